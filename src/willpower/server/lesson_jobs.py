"""What is worked out for lessons, in a process of its own."""

from __future__ import annotations

import msgspec

from willpower.engine import Game
from willpower.judge.lesson import PLAYING, Task, course, fault, play_task, shown_pick
from willpower.judge.reading.errors import JudgeError, Unmet

from .protocol_study import AskLesson, BenchUses, LessonInfo, LessonState
from .told import line_of
from .why import all_uses


class OnLesson(msgspec.Struct, tag="lesson"):
    """A task of a lesson played by picks."""

    ask: AskLesson


class UsesInLesson(msgspec.Struct, tag="lesson uses"):
    """What can be done in a lesson, and why the rest cannot."""

    ask: AskLesson


def lesson_list() -> list[LessonInfo]:
    """The course."""
    return [
        LessonInfo(
            one.name,
            n,
            one.heading.part,
            one.heading.title,
            one.heading.about,
            len(one.tasks),
            one.japanese.part,
            one.japanese.title,
            one.japanese.about,
        )
        for n, one in enumerate(course(), 1)
    ]


def lesson_work(job: OnLesson | UsesInLesson) -> bytes:
    """Play a task; the answer is JSON already. Raises `ValueError` for what cannot be."""
    try:
        found = lesson_uses(job.ask) if isinstance(job, UsesInLesson) else lesson_state(job.ask)
        return msgspec.json.encode(found)
    except (JudgeError, Unmet) as error:
        raise ValueError(str(error)) from None


def _task(ask: AskLesson) -> Task:
    lesson = next((one for one in course() if one.name == ask.name), None)
    if lesson is None or ask.task >= len(lesson.tasks):
        raise JudgeError(0, "there is no such lesson")
    return lesson.tasks[ask.task]


def lesson_uses(ask: AskLesson) -> BenchUses:
    """What the learner can do after picks, and why not the rest; by what their own view shows."""
    here = play_task(_task(ask), ask.picks, ask.by_hand)
    return BenchUses(0, all_uses(Game(here.g), 0) if here.outcome == PLAYING else [])


def lesson_state(ask: AskLesson) -> LessonState:
    """A task after picks and the opponent's answers."""
    task = _task(ask)
    here = play_task(task, ask.picks, ask.by_hand)
    game = Game(here.g)
    view = game.view(0)
    decision = view.pop("decision")
    asked = {"player": 0, **decision} if decision is not None and here.outcome == "playing" else None
    return LessonState(
        ask.name,
        ask.task,
        task.words.say,
        task.words.ask,
        task.words.after,
        [*task.clauses],
        here.picks,
        here.outcome,  # type: ignore[arg-type]
        shown_pick(task, here) if ask.show else None,
        view,  # type: ignore[arg-type]
        asked,  # type: ignore[arg-type]
        [line_of(entry) for entry in game.log_for(0)],
        task.text,
        task.japanese.say,
        task.japanese.ask,
        task.japanese.after,
        task.words.wrong,
        task.japanese.wrong,
        fault(task, here, ask.by_hand),
    )
