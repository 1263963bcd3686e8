"""Replacement effects (910) and prevention (1018): what becomes of something that would happen.

A `Would` is a situation about to happen. `applicable` finds the effects that replace it, `apply` says what it
becomes and changes nothing else, `commit` writes down that an effect was used. The gate puts these together.
"""

from __future__ import annotations

from typing import Final, assert_never

from willpower.abilities.effects import Effect, Shuffle
from willpower.abilities.nouns import Choose, EventSubject, OwnerOf
from willpower.abilities.statics import (
    Prevent,
    Redirect,
    Replace,
    ReplaceAmount,
    ReplaceMove,
    Static,
)
from willpower.abilities.symbols import CHASE, FIELD, HAND, IN_PLAY, ITEMS, NO_ZONE, REMOVED, STANDBY, Zone
from willpower.abilities.words import Forbidden

from ..core import happenings
from ..core.events import DAMAGED, DISCARDED, MOVED, REPLACED
from ..core.ids import NO_PLAYER, NOBODY, PLAYER_OF, PLAYER_REF, UNDETERMINED, PlayerId, RefId, is_player
from ..core.objects import AWAKENED, NULL, TOKEN, TORRENT, Ctx, Event, Obj, still_itself
from ..core.stale import PLAY, RULES, changed
from ..core.state import NO_STATICS, ActiveStatic, Lasting, State
from ..values.characteristics import refresh
from ..values.evaluate import holds, number, refs
from ..values.prohibition import prohibited_by
from .effect_frame import possible
from .matching import from_side_of_trigger, matches
from .movement_limits import destination
from .trigger_kinds import kinds_of
from .triggers import emit
from .zones import MoveItem

Applied = tuple[int, int, Static]  # source, lasting, static: which effect it was (910.3)
Rider = tuple[Effect, Ctx, bool]  # an instruction to perform, its context, whether the event happens as well

_FOR_MOVES: Final[tuple[type[Static], ...]] = (Replace, ReplaceMove)
_FOR_DAMAGE: Final[tuple[type[Static], ...]] = (Replace, ReplaceAmount, Redirect, Prevent)
_FOR_OTHERS: Final[tuple[type[Static], ...]] = (Replace, ReplaceAmount)
_WORD: Final[dict[type[Static], str]] = {
    Replace: "replaced",
    ReplaceMove: "moved elsewhere",
    ReplaceAmount: "changed",
    Redirect: "redirected",
    Prevent: "prevented",
}


class Would:
    """Something that would happen, and what has become of it so far. A value: changed copies are made."""

    __slots__ = ("applied", "definition", "event", "gone", "move", "riders", "spent", "unpreventable")

    def __init__(self) -> None:
        self.event: Event = happenings.NOTHING  # subject and old of a move: the card as it is now
        self.move: MoveItem | None = None
        self.definition = UNDETERMINED  # of a token that would be created
        self.unpreventable = False
        self.gone = False  # something else happens, or nothing
        self.applied: tuple[Applied, ...] = ()
        self.riders: tuple[Rider, ...] = ()
        self.spent: tuple[tuple[int, int], ...] = ()  # uses of limited effects: (lasting, how much)

    def copy(self) -> Would:
        """A changeable copy."""
        w = Would()
        w.event = self.event
        w.move = self.move
        w.definition = self.definition
        w.unpreventable = self.unpreventable
        w.gone = self.gone
        w.applied = self.applied
        w.riders = self.riders
        w.spent = self.spent
        return w


def would(event: Event, applied: tuple[Applied, ...] = (), unpreventable: bool = False) -> Would:
    """A situation that would happen."""
    w = Would()
    w.event = event
    w.applied = applied
    w.unpreventable = unpreventable
    return w


