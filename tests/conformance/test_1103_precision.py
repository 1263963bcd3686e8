"""1103: [Precision]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Archer, type: Resonator, cost: "{1}", atk: 400, def: 400, text: ["[Precision]"]}
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
  - {name: Sage, type: Resonator, cost: "{1}", atk: 100, def: 900}
  - {name: Idol, type: Regalia, cost: "{1}"}
  - {name: Aim, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator gains [Precision] until end of turn."]}
  - {name: Blind, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses [Precision] until end of turn."]}
  - {name: Old King, type: Ruler, text: ["[Judgment] {W}"],
     back: {name: Young King, type: J-Ruler, atk: 900, def: 900}}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1103.2")
def test_a_recovered_j_resonator_can_be_attacked() -> None:
    with_cards("""
        start: {A: {field: [Archer, Wolf, Sage]}, B: {ruler: {card: Old King, face: back}, field: [Sage,
          Idol]}}
        do:
          - {A: battle}
          - {both: pass}
          - {both: pass}
          - {A: cannot, do: {attack: Wolf, object: B.Sage}, because: "803.3b"}
          - {A: can, do: {attack: Archer, object: B}}
          - {A: can, do: {attack: Archer, object: B.Young King}}
          - {A: cannot, do: {attack: Archer, object: B.Idol}, because: "803.3b"}
          - {A: cannot, do: {attack: Archer, object: A.Sage}, because: "803.3b"}
          - {A: attack, card: Archer, object: B.Sage}
          - {expect: {B.Sage: {rested: false}}}
          - {B: cannot, do: {block: B.Sage}, because: "804.4"}
          - {B: no block}
          - {finish: battle}
        expect: {B.Sage: {damage: 400, rested: false}, A.Archer: {damage: 100}, B.life: 4000}
    """)


@clause("1103.1")
def test_it_counts_at_the_declaration_and_can_be_gained_before_and_lost_after() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Aim]}, B: {field: [Sage], hand: [Blind]}}
        do:
          - {A: cannot, do: {attack: Wolf, object: B.Sage}, because: "803.3b"}
          - {A: play, card: Aim, target: A.Wolf}
          - {both: pass}
          - {A: attack, card: Wolf, object: B.Sage}
          - {expect: {chase: 0}}
          - {A: pass}
          - {B: play, card: Blind, target: A.Wolf}
          - {both: pass}
          - {finish: battle}
        expect: {B.Sage: {damage: 400}}
    """)
