"""The items of a cost: which cards each takes, and whether one can pay it (903.2j, 1003.4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from willpower.abilities.effects import (
    AddTo,
    Attach,
    Banish,
    Destroy,
    Discard,
    Effect,
    LoseLife,
    Move,
    MoveCounters,
    NoEffect,
    PayWill,
    PutCounters,
    Recover,
    RemoveCounters,
    Rest,
    Reveal,
    Sequence,
    Standby,
    Targeting,
    Turn,
)
from willpower.abilities.nouns import All, Both, Choose, Noun, This, TopCards
from willpower.abilities.statics import CanAlso, Cannot
from willpower.abilities.symbols import (
    CHASE,
    FIELD,
    GRAVEYARD,
    HAND,
    HIDDEN,
    IN_PLAY,
    J_RESONATOR,
    J_RULER,
    REMOVED,
    STANDBY,
)
from willpower.abilities.words import Forbidden

from ..change.choosing import bounds, pool_of
from ..change.effect_frame import present
from ..change.movement_limits import destination
from ..core.ids import NOBODY, PLAYER_REF, PlayerId, RefId
from ..core.objects import NO_WRITER, Ctx, Obj
from ..core.state import State
from ..core.will import NOTHING, Need, parse_need, plus, with_x
from ..values import evaluate
from ..values.characteristics import refresh
from ..values.knowledge import shown
from ..values.prohibition import allowed, prohibited_by
from .demands import Demand
from .reckoning import Kept


def flat(cost: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The items of a cost one by one."""
    out: list[Effect] = []
    for item in cost:
        if isinstance(item, Sequence):
            out += flat(item.parts)
        elif isinstance(item, (Rest, Banish, Discard, Move, Reveal)) and isinstance(item.what, Both):
            out += [with_part(item, part) for part in item.what.parts]  # "banish an X and a Y"
        elif not isinstance(item, (NoEffect, Targeting)):
            out.append(item)
    return tuple(out)


def with_part(item: Rest | Banish | Discard | Move | Reveal, part: Noun) -> Effect:
    """The item about one part of what it is about."""
    return replace(item, what=part)


def with_option(items: tuple[Effect, ...], item: Effect, option: Effect) -> tuple[Effect, ...]:
    """The items of a cost with one of its alternatives chosen."""
    at = items.index(item)
    return (*items[:at], *flat((option,)), *items[at + 1 :])


def noun_of(item: Effect) -> Noun | None:
    """The cards an item of a cost is about."""
    if isinstance(
        item, (Rest, Recover, Banish, Destroy, Discard, Move, Reveal, Standby, Turn, AddTo, Attach)
    ):
        return item.what
    if isinstance(item, (PutCounters, RemoveCounters)):
        return item.on
    if isinstance(item, MoveCounters):
        return item.origin
    return None


def will_needed(g: State, cost: tuple[Effect, ...], ctx: Ctx) -> Need:
    """The will that the items of a cost ask for in all; X as it was determined (903.2f), else 0."""
    need = NOTHING
    for item in flat(cost):
        if isinstance(item, PayWill):
            need = plus(need, item_need(g, item, ctx))
    return need


def item_need(g: State, item: PayWill, ctx: Ctx) -> Need:
    """The will one item asks for."""
    need = with_x(parse_need(item.symbols), max(0, ctx.x))
    times = evaluate.number(g, item.times, ctx, 1)
    if times != 1:
        need = tuple([n * max(0, times) for n in need])
    return need


def seen_by(ctx: Ctx, player: PlayerId) -> Ctx:
    """The context as the player who pays reads it: the cards are theirs."""
    if ctx.you == player:
        return ctx
    other = ctx.copy(NO_WRITER)
    other.you = player
    return other


def candidates(g: State, item: Effect, ctx: Ctx, player: PlayerId, fresh: bool) -> tuple[RefId, ...]:
    """The cards with which an item whose cards are chosen can be paid."""
    noun = noun_of(item)
    assert isinstance(noun, Choose)
    found = list(pool_of(g, noun.filter, ctx, player))
    if ctx.you != player:
        found += [ref for ref in pool_of(g, noun.filter, seen_by(ctx, player), player) if ref not in found]
    return tuple([ref for ref in found if usable(g, item, ref, ctx, player, fresh)])


def lost_by_banishing(g: State, o: Obj) -> bool:
    """Whether banishing a J-ruler is as good as destroying it (1011.1), so that it can be paid with one."""
    if g.edition.j_ruler_banished != "as destroyed":
        return False
    return o.zone == FIELD and bool(o.chars.types & J_RULER)


