"""The things that nouns stand for: players, the card itself, slots, events, decks, rulers, what belongs to a
card."""

from __future__ import annotations

from typing import assert_never

from willpower.abilities.nouns import (
    All,
    AllButOne,
    Among,
    Attached,
    Both,
    Caster,
    Choose,
    ControllerOf,
    EachPlayer,
    EventObject,
    EventPlayer,
    EventSubject,
    Filter,
    Host,
    Opponent,
    OwnerOf,
    PlayedBy,
    Ref,
    RefPlayer,
    RulerOf,
    SourceOf,
    Target,
    This,
    ThisAbility,
    TopCards,
    TurnPlayer,
    Who,
    You,
)
from willpower.abilities.symbols import (
    ASTRAL_RULER,
    CHASE,
    HIDDEN,
    IN_PLAY,
    ITEMS,
    J_RULER,
    RULER,
    RULER_AREA,
)
from willpower.abilities.words import Bond

from ...core.events import MOVED
from ...core.ids import (
    BOTH_PLAYERS,
    NO_PLAYER,
    NOBODY,
    OPPONENT,
    PLAYER_OF,
    PLAYER_REF,
    ObjId,
    PlayerId,
    RefId,
    is_player,
)
from ...core.objects import ABILITY, BREAK, JUDGMENT, Ctx, Event
from ...core.state import State
from .core import (
    NOUNS,
    PLAYERS,
    fits_anywhere,
    freshen,
    holder,
    number,
    players,
    refs,
)
from .scan import bare_zones, candidates
from .values import before_it_left

# ---- players ---------------------------------------------------------------------------------------


def _you(g: State, who: You, ctx: Ctx) -> tuple[PlayerId, ...]:
    return (ctx.you,)


def _caster(g: State, who: Caster, ctx: Ctx) -> tuple[PlayerId, ...]:
    return (OPPONENT[ctx.controller] if who.other else ctx.controller,)


def _opponent(g: State, who: Opponent, ctx: Ctx) -> tuple[PlayerId, ...]:
    return (OPPONENT[ctx.you],)


def _each_player(g: State, who: EachPlayer, ctx: Ctx) -> tuple[PlayerId, ...]:
    return (g.turn.player, OPPONENT[g.turn.player])


def _turn_player(g: State, who: TurnPlayer, ctx: Ctx) -> tuple[PlayerId, ...]:
    return (g.turn.player,)


def _controller_of(g: State, who: ControllerOf, ctx: Ctx) -> tuple[PlayerId, ...]:
    out: list[PlayerId] = []
    for ref in refs(g, who.what, ctx):
        p = PLAYER_OF[ref] if is_player(ref) else holder(g.table.objs[ref])
        if p not in out:
            out.append(p)
    return tuple(out)


def _owner_of(g: State, who: OwnerOf, ctx: Ctx) -> tuple[PlayerId, ...]:
    out: list[PlayerId] = []
    for ref in refs(g, who.what, ctx):
        p = PLAYER_OF[ref] if is_player(ref) else g.table.objs[ref].owner
        if p not in out:
            out.append(p)
    return tuple(out)


def _ref_player(g: State, who: RefPlayer, ctx: Ctx) -> tuple[PlayerId, ...]:
    return tuple([PLAYER_OF[ref] for ref in ctx.slots.get(who.slot, ()) if is_player(ref)])


def _event_player(g: State, who: EventPlayer, ctx: Ctx) -> tuple[PlayerId, ...]:
    event = ctx.event
    if event is None:
        return ()
    p = player_of(event)
    return (p,) if p >= 0 else ()


def player_of(event: Event) -> PlayerId:
    """The player an event is about, or nobody."""
    if event.player >= 0:
        return event.player
    if is_player(event.subject):
        return PLAYER_OF[event.subject]
    return PLAYER_OF[event.object] if is_player(event.object) else NO_PLAYER


def _who(g: State, noun: Who, ctx: Ctx) -> tuple[RefId, ...]:
    """Players as references."""
    return tuple([PLAYER_REF[p] for p in players(g, noun, ctx)])


# ---- cards -----------------------------------------------------------------------------------------------


def _this(g: State, noun: This, ctx: Ctx) -> tuple[RefId, ...]:
    return (ctx.source,) if ctx.source >= 0 else ()


