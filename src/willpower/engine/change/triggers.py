"""Automatic objects: watching for events, triggering, waiting to be played (906, 708, 1015).

`emit` is the end of every change: it writes the log and this turn's memory and lets abilities trigger.
Abilities are found through an index by kind of event, rebuilt when the cards in play change.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Automatic, Keyword
from willpower.abilities.nouns import All, This
from willpower.abilities.statics import Replace
from willpower.abilities.symbols import (
    CHASE,
    FIELD,
    HAND,
    HIDDEN,
    IN_PLAY,
    ITEMS,
    RULER_AREA,
    STANDBY,
    Zone,
)
from willpower.abilities.triggers import (
    AtPhase,
    CounterChange,
    DealsDamage,
    Either,
    Moves,
    NthTime,
    Trigger,
    While,
)

from ..core import happenings
from ..core.events import (
    COUNTERS_PUT,
    COUNTERS_REMOVED,
    DAMAGED,
    MOVED,
    STATE,
    WEATHER,
)
from ..core.ids import BOTH_PLAYERS, PLAYER_A, PLAYER_B, ObjId, RefId
from ..core.memory import recall_words
from ..core.objects import COPY, Ctx, Event, Obj, still_itself
from ..core.stale import EVENT_BITS, changed
from ..core.state import State, Waiting
from ..text.keywords import ability_set
from ..values.characteristics import refresh
from ..values.conditional_keywords import texts_of_spell
from ..values.evaluate import holds
from ..values.evaluate.weather import weather_of
from ..values.limits import note_use, within_limits
from .matching import MATCHERS, from_side_of_trigger, matches, trigger_times
from .meant import played_from
from .past import look_through, remember
from .trigger_kinds import kinds_of

Watcher = tuple[ObjId, Automatic]


# ---- the index ----------------------------------------------------------------------------------


def active_zones(o: Obj) -> int:
    """Where abilities of an object are active unless they say otherwise (902.1)."""
    return RULER_AREA if o.zone == RULER_AREA else FIELD | ITEMS


def rebuild(g: State) -> None:
    """Builds the index of automatic abilities anew."""
    if g.derived.values_stale:
        refresh(g)
    found: dict[int, list[Watcher]] = {}
    places = [g.table.field]
    for p in g.table.players:
        places.append(p.zones.ruler_area)
        places.append(p.zones.item_area)
    for place in places:
        for i in place:
            o = g.table.objs[i]
            for a in o.chars.ab.automatics:
                if not a.zones or a.zones & o.zone:
                    known = _watching.get(id(a))
                    for kind in known[1] if known is not None and known[0] is a else watching(a):
                        found.setdefault(kind, []).append((i, a))
    outside = [*g.table.sources_outside_play]
    if g.derived.modified:  # what effects give to cards there (902.2)
        outside += [i for i in g.derived.modified if i not in outside]
    for i in outside:
        o = g.table.objs[i]
        if o.zone & (FIELD | RULER_AREA | ITEMS) or not still_itself(o):
            continue
        for a in o.chars.ab.automatics:
            if a.zones & o.zone:
                _index(found, i, a)
    for p in g.table.players:
        for i in p.zones.hand:
            ab = g.table.objs[i].chars.ab
            if ab.waits:
                _index_card(g, found, i, HAND, ab.named)
        for i in p.zones.standby:
            ab = g.table.objs[i].chars.ab
            if ab.waits:
                _index_card(g, found, i, STANDBY, ab.named)
    g.derived.watch = {kind: tuple(ws) for kind, ws in found.items()}
    g.derived.watch_stale = False
    if g.memory.past_upto != len(g.definitions):
        look_through(g)


_watching: Final[dict[int, tuple[Automatic, tuple[int, ...]]]] = {}
_MOST_WATCHING: Final = 50_000  # only matters for abilities that are made anew again and again


def watching(a: Automatic) -> tuple[int, ...]:
    """The kinds of events an automatic ability watches for; found out once."""
    known = _watching.get(id(a))
    if known is None or known[0] is not a:
        if len(_watching) >= _MOST_WATCHING:
            _watching.clear()
        known = (a, kinds_of(a.trigger) if a.trigger is not None else ())
        _watching[id(a)] = known
    return known[1]


def _index(found: dict[int, list[Watcher]], ref: ObjId, a: Automatic) -> None:
    for kind in watching(a):
        found.setdefault(kind, []).append((ref, a))


def _index_card(
    g: State, found: dict[int, list[Watcher]], ref: ObjId, zone: Zone, named: dict[str, tuple[Keyword, ...]]
) -> None:
    from_here = zone == STANDBY or g.edition.standby_from_hand
    for k in named.get("trigger", ()) if from_here else ():  # 708.2: from hand or standby
        if k.trigger is not None:
            _index(found, ref, _as_automatic(k))
    if zone == STANDBY:
        for k in named.get("stealth", ()):  # 1114.2: from standby only
            if k.trigger is not None:
                _index(found, ref, _as_automatic(k))


_cards: Final[dict[int, tuple[Keyword, Automatic]]] = {}


def _as_automatic(k: Keyword) -> Automatic:
    """The automatic object that a [Trigger] or [Stealth] card is (906.3, 1113.2b)."""
    known = _cards.get(id(k))
    if known is not None and known[0] is k:
        return known[1]
    # What else must be so is asked when the card is played (1416.3).
    assert k.keyword == "trigger" or k.keyword == "stealth"
    made = Automatic(paragraph=k.paragraph, trigger=k.trigger, reveals=k.keyword)
    _cards[id(k)] = (k, made)
    return made


# ---- emitting -------------------------------------------------------------------------------------


def emit(g: State, event: Event) -> None:
    """Something happened: log, memory, triggers."""
    g.memory.log_chunk.append(event)
    g.memory.happened.append(event)
    if g.derived.watched_facets & EVENT_BITS[event.kind]:
        changed(g, EVENT_BITS[event.kind])  # effects may speak of what happened this turn
    if g.derived.watch_stale:
        rebuild(g)
    if g.memory.past_kinds >> event.kind & 1:
        remember(g, event, len(g.memory.happened) - 1)
    watchers = g.derived.watch.get(event.kind)
    if watchers is not None:
        many = event.amount > 1 and (event.kind == COUNTERS_PUT or event.kind == COUNTERS_REMOVED)
        for ref, a in watchers:
            for _ in range(event.amount if many and for_each_counter(a.trigger) else 1):
                check(g, ref, a, event)
    if event.kind == DAMAGED and event.subject >= 0:
        _damage_by_spell(g, event)
    if g.table.delayed:
        check_delayed(g, event)


def emit_all(g: State, events: list[Event], kind: int) -> None:
    """Things of one kind happened, one after the other; at once where nobody waits for any of them."""
    d = g.derived
    if (
        d.watch_stale
        or kind in d.watch
        or g.table.delayed
        or d.watched_facets & EVENT_BITS[kind]
        or g.memory.past_kinds >> kind & 1
    ):
        for event in events:
            emit(g, event)
    else:
        g.memory.log_chunk += events
        g.memory.happened += events


def _damage_by_spell(g: State, event: Event) -> None:
    """A chant deals damage as it resolves: what it says of that is active there (902.2, 1135.2)."""
    o = g.table.objs[event.subject]
    if o.zone != CHASE:
        return
    automatics = [*o.chars.ab.automatics]
    for k in texts_of_spell(g, o):
        automatics += ability_set(k.abilities).automatics
    for a in automatics:
        if isinstance(a.trigger, DealsDamage) and isinstance(a.trigger.what, This):
            check(g, o.id, a, event)


def emit_watched(g: State, event: Event) -> None:
    """Something happened that is worth telling only where an ability waits for it."""
    if g.derived.watch_stale:
        rebuild(g)
    if event.kind in g.derived.watch or g.table.delayed:
        emit(g, event)


def watchers_for_moves(g: State) -> tuple[Watcher, ...]:
    """Who watches for moves just before some happen: cards that leave together see each other go."""
    if g.derived.values_stale:
        refresh(g)
    if g.derived.watch_stale:
        rebuild(g)
    return g.derived.watch.get(MOVED, ())


def emit_moves(g: State, events: list[Event], before: tuple[Watcher, ...]) -> None:
    """Cards moved at the same time. Abilities that were there before see cards leave, those that are there
    now see cards enter (906.7)."""
    to = 0
    for event in events:
        g.memory.log_chunk.append(event)
        g.memory.happened.append(event)
        to |= event.to
    if to & FIELD and g.derived.values_stale:
        refresh(g)  # what effects give a card that comes triggers by its coming (906.7b)
    if g.derived.watch_stale:
        rebuild(g)
    if g.memory.past_kinds >> MOVED & 1:
        first = len(g.memory.happened) - len(events)
        for n, event in enumerate(events):
            remember(g, event, first + n)
    after = g.derived.watch.get(MOVED, ())
    if before or after:
        several = len(events) > 1
        alone = several and g.edition.zone_change_reads == "the moved card"
        done: list[tuple[int, int]] = []  # abilities about "one or more" cards that have triggered
        for event in events:
            seen = before if event.origin & IN_PLAY and not event.to & FIELD else after
            for ref, a in seen:
                trigger = a.trigger
                if type(trigger) is Moves and ref != event.subject and ref != event.old:
                    assert isinstance(trigger, Moves)
                    if type(trigger.what) is This:
                        continue  # another card than its own
                if alone and ref != event.old and not still_itself(g.table.objs[ref]):
                    continue  # it went at the same time
                if several and for_all_together(a.trigger):
                    if (ref, id(a)) not in done:
                        before_it = len(g.work.waiting)
                        check(g, ref, a, event)
                        if len(g.work.waiting) > before_it:
                            done.append((ref, id(a)))
                    continue
                check(g, ref, a, event)
            if after is not before:
                check_elsewhere(g, event, before, after, seen is before)
    if g.table.delayed:
        for event in events:
            check_delayed(g, event)


def check_elsewhere(
    g: State, event: Event, before: tuple[Watcher, ...], after: tuple[Watcher, ...], left_play: bool
) -> None:
    """Lets abilities trigger that name a zone outside play: those active in the zone that a card came to
    from play, e.g. its own in the graveyard; and the own ones of a card
    that went from a public zone to a hidden one, which is looked at where it was (906.7a)."""
    if left_play:
        for ref, a in after:
            if a.zones and (ref, a) not in before:
                check(g, ref, a, event)
    elif event.to & HIDDEN and not event.origin & HIDDEN:
        for ref, a in before:
            if ref == event.old and a.zones & event.origin:
                check(g, ref, a, event)


def for_each_counter(trigger: Trigger | None) -> bool:
    """Whether a trigger speaks of "a counter": each of those that are put or removed together meets it."""
    if isinstance(trigger, Either):
        return all([for_each_counter(t) for t in trigger.triggers if isinstance(t, CounterChange)])
    if isinstance(trigger, (While, NthTime)):
        return for_each_counter(trigger.trigger)
    return isinstance(trigger, CounterChange) and not trigger.together and trigger.how != "last removed"


def for_all_together(trigger: Trigger | None) -> bool:
    """Whether a trigger speaks of "one or more" cards that move: it is met once for all of them."""
    if isinstance(trigger, Either):
        return any([for_all_together(t) for t in trigger.triggers])
    if isinstance(trigger, (While, NthTime)):
        return for_all_together(trigger.trigger)
    return isinstance(trigger, Moves) and isinstance(trigger.what, All) and trigger.what.together


def context_of(g: State, ref: RefId, event: Event | None = None) -> Ctx:
    """A context for asking things on behalf of a card's ability."""
    o = g.table.objs[ref]
    ctx = Ctx()
    ctx.source = ref
    ctx.controller = o.controller
    ctx.you = o.controller
    ctx.event = event
    if o.memory:
        recall_words(o, ctx)
    return ctx


