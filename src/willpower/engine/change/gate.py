"""The gate: every change of state is attempted here and passes the same stages in one order (104, 910).

Possible? Prohibited? Replaced? Then it is performed and told: the tables stand in gate_frames.py and in
moving.py. Where no standing effect could have a say (`concerned`), a change is only performed. Each attempt_
function performs at once or pushes a frame that asks and goes on. Either way the caller returns; the frame on
top finds the result in `Frame.result` when it is stepped again.
"""

from __future__ import annotations

from willpower.abilities.effects import SpendOnly
from willpower.abilities.statics import Replace
from willpower.abilities.symbols import (
    CHASE,
    FIELD,
    GRAVEYARD,
    HAND,
    J_RULER,
    RULER,
    RULER_AREA,
    STANDBY,
    Zone,
)

from ..core import happenings
from ..core.events import (
    COUNTERS_PUT,
    COUNTERS_REMOVED,
    DAMAGED,
    DID,
    DREW,
    LIFE_GAINED,
    LIFE_LOST,
    MOVED,
    RECOVERED,
    RESTED,
    TURNED,
    WEATHER,
    WILL,
)
from ..core.ids import BOTH_PLAYERS, NO_PLAYER, NOBODY, PLAYER_OF, ObjId, PlayerId, RefId
from ..core.objects import ASTRAL, Event, still_itself
from ..core.results import DONE, NOTHING_DONE, Result, of_amount, of_cards
from ..core.state import State
from ..values.characteristics import refresh
from ..values.evaluate.weather import giver_of, weather_of
from .actions import (
    DamageItem,
    create_now,
    deal,
    draw_now,
    move_now,
    perform_add,
    perform_control,
    perform_counters,
    perform_life,
    perform_recover,
    perform_remove_damage,
    perform_rest,
    perform_shuffle,
    perform_weather,
    perform_will,
)
from .entering import is_plain_arrival, may_be_added, speaks_of_entering
from .gate_frames import FOR_A_TIME, DrawFrame, GateFrame, WillFrame, attempt, inherited, must_draw
from .gate_stages import concerned, prohibition_of
from .moving import MoveFrame
from .piles import arriving
from .replacement import Would, applicable, would, would_create, would_move
from .timestamps import at_once
from .turning import Turning, perform_turn_over
from .zones import MoveItem, out_of_standby

# ---- moving -----------------------------------------------------------------------------------------------


def attempt_moves(g: State, items: tuple[MoveItem, ...]) -> None:
    """Cards are to move at the same time; handed on are those that did, in their new zones."""
    if g.table.chase and g.edition.standby_resolves_in == "standby":
        items = out_of_standby(g, items)
    if g.derived.values_stale:
        refresh(g)
    if not g.derived.active or not concerned(g, MOVED):
        plain = len(items) < 2 or not (at_once(g, items) or arriving(g, items))  # 909.3b, 302.4
        for item in items:
            if item.to == FIELD and not is_plain_arrival(g, item):
                plain = False
        if plain:
            moved = move_now(g, items)
            g.hand(Result(True, len(moved), moved) if moved else NOTHING_DONE)
            return
    applied = inherited(g) if g.derived.active else ()
    frame = MoveFrame()
    frame.woulds = tuple([would_move(g, item, applied) for item in items])
    attempt(g, frame)


def attempt_destroy(
    g: State,
    refs: tuple[RefId, ...],
    clause: str,
    source: RefId = NOBODY,
    player: PlayerId = NO_PLAYER,
    rulers: bool = False,
) -> None:
    """Cards are to be destroyed at the same time (1010); rulers only where the text says so (1010.2)."""
    if g.derived.values_stale:
        refresh(g)
    items: list[MoveItem] = []
    for ref in refs:
        item = destruction(g, ref, clause, source, player, rulers)
        if item is not None:
            items.append(item)
    attempt_moves(g, tuple(items))