def would_move(g: State, item: MoveItem, applied: tuple[Applied, ...] = ()) -> Would:
    """A card that would move; it goes where 316 lets it go."""
    w = Would()
    w.applied = applied
    o = g.table.objs[item.ref]
    to = destination(g, o, item.to) if still_itself(o) else NO_ZONE
    if item.cause == "judged" and still_itself(o):
        to = item.to  # 316.1: the judgment process takes a ruler to the field
    if not to:
        w.gone = True
        w.move = item
        return w
    if to != item.to:
        item = item.copy()
        item.to = to
        item.zone_of = NO_PLAYER
    w.move = item
    player = item.player if item.player >= 0 else o.controller
    w.event = happenings.moved(
        card=item.ref,
        old=item.ref,
        origin=o.zone,
        to=to,
        cause=item.cause,
        player=player,
        source=item.source,
        clause=item.clause,
    )
    return w


def would_create(item: MoveItem, definition: int, applied: tuple[Applied, ...] = ()) -> Would:
    """A token that would be created; the item says where and how."""
    w = Would()
    w.applied = applied
    w.move = item
    w.definition = definition
    who = item.controller
    w.event = happenings.moved(
        to=item.to, cause=item.cause, player=who, source=item.source, clause=item.clause
    )
    return w


def event_with(e: Event, object: RefId, amount: int, player: PlayerId, to: Zone) -> Event:
    """The same event with other participants or numbers."""
    return happenings.altered(e, object=object, amount=amount, player=player, to=to)


# ---- what it would be like ---------------------------------------------------------------------------


def as_if_moved(g: State, w: Would) -> Event:
    """The event as it would be after the move, with the card as it would then be as the last object.

    The caller takes that object away again (`g.table.objs.pop()`) before anything else happens.
    """
    item = w.move
    assert item is not None
    h = Obj()
    h.id = g.next_object()
    h.writer = g.writer
    if w.definition >= 0:
        h.kind = TOKEN
        h.definition = w.definition
        h.owner = item.controller
        face = max(item.face, 0)
    else:
        o = g.table.objs[item.ref]
        h.kind = o.kind
        h.definition = o.definition
        h.owner = o.owner
        h.serial = o.serial
        h.origin = o.zone
        h.prev = o.id
        face = item.face
        if face < 0:
            face = o.face if o.zone == CHASE and item.to == FIELD else 0
        if o.zone == CHASE:
            h.marks = o.marks & (AWAKENED | TORRENT | NULL)
            h.x = o.x
            h.ctx = o.ctx
    h.face = face
    h.base = g.definitions[h.definition].faces[face]
    h.chars = h.base
    h.zone = item.to
    h.controller = arriving_controller(g, w)
    h.home = h.controller
    h.rested = item.rested
    h.face_down = item.face_down or item.to == STANDBY
    h.host = item.host
    h.since = g.turn.serial
    h.entered = g.turn.serial
    h.counters = dict(item.counters) if item.counters else None
    g.table.objs.append(h)
    e = w.event
    return happenings.moved_so(e, card=h.id, old=e.old if e.old >= 0 else h.id, to=e.to, cause=e.word)


def arriving_controller(g: State, w: Would) -> PlayerId:
    """Who would control a card where it goes (302.5, 302.6)."""
    item = w.move
    assert item is not None
    if w.definition >= 0:
        return item.controller
    o = g.table.objs[item.ref]
    if item.to & (IN_PLAY | ITEMS | CHASE) and item.controller >= 0:
        return item.controller
    return item.zone_of if item.zone_of >= 0 and not item.to & (IN_PLAY | ITEMS | CHASE) else o.owner


# ---- finding -------------------------------------------------------------------------------------------


def replaceable(g: State, kind: int) -> bool:
    """Whether any effect that could replace this kind of event applies now."""
    active = g.derived.active
    if not active:
        return False
    if kind == MOVED:
        return Replace in active or ReplaceMove in active
    if kind == DAMAGED:
        return Replace in active or Prevent in active or ReplaceAmount in active or Redirect in active
    return Replace in active or ReplaceAmount in active