def check(g: State, ref: ObjId, a: Automatic, event: Event) -> None:
    """Lets an automatic ability trigger if the event meets its condition (906.1, 906.4)."""
    trigger = a.trigger
    assert trigger is not None
    # What cannot match at all is sorted out before anything is built.
    if type(trigger) is Moves:
        assert isinstance(trigger, Moves)
        if trigger.to and not event.to & trigger.to:
            return
        if trigger.origin and not event.origin & trigger.origin and not played_from(g, trigger.origin, event):
            return
        if type(trigger.what) is This and ref != event.subject and ref != event.old:
            return
    elif type(trigger) is AtPhase:
        assert isinstance(trigger, AtPhase)
        if event.word != trigger.phase:
            return
    ctx = context_of(g, ref, event)
    if event.kind == MOVED and event.to == RULER_AREA and ref == event.subject != event.old:
        ctx.controller = g.table.objs[event.old].controller  # who controlled the J-ruler (105.3b, 911.1)
        ctx.you = ctx.controller
    if not MATCHERS[type(trigger)](g, trigger, event, ctx):
        return
    ctx.event = from_side_of_trigger(g, trigger, event, ctx)
    if a.condition is not None and not holds(g, a.condition, ctx):
        return
    if a.limits and not within_limits(g, ref, a):
        return
    times = trigger_times(g, ref, a, event)
    if a.reveals:
        made = waiting(g, ref, ctx, a)
        made.card = True
        # 708.5, 906.4a: not in the turn it was set, except [Stealth] (1114.3); triggered or on the chase
        # already: not again (708.2a).
        o = g.table.objs[ref]
        if on_chase_already(g, o):
            return
        if o.zone == STANDBY and o.entered == g.turn.serial:
            if a.reveals == "trigger" or g.edition.standby_same_turn == "never":
                return
        for w in (*g.work.reveals, *g.work.waiting):
            if w.source == ref and w.card:
                return
        if g.edition.standby_trigger == "must be played":
            g.work.waiting = (*g.work.waiting, made)
        else:
            g.work.reveals = (*g.work.reveals, made)
        return
    for _ in range(times):
        if a.limits:  # what triggers only so often counts when it triggers, not when it is played
            if not within_limits(g, ref, a):
                return
            note_use(g, ref, a)
        g.work.waiting = (*g.work.waiting, waiting(g, ref, ctx, a))
        g.memory.log_chunk.append(happenings.triggered(card=ref, player=ctx.controller, clause="906.4"))


