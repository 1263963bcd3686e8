"""Automatic will abilities foreseen: what else is produced when a card rests for its will (907.1)."""

from __future__ import annotations

from itertools import product
from typing import Final

from willpower.abilities.ability import Automatic

from ..change.matching import matches
from ..change.triggers import context_of
from ..core.events import ABILITY_PLAYED
from ..core.objects import NOBODY, Event
from ..core.state import State
from ..core.will import KINDS, NOTHING
from ..text.keywords import makes_will
from ..values.evaluate import holds
from ..values.limits import within_limits
from .supply import Maker, Supply
from .will_abilities import outputs

_MOST_OUTS: Final = 40


def foresee(g: State, player: int, s: Supply, watchers: tuple[tuple[int, Automatic], ...]) -> None:
    """Cards whose will makes an automatic ability produce more are makers of all of that will."""
    mine = [(ref, a) for ref, a in watchers if g.table.objs[ref].controller == player and makes_will(a)]
    if not mine:
        return
    for i, mask in tuple(s.sources):
        extra = echo(g, player, i, mine)
        if not extra:
            continue
        s.sources.remove((i, mask))
        s.masks[mask] -= 1
        s.count -= 1
        kinds = [bit & 127 for bit in (*KINDS, 128) if mask & bit]
        outs = tuple([(kind, *more) for kind, more in product(kinds, extra)][:_MOST_OUTS])
        s.makers.append(Maker(i, g.table.objs[i].chars.ab.will_index, NOTHING, outs, True, 1))


def echo(
    g: State, player: int, source: int, watchers: list[tuple[int, Automatic]]
) -> tuple[tuple[int, ...], ...]:
    """The different will that automatic abilities would add to the will of a card."""
    found: list[tuple[int, ...]] = [()]
    event = Event(ABILITY_PLAYED, "907.3", source, NOBODY, 0, player, source, word="activate,will")
    for ref, a in watchers:
        ctx = context_of(g, ref, event)
        if a.trigger is None or not matches(g, a.trigger, event, ctx) or not within_limits(g, ref, a):
            continue
        if a.condition is not None and not holds(g, a.condition, ctx):
            continue
        more = outputs(g, g.table.objs[ref], a.effect)
        if more:
            found = [(*x, *y) for x, y in product(found, more)][:_MOST_OUTS]
    return tuple([f for f in found if f])
