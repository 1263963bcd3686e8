"""1125: [Judgment]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - name: Old King
    type: Ruler
    text: ["[Judgment] {R}{R}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900, text: ["[Judgment] {0}"]}
  - {name: Pretender, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Judgment] {0}"]}
  - {name: Blank, type: Chant, cost: "{0}", text: ["Target ruler loses all abilities until end of turn."]}
  - {name: Quiet, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target activate ability."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1125.2")
def test_its_cost_is_the_cost_of_the_judgment() -> None:
    with_cards("""
        start: {A: {ruler: Old King, stones: {Fire Magic Stone: 2}}}
        do:
          - {A: judgment}
          - {expect: {chase: [judgment], A.recovered_stones: 0}}
          - {both: pass}
        expect: {A.Old King: {zone: field, face: back}}
    """)


@clause("1125.2")
def test_another_attribute_does_not_pay_it_and_a_ruler_without_it_has_no_judgment() -> None:
    with_cards("""
        start: {A: {ruler: Old King, stones: {Water Magic Stone: 3}}}
        do:
          - {A: cannot, do: {judgment: true}}
    """)
    with_cards("""
        start: {A: {stones: {Fire Magic Stone: 3}}}
        do:
          - {A: cannot, do: {judgment: true}}
    """)


@clause("1125.1", "1125.2")
def test_only_a_ruler_in_the_ruler_area_has_use_of_it() -> None:
    with_cards("""
        start: {A: {ruler: {card: Old King, face: back}, field: [Pretender], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: cannot, do: {judgment: true}}
          - {A: cannot, do: {activate: Pretender}}
    """)


@clause("1125.1")
def test_a_ruler_that_has_lost_its_abilities_has_no_judgment() -> None:
    with_cards("""
        start: {A: {ruler: Old King, hand: [Blank], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: can, do: {judgment: true}}
          - {A: play, card: Blank, target: A.Old King}
          - {both: pass}
          - {A: cannot, do: {judgment: true}}
    """)


@clause("1125.1")
def test_the_judgment_is_no_activate_ability() -> None:
    with_cards("""
        start: {A: {ruler: Old King, stones: {Fire Magic Stone: 2}}, B: {hand: [Quiet]}}
        do:
          - {A: cannot, do: {activate: Old King}}
          - {A: judgment}
          - {A: pass}
          - {B: cannot, do: {play: Quiet}, because: "903.2g"}
    """)


@clause("1125.2", "705.1")
def test_a_ruler_without_it_does_no_judgment_though_it_has_another_side() -> None:
    holds("""
        cards:
          - name: Regent
            type: Ruler
            back: {name: Tyrant, type: J-Ruler, atk: 900, def: 900}
        start: {A: {ruler: Regent}}
        do:
          - {A: cannot, do: {judgment: true}, because: "705.1"}
        expect: {A.Regent: {zone: ruler, face: front}}
    """)
