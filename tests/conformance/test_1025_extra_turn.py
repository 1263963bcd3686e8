"""1025: extra turns."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Again, type: Chant, cost: "{0}", text: ["[Quickcast]", "Take an extra turn after this one."]}
  - {name: Shield, type: Chant, cost: "{0}", text: ["[Quickcast]",
      "Target resonator gains [+100/+100] until end of turn."]}
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1025.1")
def test_it_follows_the_end_phase_and_is_a_whole_turn() -> None:
    with_cards("""
        start: {A: {hand: [Again, Shield], field: [{card: Wolf, rested: true}],
            stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Again}
          - {both: pass}
          - {A: play, card: Shield, target: Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {atk: 400}, turn: A, phase: main}}
          - {finish: turn}
          - {expect: {turn: A, phase: draw, A.Wolf: {atk: 300}, A.hand: 0}}
          - {go: "A main"}
          - {expect: {A.hand: 1, A.Wolf: {rested: false}}}
          - {finish: turn}
        expect: {turn: B}
    """)


@clause("1025.2")
def test_several_follow_one_after_another() -> None:
    with_cards("""
        start: {A: {hand: [Again, Again]}}
        do:
          - {A: play, card: Again}
          - {both: pass}
          - {A: play, card: Again}
          - {both: pass}
          - {finish: turn}
          - {expect: {turn: A}}
          - {finish: turn}
          - {expect: {turn: A}}
          - {finish: turn}
          - {expect: {turn: B}}
          - {finish: turn}
        expect: {turn: A}
    """)


@clause("1025.1")
def test_one_gained_in_the_turn_of_the_opponent_comes_after_it() -> None:
    """The turn after this one is that player's anyway; the extra one comes first, then their own."""
    with_cards("""
        start: {B: {hand: [Again]}}
        do:
          - {A: pass}
          - {B: play, card: Again}
          - {both: pass}
          - {finish: turn}
          - {expect: {turn: B}}
          - {finish: turn}
          - {expect: {turn: B}}
          - {finish: turn}
        expect: {turn: A}
    """)
