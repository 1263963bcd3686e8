"""Performing instructions: `execute`, and the table of what performs which (908.1)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.effects import Effect

from ..change.effect_frame import EXECUTORS, ExecFrame, Instruction
from ..core.ids import CtxId
from ..core.state import State
from . import (
    chase,
    control,
    counters,
    damage,
    game,
    hidden,
    lasting,
    moves,
    possible,
    states,
    tokens,
    triggering,
    words,
)

_TABLES: Final[tuple[dict[type[Effect], Instruction], ...]] = (
    control.TABLE,
    lasting.TABLE,
    moves.TABLE,
    hidden.TABLE,
    states.TABLE,
    counters.TABLE,
    damage.TABLE,
    chase.TABLE,
    triggering.TABLE,
    tokens.TABLE,
    words.TABLE,
    game.TABLE,
)

LOADED: Final = (possible,)  # whether an instruction could do anything

for _table in _TABLES:
    EXECUTORS.update(_table)


def execute(g: State, effect: Effect, ctx_id: CtxId) -> None:
    """Lets an effect be performed in a context: pushes its frame, which hands on what it did."""
    frame = ExecFrame()
    frame.node = effect
    frame.ctx = ctx_id
    frame.root = True
    g.work.stack.append(frame)