def applicable(g: State, w: Would) -> tuple[ActiveStatic, ...]:
    """The effects that replace this situation and have not yet (910.3); prevention last (910.2a)."""
    if g.derived.values_stale:
        refresh(g)
    if w.gone or not replaceable(g, w.event.kind):
        return NO_STATICS
    kind = w.event.kind
    kinds = _FOR_MOVES if kind == MOVED else _FOR_DAMAGE if kind == DAMAGED else _FOR_OTHERS
    found: list[ActiveStatic] = []
    before = list(w.applied)
    event = as_if_moved(g, w) if kind == MOVED else w.event
    for one in kinds:
        if one is Prevent and found and g.edition.damage_replacement == "prevention last":
            break  # 910.2a
        for a in g.derived.active.get(one, NO_STATICS):
            if not _was_applied(a, before) and _applies(g, w, a, event):
                found.append(a)
    if kind == MOVED:
        g.table.objs.pop()
    return tuple(found)


def _was_applied(a: ActiveStatic, before: list[Applied]) -> bool:
    """Whether this effect has had its turn (910.3); an equal second one counts for itself."""
    for i, (source, lasting, static) in enumerate(before):
        if source == a.source and lasting == a.lasting and static == a.static:
            del before[i]
            return True
    return False


def _applies(g: State, w: Would, a: ActiveStatic, event: Event) -> bool:
    """Whether an effect replaces this situation."""
    static = a.static
    assert isinstance(static, (Replace, ReplaceMove, ReplaceAmount, Redirect, Prevent))
    kinds = kinds_of(static.event)
    if event.kind not in kinds:
        if event.kind != MOVED or event.word != "discarded" or DISCARDED not in kinds:
            return False
        event = discard_of(event, g.table.objs[event.subject].controller)  # 1019.1
    ctx = a.ctx.copy(g.writer)
    if not matches(g, static.event, event, ctx):
        return False
    ctx.event = from_side_of_trigger(g, static.event, event, ctx)
    if isinstance(static, Redirect):
        return bool(receivers(g, static, w.event, ctx)) and uses_left(g, a, static, static.uses, 0)
    if static.condition is not None and not holds(g, static.condition, ctx):
        return False
    if isinstance(static, Prevent):
        if w.unpreventable or prevention_forbidden(g, event):
            return False
        return preventable(g, a, static, ctx) > 0 and uses_left(g, a, static, static.uses, static.each_turn)
    each_turn = 0
    if isinstance(static, Replace):
        each_turn = static.each_turn
        if static.often and _times(g, a, g.memory.happened, False) >= static.often:
            return False
        if static.optional and isinstance(static.effect, Effect):
            # Nobody is asked about an instruction that cannot be performed at all (104.2).
            if not possible(g, static.effect, ctx, ctx.you):
                return False
    return uses_left(g, a, static, static.uses, each_turn)


def discard_of(event: Event, player: PlayerId) -> Event:
    """The discarding that a move from the hand is."""
    return happenings.discarded(
        card=event.subject,
        old=event.old,
        player=player,
        source=event.source,
        origin=event.origin,
        to=event.to,
        cause=event.word,
        clause=event.clause,
    )


def receivers(g: State, static: Redirect, event: Event, ctx: Ctx) -> tuple[RefId, ...]:
    """Find the cards and players that can get the damage instead; several where one is to be chosen."""
    out: list[RefId] = []
    for ref in refs(g, static.to, ctx):
        if ref == event.object:
            continue
        if is_player(ref) or (
            ref >= 0 and still_itself(g.table.objs[ref]) and g.table.objs[ref].zone == FIELD
        ):
            out.append(ref)
    return tuple(out)


def to_choose_from(g: State, w: Would, a: ActiveStatic) -> tuple[RefId, ...]:
    """The cards of which the controller of an effect chooses the one that gets the damage instead (1014.1);
    () if there is nothing to choose."""
    static = a.static
    if not isinstance(static, Redirect) or not isinstance(static.to, Choose):
        return ()
    ctx = a.ctx.copy(g.writer)
    ctx.event = from_side_of_trigger(g, static.event, w.event, ctx)
    found = receivers(g, static, w.event, ctx)
    return found if len(found) > 1 else ()


def prevention_forbidden(g: State, event: Event) -> bool:
    """Whether effects say that this damage cannot be prevented (104.4)."""
    act: Forbidden = "damage be prevented"
    if prohibited_by(g, act, event.subject, to=event.object) or prohibited_by(
        g, act, event.object, by=event.subject
    ):
        return True
    return event.subject >= 0 and bool(
        prohibited_by(g, act, PLAYER_REF[g.table.objs[event.subject].controller])
    )


