"""1009: drawing cards."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Bear, type: Resonator, cost: "{1}", atk: 600, def: 600}
  - {name: Stag, type: Resonator, cost: "{1}", atk: 400, def: 400}
  - {name: Study, type: Chant, cost: "{0}", text: ["Draw a card."]}
  - {name: Lecture, type: Chant, cost: "{0}", text: ["Draw two cards."]}
  - {name: Tutor, type: Resonator, cost: "{1}", atk: 100, def: 100,
      text: ["Whenever you draw a card => You gain 100 life."]}
  - {name: Fog, type: Regalia, cost: "{1}", text: ["If you would draw a card, you gain 300 life instead."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1009.1")
def test_the_top_card_of_the_main_deck_goes_to_the_hand() -> None:
    with_cards("""
        start: {A: {hand: [Study], deck: [Bear, Wolf], stone_deck: [Fire Magic Stone]}}
        do:
          - {A: play, card: Study}
          - {both: pass}
        expect: {A.hand: [Bear], A.deck: 29, A.Wolf: {zone: deck}, A.stone_deck: 10, log: ["1009.1"]}
    """)


@clause("1009.2")
def test_several_are_drawn_one_by_one() -> None:
    """Each draw is one of its own for what triggers."""
    with_cards("""
        start: {A: {hand: [Lecture], deck: [Bear, Wolf, Stag], field: [Tutor]}}
        do:
          - {A: play, card: Lecture}
          - {both: pass}
          - {resolve: all}
        expect: {A.hand: [Bear, Wolf], A.life: 4200, A.deck: 28}
    """)


@clause("1009.2")
def test_each_of_several_draws_is_replaced_by_itself() -> None:
    with_cards("""
        start: {A: {hand: [Lecture], deck: [Bear, Wolf], field: [Fog]}}
        do:
          - {A: play, card: Lecture}
          - {both: pass}
        expect: {A.hand: 0, A.life: 4600, A.deck: 30}
    """)
