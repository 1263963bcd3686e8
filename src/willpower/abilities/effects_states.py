"""Instructions about states of cards, damage, life and will."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Node
from .instruction import Effect
from .nouns import Filter, Noun, Quantity, Who
from .statics import Duration
from .words import SpentOn, TurnHow


@dataclass(frozen=True)
class Rest(Effect):
    """Rest cards (1013); `found` is a slot for all that are named, those that were rested before as well."""

    what: Noun
    slot: int = 0
    found: int = 0


@dataclass(frozen=True)
class Recover(Effect):
    """Recover cards (1013); `found` is a slot for all that are named, turned or not."""

    what: Noun
    slot: int = 0
    found: int = 0


@dataclass(frozen=True)
class PutCounters(Effect):
    """Put counters on cards (1022). `kinds` other than () lets the player choose one of the names. `double`:
    on each card as many as it has."""

    counter: str
    count: Quantity
    on: Noun
    slot: int = 0
    kinds: tuple[str, ...] = ()
    who: Who | None = None
    divided: bool = False
    double: bool = False


@dataclass(frozen=True)
class RemoveCounters(Effect):
    """Remove counters from cards; `count` None: all; `total`: spread over the cards as the player likes;
    `up_to`."""

    counter: str
    count: Quantity | None
    on: Noun
    slot: int = 0
    total: bool = False
    up_to: bool = False


@dataclass(frozen=True)
class MoveCounters(Effect):
    """Move counters from one card to another (1022.4); `up_to`: that many or fewer."""

    counter: str
    count: Quantity | None
    origin: Noun
    to: Noun
    slot: int = 0
    up_to: bool = False


@dataclass(frozen=True)
class AddTo(Effect):
    """Add an addition to a card (1002); bestow (1121.3)."""

    what: Noun
    to: Noun
    slot: int = 0


@dataclass(frozen=True)
class Attach(Effect):
    """Attach a card to a J/ruler (1032)."""

    what: Noun
    to: Noun
    slot: int = 0


@dataclass(frozen=True)
class Turn(Effect):
    """Turn a card over, or do something else of that kind."""

    what: Noun
    how: TurnHow
    slot: int = 0


@dataclass(frozen=True)
class RemoveFromBattle(Effect):
    """Remove from battle (1029)."""

    what: Noun


@dataclass(frozen=True)
class Mobilize(Effect):
    """Mobilize: attack and block without paying (1129.3)."""

    what: Noun
    duration: Duration


@dataclass(frozen=True)
class Damage(Effect):
    """Deal damage (1007): `source` deals `amount` to each card and player of `to`. `divided`: 903.2h
    shares. `as_before`: what is dealt instead of battle damage is battle damage (805.2, 910.1)."""

    source: Noun
    amount: Quantity
    to: Noun
    slot: int = 0
    divided: bool = False
    unpreventable: bool = False
    as_before: bool = False


@dataclass(frozen=True)
class RemoveDamage(Effect):
    """Remove damage (1007.6); `amount` None: all."""

    what: Noun
    amount: Quantity | None = None


@dataclass(frozen=True)
class GainLife(Effect):
    """Gain life."""

    amount: Quantity
    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class LoseLife(Effect):
    """Lose life. `pay`: as a cost, in hundreds (105.4a)."""

    amount: Quantity
    who: Who | None = None
    slot: int = 0
    pay: bool = False


@dataclass(frozen=True)
class PayAnyLife(Effect):
    """Pay any amount of life, in hundreds (105.4a); the amount goes to `slot`."""

    who: Who | None = None
    slot: int = 0
    most: Quantity | None = None


@dataclass(frozen=True)
class SetLife(Effect):
    """A player's life becomes a number."""

    amount: Quantity
    who: Who | None = None


@dataclass(frozen=True)
class ExchangeLife(Effect):
    """Two players exchange their life: each life becomes what the other was (104.6)."""

    one: Who
    two: Who


@dataclass(frozen=True)
class PayWill(Effect):
    """Pay will (1003) of the symbols, e.g. "{R}{1}", "{X}"; `times` multiplies."""

    symbols: str
    times: Quantity | None = None
    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class Produce(Effect):
    """Produce will (907.4).

    `choices`: alternatives, each a string of symbols ("{R}", "{U}{U}"); `count` repeats the choice
    ("two will in any combination"), `same` that all are alike. `only`: what it may be spent on.
    `of_stones`: cards; the will is of an attribute of theirs, with `same` one that all of them have, with
    `could` of one that their own will abilities produce.
    `chosen`: of the attribute that was chosen for this card by ChooseWord.
    """

    choices: tuple[str, ...]
    count: Quantity | None = None
    same: bool = False
    who: Who | None = None
    only: SpendOnly | None = None
    of_stones: Noun | None = None
    chosen: bool = False
    could: bool = False


@dataclass(frozen=True)
class CostsOf(Node):
    """Costs of kinds, of cards that fit."""

    costs: tuple[SpentOn, ...]
    of: Filter


@dataclass(frozen=True)
class SpendOnly(Node):
    """What will may be spent on: playing cards that fit (`play`), abilities of cards that fit (`activate`),
    `costs` of kinds, or of kinds and cards (`costs_of`); any of these, or `anything`. `rider`: what
    happens if it is spent to play a card that fits `rider_for` (None: any), in which that is EventSubject."""

    play: Filter | None = None
    activate: Filter | None = None
    costs: tuple[SpentOn, ...] = ()
    costs_of: tuple[CostsOf, ...] = ()
    rider: Effect | None = None
    rider_for: Filter | None = None
    anything: bool = False
