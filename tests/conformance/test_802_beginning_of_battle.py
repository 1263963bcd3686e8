"""802: the beginning of battle step."""

from __future__ import annotations

import pytest

from conformance_kit import clause, holds
from engine.fighting import answer, arena, asked, fight, fighter, moments
from willpower.abilities.ability import Automatic
from willpower.abilities.effects import GainLife
from willpower.abilities.quantities import Num
from willpower.abilities.triggers import AtPhase


@clause("802.1")
@pytest.mark.parametrize("whose", [0, 1])
def test_what_waits_for_the_beginning_of_battle_triggers_before_anyone_acts(whose: int) -> None:
    g = arena()
    g.every_window = True
    wait = Automatic(trigger=AtPhase("battle", "beginning"), effect=GainLife(Num(100)))
    fighter(g, whose, abilities=(wait,))
    fight(g)
    assert g.turn.step == "beginning" and moments(g) == ["beginning of battle"]
    assert len(g.table.chase) == 1 and asked(g).player == 0
    answer(g, "pass")
    answer(g, "pass")
    assert g.table.players[whose].life == 4100 and g.turn.step == "beginning"


@clause("802.2")
def test_both_players_can_act_before_the_attack_step_begins() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
          - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
        start: {A: {field: [Wolf], hand: [Spark]}, B: {hand: [Spark]}}
        do:
          - {A: battle}
          - {expect: {priority: A, step: beginning of battle, decision: {player: A, kind: priority}}}
          - {A: play, card: Spark}
          - {both: pass}
          - {expect: {A.life: 4100, priority: A, step: beginning of battle}}
          - {A: pass}
          - {expect: {priority: B, step: beginning of battle}}
          - {B: play, card: Spark}
          - {both: pass}
          - {expect: {B.life: 4100, priority: A, step: beginning of battle}}
          - {both: pass}
        expect: {step: declare attack}
    """)


@clause("802.2")
def test_it_is_not_main_timing() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 400, def: 400}
        start: {A: {field: [Wolf], hand: [Wolf]}}
        do:
          - {A: battle}
          - {A: cannot, do: {play: Wolf, from: hand}, because: "701.2"}
          - {A: cannot, do: {call}, because: "710.1"}
    """)
