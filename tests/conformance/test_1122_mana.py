"""1122: [Mana]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Well King, type: Ruler, text: ["[Mana] 3",
     "Remove a mana counter from this card: You gain 100 life."]}
  - {name: Spring, type: Resonator, cost: "{0}", atk: 300, def: 300,
     text: ["[Mana] 2", "Remove a mana counter from this card: You gain 100 life."]}
  - {name: Basin, type: Regalia, cost: "{0}", text: ["[Mana] 1"]}
  - {name: Raise, type: Chant, cost: "{0}",
     text: ["Put target resonator from your graveyard into the field."]}
  - {name: Recall, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Return target resonator to its owner's hand."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1122.2a")
def test_a_ruler_starts_the_game_with_its_counters_whoever_is_first() -> None:
    with_cards("""
        start:
          phase: setup
          first: A
          A: {ruler: Well King, deck: {Spring: 4, Basin: 4}, stone_deck: {Light Magic Stone: 10}}
          B: {ruler: Well King, deck: {Spring: 4, Basin: 4}, stone_deck: {Light Magic Stone: 10}}
        do:
          - {A: answer, with: []}
          - {B: answer, with: []}
          - {expect: {A.Well King: {counters: {mana: 3}}, B.Well King: {counters: {mana: 3}}, chase: 0}}
          - {go: "A main"}
          - {A: activate, card: Well King}
          - {both: pass}
          - {go: "B main"}
        expect: {A.Well King: {counters: {mana: 2}}, A.life: 4100, B.Well King: {counters: {mana: 3}}}
    """)


@clause("1122.2b")
def test_another_card_enters_the_field_with_them_however_it_comes() -> None:
    with_cards("""
        start: {A: {hand: [Spring, Basin, Raise], graveyard: [Spring]}}
        do:
          - {A: play, card: Spring, from: hand}
          - {both: pass}
          - {expect: {"A.Spring#1": {counters: {mana: 2}}, chase: 0}}
          - {A: play, card: Basin}
          - {both: pass}
          - {expect: {A.Basin: {counters: {mana: 1}}}}
          - {A: play, card: Raise, target: "A.Spring#2"}
          - {both: pass}
        expect: {"A.Spring#2": {zone: field, counters: {mana: 2}}, chase: 0}
    """)


@clause("1122.1")
def test_no_ability_is_played_for_it_and_a_card_that_comes_back_has_all_again() -> None:
    with_cards("""
        start: {A: {hand: [Spring, Recall]}}
        do:
          - {A: play, card: Spring}
          - {both: pass}
          - {expect: {chase: 0, A.Spring: {counters: {mana: 2}}, priority: A}}
          - {A: activate, card: Spring}
          - {both: pass}
          - {expect: {A.Spring: {counters: {mana: 1}}}}
          - {A: play, card: Recall, target: A.Spring}
          - {both: pass}
          - {A: play, card: Spring}
          - {both: pass}
        expect: {A.Spring: {counters: {mana: 2}}, A.life: 4100}
    """)
