"""Puzzles: every one of ours is solved, and what a search says is right."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path

import pytest
from typer.testing import CliRunner

from judge_kit import CARDS
from willpower.cli.main import app
from willpower.judge.reading.errors import JudgeError
from willpower.judge.reading.reader import read_path, read_text
from willpower.judge.solving.keys import Keys
from willpower.judge.solving.search import BOUND, NONE, SOLVED, Bounds, Result, Search
from willpower.judge.solving.solution import Line, solution

HOME = Path(__file__).parents[3] / "judge" / "puzzles"
PUZZLES = sorted(HOME.glob("*.yaml"))
UNSOLVABLE = ("04-nothing-to-be-done",)
TURNS = {"06-the-last-page": 2}


def searched(
    text: str, turns: int = 1, nodes: int = 20_000, open_cards: bool = False
) -> tuple[Search, Result]:
    search = Search(read_text(CARDS + text), Bounds(turns, nodes, 60.0), open_cards)
    return search, search.run()


def found(text: str, **how: int) -> str:
    return searched(text, **how)[1].verdict


def line_of(text: str) -> list[str]:
    search, result = searched(text)
    assert result.verdict == SOLVED
    return solution(search, result.actions).lines()


def test_there_are_at_least_ten_puzzles() -> None:
    assert len(PUZZLES) >= 10


@pytest.mark.parametrize("path", PUZZLES, ids=lambda path: path.stem)
def test_a_puzzle_of_ours(path: Path) -> None:
    search = Search(read_path(path), Bounds(TURNS.get(path.stem, 1), 20_000, 60.0))
    result = search.run()
    assert result.verdict == (NONE if path.stem in UNSOLVABLE else SOLVED), result
    if result.verdict == SOLVED:
        played_out(search, solution(search, result.actions))


def played_out(search: Search, line: Line) -> None:
    """The line is told with a clause for every move, and every branch of it ends in the goal."""
    ends: list[str] = []
    lines = [line]
    while lines:
        now = lines.pop()
        assert all(move.clause for move in now.moves)
        lines += [then for _, then in now.branches]
        if not now.branches:
            ends.append(now.clause)
    assert ends and all(ends)


# ---- the opponent --------------------------------------------------------------------------------------

LETHAL = """\
start:
  A: {field: [Ogre], stones: {Darkness Magic Stone: 1}, hand: [Snuff]}
  B: {field: [%s], life: 800%s}
goal: {winner: A}
"""


def test_the_blocker_is_removed() -> None:
    assert line_of(LETHAL % ("Squire, Squire", "")) == [
        "1. A: Initiate battle (604.2b)",
        "2. A: A.Ogre attacks B (803.3)",
        "if B: B.Squire#1 blocks (804.3):",
        "  3. A: Play Snuff (604.1c), target B.Squire#1 (903.2g)",
        "  The goal is reached (1202.1).",
        "if B: Do not block (804.3):",
        "The goal is reached (1202.1).",
    ]


def test_what_the_opponent_shows_is_reckoned_with() -> None:
    more = ", stones: {Water Magic Stone: 1}, hand: [{card: Hush, revealed: true}]"
    assert found(LETHAL % ("Squire", more)) == NONE
    assert found(LETHAL % ("Squire", more.replace(", revealed: true", ""))) == SOLVED


def test_with_open_cards_the_hand_is_reckoned_with() -> None:
    more = ", stones: {Water Magic Stone: 1}, hand: [Hush]"
    assert searched(LETHAL % ("Squire", more), open_cards=True)[1].verdict == NONE


def test_one_block_too_many() -> None:
    text = """\
start:
  A: {field: [Ogre]}
  B: {field: [Squire], life: 800}
goal: {winner: A}
"""
    assert found(text) == NONE


# ---- what is not known -----------------------------------------------------------------------------------


def test_nobody_counts_on_the_card_they_draw() -> None:
    text = """\
start:
  A: {stones: {Water Magic Stone: 1, Fire Magic Stone: 1}, hand: [Study], deck: [%s]}
  B: {life: 500}
goal: {winner: A}
"""
    assert found(text % "Bolt") == NONE
    assert found(text % "{card: Bolt, revealed: true}") == SOLVED
    assert searched(text % "Bolt", open_cards=True)[1].verdict == SOLVED


def test_the_magic_stone_that_is_called_is_known_if_all_are_alike() -> None:
    text = """\
start:
  A: {hand: [Bolt], stone_deck: %s, fill: false}
  B: {life: 500}
goal: {winner: A}
"""
    assert found(text % "{Fire Magic Stone: 2}") == SOLVED
    assert found(text % "[Fire Magic Stone, Wind Magic Stone]") == NONE


def test_luck_does_not_solve_anything() -> None:
    cards = """\
  - {name: Gambler, type: Chant, cost: "{G}",
     text: ["[Force] 1. You gain X00 life, where X is the result of the roll."]}
"""
    text = """\
start:
  %s
  A: {hand: [Gambler], will: "{G}"}
