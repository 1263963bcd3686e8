"""Searching the catalogue: words, `type:resonator cost<4 text:gem`, and what can be ticked beside them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import chain
from typing import Final, NamedTuple

from msgspec.structs import replace

from .catalogue import KINDS, Catalogue, Entry, folded
from .protocol_cards import CardList, Counted, Sifts
from .table import Refusal

MOST: Final = 120  # cards in one answer
_MOST_COUNTED: Final = 300
_MOST_TERMS: Final = 20
_TERM: Final = re.compile(r'(-?)(?:([A-Za-z]+)(:|<=|>=|<|>|=))?("[^"]*"?|\S+)')
_LETTERS: Final = {"w": "light", "r": "fire", "u": "water", "g": "wind", "b": "darkness", "void": "none"}
_SAID_SO: Final = {
    "attack": "atk",
    "defense": "def",
    "color": "attribute",
    "colour": "attribute",
    "attr": "attribute",
    "att": "attribute",
    "kw": "keyword",
    "o": "text",
    "t": "type",
    "c": "cost",
}
_NUMBERS: Final = ("cost", "atk", "def")
_FIELDS: Final = ("name", "text", "type", "attribute", "race", "keyword", "set", "is", *_NUMBERS)
_UNDONE: Final = re.compile(r"([A-Za-z]+)(:|<=|>=|<|>|=)")
TYPES, ATTRIBUTES, _COSTS, RACES, KEYWORDS, _SETS, READ, ORIGIN = range(len(KINDS))
SORTS: Final = ("", "name", "cost", "number", "atk")

Test = Callable[[Entry], bool]


class Question(NamedTuple):
    """What is looked for. Each of the tuples: one of these words."""

    words: str = ""
    types: tuple[str, ...] = ()
    attributes: tuple[str, ...] = ()
    costs: tuple[str, ...] = ()
    races: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()
    read: tuple[str, ...] = ()
    origin: tuple[str, ...] = ()
    sort: str = ""


def _words(values: Iterable[str]) -> frozenset[str]:
    return frozenset([folded(value) for value in values])


def sifts_of(question: Question) -> list[tuple[str, frozenset[str]]]:
    """The ticked words of each kind."""
    return [
        ("types", _words(question.types)),
        ("attributes", _words(question.attributes)),
        ("costs", _words(question.costs)),
        ("races", _words(question.races)),
        ("keywords", _words(question.keywords)),
        ("sets", _words(question.sets)),
        ("read", _words(question.read)),
        ("origin", _words(question.origin)),
    ]


def _compared(left: int, sign: str, right: int) -> bool:
    match sign:
        case "<":
            return left < right
        case ">":
            return left > right
        case "<=":
            return left <= right
        case ">=":
            return left >= right
    return left == right


def _number(field: str, sign: str, text: str) -> Test:
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise Refusal("malformed", f"After {field}{sign} stands a number, not {text[:20]!r}.")
    wanted = int(text)

    def test(entry: Entry) -> bool:
        shown = entry.shown
        value = shown.total if field == "cost" else shown.atk if field == "atk" else shown.defense
        return value is not None and _compared(value, sign, wanted)

    return test


def _term(field: str, sign: str, text: str) -> Test | None:
    """What a term of the search language asks; None if it is none."""
    word = folded(text)
    field = _SAID_SO.get(field, field)
    if field in _NUMBERS:
        return _number(field, sign, word)
    if sign not in (":", "="):
        return None
    match field:
        case "name":
            return lambda entry: word in entry.name
        case "text":
            return lambda entry: word in entry.text
        case "type":
            return lambda entry: any([word in one for one in entry.values[TYPES]])
        case "race":
            return lambda entry: any([word in one for one in entry.values[RACES]])
        case "keyword":
            return lambda entry: any([one.startswith(word) for one in entry.values[KEYWORDS]])
        case "set":
            return lambda entry: entry.shown.set.casefold() == word
        case "attribute":
            wanted = _LETTERS.get(word, word)
            return lambda entry: wanted in entry.values[ATTRIBUTES]
        case "is":
            known = {"partial": "partly", "understood": "whole", "imported": "own"}.get(word, word)
            return lambda entry: known in entry.values[READ] or known in entry.values[ORIGIN]
    return None


def tests_of(words: str) -> list[Test]:
    """What a line of the search language asks, all of which must hold; raises `Refusal`."""
    found: list[Test] = []
    for minus, field, sign, text in _TERM.findall(words)[:_MOST_TERMS]:
        inner = text.strip('"')
        if not field and (undone := _UNDONE.fullmatch(inner)):
            _known(*undone.groups())
            continue  # what it asks is still being written
        test = _term(field.casefold(), sign, inner) if field else None
        if test is None and field:
            _known(field, sign)
        if test is None:
            word = folded(f"{field}{sign}{inner}")
            test = _has(word)
        found.append(_not(test) if minus else test)
    return found


def _known(field: str, sign: str) -> None:
    """Raises `Refusal` for a field that cards do not have, or one that is not compared so."""
    name = _SAID_SO.get(field.casefold(), field.casefold())
    if name not in _FIELDS:
        raise Refusal("malformed", f"There is no field {field[:20]!r}; there are {', '.join(_FIELDS)}.")
    if sign not in (":", "=") and name not in _NUMBERS:
        raise Refusal("malformed", f"Only {', '.join(_NUMBERS)} can be compared with {sign}.")


def _has(word: str) -> Test:
    return lambda entry: word in entry.words


def _not(test: Test) -> Test:
    return lambda entry: not test(entry)


def found_by(cards: Catalogue, question: Question) -> tuple[list[Entry], dict[str, Counter[str]]]:
    """The cards that were looked for, and for each kind of tick how many there are with each word: of those
    that fit all that is ticked elsewhere."""
    found = cards.entries
    for test in tests_of(question.words):
        found = [entry for entry in found if test(entry)]
    ticked = [(place, words) for place, (_, words) in enumerate(sifts_of(question)) if words]
    missing_one: dict[int, list[Entry]] = {place: [] for place, _ in ticked}
    if ticked:
        fitting: list[Entry] = []
        for entry in found:
            missed = [place for place, words in ticked if words.isdisjoint(entry.values[place])]
            if not missed:
                fitting.append(entry)
            elif len(missed) == 1:
                missing_one[missed[0]].append(entry)
        found = fitting
    counts: dict[str, Counter[str]] = {}
    for place, kind in enumerate(KINDS):
        counted = [*found, *missing_one.get(place, ())]
        counts[kind] = Counter(chain.from_iterable([entry.values[place] for entry in counted]))
    return _sorted(found, question), counts


def _sorted(found: list[Entry], question: Question) -> list[Entry]:
    match question.sort:
        case "name":
            return sorted(found, key=lambda entry: entry.name)
        case "cost":
            return sorted(found, key=lambda entry: (entry.shown.total, entry.name))
        case "number":
            return sorted(found, key=lambda entry: entry.shown.key)
        case "atk":
            return sorted(found, key=lambda entry: (-(entry.shown.atk or 0), entry.name))
    word = folded(question.words.strip())
    if not word:
        return found
    # A name that begins so, then a name that has it, then the rest; else as they stand in their sets.
    return sorted(found, key=lambda entry: (not entry.name.startswith(word), word not in entry.name))


def printed_once(found: list[Entry]) -> tuple[list[Entry], dict[str, int]]:
    """The cards without those that are another printed again, and how often each was printed. A card with
    several sides stands alone: its other sides may differ."""
    first: dict[tuple[object, ...], Entry] = {}
    prints: dict[str, int] = {}
    kept: list[Entry] = []
    for entry in found:
        c = entry.shown
        words = (tuple(c.types), tuple(c.general), tuple(c.races), tuple(c.attributes), tuple(c.stone_types))
        look = (c.name, c.cost, *words, tuple(c.text), c.atk, c.defense)
        same = first.setdefault(look, entry) if c.sides == 1 else entry
        if same is entry:
            kept.append(entry)
        prints[same.shown.key] = prints.get(same.shown.key, 0) + 1
    return kept, prints


def search(cards: Catalogue, question: Question, first: int, count: int) -> CardList:
    """Some of the cards that were looked for; with the first ones what they can be sifted by."""
    if question.sort not in SORTS:
        raise Refusal("malformed", f"Cards are sorted by {', '.join(SORTS[1:])}.")
    found, counts = found_by(cards, question)
    if not question.sets and question.sort != "number":
        found, prints = printed_once(found)
    else:
        prints = {}
    some = [
        replace(entry.shown, prints=prints.get(entry.shown.key, 1))
        for entry in found[first : first + min(count, MOST)]
    ]
    printed = sum(prints.values()) if prints else len(found)
    return CardList(len(found), len(cards.entries), first, some, None if first else _sifts(counts), printed)


def _sifts(counts: dict[str, Counter[str]]) -> Sifts:
    def most(kind: str) -> list[Counted]:
        items = sorted(counts[kind].items(), key=lambda item: (-item[1], item[0]))
        return [Counted(word, n) for word, n in items[:_MOST_COUNTED]]

    costs = sorted(counts["costs"].items())
    return Sifts(
        most("types"),
        most("attributes"),
        [Counted(word, n) for word, n in costs],
        most("races"),
        most("keywords"),
        most("sets"),
        most("read"),
        most("origin"),
    )
