"""How long a search may take."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Final

ENOUGH: Final = 0.3  # of the budget, before anything is decided
ANSWERS: Final = 16  # in imagined games, that an iteration may take on average


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a search may take: so many iterations, or so many seconds if that is not 0.

    Where iterations are long, by many cards or many choices, there are fewer of them: a move takes about as
    long everywhere, and it is the answers that are counted, so that it is the same one on every machine.

    `limit` are seconds after which a search by iterations stops in any case (0: none). Without one, the same
    seed, iterations and processes make the same move. Processes share the iterations; each uses all seconds.
    """

    iterations: int = 100
    seconds: float = 0.0
    limit: float = 0.0
    processes: int = 1

    def share(self, number: int) -> Budget:
        """The part of one process; the first (0) does what cannot be divided."""
        each, over = divmod(self.iterations, self.processes)
        return replace(self, iterations=each + (over if number == 0 else 0), processes=1)


class Clock:
    """Whether there is time for one more iteration."""

    __slots__ = ("_answers", "_before", "_budget", "_longest", "_started", "done")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._started = time.perf_counter()
        self._before = -1.0  # how much was used when the last iteration began
        self._longest = 0.0
        self._answers = 0
        self.done = 0

    @property
    def enough(self) -> bool:
        """Whether so much of the budget is used that a clear result may end the search."""
        if self._budget.seconds:
            return self._before > ENOUGH * self._budget.seconds
        return self.done > ENOUGH * self._budget.iterations

    @property
    def left(self) -> float | None:
        """The seconds until the budget or its limit is used up; None if there is neither."""
        most = self._budget.seconds or self._budget.limit
        return max(0.0, most - (time.perf_counter() - self._started)) if most else None

    def answered(self, answers: int) -> None:
        """Counts the answers that an iteration took."""
        self._answers += answers

    def more(self) -> bool:
        """Counts an iteration; False when the budget is used up."""
        self.done += 1
        most = self._budget.seconds
        if not most:
            if self.done > self._budget.iterations or self._answers >= ANSWERS * self._budget.iterations:
                return False
            most = self._budget.limit
            if not most:
                return True
        used = time.perf_counter() - self._started
        if self._before >= 0:
            self._longest = max(self._longest, used - self._before)
        self._before = used
        return used + self._longest < most
