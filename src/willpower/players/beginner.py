"""The beginner: sees what a card does, and makes a beginner's mistakes.

It plays as the greedy player does, but does not answer what the other does, forgets to block, attacks without
thinking of blockers, and sometimes takes an option that only looks good.
"""

from __future__ import annotations

from typing import Final

from willpower.engine import ATTACK, BLOCK, PRIORITY, Decision, below, seeded

from .greedy import GreedyPlayer
from .seat import Seat

BLUNDERS: Final = 4  # one choice in so many is a blunder
FORGETS: Final = 2  # one block in so many is forgotten
CARELESS: Final = 3  # one attack in so many is at the player, whoever can block it


class Beginner:
    """A player to win against; the same seed plays the same."""

    __slots__ = ("_better", "_rng", "considered")

    def __init__(self, seed: int = 0) -> None:
        self._rng = seeded(seed ^ 0xEA57)
        self._better = GreedyPlayer(seed)
        self.considered = ""

    def choose(self, seat: Seat) -> int:
        """What a beginner does."""
        decision = seat.decision
        assert decision is not None, "it is not this player's decision"
        self.considered = ""
        last = len(decision.options) - 1
        if last == 0:
            return 0
        kind = decision.options[last].kind
        if decision.kind == PRIORITY and kind == "pass":
            if seat.turn_player != seat.player:
                return last  # it is not their turn, so they wait
            if seat.next_is_own or seat.main_to_come:
                return last
        if decision.kind == BLOCK and self._below(FORGETS) == 0:
            for n, option in enumerate(decision.options):
                if option.kind == "no block":
                    return n
        if decision.kind == ATTACK and self._below(CARELESS) == 0:
            at_player = _at_player(decision)
            if at_player:
                self.considered = "attacked with whatever was there"
                return at_player[self._below(len(at_player))]
        if self._below(BLUNDERS) == 0:
            tempting = _tempting(decision)
            if tempting:
                self.considered = "took what looked good"
                return tempting[self._below(len(tempting))]
        return self._better.choose(seat)

    def _below(self, n: int) -> int:
        self._rng, found = below(self._rng, n)
        return found


def _at_player(decision: Decision) -> list[int]:
    """The attacks on a player, by number."""
    return [n for n, option in enumerate(decision.options) if option.kind == "attack" and option.number < 0]


def _tempting(decision: Decision) -> list[int]:
    """The options a beginner may take without thinking, by number. Everybody knows that a stone is called
    before the turn ends, that a battle needs somebody to attack, and that will is made for something."""
    options = decision.options
    if decision.kind != PRIORITY:
        return [*range(len(options))]
    calls = any([option.kind == "call" for option in options])
    unlikely = {"battle", "source", "pass"} if calls else {"battle", "source"}
    return [n for n, option in enumerate(options) if option.kind not in unlikely]
