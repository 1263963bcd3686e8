"""The searching player: a tree of the own choices in a turn (tree.py), over imagined worlds.

Before it searches, the player looks whether they can win this turn whatever the other does. What was tried
often in positions of the same turn is more likely to be tried when one of them comes. With several processes
(shares.py) each grows a tree in worlds of its own, and what the options came to is put together.
"""

from __future__ import annotations

import pickle
from typing import Final, NamedTuple

from willpower.engine import (
    ATTACK,
    EXCHANGE,
    FIRST,
    PRIORITY,
    Decision,
    Game,
    Likeness,
    advance,
    output,
    seeded,
)

from .budget import Budget, Clock
from .greedy import candidates, exchanged
from .lethal import winning_option
from .seat import Seat
from .shares import Share, Shares, grow
from .tree import MOST_OPTIONS, Node, Tree, search_policy

MOST_WORLDS: Final = 24
WORLDS_A_SECOND: Final = 50
PROVED: Final = 100  # positions looked at for a win this turn in a second of the budget, at most
PROVING: Final = 0.4  # of the time, at most
SHOWN: Final = 4  # options in the line that says what was considered


class Shown(NamedTuple):
    """What a search came to: its best options with their chances; without options, a win this turn."""

    decision: Decision
    ranked: list[tuple[float, int]]
    iterations: int = 0
    options: int = 0

    def line(self) -> str:
        """In words."""
        told = self.decision.options
        if not self.options:
            return f"{told[self.ranked[0][1]].text} wins this turn"
        if not self.iterations:
            return f"{told[self.ranked[0][1]].text}, without a search: there was no time"
        said = [f"{told[n].text} {100 * value:.0f} %" for value, n in self.ranked]
        return f"{self.iterations} iterations, {self.options} options: {', '.join(said)}"


class SearchPlayer:
    """Takes the option that proved best in a search; the same seed and iterations play the same."""

    __slots__ = ("_budget", "_known", "_lethal", "_rng", "_shown", "_turn", "_weights", "iterations")

    def __init__(
        self,
        seed: int = 0,
        budget: Budget | None = None,
        lethal: int = 160,
        weights: list[float] | None = None,
    ) -> None:
        self._rng = seeded(seed)
        self._budget = budget if budget is not None else Budget()
        self._lethal = lethal  # positions looked at for a win this turn
        self._weights = weights  # of the features by which positions are weighed (leaf.py), if any
        self._known: dict[Likeness, Node] = {}
        self._turn = -1
        self._shown: Shown | None = None
        self.iterations = 0

    @property
    def considered(self) -> str:
        """A line about what was considered last; the words of options are found only when it is asked for."""
        return "" if self._shown is None else self._shown.line()

    @property
    def chances(self) -> list[tuple[int, float]]:
        """The best options that were considered last, by number, and how likely each wins."""
        return [(n, value) for value, n in self._shown.ranked] if self._shown is not None else []

    @property
    def proved(self) -> bool:
        """Whether a win this turn was found at once, without a search."""
        return self._shown is not None and not self._shown.options

    def choose(self, seat: Seat) -> int:
        """The option that the search prefers."""
        decision = seat.decision
        assert decision is not None, "it is not this player's decision"
        self._shown = None
        self.iterations = 0
        last = len(decision.options) - 1
        if last == 0 or decision.kind == FIRST:
            return 0
        may_pass = decision.kind == PRIORITY and decision.options[last].kind == "pass"
        if may_pass and _waits(seat):
            return last
        policy = search_policy(seat.player)
        if decision.kind in policy.plain:
            return 0
        own = self._budget.share(0)
        clock = Clock(own)
        seconds = own.seconds
        wanted = int(seconds * WORLDS_A_SECOND) if seconds else own.iterations // 6
        worlds = seat.imagine_many(max(4, min(MOST_WORLDS, wanted)), self._seed())
        first = worlds[0]
        if decision.kind == EXCHANGE:
            return exchanged(first.state, decision)
        answer = policy.answer(first.state, decision)
        if answer >= 0:
            return answer
        if self._lethal and seat.turn_player == seat.player and decision.kind in (PRIORITY, ATTACK):
            nodes = min(self._lethal, int(seconds * PROVED)) if seconds else self._lethal
            proving = clock.part(PROVING)
            pick = winning_option(worlds[:3], seat.player, nodes, proving)
            clock.prepared(proving.answers)
            if pick >= 0:
                self._shown = Shown(decision, [(1.0, pick)])
                return pick
        return self._searched(seat, decision, worlds, clock)

    def _seed(self) -> int:
        self._rng = advance(self._rng)
        return output(self._rng) >> 1

    def _searched(self, seat: Seat, decision: Decision, worlds: list[Game], clock: Clock) -> int:
        picks = candidates(worlds[0].state, decision, MOST_OPTIONS)
        if len(picks) == 1:
            return picks[0]
        if seat.turn != self._turn:
            self._turn = seat.turn
            self._known.clear()
        tree = Tree(seat.player, worlds, decision, self._known, clock, self._weights)
        start = tree.expect(picks)
        if len(start.picks) == 1:
            return start.picks[0]
        if self._budget.processes > 1:
            world, seed = pickle.dumps(worlds[0]), self._seed()
            how = (self._budget, self._weights)
            first = Share(world, seat.player, seat.belief, len(worlds), seed, start, *how)
            others = Shares(first, clock.left)
            self.iterations = grow(tree, clock)
            self.iterations += others.gather(tree, clock.left)
        else:
            self.iterations = grow(tree, clock)
        ranked = tree.ranked()
        self._shown = Shown(decision, ranked[:SHOWN], self.iterations, len(start.picks))
        return ranked[0][1]


def _waits(seat: Seat) -> bool:
    """Whether there is no hurry: what was begun is left to resolve, and what can be done now can be done in
    the own main phase or at the end of the other's turn."""
    if seat.next_is_own or seat.main_to_come:
        return True
    return seat.quiet and seat.phase != ("main" if seat.turn_player == seat.player else "end")
