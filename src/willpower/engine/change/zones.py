"""Zones and moving between them (302, 304-316, 1303.3a): performing, without asking whether it may be.

Everything that moves goes through `perform_moves`; what may stop or change a move is the gate's business.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import BreakAbility
from willpower.abilities.symbols import (
    CHASE,
    DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    IN_PLAY,
    ITEMS,
    J_RULER,
    LIFEBREAK,
    NO_ZONE,
    REMOVED,
    RULER,
    RULER_AREA,
    STANDBY,
    STONE_DECK,
    Zone,
)

from ..core import happenings
from ..core.ids import CEASED, NO_PLAYER, NOBODY, UNDETERMINED, ObjId, PlayerId, RefId
from ..core.objects import (
    ABILITY,
    ASTRAL,
    AWAKENED,
    BREAK,
    CARD,
    COPIED,
    COPY,
    JUDGMENT,
    REMNANT,
    SHOWS_SOURCE,
    TOKEN,
    TORRENT,
    WAS_ATTACKING,
    WAS_BLOCKING,
    Event,
    Note,
    Obj,
    still_itself,
)
from ..core.stale import CHASES, COMING_BITS, PLACE_BITS, PLAY, REVEALING, RULES, SOURCES, WATCHERS, changed
from ..core.state import State
from ..values.lasting import entered, source_left
from .lasting_effects import follow_awakening, follow_torrent
from .movement_limits import destination, has_one_of_the_name, movement_clause, wrong_in_standby
from .triggers import emit_moves, watchers_for_moves

PILES: Final = DECK | STONE_DECK | GRAVEYARD | LIFEBREAK  # zones with a top (304.2, 305.2, 309.2)
SHARED: Final = FIELD | CHASE
SEEN: Final = FIELD | RULER_AREA | ITEMS  # where continuous effects find cards unless they say otherwise


class MoveItem:
    """One card that is to move. A value: changed copies are made with `changed`. Whose field it comes to is
    whose control it comes under (307.8b)."""

    __slots__ = (
        "attacking",
        "cause",
        "clause",
        "controller",
        "counters",
        "face",
        "face_down",
        "host",
        "nth",
        "ordered",
        "place",
        "player",
        "ref",
        "rested",
        "source",
        "to",
        "zone_of",
    )

    def __init__(
        self,
        ref: RefId = NOBODY,
        to: Zone = NO_ZONE,
        cause: str = "put",
        clause: str = "",
        place: str = "top",
        controller: PlayerId = NO_PLAYER,
        rested: bool = False,
        face_down: bool = False,
        face: int = UNDETERMINED,
        counters: tuple[tuple[str, int], ...] = (),
        host: RefId = NOBODY,
        source: RefId = NOBODY,
        player: PlayerId = NO_PLAYER,
        attacking: bool = False,
        nth: int = 0,
        ordered: bool = False,
    ) -> None:
        self.ref = ref
        self.to = to
        self.cause = cause
        self.clause = clause
        self.place = place
        self.controller = controller
        self.rested = rested
        self.face_down = face_down
        self.face = face
        self.counters = counters
        self.host = host
        self.source = source
        self.player = player
        self.attacking = attacking
        self.nth = nth
        self.ordered = ordered  # its place among cards that come together is decided (302.4)
        self.zone_of: PlayerId = NO_PLAYER  # whose hand, deck or graveyard a text names, where it can (302.6)

    def copy(self) -> MoveItem:
        """A changeable copy."""
        made = MoveItem(
            self.ref,
            self.to,
            self.cause,
            self.clause,
            self.place,
            self.controller,
            self.rested,
            self.face_down,
            self.face,
            self.counters,
            self.host,
            self.source,
            self.player,
            self.attacking,
            self.nth,
            self.ordered,
        )
        made.zone_of = self.zone_of
        return made


def take_out(g: State, o: Obj) -> None:
    """Takes an object off the list of its zone."""
    # Sliced by hand: comprehensions are calls, and every move comes through here.
    zone = o.zone
    if zone == FIELD:
        pile = g.table.field
        if o.id in pile:
            n = pile.index(o.id)
            g.table.field = pile[:n] + pile[n + 1 :]
    elif zone == CHASE:
        pile = g.table.chase
        if o.id in pile:
            n = pile.index(o.id)
            g.table.chase = pile[:n] + pile[n + 1 :]
    else:
        zones = g.edit_player(o.controller).zones
        pile = zones.hand if zone == HAND else zones.deck if zone == DECK else zones[zone]
        if o.id in pile:
            n = pile.index(o.id)
            pile = pile[:n] + pile[n + 1 :]
            if zone == HAND:
                zones.hand = pile
            elif zone == DECK:
                zones.deck = pile
            else:
                zones[zone] = pile


def put_in(g: State, o: Obj, place: str, nth: int = 0) -> None:
    """Puts an object on the list of its zone."""
    g.derived.version += 1
    zone = o.zone
    if zone == FIELD:
        g.table.field = (*g.table.field, o.id)
    elif zone == CHASE:
        g.table.chase = (*g.table.chase, o.id)
    else:
        zones = g.edit_player(o.controller).zones
        if zone == HAND:
            zones.hand = (*zones.hand, o.id)
        elif not zone & PILES or place == "bottom":
            zones[zone] = (*zones[zone], o.id)
        elif place == "nth":
            pile = zones[zone]
            zones[zone] = (*pile[:nth], o.id, *pile[nth:])
        elif zone == GRAVEYARD:
            zones.graveyard = (o.id, *zones.graveyard)  # 309.2
        else:
            zones[zone] = (o.id, *zones[zone])


def new_object(g: State, definition: int, owner: PlayerId, zone: Zone, kind: int = CARD) -> Obj:
    """A new object, not yet on the list of its zone."""
    o = Obj()
    o.id = g.next_object()
    o.writer = g.writer
    o.kind = kind
    o.definition = definition
    o.owner = owner
    o.controller = owner
    o.home = owner
    o.zone = zone
    o.since = g.turn.serial
    o.entered = g.turn.serial
    o.stamp = g.table.stamp
    g.table.stamp += 1
    if kind != ABILITY and kind != JUDGMENT and kind != BREAK:
        o.base = g.definitions[definition].faces[0]
        o.chars = o.base
    g.table.objs.append(o)
    return o


def note_arrival(g: State, o: Obj) -> None:
    """Mark as stale what depends on an object being where it is now."""
    ab = o.chars.ab
    if o.zone & SEEN:
        what = COMING_BITS[o.chars.types] | RULES
        if ab.continuous or ab.conditional or o.counters or o.marks & ASTRAL or g.rulings.host_has_abilities:
            what |= PLAY
        if ab.will_mask or ab.will_others:
            what |= SOURCES
    else:
        what = PLACE_BITS[o.zone]
        if o.zone == CHASE and (ab.everywhere or ab.zones & CHASE):
            what |= PLAY
    if ab.automatics or (ab.waits and o.zone & (HAND | STANDBY)):
        what |= WATCHERS
    if (ab.everywhere or ab.zones & o.zone) and not o.zone & IN_PLAY:
        g.table.sources_outside_play = (*g.table.sources_outside_play, o.id)
        what |= PLAY | WATCHERS
    changed(g, what)


def note_departure(g: State, o: Obj) -> None:
    """Mark as stale what depended on an object that leaves."""
    ab = o.chars.ab
    if o.zone & SEEN:
        what = COMING_BITS[o.chars.types | o.base.types] | RULES
        if ab.continuous or ab.conditional or o.marks & ASTRAL or g.rulings.host_has_abilities:
            what |= PLAY
        if ab.will_mask or ab.will_others:
            what |= SOURCES
    else:
        what = PLACE_BITS[o.zone]
        if o.zone == CHASE and (ab.everywhere or ab.zones & CHASE):
            what |= PLAY
    if o.chars is not o.base:
        what |= PLAY
    if ab.automatics or (ab.waits and o.zone & (HAND | STANDBY)):
        what |= WATCHERS
    if (ab.everywhere or ab.zones & o.zone) and o.id in g.table.sources_outside_play:
        g.table.sources_outside_play = tuple([i for i in g.table.sources_outside_play if i != o.id])
        what |= PLAY | WATCHERS
    changed(g, what)


def _move_one(g: State, item: MoveItem) -> ObjId:
    """Moves one card; the id it has afterwards, or nobody if it did not move. It is a new object without
    counters (1022.3)."""
    old = g.table.objs[item.ref]
    if old.became != NOBODY:
        return NOBODY
    # 316.1: only the judgment process takes a ruler to the field.
    to = item.to if item.cause == "judged" else destination(g, old, item.to)
    if not to:
        return NOBODY
    origin = old.zone
    if to == FIELD and g.edition.one_field_addition_per_name and origin != FIELD:
        if has_one_of_the_name(g, item.controller if item.controller >= 0 else old.owner, old.chars):
            if origin != CHASE:
                return NOBODY
            to = GRAVEYARD  # it cannot be put there, and a spell that has resolved is over (1406.1a)
    if origin == STANDBY and g.edition.wrong_standby_card == "loses the game":
        if to & (GRAVEYARD | FIELD | REMOVED) and not item.face_down and wrong_in_standby(old):
            g.edit_player(old.owner).lost = "B8"  # who put it there loses when it is found
    if old.kind == CARD and origin & IN_PLAY and to & IN_PLAY:
        if g.definitions[old.definition].faces[0].types & RULER:
            return _move_ruler(g, item, to)
    note_departure(g, old)
    take_out(g, old)
    old = g.edit(item.ref)
    if g.table.battle is not None:
        old.marks |= marks_of_battle(g, old.id)
    new = _moved_object(g, item, old, to)
    old.became = new.id
    g.table.objs.append(new)
    # Tokens and copies cease to exist when they leave (1303.3a, 1017.1a, readings 14).
    if (old.kind == TOKEN and to != origin) or (old.kind == COPY and not (origin == CHASE and to == FIELD)):
        if not (old.kind == COPY and to == CHASE):
            new.became = CEASED
    if new.became == NOBODY:
        put_in(g, new, item.place, item.nth)
        note_arrival(g, new)
        if to == FIELD and new.memory:
            entered(g, old.id, new.id)
    if origin == FIELD:
        _release_additions(g, old.id)
        if g.table.lasting:
            source_left(g, old.id)
    return new.id


def _moved_object(g: State, item: MoveItem, old: Obj, to: Zone) -> Obj:
    """Make the new object that a card is in the zone it moves to (302.3)."""
    origin = old.zone
    new = Obj()
    new.id = g.next_object()
    new.writer = g.writer
    new.kind = old.kind
    new.definition = old.definition
    new.owner = old.owner
    new.serial = old.serial
    new.zone = to
    new.origin = origin
    new.prev = old.id
    # Which side is up: 1302.2f-i, 1302.3e-i; a card being played or resolving keeps the side chosen.
    face = item.face
    if face < 0:
        face = old.face if origin == CHASE and to == FIELD else 0
    new.face = face
    new.base = g.definitions[old.definition].faces[face] if old.kind != ABILITY else old.base
    new.chars = new.base
    if to & (FIELD | RULER_AREA | ITEMS | CHASE):
        new.controller = item.controller if item.controller >= 0 else old.owner
    else:
        # 302.5, 302.6; where a text may name another's zone, the player whose zone it is.
        new.controller = item.zone_of if item.zone_of >= 0 else old.owner
    new.home = new.controller
    new.rested = item.rested and bool(to & (FIELD | RULER_AREA))  # 303.1b
    new.face_down = item.face_down or to == STANDBY
    new.since = g.turn.serial
    new.entered = g.turn.serial
    new.stamp = g.table.stamp
    g.table.stamp += 1
    if to & IN_PLAY:
        if item.counters:
            new.counters = dict(item.counters)
        new.host = item.host
        if origin == CHASE:
            new.marks = old.marks & (AWAKENED | TORRENT)
            new.x = old.x
        new.memory = old.memory  # what was chosen for it as it enters (909.5)
    elif to == CHASE:
        new.marks = old.marks & ~(AWAKENED | REMNANT | WAS_ATTACKING | WAS_BLOCKING)
    elif to == ITEMS:
        new.host = item.host
    return new


def _move_ruler(g: State, item: MoveItem, to: Zone) -> ObjId:
    """A ruler or J-ruler between field and ruler area: the same card, orientation, counters and what
    is attached to it kept (302.3, 1032.3)."""
    old = g.table.objs[item.ref]
    note_departure(g, old)
    origin = old.zone
    if to != origin:
        take_out(g, old)
    if origin == FIELD and to == RULER_AREA:
        remember_j_ruler(g, old)
    o = g.edit(item.ref)
    definition = g.definitions[o.definition]
    o.zone = to
    o.origin = origin
    if item.face >= 0:
        o.face = item.face
    elif to == RULER_AREA and o.face > 0 and g.edition.j_ruler_destroyed != "ruler with astral counter":
        o.marks |= ASTRAL  # sent away from the field it is lost as when it is destroyed (316.2, 308.5)
    elif to == RULER_AREA:
        o.face = 0
    o.base = definition.faces[o.face]
    o.chars = o.base
    if to == FIELD and item.controller >= 0:
        o.controller = item.controller
    if to == FIELD and item.rested:
        o.rested = True  # an effect says so (909.5, 104.1)
    if to == RULER_AREA:
        o.controller = o.owner
    o.home = o.controller
    if to == RULER_AREA and g.edition.j_ruler_damage != "kept":
        o.damage = 0  # 1007.7
    if to != origin:
        put_in(g, o, "top")
        o.since = g.turn.serial
        o.entered = g.turn.serial
    o.stamp = g.tick()
    if item.counters:
        counters = dict(o.counters or {})
        for name, n in item.counters:
            counters[name] = counters.get(name, 0) + n
        o.counters = counters
    if to == RULER_AREA:
        # Where rulers bear additions in their area too, those go only when the card is destroyed or banished,
        # also where it lies (1010.2, 1406.2a).
        if item.cause in ("destroyed", "banished") or (origin == FIELD and not g.edition.addition_on_ruler):
            _release_additions(g, o.id)
    changed(g, PLAY | WATCHERS | RULES)
    return o.id


def marks_of_battle(g: State, ref: ObjId) -> int:
    """What a card that leaves did in the battle, which will not remember it (803.5a, 804.4a, 911.1)."""
    b = g.table.battle
    if b is None:
        return 0
    return WAS_ATTACKING if b.attacker == ref else WAS_BLOCKING if b.blocker == ref else 0


def remember_j_ruler(g: State, o: Obj) -> None:
    """Keeps what a J-ruler was in the field, as a last object of its own: it goes on as the same card, but
    whether a J-ruler left or was destroyed is asked of that (911.1)."""
    was = o.copy(g.writer)
    was.id = g.next_object()
    was.became = o.id
    was.marks |= marks_of_battle(g, o.id)
    g.table.objs.append(was)


def _release_additions(g: State, host: ObjId) -> None:
    """Additions on a card that left are on nothing any more; rule processes see to the rest (1406.4a,
    1121.4)."""
    for i in g.table.field:
        if g.table.objs[i].host == host:
            o = g.edit(i)
            o.host = NOBODY
            # What it was on is asked for by its abilities (911.1), and what became of that by older editions.
            o.memory = (*[note for note in o.memory if note.kind != "host"], Note("host", host))
            changed(g, PLAY | RULES)


def perform_moves(g: State, items: tuple[MoveItem, ...]) -> tuple[ObjId, ...]:
    """Moves cards at the same time. The refs of those that moved, as they are now."""
    before = watchers_for_moves(g)
    moved: list[ObjId] = []
    events: list[Event] = []
    for item in items:
        ref = item.ref
        o = g.table.objs[ref]
        origin = o.zone
        who = o.controller
        new = _move_one(g, item)
        if new < 0:
            if still_itself(o) and o.zone != item.to and o.zone & IN_PLAY:
                why = movement_clause(g, o)
                g.memory.log_chunk.append(
                    happenings.told(
                        what="does not move", subject=ref, player=who, source=item.source, clause=why
                    )
                )
            continue
        moved.append(new)
        n = g.table.objs[new]
        left = ref
        if new == ref and origin == FIELD and n.zone == RULER_AREA:
            left = g.table.objs[-1].id  # what it was there (`remember_j_ruler`)
        if n.marks & AWAKENED and origin == CHASE and n.zone == FIELD and o.ctx in g.work.ctxs:
            follow_awakening(g, new, g.work.ctxs[o.ctx])  # 1109.2: it comes with the text, [Enter] and all
        if n.marks & TORRENT and origin == CHASE and n.zone == FIELD:
            follow_torrent(g, new)
        events.append(
            happenings.moved(
                card=new,
                old=left,
                origin=origin,
                to=n.zone,
                cause=item.cause,
                player=item.player if item.player >= 0 else who,
                source=item.source,
                clause=item.clause,
            )
        )
    if len(events) > 1:
        hide_order(events)
    if events:
        emit_moves(g, events, before)
    return tuple(moved)


def hide_order(events: list[Event]) -> None:
    """Cards that come to a deck together are told in an order that does not give away theirs (302.4)."""
    places = [n for n, event in enumerate(events) if event.to & (DECK | STONE_DECK | LIFEBREAK)]
    told = sorted([(events[n].old, n) for n in places])
    if len(places) > 1:
        now = list(events)
        for place, (_, n) in zip(places, told, strict=True):
            events[place] = now[n]


def cease(g: State, ref: RefId, clause: str) -> None:
    """Takes an ability, judgment or copy off the chase, or erases a token (903.3b, 1012.1, 1303.3)."""
    o = g.table.objs[ref]
    if o.became != NOBODY:
        return
    take_out(g, o)
    o = g.edit(ref)
    o.became = CEASED
    if o.zone & IN_PLAY:
        note_departure(g, o)
    if o.marks & SHOWS_SOURCE and still_itself(g.table.objs[o.source]):
        g.edit(o.source).revealed = False  # 905.2a
        changed(g, REVEALING)
    changed(g, RULES | CHASES)


def stays_in_standby(o: Obj) -> bool:
    """Whether something on the chase is the spell of a card that has stayed in standby (708.4)."""
    return o.kind == COPY and o.origin == STANDBY and o.prev >= 0


def out_of_standby(g: State, items: tuple[MoveItem, ...]) -> tuple[MoveItem, ...]:
    """Where a spell is to move whose card has stayed in standby, the card itself moves from there, and its
    spell is no longer on the chase (708.4)."""
    out: list[MoveItem] = []
    for item in items:
        o = g.table.objs[item.ref] if item.ref >= 0 else None
        if o is not None and stays_in_standby(o) and o.zone == CHASE:
            if still_itself(o) and still_itself(g.table.objs[o.prev]):
                cease(g, o.id, item.clause)
                item = item.copy()
                item.ref = o.prev
        out.append(item)
    return tuple(out)


def broken_cards(g: State, gone: tuple[RefId, ...]) -> tuple[MoveItem, ...]:
    """The moves of cards whose [Break] ability has left the chase: from the removed area to the graveyard
    (1415.1d-iii)."""
    items: list[MoveItem] = []
    for ref in gone:
        o = g.table.objs[ref]
        if o.became != NOBODY and stays_in_standby(o):
            if still_itself(g.table.objs[o.prev]):  # it was played out of standby and stayed there (708.4)
                items.append(MoveItem(o.prev, GRAVEYARD, "resolved", "703.3", player=o.controller))
        elif o.became != NOBODY and isinstance(o.ability, BreakAbility) and not o.marks & COPIED:
            card = g.table.objs[o.source]
            if still_itself(card) and card.zone & (REMOVED | LIFEBREAK):
                items.append(MoveItem(o.source, GRAVEYARD, "rule", "1415.1d-iii", player=o.controller))
    return tuple(items)


def is_spell(o: Obj) -> bool:
    """Whether an object on the chase is a card there (312.3)."""
    return o.zone == CHASE and o.kind != ABILITY and o.kind != JUDGMENT and o.kind != BREAK


def printed_j_ruler(o: Obj) -> bool:
    """Whether it is a J-ruler now."""
    return bool(o.chars.types & J_RULER)
