"""Playing a puzzle: the player's picks, the opponent's best answers, what still wins, and how."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from willpower.cards.database import CardDatabase
from willpower.engine import PAY, Decision, Game, Option, State

from .bench import MOST_PICKS, move_of
from .reading.errors import JudgeError
from .reading.reader import read_text
from .solving.search import DEEPEST, NONE, SOLVED, WON, Bounds, Result, Search
from .solving.solution import Move, Row, solution

NODES: Final = 40_000
SECONDS: Final = 8.0
PLAYING: Final = "playing"
REACHED: Final = "solved"
MISSED: Final = "missed"


@dataclass(slots=True)
class Position:
    """A puzzle being played: the game, all picks so far, what they were, and whether it is decided."""

    g: State
    picks: list[int] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    outcome: str = PLAYING

    @property
    def game(self) -> Game:
        """The game, to be looked at."""
        return Game(self.g)


class Puzzle:
    """A puzzle and the search in it; what it found is kept from one question to the next."""

    def __init__(
        self,
        text: str,
        turns: int = 1,
        databases: Sequence[CardDatabase] = (),
        seconds: float = SECONDS,
    ) -> None:
        self.file = read_text(text, "", databases)
        self.search = Search(self.file, Bounds(turns, NODES, seconds))
        self.player = self.search.player
        self.root = self.search.root.clone()

    def play(self, picks: Sequence[int], by_hand: Collection[int] = ()) -> Position:
        """The position after picks of both players, and after the opponent's answers that follow them. Costs
        are paid by themselves, but not after the picks whose places are in `by_hand`."""
        if len(picks) > MOST_PICKS:
            raise JudgeError(0, f"more than {MOST_PICKS} choices")
        here = Position(self.root.clone())
        self._settle(here)
        for n, index in enumerate(picks):
            d = here.g.work.pending
            if here.outcome != PLAYING or d is None or not 0 <= index < len(d.options):
                raise JudgeError(0, f"choice {n + 1} is not there")
            self._pick(here, d, d.options[index], index, n not in by_hand)
        while here.outcome == PLAYING and (d := here.g.work.pending) is not None and d.player != self.player:
            option = self.answer(here.g, d)
            self._pick(here, d, option, d.options.index(option))
        return here

    def _pick(self, here: Position, d: Decision, option: Option, index: int, pays: bool = True) -> None:
        here.moves.append(move_of(here.g, d, option))
        here.picks.append(index)
        after = self.search.go(here.g, option)
        if after is None:
            raise JudgeError(0, "chance decides there; a puzzle has none")
        here.g = after
        self._settle(here, pays)

    def _settle(self, here: Position, pays: bool = True) -> None:
        """Pay what pays by itself, and see whether the puzzle is decided."""
        while True:
            if self.search.reached(here.g):
                here.outcome = REACHED
                return
            d = here.g.work.pending
            if d is None or here.g.turn.serial > self.search.last_turn:
                here.outcome = MISSED
                return
            paid = Game(here.g).automatic_payment() if d.kind == PAY and pays else None
            if paid is None:
                return
            after = self.search.go(here.g, d.options[paid])
            assert after is not None
            here.g = after

    def still(self, g: State) -> str:
        """Whether the goal can still be reached: `solved`, `none`, or `bound` if it is not known."""
        return self._searched(g).verdict

    def _searched(self, g: State) -> Result:
        """Search anew from a position; what was found from another one is forgotten, since how many actions
        are left is counted from the first."""
        search = self.search
        search.root = g.clone()
        search.nodes, search.low = 0, DEEPEST + 1
        search.tables = ({}, {})
        search.good.clear()
        search.path.clear()
        return search.run()

    def answer(self, g: State, d: Decision) -> Option:
        """The opponent's best answer: one after which the goal is out of reach, if there is one; otherwise
        one that does something."""
        moves = self.search.moves(g, d)
        if len(moves) == 1:
            return moves[0]
        unsure: Option | None = None
        for option in moves:
            child = self.search.go(g.clone(), option)
            if child is None:
                continue
            if self.search.reached(child):
                continue
            verdict = self.still(child)
            if verdict == NONE:
                return option
            if verdict != SOLVED and unsure is None:
                unsure = option
        if unsure is not None:
            return unsure
        acting = [option for option in moves if option.kind not in ("pass", "no", "no block")]
        return acting[0] if acting else moves[0]

    def best(self, here: Position) -> int | None:
        """The pick that goes on to the goal; None if there is none any more, or it is not known."""
        d = here.g.work.pending
        if d is None or here.outcome != PLAYING:
            return None
        found = self._searched(here.g)
        if found.verdict != SOLVED:
            return None
        for option in self.search.ordered(here.g, self.search.moves(here.g, d), True):
            left = found.actions - 1 if self.search.acts(d, option) else found.actions
            child = self.search.go(here.g.clone(), option) if left >= 0 else None
            if child is not None and self.search.value(child.clone(), left, 0) == WON:
                return d.options.index(option)
        return None

    def solution(self) -> tuple[str, list[Row]]:
        """Whether there is a solution, and the line with all answers for reading."""
        found = self._searched(self.root)
        rows = solution(self.search, found.actions).rows() if found.verdict == SOLVED else []
        return found.verdict, rows
