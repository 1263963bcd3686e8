"""The random player: every option is equally likely."""

from __future__ import annotations

from willpower.engine import below, seeded

from .seat import Seat


class RandomPlayer:
    """Picks uniformly among the options; the same seed picks the same."""

    __slots__ = ("_rng",)

    def __init__(self, seed: int = 0) -> None:
        self._rng = seeded(seed)

    def choose(self, seat: Seat) -> int:
        """Any option."""
        decision = seat.decision
        assert decision is not None, "it is not this player's decision"
        self._rng, pick = below(self._rng, len(decision.options))
        return pick