def on_chase_already(g: State, o: Obj) -> bool:
    """Whether the spell of a card that stays in standby is on the chase, where an edition plays it so
    (903.2d)."""
    if g.edition.standby_resolves_in != "standby":
        return False
    for i in g.table.chase:
        spell = g.table.objs[i]
        if spell.prev == o.id and spell.kind == COPY:
            return True
    return False


def waiting(g: State, ref: RefId, ctx: Ctx, a: Automatic) -> Waiting:
    """An automatic object that triggered once (906.4)."""
    made = Waiting()
    made.id = g.fresh_id()
    made.source = ref
    made.controller = ctx.controller
    made.ability = a
    made.event = ctx.event
    return made


def check_delayed(g: State, event: Event) -> None:
    """Lets delayed automatic abilities trigger (906.8); their card is the one that made them (906.8b)."""
    for d in g.table.delayed:
        a = d.ability
        assert a is not None and a.trigger is not None and d.ctx is not None
        known = _watching.get(id(a))
        if event.kind not in (known[1] if known is not None and known[0] is a else watching(a)):
            continue
        if d.since_turn == g.turn.serial and isinstance(a.trigger, AtPhase) and a.trigger.nth == "next turn":
            continue  # the turn in which it was made is not meant
        ctx = d.ctx.copy(g.writer)
        ctx.event = event
        if not matches(g, a.trigger, event, ctx):
            continue
        ctx.event = from_side_of_trigger(g, a.trigger, event, ctx)
        if a.condition is not None and not holds(g, a.condition, ctx):
            continue
        made = waiting(g, ctx.source, ctx, a)
        made.ctx = ctx
        g.work.waiting = (*g.work.waiting, made)
        g.memory.log_chunk.append(
            happenings.triggered(card=ctx.source, player=ctx.controller, clause="906.8")
        )
        if d.times == 1:  # 906.8a
            g.table.delayed = tuple([x for x in g.table.delayed if x.id != d.id])


