"""The network of the baseline: its slopes, its file, its training."""

import argparse
import json
from pathlib import Path

import numpy as np
import pytest

from willpower.cards.bundled import bundled_decks
from willpower.engine import Game
from willpower.learn import observing, train
from willpower.learn.asking import Asked
from willpower.learn.network import BadNetwork, Features, Network
from willpower.learn.words import ZONES


def moments(count: int) -> list[train.Moment]:
    """Decisions of a game, with gains and targets of all kinds."""
    decks = bundled_decks()
    asked = Asked(Game.new(decks["kiln"], decks["long-road"], seed=1))
    dice = np.random.default_rng(2)
    found: list[train.Moment] = []
    while len(found) < count:
        features = Features(asked.observe(asked.player))
        pick = int(dice.integers(len(features.answers)))
        if len(features.answers) > 1:
            chance, target = float(dice.uniform(0.2, 0.9)), float(dice.uniform(-1, 1))
            found.append(train.Moment(features, pick, chance, 0.0, target))
        asked.pick(pick)
    return found


def loss(network: Network, some: list[train.Moment], gains: list[float]) -> float:
    """What training makes small, written down once more."""
    total = 0.0
    for moment, gain in zip(some, gains, strict=True):
        chances = network.chances(moment.features).astype(np.float64)
        ratio = chances[moment.pick] / moment.chance
        total -= min(ratio * gain, np.clip(ratio, 1 - train.CLIP, 1 + train.CLIP) * gain)
        total += train.CURIOSITY * float((chances * np.log(chances + 1e-9)).sum())
        total += 0.5 * (network.worth(moment.features) - moment.target) ** 2
    return total / len(some)


def test_slopes_are_those_of_the_loss() -> None:
    network = Network(3)
    some = moments(6)
    gains = [1.0, -1.0, 0.5, -0.5, 2.0, -2.0]
    found = train.slopes(network, some, np.array(gains, np.float32))
    dice = np.random.default_rng(4)
    for part, slope in zip(network.parameters(), found, strict=True):
        places = np.argsort(-np.abs(slope).reshape(-1))[:40]
        place = int(dice.choice(places))
        old = float(part.reshape(-1)[place])
        values = []
        for step in (3e-3, -3e-3):
            part.reshape(-1)[place] = old + step
            values.append(loss(network, some, gains))
        part.reshape(-1)[place] = old
        measured = (values[0] - values[1]) / 6e-3
        assert measured == pytest.approx(float(slope.reshape(-1)[place]), rel=0.1, abs=2e-4)


def test_columns_are_where_the_network_looks_for_them() -> None:
    names = observing.columns()["entity"]
    assert names[1] == "mine"
    assert names[27 : 27 + len(ZONES)] == [f"zone: {zone}" for zone in ZONES]


def test_a_file_holds_the_network(tmp_path: Path) -> None:
    file = tmp_path / "n.npz"
    Network(5).save(file)
    assert file.stat().st_size < 5_000_000
    for one, other in zip(Network(5).parameters(), Network.load(file).parameters(), strict=True):
        assert np.allclose(one, other, atol=1e-3)


@pytest.mark.parametrize("wrong", [b"", b"PK\x03\x04", b"no network at all"])
def test_other_files_are_refused(tmp_path: Path, wrong: bytes) -> None:
    file = tmp_path / "n.npz"
    file.write_bytes(wrong)
    with pytest.raises(BadNetwork, match="no network"):
        Network.load(file)


def test_a_network_for_other_observations_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "n.npz"
    Network(5).save(file)
    monkeypatch.setattr("willpower.learn.network.VERSION", observing.VERSION + 1)
    with pytest.raises(BadNetwork, match="version"):
        Network.load(file)


def test_the_same_seed_trains_the_same_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "GAMES", 1)
    given = argparse.Namespace(
        opponent="random", deck=["kiln"], seed=1, minutes=0, games=1, every=1, tests=1,
        out=str(tmp_path / "a.npz"), curve=str(tmp_path / "c.json"),
    )  # fmt: skip
    one, curve = train.train(given)
    other, _ = train.train(given)
    assert [p.tolist() for p in one.parameters()] == [p.tolist() for p in other.parameters()]
    assert not np.array_equal(one.policy.w1, Network(1).policy.w1)
    assert json.loads((tmp_path / "c.json").read_text("utf-8"))["points"][-1]["games"] == 1
    assert [point["games"] for point in curve.points] == [0, 1]
