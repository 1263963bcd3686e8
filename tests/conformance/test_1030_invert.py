"""1030: inverting."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.abilities.ability import Spell
from willpower.abilities.effects import Turn
from willpower.abilities.nouns import Filter, Target, TypeIs
from willpower.abilities.symbols import RESONATOR
from written_kit import played

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300,
      text: ["When this card inverts => You gain 500 life."]}
  - name: Hope
    type: Resonator
    cost: "{1}"
    atk: 300
    def: 300
    back: {name: Despair, type: Resonator, race: [Inverse], atk: 800, def: 800,
        text: ["When this card inverts => You gain 100 life."]}
  - name: Child
    type: Resonator
    cost: "{1}"
    atk: 100
    def: 100
    text: ["[Shift] {1}"]
    back: {name: Elder, type: Resonator, cost: "{2}", atk: 900, def: 900}
  - {name: Darken, type: Chant, cost: "{0}", text: ["Invert target resonator."]}
  - {name: Lighten, type: Chant, cost: "{0}"}
  - name: Prayer
    type: Chant
    cost: "{0}"
    text: ["You gain 400 life. Then remove this card inverted from the game."]
    back: {name: Oath, type: Chant, race: [Inverse], text: ["Draw a card."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1030.1", "1030.2")
def test_an_inverse_card_turns_its_despair_side_up() -> None:
    with_cards("""
        start: {A: {hand: [Darken, Darken], field: [{card: Hope, rested: true, damage: 100}]}}
        do:
          - {A: play, card: Darken, target: Hope}
          - {both: pass}
          - {expect: {A.Despair: {name: Despair, face: back, atk: 800, damage: 100, rested: true},
              chase: [Despair], log: ["1030.1"]}}
          - {both: pass}
          - {A: play, card: Darken, target: Despair}
          - {both: pass}
        expect: {A.Despair: {face: back}, A.life: 4100, chase: 0}
    """)


@clause("1030.1")
def test_a_card_without_that_side_does_not_turn() -> None:
    with_cards("""
        start: {A: {hand: [Darken], field: [Wolf]}}
        do:
          - {A: play, card: Darken, target: Wolf}
          - {both: pass}
        expect: {A.Wolf: {face: front, name: Wolf}, A.life: 4000, chase: 0}
    """)
    with_cards("""
        start: {A: {hand: [Darken], field: [Child]}}
        do:
          - {A: play, card: Darken, target: Child}
          - {both: pass}
        expect: {A.Child: {face: front, name: Child}}
    """)


@clause("1030.2")
def test_turning_back_to_hope_is_no_inverting() -> None:
    played(
        CARDS
        + dedent("""
        start: {A: {hand: [Lighten], field: [{card: Hope, face: back}]}}
        do:
          - {expect: {A.Despair: {face: back}}}
          - {A: play, card: Lighten, target: Despair}
          - {both: pass}
        expect: {A.Hope: {face: front, atk: 300}, A.life: 4000, chase: 0}
    """),
        {"Lighten": (Spell(paragraph=1, effect=Turn(Target(1, Filter((TypeIs(RESONATOR),))), "hope")),)},
    )


@clause("1030.3")
def test_removed_inverted_it_lies_there_on_its_despair_side() -> None:
    with_cards("""
        start: {A: {hand: [Prayer]}}
        do:
          - {A: play, card: Prayer}
          - {both: pass}
        expect: {A.Oath: {zone: removed, face: back, name: Oath}, A.life: 4400, A.graveyard: 0,
            A.removed: [Oath], log: ["1030.3"]}
    """)
