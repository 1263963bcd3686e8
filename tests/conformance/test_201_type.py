"""201: types, general types, magic stone types, and what a type name means."""

from __future__ import annotations

from textwrap import dedent

import pytest

from conformance_kit import clause, holds
from willpower.abilities.ability import Continuous
from willpower.abilities.nouns import This
from willpower.abilities.statics import AddStoneTypes, AddTypes, Gains
from willpower.abilities.symbols import FIRE, MAGIC_STONE, type_names
from willpower.cards.errors import CardError
from willpower.cards.mapping import card_from_mapping
from written_kit import played

CARDS = """\
cards:
  - name: Old King
    type: Ruler
    text: ["[Judgment] {0}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
  - {name: First King, type: Basic Ruler}
  - {name: Ogre, type: Resonator, cost: "{R}", atk: 800, def: 800}
  - {name: Sword, type: Regalia, cost: "{1}"}
  - {name: Sash, type: Addition, cost: "{1}"}
  - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card."]}
  - {name: Rime, type: Chant/Rune, cost: "{0}", divinity: 1, text: ["Draw a card."]}
  - {name: Sign, type: Rune, cost: "{0}", divinity: 1, text: ["Draw a card."]}
  - {name: Great Sign, type: Master Rune, cost: "{0}", divinity: 1, text: ["Draw a card."]}
  - {name: Gate, type: Special Magic Stone, text: ["{Rest}: Produce {R}."]}
  - {name: Grey Rock, type: Magic Stone, text: ["{Rest}: Produce {R}."]}
  - {name: Slay J/Resonator, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target J/resonator."]}
  - {name: Sap, type: Chant, cost: "{0}", text: ["Rest target J/ruler."]}
  - {name: Crack Special, type: Chant, cost: "{0}", text: ["Destroy target special magic stone."]}
  - {name: Crack Basic, type: Chant, cost: "{0}", text: ["Destroy target basic magic stone."]}
  - {name: Crack Fire, type: Chant, cost: "{0}", text: ["Destroy target Fire Magic Stone."]}
  - {name: Crack Named, type: Chant, cost: "{0}", text: ['Destroy target card named "Fire Magic Stone".']}
  - {name: Crack Any, type: Chant, cost: "{0}", text: ["Destroy target magic stone."]}
  - {name: Reclaim Chant, type: Chant, cost: "{0}",
      text: ["Put target chant card from your graveyard into your hand."]}
  - {name: Reclaim Rune, type: Chant, cost: "{0}",
      text: ["Put target rune card in a graveyard into your hand."]}
  - {name: Reclaim, type: Chant, cost: "{0}",
      text: ["Put target resonator card from your graveyard into your hand."]}
  - {name: Purge, type: Chant, cost: "{0}", text: ["Destroy all resonators."]}
  - {name: Census, type: Chant, cost: "{0}", text: ["Draw a card for each basic J/ruler."]}
"""


