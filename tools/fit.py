"""Fits the weights by which a search weighs positions (`willpower.players.leaf`), and tries them out.

    python tools/fit.py play games.jsonl --games 200 --iterations 16             # bundled decks
    python tools/fit.py play built.jsonl --games 200 --iterations 0 --cards FILE # built ones, greedy players
    python tools/fit.py fit games.jsonl built.jsonl --cards FILE --weights weights.json
    python tools/fit.py duel weights.json --against hand --iterations 30 --pairs 50 --cards FILE
    python tools/fit.py duel fitted --iterations 30 --pairs 50 --start 50   # and --keep the same file

Games are played by searching players with little budget (0 iterations: by greedy players); in their first
turns, in each game other ones, some answers are drawn by lot, so that positions differ. What counts are the
positions in which a player's main phase begins, as in a search, and who won. The weights are those of a
logistic regression, each game counting the same, drawn towards the weights made by hand: how strongly is
chosen by games that were held out. The same seeds come to the same weights.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from willpower.cards.bundled import bundled_cards, bundled_decks, modern_decks
from willpower.cards.database import load_cards
from willpower.cards.deck import Deck
from willpower.engine import PRIORITY, Belief, Game, State
from willpower.language.trees import kept_trees
from willpower.players import GreedyPlayer, Player, SearchPlayer, Seat
from willpower.players.arena import Arena, Pair, Sequential, play_game, tally
from willpower.players.budget import Budget
from willpower.players.built_decks import built_decks
from willpower.players.evaluation import (
    AT_STANDBY,
    ATTACHED,
    BODY,
    CALL_TO_COME,
    COIN,
    GEM,
    IN_HAND,
    J_SIDE,
    KEYWORDS,
    LAST_CARD,
    LASTING,
    LATE_STONE,
    PER_ATK,
    PER_DEF,
    PER_LIFE,
    RESTED,
    STONES,
    TO_TELL,
    TOO_DEAR,
    WORRIED,
)
from willpower.players.greedy import quiet
from willpower.players.leaf import FITTED, NAMES, features
from willpower.players.tree import SCALE
from willpower.rules.edition import DEFAULT, edition

TRAINED: Final = (24, 777)  # how many decks are built for games, and by which seed
TESTED: Final = (10, 1)  # and for duels
LONGEST: Final = 2500  # answers
LOT: Final = (0.1, 0.25, 0.5)  # how many of the first answers are drawn by lot
FIRST_TURNS: Final = 9
LETHAL: Final = 40  # positions looked at for a win this turn
LETHAL_IN_DUELS: Final = 80
RIDGES: Final = (3.0, 10.0, 30.0)
FOLDS: Final = 5
RARE: Final = 0.05  # what is rarely there is drawn as if it varied by so much more
LEAST: Final = 0.4  # of a weight made by hand
PER_DECK: Final = 0.5  # decks are told apart by columns of their own, so that cards do not stand for decks
SEARCHED: Final = 3.0  # a game of searching players counts so many times as much as one of greedy ones

# Weights made by hand, in points of ATK: those by which greedy players weigh (evaluation.py).
BY_HAND: Final = {
    "life": 1000 * PER_LIFE, "life below 1500": 1000 * WORRIED, "standby": AT_STANDBY, "coins": COIN,
    "gems": GEM, "attached": ATTACHED, "to tell": TO_TELL, "last cards": -LAST_CARD, "stones 1-2": STONES[0],
    "stones 3-4": STONES[2], "stone 5": STONES[4], "stone 6": STONES[5], "stone 7": STONES[6],
    "more stones": LATE_STONE, "hand": IN_HAND, "too dear": TOO_DEAR, "call to come": CALL_TO_COME,
    "bodies": BODY, "ATK": 1000 * PER_ATK, "DEF": 1000 * PER_DEF, "rested": -RESTED, "J-rulers": J_SIDE,
    "lasting": LASTING, **KEYWORDS,
}  # fmt: skip

Floats = NDArray[np.float64]


def the_decks(cards: str, wanted: tuple[int, int]) -> dict[str, Deck]:
    """The bundled decks, or some built of a card file."""
    if not cards:
        return modern_decks()
    kept_trees()
    return built_decks(load_cards(cards), *wanted, edition(DEFAULT))


def believed(decks: Sequence[Deck]) -> Belief:
    """What players believe of each other's lists."""
    cards = {card.fingerprint: card for card in bundled_cards()}
    cards.update({card.fingerprint: card for deck in decks for card in deck.cards})
    return Belief([*decks, *bundled_decks().values()], cards.values())


