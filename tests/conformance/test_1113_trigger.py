"""1113: [Trigger]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Snare, type: Chant, cost: "{R}{R}", text: ["[Trigger] Pay {1}: You gain 500 life."]}
  - {name: Offering, type: Chant, cost: "{R}", text: ["[Trigger] Discard a card: You gain 500 life."]}
  - {name: Wisp, type: Chant, cost: "{R}", text: ["[Trigger] Anytime: You gain 500 life."]}
  - {name: Pit, type: Chant, cost: "{R}", text: ["[Trigger] When a resonator attacks => You gain 500 life."]}
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
  - {name: Lesson, type: Chant, cost: "{0}", text: ["You gain 100 life."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1113.1")
def test_it_changes_when_the_card_is_played() -> None:
    with_cards("""
        start: {A: {hand: [Lesson]}, B: {standby: [Snare], stones: {Fire Magic Stone: 1}, hand: [Lesson]}}
        do:
          - {A: play, card: Lesson}
          - {A: pass}
          - {B: cannot, do: {play: Lesson}, because: "703.1"}
          - {B: play, card: Snare, from: standby}
          - {expect: {chase: [Snare, Lesson]}}
    """)


@clause("1113.2a")
def test_the_action_before_the_colon_is_an_additional_cost() -> None:
    with_cards("""
        start: {A: {standby: [Snare, Offering], hand: [Wolf], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Snare, from: standby}
          - {expect: {A.recovered_stones: 0, A.life: 4000, chase: [Snare]}}
          - {both: pass}
          - {expect: {A.life: 4500, A.Snare: {zone: graveyard}}}
          - {A: play, card: Offering, from: standby, cost: [Wolf]}
          - {expect: {A.hand: 0, A.Wolf: {zone: graveyard}, chase: [Offering]}}
          - {both: pass}
        expect: {A.life: 5000}
    """)
    with_cards("""
        start: {A: {standby: [Snare, Offering]}}
        do:
          - {A: cannot, do: {play: Snare, from: standby}, because: "903.2j"}
          - {A: cannot, do: {play: Offering, from: standby}, because: "903.2j"}
    """)


@clause("1113.2a")
def test_from_the_hand_it_comes_on_top_of_the_cost() -> None:
    with_cards("""
        start: {A: {hand: [Snare], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: play, card: Snare}
        expect: {A.recovered_stones: 0, chase: [Snare]}
    """)
    with_cards("""
        start: {A: {hand: [Snare], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: cannot, do: {play: Snare}, because: "903.2j"}
    """)


@clause("1113.2a-i")
def test_anytime_costs_nothing_more() -> None:
    with_cards("""
        start: {A: {hand: [Lesson]}, B: {standby: [Wisp], hand: [Wisp], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Lesson}
          - {A: pass}
          - {B: play, card: Wisp, from: standby}
          - {expect: {chase: [Wisp, Lesson], B.recovered_stones: 1}}
          - {B: play, card: Wisp, from: hand}
          - {expect: {chase: [Wisp, Wisp, Lesson], B.recovered_stones: 0}}
          - {resolve: all}
        expect: {B.life: 5000}
    """)


@clause("1113.2b")
def test_on_its_condition_it_is_revealed_triggers_and_does_its_effect_as_it_resolves() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {standby: [Pit]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {expect: {decision: {player: B, kind: reveal}}}
          - {B: reveal, card: Pit}
          - {expect: {chase: [Pit], B.life: 4000, priority: A}}
          - {both: pass}
        expect: {B.life: 4500, B.Pit: {zone: graveyard}, step: declare attack}
    """)


@clause("1113.2b")
def test_revealing_is_optional_and_without_its_condition_it_cannot_be_played() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {standby: [Pit], hand: [Pit], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: pass}
          - {B: cannot, do: {play: Pit, from: standby}, because: "708.1"}
          - {B: cannot, do: {play: Pit, from: hand}, because: "708.1"}
          - {go: "B main"}
          - {go: "A main"}
          - {A: attack, card: Wolf, object: B}
          - {B: answer, with: no}
          - {B: answer, with: no}
          - {expect: {chase: 0, B.Pit: {zone: standby, revealed: false}}}
          - {finish: battle}
        expect: {B.life: 3600}
    """)
