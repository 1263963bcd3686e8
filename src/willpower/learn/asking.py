"""A game as a learner is asked: never about more than `ACTIONS` answers at once.

A decision with more options than that is asked in steps: first which part of the list, then which of that
part, as often as needed. So every option can be picked, and none is cut off.
"""

from __future__ import annotations

from willpower.engine import Game

from .observing import ACTIONS, Observation, Row, observe


class NotOffered(ValueError):
    """An answer that is not among those asked about."""


def rows_of(start: int, end: int, most: int = ACTIONS) -> list[Row]:
    """The answers asked about for the options from one number up to another: not more than so many."""
    count = end - start
    if count <= most:
        return [Row(n, 1) for n in range(start, end)]
    size = most  # the smallest power of the space with which the parts fit into it
    while (count + size - 1) // size > most:
        size *= most
    return [Row(-1, min(size, end - n)) for n in range(start, end, size)]


class Asked:
    """A game, and where in the list of its decision the learner is."""

    __slots__ = ("end", "game", "most", "start", "steps")

    def __init__(self, game: Game, most: int = ACTIONS) -> None:
        if most < 2:
            raise ValueError("a list can be asked in steps of two answers or more")
        self.game = game
        self.most = most
        self.start = 0
        self.end = -1  # -1: all of the list
        self.steps = 0

    @property
    def player(self) -> int:
        """Who is asked; -1 once the game is over."""
        decision = self.game.decision
        return decision.player if decision is not None else -1

    def clone(self) -> Asked:
        """The same, to be played on in another way."""
        other = Asked(self.game.clone(), self.most)
        other.start, other.end, other.steps = self.start, self.end, self.steps
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> Asked:
        return self.clone()

    def rows(self) -> list[Row]:
        """The answers asked about now."""
        decision = self.game.decision
        if decision is None:
            return []
        return rows_of(self.start, len(decision.options) if self.end < 0 else self.end, self.most)

    def observe(self, player: int) -> Observation:
        """What a player knows now, and the answers if it is asked."""
        rows = self.rows() if self.player == player else []
        return observe(self.game.view(player), rows, self.steps)

    def pick(self, action: int) -> bool:
        """Answers. Returns whether the decision is answered by that; raises NotOffered, changing nothing."""
        rows = self.rows()
        if not 0 <= action < len(rows):
            raise NotOffered(f"{action} is not an answer; there are {len(rows)}")
        row = rows[action]
        if row.option >= 0:
            self.start, self.end, self.steps = 0, -1, 0
            self.game.apply(row.option)
            return True
        self.start += sum([rows[n].behind for n in range(action)])
        self.end = self.start + row.behind
        self.steps += 1
        return False
