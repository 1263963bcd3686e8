"""1027: gaining gems."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Mine, type: Chant, cost: "{0}", text: ["Gain a fire gem."]}
  - {name: Gift, type: Chant, cost: "{0}", text: ["Your opponent gains a water gem."]}
  - {name: Hoard, type: Chant, cost: "{0}", text: ["Gain a gem of any attribute."]}
  - {name: Rainbow, type: Chant, cost: "{0}", text: ["Gain two gems of different attributes."]}
  - {name: Jeweller, type: Regalia, cost: "{1}", text: ["Whenever you gain a gem => You gain 100 life."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1027.1")
def test_a_gem_of_the_attribute_lies_in_the_item_area() -> None:
    with_cards("""
        start: {A: {hand: [Mine, Gift], field: [Jeweller]}}
        do:
          - {A: play, card: Mine}
          - {both: pass}
          - {expect: {A.items: [Fire Gem], A.field: [Jeweller], "A.Fire Gem": {zone: items, attribute: [R],
              controller: A}, chase: [Jeweller]}}
          - {both: pass}
          - {A: play, card: Gift}
          - {both: pass}
        expect: {B.items: [Water Gem], A.items: [Fire Gem], A.life: 4100, log: ["1027.1"]}
    """)


@clause("1027.1a")
def test_any_attribute_is_one_of_the_five() -> None:
    with_cards("""
        start: {A: {hand: [Hoard, Hoard]}}
        do:
          - {A: play, card: Hoard}
          - {both: pass}
          - {expect: {decision: {player: A, kind: attribute}}}
          - {A: can, do: {answer: light}}
          - {A: can, do: {answer: fire}}
          - {A: can, do: {answer: water}}
          - {A: can, do: {answer: wind}}
          - {A: can, do: {answer: darkness}}
          - {A: cannot, do: {answer: void}}
          - {A: cannot, do: {answer: no}}
          - {A: answer, with: wind}
        expect: {A.items: [Wind Gem]}
    """)


@clause("1027.1a")
def test_different_attributes_are_different() -> None:
    with_cards("""
        start: {A: {hand: [Rainbow]}}
        do:
          - {A: play, card: Rainbow}
          - {both: pass}
          - {A: answer, with: light}
          - {A: cannot, do: {answer: light}}
          - {A: answer, with: darkness}
        expect: {A.items: [Light Gem, Darkness Gem]}
    """)
