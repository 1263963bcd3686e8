"""Instructions that make continuous effects with a duration, and that change control (901.2b, 909.4,
105.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from willpower.abilities.effects import (
    Apply,
    Effect,
    ExchangeControl,
    ExtraAttack,
    GainControl,
    Mobilize,
)
from willpower.abilities.nouns import All, Noun, Opponent, Ref, RulerOf, You
from willpower.abilities.statics import (
    CanAlso,
    Controls,
    Duration,
    Gains,
    MayPlay,
    OnlyWhile,
    Replace,
    Static,
    WeatherIsNow,
)
from willpower.abilities.symbols import CHASE, IN_PLAY
from willpower.abilities.words import Allowance

from ..change.actions import end_copy, ends_with_its_field, hold_control
from ..change.choosing import gather
from ..change.effect_frame import ExecFrame, Instruction, doer
from ..change.gate import attempt_control, attempt_weather_for_a_time
from ..change.lasting_effects import add_lasting, begin, is_entering, joined, specific_nouns
from ..change.movement_limits import stays_with_its_player
from ..change.triggers import emit_watched
from ..core import happenings
from ..core.ids import PlayerId, RefId
from ..core.objects import NO_WRITER, Ctx
from ..core.results import NOTHING_DONE
from ..core.state import State
from ..text.keywords import in_parts
from ..values import evaluate
from ..values.battle_state import MOBILIZED
from ..values.characteristics import refresh
from ..values.evaluate.weather import weather_of
from ..values.lasting import KEPT, goes_on, lapsed, stays


def run_apply(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Makes continuous effects that last for the duration."""
    assert isinstance(node, Apply)
    statics = in_parts(node.statics)
    if Replace in g.derived.active and any([isinstance(static, WeatherIsNow) for static in statics]):
        if weather_replaced(g, f, node, ctx):
            return
        statics = where_it_changes(statics, f, ctx)
    player = doer(g, f, None, ctx)
    nouns = specific_nouns(statics)
    for i, noun in enumerate(nouns):
        if gather(g, f, i, noun, player) is None:
            return
    duration = node.duration
    if not can_begin(g, duration, ctx):
        f.finish(g, node.slot, did=False)  # 909.8
        return
    affected: list[RefId] = []
    made: list[int] = []
    for static in statics:
        if isinstance(static, Gains) and isinstance(static.what, All):
            affected += evaluate.candidates(g, static.what.filter, ctx)  # "them", as they were found (909.2)
        elif isinstance(static, Gains) and isinstance(static.what, RulerOf):
            affected += [ref for ref in evaluate.refs(g, static.what, ctx) if ref not in affected]
    at = 0
    for static in joined(statics):
        count = len(specific_nouns((static,)))
        made += begin(g, static, ctx, f.got[at : at + count], duration)
        for refs in f.got[at : at + count]:
            affected += [ref for ref in refs if ref not in affected]
        at += count
    if made and any([isinstance(static, MayPlay) for static in statics]):
        f.finish(g, node.slot, tuple(affected), number=made[0])  # what is played by it is found by its number
        return
    f.finish(g, node.slot, tuple(affected), did=bool(made))


def can_begin(g: State, duration: Duration, ctx: Ctx) -> bool:
    """Whether a duration that depends on something has not ended before it began (909.8)."""
    if duration.until == "leaves":
        return ctx.source >= 0 and (stays(g, ctx.source) or is_entering(g, ctx))
    if duration.condition is None:
        return True
    return not lapsed(ctx) and goes_on(g, duration.condition, ctx)


# ---- weather for a time -----------------------------------------------------------------------------------


def weather_replaced(g: State, f: ExecFrame, node: Apply, ctx: Ctx) -> bool:
    """Weather that would become another for a time may be replaced like any other (1028.1, 910.1): asked for
    player by player, True while there is one left. Those to whom something else happens are noted."""
    changing = [static for static in node.statics if isinstance(static, WeatherIsNow)]
    weather = changing[0].weather
    if not f.nth:
        found = evaluate.players(g, changing[0].who, ctx)
        f.players = tuple([p for p in found if weather_of(g, p) != weather])
    elif not f.result.amount:
        f.numbers = (*f.numbers, f.players[f.nth - 1])
    if f.nth >= len(f.players):
        return False
    player = f.players[f.nth]
    f.nth += 1
    f.again()
    attempt_weather_for_a_time(g, player, weather, ctx.source)
    return True


def where_it_changes(statics: tuple[Static, ...], f: ExecFrame, ctx: Ctx) -> tuple[Static, ...]:
    """The effects for those players whose weather does become another."""
    if not f.numbers:
        return statics
    out: list[Static] = []
    for static in statics:
        if not isinstance(static, WeatherIsNow):
            out.append(static)
            continue
        for p in f.players:
            if p not in f.numbers:
                out.append(replace(static, who=You() if p == ctx.you else Opponent()))
    return tuple(out)


# ---- effects of their own ---------------------------------------------------------------------------------


def until_end_of_turn() -> Duration:
    """Until end of turn."""
    return Duration("end of turn")


