"""Puzzles made of positions: written as judge files that come to the same position, with one solution."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from willpower.cli.main import app
from willpower.cli.puzzles_cmd import puzzle_of
from willpower.engine import State
from willpower.judge.reading.reader import read_text
from willpower.judge.running.runner import begin
from willpower.judge.solving.plans import solutions
from willpower.judge.solving.search import SOLVED, Bounds, Search
from willpower.judge.solving.study import Study
from willpower.judge.telling.written import NotWritten, position_text

POSITION = """\
format: 1
title: "a position"
edition: "8.01"
start:
  A:
    life: 3000
    ruler: "Sarka, Keeper of the Long Road"
    field: [%s]
    stones: [Fire Magic Stone, {card: Fire Magic Stone, rested: true}]
    hand: [Tuskback, Kindle Bolt]
    graveyard: [Steppe Lancer]
  B:
    life: 2000
    ruler: {card: "Hurn, Warden of the Kiln", rested: true}
    field: [{card: Spark Runner, rested: true}]
    hand: {Filler: 3}
    items: [Will Coin]
goal: {winner: A}
"""


def position(field: str = "Cinder Kit") -> State:
    run = begin(read_text(POSITION % field))
    run.steps()
    return run.g


def test_a_position_is_written_as_it_lies() -> None:
    text = position_text(position(), "a position", "{winner: A}")
    assert text == POSITION % "Cinder Kit"


def test_life_and_notes_are_written() -> None:
    text = position_text(position("{card: Cinder Kit, damage: 100}"), "x", "{winner: A}", 700, ("hard",))
    assert "# hard" in text and "life: 700" in text and "{card: Cinder Kit, damage: 100}" in text


def test_what_cannot_be_written_is_refused() -> None:
    with pytest.raises(NotWritten):
        position_text(position("{card: Cinder Kit, fresh: true}"), "x", "{winner: A}")
    g = position()
    g.turn.phase = "end"
    with pytest.raises(NotWritten):
        position_text(g, "x", "{winner: A}")


def test_a_puzzle_has_the_most_life_that_can_be_taken_and_one_solution() -> None:
    found = puzzle_of(position(), ("long-road", "kiln"), 7, 1, 3000)
    assert found is not None
    search = Search(read_text(found.text), Bounds(1, 3000, 600.0))
    result = search.run()
    assert (result.verdict, result.actions) == (SOLVED, found.actions)
    assert solutions(Study(search, result.actions)) == 1
    life = int(found.text.split("  B:\n    life: ")[1].split("\n")[0])
    more = found.text.replace(f"  B:\n    life: {life}", f"  B:\n    life: {life + 100}")
    assert Search(read_text(more), Bounds(1, 3000, 600.0)).run().verdict != SOLVED


def test_too_few_actions_make_no_puzzle() -> None:
    assert puzzle_of(position(), ("long-road", "kiln"), 7, 9, 3000) is None


def test_the_command_says_what_it_made(tmp_path: Path) -> None:
    words = ["puzzles", "make", str(tmp_path / "made"), "--games", "1", "--least", "9", "--nodes", "100"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    assert result.output.strip() == "0 puzzles made" and (tmp_path / "made").is_dir()
