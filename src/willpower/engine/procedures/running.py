"""The engine's loop: frames step until somebody must decide or the game is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..change.ending import lose_at_once
from ..core.bounds import MOST_STEPS, bounded
from ..core.state import State
from . import starting as _starting

LOADED: Final = (_starting,)  # whoever lets a game go on finds all procedures

CHECKS: Final[list[Callable[[State], None]]] = []  # what the debug mode does after each step (recomputing.py)


def run(g: State) -> None:
    """Lets the game go on until a decision is pending or it is over."""
    steps = 0
    stack = g.work.stack
    at_once = g.rulings.at_once
    while g.work.pending is None and not g.over:
        i = len(stack) - 1
        if i < g.work.shared_depth:
            g.top().step(g)
        else:
            stack[i].step(g)
        stack = g.work.stack
        if at_once:
            lose_at_once(g)
        for check in CHECKS:
            check(g)
        steps += 1
        if steps > MOST_STEPS:
            bounded(steps, MOST_STEPS, "steps without a decision")
