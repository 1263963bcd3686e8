"""Lasting effects about whoever is a player's ruler (909.4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from willpower.abilities.conditions import Fits
from willpower.abilities.effects import Apply, Effect, If, Sequence
from willpower.abilities.nouns import IsOneOf, RulerOf
from willpower.abilities.statics import CostChange, Gains, OnlyWhile, Static

_whoever: Final[dict[int, tuple[If, Effect | None]]] = {}  # by identity; they are kept alive here


def for_whoever_it_is(node: If) -> Effect | None:
    """ "If your J-ruler is A, it gains ... this turn and you may pay ...": what it must be is a part of each
    lasting effect, not asked when that is made (909.4)."""
    known = _whoever.get(id(node))
    if known is None or known[0] is not node:
        made: Effect | None = None
        condition = node.condition
        if node.otherwise is None and isinstance(condition, Fits) and isinstance(condition.what, RulerOf):
            made = while_it_is(node.then, condition, condition.what)
        known = (node, made)
        _whoever[id(node)] = known
    return known[1]


def while_it_is(then: Effect, condition: Fits, ruler: RulerOf) -> Effect | None:
    """Lasting effects about a ruler and nothing else, each for as long as it is what it must be."""
    if isinstance(then, Apply):
        if all([about(static, ruler) for static in then.statics]):
            return replace(then, statics=(OnlyWhile(condition, then.statics),))
        return None
    if isinstance(then, Sequence):
        parts: list[Effect] = []
        for part in then.parts:
            made = while_it_is(part, condition, ruler)
            if made is None:
                return None
            parts.append(made)
        return replace(then, parts=tuple(parts))
    return None


def about(static: Static, ruler: RulerOf) -> bool:
    """Whether an effect is about a player's ruler and nothing else."""
    if isinstance(static, Gains):
        return static.what == ruler
    if isinstance(static, CostChange) and static.of is not None:
        return any([isinstance(pred, IsOneOf) and pred.what == ruler for pred in static.of.preds])
    return False
