"""Continuous abilities that become active at one moment: the turn player decides which is older (909.3b)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from willpower.abilities.base import walk
from willpower.abilities.statics import (
    BecomeCopy,
    LoseAbilities,
    LoseRaces,
    LoseValues,
    ScaleValues,
    SetAttributes,
    SetCost,
    SetName,
    SetRaces,
    SetTypes,
    SetValues,
    SwitchValues,
)
from willpower.abilities.symbols import FIELD

from ..core.objects import AbilitySet, Obj, still_itself
from ..core.state import State
from ..values.characteristics import refresh
from .entering import arriving_chars
from .zones import MoveItem, perform_moves

# Changes for which it makes a difference what else is applied before or after them.
_SETTING: Final = (
    BecomeCopy,
    LoseAbilities,
    LoseRaces,
    LoseValues,
    ScaleValues,
    SetAttributes,
    SetCost,
    SetName,
    SetRaces,
    SetTypes,
    SetValues,
    SwitchValues,
)
MOST_COMPARED: Final = 4  # more cards at once are put to the player without comparing what comes of it

_setting: Final[dict[int, tuple[AbilitySet, bool]]] = {}


def sets_something(ab: AbilitySet) -> bool:
    """Whether a continuous ability among these changes information to something else or takes it away."""
    known = _setting.get(id(ab))
    if known is None or known[0] is not ab:
        found = any([isinstance(node, _SETTING) for c in ab.continuous for node in walk(c)])
        known = (ab, found)
        _setting[id(ab)] = known
    return known[1]


def at_once(g: State, items: tuple[MoveItem, ...]) -> tuple[MoveItem, ...]:
    """Of cards that would enter the field together those whose continuous abilities could be in each other's
    way."""
    if len(items) < 2:
        return ()
    found: list[MoveItem] = []
    setting = False
    for item in items:
        if item.to == FIELD:
            ab = arriving_chars(g, item).ab
            if ab.continuous:
                found.append(item)
                setting = setting or sets_something(ab)
    return tuple(found) if setting and len(found) > 1 else ()


def in_order(items: tuple[MoveItem, ...], order: tuple[int, ...]) -> tuple[MoveItem, ...]:
    """The moves with the cards of `order` first, in that order."""
    first = [item for ref in order for item in items if item.ref == ref]
    return (*first, *[item for item in items if item.ref not in order])


def age_matters(g: State, items: tuple[MoveItem, ...], left: tuple[int, ...]) -> bool:
    """Whether it makes a difference which of the cards left has the older abilities."""
    if len(left) < 2:
        return False
    if len(left) > MOST_COMPARED:
        return True
    trial = g.clone()
    perform_moves(trial, items)
    refs = [trial.table.objs[ref].became for ref in left]
    if min(refs) < 0:
        return False
    stamps = sorted([trial.table.objs[ref].stamp for ref in refs])
    results: set[tuple[object, ...]] = set()
    for order in permutations(refs):
        for ref, stamp in zip(order, stamps, strict=True):
            trial.edit(ref).stamp = stamp
        trial.derived.values_stale = True
        refresh(trial)
        results.add(tuple([_shown(o) for o in trial.table.objs if still_itself(o)]))
    return len(results) > 1


def _shown(o: Obj) -> tuple[object, ...]:
    c = o.chars
    values = (c.types, c.general, c.stones, c.races, c.attributes, c.cost, c.atk, c.defense, c.divinity)
    return (o.id, o.controller, c.names, *values, tuple([id(a) for a in c.ab.listed]))
