"""701: main timing."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Lesson, type: Chant, cost: "{1}", text: ["Draw a card."]}
  - {name: Spark, type: Chant, cost: "{1}", text: ["[Quickcast]", "You gain 100 life."]}
"""


@clause("701.2")
def test_main_timing_is_over_while_something_is_on_the_chase() -> None:
    holds(
        CARDS
        + dedent("""
            start: {A: {hand: [Wolf, Lesson, Spark], stones: {Light Magic Stone: 4}, field: [Wolf]}}
            do:
              - {A: can, do: {play: Wolf}}
              - {A: can, do: {call: true}}
              - {A: play, card: Spark}
              - {A: cannot, do: {play: Wolf}, because: "702.1"}
              - {A: cannot, do: {play: Lesson}, because: "703.1"}
              - {A: cannot, do: {call: true}, because: "710.1"}
              - {A: cannot, do: {battle: true}}
              - {A: cannot, do: {standby: Wolf}}
              - {both: pass}
              - {A: can, do: {play: Lesson}}
        """)
    )


@clause("701.2")
def test_main_timing_is_over_in_battle() -> None:
    holds(
        CARDS
        + dedent("""
            start: {A: {hand: [Wolf, Lesson, Spark], stones: {Light Magic Stone: 4}, field: [Wolf]}}
            do:
              - {A: battle}
              - {A: cannot, do: {play: Wolf, from: hand}, because: "702.1"}
              - {A: cannot, do: {play: Lesson}, because: "703.1"}
              - {A: cannot, do: {call: true}}
              - {A: cannot, do: {standby: Lesson}}
              - {A: can, do: {play: Spark}}
        """)
    )


@clause("701.2")
def test_main_timing_needs_the_main_phase_of_ones_own_turn() -> None:
    holds(
        CARDS
        + dedent("""
            start:
              phase: end
              A: {hand: [Wolf, Lesson], stones: {Light Magic Stone: 4}}
              B: {hand: [Wolf, Lesson, Spark], stones: {Light Magic Stone: 4}}
            do:
              - {A: cannot, do: {play: Wolf}, because: "702.1"}
              - {A: cannot, do: {play: Lesson}, because: "703.1"}
              - {A: cannot, do: {call: true}}
              - {A: cannot, do: {standby: Lesson}}
              - {A: pass}
              - {B: cannot, do: {play: Wolf}, because: "702.1"}
              - {B: can, do: {play: Spark}}
              - {go: "B main"}
              - {B: can, do: {play: Wolf}}
        """)
    )


@clause("701.2")
def test_main_timing_is_the_turn_players_alone() -> None:
    holds(
        CARDS
        + dedent("""
            start:
              A: {hand: [Spark], stones: {Light Magic Stone: 4}}
              B: {hand: [Wolf, Lesson], stones: {Light Magic Stone: 4}}
            do:
              - {A: pass}
              - {B: cannot, do: {play: Wolf}, because: "702.1"}
              - {B: cannot, do: {play: Lesson}, because: "703.1"}
              - {B: cannot, do: {call: true}, because: "710.1"}
              - {B: cannot, do: {battle: true}}
        """)
    )
