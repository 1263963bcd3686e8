"""Citations in an edition's own numbers: the sections and bullets of the older rulebooks, and which of them
says what a clause of 8.01 says.

The engine cites clauses of 8.01 or, for what 8.01 does not have, the id of the switch that decides ("B4").
Where something is shown to somebody, it is cited as the rulebook of the game's edition numbers it:

- 5.00, 5.12: "7.10" is a section, "7.10 b1" its first bullet, "9.3 b2.4" the fourth point of its second one;
- 2.0: "2.3.5" is item 5 of section 2.3; "1.4 item 3" where a section 1.4.3 exists as well, "second list"
  where the numbering starts over, "STEP" for steps of a procedure, "8 #1" for the introduction of a chapter;
- 7.x: most numbers are lost, those of 8.01 stand for them;
- "8.01 1301.1": the edition is silent, and the clause of 8.01 is applied instead.

Older rulebooks say some things in several places. One of them is cited; the others have the clause with a "~"
in their table, and are recognised where somebody else cites them.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final, NamedTuple

from .edition import SWITCHES
from .editions import ALL
from .index import clauses, parts
from .switches import Edition

NEWEST: Final = "8.01"
# Rulebooks with numbers of their own. The fragment of 7.x has lost most of its.
OLD_BOOKS: Final = ("2.0", "5.00", "5.12")
FRAGMENT: Final = "7.x"

# The editions whose citations differ from what the engine cites.
OWN_NUMBERS: Final = frozenset(one for one in ALL if one.name.split(" ")[0] in (*OLD_BOOKS, FRAGMENT))

_SWITCH: Final = re.compile(r"[A-I]\d{1,2}")
_NEWEST_NUMBER: Final = re.compile(r"\d{3,4}(\.\d{1,2}([a-z](-[ivx]+)?)?)?")


class Section(NamedTuple):
    """A section or bullet of an older rulebook: its number, the clauses of 8.01 and the switches that it is
    the counterpart of, what it says in our words, and the clauses that it says as well as another section."""

    number: str
    clauses: tuple[str, ...]
    summary: str
    echoes: tuple[str, ...] = ()


def book_of(edition: Edition) -> str:
    """The rulebook that an edition is played by: "5.12" for both of its variants."""
    return edition.name.split(" ")[0]


@cache
def sections(book: str) -> Mapping[str, Section]:
    """The sections and bullets of an older rulebook by number, in its order; empty for 8.01."""
    found: dict[str, Section] = {}
    if book in (*OLD_BOOKS, FRAGMENT):
        name = f"data/sections-{book}.tsv"
        text = files("willpower.rules").joinpath(name).read_text(encoding="utf-8")
        for line in text.splitlines()[1:]:
            number, counterparts, summary = line.split("\t")
            if number in found:
                raise ValueError(f"{name}: section {number} is there twice")
            own = tuple(c for c in counterparts.split() if not c.startswith("~"))
            echoes = tuple(c[1:] for c in counterparts.split() if c.startswith("~"))
            found[number] = Section(number, own, summary, echoes)
    return MappingProxyType(found)


@cache
def _counterparts(book: str) -> Mapping[str, str]:
    """From clauses of 8.01 and ids of switches to the numbers of an older rulebook."""
    found: dict[str, str] = {}
    for section in sections(book).values():
        for clause in section.clauses:
            if clause in found:
                raise ValueError(f"{book}: {clause} is {found[clause]} and {section.number}")
            found[clause] = section.number
    return MappingProxyType(found)


@cache
def _switch_clauses() -> Mapping[str, str]:
    """From ids of switches to the first clause of 8.01 that each is about."""
    return MappingProxyType({one.id: one.clauses[0] if one.clauses else "" for one in SWITCHES})


def outer(clause: str) -> tuple[str, ...]:
    """A clause of 8.01 and those around it, the nearest first: 903.2i-iv, 903.2i, 903.2, 903."""
    taken = parts(clause)
    names = [taken[0]]
    if len(taken) > 1:
        names.append(f"{taken[0]}.{taken[1]}")
    if len(taken) > 2:
        names.append(names[-1] + taken[2])
    if len(taken) > 3:
        names.append(f"{names[-1]}-{taken[3]}")
    return tuple(reversed(names))


@cache
def counterpart(book: str, clause: str) -> str | None:
    """Where an older rulebook says what a clause of 8.01 or a switch says; None where it is silent."""
    table = _counterparts(book)
    if _SWITCH.fullmatch(clause):
        if clause in table:
            return table[clause]
        clause = _switch_clauses().get(clause, "")
        if not clause:
            return None
    for name in outer(clause):
        if name in table:
            return table[name]
    return None


@cache
def _cited(book: str, clause: str) -> str:
    if book not in (*OLD_BOOKS, FRAGMENT):
        return _switch_clauses().get(clause, clause) or clause
    found = counterpart(book, clause)
    if found is not None:
        return found
    newest = _switch_clauses().get(clause, clause) or clause
    return newest if book == FRAGMENT else f"{NEWEST} {newest}"


def cite(edition: Edition, clause: str) -> str:
    """A citation of the engine as the rulebook of the edition numbers it."""
    return _cited(book_of(edition), clause) if clause else clause


@cache
def _echoes(book: str) -> Mapping[str, tuple[str, ...]]:
    """From clauses of 8.01 and ids of switches to all other sections of an older rulebook that say them."""
    found: dict[str, tuple[str, ...]] = {}
    for section in sections(book).values():
        for clause in section.echoes:
            found[clause] = (*found.get(clause, ()), section.number)
    return MappingProxyType(found)


@cache
def _all_cited(book: str, clause: str) -> tuple[str, ...]:
    numbers = [_cited(book, clause)]
    clauses_of = {one.id: one.clauses for one in SWITCHES}.get(clause, ())
    for wanted in (clause, *clauses_of[:1]):
        for name in (wanted,) if _SWITCH.fullmatch(wanted) else outer(wanted):
            numbers += _echoes(book).get(name, ())
            if name in _counterparts(book):
                break  # what is said further out is less than what was found
    return tuple(dict.fromkeys(numbers))


def all_cited(edition: Edition, clause: str) -> tuple[str, ...]:
    """A citation of the engine in every way that the rulebook of the edition allows, the usual one first."""
    return _all_cited(book_of(edition), clause) if clause else ()


@cache
def as_listed(book: str, number: str) -> str:
    """A number of an older rulebook as the table has it: items of a second list, or of a section that has
    subsections of the same number, are often cited by the bare number."""
    table = sections(book)
    if number in table or not table:
        return number
    head, dot, last = number.replace(" item ", ".").rpartition(".")
    for form in (f"{head}.{last}", f"{head} item {last}", f"{head} second list {last}", f"{head} b{last}"):
        if dot and form in table:
            return form
    return number


def known(edition: Edition, number: str) -> bool:
    """Whether a citation stands in the rulebook of an edition, or in 8.01 where that one is silent."""
    book = book_of(edition)
    if as_listed(book, number) in sections(book):
        return True
    if book in OLD_BOOKS:
        number, silent = number.removeprefix(f"{NEWEST} "), number.startswith(f"{NEWEST} ")
        return silent and number in clauses()
    return number in clauses()


def what_it_says(book: str, number: str) -> str | None:
    """What a citation says, in our words; None if there is no such number."""
    section = sections(book).get(number)
    if section is not None:
        return section.summary
    if book in OLD_BOOKS:
        silent, _, number = number.rpartition(" ")
        if silent != NEWEST:
            return None
    clause = clauses().get(number)
    return None if clause is None else clause.summary


def is_within(number: str, around: str) -> bool:
    """Whether a section is the other one or stands inside it: "9.3 b2.1" is in "9.3", not in "9.3 b1"."""
    if not number.startswith(around):
        return False
    return number[len(around) :][:1] in ("", ".", " ")


def search(book: str, text: str) -> tuple[Section, ...]:
    """Sections of an older rulebook by their number (with all inside), by the clause of 8.01, or by words."""
    wanted = as_listed(book, " ".join(text.split()))
    rows = tuple(sections(book).values())
    found = tuple(row for row in rows if is_within(row.number, wanted))
    if found:
        return found
    if _NEWEST_NUMBER.fullmatch(wanted) or _SWITCH.fullmatch(wanted):
        number = counterpart(book, wanted)
        return () if number is None else tuple(row for row in rows if is_within(row.number, number))
    words = wanted.casefold().split()
    if not words or wanted[0].isdigit():
        return ()
    return tuple(row for row in rows if all(word in row.summary.casefold() for word in words))
