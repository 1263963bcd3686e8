"""Another than which card: "for each other Elf" is another than the card that gains, "all other cards from
their graveyard" are others than those just taken from there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from willpower.abilities.ability import Ability
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import Condition
from willpower.abilities.effects import ChooseCards
from willpower.abilities.effects_cards import Move
from willpower.abilities.nouns import (
    All,
    AllOf,
    Choose,
    ControlledBy,
    Filter,
    Not,
    Noun,
    OtherThan,
    Ref,
    Shares,
    Target,
    This,
    TypeIs,
    Who,
)
from willpower.abilities.symbols import FIELD
from willpower.abilities.triggers import Either, Trigger

from .mentions import Done, Mention
from .raw import DoneThisWay, Pronoun


def asks_plainly(asked: Condition | None) -> bool:
    """Whether something is asked that speaks of no card than which "another" would be another."""
    return asked is not None and not any(
        isinstance(one, (Pronoun, DoneThisWay, Target)) for one in walk(asked)
    )


def acts_first(event: Node, names: list[str]) -> bool:
    """Whether an event says first what it happens to, or what does it, and then to what: of damage that
    "would be dealt to other Golems by chants" the chants are said last."""
    before_to = names[: names.index("to")] if "to" in names else names
    return isinstance(getattr(event, "what", None), All) and "what" in before_to


def said_once(node: Trigger, bound: Trigger) -> Trigger:
    """What a text says once and an event of two kinds holds twice is the same card both times."""
    if not isinstance(node, Either) or not isinstance(bound, Either):
        return bound
    said = getattr(node.triggers[0], "what", None)
    first = getattr(bound.triggers[0], "what", None)
    ways = zip(node.triggers, bound.triggers, strict=True)
    same = [said is not None and getattr(before, "what", None) is said for before, _ in ways]
    triggers = [
        replace(way, what=first) if is_same else way  # type: ignore[call-arg]
        for way, is_same in zip(bound.triggers, same, strict=True)
    ]
    return replace(bound, triggers=tuple(triggers))


def than_each(value: Any, of: Noun, of_each: Callable[[Any, Noun], Any]) -> Any:
    """What is gained with "other" said of the card that gains, where that is not this card; `of_each` says
    the same of pronouns."""
    if isinstance(of, This | Who):
        return value
    if isinstance(value, tuple):
        return tuple(than_each(item, of, of_each) for item in value)
    if not isinstance(value, Node) or isinstance(value, Ability):
        return value
    if isinstance(value, OtherThan) and isinstance(value.what, This):
        return replace(value, what=Ref(0, phrase=value.what.phrase))
    if isinstance(value, Filter) and OtherThan(This()) in value.preds:  # "that shares a race with it"
        preds = tuple(of_each(of_each(p, This()), of) if isinstance(p, Shares) else p for p in value.preds)
        return replace(value, preds=tuple(than_each(p, of, of_each) for p in preds))
    changes = {f.name: than_each(getattr(value, f.name), of, of_each) for f in fields(value)}
    changes = {name: new for name, new in changes.items() if new is not getattr(value, name)}
    return replace(value, **changes) if changes else value


def others(noun: Any, before: Noun | None) -> Any:
    """ "Light resonators you control gain ... and other resonators you control gain ...": others than the
    group of which more was said, not than this card."""
    if not isinstance(noun, All) or not isinstance(before, All) or OtherThan(This()) not in noun.filter.preds:
        return noun
    first, preds = before.filter, noun.filter.preds
    more = tuple(p for p in first.preds if p not in preds)
    plain = all(isinstance(p, TypeIs | ControlledBy) for p in preds if p != OtherThan(This()))
    if not more or not plain or first.zones != noun.filter.zones or OtherThan(This()) in first.preds:
        return noun
    apart = [Not(AllOf(more), phrase=p.phrase) if p == OtherThan(This()) else p for p in preds]
    return replace(noun, filter=replace(noun.filter, preds=tuple(apart)))


def taken_before(done: list[Done], described: Filter | None) -> Ref | None:
    """ "Shuffle all magic stones from your graveyard into ..., then all other cards from your graveyard":
    others than those that the instruction before took from the same zone."""
    last = done[-1] if done else None
    if last is None or described is None or not described.zones or described.zones & FIELD:
        return None
    taken = last.noun.filter if isinstance(last.node, Move) and isinstance(last.noun, All) else None
    return Ref(last.slot) if taken is not None and taken.zones == described.zones else None


def than_chosen(done: list[Done], target: Mention | None) -> Ref | None:
    """Another than the card that an instruction chose, unless a target was named since."""
    chosen = [one for one in done if isinstance(one.node, ChooseCards)]
    return Ref(chosen[-1].slot) if chosen and (target is None or chosen[-1].step > target.step) else None


def than_named(mentions: list[Mention], step: int) -> Noun:
    """Another than the card chosen by the same instruction, "move a counter from a resonator to another one";
    on a chant, which is no such card, than the one chosen last (`step` -1); else than this card."""
    chosen = [m.noun for m in mentions if isinstance(m.noun, Ref) and step in (-1, m.step)]
    return chosen[-1] if chosen else This()


def than_looked_at(node: Any) -> Any:
    """ "That shares a race with another resonator": another than the card that is looked at, which the engine
    leaves out; not another than this card."""
    what = node.what if isinstance(node, Shares) else None
    if not isinstance(what, (All, Choose)) or OtherThan(This()) not in what.filter.preds:
        return node
    preds = [replace(p, what=Ref(0)) if p == OtherThan(This()) else p for p in what.filter.preds]
    return replace(node, what=replace(what, filter=replace(what.filter, preds=tuple(preds))))
