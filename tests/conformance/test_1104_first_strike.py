"""1104: [First Strike]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Fencer, type: Resonator, cost: "{1}", atk: 600, def: 400, text: ["[First Strike]"]}
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 600, def: 400}
  - {name: Lamb, type: Resonator, cost: "{1}", atk: 500, def: 600}
  - {name: Haste, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator gains [First Strike] until end of turn."]}
  - {name: Slow, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses all abilities until end of turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1104.1")
def test_it_can_be_gained_and_lost_up_to_its_step() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Haste]}, B: {field: [Lamb]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Lamb}
          - {A: play, card: Haste, target: A.Wolf}
          - {both: pass}
          - {finish: battle}
        expect: {B.Lamb: {zone: graveyard}, A.Wolf: {zone: field, damage: 0}}
    """)
    with_cards("""
        start: {A: {field: [Fencer]}, B: {field: [Lamb], hand: [Slow]}}
        do:
          - {A: attack, card: Fencer, object: B}
          - {B: block, card: Lamb}
          - {A: pass}
          - {B: play, card: Slow, target: A.Fencer}
          - {both: pass}
          - {finish: battle}
        expect: {B.Lamb: {zone: graveyard}, A.Fencer: {zone: graveyard}}
    """)


@clause("1104.2")
def test_the_attacker_kills_before_it_is_struck() -> None:
    with_cards("""
        start: {A: {field: [Fencer]}, B: {field: [Lamb]}}
        do:
          - {A: attack, card: Fencer, object: B}
          - {B: block, card: Lamb}
          - {finish: battle}
        expect: {B.Lamb: {zone: graveyard}, A.Fencer: {zone: field, damage: 0}}
    """)


@clause("1104.2")
def test_it_is_for_the_attacker_only() -> None:
    with_cards("""
        start: {A: {field: [Lamb]}, B: {field: [Fencer]}}
        do:
          - {A: attack, card: Lamb, object: B}
          - {B: block, card: Fencer}
          - {both: pass}
          - {expect: {A.Lamb: {damage: 0}}}
          - {finish: battle}
        expect: {A.Lamb: {zone: graveyard}, B.Fencer: {zone: graveyard}}
    """)


@clause("1104.2")
def test_against_a_blocker_with_it_the_attacker_is_still_alone_in_its_step() -> None:
    with_cards("""
        start: {A: {field: [Fencer]}, B: {field: [Fencer]}}
        do:
          - {A: attack, card: A.Fencer, object: B}
          - {B: block, card: B.Fencer}
          - {finish: battle}
        expect: {A.Fencer: {zone: field, damage: 0}, B.Fencer: {zone: graveyard}}
    """)
