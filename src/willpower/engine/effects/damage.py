"""Instructions about damage, life and will (1003, 1007, 105.4, 907)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Activate
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
from ..change.effect_frame import ExecFrame, Instruction, doer, doers
from ..change.gate import attempt_damage, attempt_life, attempt_losses, attempt_produce, attempt_remove_damage
from ..core.decisions import ATTRIBUTE, DIVIDE, NUMBER, Option
from ..core.events import WILL_ABILITY
from ..core.frames import ask
from ..core.ids import PlayerId, RefId
from ..core.objects import Ctx
from ..core.results import NOTHING_DONE
from ..core.state import State
from ..core.will import bits_of
from ..pay import payment
from ..pay.cost_items import item_need
from ..pay.costs import pay_life_options
from ..pay.kinds import kinds_that_pay
from ..pay.production import will_choices
from ..pay.supply import can_pay_will
from ..text.announcements import of_each, speaks_of_each
from ..text.keywords import is_will_ability
from ..values import evaluate
from ..values.characteristics import chars


def begin_damage(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Divided damage is shared out now, where it was not while playing (903.2h)."""
    assert isinstance(node, Damage)
    player = doer(g, f, None, ctx)
    found = gather(g, f, 0, node.to, player)
    if found is None:
        return
    if not node.divided or ctx.shares or len(found) < 2:
        f.goto("1007.3")
        return
    f.refs = found
    f.a = evaluate.number(g, node.amount, ctx)
    share_damage(g, f, player, ctx)


