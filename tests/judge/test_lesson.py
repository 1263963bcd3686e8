"""Every lesson is played to its goal, by the moves that it shows."""

import msgspec
import pytest

from willpower.judge.lesson import (
    MISSED,
    MOST_LOOKED_AT,
    PLAYING,
    REACHED,
    Table,
    Task,
    course,
    fault,
    looked_at,
    play_task,
    shown_pick,
)
from willpower.judge.reading.errors import JudgeError
from willpower.rules.index import clauses
from willpower.server.lesson_jobs import OnLesson, UsesInLesson, lesson_uses, lesson_work
from willpower.server.protocol_study import AskLesson, BenchUses, LessonState


@pytest.mark.parametrize("lesson", course(), ids=lambda one: one.name)
def test_each_task_is_reached_by_what_is_shown(lesson) -> None:  # type: ignore[no-untyped-def]
    for task in lesson.tasks:
        here = play_task(task, [])
        assert here.outcome == PLAYING, "the goal is not reached by doing nothing"
        for _ in range(30):
            if here.outcome != PLAYING:
                break
            pick = shown_pick(task, here)
            assert pick is not None
            here = play_task(task, [*here.picks, pick])
        assert here.outcome == REACHED, [move.text for move in here.moves]
        assert task.words.say and task.words.ask
        assert task.words.after.endswith(".") and task.words.wrong.endswith(".")
        japanese = task.japanese
        said = (japanese.say, japanese.ask, japanese.after, japanese.wrong)
        assert all([words.endswith("。") for words in said])
        assert all(number in clauses() for number in task.clauses)


def test_the_course_is_whole() -> None:
    assert len(course()) >= 12 and len({one.name for one in course()}) == len(course())
    titles = [one.heading.title for one in course()]
    assert (titles[0], titles[-1]) == ("What is a stone?", "Layers")
    assert len({(one.heading.part, one.japanese.part) for one in course()}) == 3


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(JudgeError):
        play_task(course()[0].tasks[0], [99])


def test_the_uses_in_a_lesson_say_what_pays_and_why_not() -> None:
    ask = AskLesson("pay-for-a-resonator")
    told = msgspec.json.decode(lesson_work(UsesInLesson(ask)), type=BenchUses)
    board = msgspec.json.decode(lesson_work(OnLesson(ask)), type=LessonState)
    hand = {card.id for card in board.view.players[0].hand}
    uses = [use for card in told.cards if card.object in hand for use in card.uses]
    able = [use for use in uses if use.kind == "play" and use.option is not None]
    assert told.player == 0 and able and able[0].plan is not None and able[0].plan.sources
    stones = {card.id for card in board.view.field}
    assert {source.object for source in able[0].plan.sources} <= stones
    hidden = {card.id for card in board.view.players[1].hand}
    assert not hidden & {card.object for card in told.cards}, "only of what the learner sees"
    every = [lesson_uses(AskLesson(one.name)).cards for one in course()]
    whys = [use for cards in every for card in cards for use in card.uses if use.option is None]
    assert whys and all([use.sentence and use.clause for use in whys])


def picked(task: Task, *names: str) -> Table:
    """A task after the picks that are called so."""
    here = play_task(task, [])
    for name in names:
        d = here.g.work.pending
        assert d is not None
        found = [
            n
            for n in range(len(d.options))
            if play_task(task, [*here.picks, n]).moves[len(here.moves)].text == name
        ]
        assert found, (name, here.moves)
        here = play_task(task, [*here.picks, found[0]])
    return here


BATTLE = "Initiate battle"


@pytest.mark.parametrize(
    ("name", "moves", "faulty"),
    [
        ("attack-the-rested", [BATTLE, "A.Young Guard attacks B"], 1),
        ("attack-the-rested", ["Call a magic stone", BATTLE, "A.Young Guard attacks B"], 2),
        ("attack-the-rested", ["Call a magic stone", BATTLE], -1),
        ("who-just-came", ["Play Red Wolf"], 0),
        ("who-just-came", ["Play Courier"], -1),
        ("block", [BATTLE, "A.Red Wolf attacks B"], 1),
        ("block", [BATTLE, "A.Red Wolf attacks B", BATTLE, "A.Young Guard attacks B"], 1),
        ("block", [BATTLE, "A.Young Guard attacks B"], -1),
        ("block", [BATTLE, "A.Young Guard attacks B", BATTLE, "A.Red Wolf attacks B"], -1),
        ("judgment", ["Call a magic stone"], 0),
        ("the-chase", ["Pass"], 0),
    ],
)
def test_the_pick_that_loses_the_goal_is_named(name: str, moves: list[str], faulty: int) -> None:
    task = next(one for one in course() if one.name == name).tasks[0]
    here = picked(task, *moves)
    assert fault(task, here) == faulty
    assert (here.outcome == MISSED) == (name == "the-chase")


def test_every_board_can_be_looked_through() -> None:
    for lesson in course():
        for task in lesson.tasks:
            reached, positions = looked_at(task, play_task(task, []))
            assert reached and positions < MOST_LOOKED_AT // 4