def _host(g: State, noun: Host, ctx: Ctx) -> tuple[RefId, ...]:
    if noun.of is not None:
        hosts = [g.table.objs[ref].host for ref in refs(g, noun.of, ctx) if ref >= 0]
        return tuple([ref for ref in hosts if ref >= 0])
    if ctx.source < 0:
        return ()
    o = g.table.objs[ctx.source]
    if o.host >= 0:
        return (o.host,)
    event = ctx.event
    if event is not None and event.kind == MOVED:
        # In the event that took its card away, and for what triggers by it, it is that card still (911.1).
        return tuple([note.ref for note in o.memory if note.kind == "host" and note.ref == event.old])
    return ()


def _all(g: State, noun: All, ctx: Ctx) -> tuple[RefId, ...]:
    return candidates(g, noun.filter, ctx)


def _target(g: State, noun: Target, ctx: Ctx) -> tuple[RefId, ...]:
    return ctx.slots.get(noun.slot, ())


def _choose(g: State, noun: Choose, ctx: Ctx) -> tuple[RefId, ...]:
    # Before it is made (an instruction refers to it by its slot then) it could be any card that fits.
    return candidates(g, noun.filter, ctx)


def _all_but_one(g: State, noun: AllButOne, ctx: Ctx) -> tuple[RefId, ...]:
    return candidates(g, noun.filter, ctx)  # likewise, before it is known which one stays


def chase_object(g: State, ctx: Ctx) -> RefId:
    """The spell or ability on the chase that a context belongs to, if it is there."""
    if ctx.source >= 0 and g.table.objs[ctx.source].zone == CHASE:
        return ctx.source
    for ref in reversed(g.table.chase):
        at = g.table.objs[ref].ctx
        if at < 0:
            continue
        if at == ctx.id or (at in g.work.ctxs and ctx.id in g.work.ctxs[at].more):
            return ref
    return NOBODY


def _this_ability(g: State, noun: ThisAbility, ctx: Ctx) -> tuple[RefId, ...]:
    ref = chase_object(g, ctx)
    return (ref,) if ref >= 0 else ()


def _ref(g: State, noun: Ref, ctx: Ctx) -> tuple[RefId, ...]:
    return ctx.slots.get(noun.slot, ())


def _played_by(g: State, noun: PlayedBy, ctx: Ctx) -> tuple[RefId, ...]:
    made = ctx.numbers.get(noun.slot, 0)
    out: list[RefId] = []
    for ref in (*g.table.chase, *g.table.field):
        for note in g.table.objs[ref].memory:
            if note.kind == "permitted" and note.number == made:
                out.append(ref)
    return tuple(out)


def moved(event: Event) -> RefId:
    """Which of the two objects an ability means that refers to a card that moved (906.7)."""
    if event.old < 0 or event.old == event.subject:
        return event.subject
    if event.subject < 0:
        return event.old
    if bool(event.origin & HIDDEN) != bool(event.to & HIDDEN):
        return event.subject if event.origin & HIDDEN else event.old  # 906.7a
    if event.origin & (IN_PLAY | ITEMS) and not event.to & IN_PLAY:
        return event.old  # 906.7b
    return event.subject  # 906.7b, 906.7c


def _event_subject(g: State, noun: EventSubject, ctx: Ctx) -> tuple[RefId, ...]:
    event = ctx.event
    if event is None:
        return ()
    ref = moved(event) if event.kind == MOVED else event.subject
    return (ref,) if ref >= 0 or is_player(ref) else ()


def _event_object(g: State, noun: EventObject, ctx: Ctx) -> tuple[RefId, ...]:
    event = ctx.event
    if event is None or not (event.object >= 0 or is_player(event.object)):
        return ()
    return (event.object,)


def _top_cards(g: State, noun: TopCards, ctx: Ctx) -> tuple[RefId, ...]:
    count = number(g, noun.count, ctx)
    out: list[RefId] = []
    if count > 0:  # 104.2
        for p in players(g, noun.whose, ctx):
            pile = g.table.players[p].zones[noun.zone]
            out += pile[: -count - 1 : -1] if noun.bottom else pile[:count]
    return tuple(out)


def _among(g: State, noun: Among, ctx: Ctx) -> tuple[RefId, ...]:
    found = refs(g, noun.of, ctx)
    if noun.left:
        return tuple([r for r in found if fits_anywhere(g, noun.filter, before_it_left(g, r), ctx)])
    return tuple([ref for ref in found if fits_anywhere(g, noun.filter, ref, ctx)])


