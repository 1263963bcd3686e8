"""Players against players: paired deals with seats changed, and what they came to.

A pair is two games of one deal: the same decks, seed and seats of the decks, with the players changed between
them. So the luck of the deal is shared, and a pair comes to 0, half, 1, one and a half or 2 points: five
outcomes, from which the test and the interval are worked out. A pair has a number and is decided by it, so
pairs can be played in any order, by several processes, and on another day.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from willpower.cards.bundled import bundled_cards, bundled_decks
from willpower.cards.deck import Deck
from willpower.engine import Belief, Game

from .make import make_player
from .seat import Player, Seat

MOST_DECISIONS: Final = 5000  # a game with more counts as drawn
POINTS: Final = {"w": 2, "d": 1, "l": 0}  # in half points, for the first player
SURE: Final = 0.05  # how often the test may err, either way
_ALMOST: Final = 1e-3  # an outcome that did not happen yet may still
_CONFIDENT: Final = 1.959964  # 95 %


@dataclass(frozen=True, slots=True)
class Arena:
    """Who plays with which decks: all that decides how a pair goes, besides its number."""

    a: str
    b: str
    decks: tuple[tuple[str, Deck], ...]
    series: int
    edition: str
    allow_partial: bool = False

    def couple(self, number: int) -> tuple[Deck, Deck]:
        """The decks of a pair: every deck against every deck in turn, in an order that the series mixes."""
        size = len(self.decks)
        turn, place = divmod(number, size * size)
        order = sorted(range(size * size), key=_Mixed(self.series + turn))
        first, second = divmod(order[place], size)
        return self.decks[first][1], self.decks[second][1]

    def seed(self, number: int) -> int:
        """The seed of both games of a pair."""
        words = f"{self.series}\0arena\0{number}"
        return int.from_bytes(blake2b(words.encode(), digest_size=6).digest(), "big")

    def belief(self) -> Belief:
        """What players believe of each other's lists: the decks of the arena and the bundled ones."""
        lists = [deck for _, deck in self.decks]
        cards = {card.fingerprint: card for card in bundled_cards()}
        cards.update({card.fingerprint: card for deck in lists for card in deck.cards})
        return Belief([*lists, *bundled_decks().values()], cards.values())


class _Mixed:
    """Puts numbers into an order that comes of a series."""

    def __init__(self, series: int) -> None:
        self._series = series

    def __call__(self, number: int) -> bytes:
        return blake2b(f"{self._series}\0{number}".encode(), digest_size=8).digest()


@dataclass(frozen=True, slots=True)
class Pair:
    """How a pair went for the first player, a letter for each game, and what each player's moves took."""

    number: int
    ends: str
    cpu: tuple[float, float]  # seconds
    moves: tuple[int, int]

    @property
    def points(self) -> int:
        """What the first player got, in half points: 0 to 4."""
        return sum([POINTS[end] for end in self.ends])


class Timed:
    """A player whose moves are counted and timed; a decision with one option is none."""

    __slots__ = ("cpu", "moves", "player")

    def __init__(self, player: Player) -> None:
        self.player = player
        self.cpu = 0.0
        self.moves = 0

    def choose(self, seat: Seat) -> int:
        """What the player chooses."""
        decision = seat.decision
        assert decision is not None
        if len(decision.options) > 1:
            self.moves += 1
        started = time.process_time()
        pick = self.player.choose(seat)
        self.cpu += time.process_time() - started
        return pick


def play_pair(arena: Arena, number: int, belief: Belief | None = None) -> Pair:
    """Plays both games of a pair."""
    belief = belief if belief is not None else arena.belief()
    seed = arena.seed(number)
    decks = arena.couple(number)
    ends = ""
    cpu = [0.0, 0.0]
    moves = [0, 0]
    for seat in (0, 1):  # where the first player sits
        timed = (Timed(make_player(arena.a, seed)), Timed(make_player(arena.b, seed + 1)))
        game = Game.new(*decks, edition=arena.edition, seed=seed, allow_partial=arena.allow_partial)
        winner = play_game(game, timed if seat == 0 else timed[::-1], belief)
        ends += "d" if winner is None else "w" if winner == seat else "l"
        for n in (0, 1):
            cpu[n] += timed[n].cpu
            moves[n] += timed[n].moves
    return Pair(number, ends, (cpu[0], cpu[1]), (moves[0], moves[1]))


