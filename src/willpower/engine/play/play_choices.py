"""The choices made while something is played: side, awakening, cost, modes, X, targets, division
(903.2b-h)."""

from __future__ import annotations

from willpower.abilities.ability import Activate, Keyword
from willpower.abilities.effects import Damage, Effect, PutCounters
from willpower.abilities.nouns import Target
from willpower.abilities.symbols import HAND

from ..change.choosing import SINGLED, card_options, random_order
from ..change.effect_frame import ExecFrame
from ..core.decisions import CARDS, COST, DIVIDE, MODE, TARGET, Option
from ..core.frames import ask
from ..core.ids import NOBODY, PLAYER_OF, PlayerId, RefId
from ..core.memory import remember_modes
from ..core.objects import ABILITY, TORRENT, Awakened, Chars, Ctx, way_named
from ..core.prompts import Purpose
from ..core.state import State
from ..core.will import LETTER_X, NOTHING, with_x
from ..pay.ability_costs import ability_cost, known_costs
from ..pay.card_costs import play_cost_ways
from ..pay.cost_change import Subject, target_refs
from ..pay.cost_ways import CostWay
from ..pay.supply import supply
from ..text.announcements import (
    divided_with,
    one_of,
    plan_of,
    singled_with,
    torrent_mode,
)
from ..values.characteristics import chars
from ..values.evaluate import holds, number, players
from ..values.modes import barred_modes
from ..values.targets import reaches, rule_of, targets_now, targets_to_choose
from .permission import (
    awakened_or_not_refusal,
    banned_side,
    choosable,
    completion_refusal,
    fewer_will_do,
    playable_faces,
    side_refusal,
)
from .play_frame import PlayFrame
from .trying import payable_ways
from .undoing import fail


def choose_side(g: State, f: PlayFrame) -> None:
    """Which side of a [Shift] card (903.2b)."""
    o = g.table.objs[f.ref]
    faces = g.definitions[o.definition].faces
    options: list[Option] = []
    by_rule = len(g.work.stack) > 1 and not isinstance(g.work.stack[-2], ExecFrame)
    for face in playable_faces(g, o):
        if (by_rule and side_refusal(g, f.player, o, face)) or banned_side(g, f.player, o, face):
            continue
        if not awakened_or_not_refusal(g, f.player, f.ref, face, None, f.free):
            name = faces[face].names[0]
            options.append(Option("mode", f.ref, face, name, name, "903.2b"))
    if not options:
        fail(g, f)
        return
    ask(g, f.player, MODE, tuple(options), "903.2b", "side", f.ref)


def choose_awakening(g: State, f: PlayFrame) -> None:
    """Whether to awaken the card (903.2c): by each of its [Awakening] abilities, one after the other, for
    each paragraph is an ability of its own (204.2, 1017.1c-i)."""
    o = g.table.objs[f.ref]
    c = g.definitions[o.definition].faces[f.face] if f.face != o.face else o.chars
    options: list[Option] = []
    if not completion_refusal(g, f.player, f.ref, f.face, f.awakened, None, f.free):
        word = "without awakening" if not f.awakened else "not again"
        options.append(Option("mode", f.ref, 0, word, c.names[0], "903.2c"))
    for n, k in enumerate(c.ab.awakenings, 1):
        more = with_awakening(c, f.awakened, k)
        if more and not completion_refusal(g, f.player, f.ref, f.face, more, None, f.free):
            options.append(Option("mode", f.ref, n, "awakened", c.names[0], "903.2c"))
    if not options:
        fail(g, f)
        return
    ask(g, f.player, MODE, tuple(options), "903.2c", "awaken", f.ref)


def with_awakening(c: Chars, awakened: Awakened, more: Keyword) -> Awakened:
    """The awakenings of a card with one more, as they are written; none if it is among them already."""
    if any([k is more for k in awakened]):
        return ()
    return tuple([k for k in c.ab.awakenings if k is more or any([k is x for x in awakened])])


def choose_way(g: State, f: PlayFrame) -> None:
    """Which cost to pay, where there is more than one (1110.2, 903.2i-ii)."""
    if only_its_cost(g, f):
        f.way = ""
        f.nth = 0
        return
    ways = payable_ways(g, f.player, f.ref, f.face, f.awakened, None, f.free)
    if not ways:
        fail(g, f)
        return
    options = tuple([Option("cost", f.ref, w.nth, w.kind, w.words(), "903.2i") for w in ways])
    ask(g, f.player, COST, options, "903.2i", "cost", f.ref)


