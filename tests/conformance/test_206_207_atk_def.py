"""206, 207: ATK and DEF."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - name: Old King
    type: Ruler
    text: ["[Judgment] {0}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 700}
  - name: Ghost
    type: Ruler
    text: ["[Judgment] {0}"]
    back: {name: Spirit, type: J-Ruler, atk: "-", def: "-"}
  - {name: Ogre, type: Resonator, cost: "{1}", atk: 800, def: 500}
  - {name: Wall, type: Resonator, cost: "{1}", atk: 0, def: 1000}
  - {name: Sword, type: Regalia, cost: "{1}"}
  - {name: Spark, type: Chant, cost: "{0}", text: ["This card deals 400 damage to target J/resonator."]}
  - {name: Bolt, type: Chant, cost: "{0}", text: ["This card deals 500 damage to target J/resonator."]}
"""


def sized(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("206.1", "207.1")
def test_resonators_and_j_rulers_have_atk_and_def_and_others_have_none() -> None:
    sized("""
        start:
          A: {ruler: {card: Old King, face: back}, field: [Ogre, Sword]}
          B: {ruler: Old King}
        expect:
          A.Young King: {atk: 900, def: 700}
          A.Ogre: {atk: 800, def: 500}
          A.Sword: {atk: none, def: none}
          B.Old King: {atk: none, def: none}
    """)


@clause("206.1a", "207.2a")
def test_some_j_rulers_have_neither() -> None:
    sized("""
        start: {A: {ruler: {card: Ghost, face: back}, hand: [Bolt, Bolt]}}
        do:
          - {A: cannot, do: {attack: Spirit, object: B}}
          - {A: play, card: Bolt, target: Spirit}
          - {both: pass}
        expect: {A.Spirit: {zone: field, atk: none, def: none, damage: 0}}
    """)


@clause("206.2")
def test_atk_is_the_damage_dealt_in_battle() -> None:
    sized("""
        start: {A: {field: [Ogre]}, B: {field: [Wall]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: block, card: Wall}
          - {finish: battle}
          - {expect: {B.Wall: {damage: 800}, A.Ogre: {damage: 0}}}
    """)


@clause("207.2")
def test_damage_up_to_def_destroys_and_less_does_not() -> None:
    sized("""
        start: {A: {hand: [Spark, Bolt], field: [Ogre], ruler: {card: Old King, face: back}}}
        do:
          - {A: play, card: Spark, target: Ogre}
          - {both: pass}
          - {expect: {A.Ogre: {zone: field, damage: 400}}}
    """)
    sized("""
        start: {A: {hand: [Bolt], field: [Ogre]}}
        do:
          - {A: play, card: Bolt, target: Ogre}
          - {both: pass}
          - {expect: {A.Ogre: {zone: graveyard}, log: ["1204.1"]}}
    """)
