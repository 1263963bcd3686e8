"""The numbers that quantities come to: X, counts, numbers of cards and players, arithmetic."""

from __future__ import annotations

from typing import Final, assert_never

from willpower.abilities.conditions import NumberIf
from willpower.abilities.nouns import All, Choose, Combined, Filter, Noun, RulerOf, Together
from willpower.abilities.quantities import (
    Count,
    DamageCapacity,
    Divide,
    EventAmount,
    Happenings,
    Letter,
    LifeOf,
    Minus,
    Num,
    PlayerNumber,
    Plus,
    SlotNumber,
    Stat,
    Times,
    WillSymbols,
)
from willpower.abilities.statics import HandSize
from willpower.abilities.symbols import FIELD, J_RULER, RULER, RULER_AREA
from willpower.abilities.words import PlayerStat, StatWord

from ...core.ids import RefId
from ...core.objects import Ctx
from ...core.state import State
from ...core.will import KINDS
from .core import QUANTITIES, freshen, holds, number, plan_of, players, refs
from .memory import happenings
from .scan import counted_zones, scan
from .values import as_j_ruler, before_it_left, divinity, qualities, stat, together

# More than any hand: what a player without a maximum hand size has instead of one (306.3).
NO_MAXIMUM: Final = 1_000_000
HUNDRED: Final = 100


def _num(g: State, q: Num, ctx: Ctx) -> int:
    return q.n


def _letter(g: State, q: Letter, ctx: Ctx) -> int:
    letter = q.letter
    if letter == "X":
        known = ctx.x
    elif letter == "Y":
        known = ctx.y
    else:
        assert_never(letter)
    if known >= 0:
        return known
    if q.value is not None:
        return number(g, q.value, ctx)  # 903.3b-i
    if letter == "X" and ctx.source >= 0:
        return max(g.table.objs[ctx.source].x, 0)  # 903.2f-ii
    return 0


def counted(g: State, what: Noun, ctx: Ctx) -> tuple[RefId, ...]:
    """The cards or players that are counted when a text counts a noun (307.4a)."""
    if isinstance(what, All):
        if g.derived.values_stale:
            freshen(g)
        plan = plan_of(what.filter)
        return scan(g, plan, what.filter.zones or counted_zones(g, plan), ctx)
    return refs(g, what, ctx)


def how_many(g: State, what: Noun, ctx: Ctx) -> int:
    """How many there are; of cards that share something, or differ, as many as do so with each other."""
    if not isinstance(what, All):
        return len(refs(g, what, ctx))
    if g.derived.values_stale:
        freshen(g)
    plan = plan_of(what.filter)
    found = scan(g, plan, what.filter.zones or counted_zones(g, plan), ctx)
    rule = together(what.filter) if plan.rest and len(found) > 1 else None
    if rule is None:
        return len(found)
    values = [frozenset(qualities(g, rule.quality, g.table.objs[ref])) for ref in found if ref >= 0]
    if rule.how == "same":
        return max([len([v for v in values if one in v]) for one in frozenset().union(*values)], default=0)
    return _apart(sorted({*values}, key=len))


def _apart(values: list[frozenset[str]]) -> int:
    """How many of these can be picked of which no two have a value in common."""
    if not values:
        return 0
    first, rest = values[0], values[1:]
    if len(first) < 2:  # whoever has fewest stands in the way of fewest
        return 1 + _apart([v for v in rest if v.isdisjoint(first)])
    return max(1 + _apart([v for v in rest if v.isdisjoint(first)]), _apart(rest))


def _count(g: State, q: Count, ctx: Ctx) -> int:
    if not q.distinct:
        return how_many(g, q.what, ctx)
    found = counted(g, q.what, ctx)
    if g.derived.values_stale:
        freshen(g)
    seen: list[str] = []
    for ref in found:
        if ref >= 0:
            seen += [v for v in qualities(g, q.distinct, g.table.objs[ref]) if v not in seen]
    return len(seen)


def _stat(g: State, q: Stat, ctx: Ctx) -> int:
    if g.derived.values_stale:
        freshen(g)
    extreme = q.extreme
    total = 0
    any_yet = False
    for ref in refs(g, q.what, ctx):
        if ref < 0:
            continue
        o = g.table.objs[before_it_left(g, ref) if q.left else ref]
        value = stat(g, q.stat, o, q.counter)
        if value is None:
            value = _of_the_j_ruler(g, q.stat, ref, q.what)
        if value is None:
            continue
        if extreme == "":
            total += value
        elif extreme == "highest":
            total = value if not any_yet else max(value, total)
        elif extreme == "lowest":
            total = value if not any_yet else min(value, total)
        else:
            assert_never(extreme)
        any_yet = True
    return total


def _of_the_j_ruler(g: State, word: StatWord, ref: RefId, what: Noun) -> int | None:
    """ATK or DEF of a ruler that an effect means because it was a J-ruler in the field: as it was there
    (911.1)."""
    if isinstance(what, (All, Choose, RulerOf)) or g.table.objs[ref].zone != RULER_AREA:
        return None
    if not any([e.subject == ref and e.origin == FIELD for e in g.memory.happened]):
        return None
    was = as_j_ruler(g, ref)
    return stat(g, word, was) if was is not None else None


def _life_of(g: State, q: LifeOf, ctx: Ctx) -> int:
    return sum([g.table.players[p].life for p in players(g, q.who, ctx)])


