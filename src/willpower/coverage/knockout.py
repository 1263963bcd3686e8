"""Knocking a part out of a text: every node, and every word or number in a node that the text has said.

An *element* is such a place in the tree of a card. It comes with other values that could stand there: nothing
where nothing can stand, another number, word, player or zone where something must. A part that matters makes
some game go otherwise when it is knocked out (liveness.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, dataclass, field, fields, replace
from typing import Any, Final

from willpower.abilities import symbols as S
from willpower.abilities.ability import Ability, Activate, Automatic, Continuous, Keyword, Limit, Spell
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import (
    AllConds,
    AnyCond,
    Compare,
    Condition,
    Did,
    Fits,
    NotCond,
    WasPlayed,
)
from willpower.abilities.effects import (
    AddTo,
    Apply,
    Banish,
    ChooseNow,
    CostsOf,
    Delayed,
    Discard,
    Effect,
    If,
    LookAt,
    LoseLife,
    May,
    Move,
    NoEffect,
    PlayCard,
    PutCounters,
    Search,
    SpendOnly,
    Standby,
    Targeting,
    TriggerAbility,
)
from willpower.abilities.hints import field_words
from willpower.abilities.mods import CannotGainAbilities, LoseAbilities, LoseRaces, SetRaces
from willpower.abilities.nouns import (
    All,
    Among,
    Choose,
    ControlledBy,
    EachPlayer,
    Filter,
    IsOneOf,
    NameIs,
    Noun,
    Opponent,
    OtherThan,
    OwnedBy,
    Pred,
    Quantity,
    Ref,
    Shares,
    StatusIs,
    Target,
    This,
    TypeIs,
    Who,
    You,
)
from willpower.abilities.quantities import Letter, Num, SlotNumber
from willpower.abilities.statics import (
    CostChange,
    DeckRule,
    Duration,
    EntersWith,
    Gains,
    MayLook,
    MayPlay,
    Prevent,
    Redirect,
    Replace,
    ReplaceAmount,
    ReplaceMove,
    Static,
)
from willpower.abilities.triggers import Moves, StateBecomes, Trigger
from willpower.engine import Definition, with_other_text
from willpower.language.outline import line

from .redundant import said_twice, so_anyway

Path = tuple[tuple[str, int], ...]  # from the ability down: field, and the place in it (-1: all of it)
Removed: Final = object()

TRUE: Final = AllConds(())
NEVER: Final = AnyCond(())
NOTHING: Final = Ref(9_999)  # a slot that nothing is written to
NO_CARD: Final = Filter((NameIs("(no card has this name)"),))
OWNERS: Final = S.GRAVEYARD | S.HAND | S.DECK | S.STANDBY | S.REMOVED | S.EXTRA_DECK | S.RUNES
ANY: Final = 1 << 20  # so many are "all" or "any number"
# Where results are written: what reads them is knocked out instead.
SLOTS: Final = frozenset({"slot", "found", "rest", "chosen"})
UNTOLD: Final = frozenset({"phrase", "paragraph", "name", "zones"})
BITS: Final[dict[str, tuple[int, ...]]] = {
    "types": (S.CHANT, S.RESONATOR, S.REGALIA),
    "zones": (S.GRAVEYARD, S.HAND, S.FIELD),
    "zone": (S.GRAVEYARD, S.HAND, S.STONE_DECK),
    "origin": (S.GRAVEYARD, S.HAND, S.STANDBY),
    "to": (S.GRAVEYARD, S.HAND, S.REMOVED),
    "from_zones": (S.GRAVEYARD, S.HAND),
    "attributes": (S.WATER, S.DARKNESS),
    "attribute": (S.WATER, S.DARKNESS),
    "general": (S.BASIC, S.SPECIAL),
}


# Fields that make no difference by themselves.
ALIKE: Final = frozenset({
    (CostChange, "optional"),  # "you may pay {1} less": nobody is made to pay more than they want (903.2i)
    (Continuous, "base"),  # no word says it; what it changes is where the ability works (904.2)
    (Delayed, "early"),  # nor this: whose targets they are (903.2g)
    (Delayed, "times"),
    (LoseLife, "pay"),  # to pay life is to lose it (105.4a)
    (SlotNumber, "counter"),  # the instruction that removed them names them
    (Search, "least"),  # who searches a hidden zone need not find (1014.2)
})  # fmt: skip


# Where conditions stand.
ASKING: Final = frozenset({"condition", "conditions", "extra_if"})
# What of a node is said twice (redundant.py).
SAID_TWICE: Final = frozenset(
    {(Move, "to"), (CostChange, "who"), (Did, "left"), (Among, "left"), (All, "together")}
)


class Also:
    """Something else for a field, and for other fields of the same node with it: what they say together."""

    __slots__ = ("fields",)

    def __init__(self, **fields: Any) -> None:
        self.fields = fields


@dataclass(slots=True)
class Element:
    """A place in a text: on which side, in which ability, where in it; what it says, and what else could
    stand there. `within`: the elements around it, which matter if it does."""

    face: int
    ability: int
    paragraph: int
    path: Path
    said: str
    others: tuple[Any, ...]
    within: tuple[int, ...] = ()
    alone: bool = False  # what matters in it says nothing of it: it must be seen to fail
    alive: bool = False
    shown: bool = False  # a game went otherwise without it
    idle: int = 0  # games without its part at work in which it was knocked out

    @property
    def asked(self) -> bool:
        """Whether it is part of a condition: it may matter where the rest is not at work."""
        return self.alone or any(name in ASKING for name, _ in self.path)


@dataclass(slots=True)
class _Finder:
    """Collects the elements of one side."""

    face: int
    root: Ability
    ability: int = 0
    paragraph: int = 0
    home: int = 0  # the zones where the ability that is looked at is active, if its text says
    rule: Static | None = None  # the continuous effect that is looked at
    moot: set[int] = field(default_factory=set)  # what asks for something that shows anyway
    targets: list[Target] = field(default_factory=list)  # what is targeted, as said before
    stack: list[Node] = field(default_factory=list)  # the nodes around, from the ability on
    found: list[Element] = field(default_factory=list)

    def add(
        self, path: Path, said: str, others: tuple[Any, ...], within: tuple[int, ...], alone: bool = False
    ) -> int:
        """One more element; returns its number."""
        self.found.append(
            Element(
                self.face,
                self.ability,
                self.paragraph,
                path,
                said[:160],
                others,
                within,
                alone,
                alive=not others,  # nothing else can stand there; what is in it is looked at by itself
            )
        )
        return len(self.found) - 1

    def below(self, node: Node, path: Path, within: tuple[int, ...]) -> None:
        """Everything that a node says."""
        ability = isinstance(node, Ability)
        around = self.home
        self.stack.append(node)
        if isinstance(node, Ability) and node.zones:
            self.home = node.zones
        if isinstance(node, Static):
            self.rule = node
        for f in fields(node):
            value = getattr(node, f.name)
            if f.name in SLOTS or f.name == "phrase" or (ability and f.name in UNTOLD):
                continue
            if f.default is not MISSING and value == f.default:
                continue
            if (type(node), f.name) in ALIKE or value == TRUE or _owners_anyway(node, f.name):
                continue
            if self.said_anyway(node, f.name, value):
                continue
            if isinstance(node, EntersWith) and f.name == "then":
                self.moot.add(id(value))
            if isinstance(value, Target):
                if value in self.targets:
                    continue  # another way to do the same to it
                self.targets.append(value)
            if isinstance(value, Node):
                others = ((None,) if f.default is None else ()) + instead(value)
                number = self.add((*path, (f.name, -1)), line(value), others, within, _alone(value))
                self.below(value, (*path, (f.name, -1)), (*within, number))
            elif isinstance(value, tuple):
                self.several(node, f.name, value, path, within)
            else:
                others = other_values(node, f.name, value)
                if others:
                    said = f"{type(node).__name__}.{f.name} = {value!r}"
                    self.add((*path, (f.name, -1)), said, others, within)
        self.home = around
        self.stack.pop()

    def said_anyway(self, node: Node, name: str, value: Any) -> bool:
        """Whether a field can never make a difference where it stands."""
        if isinstance(node, This) and name == "yours":  # nobody else uses what lies there (302.6, 902.1)
            return (bool(self.home) and not self.home & ~OWNERS) or self.in_yours()
        if isinstance(node, WasPlayed) and name == "yours":
            return True  # from there nobody else plays it (302.6)
        if isinstance(node, CostChange) and name == "more":
            return node.set_to  # neither more nor less
        if isinstance(node, MayLook) and name == "who":
            return node.all_players  # all see them (1005.1)
        if isinstance(node, Shares) and name == "what":
            return bool(node.each_other)  # they share it with each other: no word says the rest
        if isinstance(node, Choose) and name == "least" and value == Num(0):
            return self.may_fail(node.filter)
        if isinstance(self.rule, DeckRule) and isinstance(node, Filter) and name == "zones":
            return True  # a deck is built (402.8)
        if name == "uses" and isinstance(node, (Prevent, Redirect, Replace, ReplaceAmount, ReplaceMove)):
            return self.until_used()
        if isinstance(node, Letter) and name == "letter":
            return node.value is not None  # a name for what the text says it is (903.3b-i)
        if isinstance(node, PutCounters) and name == "counter":
            return bool(node.kinds)  # they are named there
        if isinstance(node, ChooseNow) and name == "most":
            return bool(value == node.least)  # so many, said once
        if isinstance(node, MayPlay) and name == "top":
            return node.what.zones == S.DECK  # what lies deeper is not seen, and not played (304.2)
        if isinstance(node, Compare) and name == "right":
            return _any_at_all(node)
        if isinstance(node, EntersWith) and name == "what":
            return id(node) in self.moot  # what enters is said before: this is how
        if (type(node), name) in SAID_TWICE:
            return id(node) in self.moot
        return name == "condition" and id(node) in self.moot

    def in_yours(self) -> bool:
        """Whether the ability waits for this card to come to its player's own graveyard (302.6)."""
        trigger = self.root.trigger if isinstance(self.root, Automatic) else None
        return isinstance(trigger, Moves) and trigger.what == This() and trigger.to_of == You()

    def until_used(self) -> bool:
        """Whether what is looked at lasts until it was used: then it is used once (910.1)."""
        lasting = [node for node in self.stack if isinstance(node, Apply)][-1:]
        return any(node.duration == Duration("once") for node in lasting)

    def may_fail(self, filter: Filter) -> bool:
        """Whether a specific card is chosen where not all see it: then none need be (1014.2)."""
        if not any(not isinstance(pred, (OwnedBy, ControlledBy, IsOneOf)) for pred in filter.preds):
            return False
        if filter.zones and not filter.zones & ~S.HIDDEN:
            return True
        seen = [p.what.slot for p in filter.preds if isinstance(p, IsOneOf) and isinstance(p.what, Ref)]
        return any(isinstance(node, LookAt) and node.slot in seen for node in walk(self.root))

    def is_elsewhere(self, filter: Node) -> bool:
        """Whether this card is never among those that are looked at: a spell is on the chase while it
        resolves (909.1), and what is played in the field for its cost is there."""
        if not isinstance(filter, Filter):
            return False
        zones = filter.zones or S.FIELD
        if StatusIs("gem") in filter.preds:
            return True  # no card is a gem (1027.1)
        if isinstance(self.root, Spell):
            return not zones & S.CHASE
        stays = isinstance(self.root, Activate) and not any(
            isinstance(cost, (Move, Banish, Discard)) and cost.what == This() for cost in self.root.cost
        )
        return stays and not self.home and not zones & (S.FIELD | S.RULER_AREA | S.CHASE | S.ITEMS)

    def several(
        self, node: Node, name: str, values: tuple[Any, ...], path: Path, within: tuple[int, ...]
    ) -> None:
        """The parts of a list: each can be left out."""
        for n, value in enumerate(values):
            if n and isinstance(value, If) and _gone_already(values[n - 1], value):
                self.moot.add(id(value))
            if isinstance(value, (NotCond, Fits)) and id(value) in self.moot:
                continue
            if isinstance(value, Pred) and so_anyway(self.stack, value):
                continue
            if isinstance(value, OtherThan) and isinstance(value.what, (Ref, Among)):
                continue  # "the rest", "another": what was taken is elsewhere by then
            if isinstance(value, OtherThan) and value.what == This() and self.is_elsewhere(node):
                continue
            if isinstance(self.rule, DeckRule) and isinstance(value, OwnedBy):
                continue  # whose deck it is (402.8)
            if isinstance(value, CostsOf) and _said_before(node, value):
                continue
            if isinstance(value, Limit) and _once_a_game(node, value):
                continue
            if _lost_anyway(value, values[n + 1 :]):
                continue
            if isinstance(value, TriggerAbility) and value.as_told:
                continue  # said to remind: only rules in which [Enter] does not trigger by itself look at it
            here = (*path, (name, n))
            if isinstance(value, Node):
                others = (Removed,) if _alone(value) else (Removed, *instead(value))
                number = self.add(here, line(value), others, within, _alone(value))
                self.below(value, here, (*within, number))
            else:
                said = f"{type(node).__name__}.{name} = {value!r}"
                self.add(here, said, _other_items(node, value, values), within)