def only_its_cost(g: State, f: PlayFrame) -> bool:
    """Whether a card is one of the many that have one way to be paid for, will, and that is there."""
    o = g.table.objs[f.ref]
    c = o.chars
    if f.free or f.awakened or g.derived.play_watch or g.memory.loop_marks.loop or c is not o.base:
        return False
    if not c.ab.plain or o.zone != HAND or o.controller != f.player or f.face != o.face:
        return False
    s = supply(g, f.player)
    return (
        not s.bound and not s.abilities and s.pays(g, c.need if not c.need[LETTER_X] else with_x(c.need, 0))
    )


def choose_modes(g: State, f: PlayFrame) -> None:
    """ "Choose one" and the like (903.2e)."""
    while f.i < len(f.ctxs):
        ctx = g.work.ctxs[f.ctxs[f.i]]
        plan = plan_of(ctx.effect) if ctx.effect is not None else None
        if plan is None or plan.modes is None:
            f.i += 1
            f.picks = ()
            continue
        m = plan.modes
        least = number(g, m.least, ctx)
        most = number(g, m.most, ctx, least)
        if m.extra_if is not None and holds(g, m.extra_if, ctx):
            most = max(most, number(g, m.extra_most, ctx, len(m.options)))
            least = number(g, m.extra_least, ctx, least)
        if len(f.picks) >= most:
            end_modes(g, f)
            continue
        options: list[Option] = []
        gone = barred_modes(g, m, ctx)
        for n, mode in enumerate(m.options, 1):
            if n in gone:
                continue
            if torrent_mode(mode) and not g.table.objs[ctx.source].marks & TORRENT:
                continue  # 1124.2b
            if n not in f.picks and choosable(g, targets_now(g, mode, (), ctx), ctx):
                options.append(Option("mode", ctx.source, n, mode_word(mode), clause="903.2e", node=mode))
        if m.at_random and options:
            f.picks = random_order(g, tuple([option.number for option in options]))[:most]
            end_modes(g, f)
            continue
        if len(f.picks) >= least:
            options.append(Option("done", clause="903.2e"))
        if not options:
            fail(g, f)
            return
        chosen = len(f.picks)
        most = min(most, chosen + len(options))
        ask(g, f.player, MODE, tuple(options), "903.2e", "mode", ctx.source, m, least, most, chosen)
        return
    f.i = 0
    f.picks = ()


def take_mode(g: State, f: PlayFrame, option: Option) -> None:
    """One mode more, or no more."""
    if option.kind == "done":
        end_modes(g, f)
    else:
        f.picks = (*f.picks, option.number)
    f.again()


def end_modes(g: State, f: PlayFrame) -> None:
    """The modes of one part are chosen; they are performed in printed order."""
    ctx = g.edit_ctx(f.ctxs[f.i])
    ctx.modes = tuple(sorted(f.picks))
    modes = plan_of(ctx.effect).modes if ctx.effect is not None else None
    if modes is not None and modes.unused:
        remember_modes(g, ctx.source, modes, ctx.modes)
    f.i += 1
    f.picks = ()


def nothing_to_choose(g: State, f: PlayFrame) -> bool:
    """Whether an ability has no modes, X, targets and shares to be chosen (903.2e-h)."""
    for i in f.ctxs:
        effect = g.work.ctxs[i].effect
        if effect is not None:
            plan = plan_of(effect)
            if plan.modes is not None or plan.targets or plan.divided or plan.singled:
                return False
            if plan.letters or plan.defined is not None:
                return False
    if not isinstance(f.ability, Activate):
        return True
    known = known_costs.get(id(f.ability))
    cost = known if known is not None and known.ability is f.ability else ability_cost(f.ability)
    return not cost.letters and not cost.need[LETTER_X]


def chosen_way(g: State, f: PlayFrame) -> CostWay:
    """The chosen way to pay for a card, once more from where it is now."""
    free = f.free or f.way == "free"
    ways = play_cost_ways(g, f.player, f.chase, chars(g, f.chase), f.origin, f.awakened, free)
    for w in ways:
        if w.kind == f.way and w.nth == f.nth:
            return w
    return ways[0]


def base_way(g: State, f: PlayFrame) -> CostWay:
    """Return the way to pay before cost changes, X still open."""
    if f.ability is None:
        return chosen_way(g, f)
    if isinstance(f.ability, Activate) and not f.free:
        return ability_cost(f.ability).way
    return CostWay("free" if f.free else "", NOTHING, ())  # 903.2i-ii


def set_x(g: State, f: PlayFrame) -> None:
    """Notes X for all parts."""
    if f.x >= 0:
        for c in f.ctxs:
            g.edit_ctx(c).x = f.x
        if f.chase != NOBODY and f.ability is None:
            g.edit(f.chase).x = f.x
    f.i = 0
    f.j = 0
    f.picks = ()
    f.chosen = ()


