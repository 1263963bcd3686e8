"""What texts point at: players, cards, sets of cards.

A *filter* says which cards fit; a *noun* says which of them are meant and who says so. The same
filter serves targets, costs, triggers, continuous effects and counts.

References are explicit. A noun that makes a choice or an instruction that has a result carries a
`slot`; `Ref(slot)` reads it. The parser numbers the slots of one ability from 1.
"""

from __future__ import annotations

from dataclasses import dataclass

from .base import Node
from .symbols import DECK, Zone
from .words import (
    AbilityKind,
    Bond,
    CardPast,
    EachOther,
    KeywordName,
    Op,
    Quality,
    RaceWord,
    SpellKind,
    Status,
    StatWord,
    Subtype,
    TogetherHow,
    WordKind,
)


@dataclass(frozen=True)
class Quantity(Node):
    """A number worked out when it is needed (see quantities.py)."""


@dataclass(frozen=True)
class Noun(Node):
    """Something that stands for cards or players."""


@dataclass(frozen=True)
class Pred(Node):
    """One property a card must have."""


# ---- players -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Who(Noun):
    """One or more players."""


@dataclass(frozen=True)
class You(Who):
    """The controller of the ability (105.3)."""


@dataclass(frozen=True)
class Opponent(Who):
    """The other player."""


@dataclass(frozen=True)
class Caster(Who):
    """The controller of the ability where You is another player (EachPlayerDoes); `other`: their opponent."""

    other: bool = False


@dataclass(frozen=True)
class EachPlayer(Who):
    """Both players, the turn player first."""


@dataclass(frozen=True)
class TurnPlayer(Who):
    """Whose turn it is (105.1)."""


@dataclass(frozen=True)
class ControllerOf(Who):
    """Whoever controls a card."""

    what: Noun


@dataclass(frozen=True)
class OwnerOf(Who):
    """Whoever owns a card (105.2)."""

    what: Noun


@dataclass(frozen=True)
class RefPlayer(Who):
    """The player in a slot: a target, or "that player"."""

    slot: int


@dataclass(frozen=True)
class EventPlayer(Who):
    """The player of the event that triggered this ability."""


# ---- cards -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Filter(Node):
    """Cards with all of these properties.

    `zones` is a set of zone bits; 0 means what 201.5, 205.4 and 307.4 say for a card named
    without its zone: the field, for rulers the ruler area, for spells the chase.
    """

    preds: tuple[Pred, ...] = ()
    zones: int = 0


@dataclass(frozen=True)
class Together(Node):
    """How cards chosen together go with each other: "same" or "different" `quality`, "one of each" (at most
    one for each part of the filter), "at most": their `stat` comes to `most` in all."""

    how: TogetherHow
    quality: Quality = "name"
    stat: StatWord = "total cost"
    most: int = 0


@dataclass(frozen=True)
class This(Noun):
    """The card that has the ability; `yours`: if it is where it was said to be, in a zone of yours."""

    yours: bool = False


@dataclass(frozen=True)
class Host(Noun):
    """The card that this addition, or `of`, is added to (1002.1, 1121.3a)."""

    of: Noun | None = None


@dataclass(frozen=True)
class All(Noun):
    """Every card that fits, at any moment it is asked for (909.4). `together`: "one or more" of them in an
    event: what happens to several at the same time happens once."""

    filter: Filter
    together: bool = False


@dataclass(frozen=True)
class Target(Noun):
    """Cards or players chosen while playing (903.2g), written down in a slot.

    `players` lets players be chosen too: 0 none, 1 any, 2 an opponent, 3 yourself. With `filter` None
    only players can be. `least`/`most` None mean 1; "up to N" has `least` Num(0).
    `together` restricts the chosen set ("in the same graveyard").
    """

    slot: int
    filter: Filter | None
    least: Quantity | None = None
    most: Quantity | None = None
    players: int = 0
    chooser: Who | None = None
    together: Together | None = None


