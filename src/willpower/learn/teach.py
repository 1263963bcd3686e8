"""Teaches the network of the learned player by games of a computer player: which answers it gave, who won.

    python -m willpower.learn.teach --games 400 --seed 1 --plot docs/pictures/learned.png

The teacher plays itself. Now and then an answer is drawn instead of its own, so that there are positions it
would not come to; what is learned there is what it would have answered. Games that are held back say how well
the network has learned: how often its answer is the teacher's, and how surprised it is by who won. The same
seed and games teach the same network.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from willpower.cards.bundled import bundled_decks
from willpower.engine import Game
from willpower.players import Seat, make_player
from willpower.players.deck_notes import wilson

from .asking import rows_of
from .dealing import Dealer
from .network import Adam, Features, Network, softmax
from .observing import ACTIONS, Floats, observe
from .player import FILE, LearnedPlayer

RATE: Final = 1e-3
BATCH: Final = 256  # decisions for one step
STRAYS: Final = (0.0, 0.05, 0.2)  # how often an answer is drawn, in one game in three each
KEPT: Final = 0.5  # of the decisions: those of a game are much alike
HELD_BACK: Final = 8  # one game in so many
LONGEST: Final = 3000  # answers of a game
TRIED: Final = 40  # games of the test at the end


@dataclass(slots=True)
class Lesson:
    """A decision: what was seen, what the teacher answered, and 1 if that player won, -1 if they lost."""

    features: Features
    pick: int
    result: float


@dataclass(slots=True)
class Report:
    """How the learner did: a point for each time through all lessons, and its games afterwards."""

    teacher: str
    seed: int
    games: int
    lessons: int
    minutes: float = 0.0
    points: list[dict[str, float]] = field(default_factory=list)
    tests: dict[str, dict[str, float]] = field(default_factory=dict)


def game_of(teacher: str, dealer: Dealer, random: np.random.Generator) -> list[Lesson]:
    """The lessons of one game; none if nobody wins."""
    game = dealer.deal(random).game
    seed = int(random.integers(1 << 31))
    stray = STRAYS[int(random.integers(len(STRAYS)))]
    players = [make_player(teacher, seed + n) for n in (0, 1)]
    seats = (Seat(game, 0), Seat(game, 1))
    found: list[tuple[int, Lesson]] = []
    while not game.over and len(game.picks) < LONGEST:
        decision = game.decision
        assert decision is not None
        seat, count = decision.player, len(decision.options)
        pick = players[seat].choose(seats[seat])
        if 1 < count <= ACTIONS and random.random() < KEPT:
            found.append((seat, Lesson(Features(observe(game.view(seat), rows_of(0, count))), pick, 0.0)))
        if random.random() < stray:
            pick = int(random.integers(count))
        game.apply(pick)
    return _paid(game, found)


def _paid(game: Game, found: list[tuple[int, Lesson]]) -> list[Lesson]:
    """The lessons with who won."""
    if game.winner is None:
        return []
    for seat, lesson in found:
        lesson.result = 1.0 if seat == game.winner else -1.0
    return [lesson for _, lesson in found]


def slopes(network: Network, lessons: list[Lesson]) -> list[Floats]:
    """The slopes of the loss: the teacher's answer should be likely, the value near to who won."""
    rows = np.vstack([lesson.features.answers for lesson in lessons])
    scores, hidden = network.policy.forward(rows)
    slope = np.zeros_like(scores)
    start = 0
    for lesson in lessons:
        end = start + len(lesson.features.answers)
        slope[start:end] = softmax(scores[start:end])
        slope[start + lesson.pick] -= 1
        start = end
    policy = network.policy.backward(rows, hidden, slope / np.float32(len(lessons)))
    positions = np.vstack([lesson.features.position for lesson in lessons])
    worth, inner = network.value.forward(positions)
    squashed = np.tanh(worth)
    wanted = np.array([lesson.result for lesson in lessons], np.float32)
    errors = (squashed - wanted) * (1 - squashed**2) / np.float32(len(lessons))
    return [*policy, *network.value.backward(positions, inner, errors.astype(np.float32))]


def measure(network: Network, lessons: list[Lesson]) -> dict[str, float]:
    """How often the likeliest answer is the teacher's, and how well the value knows who won."""
    right = known = 0
    squares = 0.0
    for lesson in lessons:
        right += int(network.chances(lesson.features).argmax()) == lesson.pick
        worth = network.worth(lesson.features)
        known += (worth > 0) == (lesson.result > 0)
        squares += (worth - lesson.result) ** 2
    count = max(1, len(lessons))
    return {"right": right / count, "known": known / count, "squares": squares / count}