def choose_targets(g: State, f: PlayFrame) -> None:
    """Targets, one pick at a time (903.2g)."""
    while f.i < len(f.ctxs):
        ctx = g.work.ctxs[f.ctxs[f.i]]
        plan = plan_of(ctx.effect) if ctx.effect is not None else None
        targets: tuple[Target, ...] = ()
        if plan is not None and ctx.effect is not None:
            plain = plan.modes is None and not plan.branches
            targets = plan.targets if plain else targets_now(g, ctx.effect, ctx.modes, ctx)
        if f.j >= len(targets):
            f.i += 1
            f.j = 0
            continue
        t = targets[f.j]
        least = 1 if t.least is None else number(g, t.least, ctx)
        most = least if t.most is None else number(g, t.most, ctx, least)
        if len(f.chosen) >= most:
            end_target(g, f, t)
            continue
        able = targets_to_choose(g, t, ctx, f.chosen, least, targets[f.j + 1 :])
        if least > len(f.chosen) + 1 and rule_of(g, t, ctx) is not None:
            able = tuple([ref for ref in able if reaches(g, t, ctx, (*f.chosen, ref), least)])
        if f.j + 1 < len(targets):
            able = tuple([ref for ref in able if rest_stays_choosable(g, f, ctx, targets, ref, least)])
        options = target_options(g, able)
        if len(f.chosen) >= least:
            options.append(Option("done", clause="903.2g"))
        if not able:
            if len(f.chosen) < least and not fewer_will_do(g, targets, f.j, f.chosen, ctx):
                fail(g, f)
                return
            end_target(g, f, t)
            continue
        chosen = len(f.chosen)
        most = min(most, chosen + len(able))
        ask(
            g,
            target_chooser(g, f, t, ctx),
            TARGET,
            tuple(options),
            "903.2g",
            "target",
            ctx.source,
            t,
            least,
            most,
            chosen,
        )
        return
    f.i = 0
    f.j = 0


def target_chooser(g: State, f: PlayFrame, t: Target, ctx: Ctx) -> PlayerId:
    """Who chooses a target: who plays it, or whom an ability of the oldest edition names (903.2g)."""
    if t.chooser is None:
        return f.player
    found = players(g, t.chooser, ctx)
    return found[0] if found else f.player


def rest_stays_choosable(
    g: State, f: PlayFrame, ctx: Ctx, targets: tuple[Target, ...], ref: RefId, least: int
) -> bool:
    """Whether the targets after this one could still be chosen."""
    if len(f.chosen) + 1 < least or g.edition.too_few_targets == "as many as possible":
        return True
    trial = ctx.copy(g.writer)
    trial.slots[targets[f.j].slot] = (*f.chosen, ref)
    return choosable(g, targets[f.j + 1 :], trial)


def take_target(g: State, f: PlayFrame, option: Option) -> None:
    """One target more, or no more."""
    ctx = g.work.ctxs[f.ctxs[f.i]]
    assert ctx.effect is not None
    t = targets_now(g, ctx.effect, ctx.modes, ctx)[f.j]
    if option.kind == "done":
        end_target(g, f, t)
    else:
        f.chosen = (*f.chosen, option.ref)
    f.again()


def end_target(g: State, f: PlayFrame, t: Target) -> None:
    """All picks for one target phrase are made; their number is fixed (903.2g-iii)."""
    ctx = g.edit_ctx(f.ctxs[f.i])
    ctx.slots[t.slot] = f.chosen
    ctx.targets = (*ctx.targets, t.slot)
    f.chosen = ()
    f.j += 1


def divide(g: State, f: PlayFrame) -> None:
    """Divide a number among targets: each share positive, damage in hundreds, anything else in ones
    (903.2h-i). Older editions ask for that on resolution."""
    if g.edition.shares_chosen == "on resolution":
        return
    while f.i < len(f.ctxs):
        ctx = g.work.ctxs[f.ctxs[f.i]]
        divided: tuple[Damage | PutCounters, ...] = ()
        if ctx.effect is not None:
            plan = plan_of(ctx.effect)
            if (plan.singled or plan.modes is not None) and f.j == 0 and single_out(g, f, ctx):
                return
            if plan.divided or plan.modes is not None:
                divided = divided_with(ctx.effect, ctx.modes)
        if f.j >= len(divided):
            f.i += 1
            f.j = 0
            continue
        node = divided[f.j]
        noun = node.to if isinstance(node, Damage) else node.on
        whole = number(g, node.amount if isinstance(node, Damage) else node.count, ctx)
        unit = 100 if isinstance(node, Damage) else 1
        assert isinstance(noun, Target)
        refs = ctx.slots.get(noun.slot, ())
        left = whole - sum(f.picks)
        k = len(f.picks)
        if k >= len(refs):
            end_shares(g, f, refs)
            continue
        rest = len(refs) - k - 1
        if left < unit * (rest + 1):
            fail(g, f)
            return
        if rest == 0:
            f.picks = (*f.picks, left)
            continue
        options = [
            Option("number", refs[k], n, clause="903.2h-i") for n in range(unit, left - unit * rest + 1, unit)
        ]
        purpose: Purpose = "divide" if isinstance(node, Damage) else "divide counters"
        n = len(refs)
        ask(g, f.player, DIVIDE, tuple(options), "903.2h", purpose, refs[k], node, n, n, k)
        return


