"""Trains a baseline by PPO against a computer player, in numpy, and draws its learning curve.

    python -m willpower.learn.train --opponent random --minutes 25 --curve curve.json --plot curve.png

The same seed trains the same network if it is given the same number of games (`--games`) instead of minutes.
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
from willpower.players.deck_notes import wilson

from .dealing import Dealer
from .network import Adam, Features, Network, softmax
from .observing import Floats
from .table import Table

GAMES: Final = 16  # games played before each update
PASSES: Final = 3  # how often each is learned from
BATCH: Final = 512  # decisions for one step
CLIP: Final = 0.2
DISCOUNT: Final = 0.997
SMOOTHING: Final = 0.95
RATE: Final = 3e-4
CURIOSITY: Final = 0.01  # how much varied play is worth
TRIED: Final = 40  # games of each test


@dataclass(slots=True)
class Moment:
    """A decision as it was made: what was seen, picked, how likely that was, what the position was worth."""

    features: Features
    pick: int
    chance: float
    worth: float
    target: float = 0.0
    gain: float = 0.0


@dataclass(slots=True)
class Curve:
    """How the learner did against its opponent as it went on."""

    opponent: str
    seed: int
    points: list[dict[str, float]] = field(default_factory=list)


def play_game(
    network: Network, table: Table, random: np.random.Generator, best: bool
) -> tuple[list[Moment], float]:
    """Plays one game, with the likeliest answers if `best`. Returns the decisions and what the game paid."""
    table.deal(random)
    moments: list[Moment] = []
    while not table.over and not table.too_long:
        features = Features(table.seen())
        if len(features.answers) == 1:
            table.answer(0)
            continue
        chances = network.chances(features)
        pick = int(chances.argmax()) if best else int(random.choice(len(chances), p=_exact(chances)))
        if not best:
            moments.append(Moment(features, pick, float(chances[pick]), network.worth(features)))
        table.answer(pick)
    return moments, table.reward


def _exact(chances: Floats) -> np.ndarray[Any, np.dtype[np.float64]]:
    """Chances that sum up to one also in double precision."""
    found = chances.astype(np.float64)
    found /= found.sum()
    return found


def credit(moments: list[Moment], reward: float) -> None:
    """Says how much better each decision did than was expected (generalised advantages)."""
    gain = 0.0
    after = reward
    for n in range(len(moments) - 1, -1, -1):
        moment = moments[n]
        surprise = DISCOUNT * after - moment.worth if n < len(moments) - 1 else after - moment.worth
        gain = surprise + DISCOUNT * SMOOTHING * gain
        moment.gain = gain
        moment.target = gain + moment.worth
        after = moment.worth


def learn(network: Network, adam: Adam, moments: list[Moment], random: np.random.Generator) -> None:
    """Learns from decisions: PPO's clipped step for the policy, squares for the value."""
    gains = np.array([moment.gain for moment in moments], np.float32)
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(PASSES):
        order = random.permutation(len(moments))
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            adam.step(slopes(network, [moments[n] for n in chosen], gains[chosen]))


def slopes(network: Network, moments: list[Moment], gains: Floats) -> list[Floats]:
    """The slopes of the loss over some decisions."""
    rows = np.vstack([moment.features.answers for moment in moments])
    scores, hidden = network.policy.forward(rows)
    slope = np.zeros_like(scores)
    start = 0
    for moment, gain in zip(moments, gains, strict=True):
        end = start + len(moment.features.answers)
        chances = softmax(scores[start:end])
        ratio = float(chances[moment.pick]) / moment.chance
        logs = np.log(chances + 1e-9)
        entropy = -float((chances * logs).sum())
        part = CURIOSITY * chances * (logs + entropy)
        if not (ratio > 1 + CLIP and gain > 0) and not (ratio < 1 - CLIP and gain < 0):
            pull = gain * ratio * chances
            pull[moment.pick] -= gain * ratio
            part = part + pull
        slope[start:end] = part / len(moments)
        start = end
    policy = network.policy.backward(rows, hidden, slope)
    positions = np.vstack([moment.features.position for moment in moments])
    worth, inner = network.value.forward(positions)
    squashed = np.tanh(worth)
    wanted = np.array([moment.target for moment in moments], np.float32)
    value = network.value.backward(
        positions, inner, ((squashed - wanted) * (1 - squashed**2) / len(moments)).astype(np.float32)
    )
    return [*policy, *value]


