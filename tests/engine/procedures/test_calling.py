"""Calling with another card than a ruler (710.1), and damage that is not dealt in battle."""

from __future__ import annotations

import pytest

from engine.build import add, card, make_state
from engine.fighting import arena, fighter
from engine.gating import begin, done, standing
from willpower.abilities.nouns import All, Filter, TypeIs
from willpower.abilities.statics import CanAlso, Prevent
from willpower.abilities.symbols import FIELD, RESONATOR
from willpower.abilities.triggers import DealsDamage
from willpower.engine.change.actions import DamageItem
from willpower.engine.change.gate import attempt_damage
from willpower.engine.procedures.calling import callers
from willpower.engine.values.characteristics import refresh

RESONATORS = All(Filter((TypeIs(RESONATOR),)))


@pytest.mark.clause("710.1")
def test_an_effect_lets_another_card_rest_for_a_stone() -> None:
    g = arena()
    wolf = fighter(g, 0)
    theirs = fighter(g, 1)
    refresh(g)
    before = callers(g, 0)
    assert wolf not in before
    standing(g, CanAlso(RESONATORS, "be rested to call"))
    refresh(g)
    assert set(callers(g, 0)) == {*before, wolf}
    assert theirs not in callers(g, 0)
    g.edit(wolf).rested = True
    g.derived.values_stale = True
    refresh(g)
    assert callers(g, 0) == before


@pytest.mark.clause("1018.1")
@pytest.mark.parametrize(("battle", "dealt"), [(False, 0), (True, 300)])
def test_only_damage_outside_of_battle_is_prevented(battle: bool, dealt: int) -> None:
    g = make_state()
    wolf = add(g, card("Wolf", atk=500, defense=5000), FIELD, 0)
    bear = add(g, card("Bear", atk=500, defense=5000), FIELD, 1)
    begin(g)
    standing(g, Prevent(DealsDamage(None, RESONATORS, unlike_battle=True)))
    attempt_damage(g, (DamageItem(wolf, bear, 300, battle=battle),))
    done(g)
    assert g.table.objs[bear].damage == dealt
