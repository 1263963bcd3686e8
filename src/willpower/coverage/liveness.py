"""Whether every part of a text matters: games that were played are played again without it.

A game is kept as its board and the options that were picked. With a part of the text knocked out the same
board is laid out and the same options are picked until something looks otherwise; then the part matters, and
so does all that is around it. What makes no difference in any of the games is dead: the engine never looks at
it, or no board has what it speaks of.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from willpower.cards.card import Card
from willpower.engine import Definition, Game, State, standing_in
from willpower.rules.edition import Edition

from .knockout import Element, order, without
from .look import Look, look

# Games in which a part was not at work that each of its elements is looked for in; and what is asked for:
# "if your ruler isn't A or B" is at work just where neither of the two is seen.
IDLE: Final = 16
IDLE_ASKED: Final = 100


@dataclass(slots=True)
class Played:
    """A game with the card: how it is laid out, what was picked, and how it looked at each decision.
    `seen`: the paragraphs of each side that were at work in it."""

    start: Callable[[], State]
    picks: tuple[int, ...]
    looks: list[Look]
    seen: frozenset[tuple[int, int]]


class Liveness:
    """The elements of a card's text and which of them were seen to matter."""

    __slots__ = ("card", "definition", "elements", "games", "replays", "rules")

    def __init__(self, card: Card, definition: Definition, rules: Edition, elements: list[Element]) -> None:
        self.card = card
        self.definition = definition
        self.rules = rules
        self.elements = elements
        self.games = 0
        self.replays = 0

    @property
    def dead(self) -> list[Element]:
        """What was not seen to matter yet."""
        return [one for one in self.elements if not one.alive]

    def learn(self, played: Played, aimed: tuple[int, int] | None = None) -> int:
        """Knock out what was not seen to matter so far, in one game. Returns how much of it mattered.
        `aimed`: the paragraph of a side that the game was made for."""
        before = len(self.dead)
        self.games += 1
        for one in list(order(self.elements)):
            where = (one.face, one.paragraph)
            if one.alive:
                continue
            if not one.alone and where not in played.seen:
                if where != aimed or one.idle >= (IDLE_ASKED if one.asked else IDLE):
                    continue
                one.idle += 1  # what is asked for matters also where it keeps its part from being at work
            if any(self.differs(played, one, other) for other in one.others):
                self.matters(one)
        return before - len(self.dead)

    def matters(self, one: Element) -> None:
        """An element was seen to matter, and with it all that is around it."""
        one.alive = one.shown = True
        for number in one.within:
            around = self.elements[number]
            around.alive = around.alive or not around.alone

    def outermost(self) -> list[Element]:
        """What was not seen to matter and stands in nothing that was not either."""
        return [one for one in self.dead if all(self.elements[n].alive for n in one.within)]

    def differs(self, played: Played, element: Element, other: object) -> bool:
        """Whether a game goes otherwise with something else in the place of an element."""
        self.replays += 1
        try:
            changed = without(self.definition, element, other)
        except Exception:  # such a text cannot be: nothing is learnt from that
            return False
        with standing_in(self.card, changed, self.rules):
            return otherwise(played)


def otherwise(played: Played) -> bool:
    """Play a game again; whether anything looks otherwise than it did."""
    try:
        game = Game(played.start())
        for pick, before in zip(played.picks, played.looks, strict=False):
            if look(game) != before:
                return True
            game.apply(pick)
        return len(played.looks) > len(played.picks) and look(game) != played.looks[len(played.picks)]
    except Exception:  # it was looked at, and what stands there now cannot
        return True