def preventable(g: State, a: ActiveStatic, static: Prevent, ctx: Ctx) -> int:
    """How much of the damage an effect prevents (1018.1a, 1018.1b)."""
    event = ctx.event
    assert event is not None
    if static.amount is None:
        return event.amount
    most = number(g, static.amount, ctx)
    if static.shield and a.lasting:
        most -= lasting_of(g, a.lasting).used
    return max(0, min(most, event.amount))


def lasting_of(g: State, lasting: int) -> Lasting:
    """A lasting effect by its number."""
    for one in g.table.lasting:
        if one.id == lasting:
            return one
    raise AssertionError(f"no lasting effect {lasting}")


def uses_left(g: State, a: ActiveStatic, static: Static, uses: int, each_turn: int) -> bool:
    """Whether a limited effect ("the next", "the first each turn") may still be used."""
    if uses and a.lasting and not (isinstance(static, Prevent) and static.shield):
        if lasting_of(g, a.lasting).used >= uses:
            return False
    elif uses and not a.lasting and _times(g, a, g.events(), False) >= uses:
        return False
    if each_turn:
        # The first of the turn: what happened before the effect began counts too (readings 39).
        assert isinstance(static, (Replace, Prevent))
        ctx = a.ctx.copy(g.writer)
        kinds = kinds_of(static.event)
        n = _times(g, a, g.memory.happened, True)
        for e in g.memory.happened:
            if e.kind in kinds and matches(g, static.event, e, ctx):
                n += 1
        if n >= each_turn:
            return False
    return True


def _times(g: State, a: ActiveStatic, events: list[Event], wholly: bool) -> int:
    """How often an effect of an ability replaced something; `wholly`: so that it did not happen."""
    word = identity(g, a)
    n = 0
    for e in events:
        if e.kind == REPLACED and e.source == a.source and e.word == word and not (wholly and e.amount):
            n += 1
    return n


def identity(g: State, a: ActiveStatic) -> str:
    """Name an effect for the log; several of one kind on one card get different names."""
    word = _WORD[type(a.static)]
    n = 1
    for other in g.derived.active.get(type(a.static), NO_STATICS):
        if other is a:
            break
        if other.source == a.source:
            n += 1
    return word if n == 1 else f"{word} {n}"


# ---- applying ------------------------------------------------------------------------------------------


def is_optional(static: Static) -> bool:
    """Whether its controller may choose not to replace (910.3)."""
    return isinstance(static, (Replace, ReplaceMove, Redirect)) and static.optional


def declined(w: Would, a: ActiveStatic) -> Would:
    """The situation after a player chose not to replace it."""
    new = w.copy()
    new.applied = (*w.applied, (a.source, a.lasting, a.static))
    return new


def apply(g: State, w: Would, a: ActiveStatic, chosen: RefId = NOBODY) -> Would:
    """Apply an effect to a situation (910.1). Returns the new situation and changes nothing else."""
    new = declined(w, a)
    static = a.static
    assert isinstance(static, (Replace, ReplaceMove, ReplaceAmount, Redirect, Prevent))
    ctx = a.ctx.copy(g.writer)
    ctx.event = from_side_of_trigger(g, static.event, w.event, ctx)
    e = w.event
    spent = 1
    if isinstance(static, Replace):
        if static.effect is not None:
            assert isinstance(static.effect, Effect)
            new.riders = (*w.riders, (static.effect, ctx, static.also))
        if not static.also:
            new.gone = True
    elif isinstance(static, ReplaceMove):
        _send_elsewhere(g, new, static, ctx)
    elif isinstance(static, ReplaceAmount):
        amount = number(g, static.amount, ctx)
        new.event = event_with(e, e.object, amount, e.player, e.to)
        new.gone = amount <= 0  # 104.2
    elif isinstance(static, Redirect):
        ref = chosen if chosen != NOBODY else receivers(g, static, e, ctx)[0]
        player = PLAYER_OF[ref] if is_player(ref) else g.table.objs[ref].controller
        new.event = event_with(e, ref, e.amount, player, e.to)
    elif isinstance(static, Prevent):
        prevented = preventable(g, a, static, ctx)
        new.event = event_with(e, e.object, e.amount - prevented, e.player, e.to)
        new.gone = e.amount <= prevented  # 1018.1a, 1018.1b
        if static.shield:
            spent = prevented
        if static.rider is not None:
            assert isinstance(static.rider, Effect)
            ctx.event = from_side_of_trigger(
                g, static.event, event_with(e, e.object, prevented, e.player, e.to), ctx
            )
            new.riders = (*w.riders, (static.rider, ctx, True))
    if a.lasting and is_limited(static):
        new.spent = (*w.spent, (a.lasting, spent))
    return new


