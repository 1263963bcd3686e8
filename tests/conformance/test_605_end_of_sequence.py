"""605: who has priority next, and what resolves."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Candle, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 200 life."]}
  - {name: Ogre, type: Resonator, cost: "{0}", atk: 800, def: 800}
  - {name: Herald, type: Resonator, cost: "{0}", atk: 100, def: 100, text: ["[Enter] => You gain 100 life."]}
"""


def ending(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("605.1a")
def test_who_acts_keeps_priority() -> None:
    ending("""
        start: {A: {hand: [Spark, Candle], stones: [Fire Magic Stone]}, B: {hand: [Spark]}}
        do:
          - {A: call}
          - {expect: {priority: A}}
          - {A: activate, card: Fire Magic Stone}
          - {expect: {priority: A, A.will: "{R}"}}
          - {A: play, card: Spark}
          - {expect: {priority: A, chase: [Spark]}}
          - {A: play, card: Candle}
          - {expect: {priority: A, chase: [Candle, Spark]}}
          - {A: pass}
          - {B: play, card: Spark}
          - {expect: {priority: B, chase: [Spark, Candle, Spark]}}
    """)


@clause("605.1b")
def test_two_passes_resolve_the_top_only_and_the_turn_player_has_priority() -> None:
    ending("""
        start: {turn: A, A: {hand: [Spark]}, B: {hand: [Candle]}}
        do:
          - {A: play, card: Spark}
          - {A: pass}
          - {B: play, card: Candle}
          - {B: pass}
          - {A: pass}
          - {expect: {chase: [Spark], priority: A, A.life: 4000, B.life: 4200}}
          - {both: pass}
          - {expect: {chase: 0, priority: A, A.life: 4100, phase: main}}
    """)


@clause("605.1b")
def test_two_passes_on_an_empty_chase_end_the_sequence() -> None:
    ending("""
        start: {turn: A}
        do:
          - {A: pass}
          - {expect: {phase: main, priority: B}}
          - {B: pass}
          - {expect: {phase: end}}
    """)


@clause("605.1b")
def test_an_action_between_two_passes_makes_them_no_row() -> None:
    ending("""
        start: {turn: A, B: {hand: [Spark], stones: [Fire Magic Stone]}}
        do:
          - {A: pass}
          - {B: play, card: Spark}
          - {B: pass}
          - {expect: {chase: [Spark], priority: A}}
          - {A: pass}
          - {expect: {chase: 0, priority: A, phase: main}}
          - {A: pass}
          - {B: activate, card: Fire Magic Stone}
          - {B: pass}
          - {expect: {phase: main, priority: A}}
    """)


@clause("605.1b")
def test_a_trigger_between_two_passes_too() -> None:
    ending("""
        start: {turn: A, A: {hand: [Herald]}}
        do:
          - {A: play, card: Herald}
          - {both: pass}
          - {expect: {chase: [Herald], priority: A}}
          - {A: pass}
          - {expect: {chase: [Herald], priority: B, A.life: 4000}}
          - {B: pass}
          - {expect: {chase: 0, A.life: 4100, priority: A}}
    """)


@clause("605.1c")
def test_one_pass_gives_priority_to_the_other() -> None:
    ending("""
        start: {turn: B, A: {hand: [Spark]}, B: {hand: [Spark]}}
        do:
          - {expect: {priority: B}}
          - {B: play, card: Spark}
          - {B: pass}
          - {expect: {priority: A, chase: [Spark]}}
          - {A: play, card: Spark}
          - {A: pass}
          - {expect: {priority: B, chase: [Spark, Spark]}}
    """)


@clause("605.2")
def test_after_anything_but_the_end_a_new_sequence_begins() -> None:
    # Rule processes and triggers come again after each action and each resolution.
    ending("""
        start: {turn: A, A: {hand: [Herald, Ogre]}}
        do:
          - {A: play, card: Herald}
          - {both: pass}
          - {expect: {chase: [Herald], phase: main}}
          - {both: pass}
          - {expect: {chase: 0, phase: main, priority: A}}
          - {A: can, do: {play: Ogre}}
    """)
