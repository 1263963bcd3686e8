"""What else is named with a spell or ability, what it targets, the card it is of; what "it deals" and "those"
are beside their own sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from willpower.abilities import symbols as S
from willpower.abilities.base import Node, walk
from willpower.abilities.effects import Banish, Damage, Force, Rest
from willpower.abilities.nouns import (
    AbilityOf,
    All,
    Choose,
    ControllerOf,
    EventObject,
    EventSubject,
    Filter,
    IsOneOf,
    Noun,
    OtherThan,
    Pred,
    Ref,
    SourceOf,
    StatIs,
    Target,
    Targets,
    TargetsOf,
    This,
)
from willpower.abilities.quantities import Count, SlotNumber, Stat
from willpower.abilities.statics import AddedCost, Gains

from .mentions import Done, filter_races, filter_types
from .raw import Pronoun
from .walker import Unbound, Walker


def aimed_at(binder: Walker, spell: Noun, filter: Filter | None) -> None:
    """What a spell targets is "that resonator", where it is said: "a spell that targets a resonator"."""
    for pred in filter.preds if filter is not None else ():
        if not isinstance(pred, Targets) or pred.filter is None:
            continue
        types = filter_types(pred.filter) or (S.J_RESONATOR if filter_races(pred.filter) else 0)
        if types:
            rank = 1 if isinstance(spell, EventSubject) else 3
            binder.mention(TargetsOf(spell, pred.filter), "s", types, rank=rank)


def source_of(binder: Walker, ability: Noun, filter: Filter, many: str) -> None:
    """The card that an ability is of (912.1)."""
    for pred in filter.preds:
        if isinstance(pred, AbilityOf):
            binder.mention(SourceOf(ability), many, filter_types(pred.filter))


def held_by(value: Node | None) -> bool:
    """Whether a number is of what "its controller" has: the controller of the card that is described."""
    found = [one for one in walk(value) if isinstance(one, ControllerOf)] if value is not None else []
    return any(isinstance(one.what, Pronoun) for one in found)


def of_the_group(noun: Noun, nothing: int) -> Noun:
    """ "Target resonator with the lowest DEF among resonators your opponent controls" is one of these.
    `nothing`: the phrase of what the text does not say again."""
    filter = getattr(noun, "filter", None)
    if not isinstance(noun, (All, Choose, Target)) or not isinstance(filter, Filter):
        return noun
    preds: list[Pred] = []
    for pred in filter.preds:
        value = pred.value if isinstance(pred, StatIs) else None
        group = value.what if isinstance(value, Stat) and value.extreme else None
        said = any(isinstance(p, IsOneOf) and p.what == group for p in filter.preds)
        if isinstance(group, All) and not said and not group.filter.zones and not filter.zones:
            preds += [replace(p, phrase=nothing) for p in group.filter.preds if p not in filter.preds]
        preds.append(pred)
    if len(preds) == len(filter.preds):
        return noun
    return replace(noun, filter=replace(filter, preds=tuple(preds)))


def said_again(binder: Walker, what: Noun) -> None:
    """What a condition asks about is spoken of now: a card that was named before, the card an ability is of
    (912.1)."""
    if isinstance(what, SourceOf):
        binder.mention(what, "s", 0)
        return
    earlier = [m for m in binder.mentions if isinstance(what, Ref) and m.noun == what]
    if earlier:
        binder.mentions.append(replace(earlier[-1], step=binder.step))


def added_cost(binder: Walker, node: AddedCost) -> Any:
    """What is paid besides is paid when the targets are known (903.2j)."""
    before = len(binder.done)
    bound = binder.below(node)
    binder.added += binder.done[before:]
    return bound


def told_later(binder: Walker, target: Target) -> None:
    """Raises `Unbound` where only a roll or what is paid would tell a number of a target: targets are chosen
    before (903.2g, 903.2j). "Another target resonator" behind the resting of a resonator would be another
    than that."""
    costs = [*binder.done[: binder.paid], *binder.added]
    slots = {done.slot for done in binder.done if isinstance(done.node, Force)}
    slots |= {done.slot for done in costs}
    for one in walk(target.filter or Filter()):
        if isinstance(one, SlotNumber) and one.slot in slots:
            raise Unbound("a target that the roll or the cost would tell")
        if isinstance(one, OtherThan) and isinstance(one.what, This) and any(map(_taken, costs)):
            raise Unbound("another")


def _taken(done: Done) -> bool:
    """Whether a cost rests or banishes a card that is chosen in the field, which may be any."""
    what = done.noun if isinstance(done.node, (Banish, Rest)) else None
    return isinstance(what, Choose) and not any(isinstance(one, OtherThan) for one in what.filter.preds)


def deals_itself(binder: Walker, bound: Damage) -> bool:
    """Whether "it deals" is said of this card: in "it deals damage to that card" the two are not the same,
    and behind "this card is dealt damage by a resonator" it is the subject of the event (B2)."""
    if bound.source == bound.to:
        return True
    if not isinstance(bound.source, EventObject) or isinstance(binder.last_subject, EventObject):
        return False
    return any(isinstance(m.noun, This) and m.rank == 0 for m in binder.mentions)


def given_to_all(binder: Walker, node: Gains) -> Gains:
    """What is given to cards; "for each of those resonators" in it counts others, where some were named."""
    kept = binder.mentions
    counts = [one.what for mod in node.mods for one in walk(mod) if isinstance(one, Count)]
    if isinstance(node.what, All) and any(isinstance(what, Pronoun) for what in counts):
        others = [m for m in kept if m.noun != node.what]
        if any(m.number != "s" and m.rank == 3 and not m.player for m in others):
            binder.mentions = others
    before = list(binder.mentions)
    bound = binder.below(node, frozenset(["what"]))
    binder.mentions = kept + [m for m in binder.mentions if m not in before]
    return bound


PAYING: Final[dict[type[Node], Any]] = {AddedCost: added_cost}
