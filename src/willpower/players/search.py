"""The searching player: a tree over imagined worlds, to the end of the turn.

Each iteration takes one imagined world and goes down the tree: at every choice worth a node it takes the
option that promises most for whoever chooses, with some curiosity about those hardly tried. Options are the
same in all worlds if they are alike; one that a world does not offer is not available there. Where the tree
ends, nobody begins anything new, and where the next turn begins the position is weighed. First of all the
player looks whether they can win this turn whatever the other does.

What is learned about positions of the same turn is kept: when one of them comes, the search goes on from it.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Final

from willpower.engine import (
    ATTACK,
    BLOCK,
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

from .evaluation import WIN, value
from .greedy import Look, candidates, exchanged, passing
from .lethal import winning_option
from .seat import Seat

MOST_OPTIONS: Final = 16  # of a decision that are looked at
LONGEST: Final = 80  # answers in a row until a position is weighed as it is
CURIOUS: Final = 0.9  # how much an option hardly tried is worth trying
DOUBT: Final = 0.15  # by how much an option never tried is thought to be worse than its node
TRIES: Final = 10  # positions tried for the choices on the way to the end of the turn
MOST_CHOICES: Final = 5
OFTEN: Final = 0.4  # an option tried at least so often as the one tried most can be the best
MARGIN: Final = 0.002  # doing something must be better than passing by so much
PROVED: Final = 100  # positions looked at for a win this turn in a second of the budget, at most
LOOKS: Final = 2  # worlds in which the greedy player looks at each option
LOOK_TRIES: Final = 60
EXPECTED: Final = 1  # for so many visits its opinion counts
DOUBTED: Final = 8  # so few visits of an earlier search do not count against it
FAR: Final = 8.0
SURE: Final = 5  # visits after which an option counts as the best
KEPT_DEPTH: Final = 5  # so deep in the tree positions are kept for the next search
SCALE: Final = 1500.0  # being so much ahead wins three games in four
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
    """A choice in the tree, or what one of its options leads to."""

    __slots__ = ("children", "first", "mine", "total", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # of the chances of the player who searches
        self.first = 0.0  # the first of them: nothing new was begun after it
        self.value = 0.0  # the best that who chooses here can do, as far as it is known
        self.mine = True  # who chooses here
        self.children: dict[Likeness, _Node] = {}

    def note(self, value: float) -> None:
        """Takes in what an iteration came to; what follows has taken it in already."""
        if not self.visits:
            self.first = value
        self.visits += 1
        self.total += value
        best = -1.0
        for child in self.children.values():
            if child.visits >= SURE and (best < 0 or (child.value > best) == self.mine):
                best = child.value
        if best >= 0:  # to begin nothing new is always one of the choices
            self.value = max(best, self.first) if self.mine else min(best, self.first)
        else:
            self.value = self.first if self.children else self.total / self.visits


class _Clock:
    """Whether there is time for one more iteration."""

    __slots__ = ("_budget", "_longest", "_most", "_started", "done")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._most = budget.iterations
        self._started = time.perf_counter()
        self._longest = 0.0
        self.done = 0

    @property
    def counted(self) -> bool:
        """Whether iterations are counted, not time."""
        return not self._budget.seconds

    @property
    def left(self) -> int:
        """How many iterations are left."""
        return self._most - self.done

    def spare(self, visits: int) -> None:
        """Counts visits that an earlier search has made already, up to two thirds of the budget."""
        self._most = max(self._budget.iterations - visits, self._budget.iterations // 3)

    def more(self) -> bool:
        """Counts an iteration; False when the budget is used up."""
        self.done += 1
        most = self._budget.seconds
        if not most:
            if self.done > self._most:
                return False
            most = self._budget.limit
            if not most:
                return True
        used = time.perf_counter() - self._started
        self._longest = max(self._longest, used / self.done)
        return used + self._longest < most


class SearchPlayer:
    """Takes the option that a search tried most; the same seed and iterations play the same."""

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
        if may_pass and (seat.next_is_own or seat.main_to_come):
            return last  # what was begun is left to resolve; what can be done now can be done then
        clock = _Clock(self._budget)
        rounds = max(4, min(40, self._budget.iterations // 6)) if not self._budget.seconds else 24
        worlds = seat.imagine_many(rounds, self._seed())
        first = worlds[0]
        if decision.kind == EXCHANGE:
            return exchanged(first.state, decision)
        policy = _policy(seat)
        answer = policy.answer(first.state, decision)
        if answer >= 0:
            return answer
        if self._lethal and seat.turn_player == seat.player and decision.kind in (PRIORITY, ATTACK):
            seconds = self._budget.seconds
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
        if seat.turn != self._turn:
            self._turn = seat.turn
            self._known.clear()
        root = self._known.get(worlds[0].key(seat.player))
        if root is None:
            root = _Node()
        tree = _Tree(root, seat.player, first, policy, self._known)
        tree.compare(worlds)
        tree.expect(worlds, decision)
        clock.spare(root.visits)
        while clock.more() and not (clock.counted and tree.settled(clock.left)):
            tree.iterate(worlds)
        self.iterations = clock.done - 1
        picks = candidates(first, decision, MOST_OPTIONS)
        ranked = _ranked(root, first, decision, picks)
        if not ranked:
            return picks[-1]
        said = [f"{decision.options[n].text} {100 * value:.0f} %" for value, n in ranked[:SHOWN]]
        self.considered = f"{self.iterations} iterations, {len(picks)} options: {', '.join(said)}"
        return ranked[0][1]


def _ranked(root: _Node, g: State, decision: Decision, picks: list[int]) -> list[tuple[float, int]]:
    """The options tried often enough with their chances, the best first; passing before no gain."""
    tried: list[tuple[float, int, int]] = []
    for n in picks:
        child = root.children.get(likeness(g, decision.options[n]))
        if child is not None and child.visits:
            tried.append((-child.value, n, child.visits))
    most = max([visits for _, _, visits in tried], default=0)
    ranked = [(-risk, n) for risk, n, visits in sorted(tried) if visits >= OFTEN * most]
    for risk, n, _ in tried:
        if decision.options[n].kind == "pass" and MARGIN - risk > ranked[0][0]:
            return [(-risk, n), *[row for row in ranked if row[1] != n]]
    return ranked


def _policy(seat: Seat) -> Policy:
    """The windows that a search asks in: the own main phase, and answers to what the other does.

    The other blocks and makes the choices they must, but begins nothing in this turn: with cards that are
    only imagined they would have an answer to everything, and every attack would look bad. Their main phase
    asks where it is the next turn that begins with it: there the search ends.
    """
    mine = ("main", "response", "battle")
    other: tuple[str, ...] = ("main",) if seat.turn_player == seat.player else ()
    return Policy(asks=windows(mine, other) if seat.player == 0 else windows(other, mine))


class _Tree:
    """A tree that grows while worlds are played through it."""

    __slots__ = (
        "_after", "_high", "_known", "_low", "_luck", "_mean", "_policy", "_serial", "_worth", "me", "root",
    )  # fmt: skip

    def __init__(self, root: _Node, me: int, g: State, policy: Policy, known: dict[Likeness, _Node]) -> None:
        self.root = root
        self.me = me
        self._serial = g.turn.serial
        self._policy = policy
        self._known = known
        self._low = 1.0
        self._high = 0.0
        # What each world is worth if nobody does anything more: the luck of a world is no merit of an option.
        self._worth: list[float] = []
        self._mean = 0.0
        self._luck = 0.0
        # Beyond the tree nobody acts any more in this turn; what asks next is the other's main phase.
        self._after = windows((), ("main",)) if g.turn.player == 0 else windows(("main",), ())

    def expect(self, worlds: list[Game], decision: Decision) -> None:
        """Begins with what the greedy player thinks of each option, as if it had been tried a few times."""
        picks = candidates(worlds[0].state, decision, MOST_OPTIONS)
        totals = [0.0] * len(picks)
        for world in worlds[:LOOKS]:
            look = Look(world, self.me, max(LOOK_TRIES, 2 * len(picks)))
            for i, pick in enumerate(picks):
                totals[i] += look.option(pick, len(picks) - i) / LOOKS
        level = sum(totals) / len(totals)
        for pick, total in zip(picks, totals, strict=True):
            if decision.options[pick].kind == "pass":
                level = total  # nothing new: what the worlds come to by themselves
        for pick, total in zip(picks, totals, strict=True):
            ahead = max(-FAR, min(FAR, (self._mean + total - level) / SCALE))
            guess = 1 / (1 + math.exp(-ahead))
            child = self.root.children.setdefault(likeness(worlds[0].state, decision.options[pick]), _Node())
            if child.visits <= DOUBTED:
                child.value = child.first = guess
            child.visits += EXPECTED
            child.total += guess * EXPECTED
            self._low = min(self._low, guess)
            self._high = max(self._high, guess)
        self.root.note(max([x.value for x in self.root.children.values()]))

    def compare(self, worlds: list[Game]) -> None:
        """Works out what each world is worth by itself."""
        worth = [self._left_alone(world.clone()) for world in worlds]
        going = [x for x in worth if abs(x) < WIN]
        self._mean = sum(going) / len(going) if going else 0.0
        self._worth = [x if abs(x) < WIN else self._mean for x in worth]

    def _left_alone(self, game: Game) -> float:
        """What a position is worth when the turn has ended without anything new."""
        g = game.state
        g.work.asks = self._after
        answers = LONGEST
        while answers and g.work.pending is not None and g.turn.serial == self._serial:
            game.apply(plainly(g, g.work.pending))
            answers -= 1
        return value(g, self.me)

    def iterate(self, worlds: list[Game]) -> None:
        """Goes down the tree in a world, adds a node, and notes what it came to on the way back.

        Each option of the decision itself goes through the worlds in the same order, so that they are
        compared in the same worlds.
        """
        first = worlds[0].state
        assert first.work.pending is not None
        pick, node, grown = self._descend(first, self.root, first.work.pending)
        which = node.visits % len(worlds)
        self._luck = self._worth[which] - self._mean
        game = worlds[which].clone()
        game.state.work.asks = self._policy.asks
        path = [self.root, node]
        game.apply(pick)
        game.advance(self._policy)
        if grown:
            self._keep(game, node)
        while not grown:
            decision = game.state.work.pending
            if decision is None or game.state.turn.serial != self._serial or len(path) > LONGEST:
                break
            pick, node, grown = self._descend(game.state, node, decision)
            path.append(node)
            game.apply(pick)
            game.advance(self._policy)
            if len(path) <= KEPT_DEPTH and not node.visits:
                self._keep(game, node)
        value = self._finished(game, TRIES)
        self._low = min(self._low, value)
        self._high = max(self._high, value)
        for node in reversed(path):
            node.note(value)

    def settled(self, left: int) -> bool:
        """Whether no other option can be tried more often any more."""
        visits = sorted([child.visits for child in self.root.children.values()])
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def _keep(self, game: Game, node: _Node) -> None:
        """Keeps a node for the position that it stands for, if the player decides there."""
        decision = game.state.work.pending
        if decision is not None and decision.player == self.me:
            self._known.setdefault(game.key(self.me), node)

    def _descend(self, g: State, node: _Node, decision: Decision) -> tuple[int, _Node, bool]:
        """The option to go on with, what it leads to, and whether that is new in the tree."""
        picks = candidates(g, decision, MOST_OPTIONS)
        found: list[tuple[int, Likeness, _Node | None]] = []
        visits = 0
        for n in picks:
            key = likeness(g, decision.options[n])
            child = node.children.get(key)
            found.append((n, key, child))
            if child is not None:
                visits += child.visits
        mine = decision.player == self.me
        node.mine = mine
        spread = self._high - self._low
        middle = node.value if node.visits else 0.5
        unknown = self._scaled(middle, spread, mine) - DOUBT
        if node is self.root:
            unknown = 2.0  # every option of the decision itself is tried
        curious = CURIOUS * math.sqrt(visits + 1) / len(found)
        best = (-math.inf, 0)
        for i, (n, _, child) in enumerate(found):
            if child is None or not child.visits:
                score = unknown + curious * _likely(decision, n)
            else:
                score = self._scaled(child.value, spread, mine)
                score += curious * _likely(decision, n) / (1 + child.visits)
            if score > best[0]:
                best = (score, i)
        pick, key, child = found[best[1]]
        if child is None:
            child = _Node()
            node.children[key] = child
        return pick, child, not child.visits

    def _scaled(self, value: float, spread: float, mine: bool) -> float:
        """A chance between the worst and the best seen, from the side of who chooses."""
        if spread < 1e-6:
            return 0.5
        found = (value - self._low) / spread
        return found if mine else 1 - found

    def _finished(self, game: Game, tries: int) -> float:
        """Lets the turn end without anything new, then weighs the position.

        Choices that belong to what was begun (targets, who attacks and blocks) are tried while there are
        tries left: the best counts for who chooses.
        """
        g = game.state
        g.work.asks = self._after
        answers = LONGEST
        while answers and g.work.pending is not None and g.turn.serial == self._serial:
            decision = g.work.pending
            if tries > 1 and decision.kind != PRIORITY and decision.kind not in self._policy.plain:
                picks = candidates(g, decision, min(tries, MOST_CHOICES))
                if len(picks) > 1:
                    return self._best(game, decision, picks, tries // len(picks))
            game.apply(plainly(g, decision))
            answers -= 1
        return chance(g, self.me, self._luck)

    def _best(self, game: Game, decision: Decision, picks: list[int], tries: int) -> float:
        """What a choice comes to if who chooses takes the best for them."""
        found: list[float] = []
        for n in picks:
            after = game.clone()
            after.apply(n)
            found.append(self._finished(after, tries))
        return max(found) if decision.player == self.me else min(found)


def chance(g: State, player: int, luck: float = 0.0) -> float:
    """How likely a player is to win a position: 0 to 1; without the luck they had."""
    if g.over:
        return 0.5 if g.winner < 0 else float(g.winner == player)
    return 1 / (1 + math.exp((luck - value(g, player)) / SCALE))


def _likely(decision: Decision, n: int) -> float:
    """How likely an option is the right one before anything is known about it."""
    kind = decision.options[n].kind
    if kind in ("standby", "source"):
        return 0.4
    return 0.7 if kind in ("pass", "no", "done", "forfeit") else 1.0


def plainly(g: State, decision: Decision) -> int:
    """An answer that begins nothing new: passing; attacking once a battle was initiated; blocks that pay."""
    if decision.kind == PRIORITY:
        return passing(decision)
    if decision.kind == ATTACK:
        return 0
    if decision.kind == BLOCK:
        return _block(g, decision)
    return 0


def _block(g: State, decision: Decision) -> int:
    """A block by a card that survives, or any if life is at stake; otherwise none."""
    none = len(decision.options) - 1
    for n, option in enumerate(decision.options):
        if option.kind == "no block":
            none = n
    b = g.table.battle
    if b is None or b.attacker < 0:
        return none
    attacker = g.table.objs[b.attacker].chars
    atk = attacker.atk or 0
    found, best = none, 0
    for n, option in enumerate(decision.options):
        if option.kind != "block" or option.ref < 0:
            continue
        o = g.table.objs[option.ref]
        left = (o.chars.defense or 0) - o.damage
        worth = (2 if left > atk else 0) + (1 if (o.chars.atk or 0) >= (attacker.defense or 0) else 0)
        if worth > best:
            found, best = n, worth
    if found == none and b.attacked < 0 and g.table.players[decision.player].life <= atk:
        for n, option in enumerate(decision.options):
            if option.kind == "block":
                return n
    return found
