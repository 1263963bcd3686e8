"""What somebody at the terminal looks up: cards, why not, the log, open zones, rules."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from ..cards.card import Card as PrintedCard
from ..cards.database import CardDatabase
from ..engine import Game
from ..rules import index
from ..rules.citations import OLD_BOOKS, Section, book_of, search
from ..rules.edition import edition
from ..rules.reminders import reminder
from .board import Board
from .card_text import show_card, show_printed
from .menu import Menu, number_in
from .person import MARKS, People
from .words import QUIET, Card, View, all_cards, find_card

HELP: Final = """\
  NUMBER      picks that option; words that begin only one option do as well
  $NUMBER     picks it, and you choose what pays for it
  m           shows all options, those rarely wanted too
  p           passes, does not block, is done; e ends your turn
  n           passes until you are asked something else, something is played,
              or your next main phase begins
  i NUMBER    shows the card of an option in full; i NAME any card, both sides
  w NAME      says what can be done with a card, and why not; w alone: the hand
  b           shows the board again
  d           tells the last turn of the other side
  g           shows the graveyards, removed cards and other open zones
  l           shows the last of the log, l all the whole of it
  r CLAUSE    looks up a rule: a number (r 803.6), a word or a keyword
  hint        says what the computer would do in your place
  u           takes back your last decision (against the computer)
  s FILE      saves the game; willpower play --load FILE goes on with it
  c           concedes
  q           quits; willpower play --terminal goes on with the game
