"""Watching a kept game again, step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from ..engine import Game, Story
from .board import Board
from .menu import number_in
from .person import MARKS, People
from .shelf import Kept, Unreadable
from .words import QUIET

HELP: Final = "  Enter next, b back, t next turn, NUMBER that pick, l log so far, q quit"


class Watching:
    """A game that was played, looked at from one side or, between two people, from none."""

    def __init__(self, console: Console, kept: Kept, read: Callable[[str], str]) -> None:
        self.console = console
        self.kept = kept
        self.read = read
        self.people = People(kept.you, ("A", "B") if kept.you is None else ("the computer", "the computer"))
        self.board = Board(console, self.people)
        self.games: list[Game] = [kept.start()]

    def at(self, place: int) -> Game:
        """The game after so many picks; raises `Unreadable`."""
        while len(self.games) <= place:
            game = self.games[-1].clone()
            pick = self.kept.picks[len(self.games) - 1]
            decision = game.decision
            if decision is None or not 0 <= pick < len(decision.options):
                raise Unreadable(f"this engine plays it differently from pick {len(self.games)} on")
            game.apply(pick)
            self.games.append(game)
        return self.games[place]

    def run(self) -> None:
        """Steps through the game until somebody has seen enough."""
        place = 0
        last = len(self.kept.picks)
        while True:
            try:
                self.show(place)
            except Unreadable as error:
                self.console.print(Text(f"The game can be watched up to here: {error}.", style="yellow"))
                last = place = place - 1
            typed = self.read(f"{place}/{last} > ").strip().casefold()
            number = number_in(typed)
            if typed in ("q", "quit", "exit"):
                return
            if typed == "l":
                self.log(place)
            elif typed == "b":
                place = max(0, place - 1)
            elif typed == "t":
                place = self.next_turn(place, last)
            elif number is not None:
                place = max(0, min(number, last))
            elif typed in ("", "n"):
                if place == last:
                    return
                place += 1
            else:
                self.console.print(Text(HELP))

    def next_turn(self, place: int, last: int) -> int:
        """Where the next turn begins."""
        now = self.turn(place)
        try:
            while place < last:
                place += 1
                if self.turn(place) != now:
                    break
        except Unreadable:
            return place - 1
        return place

    def turn(self, place: int) -> int:
        """The turn after so many picks."""
        number: int = self.at(place).view(None)["turn"]["number"]
        return number

    def show(self, place: int) -> None:
        """The board after so many picks and what the last one did."""
        game = self.at(place)
        if self.console.is_terminal:
            self.console.clear()
        before = self.at(place - 1).events if place else 0
        seat = self.kept.you
        board = self.board.lines(game.view(seat), seat or 0, 1)
        news = [
            self.people.entry(entry)
            for entry in game.log_for(seat, after=before, names=MARKS)
            if entry.kind not in QUIET
        ]
        room = max(2, self.console.height - len(board) - 3)
        for text in news[-room:]:
            self.console.print(Text(f"  {text}"), no_wrap=True, overflow="crop")
        for line in board:
            self.console.print(line, no_wrap=True, overflow="crop")
        self.console.print(Text(HELP, style="dim"), no_wrap=True, overflow="crop")

    def log(self, place: int) -> None:
        """Everything up to here."""
        for entry in Story(self.kept.you, MARKS).more(self.at(place)):
            self.console.print(Text(f"{entry.number:>5} {self.people.entry(entry)}"))
