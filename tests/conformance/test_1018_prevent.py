"""1018: preventing damage."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 900}
  - {name: Shell, type: Resonator, cost: "{1}", atk: 100, def: 900,
      text: ["If this card would be dealt damage, prevent 200 of it."]}
  - {name: Zap, type: Chant, cost: "{0}", text: ["[Quickcast]",
      "This card deals 500 damage to target resonator."]}
  - {name: Prick, type: Chant, cost: "{0}", text: ["[Quickcast]",
      "This card deals 100 damage to target resonator."]}
  - {name: Burn, type: Chant, cost: "{0}", text: ["[Quickcast]",
      "This card deals 500 damage to target player."]}
  - {name: Drain, type: Chant, cost: "{0}", text: ["Target player loses 500 life."]}
  - {name: Guard, type: Chant, cost: "{0}", text: ["[Quickcast]",
      "Prevent the next 700 damage that would be dealt to target resonator this turn."]}
  - {name: Parry, type: Chant, cost: "{0}", text: ["[Quickcast]",
      "Prevent the next damage that would be dealt to target resonator this turn."]}
  - {name: Aegis, type: Chant, cost: "{0}", text: ["[Quickcast]",
      "Prevent all damage that would be dealt to you this turn."]}
  - {name: Ledger, type: Regalia, cost: "{1}", text: ["Whenever damage is dealt to you => Draw a card."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1018.1", "1018.1a")
def test_a_stated_amount_is_taken_off_and_the_rest_is_dealt() -> None:
    with_cards("""
        start: {A: {hand: [Zap, Prick]}, B: {field: [Shell]}}
        do:
          - {A: play, card: Zap, target: B.Shell}
          - {both: pass}
          - {expect: {B.Shell: {damage: 300}, log: ["1018.1"]}}
          - {A: play, card: Prick, target: B.Shell}
          - {both: pass}
        expect: {B.Shell: {damage: 300}}
    """)


@clause("1018.1a")
def test_a_shield_is_used_up_by_several_blows() -> None:
    with_cards("""
        start: {A: {hand: [Guard, Zap, Zap, Zap]}, B: {field: [Wolf]}}
        do:
          - {A: play, card: Guard, target: B.Wolf}
          - {both: pass}
          - {A: play, card: Zap, target: B.Wolf}
          - {both: pass}
          - {expect: {B.Wolf: {damage: 0}}}
          - {A: play, card: Zap, target: B.Wolf}
          - {both: pass}
          - {expect: {B.Wolf: {damage: 300}}}
          - {A: play, card: Zap, target: B.Wolf}
          - {both: pass}
        expect: {B.Wolf: {damage: 800}}
    """)


@clause("1018.1b")
def test_without_an_amount_none_is_dealt() -> None:
    with_cards("""
        start: {A: {hand: [Burn, Burn, Drain]}, B: {hand: [Aegis], field: [Ledger]}}
        do:
          - {A: play, card: Burn, target: B}
          - {A: pass}
          - {B: play, card: Aegis}
          - {both: pass}
          - {both: pass}
          - {expect: {B.life: 4000, chase: 0, B.hand: 0, log_not: ["1007.2"]}}
          - {A: play, card: Burn, target: B}
          - {both: pass}
          - {expect: {B.life: 4000, chase: 0}}
          - {A: play, card: Drain, target: B}
          - {both: pass}
        expect: {B.life: 3500}
    """)


@clause("1018.1b")
def test_the_next_damage_is_one_lump() -> None:
    with_cards("""
        start: {A: {hand: [Parry, Zap, Prick]}, B: {field: [Wolf]}}
        do:
          - {A: play, card: Parry, target: B.Wolf}
          - {both: pass}
          - {A: play, card: Zap, target: B.Wolf}
          - {both: pass}
          - {A: play, card: Prick, target: B.Wolf}
          - {both: pass}
        expect: {B.Wolf: {damage: 100}}
    """)
