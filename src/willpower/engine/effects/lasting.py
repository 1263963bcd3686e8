"""Instructions that make continuous effects with a duration, and that change control (901.2b, 909.4,
105.3)."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Final, TypeVar

from willpower.abilities.base import Node, walk
from willpower.abilities.effects import (
    Apply,
    Effect,
    ExchangeControl,
    ExtraAttack,
    GainControl,
    Mobilize,
)
from willpower.abilities.nouns import All, Both, ControlledBy, Noun, Quantity, Ref, Who, You
from willpower.abilities.quantities import EventAmount, Num
from willpower.abilities.statics import (
    AddDivinity,
    AddValues,
    CanAlso,
    Cannot,
    Controls,
    CostChange,
    CountsAs,
    Duration,
    Gains,
    HandSize,
    Mod,
    MoreCalls,
    OnlyWhile,
    Prevent,
    SetValues,
    Static,
)
from willpower.abilities.symbols import IN_PLAY

from ..change.actions import add_lasting
from ..change.effect_frame import ExecFrame, Executor, doer
from ..change.gate import attempt_control
from ..change.triggers import emit_watched
from ..core.events import CONTROL, MOVED
from ..core.objects import NO_TOKEN, NOBODY, Ctx, Event
from ..core.state import State
from ..values import evaluate, layers
from ..values.characteristics import refresh
from ..values.lasting import KEPT, goes_on, lapsed, note_entering, stays
from .choosing import gather

N = TypeVar("N", bound=Node)


def run_apply(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Makes continuous effects that last for the duration."""
    assert isinstance(node, Apply)
    player = doer(g, f, None, ctx)
    nouns = specific_nouns(node.statics)
    for i, noun in enumerate(nouns):
        if gather(g, f, i, noun, player) is None:
            return
    duration = node.duration
    if not can_begin(g, duration, ctx):
        f.finish(g, node.slot, did=False)  # 909.8
        return
    affected: list[int] = []
    made: list[int] = []
    at = 0
    for static in node.statics:
        count = len(specific_nouns((static,)))
        made += begin(g, static, ctx, f.got[at : at + count], duration)
        for refs in f.got[at : at + count]:
            affected += [ref for ref in refs if ref not in affected]
        at += count
    f.finish(g, node.slot, tuple(affected), did=bool(made))


def can_begin(g: State, duration: Duration, ctx: Ctx) -> bool:
    """Whether a duration that depends on something has not ended before it began (909.8)."""
    if duration.until == "leaves":
        return ctx.source >= 0 and (stays(g, ctx.source) or is_entering(g, ctx))
    if duration.condition is None:
        return True
    return not lapsed(ctx) and goes_on(g, duration.condition, ctx)


def is_entering(g: State, ctx: Ctx) -> bool:
    """Whether the card with the ability is just entering the field (909.5)."""
    event = ctx.event
    if event is None or event.kind != MOVED or ctx.source < 0:
        return False
    o = g.table.objs[ctx.source]
    return o.became == -1 and not o.zone & IN_PLAY and bool(event.to & IN_PLAY)


def noun_of(static: Static) -> Noun | None:
    """The cards or players a continuous effect is about, where it has such a field."""
    what = getattr(static, "what", None)
    return what if isinstance(what, Noun) else None


def specific_nouns(statics: tuple[Static, ...]) -> tuple[Noun, ...]:
    """The nouns of effects that stand for specific cards, which are fixed now (909.4), in order."""
    out: list[Noun] = []
    for static in statics:
        if isinstance(static, OnlyWhile):
            out += specific_nouns(static.effects)
            continue
        noun = noun_of(static)
        if noun is not None:
            out += [part for part in parts_of(noun) if is_specific(part)]
    return tuple(out)


def parts_of(noun: Noun) -> tuple[Noun, ...]:
    """A noun taken apart where it joins several."""
    if isinstance(noun, Both):
        out: list[Noun] = []
        for part in noun.parts:
            out += parts_of(part)
        return tuple(out)
    return (noun,)


def is_specific(noun: Noun) -> bool:
    """Whether a noun means specific cards; a description or a player is asked again at any time."""
    return not isinstance(noun, (All, Who))


def begin(
    g: State, static: Static, ctx: Ctx, got: tuple[tuple[int, ...], ...], duration: Duration
) -> list[int]:
    """Makes the lasting effects one static stands for; their numbers."""
    if isinstance(static, OnlyWhile):
        made: list[int] = []
        at = 0
        for inner in static.effects:
            count = len(specific_nouns((inner,)))
            made += begin_one(g, inner, ctx, got[at : at + count], duration, static)
            at += count
        return made
    return begin_one(g, static, ctx, got, duration, None)