# ---- games -------------------------------------------------------------------------------------------------


def play(out: Path, number: int, start: int, iterations: int, cards: str) -> None:
    """Plays games and writes them down, a line each."""
    decks = list(the_decks(cards, TRAINED).values())
    belief = believed(decks)
    for seed in range(start, start + number):
        rng = random.Random(7919 * seed + bool(cards))
        first, second = rng.randrange(len(decks)), rng.randrange(len(decks))
        turns, lot = rng.randrange(FIRST_TURNS), rng.choice(LOT)
        game = Game.new(decks[first], decks[second], edition=DEFAULT, seed=seed)
        players: list[Player] = [GreedyPlayer(2 * seed), GreedyPlayer(2 * seed + 1)]
        if iterations:
            players = [SearchPlayer(2 * seed + n, Budget(iterations), LETHAL) for n in (0, 1)]
        seats = [Seat(game, 0, belief), Seat(game, 1, belief)]
        while not game.over and len(game.picks) < LONGEST:
            decision = game.decision
            assert decision is not None
            if game.state.turn.number < turns and len(decision.options) > 1 and rng.random() < lot:
                pick = rng.randrange(len(decision.options))
            else:
                pick = players[decision.player].choose(seats[decision.player])
            game.apply(pick, decision.player)
        line = {
            "seed": seed, "built": bool(cards), "decks": [first, second], "iterations": iterations,
            "winner": game.winner, "picks": list(game.picks),
        }  # fmt: skip
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def beginnings(game: Game, picks: Sequence[int]) -> Iterator[State]:
    """The positions of a game in which a player's main phase begins."""
    turn = -1
    for pick in picks:
        decision = game.decision
        g = game.state
        assert decision is not None
        if decision.kind == PRIORITY and g.turn.phase == "main" and g.turn.serial != turn and quiet(g):
            turn = g.turn.serial
            yield g
        game.apply(pick, decision.player)


class Positions:
    """Positions as numbers, and who won."""

    def __init__(self, files: Sequence[Path], cards: str) -> None:
        decks = {kind: list(the_decks(kind and cards, TRAINED).values()) for kind in {"", cards}}
        rows: list[list[float]] = []
        facts: list[tuple[float, int, float]] = []
        held: list[tuple[str, str]] = []  # the deck of the player whose turn it is, and the other one's
        number = 0
        for path in files:
            for text in path.read_text(encoding="utf-8").splitlines():
                data = json.loads(text)
                if data["winner"] not in (0, 1):
                    continue
                both = [decks[cards if data["built"] else ""][n] for n in data["decks"]]
                game = Game.new(both[0], both[1], edition=DEFAULT, seed=data["seed"])
                weight = SEARCHED if data["iterations"] else 1.0
                for g in beginnings(game, data["picks"]):
                    rows.append(features(g))
                    held.append((both[g.turn.player].name, both[1 - g.turn.player].name))
                    facts.append((float(data["winner"] == g.turn.player), number, weight))
                number += 1
        table = np.array(facts)
        names = sorted({name for pair in held for name in pair})
        more = np.zeros((len(rows), len(names)))
        for n, (own, other) in enumerate(held):
            more[n, names.index(own)] += PER_DECK
            more[n, names.index(other)] -= PER_DECK
        self.rows: Floats = np.hstack([np.array(rows), more])
        self.won: Floats = table[:, 0]
        self.game: NDArray[np.int64] = table[:, 1].astype(np.int64)
        counts = np.bincount(self.game)
        self.weights: Floats = table[:, 2] / counts[self.game]  # a game counts the same, long or short
        self.games = number
        self.decks = len(names)


