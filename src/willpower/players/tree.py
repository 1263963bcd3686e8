"""The tree of a searching player's own choices in a turn, grown by playing imagined worlds through it.

Each iteration takes one imagined world and goes down the tree: at each of the player's own choices it takes
the option that promises most, with some curiosity about those hardly tried. Options are the same in all
worlds if they are alike; one that a world does not offer is not available there. Where the tree ends, both
players play on quickly (playout.py) until the player's next turn has begun: there the position is weighed.

Every option of the decision goes through the worlds in the same order, and first of all the one that the
greedy player would take: so options are compared with it in the same worlds.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from willpower.engine import PRIORITY, Decision, Game, Likeness, Policy, State, likeness, windows

from .budget import Clock, TimeUp
from .evaluation import value
from .greedy import Look, quiet, with_likeness
from .leaf import odds
from .playout import Habits, Playout

MOST_OPTIONS: Final = 16  # of a decision that are looked at
LONGEST: Final = 60  # choices in a row until a position is played on quickly
CURIOUS: Final = 0.6  # how much an option hardly tried is worth trying
DOUBT: Final = 0.1  # by how much an option never tried is thought to be worse than its node
OFTEN: Final = 0.2  # an option tried at least so often as the greedy player's can be the best
MARGIN: Final = 0.004  # an option must be better than the greedy player's by so much
CAUTIOUS: Final = 0.4  # and by so many standard errors
SURE: Final = 2.5  # so many standard errors decide before the budget is used up
LITTLE: Final = 0.003  # nobody minds so small a chance
KEPT_DEPTH: Final = 6  # so deep in the tree positions are kept for the next search
KNOWN: Final = 6  # visits of an earlier search that count
LOOKS: Final = 2  # worlds in which the greedy player looks at each option
LOOK_TRIES: Final = 60
TASTE: Final = 200.0  # an option that the greedy player likes less by so much is a third as likely
FLOOR: Final = 0.08
NOTHING: Final = 1.0  # an answer that changes less in the eyes of the greedy player does nothing
WASTE: Final = 120.0  # an answer that the greedy player likes less than passing by so much is not searched
SCALE: Final = 1200.0  # being so much ahead wins three games in four
SURELY: Final = 30.0  # odds beyond this are all the same
ROUNDS: Final = 1  # so many times the turn comes back before the position is weighed


class Found(NamedTuple):
    """What an option came to in all worlds it was tried in."""

    tries: int
    apart: float  # how much better than the greedy player's option, summed up
    squares: float
    total: float  # of the chances


class Start(NamedTuple):
    """How a tree begins: the options that are tried, how likely each is right, and the greedy player's."""

    picks: list[int]
    likely: list[float]
    base: int  # counted among the picks


class Node:
    """One of the player's choices in the tree, or what one of its options leads to."""

    __slots__ = ("children", "likely", "total", "visits")

    def __init__(self, likely: float = 1.0) -> None:
        self.visits = 0
        self.total = 0.0  # of the chances of the player who searches
        self.likely = likely  # how likely the option is the right one before it is tried
        self.children: dict[Likeness, Node] = {}

    @property
    def value(self) -> float:
        """The mean of what iterations came to."""
        return self.total / self.visits if self.visits else 0.5


class Branch:
    """An option of the decision itself: what it came to in each world, beside the greedy player's option."""

    __slots__ = ("apart", "node", "pick", "results", "squares", "tries")

    def __init__(self, pick: int, likely: float) -> None:
        self.pick = pick
        self.node = Node(likely)
        self.results: list[float] = []  # in the worlds of this tree, in their order
        self.tries = 0  # and in all worlds
        self.apart = 0.0  # how much better than the greedy player's option, summed up
        self.squares = 0.0

    def note(self, result: float, base: Branch) -> None:
        """Takes in what the option came to in the next world."""
        apart = result - base.results[len(self.results)] if self is not base else 0.0
        self.results.append(result)
        self.tries += 1
        self.apart += apart
        self.squares += apart * apart

    @property
    def found(self) -> Found:
        """What it came to until now."""
        return Found(self.tries, self.apart, self.squares, self.node.total)

    def add(self, found: Found) -> None:
        """Takes in what it came to in the worlds of another tree."""
        self.tries += found.tries
        self.apart += found.apart
        self.squares += found.squares
        self.node.visits += found.tries
        self.node.total += found.total

    @property
    def better(self) -> float:
        """By how much it is better than the greedy player's option in the same worlds."""
        return self.apart / self.tries if self.tries else 0.0

    @property
    def doubt(self) -> float:
        """The standard error of that."""
        n = self.tries
        if n < 2:
            return 0.5
        return math.sqrt(max(1e-6, self.squares / n - self.better**2) / (n - 1))