def _other_items(node: Node, value: Any, values: tuple[Any, ...]) -> tuple[Any, ...]:
    """What can stand in the place of a word in a list: nothing; but no word at all means every ability."""
    if isinstance(node, (LoseAbilities, CannotGainAbilities)) and len(values) == 1:
        return ("flying" if value != "flying" else "precision",)
    return (Removed,)


def _any_at_all(asked: Compare) -> bool:
    """ "If damage was dealt this way": whether any was; no word says how much."""
    return isinstance(asked.left, SlotNumber) and asked.op == ">=" and asked.right == Num(1)


def _owners_anyway(node: Node, name: str) -> bool:
    """Whether a field says whose hand, deck or graveyard: it is the owner's anyway (302.6), but in 5.x."""
    if name != "under" or not isinstance(node, (Move, Standby)):
        return False
    return isinstance(node, Standby) or not node.to & (S.FIELD | S.ITEMS | S.RULER_AREA)


def _gone_already(before: Any, asking: If) -> bool:
    """ "You may put it into the field. If you don't, put it into your hand": once it was moved it is another
    object, which is not moved again (302.3)."""
    did = asking.condition.condition if isinstance(asking.condition, NotCond) else None
    if not isinstance(did, Did) or did.filter is not None or not isinstance(asking.then, Move):
        return False
    done = before.effect if isinstance(before, May) else before
    return (
        isinstance(before, (May, PlayCard))
        and before.slot == did.slot
        and isinstance(done, (AddTo, Move, PlayCard))
        and isinstance(done.what, Ref)
        and _same(asking.then.what, done.what)
    )