# ---- the fit -----------------------------------------------------------------------------------------------


def chances(odds: Floats) -> Floats:
    """The chances that odds mean, given as logarithms."""
    return np.asarray(1 / (1 + np.exp(-np.clip(odds, -30, 30))))


def log_loss(odds: Floats, won: Floats, weights: Floats) -> float:
    """How surprising the results are, on average."""
    surprise = np.log1p(np.exp(-np.clip(np.where(won > 0, odds, -odds), -30, 30)))
    return float(np.average(surprise, weights=weights))


def fitted(rows: Floats, won: Floats, weights: Floats, near: Floats, decks: int, ridge: float) -> Floats:
    """The weights of a logistic regression that are not far from others (Newton's steps).

    What somebody has is often a sign of something else: a will coin that of having gone second. So nothing
    that is good counts as bad, nor falls below a share of what the weights by hand make of it. Decks, the
    last columns, may be good or bad.
    """
    pull = np.diag(ridge * (rows.var(0) + RARE))
    least = LEAST * near
    least[len(near) - decks :] = -np.inf
    found = near.copy()
    bound = np.zeros(len(near), dtype=bool)
    for _ in range(60):
        p = chances(rows @ found)
        slope = rows.T @ (weights * (p - won)) + pull @ (found - near)
        bend = (rows * (weights * np.maximum(p * (1 - p), 1e-4))[:, None]).T @ rows + pull
        free = ~(bound & (slope > 0))
        step = np.zeros(len(near))
        step[free] = np.linalg.solve(bend[np.ix_(free, free)], slope[free])
        before = found
        found = np.maximum(found - step, least)
        bound = found <= least
        if np.abs(found - before).max() < 1e-6:
            break
    return found


def by_hand(scale: float, decks: int = 0) -> Floats:
    """The weights made by hand, as odds; all of so many decks are as good as each other."""
    return np.array([BY_HAND.get(name, 0.0) / scale for name in NAMES] + [0.0] * decks)


def best_scale(at: Positions) -> float:
    """What the points of the weights made by hand must be divided by to foretell best."""
    points = at.rows @ by_hand(1.0, at.decks)
    losses = {scale: log_loss(points / scale, at.won, at.weights) for scale in np.geomspace(300, 6000, 60)}
    return float(min(losses, key=losses.__getitem__))


def held_out(at: Positions, rows: Floats, near: Floats, ridge: float) -> float:
    """How surprising games are to weights that were fitted on others."""
    fold = np.random.default_rng(1).integers(0, FOLDS, at.games)[at.game]
    odds = np.zeros(len(at.won))
    for k in range(FOLDS):
        own = fold != k
        found = fitted(rows[own], at.won[own], at.weights[own], near, at.decks, ridge)
        odds[~own] = rows[~own] @ found
    return log_loss(odds, at.won, at.weights)


