"""1116: [Evolution]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Cub, type: Resonator, cost: "{1}", atk: 300, def: 300,
     text: ["[Evolution] {1}", "As long as this card has an evolution counter on it, it gains [+400/+400]."]}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target activate ability."]}
  - {name: Blank, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses all abilities until end of turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1116.1")
def test_it_is_an_activate_ability_played_whenever_one_has_priority() -> None:
    with_cards("""
        start: {A: {hand: [Hush]}, B: {field: [{card: Cub, fresh: true}], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: pass}
          - {B: activate, card: Cub}
          - {expect: {chase: [Cub], B.recovered_stones: 0, B.Cub: {counters: {}, rested: false}}}
          - {B: pass}
          - {A: play, card: Hush, target: chase.Cub}
          - {both: pass}
          - {expect: {chase: 0}}
        expect: {B.Cub: {counters: {}, atk: 300}}
    """)


@clause("1116.2")
def test_it_puts_an_evolution_counter_on_the_card() -> None:
    with_cards("""
        start: {A: {field: [Cub], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: activate, card: Cub}
          - {both: pass}
          - {expect: {A.Cub: {counters: {evolution: 1}, atk: 700}}}
          - {A: cannot, do: {activate: Cub}, because: "903.2j"}
          - {go: "B main"}
        expect: {A.Cub: {counters: {evolution: 1}, atk: 700}}
    """)


@clause("1116.2")
def test_with_a_counter_on_it_another_activation_does_nothing() -> None:
    with_cards("""
        start: {A: {field: [Cub], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: activate, card: Cub}
          - {A: activate, card: Cub}
          - {expect: {chase: [Cub, Cub]}}
          - {resolve: all}
          - {expect: {A.Cub: {counters: {evolution: 1}}, A.recovered_stones: 1}}
          - {A: activate, card: Cub}
          - {resolve: all}
        expect: {A.Cub: {counters: {evolution: 1}}, A.recovered_stones: 0}
    """)


@clause("1116.1")
def test_a_card_without_its_abilities_cannot_evolve() -> None:
    with_cards("""
        start: {A: {field: [Cub], hand: [Blank], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Blank, target: A.Cub}
          - {both: pass}
          - {A: cannot, do: {activate: Cub}}
    """)
