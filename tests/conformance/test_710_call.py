"""710: calling a magic stone."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - name: Old King
    type: Ruler
    text: ["[Judgment] {0}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Rouse, type: Chant, cost: "{0}", text: ["Recover target ruler."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("710.1")
def test_the_ruler_rests_and_the_top_stone_comes_without_the_chase() -> None:
    with_cards("""
        start: {A: {ruler: Old King, stone_deck: [Fire Magic Stone, Water Magic Stone]}}
        do:
          - {A: call}
        expect:
          A.Old King: {rested: true, zone: ruler}
          A.stones: [Fire Magic Stone]
          A.recovered_stones: 1
          chase: 0
          priority: A
    """)


@clause("710.1")
def test_once_per_turn_even_with_the_ruler_recovered() -> None:
    with_cards("""
        start: {A: {ruler: Old King, hand: [Rouse]}}
        do:
          - {A: call}
          - {A: play, card: Rouse, target: A.Old King}
          - {both: pass}
          - {expect: {A.Old King: {rested: false}}}
          - {A: cannot, do: {call: true}, because: "710.1"}
          - {go: "A main"}
          - {A: can, do: {call: true}}
    """)


@clause("710.1")
def test_not_with_a_rested_ruler() -> None:
    with_cards("""
        start: {A: {ruler: {card: Old King, rested: true}}}
        do:
          - {A: cannot, do: {call: true}, because: "710.1"}
    """)


@clause("710.1")
def test_a_j_ruler_calls_as_well() -> None:
    with_cards("""
        start: {A: {ruler: {card: Old King, face: back}, stone_deck: [Fire Magic Stone]}}
        do:
          - {A: call}
        expect: {A.Young King: {rested: true, zone: field}, A.stones: [Fire Magic Stone]}
    """)


@clause("710.1")
def test_not_after_a_judgment_was_played_this_turn() -> None:
    with_cards("""
        start: {A: {ruler: Old King}}
        do:
          - {A: judgment}
          - {both: pass}
          - {expect: {A.Young King: {rested: false}}}
          - {A: cannot, do: {call: true}, because: "710.1"}
    """)


@clause("710.1")
def test_the_turn_player_at_main_timing() -> None:
    with_cards("""
        start: {A: {hand: [Spark]}}
        do:
          - {A: play, card: Spark}
          - {A: cannot, do: {call: true}, because: "710.1"}
          - {A: pass}
          - {B: cannot, do: {call: true}, because: "710.1"}
          - {B: pass}
          - {A: battle}
          - {A: cannot, do: {call: true}, because: "710.1"}
    """)