def _happenings(g: State, q: Happenings, ctx: Ctx) -> int:
    return happenings(g, q.what, q.who, q.filter, ctx)


def _event_amount(g: State, q: EventAmount, ctx: Ctx) -> int:
    return ctx.event.amount if ctx.event is not None else 0


def _slot_number(g: State, q: SlotNumber, ctx: Ctx) -> int:
    known = ctx.numbers.get(q.slot)
    return known if known is not None else len(ctx.slots.get(q.slot, ()))


def _damage_capacity(g: State, q: DamageCapacity, ctx: Ctx) -> int:
    if g.derived.values_stale:
        freshen(g)
    total = 0
    for ref in refs(g, q.what, ctx):
        if ref >= 0:
            o = g.table.objs[ref]
            if o.chars.defense is not None:
                total += o.chars.defense - o.damage  # 1102.2a
    return total


def _will_symbols(g: State, q: WillSymbols, ctx: Ctx) -> int:
    if g.derived.values_stale:
        freshen(g)
    total = 0
    for ref in refs(g, q.what, ctx):
        if ref >= 0:
            need = g.table.objs[ref].chars.need
            for i, bit in enumerate(KINDS):
                if not q.attribute or bit & q.attribute:
                    total += need[i]
    return total


def _player_number(g: State, q: PlayerNumber, ctx: Ctx) -> int:
    return sum([player_number(g, q.what, p) for p in players(g, q.who, ctx)])


def player_number(g: State, what: PlayerStat, p: int) -> int:
    """A number of a player."""
    if what == "divinity":
        return divinity_of(g, p)
    if what == "remaining divinity":
        return remaining_divinity(g, p)
    if what == "hand size":
        return maximum_hand(g, p)
    if what == "turn number":
        return g.table.players[p].turns
    assert_never(what)


def divinity_of(g: State, p: int) -> int:
    """The divinity of a player's J/ruler (1136.3)."""
    if g.derived.values_stale:
        freshen(g)
    total = 0
    for ref in g.table.players[p].zones.ruler_area:
        if g.table.objs[ref].chars.types & RULER:
            total += divinity(g.table.objs[ref].chars)
    for ref in g.table.field:
        o = g.table.objs[ref]
        if o.controller == p and o.chars.types & J_RULER:
            total += divinity(o.chars)
    return total


def remaining_divinity(g: State, p: int) -> int:
    """A player's divinity less that of the runes revealed in their rune area (711.2a)."""
    total = divinity_of(g, p)
    for ref in g.table.players[p].zones.runes:
        o = g.table.objs[ref]
        if o.revealed:
            total -= divinity(o.chars)
    return total


def maximum_hand(g: State, p: int) -> int:
    """A player's maximum hand size (306.3), with the effects that change it in the order of their coming."""
    if g.derived.values_stale:
        freshen(g)
    size = g.table.players[p].max_hand
    for a in g.derived.active.get(HandSize, ()):
        static = a.static
        assert isinstance(static, HandSize)
        if p not in players(g, static.who, a.ctx):
            continue
        if static.amount is None:
            size = NO_MAXIMUM
        elif static.set_to:
            size = number(g, static.amount, a.ctx)
        elif size != NO_MAXIMUM:
            size += number(g, static.amount, a.ctx)
    return max(0, size)


def _times(g: State, q: Times, ctx: Ctx) -> int:
    left, right = q.left, q.right  # one of them is written with most cards
    x = left.n if isinstance(left, Num) else number(g, left, ctx)
    return x * (right.n if isinstance(right, Num) else number(g, right, ctx))


def _plus(g: State, q: Plus, ctx: Ctx) -> int:
    return number(g, q.left, ctx) + number(g, q.right, ctx)


def _minus(g: State, q: Minus, ctx: Ctx) -> int:
    return number(g, q.left, ctx) - number(g, q.right, ctx)


def _divide(g: State, q: Divide, ctx: Ctx) -> int:
    left = number(g, q.left, ctx)
    if isinstance(q.left, LifeOf) and q.by < HUNDRED:  # half of a player's life is in hundreds (105.4a)
        by = q.by * HUNDRED
        return HUNDRED * (-(-left // by) if q.up else left // by)
    return -(-left // q.by) if q.up else left // q.by


def _number_if(g: State, q: NumberIf, ctx: Ctx) -> int:
    return number(g, q.then if holds(g, q.condition, ctx) else q.otherwise, ctx)


QUANTITIES[Num] = _num
QUANTITIES[Letter] = _letter
QUANTITIES[Count] = _count
QUANTITIES[Stat] = _stat
QUANTITIES[LifeOf] = _life_of
QUANTITIES[Happenings] = _happenings
QUANTITIES[EventAmount] = _event_amount
QUANTITIES[SlotNumber] = _slot_number
QUANTITIES[DamageCapacity] = _damage_capacity
QUANTITIES[WillSymbols] = _will_symbols
QUANTITIES[PlayerNumber] = _player_number
QUANTITIES[Times] = _times
QUANTITIES[Plus] = _plus
QUANTITIES[Minus] = _minus
QUANTITIES[Divide] = _divide
QUANTITIES[NumberIf] = _number_if


def combined(g: State, filter: Filter, ctx: Ctx) -> Together | None:
    """The limit of what the chosen cards come to together, where a filter has one."""
    for p in filter.preds:
        if isinstance(p, Combined):
            return Together("at most", stat=p.stat, most=number(g, p.value, ctx))
    return None