def begin_one(
    g: State,
    static: Static,
    ctx: Ctx,
    got: tuple[tuple[int, ...], ...],
    duration: Duration,
    around: OnlyWhile | None,
) -> list[int]:
    """Makes a lasting effect, one for each part of its noun."""
    frozen = freeze(g, static, ctx)
    copied = layers.original(g, static, ctx)
    if copied >= 0:
        ctx = ctx.copy(NO_TOKEN)
        ctx.numbers[layers.COPIED] = copied
    noun = noun_of(static)
    if noun is None:
        return [add(g, frozen, ctx, (), duration, around)]
    made: list[int] = []
    at = 0
    for part in parts_of(noun):
        if not is_specific(part):
            if isinstance(part, All) and g.edition.group_effects == "fixed at resolution":
                own = ctx.copy(NO_TOKEN)
                own.slots[KEPT] = evaluate.refs(g, part, ctx)  # who comes later is not meant (909.4)
                made.append(add(g, with_noun(frozen, Ref(KEPT)), own, own.slots[KEPT], duration, around))
                continue
            made.append(add(g, with_noun(frozen, part), ctx, (), duration, around))
            continue
        refs = got[at]
        at += 1
        if refs:  # 903.3a: nothing is made for a target that is gone
            own = ctx.copy(NO_TOKEN)
            entering = ctx.source in refs and is_entering(g, ctx)
            if entering:
                refs = tuple([ref for ref in refs if ref != ctx.source])
            for some in by_recovery(g, refs, duration):
                own.slots[KEPT] = some
                made.append(add(g, with_noun(frozen, Ref(KEPT)), own, some, duration, around))
            if entering:
                note_entering(g, ctx.source, made[-1])
    return made


def by_recovery(g: State, refs: tuple[int, ...], duration: Duration) -> tuple[tuple[int, ...], ...]:
    """Cards that wait for the next recovery phase wait for their controllers', so apart from each other."""
    if duration.until not in ("next recovery", "next turn") or duration.who is not None:
        return (refs,)
    groups = [tuple([ref for ref in refs if holder(g, ref) == p]) for p in (0, 1)]
    return tuple([group for group in groups if group])


def holder(g: State, ref: int) -> int:
    """The player, or who controls the card."""
    return g.table.objs[ref].controller if ref >= 0 else -1 - ref


def last_player(g: State, static: Static, ctx: Ctx, refs: tuple[int, ...], duration: Duration) -> int:
    """The player a duration speaks of: whom it names, whose cards it waits for, or you."""
    if duration.who is not None:
        named = evaluate.players(g, duration.who, ctx)
        return named[0] if named else ctx.you
    if duration.until == "next recovery" or duration.until == "next turn":
        if refs:
            return holder(g, refs[0])
        noun = noun_of(static)
        if isinstance(noun, Who):
            meant = evaluate.players(g, noun, ctx)
            return meant[0] if meant else ctx.you
        if isinstance(noun, All):
            for pred in noun.filter.preds:
                if isinstance(pred, ControlledBy):
                    theirs = evaluate.players(g, pred.who, ctx)
                    if len(theirs) == 1:
                        return theirs[0]
    return ctx.you


def with_noun(static: Static, noun: Noun) -> Static:
    """The same effect about other cards."""
    if noun_of(static) is noun:
        return static
    changed: dict[str, Noun] = {"what": noun}
    return replace(static, **changed)  # type: ignore[arg-type]


def add(
    g: State, static: Static, ctx: Ctx, refs: tuple[int, ...], duration: Duration, around: OnlyWhile | None
) -> int:
    """Makes one lasting effect."""
    until_player = last_player(g, static, ctx, refs, duration)
    if around is not None:
        static = OnlyWhile(around.condition, (static,))
    if duration.condition is not None:
        static = OnlyWhile(duration.condition, (static,))
    clause = "1017.2" if layers.COPIED in ctx.numbers else "909.4"
    return add_lasting(g, static, ctx, refs, duration.until, until_player, clause)


# ---- freezing -------------------------------------------------------------------------------------------


def freeze(g: State, static: Static, ctx: Ctx) -> Static:
    """The effect with its numbers as they are now, except those about the card affected or a later event."""
    if isinstance(static, Gains):
        mods = tuple([freeze_mod(g, mod, ctx) for mod in static.mods])
        return static if mods == static.mods else replace(static, mods=mods)
    if isinstance(static, (Cannot, CostChange, CanAlso, HandSize, MoreCalls, CountsAs, Prevent)):
        return freeze_fields(g, static, ctx)
    return static