goal: {A.life: 4400}
"""
    assert found(cards + text % "turn: A") == NONE
    assert found(cards + text % "dice: [4]") == SOLVED


def test_positions_known_by_their_keys_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [LETHAL % ("Squire", ""), (LETHAL % ("Squire", "")).replace("800", "900")]
    with_table = [searched(text)[1] for text in texts]
    unique = count()
    monkeypatch.setattr(Keys, "key", lambda self, g, extra=None: (next(unique),))
    without = [searched(text, nodes=200_000)[1] for text in texts]
    assert [r.verdict for r in with_table] == [r.verdict for r in without] == [SOLVED, NONE]
    assert sum(r.nodes for r in with_table) < sum(r.nodes for r in without)


# ---- turns, goals and bounds -----------------------------------------------------------------------------


def test_the_goal_must_be_reached_within_the_turns() -> None:
    text = """\
start:
  A: {field: [Ogre]}
  B: {life: 1600}
goal: {B.life: 800}
"""
    assert found(text) == SOLVED
    assert found(text.replace("B.life: 800", "winner: A")) == NONE
    assert found(text.replace("B.life: 800", "winner: A"), turns=3) == SOLVED


def test_a_goal_may_speak_of_cards_and_of_the_end_of_the_turn() -> None:
    text = """\
start: {A: {field: [Ogre], hand: [Snuff], will: "{B}"}, B: {field: [Squire]}}
goal: {B.Squire: {zone: graveyard}, phase: end, A.will: ""}
"""
    assert found(text) == SOLVED


def test_a_goal_may_ask_for_clauses() -> None:
    text = """\
start: {A: {field: [Ogre]}, B: {}}
goal: {log: ["%s"]}
"""
    assert found(text % "803.5") == SOLVED
    assert found(text % "705.2") == NONE


def test_steps_lead_to_the_puzzle() -> None:
    text = """\
start: {A: {field: [Ogre]}, B: {life: 800, field: [Squire]}}
do:
  - {A: attack, card: Ogre, object: B}
  - {B: no block}
goal: {winner: A}
"""
    assert found(text) == SOLVED


def test_the_bound_is_told() -> None:
    search, result = searched(LETHAL % ("Squire", ""), nodes=10)
    assert (result.verdict, result.bound) == (BOUND, "10 positions")
    assert search.nodes <= 11


def test_a_file_without_a_goal_is_no_puzzle() -> None:
    with pytest.raises(JudgeError, match="goal"):
        searched("start: {}\n")


# ---- the command -----------------------------------------------------------------------------------------


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["solve", *words])
    return result.exit_code, result.output


def written(tmp_path: Path, text: str) -> str:
    path = tmp_path / "puzzle.yaml"
    path.write_text(CARDS + text, encoding="utf-8")
    return str(path)


def test_the_command_prints_the_line_with_clauses(tmp_path: Path) -> None:
    status, said = run(written(tmp_path, LETHAL % ("Squire", "")))
    assert status == 0
    assert "A.Ogre attacks B (803.3)" in said and "solved with 2 actions" in said


def test_the_command_says_that_there_is_none(tmp_path: Path) -> None:
    status, said = run(written(tmp_path, (LETHAL % ("Squire", "")).replace("800", "900")))
    assert (status, said.split(":")[0]) == (1, "none")


def test_the_command_says_which_bound_was_reached(tmp_path: Path) -> None:
    status, said = run(written(tmp_path, LETHAL % ("Squire", "")), "--nodes", "5")
    assert status == 3 and "bound of 5 positions" in said


def test_the_command_names_what_is_wrong_with_a_file(tmp_path: Path) -> None:
    status, said = run(written(tmp_path, "goal: {B.lif: 3}\n"))
    assert status == 2 and "unknown key 'B.lif'" in said
    assert run(str(tmp_path / "nowhere.yaml"))[0] == 2


def test_the_line_as_json(tmp_path: Path) -> None:
    status, said = run(written(tmp_path, LETHAL % ("Squire, Squire", "")), "--json")
    data = json.loads(said)
    assert (status, data["result"], data["bound"]) == (0, "solved", None)
    assert data["line"]["moves"][0] == {"player": "A", "move": "Initiate battle", "clause": "604.2b"}
    branches = {branch["if"][0]["move"]: branch["then"] for branch in data["line"]["branches"]}
    assert set(branches) == {"B.Squire#1 blocks", "Do not block"}
    assert branches["B.Squire#1 blocks"]["moves"][0]["choices"][0]["choice"] == "target B.Squire#1"


# ---- going round in circles -------------------------------------------------------------------------------

IDLE = """\
  - {name: Hourglass, type: Regalia, cost: "{1}", text: ["{0}: Recover this card."]}
"""


def test_doing_the_same_again_and_again_is_not_tried_for_ever() -> None:
    text = """\
start: {A: {field: [Hourglass]}}
goal: {winner: A}
"""
    assert found(IDLE + text) == NONE


def test_an_opponent_cannot_put_off_the_end_for_ever() -> None:
    text = """\
start: {A: {field: [Ogre]}, B: {life: 800, field: [Hourglass]}}
goal: {winner: A}
"""
    assert found(IDLE + text) == SOLVED
