"""What a frame that ends hands to the frame below it."""

from __future__ import annotations

from engine.build import make_state
from willpower.engine.core.frames import BottomFrame
from willpower.engine.core.results import DONE, NOTHING_DONE, Result, of_amount, of_cards


def test_a_frame_that_ends_hands_its_result_to_the_one_below() -> None:
    g = make_state()
    g.work.stack += [BottomFrame(), BottomFrame()]
    g.finish(of_cards((3, 4)))
    assert g.work.stack[-1].result == Result(True, 2, (3, 4))


def test_what_is_done_at_once_is_handed_to_the_frame_on_top() -> None:
    g = make_state()
    g.work.stack += [BottomFrame(), BottomFrame()]
    g.hand(DONE)
    assert [f.result.did for f in g.work.stack] == [False, True]


def test_a_clone_does_not_see_what_is_handed_in_the_other_game() -> None:
    g = make_state()
    g.work.stack += [BottomFrame(), BottomFrame(), BottomFrame()]
    other = g.clone()
    g.finish(DONE)
    g.hand(of_amount(300))
    assert g.work.stack[-1].result == Result(True, 300)
    other.hand(of_cards((7,)))
    other.finish(of_amount(2))
    assert [f.result.amount for f in g.work.stack] == [0, 300]
    assert [f.result.amount for f in other.work.stack] == [0, 2]


def test_a_result_of_nothing_is_nothing_done() -> None:
    assert of_cards(()) is NOTHING_DONE
    assert of_amount(0) is NOTHING_DONE
    assert of_amount(-100) is NOTHING_DONE
