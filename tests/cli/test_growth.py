"""Growth curves: the exponent, and that every family is a position that can be played."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from willpower.cli import bench_cmd
from willpower.cli.growth import FAMILIES, LIMIT, SIZES, Curve, _calls, board
from willpower.cli.main import app


def test_the_exponent() -> None:
    assert Curve("square", SIZES, tuple(float(n * n) for n in SIZES)).exponent == pytest.approx(2.0)
    assert Curve("line", SIZES, tuple(3.0 * n for n in SIZES)).exponent == pytest.approx(1.0)
    assert Curve("flat", SIZES, (40.0,) * 4).exponent == pytest.approx(0.0)


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family[0])
def test_the_families_are_of_the_size_they_say(family: tuple[str, object, bool]) -> None:
    _, made, _ = family
    for n in (5, 10):
        game = board(made(n))  # type: ignore[operator]
        mine = game.view(0)["players"][0]
        most = max(len(cards) for cards in mine.values() if isinstance(cards, list))
        on_field = (
            sum(1 for card in game.view(0)["field"] if card["controller"] == 0)
            if "field" in game.view(0)
            else 0
        )
        assert max(most, on_field) >= n
        assert game.decision is not None and len(game.decision.options) > 1


def test_the_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    curves = [
        Curve("plain", SIZES, (1.0, 2.0, 4.0, 8.0)),
        Curve("turns", (40, 80, 160, 300), (5.0,) * 4, True),
    ]
    monkeypatch.setattr(bench_cmd, "measure_growth", lambda: curves)
    done = CliRunner().invoke(app, ["bench", "--growth"])
    assert done.exit_code == 0 and "1.00" in done.output and "flat" in done.output
    done = CliRunner().invoke(app, ["bench", "--growth", "--json"])
    assert json.loads(done.output)["growth"][0]["exponent"] == 1.0
    picture = tmp_path / "growth.svg"
    done = CliRunner().invoke(app, ["bench", "--growth", "--plot", str(picture)])
    assert (done.exit_code == 0 and picture.exists()) or "pip install" in done.output


@pytest.mark.parametrize("name", ["playable graveyard", "activate abilities", "automatic abilities"])
def test_calls_grow_no_faster_than_they_may(name: str) -> None:
    made = {family: position for family, position, _ in FAMILIES}[name]
    sizes = (10, 20, 40)
    assert Curve(name, sizes, tuple(_calls(board(made(n))) for n in sizes)).exponent <= LIMIT


@pytest.mark.parametrize("name", ["hand", "graveyard", "stones"])
def test_calls_stay_flat_where_they_should(name: str) -> None:
    made = {family: position for family, position, flat in FAMILIES if flat}[name]
    sizes = (10, 20, 40)
    assert Curve(name, sizes, tuple(_calls(board(made(n))) for n in sizes)).exponent <= 0.05