def take_share(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A target gets the share that was said; the last one gets the rest."""
    given = dict(ctx.shares)
    given[f.refs[f.nth]] = f.picked_number
    f.nth += 1
    last = f.nth == len(f.refs) - 1
    if last:
        given[f.refs[f.nth]] = f.a - sum(given.values())
    c = g.edit_ctx(f.ctx)
    c.shares = given
    if not last:
        f.again()
        share_damage(g, f, doer(g, f, None, ctx), c)


def run_damage(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A source deals damage to cards and players at the same time (1007.3, 912.1); what is told for
    each thing is added up before (1007.3a), and each that is hit is an event of its own (1007.5)."""
    assert isinstance(node, Damage)
    found = f.got[0]
    # The source may have left: what it last was deals the damage (911.1).
    sources = evaluate.refs(g, node.source, ctx)
    amount = evaluate.number(g, node.amount, ctx)
    own = speaks_of_each(node)
    several = not isinstance(node.source, This)
    items: list[DamageItem] = []
    battle = node.as_before and ctx.event is not None and ctx.event.word == "battle"
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
                items.append(DamageItem(source, ref, share, battle, node.unpreventable))
    attempt_damage(g, tuple(items))


def end_damage(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """End with the damage that was dealt."""
    assert isinstance(node, Damage)
    f.finish(g, node.slot, f.result.refs, did=f.result.did, number=f.result.amount)


def share_damage(g: State, f: ExecFrame, player: PlayerId, ctx: Ctx) -> None:
    """Asks how much of divided damage the next target gets, where that is said on resolution (903.2h)."""
    rest = len(f.refs) - f.nth - 1
    left = f.a - sum(ctx.shares.values())
    least = 100 if left >= 100 * (rest + 1) else 0
    ref = f.refs[f.nth]
    shares = range(least, left - least * rest + 1, 100)
    options = tuple([Option("number", ref, n, clause="903.2h-i") for n in shares])
    n = len(f.refs)
    ask(g, player, DIVIDE, options, "903.2h", "divide", ref, f.node, n, n, f.nth)


def run_fight(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Two cards deal damage equal to their ATK to each other, at the same time (912.2)."""
    assert isinstance(node, Fight)
    player = doer(g, f, None, ctx)
    first = gather(g, f, 0, node.first, player)
    if first is None:
        return
    second = gather(g, f, 1, node.second, player)
    if second is None:
        return
    # "This card" that has left deals damage as it last was (911.1, 912.1), but is dealt none (104.2).
    one = first or (evaluate.refs(g, node.first, ctx) if isinstance(node.first, This) else ())
    two = second or (evaluate.refs(g, node.second, ctx) if isinstance(node.second, This) else ())
    items: list[DamageItem] = []
    for a in one:
        for b in two:
            if a >= 0 and b >= 0 and a != b:
                if b in second:
                    items.append(DamageItem(a, b, chars(g, a).atk or 0))
                if a in first:
                    items.append(DamageItem(b, a, chars(g, b).atk or 0))
    attempt_damage(g, tuple(items))


def end_if_done(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """It was done if anything came of it."""
    f.finish(g, did=f.result.did)


def run_remove_damage(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Remove damage from cards, some or all (1007.6)."""
    assert isinstance(node, RemoveDamage)
    found = gather(g, f, 0, node.what, doer(g, f, None, ctx))
    if found is None:
        return
    items: list[tuple[RefId, int]] = []
    for ref in found:
        if ref >= 0 and g.table.objs[ref].damage > 0:
            n = g.table.objs[ref].damage
            if node.amount is not None:
                n = min(n, evaluate.number(g, node.amount, ctx))
            items.append((ref, n))
    clause = "1007.6b" if node.amount is None else "1007.6a"
    attempt_remove_damage(g, tuple(items), clause, ctx.source)


# ---- life ----------------------------------------------------------------------------------------------


def run_gain_life(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Players gain life."""
    assert isinstance(node, GainLife)
    f.players = doers(g, f, node.who, ctx)
    f.a = evaluate.number(g, node.amount, ctx)


def gain_next(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The next player gains it (105.4)."""
    assert isinstance(node, GainLife)
    if f.nth:
        f.b += f.result.amount
    if f.nth >= len(f.players):
        f.finish(g, node.slot, did=f.b > 0, number=f.b)
        return
    player = f.players[f.nth]
    f.nth += 1
    f.again()
    attempt_life(g, player, f.a, True, "105.4", ctx.source)


def run_lose_life(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Players lose life; paying is possible only in full (105.4a)."""
    assert isinstance(node, LoseLife)
    f.players = doers(g, f, node.who, ctx)
    f.a = evaluate.number(g, node.amount, ctx)
    if node.pay or f.paying:
        f.players = tuple([p for p in f.players if g.table.players[p].life >= f.a])
        f.word = "paid"


def lose_together(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """They lose or pay it, all at the same time (105.4, 105.4a)."""
    assert isinstance(node, LoseLife)
    losses = tuple([(p, f.a) for p in f.players])
    attempt_losses(g, losses, "105.4a" if f.word else "105.4", ctx.source, f.word)


def end_losing(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """End with what they lost in all; paying nothing is paying, too."""
    assert isinstance(node, LoseLife)
    lost = f.result.amount
    done = lost > 0 or (f.word == "paid" and f.a <= 0 and bool(f.players))
    f.finish(g, node.slot, did=done, number=lost)


def run_pay_any_life(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Pay any amount of life in hundreds; the amount is the result (105.4a)."""
    assert isinstance(node, PayAnyLife)
    player = doer(g, f, node.who, ctx)
    amounts = pay_life_options(g, node, ctx, player)
    options = tuple([Option("number", number=n, clause="105.4a") for n in amounts])
    ask(g, player, NUMBER, options, "105.4a", "life", ctx.source, node)


def pay_that_much(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The player pays as much as they said."""
    assert isinstance(node, PayAnyLife)
    f.result = NOTHING_DONE
    if f.picked_number > 0:
        attempt_life(g, doer(g, f, node.who, ctx), f.picked_number, False, "105.4a", ctx.source, "paid")


def end_paying(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """End with the amount that was paid."""
    assert isinstance(node, (PayAnyLife, PayWill))
    f.finish(g, node.slot, did=f.result.did, number=f.result.amount)


def run_set_life(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A player's life becomes a number: it increases or decreases by the difference (104.6)."""
    assert isinstance(node, SetLife)
    f.players = doers(g, f, node.who, ctx)
    f.a = evaluate.number(g, node.amount, ctx)


def lower_together(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The life of those who have more becomes that, at the same time."""
    losses = tuple([(p, g.table.players[p].life - f.a) for p in f.players])
    attempt_losses(g, losses, "104.6", ctx.source)


def raise_next(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The life of the next player who has less becomes that."""
    if f.result.did:
        f.b = 1
    if f.nth >= len(f.players):
        f.finish(g, did=f.b > 0)
        return
    player = f.players[f.nth]
    f.nth += 1
    f.again()
    attempt_life(g, player, f.a - g.table.players[player].life, True, "104.6", ctx.source)


def run_exchange_life(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Two players' lives become what the other's was (104.6)."""
    assert isinstance(node, ExchangeLife)
    f.players = (*doers(g, f, node.one, ctx), *doers(g, f, node.two, ctx))
    if len(f.players) != 2 or f.players[0] == f.players[1]:
        f.finish(g, did=False)
        return
    f.a = g.table.players[f.players[0]].life
    f.b = g.table.players[f.players[1]].life
    attempt_life(g, f.players[0], abs(f.b - f.a), f.b > f.a, "104.6", ctx.source)


def exchange_second(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The life of the second player becomes what the first's was."""
    attempt_life(g, f.players[1], abs(f.a - f.b), f.a > f.b, "104.6", ctx.source)


def end_exchange(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """It was done if they were different."""
    f.finish(g, did=f.a != f.b)


# ---- will ------------------------------------------------------------------------------------------------


def run_pay_will(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Pay will, all of it or none (1003.4)."""
    assert isinstance(node, PayWill)
    player = doer(g, f, node.who, ctx)
    need = item_need(g, node, ctx)
    if player < 0 or not can_pay_will(g, player, need, purpose="effect", ref=ctx.source):
        f.finish(g, node.slot, did=False)
    else:
        g.work.stack.append(payment.PayWillFrame(player, need, "effect", ctx.source, ctx=f.ctx))


def run_produce(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Produce will, of a kind the player chooses where there is a choice (907.4, 1119.2b)."""
    assert isinstance(node, Produce)
    f.players = doers(g, f, node.who, ctx)
    f.a = evaluate.number(g, node.count, ctx, 1)


def ask_kind(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The next player chooses the kind of the next will, or gets what was chosen."""
    assert isinstance(node, Produce)
    if not f.players:
        f.finish(g, did=f.b > 0)
        return
    choices = will_choices(g, node, ctx) if f.a > 0 else ()
    if not choices:
        f.goto("produce")
        return
    choices = kinds_that_pay(g, f.players[0], node, ctx.source, f.numbers, f.a, choices)
    options = tuple([Option("attribute", number=n, word=c, clause="907.4") for n, c in enumerate(choices)])
    n = 1 if node.same else len(f.numbers) + f.a
    chosen = min(n - 1, len(f.numbers))
    ask(g, f.players[0], ATTRIBUTE, options, "907.4", "will", ctx.source, node, n, n, chosen)


def take_kind(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Will of that kind is to be produced."""
    assert isinstance(node, Produce)
    times = f.a if node.same else 1
    f.numbers = f.numbers + bits_of(f.picked_word) * times
    f.a -= times
    if f.a > 0:
        f.goto("907.4")


def produce(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The player gets the will (907.4)."""
    assert isinstance(node, Produce)
    by_playing = isinstance(ctx.ability, Activate) and is_will_ability(ctx.ability)
    kinds = WILL_ABILITY if by_playing else ()
    attempt_produce(g, f.players[0], f.numbers, ctx.source, node.only, kinds=kinds)


def note_produced(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Count the will that was produced; the next player comes."""
    assert isinstance(node, Produce)
    f.b += f.result.amount
    f.players = f.players[1:]
    if not f.players:
        f.finish(g, did=f.b > 0)
        return
    f.numbers = ()
    f.a = evaluate.number(g, node.count, ctx, 1)
    f.goto("907.4")


TABLE: Final[dict[type[Effect], Instruction]] = {
    Damage: Instruction(
        ("903.2h", begin_damage),
        ("903.2h-i", take_share),
        ("1007.3", run_damage),
        ("end", end_damage),
    ),
    Fight: Instruction(("912.2", run_fight), ("end", end_if_done)),
    RemoveDamage: Instruction(("1007.6", run_remove_damage), ("end", end_if_done)),
    GainLife: Instruction(("players", run_gain_life), ("105.4", gain_next)),
    LoseLife: Instruction(("players", run_lose_life), ("105.4", lose_together), ("lost", end_losing)),
    PayAnyLife: Instruction(("105.4a", run_pay_any_life), ("pay", pay_that_much), ("end", end_paying)),
    SetLife: Instruction(("players", run_set_life), ("104.6", lower_together), ("raise", raise_next)),
    ExchangeLife: Instruction(
        ("104.6", run_exchange_life), ("second", exchange_second), ("end", end_exchange)
    ),
    PayWill: Instruction(("1003.4", run_pay_will), ("end", end_paying)),
    Produce: Instruction(
        ("players", run_produce),
        ("907.4", ask_kind),
        ("kind", take_kind),
        ("produce", produce),
        ("note", note_produced),
    ),
}