def test(network: Network, table: Table, seed: int, games: int) -> float:
    """The share of games that the likeliest answers win; the same deals each time."""
    random = np.random.default_rng(seed)
    rewards = [play_game(network, table, random, best=True)[1] for _ in range(games)]
    return float(np.mean([(reward + 1) / 2 for reward in rewards]))


def train(given: argparse.Namespace) -> tuple[Network, Curve]:
    """Trains until the games or the minutes are used up."""
    dealer = Dealer([bundled_decks()[name] for name in given.deck] if given.deck else None)
    table = Table(dealer, given.opponent, None, 4000)
    random = np.random.default_rng(given.seed)
    network = Network(given.seed)
    adam = Adam(network.parameters(), RATE)
    curve = Curve(given.opponent, given.seed)
    started = time.process_time()
    games = 0
    update = 0
    while True:
        minutes = (time.process_time() - started) / 60
        done = games >= given.games if given.games else minutes >= given.minutes
        if update % given.every == 0 or done:
            rate = test(network, table, given.seed + 1, given.tests)
            low, high = wilson(rate * given.tests, given.tests)
            curve.points.append({"games": games, "minutes": minutes, "rate": rate, "low": low, "high": high})
            words = f"{games} games, {minutes:.1f} CPU minutes: {100 * rate:.0f} % against {given.opponent}"
            print(words, flush=True)
            network.save(Path(given.out))
            if given.curve:
                Path(given.curve).write_text(json.dumps(told(curve), indent=1) + "\n", "utf-8")
        if done:
            return network, curve
        moments: list[Moment] = []
        for _ in range(GAMES):
            found, reward = play_game(network, table, random, best=False)
            credit(found, reward)
            moments += found
        games += GAMES
        update += 1
        learn(network, adam, moments, random)


def told(curve: Curve) -> dict[str, Any]:
    """The curve as plain data."""
    return {"opponent": curve.opponent, "seed": curve.seed, "points": curve.points}


def draw(curve: Curve, file: Path) -> None:
    """Draws the curve; raises ImportError where matplotlib is not installed."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    games = [point["games"] for point in curve.points]
    axes.plot(games, [100 * point["rate"] for point in curve.points], marker="o")
    low, high = [[100 * point[name] for point in curve.points] for name in ("low", "high")]
    axes.fill_between(games, low, high, alpha=0.2)
    minutes = curve.points[-1]["minutes"]
    axes.set(xlabel="games played", ylabel="games won, in percent", ylim=(0, 100))
    axes.set_title(f"PPO against {curve.opponent}, seed {curve.seed}, {minutes:.0f} CPU minutes")
    axes.grid(True, alpha=0.3)
    figure.savefig(file, bbox_inches="tight", dpi=110)
    pyplot.close(figure)


def main() -> None:
    """The command line."""
    words = __doc__.split("\n\n")[0]
    parser = argparse.ArgumentParser(prog="python -m willpower.learn.train", description=words)
    parser.add_argument("--opponent", default="random", help="the computer player to learn against")
    parser.add_argument("--deck", action="append", help="a bundled deck to play with; all if none is named")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=20, help="CPU minutes to train")
    parser.add_argument("--games", type=int, default=0, help="games to train instead; the seed decides all")
    parser.add_argument("--every", type=int, default=10, help="updates between tests")
    parser.add_argument("--tests", type=int, default=TRIED, help="games of each test")
    parser.add_argument("--out", default="baseline.npz", help="where the network goes")
    parser.add_argument("--curve", default="", help="where the curve goes, as JSON")
    parser.add_argument("--plot", default="", help="where the picture of the curve goes")
    given = parser.parse_args()
    _, curve = train(given)
    if given.plot:
        try:
            draw(curve, Path(given.plot))
        except ImportError:
            sys.exit("pictures need matplotlib: pip install 'willpower[plots]'")


if __name__ == "__main__":
    main()
