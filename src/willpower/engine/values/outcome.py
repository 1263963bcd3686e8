"""What all continuous effects have come to: values rounded (909.1i), characteristics compared."""

from __future__ import annotations

from ..core.objects import Chars
from ..core.state import State
from .continuous import Work


def round_up(work: Work) -> None:
    """Values that are no multiples of a hundred are rounded up (909.1i)."""
    for c in work.touched.values():
        if c.atk is not None and c.atk % 100:
            c.atk = -(-c.atk // 100) * 100
        if c.defense is not None and c.defense % 100:
            c.defense = -(-c.defense // 100) * 100


def alike(a: Chars, b: Chars) -> bool:
    """Whether characteristics are the same, apart from abilities, ATK and DEF."""
    return (
        a.names == b.names
        and a.types == b.types
        and a.general == b.general
        and a.races == b.races
        and a.attributes == b.attributes
        and a.stones == b.stones
        and a.subtypes == b.subtypes
        and a.cost == b.cost
        and a.need == b.need
        and a.total == b.total
        and a.divinity == b.divinity
    )


def undo(g: State, work: Work) -> None:
    """Cards are as printed again."""
    for ref in work.touched:
        g.edit(ref).chars = g.table.objs[ref].base
