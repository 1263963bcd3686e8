"""A game at the terminal: shows the board, reads what is typed, lets the computer answer in between."""

from __future__ import annotations

import copy
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from ..cards.database import CardDatabase
from ..engine import Game
from ..players import Player, Seat
from ..rules import index
from ..rules.citations import OLD_BOOKS, Section, book_of, search
from .board import Board
from .card_text import show_card, show_printed
from .menu import Menu
from .words import QUIET, View, all_cards, find_card

HELP: Final = """\
  NUMBER      picks that option; words that begin only one option do as well
  p           passes, does not block, is done: what lets things go on
  n           passes until something happens: you are asked something else, something
              is played, or your next main phase begins
  i NUMBER    shows the card of an option in full; i NAME a card by name
  b           shows the board again
  g           shows the graveyards, removed cards and other open zones
  l           shows the last of the log, l all the whole of it
  r CLAUSE    looks up a rule, by number (r 803.6) or word (r forfeit)
  u           takes back your last decision (against the computer)
  s FILE      saves the game; willpower play --load FILE goes on with it
  c           concedes
  q           quits
Behind each option stands the clause of the rulebook that allows it.
On the board, stones 2/3 means that two of three magic stones are recovered,
deck 30/8 counts main deck and magic stone deck, and a J/resonator that came
under control this turn is new."""

NEWS: Final = 8  # lines of what happened shown before a decision
LOG: Final = 30
UNDO: Final = 200

Read = Callable[[str], str]


class Quit(Exception):
    """Somebody wants to stop."""