@dataclass(frozen=True)
class Choose(Noun):
    """Cards chosen when the instruction or cost is performed (1014). Not targets.

    `most` None means `least`; `least` None means 1. "Any number": least 0, most None with
    `unbounded`. The choice is kept in `slot` when that is not 0.
    """

    filter: Filter
    least: Quantity | None = None
    most: Quantity | None = None
    slot: int = 0
    chooser: Who | None = None
    at_random: bool = False
    unbounded: bool = False
    together: Together | None = None


@dataclass(frozen=True)
class Ref(Noun):
    """What is in a slot: the target, the cards chosen, found, revealed, destroyed ... before."""

    slot: int


@dataclass(frozen=True)
class PlayedBy(Noun):
    """The cards that were played by the permission in a slot, as they are now (903.2k)."""

    slot: int


@dataclass(frozen=True)
class EventSubject(Noun):
    """What the triggering event happened to, or who did it: "it", "that card"."""


@dataclass(frozen=True)
class EventObject(Noun):
    """The other participant: what was attacked, damaged, targeted, blocked."""


@dataclass(frozen=True)
class TopCards(Noun):
    """The top cards of a deck (`zone` DECK, STONE_DECK or LIFEBREAK); `bottom` counts from below."""

    count: Quantity
    whose: Who
    zone: Zone = DECK
    bottom: bool = False
    slot: int = 0


@dataclass(frozen=True)
class Among(Noun):
    """Of the cards of another noun those that fit; `left`: did as they were before they left (911.1)."""

    of: Noun
    filter: Filter
    left: bool = False


@dataclass(frozen=True)
class Both(Noun):
    """Several nouns taken together: "this card and that resonator"."""

    parts: tuple[Noun, ...]


@dataclass(frozen=True)
class SourceOf(Noun):
    """The card that an ability on the chase is of (912.1)."""

    what: Noun


@dataclass(frozen=True)
class TargetsOf(Noun):
    """The cards that a spell or ability on the chase targets and that fit."""

    what: Noun
    filter: Filter


@dataclass(frozen=True)
class ThisAbility(Noun):
    """The ability or spell that is resolving, as it is on the chase: "copy this ability"."""


@dataclass(frozen=True)
class AllButOne(Noun):
    """Of the cards that fit, for each name (or other `quality`) that several share, all but one, which their
    controller chooses."""

    filter: Filter
    quality: Quality = "name"


@dataclass(frozen=True)
class RulerOf(Noun):
    """A player's ruler, J-ruler, or whichever of the two it is now; `types` as bits."""

    whose: Who
    types: int


@dataclass(frozen=True)
class Attached(Noun):
    """Cards attached to a card (1032), added to it, or linked to it."""

    how: Bond
    to: Noun
    filter: Filter | None = None


# ---- properties ------------------------------------------------------------------------------


@dataclass(frozen=True)
class TypeIs(Pred):
    """Has at least one of the types (bits)."""

    types: int


@dataclass(frozen=True)
class GeneralIs(Pred):
    """Has one of the general types, basic, special, master (201.3)."""

    general: int


@dataclass(frozen=True)
class StoneTypeIs(Pred):
    """Has one of the magic stone types (201.4), given as attribute bits."""

    attributes: int


@dataclass(frozen=True)
class AttributeIs(Pred):
    """Has at least one of the attributes (208.2)."""

    attributes: int


@dataclass(frozen=True)
class SubtypeIs(Pred):
    """Is an old addition with the subtype, as 1406.1a lists them: "field", "resonator" ...; or an old spell
    with its subtype, in editions that tell those apart (1405)."""

    subtype: Subtype


@dataclass(frozen=True)
class NoAttribute(Pred):
    """Has no attribute, "void" (208.4)."""


@dataclass(frozen=True)
class ManyAttributes(Pred):
    """Has two or more attributes."""


@dataclass(frozen=True)
class RaceIs(Pred):
    """Has the race or trait (205.1a); `word`: the text says "race" or "trait", which older editions tell
    apart."""

    race: str
    word: RaceWord = ""


