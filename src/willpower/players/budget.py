"""How long a search may take."""

from __future__ import annotations

import math
import time
from copy import copy
from dataclasses import dataclass, replace
from typing import Final

ENOUGH: Final = 0.3  # of the budget, before anything is decided
ANSWERS: Final = 12  # in imagined games, that an iteration may take on average


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a search may take: so many iterations, or so many seconds if that is not 0.

    Where iterations are long, by many cards or many choices, there are fewer of them: a move takes about as
    long everywhere, and it is the answers that are counted, so that it is the same one on every machine. What
    the look at the options and the proof of a win take counts too, up to half of the budget.

    `limit` are seconds after which a search by iterations stops in any case (0: none). Without one, the same
    seed, iterations and processes make the same move. Processes share the iterations; each uses all seconds.

    Seconds are those of the clock on the wall: what somebody waits. They are looked at before every answer in
    an imagined game; what was begun and is not finished by then is left.
    """

    iterations: int = 100
    seconds: float = 0.0
    limit: float = 0.0
    processes: int = 1

    def share(self, number: int) -> Budget:
        """The part of one process; the first (0) does what cannot be divided."""
        each, over = divmod(self.iterations, self.processes)
        return replace(self, iterations=each + (over if number == 0 else 0), processes=1)


class TimeUp(Exception):
    """The time is over in the middle of something."""


class Clock:
    """Whether there is time for one more iteration, and for one more answer in it."""

    __slots__ = ("_budget", "_end", "_started", "_used", "answers", "done")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._started = time.perf_counter()
        most = budget.seconds or budget.limit
        self._end = self._started + most if most else math.inf
        self._used = 0.0  # when the last iteration began
        self.answers = 0  # in imagined games, until now
        self.done = 0

    def part(self, share: float) -> Clock:
        """A clock for something that may take only this share of the time."""
        found = copy(self)
        found._end = self._started + share * (self._end - self._started)
        return found

    def check(self) -> None:
        """Raises TimeUp if the time is over."""
        if time.perf_counter() >= self._end:
            raise TimeUp

    @property
    def enough(self) -> bool:
        """Whether so much of the budget is used that a clear result may end the search."""
        if self._budget.seconds:
            return self._used > ENOUGH * self._budget.seconds
        return self.done > ENOUGH * self._budget.iterations

    @property
    def left(self) -> float | None:
        """The seconds until the budget or its limit is used up; None if there is neither."""
        return max(0.0, self._end - time.perf_counter()) if self._end < math.inf else None

    def answered(self, answers: int) -> None:
        """Counts the answers that an iteration took."""
        self.answers += answers

    def prepared(self, answers: int) -> None:
        """Counts the answers that went before the iterations; half of the budget is left in any case."""
        self.answers = min(self.answers + answers, ANSWERS * self._budget.iterations // 2)

    def more(self) -> bool:
        """Counts an iteration; False when the budget is used up."""
        self.done += 1
        if not self._budget.seconds:
            if self.done > self._budget.iterations or self.answers >= ANSWERS * self._budget.iterations:
                return False
            if not self._budget.limit:
                return True
        now = time.perf_counter()
        self._used = now - self._started
        return now < self._end
