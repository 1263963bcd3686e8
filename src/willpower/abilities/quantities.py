"""Numbers in texts: constants, X, counts, values of cards, arithmetic."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from .nouns import Filter, Noun, Quantity, Who
from .words import AnyQuality, Extreme, LetterWord, Past, PlayerStat, StatWord


@dataclass(frozen=True)
class Num(Quantity):
    """A constant."""

    n: int


ANY_NUMBER: Final = Num(1 << 30)  # more than there can be of anything


@dataclass(frozen=True)
class Letter(Quantity):
    """X or Y as determined while playing (903.2f) or by the text (903.3b-i): then `value` is what "where X
    is" says."""

    letter: LetterWord = "X"
    value: Quantity | None = None


@dataclass(frozen=True)
class Count(Quantity):
    """How many cards fit (307.4a); `distinct` counts different names, attributes, races or total costs."""

    what: Noun
    distinct: AnyQuality = ""


@dataclass(frozen=True)
class Stat(Quantity):
    """A number of a card; of several cards the sum, or the highest or lowest (`extreme`). `counter`: only
    counters of that name. `left`: as it was before it left the field or the chase (911.1)."""

    stat: StatWord
    what: Noun
    extreme: Extreme = ""
    counter: str = ""
    left: bool = False


@dataclass(frozen=True)
class LifeOf(Quantity):
    """A player's life."""

    who: Who


@dataclass(frozen=True)
class Happenings(Quantity):
    """How often something happened this turn: as HappenedThisTurn."""

    what: Past
    who: Who | None = None
    filter: Filter | None = None


@dataclass(frozen=True)
class EventAmount(Quantity):
    """The amount of the triggering or replaced event: "that much"."""


@dataclass(frozen=True)
class SlotNumber(Quantity):
    """The number in a slot: a die roll, life paid, how many were found; of cards in a slot how many.
    `counter`: of counters that were removed, their kind as the text says it once more."""

    slot: int
    counter: str = field(default="", repr=False)  # it decides how the words are printed, not what is counted


@dataclass(frozen=True)
class WillSpent(Quantity):
    """How much will of the symbol ("": of any) was spent to play this card; `distinct`: of how many different
    attributes it was."""

    symbol: str = ""
    distinct: bool = False


@dataclass(frozen=True)
class WillSymbols(Quantity):
    """How many will symbols the attribute cost of cards has (203.3); only those of an attribute, if one is
    named."""

    what: Noun
    attribute: int = 0


@dataclass(frozen=True)
class DamageCapacity(Quantity):
    """DEF less damage (1102.2a)."""

    what: Noun


@dataclass(frozen=True)
class PlayerNumber(Quantity):
    """A number of a player."""

    what: PlayerStat
    who: Who


@dataclass(frozen=True)
class Times(Quantity):
    """A product."""

    left: Quantity
    right: Quantity


@dataclass(frozen=True)
class Plus(Quantity):
    """A sum."""

    left: Quantity
    right: Quantity


@dataclass(frozen=True)
class Minus(Quantity):
    """A difference."""

    left: Quantity
    right: Quantity


@dataclass(frozen=True)
class Divide(Quantity):
    """A quotient, rounded down, or up when `up`."""

    left: Quantity
    by: int
    up: bool = False
