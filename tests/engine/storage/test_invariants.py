"""What must always be true, and what only looks as if it were not."""

from engine.build import make_state
from willpower.engine.core.happenings import will_produced
from willpower.engine.core.ids import NOBODY
from willpower.engine.core.will import Will
from willpower.engine.storage.invariants import will_is_gone


def test_will_of_this_turn_is_none_of_the_turn_before() -> None:
    g = make_state()
    g.edit_player(1).will = (Will(),)
    assert will_is_gone(g) == ["player 1 keeps 1 will from the turn before"]
    g.memory.happened.append(will_produced(source=NOBODY, player=1, amount=1, clause="907.4"))
    assert will_is_gone(g) == []
