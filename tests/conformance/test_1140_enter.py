"""1140: [Enter]."""

from __future__ import annotations

from textwrap import dedent

import pytest

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


@pytest.mark.parametrize(("words", "times"), [("trigger an additional time", 2), ("don't trigger", 0)])
@clause("1140.1", "1411.3", "1411.3a")
def test_what_is_said_of_enter_abilities_is_said_of_no_other_that_triggers_on_entering(
    words: str, times: int
) -> None:
    holds(f"""
        cards:
          - {{name: Hall, type: Regalia, cost: "{{0}}", text: ["[Enter] abilities of resonators {words}."]}}
          - {{name: Greeter, type: Resonator, cost: "{{0}}", atk: 100, def: 100,
              text: ["When this card enters the field => You gain 100 life."]}}
          - {{name: Riser, type: Resonator, cost: "{{0}}", race: [Zombie], atk: 100, def: 100,
              text: ["When this card enters the field from your graveyard => You gain 1000 life.",
                "Whenever a Zombie enters the field => You gain 2000 life.",
                "When this card enters the field or attacks => You gain 4000 life."]}}
          - {{name: Rise, type: Chant, cost: "{{0}}",
              text: ["Put target resonator from your graveyard into the field."]}}
        start: {{A: {{field: [Hall], hand: [Greeter, Rise], graveyard: [Riser]}}}}
        do:
          - {{A: play, card: Greeter}}
          - {{resolve: all}}
          - {{expect: {{A.life: {4000 + 100 * times}}}}}
          - {{A: play, card: Rise, target: Riser}}
          - {{both: pass}}
          - {{A: answer, with: Riser}}
          - {{A: answer, with: Riser}}
          - {{resolve: all}}
        expect: {{A.life: {11000 + 100 * times}}}
    """)