@dataclass(frozen=True)
class NameIs(Pred):
    """Has exactly the name (202.3)."""

    name: str


@dataclass(frozen=True)
class NameHas(Pred):
    """Has the words in its name (202.3a)."""

    words: str


@dataclass(frozen=True)
class KeywordIs(Pred):
    """Has a keyword, by its name in lower case ("flying")."""

    keyword: KeywordName


@dataclass(frozen=True)
class HasAbility(Pred):
    """Has an ability of a kind, or none."""

    kind: AbilityKind


@dataclass(frozen=True)
class StatusIs(Pred):
    """Is in a state."""

    status: Status


@dataclass(frozen=True)
class Attacking(Pred):
    """Is attacking one of these cards or players (803.5)."""

    what: Noun


@dataclass(frozen=True)
class SpellIs(Pred):
    """What it is on the chase."""

    kind: SpellKind


@dataclass(frozen=True)
class StatIs(Pred):
    """A number of the card compared with a quantity; `or_none`: cards that have no such number fit too."""

    stat: StatWord
    op: Op
    value: Quantity | None = None
    or_none: bool = False


@dataclass(frozen=True)
class HasCounter(Pred):
    """Has at least that many counters of a name ("" any)."""

    counter: str
    least: Quantity | None = None


@dataclass(frozen=True)
class ControlledBy(Pred):
    """Its controller is (one of) the player(s); `played`: a card in play came there by being played."""

    who: Who
    played: bool = False


@dataclass(frozen=True)
class OwnedBy(Pred):
    """Its owner is, or the zone it lies in belongs to, the player(s)."""

    who: Who


@dataclass(frozen=True)
class OtherThan(Pred):
    """Is none of these: "another", "other" (than this card)."""

    what: Noun


@dataclass(frozen=True)
class IsOneOf(Pred):
    """Is one of these very cards."""

    what: Noun


@dataclass(frozen=True)
class Shares(Pred):
    """Has a quality in common with (one of) these. `each_other` asks something of cards chosen together,
    which the choice has in `together`; one card alone only needs to have the quality."""

    quality: Quality
    what: Noun
    each_other: EachOther = ""


@dataclass(frozen=True)
class Combined(Pred):
    """One of cards chosen together whose values (`stat` as in StatIs) come to at most `value` in all."""

    stat: StatWord
    value: Quantity


@dataclass(frozen=True)
class SoleTarget(Pred):
    """A spell or ability with exactly one target."""


@dataclass(frozen=True)
class Targets(Pred):
    """A spell or ability that targets a fitting card or one of the players."""

    filter: Filter | None
    who: Who | None = None


@dataclass(frozen=True)
class Happened(Pred):
    """Something happened to or by the card this turn, or in this `battle` (`other`: together with one of
    these; `under`: it entered under that player's control)."""

    what: CardPast
    other: Noun | None = None
    under: Who | None = None
    battle: bool = False


@dataclass(frozen=True)
class CameFrom(Pred):
    """Came to where it is from one of the zones (302.3), of that player if one is named."""

    origin: int
    origin_of: Who | None = None


@dataclass(frozen=True)
class ChosenIs(Pred):
    """Has the attribute, race or name (`kind`) that was chosen for this card by ChooseWord."""

    kind: WordKind


@dataclass(frozen=True)
class AbilityOf(Pred):
    """An ability (on the chase or as such) of a card that fits (901.1e); `or_spell`: a spell fits anyway."""

    filter: Filter
    or_spell: bool = False


@dataclass(frozen=True)
class Not(Pred):
    """Has not the property."""

    pred: Pred


@dataclass(frozen=True)
class AnyOf(Pred):
    """Has at least one of the properties."""

    preds: tuple[Pred, ...]


@dataclass(frozen=True)
class AllOf(Pred):
    """Has all of the properties (inside AnyOf or Not)."""

    preds: tuple[Pred, ...]


@dataclass(frozen=True)
class InZone(Pred):
    """Lies in one of the zones; used where one filter spans zones of different owners."""

    zones: int
    whose: Who | None = None
