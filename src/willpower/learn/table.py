"""A learner's game against a computer player."""

from __future__ import annotations

from typing import Final

import numpy as np

from willpower.players import Player, Seat, make_player

from .asking import Asked
from .dealing import Dealer
from .observing import Observation

MOST_STEPS: Final = 20_000  # a longer game is truncated


class Table:
    """A game of a learner against a computer player: deals, lets the other one play, pays out."""

    def __init__(self, dealer: Dealer, opponent: str, seat: int | None, most_steps: int) -> None:
        if seat not in (None, 0, 1):
            raise ValueError(f"there is no seat {seat}; 0, 1, or None to draw one for each game")
        make_player(opponent)  # BadPlayer now rather than in the middle
        self._dealer = dealer
        self._opponent = opponent
        self._fixed = seat
        self._most = most_steps
        self.seat = 0
        self.steps = 0
        self.asked: Asked | None = None
        self._other: Player | None = None
        self._side: Seat | None = None

    def deal(self, random: np.random.Generator) -> None:
        """Begins a new game and plays it to the learner's first decision."""
        drawn = int(random.integers(2))
        self.seat = drawn if self._fixed is None else self._fixed
        self.asked = self._dealer.deal(random)
        self._other = make_player(self._opponent, int(random.integers(1 << 31)))
        self._side = Seat(self.asked.game, 1 - self.seat)
        self.steps = 0
        self._wait()

    def _wait(self) -> None:
        """Lets the other one play until the learner is asked or the game is over."""
        assert self.asked is not None and self._other is not None and self._side is not None
        while self.asked.player == 1 - self.seat:
            self.asked.game.apply(self._other.choose(self._side))

    def answer(self, action: int) -> None:
        """The learner answers; NotOffered if that cannot be."""
        assert self.asked is not None
        self.asked.pick(action)
        self.steps += 1
        self._wait()

    def seen(self) -> Observation:
        """What the learner sees."""
        assert self.asked is not None
        return self.asked.observe(self.seat)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.asked is None or self.asked.player < 0

    @property
    def too_long(self) -> bool:
        """Whether the game is to be broken off."""
        return not self.over and self.steps >= self._most

    @property
    def reward(self) -> float:
        """1 for a game won, -1 for one lost, else 0."""
        return self.asked.game.returns()[self.seat] if self.asked is not None else 0.0
