"""1126: [Inheritance]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Heir, type: Resonator, cost: "{G}{G}", atk: 300, def: 300,
     text: ["[Inheritance] {G}: Target resonator gains [+200/+200] until end of turn."]}
  - {name: Ogre, type: Resonator, cost: "{1}", atk: 800, def: 800}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target activate ability."]}
  - {name: Quiet, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
  - {name: Mourner, type: Regalia, cost: "{1}", text: ["Whenever you discard a card => You gain 100 life."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1126.2")
def test_the_card_is_discarded_and_the_cost_paid_at_once_for_the_effect() -> None:
    with_cards("""
        start: {A: {hand: [Heir], field: [Ogre, Mourner], stones: {Wind Magic Stone: 1}, life: 1000}}
        do:
          - {A: activate, card: Heir, target: A.Ogre}
          - {expect: {A.graveyard: [Heir], A.hand: 0, A.recovered_stones: 0, A.Ogre: {atk: 800}}}
          - {resolve: all}
        expect: {A.Ogre: {atk: 1000, def: 1000}, A.life: 1100}
    """)


@clause("1126.2")
def test_its_cost_must_be_paid() -> None:
    with_cards("""
        start: {A: {hand: [Heir], field: [Ogre], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: cannot, do: {activate: Heir, target: A.Ogre}, because: "903.2j"}
    """)


@clause("1126.1")
def test_it_is_an_activate_ability_for_any_priority_and_no_spell() -> None:
    with_cards("""
        start: {A: {hand: [Hush, Quiet]}, B: {hand: [Heir], field: [Ogre], stones: {Wind Magic Stone: 1}}}
        do:
          - {A: pass}
          - {B: activate, card: Heir, target: B.Ogre}
          - {B: pass}
          - {A: cannot, do: {play: Quiet, target: chase.Heir}}
          - {A: play, card: Hush, target: chase.Heir}
          - {both: pass}
          - {expect: {chase: 0}}
        expect: {B.Ogre: {atk: 800}, B.graveyard: [Heir]}
    """)


@clause("1126.2a")
def test_it_is_of_use_in_the_hand_alone() -> None:
    with_cards("""
        start:
          A: {field: [Heir, Ogre], graveyard: [Heir], standby: [Heir], removed: [Heir],
              stones: {Wind Magic Stone: 3}}
        do:
          - {A: cannot, do: {activate: Heir, target: A.Ogre}}
    """)
    with_cards("""
        start:
          A: {hand: [Heir], field: [Heir, Ogre], graveyard: [Heir], standby: [Heir],
              stones: {Wind Magic Stone: 3}}
        do:
          - {A: activate, card: Heir, target: A.Ogre}
          - {A: cannot, do: {activate: Heir, target: A.Ogre}}
          - {both: pass}
        expect: {A.hand: 0, A.Ogre: {atk: 1000}}
    """)
