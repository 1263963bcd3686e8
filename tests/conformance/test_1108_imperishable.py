"""1108: [Imperishable]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Phoenix Egg, type: Ruler, text: ["[Judgment] {W}"],
     back: {name: Phoenix, type: J-Ruler, atk: 900, def: 900, text: ["[Imperishable]"]}}
  - {name: Old King, type: Ruler, text: ["[Judgment] {W}"],
     back: {name: Young King, type: J-Ruler, atk: 900, def: 900}}
  - {name: Ember, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Imperishable]"]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target J/resonator."]}
  - {name: Wither, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target J/resonator loses all abilities until end of turn."]}
  - {name: Bless, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target J/resonator gains [Imperishable] until end of turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1108.2")
def test_a_destroyed_j_ruler_gets_no_astral_counter_and_keeps_judgment() -> None:
    with_cards("""
        start:
          A: {ruler: {card: Phoenix Egg, face: back}, hand: [Snuff], stones: {Light Magic Stone: 1}}
          B: {}
        do:
          - {A: play, card: Snuff, target: A.Phoenix}
          - {both: pass}
          - {expect: {A.Phoenix Egg: {zone: ruler, face: front, counters: {}, astral: false,
             has: [Judgment]}}}
          - {A: judgment}
          - {both: pass}
        expect: {A.Phoenix: {zone: field, face: back}, A.graveyard: [Snuff]}
    """)


@clause("1108.2")
def test_without_it_the_counter_comes_and_judgment_goes() -> None:
    with_cards("""
        start: {A: {ruler: {card: Old King, face: back}, hand: [Snuff], stones: {Light Magic Stone: 1}},
          B: {}}
        do:
          - {A: play, card: Snuff, target: A.Young King}
          - {both: pass}
          - {A: cannot, do: {judgment: true}, because: "705.1"}
        expect: {A.Old King: {zone: ruler, counters: {astral: 1}, astral: true, has_not: [Judgment]}}
    """)


@clause("1108.2")
def test_destroyed_by_damage_it_is_the_same() -> None:
    with_cards("""
        start: {A: {ruler: {card: Phoenix Egg, face: back}}, B: {ruler: {card: Old King, face: back}}}
        do:
          - {A: attack, card: Phoenix, object: B}
          - {B: block, card: Young King}
          - {finish: battle}
        expect:
          A.Phoenix Egg: {zone: ruler, astral: false, has: [Judgment], rested: true, damage: 0}
          B.Old King: {zone: ruler, astral: true, has_not: [Judgment]}
    """)


@clause("1108.2")
def test_on_a_resonator_it_does_nothing() -> None:
    with_cards("""
        start: {A: {field: [Ember], hand: [Snuff]}, B: {}}
        do:
          - {A: play, card: Snuff, target: A.Ember}
          - {both: pass}
        expect: {A.Ember: {zone: graveyard}}
    """)


@clause("1108.1")
def test_what_counts_is_whether_the_j_ruler_has_it_when_destroyed() -> None:
    with_cards("""
        start: {A: {ruler: {card: Phoenix Egg, face: back}, hand: [Snuff, Wither]}, B: {}}
        do:
          - {A: play, card: Wither, target: A.Phoenix}
          - {both: pass}
          - {A: play, card: Snuff, target: A.Phoenix}
          - {both: pass}
        expect: {A.Phoenix Egg: {zone: ruler, astral: true}}
    """)
    with_cards("""
        start: {A: {ruler: {card: Old King, face: back}, hand: [Snuff, Bless]}, B: {}}
        do:
          - {A: play, card: Bless, target: A.Young King}
          - {both: pass}
          - {A: play, card: Snuff, target: A.Young King}
          - {both: pass}
          - {expect: {chase: 0, A.Old King: {zone: ruler, astral: false, has: [Judgment]}}}
          - {go: "B main"}
          - {go: "A main"}
        expect: {A.Old King: {astral: false, has: [Judgment]}}
    """)
