"""Lessons: boards with a goal, played against an opponent who follows a simple rule."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

import yaml

from willpower.engine import BLOCK, PAY, Decision, Game, Option, State

from .bench import MOST_PICKS, move_of
from .reading.errors import JudgeError, Unmet
from .reading.lookup import Lookup
from .reading.reader import read_text
from .running.answers import default
from .running.expectations import Situation, check
from .running.runner import begin
from .solving.solution import Move

DATA: Final = "lessons/course.yaml"
JAPANESE: Final = "lessons/course_ja.yaml"
PLAYING: Final = "playing"
REACHED: Final = "solved"
MISSED: Final = "missed"
_MOST: Final = 200
MOST_LOOKED_AT: Final = 2000  # positions, before a goal counts as still within reach


@dataclass(frozen=True, slots=True)
class Words:
    """What is said of a task, in one language."""

    say: str
    ask: str
    after: str  # what the coach says when the goal is reached
    wrong: str  # and when it cannot be reached any more: true whatever was done instead


@dataclass(frozen=True, slots=True)
class Heading:
    """What is said of a lesson, in one language."""

    part: str
    title: str
    about: str


@dataclass(frozen=True, slots=True)
class Task:
    """One board of a lesson: what the coach says and asks, the judge file, the moves that reach its goal."""

    words: Words
    japanese: Words
    clauses: tuple[str, ...]
    text: str
    moves: tuple[str, ...]
    blocks: bool


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson with its tasks."""

    name: str
    heading: Heading
    japanese: Heading
    tasks: tuple[Task, ...]


@cache
def course() -> tuple[Lesson, ...]:
    """All lessons, in order."""
    data, japanese = _read(DATA), _read(JAPANESE)
    found: list[Lesson] = []
    for one in data["lessons"]:
        other = japanese[one["name"]]
        pairs = zip(one["tasks"], other["tasks"], strict=True)
        tasks = tuple([_task(one, task, said, data["cards"]) for task, said in pairs])
        found.append(Lesson(one["name"], _heading(one), _heading(other), tasks))
    return tuple(found)


def _read(path: str) -> Any:
    return yaml.safe_load(files("willpower.judge").joinpath(path).read_text(encoding="utf-8"))


def _heading(lesson: Any) -> Heading:
    return Heading(lesson["part"], lesson["title"], lesson["about"])


def _words(task: Any) -> Words:
    return Words(task["say"], task["ask"], task["after"], task["wrong"])


def _task(lesson: Any, task: Any, japanese: Any, cards: Any) -> Task:
    file = {"format": 1, "title": lesson["title"], "cards": cards, "start": task["start"]}
    steps = [yaml.safe_load(step) for step in task.get("do", ())]
    text = json.dumps({**file, "do": steps, "goal": task["goal"]}, ensure_ascii=False)
    clauses = tuple([str(number) for number in task["clauses"]])
    blocks = task.get("opponent") == "block"
    return Task(_words(task), _words(japanese), clauses, text, tuple(task["moves"]), blocks)


@dataclass(slots=True)
class Table:
    """A task being played."""

    g: State
    goal: Any = None
    turn: int = 0  # in which the goal must be reached
    picks: list[int] = field(default_factory=list)
    own: int = 0  # how many of them were the player's
    moves: list[Move] = field(default_factory=list)
    outcome: str = PLAYING


def play_task(task: Task, picks: Sequence[int], by_hand: Collection[int] = ()) -> Table:
    """A task after picks of the player; the opponent's answers follow by themselves, and so do payments, but
    not after the picks whose places are in `by_hand`."""
    if len(picks) > MOST_PICKS:
        raise JudgeError(0, f"more than {MOST_PICKS} choices")
    file = read_text(task.text)
    run = begin(file)
    run.steps()
    g = run.g
    g.every_window = False
    here = Table(g, file.goal, g.turn.serial)
    _go_on(here, task)
    for n, index in enumerate(picks):
        d = g.work.pending
        if here.outcome != PLAYING or d is None or not 0 <= index < len(d.options):
            raise JudgeError(0, f"choice {n + 1} is not there")
        here.moves.append(move_of(g, d, d.options[index]))
        here.picks.append(index)
        here.own += 1
        Game(g).apply(index)
        _go_on(here, task, n not in by_hand)
    return here


