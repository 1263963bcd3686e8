"""The puzzles that come with the project: each has one solution, and its grade is the one that is kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from judge_kit import CARDS
from willpower.cli.main import app
from willpower.judge.solving.grades import FILE, grade_of, graded, kept

HOME = Path(__file__).parents[3] / "judge" / "puzzles"
FILES = sorted(HOME.glob("*.yaml"))
UNSOLVABLE = "04-nothing-to-be-done"


def test_there_are_puzzles_of_every_grade() -> None:
    grades = [row.grade for row in kept(HOME).values()]
    assert len(grades) >= 60 and set(grades) == {1, 2, 3, 4, 5}


def test_every_puzzle_is_graded() -> None:
    assert [*kept(HOME)] == [path.stem for path in FILES]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_puzzle_has_one_solution(path: Path) -> None:
    row = graded(path)
    assert row == kept(HOME)[path.stem], "write them anew: willpower puzzles grade judge/puzzles"
    assert row.solutions == (0 if path.stem == UNSOLVABLE else 1)


def test_grades_by_positions() -> None:
    assert [grade_of(n) for n in (1, 300, 301, 700, 1500, 1501, 4001)] == [1, 1, 2, 2, 3, 4, 5]


def test_the_command_writes_the_table(tmp_path: Path) -> None:
    start = "start: {A: {field: [Ogre]}, B: {life: 800}}\ngoal: {winner: A}\n"
    (tmp_path / "one.yaml").write_text(CARDS + start)
    result = CliRunner().invoke(app, ["puzzles", "grade", str(tmp_path)])
    assert result.exit_code == 0, result.output
    assert kept(tmp_path)["one"].solutions == 1 and kept(tmp_path)["one"].actions == 1
    assert "1 puzzle graded" in result.output


def test_a_file_that_is_no_puzzle_is_told_and_nothing_written(tmp_path: Path) -> None:
    (tmp_path / "none.yaml").write_text(CARDS + "start: {A: {field: [Ogre]}}\n")
    result = CliRunner().invoke(app, ["puzzles", "grade", str(tmp_path)])
    assert result.exit_code == 1 and "none.yaml" in result.output
    assert not (tmp_path / FILE).exists() and kept(tmp_path) == {}
