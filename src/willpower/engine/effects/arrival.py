"""Whether cards went where an instruction sends them, or elsewhere instead (910.1)."""

from __future__ import annotations

from willpower.abilities.symbols import GONE, GRAVEYARD, RULER_AREA, Zone

from ..change.effect_frame import ExecFrame
from ..change.movement_limits import destination
from ..core.ids import RefId
from ..core.state import State


def came_there(g: State, ref: RefId, to: Zone) -> bool:
    """Whether a card that moved went where it was told to, and not elsewhere instead: then it was not put
    there at all (910.1). A ruler that is sent away goes to its area (316.2)."""
    o = g.table.objs[ref]
    if o.zone == to or o.zone == RULER_AREA:
        return True
    return destination(g, g.table.objs[o.prev] if o.prev >= 0 else o, to) == o.zone


def buried(g: State, f: ExecFrame) -> tuple[RefId, ...]:
    """The cards that went to a graveyard, as destroying, banishing and discarding say (1010.1, 1011.1,
    1019.1). A cost is paid wherever they went."""
    if f.paying:
        return f.result.refs
    return tuple(
        [ref for ref in f.result.refs if g.table.objs[ref].zone == GONE or came_there(g, ref, GRAVEYARD)]
    )