class Tree:
    """A tree that grows while worlds are played through it."""

    __slots__ = (
        "_base", "_branches", "_clock", "_decision", "_habits", "_high", "_known", "_low", "_me", "_policy",
        "_root", "_serial", "_turns", "_weights", "_worlds",
    )  # fmt: skip

    def __init__(
        self,
        me: int,
        worlds: list[Game],
        decision: Decision,
        known: dict[Likeness, Node],
        clock: Clock | None = None,
        weights: list[float] | None = None,
    ) -> None:
        g = worlds[0].state
        self._me = me
        self._worlds = worlds
        self._decision = decision
        self._policy = search_policy(me)
        self._known = known
        self._clock = clock
        self._serial = g.turn.serial
        self._weights = weights
        self._turns = 2 * ROUNDS - (g.turn.player != me)
        self._root = Node()
        self._habits = Habits()
        self._branches: list[Branch] = []
        self._low = 1.0
        self._high = 0.0

    def begin(self, start: Start) -> None:
        """Begins as another tree did."""
        self._branches = [Branch(n, share) for n, share in zip(start.picks, start.likely, strict=True)]
        self._base = self._branches[start.base]

    def expect(self, picks: list[int]) -> Start:
        """Begins with what the greedy player thinks of each option, and with an earlier search.

        In a window that is no own main phase, options are left out that in its eyes waste a card or do
        nothing: there are many such windows, and most abilities could be used in each of them.
        """
        picks, totals = self._looks(picks)
        if self._answers(picks):
            kept = [i for i, total in enumerate(totals[:-1]) if _sensible(total - totals[-1])]
            kept.append(len(picks) - 1)
            picks, totals = [picks[i] for i in kept], [totals[i] for i in kept]
        best = max(range(len(picks)), key=totals.__getitem__)
        if self._decision.options[picks[-1]].kind == "pass" and totals[best] < totals[-1] + 1:
            best = len(picks) - 1
        likely = _shares([max(FLOOR, math.exp(max(-8.0, (x - totals[best]) / TASTE))) for x in totals])
        earlier = self._known.get(self._worlds[0].key(self._me))
        if earlier is not None and earlier.visits >= KNOWN:
            g = self._worlds[0].state
            known = [earlier.children.get(likeness(g, self._decision.options[pick])) for pick in picks]
            tried = _shares([child.visits if child is not None else 0.1 for child in known])
            likely = [(x + y) / 2 for x, y in zip(likely, tried, strict=True)]
        start = Start(picks, likely, best)
        self.begin(start)
        return start

    def _looks(self, picks: list[int]) -> tuple[list[int], list[float]]:
        """What the greedy player thinks of the options; those that there was no time for are left out, but
        not the last: it counts as if nothing changed."""
        worlds: list[list[float]] = []
        for world in self._worlds[:LOOKS]:
            look = Look(world, self._me, max(LOOK_TRIES, 2 * len(picks)), self._clock)
            found: list[float] = []
            try:
                for i, pick in enumerate(picks):
                    found.append(look.option(pick, len(picks) - i))
            except TimeUp:
                pass
            if self._clock is not None:
                self._clock.prepared(look.spent)
            if len(found) < len(picks):
                if not worlds:
                    picks = [*picks[: len(found)], picks[-1]]
                    worlds.append([*found, value(world.state, self._me)])
                break
            worlds.append(found)
        return picks, [sum(each) / len(worlds) for each in zip(*worlds, strict=True)]

    def _answers(self, picks: list[int]) -> bool:
        """Whether the player is asked for an answer: they may pass, and it is no main phase of theirs."""
        g = self._worlds[0].state
        if self._decision.kind != PRIORITY or self._decision.options[picks[-1]].kind != "pass":
            return False
        return g.turn.player != self._me or not quiet(g)

    def iterate(self) -> int:
        """Goes down the tree in a world, adds a node, and notes what it came to on the way back. Returns how
        many answers that took."""
        branch = self._next()
        node = branch.node
        game = self._worlds[node.visits % len(self._worlds)].clone()
        before = len(game.picks)
        g = game.state
        g.work.asks = self._policy.asks
        path = [self._root, node]
        fresh = not node.visits
        playout = Playout(self._habits, self._clock)
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
            if self._clock is not None:
                self._clock.check()
            game.apply(pick)
            game.advance(self._policy)
        playout.until(game, self._turns - (g.turn.serial != self._serial))
        found = chance(g, self._me, self._weights)
        self._low = min(self._low, found)
        self._high = max(self._high, found)
        branch.note(found, self._base)
        for node in path:
            node.visits += 1
            node.total += found
        return len(game.picks) - before + playout.looked

    def _next(self) -> Branch:
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
        least = OFTEN * self._base.tries
        for branch in self._branches:
            if branch is not lead and branch.tries >= least:
                doubt = math.sqrt(branch.doubt**2 + lead.doubt**2) if lead is not self._base else branch.doubt
                if branch.better + SURE * doubt > lead.better + LITTLE:
                    return False
        return True

    def _best(self) -> Branch:
        best, found = MARGIN, self._base
        least = max(2.0, OFTEN * self._base.tries)
        for branch in self._branches:
            if branch is not self._base and branch.tries >= least:
                score = branch.better - CAUTIOUS * branch.doubt
                if score > best:
                    best, found = score, branch
        return found

    def found(self) -> list[Found]:
        """What each option came to until now."""
        return [branch.found for branch in self._branches]

    def add(self, found: list[Found]) -> None:
        """Takes in what another tree found that began alike. This one then grows no more."""
        for branch, more in zip(self._branches, found, strict=True):
            branch.add(more)

    def ranked(self) -> list[tuple[float, int]]:
        """The options that were tried with their chances: the chosen one, then the others."""
        chosen = self._best()
        rest = sorted([(-x.better, n) for n, x in enumerate(self._branches) if x.tries and x is not chosen])
        order = [chosen, *[self._branches[n] for _, n in rest]]
        level = self._base.node.value
        return [(max(0.0, min(1.0, level + x.better)), x.pick) for x in order]

    def _descend(self, g: State, node: Node, decision: Decision) -> tuple[int, Node]:
        """The option to go on with, and what it leads to."""
        picks = with_likeness(g, decision, MOST_OPTIONS)
        spread = max(self._high - self._low, 1e-3)
        curious = CURIOUS * math.sqrt(node.visits + 1) / len(picks)
        best = -math.inf
        chosen = -1
        following: Node | None = None
        key: Likeness = ()
        for n, alike in picks:
            child = node.children.get(alike)
            likely = _likely(decision, n)
            if child is None or not child.visits:
                score = -DOUBT + curious * likely
            else:
                score = (child.value - node.value) / spread + curious * likely / (1 + child.visits)
            if score > best:
                best, chosen, following, key = score, n, child, alike
        if following is None:
            following = Node()
            node.children[key] = following
        return chosen, following


