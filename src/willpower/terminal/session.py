"""A game at the terminal: shows the board, reads what is typed, lets the computer answer in between."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from ..cards.database import CardDatabase
from ..engine import Game
from ..players import Player, Seat, hint
from .board import LEVELS, Board
from .lookup import HELP, Lookup
from .menu import Menu
from .person import MARKS, People
from .shelf import Kept, keep
from .words import QUIET, View

UNDO: Final = 200
NEWS: Final = 4  # lines of what happened for which a board is shortened
HINT: Final = "  NUMBER, p pass, n pass on, i card, w why not, d digest, u undo, ? help"
PLAYS: Final = ("play", "activate", "judgment", "standby")

Read = Callable[[str], str]


class Quit(Exception):
    """Somebody wants to stop."""


class Session(Lookup):
    """One game with a person at one or both seats; `players` has None where a person sits.

    `kept` and `place`: what is kept of the game after every decision, and where; `save_to`: a file that the
    person named.
    """

    def __init__(
        self,
        console: Console,
        game: Game,
        players: tuple[Player | None, Player | None],
        cards: CardDatabase,
        read: Read,
        save_to: str = "",
        kept: Kept | None = None,
        place: Path | None = None,
    ) -> None:
        people = [n for n in (0, 1) if players[n] is None]
        self.alone = len(people) == 1
        if self.alone:
            named = People(people[0], ("the computer", "the computer"))
        else:
            named = People(None, ("A", "B"))
        super().__init__(console, game, cards, named, Board(console, named))
        self.players = list(players)
        self.read = read
        self.save_to = save_to
        self.kept = kept
        self.place = place
        self.past: list[tuple[Game, list[Player | None]]] = []
        self.told = [0, 0]
        self.last_seat = -1
        self.passing = False
        self.by_hand = False  # the person chooses the sources of what is being played
        self.warned = -1  # the turn in which it was asked whether to end it

    def run(self) -> bool:
        """Plays until the end, or until somebody quits; whether it came to its end."""
        try:
            while not self.game.over:
                decision = self.game.decision
                assert decision is not None
                computer = self.players[decision.player]
                if computer is not None:
                    self.think(computer, decision.player)
                else:
                    self.ask(decision.player)
            self.finish()
        except Quit:
            self.keep()
            self.console.print(self.farewell())
            return False
        return True

    def think(self, computer: Player, seat: int) -> None:
        """Lets a computer answer, and says how much it considered; not what: that would show its cards."""
        pick = computer.choose(Seat(self.game, seat))
        ahead = getattr(computer, "iterations", 0)
        if ahead:
            self.console.print(f"The computer looked ahead {ahead} times.", style="dim")
        self.apply(pick, seat)

    def hint(self, menu: Menu, seat: int) -> None:
        """Says what the computer would do here."""
        pick, considered = hint(Seat(self.game, seat), len(self.game.picks))
        self.say(f"Hint: {menu.decision['options'][pick]['text']} ({considered})")

    def farewell(self) -> str:
        """What is said to somebody who leaves a game."""
        if self.save_to:
            return f"Good bye. The game is in {self.save_to}."
        if self.place is not None:
            return "Good bye. The game is kept: willpower play --terminal goes on with it."
        return "Good bye."

    # ---- asking ------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Shows a decision and reads until it is answered, taken back or left."""
        if not self.alone and self.last_seat not in (-1, seat):
            self.console.clear()
            self.read(f"It is {self.people.names[seat]}'s turn to decide. Enter when the other looks away. ")
        self.last_seat = seat
        view = self.game.view(seat)
        menu = Menu(view, seat, self.people)
        if self.goes_by_itself(view, menu, seat):
            return
        self.draw(view, menu, seat)
        game = self.game
        while self.game is game and not game.over:
            typed = clean(self.read("> "))
            pick = self.command(typed, view, menu, seat)
            if pick is not None and self.agreed(pick, menu):
                self.remember()
                self.told[seat] = self.game.events
                self.apply(pick, seat)
                self.keep()
                return

    def goes_by_itself(self, view: View, menu: Menu, seat: int) -> bool:
        """Pays and passes where the person left that to us."""
        decision = menu.decision
        if decision["kind"] == "pay":
            if not self.by_hand and decision["auto"] is not None:
                self.apply(decision["auto"], seat)
                return True
        elif decision["kind"] == "priority":
            self.by_hand = False
        if self.passing:
            pick = menu.passing()
            if pick is not None and nothing_happens(view, seat):
                self.apply(pick, seat)
                return True
            self.passing = False
        return False

    def apply(self, pick: int, seat: int) -> None:
        """Makes a pick and notes it."""
        self.game.apply(pick, seat)
        if self.kept is not None:
            self.kept.picks.append(pick)

    def agreed(self, pick: int, menu: Menu) -> bool:
        """Asks before something is lost: a turn in which more could be done, what does not come back."""
        option: dict[str, Any] = menu.decision["options"][pick]
        turn = self.game.view(None)["turn"]["number"]
        if option.get("left") and self.warned != turn:
            self.warned = turn
            words = " ".join([left["sentence"] for left in option["left"]])
            return self.sure(f"{words} End the turn? (yes/no) ")
        if option["kind"] in PLAYS and menu.decision["kind"] == "priority" and not self.by_hand:
            plan = self.game.payment_plan(pick)
            if plan is not None and plan["asks"]:
                return self.sure(f"{plan['why']} Play it? (yes/no) ")
        way = option.get("plan")  # of awakening, another cost, a mode: what it takes
        if "fails" in option:
            why = option["fails"]["sentence"]
            return self.sure(f"{why} It would only go to your graveyard. Reveal it? (yes/no) ")
        if way is not None and way["asks"] and not self.by_hand:
            return self.sure(f"{way['why']} Go on? (yes/no) ")
        return True

    def sure(self, question: str) -> bool:
        """Whether the person says yes."""
        return clean(self.read(question)).casefold() in ("y", "yes")

    # ---- showing -----------------------------------------------------------------------------------

    def draw(self, view: View, menu: Menu, seat: int) -> None:
        """What happened, the board, the options: as much as the screen has room for, the options first."""
        if self.console.is_terminal:
            self.console.clear()
        width, room = self.console.width, max(12, self.console.height - 2)
        news = self.digest(seat, self.told[seat])
        wanted = min(len(news), NEWS)
        board = self.board.lines(view, seat, 0)
        options = menu.lines(width)
        for level in range(1, LEVELS):
            if len(board) + len(options) + (wanted if level < LEVELS - 1 else 0) <= room:
                break
            board = self.board.lines(view, seat, level)
        if len(board) + len(options) > room:
            options = menu.lines(width, max(5, room - len(board)))
        else:
            options = menu.lines(width, room - len(board) - wanted, wrapped=True)
        self.print_news(news, max(0, room - len(board) - len(options)))
        for line in (*board, *options, Text(HINT, style="dim")):
            self.console.print(line, no_wrap=True, overflow="crop")

    def digest(self, seat: int, after: int) -> list[tuple[str, str]]:
        """What happened after an event, without what the board shows; what is repeated is counted."""
        lines: list[tuple[str, str, int]] = []
        events = self.game.state.events()
        for entry in self.game.log_for(seat, after=after, names=MARKS):
            if entry.kind in QUIET or "will" in events[entry.number - 1].kinds:  # a card rested for will
                continue
            text = self.people.entry(entry)
            if lines and lines[-1][0] == text:
                lines[-1] = (text, entry.clause, lines[-1][2] + 1)
            else:
                lines.append((text, entry.clause, 1))
        return [(text + (f" (x{times})" if times > 1 else ""), clause) for text, clause, times in lines]

    def print_news(self, news: list[tuple[str, str]], most: int) -> None:
        """The last of what happened, in so many lines."""
        if most <= 0:
            return
        if len(news) > most:
            self.console.print(Text(f"  ... {len(news) - most + 1} more before (l)", style="dim"))
            news = news[len(news) - most + 1 :]
        for text, clause in news:
            row = Text(f"  {text}")
            row.append(f"  {clause}", style="dim")
            self.console.print(row, no_wrap=True, overflow="crop")

    def news(self, seat: int, most: int = 20) -> None:
        """What happened since this player's last decision."""
        self.print_news(self.digest(seat, self.told[seat]), most)

    # ---- commands ----------------------------------------------------------------------------------

    def command(self, typed: str, view: View, menu: Menu, seat: int) -> int | None:
        """Does what was typed; the option picked, if it was that."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        word = word.casefold()
        if not typed:
            self.say("Type the number of an option, or ? for help.")
        elif word in ("?", "help", "h"):
            self.console.print(Text(HELP))
        elif word in ("p", "n", "e") and not rest:
            return self.pass_on(word, menu)
        elif typed.startswith("$") and (pick := menu.pick(typed[1:].strip())) is not None:
            self.by_hand = True
            return pick
        elif word == "b" and not rest:
            self.draw(view, menu, seat)
        elif word == "m" and not rest:
            menu.show(self.console, everything=True)
        elif word == "hint" and not rest:
            self.hint(menu, seat)
        elif word == "u" and not rest:
            self.undo()
        elif word == "s":
            self.save(rest)
        elif word == "c" and not rest:
            if self.sure("Do you really concede? (yes/no) "):
                self.game.concede(seat)
                if self.kept is not None:
                    self.kept.conceded = seat
        elif word in ("q", "quit", "exit") and not rest:
            raise Quit
        elif not self.look_up(word, rest, view, menu, seat):
            pick = menu.pick(typed)
            if pick is not None:
                return pick
            self.say(f"There is no option {typed[:40]!r}. Type its number, or ? for help.")
        return None

    def pass_on(self, word: str, menu: Menu) -> int | None:
        """Passes once, until something happens, or to the end of the turn."""
        pick = menu.passing()
        if pick is None or (word in ("n", "e") and menu.decision["kind"] != "priority"):
            words = "cannot pass here" if pick is None else "are asked something"
            self.say(f"You {words}; pick one of the options.")
            return None
        if word == "e" and not menu.decision["options"][pick].get("ends"):
            self.say("You can end your turn in your main phase, when nothing else is going on.")
            return None
        self.passing = word == "n" and self.alone
        return pick

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
            self.told = [min(n, self.game.events) for n in self.told]
            self.by_hand = self.passing = False
            if self.kept is not None:
                del self.kept.picks[len(self.game.picks) :]
            self.keep()

    def keep(self) -> None:
        """Keeps the game in our folder, and in the file that was named at the beginning."""
        if self.kept is not None and self.place is not None:
            try:
                keep(self.place, self.kept)
            except OSError as error:
                self.say(f"The game is not being kept: {error.strerror or error}. It goes on without.")
                self.place = None
        if self.save_to and not self.write_save(self.save_to):
            self.save_to = ""

    # ---- the end -----------------------------------------------------------------------------------

    def finish(self) -> None:
        """The last board and the result."""
        seat = 1 if self.players[0] is not None and self.players[1] is None else 0
        view = self.game.view(seat)
        winner = self.game.winner
        if winner is None:
            words = "The game is a draw"
        elif self.alone:
            words = "You win" if winner == seat else "You lose"
        else:
            words = f"{self.people.names[winner]} wins"
        said = f"{words} ({view['outcome']}), in turn {view['turn']['number']}."
        if self.kept is not None:
            self.kept.result = said[:1].lower() + said[1:-1]
        self.keep()
        self.news(seat, max(3, self.console.height - 16))
        self.board.show(view, seat, 1)
        self.console.print(Text(said, style="bold"))


def nothing_happens(view: View, seat: int) -> bool:
    """Whether a player who waits for something to happen would pass here."""
    turn = view["turn"]
    own_main = turn["player"] == seat and turn["phase"] == "main" and not turn["step"]
    return view["decision"]["kind"] == "priority" and not view["chase"] and not own_main


def clean(typed: str) -> str:
    """What somebody typed, without what cannot be typed: NUL and other signs that are no letters."""
    return "".join([c if c.isprintable() else " " for c in typed]).strip()