def destruction(
    g: State,
    ref: RefId,
    clause: str,
    source: RefId = NOBODY,
    player: PlayerId = NO_PLAYER,
    rulers: bool = False,
) -> MoveItem | None:
    """The move by which a card is destroyed (1010.1); None if it cannot be where it is."""
    o = g.table.objs[ref]
    if not still_itself(o):
        return None
    item = MoveItem(ref, GRAVEYARD, "destroyed", clause, source=source, player=player)
    if o.zone == FIELD:
        if o.chars.types & J_RULER:
            return _j_ruler_lost(g, item)
        return item
    if o.zone == RULER_AREA:
        if g.edition.ruler_destroyed == "powerless j-ruler":
            return _j_ruler_lost(g, item) if not o.marks & ASTRAL else None
        # 1010.2: a ruler by name only; a dead J-ruler of older editions not at all.
        if o.marks & ASTRAL and g.edition.dead_j_ruler_destroyed == "nothing":
            return None
        return item if rulers and o.chars.types & RULER else None
    if o.zone == STANDBY:
        # 1010.1 knows the field only, but only a text that names the standby area comes here (104.1).
        if "standby" not in g.edition.destroy_reaches:
            item.clause = "104.1"
        return item
    return None


def _j_ruler_lost(g: State, item: MoveItem) -> MoveItem:
    """A destroyed J-ruler goes to its owner's ruler area (1010.1), in 8.01 ruler up, astral (1010.1a);
    so does each form of a colossal ruler (1304.4a, 1304.5c)."""
    o = g.table.objs[item.ref]
    item.to = RULER_AREA
    perishes = "imperishable" not in o.chars.ab.keywords or g.edition.imperishable == "none"
    if g.edition.j_ruler_destroyed == "ruler with astral counter":
        item.face = 0
        if perishes:  # 1108.2
            item.counters = (("astral", 1),)
    elif not perishes:
        item.face = 0
    else:
        faces = len(g.definitions[o.definition].faces)
        item.face = o.face if o.zone == FIELD else min(1, faces - 1)
    return item


def attempt_banish(
    g: State, refs: tuple[RefId, ...], clause: str, source: RefId = NOBODY, player: PlayerId = NO_PLAYER
) -> None:
    """A player is to banish cards; only those they control (1011.2)."""
    items: list[MoveItem] = []
    for ref in refs:
        o = g.table.objs[ref]
        if not still_itself(o) or o.zone & (GRAVEYARD | CHASE):  # 1011.1 names no zones
            continue
        if player >= 0 and o.controller != player and g.edition.banish_needs_control:
            continue
        doer = player if player >= 0 else o.controller
        item = MoveItem(ref, GRAVEYARD, "banished", clause, source=source, player=doer)
        if o.chars.types & J_RULER and o.zone == FIELD and g.edition.j_ruler_banished == "as destroyed":
            item = _j_ruler_lost(g, item)
        elif o.zone == RULER_AREA and g.edition.ruler_destroyed == "powerless j-ruler":
            if o.marks & ASTRAL:
                continue
            item = _j_ruler_lost(g, item)
        items.append(item)
    attempt_moves(g, tuple(items))


def attempt_discard(
    g: State,
    refs: tuple[RefId, ...],
    clause: str = "1019.1",
    source: RefId = NOBODY,
    player: PlayerId = NO_PLAYER,
) -> None:
    """Cards are to be discarded from a hand (1019.1): to the graveyard of the player whose hand it is, where
    the edition says so and another's card can be there; else to the owner's (302.6)."""
    items: list[MoveItem] = []
    theirs = g.edition.others_zones == "owner's unless told" and "discard" in g.edition.defined_terms
    for ref in refs:
        o = g.table.objs[ref]
        if still_itself(o) and o.zone == HAND:
            doer = player if player >= 0 else o.controller
            item = MoveItem(ref, GRAVEYARD, "discarded", clause, source=source, player=doer)
            if theirs:
                item.zone_of = o.controller
            items.append(item)
    attempt_moves(g, tuple(items))


def attempt_tokens(
    g: State,
    definition: int,
    n: int,
    player: PlayerId,
    clause: str = "1303.1",
    zone: Zone = FIELD,
    rested: bool = False,
    source: RefId = NOBODY,
    counters: tuple[tuple[str, int], ...] = (),
) -> None:
    """Tokens are to be created under a player's control (1303.1c); handed on are those that were."""
    if g.derived.values_stale:
        refresh(g)
    item = MoveItem(NOBODY, zone, "created", clause, "top", player, rested, counters=counters)
    item.source = source
    item.player = player
    ab = g.definitions[definition].faces[0].ab
    if zone == FIELD and (g.derived.active or speaks_of_entering(ab)):
        w = would_create(item, definition, inherited(g) if g.derived.active else ())
        frame = MoveFrame()
        frame.woulds = (w,) * max(0, n)
        attempt(g, frame)
        return
    g.hand(of_cards(tuple([create_now(g, definition, item) for _ in range(n)])))


