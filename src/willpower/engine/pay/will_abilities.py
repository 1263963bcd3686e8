"""Will abilities that are more than "rest: one will": what they ask for and what they would make (907.1,
1003.5)."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Final

from willpower.abilities.effects import Banish, Effect, Produce, Rest, Sequence, SpendOnly
from willpower.abilities.nouns import This, You

from ..core.objects import Obj
from ..core.state import State
from ..core.will import LETTER_X, bits_of
from ..play.ability_permission import ability_cost, ready_for_will
from ..values.evaluate import number
from .card_costs import asking
from .costs import can_pay
from .production import will_choices
from .supply import Maker

_MOST_TIMES: Final = 6
_MOST_OUTS: Final = 40


def maker(g: State, o: Obj, index: int) -> tuple[Maker | None, SpendOnly | None]:
    """A will ability as a maker, and what its will may be spent on; None if it cannot be played now."""
    a = o.chars.ab.activates[index]
    cost = ability_cost(a)
    if cost.need[LETTER_X] or cost.letters or not ready_for_will(g, o, a, cost):
        return None, None
    made = outputs(g, o, a.effect)
    if not made:
        return None, None
    rests = uses_up(cost.items)
    return Maker(o.id, index, cost.need, made, rests, 1 if rests else times(g, o, cost.items)), limits_of(
        a.effect
    )


def uses_up(items: tuple[Effect, ...]) -> bool:
    """Whether a cost rests or banishes its own card."""
    return any([isinstance(i, (Rest, Banish)) and isinstance(i.what, This) for i in items])


def times(g: State, o: Obj, items: tuple[Effect, ...]) -> int:
    """How often in a row a cost without will could be paid."""
    ctx = asking(o.id, o.controller)
    n = 1
    while n < _MOST_TIMES and can_pay(g, items * (n + 1), ctx, o.controller):
        n += 1
    return n


def limits_of(effect: Effect | None) -> SpendOnly | None:
    """What the will of an ability may be spent on; None: anything."""
    for part in parts_of(effect):
        if isinstance(part, Produce) and part.only is not None:
            return part.only
    return None


def parts_of(effect: Effect | None) -> tuple[Effect, ...]:
    """The instructions of an effect."""
    if effect is None:
        return ()
    return effect.parts if isinstance(effect, Sequence) else (effect,)


def outputs(g: State, o: Obj, effect: Effect | None) -> tuple[tuple[int, ...], ...]:
    """The different will an ability could make for its controller, each as a tuple of kinds."""
    found: list[tuple[int, ...]] = [()]
    for part in parts_of(effect):
        if not isinstance(part, Produce) or not (part.who is None or isinstance(part.who, You)):
            continue
        ways = produced(g, o, part)
        found = [(*a, *b) for a, b in product(found, ways)][:_MOST_OUTS]
    return tuple(dict.fromkeys([tuple(sorted(f)) for f in found if f]))


def produced(g: State, o: Obj, part: Produce) -> list[tuple[int, ...]]:
    """The different will one instruction could make."""
    ctx = asking(o.id, o.controller)
    choices = [bits_of(c) for c in will_choices(g, part, ctx)]
    count = max(0, number(g, part.count, ctx, 1))
    if part.same or count == 1:
        return [c * count for c in choices]
    out: list[tuple[int, ...]] = []
    for picks in combinations_with_replacement(choices, count):
        bits: tuple[int, ...] = ()
        for pick in picks:
            bits += pick
        out.append(bits)
        if len(out) >= _MOST_OUTS:
            break
    return out
