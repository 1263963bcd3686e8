"""1024: healing a ruler."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Cure, type: Chant, cost: "{0}", text: ["[Quickcast]", "If your ruler is astral, heal it."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target J/resonator."]}
  - name: Old King
    type: Ruler
    text: ["[Judgment] {0}", "{1}: Draw a card."]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1024.1")
def test_it_takes_off_the_condition_and_gives_judgment_back() -> None:
    with_cards("""
        start: {A: {hand: [Cure], ruler: {card: Old King, astral: true, counters: {astral: 2}}}}
        do:
          - {A: cannot, do: {judgment: true}, because: "705.1"}
          - {A: play, card: Cure}
          - {both: pass}
          - {expect: {"A.Old King": {astral: false, counters: {}, has: [Judgment]}, log: ["1024.1"]}}
          - {A: judgment}
          - {both: pass}
        expect: {"A.Young King": {zone: field, face: back}}
    """)


@clause("1024.1")
def test_until_it_is_destroyed_again() -> None:
    with_cards("""
        start: {A: {hand: [Cure, Cure, Snuff], ruler: {card: Old King, astral: true, counters: {astral: 1}}}}
        do:
          - {A: play, card: Cure}
          - {both: pass}
          - {A: judgment}
          - {both: pass}
          - {A: play, card: Snuff, target: Young King}
          - {both: pass}
          - {expect: {"A.Old King": {zone: ruler, astral: true, counters: {astral: 1}, has_not: [Judgment]}}}
          - {A: play, card: Cure}
          - {both: pass}
        expect: {"A.Old King": {astral: false, counters: {}}}
    """)


@clause("1024.2")
def test_nothing_else_changes() -> None:
    with_cards("""
        start: {A: {hand: [Cure], ruler: {card: Old King, rested: true, astral: true, counters: {astral: 1,
            mana: 2}}}}
        do:
          - {A: play, card: Cure}
          - {both: pass}
        expect: {"A.Old King": {zone: ruler, rested: true, face: front, astral: false, counters: {mana: 2}}}
    """)