def run_mobilize(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Cards may attack and block without paying for it (1129.3)."""
    assert isinstance(node, Mobilize)
    allow(g, f, node.what, MOBILIZED, node.duration, ctx)


def run_extra_attack(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Cards may attack once more this turn."""
    assert isinstance(node, ExtraAttack)
    allow(g, f, node.what, "attack again", until_end_of_turn(), ctx)


def allow(g: State, f: ExecFrame, noun: Noun, act: Allowance, duration: Duration, ctx: Ctx) -> None:
    """Makes a lasting permission for cards, players included."""
    static = CanAlso(noun, act)
    nouns = specific_nouns((static,))
    for i, part in enumerate(nouns):
        if gather(g, f, i, part, doer(g, f, None, ctx)) is None:
            return
    made = begin(g, static, ctx, f.got, duration)
    f.finish(g, did=bool(made))


def run_gain_control(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A player gains control of cards, for good or for a time (105.3)."""
    assert isinstance(node, GainControl)
    player = doer(g, f, node.who, ctx)
    found = gather(g, f, 0, node.what, doer(g, f, None, ctx))
    if found is None:
        return
    f.refs = tuple([ref for ref in found if ref >= 0 and player >= 0 and may_change(g, ref, player)])
    held = tuple([ref for ref in found if ref >= 0 and is_lent(g, ref, player)])
    if node.duration is not None:
        if not (f.refs or held) or not can_begin(g, node.duration, ctx):
            f.finish(g, node.slot, did=False)
            return
        control_for(g, f.refs + held, player, node.duration, ctx, held)
        f.finish(g, node.slot, f.refs, did=bool(f.refs))
        return
    for ref in held:
        hold_control(g, ref, player)


def gain_next(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The player gains control of the next card (105.3)."""
    assert isinstance(node, GainControl)
    if f.nth:
        f.refs2 = f.refs2 + f.result.refs
    if f.nth >= len(f.refs):
        f.finish(g, node.slot, f.refs2, did=bool(f.refs2))
        return
    ref = f.refs[f.nth]
    player = doer(g, f, node.who, ctx)
    f.nth += 1
    f.again()
    if stays_with_its_player(g, g.table.objs[ref], player):
        f.result = NOTHING_DONE  # another of the same text has come there
    else:
        attempt_control(g, ref, player, "105.3", ctx.source)


def may_change(g: State, ref: RefId, player: PlayerId) -> bool:
    """Whether a card can come under another player's control: it is in the field or on the chase and not
    already theirs (104.3, 105.3)."""
    o = g.table.objs[ref]
    if not o.zone & (IN_PLAY | CHASE) or o.controller == player:
        return False
    return not stays_with_its_player(g, o, player)


def is_lent(g: State, ref: RefId, player: PlayerId) -> bool:
    """Whether a player has a card only as long as another effect lasts: a further one that gives it to them
    changes nothing now (104.3), but holds when that one is over (909.3b)."""
    o = g.table.objs[ref]
    return bool(o.zone & IN_PLAY) and o.controller == player and o.home != player


def control_for(
    g: State,
    refs: tuple[RefId, ...],
    player: PlayerId,
    duration: Duration,
    ctx: Ctx,
    held: tuple[RefId, ...] = (),
) -> None:
    """A player controls cards for a time; of these some, `held`, are theirs already."""
    ending = [ref for ref in refs if ends_with_its_field(g, g.table.objs[ref])]
    for ref in ending:
        end_copy(g, ref, ctx.source)
    if ending:
        refs = tuple([ref for ref in refs if ref not in ending])
    own = ctx.copy(NO_WRITER)
    own.you = player
    own.slots[KEPT] = refs
    static: Static = Controls(You(), Ref(KEPT))
    if duration.condition is not None:
        static = OnlyWhile(duration.condition, (static,))
    # The player of a control effect is the one who gains it, at once: the same text may go on with the card.
    named = evaluate.players(g, duration.who, ctx) if duration.who is not None else ()
    add_lasting(g, static, own, refs, duration.until, named[0] if named else player, "105.3")
    refresh(g)
    for ref in refs:
        if g.table.objs[ref].controller == player and ref not in held:
            emit_watched(
                g, happenings.control_gained(card=ref, player=player, source=ctx.source, clause="105.3")
            )


def run_exchange(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Two cards change controllers; if either cannot, neither does."""
    assert isinstance(node, ExchangeControl)
    player = doer(g, f, None, ctx)
    first = gather(g, f, 0, node.first, player)
    if first is None:
        return
    if node.second is None:
        first, second = first[:1], first[1:]
    else:
        other = gather(g, f, 1, node.second, player)
        if other is None:
            return
        second = other
    if len(first) != 1 or len(second) != 1 or first[0] < 0 or second[0] < 0:
        f.finish(g, did=False)
        return
    a, b = g.table.objs[first[0]], g.table.objs[second[0]]
    if a.controller == b.controller or not a.zone & IN_PLAY or not b.zone & IN_PLAY:
        f.finish(g, did=False)
        return
    f.refs = (first[0], second[0])
    f.who = a.controller
    if node.duration is not None:
        other_player = b.controller
        control_for(g, f.refs[:1], other_player, node.duration, ctx)
        control_for(g, f.refs[1:], f.who, node.duration, ctx)
        f.finish(g, refs=f.refs)
        return
    attempt_control(g, f.refs[0], b.controller, "105.3", ctx.source)


def exchange_second(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The second card comes to who controlled the first."""
    attempt_control(g, f.refs[1], f.who, "105.3", ctx.source)


def end_exchange(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Both cards are what came of it."""
    f.finish(g, refs=f.refs)


TABLE: Final[dict[type[Effect], Instruction]] = {
    Apply: Instruction(("909.4", run_apply)),
    Mobilize: Instruction(("1110.2", run_mobilize)),
    ExtraAttack: Instruction(("803.2", run_extra_attack)),
    GainControl: Instruction(("cards", run_gain_control), ("105.3", gain_next)),
    ExchangeControl: Instruction(("105.3", run_exchange), ("second", exchange_second), ("end", end_exchange)),
}
