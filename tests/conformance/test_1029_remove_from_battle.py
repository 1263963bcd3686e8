"""1029: removing from battle."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 400}
  - {name: Bear, type: Resonator, cost: "{1}", atk: 600, def: 600}
  - {name: Ox, type: Resonator, cost: "{1}", atk: 500, def: 1200}
  - {name: Yank, type: Chant, cost: "{0}", text: ["[Quickcast]", "Remove target J/resonator from battle."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1029.1", "1029.1a")
def test_an_attacker_stops_attacking() -> None:
    with_cards("""
        start: {A: {field: [Bear]}, B: {hand: [Yank], field: [Wolf]}}
        do:
          - {A: attack, card: Bear, object: B}
          - {expect: {A.Bear: {attacking: true}}}
          - {A: pass}
          - {B: play, card: Yank, target: A.Bear}
          - {both: pass}
          - {expect: {A.Bear: {zone: field, attacking: false, rested: true}}}
          - {finish: battle}
        expect: {B.life: 4000, phase: main, turn: A}
    """)


@clause("1029.1b")
def test_a_blocker_stops_blocking_and_the_attack_goes_on() -> None:
    with_cards("""
        start: {A: {field: [Bear], hand: [Yank]}, B: {field: [Wolf]}}
        do:
          - {A: attack, card: Bear, object: B}
          - {B: block, card: Wolf}
          - {expect: {B.Wolf: {blocking: true}}}
          - {A: play, card: Yank, target: B.Wolf}
          - {both: pass}
          - {expect: {B.Wolf: {zone: field, blocking: false}, A.Bear: {attacking: true}}}
          - {finish: battle}
        expect: {B.life: 3400, B.Wolf: {zone: field, damage: 0}, A.Bear: {damage: 0}}
    """)


@clause("1029.1c")
def test_an_attacked_card_takes_and_deals_no_damage() -> None:
    with_cards("""
        start: {A: {field: [Bear]}, B: {hand: [Yank], field: [{card: Ox, rested: true}]}}
        do:
          - {A: attack, card: Bear, object: B.Ox}
          - {B: no block}
          - {A: pass}
          - {B: play, card: Yank, target: B.Ox}
          - {both: pass}
          - {finish: battle}
        expect: {B.Ox: {damage: 0}, A.Bear: {damage: 0, zone: field}, B.life: 4000}
    """)


@clause("1029.1c")
def test_its_blocker_still_battles() -> None:
    with_cards("""
        start: {A: {field: [Bear]}, B: {hand: [Yank], field: [{card: Wolf, rested: true}, Ox]}}
        do:
          - {A: attack, card: Bear, object: B.Wolf}
          - {B: block, card: Ox}
          - {A: pass}
          - {B: play, card: Yank, target: B.Wolf}
          - {both: pass}
          - {finish: battle}
        expect: {B.Ox: {damage: 600}, A.Bear: {damage: 500}, B.Wolf: {damage: 0}}
    """)


@clause("1029.1")
def test_a_card_outside_the_battle_is_not_touched() -> None:
    with_cards("""
        start: {A: {field: [Bear]}, B: {hand: [Yank], field: [Wolf]}}
        do:
          - {A: attack, card: Bear, object: B}
          - {A: pass}
          - {B: play, card: Yank, target: B.Wolf}
          - {both: pass}
          - {B: block, card: Wolf}
          - {finish: battle}
        expect: {B.life: 4000, B.Wolf: {zone: graveyard}}
    """)
