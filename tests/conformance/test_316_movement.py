"""316: cards that do not go where they are told."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.abilities.ability import Continuous, Spell
from willpower.abilities.effects import Move
from willpower.abilities.nouns import Filter, Target, This, TypeIs
from willpower.abilities.statics import AddTypes, Gains
from willpower.abilities.symbols import (
    ADDITION,
    CHANT,
    FIELD,
    GRAVEYARD,
    MAGIC_STONE,
    REGALIA,
    RESONATOR,
    RULER_AREA,
)
from written_kit import played

CARDS = """\
cards:
  - name: Old King
    type: Ruler
    text: ["[Judgment] {0}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
  - {name: Ogre, type: Resonator, cost: "{0}", atk: 800, def: 800}
  - {name: Sword, type: Regalia, cost: "{0}"}
  - {name: Sash, type: Addition, cost: "{0}"}
  - {name: Live Rock, type: Magic Stone, text: ["{Rest}: Produce {R}."]}
  - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card."]}
  - {name: To Hand, type: Chant, cost: "{0}", text: ["Put target ruler into its owner's hand."]}
  - {name: Remove Ruler, type: Chant, cost: "{0}", text: ["Remove target ruler from the game."]}
  - {name: Destroy Ruler, type: Chant, cost: "{0}", text: ["Destroy target ruler."]}
  - {name: Banish Ruler, type: Chant, cost: "{0}", text: ["Banish target ruler."]}
  - {name: J To Hand, type: Chant, cost: "{0}", text: ["Return target J-ruler to its owner's hand."]}
  - {name: J Remove, type: Chant, cost: "{0}", text: ["Remove target J-ruler from the game."]}
  - {name: J To Deck, type: Chant, cost: "{0}", text: ["Put target J/ruler on top of its owner's deck."]}
  - {name: J Banish, type: Chant, cost: "{0}", text: ["Banish target J-ruler."]}
  - {name: J Destroy, type: Chant, cost: "{0}", text: ["Destroy target J-ruler."]}
  - {name: To Ruler Area, type: Chant, cost: "{0}"}
  - {name: Sink, type: Chant, cost: "{0}",
      text: ["Put target card on the bottom of its owner's magic stone deck."]}
  - {name: Lift, type: Chant, cost: "{0}", text: ["Put target card on top of its owner's magic stone deck."]}
  - {name: Lift Chant, type: Chant, cost: "{0}",
      text: ["Put target chant card from your graveyard on top of your magic stone deck."]}
  - {name: Play Chant, type: Chant, cost: "{0}",
      text: ["Put target chant card from your graveyard into the field."]}
  - {name: Rule Chant, type: Chant, cost: "{0}"}
  - {name: Return, type: Chant, cost: "{0}", text: ["Return target card to its owner's hand."]}
  - {name: Bury, type: Chant, cost: "{0}", text: ["Put target card on the bottom of its owner's main deck."]}
  - {name: Stack, type: Chant, cost: "{0}", text: ["Put target card on top of its owner's main deck."]}
  - {name: Waste, type: Chant, cost: "{0}", text: ["Put target magic stone into its owner's graveyard."]}
"""
RESTED_STONE = {"Live Rock": (Continuous(paragraph=1, effects=(Gains(This(), (AddTypes(RESONATOR),)),)),)}
SWORD_STONE = {"Sword": (Continuous(paragraph=1, effects=(Gains(This(), (AddTypes(MAGIC_STONE),)),)),)}
ANY = RESONATOR | REGALIA | ADDITION | MAGIC_STONE
TO_RULER_AREA = {
    "To Ruler Area": (Spell(paragraph=1, effect=Move(Target(1, Filter((TypeIs(ANY),), FIELD)), RULER_AREA)),),
    "Rule Chant": (
        Spell(paragraph=1, effect=Move(Target(1, Filter((TypeIs(CHANT),), GRAVEYARD)), RULER_AREA)),
    ),
}


def moved(rest: str) -> None:
    holds(CARDS + dedent(rest))


def one_chant(chant: str, target: str, start: str, expect: str) -> str:
    return CARDS + dedent(f"""
        start: {{A: {{hand: [{chant}], {start}}}}}
        do:
          - {{A: play, card: {chant}, target: {target}}}
          - {{both: pass}}
        expect: {{{expect}}}
    """)


@clause("316.1")
def test_a_ruler_goes_to_graveyard_or_ruler_area_only() -> None:
    for chant in ("To Hand", "Remove Ruler"):
        holds(
            one_chant(
                chant, "Old King", "ruler: Old King", "A.Old King: {zone: ruler}, A.hand: 0, A.removed: 0"
            )
        )
    for chant in ("Destroy Ruler", "Banish Ruler"):
        holds(one_chant(chant, "Old King", "ruler: Old King", "A.Old King: {zone: graveyard}"))


@clause("316.1")
def test_the_judgment_process_takes_it_to_the_field() -> None:
    moved("""
        start: {A: {ruler: Old King}}
        do:
          - {A: judgment}
          - {both: pass}
        expect: {A.Young King: {zone: field}}
    """)


@clause("316.2")
def test_a_j_ruler_goes_to_field_or_ruler_area_only() -> None:
    ruler = "ruler: {card: Old King, face: back}"
    for chant in ("J To Hand", "J Remove", "J To Deck", "J Banish"):
        holds(
            one_chant(chant, "Young King", ruler, "A.Young King: {zone: field, face: back}, A.graveyard: 1")
        )
    holds(one_chant("J Destroy", "Young King", ruler, "A.Old King: {zone: ruler, astral: true}"))


@clause("316.3a", "316.5a")
def test_nothing_but_rulers_comes_to_a_ruler_area() -> None:
    for name in ("Ogre", "Sword", "Sash", "Live Rock"):
        text = one_chant(
            "To Ruler Area", name, "field: [Ogre, Sword, Sash, Live Rock]", f"A.{name}: {{zone: field}}"
        )
        played(text, TO_RULER_AREA)


@clause("316.3b")
def test_a_regalia_that_is_a_stone_goes_to_the_main_deck_instead() -> None:
    start = "field: [Sword], deck: [Ogre, Ogre], fill: false, stone_deck: [Fire Magic Stone]"
    text = one_chant("Lift", "Sword", start, "A.deck: [Sword, Ogre, Ogre], A.stone_deck: 1")
    played(text, SWORD_STONE)
    text = one_chant("Sink", "Sword", start, "A.deck: [Ogre, Ogre, Sword], A.stone_deck: 1")
    played(text, SWORD_STONE)


@clause("316.3b")
def test_one_that_is_no_stone_does_not_go_there() -> None:
    # Against the letter of 316.3c (docs/readings.md).
    for name in ("Ogre", "Sword", "Sash"):
        holds(one_chant("Lift", name, f"field: [{name}]", f"A.{name}: {{zone: field}}, A.deck: 30"))


@clause("316.3c")
def test_otherwise_they_go_where_they_are_told() -> None:
    for name in ("Ogre", "Sword", "Sash"):
        holds(one_chant("Return", name, f"field: [{name}]", f"A.{name}: {{zone: hand}}"))
        deck = f"field: [{name}], deck: [Lesson], fill: false"
        holds(one_chant("Bury", name, deck, f"A.deck: [Lesson, {name}]"))
    text = one_chant("Return", "Sword", "field: [Sword]", "A.Sword: {zone: hand}")
    played(text, SWORD_STONE)


@clause("316.4")
def test_a_chant_told_to_go_to_stone_deck_field_or_ruler_area_goes_to_the_graveyard() -> None:
    grave = "graveyard: [Ogre, Lesson]"
    for chant in ("Lift Chant", "Play Chant"):
        holds(
            one_chant(
                chant, "Lesson", grave, f"A.graveyard: [{chant}, Lesson, Ogre], A.field: 0, A.stone_deck: 10"
            )
        )
    text = one_chant("Rule Chant", "Lesson", grave, "A.graveyard: [Rule Chant, Lesson, Ogre]")
    played(text, TO_RULER_AREA)


@clause("316.5b")
def test_a_living_stone_goes_to_the_stone_deck_instead_of_the_main_deck() -> None:
    start = "field: [Live Rock], deck: [Ogre], fill: false, stone_deck: [Fire Magic Stone]"
    text = one_chant(
        "Bury", "Live Rock", start, "A.stone_deck: [Fire Magic Stone, Live Rock], A.deck: [Ogre]"
    )
    played(text, RESTED_STONE)
    text = one_chant(
        "Stack", "Live Rock", start, "A.stone_deck: [Live Rock, Fire Magic Stone], A.deck: [Ogre]"
    )
    played(text, RESTED_STONE)


@clause("316.5c")
def test_a_living_stone_goes_on_top_of_the_stone_deck_instead_of_to_the_hand() -> None:
    start = "field: [Live Rock], stone_deck: [Fire Magic Stone], fill: false"
    text = one_chant("Return", "Live Rock", start, "A.stone_deck: [Live Rock, Fire Magic Stone], A.hand: 0")
    played(text, RESTED_STONE)


@clause("316.5d")
def test_otherwise_a_stone_goes_where_it_is_told() -> None:
    holds(one_chant("Return", "Live Rock", "field: [Live Rock]", "A.hand: [Live Rock]"))
    holds(
        one_chant(
            "Stack", "Live Rock", "field: [Live Rock], deck: [Ogre], fill: false", "A.deck: [Live Rock, Ogre]"
        )
    )
    holds(one_chant("Waste", "Live Rock", "field: [Live Rock]", "A.graveyard: [Waste, Live Rock]"))
    text = one_chant("Waste", "Live Rock", "field: [Live Rock]", "A.graveyard: [Waste, Live Rock]")
    played(text, RESTED_STONE)


@clause("316.3b")
def test_what_is_only_treated_as_a_stone_goes_to_the_main_deck() -> None:
    holds("""
        cards:
          - {name: Ember, type: Regalia, cost: "{0}", text: ["Treat this card as a fire magic stone."]}
          - {name: Bury, type: Chant, cost: "{0}",
              text: ["Put target fire magic stone on the bottom of its owner's magic stone deck."]}
        start: {A: {field: [Ember], hand: [Bury]}}
        do:
          - {A: play, card: Bury, target: Ember}
          - {resolve: all}
        expect: {A.Ember: {zone: deck}, A.stone_deck: 10, A.deck: 31}
    """)
