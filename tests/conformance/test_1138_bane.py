"""1138: [Bane]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - name: King
    type: Ruler
    back: {name: Warlord, type: J-Ruler, atk: 500, def: 2000}
  - {name: Adder, type: Resonator, cost: "{1}", atk: 100, def: 100,
     text: ["[Bane]", "{0}: This card deals 100 damage to target J/resonator or player."]}
  - {name: Ogre, type: Resonator, cost: "{1}", atk: 800, def: 800}
  - {name: Wall, type: Resonator, cost: "{1}", atk: 0, def: 800, text: ["[Eternal]"]}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target automatic ability."]}
  - {name: Shield, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Prevent all damage that would be dealt this turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1138.2")
def test_what_it_damages_in_battle_is_destroyed_even_if_it_dies_itself() -> None:
    with_cards("""
        start: {A: {field: [Ogre]}, B: {field: [Adder]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: block, card: Adder}
          - {finish: battle}
        expect: {A.Ogre: {zone: graveyard}, B.Adder: {zone: graveyard}}
    """)


@clause("1138.2")
def test_any_damage_to_a_j_ruler_does_it_too() -> None:
    with_cards("""
        start: {A: {field: [Adder]}, B: {ruler: {card: King, face: back}}}
        do:
          - {A: activate, card: Adder, target: B.Warlord}
          - {resolve: all}
        expect: {B.King: {zone: ruler, face: front, astral: true}}
    """)


@clause("1138.1")
def test_it_triggers_and_can_be_cancelled_on_the_chase() -> None:
    with_cards("""
        start: {A: {field: [Adder]}, B: {field: [Ogre], hand: [Hush]}}
        do:
          - {A: activate, card: Adder, target: B.Ogre}
          - {both: pass}
          - {expect: {chase: [Adder], B.Ogre: {zone: field, damage: 100}}}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Adder}
          - {resolve: all}
        expect: {B.Ogre: {zone: field}}
    """)


@clause("1138.2")
def test_damage_to_a_player_or_prevented_or_to_what_cannot_be_destroyed_does_nothing() -> None:
    with_cards("""
        start: {A: {field: [Adder], hand: [Shield]}, B: {field: [Ogre, Wall]}}
        do:
          - {A: activate, card: Adder, target: B}
          - {both: pass}
          - {expect: {chase: 0, B.life: 3900}}
          - {A: activate, card: Adder, target: B.Wall}
          - {resolve: all}
          - {expect: {B.Wall: {zone: field, damage: 100}}}
          - {A: play, card: Shield}
          - {both: pass}
          - {A: activate, card: Adder, target: B.Ogre}
          - {both: pass}
        expect: {chase: 0, B.Ogre: {zone: field, damage: 0}}
    """)
