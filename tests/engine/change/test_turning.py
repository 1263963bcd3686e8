"""Turning cards, healing, unsealing, removing damage and changing the weather pass the gate (104, 910)."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.build import add, card, make_state
from engine.gating import begin, done, replaced, result, standing
from willpower.abilities.effects import GainLife
from willpower.abilities.nouns import All, EachPlayer, Filter
from willpower.abilities.quantities import Num
from willpower.abilities.statics import Replace, WeatherIsNow
from willpower.abilities.symbols import FIELD, RULER_AREA, STANDBY
from willpower.abilities.triggers import PlayerDoes, Turned, WeatherChanges
from willpower.abilities.words import TurnHow
from willpower.engine.change.gate import attempt_remove_damage, attempt_turn_over, attempt_weather
from willpower.engine.change.turning import CLAUSES, Turning, can_turn
from willpower.engine.core.objects import ASTRAL, UNSEALED
from willpower.engine.core.state import State

LIFE_INSTEAD = GainLife(Num(500))


def game() -> State:
    g = make_state()
    begin(g)
    return g


def test_every_way_of_turning_has_a_clause() -> None:
    assert set(get_args(Turning)) == set(CLAUSES)
    assert set(get_args(TurnHow)) - {"ruler", "ruler area"} <= set(CLAUSES)


@pytest.mark.clause("104.3")
def test_what_is_so_already_is_not_done() -> None:
    g = game()
    wolf = add(g, card(), FIELD)
    g.edit(wolf).marks = UNSEALED
    for how in ("face up", "unseal", "heal", "shift", "invert"):
        attempt_turn_over(g, wolf, how, CLAUSES[how])
        assert not result(g).did
    attempt_turn_over(g, wolf, "face down", "303.2")
    assert result(g).refs == (wolf,) and g.table.objs[wolf].face_down


@pytest.mark.clause("303.2a")
def test_rulers_are_not_turned_face_down() -> None:
    g = game()
    ruler = add(g, card("Queen", "Ruler"), RULER_AREA)
    assert not can_turn(g, ruler, "face down")


@pytest.mark.clause("910.1")
def test_turning_face_up_is_replaced() -> None:
    g = game()
    trap = add(g, card("Trap", "Chant"), STANDBY)
    standing(g, Replace(Turned(All(Filter(zones=STANDBY)), "face up"), LIFE_INSTEAD))
    attempt_turn_over(g, trap, "face up", "303.2")
    done(g)
    assert not result(g).did and g.table.objs[trap].face_down
    assert g.table.players[0].life == 4500 and replaced(g) == ["replaced"]


@pytest.mark.clause("910.1")
def test_unsealing_is_replaced() -> None:
    g = game()
    wolf = add(g, card(), FIELD)
    standing(g, Replace(Turned(All(Filter()), "unseal"), None))
    attempt_turn_over(g, wolf, "unseal", "1130.3a")
    done(g)
    assert not g.table.objs[wolf].marks & UNSEALED and not result(g).did


@pytest.mark.clause("1010.3")
def test_what_cannot_be_turned_is_not_replaced() -> None:
    g = game()
    wolf = add(g, card(), FIELD)
    g.edit(wolf).marks = UNSEALED
    standing(g, Replace(Turned(All(Filter()), "unseal"), LIFE_INSTEAD))
    attempt_turn_over(g, wolf, "unseal", "1130.3a")
    done(g)
    assert replaced(g) == [] and g.table.players[0].life == 4000


@pytest.mark.clause("1024.1")
def test_healing_takes_the_astral_condition_only() -> None:
    g = game()
    ruler = add(g, card("Queen", "Ruler"), RULER_AREA)
    g.edit(ruler).marks = ASTRAL | UNSEALED
    standing(g, Replace(Turned(All(Filter()), "unseal"), None))  # something replaces another way of turning
    attempt_turn_over(g, ruler, "heal", "1024.1")
    done(g)
    assert result(g).refs == (ruler,) and g.table.objs[ruler].marks == UNSEALED


@pytest.mark.clause("1007.6a")
@pytest.mark.parametrize("watched", [False, True])
def test_damage_is_removed_from_several_cards(watched: bool) -> None:
    g = game()
    cards = [add(g, card(name, atk=500, defense=500), FIELD) for name in ("Wolf", "Bear", "Fox")]
    for ref, damage in zip(cards, (300, 200, 0), strict=True):
        g.edit(ref).damage = damage
    if watched:  # by way of the frame of the gate
        standing(g, Replace(PlayerDoes(EachPlayer(), "draw"), None))
    attempt_remove_damage(g, tuple([(ref, 250) for ref in cards]), "1007.6a")
    done(g)
    assert [g.table.objs[ref].damage for ref in cards] == [50, 0, 0]
    assert result(g).did and result(g).amount == 450


@pytest.mark.clause("104.4")
def test_weather_that_is_fixed_does_not_change() -> None:
    g = game()
    standing(g, WeatherIsNow("rain", fixed=True))
    attempt_weather(g, 0, "thunderstorm")
    done(g)
    assert not result(g).did and g.table.players[0].weather == ""
    attempt_weather(g, 1, "thunderstorm")
    done(g)
    assert result(g).did and g.table.players[1].weather == "thunderstorm"


@pytest.mark.clause("910.1")
def test_a_change_of_weather_is_replaced() -> None:
    g = game()
    standing(g, Replace(WeatherChanges(EachPlayer()), LIFE_INSTEAD))
    attempt_weather(g, 0, "rain")
    done(g)
    assert g.table.players[0].weather == "" and g.table.players[0].life == 4500
    g.table.players[0].weather = "rain"
    attempt_weather(g, 0, "rain")  # it is no change
    done(g)
    assert g.table.players[0].life == 4500