def fit(files: Sequence[Path], cards: str, weights: Path) -> None:
    """Fits weights, says how well they foretell games held out, and writes them."""
    at = Positions(files, cards)
    if at.games < 10 * FOLDS:
        sys.exit(f"{at.games} games with a winner are too few for a fit: {10 * FOLDS} at least")
    scale = best_scale(at)
    near = by_hand(scale, at.decks)
    tried = {ridge: held_out(at, at.rows, near, ridge) for ridge in RIDGES}
    ridge = min(tried, key=tried.__getitem__)
    print(f"{at.games} games, {len(at.won)} positions")
    for told, points in (("as the search used it", SCALE), ("best scale", scale)):
        loss = log_loss(at.rows @ by_hand(points, at.decks), at.won, at.weights)
        print(f"by hand, {told} ({points:.0f}): {loss:.4f}")
    # The same with one weight for all: only how much it counts, and the decks, are fitted.
    whole = np.hstack([(at.rows @ near)[:, None], at.rows[:, len(NAMES) :]])
    one = np.array([1.0] + [0.0] * at.decks)
    print(f"by hand, held out, with the decks: {held_out(at, whole, one, ridge):.4f}")
    for pull, loss in tried.items():
        print(f"fitted, held out, ridge {pull:g}: {loss:.4f}{' *' if pull == ridge else ''}")
    found = fitted(at.rows, at.won, at.weights, near, at.decks, ridge)[: len(NAMES)]
    print("\n| | by hand | fitted |\n|---|--:|--:|")
    for name, hand, new in zip(NAMES, near, found, strict=False):
        print(f"| {name} | {hand:.3f} | {new:.3f} |")
    weights.write_text(json.dumps([round(float(x), 4) for x in found]) + "\n", encoding="utf-8")


# ---- trying them out ---------------------------------------------------------------------------------------


def weights_of(words: str) -> list[float] | None:
    """Weights of a file; "fitted": those of leaf.py; "hand": those of evaluation.py."""
    if words in ("fitted", "hand"):
        return FITTED if words == "fitted" else None
    found: list[float] = json.loads(Path(words).read_text(encoding="utf-8"))
    return found


def duel(a: str, b: str, iterations: int, numbers: range, cards: str, keep: Path) -> None:
    """Lets searches with other weights play each other: paired deals with seats changed. All pairs that the
    file keeps count, also those that another process plays."""
    ring = Arena(a, b, tuple(the_decks(cards, TESTED).items()), 1, DEFAULT)
    belief = ring.belief()
    both = (weights_of(a), weights_of(b))
    test = Sequential(0, 35)
    for number in numbers:
        seed = ring.seed(number)
        ends = ""
        for seat in (0, 1):
            players = [SearchPlayer(seed + n, Budget(iterations), LETHAL_IN_DUELS, both[n]) for n in (0, 1)]
            game = Game.new(*ring.couple(number), edition=DEFAULT, seed=seed)
            winner = play_game(game, players if seat == 0 else players[::-1], belief)
            ends += "d" if winner is None else "w" if winner == seat else "l"
        with keep.open("a", encoding="utf-8") as file:
            file.write(json.dumps([bool(cards), number, ends]) + "\n")
        kept = [json.loads(line) for line in keep.read_text(encoding="utf-8").splitlines()]
        found = tally([Pair(n, each, (0.0, 0.0), (0, 0)) for _, n, each in kept])
        low, high = found.interval()
        ratio, verdict = test.ratio(found.pairs), test.verdict(found.pairs)
        print(
            f"{found.won} won, {found.lost} lost, {found.drawn} drawn; {100 * found.rate:.1f} %"
            f" ({100 * low:.1f} to {100 * high:.1f}), LLR {ratio:+.2f} of {test.bound:.2f} {verdict}",
            flush=True,
        )
        if verdict:
            break


def main() -> None:
    """Does what the first word says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("play", "fit", "duel"))
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--iterations", type=int, default=16)
    parser.add_argument("--cards", default="", help="a card file to build decks from")
    parser.add_argument("--weights", type=Path, default=Path("weights.json"))
    parser.add_argument("--against", default="hand", help="duel: a file of weights, fitted or hand")
    parser.add_argument("--keep", type=Path, default=Path("duel.jsonl"), help="duel: keeps the pairs")
    chosen: Any = parser.parse_args()
    if chosen.what == "play":
        play(chosen.files[0], chosen.games, chosen.start, chosen.iterations, chosen.cards)
    elif chosen.what == "fit":
        fit(chosen.files, chosen.cards, chosen.weights)
    else:
        numbers = range(chosen.start, chosen.start + chosen.pairs)
        one = str(chosen.files[0])
        duel(one, chosen.against, chosen.iterations, numbers, chosen.cards, chosen.keep)


if __name__ == "__main__":
    main()
