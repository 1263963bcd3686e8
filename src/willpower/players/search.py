"""The searching player: a tree of the own choices in a turn, over imagined worlds.

Each iteration takes one imagined world and goes down the tree: at each of the player's own choices it takes
the option that promises most, with some curiosity about those hardly tried. Options are the same in all
worlds if they are alike; one that a world does not offer is not available there. Where the tree ends, both
players play on quickly (playout.py) until the player's next turn has begun: there the position is weighed.

Every option of the decision goes through the worlds in the same order, and first of all the one that the
greedy player would take: so options are compared with it in the same worlds. Before that the player looks
whether they can win this turn whatever the other does.

What was tried often in positions of the same turn is more likely to be tried when one of them comes.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Final

from willpower.engine import (
    ATTACK,
    EXCHANGE,
    FIRST,
    PRIORITY,
    Decision,
    Game,
    Likeness,
    Policy,
    State,
    advance,
    likeness,
    output,
    seeded,
    windows,
)

from .evaluation import value
from .greedy import Look, candidates, exchanged
from .lethal import winning_option
from .playout import Habits, Playout
from .seat import Seat

MOST_WORLDS: Final = 24
WORLDS_A_SECOND: Final = 50
MOST_OPTIONS: Final = 16  # of a decision that are looked at
LONGEST: Final = 60  # choices in a row until a position is played on quickly
CURIOUS: Final = 0.6  # how much an option hardly tried is worth trying
DOUBT: Final = 0.1  # by how much an option never tried is thought to be worse than its node
OFTEN: Final = 0.2  # an option tried at least so often as the greedy player's can be the best
MARGIN: Final = 0.004  # an option must be better than the greedy player's by so much
CAUTIOUS: Final = 0.4  # and by so many standard errors
SURE: Final = 2.5  # so many standard errors decide before the budget is used up
LITTLE: Final = 0.003  # nobody minds so small a chance
ENOUGH: Final = 0.3  # of the budget, before anything is decided
KEPT_DEPTH: Final = 6  # so deep in the tree positions are kept for the next search
KNOWN: Final = 6  # visits of an earlier search that count
PROVED: Final = 100  # positions looked at for a win this turn in a second of the budget, at most
LOOKS: Final = 2  # worlds in which the greedy player looks at each option
LOOK_TRIES: Final = 60
TASTE: Final = 200.0  # an option that the greedy player likes less by so much is a third as likely
FLOOR: Final = 0.08
SCALE: Final = 1200.0  # being so much ahead wins three games in four
ROUNDS: Final = 1  # so many times the turn comes back before the position is weighed
SHOWN: Final = 4  # options in the line that says what was considered


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a search may take: so many iterations, or so many seconds if that is not 0.

    `limit` are seconds after which a search by iterations stops in any case (0: none). Without one, the same
    seed and iterations make the same move.
    """

    iterations: int = 100
    seconds: float = 0.0
    limit: float = 0.0


class _Node:
    """One of the player's choices in the tree, or what one of its options leads to."""

    __slots__ = ("children", "likely", "total", "visits")

    def __init__(self, likely: float = 1.0) -> None:
        self.visits = 0
        self.total = 0.0  # of the chances of the player who searches
        self.likely = likely  # how likely the option is the right one before it is tried
        self.children: dict[Likeness, _Node] = {}

    @property
    def value(self) -> float:
        """The mean of what iterations came to."""
        return self.total / self.visits if self.visits else 0.5


class _Clock:
    """Whether there is time for one more iteration."""

    __slots__ = ("_before", "_budget", "_longest", "_started", "done")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._started = time.perf_counter()
        self._before = -1.0  # how much was used when the last iteration began
        self._longest = 0.0
        self.done = 0

    @property
    def enough(self) -> bool:
        """Whether so much of the budget is used that a clear result may end the search."""
        if self._budget.seconds:
            return self._before > ENOUGH * self._budget.seconds
        return self.done > ENOUGH * self._budget.iterations

    def more(self) -> bool:
        """Counts an iteration; False when the budget is used up."""
        self.done += 1
        most = self._budget.seconds
        if not most:
            if self.done > self._budget.iterations:
                return False
            most = self._budget.limit
            if not most:
                return True
        used = time.perf_counter() - self._started
        if self._before >= 0:
            self._longest = max(self._longest, used - self._before)
        self._before = used
        return used + self._longest < most


