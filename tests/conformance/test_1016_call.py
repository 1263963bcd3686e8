"""1016: calling a magic stone."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.abilities.ability import Spell
from willpower.abilities.effects import CallStone
from written_kit import played

CARDS = """\
cards:
  - {name: Horn, type: Chant, cost: "{0}"}
  - {name: Vein, type: Chant, cost: "{0}",
      text: ["Put the top card of your magic stone deck into the field."]}
"""
HORN = {"Horn": (Spell(paragraph=1, effect=CallStone()),)}


@clause("1016.1")
def test_an_effect_that_calls_performs_the_whole_action() -> None:
    """The ruler is rested for it, the stone enters at once, and the turn's call is used up."""
    played(
        CARDS
        + dedent("""
        start: {A: {hand: [Horn, Horn], stone_deck: [Fire Magic Stone, Wind Magic Stone]}}
        do:
          - {A: play, card: Horn}
          - {both: pass}
          - {expect: {A.stones: [Fire Magic Stone], "A.Plain Ruler": {rested: true}, chase: 0}}
          - {A: cannot, do: {call: true}, because: "710.1"}
          - {A: play, card: Horn}
          - {both: pass}
        expect: {A.stones: [Fire Magic Stone]}
    """),
        HORN,
    )


@clause("1016.1")
def test_it_needs_a_recovered_ruler() -> None:
    played(
        CARDS
        + dedent("""
        start: {A: {ruler: {card: Plain Ruler, rested: true}, hand: [Horn], stone_deck: [Fire Magic Stone]}}
        do:
          - {A: play, card: Horn}
          - {both: pass}
        expect: {A.stones: 0}
    """),
        HORN,
    )


@clause("1016.1")
def test_putting_a_stone_into_the_field_is_no_call() -> None:
    holds(
        CARDS
        + dedent("""
        start: {A: {hand: [Vein], stone_deck: [Fire Magic Stone, Wind Magic Stone]}}
        do:
          - {A: play, card: Vein}
          - {both: pass}
          - {expect: {A.stones: [Fire Magic Stone], "A.Plain Ruler": {rested: false}}}
          - {A: call}
        expect: {A.stones: [Fire Magic Stone, Wind Magic Stone], "A.Plain Ruler": {rested: true}}
    """)
    )