def _both(g: State, noun: Both, ctx: Ctx) -> tuple[RefId, ...]:
    out: list[RefId] = []
    for part in noun.parts:
        out += [ref for ref in refs(g, part, ctx) if ref not in out]
    return tuple(out)


def _source_of(g: State, noun: SourceOf, ctx: Ctx) -> tuple[RefId, ...]:
    out: list[RefId] = []
    for ref in refs(g, noun.what, ctx):
        # 912.1: the card with the ability; a spell is a card itself.
        card = (
            g.table.objs[ref].source
            if ref >= 0 and g.table.objs[ref].kind in (ABILITY, JUDGMENT, BREAK)
            else ref
        )
        if card not in out:
            out.append(card)
    return tuple(out)


def _ruler_of(g: State, noun: RulerOf, ctx: Ctx) -> tuple[RefId, ...]:
    if g.derived.values_stale:
        freshen(g)
    there = RULER | ASTRAL_RULER
    if bare_zones(g.edition, "j-ruler") & RULER_AREA:
        there |= J_RULER  # a destroyed one that an edition leaves its type (1010.1a)
    out: list[RefId] = []
    for p in players(g, noun.whose, ctx):
        if noun.types & there:  # 308.4
            for ref in g.table.players[p].zones.ruler_area:
                if g.table.objs[ref].chars.types & noun.types & there:
                    out.append(ref)
        if noun.types & J_RULER:  # 307.4
            for ref in g.table.field:
                o = g.table.objs[ref]
                if o.controller == p and o.chars.types & J_RULER:
                    out.append(ref)
    return tuple(out)


def _attached(g: State, noun: Attached, ctx: Ctx) -> tuple[RefId, ...]:
    out: list[RefId] = []
    for ref in refs(g, noun.to, ctx):
        if ref >= 0:
            out += [i for i in on_card(g, noun.how, ref, noun.filter, ctx) if i not in out]
    return tuple(out)


def on_card(g: State, how: Bond, ref: RefId, filter: Filter | None, ctx: Ctx) -> tuple[RefId, ...]:
    """The cards that belong to a card in one of the ways of `Attached`."""
    if how == "added":  # 1002.1
        found: list[RefId] = [i for i in g.table.field if g.table.objs[i].host == ref]
    elif how == "attached":  # 1032.2
        found = [
            i for p in BOTH_PLAYERS for i in g.table.players[p].zones.item_area if g.table.objs[i].host == ref
        ]
    elif how == "removed" or how == "put":
        # What the card remembers, as long as it is where it was put (302.3); in
        # the event that takes one of these away it is that card still (911.1).
        event = ctx.event
        gone = event.old if event is not None and event.kind == MOVED else NOBODY
        kept = [note.ref for note in g.table.objs[ref].memory if note.kind == how]
        found = [i for i in kept if g.table.objs[i].became == NOBODY or i == gone]
    elif how == "ever removed":
        found = [note.ref for note in g.table.objs[ref].memory if note.kind == "removed"]
    else:
        assert_never(how)
    if filter is None:
        return tuple(found)
    return tuple([i for i in found if fits_anywhere(g, filter, i, ctx)])


def is_hosting(g: State, ref: ObjId) -> bool:
    """Whether an addition is on the card (1002.1)."""
    for i in g.table.field:  # noqa: SIM110  (a generator costs more)
        if g.table.objs[i].host == ref:
            return True
    return False


PLAYERS[You] = _you
PLAYERS[Caster] = _caster
PLAYERS[Opponent] = _opponent
PLAYERS[EachPlayer] = _each_player
PLAYERS[TurnPlayer] = _turn_player
PLAYERS[ControllerOf] = _controller_of
PLAYERS[OwnerOf] = _owner_of
PLAYERS[RefPlayer] = _ref_player
PLAYERS[EventPlayer] = _event_player

for _kind in PLAYERS:
    NOUNS[_kind] = _who

NOUNS[This] = _this
NOUNS[Host] = _host
NOUNS[All] = _all
NOUNS[Target] = _target
NOUNS[Choose] = _choose
NOUNS[AllButOne] = _all_but_one
NOUNS[ThisAbility] = _this_ability
NOUNS[Ref] = _ref
NOUNS[PlayedBy] = _played_by
NOUNS[EventSubject] = _event_subject
NOUNS[EventObject] = _event_object
NOUNS[TopCards] = _top_cards
NOUNS[Among] = _among
NOUNS[Both] = _both
NOUNS[SourceOf] = _source_of
NOUNS[RulerOf] = _ruler_of
NOUNS[Attached] = _attached
