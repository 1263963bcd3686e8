"""Instructions about damage, life and will (1003, 1007, 105.4, 907)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.effects import (
    Damage,
    Effect,
    ExchangeLife,
    Fight,
    GainLife,
    LoseLife,
    PayAnyLife,
    PayWill,
    Produce,
    RemoveDamage,
    SetLife,
)
from willpower.abilities.nouns import This
from willpower.abilities.symbols import FIELD

from ..change.actions import DamageItem
from ..change.choosing import gather
from ..change.effect_frame import ExecFrame, Executor, doer, doers
from ..change.gate import attempt_damage, attempt_life, attempt_produce
from ..change.triggers import emit
from ..core import happenings
from ..core.decisions import ATTRIBUTE, DIVIDE, NUMBER, Option
from ..core.frames import ask
from ..core.objects import Ctx
from ..core.results import NOTHING_DONE
from ..core.stale import DAMAGE, changed
from ..core.state import State
from ..core.will import bits_of
from ..pay import payment
from ..pay.cost_items import item_need
from ..pay.costs import pay_life_options
from ..pay.production import will_choices
from ..pay.supply import can_pay_will
from ..text.announcements import of_each, speaks_of_each
from ..values import evaluate
from ..values.characteristics import chars


def run_damage(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A source deals damage to cards and players at the same time (1007.3, 912.1); what is told for
    each thing is added up before (1007.3a), and each that is hit is an event of its own (1007.5)."""
    assert isinstance(node, Damage)
    if f.pc == 0:
        player = doer(g, f, None, ctx)
        found = gather(g, f, 0, node.to, player)
        if found is None:
            return
        if node.divided and not ctx.shares and len(found) > 1:
            f.refs = found
            f.a = evaluate.number(g, node.amount, ctx)
            f.pc = 2
            share_damage(g, f, player, ctx)
            return
        f.pc = 1
        # The source may have left: what it last was deals the damage (911.1).
        sources = evaluate.refs(g, node.source, ctx)
        amount = evaluate.number(g, node.amount, ctx)
        own = speaks_of_each(node)
        several = not isinstance(node.source, This)
        items: list[DamageItem] = []
        for source in sources:
            if own and several:  # as much as the source tells itself, to whom it tells
                alone = of_each(ctx, source)
                amount = evaluate.number(g, node.amount, alone)
                if speaks_of_each(node.to):
                    found = evaluate.refs(g, node.to, alone)
            for ref in found:
                if own and not several:  # as much as the card hit tells
                    amount = evaluate.number(g, node.amount, of_each(ctx, ref))
                share = ctx.shares.get(ref, 0) if node.divided and ctx.shares else amount  # 903.2h
                if share > 0 and (ref < 0 or g.table.objs[ref].zone == FIELD):
                    items.append(DamageItem(source, ref, share, unpreventable=node.unpreventable))
        attempt_damage(g, tuple(items))
        return
    if f.pc == 2:
        given = dict(ctx.shares)
        given[f.refs[f.b]] = f.picked_number
        f.b += 1
        if f.b == len(f.refs) - 1:
            given[f.refs[f.b]] = f.a - sum(given.values())
            f.pc = 0
        g.edit_ctx(f.ctx).shares = given
        if f.pc == 2:
            share_damage(g, f, doer(g, f, None, ctx), g.work.ctxs[f.ctx])
        return
    f.finish(g, node.slot, f.result.refs, did=f.result.did, number=f.result.amount)


def share_damage(g: State, f: ExecFrame, player: int, ctx: Ctx) -> None:
    """Asks how much of divided damage the next target gets, where that is said on resolution (903.2h)."""
    rest = len(f.refs) - f.b - 1
    left = f.a - sum(ctx.shares.values())
    least = 100 if left >= 100 * (rest + 1) else 0
    ref = f.refs[f.b]
    shares = range(least, left - least * rest + 1, 100)
    options = tuple([Option("number", ref, n, clause="903.2h-i") for n in shares])
    n = len(f.refs)
    ask(g, player, DIVIDE, options, "903.2h", "divide", ref, f.node, n, n, f.b)


