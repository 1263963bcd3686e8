"""What "... instead" does to the instruction before it (B13, B14 of docs/language.md)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from willpower.abilities.alike import of_kind
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import Condition, Did, NotCond
from willpower.abilities.effects import (
    Banish,
    ChooseCards,
    Damage,
    Delayed,
    Discard,
    EachPlayerDoes,
    Effect,
    If,
    May,
    Modes,
    Move,
    PlayCard,
    Search,
    Sequence,
)
from willpower.abilities.nouns import Choose, ControlledBy, OwnedBy, Pred, Ref, Target, You
from willpower.abilities.quantities import EventAmount, Num
from willpower.abilities.statics import Replace
from willpower.abilities.triggers import DealsDamage

from .mentions import Mention, last_of_kind, steps_of, with_slot
from .raw import Instead
from .walker import Unbound

N = TypeVar("N", bound=Node)


def guarded(before: Effect, then: Effect) -> Effect:
    """B13: what is done on a condition is rewritten as that: who has not paid does neither. So is what a
    player may do, unless they may do the other too, or choose no card for it."""
    if isinstance(before, If) and before.otherwise is None:
        return guarded(before.then, then)
    if isinstance(before, Delayed):  # 906.8
        return guarded(before.effect, then)
    free = any(isinstance(one, (May, PlayCard)) or getattr(one, "least", 1) == Num(0) for one in walk(then))
    return before.effect if isinstance(before, May) and not free else before


def to_rewrite(node: Instead, before: Effect) -> tuple[Effect, Effect, Effect]:
    """B13: the sentence before, the instruction of it that is rewritten, and that one as it was at first: of
    grades ("If ..., ... instead. If ..., ... instead") the last that holds is done."""
    if isinstance(node.before, Instead) and isinstance(before, Sequence):
        graded = next(one for one in walk(before.parts[0]) if isinstance(one, If) and one.phrase == 0)
        assert graded.otherwise is not None
        return before.parts[0], graded, graded.otherwise
    inner = guarded(before, node.then)
    replaced = run_of(inner, last_of_kind(inner, node.then), node.then)
    return before, replaced, replaced


def kind_known(before: Effect, then: Effect) -> None:
    """B13 for a paragraph: of several instructions one of that kind is rewritten; if there is none, nobody
    knows which."""
    steps = steps_of(before)
    like = then.then if isinstance(then, If) else then
    while isinstance(like, (May, Sequence)):
        like = like.effect if isinstance(like, May) else like.parts[0]
    done = [one.then if isinstance(one, If) and isinstance(one.condition, Did) else one for one in steps]
    if len(steps) > 1 and not isinstance(like, Modes) and not any(of_kind(one, like) for one in done):
        raise Unbound("instead")


def decided_before(condition: Condition, replaced: Effect) -> None:
    """ "... you may pay {1}. If you do, ... instead": what is asked for is not what is rewritten."""
    asked = {one.slot for one in walk(condition) if isinstance(one, Did)}
    if any(getattr(one, "slot", 0) in asked for one in walk(replaced) if isinstance(one, Effect)):
        raise Unbound("instead")


def lost_by(
    mentions: list[Mention], kept: list[Mention], replaced: Effect
) -> tuple[list[Mention], list[Mention]]:
    """What was named by an instruction that is not performed: a condition knows neither its result nor what
    is discarded by it; what is done instead may be done to cards that are chosen for it."""
    kinds = (Effect, Choose) if isinstance(replaced, Discard) else Effect
    slots = [getattr(one, "slot", 0) for one in walk(replaced) if isinstance(one, kinds)]
    if not any(slots):
        return [], []
    lost = [m for m in mentions if getattr(m.noun, "slot", 0) in slots and m not in kept]
    chosen = [Ref(one.slot) for one in walk(replaced) if isinstance(one, Choose)]
    return lost, [m for m in lost if m.noun in chosen]


def run_of(before: Effect, replaced: Effect, then: Effect) -> Effect:
    """B13: where a whole run is done instead ("search ... and put them ..."), the run that begins with the
    instruction which is rewritten; else that instruction."""
    if not isinstance(replaced, Search) or not any(isinstance(step, Move) for step in steps_of(then)):
        return replaced
    found: Effect = replaced
    for one in walk(before):
        if isinstance(one, Sequence) and steps_of(one)[:1] == [replaced]:
            if any(isinstance(step, Move) for step in steps_of(one)):
                found = one  # the innermost, which comes last
    return found


def or_else(then: Effect, replaced: Effect) -> Effect:
    """What a player may do instead; who does not do it does what it would have replaced."""
    optional = isinstance(then, May) or (isinstance(then, PlayCard) and then.optional)
    if not optional:
        return then
    assert isinstance(then, (May, PlayCard))
    return Sequence((then, If(NotCond(Did(then.slot)), replaced)))


def like_result(replaced: Effect, then: Effect) -> int:
    """The slot of the instruction that does the same as one that it is done in place of; 0 if none does."""
    found = 0
    for one in walk(then) if getattr(replaced, "slot", 0) else ():
        elsewhere = isinstance(one, Move) and isinstance(replaced, Move) and one.to != replaced.to
        if type(one) is type(replaced) and not elsewhere:
            found = int(getattr(one, "slot", 0)) or found
    return found


def like_before(replaced: Effect, then: Effect) -> Effect:
    """B14: what is done in place of a card that goes away face down goes away face down too; what is searched
    for instead is searched for in the same place."""
    if isinstance(then, Search) and not then.zones and isinstance(replaced, Search):
        return replace(then, zones=replaced.zones, whose=replaced.whose)
    if (
        isinstance(replaced, Move)
        and replaced.face_down
        and isinstance(then, Move)
        and then.to == replaced.to
    ):
        return replace(then, face_down=True)
    return chosen_first(replaced, then)


def chosen_first(replaced: Effect, then: Effect) -> Effect:
    """B13: "they banish a resonator. If ..., remove it from the game instead": the card is chosen all the
    same, by who would have chosen it, of what they could have chosen."""
    if isinstance(then, (May, PlayCard)):  # who may do something else with it has it already
        unchosen = [Ref(one.slot) for one in walk(replaced) if isinstance(one, Choose)]
        if any(one in unchosen for one in walk(then) if isinstance(one, Ref)):
            raise Unbound("instead")
    choice = getattr(replaced, "what", None)
    if not isinstance(choice, Choose) or isinstance(then, (May, PlayCard)):
        return then
    if not any(one == Ref(choice.slot) for one in walk(then)):
        return then
    who = getattr(replaced, "who", None)
    if isinstance(replaced, Banish):  # 1011.2
        choice = with_pred(choice, ControlledBy(You()))
    elif isinstance(replaced, Discard):  # 1019.1
        choice = with_pred(choice, OwnedBy(You()))
    choosing: Effect = ChooseCards(replace(choice, slot=0), choice.slot)
    if who is not None and not isinstance(who, You):
        choosing = EachPlayerDoes(who, choosing, as_you=True)
    return Sequence((choosing, then))


def with_pred(choice: Choose, pred: Pred) -> Choose:
    """A choice of which something more is said."""
    if pred in choice.filter.preds:
        return choice
    return replace(choice, filter=replace(choice.filter, preds=(*choice.filter.preds, pred)))


def aimed_alike(then: N, replaced: Node) -> N:
    """ "Put target resonator ... If ..., put target resonator ... instead": there is one target (903.2g)."""
    for one in walk(replaced):
        for other in walk(then):
            if isinstance(one, Target) and isinstance(other, Target) and one.slot != other.slot:
                if replace(one, slot=other.slot) == other:
                    return with_slot(then, other.slot, one.slot)
    return then


def same_damage(node: N) -> N:
    """ "If it would deal damage to ..., it deals that much damage to ... instead": battle damage stays so."""
    if not isinstance(node, Replace) or not isinstance(node.event, DealsDamage):
        return node
    source = node.event.what

    def dealt(effect: Any) -> Any:
        if isinstance(effect, Sequence):
            return replace(effect, parts=tuple(map(dealt, effect.parts)))
        if isinstance(effect, Damage) and effect.source == source and isinstance(effect.amount, EventAmount):
            return replace(effect, as_before=True)
        return effect

    return replace(node, effect=dealt(node.effect))
