"""What is worked out for puzzles, in a process of its own."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import msgspec

from willpower.engine import Game
from willpower.judge.collection import PUZZLES, FileInfo, judge_folder, judge_text_of, puzzles
from willpower.judge.puzzle import Puzzle
from willpower.judge.reading.errors import JudgeError, Unmet
from willpower.judge.reading.loader import load
from willpower.judge.reading.reader import read_value
from willpower.judge.solving.grades import Graded, kept
from willpower.judge.solving.search import BOUND, NONE
from willpower.rules.index import clauses

from .card_lines import card_line
from .protocol_study import AskPuzzle, BenchMove, PuzzleInfo, PuzzleState
from .told import line_of

_TITLE: Final = "Puzzle: "
_UNSOLVABLE: Final = " (no solution)"


class OnPuzzle(msgspec.Struct, tag="puzzle"):
    """A puzzle played by picks."""

    ask: AskPuzzle


def name_of(one: FileInfo) -> str:
    """The name of a puzzle in addresses."""
    return one.path.removeprefix(PUZZLES).removesuffix(".yaml")


@cache
def grades() -> dict[str, Graded]:
    """What it took to solve each of the bundled puzzles."""
    folder = judge_folder()
    return kept(folder / PUZZLES) if folder is not None else {}


@cache
def puzzle_list() -> tuple[PuzzleInfo, ...]:
    """The bundled puzzles."""
    found: list[PuzzleInfo] = []
    for n, one in enumerate(puzzles(), 1):
        zones = read_value(load(judge_text_of(one.path))).start.players[0].zones
        cards = [entry.card for zone in ("hand", "field") for entry in zones.get(zone, ())]
        title = one.title.removeprefix(_TITLE).removesuffix(_UNSOLVABLE)
        line = card_line(cards[0]) if cards and cards[0] is not None else None
        grade = grades()[name_of(one)].grade
        found.append(
            PuzzleInfo(name_of(one), n, title[:1].upper() + title[1:], [*one.clauses], one.turns, grade, line)
        )
    return tuple(found)


@lru_cache(8)
def _puzzle(path: str, turns: int) -> Puzzle:
    return Puzzle(judge_text_of(path), turns)


def puzzle_work(job: OnPuzzle) -> bytes:
    """Play a puzzle; the answer is JSON already. Raises `ValueError` for what cannot be."""
    try:
        return msgspec.json.encode(puzzle_state(job.ask))
    except (JudgeError, Unmet) as error:
        raise ValueError(str(error)) from None


def puzzle_state(ask: AskPuzzle) -> PuzzleState:
    """A puzzle after picks and the opponent's answers."""
    info = next((one for one in puzzles() if name_of(one) == ask.name), None)
    if info is None:
        raise JudgeError(0, "there is no such puzzle")
    puzzle = _puzzle(info.path, info.turns)
    here = puzzle.play(ask.picks)
    still, best, lines = "", None, []  # type: str, int | None, list[str]
    if ask.want == "check":
        still = puzzle.still(here.g) if here.outcome == "playing" else ""
    elif ask.want == "move":
        best = puzzle.best(here)
    elif ask.want == "solution":
        still, lines = puzzle.solution()
        if still == BOUND and not grades()[ask.name].solutions:
            still = NONE  # it was searched to its end when it was graded; this machine is only slow
    game: Game = here.game
    view = game.view(puzzle.player)
    decision = view.pop("decision")
    asked = {"player": puzzle.player, **decision} if decision is not None else None
    hints = [clauses()[number].summary for number in info.clauses if number in clauses()]
    return PuzzleState(
        ask.name,
        here.picks,
        [BenchMove(m.player, m.text, m.clause) for m in here.moves],
        here.outcome,  # type: ignore[arg-type]
        still,  # type: ignore[arg-type]
        best,
        lines,
        view,  # type: ignore[arg-type]
        asked if here.outcome == "playing" else None,  # type: ignore[arg-type]
        [line_of(entry) for entry in game.log_for(puzzle.player)],
        judge_text_of(info.path),
        hints,
    )
