"""Performing instructions: `execute`, and the table of what performs which (908.1)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.effects import Effect

from ..change.effect_frame import EXECUTORS, ExecFrame, Executor
from ..core.state import State
from . import (
    chase as execute_chase,
)
from . import (
    control as execute_control,
)
from . import (
    damage as execute_damage,
)
from . import (
    game as execute_game,
)
from . import (
    hidden as execute_hidden,
)
from . import (
    lasting as execute_lasting,
)
from . import (
    moves as execute_moves,
)
from . import (
    possible as execute_possible,
)
from . import (
    states as execute_states,
)
from . import (
    tokens as execute_tokens,
)
from . import (
    words as execute_words,
)

_TABLES: Final[tuple[dict[type[Effect], Executor], ...]] = (
    execute_control.TABLE,
    execute_lasting.TABLE,
    execute_moves.TABLE,
    execute_hidden.TABLE,
    execute_states.TABLE,
    execute_damage.TABLE,
    execute_chase.TABLE,
    execute_tokens.TABLE,
    execute_words.TABLE,
    execute_game.TABLE,
)

LOADED: Final = (execute_possible,)  # whether an instruction could do anything

for _table in _TABLES:
    EXECUTORS.update(_table)


def execute(g: State, effect: Effect, ctx_id: int) -> None:
    """Lets an effect be performed in a context: pushes its frame, which hands on what it did."""
    frame = ExecFrame()
    frame.node = effect
    frame.ctx = ctx_id
    frame.root = True
    g.work.stack.append(frame)
