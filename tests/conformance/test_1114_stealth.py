"""1114: [Stealth]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Shadow, type: Resonator, cost: "{B}{B}", atk: 300, def: 500,
     text: ["[Stealth] When a resonator your opponent controls attacks."]}
  - {name: Lurker, type: Resonator, cost: "{B}{B}", atk: 300, def: 500,
     text: ["[Stealth] You control three or more resonators."]}
  - {name: Scout, type: Resonator, cost: "{B}{B}", atk: 300, def: 500,
     text: ["[Stealth] When a resonator attacks."]}
  - {name: Pit, type: Chant, cost: "{R}", text: ["[Trigger] When a resonator attacks => You gain 500 life."]}
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1114.2")
def test_from_standby_it_is_played_on_its_condition_without_paying() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {standby: [Shadow]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: reveal, card: Shadow}
          - {expect: {chase: [Shadow], B.standby: 0, step: declare attack, priority: A}}
          - {both: pass}
          - {expect: {B.Shadow: {zone: field}}}
          - {B: block, card: Shadow}
          - {finish: battle}
        expect: {B.life: 4000, B.Shadow: {zone: field, damage: 400}}
    """)


@clause("1114.2")
def test_it_is_optional_and_only_for_its_condition() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {standby: [Shadow], field: [Wolf]}}
        do:
          - {A: pass}
          - {B: cannot, do: {play: Shadow, from: standby}, because: "708.1"}
          - {go: "B main"}
          - {B: attack, card: B.Wolf, object: A}
          - {expect: {decision: {player: B, kind: priority}, chase: 0}}
          - {finish: battle}
          - {go: "A main"}
          - {A: attack, card: A.Wolf, object: B}
          - {B: answer, with: no}
          - {expect: {B.Shadow: {zone: standby}, chase: 0}}
          - {finish: battle}
        expect: {B.life: 3600, B.Shadow: {zone: standby}}
    """)


@clause("1114.2")
def test_from_the_hand_it_is_an_ordinary_resonator() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {hand: [Shadow], stones: {Darkness Magic Stone: 2}}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {expect: {decision: {player: A, kind: priority}}}
          - {finish: battle}
          - {go: "B main"}
          - {B: play, card: Shadow}
          - {expect: {B.recovered_stones: 0}}
          - {both: pass}
        expect: {B.Shadow: {zone: field}}
    """)


@clause("1114.2")
def test_a_condition_that_is_a_state_lets_it_be_played_at_any_priority() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {standby: [Lurker, Lurker], field: [Wolf, Wolf]}}
        do:
          - {A: pass}
          - {B: cannot, do: {play: Lurker, from: standby}, because: "1416.4"}
    """)
    with_cards("""
        start: {A: {field: [Wolf]}, B: {standby: [Lurker], field: [Wolf, Wolf, Wolf]}}
        do:
          - {A: pass}
          - {B: play, card: Lurker, from: standby}
          - {expect: {chase: [Lurker]}}
          - {both: pass}
        expect: {B.Lurker: {zone: field}}
    """)


@clause("1114.1")
def test_it_is_played_as_a_spell_that_can_be_cancelled() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Hush]}, B: {standby: [Shadow]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: reveal, card: Shadow}
          - {A: play, card: Hush, target: chase.Shadow}
          - {both: pass}
        expect: {B.Shadow: {zone: graveyard}}
    """)


@clause("1114.3")
def test_it_works_in_the_turn_it_was_set_a_trigger_card_does_not() -> None:
    with_cards("""
        start: {A: {field: [Wolf], standby: [{card: Scout, set_this_turn: true}, {card: Pit,
          set_this_turn: true}]}, B: {}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {A: reveal, card: Scout}
          - {expect: {chase: [Scout], A.Pit: {zone: standby}, decision: {player: A, kind: priority}}}
          - {both: pass}
        expect: {A.Scout: {zone: field}}
    """)


@clause("1114.3")
def test_set_for_two_and_sprung_in_the_same_turn() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Scout], stones: {Darkness Magic Stone: 2}}, B: {}}
        do:
          - {A: standby, card: Scout}
          - {A: attack, card: Wolf, object: B}
          - {A: reveal, card: Scout}
          - {both: pass}
        expect: {A.Scout: {zone: field, fresh: true}}
    """)
