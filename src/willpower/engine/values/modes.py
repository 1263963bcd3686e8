"""Which options of "choose one" cannot be chosen now (903.2e)."""

from __future__ import annotations

from willpower.abilities.effects import Modes

from ..core.memory import modes_before
from ..core.objects import Ctx
from ..core.state import State
from .evaluate import holds


def barred_modes(g: State, modes: Modes, ctx: Ctx) -> tuple[int, ...]:
    """The numbers of the options that were chosen before, or that the text allows only if something is so."""
    before = modes_before(g, ctx.source, modes)
    if modes.only_if is not None and not holds(g, modes.only_if, ctx):
        return (*before, modes.only_which)
    return before
