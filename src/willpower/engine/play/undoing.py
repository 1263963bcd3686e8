"""Undoing a play that cannot be completed (readings 30): everything is as it was before."""

from __future__ import annotations

from willpower.abilities.ability import Ability, Activate
from willpower.abilities.symbols import GRAVEYARD, HIDDEN, RUNES, STANDBY

from ..change.gate import attempt_moves
from ..change.zones import MoveItem, cease, note_arrival, note_departure, put_in, take_out
from ..core import happenings
from ..core.ids import CEASED, NOBODY, RefId
from ..core.objects import ABILITY, BREAK, COPY, Obj, still_itself
from ..core.results import NOTHING_DONE
from ..core.stale import PLAY, REVEALING, changed
from ..core.state import State
from .play_frame import PlayFrame


def remember(g: State, f: PlayFrame) -> None:
    """Keeps the game as it is before a play that might not be completed. Plays within plays remember too."""
    snapshot = g.clone()
    snapshot.pop()
    g.work.shared_depth = len(g.work.stack) - 1  # this frame is in no other game
    g.work.snapshot = snapshot
    f.undo = True


def forget(g: State, f: PlayFrame) -> None:
    """The play was completed."""
    if f.undo:
        assert g.work.snapshot is not None
        g.work.snapshot = g.work.snapshot.work.snapshot
        f.undo = False


def fail(g: State, f: PlayFrame) -> None:
    """It cannot be played: everything is as it was before (readings 30); an automatic card goes to the
    graveyard (708.3a)."""
    if f.undo:
        snapshot = g.work.snapshot
        assert snapshot is not None
        kind = "play" if f.ability is None else "activate"
        key = refused_key(g, snapshot, kind, f.ref, f.ability)
        g.become(snapshot)
        g.work.refused = (*g.work.refused, key)
        g.hand(NOTHING_DONE)
    else:
        if f.chase != NOBODY:
            take_back(g, f)
        stop(g)
        kind = "play" if f.ability is None else "activate"
        g.work.refused = (*g.work.refused, refused_key(g, g, kind, f.ref, f.ability))
    if f.auto and f.ability is not None:
        g.memory.log_chunk.append(
            happenings.told(
                what="cannot be played", subject=f.ref, player=f.player, source=f.ref, clause="603.3"
            )
        )
    if f.auto and f.ability is None and still_itself(g.table.objs[f.ref]):
        if g.edition.unplayable_triggered_card != "graveyard":
            return  # it stays where it is
        attempt_moves(g, (MoveItem(f.ref, GRAVEYARD, "rule", "708.3a"),))


def take_back(g: State, f: PlayFrame) -> None:
    """Takes what could not be played off the chase."""
    o = g.table.objs[f.chase]
    if o.kind == ABILITY or o.kind == BREAK:
        cease(g, f.chase, "903.2j")
        if g.table.objs[f.ref].zone & HIDDEN:
            g.edit(f.ref).revealed = False
            changed(g, REVEALING)
    elif o.kind == COPY:
        cease(g, f.chase, "903.2j")
        if f.origin == RUNES:
            g.edit(f.ref).revealed = False  # readings 9
            changed(g, PLAY)
    elif still_itself(o):
        put_back(g, f, o)


def put_back(g: State, f: PlayFrame, o: Obj) -> None:
    """A card that could not be played goes back where it was (readings 30)."""
    take_out(g, o)
    dead = g.edit(o.id)
    dead.became = CEASED
    note_departure(g, dead)
    old = g.edit(f.ref)
    old.became = NOBODY
    if old.zone == STANDBY:
        old.face_down = True
    put_in(g, old, "top")
    note_arrival(g, old)
    if old.chars is not old.base:
        old.chars = old.base  # what changed it is applied anew: nobody has kept count while it was away
        changed(g, PLAY)


def stop(g: State) -> None:
    """Ends the frame of something that is not played."""
    g.finish(NOTHING_DONE)


def refused_key(
    g: State, before: State, kind: str, ref: RefId, ability: Ability | None
) -> tuple[str, RefId, int, str]:
    """The key of the option that led nowhere, so that it is not offered again in the same window."""
    index = 0
    if isinstance(ability, Activate):
        activates = before.table.objs[ref].chars.ab.activates
        for n, a in enumerate(activates):
            if a is ability:
                index = n
    return (kind, ref, index, "")
