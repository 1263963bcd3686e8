"""Restarting the game (1033): all cards go back to where they started, and the set-up begins again."""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import (
    CHANT,
    DECK,
    EXTRA_DECK,
    MAGIC_STONE,
    OUTSIDE,
    RULER,
    RULER_AREA,
    RUNE,
    RUNES,
    STONE_DECK,
    Zone,
)

from ..change.zones import new_object, note_arrival
from ..core import happenings
from ..core.frames import tell
from ..core.ids import BOTH_PLAYERS, CEASED, NO_PLAYER, PLAYER_REF, ObjId, PlayerId, RefId
from ..core.objects import CARD, still_itself
from ..core.repetition import LoopMarks
from ..core.stale import PLAY, RULES, WATCHERS, changed
from ..core.state import Player, State
from .setup import SetupFrame

_STARTS: Final = DECK | STONE_DECK | EXTRA_DECK | RUNES | OUTSIDE


def restart(
    g: State, controller: PlayerId, keep: tuple[RefId, ...] = (), first: PlayerId = NO_PLAYER
) -> None:
    """Ends the game as it is and sets up a new one with the same decks (1033.1).

    `controller` controls the effect and begins unless `first` says who does (1033.2); the cards in `keep`
    stay as they are (1033.3). All suspended work is gone afterwards, the caller's too: it must return at
    once.
    """
    begins = first if first >= 0 else controller
    tell(
        g,
        happenings.told(
            what="game restarts", subject=PLAYER_REF[controller], player=controller, clause="1033.1"
        ),
    )
    kept = tuple([g.table.objs[i].id for i in keep if i >= 0 and still_itself(g.table.objs[i])])
    cards = [o.id for o in g.table.objs if still_itself(o) and o.id not in kept]
    # Where each card starts is asked before anything moves.
    starts = [(i, starting_zone(g, i)) for i in cards if g.table.objs[i].kind == CARD]
    for i in cards:
        g.edit(i).became = CEASED  # tokens, copies and abilities vanish (readings 12)
    clear(g, kept)
    for i, zone in starts:
        old = g.edit(i)
        o = new_object(g, old.definition, old.owner, zone)
        o.serial = old.serial
        o.prev = i
        o.origin = old.zone
        o.face_down = zone == RUNES  # readings 12
        old.became = o.id
        p = g.edit_player(o.owner)
        p.zones[zone] = (*p.zones[zone], o.id)
        note_arrival(g, o)
    for i in kept:
        o = g.edit(i)
        o.damage = 0
        o.chars = o.base
    frame = SetupFrame()
    frame.fixed_first = begins
    frame.kept = kept
    g.work.stack.clear()
    g.work.shared_depth = 0
    g.work.stack.append(frame)


def starting_zone(g: State, ref: ObjId) -> Zone:
    """The zone a card starts in: that of the first object it was, else the one for its type (402)."""
    o = g.table.objs[ref]
    printed = g.definitions[o.definition].faces[0].types
    if printed & RULER:
        return RULER_AREA
    for old in g.table.objs:
        if old.serial == o.serial and old.kind == CARD:
            if old.zone & _STARTS:
                return old.zone
            break
    if printed & MAGIC_STONE:
        return STONE_DECK
    return RUNES if printed & RUNE and not printed & CHANT else DECK


def clear(g: State, kept: tuple[ObjId, ...]) -> None:
    """Forgets everything of the game that ended: zones, players, effects, the turn."""
    for n in BOTH_PLAYERS:
        fresh = Player()
        fresh.number = n
        fresh.writer = g.writer
        for zone, ids in g.table.players[n].zones.items():
            stay = tuple([i for i in ids if i in kept])
            if stay:
                fresh.zones[zone] = stay
        g.table.players[n] = fresh
    g.table.field = tuple([i for i in g.table.field if i in kept])
    g.table.chase = ()
    g.work.ctxs = {}
    g.work.pending = None
    g.turn.number = 0
    g.turn.phase = ""
    g.turn.step = ""
    g.turn.priority = NO_PLAYER
    g.turn.passes = 0
    g.table.battle = None
    g.table.lasting = ()
    g.table.delayed = ()
    g.work.waiting = ()
    g.work.refused = ()
    g.work.reveals = ()
    g.memory.happened = []
    g.memory.then = {}
    g.memory.loop_marks = LoopMarks()
    g.work.snapshot = None
    g.table.sources_outside_play = ()
    g.derived.active = {}
    g.derived.modified = ()
    changed(g, PLAY | WATCHERS | RULES)