def attempt_add(
    g: State, addition: RefId, host: RefId, clause: str, source: RefId = NOBODY, player: PlayerId = NO_PLAYER
) -> None:
    """An addition is to be added to a card (1002.1), out of another zone too; done if it was."""
    o = g.table.objs[addition]
    if not still_itself(o) or host < 0:
        g.hand(NOTHING_DONE)
        return
    who = player if player >= 0 else o.controller
    if o.zone != FIELD:
        item = MoveItem(addition, FIELD, "put", clause, "top", who, host=host, source=source, player=who)
        attempt_moves(g, (item,))
        return
    done = may_be_added(g, addition, host, who) and perform_add(g, addition, host, clause, source)
    g.hand(Result(True, 1, (addition,)) if done else NOTHING_DONE)


def attempt_draw(g: State, player: PlayerId, n: int, clause: str, deck_out: bool = False) -> None:
    """A player is to draw cards, one at a time and as many as possible (104.2, 1009.2).

    `deck_out`: a draw from an empty deck is noted for 1202.2, as in the draw phase.
    """
    if g.derived.values_stale:
        refresh(g)
    if g.derived.active and not deck_out:
        deck_out = must_draw(g, player)
    if not g.derived.active or not concerned(g, DREW):
        drawn = draw_now(g, player, n, clause, deck_out)
        g.hand(Result(True, len(drawn), drawn) if drawn else NOTHING_DONE)
        return
    frame = DrawFrame()
    frame.player = player
    frame.left = n
    frame.clause = clause
    frame.deck_out = deck_out
    frame.applied = inherited(g)
    g.work.stack.append(frame)


# ---- damage and life ------------------------------------------------------------------------------------


def attempt_damage(g: State, items: tuple[DamageItem, ...]) -> None:
    """Damage is to be dealt at the same time (1007); handed on is how much was, and to whom."""
    if g.derived.values_stale:
        refresh(g)
    if g.derived.active and concerned(g, DAMAGED):
        applied = inherited(g)
        frame = GateFrame()
        frame.woulds = tuple([would(_damage_event(g, x), applied, x.unpreventable) for x in items])
        attempt(g, frame)
        return
    total, hit = deal(g, items)
    g.hand(Result(total > 0, total, hit) if total else NOTHING_DONE)


def _damage_event(g: State, item: DamageItem) -> Event:
    player = PLAYER_OF[item.to] if item.to < 0 else g.table.objs[item.to].controller
    clause = "1007.2" if item.to < 0 else "1007.1"
    word = "battle" if item.battle else ""
    return happenings.damaged(
        source=item.source, object=item.to, amount=item.amount, player=player, how=word, clause=clause
    )


def attempt_life(
    g: State, player: PlayerId, amount: int, gain: bool, clause: str, source: RefId = NOBODY, word: str = ""
) -> None:
    """A player is to gain or lose life; handed on is how much. Paying is losing with the word "paid"."""
    if amount <= 0:
        g.hand(NOTHING_DONE)  # 104.2
        return
    if g.derived.values_stale:
        refresh(g)
    kind = LIFE_GAINED if gain else LIFE_LOST
    if g.derived.active and concerned(g, kind):
        make = happenings.life_gained if kind == LIFE_GAINED else happenings.life_lost
        _attempt_event(g, make(player=player, amount=amount, source=source, how=word, clause=clause))
        return
    perform_life(g, player, amount if gain else -amount, clause, source, word)
    g.hand(Result(True, amount))


def attempt_losses(
    g: State, losses: tuple[tuple[PlayerId, int], ...], clause: str, source: RefId = NOBODY, word: str = ""
) -> None:
    """Players are to lose or pay life at the same time, as one instruction tells them to; handed on is how
    much in all. Where a player without life loses at once, both do (103.3)."""
    losses = tuple([(p, amount) for p, amount in losses if amount > 0])
    if not losses:
        g.hand(NOTHING_DONE)  # 104.2
        return
    if g.derived.values_stale:
        refresh(g)
    if g.derived.active and concerned(g, LIFE_LOST):
        frame = GateFrame()
        inside = inherited(g)
        for p, amount in losses:
            event = happenings.life_lost(player=p, amount=amount, source=source, how=word, clause=clause)
            frame.woulds = (*frame.woulds, would(event, inside))
        attempt(g, frame)
        return
    for p, amount in losses:
        perform_life(g, p, -amount, clause, source, word)
    g.hand(Result(True, sum([amount for _, amount in losses])))


