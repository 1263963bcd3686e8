"""1026: releasing seals."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Sentinel, type: Resonator, cost: "{W}", atk: 300, def: 300,
      text: ["[Seal] (3) - This card gains [+500/+500]."]}
  - {name: Gargoyle, type: Resonator, cost: "{B}", atk: 300, def: 300,
      text: ["[Seal] (3) - This card gains [+500/+500]."]}
  - {name: Key, type: Regalia, cost: "{1}",
      text: ["Release the [Seal] abilities of light cards you control."]}
  - {name: Open, type: Chant, cost: "{0}",
      text: ["Release the [Seal] abilities of resonators you control until end of turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1026.1")
def test_the_number_of_stones_counts_as_reached_for_the_cards_named() -> None:
    """No stone at all: the light one has its text, the other has not, nor has the opponent's."""
    with_cards("""
        start: {A: {field: [Key, Sentinel, Gargoyle]}, B: {field: [Sentinel]}}
        expect: {A.Sentinel: {atk: 800}, A.Gargoyle: {atk: 300}, B.Sentinel: {atk: 300}}
    """)


@clause("1026.1")
def test_for_a_while() -> None:
    with_cards("""
        start: {A: {hand: [Open], field: [Sentinel, Gargoyle]}}
        do:
          - {A: play, card: Open}
          - {both: pass}
          - {expect: {A.Sentinel: {atk: 800}, A.Gargoyle: {atk: 800}}}
          - {finish: turn}
        expect: {A.Sentinel: {atk: 300}}
    """)
