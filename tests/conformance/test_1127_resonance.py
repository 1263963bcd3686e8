"""1127: [Resonance]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Harp, type: Regalia, cost: "{1}", text: ["[Resonance] Fire Magic Stone => You gain 100 life."]}
  - {name: Choir, type: Regalia, cost: "{1}", text: ["[Resonance] Magic Stone => You gain 100 life."]}
  - {name: Twin Stone, type: Special Magic Stone,
      text: ["Treat this card as a Fire Magic Stone and a Water Magic Stone."]}
  - {name: Ember, type: Regalia, cost: "{0}", text: ["Treat this card as a Fire Magic Stone."]}
  - {name: Kindling, type: Regalia, cost: "{0}",
     text: ["Treat this card as a Fire Magic Stone.", "[Resonance] Fire Magic Stone => You gain 100 life."]}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target automatic ability."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1127.1", "1127.2")
def test_it_triggers_when_such_a_stone_enters_and_waits_on_the_chase() -> None:
    with_cards("""
        start:
          A: {life: 1000, field: [Harp], stone_deck: [Fire Magic Stone]}
          B: {hand: [Hush], life: 1000, field: [Harp]}
        do:
          - {A: call}
          - {expect: {chase: [Harp], A.life: 1000, A.stones: 1}}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Harp}
          - {resolve: all}
        expect: {A.life: 1000, B.life: 1000}
    """)
    with_cards("""
        start: {A: {life: 1000, field: [Harp], stone_deck: [Fire Magic Stone]}, B: {life: 1000,
            field: [Harp]}}
        do:
          - {A: call}
          - {resolve: all}
        expect: {A.life: 1100, B.life: 1000}
    """)


@clause("1127.2")
def test_a_stone_of_another_kind_does_nothing_for_it() -> None:
    with_cards("""
        start: {A: {life: 1000, field: [Harp, Choir], stone_deck: [Water Magic Stone]}}
        do:
          - {A: call}
          - {expect: {chase: [Choir]}}
          - {resolve: all}
        expect: {A.life: 1100}
    """)


@clause("1127.2a")
def test_a_stone_of_two_kinds_is_a_stone_of_each() -> None:
    with_cards("""
        start: {A: {life: 1000, field: [Harp], stone_deck: [Twin Stone]}}
        do:
          - {A: call}
          - {resolve: all}
        expect: {A.life: 1100}
    """)


@clause("1127.2a")
def test_a_regalia_treated_as_such_a_stone_counts() -> None:
    with_cards("""
        start: {A: {life: 1000, field: [Harp], hand: [Ember]}}
        do:
          - {A: play, card: Ember}
          - {resolve: all}
        expect: {A.life: 1100}
    """)


@clause("1127.3")
def test_a_card_that_is_such_a_stone_itself_triggers_its_own() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Kindling]}}
        do:
          - {A: play, card: Kindling}
          - {both: pass}
          - {expect: {chase: [Kindling]}}
          - {resolve: all}
        expect: {A.life: 1100}
    """)


@clause("1127.3")
def test_a_card_that_is_no_such_stone_does_not_trigger_its_own() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Harp], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Harp}
          - {both: pass}
        expect: {A.life: 1000, chase: 0}
    """)
