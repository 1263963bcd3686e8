"""The user's own pictures of cards: a folder whose files are named after the number or name of a card."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from .table import Refusal

KINDS: Final[dict[str, str]] = {
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
}
LARGEST: Final = 20 * 1024 * 1024


def pictures(folder: str) -> dict[str, Path]:
    """The pictures in a folder by the number or name of their card. Only files that lie in it themselves are
    taken; a name that somebody asks for is looked up among these and never becomes a path."""
    if not folder:
        return {}
    found: dict[str, Path] = {}
    try:
        for path in sorted(Path(folder).iterdir()):
            if path.suffix.lower() in KINDS and path.is_file() and not path.is_symlink():
                if path.stat().st_size <= LARGEST:
                    found.setdefault(path.stem, path)
    except OSError:
        return found
    return found


def picture(folder: str, name: str) -> tuple[Path, str]:
    """A picture and what kind of file it is; raises `Refusal`."""
    path = pictures(folder).get(name)
    if path is None:
        raise Refusal("unknown game", "There is no such picture.")
    return path, KINDS[path.suffix.lower()]
