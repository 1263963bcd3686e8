"""1139 and 1417: [Eternal] and "cannot be destroyed"."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Rock, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Eternal]"]}
  - {name: Old Rock, type: Resonator, cost: "{1}", atk: 300, def: 300,
      text: ["This card cannot be destroyed."]}
  - {name: Ogre, type: Resonator, cost: "{1}", atk: 800, def: 800}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["Destroy target resonator."]}
  - {name: Blast, type: Chant, cost: "{0}", text: ["This card deals 900 damage to target resonator."]}
  - {name: Wither, type: Chant, cost: "{0}", text: ["Target resonator gains [-500/-500] until end of turn."]}
  - {name: Offer, type: Chant, cost: "{0}", text: ["Target player banishes a resonator."]}
  - {name: Away, type: Chant, cost: "{0}", text: ["Remove target resonator from the game."]}
  - {name: Mortal, type: Chant, cost: "{0}", text: ["Target resonator loses [Eternal] until end of turn."]}
  - {name: Old Mortal, type: Chant, cost: "{0}",
     text: ['Target resonator loses "This card cannot be destroyed." until end of turn.']}
  - {name: Blank, type: Chant, cost: "{0}", text: ["Target resonator loses all abilities until end of turn."]}
  - {name: Pick, type: Chant, cost: "{0}",
      text: ["Return target resonator with [Eternal] to its owner's hand."]}
  - {name: Old Gift, type: Chant, cost: "{0}",
     text: ['Target resonator gains "This card cannot be destroyed." until end of turn.']}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1139.2")
def test_neither_an_effect_nor_damage_nor_lost_defence_destroys_it() -> None:
    with_cards("""
        start: {A: {hand: [Snuff, Blast, Wither]}, B: {field: [Rock]}}
        do:
          - {A: play, card: Snuff, target: B.Rock}
          - {both: pass}
          - {A: play, card: Blast, target: B.Rock}
          - {both: pass}
          - {expect: {B.Rock: {zone: field, damage: 900}}}
          - {A: play, card: Wither, target: B.Rock}
          - {both: pass}
        expect: {B.Rock: {zone: field, def: -200}}
    """)


@clause("1139.2")
def test_it_can_be_banished_and_removed() -> None:
    with_cards("""
        start: {A: {hand: [Offer, Away]}, B: {field: [Rock, Rock]}}
        do:
          - {A: play, card: Away, target: B.Rock}
          - {both: pass}
          - {expect: {B.removed: [Rock]}}
          - {A: play, card: Offer, target: B}
          - {both: pass}
        expect: {B.field: 0, B.graveyard: [Rock]}
    """)


@clause("1139.1")
def test_it_does_not_use_the_chase_and_goes_with_the_abilities() -> None:
    with_cards("""
        start: {A: {hand: [Blast, Blank]}, B: {field: [Rock]}}
        do:
          - {A: play, card: Blast, target: B.Rock}
          - {both: pass}
          - {expect: {chase: 0, B.Rock: {zone: field, damage: 900}}}
          - {A: play, card: Blank, target: B.Rock}
          - {both: pass}
        expect: {B.Rock: {zone: graveyard}}
    """)


@clause("1417.1")
def test_the_old_words_are_the_keyword() -> None:
    with_cards("""
        start: {A: {hand: [Snuff, Pick]}, B: {field: [Old Rock, Ogre]}}
        do:
          - {expect: {B.Old Rock: {keywords: [Eternal]}}}
          - {A: play, card: Snuff, target: B.Old Rock}
          - {both: pass}
          - {expect: {B.Old Rock: {zone: field}}}
          - {A: cannot, do: {play: Pick, target: B.Ogre}}
          - {A: play, card: Pick, target: B.Old Rock}
          - {both: pass}
        expect: {B.hand: [Old Rock]}
    """)


@clause("1417.2")
def test_losing_the_one_is_losing_the_other() -> None:
    with_cards("""
        start: {A: {hand: [Mortal, Snuff]}, B: {field: [Old Rock]}}
        do:
          - {A: play, card: Mortal, target: B.Old Rock}
          - {both: pass}
          - {A: play, card: Snuff, target: B.Old Rock}
          - {both: pass}
        expect: {B.Old Rock: {zone: graveyard}}
    """)
    with_cards("""
        start: {A: {hand: [Old Mortal, Snuff]}, B: {field: [Rock]}}
        do:
          - {A: play, card: Old Mortal, target: B.Rock}
          - {both: pass}
          - {A: play, card: Snuff, target: B.Rock}
          - {both: pass}
        expect: {B.Rock: {zone: graveyard}}
    """)


@clause("1417.2")
def test_what_gained_the_old_words_has_the_keyword() -> None:
    with_cards("""
        start: {A: {hand: [Old Gift, Pick]}, B: {field: [Ogre]}}
        do:
          - {A: play, card: Old Gift, target: B.Ogre}
          - {both: pass}
          - {A: play, card: Pick, target: B.Ogre}
          - {both: pass}
        expect: {B.hand: [Ogre]}
    """)
