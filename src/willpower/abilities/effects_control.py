"""Instructions that steer others: one after the other, if, may, for each, later, for a while."""

from __future__ import annotations

from dataclasses import dataclass

from .conditions import Condition
from .instruction import Effect
from .nouns import Noun, Quantity, Target, Who
from .statics import Duration, Static
from .triggers import Trigger
from .words import Unused


@dataclass(frozen=True)
class Sequence(Effect):
    """One after the other."""

    parts: tuple[Effect, ...]


@dataclass(frozen=True)
class May(Effect):
    """A player may have it happen. The answer is written to `slot`."""

    effect: Effect
    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class If(Effect):
    """One thing or another."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None


@dataclass(frozen=True)
class Modes(Effect):
    """ "Choose one": the modes are chosen while playing (903.2e).

    `least`/`most` None: 1. `extra_if` lets up to `extra_most` be chosen when the condition holds, and at
    least `extra_least` ("choose both instead"; None: as without). `at_random`: chance chooses. `unused`: only
    of those that were not chosen for this card before ("game"), or this turn ("turn"). `only_if`: the option
    with the number `only_which` is chosen only if that holds.
    """

    options: tuple[Effect, ...]
    least: Quantity | None = None
    most: Quantity | None = None
    extra_if: Condition | None = None
    extra_most: Quantity | None = None
    at_random: bool = False
    extra_least: Quantity | None = None
    unused: Unused = ""
    only_if: Condition | None = None
    only_which: int = 0


@dataclass(frozen=True)
class ChooseNow(Effect):
    """A choice among effects made when it is resolved ("gains [Flying] or [Pierce]"); in a cost one of the
    options is paid."""

    options: tuple[Effect, ...]
    who: Who | None = None
    least: Quantity | None = None
    most: Quantity | None = None


@dataclass(frozen=True)
class ForEach(Effect):
    """Once for each card of a noun (in `slot` meanwhile), or a number of times when `what` is a Quantity."""

    what: Noun | Quantity
    effect: Effect
    slot: int = 0


@dataclass(frozen=True)
class EachPlayerDoes(Effect):
    """Each of the players does it, the turn player first; inside, You is that player when `as_you`. Those who
    did it are written to `slot`."""

    who: Who
    effect: Effect
    as_you: bool = True
    slot: int = 0


@dataclass(frozen=True)
class Unless(Effect):
    """It happens unless a player performs the cost completely. Whether it happened is written to `slot`."""

    effect: Effect
    cost: tuple[Effect, ...]
    who: Who
    slot: int = 0


@dataclass(frozen=True)
class PayFor(Effect):
    """A player may perform the cost; if they do, the effect happens ("you may pay {1}. If you do, ...")."""

    cost: tuple[Effect, ...]
    effect: Effect | None
    who: Who | None = None
    optional: bool = True
    slot: int = 0
    otherwise: Effect | None = None


@dataclass(frozen=True)
class RepeatUntil(Effect):
    """Again and again until the condition holds after a round or nothing more can be done."""

    effect: Effect
    until: Condition
    optional_stop: bool = False


@dataclass(frozen=True)
class Delayed(Effect):
    """Makes a delayed automatic ability (906.8). `times` 0: as often as it happens while `duration` lasts.
    `early`: its targets are those of what makes it ("destroy target resonator at end of turn", 903.2g)."""

    trigger: Trigger
    effect: Effect
    duration: Duration | None = None
    times: int = 1
    condition: Condition | None = None
    early: bool = False


@dataclass(frozen=True)
class Targeting(Effect):
    """ "Target a resonator you control and a resonator your opponent controls": targets named before use."""

    targets: tuple[Target, ...]


@dataclass(frozen=True)
class NoEffect(Effect):
    """Text that tells what happens anyway (readings 38)."""


@dataclass(frozen=True)
class NotChased(Effect):
    """As long as this ability is on the chase, these players cannot chase to it (1008.2); nothing happens
    when it resolves."""

    who: Who


@dataclass(frozen=True)
class Apply(Effect):
    """Makes continuous effects that last for the duration (901.2b, 909.4)."""

    statics: tuple[Static, ...]
    duration: Duration
    slot: int = 0
