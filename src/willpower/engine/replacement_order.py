"""Which of several replacement effects comes first: who chooses (910.2), and whether it matters."""

from __future__ import annotations

from typing import Final

from willpower.abilities.statics import Prevent

from .events import DAMAGED, MOVED
from .objects import is_player
from .replacement import Would, applicable, apply, declined, is_optional, lasting_of
from .state import ActiveStatic, State

Outcome = tuple[bool, int, int, int, str, bool, tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]

MOST_COMPARED: Final = 4  # more effects at once are put to the player without comparing their outcomes


def chooser(g: State, w: Would, found: tuple[ActiveStatic, ...]) -> int:
    """Who chooses among several effects (910.2, 910.2a)."""
    e = w.event
    if e.kind == MOVED:
        item = w.move
        assert item is not None
        return item.controller if w.definition >= 0 else g.objs[item.ref].controller
    if e.kind != DAMAGED:
        return e.player
    if g.edition.damage_replacement == "prevention last" and isinstance(found[0].static, Prevent):
        return -1 - e.object if is_player(e.object) else g.objs[e.object].controller
    return g.objs[e.subject].controller if e.subject >= 0 else g.turn_player


def order_matters(g: State, w: Would, found: tuple[ActiveStatic, ...]) -> bool:
    """Whether it makes a difference which of several effects is applied first."""
    if len(found) > MOST_COMPARED:
        return True
    first: set[Outcome] = set()
    for i, a in enumerate(found):
        reached = _outcomes(g, apply(g, w, a))
        if is_optional(a.static):
            reached |= _outcomes(g, declined(w, a))
        if i == 0:
            first = reached
        elif reached != first:
            return True
    return False


def _outcomes(g: State, w: Would) -> set[Outcome]:
    """All that a situation can end as."""
    found = applicable(g, w)
    if not found:
        return {_outcome(g, w)}
    out: set[Outcome] = set()
    for a in found:
        out |= _outcomes(g, apply(g, w, a))
        if is_optional(a.static):
            out |= _outcomes(g, declined(w, a))
    return out


def _alike(g: State, lasting: int) -> int:
    """The first lasting effect that does the same as this one: it makes no difference which is used up."""
    one = lasting_of(g, lasting)
    for other in g.lasting:
        if (
            other.static == one.static
            and (other.until, other.until_player, other.used) == (one.until, one.until_player, one.used)
            and other.ctx is not None
            and one.ctx is not None
            and (other.ctx.source, other.ctx.you, other.ctx.x) == (one.ctx.source, one.ctx.you, one.ctx.x)
            and (other.ctx.slots, other.refs) == (one.ctx.slots, one.refs)
        ):
            return other.id
    return lasting


def _outcome(g: State, w: Would) -> Outcome:
    """What two ways of replacing must agree in to come to the same."""
    riders = tuple(sorted([(id(effect), ctx.source) for effect, ctx, _ in w.riders]))
    spent = tuple(sorted([(_alike(g, lasting), n) for lasting, n in w.spent]))
    if w.gone:
        return (True, 0, 0, 0, "", False, riders, spent)
    place = w.move.place if w.move is not None else ""
    rested = w.move is not None and w.move.rested
    return (False, w.event.object, w.event.amount, w.event.to, place, rested, riders, spent)
