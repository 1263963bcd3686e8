"""Things that are true or not: "if", "as long as", "unless", "only if"."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Node
from .nouns import Filter, Noun, Quantity, Who
from .words import Fact, Op, Past, PhaseWord, PlayedHow, Weather


@dataclass(frozen=True)
class Condition(Node):
    """Something that is true or not at a moment."""


@dataclass(frozen=True)
class Compare(Condition):
    """Two numbers compared."""

    left: Quantity
    op: Op
    right: Quantity | None = None


@dataclass(frozen=True)
class Exists(Condition):
    """At least that many cards fit: "if you control a Dragon", "if there is ...". None: one."""

    what: Noun
    least: Quantity | None = None


@dataclass(frozen=True)
class Fits(Condition):
    """The cards (all of them, at least one) fit: "if it's a fire resonator"."""

    what: Noun
    filter: Filter


@dataclass(frozen=True)
class Did(Condition):
    """The instruction that wrote the slot was performed: "if you do", "this way"; `by`: by these players,
    with cards that were theirs before (1011.2, 1019.1) if there is a `filter`. `left`: cards are asked what
    they were before they left (911.1)."""

    slot: int
    filter: Filter | None = None
    least: Quantity | None = None
    by: Who | None = None
    left: bool = False


@dataclass(frozen=True)
class TurnOf(Condition):
    """It is the turn of the player."""

    who: Who


@dataclass(frozen=True)
class PhaseIs(Condition):
    """It is a phase, a battle, or main timing."""

    phase: PhaseWord
    who: Who | None = None


@dataclass(frozen=True)
class WeatherIs(Condition):
    """The weather of the player is of the type (1028.2)."""

    weather: Weather
    who: Who | None = None


@dataclass(frozen=True)
class HappenedThisTurn(Condition):
    """Something happened this turn at least that often (None: once)."""

    what: Past
    who: Who | None = None
    filter: Filter | None = None
    least: Quantity | None = None


@dataclass(frozen=True)
class WasPlayed(Condition):
    """How this card was played: "awakened", "from" the `zones` (`yours`: your own), as the "nth" card (that
    fits `filter`) of its player's turn (`number`), with an optional AddedCost ("paid additional") ..."""

    how: PlayedHow
    number: int = 0
    what: Noun | None = None
    zones: int = 0
    filter: Filter | None = None
    yours: bool = False


@dataclass(frozen=True)
class PaidWith(Condition):
    """Will of these symbols was spent on this card ("{R}{R}"), or will made by a fitting card."""

    symbols: str
    source: Filter | None = None


@dataclass(frozen=True)
class ModeChosen(Condition):
    """The mode (1-based) was chosen."""

    mode: int


@dataclass(frozen=True)
class GameIs(Condition):
    """A fact about the game."""

    what: Fact


@dataclass(frozen=True)
class NotCond(Condition):
    """The condition does not hold."""

    condition: Condition


@dataclass(frozen=True)
class AllConds(Condition):
    """All of the conditions hold."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class AnyCond(Condition):
    """At least one of the conditions holds."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class NumberIf(Quantity):
    """One number if a condition holds, another otherwise."""

    condition: Condition
    then: Quantity
    otherwise: Quantity
