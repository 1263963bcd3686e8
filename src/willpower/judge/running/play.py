"""Picking options in a game, and what is said when something is not legal."""

from __future__ import annotations

from willpower.engine import PRIORITY, Game, Option, State

from ..reading.errors import JudgeError


class NotLegal(JudgeError):
    """What a step does is not legal now; `clauses` are the rules that say so."""

    def __init__(self, line: int, what: str, clauses: tuple[str, ...] = ()) -> None:
        super().__init__(line, what)
        self.clauses = tuple(c for c in clauses if c)


def pick(g: State, option: Option) -> None:
    """Picks an option of the pending decision; the game goes on to the next."""
    Game(g).apply(option)


def at_priority(g: State) -> bool:
    """Whether the pending decision is a priority."""
    return g.work.pending is not None and g.work.pending.kind == PRIORITY


def find(g: State, kind: str) -> Option | None:
    """The first option of a kind."""
    if g.work.pending is None:
        return None
    return next((o for o in g.work.pending.options if o.kind == kind), None)
