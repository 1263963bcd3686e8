"""The stages of the gate in one order: possible, prohibited, replaced, performed (104.2, 104.4, 910)."""

from __future__ import annotations

import pytest

from engine.build import add, card, make_state
from engine.gating import begin, done, lasting, replaced, result, standing
from willpower.abilities.nouns import All, Filter, NameIs, TypeIs
from willpower.abilities.statics import Cannot, Prevent, Redirect, ReplaceMove
from willpower.abilities.symbols import FIELD, REMOVED, RESONATOR
from willpower.abilities.triggers import IsDealtDamage, Moves
from willpower.engine.change.actions import DamageItem
from willpower.engine.change.gate import attempt_damage, attempt_destroy, attempt_rest
from willpower.engine.change.gate_frames import GATE, PRODUCING
from willpower.engine.change.gate_stages import FORBIDDING, POSSIBLE, PROHIBITED
from willpower.engine.change.moving import MOVING
from willpower.engine.core.events import DID, TURNED, WEATHER
from willpower.engine.core.ids import NOBODY
from willpower.engine.core.state import State

WOLF = All(Filter((NameIs("Wolf"),)))
BEAR = All(Filter((NameIs("Bear"),)))


def game() -> tuple[State, int, int]:
    g = make_state()
    wolf = add(g, card("Wolf", atk=500, defense=5000), FIELD, 0)
    bear = add(g, card("Bear", atk=500, defense=5000), FIELD, 1)
    begin(g)
    return g, wolf, bear


@pytest.mark.clause("104.4", "1018.1")
def test_damage_that_cannot_be_dealt_uses_up_no_prevention() -> None:
    g, wolf, bear = game()
    shield = lasting(g, Prevent(IsDealtDamage(BEAR), uses=1), you=1)
    forbidding = lasting(g, Cannot(BEAR, "be dealt damage"))
    attempt_damage(g, (DamageItem(wolf, bear, 300),))
    done(g)
    assert g.table.objs[bear].damage == 0 and replaced(g) == []
    assert {x.id for x in g.table.lasting} == {shield, forbidding}


@pytest.mark.clause("104.4")
def test_damage_that_cannot_be_dealt_is_not_dealt_to_another_instead() -> None:
    g, wolf, bear = game()
    lasting(g, Redirect(IsDealtDamage(BEAR), WOLF))
    lasting(g, Cannot(BEAR, "be dealt damage"))
    attempt_damage(g, (DamageItem(wolf, bear, 300),))
    done(g)
    assert (g.table.objs[wolf].damage, g.table.objs[bear].damage) == (0, 0)


@pytest.mark.clause("104.4")
def test_damage_is_not_dealt_instead_to_who_cannot_be_dealt_any() -> None:
    g, wolf, bear = game()
    lasting(g, Redirect(IsDealtDamage(BEAR), WOLF))
    lasting(g, Cannot(WOLF, "be dealt damage"))
    attempt_damage(g, (DamageItem(wolf, bear, 300),))
    done(g)
    assert (g.table.objs[wolf].damage, g.table.objs[bear].damage) == (0, 0)
    assert result(g).amount == 0


@pytest.mark.clause("104.4")
def test_what_cannot_be_removed_is_not_removed_instead() -> None:
    g, _, bear = game()
    standing(g, ReplaceMove(Moves(All(Filter((TypeIs(RESONATOR),))), how="destroyed"), REMOVED))
    standing(g, Cannot(BEAR, "be removed"))
    attempt_destroy(g, (bear,), "1010.1")
    done(g)
    assert g.table.objs[bear].became == NOBODY


@pytest.mark.clause("104.2", "104.3")
def test_what_is_rested_already_is_not_rested_again_whatever_may_have_a_say() -> None:
    g, wolf, bear = game()
    standing(g, Cannot(BEAR, "be rested"))
    g.edit(wolf).rested = True
    attempt_rest(g, (wolf, bear), "1013.1")
    done(g)
    assert not g.table.objs[bear].rested and not result(g).did


def test_every_change_passes_the_same_stages_in_the_same_order() -> None:
    clauses = [clause for clause, _ in GATE.rows]
    assert clauses == ["104.2", "104.4", "910.2", "104.4", "910.1", "910.3"]
    for rows in ([step for _, step in MOVING.rows], [step for _, step in PRODUCING.rows]):
        stages = [step for _, step in GATE.rows]
        assert [step for step in rows if step in stages] == stages


def test_what_can_be_forbidden_is_asked_for() -> None:
    # Weather is kept by an effect that says so itself; no word forbids turning cards and other deeds.
    assert set(FORBIDDING) | {WEATHER} == set(PROHIBITED)
    assert set(POSSIBLE) - {TURNED, DID} <= set(PROHIBITED)
