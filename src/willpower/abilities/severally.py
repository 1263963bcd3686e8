"""Conditions that are asked of each card that a continuous effect is about (904.1, 909.4).

"Resonators you control gain [Flying] as long as they are rested": each of them is asked. In the tree the card
looked at is slot 0; the same effect without such a condition is about fewer cards.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from .ability import Ability
from .base import Node, walk
from .conditions import AllConds, AnyCond, Compare, Condition, Fits, NotCond
from .nouns import All, AllOf, AnyOf, HasCounter, Not, Noun, Pred, Ref, StatIs
from .quantities import Num, Stat
from .statics import OnlyWhile, Static

Apart = tuple[tuple[Condition, ...], tuple[Pred, ...]]  # what is asked once, what each card must be


def speaks_of_each(condition: Node) -> bool:
    """Whether a condition asks something of the card that is looked at."""
    return any(isinstance(node, Ref) and node.slot == 0 for node in walk(condition))


def subject_of(effects: tuple[Static, ...]) -> All | None:
    """The cards that all of these effects are about, if they are the same ones."""
    found = [_about(effect) for effect in effects]
    first = found[0] if found else None
    return first if isinstance(first, All) and all(one == first for one in found) else None


def _about(effect: Static) -> Noun | None:
    event = getattr(effect, "event", None)
    for holder, name in ((effect, "what"), (event, "to"), (event, "what")):
        noun = getattr(holder, name, None)
        if isinstance(noun, Noun):
            return noun
    return None


def severally(condition: Condition) -> Apart | None:
    """A condition in two parts: what is asked once and what of each card; None if that cannot be told."""
    if not speaks_of_each(condition):
        return (condition,), ()
    if isinstance(condition, AllConds):
        once: list[Condition] = []
        each: list[Pred] = []
        for one in condition.conditions:
            part = severally(one)
            if part is None:
                return None
            once += part[0]
            each += part[1]
        return tuple(once), tuple(each)
    preds = _asked(condition)
    return None if preds is None else ((), preds)


def _asked(condition: Condition) -> tuple[Pred, ...] | None:
    """What a card must be of which a condition asks all that it asks."""
    if isinstance(condition, Fits):
        plain = isinstance(condition.what, Ref) and not condition.filter.zones
        return condition.filter.preds if plain else None
    if isinstance(condition, NotCond):
        preds = _asked(condition.condition)
        return None if preds is None else (Not(AllOf(preds)),)
    if isinstance(condition, AnyCond):
        several = [_asked(one) for one in condition.conditions]
        return None if None in several else (AnyOf(tuple(AllOf(preds) for preds in several if preds)),)
    if isinstance(condition, Compare) and isinstance(condition.left, Stat):
        stat = condition.left
        right = condition.right
        if not isinstance(stat.what, Ref) or stat.extreme or right is None or speaks_of_each(right):
            return None
        if stat.stat == "counters":
            some = condition.op == ">=" and condition.right == Num(1)
            return (HasCounter(stat.counter),) if some else None
        return (StatIs(stat.stat, condition.op, condition.right),)
    return None


def each_apart(static: OnlyWhile) -> tuple[Static, ...]:
    """The effects of a condition that is asked of each card, about the cards that fulfil it."""
    subject = subject_of(static.effects)
    apart = severally(static.condition)
    if subject is None or apart is None or not apart[1]:
        return (static,)
    once, each = apart
    fewer = replace(subject, filter=replace(subject.filter, preds=(*subject.filter.preds, *each)))
    effects: tuple[Static, ...] = _instead(static.effects, subject, fewer)
    if not once:
        return effects
    return (replace(static, condition=once[0] if len(once) == 1 else AllConds(once), effects=effects),)


def _instead(value: Any, old: Node, new: Node) -> Any:
    if isinstance(value, tuple):
        return tuple(_instead(one, old, new) for one in value)
    if value == old:
        return new
    if not isinstance(value, Node) or isinstance(value, Ability):
        return value
    changes = {f.name: _instead(getattr(value, f.name), old, new) for f in fields(value)}
    changes = {name: made for name, made in changes.items() if made is not getattr(value, name)}
    return replace(value, **changes) if changes else value
