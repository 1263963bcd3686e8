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
    return MappingProxyType(_infos(""))


def _infos(below: str) -> dict[str, FileInfo]:
    """The files below a folder of the collection by their paths, in order."""
    folder = judge_folder()
    paths = sorted((folder / below).rglob("*.yaml")) if folder is not None else []
    found: dict[str, FileInfo] = {}
    for path in paths:
        name = path.relative_to(folder).as_posix() if folder is not None else ""
        found[name] = _info(name, path.read_text(encoding="utf-8"))
    return found


@cache
def _puzzle_files() -> Mapping[str, FileInfo]:
    """The files of the puzzles; they are asked for by people who wait, without all the others."""
    return MappingProxyType(_infos(PUZZLES))


def judge_text_of(path: str) -> str:
    """The text of a bundled judge file; raises `KeyError` if there is none of that path."""
    folder = judge_folder()
    known = _puzzle_files() if path.startswith(PUZZLES) else judge_collection()
    if folder is None or path not in known:
        raise KeyError(path)
    return (folder / path).read_text(encoding="utf-8")


def puzzles() -> tuple[FileInfo, ...]:
    """The bundled puzzles, in order."""
    return tuple([one for one in _puzzle_files().values() if one.goal])


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
