"""Decks against decks: many games between two computer players for every pairing, and what they came to.

Every game has a number within its pairing and a seed that comes from the series, the two decks and that
number. So games can be played in any order, by several processes, and on another day, with the same result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations
from pathlib import Path
from typing import Final

from willpower.cards.deck import Deck
from willpower.engine import BoundReached, Game, State
from willpower.rules.edition import DEFAULT

from .make import make_player
from .match import play_out

MOST_DECISIONS: Final = 5000  # a game with more counts as unfinished

# The modules that decide how computers play.
PLAYING: Final = (
    "battle",
    "beginner",
    "budget",
    "evaluation",
    "greedy",
    "leaf",
    "lethal",
    "make",
    "playout",
    "random_player",
    "search",
    "seat",
    "shares",
    "tree",
)

# How a game ended, one letter each: a row of them is the record of a pairing.
FIRST: Final = "1"  # the first deck of the pairing won
SECOND: Final = "2"
DRAW: Final = "d"
UNFINISHED: Final = "u"
OPEN: Final = "."  # not played yet


def player_fingerprint() -> str:
    """A short digest of the computer players; those with the same one play alike."""
    folder = Path(__file__).resolve().parent
    texts = [(folder / f"{name}.py").read_bytes() for name in PLAYING]
    return blake2b(b"\0".join(texts), digest_size=8).hexdigest()


def pairings(names: Sequence[str]) -> list[tuple[str, str]]:
    """Every deck against every other, once."""
    return list(combinations(names, 2))


def game_seed(series: int, names: tuple[str, str], number: int) -> int:
    """The seed of one game; other pairings and other numbers have others."""
    words = f"{series}\0{names[0]}\0{names[1]}\0{number}"
    return int.from_bytes(blake2b(words.encode(), digest_size=6).digest(), "big")


def play_pairing(
    names: tuple[str, str],
    decks: tuple[Deck, Deck],
    numbers: Sequence[int],
    series: int = 1,
    edition: str = DEFAULT,
    player: str = "greedy",
    allow_partial: bool = False,
) -> str:
    """Plays these games of a pairing and tells how each ended; with an odd number the seats are changed."""
    rules = (series, edition, player, allow_partial)
    return "".join([play_number(names, decks, number, *rules)[1] for number in numbers])


def play_number(
    names: tuple[str, str],
    decks: tuple[Deck, Deck],
    number: int,
    series: int,
    edition: str,
    player: str,
    allow_partial: bool,
    watch: Callable[[State], None] | None = None,
) -> tuple[Game, str]:
    """Plays one game of a pairing. Returns it and how it ended; `watch` is shown it at every decision."""
    seed = game_seed(series, names, number)
    seat = seat_of_first(number)
    game = Game.new(decks[seat], decks[1 - seat], seed=seed, edition=edition, allow_partial=allow_partial)
    try:
        play_out(game, (make_player(player, seed), make_player(player, seed + 1)), MOST_DECISIONS, watch)
    except BoundReached:
        return game, UNFINISHED
    if game.winner is None:
        return game, DRAW
    return game, FIRST if game.winner == seat else SECOND


def seat_of_first(number: int) -> int:
    """Where the first deck of a pairing sits in the game with a number."""
    return number % 2


@dataclass(frozen=True, slots=True)
class Score:
    """What a number of games came to for one side."""

    won: int = 0
    lost: int = 0
    drawn: int = 0
    unfinished: int = 0

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.won + self.lost + self.drawn + self.unfinished

    @property
    def rate(self) -> float:
        """The share of the games that was won; a draw counts half, a game without end not at all."""
        ended = self.won + self.lost + self.drawn
        return (self.won + self.drawn / 2) / ended if ended else 0.5

    def turned(self) -> Score:
        """The same games seen from the other side."""
        return Score(self.lost, self.won, self.drawn, self.unfinished)

    def plus(self, other: Score) -> Score:
        """These games and others."""
        return Score(
            self.won + other.won,
            self.lost + other.lost,
            self.drawn + other.drawn,
            self.unfinished + other.unfinished,
        )


def score_of(record: str) -> Score:
    """What the record of a pairing came to for its first deck."""
    return Score(record.count(FIRST), record.count(SECOND), record.count(DRAW), record.count(UNFINISHED))


@dataclass(slots=True)
class Matchups:
    """The records of all pairings, each as long as it has games; those not played are open."""

    names: list[str]
    records: dict[tuple[str, str], str]

    def score(self, one: str, other: str) -> Score:
        """How the first of two decks did against the second."""
        record = self.records.get((one, other))
        if record is not None:
            return score_of(record)
        return score_of(self.records.get((other, one), "")).turned()

    def field(self, one: str) -> Score:
        """How a deck did against all others."""
        total = Score()
        for other in self.names:
            if other != one:
                total = total.plus(self.score(one, other))
        return total

    def field_rate(self, one: str) -> float:
        """The mean of a deck's rates against each other deck."""
        rates = [s.rate for other in self.names if other != one and (s := self.score(one, other)).games]
        return sum(rates) / len(rates) if rates else 0.5

    def first_seat(self) -> Score:
        """How the player who sits first did; who begins is drawn, so this should be even."""
        total = Score()
        for record in self.records.values():
            total = total.plus(score_of(record[0::2])).plus(score_of(record[1::2]).turned())
        return total