class SearchPlayer:
    """Takes the option that proved best in a search; the same seed and iterations play the same."""

    __slots__ = ("_budget", "_known", "_lethal", "_rng", "_turn", "considered", "iterations")

    def __init__(self, seed: int = 0, budget: Budget | None = None, lethal: int = 160) -> None:
        self._rng = seeded(seed)
        self._budget = budget if budget is not None else Budget()
        self._lethal = lethal  # positions looked at for a win this turn
        self._known: dict[Likeness, _Node] = {}
        self._turn = -1
        self.considered = ""
        self.iterations = 0

    def choose(self, seat: Seat) -> int:
        """The option that the search prefers."""
        decision = seat.decision
        assert decision is not None, "it is not this player's decision"
        self.considered = ""
        self.iterations = 0
        last = len(decision.options) - 1
        if last == 0 or decision.kind == FIRST:
            return 0
        may_pass = decision.kind == PRIORITY and decision.options[last].kind == "pass"
        if may_pass and _waits(seat):
            return last
        policy = _policy(seat)
        if decision.kind in policy.plain:
            return 0
        clock = _Clock(self._budget)
        seconds = self._budget.seconds
        wanted = int(seconds * WORLDS_A_SECOND) if seconds else self._budget.iterations // 6
        worlds = seat.imagine_many(max(4, min(MOST_WORLDS, wanted)), self._seed())
        first = worlds[0]
        if decision.kind == EXCHANGE:
            return exchanged(first.state, decision)
        answer = policy.answer(first.state, decision)
        if answer >= 0:
            return answer
        if self._lethal and seat.turn_player == seat.player and decision.kind in (PRIORITY, ATTACK):
            nodes = min(self._lethal, int(seconds * PROVED)) if seconds else self._lethal
            pick = winning_option(worlds[:3], seat.player, nodes)
            if pick >= 0:
                self.considered = f"{decision.options[pick].text} wins this turn"
                return pick
        return self._searched(seat, decision, worlds, policy, clock)

    def _seed(self) -> int:
        self._rng = advance(self._rng)
        return output(self._rng) >> 1

    def _searched(
        self, seat: Seat, decision: Decision, worlds: list[Game], policy: Policy, clock: _Clock
    ) -> int:
        first = worlds[0].state
        picks = candidates(first, decision, MOST_OPTIONS)
        if len(picks) == 1:
            return picks[0]
        if seat.turn != self._turn:
            self._turn = seat.turn
            self._known.clear()
        tree = _Tree(seat.player, worlds, decision, picks, policy, self._known)
        tree.expect()
        while clock.more() and not (clock.enough and tree.settled()):
            tree.iterate()
        self.iterations = clock.done - 1
        ranked = tree.ranked()
        said = [f"{decision.options[n].text} {100 * value:.0f} %" for value, n in ranked[:SHOWN]]
        self.considered = f"{self.iterations} iterations, {len(picks)} options: {', '.join(said)}"
        return ranked[0][1]


def _waits(seat: Seat) -> bool:
    """Whether there is no hurry: what was begun is left to resolve, and what can be done now can be done in
    the own main phase or at the end of the other's turn."""
    if seat.next_is_own or seat.main_to_come:
        return True
    return seat.quiet and seat.phase != ("main" if seat.turn_player == seat.player else "end")


def _policy(seat: Seat) -> Policy:
    """The windows that a search asks in: the own main phase, and answers to what the other does.

    The other blocks and makes the choices they must, but begins nothing in this turn: with cards that are
    only imagined they would have an answer to everything, and every attack would look bad.
    """
    mine = ("main", "response", "battle")
    other = ("main",)
    return Policy(asks=windows(mine, other) if seat.player == 0 else windows(other, mine))


