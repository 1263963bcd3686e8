"""That a player has nothing to do is kept while they can pay no more than before."""

from __future__ import annotations

from willpower.abilities.symbols import FIRE, LIGHT
from willpower.engine.core.ids import PLAYER_A, ObjId, RefId
from willpower.engine.core.will import Will
from willpower.engine.pay.supply import SUPPLY_LOOKS, Supply
from willpower.engine.procedures.actions import no_more


def stones(*kinds: int, will: tuple[int, ...] = ()) -> Supply:
    """So many stones that make these kinds of will, and will that was produced."""
    sources = [(ObjId(RefId(n)), kind) for n, kind in enumerate(kinds)]
    made = Supply(PLAYER_A, tuple([Will(bit, RefId(90)) for bit in will]), sources)
    made.looks = SUPPLY_LOOKS[PLAYER_A]
    return made


def test_less_will_is_no_more() -> None:
    assert no_more(stones(FIRE), stones(FIRE, FIRE))
    assert no_more(stones(), stones(FIRE))
    assert no_more(stones(FIRE, will=(LIGHT,)), stones(FIRE, LIGHT)), "a stone that was rested for its will"


def test_other_or_more_will_is_more() -> None:
    assert not no_more(stones(FIRE, FIRE), stones(FIRE))
    assert not no_more(stones(LIGHT), stones(FIRE))
    assert not no_more(stones(LIGHT), stones(FIRE, FIRE))
    assert not no_more(stones(FIRE), stones(FIRE | LIGHT)), "the kinds are compared as they are"


def test_what_is_not_kept_by_changes_is_not_compared() -> None:
    unknown = stones(FIRE)
    unknown.looks = -1
    assert not no_more(unknown, stones(FIRE, FIRE))
    bound = stones(FIRE)
    bound.bound = True
    assert not no_more(bound, stones(FIRE, FIRE))
