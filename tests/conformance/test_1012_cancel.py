"""1012: cancelling."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
  - {name: Burn, type: Chant, cost: "{0}", text: ["This card deals 500 damage to target player."]}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
  - {name: Numb, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target ability."]}
  - {name: Sage, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["{Rest}: You gain 500 life."]}
  - {name: Herald, type: Resonator, cost: "{0}", atk: 100, def: 100, text: ["[Enter] => You gain 500 life."]}
  - {name: Echo, type: Chant, cost: "{0}", text: ["[Quickcast]", "Copy target chant spell."]}
  - {name: Mourner, type: Regalia, cost: "{1}", text: ["When a resonator is destroyed => You gain 100 life."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1012.1")
def test_a_cancelled_card_goes_to_the_graveyard_without_resolving() -> None:
    with_cards("""
        start: {A: {hand: [Burn, Wolf], field: [Mourner]}, B: {hand: [Hush, Hush]}}
        do:
          - {A: play, card: Burn, target: B}
          - {A: pass}
          - {B: play, card: Hush, target: A.Burn}
          - {both: pass}
          - {expect: {chase: 0, B.life: 4000, A.graveyard: [Burn], B.graveyard: [Hush], log: ["1012.1"]}}
          - {A: play, card: Wolf}
          - {A: pass}
          - {B: play, card: Hush, target: A.Wolf}
          - {both: pass}
        expect: {chase: 0, A.graveyard: [Wolf, Burn], A.field: [Mourner], A.life: 4000}
    """)


@clause("1012.1")
def test_a_cancelled_ability_is_gone_but_its_cost_stays_paid() -> None:
    with_cards("""
        start: {A: {field: [Sage], hand: [Herald]}, B: {hand: [Numb, Numb]}}
        do:
          - {A: activate, card: Sage}
          - {A: pass}
          - {B: play, card: Numb, target: chase.Sage}
          - {both: pass}
          - {expect: {chase: 0, A.life: 4000, A.Sage: {zone: field, rested: true}, A.graveyard: 0}}
          - {A: play, card: Herald}
          - {both: pass}
          - {expect: {chase: [Herald]}}
          - {A: pass}
          - {B: play, card: Numb, target: chase.Herald}
          - {both: pass}
        expect: {chase: 0, A.life: 4000, A.Herald: {zone: field}}
    """)


@clause("1012.1")
def test_a_cancelled_copy_goes_nowhere() -> None:
    with_cards("""
        start: {A: {hand: [Burn, Echo]}, B: {hand: [Hush]}}
        do:
          - {A: play, card: Burn, target: B}
          - {A: play, card: Echo, target: Burn}
          - {both: pass}
          - {expect: {chase: [Burn, Burn]}}
          - {A: pass}
          - {B: play, card: Hush, target: "A.Burn#2"}
          - {both: pass}
          - {expect: {chase: [Burn], A.graveyard: [Echo]}}
          - {both: pass}
        expect: {B.life: 3500, A.graveyard: [Burn, Echo]}
    """)
