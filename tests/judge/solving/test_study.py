"""Puzzles studied: how many solutions there are, a hint, and what refutes a try."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from judge_kit import CARDS
from willpower.cli.main import app
from willpower.judge.reading.reader import read_text
from willpower.judge.solving.plans import solutions
from willpower.judge.solving.search import SOLVED, Bounds, Search
from willpower.judge.solving.study import Stop, Study

HOME = Path(__file__).parents[3] / "judge" / "puzzles"

BLOCKED = """\
start:
  A: {field: [Ogre], stones: {Darkness Magic Stone: 1}, hand: [Snuff]}
  B: {field: [Squire], life: 800}
goal: {winner: A}
"""
# Either attacker will do, one after the other.
TWO = """\
start:
  A: {field: [Ogre, Squire]}
  B: {life: 1100}
goal: {winner: A}
"""
# The attacker or the Bolt will do.
CHOICE = """\
start:
  A: {field: [Ogre], stones: {Fire Magic Stone: 1}, hand: [Bolt]}
  B: {life: 500}
goal: {winner: A}
"""
LONE = """\
start:
  A: {field: [Ogre]}
  B: {life: 800}
goal: {winner: A}
"""


def study(text: str, nodes: int = 20_000) -> Study:
    search = Search(read_text(CARDS + text), Bounds(1, 20_000, 60.0))
    result = search.run()
    assert result.verdict == SOLVED
    return Study(search, result.actions, Bounds(1, nodes, 60.0))


def test_one_attack_is_one_solution() -> None:
    found = study(LONE)
    assert solutions(found) == found.orders() == 1
    assert [move.text for move in found.first_moves()] == ["Initiate battle"]
    assert found.hint() == "Initiate battle"


def test_another_order_is_the_same_solution() -> None:
    assert study(TWO).orders() == 2
    assert solutions(study(TWO)) == 1


def test_doing_something_else_is_another_solution() -> None:
    assert solutions(study(CHOICE)) == 2
    assert solutions(study(CHOICE), most=1) == 1


def test_what_the_opponent_makes_easy_is_no_other_solution() -> None:
    """If nobody blocks, the Snuff can be kept or wasted; the solution is that against a block."""
    assert solutions(study(BLOCKED.replace("[Squire]", "[Squire, Squire]"))) == 1


def test_counting_stops_where_it_is_told_to() -> None:
    assert study(TWO).orders(most=1) == 1
    with pytest.raises(Stop):
        study(TWO, nodes=2).orders()
    with pytest.raises(Stop):
        solutions(study(TWO, nodes=2))


def test_a_blocker_may_be_removed_before_or_after() -> None:
    """Snuff before the battle, at its beginning, or once the Squire blocks: never nothing."""
    found = study(BLOCKED)
    assert found.orders() > 1 and solutions(found) == 1
    assert {move.text for move in found.first_moves()} == {"Play Snuff", "Initiate battle"}


def test_a_try_is_refuted() -> None:
    """Who snuffs one Squire too early is blocked by the other; battle first reaches the goal."""
    found = study(BLOCKED.replace("[Squire]", "[Squire, Squire]"))
    [tried] = found.tried("play snuff")
    assert not tried.wins  # the other Squire blocks
    assert tried.line.moves[0].text == "Play Snuff"
    assert any(move.player == 1 and move.kind == "block" for move in tried.line.moves)
    [tried] = found.tried("battle")
    assert tried.wins
    assert found.tried("judgment") == []


def run(*words: str) -> str:
    result = CliRunner().invoke(app, ["solve", *words])
    assert result.exit_code == 0, result.output
    return result.output


def test_from_the_command_line(tmp_path: Path) -> None:
    path = tmp_path / "blocked.yaml"
    path.write_text(CARDS + BLOCKED.replace("[Squire]", "[Squire, Squire]"))
    assert "hint: begin with Initiate battle" in run(str(path), "--hint")
    assert "attacks" not in run(str(path), "--hint")
    out = run(str(path), "--try", "Play Snuff")
    assert out.strip().endswith("now the goal is out of reach") and "blocks" in out
    assert "there is no such first move" in run(str(path), "--try", "sing")
    assert "with the least actions" in run(str(path), "--count")
    data = json.loads(run(str(path), "--json", "--hint", "--try", "Play Snuff"))
    assert data["solutions"] == 1 and data["orders"] > 1 and data["hint"] == "Initiate battle"
    assert data["tried"][0]["wins"] is False


def test_a_puzzle_of_ours_with_one_solution() -> None:
    out = run(str(HOME / "02-two-swords.yaml"), "--count")
    assert "one solution with the least actions, in one order" in out
