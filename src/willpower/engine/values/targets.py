"""The objects that may be targeted or are still legal targets (903.2g, 903.3a, 1120.1). To be added to is not
to be targeted (1002.2a)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Keyword
from willpower.abilities.effects import Effect
from willpower.abilities.nouns import All, Filter, Target, Targets, Together
from willpower.abilities.statics import Cannot, Must, PlayerGains
from willpower.abilities.symbols import CHASE, FIELD, HIDDEN, IN_PLAY, J_RULER, RULER, RULER_AREA

from ..core.ids import BOTH_PLAYERS, PLAYER_OF, PLAYER_REF, PlayerId, RefId, is_player
from ..core.objects import Ctx, Obj, still_itself
from ..core.state import ActiveStatic, State
from ..text.announcements import branch_slots, branches_with, targets_with
from .evaluate.core import PREDS, fits_anywhere, freshen, holds, number, plan_of, players, satisfies
from .evaluate.nouns import chase_object
from .evaluate.numbers import combined
from .evaluate.scan import default_zones, lies_there, names_type, openly, scan
from .evaluate.values import goes_with, together
from .prohibition import means, prohibited_by

# The acts whose prohibition has a say in what can be a target; a spell may say so itself (902.2).
_AIMING: Final = frozenset({"be targeted", "be attacked or targeted", "target"})


def targets_now(g: State, effect: Effect, modes: tuple[int, ...], ctx: Ctx) -> tuple[Target, ...]:
    """The targets an effect needs with these modes chosen, as things are: of "destroy target Golem. If you
    control a Fairy, destroy target resonator instead" the one or the other (903.2g)."""
    found = targets_with(effect, modes)
    if len(found) > 1:
        for node in branches_with(effect, modes):
            slots = branch_slots(node)
            if slots is not None:
                gone = slots[1] if holds(g, node.condition, ctx) else slots[0]
                found = tuple([t for t in found if t.slot not in gone])
    return found


def target_candidates(g: State, target: Target, ctx: Ctx, chosen: tuple[RefId, ...]) -> tuple[RefId, ...]:
    """Everything that can be the next target beside what was chosen before: cards first, then players."""
    if g.derived.values_stale:
        freshen(g)
    me = chase_object(g, ctx)
    out: list[RefId] = []
    if target.filter is not None:
        plan = plan_of(target.filter)
        rule = rule_of(g, target, ctx)
        for ref in scan(g, plan, target.filter.zones or default_zones(g, plan), ctx):
            if ref not in chosen and _legal(g, target.filter, ref, ctx, me):
                if rule is None or goes_with(g, rule, ref, chosen):
                    out.append(ref)
    if target.players:
        for p in BOTH_PLAYERS:
            who = PLAYER_REF[p]
            if who not in chosen and _player_legal(g, target.players, p, ctx, me):
                out.append(who)
    return tuple(out)


def targets_to_choose(
    g: State,
    target: Target,
    ctx: Ctx,
    chosen: tuple[RefId, ...],
    least: int = 1,
    later: tuple[Target, ...] = (),
) -> tuple[RefId, ...]:
    """The same for the next pick, without what an effect demands to leave to another: a card that must be one
    of the targets (903.2g) may be any of them, so it must be this one only if no other is sure to follow."""
    found = target_candidates(g, target, ctx, chosen)
    if Must not in g.derived.active:
        return found
    rest: list[RefId] = []
    if len(chosen) + 1 < least:
        rest += found
    for t in later:
        if t.least is None or number(g, t.least, ctx) > 0:
            rest += target_candidates(g, t, ctx, ())
    before = [ref for slot in ctx.targets for ref in ctx.slots.get(slot, ())]
    return _demanded(g, found, ctx, (*before, *chosen), rest)


def rule_of(g: State, target: Target, ctx: Ctx) -> Together | None:
    """How targets of one phrase must go with each other: different ones, so much in all."""
    if target.filter is None:
        return target.together
    return combined(g, target.filter, ctx) or target.together or together(target.filter)


