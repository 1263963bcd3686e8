"""1002: adding additions to cards."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.abilities.ability import Continuous
from willpower.abilities.nouns import This
from willpower.abilities.statics import Cannot
from written_kit import played

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Veil, type: Resonator, cost: "{1}", atk: 200, def: 200, text: ["[Barrier]"]}
  - {name: Sword, type: "Addition:Resonator", cost: "{1}", text: ["Added resonator gains [+200/+200]."]}
  - {name: Crown, type: "Addition:J-Ruler", cost: "{1}", text: ["Added J-ruler gains [+200/+200]."]}
  - {name: Touchy, type: Resonator, cost: "{1}", atk: 100, def: 100,
      text: ["Whenever this card is targeted by a spell => You gain 100 life."]}
  - {name: Arm, type: Chant, cost: "{0}",
      text: ["Add target addition in your graveyard to a resonator you control."]}
  - {name: Gift, type: Chant, cost: "{0}",
      text: ["Add an addition from your graveyard to a resonator your opponent controls."]}
  - {name: Swap, type: Chant, cost: "{0}", text: ["Move target addition onto target resonator."]}
  - {name: Aim, type: Chant, cost: "{0}", text: ["Add an addition in your graveyard to target resonator."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1002.1")
def test_it_enters_the_field_added_to_the_card() -> None:
    with_cards("""
        start: {A: {hand: [Arm], field: [Wolf], graveyard: [Sword]}}
        do:
          - {A: play, card: Arm, target: Sword}
          - {both: pass}
        expect: {A.Sword: {zone: field, added_to: A.Wolf, controller: A}, A.Wolf: {atk: 500, def: 500},
            log: ["1002.1"]}
    """)


@clause("1002.1")
def test_one_in_the_field_is_added_to_another_card() -> None:
    with_cards("""
        start: {A: {hand: [Swap], field: [Wolf, Veil, {card: Sword, added_to: Veil}]}}
        do:
          - {A: play, card: Swap, target: [Sword, Wolf]}
          - {both: pass}
        expect: {A.Sword: {zone: field, added_to: A.Wolf}, A.Wolf: {atk: 500}, A.Veil: {atk: 200}}
    """)


@clause("1002.2")
def test_it_stays_where_it_is_if_it_cannot_be_added() -> None:
    with_cards("""
        start: {A: {hand: [Arm], field: [Wolf], graveyard: [Crown]}}
        do:
          - {A: play, card: Arm, target: Crown}
          - {both: pass}
        expect: {A.Crown: {zone: graveyard}, A.graveyard: [Arm, Crown], A.field: [Wolf]}
    """)


@clause("1002.2")
def test_it_stays_where_it_is_if_the_host_is_gone() -> None:
    with_cards("""
        start: {A: {hand: [Aim], field: [Wolf], graveyard: [Sword]}, B: {hand: [Snuff]}}
        do:
          - {A: play, card: Aim, target: Wolf}
          - {A: pass}
          - {B: play, card: Snuff, target: A.Wolf}
          - {both: pass}
          - {both: pass}
        expect: {A.Sword: {zone: graveyard}, A.graveyard: [Aim, Wolf, Sword]}
    """)


@clause("1002.2")
def test_it_stays_where_it_is_if_an_effect_forbids_it() -> None:
    text = CARDS + dedent("""
        start: {A: {hand: [Arm], field: [Wolf], graveyard: [Relic]}}
        do:
          - {A: play, card: Arm, target: Relic}
          - {both: pass}
        expect: {A.Relic: {zone: graveyard}, A.field: [Wolf]}
    """).replace("start:", '  - {name: Relic, type: "Addition:Resonator", cost: "{1}"}\nstart:', 1)
    forbidden = Continuous(effects=(Cannot(This(), "be added"),), zones=0xFFFF)
    played(text, {"Relic": (forbidden,)})
    moved = text.replace(
        "hand: [Arm], field: [Wolf], graveyard: [Relic]",
        "hand: [Swap], field: [Wolf, Veil, {card: Relic, added_to: Veil}]",
    )
    moved = moved.replace("card: Arm, target: Relic", "card: Swap, target: [Relic, Wolf]")
    moved = moved.replace("{A.Relic: {zone: graveyard}, A.field: [Wolf]}", "{A.Relic: {added_to: A.Veil}}")
    played(moved, {"Relic": (forbidden,)})


@clause("1002.2a")
def test_it_does_not_target_the_host() -> None:
    with_cards("""
        start: {A: {hand: [Gift, Aim], graveyard: [Sword]}, B: {field: [Veil]}}
        do:
          - {A: cannot, do: {play: Aim, target: B.Veil}, because: "1120"}
          - {A: play, card: Gift}
          - {both: pass}
        expect: {A.Sword: {zone: field, added_to: B.Veil}, B.Veil: {atk: 400}}
    """)


@clause("1002.2a")
def test_nothing_is_told_of_a_target() -> None:
    with_cards("""
        start: {A: {hand: [Gift, Aim], graveyard: [Sword, Sword]}, B: {field: [Touchy]}}
        do:
          - {A: play, card: Gift}
          - {both: pass, answers: [Sword]}
          - {expect: {B.life: 4000, chase: 0, B.Touchy: {atk: 300}}}
          - {A: play, card: Aim, target: B.Touchy}
          - {expect: {chase: [Touchy, Aim]}}
          - {both: pass}
        expect: {B.life: 4100}
    """)


@clause("1002.1")
def test_an_addition_moves_onto_another_card_than_the_one_it_is_on() -> None:
    holds("""
        cards:
          - {name: Cape, type: "Addition:Resonator", cost: "{0}",
             text: ["Added resonator gains [+100/+100]."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Bear, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Owl, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Winds, type: Chant, cost: "{0}", text: ["Move target addition onto another resonator."]}
          - {name: Aim, type: Chant, cost: "{0}",
             text: ["Move target addition onto another target resonator."]}
        start: {A: {field: [Wolf, Bear, Owl, {card: Cape, added_to: A.Wolf}], hand: [Winds, Aim]}}
        do:
          - {A: cannot, do: {play: Aim, target: [Cape, Wolf]}}
          - {A: play, card: Winds, target: Cape}
          - {both: pass}
          - {A: cannot, do: {answer: Wolf}}
          - {A: answer, with: Bear}
        expect: {A.Cape: {added_to: A.Bear}}
    """)
