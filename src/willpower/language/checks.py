"""Checks of meaning: trees that print their text word for word and are wrong all the same.

A text that is understood may still speak of the wrong card. These checks find the shapes that wrong readings
had: a slot that is read before anything is written there, a branch that reads what its sister wrote, a word
that was never chosen, a choice with one option, a filter that looks where none of its cards can be.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from dataclasses import dataclass
from typing import Final

from willpower.abilities import symbols as S
from willpower.abilities.ability import Ability, Keyword, Spell
from willpower.abilities.base import Node, children, node_fields, walk
from willpower.abilities.conditions import Did
from willpower.abilities.effects import (
    ChooseCards,
    ChooseNow,
    ChooseWord,
    EachPlayerDoes,
    Effect,
    ForEach,
    If,
    Modes,
    MoveCounters,
    PutCounters,
    RemoveCounters,
    Shuffle,
    TriggerAbility,
    Unless,
)
from willpower.abilities.mods import LoseAbilities, SetAttributes, SetRaces, SetTypes
from willpower.abilities.nouns import (
    All,
    AttributeIs,
    ChosenIs,
    Filter,
    HasCounter,
    KeywordIs,
    Noun,
    RaceIs,
    Ref,
    RefPlayer,
    Target,
    TypeIs,
)
from willpower.abilities.quantities import SlotNumber, Stat
from willpower.abilities.statics import Gains
from willpower.abilities.triggers import CounterChange

from .outline import line
from .walker import Unbound

_READERS: Final = (Ref, RefPlayer, Did, SlotNumber)
# What is said of the card of one branch behind it ("This triggers its [Enter] ability"): nothing otherwise.
_OF_A_BRANCH: Final = (TriggerAbility, Shuffle)
_RESULTS: Final = ("slot", "found", "rest")
DEFINED: Final = "defined before used"
CHOSEN: Final = "chosen before used"
OPTIONS: Final = "two options"
PLACE: Final = "where rulers are"
ONE_EFFECT: Final = "one effect on the cards it began with"
# Keywords that hold abilities of their own, as chapter 1100 says; a part of any other is never looked at.
_HOLDING: Final = frozenset(
    "awakening bestow break crest enter evolution force inheritance legend null resonance rune seal "
    "shift torrent trigger".split()
) | {"sealed item"}
PUT: Final = "a counter that somebody puts"
AGREES: Final = "a word agrees with what it points at"
EXPANDED: Final = "a part of a keyword that is looked at"


@dataclass(frozen=True, slots=True)
class Suspect:
    """A node that a check stumbled over: the paragraph it is in, the check, and the node on one line."""

    paragraph: int
    check: str
    node: str


def suspects(abilities: tuple[Ability, ...]) -> list[Suspect]:
    """Everything in the abilities of a face that the checks find strange."""
    found: list[Suspect] = []
    # The paragraphs of a chant share their slots (B18), also costs and what stands under [Awakening].
    chant = any(isinstance(ability, Spell) for ability in abilities)
    shared: set[int] = set()
    for ability in abilities if chant else ():
        shared |= _targets(ability)
    chosen = {node.kind for ability in abilities for node in walk(ability) if isinstance(node, ChooseWord)}
    for ability in abilities:
        defined = shared if chant else set()
        order = _Order(ability.paragraph)
        order.ability(ability, defined)
        found += order.found
        found += [Suspect(ability.paragraph, check, line(node)[:200]) for check, node in _shapes(ability)]
        for node in walk(ability):
            if isinstance(node, ChosenIs) and node.kind not in chosen:
                found.append(Suspect(ability.paragraph, CHOSEN, line(node)))
    return found


@dataclass(frozen=True, slots=True)
class Checked:
    """What the checks say of a text: what is strange in it; the counters it puts, and those it asks for,
    which are strange if no card puts them."""

    found: tuple[Suspect, ...]
    put: tuple[str, ...]
    asked: tuple[tuple[str, Suspect], ...]

    def suspects(self, put: Set[str]) -> list[Suspect]:
        """What is strange in a file whose cards put these counters."""
        return [*self.found, *(suspect for name, suspect in self.asked if name not in put)]


def checked(abilities: tuple[Ability, ...]) -> Checked:
    """All checks of the abilities of a face."""
    found = suspects(abilities) + disagreements(abilities)
    return Checked(tuple(found), tuple(sorted(counters_put(abilities))), tuple(_asked_for(abilities)))


def counters_put(abilities: Iterable[Ability]) -> set[str]:
    """The names of the counters that abilities put anywhere."""
    found: set[str] = set()
    for ability in abilities:
        for node in walk(ability):
            if isinstance(node, PutCounters):
                found |= {node.counter, *node.kinds}
            found |= {name for name, _ in getattr(node, "counters", ())}
    return found


def unknown_counters(abilities: tuple[Ability, ...], put: Set[str]) -> list[Suspect]:
    """Counters that are asked for and that no card puts: the name is a slip of the pen. Those that the rules
    put (1118, 1122) and [+100/+100] and its like are known."""
    return [suspect for name, suspect in _asked_for(abilities) if name not in put]


def _asked_for(abilities: tuple[Ability, ...]) -> list[tuple[str, Suspect]]:
    """The counters that are asked for by name."""
    found: list[tuple[str, Suspect]] = []
    for ability in abilities:
        for node in walk(ability):
            asks = isinstance(node, (RemoveCounters, MoveCounters, HasCounter, Stat, CounterChange))
            name = getattr(node, "counter", "") if asks else ""
            if name and name not in _OF_THE_RULES and "/" not in name:
                found.append((name, Suspect(ability.paragraph, PUT, line(node))))
    return found


_OF_THE_RULES: Final = frozenset({"limit", "mana", "astral", "evolution"})


def disagreements(abilities: tuple[Ability, ...]) -> list[Suspect]:
    """References that do not agree with what they are bound to (telling.py)."""
    from .telling import at_odds, told

    if not any(isinstance(node, _READERS) for ability in abilities for node in walk(ability)):
        return []
    return [
        Suspect(one.paragraph, AGREES, f"{spelled.said!r} is {spelled.bound.words}")
        for one in told(abilities)
        for spelled in one.references
        if at_odds(spelled)
    ]


def _targets(node: Node) -> set[int]:
    """The slots of all targets: they are chosen before anything happens (903.2g)."""
    return {one.slot for one in _own(node) if isinstance(one, Target)}


def _own(node: Node) -> Iterable[Node]:
    """A node and what is below it, without abilities that it gives to other cards."""
    yield node
    for child in children(node):
        if not isinstance(child, Ability) or isinstance(child, Spell):
            yield from _own(child)


class _Order:
    """Walks an ability in the order in which it happens, with the slots written so far."""

    def __init__(self, paragraph: int) -> None:
        self.paragraph = paragraph
        self.found: list[Suspect] = []
        self.perhaps: set[int] = set()  # written in some branch

    def ability(self, ability: Ability, defined: set[int]) -> None:
        """An ability: its targets, then its parts in order."""
        defined |= _targets(ability)
        self.fields(ability, defined)

    def visit(self, node: Node, defined: set[int]) -> None:
        """Read a node; `defined` gains what it writes."""
        if isinstance(node, _READERS) and node.slot and node.slot not in defined:
            self.found.append(Suspect(self.paragraph, DEFINED, line(node)))
        if isinstance(node, Ability) and not isinstance(node, Spell):
            self.ability(node, set())
        elif isinstance(node, _OF_A_BRANCH) or (
            isinstance(node, EachPlayerDoes) and isinstance(node.effect, _OF_A_BRANCH)
        ):
            self.fields(node, defined | self.perhaps)
        elif isinstance(node, If):
            self.visit(node.condition, defined)
            self.branches([node.then] if node.otherwise is None else [node.then, node.otherwise], defined)
        elif isinstance(node, (Modes, ChooseNow)):
            self.branches(node.options, defined)
            for child in children(node):
                if child not in node.options:
                    self.visit(child, defined)
        elif isinstance(node, Unless):  # what is paid is asked first; who pays may be of what it names
            self.visit(node.effect, defined)
            self.visit(node.who, defined)
            for cost in node.cost:
                self.visit(cost, defined)
        elif isinstance(node, ForEach):
            self.visit(node.what, defined)
            defined.add(node.slot)  # each card in turn, while the effect runs
            self.visit(node.effect, defined)
        else:
            self.fields(node, defined)
        if not isinstance(node, _READERS):
            for name in _RESULTS:
                slot = getattr(node, name, 0)
                if isinstance(slot, int) and slot:
                    defined.add(slot)

    def branches(self, options: Iterable[Node], defined: set[int]) -> None:
        """Only one of them happens: none sees what another writes. Behind several of them there is only what
        each of them writes; what one alone may write is there perhaps, if there is no other."""
        ends: list[set[int]] = []
        for option in options:
            own = set(defined)
            self.visit(option, own)
            ends.append(own)
        defined |= set.intersection(*ends) if ends else set()
        self.perhaps.update(*ends)

    def fields(self, node: Node, defined: set[int]) -> None:
        """List the nodes below a node in order: its subject before the statement about it."""
        names = node_fields(type(node))
        for name in sorted(names, key=lambda name: _FIRST.get(name, 9)):
            value = getattr(node, name)
            for item in value if isinstance(value, tuple) else (value,):
                if isinstance(item, Node):
                    self.visit(item, defined)


# A node's own description is read before what depends on it.
_FIRST: Final[dict[str, int]] = {
    "cost": 0,
    "trigger": 1,
    "who": 2,
    "what": 3,
    "source": 3,
    "to": 4,
    "on": 4,
    "choice": 4,
    "filter": 5,
    "value": 6,
    "amount": 6,
    "times": 6,
}


def _shapes(ability: Ability) -> Iterable[tuple[str, Node]]:
    """Nodes of a shape that no text means."""
    for node in walk(ability):
        if isinstance(node, (Modes, ChooseNow)) and len(node.options) < 2:
            yield OPTIONS, node
        elif isinstance(node, Filter) and _nowhere(node):
            yield PLACE, node
        elif isinstance(node, Keyword) and node.abilities and node.keyword not in _HOLDING:
            yield EXPANDED, node
        statics = getattr(node, "statics", None) or getattr(node, "effects", None)
        if isinstance(statics, tuple):
            yield from ((ONE_EFFECT, one) for one in _taken_out(statics))


def _nowhere(filter: Filter) -> bool:
    """Whether a filter asks for rulers in zones where no ruler ever is: they are in the ruler area (308)."""
    rulers = any(isinstance(pred, TypeIs) and pred.types == S.RULER for pred in filter.preds)
    return rulers and bool(filter.zones) and not filter.zones & _RULER_ZONES


_RULER_ZONES: Final = S.RULER_AREA | S.REMOVED


def _taken_out(statics: tuple[Node, ...]) -> Iterable[Node]:
    """Parts of one effect behind one that changes by what the cards are described (909.2)."""
    changed: set[str] = set()
    before: Noun | None = None
    for static in statics:
        what = getattr(static, "what", None)
        if not isinstance(static, Gains) or not isinstance(what, All):
            continue
        if before is not None and what == before and changed & _asked(what.filter):
            yield static
        if what != before:
            changed = set()
        before = what
        changed |= {_CHANGES[type(mod)] for mod in static.mods if type(mod) in _CHANGES}


_CHANGES: Final[dict[type[Node], str]] = {
    SetRaces: "race",
    SetTypes: "type",
    SetAttributes: "attribute",
    LoseAbilities: "keyword",
}
_ASKS: Final[dict[type[Node], str]] = {
    RaceIs: "race",
    TypeIs: "type",
    AttributeIs: "attribute",
    KeywordIs: "keyword",
}


def a_choice(node: Effect) -> Effect:
    """An instruction to choose cards: "choose those cards" leaves nothing to choose."""
    if isinstance(node, ChooseCards) and isinstance(node.choice, Ref):
        raise Unbound("choose")
    return node


def unlike_before(static: Gains) -> bool:
    """Whether an effect changes by what its cards are described: afterwards they are not found so (909.2)."""
    changed = {_CHANGES[type(mod)] for mod in static.mods if type(mod) in _CHANGES}
    return isinstance(static.what, All) and bool(changed & _asked(static.what.filter))


def _asked(filter: Filter) -> set[str]:
    return {_ASKS[type(node)] for node in walk(filter) if type(node) in _ASKS}
