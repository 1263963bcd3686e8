"""Every lesson is played to its goal, by the moves that it shows."""

import msgspec
import pytest

from willpower.judge.lesson import PLAYING, REACHED, course, play_task, shown_pick
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
        assert task.words.say and task.words.ask and task.words.after.endswith(".")
        japanese = task.japanese
        assert all([said.endswith("。") for said in (japanese.say, japanese.ask, japanese.after)])
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
