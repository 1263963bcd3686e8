"""The judge files that come with the project: where they are, what each is about, and their texts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

import yaml

from willpower.rules.edition import DEFAULT

from .reading.reader import turns_of

_HERE: Final = Path(__file__).resolve()
_KEYS: Final = ("title:", "clauses:", "edition:", "goal:")
PUZZLES: Final = "puzzles/"


class FileInfo(NamedTuple):
    """A bundled judge file: its path below the folder, title, edition, clauses; a puzzle has a goal, and
    says in how many turns it is reached."""

    path: str
    title: str
    edition: str
    clauses: tuple[str, ...]
    goal: bool
    turns: int


def judge_folder() -> Path | None:
    """The folder with the judge files: that of the checkout, otherwise that of the package."""
    for folder in (_HERE.parents[3] / "judge", _HERE.parent / "files"):
        if (folder / "puzzles").is_dir():
            return folder
    return None


@cache
def judge_collection() -> Mapping[str, FileInfo]:
    """All bundled judge files by their paths, in order."""
    folder = judge_folder()
    if folder is None:
        return MappingProxyType({})
    found = {}
    for path in sorted(folder.rglob("*.yaml")):
        name = path.relative_to(folder).as_posix()
        found[name] = _info(name, path.read_text(encoding="utf-8"))
    return MappingProxyType(found)


def judge_text_of(path: str) -> str:
    """The text of a bundled judge file; raises `KeyError` if there is none of that path."""
    folder = judge_folder()
    if folder is None or path not in judge_collection():
        raise KeyError(path)
    return (folder / path).read_text(encoding="utf-8")


def puzzles() -> tuple[FileInfo, ...]:
    """The bundled puzzles, in order."""
    return tuple([one for one in judge_collection().values() if one.path.startswith(PUZZLES) and one.goal])


def _info(name: str, text: str) -> FileInfo:
    """What a file is about, from the lines that say so; reading all of a thousand files takes too long."""
    said: dict[str, object] = {}
    for line in text.splitlines():
        if line.startswith(_KEYS) and not line.rstrip().endswith((":", ">", "|")):
            key, _, value = line.partition(":")
            try:
                said[key] = yaml.safe_load(value)
            except yaml.YAMLError:
                said[key] = None  # running it says what is wrong with it
        elif line.startswith("goal:"):
            said["goal"] = True
    listed = said.get("clauses")
    numbers = tuple([str(one) for one in listed]) if isinstance(listed, list) else ()
    title = str(said.get("title") or name)
    return FileInfo(name, title, str(said.get("edition") or DEFAULT), numbers, "goal" in said, turns_of(text))