def usable(g: State, item: Effect, ref: RefId, ctx: Ctx, player: PlayerId, fresh: bool) -> bool:
    """Whether one card can pay an item."""
    if ref < 0:
        return True
    o = g.table.objs[ref]
    if o.became != NOBODY:
        return False
    if isinstance(item, Rest):  # by far the most frequent
        # 1013.3; 905.3 is about the card whose ability it is.
        if o.rested or not o.zone & IN_PLAY:
            return False
        if Cannot in g.derived.active and (
            prohibited_by(g, "rest", ref) or prohibited_by(g, "be rested", ref)
        ):
            return False
        return not (fresh and isinstance(item.what, This) and is_fresh(g, ref))
    question = PAYS.get(type(item))
    return question is None or question(g, item, o, ctx, player)


def pays_by_recovering(g: State, item: Effect, o: Obj, ctx: Ctx, player: PlayerId) -> bool:
    """Whether a card can be recovered for a cost."""
    return o.rested and not prohibited_by(g, "recover", o.id) and not prohibited_by(g, "be recovered", o.id)


def kept_there(g: State, o: Obj, act: Forbidden, ctx: Ctx) -> bool:
    """Whether effects keep a card from being moved in some way, or from leaving where it is (104.4)."""
    if prohibited_by(g, act, o.id, ctx.source) or prohibited_by(g, "be moved", o.id, ctx.source):
        return True
    return bool(o.zone & IN_PLAY) and bool(prohibited_by(g, "leave", o.id, ctx.source))


def pays_by_banishing(g: State, item: Effect, o: Obj, ctx: Ctx, player: PlayerId) -> bool:
    """Whether a player can banish a card for a cost."""
    return (
        o.controller == player  # 1011.2
        and not o.zone & (GRAVEYARD | CHASE)  # 1011.1 knows no zones
        and (destination(g, o, GRAVEYARD) == GRAVEYARD or lost_by_banishing(g, o))  # readings 41
        and not kept_there(g, o, "be banished", ctx)
        and not prohibited_by(g, "banish", PLAYER_REF[player], by=ctx.source)  # 104.4
    )


def pays_by_discarding(g: State, item: Effect, o: Obj, ctx: Ctx, player: PlayerId) -> bool:
    """Whether a player can discard a card for a cost (1019.1)."""
    if o.zone != HAND or o.controller != player:
        return False
    return not prohibited_by(g, "discard", PLAYER_REF[player], by=ctx.source) and not kept_there(
        g, o, "be moved", ctx
    )  # 104.4


def pays_by_destroying(g: State, item: Effect, o: Obj, ctx: Ctx, player: PlayerId) -> bool:
    """Whether a card can be destroyed for a cost (1010.1)."""
    return o.zone == FIELD and not kept_there(g, o, "be destroyed", ctx)


def pays_by_moving(g: State, item: Effect, o: Obj, ctx: Ctx, player: PlayerId) -> bool:
    """Whether a card can be put, returned or removed for a cost."""
    assert isinstance(item, Move)
    if destination(g, o, item.to) != item.to or prohibited_by(g, "be moved", o.id):
        return False  # readings 41
    if o.zone & IN_PLAY and prohibited_by(g, "leave", o.id):
        return False
    if item.to == REMOVED and prohibited_by(g, "be removed", o.id):
        return False
    return not (item.to == HAND and prohibited_by(g, "be returned", o.id))


def pays_by_standby(g: State, item: Effect, o: Obj, ctx: Ctx, player: PlayerId) -> bool:
    """Whether a card can be put into standby for a cost (310.1)."""
    return destination(g, o, STANDBY) == STANDBY


def pays_by_revealing(g: State, item: Effect, o: Obj, ctx: Ctx, player: PlayerId) -> bool:
    """Whether a card can be revealed for a cost (1005.2); the one whose ability is played was revealed for
    that (905.2a), which is the same."""
    return bool(o.zone & HIDDEN) and (o.id == ctx.source or not shown(g, o.id))


def pays_by_removing_counters(g: State, item: Effect, o: Obj, ctx: Ctx, player: PlayerId) -> bool:
    """Whether counters can be removed from a card for a cost (1022.5)."""
    assert isinstance(item, RemoveCounters)
    if prohibited_by(g, "have counters removed", o.id):
        return False
    if item.total:
        return counters_on(g, o.id, item.counter) > 0
    least = evaluate.number(g, item.count, ctx, 1)
    return item.up_to or counters_on(g, o.id, item.counter) >= least


def pays_by_moving_counters(g: State, item: Effect, o: Obj, ctx: Ctx, player: PlayerId) -> bool:
    """Whether counters can be moved from a card for a cost (1022.4)."""
    assert isinstance(item, MoveCounters)
    return counters_on(g, o.id, item.counter) >= evaluate.number(g, item.count, ctx, 1)


def pays_by_putting_counters(g: State, item: Effect, o: Obj, ctx: Ctx, player: PlayerId) -> bool:
    """Whether counters can be put on a card for a cost (1022.1)."""
    return not prohibited_by(g, "have counters put", o.id)


