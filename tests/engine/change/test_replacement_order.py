"""Which replacement effect comes first is asked only where the outcomes differ (910.2)."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import holds

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 900}
  - {name: Study, type: Chant, cost: "{0}", text: ["Draw a card."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Zap, type: Chant, cost: "{0}", text: ["[Quickcast]",
      "This card deals 500 damage to target resonator."]}
  - {name: Guard, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Prevent the next 400 damage that would be dealt to target resonator this turn."]}
  - {name: Fog, type: Regalia, cost: "{1}", text: ["If you would draw a card, you gain 300 life instead."]}
  - {name: Mist, type: Regalia, cost: "{1}", text: ["If you would draw a card, you gain 500 life instead."]}
  - {name: Decoy, type: Regalia, cost: "{1}",
     text: ["If a resonator you control would be destroyed, banish this card instead."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


def test_equal_effects_of_two_cards_are_one_as_good_as_the_other() -> None:
    with_cards("""
        start: {A: {hand: [Study], field: [Fog, Fog]}}
        do:
          - {A: play, card: Study}
          - {both: pass}
        expect: {A.life: 4300, A.hand: 0}
    """)


def test_any_number_of_equal_effects() -> None:
    with_cards("""
        start: {A: {hand: [Study], field: {Fog: 7}}}
        do:
          - {A: play, card: Study}
          - {both: pass}
        expect: {A.life: 4300, A.hand: 0}
    """)


def test_different_effects_are_asked_about() -> None:
    with_cards("""
        start: {A: {hand: [Study], field: [Fog, Mist]}}
        do:
          - {A: play, card: Study}
          - {both: pass}
          - {expect: {decision: {player: A, kind: replacement}}}
          - {A: answer, with: Mist}
        expect: {A.life: 4500}
    """)


def test_an_effect_that_speaks_of_its_own_card_is_not_like_another() -> None:
    with_cards("""
        start: {A: {hand: [Snuff], field: [Wolf, Decoy, Decoy]}}
        do:
          - {A: play, card: Snuff, target: Wolf}
          - {both: pass}
          - {expect: {decision: {player: A, kind: replacement}}}
          - {A: answer, with: "A.Decoy#2"}
        expect: {A.field: [Wolf, Decoy], A.Decoy#1: {zone: field}, A.Decoy#2: {zone: graveyard}}
    """)


def test_of_equal_shields_it_does_not_matter_which_is_used_up() -> None:
    with_cards("""
        start: {A: {hand: [Guard, Guard, Zap, Zap], field: [Wolf]}}
        do:
          - {A: play, card: Guard, target: Wolf}
          - {both: pass}
          - {A: play, card: Guard, target: Wolf}
          - {both: pass}
          - {A: play, card: Zap, target: Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {damage: 0}, decision: {kind: priority}}}
          - {A: play, card: Zap, target: Wolf}
          - {both: pass}
        expect: {A.Wolf: {damage: 200}}
    """)
