"""Puzzles played against the best answers, and over HTTP."""

from __future__ import annotations

import msgspec
import pytest

from willpower.judge.collection import judge_text_of, puzzles
from willpower.judge.puzzle import MISSED, PLAYING, REACHED, Puzzle
from willpower.judge.reading.errors import JudgeError
from willpower.server.protocol_study import AskPuzzle, PuzzleState
from willpower.server.puzzle_jobs import OnPuzzle, puzzle_list, puzzle_work

FIRST = "01-wait-for-the-block"


def asked(name: str, picks: list[int], want: str = "") -> PuzzleState:
    job = OnPuzzle(AskPuzzle(name, picks, want))  # type: ignore[arg-type]
    return msgspec.json.decode(puzzle_work(job), type=PuzzleState)


@pytest.mark.parametrize("path", [one.path for one in puzzles()][:3])
def test_the_moves_that_are_shown_reach_the_goal(path: str) -> None:
    puzzle = Puzzle(judge_text_of(path))
    here = puzzle.play([])
    for _ in range(40):
        if here.outcome != PLAYING:
            break
        pick = puzzle.best(here)
        assert pick is not None
        here = puzzle.play([*here.picks, pick])
    assert here.outcome == REACHED and puzzle.solution()[1]


def test_a_wrong_line_is_refuted() -> None:
    state = asked(FIRST, [])
    assert state.decision is not None and state.outcome == "playing" and state.hints
    play = next(o.index for o in state.decision.options if o.kind == "play")
    early = asked(FIRST, [*state.picks, play])
    assert early.decision is not None and early.decision.kind == "target"
    warden = next(o.index for o in early.decision.options if "Warden" in o.text)
    wrong = asked(FIRST, [*early.picks, warden], "check")
    assert wrong.still == "none", "the other warden still blocks"
    passes = wrong
    for _ in range(12):
        if passes.outcome != "playing" or passes.decision is None:
            break
        one = next(
            (o for o in passes.decision.options if o.kind in ("pass", "forfeit")), passes.decision.options[0]
        )
        passes = asked(FIRST, [*passes.picks, one.index])
    assert passes.outcome == "missed"


def test_the_solution_and_what_is_refused() -> None:
    told = asked(FIRST, [], "solution")
    assert told.still == "solved" and told.solution and told.text.startswith("format: 1")
    assert asked("04-nothing-to-be-done", [], "solution").still == "none"
    with pytest.raises(ValueError, match="no such puzzle"):
        asked("nothing", [])
    with pytest.raises(ValueError, match="not there"):
        asked(FIRST, [99])
    with pytest.raises(JudgeError):
        Puzzle(judge_text_of(puzzles()[0].path)).play([0] * 500)


def test_the_list() -> None:
    listed = puzzle_list()
    assert len(listed) == 70 and listed[0].name == FIRST and listed[0].title.startswith("One word")
    assert all(1 <= one.grade <= 5 and one.card is not None for one in listed)
    assert MISSED == "missed"