def freeze_mod(g: State, mod: Mod, ctx: Ctx) -> Mod:
    """A change of characteristics with its numbers as they are now."""
    if isinstance(mod, (AddValues, SetValues, AddDivinity)):
        return freeze_fields(g, mod, ctx)
    return mod


def freeze_fields(g: State, node: N, ctx: Ctx) -> N:
    """A node with its direct quantities as they are now."""
    changed: dict[str, Num] = {}
    for field in fields(node):
        value = getattr(node, field.name)
        if isinstance(value, Quantity) and not isinstance(value, Num) and can_freeze(value):
            changed[field.name] = Num(evaluate.number(g, value, ctx))
    return replace(node, **changed) if changed else node  # type: ignore[arg-type]


def can_freeze(quantity: Quantity) -> bool:
    """Whether a number is known now: it does not speak of the card affected (slot 0) or of what comes
    later."""
    for node in walk(quantity):
        if isinstance(node, EventAmount) or (isinstance(node, Ref) and node.slot == 0):
            return False
    return True


# ---- effects of their own ---------------------------------------------------------------------------------


def until_end_of_turn() -> Duration:
    """Until end of turn."""
    return Duration("end of turn")


def run_mobilize(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Cards may attack and block without paying for it (1129.3)."""
    from ..procedures.battle_legal import MOBILIZED  # battle performs instructions

    assert isinstance(node, Mobilize)
    allow(g, f, node.what, MOBILIZED, node.duration, ctx)


def run_extra_attack(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Cards may attack once more this turn."""
    assert isinstance(node, ExtraAttack)
    allow(g, f, node.what, "attack again", until_end_of_turn(), ctx)


def allow(g: State, f: ExecFrame, noun: Noun, act: str, duration: Duration, ctx: Ctx) -> None:
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
    if f.pc == 0:
        found = gather(g, f, 0, node.what, doer(g, f, None, ctx))
        if found is None:
            return
        f.refs = tuple([ref for ref in found if ref >= 0 and player >= 0 and may_change(g, ref, player)])
        f.pc = 1
        if node.duration is not None:
            if not f.refs or not can_begin(g, node.duration, ctx):
                f.finish(g, node.slot, did=False)
                return
            control_for(g, f.refs, player, node.duration, ctx)
            f.finish(g, node.slot, f.refs, did=True)
            return
    else:
        f.refs2 = f.refs2 + g.work.ret_refs
    i = f.pc - 1
    if i >= len(f.refs):
        f.finish(g, node.slot, f.refs2, did=bool(f.refs2))
        return
    f.pc += 1
    attempt_control(g, f.refs[i], player, "105.3", ctx.source)


def may_change(g: State, ref: int, player: int) -> bool:
    """Whether a card can come under another player's control: it is in the field and not already
    theirs (104.3)."""
    o = g.table.objs[ref]
    return bool(o.zone & IN_PLAY) and o.controller != player


def control_for(g: State, refs: tuple[int, ...], player: int, duration: Duration, ctx: Ctx) -> None:
    """A player controls cards for a time."""
    own = ctx.copy(NO_TOKEN)
    own.you = player
    own.slots[KEPT] = refs
    static: Static = Controls(You(), Ref(KEPT))
    if duration.condition is not None:
        static = OnlyWhile(duration.condition, (static,))
    # The player of a control effect is the one who gains it, at once: the same text may go on with the card.
    add_lasting(g, static, own, refs, duration.until, player, "105.3")
    refresh(g)
    for ref in refs:
        if g.table.objs[ref].controller == player:
            emit_watched(g, Event(CONTROL, "105.3", ref, NOBODY, 0, player, ctx.source))


def run_exchange(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Two cards change controllers; if either cannot, neither does."""
    assert isinstance(node, ExchangeControl)
    player = doer(g, f, None, ctx)
    if f.pc == 0:
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
        f.pc = 1
        if len(first) != 1 or len(second) != 1 or first[0] < 0 or second[0] < 0:
            f.finish(g, did=False)
            return
        a, b = g.table.objs[first[0]], g.table.objs[second[0]]
        if a.controller == b.controller or not a.zone & IN_PLAY or not b.zone & IN_PLAY:
            f.finish(g, did=False)
            return
        f.refs = (first[0], second[0])
        f.a = a.controller
        f.b = b.controller
        attempt_control(g, f.refs[0], f.b, "105.3", ctx.source)
        return
    if f.pc == 1:
        f.pc = 2
        attempt_control(g, f.refs[1], f.a, "105.3", ctx.source)
        return
    f.finish(g, refs=f.refs)


TABLE: Final[dict[type[Effect], Executor]] = {
    Apply: run_apply,
    Mobilize: run_mobilize,
    ExtraAttack: run_extra_attack,
    GainControl: run_gain_control,
    ExchangeControl: run_exchange,
}
