"""Undoing a play that cannot be completed (readings 30): everything is as it was before."""

from __future__ import annotations

from willpower.abilities.ability import Ability, Activate
from willpower.abilities.symbols import GRAVEYARD, STANDBY

from .objects import ABILITY, COPY, NOBODY, Obj
from .play_frame import PlayFrame
from .state import State
from .zones import CEASED, MoveItem, cease, note_departure, perform_moves, put_in, take_out


def fail(g: State, f: PlayFrame) -> None:
    """It cannot be played: everything is as it was before (readings 30)."""
    if g.snapshot is not None and f.undo:
        snapshot = g.snapshot
        kind = "play" if f.ability is None else "activate"
        key = refused_key(g, snapshot, kind, f.ref, f.ability)
        g.become(snapshot)
        g.snapshot = None
        g.refused = (*g.refused, key)
        g.ret = 0
        return
    if f.chase != NOBODY:
        o = g.objs[f.chase]
        if o.kind in (ABILITY, COPY):
            cease(g, f.chase, "903.2j")
        elif o.became == -1:
            put_back(g, f, o)
    stop(g, f, 0)


def put_back(g: State, f: PlayFrame, o: Obj) -> None:
    """A card that could not be played goes back where it was (readings 30); automatic cards to the
    graveyard."""
    if f.auto:
        perform_moves(g, (MoveItem(o.id, GRAVEYARD, "rule", "906.6a"),))
        return
    take_out(g, o)
    dead = g.edit(o.id)
    dead.became = CEASED
    note_departure(g, dead)
    old = g.edit(f.ref)
    old.became = -1
    if old.zone == STANDBY:
        old.face_down = True
    put_in(g, old, "top")
    g.dirty = True
    g.watch_stale = True


def stop(g: State, f: PlayFrame, result: int) -> None:
    """Ends the frame."""
    g.pop()
    g.ret = result
    g.ret_refs = ()


def refused_key(
    g: State, before: State, kind: str, ref: int, ability: Ability | None
) -> tuple[str, int, int, str]:
    """The key of the option that led nowhere, so that it is not offered again in the same window."""
    index = 0
    if isinstance(ability, Activate):
        activates = before.objs[ref].chars.ab.activates
        for n, a in enumerate(activates):
            if a is ability:
                index = n
    return (kind, ref, index, "")
