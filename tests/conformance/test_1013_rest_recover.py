"""1013: resting and recovering."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Bear, type: Resonator, cost: "{1}", atk: 600, def: 600}
  - {name: Sage, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["{Rest}: Draw a card."]}
  - {name: Trance, type: Chant, cost: "{0}", text: ["Rest target resonator."]}
  - {name: Rouse, type: Chant, cost: "{0}", text: ["Recover target resonator."]}
  - {name: Drum, type: Regalia, cost: "{1}", text: ["Rest a resonator you control: You gain 100 life."]}
  - {name: Bell, type: Resonator, cost: "{1}", atk: 100, def: 100,
      text: ["Whenever this card becomes rested => You gain 100 life.",
          "Whenever this card recovers => You gain 200 life."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1013.1")
def test_rest_and_recover_turn_a_card() -> None:
    with_cards("""
        start: {A: {hand: [Trance, Rouse]}, B: {field: [Wolf]}}
        do:
          - {A: play, card: Trance, target: B.Wolf}
          - {both: pass}
          - {expect: {B.Wolf: {rested: true}, log: ["1013.1"]}}
          - {A: play, card: Rouse, target: B.Wolf}
          - {both: pass}
        expect: {B.Wolf: {rested: false}, log: ["1013.1"]}
    """)


@clause("1013.1")
def test_a_rested_card_does_not_become_rested() -> None:
    with_cards("""
        start: {A: {hand: [Trance, Rouse, Rouse], field: [{card: Bell, rested: true}]}}
        do:
          - {A: play, card: Trance, target: Bell}
          - {both: pass}
          - {expect: {chase: 0, A.life: 4000}}
          - {A: play, card: Rouse, target: Bell}
          - {both: pass}
          - {expect: {chase: [Bell]}}
          - {both: pass}
          - {A: play, card: Rouse, target: Bell}
          - {both: pass}
        expect: {chase: 0, A.life: 4200}
    """)


@clause("1013.2")
def test_the_symbol_needs_this_card_recovered() -> None:
    with_cards("""
        start: {A: {field: [Sage]}}
        do:
          - {A: activate, card: Sage}
          - {expect: {A.Sage: {rested: true}}}
          - {A: cannot, do: {activate: Sage}, because: "1013.2"}
          - {both: pass}
          - {A: cannot, do: {activate: Sage}, because: "1013.2"}
        expect: {A.hand: 1}
    """)


@clause("1013.3")
def test_a_cost_of_resting_takes_recovered_cards_only() -> None:
    with_cards("""
        start: {A: {field: [Drum, {card: Wolf, rested: true}, Bear]}, B: {field: [Wolf]}}
        do:
          - {A: cannot, do: {activate: Drum, cost: A.Wolf}}
          - {A: cannot, do: {activate: Drum, cost: B.Wolf}}
          - {A: activate, card: Drum}
          - {expect: {A.Bear: {rested: true}}}
          - {A: cannot, do: {activate: Drum}, because: "903.2j"}
          - {both: pass}
        expect: {A.life: 4100}
    """)
