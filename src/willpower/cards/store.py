"""The user's data folder: the cards they have imported.

The folder is $WILLPOWER_HOME, or where the system keeps such things. The environment is read when it is asked
for; nothing is made before something is kept.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from .database import CardDatabase, load_cards, save_cards

HOME: Final = "WILLPOWER_HOME"
_NAME: Final = "willpower"
_CARDS: Final = "cards.json"


def data_folder() -> Path:
    """Where the user's own data is kept."""
    chosen = os.environ.get(HOME)
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("APPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Roaming") / _NAME
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / _NAME
    chosen = os.environ.get("XDG_DATA_HOME")
    # A relative path there is to be ignored, says the standard.
    if chosen and Path(chosen).is_absolute():
        return Path(chosen) / _NAME
    return Path.home() / ".local" / "share" / _NAME


def imported_cards() -> CardDatabase:
    """The cards that the user has imported; raises `CardError` if the file is damaged."""
    path = data_folder() / _CARDS
    return load_cards(path) if path.is_file() else CardDatabase()


def add_imported(cards: CardDatabase) -> Path:
    """Add cards to the imported ones, in place of those with their numbers. What another process imports at
    the same time stays. Raises `OSError`, and `CardError` if the old file is damaged."""
    path = data_folder() / _CARDS
    path.parent.mkdir(parents=True, exist_ok=True)
    with alone(path):
        save_cards(imported_cards().merged(cards), path)
    return path


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Wait until no other process changes this file, and keep them out meanwhile. Raises `OSError`."""
    with open(path.with_name(f".{path.name}.lock"), "ab") as lock:
        _lock(lock.fileno())
        yield  # the lock goes with the open file, also when the process dies


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_LOCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX)


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file so that at every moment either the old or the new one is there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.{os.urandom(4).hex()}.tmp")
    try:
        temporary.write_bytes(data)
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)