def _attempt_event(g: State, event: Event) -> None:
    """A single event is to happen."""
    frame = GateFrame()
    frame.woulds = (would(event, inherited(g)),)
    attempt(g, frame)


# ---- states of cards -----------------------------------------------------------------------------------


def attempt_rest(g: State, refs: tuple[RefId, ...], clause: str, source: RefId = NOBODY) -> None:
    """Cards are to be rested (1013.1); handed on are those that really turned (104.3)."""
    if g.derived.values_stale:
        refresh(g)
    if g.derived.active and concerned(g, RESTED):
        _attempt_turns(g, RESTED, refs, clause, source)
        return
    rested = perform_rest(g, refs, clause, source)
    g.hand(Result(True, len(rested), rested) if rested else NOTHING_DONE)


def attempt_recover(g: State, refs: tuple[RefId, ...], clause: str, source: ObjId = NOBODY) -> None:
    """Cards are to be recovered (1013.1); handed on are those that really turned (104.3)."""
    if g.derived.values_stale:
        refresh(g)
    if g.derived.active and concerned(g, RECOVERED):
        _attempt_turns(g, RECOVERED, refs, clause, source)
        return
    recovered = perform_recover(g, refs, clause, source)
    g.hand(Result(True, len(recovered), recovered) if recovered else NOTHING_DONE)


def _attempt_turns(g: State, kind: int, refs: tuple[RefId, ...], clause: str, source: RefId) -> None:
    """Cards are to be turned at the same time."""
    applied = inherited(g)
    make = happenings.rested if kind == RESTED else happenings.recovered
    woulds: list[Would] = []
    for ref in refs:
        controller = g.table.objs[ref].controller
        event = make(card=ref, player=controller, source=source, amount=1, clause=clause)
        woulds.append(would(event, applied))
    frame = GateFrame()
    frame.woulds = tuple(woulds)
    attempt(g, frame)


def attempt_counters(
    g: State,
    ref: RefId,
    name: str,
    n: int,
    put: bool,
    clause: str,
    source: RefId = NOBODY,
    by: RefId = NOBODY,
) -> None:
    """Counters are to be put on a card or removed from it (1022.1); handed on is how many were. `by`: the
    player who does it, if that is not whose effect it is."""
    attempt_counters_of(g, ref, (name,), n, put, clause, source, by)


def attempt_counters_of(
    g: State,
    ref: RefId,
    names: tuple[str, ...],
    n: int,
    put: bool,
    clause: str,
    source: RefId = NOBODY,
    by: RefId = NOBODY,
) -> None:
    """So many counters of each of several names, at the same time (1203.1)."""
    if n <= 0 or not still_itself(g.table.objs[ref]):
        g.hand(NOTHING_DONE)
        return
    if g.derived.values_stale:
        refresh(g)
    kind = COUNTERS_PUT if put else COUNTERS_REMOVED
    if g.derived.active and concerned(g, kind):
        player = g.table.objs[ref].controller
        applied = inherited(g)
        make = happenings.counters_put if put else happenings.counters_removed
        woulds: list[Would] = []
        for name in names:
            event = make(card=ref, counter=name, amount=n, player=player, source=source, clause=clause, by=by)
            woulds.append(would(event, applied))
        frame = GateFrame()
        frame.woulds = tuple(woulds)
        attempt(g, frame)
        return
    changed = 0
    for name in names:
        changed += perform_counters(g, ref, name, n if put else -n, clause, source, by)
    g.hand(Result(True, changed, (ref,)) if changed else NOTHING_DONE)


def attempt_control(g: State, ref: RefId, player: PlayerId, clause: str, source: RefId = NOBODY) -> None:
    """A player is to gain control of a card; done if it changed."""
    done = perform_control(g, ref, player, clause, source)
    g.hand(Result(True, 1, (ref,)) if done else NOTHING_DONE)


def attempt_turn_over(g: State, ref: RefId, how: Turning, clause: str, source: RefId = NOBODY) -> None:
    """A card is to be turned over, up or down, healed or unsealed (1302, 303.2, 1024, 1130.3); handed on is
    the card if it was."""
    if g.derived.values_stale:
        refresh(g)
    if g.derived.active and concerned(g, TURNED):
        controller = g.table.objs[ref].controller
        _attempt_event(
            g, happenings.turned(card=ref, how=how, player=controller, amount=1, source=source, clause=clause)
        )
        return
    done = perform_turn_over(g, ref, how, clause, source)
    g.hand(Result(True, 1, (ref,)) if done else NOTHING_DONE)


