"""308: the ruler area."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.engine.game import Game
from written_kit import played

CARDS = """\
cards:
  - name: Old King
    type: Ruler
    text: ["[Judgment] {0}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
  - {name: Sap, type: Chant, cost: "{0}", text: ["Rest target ruler."]}
  - {name: Steal, type: Chant, cost: "{0}", text: ["Gain control of target J-ruler."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["Destroy target J/resonator."]}
  - {name: Census, type: Chant, cost: "{0}", text: ["If you control a ruler, draw a card."]}
"""


def ruled(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("308.2")
def test_each_player_has_a_ruler_area_that_all_see() -> None:
    run = played(CARDS + "start: {A: {ruler: Old King}}\n")
    for seat in (0, 1, None):
        players = Game(run.g).view(seat)["players"]
        assert [[c["name"] for c in p["ruler"]] for p in players] == [["Old King"], ["Plain Ruler"]]


@clause("308.3")
def test_a_ruler_is_recovered_or_rested() -> None:
    ruled("""
        start: {A: {ruler: Old King}}
        do:
          - {expect: {A.Old King: {rested: false}}}
          - {A: call}
          - {expect: {A.Old King: {rested: true}}}
          - {A: cannot, do: {judgment: true}, because: "705.1"}
          - {go: "A main"}
          - {expect: {A.Old King: {rested: false}}}
    """)


@clause("308.4")
def test_a_ruler_is_one_in_a_ruler_area() -> None:
    ruled("""
        start: {A: {ruler: {card: Old King, face: back}, hand: [Sap, Census]}, B: {ruler: Old King}}
        do:
          - {A: cannot, do: {play: Sap, target: Young King}, because: "903.2g"}
          - {A: can, do: {play: Sap, target: B.Old King}}
          - {A: play, card: Census}
          - {both: pass}
        expect: {A.hand: [Sap]}
    """)


@clause("308.5")
def test_who_owns_the_area_controls_what_comes_there() -> None:
    ruled("""
        start: {A: {hand: [Steal, Snuff]}, B: {ruler: {card: Old King, face: back}}}
        do:
          - {A: play, card: Steal, target: Young King}
          - {both: pass}
          - {expect: {A.Young King: {controller: A}}}
          - {A: play, card: Snuff, target: Young King}
          - {both: pass}
        expect: {B.Old King: {zone: ruler, controller: B, astral: true}}
    """)
