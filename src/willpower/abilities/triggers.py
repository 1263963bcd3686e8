"""What automatic abilities wait for, and what replacement effects replace: kinds of events."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Node
from .conditions import Condition
from .nouns import Filter, Noun, Quantity, Who
from .words import (
    AnyWeather,
    CounterHow,
    Deed,
    LifeHow,
    MoveHow,
    Nth,
    Op,
    Period,
    PlayedKind,
    Point,
    TurnedHow,
)


@dataclass(frozen=True)
class Trigger(Node):
    """A kind of event, seen from the ability that watches for it (906.4).

    `what` fields are nouns: This, Host, EventSubject... for one card, All(filter) for any that fits.
    """


@dataclass(frozen=True)
class Moves(Trigger):
    """A card goes from one set of zones to another (906.7). 0 means any zone.

    `by`: the card or effect that did it. `under`: into the field under that player's control.
    """

    what: Noun
    origin: int = 0
    to: int = 0
    how: MoveHow = ""
    under: Who | None = None
    by: Noun | None = None
    origin_of: Who | None = None
    to_of: Who | None = None


@dataclass(frozen=True)
class Attacks(Trigger):
    """A card attacks (803.5); `object` narrows what it attacks: a player or a card."""

    what: Noun
    object: Noun | None = None


@dataclass(frozen=True)
class IsAttacked(Trigger):
    """A card or player is attacked (803.5); `by` narrows the attacker. The subject is what is attacked."""

    what: Noun
    by: Noun | None = None


@dataclass(frozen=True)
class Blocks(Trigger):
    """A card blocks (804.4); `attacker` narrows what it blocks."""

    what: Noun
    attacker: Noun | None = None


@dataclass(frozen=True)
class IsBlocked(Trigger):
    """An attacking card is blocked."""

    what: Noun
    blocker: Noun | None = None


@dataclass(frozen=True)
class IsUnblocked(Trigger):
    """The other player chose not to block an attacking card (804.3); `object` narrows what it attacks."""

    what: Noun
    object: Noun | None = None


@dataclass(frozen=True)
class Battles(Trigger):
    """A card begins to battle another (804.5): the blocking card, or without one the attacked card, and the
    attacking card. The subject is the card watched, whichever of the two it is."""

    what: Noun
    other: Noun | None = None


@dataclass(frozen=True)
class IsCancelled(Trigger):
    """A spell or ability is cancelled (1012.1), by an effect of a card that fits or of a player."""

    what: Noun
    by: Noun | None = None
    who: Who | None = None


@dataclass(frozen=True)
class DealsDamage(Trigger):
    """Damage is dealt (1007): by `what`, to `to` (cards or players), battle damage only if `battle`, any
    other damage only if `unlike_battle`; at least so much at a time.

    Either may be None for "any". The subject of the event is the source, the object what was dealt it."""

    what: Noun | None
    to: Noun | None = None
    battle: bool = False
    unlike_battle: bool = False
    least: Quantity | None = None


@dataclass(frozen=True)
class IsDealtDamage(Trigger):
    """The same event seen from the other side: the subject is what was dealt the damage, `least` of it."""

    what: Noun
    by: Noun | None = None
    battle: bool = False
    least: Quantity | None = None
    unlike_battle: bool = False


@dataclass(frozen=True)
class AtPhase(Trigger):
    """A moment of the turn; `whose` None: any player's."""

    phase: Period
    point: Point
    whose: Who | None = None
    nth: Nth = ""


@dataclass(frozen=True)
class Plays(Trigger):
    """A player plays a card (903.2k)."""

    who: Who | None
    what: Filter | None = None


@dataclass(frozen=True)
class PlaysAbility(Trigger):
    """A player plays an ability of a kind, of a card that fits; `what`: the ability on the chase fits."""

    who: Who | None
    kind: PlayedKind = "any"
    of: Filter | None = None
    what: Filter | None = None


@dataclass(frozen=True)
class LifeChanges(Trigger):
    """A player gains, loses or pays life; at least so much at a time."""

    who: Who | None
    how: LifeHow
    least: Quantity | None = None


@dataclass(frozen=True)
class LifeBecomes(Trigger):
    """A player's life comes to compare so with a number, and did not before."""

    who: Who | None
    op: Op
    right: Quantity


@dataclass(frozen=True)
class Turned(Trigger):
    """A card becomes rested or recovers, inverts, shifts, is turned face up, is unsealed."""

    what: Noun
    how: TurnedHow


@dataclass(frozen=True)
class BecomesTarget(Trigger):
    """A card or player becomes the target of a spell or ability that fits."""

    what: Noun
    by: Filter | None = None


@dataclass(frozen=True)
class CounterChange(Trigger):
    """Counters are put on or removed from a card; `who` controls what does it, None: anybody or the rules;
    `together`: "one or more" at once count once (906.4)."""

    what: Noun
    counter: str
    how: CounterHow = "put"
    who: Who | None = None
    together: bool = False


@dataclass(frozen=True)
class Draws(Trigger):
    """A player draws a card (1009)."""

    who: Who | None


@dataclass(frozen=True)
class Discards(Trigger):
    """A player discards a card (1019); `together`: "one or more", once for all discarded at a time."""

    who: Who | None
    what: Filter | None = None
    together: bool = False


@dataclass(frozen=True)
class PlayerDoes(Trigger):
    """Other things players do; `filter` narrows by card, `symbols` the will that is produced. Judgment: a
    ruler became a J-ruler by it (705.3a-i, 1304.5a-i)."""

    who: Who | None
    what: Deed
    filter: Filter | None = None
    symbols: str = ""


@dataclass(frozen=True)
class GainsControl(Trigger):
    """A player gains control of a card in play (105.3)."""

    who: Who | None
    what: Noun


@dataclass(frozen=True)
class WeatherChanges(Trigger):
    """The weather of a player changes (1028.1), to a type if one is named; `by`: who controls what changes
    it."""

    who: Who | None
    weather: AnyWeather = ""
    by: Who | None = None


@dataclass(frozen=True)
class Added(Trigger):
    """An addition is added to a card (1002); bestowed likewise."""

    what: Noun
    to: Noun | None = None


@dataclass(frozen=True)
class StateBecomes(Trigger):
    """A status automatic object: triggers when the condition holds and it is not already triggered
    (906.9)."""

    condition: Condition


@dataclass(frozen=True)
class Either(Trigger):
    """Any of several events; `during` further conditions belong to the ability."""

    triggers: tuple[Trigger, ...]


@dataclass(frozen=True)
class While(Trigger):
    """The event, only while a condition holds at that moment ("during your turn", "while attacking")."""

    trigger: Trigger
    condition: Condition


@dataclass(frozen=True)
class NthTime(Trigger):
    """Only the nth such event of each turn: "the first time each turn"; `onwards`: and every later one;
    `own`: each player's are counted by themselves."""

    trigger: Trigger
    n: Quantity
    onwards: bool = False
    own: bool = False
