"""1131: [Crest]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Squire, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Crest] {R} - [Flying]"]}
  - {name: Red Mark, type: Regalia, cost: "{0}", attribute: [R], race: [Magic Crest]}
  - {name: Blue Mark, type: Regalia, cost: "{0}", attribute: [U], race: [Magic Crest]}
  - {name: Red Ring, type: Regalia, cost: "{0}", attribute: [R]}
  - {name: Smash, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target regalia."]}
  - {name: Blank, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses all abilities until end of turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1131.1", "1131.2")
def test_the_card_has_the_text_exactly_while_a_crest_of_the_attribute_is_there() -> None:
    with_cards("""
        start: {A: {field: [Squire], hand: [Red Mark]}, B: {hand: [Smash]}}
        do:
          - {expect: {A.Squire: {has_not: [Flying]}}}
          - {A: play, card: Red Mark}
          - {both: pass}
          - {expect: {A.Squire: {has: [Flying]}, chase: 0}}
          - {A: pass}
          - {B: play, card: Smash, target: A.Red Mark}
          - {both: pass}
        expect: {A.Squire: {has_not: [Flying]}}
    """)


@clause("1131.2")
def test_another_attribute_or_another_player_or_no_crest_does_not_help() -> None:
    with_cards("""
        start: {A: {field: [Squire, Blue Mark, Red Ring]}, B: {field: [Red Mark]}}
        expect: {A.Squire: {has_not: [Flying]}}
    """)


@clause("1131.1")
def test_a_card_without_its_abilities_has_not_the_text_either() -> None:
    with_cards("""
        start: {A: {field: [Squire, Red Mark], hand: [Blank]}}
        do:
          - {expect: {A.Squire: {has: [Flying]}}}
          - {A: play, card: Blank, target: A.Squire}
          - {both: pass}
        expect: {A.Squire: {has_not: [Flying]}}
    """)
