"""1136: [Divinity]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - name: Seer
    type: Ruler
    text: ["[Divinity] 3", "[Judgment] {0}"]
    back: {name: Oracle, type: J-Ruler, atk: 500, def: 500, text: ["[Divinity] 5"]}
  - name: Monk
    type: Ruler
    text: ["[Divinity] 3", "[Judgment] {0}"]
    back: {name: Abbot, type: J-Ruler, atk: 500, def: 500}
  - {name: Acolyte, type: Resonator, cost: "{0}", atk: 100, def: 100, text: ["[Divinity] 9"]}
  - {name: Sign, type: Rune, cost: "{0}", divinity: 3, text: ["You gain 100 life."]}
  - {name: Mark, type: Rune, cost: "{0}", divinity: 2, text: ["You gain 100 life."]}
  - {name: Dot, type: Rune, cost: "{0}", divinity: 1, text: ["You gain 100 life."]}
  - {name: Blank, type: Chant, cost: "{0}", text: ["Target ruler loses all abilities until end of turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1136.1", "1136.2", "1136.3")
def test_the_total_of_the_runes_played_stays_within_the_number() -> None:
    with_cards("""
        start: {A: {life: 1000, ruler: Seer, runes: [Mark, Dot, Dot]}}
        do:
          - {A: play, card: Mark, from: runes}
          - {resolve: all}
          - {A: play, card: Dot, from: runes}
          - {resolve: all}
          - {expect: {A.life: 1200}}
          - {A: cannot, do: {play: "A.Dot#2", from: runes}, because: "711.2"}
    """)


@clause("1136.1", "1136.2")
def test_without_it_no_rune_is_played() -> None:
    with_cards("""
        start: {A: {field: [Acolyte], runes: [Dot]}}
        do:
          - {A: cannot, do: {play: Dot, from: runes}, because: "711.1"}
    """)


@clause("1136.2")
def test_it_cannot_be_lost() -> None:
    with_cards("""
        start: {A: {life: 1000, ruler: Seer, runes: [Dot], hand: [Blank]}}
        do:
          - {A: play, card: Blank, target: A.Seer}
          - {both: pass}
          - {A: cannot, do: {judgment: true}}
          - {A: play, card: Dot, from: runes}
          - {both: pass}
        expect: {A.life: 1100, A.Seer: {keywords: [Divinity]}}
    """)


@clause("1136.2", "1136.3")
def test_the_number_is_that_of_the_side_that_is_up() -> None:
    with_cards("""
        start: {A: {life: 1000, ruler: Seer, runes: [Sign, Mark]}}
        do:
          - {A: play, card: Sign, from: runes}
          - {resolve: all}
          - {A: cannot, do: {play: Mark, from: runes}, because: "711.2"}
          - {A: judgment}
          - {resolve: all}
          - {A: play, card: Mark, from: runes}
          - {resolve: all}
        expect: {A.life: 1200}
    """)
    with_cards("""
        start: {A: {ruler: {card: Monk, face: back}, runes: [Dot]}}
        do:
          - {A: cannot, do: {play: Dot, from: runes}, because: "711.1"}
    """)
