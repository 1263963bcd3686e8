"""Who chooses "a card" where a text has one (1014.1).

Whoever performs an instruction chooses the cards it acts on. A choice that stands elsewhere in it, in a
number or as what is copied, is made before it (`settled`). In an event, a condition or a description "a card"
is any that fits, and nobody chooses. Everywhere else nobody can: the text means nothing (`unchosen`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from .ability import Ability, Activate, Automatic, BreakAbility, Keyword, Spell
from .base import Node, node_fields
from .conditions import Compare, Condition, Exists, Fits, WasPlayed
from .effects import (
    Damage,
    Effect,
    GainGem,
    LoseLife,
    PayFor,
    Produce,
    TokenSpec,
    Unless,
)
from .nouns import (
    AllButOne,
    Among,
    Attached,
    Both,
    Choose,
    ControllerOf,
    Filter,
    IsOneOf,
    Noun,
    OwnerOf,
    Pred,
    Ref,
    Shares,
    StatIs,
    Target,
)
from .quantities import Letter, Stat
from .statics import AddedCost, EntersWith, Must, OtherCost, Redirect, Static, ToDo
from .triggers import Trigger

# Slots that no text can name: of the choices in an instruction, counted downwards, and of those that X and Y
# depend on, which are made once for a whole text.
OPEN: Final = -500
LETTERS: Final[dict[str, int]] = {"X": -600, "Y": -601}

Made = list[tuple[Choose, int]]  # choices, and the slot that each is kept in

_JOINING: Final = (Both, Among, Attached, ControllerOf, OwnerOf)
_ITS_OWN: Final = (Effect, Ability, Condition, Trigger, Filter, Target)


def settled(effect: Effect) -> tuple[Effect, tuple[tuple[Choose, int], ...]]:
    """An instruction that refers to the choices made before it, and those choices with their slots."""
    made: Made = []
    changed: dict[str, object] = {}
    for name in node_fields(type(effect)):
        value = getattr(effect, name)
        new = _bound(value, asks_for(effect, name), "", made)
        if new is not value:
            changed[name] = new
    if not made:
        return effect, ()
    return replace(effect, **changed), tuple(made)  # type: ignore[arg-type]


def asks_for(node: Node, name: str) -> bool:
    """Whether the performer of an instruction chooses the cards of a field itself."""
    if name in ("who", "under", "whose", "chooser"):
        return False
    if isinstance(node, Damage):
        return name != "source"
    if isinstance(node, GainGem):
        return name != "like"
    if isinstance(node, TokenSpec):
        return name == "copy_of"
    if isinstance(node, Static):
        # The cards an effect is about, and whom damage goes to, are chosen then; a demand means any.
        return name == "what" or (name == "to" and isinstance(node, (Redirect, Must, ToDo)))
    return isinstance(node, Effect)


def _bound(value: object, asked: bool, letter: str, made: Made) -> object:
    """A part of an instruction with references for its choices; the same if it has none."""
    if isinstance(value, tuple):
        parts = tuple([_bound(part, asked, letter, made) for part in value])
        return parts if any([a is not b for a, b in zip(parts, value, strict=True)]) else value
    if not isinstance(value, Node) or isinstance(value, _ITS_OWN):
        return value
    if isinstance(value, Choose) and not asked:
        return _reference(value, letter, made)
    if isinstance(value, Letter):
        letter = value.letter
    changed: dict[str, object] = {}
    for name in node_fields(type(value)):
        before = getattr(value, name)
        chosen = asked if isinstance(value, _JOINING) else _asked_in(value, name)
        new = _bound(before, chosen, letter, made)
        if new is not before:
            changed[name] = new
    return replace(value, **changed) if changed else value  # type: ignore[arg-type]


def _asked_in(node: Node, name: str) -> bool:
    return isinstance(node, (Static, TokenSpec)) and asks_for(node, name)


def _reference(choice: Choose, letter: str, made: Made) -> Ref:
    """What stands for a choice; X means the same wherever it stands."""
    if letter:
        slot = choice.slot or LETTERS[letter]
        if any([kept == slot for _, kept in made]):
            return Ref(slot)
    else:
        slot = choice.slot or OPEN - len(made)
    made.append((choice, slot))
    return Ref(slot)


# ---- what nobody can choose -----------------------------------------------------------------------------

_Path = tuple[tuple[Node, str], ...]  # the nodes above, from the nearest on, each with the field gone down by
_COSTS: Final = (
    (Activate, "cost"),
    (Keyword, "cost"),
    (Unless, "cost"),
    (PayFor, "cost"),
    (AddedCost, "cost"),
    (OtherCost, "cost"),
    (ToDo, "cost"),
    (EntersWith, "unless_paid"),
)


def unchosen(ability: Ability) -> Noun | None:
    """The first "a card" of an ability that nobody could choose; None if there is none."""
    return _unchosen(ability, "standing", ())


def _unchosen(node: Node, place: str, above: _Path) -> Noun | None:
    if isinstance(node, (Choose, AllButOne)) and not _can_be_chosen(node, place, above):
        return node
    for name in node_fields(type(node)):
        found = _unchosen_in(getattr(node, name), place_of(node, name, place), ((node, name), *above))
        if found is not None:
            return found
    return None


def _unchosen_in(value: object, place: str, above: _Path) -> Noun | None:
    if isinstance(value, Node):
        return _unchosen(value, place, above)
    if isinstance(value, tuple):
        for part in value:
            found = _unchosen_in(part, place, above)
            if found is not None:
                return found
    return None


def place_of(node: Node, name: str, place: str) -> str:
    """The kind of place that a field of a node is: an instruction, a cost, a condition, an event, a
    description, or what stands for as long as an ability does."""
    if isinstance(node, Condition):
        return "condition"
    if isinstance(node, Trigger):
        return "event"
    if isinstance(node, (Filter, Pred)):
        return "description"
    if isinstance(node, Target):
        return "description" if name == "filter" else "standing"
    for kind, field in _COSTS:
        if name == field and isinstance(node, kind):
            return "cost"
    if isinstance(node, (Produce, LoseLife)):
        return "cost" if isinstance(node, Produce) or node.pay else "instruction"
    if isinstance(node, Effect):
        return "cost" if place == "cost" else "instruction"
    if isinstance(node, Ability):
        performed = isinstance(node, (Activate, Automatic, Spell, BreakAbility, Keyword))
        return "instruction" if performed and name == "effect" else "standing"
    return place


def _can_be_chosen(noun: Choose | AllButOne, place: str, above: _Path) -> bool:
    """Whether somebody chooses there, or any that fits is meant."""
    parent, name = above[0]
    while isinstance(parent, _JOINING) and len(above) > 1:
        above = above[1:]
        parent, name = above[0]
    if isinstance(noun, AllButOne):
        return place == "instruction" and isinstance(parent, Effect) and asks_for(parent, name)
    outer, outer_name = above[1] if len(above) > 1 else (parent, "")
    if place == "instruction":
        return True
    if place == "cost":
        return isinstance(parent, Effect) and not isinstance(parent, Produce) and name != "who"
    if place == "event":
        return isinstance(parent, Trigger)
    if place == "condition":
        if isinstance(parent, Exists):
            return parent.least is None
        if isinstance(parent, Stat):
            return isinstance(outer, Compare) and outer_name == "left"
        return isinstance(parent, (Fits, WasPlayed))
    if place == "description":
        compared = isinstance(parent, Stat) and isinstance(outer, StatIs)
        return compared or isinstance(parent, (Shares, IsOneOf))
    return isinstance(parent, (Redirect, Must, ToDo)) and name == "to"