def typed(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("201.2")
def test_the_eight_types() -> None:
    for written in ("Ruler", "Magic Stone", "Resonator", "Chant", "Addition", "Regalia", "Rune"):
        face = card_from_mapping({"name": "Any", "type": written}).faces[0]
        assert type_names(face.types) == (written,)
    both = {"name": "Any", "type": "Ruler", "back": {"name": "Other", "type": "J-Ruler"}}
    assert type_names(card_from_mapping(both).faces[1].types) == ("J-Ruler",)
    with pytest.raises(CardError, match="type"):
        card_from_mapping({"name": "Any", "type": "Wizard"})


@clause("201.2a")
def test_a_j_resonator_is_a_resonator_or_a_j_ruler() -> None:
    typed("""
        start:
          A: {ruler: {card: Old King, face: back}, hand: [Slay J/Resonator], field: [Ogre, Sword],
              stones: [Fire Magic Stone]}
          B: {ruler: Old King}
        do:
          - {A: can, do: {play: Slay J/Resonator, target: Ogre}}
          - {A: can, do: {play: Slay J/Resonator, target: Young King}}
          - {A: cannot, do: {play: Slay J/Resonator, target: B.Old King}, because: "903.2g"}
          - {A: cannot, do: {play: Slay J/Resonator, target: Sword}, because: "903.2g"}
          - {A: cannot, do: {play: Slay J/Resonator, target: Fire Magic Stone}, because: "903.2g"}
    """)


@clause("201.2b")
def test_a_j_ruler_with_a_slash_is_a_ruler_or_a_j_ruler() -> None:
    typed("""
        start:
          A: {ruler: {card: Old King, face: back}, hand: [Sap], field: [Ogre]}
          B: {ruler: Old King}
        do:
          - {A: can, do: {play: Sap, target: Young King}}
          - {A: cannot, do: {play: Sap, target: Ogre}, because: "903.2g"}
          - {A: play, card: Sap, target: B.Old King}
          - {both: pass}
        expect: {B.Old King: {zone: ruler, rested: true}}
    """)


@clause("201.2c", "201.2c-i")
def test_a_slash_means_several_types() -> None:
    typed("""
        start: {A: {hand: [Reclaim Chant, Reclaim Rune], graveyard: [Rime, Lesson]}}
        do:
          - {expect: {A.Rime: {types: [Chant, Rune]}, A.Lesson: {types: [Chant]}}}
          - {A: can, do: {play: Reclaim Chant, target: Rime}}
          - {A: can, do: {play: Reclaim Chant, target: Lesson}}
          - {A: can, do: {play: Reclaim Rune, target: Rime}}
          - {A: cannot, do: {play: Reclaim Rune, target: Lesson}, because: "903.2g"}
    """)


@clause("201.3", "201.3a")
def test_special_is_a_word_before_the_type() -> None:
    typed("""
        start: {A: {hand: [Crack Special, Crack Any], stones: [Gate, Fire Magic Stone, Grey Rock]}}
        do:
          - {A: can, do: {play: Crack Special, target: Gate}}
          - {A: can, do: {play: Crack Any, target: Gate}}
          - {A: cannot, do: {play: Crack Special, target: Fire Magic Stone}, because: "903.2g"}
          - {A: cannot, do: {play: Crack Special, target: Grey Rock}, because: "903.2g"}
          - {expect: {A.Gate: {types: [Magic Stone]}}}
    """)


@clause("201.3b")
def test_basic_stones_and_basic_rulers() -> None:
    typed("""
        start:
          A: {ruler: First King, hand: [Crack Basic, Census], stones: [Fire Magic Stone, Grey Rock]}
          B: {ruler: Old King}
        do:
          - {A: can, do: {play: Crack Basic, target: Fire Magic Stone}}
          - {A: cannot, do: {play: Crack Basic, target: Grey Rock}, because: "903.2g"}
          - {A: play, card: Census}
          - {both: pass}
        expect: {A.hand: [Crack Basic, Filler]}
    """)


@clause("201.3c")
def test_master_is_a_word_before_rune() -> None:
    typed("""
        start:
          phase: setup
          A: {ruler: Plain Ruler, runes: [Great Sign, Sign], deck: {Filler: 40},
              stone_deck: {Light Magic Stone: 10}}
          B: {ruler: Plain Ruler, deck: {Filler: 40}, stone_deck: {Light Magic Stone: 10}}
        do:
          - {expect: {A.Great Sign: {types: [Rune]}, A.Sign: {types: [Rune]}}}
          - {A: answer, with: []}
          - {B: answer, with: []}
    """)
    great, sign = (card_from_mapping({"name": "Sign", "type": t}).faces[0] for t in ("Master Rune", "Rune"))
    assert great.types == sign.types and great.general and not sign.general


@clause("201.4", "201.4a", "201.4b", "201.4c")
def test_a_stone_named_like_a_stone_type_has_it() -> None:
    names = ("Light", "Fire", "Water", "Wind", "Darkness")
    for n, name in enumerate(names):
        other = names[(n + 1) % 5]
        holds(f"""
            cards:
              - {{name: Crack, type: Chant, cost: "{{0}}", text: ["Destroy target {name} Magic Stone."]}}
              - {{name: "{name} Rock", type: Magic Stone, text: ["{{Rest}}: Produce {{R}}."]}}
              - {{name: "{name} Magic Stone", type: Special Magic Stone, text: ["{{Rest}}: Produce {{R}}."]}}
            start: {{A: {{hand: [Crack], stones: ["{name} Rock", "{name} Magic Stone",
                "{other} Magic Stone"]}}}}
            do:
              - {{A: can, do: {{play: Crack, target: "{name} Magic Stone"}}}}
              - {{A: cannot, do: {{play: Crack, target: "{other} Magic Stone"}}, because: "903.2g"}}
              - {{A: cannot, do: {{play: Crack, target: "{name} Rock"}}, because: "903.2g"}}
        """)


@clause("201.4c")
def test_with_quotes_it_is_the_name_without_it_is_the_stone_type() -> None:
    # A regalia treated as a Fire Magic Stone is meant by the stone type and not by the name (1128.3).
    text = (
        CARDS
        + """
start: {A: {hand: [Crack Fire, Crack Named, Crack Any], field: [Sword], stones: [Fire Magic Stone]}}
do:
  - {A: can, do: {play: Crack Fire, target: Sword}}
  - {A: can, do: {play: Crack Fire, target: Fire Magic Stone}}
  - {A: cannot, do: {play: Crack Named, target: Sword}, because: "903.2g"}
  - {A: can, do: {play: Crack Named, target: Fire Magic Stone}}
"""
    )
    treated = Continuous(paragraph=1, effects=(Gains(This(), (AddStoneTypes(FIRE),)),))
    played(text, {"Sword": (treated,)})


@clause("201.4d")
def test_what_becomes_a_magic_stone_makes_no_will() -> None:
    text = (
        CARDS
        + """
start: {A: {hand: [Ogre, Crack Any], field: [Sword]}}
do:
  - {expect: {A.Sword: {types: [Regalia, Magic Stone]}, A.stones: 1}}
  - {A: can, do: {play: Crack Any, target: Sword}}
  - {A: cannot, do: {activate: Sword}}
  - {A: cannot, do: {play: Ogre}, because: "903.2j"}
"""
    )
    stone = Gains(This(), (AddTypes(MAGIC_STONE), AddStoneTypes(FIRE)))
    played(text, {"Sword": (Continuous(paragraph=1, effects=(stone,)),)})


@clause("201.5")
def test_a_type_name_means_cards_in_the_field() -> None:
    typed("""
        start: {A: {hand: [Purge, Ogre], field: [Ogre], graveyard: [Ogre], deck: [Ogre], removed: [Ogre],
            standby: [Ogre]}}
        do:
          - {A: play, card: Purge}
          - {both: pass}
        expect: {A.field: 0, A.hand: [Ogre], A.graveyard: [Purge, Ogre, Ogre], A.removed: [Ogre],
            A.standby: [Ogre], A.deck: 30}
    """)


@clause("201.5")
def test_a_type_name_and_card_in_a_zone_means_cards_there() -> None:
    typed("""
        start: {A: {hand: [Reclaim], field: [Ogre], graveyard: [Ogre, Lesson]}}
        do:
          - {A: cannot, do: {play: Reclaim, target: Ogre#1}, because: "903.2g"}
          - {A: cannot, do: {play: Reclaim, target: Lesson}, because: "903.2g"}
          - {A: play, card: Reclaim, target: Ogre#2}
          - {both: pass}
        expect: {A.hand: [Ogre], A.field: [Ogre], A.graveyard: [Reclaim, Lesson]}
    """)


@clause("201.4c", "201.5")
def test_a_magic_stone_type_without_a_zone_means_stones_in_the_field() -> None:
    holds("""
        cards:
          - {name: Count, type: Chant, cost: "{0}", text: ["You gain 100 life for each Fire Magic Stone."]}
          - {name: Sink, type: Chant, cost: "{0}", text: ["Destroy target Fire Magic Stone."]}
        start:
          A: {hand: [Count, Sink], stones: {Fire Magic Stone: 2, Water Magic Stone: 1},
              graveyard: [Fire Magic Stone], removed: [Fire Magic Stone]}
        do:
          - {A: cannot, do: {play: Sink, target: Water Magic Stone}, because: "903.2g"}
          - {A: play, card: Count}
          - {both: pass}
          - {expect: {A.life: 4200}}
          - {A: play, card: Sink, target: "Fire Magic Stone#1"}
          - {both: pass}
        expect: {A.stones: 2, A.graveyard: 4}
    """)


@clause("201.5", "307.4")
def test_a_resonator_that_is_put_into_a_graveyard_comes_from_the_field() -> None:
    holds("""
        cards:
          - {name: Crypt, type: Regalia, cost: "{0}",
             text: ["Whenever a resonator is put into a graveyard => You gain 100 life.",
                    "Whenever a card is put into your graveyard from anywhere => You gain 1000 life."]}
          - {name: Dirge, type: Chant, cost: "{0}",
             text: ["If a resonator was put into a graveyard this turn, draw a card."]}
          - {name: Mill, type: Regalia, cost: "{0}",
             text: ["{0}: Put the top card of your deck into your graveyard."]}
          - {name: Rack, type: Regalia, cost: "{0}", text: ["{0}: Destroy target resonator."]}
          - {name: Ox, type: Resonator, cost: "{1}", atk: 300, def: 300}
        start: {A: {field: [Crypt, Mill, Rack, Ox], deck: [Ox], hand: [Dirge]}}
        do:
          - {A: activate, card: Mill}
          - {resolve: all}
          - {expect: {A.life: 5000}}
          - {A: activate, card: Rack, target: "A.Ox#1"}
          - {both: pass, answers: [Crypt]}
          - {resolve: all}
        expect: {A.life: 6100}
    """)