def looked_at(task: Task, here: Table) -> tuple[bool, int]:
    """Whether some picks of the player still reach the goal, and how many positions were looked at for it."""
    seen: set[Any] = set()
    waiting = [here.g] if here.outcome == PLAYING else []
    while waiting and len(seen) < MOST_LOOKED_AT:
        g = waiting.pop()
        d = g.work.pending
        assert d is not None
        for index in sorted(range(len(d.options)), key=lambda n: d.options[n].kind != "pass"):
            after = Table(g.clone(), here.goal, here.turn)
            Game(after.g).apply(index)
            _go_on(after, task)
            if after.outcome == REACHED:
                return True, len(seen)
            key = (Game(after.g).key(0), Game(after.g).key(1))
            if after.outcome == PLAYING and key not in seen:
                seen.add(key)
                waiting.append(after.g)
    return bool(waiting), len(seen)


def fault(task: Task, here: Table, by_hand: Collection[int] = ()) -> int:
    """The place of the pick after which the goal could not be reached any more; -1 while it can."""
    if here.outcome == REACHED or looked_at(task, here)[0]:
        return -1
    for n in range(1, len(here.picks)):
        if not looked_at(task, play_task(task, here.picks[:n], by_hand))[0]:
            return n - 1
    return len(here.picks) - 1


def _go_on(here: Table, task: Task, pays: bool = True) -> None:
    """Pay by itself, let the opponent answer, and see whether the goal is reached or out of reach."""
    g = here.g
    for _ in range(_MOST):
        if _holds(g, here.goal):
            here.outcome = REACHED
            return
        d = g.work.pending
        if d is None or g.turn.serial > here.turn:
            here.outcome = MISSED
            return
        if d.player == 0:
            paid = Game(g).automatic_payment() if d.kind == PAY and pays else None
            if paid is None:
                return
            Game(g).apply(paid)
            continue
        option = _answer(g, d, task.blocks)
        if option.kind not in ("pass", "no block"):
            here.moves.append(move_of(g, d, option))
        Game(g).apply(option)
    raise RuntimeError(f"the lesson '{task.words.ask}' does not come to rest after {_MOST} answers")


def _holds(g: State, goal: Any) -> bool:
    try:
        check(goal, Situation(g))
    except Unmet:
        return False
    return True


def _answer(g: State, d: Decision, blocks: bool) -> Option:
    able = [option for option in d.options if option.kind == "block"]
    if d.kind == BLOCK and blocks and able:
        return able[0]
    passing = [option for option in d.options if option.kind == "pass"]
    return passing[0] if passing else default(g)


def shown_pick(task: Task, here: Table) -> int | None:
    """The pick that goes on by the moves of the lesson; None if they do not fit any more."""
    d = here.g.work.pending
    if d is None or here.outcome != PLAYING:
        return None
    for move in (*task.moves[here.own : here.own + 1], *task.moves):
        for n, option in enumerate(d.options):
            if _fits(here.g, d, option, move):
                return n
    passing = [n for n, option in enumerate(d.options) if option.kind == "pass"]
    return passing[0] if passing else None


def _fits(g: State, d: Decision, option: Option, move: str) -> bool:
    verb, _, rest = move.partition(" ")
    if verb == "choose":
        name = Lookup(g).called(option.ref).partition(".")[2] if option.ref >= 0 else option.text
        player = Lookup(g).called(option.ref) if option.kind == "player" else ""
        return d.kind != "priority" and rest in (str(option.number), name, name.split("#")[0], player)
    if option.kind != verb or (verb == "pass" and not g.table.chase):
        return False  # where nothing waits, passing would end the turn
    if verb == "attack":
        names = [Lookup(g).called(ref).partition(".")[2] or "B" for ref in (option.ref, option.number)]  # type: ignore[arg-type]
        return rest in (names[0], " ".join(names)) and (rest != names[0] or names[1] == "B")
    return not rest or option.name == rest
