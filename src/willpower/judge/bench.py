"""A judge file opened at one of its steps: its story, the game there, and playing on from it by picks.

Nothing is kept between two questions: the text, the step and the picks say everything.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from willpower.cards.database import CardDatabase
from willpower.engine import PAY, Decision, Game, IllegalAction, Option, State
from willpower.rules.citations import cite

from .reading.errors import JudgeError, Unmet
from .reading.loader import load
from .reading.model import Checking, JudgeFile, Step, Trying
from .reading.reader import head, read_value
from .running.answers import default, option_text
from .running.expectations import check
from .running.runner import Run, begin, expect_text, trying_text
from .solving.solution import Move, move_named
from .telling.story import Scene, scenes

OK: Final = "ok"
FAIL: Final = "fail"
ERROR: Final = "error"
MOST_PICKS: Final = 400
_EDITION: Final = re.compile(r"^edition:.*$", re.MULTILINE)
_FORMAT: Final = re.compile(r"^format:.*$", re.MULTILINE)


@dataclass(slots=True)
class Bench:
    """A file that was run: its verdict, its story, and the game after each of its steps."""

    text: str
    databases: Sequence[CardDatabase] = ()
    title: str = ""
    clauses: tuple[str, ...] = ()
    file: JudgeFile | None = None
    run: Run | None = None
    verdict: str = OK
    detail: str = ""
    line: int = 0
    games: list[State] = field(default_factory=list)  # the first is the start; one more for each step done
    story: list[Scene] = field(default_factory=list)
    told: list[int] = field(default_factory=list)  # how many scenes there are after each step that was done

    @property
    def edition(self) -> str:
        """The rules that the file is played by."""
        return self.file.edition if self.file is not None else ""

    def at(self, step: int) -> State:
        """The game after so many steps, as another value, with what pays by itself paid."""
        g = self.games[max(0, min(step, len(self.games) - 1))].clone()
        pay(g)
        return g


def with_edition(text: str, edition: str) -> str:
    """The same file under other rules."""
    line = f'edition: "{edition}"'
    if _EDITION.search(text):
        return _EDITION.sub(line, text, count=1)
    return _FORMAT.sub(lambda found: f"{found[0]}\n{line}", text, count=1)


def open_bench(text: str, databases: Sequence[CardDatabase] = ()) -> Bench:
    """Run a file as far as it goes; what is wrong with it is told, never raised. An expectation that is not
    met does not stop it, nor do words that are not understood: they do nothing."""
    bench = Bench(text, databases)
    try:
        value = load(text)
        bench.title, bench.clauses = head(value)
        bench.file = read_value(value, "", databases)
        bench.file.partly = True
        bench.run = begin(bench.file, keep=True)
        bench.games.append(bench.run.g.clone())
        _steps(bench, bench.file.steps, bench.run)
        _expect(bench, bench.run)
    except Unmet as error:
        _wrong(bench, FAIL, error.line, error.what)
    except JudgeError as error:
        _wrong(bench, ERROR, error.line, error.what)
    except Exception as error:  # a fault of ours; what was done before it is still shown
        _wrong(bench, ERROR, 0, f"the engine stopped: {type(error).__name__}: {error}")
    if bench.run is not None:
        bench.story = scenes(bench.run)
    return bench


def _wrong(bench: Bench, verdict: str, line: int, what: str) -> None:
    if bench.verdict == OK:
        bench.verdict, bench.detail, bench.line = verdict, " ".join(what.split()), line


def _steps(bench: Bench, steps: tuple[Step, ...], run: Run) -> None:
    for n, step in enumerate(steps):
        following = steps[n + 1] if n + 1 < len(steps) else None
        if run.skip:
            run.skip = False
        else:
            try:
                run.step(step, following)
            except Unmet as error:
                if not isinstance(step, Checking | Trying):
                    raise
                text = f"{{{expect_text(step.facts)}}}" if isinstance(step, Checking) else trying_text(step)
                run.tell(step.line, text, len(run.g.events()), f"not so: {error.what}")
                _wrong(bench, FAIL, error.line, error.what)
        bench.games.append(run.g.clone())
        bench.told.append(len(run.told) + 1)


def _expect(bench: Bench, run: Run) -> None:
    """Check what the file expects at its end, on a game of its own: the one on the bench stays as it is."""
    assert bench.file is not None
    if not bench.file.expect:
        return
    kept = run.g
    run.g = run.g.clone()
    expected = bench.file.expect
    answer = "as expected"
    try:
        if not any("decision" in expect_text((fact,)) for fact in expected):
            run.settle()
        run.leave_order(expected)
        check(expected, run.situation())
    except Unmet as error:
        answer = f"not so: {error.what}"
        _wrong(bench, FAIL, error.line, error.what)
    finally:
        run.g = kept
    run.tell(expected[0].line, expect_text(expected), len(run.g.events()), answer)


def pay(g: State) -> None:
    """Pay what is left to pay as the engine would, or as a file that says nothing does."""
    while g.work.pending is not None and g.work.pending.kind == PAY:
        Game(g).apply(default(g))


def pay_usually(game: Game) -> None:
    """Pay by itself where nothing is lost by it; otherwise the player is asked."""
    while (index := game.automatic_payment()) is not None:
        game.apply(index)


@dataclass(slots=True)
class Played:
    """A game that was played on by picks: the game, and what each pick was."""

    game: Game
    moves: list[Move] = field(default_factory=list)


def move_of(g: State, d: Decision, option: Option) -> Move:
    """An option as a move for reading."""
    return move_named(g, d, option, option_text(g, option), cite(g.edition, option.clause or d.clause))


def play_on(g: State, picks: Sequence[int], by_hand: Collection[int] = ()) -> Played:
    """Play on from a game by picks, each the number of an option; raises `JudgeError` for one that is not
    there. Costs are paid by themselves, but not after the picks whose places are in `by_hand`."""
    if len(picks) > MOST_PICKS:
        raise JudgeError(0, f"more than {MOST_PICKS} choices; write them down as steps")
    played = Played(Game(g))
    for n, pick in enumerate(picks):
        d = played.game.decision
        if d is None or not 0 <= pick < len(d.options):
            raise JudgeError(0, f"choice {n + 1} is not there: {'the game is over' if d is None else pick}")
        played.moves.append(move_of(g, d, d.options[pick]))
        try:
            played.game.apply(pick)
        except IllegalAction as error:
            raise JudgeError(0, str(error)) from None
        if n not in by_hand:
            pay_usually(played.game)
    return played


def first_difference(one: Bench, other: Bench) -> int:
    """The first scene that is not told alike under two rule sets; -1 if all are. Clauses have other numbers
    in other rulebooks, so the words count."""
    for n in range(max(len(one.story), len(other.story))):
        if n >= len(one.story) or n >= len(other.story):
            return n
        a, b = one.story[n], other.story[n]
        if _words(a) != _words(b):
            return n
    return -1 if one.verdict == other.verdict else len(one.story)


def _words(scene: Scene) -> tuple[str, ...]:
    said = re.sub(r"\([^)]*\)", "", scene.answer)
    return (said, *[line.text for line in scene.lines])
