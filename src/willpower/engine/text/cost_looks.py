"""The kinds of change after which it may be another question whether a cost can be paid (core/stale.py)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Activate
from willpower.abilities.base import Node, walk
from willpower.abilities.effects import (
    Banish,
    Destroy,
    Discard,
    Effect,
    LoseLife,
    Move,
    PayWill,
    PutCounters,
    Recover,
    RemoveCounters,
    Rest,
    Sequence,
)
from willpower.abilities.nouns import This

from ..core.stale import COMING, ELSEWHERE, HANDS, LIFE, REVEALING, TURN, TURNING, USES
from .facets import facets, numbers

# What items of a cost look at that are not will, beside the cards they speak of.
_COSTS: Final = TURNING | TURN | LIFE | ELSEWHERE | REVEALING | COMING
_ITEMS: Final[dict[type[Effect], int]] = {
    PayWill: 0,
    Sequence: 0,
    Rest: TURNING | TURN,  # what came this turn cannot be rested for it (905.3)
    Recover: TURNING,
    Banish: 0,
    Destroy: 0,
    RemoveCounters: 0,
    PutCounters: 0,
    LoseLife: LIFE,
    Discard: HANDS,
    Move: ELSEWHERE | COMING,
}


def looks_of_cost(items: tuple[Effect, ...]) -> int:
    """What is looked at to know whether the items of a cost can be paid (903.2j), apart from will."""
    found = 0
    for item in items:
        if not isinstance(item, Rest) or not isinstance(item.what, This):
            found |= looks_of_items(item)  # that its own card is recovered is asked each time
    return found


def looks_of_items(node: Node) -> int:
    """The same for all instructions in a node."""
    found = facets(node) | numbers(node)
    for below in walk(node):
        if isinstance(below, Effect):
            found |= _ITEMS.get(type(below), _COSTS)
    return found


def looks_of_will(a: Activate) -> int:
    """What is looked at to know what a will ability could make now (907.2), apart from cards in play."""
    return facets(a) | numbers(a) | looks_of_cost(a.cost) | USES | TURN