# Whether a card can pay an item of each kind; other kinds ask nothing of a card.
PAYS: Final[dict[type[Effect], Callable[[State, Effect, Obj, Ctx, PlayerId], bool]]] = {
    Recover: pays_by_recovering,
    Banish: pays_by_banishing,
    Discard: pays_by_discarding,
    Destroy: pays_by_destroying,
    Move: pays_by_moving,
    Standby: pays_by_standby,
    Reveal: pays_by_revealing,
    RemoveCounters: pays_by_removing_counters,
    MoveCounters: pays_by_moving_counters,
    PutCounters: pays_by_putting_counters,
}


def is_fresh(g: State, ref: RefId) -> bool:
    """Whether a J/resonator came this turn and may not yet rest for its own abilities (905.3, 1107.2)."""
    if g.derived.values_stale:
        refresh(g)
    return fresh_for_rest(g, g.table.objs[ref])


def fresh_for_rest(g: State, o: Obj) -> bool:
    """Whether a J/resonator may not yet use abilities with the rest symbol (905.3, 1107.2)."""
    came = o.since if not g.rulings.entered_counts else o.entered
    return (
        came == g.turn.serial
        and bool(o.chars.types & J_RESONATOR)
        and "swiftness" not in o.chars.ab.keywords
        and not (
            CanAlso in g.derived.active
            and (allowed(g, "activate fresh", o.id) or allowed(g, "attack and activate fresh", o.id))
        )
    )


def asking(ref: RefId, player: PlayerId) -> Ctx:
    """A context for asking things on behalf of a card that a player would play."""
    return Ctx(ref, player)


def counters_on(g: State, ref: RefId, name: str) -> int:
    """How many counters of a name ("": any) are on a card."""
    counters = g.table.objs[ref].counters
    if not counters:
        return 0
    return counters.get(name, 0) if name else sum(counters.values())


def demand(
    g: State,
    item: Effect,
    ctx: Ctx,
    player: PlayerId,
    fresh: bool,
    without: tuple[RefId, ...],
    rested: RefId = NOBODY,
) -> Demand | None:
    """The cards an item takes; None if it cannot be paid whatever else is. `rested` is rested by then."""
    noun = noun_of(item)
    if rested >= 0 and isinstance(item, Rest):
        without = (*without, rested)
    assert noun is not None
    marks = isinstance(item, (RemoveCounters, PutCounters, Reveal, Turn))
    rests = marks or isinstance(item, (Rest, Recover))
    if isinstance(noun, Choose):
        cards = tuple([ref for ref in candidates(g, item, ctx, player, fresh) if ref not in without])
        least, _ = bounds(g, noun, ctx)
        return Demand(least, cards, rests, noun.together or evaluate.together(noun.filter), marks)
    found = evaluate.refs(g, noun, ctx)
    there = present(g, found, ctx)
    if without:
        there = tuple([ref for ref in there if ref not in without])
    if isinstance(noun, TopCards):
        wanted = evaluate.number(g, noun.count, ctx)
        if len(there) < wanted:
            return None
    elif isinstance(noun, All):
        if there and not any([usable(g, item, ref, ctx, player, fresh) for ref in there]):
            return None
        return Demand(0, there, rests, None, marks)  # as many as there are
    elif not there or len(there) < len(found):
        return None
    for ref in there:
        if not usable(g, item, ref, ctx, player, fresh):
            return None
    return Demand(len(there), there, rests, None, marks)


def enough_counters(g: State, item: Effect, ctx: Ctx, d: Demand) -> bool:
    """Whether counters taken from several cards together suffice."""
    if not isinstance(item, RemoveCounters) or not item.total or item.count is None or item.up_to:
        return True
    return sum([counters_on(g, ref, item.counter) for ref in d.cards]) >= evaluate.number(g, item.count, ctx)


def kept_of(
    g: State,
    items: tuple[Effect, ...],
    ctx: Ctx,
    player: PlayerId,
    ahead: int = 0,
    without: tuple[RefId, ...] = (),
) -> Kept | None:
    """The cards and counters that a cost needs besides will, so that will abilities leave them there; None if
    one of them cannot be performed. What the first `ahead` of them take away is gone before will is paid
    (903.2j-i)."""
    kept = Kept()
    for n, item in enumerate(items):
        for part in flat((item,)):
            if isinstance(part, LoseLife):
                kept.life += max(0, evaluate.number(g, part.amount, ctx))
            elif noun_of(part) is not None and not (isinstance(part, Discard) and part.what is None):
                d = demand(g, part, ctx, player, False, without)
                if d is None:
                    return None
                if not d.count or d.marks:
                    continue
                if not d.rests:
                    kept.gone.append(d)
                if isinstance(part, Rest) or (n < ahead and not d.rests):
                    kept.rests.append(d)
    return kept
