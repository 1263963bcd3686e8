"""The clocks of two players. Only the time of decisions that a person makes counts."""

from __future__ import annotations

import asyncio

from .protocol import Clock
from .protocol_http import ClockChoice


class Clocks:
    """What is left, and whose clock runs since when."""

    __slots__ = ("_n", "_running", "_since", "choice", "left")

    def __init__(self, choice: ClockChoice | None, left: list[float]) -> None:
        self.choice = choice
        self.left = left
        self._running: int | None = None
        self._since = 0.0
        self._n = -1

    def start(self, seat: int, n: int) -> None:
        """A player must decide; asking the same question again does not start anew."""
        if self._running != seat or self._n != n:
            self._running, self._n = seat, n
            self._since = asyncio.get_running_loop().time()

    def stop(self) -> None:
        """Nobody's time runs."""
        self._running = None

    def spent(self, seat: int) -> float:
        """Seconds that a player has used for the decision of now."""
        if self._running != seat:
            return 0.0
        return asyncio.get_running_loop().time() - self._since

    def free(self, seat: int) -> float:
        """Seconds of the decision of now that still do not count."""
        return 0.0 if self.choice is None else max(0.0, self.choice.increment - self.spent(seat))

    def left_of(self, seat: int) -> float | None:
        """Seconds left; None if the game has no clocks."""
        return None if self.choice is None else self.left[seat] - counted(self.choice, self.spent(seat))

    def until_out(self, seat: int) -> float | None:
        """Seconds after which a player who decides nothing has none left; None if the game has no clocks."""
        left = self.left_of(seat)
        return None if left is None else left + self.free(seat)

    def shown(self) -> list[Clock]:
        """Both clocks as they are told."""
        found: list[Clock] = []
        for seat in (0, 1):
            left = self.left_of(seat)
            runs = self._running == seat and self.choice is not None
            free = round(self.free(seat), 1) if runs else 0.0
            found.append(Clock(None if left is None else max(0.0, round(left, 1)), runs, free))
        return found


def counted(choice: ClockChoice, spent: float) -> float:
    """How much of the time for one decision counts: its first seconds do not, so that a clock never grows."""
    return max(0.0, spent - choice.increment)
