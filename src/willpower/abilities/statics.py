"""Continuous effects: what a continuous ability says, or a resolving effect for a duration.

The changes of characteristics are in mods.py and can be had from here.
"""

from __future__ import annotations

from dataclasses import dataclass

from .base import Node
from .conditions import Condition
from .mods import LAYERS as LAYERS
from .mods import AddAbilities as AddAbilities
from .mods import AddAbilitiesOf as AddAbilitiesOf
from .mods import AddAttributes as AddAttributes
from .mods import AddDivinity as AddDivinity
from .mods import AddNames as AddNames
from .mods import AddRaces as AddRaces
from .mods import AddStoneTypes as AddStoneTypes
from .mods import AddTypes as AddTypes
from .mods import AddValues as AddValues
from .mods import BecomeCopy as BecomeCopy
from .mods import CannotGainAbilities as CannotGainAbilities
from .mods import LoseAbilities as LoseAbilities
from .mods import LoseRaces as LoseRaces
from .mods import LoseValues as LoseValues
from .mods import Mod as Mod
from .mods import ScaleValues as ScaleValues
from .mods import SetAttributes as SetAttributes
from .mods import SetCost as SetCost
from .mods import SetName as SetName
from .mods import SetPrinted as SetPrinted
from .mods import SetRaces as SetRaces
from .mods import SetTypes as SetTypes
from .mods import SetValues as SetValues
from .mods import SwitchValues as SwitchValues
from .nouns import Filter, Noun, Quantity, Who
from .symbols import Zone
from .triggers import Trigger
from .words import (
    Allowance,
    CostOf,
    DeckWord,
    Demand,
    Effort,
    Forbidden,
    OneValue,
    Phase,
    PileEnd,
    PlayWay,
    Until,
    Weather,
)


@dataclass(frozen=True)
class Static(Node):
    """One continuous effect."""


@dataclass(frozen=True)
class Duration(Node):
    """How long; `who`: whose turn it speaks of (None: of the controller of the cards it is about)."""

    until: Until
    condition: Condition | None = None
    who: Who | None = None


@dataclass(frozen=True)
class Gains(Static):
    """Cards gain, lose or become something. `what` This, Host, Ref... or All(filter) (909.4)."""

    what: Noun
    mods: tuple[Mod, ...]


@dataclass(frozen=True)
class PlayerGains(Static):
    """A player has a keyword such as [Barrier] (1120.4), with its information."""

    who: Who
    keyword: Node


# ---- conditional text --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OnlyWhile(Static):
    """The effects apply as long as the condition holds."""

    condition: Condition
    effects: tuple[Static, ...]


# ---- what is forbidden, demanded, allowed ------------------------------------------------------------


@dataclass(frozen=True)
class Cannot(Static):
    """Something is forbidden (104.4). `what`: cards or players; `by`/`to` narrow it: by what, to what;
    `players`: whom it means beside the cards of these filters.

    A player's "attack" is narrowed to attackers by `by`.
    """

    what: Noun
    act: Forbidden
    by: Filter | None = None
    to: Filter | None = None
    players: Who | None = None
    more_than: Quantity | None = None


@dataclass(frozen=True)
class Must(Static):
    """Something is demanded if able."""

    what: Noun
    act: Demand
    to: Noun | None = None


@dataclass(frozen=True)
class CanAlso(Static):
    """Something beyond the rules is allowed: to attack or block the cards `to`, so often (`amount`)."""

    what: Noun
    act: Allowance
    to: Filter | None = None
    amount: Quantity | None = None


@dataclass(frozen=True)
class ToDo(Static):
    """Cards need something done to attack or block (803.5, 804.4)."""

    what: Noun
    act: Effort
    cost: tuple[Node, ...]
    to: Noun | None = None


@dataclass(frozen=True)
class CostChange(Static):
    """Playing something costs more or less (903.2i).

    `who` pays; `play`: which cards (None: not cards); `abilities`: kinds of abilities of cards in `of`.
    `symbols` the change ("{1}", "{R}{R}"); `more`; `times` multiplies ("for each"). `optional`: "you may
    pay less". `from_zones`: only when played from there. `least`: not below. `set_to`: becomes; without any
    symbols it is played without paying its cost. `once`: used up by the next such card; `next_of`: by the
    next of these, whether it is changed or not. `first_each_turn`: only the first of each turn, or the `nth`.
    """

    who: Who
    play: Filter | None
    symbols: str
    more: bool
    times: Quantity | None = None
    abilities: tuple[CostOf, ...] = ()
    of: Filter | None = None
    optional: bool = False
    from_zones: int = 0
    least: int = 0
    set_to: bool = False
    targeting: Filter | None = None
    first_each_turn: bool = False
    nth: int = 1
    ability_name: str = ""
    once: bool = False
    targeting_who: Who | None = None
    next_of: Filter | None = None


@dataclass(frozen=True)
class AnyWill(Static):
    """The attribute cost of cards may be paid with will of other attributes (bits; ALL_ATTRIBUTES: any
    will)."""

    who: Who
    play: Filter
    attributes: int


@dataclass(frozen=True)
class AddedCost(Static):
    """ "As an additional cost to play this card": cost items after the will (903.2j-i); `optional`."""

    cost: tuple[Node, ...]
    what: Filter | None = None
    optional: bool = False
    slot: int = 0


@dataclass(frozen=True)
class OtherCost(Static):
    """ "Rather than pay its cost you may ...": an alternative cost. `condition`: only then."""

    cost: tuple[Node, ...]
    condition: Condition | None = None
    what: Filter | None = None


