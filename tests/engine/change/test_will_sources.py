"""A card is rested for one will, also where effects have a say in its resting or its will (907.3, 910.1)."""

from __future__ import annotations

import pytest

from engine.build import add, card, make_state
from engine.gating import begin, done, go, pick, result, standing
from willpower.abilities.effects import GainLife
from willpower.abilities.nouns import All, Filter, NameIs, You
from willpower.abilities.quantities import EventAmount, Num, Plus
from willpower.abilities.statics import Cannot, Replace, ReplaceAmount
from willpower.abilities.symbols import FIELD, FIRE
from willpower.abilities.triggers import PlayerDoes, Turned
from willpower.engine.change.will_sources import rest_for_will
from willpower.engine.core.state import State

STONE = All(Filter((NameIs("Stone"),)))


def game() -> tuple[State, int]:
    g = make_state()
    stone = add(g, card("Stone", "Magic Stone"), FIELD, 0)
    begin(g)
    return g, stone


def will_of(g: State) -> list[int]:
    return [w.bit for w in g.table.players[0].will]


@pytest.mark.clause("907.3")
@pytest.mark.parametrize("watched", [False, True])
def test_the_will_is_there_at_once(watched: bool) -> None:
    g, stone = game()
    if watched:
        standing(g, Cannot(All(Filter((NameIs("Wolf"),))), "be rested"))
    assert rest_for_will(g, 0, stone, FIRE)
    assert g.table.objs[stone].rested and will_of(g) == [FIRE]


@pytest.mark.clause("910.1", "903.2j")
def test_what_happens_instead_of_resting_counts_as_resting() -> None:
    g, stone = game()
    standing(g, Replace(Turned(STONE, "rested"), GainLife(Num(100), You()), optional=True))
    assert not rest_for_will(g, 0, stone, FIRE)
    assert go(g) is not None
    assert pick(g, "yes") is None
    assert not g.table.objs[stone].rested and g.table.players[0].life == 4100
    assert will_of(g) == [FIRE] and result(g).amount == 1


@pytest.mark.clause("910.1")
def test_more_will_than_one_is_seen_afterwards() -> None:
    g, stone = game()
    standing(g, ReplaceAmount(PlayerDoes(You(), "produce"), Plus(EventAmount(), Num(1))))
    assert not rest_for_will(g, 0, stone, FIRE)
    done(g)
    assert will_of(g) == [FIRE, FIRE] and result(g).amount == 2