def play_game(game: Game, players: Sequence[Player], belief: Belief) -> int | None:
    """Plays a game to its end, or until it has taken too long. Returns who won."""
    seats = (Seat(game, 0, belief), Seat(game, 1, belief))
    while not game.over and len(game.picks) < MOST_DECISIONS:
        decision = game.decision
        assert decision is not None
        game.apply(players[decision.player].choose(seats[decision.player]), decision.player)
    return game.winner


# ---- what pairs come to ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tally:
    """What pairs came to for the first player."""

    won: int
    lost: int
    drawn: int
    pairs: tuple[int, int, int, int, int]  # how many came to 0, 1, 2, 3 and 4 half points
    cpu: tuple[float, float]
    moves: tuple[int, int]

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.won + self.lost + self.drawn

    @property
    def rate(self) -> float:
        """The first player's share of the points."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.5

    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies, nineteen times out of twenty.

        The interval is Wilson's. How much a game tells is taken from how the pairs vary; where they do not
        vary at all, each game counts as one.
        """
        n = sum(self.pairs)
        if not n:
            return (0.0, 1.0)
        mean = self.rate
        spread = sum([count * (points / 4 - mean) ** 2 for points, count in enumerate(self.pairs)]) / n
        worth = float(self.games)
        if spread > 0 and 0 < mean < 1:
            worth = min(mean * (1 - mean) / (spread / n), 2.0 * self.games)
        z = _CONFIDENT**2 / worth
        middle = (mean + z / 2) / (1 + z)
        half = math.sqrt(mean * (1 - mean) * z + z * z / 4) / (1 + z)
        return (max(0.0, middle - half), min(1.0, middle + half))

    def cpu_ms(self) -> tuple[float, float]:
        """Milliseconds of processor time a move, for both players."""
        a, b = [1000 * cpu / moves if moves else 0.0 for cpu, moves in zip(self.cpu, self.moves, strict=True)]
        return (a, b)


def tally(pairs: Sequence[Pair]) -> Tally:
    """What pairs came to."""
    ends = "".join([pair.ends for pair in pairs])
    counts = [0, 0, 0, 0, 0]
    for pair in pairs:
        counts[pair.points] += 1
    return Tally(
        ends.count("w"),
        ends.count("l"),
        ends.count("d"),
        (counts[0], counts[1], counts[2], counts[3], counts[4]),
        (sum([pair.cpu[0] for pair in pairs]), sum([pair.cpu[1] for pair in pairs])),
        (sum([pair.moves[0] for pair in pairs]), sum([pair.moves[1] for pair in pairs])),
    )


def elo(rate: float) -> float:
    """The difference in strength that a share of the points means."""
    if rate <= 0:
        return -math.inf
    return math.inf if rate >= 1 else 400 * math.log10(rate / (1 - rate))


def expected(difference: float) -> float:
    """The share of the points that a difference in strength lets expect."""
    return 1 / (1 + 10 ** (-difference / 400))


@dataclass(frozen=True, slots=True)
class Sequential:
    """A sequential test: is the first player stronger by `low` points or by `high` (pentanomial)?"""

    low: float
    high: float
    sure: float = SURE

    @property
    def bound(self) -> float:
        """What the logarithm of the likelihoods' ratio must reach, up or down."""
        return math.log((1 - self.sure) / self.sure)

    def ratio(self, pairs: Sequence[int]) -> float:
        """The logarithm of how much likelier the higher difference is, by how many pairs came to what."""
        n = sum(pairs)
        if not n:
            return 0.0
        counts = [count or _ALMOST for count in pairs]
        total = sum(counts)
        shares = [count / total for count in counts]
        low = _likeliest(shares, expected(self.low))
        high = _likeliest(shares, expected(self.high))
        return n * sum([p * math.log(y / x) for p, x, y in zip(shares, low, high, strict=True)])

    def verdict(self, pairs: Sequence[int]) -> str:
        """Which it is, as soon as that is sure: "higher" or "lower"; "" before."""
        ratio = self.ratio(pairs)
        if ratio >= self.bound:
            return "higher"
        return "lower" if ratio <= -self.bound else ""


def _likeliest(shares: Sequence[float], mean: float) -> list[float]:
    """The distribution nearest to what was seen among those with a mean: found by halving an interval."""
    steps = [points / 4 - mean for points in range(5)]
    low = -1 / steps[-1] + 1e-12
    high = -1 / steps[0] - 1e-12
    for _ in range(80):
        middle = (low + high) / 2
        if sum([p * s / (1 + middle * s) for p, s in zip(shares, steps, strict=True)]) > 0:
            low = middle
        else:
            high = middle
    return [p / (1 + low * s) for p, s in zip(shares, steps, strict=True)]