@dataclass(frozen=True)
class PlayOnlyIf(Static):
    """This card (or cards that fit) can be played only if the condition holds."""

    condition: Condition | None
    what: Filter | None = None


@dataclass(frozen=True)
class MayPlay(Static):
    """A player may play cards from zones they usually cannot, in ways they usually cannot.

    `limit` per turn (0: none). `top`: only the top
    card of the deck.
    """

    who: Who
    what: Filter
    how: PlayWay = ""
    limit: int = 0
    top: bool = False
    any_will: bool = False


@dataclass(frozen=True)
class MayLook(Static):
    """A player may look at cards at any time, or plays with them revealed (`all_players`)."""

    who: Who
    what: Noun
    all_players: bool = False


# ---- replacement and prevention ----------------------------------------------------------------------


@dataclass(frozen=True)
class Replace(Static):
    """ "If ... would ..., ... instead" (901.2c, 910). `effect` happens instead (None: nothing does); in it
    EventSubject, EventObject and EventAmount are those of what would have happened. `optional`: "you may".
    `also`: the event happens too, and `effect` with it. `uses` 0: any number of times. `each_turn`: the first
    n events each turn; `often`: any events, so many times each turn.
    """

    event: Trigger
    effect: Node | None
    optional: bool = False
    also: bool = False
    condition: Condition | None = None
    uses: int = 0
    each_turn: int = 0
    often: int = 0


@dataclass(frozen=True)
class ReplaceMove(Static):
    """A card that would go somewhere goes elsewhere: "remove it from the game instead"."""

    event: Trigger
    to: Zone
    place: PileEnd = ""
    optional: bool = False
    condition: Condition | None = None
    uses: int = 0
    rested: bool = False


@dataclass(frozen=True)
class ReplaceAmount(Static):
    """Damage, life, counters, cards drawn or will become another amount: `amount` in terms of EventAmount."""

    event: Trigger
    amount: Quantity
    condition: Condition | None = None
    uses: int = 0


@dataclass(frozen=True)
class Redirect(Static):
    """Damage that would be dealt to one is dealt to another instead."""

    event: Trigger
    to: Noun
    uses: int = 0
    optional: bool = False


@dataclass(frozen=True)
class Prevent(Static):
    """Prevents damage (1018): `amount` None all of it; `uses` 0 every time, 1 "the next"; `shield`: the
    amount is used up over several events ("the next 500 damage"). `each_turn`: the first n events each
    turn."""

    event: Trigger
    amount: Quantity | None = None
    uses: int = 0
    shield: bool = False
    each_turn: int = 0
    rider: Node | None = None
    condition: Condition | None = None


@dataclass(frozen=True)
class EntersWith(Static):
    """Cards enter the field rested, with counters, after a choice or payment (909.5, 1022.6). `then`: they
    enter so if `if_so` holds after the effect."""

    what: Noun
    rested: bool = False
    counters: tuple[tuple[str, Quantity], ...] = ()
    unless_paid: tuple[Node, ...] = ()
    effect: Node | None = None
    optional: bool = False
    condition: Condition | None = None
    if_so: Condition | None = None
    then: EntersWith | None = None


@dataclass(frozen=True)
class ScaleChanges(Static):
    """Effects that would raise (`up`) or lower ATK or DEF of cards change them `factor` times as much instead
    (910.1); 0: not at all; only one of the two if `stat` says so. Counters are no such effects (909.1h)."""

    what: Noun
    up: bool
    factor: int
    stat: OneValue = ""


# ---- other standing effects --------------------------------------------------------------------------


@dataclass(frozen=True)
class WeatherIsNow(Static):
    """The weather of a player (None: yours) is of the type as long as this applies (1028.1); `fixed`: it
    cannot change."""

    weather: Weather
    who: Who | None = None
    fixed: bool = False


@dataclass(frozen=True)
class Controls(Static):
    """A player controls cards as long as this applies."""

    who: Who
    what: Noun


@dataclass(frozen=True)
class HandSize(Static):
    """Changes the maximum hand size (306.3); `amount` None: none; `set_to`: becomes."""

    who: Who
    amount: Quantity | None
    set_to: bool = False


@dataclass(frozen=True)
class SkipsPhase(Static):
    """A player (None: you) skips every such phase (1031.1)."""

    who: Who | None
    phase: Phase


@dataclass(frozen=True)
class MoreCalls(Static):
    """A player may call that many more magic stones each turn."""

    who: Who
    amount: Quantity


@dataclass(frozen=True)
class ReleaseSeal(Static):
    """[Seal] conditions of fitting cards count as met (1026, 1128.4)."""

    filter: Filter


@dataclass(frozen=True)
class DoesNotRecover(Static):
    """Cards do not recover in the recovery phase (503.5); `optional`: their controller may choose so."""

    what: Noun
    optional: bool = False


@dataclass(frozen=True)
class TriggersMore(Static):
    """Abilities of cards trigger an additional time, or not at all when `times` is 0 (1015.1a); `own`: only
    those of the card that the event happens to; without `event`, on any. `enter`: only [Enter] abilities
    (1411.3a)."""

    event: Trigger | None
    of: Filter | None
    times: int
    own: bool = False
    enter: bool = False


@dataclass(frozen=True)
class DeckRule(Static):
    """Replaces a rule of deck building (402.8): up to `amount` "copies" of `what` (0: any number), "only"
    what fits ..."""

    rule: DeckWord
    amount: int = 0
    what: Filter | None = None


@dataclass(frozen=True)
class StartsGame(Static):
    """Something is so when the game begins: [Energize] coins (1119), [Mana] counters (1122.2a), a card put
    into play."""

    effect: Node
