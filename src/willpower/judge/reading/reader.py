"""Reading a whole judge file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from willpower.cards.database import CardDatabase
from willpower.rules.edition import DEFAULT, EDITIONS, UnknownEdition, edition

from .catalog import Catalog, own_cards
from .errors import JudgeError, hint
from .expect_reader import Known, read_facts
from .fields import items, known_keys, mapping, text
from .loader import LARGEST, Scalar, Value, load, show
from .model import Entry, JudgeFile
from .start_reader import read_start
from .step_reader import read_steps

FORMAT: Final = 1
_TURNS: Final = "--turns "  # in a comment: a puzzle takes more turns than one
_KEYS: Final = ("format", "title", "edition", "clauses", "cards", "start", "do", "expect", "goal")


def read_path(path: Path, databases: Sequence[CardDatabase] = ()) -> JudgeFile:
    """The judge file at a path; raises `JudgeError`."""
    return read_value(load_path(path), str(path), databases)


def load_path(path: Path) -> Value:
    """The YAML at a path; raises `JudgeError`."""
    if path.is_dir():
        raise JudgeError(0, "there are no judge files (*.yaml) in this directory")
    try:
        with open(path, "rb") as stream:
            raw = stream.read(4 * LARGEST + 1)
    except OSError as error:
        raise JudgeError(0, f"cannot be read: {error.strerror}") from None
    try:
        written = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise JudgeError(raw[: error.start].count(b"\n") + 1, "is not UTF-8") from None
    return load(written)


def read_text(written: str, path: str = "", databases: Sequence[CardDatabase] = ()) -> JudgeFile:
    """The judge file in a text; raises `JudgeError`."""
    return read_value(load(written), path, databases)


def head(value: Value) -> tuple[str, tuple[str, ...]]:
    """Title and clauses of a file, as far as they can be read, for reports on files with errors."""
    title = ""
    clauses: list[str] = []
    for key, item in getattr(value, "entries", ()):
        if key.text == "title" and isinstance(item, Scalar):
            title = item.text
        elif key.text == "clauses":
            clauses += [part.text for part in items(item) if isinstance(part, Scalar)]
    return title, tuple(clauses)


def read_value(value: Value, path: str = "", databases: Sequence[CardDatabase] = ()) -> JudgeFile:
    """The judge file that loaded YAML is; raises `JudgeError`."""
    data = mapping(value, "a judge file")
    known_keys(data, _KEYS, "a judge file")
    said = data.get("format")
    if said is None:
        raise JudgeError(data.line, f"`format: {FORMAT}` is missing")
    if not isinstance(said, Scalar) or said.text != str(FORMAT):
        raise JudgeError(said.line, f"format {show(said)}; this reads format {FORMAT}")
    made = JudgeFile(path)
    made.title, made.clauses = head(data)
    named = data.get("edition")
    made.edition = text(named, "edition") if named is not None else DEFAULT
    for known_as in EDITIONS:
        if known_as.casefold() == " ".join(made.edition.casefold().split()):
            made.edition = known_as
    try:
        rules = edition(made.edition)
    except UnknownEdition:
        line = named.line if named is not None else 0
        raise JudgeError(line, f"unknown edition {made.edition!r}; {hint(made.edition, EDITIONS)}") from None
    listed = data.get("clauses")
    for item in items(listed) if listed is not None else ():
        text(item, "clauses")
    own = data.get("cards")
    catalog = Catalog(own_cards(own) if own is not None else CardDatabase(), databases)
    made.start = read_start(data.get("start"), catalog, rules)
    known = Known(catalog, tuple(rules.phases))
    known.texts = _texts(made, catalog)
    made.steps = read_steps(data.get("do"), known, tuple(rules.phases))
    expected = data.get("expect")
    if expected is not None:
        made.expect = read_facts(expected, known)
    goal = data.get("goal")
    if goal is not None:
        made.goal = read_facts(goal, known)
    return made


def _texts(made: JudgeFile, catalog: Catalog) -> str:
    """The words on all cards of the file, for the names of tokens they make."""
    entries: list[Entry] = []
    for player in made.start.players:
        for zone in player.zones.values():
            entries += zone
    cards = {entry.card for entry in entries if entry.card is not None} | set(catalog.own)
    return "\n".join(sorted(line.lower() for card in cards for face in card.faces for line in face.text))


def turns_of(text: str) -> int:
    """In how many turns a puzzle is to be solved: a comment says so, one turn otherwise."""
    for line in text.splitlines():
        if line.startswith("#") and _TURNS in line:
            digits = line.partition(_TURNS)[2].split(" ")[0].strip(":,;.")
            return int(digits) if digits.isdigit() else 1
    return 1
