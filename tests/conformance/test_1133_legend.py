"""1133: [Legend]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Hero, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["[Legend] (2) - [Flying]"]}
  - {name: Bard, type: Resonator, cost: "{0}", atk: 300, def: 300,
     text: ["[Legend] (2) - When this card enters the field => You gain 100 life."]}
  - {name: Song, type: Chant, cost: "{0}", text: ["You gain 100 life.", "[Legend] (2) - You gain 500 life."]}
  - {name: Tale, type: Chant, cost: "{0}", race: [Story], text: ["Draw a card."]}
  - {name: Fable, type: Chant, cost: "{0}", race: [Story], text: ["Draw a card."]}
  - {name: Note, type: Chant, cost: "{0}", text: ["Draw a card."]}
  - {name: Blank, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses all abilities until end of turn."]}
"""
SHOWN = "extra_deck: [{card: Tale, revealed: true}, {card: Fable, revealed: true}]"


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest.replace("SHOWN", SHOWN)))


@clause("1133.1", "1133.2", "1133.2b")
def test_a_resonator_has_the_text_while_enough_stories_are_revealed() -> None:
    with_cards("""
        start: {A: {field: [Hero], hand: [Blank], SHOWN}, B: {field: [Hero]}}
        do:
          - {expect: {A.Hero: {has: [Flying]}, B.Hero: {has_not: [Flying]}}}
          - {A: play, card: Blank, target: A.Hero}
          - {both: pass}
        expect: {A.Hero: {has_not: [Flying]}}
    """)


@clause("1133.2")
def test_stories_face_down_elsewhere_or_other_cards_do_not_count() -> None:
    with_cards("""
        start:
          A: {field: [Hero], graveyard: [Fable], extra_deck: [{card: Tale, revealed: true}, Fable]}
          B: {field: [Hero], extra_deck: [{card: Tale, revealed: true}, {card: Note, revealed: true}]}
        expect: {A.Hero: {has_not: [Flying]}, B.Hero: {has_not: [Flying]}}
    """)


@clause("1133.2a")
def test_a_chant_is_played_with_the_text_or_without_it() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Song], SHOWN}}
        do:
          - {A: play, card: Song}
          - {both: pass}
        expect: {A.life: 1600}
    """)
    with_cards("""
        start: {A: {life: 1000, hand: [Song], extra_deck: [{card: Tale, revealed: true}, Fable]}}
        do:
          - {A: play, card: Song}
          - {both: pass}
        expect: {A.life: 1100}
    """)


@clause("1133.2b")
def test_an_automatic_ability_of_the_text_triggers_as_the_card_enters() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Bard], SHOWN}}
        do:
          - {A: play, card: Bard}
          - {resolve: all}
        expect: {A.life: 1100}
    """)
    with_cards("""
        start: {A: {life: 1000, hand: [Bard]}}
        do:
          - {A: play, card: Bard}
          - {resolve: all}
        expect: {A.life: 1000}
    """)