def _lost_anyway(value: Any, later: tuple[Any, ...]) -> bool:
    """Whether cards lose all races of which the next words say what they become instead."""
    if isinstance(value, LoseRaces):
        return value == LoseRaces() and any(isinstance(mod, SetRaces) for mod in later)
    return (
        isinstance(value, Gains)
        and value.mods == (LoseRaces(),)
        and any(
            isinstance(other, Gains)
            and _same(value.what, other.what)
            and any(isinstance(mod, SetRaces) for mod in other.mods)
            for other in later
        )
    )


def _same(one: Noun, other: Noun) -> bool:
    """Whether two nouns mean the same cards: one names them, and the other says "it"."""
    return one == other or (isinstance(one, Target) and isinstance(other, Ref) and one.slot == other.slot)


def _once_a_game(node: Node, limit: Limit) -> bool:
    """Whether a limit says what is so anyway: of a God's Art, as of all of them (1112.2), or of an ability
    by which its card leaves the field, where it is another object then (302.3)."""
    if limit.times != 1 or limit.per != "game":
        return False
    if isinstance(node, Automatic) and isinstance(node.effect, Move):
        return node.effect.what == This() and not node.effect.to & (S.FIELD | S.RULER_AREA)
    return isinstance(node, Activate) and node.gods_art


