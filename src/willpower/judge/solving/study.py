"""What else there is to say about a puzzle: in how many orders it is solved, a hint, and why a try fails."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Final

from willpower.engine import ORDER, PAY, PRIORITY, TRIGGER, Decision, Option, State

from .keys import Key
from .search import DEEPEST, KNOWN, WON, Bounds, Search
from .search import Stop as Stop
from .solution import Line, Move, Teller, last_clause

# How one pays, and in which order things that trigger together are played, makes no other solution.
SAME: Final = (PAY, ORDER, TRIGGER)
MANY: Final = 100  # solutions and orders are counted up to here
MORE_ACTIONS: Final = 2  # than the solution needs, that a try may take
SHOWN: Final = 14  # moves of a refutation
_FORWARD: Final = {"battle": 0, "play": 1, "activate": 2, "judgment": 2, "call": 3}


@dataclass(slots=True)
class Tried:
    """What comes of a first move: whether it reaches the goal too, otherwise how it is refuted."""

    move: Move
    wins: bool
    line: Line


class Study:
    """Goes through a solved search again; it counts lines with the least number of actions."""

    def __init__(self, search: Search, actions: int, bounds: Bounds | None = None) -> None:
        self.search = search
        self.actions = actions
        self.teller = Teller(search)
        more = bounds if bounds is not None else search.bounds
        search.bounds = Bounds(more.turns, search.nodes + more.nodes, more.seconds)
        search.began = monotonic()
        self._counted: dict[tuple[Key, int], int] = {}

    def orders(self, most: int = MANY) -> int:
        """In how many orders of moves the goal is reached, at most `most`; raises `Stop` at a bound.

        Where the opponent chooses, the choice counts that leaves the most ways.
        """
        return min(most, self._count(self.search.root.clone(), self.actions, most, 0))

    def first_moves(self) -> list[Move]:
        """The moves with which a solution begins."""
        g, d, moves = self._first()
        if d is None:
            return []
        return [self.teller.move(g, d, option, child) for option, child, _ in self.winning(g, d, moves)]

    def hint(self) -> str:
        """How the solution begins, without what it leads to."""
        for move in self.first_moves():
            return move.text
        return "there is nothing to do"

    def tried(self, words: str) -> list[Tried]:
        """What comes of the first moves whose text has these words in it."""
        g, d, moves = self._first()
        found: list[Tried] = []
        if d is None:
            return found
        self.search.quiet = False
        self.search.table = self.search.tables[False]
        for option in moves:
            child = self.search.go(g.clone(), option)
            if child is None:
                continue
            move = self.teller.move(g, d, option, child)
            if words.casefold() not in move.text.casefold():
                continue
            left = self.actions + MORE_ACTIONS - self.search.acts(d, option)
            wins = self.search.value(child.clone(), left, 0) == WON
            line = self.teller.line(child, left) if wins else self._refutation(child, left)
            line.moves.insert(0, move)
            found.append(Tried(move, wins, line))
        return found

    # ---- going through -----------------------------------------------------------------------------------

    def _first(self) -> tuple[State, Decision | None, list[Option]]:
        """The first choice of the turn player."""
        g = self.search.root.clone()
        while True:
            d = g.work.pending
            if d is None or self.search.reached(g):
                return g, None, []
            moves = self.search.moves(g, d)
            if d.player == self.search.player and (len(moves) > 1 or self.search.acts(d, moves[0])):
                return g, d, moves
            after = self.search.go(g, moves[-1])
            if after is None:
                return g, None, []
            g = after

    def winning(
        self, g: State, d: Decision, moves: list[Option], left: int = -1
    ) -> list[tuple[Option, State, int]]:
        """The options that reach the goal with so many actions, what they lead to, and the actions left."""
        left = self.actions if left < 0 else left
        found: list[tuple[Option, State, int]] = []
        for option in moves:
            rest = left - self.search.acts(d, option)
            child = self.search.go(g.clone(), option) if rest >= 0 else None
            if child is not None and self.search.value(child.clone(), rest, 0) == WON:
                found.append((option, child, rest))
        return found

    def to_choice(self, g: State, depth: int) -> tuple[State, Decision, list[Option]] | bool:
        """Go on to the next choice or action; True if the goal is reached before, False if it cannot be any
        more. Raises `Stop` if too many choices came before."""
        search = self.search
        if depth > DEEPEST:
            raise search.stop(f"{DEEPEST} decisions one after the other")
        while not search.reached(g):
            d = g.work.pending
            if d is None or g.turn.serial > search.last_turn:
                return False
            moves = search.moves(g, d)
            if len(moves) > 1 or search.acts(d, moves[0]):
                return g, d, moves
            after = search.go(g, moves[0])
            if after is None:
                return False
            g = after
        return True

    def _count(self, g: State, left: int, most: int, depth: int) -> int:
        search = self.search
        found = self.to_choice(g, depth)
        if isinstance(found, bool):
            return int(found)
        g, d, moves = found
        key = (search.keys.key(g, search.cited(g)), left) if d.kind in KNOWN else None
        known = self._counted.get(key) if key is not None else None
        if known is not None:
            return known
        total = 0
        if d.player != search.player:
            for option in moves:
                child = search.go(g.clone(), option)
                if child is not None:
                    total = max(total, self._count(child, left, most, depth + 1))
                if total >= most:
                    break
        else:
            for _, child, rest in self.winning(g, d, moves, left):
                ways = self._count(child, rest, most, depth + 1)
                total = max(total, ways) if d.kind in SAME else total + ways
                if total >= most:
                    break
        if key is not None:
            self._counted[key] = total
        return total

    def _refutation(self, g: State, left: int) -> Line:
        """How the opponent meets a try: the turn player goes on as well as they can see."""
        made = Line()
        search = self.search
        while len(made.moves) < SHOWN:
            d = g.work.pending
            if d is None or g.turn.serial > search.last_turn:
                break
            moves = search.moves(g, d)
            option = moves[0]
            if d.player != search.player:
                for one in moves:
                    child = search.go(g.clone(), one)
                    if child is None or search.value(child, left, 0) != WON:
                        option = one
                        break
            else:
                option = self._natural(g, d, moves, left)
                left -= search.acts(d, option)
            child = search.go(g.clone(), option)
            if child is None:
                break
            if len(moves) > 1 and option.kind != "pass":
                made.moves.append(self.teller.move(g, d, option, child))
            g = child
        made.clause = last_clause(g)
        return made

    def _natural(self, g: State, d: Decision, moves: list[Option], left: int) -> Option:
        """What a player would go on with: attacks first, and nothing while something is under way."""
        if d.kind != PRIORITY:
            return self.search.ordered(g, moves, True)[0]
        busy = bool(g.table.chase) or g.table.battle is not None or not left
        best = moves[-1]
        for option in moves:
            if option.kind == "pass" and busy:
                return option
            if _FORWARD.get(option.kind, 9) < _FORWARD.get(best.kind, 9):
                best = option
        return best
