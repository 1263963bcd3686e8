"""What counts as a decision that can be taken back."""

from __future__ import annotations

import time

from willpower.server.records import Action
from willpower.server.undoing import LET, OURS, last_decision


def made(*picks: tuple[int, str, str]) -> list[Action]:
    return [
        Action(n, "pick", seat, 0, client, asked, 0.0, [n, n, n], time.time())
        for n, (seat, client, asked) in enumerate(picks)
    ]


def test_what_was_passed_by_itself_is_no_decision() -> None:
    """Taken back, it would be passed again at once, and nothing would have changed."""
    picks = made(
        (0, "mine", "priority|play|108|0"),
        (0, f"{OURS}1", "priority|pass|-9|0"),
        (0, f"{LET}x", "priority|pass|-9|0"),
        (1, "theirs", "priority|pass|-9|0"),
    )
    assert last_decision(picks, 0, paying=False) == 0
    assert last_decision(picks, 1, paying=False) == 3
    assert last_decision(picks[1:3], 0, paying=False) is None


def test_what_was_paid_for_by_hand_is_taken_back_whole() -> None:
    picks = made(
        (0, "a", "priority|play|108|0"),
        (0, "b", "target|card|12|0"),
        (0, "c", "pay|source|115|2"),
        (0, "d", "pay|source|116|2"),
    )
    assert last_decision(picks, 0, paying=True) == 3, "while sources are chosen, one source"
    assert last_decision(picks, 0, paying=False) == 1
