"""Whether an instruction could do anything at all, so that nobody is asked about what cannot happen
(104.2)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.base import walk
from willpower.abilities.conditions import Did
from willpower.abilities.effects import (
    AddTo,
    Attach,
    Banish,
    Cancel,
    Copy,
    Destroy,
    Discard,
    Draw,
    Effect,
    GainControl,
    If,
    LoseLife,
    May,
    Move,
    PayFor,
    PayWill,
    PlayCard,
    PutCounters,
    Recover,
    RemoveCounters,
    Rest,
    Reveal,
    Sequence,
    Standby,
    Summon,
    Turn,
)
from willpower.abilities.nouns import Both, Choose, Noun, Who
from willpower.abilities.symbols import GRAVEYARD

from ..change.choosing import bounds, has_choice, hidden_of, pool_of
from ..change.effect_frame import POSSIBLE, possible, present
from ..core.ids import PlayerId
from ..core.objects import Ctx
from ..core.state import State
from ..pay.cost_items import counters_on
from ..pay.costs import can_pay
from ..values import evaluate

# Instructions that act on the cards their `what` means.
ACTING: Final = (
    AddTo, Attach, Banish, Cancel, Copy, Destroy, Discard, GainControl, Move, PlayCard, Recover, Rest,
    Standby, Summon, Turn,
)  # fmt: skip

# Of these, those that do nothing to a card in a graveyard.
OUT_OF_GRAVEYARDS: Final = (Banish, Destroy, GainControl, PutCounters, Recover, Rest)


def any_part(g: State, effect: Effect, ctx: Ctx, player: PlayerId) -> bool:
    """A sequence can do something if one of its parts can."""
    assert isinstance(effect, Sequence)
    return any(possible(g, part, ctx, player) for part in effect.parts)


def what_may_be(g: State, effect: Effect, ctx: Ctx, player: PlayerId) -> bool:
    """A "may" is possible if its instruction is."""
    assert isinstance(effect, May)
    return possible(g, effect.effect, ctx, player)


def chosen_branch(g: State, effect: Effect, ctx: Ctx, player: PlayerId) -> bool:
    """The branch that the condition chooses now."""
    assert isinstance(effect, If)
    if any(isinstance(node, Did) for node in walk(effect.condition)):
        return False  # it follows something else, which is asked about itself
    chosen = effect.then if evaluate.holds(g, effect.condition, ctx) else effect.otherwise
    return chosen is not None and possible(g, chosen, ctx, player)


def payable_by_somebody(g: State, effect: Effect, ctx: Ctx, player: PlayerId) -> bool:
    """Somebody can pay, or something happens if nobody does."""
    assert isinstance(effect, PayFor)
    found = who_does(g, effect.who, ctx, player)
    return any(can_pay(g, effect.cost, ctx, p) for p in found) or effect.otherwise is not None


def payable(g: State, effect: Effect, ctx: Ctx, player: PlayerId) -> bool:
    """Will or life that is to be paid; life that is only lost is always possible."""
    if isinstance(effect, LoseLife) and not effect.pay:
        return True
    return can_pay(g, (effect,), ctx, player)


def drawable(g: State, effect: Effect, ctx: Ctx, player: PlayerId) -> bool:
    """Somebody who draws has a card to draw."""
    assert isinstance(effect, Draw)
    if evaluate.number(g, effect.count, ctx) <= 0:
        return False
    return any(g.table.players[p].zones.deck for p in who_does(g, effect.who, ctx, player))


def revealable(g: State, effect: Effect, ctx: Ctx, player: PlayerId) -> bool:
    """A card that can be chosen is hidden (1005.2)."""
    assert isinstance(effect, Reveal)
    if isinstance(effect.what, Choose):
        return bool(hidden_of(g, pool_of(g, effect.what.filter, ctx, player)))
    return any_meant(g, effect.what, ctx, player)


def has_object(g: State, effect: Effect, ctx: Ctx, player: PlayerId) -> bool:
    """There is a card or player it could act on; discarding a hand needs none (1019.2a)."""
    noun = noun_acted_on(effect)
    if noun is None:
        return True
    if isinstance(effect, OUT_OF_GRAVEYARDS) and not has_choice(noun):
        # The card of the event is found in the graveyard (`present`), where none of these reaches it.
        there = present(g, evaluate.refs(g, noun, ctx), ctx)
        return any([ref < 0 or g.table.objs[ref].zone != GRAVEYARD for ref in there])
    return any_meant(g, noun, ctx, player)


def removable(g: State, effect: Effect, ctx: Ctx, player: PlayerId) -> bool:
    """A card that is meant has as many counters as are to be removed, or all of them have together."""
    assert isinstance(effect, RemoveCounters)
    noun = effect.on
    if isinstance(noun, Choose):
        cards = pool_of(g, noun.filter, ctx, player)
    elif has_choice(noun):
        return True
    else:
        cards = present(g, evaluate.refs(g, noun, ctx), ctx)
    wanted = 1 if effect.up_to or effect.count is None else evaluate.number(g, effect.count, ctx)
    there = [counters_on(g, ref, effect.counter) for ref in cards if ref >= 0]
    return (sum(there) if effect.total else max(there, default=0)) >= max(1, wanted)


def who_does(g: State, who: Who | None, ctx: Ctx, player: PlayerId) -> tuple[PlayerId, ...]:
    """The players who would do it."""
    return (player,) if who is None else evaluate.players(g, who, ctx)


def noun_acted_on(effect: Effect) -> Noun | None:
    """The cards an instruction needs at least one of to do anything."""
    if isinstance(effect, ACTING):
        return effect.what
    if isinstance(effect, PutCounters):
        return effect.on
    return None


def any_meant(g: State, noun: Noun, ctx: Ctx, player: PlayerId) -> bool:
    """Whether a noun can mean any card or player now."""
    if isinstance(noun, Choose):
        return bounds(g, noun, ctx)[1] > 0 and bool(pool_of(g, noun.filter, ctx, player))
    if isinstance(noun, Both):
        return any(any_meant(g, part, ctx, player) for part in noun.parts)
    if has_choice(noun):
        return True
    return bool(present(g, evaluate.refs(g, noun, ctx), ctx))


POSSIBLE.update(
    {
        Sequence: any_part,
        May: what_may_be,
        If: chosen_branch,
        PayFor: payable_by_somebody,
        PayWill: payable,
        LoseLife: payable,
        Draw: drawable,
        Reveal: revealable,
        RemoveCounters: removable,
    }
)
POSSIBLE.update({kind: has_object for kind in (*ACTING, PutCounters)})