The clause behind an option allows it. What you play is paid with will, stones
and resonators that rest; anything that does not come back is asked.
On the board, stones 2/3 means that two of three magic stones are recovered,
deck 30/8 counts main deck and magic stone deck; new is a J/resonator that came
under control this turn."""

LOG: Final = 30
_USES: Final = {"play": "play it", "attack": "attack", "block": "block", "card": "choose it"}
_PILES: Final = ("graveyard", "removed", "extra_deck", "runes", "lifebreak", "deck", "stone_deck")


class Lookup:
    """What can be asked without deciding anything."""

    def __init__(
        self, console: Console, game: Game, cards: CardDatabase, people: People, board: Board
    ) -> None:
        self.console = console
        self.game = game
        self.cards = cards
        self.people = people
        self.board = board

    def look_up(self, word: str, rest: str, view: View, menu: Menu, seat: int) -> bool:
        """Answers a question; False if it is none."""
        if word == "i":
            self.inspect(rest, view, menu)
        elif word == "w":
            self.why(rest, view, menu, seat)
        elif word == "d" and not rest:
            self.last_turn(seat)
        elif word == "g" and not rest:
            self.zones(view)
        elif word == "l" and rest in ("", "all"):
            self.log(seat, LOG if not rest else None)
        elif word == "r":
            self.rule(rest)
        else:
            return False
        return True

    def say(self, words: str) -> None:
        """A line of our own."""
        self.console.print(Text(words, style="yellow"))

    # ---- cards -------------------------------------------------------------------------------------

    def meant(self, what: str, view: View, menu: Menu) -> list[Card]:
        """The cards that somebody means by the number of an option or by a name."""
        number = number_in(what)
        if number is not None:
            ref = menu.card(number)
            card = find_card(view, ref) if ref is not None else None
            return [card] if card is not None else []
        wanted = what.casefold()
        if not wanted:
            return []
        seen = all_cards(view)
        exact = [c for c in seen if c["name"].casefold() == wanted]
        return exact or [c for c in seen if wanted in c["name"].casefold()]

    def inspect(self, what: str, view: View, menu: Menu) -> None:
        """A card in full."""
        found = self.meant(what, view, menu)
        if found:
            show_card(self.console, found[0], view, self.printed(found[0]))
            return
        if number_in(what) is not None:
            self.say(f"Option {what} does not refer to a card.")
            return
        printed = self.cards.get(what) if what else None
        if printed is not None:
            show_printed(self.console, printed)
            return
        nearest = self.cards.nearest(what) if what else ()
        hint = f" Nearest: {', '.join(nearest)}." if nearest else " i NUMBER or i NAME."
        self.say(f"There is no card {what[:40]!r}.{hint}")

    def printed(self, card: Card) -> PrintedCard | None:
        """A card as it is printed, of one that everybody sees."""
        return self.cards.get(card["name"]) if card.get("name") else None

    def why(self, what: str, view: View, menu: Menu, seat: int) -> None:
        """What can be done with cards, and everything that is in the way of the rest."""
        cards = self.meant(what, view, menu) if what else view["players"][seat]["hand"]
        if not cards:
            self.say(f"There is no card {what[:40]!r} here. w NAME, or w NUMBER of an option.")
            return
        told: set[str] = set()
        for card in cards:
            for answer in self.game.uses(seat, card["id"]):
                for use in answer["uses"]:
                    words = self.use_words(card, use)
                    if words not in told:
                        told.add(words)
                        style = "green" if use["option"] is not None else ""
                        self.console.print(Text(f"  {words}", style=style))
        if not told:
            self.say("There is nothing you could do with it.")

    def use_words(self, card: Card, use: dict[str, Any]) -> str:
        """One use of a card and why it is not possible, or that it is."""
        what = use["words"] or _USES.get(use["kind"], use["text"])
        if use["option"] is not None:
            plan = use["plan"]
            paid = plan_words(plan) if plan is not None else ""
            return f"{card['name']}: {what}: yes" + (f", paid with {paid}" if paid else "")
        reasons = " ".join([f"{one['sentence']} ({one['clause']})" for one in use["reasons"]])
        return f"{card['name']}: {what}: no. {reasons}"

    # ---- the rest ----------------------------------------------------------------------------------

    def zones(self, view: View) -> None:
        """The open zones that the board only counts, and the effects that last."""
        shown = False
        for n, player in enumerate(view["players"]):
            for zone in _PILES:
                cards = [self.board.card(card, view) for card in player[zone]]
                if cards:
                    title = f" {self.people.whose(n)} {zone.replace('_', ' ')}"
                    self.console.print(Text(title, style="bold"))
                    for line in self.board.line("", self.board.alike(cards)):
                        self.console.print(line)
                    shown = True
        for effect in view["effects"]:
            source = (effect["source"] or {}).get("name", "")
            self.console.print(Text(f" effect of {source}: {effect['text']} ({effect['until']})"))
            shown = True
        if not shown:
            self.say("Nothing lies there yet.")

    def log(self, seat: int, last: int | None) -> None:
        """The log as far as this player may know it."""
        entries = self.game.log_for(seat, names=MARKS)
        for entry in entries[-last:] if last else entries:
            row = Text(f"{entry.number:>5} {self.people.entry(entry)}")
            row.append(f"  {entry.clause}", style="dim")
            self.console.print(row)

    def last_turn(self, seat: int) -> None:
        """The last turn of the other side, in whole."""
        entries = self.game.log_for(seat, names=MARKS)
        begins = [n for n, entry in enumerate(entries) if entry.kind == "turn began"]
        theirs = [n for n in begins if entries[n].player == 1 - seat]
        if not theirs:
            self.say("The other side has had no turn yet.")
            return
        end = next((n for n in begins if n > theirs[-1]), len(entries))
        for entry in entries[theirs[-1] : end]:
            if entry.kind not in QUIET:
                row = Text(f"  {self.people.entry(entry)}")
                row.append(f"  {entry.clause}", style="dim")
                self.console.print(row)

    def rule(self, words: str) -> None:
        """Clauses by number or word, and keywords."""
        known = reminder(words)
        if known is not None:
            self.console.print(Text(f" [{words.title()}] {known.text}  {known.clause}", style="italic"))
        found: Sequence[index.Clause | Section] = ()
        if words:
            book = book_of(edition(self.game.edition))
            found = search(book, words) or (() if book in OLD_BOOKS else index.search(words))
        for clause in found[:12]:
            row = Text(f" {clause.number}", style="cyan")
            row.append(f" {clause.summary}", style="default")
            self.console.print(row)
        if not found and known is None:
            self.say("No clause fits. r 803.6 or r forfeit.")

    def save(self, name: str) -> None:
        """Writes the game to a file."""
        if not name:
            self.say("s FILE: which file?")
        elif self.write_save(name):
            self.say(f"Saved. Go on with: willpower play --load {name}")

    def write_save(self, name: str) -> bool:
        """Writes the game to a file; False, and says why, if that is not possible."""
        try:
            write(Path(name).expanduser(), self.game.save())
        except (OSError, ValueError, RuntimeError) as error:
            self.say(f"It was not saved: {error}")
            return False
        return True


def plan_words(plan: dict[str, Any]) -> str:
    """What pays, in words: "2 Fire Magic Stone, fire will"."""
    counts: dict[str, int] = {}
    for source in plan["sources"]:
        name = source.get("name") or f"{source['attribute'] or 'free'} will"
        counts[name] = counts.get(name, 0) + 1
    paid = [f"{n} {name}" if n > 1 else name for name, n in counts.items()]
    return ", ".join([*paid, *plan["costs"]])


def write(path: Path, data: bytes) -> None:
    """Writes a file wholly or not at all."""
    if path.is_dir() or not path.name:
        raise IsADirectoryError(f"{str(path)!r} is a folder")
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(data)
    os.replace(draft, path)