def _said_before(node: Node, costs: CostsOf) -> bool:
    """ "Abilities of J/resonators or God's Arts of Ayla": those are abilities of a J/resonator anyway."""
    every = node.activate if isinstance(node, SpendOnly) else None
    return (
        every is not None and costs.costs == ("god's art",) and every.preds in ((), (TypeIs(S.J_RESONATOR),))
    )


def _alone(node: Node) -> bool:
    """Whether a node must be seen to matter by itself: a condition that was never false is none."""
    return isinstance(node, Condition)


def instead(node: Node) -> tuple[Any, ...]:
    """What can stand in the place of a node, the neutral thing first."""
    if isinstance(node, Condition):
        return (TRUE,)
    if isinstance(node, Num):
        return ()  # its number is an element
    if isinstance(node, Quantity):
        return (Num(0), Num(7))
    if isinstance(node, Who):
        return (Opponent() if isinstance(node, You) else You(), EachPlayer(), Opponent())
    if isinstance(node, Noun):
        return (NOTHING,)
    if isinstance(node, (Limit, Targeting)):
        return ()
    if isinstance(node, Effect):
        return (NoEffect(),)
    if isinstance(node, Trigger):
        return (StateBecomes(NEVER),)
    if isinstance(node, Duration):
        return (Duration("end of game"), Duration("end of battle"))
    if isinstance(node, Filter) and not node.preds:
        return (NO_CARD,)
    return ()


