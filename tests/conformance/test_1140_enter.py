"""1140: [Enter]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Herald, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["[Enter] => You gain 100 life."]}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target automatic ability."]}
  - {name: Quiet, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
  - {name: Rise, type: Chant, cost: "{0}", text: ["Put target resonator from your graveyard into the field."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1140.1", "1140.2")
def test_it_triggers_as_the_card_enters_and_waits_on_the_chase() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Herald]}, B: {hand: [Hush]}}
        do:
          - {A: play, card: Herald}
          - {both: pass}
          - {expect: {chase: [Herald], A.life: 1000, A.Herald: {zone: field}}}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Herald}
          - {resolve: all}
        expect: {A.life: 1000, A.Herald: {zone: field}}
    """)


@clause("1140.2")
def test_it_happens_after_the_death_of_the_card_and_not_if_it_never_entered() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Herald]}, B: {hand: [Snuff]}}
        do:
          - {A: play, card: Herald}
          - {both: pass}
          - {A: pass}
          - {B: play, card: Snuff, target: A.Herald}
          - {resolve: all}
        expect: {A.life: 1100, A.graveyard: [Herald]}
    """)
    with_cards("""
        start: {A: {life: 1000, hand: [Herald]}, B: {hand: [Quiet]}}
        do:
          - {A: play, card: Herald}
          - {A: pass}
          - {B: play, card: Quiet, target: chase.Herald}
          - {resolve: all}
        expect: {A.life: 1000}
    """)


@clause("1140.2")
def test_it_triggers_from_wherever_the_card_comes() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Rise], graveyard: [Herald]}}
        do:
          - {A: play, card: Rise, target: A.Herald}
          - {resolve: all}
        expect: {A.life: 1100}
    """)
