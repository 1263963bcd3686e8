"""What all frames use: asking a player, telling what happened, the frame at the bottom."""

from __future__ import annotations

from .decisions import Decision, Option
from .loop_marks import offered
from .objects import Event
from .state import Frame, State


def ask(
    g: State,
    player: int,
    kind: str,
    options: tuple[Option, ...],
    clause: str,
    prompt: str = "",
    source: int = -9,
) -> None:
    """Puts a question to a player; a single option is taken silently."""
    assert options, f"no options for {kind} ({clause})"
    if "ban" in g.memory.loop_marks:
        options = offered(g, player, kind, options)  # 1301.1a
    if len(options) == 1:
        g.top().answer(g, options[0])
        return
    g.work.pending = Decision(player, kind, options, clause, prompt, source)


def tell(g: State, event: Event) -> None:
    """Writes an event into the log and nothing else."""
    g.memory.log_chunk.append(event)


class BottomFrame(Frame):
    """Lies below work that is begun by itself and not by a game: when it is stepped, the work is done."""

    __slots__ = ()

    def step(self, g: State) -> None:
        """Ends the loop."""
        g.over = True
