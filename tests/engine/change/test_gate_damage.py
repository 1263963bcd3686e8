"""Damage through the gate (1007, 910.2a, 1018)."""

from __future__ import annotations

import pytest

from engine.build import add, card, make_state
from engine.gating import begin, done, go, having, lasting, pick, replaced, result, standing
from willpower.abilities.conditions import Compare
from willpower.abilities.effects import GainLife
from willpower.abilities.nouns import (
    All,
    ControlledBy,
    EachPlayer,
    Filter,
    NameIs,
    Opponent,
    This,
    TypeIs,
    You,
)
from willpower.abilities.quantities import EventAmount, Num, Plus, Times
from willpower.abilities.statics import Cannot, Prevent, Redirect, ReplaceAmount
from willpower.abilities.symbols import CHANT, CHASE, FIELD, J_RESONATOR, RESONATOR
from willpower.abilities.triggers import DealsDamage, IsDealtDamage
from willpower.engine.change.actions import DamageItem
from willpower.engine.change.gate import attempt_damage
from willpower.engine.core.decisions import REPLACEMENT
from willpower.engine.core.events import DAMAGED
from willpower.engine.core.ids import PLAYER_REF
from willpower.engine.core.state import State

YOURS = All(Filter((TypeIs(J_RESONATOR), ControlledBy(You()))))
DOUBLE = Times(EventAmount(), Num(2))
MORE = Plus(EventAmount(), Num(200))


def game() -> tuple[State, int, int]:
    """A resonator of each player, with much DEF."""
    g = make_state()
    wolf = add(g, card("Wolf", atk=500, defense=5000), FIELD, 0)
    bear = add(g, card("Bear", atk=500, defense=5000), FIELD, 1)
    begin(g)
    return g, wolf, bear


def hit(g: State, source: int, to: int, amount: int, unpreventable: bool = False) -> None:
    attempt_damage(g, (DamageItem(source, to, amount, unpreventable=unpreventable),))


@pytest.mark.clause("1007.1", "1007.2", "1007.5")
def test_damage_to_several_at_once() -> None:
    g, wolf, bear = game()
    items = (DamageItem(wolf, bear, 300), DamageItem(wolf, PLAYER_REF[1], 400), DamageItem(wolf, wolf, 0))
    attempt_damage(g, items)
    done(g)
    assert g.table.objs[bear].damage == 300
    assert g.table.players[1].life == 3600
    assert result(g).amount == 700
    assert result(g).refs == (bear, PLAYER_REF[1])
    assert [e.object for e in g.memory.happened if e.kind == DAMAGED] == [bear, PLAYER_REF[1]]


@pytest.mark.clause("1007.4")
def test_no_damage_to_a_card_without_def() -> None:
    g, wolf, _ = game()
    stone = add(g, card("Rock", "Regalia"), FIELD, 1)
    hit(g, wolf, stone, 300)
    done(g)
    assert g.table.objs[stone].damage == 0
    assert result(g).amount == 0 and result(g).refs == ()


@pytest.mark.clause("104.4")
def test_forbidden_damage_is_not_dealt() -> None:
    g, wolf, bear = game()
    standing(g, Cannot(All(Filter((NameIs("Wolf"),))), "deal damage"))
    standing(g, Cannot(All(Filter((NameIs("Wolf"),))), "be dealt damage"))
    attempt_damage(g, (DamageItem(wolf, bear, 300), DamageItem(bear, wolf, 300), DamageItem(bear, bear, 100)))
    done(g)
    assert (g.table.objs[wolf].damage, g.table.objs[bear].damage) == (0, 100)
    assert result(g).refs == (bear,)


@pytest.mark.clause("910.1")
def test_damage_is_raised() -> None:
    g, wolf, bear = game()
    standing(g, ReplaceAmount(DealsDamage(YOURS), MORE))
    hit(g, wolf, bear, 300)
    done(g)
    assert g.table.objs[bear].damage == 500
    hit(g, bear, wolf, 300)
    done(g)
    assert g.table.objs[wolf].damage == 300
    assert replaced(g) == ["changed"]


