"""Will abilities that are more than "rest: one will": what they cost and what they would produce (907.1,
1003.5), with what automatic will abilities add (907.1) and what effects make of it (910.1)."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Final

from willpower.abilities.ability import Activate, Automatic
from willpower.abilities.base import walk
from willpower.abilities.effects import (
    ChooseNow,
    Discard,
    Effect,
    LoseLife,
    PayWill,
    Produce,
    RemoveCounters,
    Sequence,
    SpendOnly,
)
from willpower.abilities.nouns import Choose, Ref, You
from willpower.abilities.statics import Cannot, CostChange
from willpower.abilities.symbols import ATTRIBUTES, IN_PLAY
from willpower.abilities.triggers import PlayerDoes, Trigger

from ..change.gate import attempt_produce
from ..change.matching import matches
from ..change.replacement import applicable, replaceable, would
from ..change.triggers import context_of
from ..core import happenings
from ..core.bounds import MOST_WAYS, bounded
from ..core.events import ABILITY_PLAYED, WILL, WILL_ABILITY
from ..core.frames import BottomFrame
from ..core.ids import PLAYER_REF, ObjId, PlayerId, RefId
from ..core.objects import Ctx, Obj
from ..core.state import State
from ..core.will import KINDS, LETTER_X, NOTHING, Need, Will, bits_of, plus
from ..text.keywords import makes_will
from ..values.characteristics import chars
from ..values.evaluate import holds, number
from ..values.limits import counted_with, uses_left, within_limits
from ..values.prohibition import ability_prohibited_by, prohibited_by
from .ability_costs import AbilityCost, ability_cost, active_here
from .cost_change import Subject, changes, lowered, raised
from .cost_items import (
    asking,
    counters_on,
    demand,
    enough_counters,
    fresh_for_rest,
    item_need,
    noun_of,
    with_option,
)
from .demands import Demand
from .production import produced, will_choices
from .reckoning import ANY_TIMES, WillAbility

Unit = tuple[int, SpendOnly | None]  # its kinds as bits (128: without attribute), what it may be spent on
Out = tuple[Unit, ...]
# What would have to be allowed for a card to be rested for will.
USING: Final = frozenset({"rest", "be rested", "activate", "play abilities", "produce"})
_WATCHING: Final = 48  # and more: which of the uses on a card are those of an automatic ability
_TOKEN = -1_000  # numbers that stand for uses a limit still allows, below all players and cards


class Made:
    """A will ability and the will it would produce, before it is known what that may be spent on."""

    __slots__ = ("ability", "outs", "settled")

    def __init__(self, ability: WillAbility, outs: list[Out]) -> None:
        self.ability = ability
        self.outs = outs
        self.settled = False  # the ability knows its will, which may be spent on everything

    def copy(self) -> Made:
        """The same, for a payment in which some will is bound."""
        return Made(self.ability.copy(), self.outs)


def will_abilities(g: State, o: Obj, index: int) -> list[Made]:
    """A will ability of a card as it could be played now if the will it costs were there: once, or once
    for each alternative in its cost; none if it cannot be played (907.2)."""
    a = o.chars.ab.activates[index]
    cost = ability_cost(a)
    if cost.need[LETTER_X] or cost.letters or not ready_for_will(g, o, a, cost):
        return []
    found: list[Made] = []
    ctx = asking(o.id, o.controller)
    for items in alternatives(cost.items):
        for need in needs_of(g, o, a, cost.need, items, ctx):
            found += priced(g, o, index, a, need, items, ctx)
    if len(found) > 1 or a.name:
        share_limit(g, o, a, found)
    return found


def rests_for_will(g: State, o: Obj) -> bool:
    """Whether a card could be rested for its will now (1013.2, 905.3)."""
    if o.rested or not o.zone & IN_PLAY or (o.since == g.turn.serial and fresh_for_rest(g, o)):
        return False
    if USING.isdisjoint(g.derived.forbidden):
        return True
    if prohibited_by(g, "rest", o.id) or prohibited_by(g, "be rested", o.id):
        return False
    ab = o.chars.ab
    return ab.will_index < 0 or not ability_prohibited_by(g, o.controller, o.id, ab.activates[ab.will_index])


def costs_will(g: State, o: Obj) -> bool:
    """Whether resting a card for one will costs will besides by effects: it is an activate ability like the
    others then (907.1, 903.2i-iii)."""
    ab = o.chars.ab
    if not g.derived.dear_abilities & o.chars.types or not ab.will_mask:
        return False
    needs = needs_of(g, o, ab.activates[ab.will_index], NOTHING, (), asking(o.id, o.controller))
    return NOTHING not in needs


def ready_for_will(g: State, o: Obj, a: Activate, cost: AbilityCost) -> bool:
    """Whether a will ability could be played while paying, apart from its cost (907.2)."""
    if not active_here(o, a) or (a.limits and not within_limits(g, o.id, a)):
        return False
    if cost.rests and (o.rested or (o.since == g.turn.serial and fresh_for_rest(g, o))):
        return False
    if Cannot not in g.derived.active:
        return True
    if cost.rests and (prohibited_by(g, "rest", o.id) or prohibited_by(g, "be rested", o.id)):
        return False
    return not ability_prohibited_by(g, o.controller, o.id, a) and not prohibited_by(
        g, "produce", PLAYER_REF[o.controller], to=o.id
    )


def alternatives(items: tuple[Effect, ...]) -> list[tuple[Effect, ...]]:
    """The items of a cost, once for each thing that may be chosen in it."""
    for item in items:
        if isinstance(item, ChooseNow):
            found: list[tuple[Effect, ...]] = []
            for option in item.options:
                found += alternatives(with_option(items, item, option))
            return found
    return [items]


def needs_of(
    g: State, o: Obj, a: Activate, need: Need, items: tuple[Effect, ...], ctx: Ctx
) -> tuple[Need, ...]:
    """The will that an ability costs, after what changes that (903.2i)."""
    for item in items:
        if isinstance(item, PayWill):
            need = plus(need, item_need(g, item, ctx))
    if CostChange not in g.derived.active and not any([limit.cost is not None for limit in a.limits]):
        return (need,)
    about = Subject("god's art" if a.gods_art else "activate", o.id, o.zone, a.name)
    about.ability = a
    found = changes(g, o.controller, about)
    return lowered(g, raised(g, need, found), found) if found else (need,)


def priced(
    g: State, o: Obj, index: int, a: Activate, need: Need, items: tuple[Effect, ...], ctx: Ctx
) -> list[Made]:
    """A will ability with one way to pay for it; several where its will is of the kinds of the cards that its
    cost takes."""
    made = WillAbility(o.id, index, need, ())
    made.times = uses_left(g, o.id, a)
    taking: Effect | None = None
    named = taken_slot(a.effect)
    player = o.controller
    for item in items:
        if isinstance(item, LoseLife):
            made.life += max(0, number(g, item.amount, ctx))
            if prohibited_by(g, "pay life", PLAYER_REF[player]) or prohibited_by(
                g, "lose life", PLAYER_REF[player]
            ):
                return []
        elif noun_of(item) is not None and not (isinstance(item, Discard) and item.what is None):
            d = demand(g, item, ctx, player, False, ())
            if d is None or len(d.cards) < d.count or not enough_counters(g, item, ctx, d):
                return []
            if isinstance(item, RemoveCounters):
                take_counters(g, made, item, ctx, d)
            elif d.count and not d.marks:
                noun = noun_of(item)
                if named and isinstance(noun, Choose) and named in (noun.slot, getattr(item, "slot", 0)):
                    taking = item  # the slot is of the cards, or of what is done to them
                if d.rests:
                    made.rests = (*made.rests, d)
                else:
                    made.gone = (*made.gone, d)
    if taking is None:
        outs = outputs(g, o, a.effect, ctx)
        return [Made(made, outs)] if outs else []
    return by_kind(g, o, a, made, demand_of(made, g, taking, ctx, player), ctx)


def take_counters(g: State, made: WillAbility, item: RemoveCounters, ctx: Ctx, d: Demand) -> None:
    """Counters are something to be used up: of one card as many as there are on it."""
    n = number(g, item.count, ctx, 1)
    if item.up_to or n <= 0:
        return
    if len(d.cards) == 1:
        made.counters = (*made.counters, (d.cards[0], item.counter, n))
    else:
        # Of several cards: each use takes its counters from one of them, or from all of them together.
        if item.total:
            most = sum([counters_on(g, ref, item.counter) for ref in d.cards]) // n
        else:
            most = sum([counters_on(g, ref, item.counter) // n for ref in d.cards])
        made.times = most if made.times == ANY_TIMES else min(made.times, most)


def taken_slot(effect: Effect | None) -> int:
    """The slot of the cards of a cost whose kinds the will is of ("shared with the gem banished this
    way"); 0 if it is not."""
    for part in parts_of(effect):
        if isinstance(part, Produce) and isinstance(part.of_stones, Ref):
            return part.of_stones.slot
    return 0


def demand_of(made: WillAbility, g: State, item: Effect, ctx: Ctx, player: PlayerId) -> Demand:
    """The demand of an ability that stands for an item of its cost."""
    wanted = demand(g, item, ctx, player, False, ())
    assert wanted is not None
    for d in (*made.rests, *made.gone):
        if d.cards == wanted.cards and d.count == wanted.count and d.rests == wanted.rests:
            return d
    return wanted


def by_kind(g: State, o: Obj, a: Activate, made: WillAbility, d: Demand, ctx: Ctx) -> list[Made]:
    """An ability whose will is of an attribute of the cards that its cost takes: one for each attribute."""
    found: list[Made] = []
    part = next(p for p in parts_of(a.effect) if isinstance(p, Produce) and p.of_stones is not None)
    many = max(0, number(g, part.count, ctx, 1))
    for bit in ATTRIBUTES:
        cards = tuple([ref for ref in d.cards if (chars(g, ref).attributes or produced(chars(g, ref))) & bit])
        asked: tuple[Demand, ...] = (Demand(d.count, cards, d.rests, d.together),)
        if not part.same and d.count > 1:  # one of them has it, the others need not
            asked = (Demand(1, cards, d.rests, None), Demand(d.count - 1, d.cards, d.rests, None))
        if len(cards) < asked[0].count:
            continue
        one = WillAbility(made.ref, made.index, made.need, ())
        one.life, one.counters, one.times = made.life, made.counters, made.times
        one.rests = exchanged(made.rests, d, asked)
        one.gone = exchanged(made.gone, d, asked)
        found.append(Made(one, [((bit, part.only),) * many]))
    return found


def exchanged(demands: tuple[Demand, ...], old: Demand, new: tuple[Demand, ...]) -> tuple[Demand, ...]:
    """Demands with others in the place of one."""
    out: list[Demand] = []
    for d in demands:
        out += new if d is old else (d,)
    return tuple(out)


def share_limit(g: State, o: Obj, a: Activate, found: list[Made]) -> None:
    """Let abilities that one limit counts as one share their uses (901.1d)."""
    for made in found:
        if made.ability.times != ANY_TIMES:
            base = o.id * 64 + counted_with(o, made.ability.index)
            if a.name:
                base = sum([ord(c) * (k + 1) for k, c in enumerate(a.name)])  # the same for every card of it
            left = uses_left(g, o.id, a)
            uses = tuple([RefId(_TOKEN - base * 1024 - k) for k in range(left)])
            made.ability.gone = (*made.ability.gone, Demand(1, uses, False, None))


def parts_of(effect: Effect | None) -> tuple[Effect, ...]:
    """The instructions of an effect."""
    if effect is None:
        return ()
    return effect.parts if isinstance(effect, Sequence) else (effect,)


def outputs(g: State, o: Obj, effect: Effect | None, ctx: Ctx) -> list[Out]:
    """The different will an ability could produce for its controller."""
    found: list[Out] = [()]
    for part in parts_of(effect):
        if not isinstance(part, Produce) or not (part.who is None or isinstance(part.who, You)):
            continue
        found = [(*a, *b) for a, b in product(found, produced_by(g, o, part, ctx))]
        bounded(len(found), MOST_WAYS, "ways to make will")
    return [out for out in found if out]


def produced_by(g: State, o: Obj, part: Produce, ctx: Ctx) -> list[Out]:
    """The different will one instruction could produce: will of a kind to be chosen is one unit of all those
    kinds."""
    choices = [bits_of(c) for c in will_choices(g, part, ctx)]
    count = max(0, number(g, part.count, ctx, 1))
    found: list[Out]
    if all([len(c) == 1 for c in choices]) and choices and (not part.same or count == 1):
        kinds = 0
        for c in choices:
            kinds |= c[0] or 128
        found = [((kinds, part.only),) * count]
    elif part.same or count == 1:
        found = [tuple([(bit or 128, part.only) for bit in c]) * count for c in choices]
    else:
        found = []
        for picks in combinations_with_replacement(choices, count):
            found.append(tuple([(bit or 128, part.only) for pick in picks for bit in pick]))
            bounded(len(found), MOST_WAYS, "ways to make will")
    return replaced(g, o.id, o.controller, found) if replaceable(g, WILL) else found


# ---- what comes of it ----------------------------------------------------------------------------------


def replaced(g: State, source: ObjId, player: PlayerId, outs: list[Out]) -> list[Out]:
    """The will that there is after effects which replace it (910.1), found by producing it in a copy of the
    game."""
    found: list[Out] = []
    for out in outs:
        event = happenings.will_produced(source=source, player=player, amount=len(out), clause="907.4")
        if not applicable(g, would(event)):
            found.append(out)
            continue
        for bits in product(*[[bit for bit in (*KINDS, 128) if kinds & bit] for kinds, _ in out]):
            only = out[0][1]
            for made in tried(g, player, source, tuple([b & 127 for b in bits]), only):
                if made not in found:
                    found.append(made)
            bounded(len(found), MOST_WAYS, "ways to make will")
    return found


def tried(
    g: State, player: PlayerId, source: ObjId, bits: tuple[int, ...], only: SpendOnly | None
) -> list[Out]:
    """The different will that producing these bits gives a player."""
    depth = g.work.shared_depth
    trial = g.clone()
    g.work.shared_depth = depth  # nothing of the copy is left
    trial.work.stack = [BottomFrame()]
    trial.work.pending = None
    trial.work.waiting = ()
    before = len(trial.table.players[player].will)
    attempt_produce(trial, player, bits, source, only)
    found: list[Out] = []
    todo = [trial]
    while todo:
        now = todo.pop()
        while now.work.pending is None and len(now.work.stack) > 1:
            now.top().step(now)
        if now.work.pending is not None:
            for option in now.work.pending.options:
                then = now.clone()
                then.work.pending = None
                then.top().answer(then, option)
                todo.append(then)
            bounded(len(todo), MOST_WAYS, "ways to make will")
            continue
        will: tuple[Will, ...] = now.table.players[player].will[before:]
        found.append(tuple([(w.bit or 128, w.only) for w in will]))
    return found


Watchers = list[tuple[ObjId, Automatic]]


def will_watchers(g: State, player: PlayerId) -> Watchers:
    """A player's automatic abilities that produce will when a will ability is played, or produces will
    (907.1)."""
    watchers = (*g.derived.watch.get(ABILITY_PLAYED, ()), *g.derived.watch.get(WILL, ()))
    return [(ref, a) for ref, a in watchers if g.table.objs[ref].controller == player and makes_will(a)]


Richer = tuple[Out, tuple[Demand, ...]]  # will, and the uses of limited abilities that it takes


def add_triggered_will(
    g: State, player: PlayerId, source: ObjId, outs: list[Out], watchers: Watchers
) -> list[Richer]:
    """The will of a will ability with what automatic abilities add to it when it is played (907.1). One that
    triggers only so often adds it to so many uses, whichever they are."""
    played = happenings.ability_played(
        card=source, player=player, ability=source, kinds=WILL_ABILITY, clause="907.3"
    )
    made = happenings.will_produced(
        source=source, player=player, amount=0, clause="907.4", kinds=WILL_ABILITY
    )
    # The will of the ability, all there is with what is added, and what that takes.
    found: list[Told] = [(out, out, ()) for out in outs]
    for ref, a in watchers:
        for event in (played, made):
            ctx = context_of(g, ref, event)
            if a.trigger is None or not matches(g, a.trigger, event, ctx) or not within_limits(g, ref, a):
                continue
            if a.condition is not None and not holds(g, a.condition, ctx):
                continue
            more = outputs(g, g.table.objs[ref], a.effect, ctx)
            left = uses_left(g, ref, a)
            tokens = use_tokens(ref, _WATCHING + a.paragraph % 16, left) if left >= 0 else ()
            further: list[Told] = []
            wanted = will_waited_for(a.trigger)
            for own, out, asked in told_apart(found, wanted) if more else ():
                # There is an event for each will.
                times = (
                    1 if event is played else len([mask for mask, _ in own if not wanted or mask & wanted])
                )
                for n in range(min(times, left) + 1) if left >= 0 else (times,):
                    takes = (*asked, Demand(n, tokens, False, None)) if n and left >= 0 else asked
                    for ys in product(more, repeat=n):
                        further.append((own, (*out, *[unit for y in ys for unit in y]), takes))
                bounded(len(further), MOST_WAYS, "ways to make will")
            found = further or found
    return [(out, asked) for _, out, asked in found]


Told = tuple[Out, Out, tuple[Demand, ...]]  # of the ability, with what is added, and what that takes


def will_waited_for(trigger: Trigger) -> int:
    """The kinds of will that an ability waits for, as bits; 0: any."""
    wanted = 0
    for node in walk(trigger):
        if isinstance(node, PlayerDoes) and node.symbols:
            for bit in bits_of(node.symbols):
                wanted |= bit
    return wanted


def told_apart(found: list[Told], wanted: int) -> list[Told]:
    """The same, so that it is settled of each will whether it is of the kinds waited for."""
    if not wanted:
        return found
    apart: list[Told] = []
    for own, out, asked in found:
        ways: list[tuple[Unit, ...]] = []
        for mask, only in own:
            either = mask & wanted and mask & ~wanted
            ways.append(((mask & wanted, only), (mask & ~wanted, only)) if either else ((mask, only),))
        for units in product(*ways):
            apart.append((units, (*units, *out[len(own) :]), asked))
        bounded(len(apart), MOST_WAYS, "ways to make will")
    return apart


def use_tokens(ref: ObjId, which: int, left: int) -> tuple[RefId, ...]:
    """Numbers that stand for the uses that a limit of a card still allows."""
    return tuple([RefId(_TOKEN - (ref * 64 + which) * 1024 - k) for k in range(left)])


def with_triggered_will(g: State, player: PlayerId, one: Made, watchers: Watchers) -> list[Made]:
    """A will ability as it is with what automatic abilities add to it; several where that is limited."""
    by_uses: dict[tuple[tuple[RefId, ...], ...], tuple[tuple[Demand, ...], list[Out]]] = {}
    for out, asked in add_triggered_will(g, player, one.ability.ref, one.outs, watchers):
        key = tuple([d.cards[: d.count] for d in asked])
        outs = by_uses.setdefault(key, (asked, []))[1]
        if out not in outs:
            outs.append(out)
    if list(by_uses) == [()]:
        one.outs = by_uses[()][1]
        return [one]
    found: list[Made] = []
    for asked, outs in by_uses.values():
        variant = Made(one.ability.copy(), outs)
        variant.ability.gone = (*variant.ability.gone, *asked)
        found.append(variant)
    o = g.table.objs[one.ability.ref]
    if one.ability.times != ANY_TIMES:
        share_limit(g, o, o.chars.ab.activates[one.ability.index], found)
    return found


def richer_source(g: State, player: PlayerId, ref: ObjId, mask: int, watchers: Watchers) -> list[Made]:
    """A card that rests for one will, as an ability that produces all that comes of it; nothing if that is
    just the one will."""
    plain: list[Out] = [((mask, None),)]
    outs = replaced(g, ref, player, plain) if replaceable(g, WILL) else plain
    made = WillAbility(ref, g.table.objs[ref].chars.ab.will_index, NOTHING, ())
    made.rests = (Demand(1, (ref,), True, None),)
    found = [Made(made, outs)]
    if watchers:
        found = with_triggered_will(g, player, found[0], watchers)
    if len(found) == 1 and found[0].outs == plain:
        return []
    for one in found:
        one.outs = [out for out in one.outs if out]
    return found
