"""The engine's loop: frames step until somebody must decide or the game is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .decisions import Decision, Option
from .errors import BoundReached
from .loop_marks import offered
from .objects import Event
from .state import Frame, State

# More steps than any honest game makes between two decisions; reaching it is an error, never a silent stop.
STEP_BOUND: Final = 200_000
CHECKS: Final[list[Callable[[State], None]]] = []  # what the debug mode does after each step (recomputing.py)


def run(g: State) -> None:
    """Lets the game go on until a decision is pending or it is over."""
    steps = 0
    stack = g.work.stack
    at_once = g.edition.zero_life_loses == "at once" or g.edition.deck_out == "at once"
    while g.work.pending is None and not g.over:
        i = len(stack) - 1
        if i < g.work.shared_depth:
            g.top().step(g)
        else:
            stack[i].step(g)
        stack = g.work.stack
        if at_once:
            lose_now(g)
        for check in CHECKS:
            check(g)
        steps += 1
        if steps > STEP_BOUND:
            raise BoundReached(f"{STEP_BOUND} steps without a decision")


def lose_now(g: State) -> None:
    """Where an edition does not wait for the rule processes, a player without life loses at once."""
    from ..procedures.rule_processes import lose_at_once  # it uses frames

    lose_at_once(g)


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
