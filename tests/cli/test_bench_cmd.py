"""`willpower bench`: every pairing, CPU time, the same calls each time."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from willpower.cards.bundled import bundled_decks
from willpower.cli import bench_cmd
from willpower.cli.main import app
from willpower.cli.measure import Field, Pairing, couples, measure_pairing


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parts that take long for everybody are measured elsewhere."""
    monkeypatch.setattr(bench_cmd, "measure_start", lambda: {"start_s": 1.0, "help_s": 0.5})
    monkeypatch.setattr(
        bench_cmd,
        "measure_simulations",
        lambda *_: {"rollouts_per_second": 1.0, "short_rollouts_per_second": 2.0},
    )


def test_each_deck_meets_each_and_itself() -> None:
    assert couples(["a", "b", "c"]) == [
        ("a", "a"),
        ("a", "b"),
        ("a", "c"),
        ("b", "b"),
        ("b", "c"),
        ("c", "c"),
    ]


def test_calls_are_exact() -> None:
    a, b, *_ = bundled_decks().values()
    first = measure_pairing((a, b), ("a", "b"), 1, 3)
    again = measure_pairing((a, b), ("a", "b"), 1, 3)
    assert first.calls == again.calls > 50
    assert first.decisions == again.decisions == len(first.times) > 20


def test_the_figures_of_a_field() -> None:
    cheap = Pairing(("a", "b"), 1, 300, 1.0, 100.0, (1_000_000,) * 300)
    dear = Pairing(("a", "c"), 1, 100, 3.0, 500.0, (2_000_000,) * 99 + (90_000_000,))
    field = Field((cheap, dear))
    said = field.as_dict(50.0)
    assert said["calls"] == 200.0 and said["worst_calls"] == 500.0 and said["worst_pairing"] == ["a", "c"]
    assert said["decisions_per_second"] == 100.0 and said["per_ply"] == 2.0
    assert said["median_ms"] == 1.0 and said["p999_ms"] == 90.0
    assert field.as_dict(None)["per_ply"] is None


def test_the_command_says_it_as_json() -> None:
    run = CliRunner().invoke(app, ["bench", "--json", "--pairings", "2", "--no-yardstick"])
    assert run.exit_code == 0, run.output
    said = json.loads(run.stdout)
    assert said["core"] in ("pure", "compiled") and said["real"] is None and said["yardstick"] is None
    assert said["bundled"]["pairings"] == 2
    assert {"calls", "decisions_per_second", "per_ply", "worst_calls", "p999_ms"} <= set(said["bundled"])
    assert {"clone_us", "start_s", "help_s", "rollouts_per_second"} <= set(said)


def test_the_command_prints_a_table_and_the_yardstick() -> None:
    pytest.importorskip("chess")
    run = CliRunner().invoke(app, ["bench", "--pairings", "1"], env={"COLUMNS": "120"})
    assert run.exit_code == 0, run.output
    assert "calls per decision" in run.stdout and "dearest:" in run.stdout and "python-chess" in run.stdout
