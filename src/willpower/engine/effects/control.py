"""Instructions about instructions: order, choice, repetition, conditions, costs (903.3b, 908.1)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Automatic
from willpower.abilities.base import walk
from willpower.abilities.effects import (
    ChooseNow,
    Delayed,
    EachPlayerDoes,
    Effect,
    ForEach,
    If,
    LoseLife,
    May,
    Modes,
    NoEffect,
    NotChased,
    PayFor,
    RepeatUntil,
    Sequence,
    Targeting,
    Unless,
)
from willpower.abilities.nouns import (
    Choose,
    EventObject,
    EventPlayer,
    EventSubject,
    Noun,
    Quantity,
    TopCards,
)
from willpower.abilities.quantities import Count
from willpower.abilities.symbols import CHASE
from willpower.abilities.triggers import AtPhase

from ..change.choosing import gather, random_order
from ..change.effect_frame import FOLLOWED, ExecFrame, Instruction, Results, doer, doers, possible, push
from ..change.gate import attempt_losses
from ..change.rule_processes import perform
from ..core.decisions import MAY, MODE, Option
from ..core.events import DISCARDED, MOVED
from ..core.frames import ask
from ..core.ids import PLAYER_REF, PlayerId, RefId
from ..core.memory import remember_modes
from ..core.objects import NO_WRITER, Ctx
from ..core.prompts import Purpose
from ..core.results import NOTHING_DONE
from ..core.stale import RULES, WATCHERS, changed
from ..core.state import DelayedAbility, State
from ..pay.costs import CostFrame, can_pay
from ..text.announcements import (
    EVENT_AMOUNT,
    EVENT_OBJECT,
    EVENT_PLAYER,
    EVENT_SUBJECT,
    branch_slots,
    settled,
)
from ..values import evaluate
from ..values.modes import barred_modes
from .whoever import for_whoever_it_is

# Rounds of one repeated instruction; a game that needs more is not one anybody plays (1301 is about
# loops of play).
ROUNDS: Final = 10_000


def ask_may(g: State, player: PlayerId, clause: str, source: RefId, node: Effect) -> None:
    """Ask a player whether they do what an instruction lets them do."""
    purpose: Purpose = "may"
    if isinstance(node, (Unless, PayFor)):
        purpose = "may pay"
    elif source >= 0 and g.table.objs[source].zone & CHASE:
        purpose = "may follow"
    options = (Option("yes", clause=clause), Option("no", clause=clause))
    ask(g, player, MAY, options, clause, purpose, source, node)


def run_sequence(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """One instruction after the other; it was done if any part was."""
    assert isinstance(node, Sequence)
    if f.nth:
        if f.result.did and not f.b:
            f.a = 1
        f.b = 0
        if (
            g.edition.rule_processes == "immediate"
            and (g.work.rules_due or g.derived.values_stale)
            and not f.paying
            and perform(g)  # the oldest edition does not wait for the end of the text (1201.1)
        ):
            f.b = 1
            f.again()
            return
    if f.nth < len(node.parts):
        part = node.parts[f.nth]
        f.nth += 1
        f.again()
        push(g, part, f.ctx, f.player, f.paying)
        return
    f.finish(g, did=f.a == 1)


def run_may(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A player may have it happen; nobody is asked about what cannot happen at all (104.2)."""
    assert isinstance(node, May)
    player = doer(g, f, node.who, ctx)
    if player < 0 or not possible(g, node.effect, ctx, player):
        f.finish(g, node.slot, did=False)
        return
    f.who = player
    ask_may(g, player, "903.3b", ctx.source, node)


