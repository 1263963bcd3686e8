"""The cost of a play and its payment (903.2i-j)."""

from __future__ import annotations

from willpower.abilities.ability import Activate
from willpower.abilities.effects import Rest
from willpower.abilities.nouns import This
from willpower.abilities.statics import CostChange

from ..change.gate import attempt_rest
from ..core.decisions import COST, Option
from ..core.frames import ask
from ..core.ids import NOBODY
from ..core.results import DONE
from ..core.state import State
from ..core.will import NOTHING, Need, parse_need, plus, write_need
from ..pay.card_costs import pays_need, prices, spent_on, taken_away
from ..pay.cost_change import all_reductions, changes
from ..pay.cost_items import kept_of
from ..pay.cost_ways import CostWay
from ..pay.costs import CostFrame, can_pay
from ..pay.payment import PayWillFrame
from ..pay.reckoning import NOTHING_KEPT
from ..pay.supply import awakening_part, awakening_supply, supply
from ..values.characteristics import refresh
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
    way = base.with_x(max(0, f.x))
    f.awakening = NOTHING
    for part in way.parts:
        f.awakening = plus(f.awakening, part)
    if g.derived.values_stale:
        refresh(g)
    if CostChange not in g.derived.active:
        own = f.ability.limits if isinstance(f.ability, Activate) else ()
        if not own and (f.ability is not None or not g.table.objs[f.chase].chars.ab.about_playing):
            f.need = way.need  # nothing speaks of what it costs
            return
    about = subject(g, f)
    found = changes(g, f.player, about)
    choices = prices(g, f.player, way, about, found)
    if not found and choices == [(way.need, f.awakening)]:
        f.need = way.need
        return
    exclude = taken_away(g, base, f.ref)
    s = supply(g, f.player, exclude, spent_on(about), about.ref)
    kept = kept_of(g, f.items, g.work.ctxs[f.ctxs[0]], f.player, f.ahead) if f.items else NOTHING_KEPT
    able: dict[Need, Need] = {}
    for n, part in (
        *choices,
        *(prices(g, f.player, way, about, found, all_reductions) if g.every_window else ()),
    ):
        if kept is not None and n not in able:
            if pays_need(g, f.player, s, n, part, kept, exclude, about):
                able[n] = part
    if not able:
        fail(g, f)
        return
    options = tuple(
        [Option("need", NOBODY, k, write_need(n), clause="903.2i-iv") for k, n in enumerate(able)]
    )
    f.shares = tuple(able.values())
    ask(g, f.player, COST, options, "903.2i-iv", "lower", f.ref)


def pay_what_is_written_first(g: State, f: PlayFrame) -> None:
    """Perform the items that are written before the will (903.2j-i)."""
    f.result = DONE
    if f.ahead:
        g.work.stack.append(CostFrame(f.items[: f.ahead], f.ctxs[0], f.player))


def pay_will(g: State, f: PlayFrame) -> None:
    """Will is paid (903.2j)."""
    if not f.result.did:
        fail(g, f)
        return
    f.result = DONE
    if f.need != NOTHING:
        about = subject(g, f)
        exclude = taken_away(g, CostWay("", f.need, f.items, f.ahead), f.ref) if f.items else NOBODY
        frame = PayWillFrame(f.player, f.need, spent_on(about), about.ref, exclude, f.ctxs[0])
        if f.awakening != NOTHING and awakening_supply(
            g, f.player, exclude, frame.purpose, about.ref, f.reserve
        ):
            frame.left, rest = awakening_part(f.need, f.awakening)
            frame.then = ((frame.purpose, about.ref, rest),)
            frame.purpose = "awakening"
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
    f.awakening = f.shares[option.number]
