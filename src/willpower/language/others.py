"""Whom "other" leaves out: said of the first of several kinds it is said of all of them ("each other Knight
and Saint"); behind a card that is named it is that card ("it and each other resonator").
What is said of abilities alone in a list of spells and abilities."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from willpower.abilities.base import Node
from willpower.abilities.nouns import (
    AbilityOf,
    All,
    AllOf,
    AnyOf,
    Both,
    EventObject,
    EventSubject,
    Filter,
    Host,
    OtherThan,
    Pred,
    Ref,
    SpellIs,
    Target,
    This,
)

ABILITY = SpellIs("ability")
_NAMED = (EventObject, EventSubject, Host, Ref)


def with_others(value: Any) -> Any:
    """A part of a text in which "other" leaves out whom it says."""
    if isinstance(value, tuple):
        found = tuple([with_others(item) for item in value])
        return found if any(a is not b for a, b in zip(found, value, strict=True)) else value
    if not isinstance(value, Node):
        return value
    changed = {
        f.name: new
        for f in fields(value)
        if f.init and (new := with_others(old := getattr(value, f.name))) is not old
    }
    node = replace(value, **changed) if changed else value
    if isinstance(node, AnyOf):
        return _of_each_kind(node)
    if isinstance(node, Filter):
        return _spells_apart(node)
    return _than_the_first(node) if isinstance(node, Both) else node


def _spells_apart(node: Filter) -> Filter:
    """ "Darkness spells or abilities of darkness resonators": the spells are no abilities of anything."""
    kinds = [one for one in node.preds if isinstance(one, AnyOf) and ABILITY in one.preds]
    if not kinds:
        return node
    preds = tuple(replace(one, or_spell=True) if isinstance(one, AbilityOf) else one for one in node.preds)
    return node if preds == node.preds else replace(node, preds=preds)


def _of_each_kind(node: AnyOf) -> AnyOf:
    first, *rest = node.preds
    other = _other(first)
    if other is None or any(not isinstance(one, AllOf) or _other(one) is not None for one in rest):
        return node
    kinds = [replace(one, preds=(other, *one.preds)) for one in rest if isinstance(one, AllOf)]
    return replace(node, preds=(first, *kinds))


def _other(pred: Pred) -> OtherThan | None:
    found = pred.preds[0] if isinstance(pred, AllOf) and pred.preds else None
    return found if isinstance(found, OtherThan) else None


def _than_the_first(node: Both) -> Both:
    first = node.parts[0]
    named = Ref(first.slot) if isinstance(first, Target) else first
    if not isinstance(named, _NAMED):
        return node
    parts = [_than(part, named) if isinstance(part, All) else part for part in node.parts]
    return replace(node, parts=tuple(parts))


def _than(noun: All, named: Any) -> All:
    preds = [
        replace(one, what=Both((one.what, named))) if one == OtherThan(This()) else one
        for one in noun.filter.preds
        if isinstance(one, Pred)
    ]
    return replace(noun, filter=replace(noun.filter, preds=tuple(preds)))