@pytest.mark.clause("910.3")
def test_each_effect_applies_once() -> None:
    g, wolf, bear = game()
    standing(g, ReplaceAmount(DealsDamage(YOURS), DOUBLE), ReplaceAmount(DealsDamage(YOURS), DOUBLE))
    hit(g, wolf, bear, 100)
    done(g)
    assert g.table.objs[bear].damage == 400


@pytest.mark.clause("910.2", "910.2a")
@pytest.mark.parametrize(("first", "dealt"), [("More", 1000), ("Double", 800)])
def test_the_controller_of_the_source_chooses_the_order(first: str, dealt: int) -> None:
    g, wolf, bear = game()
    cards = {
        "More": standing(g, ReplaceAmount(DealsDamage(YOURS), MORE), name="More"),
        "Double": standing(g, ReplaceAmount(DealsDamage(YOURS), DOUBLE), name="Double"),
    }
    hit(g, wolf, bear, 300)
    decision = go(g)
    assert decision is not None
    assert (decision.kind, decision.player, decision.clause) == (REPLACEMENT, 0, "910.2a")
    assert pick(g, ref=cards[first]) is None
    assert g.table.objs[bear].damage == dealt
    assert result(g).amount == dealt


def test_nobody_is_asked_when_the_order_does_not_matter() -> None:
    g, wolf, bear = game()
    standing(g, ReplaceAmount(DealsDamage(YOURS), MORE), name="One")
    standing(g, ReplaceAmount(DealsDamage(YOURS), MORE), name="Two")
    hit(g, wolf, bear, 300)
    done(g)
    assert g.table.objs[bear].damage == 700


@pytest.mark.clause("1018.1a", "1018.1b")
def test_prevention_of_some_and_of_all() -> None:
    g, wolf, bear = game()
    some = lasting(g, Prevent(IsDealtDamage(All(Filter((NameIs("Wolf"),)))), Num(200)))
    hit(g, bear, wolf, 500)
    done(g)
    assert g.table.objs[wolf].damage == 300
    assert result(g).amount == 300
    lasting(g, Prevent(IsDealtDamage(All(Filter((NameIs("Bear"),))))))
    hit(g, wolf, bear, 500)
    done(g)
    assert g.table.objs[bear].damage == 0
    assert result(g).amount == 0 and result(g).refs == ()
    assert some in [x.id for x in g.table.lasting]


@pytest.mark.clause("910.2a")
def test_prevention_comes_last() -> None:
    g, wolf, bear = game()
    standing(g, Prevent(IsDealtDamage(All(Filter((NameIs("Bear"),)))), Num(300)), player=1)
    standing(g, ReplaceAmount(DealsDamage(YOURS), DOUBLE))
    hit(g, wolf, bear, 500)
    done(g)
    assert g.table.objs[bear].damage == 700


@pytest.mark.clause("910.2a")
def test_the_damaged_side_chooses_among_preventions() -> None:
    g, wolf, bear = game()
    meant = IsDealtDamage(All(Filter((NameIs("Bear"),))))
    small = Compare(EventAmount(), "<=", Num(700))
    weak = standing(g, Prevent(meant, Num(300)), name="Shield")
    best = standing(g, Prevent(meant, Num(700), condition=small), name="Wall")
    hit(g, wolf, bear, 900)
    done(g)  # the wall works only after the shield: nothing to choose
    assert g.table.objs[bear].damage == 0
    hit(g, wolf, bear, 700)
    done(g)  # either order prevents all
    assert g.table.objs[bear].damage == 0
    lasting(g, Prevent(meant, uses=1), you=1)
    hit(g, wolf, bear, 700)
    decision = go(g)
    assert decision is not None
    assert (decision.kind, decision.player) == (REPLACEMENT, 1)
    assert {o.ref for o in decision.options} == {weak, best, -9}
    assert pick(g, ref=best) is None
    assert g.table.objs[bear].damage == 0
    assert len(g.table.lasting) == 1


def test_without_the_rule_of_prevention_the_source_chooses() -> None:
    g = make_state("5.12 Valhalla")
    wolf = add(g, card("Wolf", atk=500, defense=5000), FIELD, 0)
    bear = add(g, card("Bear", atk=500, defense=5000), FIELD, 1)
    begin(g)
    shield = standing(g, Prevent(IsDealtDamage(All(Filter((NameIs("Bear"),)))), Num(300)), player=1)
    standing(g, ReplaceAmount(DealsDamage(YOURS), DOUBLE))
    hit(g, wolf, bear, 500)
    decision = go(g)
    assert decision is not None and decision.player == 0
    pick(g, ref=shield)
    assert g.table.objs[bear].damage == 400