class Session:
    """One game with a person at one or both seats; `players` has None where a person sits."""

    def __init__(
        self,
        console: Console,
        game: Game,
        players: tuple[Player | None, Player | None],
        cards: CardDatabase,
        read: Read,
        save_to: str = "",
    ) -> None:
        self.console = console
        self.game = game
        self.players = list(players)
        self.cards = cards
        self.read = read
        self.save_to = save_to
        people = [n for n in (0, 1) if players[n] is None]
        self.alone = len(people) == 1
        names = ("A (you)", "B") if people == [0] else ("A", "B (you)") if people == [1] else ("A", "B")
        self.board = Board(console, names)
        self.past: list[tuple[Game, list[Player | None]]] = []
        self.told = [0, 0]
        self.last_seat = -1
        self.passing = False

    def run(self) -> None:
        """Plays until the end, or until somebody quits."""
        try:
            while not self.game.over:
                decision = self.game.decision
                assert decision is not None
                computer = self.players[decision.player]
                if computer is not None:
                    self.game.apply(computer.choose(Seat(self.game, decision.player)), decision.player)
                else:
                    self.ask(decision.player)
            self.finish()
        except Quit:
            self.keep()
            self.console.print(
                "Good bye." if not self.save_to else f"Good bye. The game is in {self.save_to}."
            )

    # ---- asking ------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Shows a decision and reads until it is answered, taken back or left."""
        if not self.alone and self.last_seat not in (-1, seat):
            self.console.clear()
            self.read(f"It is {self.board.names[seat]}'s turn to decide. Enter when the other looks away. ")
        self.last_seat = seat
        view = self.game.view(seat)
        menu = Menu(view, seat)
        if self.passing:
            pick = menu.passing()
            if pick is not None and nothing_happens(view, seat):
                self.game.apply(pick, seat)
                return
            self.passing = False
        self.draw(view, menu, seat)
        game = self.game
        while self.game is game and not game.over:
            typed = self.read("> ").strip()
            pick = self.command(typed, view, menu, seat)
            if pick is not None:
                self.remember()
                self.told[seat] = len(self.game.log_for(seat))
                self.game.apply(pick, seat)
                self.keep()
                return

    def draw(self, view: View, menu: Menu, seat: int) -> None:
        """What happened, the board, the options."""
        if self.console.is_terminal:
            self.console.clear()
        with self.console.capture() as drawn:
            self.board.show(view, seat)
            menu.show(self.console)
        lines = drawn.get().count("\n") + 3
        self.news(seat, min(NEWS, max(2, self.console.height - lines)))
        self.console.file.write(drawn.get())
        self.console.print(Text("  number, p pass, n pass on, i card, l log, u undo, ? help", style="dim"))

    def news(self, seat: int, most: int = NEWS) -> None:
        """What happened since this player's last decision."""
        entries = self.game.log_for(seat)[self.told[seat] :]
        lines: list[tuple[str, str, int]] = []
        for entry in entries:
            if entry.kind in QUIET:
                continue
            if lines and lines[-1][0] == entry.text:
                lines[-1] = (entry.text, entry.clause, lines[-1][2] + 1)
            else:
                lines.append((entry.text, entry.clause, 1))
        if len(lines) > most:
            self.console.print(Text(f"  ... {len(lines) - most} more (l)", style="dim"))
        for text, clause, times in lines[-most:]:
            row = Text(f"  {text}" + (f" (x{times})" if times > 1 else ""))
            row.append(f"  {clause}", style="dim")
            self.console.print(row, no_wrap=True, overflow="ellipsis")

    def command(self, typed: str, view: View, menu: Menu, seat: int) -> int | None:
        """Does what was typed; the option picked, if it was that."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        word = word.casefold()
        if not typed:
            self.say("Type the number of an option, or ? for help.")
        elif word in ("?", "help", "h"):
            self.console.print(Text(HELP))
        elif word == "p" and not rest:
            pick = menu.passing()
            if pick is not None:
                return pick
            self.say("You cannot pass here; pick one of the options.")
        elif word == "n" and not rest:
            pick = menu.passing()
            if pick is not None and menu.decision["kind"] == "priority":
                self.passing = self.alone
                return pick
            self.say("You are asked something; pick one of the options.")
        elif word == "i":
            self.inspect(rest, view, menu)
        elif word == "b" and not rest:
            self.board.show(view, seat)
            menu.show(self.console)
        elif word == "g" and not rest:
            self.zones(view)
        elif word == "l" and rest in ("", "all"):
            self.log(seat, LOG if not rest else None)
        elif word == "r":
            self.rule(rest)
        elif word == "u" and not rest:
            self.undo()
        elif word == "s":
            self.save(rest)
        elif word == "c" and not rest:
            self.concede(seat)
        elif word in ("q", "quit", "exit") and not rest:
            raise Quit
        else:
            pick = menu.pick(typed)
            if pick is not None:
                return pick
            self.say(f"There is no option {typed[:40]!r}. Type its number, or ? for help.")
        return None

    def say(self, words: str) -> None:
        """A line of our own."""
        self.console.print(Text(words, style="yellow"))

    # ---- commands ----------------------------------------------------------------------------------

    def inspect(self, what: str, view: View, menu: Menu) -> None:
        """A card in full, by the number of an option or by its name."""
        if what.isdigit():
            number = menu.card(int(what))
            card = find_card(view, number) if number is not None else None
            if card is None:
                self.say(f"Option {what} does not refer to a card.")
                return
            show_card(self.console, card, view)
            return
        wanted = what.casefold()
        if wanted:
            seen = all_cards(view)
            exact = [c for c in seen if c["name"].casefold() == wanted]
            near = exact or [c for c in seen if wanted in c["name"].casefold()]
            if near:
                show_card(self.console, near[0], view)
                return
            printed = self.cards.get(what)
            if printed is not None:
                show_printed(self.console, printed)
                return
        nearest = self.cards.nearest(what) if what else ()
        hint = f" Nearest: {', '.join(nearest)}." if nearest else " i NUMBER or i NAME."
        self.say(f"There is no card {what[:40]!r}.{hint}")

    def zones(self, view: View) -> None:
        """The open zones that the board only counts, and the effects that last."""
        shown = False
        for n, player in enumerate(view["players"]):
            for zone in ("graveyard", "removed", "extra_deck", "runes", "lifebreak", "deck", "stone_deck"):
                cards = [self.board.card(card, view) for card in player[zone]]
                if cards:
                    self.console.print(
                        Text(f" {self.board.names[n]}: {zone.replace('_', ' ')}", style="bold")
                    )
                    self.board.line("", cards)
                    shown = True
        for effect in view["effects"]:
            source = (effect["source"] or {}).get("name", "")
            self.console.print(Text(f" effect of {source}: {effect['text']} ({effect['until']})"))
            shown = True
        if not shown:
            self.say("Nothing lies there yet.")

    def log(self, seat: int, last: int | None) -> None:
        """The log as far as this player may know it."""
        entries = self.game.log_for(seat)
        for entry in entries[-last:] if last else entries:
            row = Text(f"{entry.number:>5} {entry.text}")
            row.append(f"  {entry.clause}", style="dim")
            self.console.print(row)

    def rule(self, words: str) -> None:
        """Clauses by number or word."""
        found: Sequence[index.Clause | Section] = ()
        if words:
            book = book_of(self.game.state.edition)
            found = search(book, words) or (() if book in OLD_BOOKS else index.search(words))
        for clause in found[:12]:
            row = Text(f" {clause.number}", style="cyan")
            row.append(f" {clause.summary}", style="default")
            self.console.print(row)
        if not found:
            self.say("No clause fits. r 803.6 or r forfeit.")

    def remember(self) -> None:
        """Keeps the game as it is, to come back to."""
        if self.alone:
            self.past.append((self.game.clone(), copy.deepcopy(self.players)))
            del self.past[:-UNDO]

    def undo(self) -> None:
        """Takes back the last decision."""
        if not self.alone:
            self.say("There is no undo between two people.")
        elif not self.past:
            self.say("There is nothing to take back.")
        else:
            self.game, self.players = self.past.pop()
            self.told = [min(n, len(self.game.log_for(k))) for k, n in enumerate(self.told)]

    def save(self, name: str) -> None:
        """Writes the game to a file."""
        if not name:
            self.say("s FILE: which file?")
            return
        try:
            write(Path(name).expanduser(), self.game.save())
        except OSError as error:
            self.say(f"It was not saved: {error}")
        else:
            self.say(f"Saved. Go on with: willpower play --load {name}")

    def keep(self) -> None:
        """Writes the game to the file that was named at the beginning."""
        if self.save_to:
            try:
                write(Path(self.save_to).expanduser(), self.game.save())
            except OSError as error:
                self.say(f"It was not saved: {error}")
                self.save_to = ""

    def concede(self, seat: int) -> None:
        """Gives up, when asked again (103.4)."""
        if self.read("Do you really concede? (yes/no) ").strip().casefold() in ("y", "yes"):
            self.game.concede(seat)

    # ---- the end -----------------------------------------------------------------------------------

    def finish(self) -> None:
        """The last board and the result."""
        self.keep()
        seat = 1 if self.players[0] is not None and self.players[1] is None else 0
        view = self.game.view(seat)
        self.news(seat)
        self.board.show(view, seat)
        winner = self.game.winner
        if winner is None:
            words = "The game is a draw"
        elif self.alone:
            words = "You win" if winner == seat else "You lose"
        else:
            words = f"{self.board.names[winner]} wins"
        self.console.print(
            Text(f"{words} ({view['outcome']}), in turn {view['turn']['number']}.", style="bold")
        )


def nothing_happens(view: View, seat: int) -> bool:
    """Whether a player who waits for something to happen would pass here."""
    turn = view["turn"]
    own_main = turn["player"] == seat and turn["phase"] == "main" and not turn["step"]
    return view["decision"]["kind"] == "priority" and not view["chase"] and not own_main


def write(path: Path, data: bytes) -> None:
    """Writes a file wholly or not at all."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(data)
    os.replace(draft, path)
