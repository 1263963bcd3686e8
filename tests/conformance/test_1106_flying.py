"""1106: [Flying]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Hawk, type: Resonator, cost: "{1}", atk: 400, def: 400, text: ["[Flying]"]}
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
  - {name: Sage, type: Resonator, cost: "{1}", atk: 100, def: 900}
  - {name: Lift, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator gains [Flying] until end of turn."]}
  - {name: Ground, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses [Flying] until end of turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1106.2")
def test_only_flying_blocks_flying() -> None:
    with_cards("""
        start: {A: {field: [Hawk]}, B: {field: [Wolf, Hawk]}}
        do:
          - {A: attack, card: A.Hawk, object: B}
          - {B: cannot, do: {block: Wolf}, because: "1106.2"}
          - {B: block, card: B.Hawk}
          - {finish: battle}
        expect: {B.life: 4000, A.Hawk: {zone: graveyard}, B.Hawk: {zone: graveyard}}
    """)


@clause("1106.2")
def test_flying_may_block_anything_and_be_attacked_by_anything() -> None:
    with_cards("""
        start: {A: {field: [Wolf, Sage]}, B: {field: [Hawk, {card: Hawk, rested: true}]}}
        do:
          - {A: attack, card: Sage, object: "B.Hawk#2"}
          - {B: block, card: "B.Hawk#1"}
          - {finish: battle}
        expect: {A.Sage: {damage: 400}, "B.Hawk#1": {damage: 100}}
    """)


@clause("1106.1")
def test_it_counts_when_the_block_is_declared() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Lift]}, B: {field: [Sage]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {A: play, card: Lift, target: A.Wolf}
          - {both: pass}
          - {B: cannot, do: {block: Sage}, because: "1106.2"}
          - {finish: battle}
        expect: {B.life: 3600}
    """)
    with_cards("""
        start: {A: {field: [Hawk]}, B: {field: [Sage], hand: [Ground]}}
        do:
          - {A: attack, card: Hawk, object: B}
          - {A: pass}
          - {B: play, card: Ground, target: A.Hawk}
          - {both: pass}
          - {B: block, card: Sage}
          - {finish: battle}
        expect: {B.life: 4000}
    """)


@clause("1106.1")
def test_gained_after_the_block_it_does_not_undo_it() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Lift]}, B: {field: [Sage]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Sage}
          - {A: play, card: Lift, target: A.Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {has: [Flying]}, B.Sage: {blocking: true}}}
          - {finish: battle}
        expect: {B.life: 4000, B.Sage: {damage: 400}}
    """)
