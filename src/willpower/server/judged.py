"""Which judge files show a card: those in which its name stands."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from willpower.judge.collection import judge_folder

from .protocol_cards import ShownBy

_MOST: Final = 40
_TITLE: Final = re.compile(r"^title:\s*(.+)$", re.M)
_SUFFIXES: Final = (".yaml", ".yml", ".toml", ".json")


@cache
def _texts() -> tuple[tuple[str, str], ...]:
    folder = judge_folder()
    if folder is None:
        return ()
    files = sorted([path for path in folder.rglob("*") if path.suffix in _SUFFIXES and path.is_file()])
    return tuple([(path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8")) for path in files])


def shown_by(name: str) -> list[ShownBy]:
    """The judge files in which the card with this name takes part; not those that write a card of that name
    themselves."""
    if len(name) < 3:
        return []
    word = re.compile(rf"(?<![\w'’-]){re.escape(name)}(?![\w'’-])")
    own = re.compile(rf"name:\s*[\"']?{re.escape(name)}[\"']?\s*[,}}\n]")
    found: list[ShownBy] = []
    for file, text in _texts():
        if name not in text or own.search(text):
            continue
        body = _TITLE.sub("", text, count=1)
        if word.search(body):
            title = _TITLE.search(text)
            found.append(ShownBy(file, title[1].strip().strip("\"'") if title else file))
            if len(found) == _MOST:
                break
    return found