def search_policy(player: int) -> Policy:
    """The windows that a search asks in: the own main phase, and answers to what the other does.

    The other blocks and makes the choices they must, but begins nothing in this turn: with cards that are
    only imagined they would have an answer to everything, and every attack would look bad.
    """
    mine = ("main", "response", "battle")
    other = ("main",)
    return Policy(asks=windows(mine, other) if player == 0 else windows(other, mine))


def chance(g: State, player: int, weights: list[float] | None = None) -> float:
    """How likely a player is to win a position: 0 to 1; by weights of its features (leaf.py), if given."""
    if g.over:
        return 0.5 if g.winner < 0 else float(g.winner == player)
    found = value(g, player) / SCALE if weights is None else odds(g, player, weights)
    return 1 / (1 + math.exp(-max(-SURELY, min(SURELY, found))))


def _shares(weights: list[float]) -> list[float]:
    """Weights as shares of one."""
    whole = sum(weights)
    return [x / whole for x in weights]


def _sensible(gain: float) -> bool:
    """Whether an answer is worth a search that the greedy player likes more than passing by so much."""
    return gain >= NOTHING or -WASTE <= gain <= -NOTHING


def _likely(decision: Decision, n: int) -> float:
    """How likely an option is the right one before anything is known about it."""
    kind = decision.options[n].kind
    if kind in ("standby", "source"):
        return 0.4
    return 0.7 if kind in ("pass", "no", "done", "forfeit") else 1.0