def attempt_remove_damage(
    g: State, items: tuple[tuple[RefId, int], ...], clause: str, source: RefId = NOBODY
) -> None:
    """Damage is to be removed from cards at the same time, so much from each (1007.6); handed on is how much
    was."""
    if g.derived.values_stale:
        refresh(g)
    if g.derived.active and concerned(g, DID):
        applied = inherited(g)
        woulds: list[Would] = []
        for ref, n in items:
            event = happenings.did(
                what="damage removed",
                subject=ref,
                player=g.table.objs[ref].controller,
                amount=n,
                source=source,
                clause=clause,
            )
            woulds.append(would(event, applied))
        frame = GateFrame()
        frame.woulds = tuple(woulds)
        attempt(g, frame)
        return
    total = 0
    for ref, n in items:
        total += perform_remove_damage(g, ref, n, clause, source)
    g.hand(of_amount(total))


def attempt_weather(g: State, player: PlayerId, weather: str, source: RefId = NOBODY) -> None:
    """The weather of a player is to become one (1028.1); done if it was another before (104.3)."""
    if g.derived.values_stale:
        refresh(g)
    event = happenings.weather_changed(
        player=player, weather=weather, amount=1, source=source, clause="1028.1"
    )
    if weather_of(g, player) != weather and g.derived.active and concerned(g, WEATHER):
        _attempt_event(g, event)
        return
    if prohibition_of(g, would(event)):
        g.hand(NOTHING_DONE)
        return
    g.hand(of_amount(1 if perform_weather(g, player, weather, source) else 0))


def attempt_weather_for_a_time(g: State, player: PlayerId, weather: str, source: RefId) -> None:
    """The weather of a player is to become one for as long as an effect lasts, which the caller begins; done
    if nothing else happens instead (1028.1, 910.1)."""
    event = happenings.weather_changed(
        player=player, weather=weather, amount=1, source=source, clause="1028.1"
    )
    event.kinds = FOR_A_TIME
    attempt_amount(g, event)


def attempt_standing_weather(g: State) -> bool:
    """A continuous ability has begun to give a player weather: where that is replaced, something else
    happens, which is later than the ability and so counts (910.1, 1028.1b). Whether it was so."""
    before = g.memory.weathers
    for p in BOTH_PLAYERS if before and Replace in g.derived.active else ():
        giver = giver_of(g, p)
        weather = weather_of(g, p)
        if giver is None or giver.lasting or weather == before[p]:
            continue
        event = happenings.weather_changed(
            player=p, weather=weather, amount=1, source=giver.source, clause="1028.1"
        )
        event.kinds = FOR_A_TIME
        if applicable(g, would(event)):
            g.memory.weathers = tuple([weather if q == p else before[q] for q in BOTH_PLAYERS])
            _attempt_event(g, event)
            return True
    return False


def attempt_shuffle(g: State, player: PlayerId, zone: Zone, clause: str = "1021.1") -> None:
    """A player is to shuffle one of their decks."""
    perform_shuffle(g, player, zone, clause)
    g.hand(DONE)


# ---- the rest ------------------------------------------------------------------------------------------


def attempt_produce(
    g: State,
    player: PlayerId,
    bits: tuple[int, ...],
    source: RefId,
    only: SpendOnly | None = None,
    clause: str = "907.4",
    kinds: tuple[str, ...] = (),
) -> None:
    """A player is to get will from a card (907.4); handed on is how much. `kinds`: of the ability that was
    played for it."""
    if not bits:
        g.hand(NOTHING_DONE)
        return
    if g.derived.values_stale:
        refresh(g)
    if g.derived.active and concerned(g, WILL):
        frame = WillFrame()
        frame.woulds = (
            would(
                happenings.will_produced(
                    source=source, player=player, amount=len(bits), clause=clause, kinds=kinds
                ),
                inherited(g),
            ),
        )
        frame.bits = bits
        frame.only = only
        attempt(g, frame)
        return
    perform_will(g, player, bits, source, only, clause, kinds)
    g.hand(Result(True, len(bits)))


def attempt_amount(g: State, event: Event) -> None:
    """Something else would happen (dice, weather ...); handed on is its amount after replacing, 0 if it does
    not.

    The caller performs it.
    """
    if g.derived.values_stale:
        refresh(g)
    if g.derived.active and concerned(g, event.kind):
        _attempt_event(g, event)
        return
    g.hand(of_amount(event.amount))