def other_values(node: Node, name: str, value: Any) -> tuple[Any, ...]:
    """Other numbers and words for a field of a node."""
    if isinstance(node, Activate) and name == "gods_art":
        return (Also(gods_art=False, limits=()),)
    if isinstance(node, CostChange) and name == "set_to":
        return (Also(set_to=False, more=True),)
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, int):
        if name in BITS:
            return tuple(bit for bit in BITS[name] if not bit & value)[:2]
        if value >= ANY:
            return (1, 0)
        return (2 * value + 100, value // 2) if value >= 100 else (value + 1, value + 7, 0 if value else 100)
    if isinstance(value, str):
        words = field_words(type(node)).get(name)
        if words:
            return _other_words(name, value, words)
        if value.startswith("{"):
            return (value + "{1}", "{0}")
        return (value + " otherwise",)
    return ()


_OPPOSITE: Final[dict[str, tuple[str, ...]]] = {
    **{"<=": (">", "="), ">=": ("<", "=")},
    **{"<": (">=",), ">": ("<=",), "=": ("!=",), "!=": ("=",)},
    **{"even": ("odd",), "odd": ("even",)},
}


def _other_words(name: str, value: str, words: frozenset[str]) -> tuple[str, ...]:
    """Another word of a field that can hold only a few: none at all if that is one of them."""
    if name == "op":
        return _OPPOSITE.get(value, ("=",))
    others = sorted(word for word in words if word != value)
    return tuple(others[:3])


def elements(definition: Definition, understood: list[bool]) -> list[Element]:
    """The elements of all sides that are understood; what a type line gives, and keywords without any more
    words, are no text that could be read wrongly."""
    out: list[Element] = []
    for face, chars in enumerate(definition.faces):
        if not understood[face]:
            continue
        for n, ability in enumerate(chars.ab.listed):
            if not ability.paragraph or _bare(ability):
                continue
            finder = _Finder(face, ability, n, ability.paragraph)
            finder.moot |= said_twice(ability)
            finder.below(ability, (), ())
            start = len(out)
            for one in finder.found:
                one.within = tuple(start + number for number in one.within)
            out += finder.found
    return out


def _bare(ability: Ability) -> bool:
    """Whether a keyword says nothing but its name; chapter 1100 says what it does."""
    return isinstance(ability, Keyword) and ability == Keyword(
        keyword=ability.keyword, paragraph=ability.paragraph, name=ability.name, zones=ability.zones
    )


def without(definition: Definition, element: Element, other: Any) -> Definition:
    """The definition with something else in the place of an element."""
    texts = [face.ab.listed for face in definition.faces]
    text = list(texts[element.face])
    text[element.ability] = put(text[element.ability], element.path, other)
    texts[element.face] = tuple(text)
    return with_other_text(definition, tuple(texts))


def put(node: Any, path: Path, other: Any) -> Any:
    """A node with something else at a place below it."""
    (name, n), rest = path[0], path[1:]
    value = getattr(node, name)
    if isinstance(other, Also) and not rest:
        return replace(node, **other.fields)
    if n < 0:
        return replace(node, **{name: put(value, rest, other) if rest else other})
    items = list(value)
    if rest:
        items[n] = put(items[n], rest, other)
    elif other is Removed:
        del items[n]
    else:
        items[n] = other
    return replace(node, **{name: tuple(items)})


def way_to(definition: Definition, element: Element) -> tuple[Node, ...]:
    """The nodes around an element, from its ability to itself, or to the node of which it is a field."""
    here: Any = definition.faces[element.face].ab.listed[element.ability]
    nodes: list[Node] = [here]
    for name, n in element.path:
        value = getattr(here, name)
        here = value[n] if n >= 0 else value
        if isinstance(here, Node):
            nodes.append(here)
    return tuple(nodes)


def order(found: list[Element]) -> Iterator[Element]:
    """The elements, the innermost first: what is around one that matters, matters."""
    yield from sorted(found, key=lambda one: -len(one.path))
