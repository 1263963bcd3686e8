"""801: battle, step by step within the main phase."""

from __future__ import annotations

from conformance_kit import clause, holds


@clause("801.1")
def test_the_steps_come_in_their_order_within_the_main_phase() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
          - {name: Lamb, type: Resonator, cost: "{1}", atk: 100, def: 600}
        start: {A: {field: [Wolf]}, B: {field: [Lamb]}}
        do:
          - {A: battle}
          - {expect: {phase: main, step: beginning of battle, turn: A}}
          - {both: pass}
          - {expect: {phase: main, step: declare attack}}
          - {both: pass}
          - {expect: {decision: {player: A, kind: attack}}}
          - {A: attack, card: Wolf, object: B}
          - {expect: {phase: main, step: declare attack}}
          - {both: pass}
          - {expect: {phase: main, step: declare block}}
          - {both: pass}
          - {expect: {decision: {player: B, kind: block}}}
          - {B: block, card: Lamb}
          - {expect: {phase: main, step: declare block}}
          - {both: pass}
          - {expect: {phase: main, step: first strike battle resolution, B.Lamb: {damage: 0}}}
          - {both: pass}
          - {expect: {phase: main, step: normal battle resolution, B.Lamb: {damage: 400}}}
          - {both: pass}
          - {expect: {phase: main, step: end of battle}}
          - {both: pass}
        expect: {phase: main, turn: A, priority: A}
    """)


@clause("801.1")
def test_after_a_battle_the_main_phase_goes_on_and_there_can_be_another() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
        start: {A: {field: [Wolf, Wolf], hand: [Wolf], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: attack, card: "Wolf#1", object: B}
          - {finish: battle}
          - {A: play, card: Wolf, from: hand}
          - {both: pass}
          - {A: attack, card: "Wolf#2", object: B}
          - {finish: battle}
        expect: {B.life: 3200, phase: main, turn: A}
    """)