def is_limited(static: Static) -> bool:
    """Whether an effect is used up."""
    assert isinstance(static, (Replace, ReplaceMove, ReplaceAmount, Redirect, Prevent))
    return static.uses > 0 or (isinstance(static, Prevent) and static.shield)


def _send_elsewhere(g: State, w: Would, static: ReplaceMove, ctx: Ctx) -> None:
    """The card goes to another zone; a token is not created in the field then (1303.3a)."""
    old = w.move
    assert old is not None
    if w.definition >= 0:
        w.gone = True
        return
    o = g.table.objs[old.ref]
    to = destination(g, o, static.to)
    if not to:
        w.gone = True
        return
    cause = "removed" if to == REMOVED else "returned" if to == HAND and o.zone & IN_PLAY else "put"
    place = static.place
    if place == "bottom":
        item = MoveItem(old.ref, to, cause, "910.1", "bottom")
    elif place == "top" or place == "shuffle" or place == "":
        item = MoveItem(old.ref, to, cause, "910.1")
    else:
        assert_never(place)
    item.source = ctx.source
    item.player = old.player
    item.rested = static.rested
    item.ordered = place == "shuffle"
    if to & (IN_PLAY | ITEMS | CHASE):
        item.controller = old.controller
    w.move = item
    e = w.event
    w.event = happenings.moved(
        card=e.subject,
        old=e.old,
        origin=e.origin,
        to=to,
        cause=cause,
        player=e.player,
        source=ctx.source,
        clause="910.1",
    )
    if place == "shuffle":
        w.riders = (*w.riders, (Shuffle(OwnerOf(EventSubject()), to), ctx, True))


def commit(g: State, a: ActiveStatic, before: Would, after: Would) -> None:
    """Writes down that an effect was applied: the log, and what is left of it."""
    word = identity(g, a)
    clause = "910.1"
    if isinstance(a.static, Prevent):
        clause = "1018.1b" if a.static.amount is None else "1018.1a"
    e = after.event
    left = 0 if after.gone else max(e.amount, 1)
    emit(
        g,
        happenings.replaced(
            subject=e.subject,
            object=before.event.object,
            amount=left,
            player=a.ctx.you,
            source=a.source,
            word=word,
            clause=clause,
        ),
    )
    if not a.lasting:
        return
    spent = after.spent[len(before.spent) :]
    kept: list[Lasting] = []
    for one in g.table.lasting:
        if one.id == a.lasting:
            if one.until == "once":
                continue
            if spent:
                used = one.used + spent[0][1]
                if used >= _supply(g, a):
                    continue
                one = _used(one, used)
        kept.append(one)
    if len(kept) != len(g.table.lasting):
        changed(g, PLAY | RULES)
    g.table.lasting = tuple(kept)


def _supply(g: State, a: ActiveStatic) -> int:
    """How much use there is in a limited effect."""
    static = a.static
    assert isinstance(static, (Replace, ReplaceMove, ReplaceAmount, Redirect, Prevent))
    if isinstance(static, Prevent) and static.shield:
        return number(g, static.amount, a.ctx)
    return static.uses


def _used(old: Lasting, used: int) -> Lasting:
    new = Lasting()
    new.id = old.id
    new.stamp = old.stamp
    new.source = old.source
    new.static = old.static
    new.ctx = old.ctx
    new.until = old.until
    new.until_player = old.until_player
    new.since_turn = old.since_turn
    new.refs = old.refs
    new.used = used
    return new
