"""704: initiating battle."""

from __future__ import annotations

from conformance_kit import clause, holds


@clause("704.1")
def test_the_turn_player_at_main_timing() -> None:
    holds("""
        cards:
          - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
        start: {A: {hand: [Spark]}, B: {hand: [Spark]}}
        do:
          - {A: can, do: {battle: true}}
          - {A: play, card: Spark}
          - {A: cannot, do: {battle: true}, because: "604.2"}
          - {A: pass}
          - {B: cannot, do: {battle: true}, because: "704.1"}
          - {B: pass}
          - {A: battle}
          - {expect: {step: beginning of battle, priority: A}}
          - {A: cannot, do: {battle: true}, because: "704.1"}
    """)


@clause("704.2")
def test_initiating_battle_does_not_use_the_chase() -> None:
    # Nobody can do anything between the decision and the beginning of battle step.
    holds("""
        cards:
          - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
        start: {A: {}, B: {hand: [Spark]}}
        do:
          - {A: battle}
        expect: {chase: 0, step: beginning of battle, priority: A, phase: main}
    """)
