"""The learned player: answers what a small network thinks likeliest. It needs numpy and nothing else."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from willpower.players.seat import Seat

from .asking import rows_of
from .network import Features, Network
from .observing import observe

FILE: Final = Path(__file__).parent / "data" / "learned.npz"  # written by willpower.learn.teach


class LearnedPlayer:
    """Takes the likeliest answer. It draws nothing: the same view gets the same answer, whatever the seed."""

    __slots__ = ("_network", "considered")

    def __init__(self, seed: int = 0, network: Network | None = None) -> None:
        self._network = network if network is not None else learned()
        self.considered = ""

    def choose(self, seat: Seat) -> int:
        """The likeliest option; a long list is asked in steps, as learners are asked."""
        decision = seat.decision
        assert decision is not None, "it is not this player's decision"
        self.considered = ""
        start, end, steps = 0, len(decision.options), 0
        if end == 1:
            return 0
        view = seat.view()
        while True:
            rows = rows_of(start, end)
            features = Features(observe(view, rows, steps))
            chances = self._network.chances(features)
            best = int(chances.argmax())
            if rows[best].option >= 0:
                worth = 50 + 50 * self._network.worth(features)
                self.considered = f"{100 * chances[best]:.0f} % sure, to win {worth:.0f} %"
                return rows[best].option
            start += sum([row.behind for row in rows[:best]])
            end = start + rows[best].behind
            steps += 1


@cache
def learned() -> Network:
    """The network that is part of the project."""
    return Network.load(FILE)
