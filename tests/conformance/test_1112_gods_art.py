"""1112: [God's Art]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Sun, type: Resonator, cost: "{0}", atk: 300, def: 300,
     text: ['God''s Art "Flare" {0}: You gain 500 life.', 'God''s Art "Dusk" {0}: You gain 200 life.']}
  - {name: Moon, type: Resonator, cost: "{0}", atk: 300, def: 300,
     text: ['God''s Art "Flare" {0}: You gain 700 life.']}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target activate ability."]}
  - {name: Recall, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Return target resonator to its owner's hand."]}
  - {name: Choir, type: Regalia, cost: "{0}", text: ["Whenever you play a God's Art => You gain 100 life."]}
  - {name: Silence, type: Regalia, cost: "{0}", text: ["Your opponent cannot play activate abilities."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1112.1")
def test_it_is_an_activate_ability() -> None:
    with_cards("""
        start: {A: {field: [Sun]}, B: {field: [Sun], hand: [Hush]}}
        do:
          - {A: pass}
          - {B: activate, card: B.Sun, ability: 1}
          - {expect: {chase: [Sun], B.life: 4000}}
          - {both: pass}
        expect: {B.life: 4500}
    """)
    with_cards("""
        start: {A: {field: [Sun]}, B: {field: [Silence]}}
        do:
          - {A: cannot, do: {activate: Sun, ability: 1}, because: "104.4"}
    """)


@clause("1112.2")
def test_once_per_game() -> None:
    with_cards("""
        start: {A: {field: [Sun]}}
        do:
          - {A: activate, card: Sun, ability: 1}
          - {A: cannot, do: {activate: Sun, ability: 1}, because: "1112.2"}
          - {both: pass}
          - {A: cannot, do: {activate: Sun, ability: 1}, because: "1112.2"}
          - {go: "B main"}
          - {go: "A main"}
          - {A: cannot, do: {activate: Sun, ability: 1}, because: "1112.2"}
        expect: {A.life: 4500}
    """)


@clause("1112.2")
def test_by_its_name_also_from_another_card_or_the_same_card_come_back() -> None:
    with_cards("""
        start: {A: {field: [Sun, Moon, Sun], hand: [Recall]}, B: {field: [Sun]}}
        do:
          - {A: activate, card: "Sun#1", ability: 1}
          - {both: pass}
          - {A: cannot, do: {activate: Moon}, because: "1112.2"}
          - {A: cannot, do: {activate: "A.Sun#2", ability: 1}, because: "1112.2"}
          - {A: play, card: Recall, target: "A.Sun#1"}
          - {both: pass}
          - {A: play, card: Sun, from: hand}
          - {both: pass}
          - {A: cannot, do: {activate: "A.Sun#1", ability: 1}, because: "1112.2"}
          - {A: pass}
          - {B: activate, card: B.Sun, ability: 1}
          - {both: pass}
        expect: {A.life: 4500, B.life: 4500}
    """)


@clause("1112.2a")
def test_arts_of_other_names_can_still_be_played() -> None:
    with_cards("""
        start: {A: {field: [Sun, Choir]}}
        do:
          - {A: activate, card: Sun, ability: 1}
          - {resolve: all}
          - {A: activate, card: Sun, ability: 2}
          - {resolve: all}
          - {A: cannot, do: {activate: Sun, ability: 2}, because: "1112.2"}
        expect: {A.life: 4900}
    """)


@clause("1112.2b")
def test_a_cancelled_one_was_played() -> None:
    with_cards("""
        start: {A: {field: [Sun]}, B: {hand: [Hush]}}
        do:
          - {A: activate, card: Sun, ability: 1}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Sun}
          - {both: pass}
          - {expect: {chase: 0, A.life: 4000}}
          - {A: cannot, do: {activate: Sun, ability: 1}, because: "1112.2"}
    """)