def run_fight(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Two cards deal damage equal to their ATK to each other, at the same time (912.2)."""
    assert isinstance(node, Fight)
    if f.pc == 0:
        player = doer(g, f, None, ctx)
        first = gather(g, f, 0, node.first, player)
        if first is None:
            return
        second = gather(g, f, 1, node.second, player)
        if second is None:
            return
        f.pc = 1
        items: list[DamageItem] = []
        for a in first:
            for b in second:
                if a >= 0 and b >= 0 and a != b:
                    items.append(DamageItem(a, b, chars(g, a).atk or 0))
                    items.append(DamageItem(b, a, chars(g, b).atk or 0))
        attempt_damage(g, tuple(items))
        return
    f.finish(g, did=f.result.did)


def run_remove_damage(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Remove damage from cards, some or all (1007.6)."""
    assert isinstance(node, RemoveDamage)
    found = gather(g, f, 0, node.what, doer(g, f, None, ctx))
    if found is None:
        return
    removed = 0
    for ref in found:
        if ref < 0 or g.table.objs[ref].damage <= 0:
            continue
        o = g.edit(ref)
        n = o.damage
        clause = "1007.6b"
        if node.amount is not None:
            n = min(n, evaluate.number(g, node.amount, ctx))
            clause = "1007.6a"
        if n > 0:
            o.damage -= n
            removed += n
            changed(g, DAMAGE)
            emit(
                g,
                happenings.did(
                    what="damage removed",
                    subject=ref,
                    player=o.controller,
                    amount=n,
                    source=ctx.source,
                    clause=clause,
                ),
            )
    f.finish(g, did=removed > 0)


# ---- life ----------------------------------------------------------------------------------------------


def run_gain_life(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Players gain life."""
    assert isinstance(node, GainLife)
    if f.pc == 0:
        f.refs = doers(g, f, node.who, ctx)
        f.a = evaluate.number(g, node.amount, ctx)
    else:
        f.b += f.result.amount
    if f.pc >= len(f.refs):
        f.finish(g, node.slot, did=f.b > 0, number=f.b)
        return
    f.pc += 1
    attempt_life(g, f.refs[f.pc - 1], f.a, True, "105.4", ctx.source)


def run_lose_life(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Players lose life; paying is possible only in full (105.4a)."""
    assert isinstance(node, LoseLife)
    if f.pc == 0:
        f.refs = doers(g, f, node.who, ctx)
        f.a = evaluate.number(g, node.amount, ctx)
        if node.pay or f.paying:
            f.refs = tuple([p for p in f.refs if g.table.players[p].life >= f.a])
            f.word = "paid"
    else:
        f.b += f.result.amount
    if f.pc >= len(f.refs):
        done = f.b > 0 or (f.word == "paid" and f.a <= 0 and bool(f.refs))
        f.finish(g, node.slot, did=done, number=f.b)
        return
    f.pc += 1
    attempt_life(g, f.refs[f.pc - 1], f.a, False, "105.4a" if f.word else "105.4", ctx.source, f.word)


def run_pay_any_life(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Pay any amount of life in hundreds; the amount is the result (105.4a)."""
    assert isinstance(node, PayAnyLife)
    player = doer(g, f, node.who, ctx)
    if f.pc == 0:
        f.pc = 1
        amounts = pay_life_options(g, node, ctx, player)
        options = tuple([Option("number", number=n, clause="105.4a") for n in amounts])
        ask(g, player, NUMBER, options, "105.4a", "life", ctx.source, node)
        return
    if f.pc == 1:
        f.pc = 2
        f.a = f.picked_number
        if f.a > 0:
            attempt_life(g, player, f.a, False, "105.4a", ctx.source, "paid")
            return
        f.result = NOTHING_DONE
    f.finish(g, node.slot, did=f.result.did, number=f.result.amount)


def run_set_life(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A player's life becomes a number: it increases or decreases by the difference (104.6)."""
    assert isinstance(node, SetLife)
    if f.pc == 0:
        f.refs = doers(g, f, node.who, ctx)
        f.a = evaluate.number(g, node.amount, ctx)
    elif f.result.did:
        f.b = 1
    if f.pc >= len(f.refs):
        f.finish(g, did=f.b > 0)
        return
    player = f.refs[f.pc]
    f.pc += 1
    difference = f.a - g.table.players[player].life
    attempt_life(g, player, abs(difference), difference > 0, "104.6", ctx.source)


def run_exchange_life(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Two players' lives become what the other's was (104.6)."""
    assert isinstance(node, ExchangeLife)
    if f.pc == 0:
        f.refs = (*doers(g, f, node.one, ctx), *doers(g, f, node.two, ctx))
        if len(f.refs) != 2 or f.refs[0] == f.refs[1]:
            f.finish(g, did=False)
            return
        f.a = g.table.players[f.refs[0]].life
        f.b = g.table.players[f.refs[1]].life
    if f.pc == 2:
        f.finish(g, did=f.a != f.b)
        return
    player = f.refs[f.pc]
    f.pc += 1
    difference = (f.b - f.a) if f.pc == 1 else (f.a - f.b)
    attempt_life(g, player, abs(difference), difference > 0, "104.6", ctx.source)


# ---- will ------------------------------------------------------------------------------------------------


def run_pay_will(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Pay will, all of it or none (1003.4)."""
    assert isinstance(node, PayWill)
    player = doer(g, f, node.who, ctx)
    if f.pc == 0:
        f.pc = 1
        need = item_need(g, node, ctx)
        if player < 0 or not can_pay_will(g, player, need, purpose="effect", ref=ctx.source):
            f.finish(g, node.slot, did=False)
            return
        g.work.stack.append(payment.PayWillFrame(player, need, "effect", ctx.source, ctx=f.ctx))
        return
    f.finish(g, node.slot, did=f.result.did, number=f.result.amount)


def run_produce(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Produce will, of a kind the player chooses where there is a choice (907.4, 1119.2b)."""
    assert isinstance(node, Produce)
    if f.pc == 0:
        f.refs2 = doers(g, f, node.who, ctx)
        f.a = evaluate.number(g, node.count, ctx, 1)
        f.pc = 1
    if not f.refs2:
        f.finish(g, did=f.b > 0)
        return
    player = f.refs2[0]
    if f.pc == 3:
        f.b += f.result.amount
        f.refs2 = f.refs2[1:]
        f.refs = ()
        f.a = evaluate.number(g, node.count, ctx, 1)
        f.pc = 1
        return
    choices = will_choices(g, node, ctx)
    if f.pc == 2:
        bits = bits_of(f.picked_word)
        times = f.a if node.same else 1
        f.refs = f.refs + bits * times
        f.a -= times
        f.pc = 1
    if f.a > 0 and choices:
        f.pc = 2
        options = tuple(
            [Option("attribute", number=n, word=c, clause="907.4") for n, c in enumerate(choices)]
        )
        n = 1 if node.same else len(f.refs) + f.a
        ask(g, player, ATTRIBUTE, options, "907.4", "will", ctx.source, node, n, n, min(n - 1, len(f.refs)))
        return
    f.pc = 3
    attempt_produce(g, player, f.refs, ctx.source, node.only)


TABLE: Final[dict[type[Effect], Executor]] = {
    Damage: run_damage,
    Fight: run_fight,
    RemoveDamage: run_remove_damage,
    GainLife: run_gain_life,
    LoseLife: run_lose_life,
    PayAnyLife: run_pay_any_life,
    SetLife: run_set_life,
    ExchangeLife: run_exchange_life,
    PayWill: run_pay_will,
    Produce: run_produce,
}
