"""Looking back at an event of this turn: its cards as they were then, where that was remembered (911.1)."""

from __future__ import annotations

from ...core.ids import RefId
from ...core.objects import NO_WRITER, Obj
from ...core.state import State
from .core import freshen

Present = list[tuple[RefId, Obj]]  # what to put back afterwards


def look_back(g: State, place: int) -> Present:
    """Puts the cards of the event at that place of this turn's memory into the table as they were, under the
    control of who had them; `look_up` puts them back. In between nothing may be written."""
    present: Present = []
    if not g.memory.then:
        return present
    if g.derived.values_stale:
        freshen(g)
    objs = g.table.objs
    for then in g.memory.then.get(place, ()):
        o = objs[then.ref]
        if o.chars is not then.chars or o.controller != then.controller:
            present.append((then.ref, o))
            past = o.copy(NO_WRITER)
            past.chars = then.chars
            past.controller = then.controller
            objs[then.ref] = past
    return present


def look_up(g: State, present: Present) -> None:
    """Puts the cards back as they are."""
    for ref, o in present:
        g.table.objs[ref] = o
