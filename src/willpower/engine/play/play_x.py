"""X of what is played (903.2f): what it can be, seen by what it costs then and what it can target."""

from __future__ import annotations

from willpower.abilities.ability import Activate

from ..core.decisions import NUMBER_X, PAGE, Option
from ..core.frames import ask
from ..core.ids import NOBODY, UNDETERMINED, UNLIMITED
from ..core.objects import Ctx
from ..core.state import State
from ..core.will import LETTER_X, NOTHING, total
from ..pay.ability_costs import ability_cost, known_costs
from ..pay.card_costs import affordable, spent_on, taken_away
from ..pay.cost_change import Subject, amount, changes, most_off
from ..pay.cost_ways import CostWay
from ..pay.supply import most_x, supply
from ..text.announcements import cost_letter, defined_letter, plan_of, uses_letter
from ..values.evaluate import number
from ..values.targets import targets_now
from .permission import banned, choosable
from .play_choices import base_way, set_x, subject
from .play_frame import PlayFrame
from .trying import by_targets, completed, copy_with
from .undoing import fail


def choose_x(g: State, f: PlayFrame) -> None:
    """X is determined (903.2f)."""
    if without_x(g, f):
        f.x = UNDETERMINED
        f.i = f.j = 0
        f.picks = ()
        f.chosen = ()
        return
    base = base_way(g, f)
    if f.auto and f.ability is not None:
        base = CostWay("", NOTHING, ())
    asked = base.need[LETTER_X] > 0
    zero = f.ability is None and instead_of_x(g, f, base)  # also where an additional cost says X
    if asked and any([s.set_to for s, _ in changes(g, f.player, subject(g, f))]):
        asked = False
        zero = True  # 903.2f-i: something else is paid
    if fixed_by_text(g, f, base, asked):
        return
    if not asked and (zero or not cost_letter(base.items)):
        f.x = UNDETERMINED
        if f.ability is None and g.table.objs[f.chase].chars.need[LETTER_X]:
            f.x = 0  # 903.2f-i
        elif any(
            [ctx.effect is not None and uses_letter(ctx.effect) for ctx in [g.work.ctxs[i] for i in f.ctxs]]
        ):
            f.x = g.table.objs[f.ref].x if f.ability is not None else 0  # 903.2f-ii
        set_x(g, f)
        return
    options = x_options(g, f, base, asked)
    if not options:
        fail(g, f)
        return
    ask(g, f.player, NUMBER_X, options, "903.2f", "x", f.ref)


def instead_of_x(g: State, f: PlayFrame, base: CostWay) -> bool:
    """Whether a card is played without paying its cost, or with another in place of one with X (903.2f-i)."""
    if base.kind == "free":
        return True
    return base.kind == "allowed" and g.table.objs[f.chase].chars.need[LETTER_X] > 0


def without_x(g: State, f: PlayFrame) -> bool:
    """Whether neither what is played nor what it costs says X; most plays."""
    if f.ability is None:
        c = g.table.objs[f.chase].chars
        if c.need[LETTER_X] or c.ab.letters or c.ab.about_playing or g.derived.play_watch:
            return False
    elif isinstance(f.ability, Activate) and not f.free:
        known = known_costs.get(id(f.ability))
        cost = known if known is not None and known.ability is f.ability else ability_cost(f.ability)
        if cost.letters or cost.need[LETTER_X]:
            return False
    for i in f.ctxs:
        effect = g.work.ctxs[i].effect
        if effect is not None:
            plan = plan_of(effect)
            if plan.letters or plan.modes is not None or plan.defined is not None:
                return False
    return True