def reaches(g: State, target: Target, ctx: Ctx, chosen: tuple[RefId, ...], least: int) -> bool:
    """Whether the targets chosen so far can be completed to as many as there must be."""
    if len(chosen) >= least:
        return True
    able = target_candidates(g, target, ctx, chosen)
    if len(chosen) + len(able) < least:
        return False
    return any(reaches(g, target, ctx, (*chosen, ref), least) for ref in able)


def enough_targets(g: State, target: Target, ctx: Ctx, least: int) -> bool:
    """Whether at least that many legal targets are there; stops looking as soon as it is known."""
    if rule_of(g, target, ctx) is not None:
        return reaches(g, target, ctx, (), least)
    if g.derived.values_stale:
        freshen(g)
    me = chase_object(g, ctx)
    found = 0
    if target.players:
        for p in BOTH_PLAYERS:
            if _player_legal(g, target.players, p, ctx, me):
                found += 1
        if found >= least:
            return True
    if target.filter is not None:
        plan = plan_of(target.filter)
        for ref in scan(g, plan, target.filter.zones or default_zones(g, plan), ctx):
            if _legal(g, target.filter, ref, ctx, me):
                found += 1
                if found >= least:
                    return True
    return False


def still_legal(g: State, target: Target, ref: RefId, ctx: Ctx) -> bool:
    """Whether something targeted is still a legal target when the spell or ability resolves (903.3a)."""
    if g.derived.values_stale:
        freshen(g)
    me = chase_object(g, ctx)
    if is_player(ref):
        return target.players != 0 and _player_legal(g, target.players, PLAYER_OF[ref], ctx, me)
    if ref < 0 or target.filter is None:
        return False
    o = g.table.objs[ref]
    plan = plan_of(target.filter)
    zones = target.filter.zones or default_zones(g, plan)
    if not still_itself(o) or not lies_there(g, plan.preds, zones, o):
        return False
    return satisfies(g, plan, o, ctx) and _legal(g, target.filter, ref, ctx, me)


def _legal(g: State, filter: Filter, ref: RefId, ctx: Ctx, me: RefId) -> bool:
    """Whether a card that fits may be a target."""
    if ref == me and g.edition.self_target != "allowed":
        return False  # 903.2g-i
    o = g.table.objs[ref]
    if o.chars.types & J_RULER and g.edition.j_ruler_targetable == "by name only":
        if not any([names_type(p, J_RULER) for p in filter.preds]):
            return False  # 201.2a
    if (o.zone & HIDDEN or o.face_down) and not o.revealed:
        if openly(g, filter.preds, o, ctx) != 1:
            return False  # 903.2g-ii
    named = o.chars.ab.named
    if named and "barrier" in named and barrier(g, ref, ctx):
        return False
    if o.zone != CHASE and _AIMING.isdisjoint(g.derived.forbidden):
        return True
    return not _forbidden(g, ref, ctx, me)


def barrier(g: State, ref: RefId, ctx: Ctx) -> str:
    """The clause by which [Barrier] keeps a card or player from being targeted by another's spell or ability,
    or ""."""
    if is_player(ref):
        p = PLAYER_OF[ref]
        if p != ctx.controller:
            for a in g.derived.active.get(PlayerGains, ()):
                static = a.static
                assert isinstance(static, PlayerGains)
                k = static.keyword
                if isinstance(k, Keyword) and k.keyword == "barrier" and p in players(g, static.who, a.ctx):
                    if _stops(g, k, a.source, p, ctx):
                        return "1120.4" if k.filter is None else "1120.5"
        return ""
    o = g.table.objs[ref]
    if o.controller != ctx.controller:
        for k in o.chars.ab.named.get("barrier", ()):
            if _active(k, o) and _stops(g, k, ref, o.controller, ctx):
                return "1120.2" if k.filter is None else "1120.3"
    return ""


