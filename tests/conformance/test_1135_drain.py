"""1135: [Drain]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Bat, type: Resonator, cost: "{1}", atk: 300, def: 300,
     text: ["[Drain]", "{0}: This card deals 100 damage to target player."]}
  - {name: Ogre, type: Resonator, cost: "{1}", atk: 800, def: 800}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target automatic ability."]}
  - {name: Ward, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Prevent all damage that would be dealt this turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1135.1")
def test_it_triggers_and_can_be_cancelled_on_the_chase() -> None:
    with_cards("""
        start: {A: {life: 1000, field: [Bat]}, B: {hand: [Hush]}}
        do:
          - {A: activate, card: Bat, target: B}
          - {both: pass}
          - {expect: {chase: [Bat], A.life: 1000, B.life: 3900}}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Bat}
          - {resolve: all}
        expect: {A.life: 1000}
    """)


@clause("1135.2")
def test_its_controller_gains_as_much_as_any_of_its_damage() -> None:
    with_cards("""
        start: {A: {life: 1000, field: [Bat]}}
        do:
          - {A: activate, card: Bat, target: B}
          - {resolve: all}
          - {expect: {A.life: 1100, B.life: 3900}}
          - {A: attack, card: Bat, object: B}
          - {finish: battle}
        expect: {A.life: 1400, B.life: 3600}
    """)


@clause("1135.2")
def test_damage_to_a_resonator_counts_whole_and_after_the_death_of_the_card() -> None:
    with_cards("""
        start: {A: {field: [Ogre]}, B: {life: 1000, field: [Bat]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: block, card: Bat}
          - {finish: battle}
        expect: {B.Bat: {zone: graveyard}, B.life: 1300, A.life: 4000, A.Ogre: {damage: 300}}
    """)


@clause("1135.2")
def test_prevented_damage_gives_nothing() -> None:
    with_cards("""
        start: {A: {life: 1000, field: [Bat], hand: [Ward]}}
        do:
          - {A: play, card: Ward}
          - {both: pass}
          - {A: activate, card: Bat, target: B}
          - {both: pass}
        expect: {chase: 0, A.life: 1000, B.life: 4000}
    """)