class _Branch:
    """An option of the decision itself: what it came to in each world, beside the greedy player's option."""

    __slots__ = ("apart", "node", "pick", "results", "squares")

    def __init__(self, pick: int, likely: float) -> None:
        self.pick = pick
        self.node = _Node(likely)
        self.results: list[float] = []
        self.apart = 0.0  # how much better than the greedy player's option, summed up
        self.squares = 0.0

    def note(self, result: float, base: _Branch) -> None:
        """Takes in what the option came to in the next world."""
        apart = result - base.results[len(self.results)] if self is not base else 0.0
        self.results.append(result)
        self.apart += apart
        self.squares += apart * apart

    @property
    def better(self) -> float:
        """By how much it is better than the greedy player's option in the same worlds."""
        return self.apart / len(self.results) if self.results else 0.0

    @property
    def doubt(self) -> float:
        """The standard error of that."""
        n = len(self.results)
        if n < 2:
            return 0.5
        return math.sqrt(max(1e-6, self.squares / n - self.better**2) / (n - 1))


class _Tree:
    """A tree that grows while worlds are played through it."""

    __slots__ = (
        "_base", "_branches", "_decision", "_habits", "_high", "_known", "_low", "_me", "_picks", "_policy",
        "_root", "_serial", "_turns", "_worlds",
    )  # fmt: skip

    def __init__(
        self,
        me: int,
        worlds: list[Game],
        decision: Decision,
        picks: list[int],
        policy: Policy,
        known: dict[Likeness, _Node],
    ) -> None:
        g = worlds[0].state
        self._me = me
        self._worlds = worlds
        self._decision = decision
        self._picks = picks
        self._policy = policy
        self._known = known
        self._serial = g.turn.serial
        self._turns = 2 * ROUNDS - (g.turn.player != me)
        self._root = _Node()
        self._habits = Habits()
        self._branches: list[_Branch] = []
        self._low = 1.0
        self._high = 0.0

    def expect(self) -> None:
        """Begins with what the greedy player thinks of each option, and with an earlier search."""
        picks = self._picks
        totals = [0.0] * len(picks)
        for world in self._worlds[:LOOKS]:
            look = Look(world, self._me, max(LOOK_TRIES, 2 * len(picks)))
            for i, pick in enumerate(picks):
                totals[i] += look.option(pick, len(picks) - i) / LOOKS
        best = max(range(len(picks)), key=totals.__getitem__)
        if self._decision.options[picks[-1]].kind == "pass" and totals[best] < totals[-1] + 1:
            best = len(picks) - 1
        likely = _shares([max(FLOOR, math.exp(max(-8.0, (x - totals[best]) / TASTE))) for x in totals])
        earlier = self._known.get(self._worlds[0].key(self._me))
        if earlier is not None and earlier.visits >= KNOWN:
            g = self._worlds[0].state
            kept = [earlier.children.get(likeness(g, self._decision.options[pick])) for pick in picks]
            tried = _shares([child.visits if child is not None else 0.1 for child in kept])
            likely = [(x + y) / 2 for x, y in zip(likely, tried, strict=True)]
        self._branches = [_Branch(pick, share) for pick, share in zip(picks, likely, strict=True)]
        self._base = self._branches[best]

    def iterate(self) -> None:
        """Goes down the tree in a world, adds a node, and notes what it came to on the way back."""
        branch = self._next()
        node = branch.node
        game = self._worlds[node.visits % len(self._worlds)].clone()
        g = game.state
        g.work.asks = self._policy.asks
        path = [self._root, node]
        fresh = not node.visits
        playout = Playout(self._habits)
        game.apply(branch.pick)
        game.advance(self._policy)
        answers = LONGEST
        while answers:
            decision = g.work.pending
            if decision is None or g.turn.serial != self._serial:
                break
            answers -= 1
            if decision.player == self._me:
                if fresh:
                    if len(path) <= KEPT_DEPTH:
                        self._known[game.key(self._me)] = node
                    break
                pick, node = self._descend(g, node, decision)
                path.append(node)
                fresh = not node.visits
            else:
                pick = playout.answer(game, decision)
            game.apply(pick)
            game.advance(self._policy)
        playout.until(game, self._turns - (g.turn.serial != self._serial))
        found = chance(g, self._me)
        self._low = min(self._low, found)
        self._high = max(self._high, found)
        branch.note(found, self._base)
        for node in path:
            node.visits += 1
            node.total += found

    def _next(self) -> _Branch:
        """Which option of the decision is tried next; the greedy player's goes first in every world."""
        base = self._base
        if not base.results:
            return base
        spread = max(self._high - self._low, 1e-3)
        curious = CURIOUS * math.sqrt(self._root.visits + 1)
        best, found = -math.inf, base
        for branch in self._branches:
            promise = branch.better / spread if branch.results else -DOUBT
            score = promise + curious * branch.node.likely / (1 + len(branch.results))
            if score > best:
                best, found = score, branch
        return base if len(found.results) >= len(base.results) else found

    def settled(self) -> bool:
        """Whether none of the other options can be better than the best one by more than a little."""
        lead = self._best()
        least = OFTEN * len(self._base.results)
        for branch in self._branches:
            if branch is not lead and len(branch.results) >= least:
                doubt = math.sqrt(branch.doubt**2 + lead.doubt**2) if lead is not self._base else branch.doubt
                if branch.better + SURE * doubt > lead.better + LITTLE:
                    return False
        return True

    def _best(self) -> _Branch:
        best, found = MARGIN, self._base
        least = max(2.0, OFTEN * len(self._base.results))
        for branch in self._branches:
            if branch is not self._base and len(branch.results) >= least:
                score = branch.better - CAUTIOUS * branch.doubt
                if score > best:
                    best, found = score, branch
        return found

    def ranked(self) -> list[tuple[float, int]]:
        """The options that were tried with their chances: the chosen one, then the others."""
        chosen = self._best()
        rest = sorted([(-x.better, n) for n, x in enumerate(self._branches) if x.results and x is not chosen])
        order = [chosen, *[self._branches[n] for _, n in rest]]
        level = self._base.node.value
        return [(max(0.0, min(1.0, level + x.better)), x.pick) for x in order]

    def _descend(self, g: State, node: _Node, decision: Decision) -> tuple[int, _Node]:
        """The option to go on with, and what it leads to."""
        picks = candidates(g, decision, MOST_OPTIONS)
        spread = max(self._high - self._low, 1e-3)
        curious = CURIOUS * math.sqrt(node.visits + 1) / len(picks)
        best = -math.inf
        chosen = picks[0]
        following: _Node | None = None
        key: Likeness = ()
        for n in picks:
            alike = likeness(g, decision.options[n])
            child = node.children.get(alike)
            likely = _likely(decision, n)
            if child is None or not child.visits:
                score = -DOUBT + curious * likely
            else:
                score = (child.value - node.value) / spread + curious * likely / (1 + child.visits)
            if score > best:
                best, chosen, following, key = score, n, child, alike
        if following is None:
            following = _Node()
            node.children[key] = following
        return chosen, following


def chance(g: State, player: int) -> float:
    """How likely a player is to win a position: 0 to 1."""
    if g.over:
        return 0.5 if g.winner < 0 else float(g.winner == player)
    return 1 / (1 + math.exp(-value(g, player) / SCALE))


def _shares(weights: list[float]) -> list[float]:
    """Weights as shares of one."""
    whole = sum(weights)
    return [x / whole for x in weights]


def _likely(decision: Decision, n: int) -> float:
    """How likely an option is the right one before anything is known about it."""
    kind = decision.options[n].kind
    if kind in ("standby", "source"):
        return 0.4
    return 0.7 if kind in ("pass", "no", "done", "forfeit") else 1.0