def single_out(g: State, f: PlayFrame, ctx: Ctx) -> bool:
    """Which of the targets "one of them" is, for each instruction that does not treat all alike (903.2h);
    whether it has to be asked."""
    assert ctx.effect is not None
    taken: list[int] = []
    for n, choice in enumerate(singled_with(ctx.effect, ctx.modes), 1):
        known = ctx.slots.get(SINGLED - n)
        if known is None:
            left = [ref for ref in ctx.slots.get(one_of(choice), ()) if ref not in taken]
            if len(left) > 1:
                options = tuple(card_options(g, left, "903.2h"))
                ask(g, f.player, CARDS, options, "903.2h", "single out", ctx.source)
                return True
            known = tuple(left)
            ctx = g.edit_ctx(ctx.id)
            ctx.slots[SINGLED - n] = known
        taken += known
    return False


def take_share(g: State, f: PlayFrame, option: Option) -> None:
    """One share is fixed, or which target is meant."""
    f.again()
    if option.kind == "number":
        f.picks = (*f.picks, option.number)
        return
    ctx = g.edit_ctx(f.ctxs[f.i])
    n = 1
    while SINGLED - n in ctx.slots:
        n += 1
    ctx.slots[SINGLED - n] = (option.ref,)


def end_shares(g: State, f: PlayFrame, refs: tuple[RefId, ...]) -> None:
    """All shares are fixed (903.2h-ii)."""
    ctx = g.edit_ctx(f.ctxs[f.i])
    shares = dict(ctx.shares)
    for ref, n in zip(refs, f.picks, strict=True):
        shares[ref] = n
    ctx.shares = shares
    f.picks = ()
    f.j += 1


def subject(g: State, f: PlayFrame) -> Subject:
    """Return the card or ability that is being played, for cost changes."""
    if f.ability is None:
        s = Subject("play", f.chase if f.chase != NOBODY else f.ref, f.origin)
    else:
        a = f.ability
        kind = "god's art" if isinstance(a, Activate) and a.gods_art else "activate"
        s = Subject(kind, f.ref, f.origin, a.name)
        if isinstance(a, Activate):
            s.ability = a
    if f.ctxs:
        s.targets = target_refs(g, g.work.ctxs[f.ctxs[0]])
    return s


def mode_word(mode: Effect) -> str:
    """The kind of a mode's effect, by which options are told apart; players read its printed words."""
    return type(mode).__name__


def target_options(g: State, able: tuple[RefId, ...]) -> list[Option]:
    """The options that pick a card, an ability on the chase or a player."""
    objs = g.table.objs
    options: list[Option] = []
    cards: list[RefId] = []
    for ref in able:
        if ref >= 0 and objs[ref].kind != ABILITY:
            cards.append(ref)
            continue
        if cards:
            options += card_options(g, cards, "903.2g")
            cards = []
        if ref < 0:
            options.append(Option("card", ref, 0, "", "AB"[PLAYER_OF[ref]], "903.2g"))
        else:
            name = objs[objs[ref].source].chars.names[0]
            options.append(Option("card", ref, 0, "ability", name, "903.2g"))
    if cards:
        options += card_options(g, cards, "903.2g")
    return options


def take_side(g: State, f: PlayFrame, option: Option) -> None:
    """The side is chosen."""
    f.face = option.number


def take_awakening(g: State, f: PlayFrame, option: Option) -> None:
    """Awakened or not; by one of several, whether by another as well."""
    if not option.number:
        return
    o = g.table.objs[f.ref]
    c = g.definitions[o.definition].faces[f.face] if f.face != o.face else o.chars
    f.awakened = with_awakening(c, f.awakened, c.ab.awakenings[option.number - 1])
    if len(f.awakened) < len(c.ab.awakenings):
        f.again()


def take_way(g: State, f: PlayFrame, option: Option) -> None:
    """Which cost."""
    f.way = way_named(option.word)
    f.nth = option.number


def take_x(g: State, f: PlayFrame, option: Option) -> None:
    """X is chosen, or higher numbers are asked for."""
    if option.kind == "higher":
        f.picks = (option.number,)
        f.again()
        return
    f.x = option.number
    set_x(g, f)