def weather_matters(g: State) -> bool:
    """Whether something waits for a change of weather, or replaces one (1028.1, 910.1)."""
    if WEATHER in g.derived.watch:
        return True
    for a in g.derived.active.get(Replace, ()):
        assert isinstance(a.static, Replace)
        if WEATHER in kinds_of(a.static.event):
            return True
    return False


def check_weather(g: State) -> None:
    """Weather that became another because an effect began or ended (1028.1b) is told to what waits for it."""
    before = g.memory.weathers
    g.memory.weathers = (weather_of(g, PLAYER_A), weather_of(g, PLAYER_B)) if weather_matters(g) else ()
    if before and g.memory.weathers:
        for p in BOTH_PLAYERS:
            if g.memory.weathers[p] and g.memory.weathers[p] != before[p]:
                emit(g, happenings.weather_changed(player=p, weather=g.memory.weathers[p], clause="1028.1"))


def check_states(g: State) -> None:
    """Status automatic objects: trigger when their status holds and they are not already triggered
    (906.9a)."""
    watchers = g.derived.watch.get(STATE) if not g.derived.watch_stale else None
    if g.derived.watch_stale:
        rebuild(g)
        watchers = g.derived.watch.get(STATE)
    if watchers is None:
        return
    for ref, a in watchers:
        if any(w.source == ref and w.ability is a for w in g.work.waiting):
            continue
        if any(g.table.objs[i].source == ref and g.table.objs[i].ability is a for i in g.table.chase):
            continue
        check(g, ref, a, happenings.state_came(card=ref, player=g.table.objs[ref].controller, clause="906.9"))
