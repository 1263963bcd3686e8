"""What a play costs and paying it (903.2i-j)."""

from __future__ import annotations

from willpower.abilities.effects import Rest

from .card_costs import rests_itself
from .cost_change import all_reductions, changes, lowered, raised
from .costs import CostFrame, can_pay
from .decisions import COST, Option
from .frames import ask
from .gate import attempt_rest
from .objects import NOBODY
from .payment import PayWillFrame
from .supply import supply
from .play_choices import base_way, subject
from .play_frame import PlayFrame
from .state import State
from .undoing import fail
from .will import parse_need, payable, with_x, write_need


def fix_cost(g: State, f: PlayFrame) -> None:
    """The cost is worked out and fixed (903.2i)."""
    if f.auto and f.ability is not None:
        g.ret = 1
        f.pc = 12
        return
    base = base_way(g, f)
    f.items = base.items
    need = with_x(base.need, max(0, f.x))
    about = subject(g, f)
    found = changes(g, f.player, about)
    if not found:
        f.need = need
        f.pc = 10
        return
    need = raised(g, need, found)
    s = supply(g, f.player, rests_itself(f.items, f.ref), purpose(f), about.ref)
    able = [n for n in lowered(g, need, found) if s.pays(n)]
    if g.every_window:
        able += [n for n in all_reductions(g, need, found) if n not in able and s.pays(n)]
    if not able:
        fail(g, f)
        return
    options = tuple(
        [Option("need", NOBODY, k, write_need(n), clause="903.2i-iv") for k, n in enumerate(able)]
    )
    ask(g, f.player, COST, options, "903.2i-iv", "Which part is lowered?", f.ref)


def purpose(f: PlayFrame) -> str:
    """What will would be spent on."""
    return "play" if f.ability is None else "activate"


def pay_will(g: State, f: PlayFrame) -> None:
    """Will is paid first: it is written first (903.2j-i)."""
    f.pc = 11
    g.ret = 1
    if any(f.need):
        ref = f.chase if f.ability is None else f.ref
        exclude = rests_itself(f.items, f.ref)
        g.stack.append(PayWillFrame(f.player, f.need, purpose(f), ref, exclude, f.ctxs[0]))


def pay_items(g: State, f: PlayFrame) -> None:
    """Everything else is done in written order (903.2j, 903.2j-i)."""
    if g.ret == 0:
        fail(g, f)
        return
    f.pc = 12
    g.ret = 1
    if not f.items:
        return
    if len(f.items) == 1 and isinstance(f.items[0], Rest) and f.ability is not None:
        o = g.objs[f.ref]
        if rests_itself(f.items, f.ref) == f.ref and not o.rested:
            f.pc = 14  # replaced or not, it counts as done (903.2j)
            attempt_rest(g, (f.ref,), "1013.2")
            return
    ctx = g.ctxs[f.ctxs[0]]
    if not can_pay(g, f.items, ctx, f.player):
        fail(g, f)
        return
    frame = CostFrame(f.items, f.ctxs[0], f.player)
    g.stack.append(frame)


def take_cost(g: State, f: PlayFrame, option: Option) -> None:
    """Which part of the cost is lowered."""
    f.need = parse_need(option.word)
    f.pc = 10
