"""Which of several replacement effects comes first: who chooses (910.2), and whether it matters."""

from __future__ import annotations

from typing import Final

from willpower.abilities.base import Node, walk
from willpower.abilities.nouns import Host, This, ThisAbility
from willpower.abilities.quantities import EventAmount
from willpower.abilities.statics import Prevent

from ..core.events import DAMAGED, MOVED
from ..core.ids import NOBODY, PLAYER_OF, PlayerId, is_player
from ..core.objects import Ctx
from ..core.state import ActiveStatic, State
from .replacement import Would, applicable, apply, declined, is_optional, lasting_of, to_choose_from

# What decides what an instruction or effect does: itself, for whom, of which card if it speaks of it, and
# what its context knows.
Meaning = tuple[Node, int, int, int, tuple[tuple[int, tuple[int, ...]], ...], tuple[tuple[int, str], ...]]
Rides = tuple[tuple[Meaning, bool, int], ...]
Outcome = tuple[bool, int, int, int, str, bool, Rides, tuple[tuple[int, int], ...]]
Way = tuple[tuple[tuple[int, int, int], ...], Outcome]  # the effects applied so far, and what came of it

MOST_COMPARED: Final = 8  # more effects at once are put to the player without comparing their outcomes


def chooser(g: State, w: Would, found: tuple[ActiveStatic, ...]) -> PlayerId:
    """Who chooses among several effects (910.2, 910.2a)."""
    e = w.event
    if e.kind == MOVED:
        item = w.move
        assert item is not None
        return item.controller if w.definition >= 0 else g.table.objs[item.ref].controller
    if e.kind != DAMAGED:
        return e.player
    if g.edition.damage_replacement == "prevention last" and isinstance(found[0].static, Prevent):
        return PLAYER_OF[e.object] if is_player(e.object) else g.table.objs[e.object].controller
    return g.table.objs[e.subject].controller if e.subject >= 0 else g.turn.player


def order_matters(g: State, w: Would, found: tuple[ActiveStatic, ...]) -> bool:
    """Whether it makes a difference which of several effects is applied first."""
    if all_alike(g, found):
        return False
    if len(found) > MOST_COMPARED:
        return True
    first: set[Outcome] = set()
    for i, a in enumerate(found):
        reached: set[Outcome] = set()
        seen: set[Way] = set()
        for then in ways(g, w, a):
            _reach(g, then, reached, seen)
        if i == 0:
            first = reached
        elif reached != first:
            return True
    return False


def ways(g: State, w: Would, a: ActiveStatic) -> tuple[Would, ...]:
    """List the situations that one effect can make: replaced, or not where its controller may choose."""
    chosen = to_choose_from(g, w, a)
    made = tuple([apply(g, w, a, ref) for ref in chosen]) if chosen else (apply(g, w, a),)
    return (*made, declined(w, a)) if is_optional(a.static) else made


def _reach(g: State, w: Would, reached: set[Outcome], seen: set[Way]) -> None:
    """Notes all that a situation can end as; what was come to on another way is not gone through again."""
    now = _outcome(g, w)
    way = (tuple(sorted([(source, lasting, id(static)) for source, lasting, static in w.applied])), now)
    if way in seen:
        return
    seen.add(way)
    found = applicable(g, w)
    if not found:
        reached.add(now)
        return
    for a in found:
        for then in ways(g, w, a):
            _reach(g, then, reached, seen)


def meaning(node: Node, ctx: Ctx) -> Meaning:
    """The key that tells an effect from others that do the same: equal ones of different cards have the same
    meaning, unless they speak of their card."""
    own = any([isinstance(part, (This, Host, ThisAbility)) for part in walk(node)])
    source = ctx.source if own else NOBODY
    slots = tuple(sorted(ctx.slots.items()))
    return (node, ctx.you, source, ctx.x, slots, tuple(sorted(ctx.words.items())))


def _alike(g: State, lasting: int) -> int:
    """The first lasting effect that does the same as this one: it makes no difference which is used up. One
    that the situation has used up already is gone, and like no other."""
    if all([other.id != lasting for other in g.table.lasting]):
        return lasting
    one = lasting_of(g, lasting)
    for other in g.table.lasting:
        if other.id == lasting:
            break
        if (
            (other.until, other.until_player, other.used) == (one.until, one.until_player, one.used)
            and other.refs == one.refs
            and other.static is not None
            and one.static is not None
            and other.ctx is not None
            and one.ctx is not None
            and meaning(other.static, other.ctx) == meaning(one.static, one.ctx)
        ):
            return other.id
    return lasting


def all_alike(g: State, found: tuple[ActiveStatic, ...]) -> bool:
    """Whether several effects are the same one several times: then nobody has a choice between them."""
    first = found[0]
    known = _alike(g, first.lasting) if first.lasting else 0
    what = meaning(first.static, first.ctx)
    for a in found[1:]:
        if bool(a.lasting) != bool(first.lasting) or (a.lasting and _alike(g, a.lasting) != known):
            return False
        if meaning(a.static, a.ctx) != what:
            return False
    return True


def amount_for(node: Node, ctx: Ctx) -> int:
    """The amount an instruction that comes instead speaks of ("that much"), 0 if it speaks of none."""
    if ctx.event is None or not any([isinstance(part, EventAmount) for part in walk(node)]):
        return 0
    return ctx.event.amount


def _outcome(g: State, w: Would) -> Outcome:
    """Return the values that two ways of replacing share if they come to the same."""
    riders = tuple(
        sorted([(meaning(x, ctx), also, amount_for(x, ctx)) for x, ctx, also in w.riders], key=repr)
    )
    spent = tuple(sorted([(_alike(g, lasting), n) for lasting, n in w.spent]))
    if w.gone:
        return (True, 0, 0, 0, "", False, riders, spent)
    place = w.move.place if w.move is not None else ""
    rested = w.move is not None and w.move.rested
    return (False, w.event.object, w.event.amount, w.event.to, place, rested, riders, spent)