def teach(network: Network, lessons: list[Lesson], held: list[Lesson], times: int, seed: int) -> list[Any]:
    """Goes through the lessons so many times; keeps the parameters that did best on what was held back."""
    random = np.random.default_rng(seed)
    adam = Adam(network.parameters(), RATE)
    points = [{"times": 0.0, **measure(network, held)}]
    best = [part.copy() for part in network.parameters()]
    for number in range(1, times + 1):
        order = random.permutation(len(lessons))
        for start in range(0, len(order), BATCH):
            adam.step(slopes(network, [lessons[n] for n in order[start : start + BATCH]]))
        points.append({"times": float(number), **measure(network, held)})
        print(", ".join([f"{name} {x:.3f}" for name, x in points[-1].items()]), flush=True)
        if points[-1]["right"] >= max([point["right"] for point in points]):
            best = [part.copy() for part in network.parameters()]
    for part, kept in zip(network.parameters(), best, strict=True):
        part[...] = kept
    return points


def test(network: Network, opponent: str, dealer: Dealer, seed: int, games: int) -> dict[str, float]:
    """How many games the likeliest answers win."""
    random = np.random.default_rng(seed)
    won = 0.0
    for number in range(games):
        game = dealer.deal(random).game
        own = number % 2
        other = make_player(opponent, int(random.integers(1 << 31)))
        players = [LearnedPlayer(0, network), other] if own == 0 else [other, LearnedPlayer(0, network)]
        seats = (Seat(game, 0), Seat(game, 1))
        while not game.over and len(game.picks) < LONGEST:
            decision = game.decision
            assert decision is not None
            game.apply(players[decision.player].choose(seats[decision.player]))
        won += 0.5 if game.winner is None else float(game.winner == own)
    low, high = wilson(won, games)
    return {"games": games, "won": won, "low": low, "high": high}


def run(given: argparse.Namespace) -> Report:
    """Plays the games, learns, tests and writes the file."""
    dealer = Dealer([bundled_decks()[name] for name in given.deck] if given.deck else None)
    random = np.random.default_rng(given.seed)
    started = time.process_time()
    kept: list[list[Lesson]] = []
    for number in range(given.games):
        kept.append(game_of(given.teacher, dealer, random))
        if number % 20 == 19:
            spent = (time.process_time() - started) / 60
            print(f"{number + 1} games, {sum(map(len, kept))} lessons, {spent:.1f} CPU minutes", flush=True)
    held = [lesson for game in kept[::HELD_BACK] for lesson in game]
    lessons = [lesson for n, game in enumerate(kept) if n % HELD_BACK for lesson in game]
    network = Network(given.seed)
    report = Report(given.teacher, given.seed, given.games, len(lessons))
    report.points = teach(network, lessons, held, given.times, given.seed)
    report.minutes = (time.process_time() - started) / 60
    Path(given.out).parent.mkdir(parents=True, exist_ok=True)
    network.save(Path(given.out))
    for opponent in given.test:
        report.tests[opponent] = test(network, opponent, dealer, given.seed + 1, given.tests)
        print(f"{opponent}: won {report.tests[opponent]['won']:g} of {given.tests}", flush=True)
    return report


def told(report: Report) -> dict[str, Any]:
    """The report as plain data."""
    return {name: getattr(report, name) for name in Report.__slots__}


def draw(report: Report, file: Path) -> None:
    """Draws the curve; raises ImportError where matplotlib is not installed."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    times = [point["times"] for point in report.points]
    for name, words in (("right", "the teacher's answer"), ("known", "who wins")):
        axes.plot(times, [100 * point[name] for point in report.points], marker="o", label=words)
    axes.set(xlabel="times through all lessons", ylabel="right in games held back, in percent", ylim=(0, 100))
    words = f"{report.lessons} decisions of {report.games} games of {report.teacher}"
    axes.set_title(f"{words}, seed {report.seed}, {report.minutes:.0f} CPU minutes")
    axes.grid(True, alpha=0.3)
    axes.legend()
    figure.savefig(file, bbox_inches="tight", dpi=110)
    pyplot.close(figure)


def main() -> None:
    """The command line."""
    words = __doc__.split("\n\n")[0]
    parser = argparse.ArgumentParser(prog="python -m willpower.learn.teach", description=words)
    parser.add_argument("--teacher", default="greedy", help="the computer player to learn from")
    parser.add_argument("--deck", action="append", help="a bundled deck to play with; all if none is named")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=400, help="games that the teacher plays")
    parser.add_argument("--times", type=int, default=12, help="how often all lessons are gone through")
    parser.add_argument("--test", action="append", default=[], help="a player to play against afterwards")
    parser.add_argument("--tests", type=int, default=TRIED, help="games against each of them")
    parser.add_argument("--out", default=str(FILE), help="where the network goes")
    parser.add_argument("--report", default="", help="where the numbers of the curve go, as JSON")
    parser.add_argument("--plot", default="", help="where the picture of the curve goes")
    given = parser.parse_args()
    report = run(given)
    if given.report:
        Path(given.report).write_text(json.dumps(told(report), indent=1) + "\n", "utf-8")
    if given.plot:
        try:
            draw(report, Path(given.plot))
        except ImportError:
            sys.exit("pictures need matplotlib: pip install 'willpower[plots]'")


if __name__ == "__main__":
    main()
