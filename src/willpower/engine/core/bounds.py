"""Bounds on work (1301 is about the game, these are about us): one that is reached is an error that holds the
state, never a list cut short."""

from __future__ import annotations

from typing import Final

from .errors import BoundReached

MOST_STEPS: Final = 200_000  # of frames between two decisions; no honest game makes as many
MOST_WAYS: Final = 100_000  # looked at for one question about one payment


class Work:
    """Counts the steps of one piece of work and raises when they are more than its bound."""

    __slots__ = ("done", "most", "what")

    def __init__(self, most: int, what: str) -> None:
        self.done = 0
        self.most = most
        self.what = what

    def step(self) -> None:
        """One step more."""
        self.done += 1
        if self.done > self.most:
            self.stop()

    def stop(self) -> None:
        """The bound is reached; whoever plays the game adds its state and picks (Game.apply)."""
        raise BoundReached(f"more than {self.most} {self.what}")


def bounded(found: int, most: int, what: str) -> int:
    """A number that has to stay below a bound; raises if it does not."""
    if found > most:
        raise BoundReached(f"more than {most} {what}")
    return found