def test_the_next_damage_only() -> None:
    g, wolf, bear = game()
    lasting(g, Prevent(IsDealtDamage(YOURS), uses=1))
    hit(g, bear, wolf, 300)
    done(g)
    assert g.table.objs[wolf].damage == 0
    assert not g.table.lasting
    hit(g, bear, wolf, 300)
    done(g)
    assert g.table.objs[wolf].damage == 300


def test_two_next_damages_are_used_one_after_the_other() -> None:
    g, wolf, bear = game()
    lasting(g, Prevent(IsDealtDamage(YOURS), uses=1))
    lasting(g, Prevent(IsDealtDamage(YOURS), uses=1))
    for left in (1, 0):
        hit(g, bear, wolf, 300)
        done(g)  # they are alike: nothing to choose
        assert g.table.objs[wolf].damage == 0
        assert len(g.table.lasting) == left


def test_a_shield_is_used_up() -> None:
    g, wolf, bear = game()
    lasting(g, Prevent(IsDealtDamage(YOURS), Num(500), shield=True))
    hit(g, bear, wolf, 300)
    done(g)
    assert g.table.objs[wolf].damage == 0
    hit(g, bear, wolf, 300)
    done(g)
    assert g.table.objs[wolf].damage == 100
    assert not g.table.lasting
    hit(g, bear, wolf, 300)
    done(g)
    assert g.table.objs[wolf].damage == 400


def test_a_shield_and_damage_at_the_same_time() -> None:
    g, wolf, bear = game()
    lasting(g, Prevent(IsDealtDamage(YOURS), Num(500), shield=True))
    attempt_damage(g, (DamageItem(bear, wolf, 400), DamageItem(bear, wolf, 400)))
    done(g)
    assert g.table.objs[wolf].damage == 300
    assert result(g).amount == 300


def test_the_first_damage_each_turn() -> None:
    g, wolf, bear = game()
    standing(g, Prevent(IsDealtDamage(YOURS), each_turn=1))
    for expected in (0, 300):
        hit(g, bear, wolf, 300)
        done(g)
        assert g.table.objs[wolf].damage == expected
    g.memory.happened.clear()  # a new turn
    hit(g, bear, wolf, 300)
    done(g)
    assert g.table.objs[wolf].damage == 300


def test_the_first_damage_of_a_turn_may_be_past() -> None:
    """Readings 39: damage before the card came was the first."""
    g, wolf, bear = game()
    hit(g, bear, wolf, 300)
    done(g)
    standing(g, Prevent(IsDealtDamage(YOURS), each_turn=1))
    hit(g, bear, wolf, 300)
    done(g)
    assert g.table.objs[wolf].damage == 600


def test_part_of_the_first_damage_each_turn() -> None:
    g, wolf, bear = game()
    standing(g, Prevent(IsDealtDamage(YOURS), Num(200), each_turn=2))
    for expected in (100, 200, 500):
        hit(g, bear, wolf, 300)
        done(g)
        assert g.table.objs[wolf].damage == expected


@pytest.mark.clause("104.4")
def test_damage_that_cannot_be_prevented() -> None:
    g, wolf, bear = game()
    standing(g, Prevent(IsDealtDamage(YOURS)))
    hit(g, bear, wolf, 300, unpreventable=True)
    done(g)
    assert g.table.objs[wolf].damage == 300
    hit(g, bear, wolf, 300)
    done(g)
    assert g.table.objs[wolf].damage == 300
    standing(g, Cannot(EachPlayer(), "damage be prevented"))
    hit(g, bear, wolf, 300)
    done(g)
    assert g.table.objs[wolf].damage == 600


def test_damage_is_dealt_to_another_instead() -> None:
    g, _, bear = game()
    guard = add(
        g,
        card("Guard", defense=1000),
        FIELD,
        0,
        abilities=having(Redirect(IsDealtDamage(You()), This())),
    )
    hit(g, bear, PLAYER_REF[0], 700)
    done(g)
    assert g.table.players[0].life == 4000
    assert g.table.objs[guard].damage == 700
    assert result(g).refs == (guard,)


