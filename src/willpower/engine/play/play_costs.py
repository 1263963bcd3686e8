"""What a play costs and paying it (903.2i-j)."""

from __future__ import annotations

from willpower.abilities.effects import Rest
from willpower.abilities.nouns import This

from ..change.gate import attempt_rest
from ..change.triggers import emit
from ..core import happenings
from ..core.decisions import COST, Option
from ..core.frames import ask
from ..core.objects import NOBODY
from ..core.results import DONE
from ..core.state import State
from ..core.will import NOTHING, Need, parse_need, with_x, write_need
from ..pay.card_costs import spent_on, taken_away
from ..pay.cost_change import all_reductions, changes, lowered, raised
from ..pay.cost_ways import CostWay
from ..pay.costs import CostFrame, can_pay
from ..pay.payment import PayWillFrame
from ..pay.supply import for_awakening, supply
from .play_choices import base_way, subject
from .play_frame import PlayFrame
from .undoing import fail


def fix_cost(g: State, f: PlayFrame) -> None:
    """The cost is worked out and fixed (903.2i)."""
    if f.auto and f.ability is not None:
        f.goto("903.2k")
        return
    base = base_way(g, f)
    f.items = base.items
    f.ahead = base.ahead
    f.awakening = base.awakening
    need = with_x(base.need, max(0, f.x))
    about = subject(g, f)
    found = changes(g, f.player, about)
    if not found:
        f.need = need
        return
    need = raised(g, need, found)
    s = supply(g, f.player, taken_away(base, f.ref), spent_on(about), about.ref)
    able = [n for n in lowered(g, need, found) if s.pays(g, relieved(g, f, n))]
    if g.every_window:
        able += [n for n in all_reductions(g, need, found) if n not in able and s.pays(g, relieved(g, f, n))]
    if not able:
        fail(g, f)
        return
    options = tuple(
        [Option("need", NOBODY, k, write_need(n), clause="903.2i-iv") for k, n in enumerate(able)]
    )
    ask(g, f.player, COST, options, "903.2i-iv", "lower", f.ref)


def relieved(g: State, f: PlayFrame, need: Need) -> Need:
    """What is left of a cost once will that is for awakening only has paid its part."""
    if f.awakening is NOTHING:
        return need
    return for_awakening(g, f.player, f.chase, need, f.awakening)[0]


def pay_awakening(g: State, f: PlayFrame) -> None:
    """Spends will that is for awakening only on that part of the cost (1109.2)."""
    f.need, used = for_awakening(g, f.player, f.chase, f.need, f.awakening)
    if used:
        p = g.edit_player(f.player)
        ctx = g.edit_ctx(f.ctxs[0])
        ctx.paid = ctx.paid + tuple([(p.will[k].bit, p.will[k].source) for k in used])
        p.will = tuple([w for k, w in enumerate(p.will) if k not in used])
        emit(g, happenings.paid(player=f.player, amount=len(used), object=f.chase, clause="1003.1"))


def pay_what_is_written_first(g: State, f: PlayFrame) -> None:
    """What is written before the will is done before it (903.2j-i)."""
    f.result = DONE
    if f.ahead:
        g.work.stack.append(CostFrame(f.items[: f.ahead], f.ctxs[0], f.player))


def pay_will(g: State, f: PlayFrame) -> None:
    """Will is paid (903.2j)."""
    if not f.result.did:
        fail(g, f)
        return
    f.result = DONE
    if f.awakening is not NOTHING:
        pay_awakening(g, f)
    if any(f.need):
        about = subject(g, f)
        exclude = taken_away(CostWay("", f.need, f.items, f.ahead), f.ref)
        frame = PayWillFrame(f.player, f.need, spent_on(about), about.ref, exclude, f.ctxs[0])
        frame.after = f.items[f.ahead :]
        frame.reserve = f.reserve
        frame.outer = f.outer
        g.work.stack.append(frame)


def pay_the_rest(g: State, f: PlayFrame) -> None:
    """Everything else is done in written order (903.2j, 903.2j-i)."""
    if not f.result.did:
        fail(g, f)
        return
    f.result = DONE
    items = f.items[f.ahead :]
    if not items:
        return
    if len(items) == 1 and f.ability is not None and isinstance(items[0], Rest):
        if isinstance(items[0].what, This) and not g.table.objs[f.ref].rested:
            f.goto("903.2k")  # replaced or not, it counts as done (903.2j)
            attempt_rest(g, (f.ref,), "1013.2")
            return
    ctx = g.work.ctxs[f.ctxs[0]]
    if not can_pay(g, items, ctx, f.player):
        fail(g, f)
        return
    g.work.stack.append(CostFrame(items, f.ctxs[0], f.player))


def take_cost(g: State, f: PlayFrame, option: Option) -> None:
    """Which part of the cost is lowered."""
    f.need = parse_need(option.word)
