"""What is worked out for puzzles, in a process of its own."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import msgspec

from willpower.engine import Game
from willpower.judge.collection import PUZZLES, FileInfo, judge_folder, judge_text_of, puzzles
from willpower.judge.puzzle import PLAYING, Puzzle
from willpower.judge.reading.errors import JudgeError, Unmet
from willpower.judge.reading.fields import PLAYERS
from willpower.judge.reading.loader import Scalar, Value, load
from willpower.judge.reading.model import CardState, Fact, GameFact, JudgeFile
from willpower.judge.reading.reader import read_value
from willpower.judge.running.runner import expect_text
from willpower.judge.solving.grades import Graded, kept
from willpower.judge.solving.search import BOUND, NONE
from willpower.judge.solving.solution import Move, Row
from willpower.rules.index import clauses

from .card_lines import card_line
from .protocol_study import (
    AskPuzzle,
    BenchUses,
    GoalPart,
    NamedView,
    PuzzleInfo,
    PuzzleMove,
    PuzzleState,
    SolutionRow,
)
from .told import line_of
from .why import all_uses

_TITLE: Final = "Puzzle: "
_UNSOLVABLE: Final = " (no solution)"


class OnPuzzle(msgspec.Struct, tag="puzzle"):
    """A puzzle played by picks."""

    ask: AskPuzzle


class UsesInPuzzle(msgspec.Struct, tag="puzzle uses"):
    """What can be done in a puzzle, and why the rest cannot."""

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
        file = read_value(load(judge_text_of(one.path)))
        zones = file.start.players[0].zones
        cards = [entry.card for zone in ("hand", "field") for entry in zones.get(zone, ())]
        title = one.title.removeprefix(_TITLE).removesuffix(_UNSOLVABLE)
        line = card_line(cards[0]) if cards and cards[0] is not None else None
        grade = grades()[name_of(one)].grade
        found.append(
            PuzzleInfo(
                name_of(one),
                n,
                title[:1].upper() + title[1:],
                [*one.clauses],
                one.turns,
                grade,
                line,
                goal_of(file),
            )
        )
    return tuple(found)


def goal_of(file: JudgeFile) -> list[GoalPart]:
    """What must be reached, the main thing first: what is there already at the start is only to be kept."""
    parts = [part for fact in file.goal for part in _parts(file, fact)]
    return sorted(parts, key=lambda part: part.keeps)


def _parts(file: JudgeFile, fact: Fact) -> list[GoalPart]:
    if isinstance(fact, GameFact) and fact.key == "winner" and isinstance(fact.value, Scalar):
        return [GoalPart("win", PLAYERS.index(fact.value.text), "", "", False, _written(fact))]
    if isinstance(fact, CardState):
        return [_card_part(file, fact, key, value) for key, value in fact.facts]
    return [GoalPart("other", None, "", "", False, _written(fact))]


def _card_part(file: JudgeFile, fact: CardState, key: str, value: Value) -> GoalPart:
    card = fact.card
    owner = card.owner if card.owner >= 0 else None
    if key != "zone" or not isinstance(value, Scalar):
        text = _written(CardState(fact.line, card, ((key, value),)))
        return GoalPart("other", owner, card.name, "", False, text)
    sides = [file.start.players[owner]] if owner is not None else file.start.players
    there = [entry.name for side in sides for entry in side.zones.get(value.text, ())]
    return GoalPart("zone", owner, card.name, value.text, card.name in there, _written(fact))


def _written(fact: Fact) -> str:
    return expect_text((fact,)).removeprefix("expect: {").removesuffix("}")


@lru_cache(8)
def _puzzle(path: str, turns: int) -> Puzzle:
    return Puzzle(judge_text_of(path), turns)


def puzzle_work(job: OnPuzzle | UsesInPuzzle) -> bytes:
    """Play a puzzle; the answer is JSON already. Raises `ValueError` for what cannot be."""
    try:
        found = puzzle_uses(job.ask) if isinstance(job, UsesInPuzzle) else puzzle_state(job.ask)
        return msgspec.json.encode(found)
    except (JudgeError, Unmet) as error:
        raise ValueError(str(error)) from None


def _info(name: str) -> FileInfo:
    info = next((one for one in puzzles() if name_of(one) == name), None)
    if info is None:
        raise JudgeError(0, "there is no such puzzle")
    return info


def puzzle_uses(ask: AskPuzzle) -> BenchUses:
    """What the player can do after picks, and why not the rest; by what their own view shows."""
    info = _info(ask.name)
    puzzle = _puzzle(info.path, info.turns)
    here = puzzle.play(ask.picks, ask.by_hand)
    return BenchUses(puzzle.player, all_uses(here.game, puzzle.player) if here.outcome == PLAYING else [])


def move_view(move: Move) -> PuzzleMove:
    """A move for reading."""
    about, on = [NamedView(one.name, one.player, one.number) for one in (move.about, move.on)]
    further = [move_view(one) for one in move.further]
    said = (move.player, move.asks, move.kind, about, on, move.words, move.text, move.clause, further)
    return PuzzleMove(*said)


def row_view(row: Row) -> SolutionRow:
    """A line of a solution for reading."""
    return SolutionRow(row.depth, row.number, [move_view(m) for m in row.moves], row.again, row.clause)


def puzzle_state(ask: AskPuzzle) -> PuzzleState:
    """A puzzle after picks and the opponent's answers."""
    info = _info(ask.name)
    puzzle = _puzzle(info.path, info.turns)
    here = puzzle.play(ask.picks, ask.by_hand)
    still, best, rows = "", None, []  # type: str, int | None, list[Row]
    if ask.want == "check":
        still = puzzle.still(here.g) if here.outcome == "playing" else ""
    elif ask.want == "move":
        best = puzzle.best(here)
    elif ask.want == "solution":
        still, rows = puzzle.solution()
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
        [move_view(m) for m in here.moves],
        here.outcome,  # type: ignore[arg-type]
        still,  # type: ignore[arg-type]
        best,
        [row_view(row) for row in rows],
        view,  # type: ignore[arg-type]
        asked if here.outcome == "playing" else None,  # type: ignore[arg-type]
        [line_of(entry) for entry in game.log_for(puzzle.player)],
        judge_text_of(info.path),
        hints,
    )
