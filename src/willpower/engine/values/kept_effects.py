"""Continuous effects on a card that is played stay on it on the chase (903.2d-i)."""

from __future__ import annotations

from willpower.abilities.nouns import All, This
from willpower.abilities.statics import Gains, OnlyWhile, Static
from willpower.abilities.symbols import CHASE, RULER_AREA

from ..change.actions import add_lasting, follow
from ..core.objects import Ctx
from ..core.state import State
from .continuous import own_context
from .evaluate import fits, holds

Kept = tuple[Gains, Ctx]


def group_effects_on(g: State, ref: int) -> list[Kept]:
    """The effects on groups of cards ("resonators in your hand gain ...") that apply to a card where it
    is."""
    o = g.table.objs[ref]
    if o.chars is o.base:
        return []
    out: list[Kept] = []
    for lasting in g.table.lasting:
        if lasting.static is not None and lasting.ctx is not None and not lasting.refs:
            _add(g, lasting.static, lasting.ctx, ref, out)
    places = (g.table.field, *[p.zones.get(RULER_AREA, ()) for p in g.table.players])
    for place in places:
        for i in place:
            source = g.table.objs[i]
            for c in source.chars.ab.continuous:
                ctx = own_context(source)
                if c.zones or (c.condition is not None and not holds(g, c.condition, ctx)):
                    continue
                for static in c.effects:
                    _add(g, static, ctx, ref, out)
    return out


def _add(g: State, static: Static, ctx: Ctx, ref: int, out: list[Kept]) -> None:
    if isinstance(static, OnlyWhile):
        if holds(g, static.condition, ctx):
            for inner in static.effects:
                _add(g, inner, ctx, ref, out)
    elif isinstance(static, Gains) and isinstance(static.what, All):
        filter = static.what.filter
        if filter.zones & g.table.objs[ref].zone and not filter.zones & CHASE and fits(g, filter, ref, ctx):
            out.append((static, ctx))


def keep_on_chase(g: State, old: int, new: int, kept: list[Kept]) -> None:
    """The card is on the chase: effects on it, and effects on a group that it was one of, stay on it
    there."""
    if g.table.lasting:
        follow(g, old, new)
    for static, ctx in kept:
        add_lasting(g, Gains(This(), static.mods), ctx, (new,), "end of game", -1, "903.2d-i")
