"""The index of clauses: every number of Comprehensive Rules 8.01 with one line in our own words."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

DATA: Final = "data/clauses-8.01.tsv"
JAPANESE: Final = "data/clauses-8.01.ja.tsv"

# 903, 903.2, 903.2i, 903.2i-iv: section, clause, letter, roman numeral, each inside the one before it.
_NUMBER: Final = re.compile(r"(\d{3,4})(?:\.(\d{1,2})(?:([a-z])(?:-([ivx]+))?)?)?")


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of the rulebook: its number, where it stands, and what it says in our words."""

    number: str
    section: str
    kind: str
    observable: bool
    summary: str
    priority: str
    section_ja: str = ""  # the same in Japanese; "" where nobody has written it
    ja: str = ""


class UnknownClause(KeyError):
    """A number that the rulebook does not have."""

    def __init__(self, number: str) -> None:
        super().__init__(number)
        self.number = number

    def __str__(self) -> str:
        return f"there is no clause {self.number!r} in Comprehensive Rules 8.01"


@cache
def clauses() -> Mapping[str, Clause]:
    """All clauses by number, in the order of the rulebook."""
    text = files("willpower.rules").joinpath(DATA).read_text(encoding="utf-8")
    found: dict[str, Clause] = {}
    for line in text.splitlines()[1:]:
        number, section, kind, observable, summary, priority = line.split("\t")
        if number in found:
            raise ValueError(f"{DATA}: clause {number} is there twice")
        said = japanese().get(number, ("", ""))
        found[number] = Clause(number, section, kind, observable == "yes", summary, priority, *said)
    return MappingProxyType(found)


@cache
def japanese() -> Mapping[str, tuple[str, str]]:
    """Section title and summary in Japanese by number."""
    text = files("willpower.rules").joinpath(JAPANESE).read_text(encoding="utf-8")
    found: dict[str, tuple[str, str]] = {}
    for line in text.splitlines()[1:]:
        number, section, summary = line.split("\t")
        if number in found:
            raise ValueError(f"{JAPANESE}: clause {number} is there twice")
        found[number] = (section, summary)
    return MappingProxyType(found)


def clause(number: str) -> Clause:
    """The clause with that number; raises `UnknownClause` if the rulebook has none."""
    try:
        return clauses()[number]
    except KeyError:
        raise UnknownClause(number) from None


@cache
def sections() -> Mapping[str, str]:
    """The sections by number with their titles: "201" -> "Type"."""
    return MappingProxyType({c.number.split(".")[0]: c.section for c in clauses().values()})


@cache
def sections_ja() -> Mapping[str, str]:
    """The titles of the sections in Japanese: "201" -> "種類"."""
    return MappingProxyType({c.number.split(".")[0]: c.section_ja for c in clauses().values()})


def parts(number: str) -> tuple[str, ...]:
    """A number taken apart: "903.2i-iv" -> ("903", "2", "i", "iv"); raises `ValueError` if it is none."""
    match = _NUMBER.fullmatch(number)
    if match is None:
        raise ValueError(f"{number!r} is not a clause number; they look like 903, 903.2, 903.2i or 903.2i-iv")
    return tuple(part for part in match.groups() if part is not None)


def is_within(number: str, outer: str) -> bool:
    """Whether a clause is the outer one or stands inside it: 903.2g is within 903.2 and 903, not 903.1."""
    wanted = parts(outer)
    return parts(number)[: len(wanted)] == wanted


def parent(number: str) -> Clause | None:
    """The clause that this one is a part of, if it has one: 903.2i for 903.2i-iv."""
    taken = parts(clause(number).number)
    outer = "".join((taken[0], ".", *taken[1:-1]))
    return clauses().get(outer)


def children(number: str) -> tuple[Clause, ...]:
    """The clauses directly inside a clause or section, in order."""
    depth = len(parts(number)) + 1
    found = tuple(c for c in within(number) if len(parts(c.number)) == depth)
    if not found and number not in sections():
        clause(number)
    return found


def within(number: str) -> tuple[Clause, ...]:
    """The clause or section and all that stands inside it, in order."""
    return tuple(c for c in clauses().values() if is_within(c.number, number))


def search(text: str) -> tuple[Clause, ...]:
    """Clauses by number (with all inside it) or by words, all in summary and title, English or Japanese."""
    if _NUMBER.fullmatch(text.strip()):
        return within(text.strip())
    words = text.casefold().split()
    if not words:
        return ()
    return tuple(c for c in clauses().values() if has_words(c, words))


def has_words(one: Clause, words: list[str]) -> bool:
    """Whether all words, in small letters, stand in summary and title of one language."""
    for said in (f"{one.section} {one.summary}".casefold(), f"{one.section_ja} {one.ja}".casefold()):
        if all([word in said for word in words]):
            return True
    return False