def _active(k: Keyword, o: Obj) -> bool:
    """Whether the keyword is active where the card is (902)."""
    if k.zones:
        return bool(k.zones & o.zone)
    if not o.zone & IN_PLAY:  # what a card was given where it is (902.2), not what it has in the field
        return not any([a is k for a in o.base.ab.listed])
    return o.zone == RULER_AREA if o.chars.types & RULER and o.zone != FIELD else o.zone == FIELD


def _player_legal(g: State, which: int, p: PlayerId, ctx: Ctx, me: RefId) -> bool:
    """Whether a player may be a target; `which` as in Target: 1 any, 2 an opponent, 3 yourself."""
    if (which == 2 and p == ctx.you) or (which == 3 and p != ctx.you):
        return False
    if PlayerGains in g.derived.active and barrier(g, PLAYER_REF[p], ctx):
        return False
    return not _forbidden(g, PLAYER_REF[p], ctx, me)


def _stops(g: State, barrier: Keyword, source: RefId, whose: PlayerId, ctx: Ctx) -> bool:
    """Whether a [Barrier] is against this: any spell or ability, or those of a card that fits (901.1e)."""
    if barrier.filter is None:
        return True
    asking = Ctx()
    asking.source = source
    asking.controller = whose
    asking.you = whose
    return fits_anywhere(g, barrier.filter, ctx.source, asking)


def _forbidden(g: State, ref: RefId, ctx: Ctx, me: RefId) -> bool:
    """Whether an effect forbids to target a card or player (104.4)."""
    if Cannot not in g.derived.active and not (ref >= 0 and g.table.objs[ref].zone == CHASE):
        return False
    by = me if me >= 0 else ctx.source
    if prohibited_by(g, "be targeted", ref, by) or prohibited_by(g, "be attacked or targeted", ref, by):
        return True
    return bool(prohibited_by(g, "target", PLAYER_REF[ctx.controller], by, ref))


def _demanded(
    g: State, found: tuple[RefId, ...], ctx: Ctx, chosen: tuple[RefId, ...], rest: list[RefId]
) -> tuple[RefId, ...]:
    """If an opponent's card demands to be targeted, is not yet and cannot be among the rest: that card, and
    what may be targeted without it."""
    out = found
    me = chase_object(g, ctx)
    for a in g.derived.active[Must]:
        static = a.static
        assert isinstance(static, Must)
        if static.act != "be targeted" or g.table.objs[a.source].controller == ctx.controller:
            continue
        if not _spoken_of(g, a, me):
            continue
        if any([means(g, static.what, ref, a.ctx) for ref in chosen]):
            continue
        wanted = [ref for ref in out if ref >= 0 and means(g, static.what, ref, a.ctx)]
        if not wanted or any([ref in rest for ref in wanted]):
            continue
        if not any([_concerns(g, a, ref) for ref in chosen]):
            wanted += [ref for ref in out if ref not in wanted and not _concerns(g, a, ref)]
        out = tuple([ref for ref in out if ref in wanted])
    return out


def _spoken_of(g: State, a: ActiveStatic, me: RefId) -> bool:
    """Whether a demand to be targeted is about the spell or ability that is played: "with spells"."""
    static = a.static
    assert isinstance(static, Must)
    if me < 0 or not isinstance(static.to, All):
        return True
    o = g.table.objs[me]
    asked = [pred for pred in static.to.filter.preds if not isinstance(pred, Targets)]
    return all([PREDS[type(pred)](g, pred, o, a.ctx) for pred in asked])


def _concerns(g: State, a: ActiveStatic, ref: RefId) -> bool:
    """Whether targeting something makes a card demand to be targeted too: "as your opponent plays a spell
    targeting a Vampire you control"; without such words anything does."""
    static = a.static
    assert isinstance(static, Must)
    for pred in static.to.filter.preds if isinstance(static.to, All) else ():
        if isinstance(pred, Targets) and pred.filter is not None:
            if ref < 0 or not fits_anywhere(g, pred.filter, ref, a.ctx):
                return False
    return True