@pytest.mark.clause("910.3")
def test_two_redirections_do_not_go_round_forever() -> None:
    g, _, bear = game()
    a = add(g, card("Ann", defense=900), FIELD, 0)
    b = add(g, card("Bob", defense=900), FIELD, 0)
    ann, bob = All(Filter((NameIs("Ann"),))), All(Filter((NameIs("Bob"),)))
    standing(g, Redirect(IsDealtDamage(ann), bob))
    standing(g, Redirect(IsDealtDamage(bob), ann))
    hit(g, bear, a, 700)
    done(g)
    assert (g.table.objs[a].damage, g.table.objs[b].damage) == (700, 0)


def test_no_redirection_to_what_is_not_there() -> None:
    g, _, bear = game()
    standing(g, Redirect(IsDealtDamage(You()), All(Filter((NameIs("Ann"),)))))
    hit(g, bear, PLAYER_REF[0], 700)
    done(g)
    assert g.table.players[0].life == 3300


@pytest.mark.clause("910.3")
def test_an_optional_redirection_is_asked() -> None:
    g, wolf, bear = game()
    standing(g, Redirect(IsDealtDamage(You()), All(Filter((NameIs("Wolf"),))), optional=True))
    hit(g, bear, PLAYER_REF[0], 700)
    decision = go(g)
    assert decision is not None and (decision.kind, decision.player) == ("may", 0)
    assert pick(g, "no") is None
    assert g.table.players[0].life == 3300
    hit(g, bear, PLAYER_REF[0], 700)
    go(g)
    assert pick(g, "yes") is None
    assert g.table.players[0].life == 3300
    assert g.table.objs[wolf].damage == 700


def test_only_damage_of_chants_is_raised() -> None:
    g, wolf, bear = game()
    spark = add(g, card("Spark", "Chant"), CHASE, 0)
    standing(g, ReplaceAmount(DealsDamage(All(Filter((TypeIs(CHANT),)))), MORE))
    attempt_damage(g, (DamageItem(spark, bear, 100), DamageItem(wolf, bear, 100)))
    done(g)
    assert g.table.objs[bear].damage == 400


def test_what_comes_with_a_prevention() -> None:
    g, wolf, bear = game()
    lasting(g, Prevent(IsDealtDamage(YOURS), Num(200), rider=GainLife(EventAmount())))
    hit(g, bear, wolf, 500)
    done(g)
    assert g.table.objs[wolf].damage == 300
    assert g.table.players[0].life == 4200
    assert result(g).amount == 300 and result(g).refs == (wolf,)


def test_a_clone_goes_on_alone() -> None:
    g, wolf, bear = game()
    one = standing(g, ReplaceAmount(DealsDamage(YOURS), MORE), name="More")
    two = standing(g, ReplaceAmount(DealsDamage(YOURS), DOUBLE), name="Double")
    hit(g, wolf, bear, 300)
    go(g)
    other = g.clone()
    pick(g, ref=one)
    assert g.table.objs[bear].damage == 1000
    assert other.table.objs[bear].damage == 0
    pick(other, ref=two)
    assert other.table.objs[bear].damage == 800
    assert g.table.objs[bear].damage == 1000


def test_opponents_are_not_meant_by_you() -> None:
    g, _, bear = game()
    standing(g, Prevent(IsDealtDamage(Opponent())))
    hit(g, bear, PLAYER_REF[0], 100)
    done(g)
    hit(g, bear, PLAYER_REF[1], 100)
    done(g)
    assert [p.life for p in g.table.players] == [3900, 4000]


def test_battle_damage_only() -> None:
    g, wolf, bear = game()
    standing(g, Prevent(IsDealtDamage(All(Filter((TypeIs(RESONATOR),))), battle=True)))
    attempt_damage(g, (DamageItem(wolf, bear, 100, battle=True), DamageItem(bear, wolf, 100)))
    done(g)
    assert (g.table.objs[bear].damage, g.table.objs[wolf].damage) == (0, 100)
