"""Whether an instruction could do anything at all, so that nobody is asked about what cannot happen
(104.2)."""

from __future__ import annotations

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
from willpower.abilities.symbols import DECK

from ..change.effect_frame import present
from ..core.objects import Ctx
from ..core.state import State
from ..pay.costs import can_pay
from ..values import evaluate
from .choosing import bounds, has_choice, hidden_of, pool_of


def possible(g: State, effect: Effect, ctx: Ctx, player: int) -> bool:
    """False only if performing the instruction now would surely change nothing."""
    if isinstance(effect, Sequence):
        return any(possible(g, part, ctx, player) for part in effect.parts)
    if isinstance(effect, May):
        return possible(g, effect.effect, ctx, player)
    if isinstance(effect, If):
        if any(isinstance(node, Did) for node in walk(effect.condition)):
            return False  # it follows something else, which is asked about itself
        chosen = effect.then if evaluate.holds(g, effect.condition, ctx) else effect.otherwise
        return chosen is not None and possible(g, chosen, ctx, player)
    if isinstance(effect, PayFor):
        found = who_does(g, effect.who, ctx, player)
        return any(can_pay(g, effect.cost, ctx, p) for p in found) or effect.otherwise is not None
    if isinstance(effect, PayWill):
        return can_pay(g, (effect,), ctx, player)
    if isinstance(effect, LoseLife) and effect.pay:
        return can_pay(g, (effect,), ctx, player)
    if isinstance(effect, Draw):
        if evaluate.number(g, effect.count, ctx) <= 0:
            return False
        return any(g.table.players[p].zones.get(DECK, ()) for p in who_does(g, effect.who, ctx, player))
    if isinstance(effect, Discard) and effect.what is None:
        return True  # 1019.2a
    if isinstance(effect, Reveal) and isinstance(effect.what, Choose):
        return bool(hidden_of(g, pool_of(g, effect.what.filter, ctx, player)))
    noun = noun_acted_on(effect)
    return noun is None or any_meant(g, noun, ctx, player)


def who_does(g: State, who: Who | None, ctx: Ctx, player: int) -> tuple[int, ...]:
    """The players who would do it."""
    return (player,) if who is None else evaluate.players(g, who, ctx)


def noun_acted_on(effect: Effect) -> Noun | None:
    """The cards an instruction needs at least one of to do anything."""
    if isinstance(
        effect,
        (
            AddTo, Attach, Banish, Cancel, Copy, Destroy, Discard, GainControl, Move, PlayCard, Recover,
            Rest, Reveal, Standby, Summon, Turn,
        ),
    ):  # fmt: skip
        return effect.what
    if isinstance(effect, (PutCounters, RemoveCounters)):
        return effect.on
    return None


def any_meant(g: State, noun: Noun, ctx: Ctx, player: int) -> bool:
    """Whether a noun can mean any card or player now."""
    if isinstance(noun, Choose):
        return bounds(g, noun, ctx)[1] > 0 and bool(pool_of(g, noun.filter, ctx, player))
    if isinstance(noun, Both):
        return any(any_meant(g, part, ctx, player) for part in noun.parts)
    if has_choice(noun):
        return True
    return bool(present(g, evaluate.refs(g, noun, ctx), ctx))
