"""The learned player: its lessons, its slopes, its file, and that it plays by what its seat sees."""

import argparse
import json
from pathlib import Path

import numpy as np
import pytest

from willpower.cards.bundled import bundled_decks, modern_decks
from willpower.engine import Game
from willpower.learn import teach
from willpower.learn.asking import rows_of
from willpower.learn.dealing import Dealer
from willpower.learn.network import LARGEST, Features, Network
from willpower.learn.player import FILE, LearnedPlayer, learned
from willpower.players import RandomPlayer, Seat, play_out
from willpower.players.honesty import examine

KILN = [bundled_decks()["kiln"]]


def lessons(count: int) -> list[teach.Lesson]:
    random = np.random.default_rng(2)
    found: list[teach.Lesson] = []
    while len(found) < count:
        found += teach.game_of("random", Dealer(KILN), random)
    return found[:count]


def loss(network: Network, some: list[teach.Lesson]) -> float:
    """What teaching makes small, written down once more."""
    total = 0.0
    for lesson in some:
        total -= float(np.log(network.chances(lesson.features).astype(np.float64)[lesson.pick]))
        total += 0.5 * (network.worth(lesson.features) - lesson.result) ** 2
    return total / len(some)


def test_slopes_are_those_of_the_loss() -> None:
    network = Network(3)
    some = lessons(6)
    dice = np.random.default_rng(4)
    for part, slope in zip(network.parameters(), teach.slopes(network, some), strict=True):
        place = int(dice.choice(np.argsort(-np.abs(slope).reshape(-1))[:40]))
        old = float(part.reshape(-1)[place])
        values = []
        for step in (5e-4, -5e-4):
            part.reshape(-1)[place] = old + step
            values.append(loss(network, some))
        part.reshape(-1)[place] = old
        measured = (values[0] - values[1]) / 1e-3
        assert measured == pytest.approx(float(slope.reshape(-1)[place]), rel=0.1, abs=2e-4)


def test_what_is_taught_is_learned() -> None:
    some = lessons(40)
    network = Network(1)
    points = teach.teach(network, some, some, 30, 1)
    assert points[-1]["right"] > points[0]["right"]
    assert teach.measure(network, some)["right"] == max([point["right"] for point in points])


def test_half_of_the_players_of_a_game_win_it() -> None:
    results = {lesson.result for lesson in lessons(60)}
    assert results == {1.0, -1.0}


def test_the_same_seed_teaches_the_same_network(tmp_path: Path) -> None:
    given = argparse.Namespace(
        teacher="random", deck=["kiln"], seed=1, games=9, times=1, test=["random"], tests=2,
        out=str(tmp_path / "a.npz"),
    )  # fmt: skip
    one = teach.run(given)
    first = Network.load(tmp_path / "a.npz")
    other = teach.run(given)
    second = Network.load(tmp_path / "a.npz")
    assert [p.tolist() for p in first.parameters()] == [p.tolist() for p in second.parameters()]
    assert one.points == other.points and one.tests == other.tests
    assert json.loads(json.dumps(teach.told(one)))["games"] == 9


def test_the_file_of_the_project() -> None:
    assert FILE.stat().st_size < LARGEST
    assert len(learned().parameters()) == len(Network().parameters())


def test_it_plays_a_whole_game_and_says_how_sure_it_is() -> None:
    deck = KILN[0]
    game = Game.new(deck, deck, seed=3)
    player = LearnedPlayer(1)
    play_out(game, [player, RandomPlayer(2)])
    assert game.over
    fresh = Game.new(deck, deck, seed=3)
    while fresh.decision is not None and len(fresh.decision.options) == 1:
        fresh.apply(0)
    assert fresh.decision is not None
    player.choose(Seat(fresh, fresh.decision.player))
    assert "% sure" in player.considered


def test_it_is_honest() -> None:
    looked, wrong = examine(list(modern_decks().values()), 8, 3, [LearnedPlayer], every=23)
    assert (looked, wrong) == (8, [])


def test_a_long_list_is_asked_in_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """With room for two answers at once, every option is still within reach."""

    class Scores:
        """Likes one place at each step."""

        def __init__(self, wanted: list[int]) -> None:
            self.wanted = wanted

        def chances(self, features: Features) -> np.ndarray:  # type: ignore[type-arg]
            place = self.wanted.pop(0)
            return np.eye(len(features.answers), dtype=np.float32)[place]

        def worth(self, features: Features) -> float:
            return 0.0

    game = Game.new(KILN[0], KILN[0], seed=3)
    random = RandomPlayer(1)
    while game.decision is not None and len(game.decision.options) < 6:
        game.apply(random.choose(Seat(game, game.decision.player)))
    assert game.decision is not None
    monkeypatch.setattr("willpower.learn.player.rows_of", lambda start, end: rows_of(start, end, 2))
    count = len(game.decision.options)
    reached = set()
    for number in range(64):
        scores = Scores([int(bit) for bit in f"{number:06b}"])
        try:
            picked = LearnedPlayer(0, scores).choose(Seat(game, game.decision.player))  # type: ignore[arg-type]
        except IndexError:
            continue  # there is no such place
        reached.add(picked)
    assert reached == set(range(count))
