"""Turning cards over, face up and face down, healing, unsealing (303.2, 1024, 1030, 1130.3, 1302, 1304)."""

from __future__ import annotations

from typing import Final, Literal, assert_never

from willpower.abilities.symbols import ANY_RULER
from willpower.abilities.words import SideTurn

from ..core import happenings
from ..core.ids import NOBODY, RefId
from ..core.objects import ASTRAL, UNSEALED, Obj, still_itself
from ..core.stale import PLAY, RULES, WATCHERS, changed
from ..core.state import State
from .triggers import emit
from .zones import note_arrival, note_departure

# "judged": a first form becomes its second by a judgment (1304.5a).
Turning = Literal[SideTurn, "heal", "judged"]

CLAUSES: Final[dict[Turning, str]] = {
    "shift": "1117.2a",
    "future": "1302.2c",
    "past": "1302.2c",
    "invert": "1030.1",
    "hope": "1302.3c",
    "second form": "1304.5a",
    "judged": "1304.5a",
    "face up": "303.2",
    "face down": "303.2",
    "unseal": "1130.3a",
    "heal": "1024.1",
}
TURNINGS: Final[dict[str, Turning]] = {how: how for how in CLAUSES}


def can_turn(g: State, ref: RefId, how: Turning) -> bool:
    """Whether a card can be turned so: it has that side, and another is up (104.2, 104.3)."""
    o = g.table.objs[ref]
    if not still_itself(o):
        return False
    definition = g.definitions[o.definition]
    if how == "shift" or how == "future":  # 1117.2a, 1302.2c; only its own ability is "to shift"
        return definition.shift and o.face == 0
    if how == "past":  # 1302.2c
        return definition.shift and o.face == 1
    if how == "invert":  # 1030.1, 1030.2
        return definition.inverse and o.face == 0
    if how == "hope":  # 1302.3c
        return definition.inverse and o.face == 1
    if how == "second form":  # 1304.5a
        return o.face == 1 and len(definition.faces) > 2
    if how == "judged":
        return o.face + 1 < len(definition.faces)
    if how == "face up":
        return o.face_down
    if how == "face down":  # 303.2a
        return not o.face_down and not o.base.types & ANY_RULER
    if how == "unseal":  # 1130.3a, 1130.3a-i
        return not o.marks & UNSEALED
    if how == "heal":  # 1024.1
        return bool(o.marks & ASTRAL)
    assert_never(how)


def perform_turn_over(g: State, ref: RefId, word: str, clause: str, source: RefId = NOBODY) -> bool:
    """Turn, heal or unseal a card that can be. Returns whether it was."""
    how = TURNINGS[word]
    if not can_turn(g, ref, how):
        return False
    o = g.table.objs[ref]
    if how == "face up" or how == "face down":
        o = g.edit(ref)
        o.face_down = how == "face down"
        o.revealed = False
        changed(g, PLAY | WATCHERS)
    elif how == "unseal":
        g.edit(ref).marks = o.marks | UNSEALED
        changed(g, PLAY | WATCHERS)
    elif how == "heal":
        g.edit(ref).marks = o.marks & ~ASTRAL
        changed(g, PLAY)
    else:
        _show_side(g, o, how)
    emit(g, happenings.turned(card=ref, how=how, player=o.controller, source=source, clause=clause))
    return True


def _show_side(g: State, o: Obj, how: Turning) -> None:
    """Turn a card to another of its sides; it stays the same card (1302.2c, 1302.3c, 1304.6), with the
    information of the side that is up (1302.2e, 1302.3d)."""
    note_departure(g, o)
    face = 0 if how == "past" or how == "hope" else o.face + 1
    o = g.edit(o.id)
    o.face = face
    o.base = g.definitions[o.definition].faces[face]
    o.chars = o.base
    o.stamp = g.tick()  # the abilities of that side become active now (909.3b)
    changed(g, PLAY | WATCHERS | RULES)
    note_arrival(g, o)
