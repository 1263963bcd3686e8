"""Races and traits: those of the lexicon, and capitalised words that no template uses."""

from __future__ import annotations

from functools import cache
from typing import Final

from . import lexicon
from .chart import Chart
from .printer import Printer
from .rows import Value
from .spelling import near_words
from .table import Found
from .tokens import NUMBER, WORD, Token


def known_race(chart: Chart, at: int) -> tuple[int, str | None, str | None] | None:
    """The longest known race here: where it ends, and the race it is as one and as many."""
    best = None
    text = ""
    for end in range(at + 1, min(at + 6, chart.n + 1)):
        token = chart.tokens[end - 1]
        if token.kind != WORD:
            break
        text = f"{text} {token.text}" if text else token.text
        one = text if text in lexicon.RACES else None
        many = lexicon.singular(text)
        if many not in lexicon.RACES:
            many = None
        if one or many:
            best = (end, one, many)
    return best


def within(chart: Chart, at: int) -> bool:
    """Whether a word stands within a sentence: if it has a capital letter there, it is part of a name."""
    return at > 0 and chart.keys[at - 1] not in _BEGINNINGS


_BEGINNINGS: Final = frozenset([".", ":", "⇒", "-", ";", ",", "or", "and"])


def with_of(chart: Chart, end: int) -> int:
    """Where a race ends that goes on with "of": "Child of Dawn", "Guardian of the Gate"."""
    at = end
    if at < chart.n and chart.keys[at] == "of":
        at += 2 if chart.keys[at + 1 : at + 2] == ["the"] else 1
        if at < chart.n and known_race(chart, at) is not None:
            return end  # a slip of the pen: "Golem of Spirit" for "or"
        last = at
        while last < chart.n and _unknown(chart, last):
            last += 1
        if last > at:
            return last
    return end


def _unknown(chart: Chart, at: int) -> bool:
    """A capitalised word that no template uses, and no slip of the pen for a word that is known."""
    token = chart.tokens[at]
    if token.kind != WORD or not token.capital or token.key in chart.table.vocabulary:
        return False
    if token.key in LATER_TYPES:
        return False
    return len(token.text) > 1 and "/" not in token.text and not misspelt(token.text)


# Types that came after 8.01, which has no rule for them: they are no races.
LATER_TYPES: Final = frozenset(["sub-ruler", "sub-rulers"])
LONG: Final = 6  # letters of a known race that another word is hardly near to by chance


@cache
def misspelt(word: str) -> bool:
    """Whether a word is one slip of a finger away from a known race of one word."""
    if len(word) < LONG - 1:
        return False
    return any(
        len(other) >= LONG and other in lexicon.RACES and other != word
        for other in (near.capitalize() for near in near_words(word.lower()))
    )


class RaceName:
    """A race or trait, singular or plural: known ones, or any capitalised words the templates do not use."""

    def __init__(self, number: str) -> None:
        self.number = number
        self.category = f"race.{number}"
        self.describes = "Dragon" if number == "s" else "Dragons"
        self.id = 0

    def starts(self, token: Token) -> bool:
        """Races are written with a capital letter."""
        return token.kind == WORD and token.capital

    def match(self, chart: Chart, at: int) -> Found:
        """The longest known race here, or the longest run of unknown capitalised words."""
        known = known_race(chart, at)
        if known is not None and with_of(chart, known[0]) == known[0]:
            end, one, many = known
            race = one if self.number == "s" else many
            return [] if race is None else [(end, race)]
        tokens = chart.tokens
        end = at if known is None else known[0]
        counted = end < chart.n and tokens[end].key in lexicon.NUMBERS
        if counted and within(chart, at) and end + 1 < chart.n and _unknown(chart, end + 1):
            end += 1  # "a Five Hero"
        while end < chart.n and _unknown(chart, end) and tokens[end].key not in lexicon.NUMBERS:
            end += 1
        if end == at:
            return []
        end = with_of(chart, end)
        words = [token.text for token in tokens[at:end]]
        if end < chart.n and tokens[end].kind == NUMBER and len(tokens[end].text) < 3:
            words.append(tokens[end].text)  # "Squad 7"
            end += 1
        name = " ".join(words)
        race = name if self.number == "s" else lexicon.singular(name)
        if race is None or race == getattr(chart.context, "name", ""):
            return []  # 202.3: the name of the card itself
        return [(end, race)]

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The race in the right number."""
        text = value if self.number == "s" else lexicon.plural(value)
        return list(text.split())