def do_if_yes(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """It happens if the player has said yes."""
    assert isinstance(node, May)
    if f.picked_kind != "yes":
        f.finish(g, node.slot, did=False)
    else:
        push(g, node.effect, f.ctx, f.player if node.who is None else f.who)


def end_may(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """End with the result of the instruction that the player allowed."""
    assert isinstance(node, May)
    f.finish(g, node.slot, f.result.refs, did=f.result.did)


def run_if(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """One thing or another."""
    assert isinstance(node, If)
    lasting = for_whoever_it_is(node)
    if lasting is not None and g.edition.group_effects == "latecomers too":
        push(g, lasting, f.ctx, f.player, f.paying)
        return
    slots = branch_slots(node) if ctx.targets else None
    if slots is not None and slots[0].isdisjoint(ctx.targets) != slots[1].isdisjoint(ctx.targets):
        chosen = node.otherwise if slots[0].isdisjoint(ctx.targets) else node.then  # as it was played, 903.2g
    else:
        chosen = node.then if evaluate.holds(g, node.condition, ctx) else node.otherwise
    if chosen is None:
        f.finish(g, did=False)
    else:
        push(g, chosen, f.ctx, f.player, f.paying)


def end_as_done(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """End with the result of the instruction inside."""
    f.finish(g, refs=f.result.refs, did=f.result.did)


def run_modes(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The options chosen while playing (903.2e), in printed order; the others do not exist."""
    assert isinstance(node, Modes)
    if ctx.modes:
        f.numbers = ctx.modes
        f.goto("perform")
        return
    # Nothing was played (a replacement, a card entering): the choice is made now.
    f.a = max(0, evaluate.number(g, node.least, ctx, 1))
    f.b = evaluate.number(g, node.most, ctx, max(1, f.a))
    if node.extra_if is not None and evaluate.holds(g, node.extra_if, ctx):
        f.b = evaluate.number(g, node.extra_most, ctx, len(node.options))
        f.a = evaluate.number(g, node.extra_least, ctx, f.a)


def choose_modes(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The player chooses the modes, unless chance does."""
    assert isinstance(node, Modes)
    if node.at_random:
        f.numbers = tuple(sorted(random_order(g, tuple(range(1, len(node.options) + 1)))[: f.b]))
    else:
        gone = barred_modes(g, node, ctx)
        if not pick_modes(g, f, node.options, doer(g, f, None, ctx), "903.2e", ctx, gone):
            return
    remember_modes(g, ctx.source, node, f.numbers)


def run_choose_now(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A choice among effects made now."""
    assert isinstance(node, ChooseNow)
    f.a = max(0, evaluate.number(g, node.least, ctx, 1))
    f.b = max(f.a, evaluate.number(g, node.most, ctx, max(1, f.a)))


def choose_now(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The player chooses the effects."""
    assert isinstance(node, ChooseNow)
    player = doer(g, f, node.who, ctx)
    numbers = range(1, len(node.options) + 1)
    able = [n for n in numbers if f.a < 1 or player < 0 or possible(g, node.options[n - 1], ctx, player)]
    barred = tuple([n for n in numbers if n not in able]) if len(able) >= max(1, f.a) else ()  # 104.2
    pick_modes(g, f, node.options, player, "903.3b", ctx, barred)


def pick_modes(
    g: State,
    f: ExecFrame,
    modes: tuple[Effect, ...],
    player: PlayerId,
    clause: str,
    ctx: Ctx,
    before: tuple[int, ...] = (),
) -> bool:
    """Asks for options until enough are chosen; `f.a` at least, `f.b` at most. True when it is decided; if
    not, the row comes again with the answer."""
    if f.picked_kind == "done":
        f.b = len(f.numbers)
    elif f.picked_kind:
        f.numbers = (*f.numbers, f.picked_number)
    f.picked_kind = ""
    left = [i for i in range(1, len(modes) + 1) if i not in f.numbers and i not in before]
    if len(f.numbers) >= f.b or not left or player < 0:
        f.numbers = tuple(sorted(f.numbers))
        return True
    options = [Option("mode", number=i, clause=clause, node=modes[i - 1]) for i in left]
    if len(f.numbers) >= f.a:
        options.append(Option("done", clause=clause))
    f.again()
    ask(g, player, MODE, tuple(options), clause, "mode", ctx.source, f.node, f.a, f.b, len(f.numbers))
    return False


def perform_modes(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Performs the options whose numbers are in `f.numbers`, one after the other."""
    assert isinstance(node, (Modes, ChooseNow))
    if f.nth and f.result.did:
        f.word = "did"
    if f.nth < len(f.numbers):
        chosen = node.options[f.numbers[f.nth] - 1]
        f.nth += 1
        f.again()
        push(g, chosen, f.ctx, f.player, f.paying)
        return
    f.finish(g, did=f.word == "did")


# ---- repetition ---------------------------------------------------------------------------------------


def inner_slots(effect: Effect) -> tuple[int, ...]:
    """The slots that the instructions inside an effect write."""
    found: list[int] = []
    for node in walk(effect):
        if not isinstance(node, (Effect, Choose, TopCards)):
            continue  # others only read slots
        for name in ("slot", "found", "rest"):
            slot = getattr(node, name, 0)
            if isinstance(slot, int) and slot > 0 and slot not in found:
                found.append(slot)
    return tuple(found)


def collect(g: State, f: ExecFrame, effect: Effect) -> None:
    """After a round: adds its results to those of the rounds before, and clears them for the next."""
    slots = inner_slots(effect)
    ctx = g.work.ctxs[f.ctx]
    fresh = [s for s in slots if s in ctx.did]
    if not fresh:
        return
    known = {entry[0]: entry for entry in f.acc}
    c = g.edit_ctx(f.ctx)
    for s in fresh:
        _, refs, number, did = known.get(s, (s, (), 0, False))
        known[s] = (s, refs + c.slots.get(s, ()), number + c.numbers.get(s, 0), did or c.did.get(s, False))
        c.slots.pop(s, None)
        c.numbers.pop(s, None)
        c.did.pop(s, None)
    f.acc = tuple(known.values())


def write_collected(g: State, f: ExecFrame, results: Results) -> None:
    """After the last round: what all of them did together is what the slots hold."""
    if results:
        c = g.edit_ctx(f.ctx)
        for slot, refs, number, did in results:
            c.slots[slot] = refs
            c.numbers[slot] = number
            c.did[slot] = did


def run_for_each(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Once for each card, or a number of times."""
    assert isinstance(node, ForEach)
    what = node.what
    if node.slot and isinstance(what, Count):
        what = what.what  # the cards that are counted, one by one
    if isinstance(what, Noun):
        found = gather(g, f, 0, what, doer(g, f, None, ctx))
        if found is None:
            return
        f.refs = found
        f.b = len(found)
    else:
        assert isinstance(what, Quantity)
        f.b = evaluate.number(g, what, ctx)


def do_for_next(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The next round."""
    assert isinstance(node, ForEach)
    if f.nth:
        if f.result.did:
            f.a = 1
        collect(g, f, node.effect)
    if f.nth >= f.b:
        write_collected(g, f, f.acc)
        f.finish(g, did=f.a == 1)
        return
    if node.slot and f.refs:
        c = g.edit_ctx(f.ctx)
        c.slots[node.slot] = (f.refs[f.nth],)
        c.numbers[node.slot] = 1
    f.nth += 1
    f.again()
    push(g, node.effect, f.ctx, f.player, f.paying)


def run_each_player(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Each of the players does it; inside, "you" is that player."""
    assert isinstance(node, EachPlayerDoes)
    f.players = evaluate.players(g, node.who, ctx)
    f.who = ctx.you
    effect = node.effect
    if isinstance(effect, LoseLife) and asks_nobody(effect) and not node.slot:
        losses: list[tuple[PlayerId, int]] = []
        for player in f.players:
            if node.as_you:
                ctx = g.edit_ctx(f.ctx)
                ctx.you = player
            losses.append((player, evaluate.number(g, effect.amount, ctx)))
        f.nth = len(f.players)
        attempt_losses(g, tuple(losses), "105.4", ctx.source)


def asks_nobody(effect: LoseLife) -> bool:
    """Whether players who are told to lose life lose it together: nothing is to be chosen or paid."""
    if effect.who is not None or effect.pay or effect.slot:
        return False
    return not any([isinstance(part, Choose) for part in walk(effect.amount)])


def next_player_does(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The next player does it."""
    assert isinstance(node, EachPlayerDoes)
    if f.nth:
        if f.result.did:
            f.a = 1
            f.refs += (PLAYER_REF[f.players[f.nth - 1]],)
        collect(g, f, node.effect)
    if f.nth >= len(f.players):
        if g.work.ctxs[f.ctx].you != f.who:
            g.edit_ctx(f.ctx).you = f.who
        write_collected(g, f, f.acc)
        f.finish(g, node.slot, f.refs if node.slot else (), did=f.a == 1)
        return
    player = f.players[f.nth]
    if node.as_you:
        g.edit_ctx(f.ctx).you = player
    f.nth += 1
    f.again()
    push(g, node.effect, f.ctx, player)


def run_repeat(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Again and again until the condition holds after a round, or a round did nothing."""
    assert isinstance(node, RepeatUntil)
    push(g, node.effect, f.ctx, f.player)


def after_round(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A round is over: it is enough, or the player is asked, or the next one comes."""
    assert isinstance(node, RepeatUntil)
    f.nth += 1
    if f.result.did:
        f.b = 1
    if not f.result.did or evaluate.holds(g, node.until, ctx):
        f.finish(g, did=f.b == 1)
        return
    assert f.nth < ROUNDS, "an instruction repeats without end"
    if node.optional_stop:
        ask_may(g, doer(g, f, None, ctx), "903.3b", ctx.source, node)
        return
    f.again()
    push(g, node.effect, f.ctx, f.player)


def repeat_if_yes(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The next round comes if the player has said yes."""
    assert isinstance(node, RepeatUntil)
    if f.picked_kind != "yes":
        f.finish(g, did=True)
        return
    f.goto("round")
    push(g, node.effect, f.ctx, f.player)


# ---- costs inside effects (1003.4) ----------------------------------------------------------------------


def run_unless(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """It happens unless a player performs the cost completely (1003.4)."""
    assert isinstance(node, Unless)
    f.players = evaluate.players(g, node.who, ctx)


def ask_payer(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The next player who can is asked whether they pay."""
    assert isinstance(node, Unless)
    while f.nth < len(f.players) and not can_pay(g, node.cost, ctx, f.players[f.nth]):
        f.nth += 1
    if f.nth < len(f.players):
        ask_may(g, f.players[f.nth], "1003.4", ctx.source, node)
    else:
        f.goto("unpaid")


def pay_if_yes(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The player pays if they have said yes."""
    assert isinstance(node, Unless)
    if f.picked_kind == "yes":
        g.work.stack.append(CostFrame(node.cost, f.ctx, f.players[f.nth]))
    else:
        f.result = NOTHING_DONE


def check_paid(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Once it is paid nothing happens; else the next player is asked."""
    assert isinstance(node, Unless)
    if f.result.did:
        f.finish(g, node.slot, did=False)
        return
    f.nth += 1
    f.goto("1003.4")


def do_unpaid(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Nobody has paid: it happens."""
    assert isinstance(node, Unless)
    push(g, node.effect, f.ctx, f.player)


def end_unpaid(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Write down that it was not paid; a later sentence may ask."""
    assert isinstance(node, Unless)
    f.finish(g, node.slot, refs=f.result.refs, did=f.result.did)


def run_pay_for(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A player may (or must) perform the cost; if they do, the effect happens."""
    assert isinstance(node, PayFor)
    f.players = doers(g, f, node.who, ctx)
    if not f.players or not can_pay(g, node.cost, ctx, f.players[0]):
        f.result = NOTHING_DONE
        f.goto("paid")
    elif node.optional:
        ask_may(g, f.players[0], "1003.4", ctx.source, node)


def pay_cost(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The player pays, unless they have said no."""
    assert isinstance(node, PayFor)
    f.result = NOTHING_DONE
    if not node.optional or f.picked_kind == "yes":
        g.work.stack.append(CostFrame(node.cost, f.ctx, f.players[0]))


def follow_payment(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Perform the effect if it was paid, else the other one."""
    assert isinstance(node, PayFor)
    paid = f.result.did
    if node.slot:
        c = g.edit_ctx(f.ctx)
        c.did[node.slot] = paid
        c.numbers[node.slot] = 1 if paid else 0
    f.a = 1 if paid else 0
    further = node.effect if paid else node.otherwise
    if further is not None:
        push(g, further, f.ctx, f.player)


def end_pay_for(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """It was done if it was paid."""
    f.finish(g, did=f.a == 1)


# ---- later ------------------------------------------------------------------------------------------------


def run_delayed(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Makes a delayed automatic ability, which knows what is known now (906.8)."""
    assert isinstance(node, Delayed)
    made = DelayedAbility()
    made.id = g.fresh_id()
    made.ctx = ctx.copy(NO_WRITER)
    made.ctx.targets = ()  # those of what makes it are none of its own
    at_phase = ctx.event is not None and isinstance(node.trigger, AtPhase)
    effect = settled(node.effect, node.early, at_phase) if node.early or at_phase else node.effect
    made.ability = Automatic(trigger=node.trigger, effect=effect, condition=node.condition)
    if at_phase:
        keep_event(g, made.ctx)
    made.times = node.times
    if node.duration is not None:
        made.until = node.duration.until
        made.until_player = doer(g, f, node.duration.who, ctx)
    made.since_turn = g.turn.serial
    g.table.delayed = (*g.table.delayed, made)
    changed(g, WATCHERS | RULES if made.until == "rule processes" else WATCHERS)
    f.finish(g)


def keep_event(g: State, ctx: Ctx) -> None:
    """The event that an ability speaks of is not the one that its delayed ability waits for: what it was
    about is kept, and where a card was brought by it."""
    event = ctx.event
    assert event is not None
    ctx.slots[EVENT_SUBJECT] = evaluate.refs(g, EventSubject(), ctx)
    ctx.slots[EVENT_OBJECT] = evaluate.refs(g, EventObject(), ctx)
    ctx.slots[EVENT_PLAYER] = tuple([PLAYER_REF[p] for p in evaluate.players(g, EventPlayer(), ctx)])
    ctx.numbers[EVENT_AMOUNT] = event.amount
    if event.kind in (MOVED, DISCARDED) and event.old >= 0 and event.subject >= 0:
        ctx.slots[FOLLOWED] = (event.old, event.subject)


def run_nothing(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Targets named beforehand, and text that tells what happens anyway (readings 38)."""
    f.finish(g)


NOTHING_MORE: Final = Instruction(("908.1", run_nothing))

TABLE: Final[dict[type[Effect], Instruction]] = {
    Sequence: Instruction(("908.1", run_sequence)),
    May: Instruction(("903.3b", run_may), ("yes", do_if_yes), ("end", end_may)),
    If: Instruction(("908.1", run_if), ("end", end_as_done)),
    Modes: Instruction(("903.2e", run_modes), ("choose", choose_modes), ("perform", perform_modes)),
    ChooseNow: Instruction(("number", run_choose_now), ("903.3b", choose_now), ("perform", perform_modes)),
    ForEach: Instruction(("cards", run_for_each), ("908.1", do_for_next)),
    EachPlayerDoes: Instruction(("players", run_each_player), ("908.1", next_player_does)),
    Unless: Instruction(
        ("players", run_unless),
        ("1003.4", ask_payer),
        ("pay", pay_if_yes),
        ("paid", check_paid),
        ("unpaid", do_unpaid),
        ("end", end_unpaid),
    ),
    PayFor: Instruction(
        ("1003.4", run_pay_for),
        ("pay", pay_cost),
        ("paid", follow_payment),
        ("end", end_pay_for),
    ),
    RepeatUntil: Instruction(("908.1", run_repeat), ("round", after_round), ("yes", repeat_if_yes)),
    Delayed: Instruction(("906.8", run_delayed)),
    **dict.fromkeys((Targeting, NoEffect, NotChased), NOTHING_MORE),
}
