"""Who controls what: the latest effect that says so, else whoever a card came into play for (105.3)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Continuous
from willpower.abilities.statics import Controls, OnlyWhile, Static

from ..core.ids import PlayerId, RefId
from ..core.objects import Ctx
from ..core.stale import STANDING, VALUES, changed
from ..core.state import State
from . import evaluate
from .continuous import active_in, own_context


def control(g: State, conditional: bool) -> bool:
    """Who controls what: the latest effect that says so, else whoever it came into play for. Whether that
    changed. `conditional`: effects under a condition count while it holds."""
    said: dict[RefId, tuple[int, PlayerId]] = {}
    for lasting in g.table.lasting:
        says = lasting.static
        if isinstance(says, (OnlyWhile, Controls)) and lasting.ctx is not None:
            for one in controls_in(g, (says,), lasting.ctx, conditional):
                who = evaluate.player(g, one.who, lasting.ctx)
                for ref in lasting.refs:
                    say_control(said, ref, lasting.stamp, who)
    for i in g.table.field:
        o = g.table.objs[i]
        for c in o.chars.ab.continuous:
            known = _giving.get(id(c))
            if known is not None and known[0] is c and not known[1]:
                continue
            if not gives_control(c) or not active_in(c, o.zone):
                continue
            ctx = own_context(o)
            if c.condition is None or (conditional and evaluate.holds(g, c.condition, ctx)):
                for static in controls_in(g, c.effects, ctx, conditional):
                    for ref in evaluate.refs(g, static.what, ctx):
                        say_control(said, ref, o.stamp, evaluate.player(g, static.who, ctx))
    other = False
    for i in g.table.field:
        o = g.table.objs[i]
        who = said[i][1] if said and i in said and said[i][0] > o.home_stamp else o.home
        if o.controller != who:
            e = g.edit(i)
            if i not in said and g.edition.control_change == "moves and returns":
                who = o.owner  # what took it away is over: back to its owner, whoever had it before (302.1)
                e.home = who
            e.controller = who
            e.since = g.turn.serial
            g.derived.watch_stale = True
            g.work.rules_due = True
            other = True
    for i in g.table.chase if said else ():
        if i in said and g.table.objs[i].controller != said[i][1]:
            g.edit(i).controller = said[i][1]
            speak_for(g, i, said[i][1])
            other = True
    if other:
        changed(g, VALUES | STANDING)
    return other


def speak_for(g: State, ref: RefId, player: PlayerId) -> None:
    """A spell or ability on the chase is another player's: its texts mean that player (105.3, 105.3c)."""
    first = g.table.objs[ref].ctx
    known = g.work.ctxs.get(first)
    if known is None:
        return
    for i in (first, *known.more):
        ctx = g.edit_ctx(i)
        ctx.controller = player
        ctx.you = player
    g.derived.watch_stale = True


def controls_in(g: State, statics: tuple[Static, ...], ctx: Ctx, conditional: bool) -> list[Controls]:
    """List the continuous effects that change control, where their conditions hold."""
    found: list[Controls] = []
    for static in statics:
        if isinstance(static, Controls):
            found.append(static)
        elif isinstance(static, OnlyWhile) and conditional and any([_gives(x) for x in static.effects]):
            if evaluate.holds(g, static.condition, ctx):
                found += controls_in(g, static.effects, ctx, conditional)
    return found


_giving: Final[dict[int, tuple[Continuous, bool]]] = {}


def gives_control(c: Continuous) -> bool:
    """Whether a continuous ability gives control of cards (105.3)."""
    known = _giving.get(id(c))
    if known is None or known[0] is not c:
        known = (c, any([_gives(static) for static in c.effects]))
        _giving[id(c)] = known
    return known[1]


def _gives(static: Static) -> bool:
    """Whether an effect gives control, perhaps under a condition."""
    return isinstance(static, Controls) or (
        isinstance(static, OnlyWhile) and any([_gives(x) for x in static.effects])
    )


def say_control(said: dict[RefId, tuple[int, PlayerId]], ref: RefId, stamp: int, who: PlayerId) -> None:
    """Notes that an effect of that time gives control of a card to a player."""
    if ref not in said or said[ref][0] < stamp:
        said[ref] = (stamp, who)


def control_may_change(g: State) -> bool:
    """Whether an effect that gives control of cards is there, under a condition or not (105.3, 904.1)."""
    for lasting in g.table.lasting:
        if isinstance(lasting.static, (OnlyWhile, Controls)):
            return True
    for i in g.table.field:
        for c in g.table.objs[i].chars.ab.continuous:
            known = _giving.get(id(c))
            if known is not None and known[0] is c and not known[1]:
                continue
            if gives_control(c):
                return True
    return False
