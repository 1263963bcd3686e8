"""1137: [Rune]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Seer, type: Ruler, text: ["[Divinity] 5"]}
  - {name: Adept, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Rune] 2 - [Flying]"]}
  - {name: Pupil, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Rune] {R}{U} - [Pierce]"]}
  - {name: Zealot, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Rune] {R}{R} - [Pierce]"]}
  - {name: Song, type: Chant, cost: "{0}", text: ["You gain 100 life.", "[Rune] 2 - You gain 500 life."]}
  - {name: Red Sign, type: Rune, cost: "{0}", attribute: [R], divinity: 1, text: ["You gain 100 life."]}
  - {name: Red Mark, type: Rune, cost: "{0}", attribute: [R], divinity: 1, text: ["You gain 100 life."]}
  - {name: Blue Sign, type: Rune, cost: "{0}", attribute: [U], divinity: 1, text: ["You gain 100 life."]}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
  - {name: Blank, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses all abilities until end of turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1137.1", "1137.2", "1137.2b")
def test_it_counts_revealed_runes_from_the_moment_they_are_played() -> None:
    with_cards("""
        start:
          A: {ruler: Seer, field: [Adept], runes: [{card: Red Sign, revealed: true}, Blue Sign]}
          B: {field: [Adept], hand: [Hush]}
        do:
          - {expect: {A.Adept: {has_not: [Flying]}}}
          - {A: play, card: Blue Sign, from: runes}
          - {expect: {A.Adept: {has: [Flying]}, B.Adept: {has_not: [Flying]}}}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Blue Sign}
          - {resolve: all}
          - {expect: {A.Adept: {has: [Flying]}, A.life: 4000}}
          - {go: "B main"}
        expect: {A.Adept: {has: [Flying]}}
    """)


@clause("1137.1")
def test_a_card_without_its_abilities_has_not_the_text() -> None:
    with_cards("""
        start:
          A: {field: [Adept], hand: [Blank],
              runes: [{card: Red Sign, revealed: true}, {card: Blue Sign, revealed: true}]}
        do:
          - {expect: {A.Adept: {has: [Flying]}}}
          - {A: play, card: Blank, target: A.Adept}
          - {both: pass}
        expect: {A.Adept: {has_not: [Flying]}}
    """)


@clause("1137.2a")
def test_symbols_ask_for_one_rune_each_of_that_attribute() -> None:
    with_cards("""
        start:
          A: {field: [Pupil, Zealot], runes: [{card: Red Sign, revealed: true}, {card: Blue Sign,
              revealed: true}]}
          B: {field: [Pupil, Zealot], runes: [{card: Red Sign, revealed: true}, {card: Red Mark,
              revealed: true}]}
        expect:
          A.Pupil: {has: [Pierce]}
          A.Zealot: {has_not: [Pierce]}
          B.Pupil: {has_not: [Pierce]}
          B.Zealot: {has: [Pierce]}
    """)


@clause("1137.2")
def test_face_down_runes_do_not_count() -> None:
    with_cards("""
        start: {A: {field: [Pupil, Adept], runes: [{card: Red Sign, revealed: true}, Blue Sign]}}
        expect: {A.Pupil: {has_not: [Pierce]}, A.Adept: {has_not: [Flying]}}
    """)


@clause("1137.2b")
def test_a_chant_is_played_with_the_text() -> None:
    with_cards("""
        start:
          A: {life: 1000, hand: [Song], runes: [{card: Red Sign, revealed: true}, {card: Blue Sign,
              revealed: true}]}
        do:
          - {A: play, card: Song}
          - {both: pass}
        expect: {A.life: 1600}
    """)