def fixed_by_text(g: State, f: PlayFrame, base: CostWay, asked: bool) -> bool:
    """X that the text determines is fixed now if it is needed to play (903.2f-iii); False if there is
    none."""
    for i in f.ctxs:
        ctx = g.work.ctxs[i]
        if ctx.effect is None:
            continue
        letter, early = defined_letter(ctx.effect, ctx.modes)
        if letter is None or letter.letter != "X" or not (asked or early):
            continue
        x = max(0, number(g, letter.value, ctx))
        about = subject(g, f)
        way = base.with_x(x)
        if asked and not affordable(g, f.player, about.ref, way, about, x, None, ctx):
            fail(g, f)
            return True
        f.x = x
        set_x(g, f)
        return True
    return False


def targets_there(g: State, f: PlayFrame, ctx: Ctx, x: int) -> bool:
    """Whether an effect finds its targets with an X that has a say in them (903.2f), or in the total cost of
    the spell that some cards cannot be targeted by."""
    if ctx.effect is None or not plan_of(ctx.effect).targets:
        return True
    tried = ctx.copy(g.writer)
    tried.x = x
    return choosable(g, targets_now(g, ctx.effect, ctx.modes, tried), tried)


def x_options(g: State, f: PlayFrame, base: CostWay, asked: bool) -> tuple[Option, ...]:
    """The values of X that can be paid, and with which what is played is not forbidden."""
    about = subject(g, f)
    top = highest(g, f, base, about) if asked else UNLIMITED  # until it cannot be paid
    options: list[Option] = []
    ctx = g.work.ctxs[f.ctxs[0]].copy(g.writer)
    card = f.ability is None and f.chase != NOBODY
    before = g.table.objs[f.chase].x if card else UNDETERMINED
    start = f.picks[0] if f.picks else 0
    x = start
    while top < 0 or x <= top:
        if top < 0 and x == start + PAGE:
            options.append(Option("higher", number=x, clause="903.2f"))
            break
        ctx.x = x
        if card:
            g.edit(f.chase).x = x  # a part of its total cost (203.5b)
        if affordable(g, f.player, about.ref, base.with_x(x), about, x, None, ctx):
            if all([targets_there(g, f, g.work.ctxs[i], x) for i in f.ctxs]):
                able = not card or not banned(g, f.player, f.chase)
                options += [Option("number", NOBODY, x, clause="903.2f")] if able else []
        elif by_targets(g, f) and some_target_does(g, f, x):
            options.append(Option("number", NOBODY, x, clause="903.2f"))
        elif x > 0 and not asked:
            break
        x += 1
    if card:
        g.edit(f.chase).x = before
    return tuple(options)


def highest(g: State, f: PlayFrame, base: CostWay, about: Subject) -> int:
    """No X is higher than this; unlimited if there is no end to it."""
    spent, without = spent_on(about), taken_away(g, base, f.ref)
    top = most_x(g, f.player, base.need, without, spent, about.ref)
    if f.ability is None and f.chase != NOBODY and supply(g, f.player, without, spent, about.ref).bound:
        before = g.table.objs[f.chase].x
        g.edit(f.chase).x = PAGE  # will for cards of a high total cost
        top = max(top, most_x(g, f.player, base.need, without, spent, about.ref))
        g.edit(f.chase).x = before
    if top < 0:
        return top
    top += most_off(g, f.player, about)
    if base.parts:
        more = more_for_awakening(g, f, base, about)
        return top + more if more >= 0 else UNLIMITED
    return top


def some_target_does(g: State, f: PlayFrame, x: int) -> bool:
    """Whether an X can be paid with targets that change the cost (903.2i), by choosing them in a copy of the
    game."""
    trial, play = copy_with(g, f)
    play.x = x
    set_x(trial, play)
    return completed(trial, True)


def more_for_awakening(g: State, f: PlayFrame, base: CostWay, about: Subject) -> int:
    """How much greater X may be by will that is for awakening alone, and by what lowers awakening costs
    (1109.2)."""
    more = most_x(g, f.player, base.parts[0], taken_away(g, base, f.ref), "awakening", about.ref)
    if more < 0:
        return more
    for static, ctx in changes(g, f.player, Subject("awakening", about.ref, about.origin)):
        if not static.more:
            more += total(amount(g, static, ctx)) * len(base.parts)
    return more
