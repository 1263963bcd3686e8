"""501, 502: turns alternate; the draw phase."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Dawn, type: Regalia, cost: "{0}", text: ["At the beginning of your turn => You gain 100 life."]}
  - {name: Well, type: Regalia, cost: "{0}",
      text: ["At the beginning of your draw phase => You gain 200 life."]}
  - {name: Eve, type: Regalia, cost: "{0}", text: ["At the beginning of the game => You gain 400 life."]}
  - {name: Seer, type: Ruler, text: ["At the beginning of the game => You gain 400 life."]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card."]}
  - {name: One, type: Resonator, cost: "{0}", atk: 100, def: 100}
  - {name: Two, type: Resonator, cost: "{0}", atk: 100, def: 100}
  - {name: Encore, type: Chant, cost: "{0}", text: ["Take an extra turn after this one."]}
  - {name: Drought, type: Chant, cost: "{0}", text: ["Target player skips their next draw phase."]}
"""
BEGIN = """\
start:
  phase: setup
  A: {ruler: Seer, deck: {One: 10}, stone_deck: {Fire Magic Stone: 10}}
  B: {ruler: Seer, deck: {One: 10}, stone_deck: {Fire Magic Stone: 10}}
do:
  - {A: answer, with: []}
  - {B: answer, with: []}
"""


def drawn(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("501.1")
def test_turns_alternate_and_phases_come_in_order() -> None:
    drawn("""
        start: {phase: draw, turn: A}
        do:
          - {expect: {turn: A, phase: draw}}
          - {both: pass}
          - {expect: {phase: draw}}
          - {both: pass}
          - {expect: {phase: recovery}}
          - {both: pass}
          - {both: pass}
          - {expect: {phase: main}}
          - {both: pass}
          - {expect: {phase: end}}
          - {both: pass}
          - {both: pass}
          - {expect: {turn: B, phase: draw}}
          - {finish: turn}
          - {expect: {turn: A, phase: draw}}
    """)


@clause("502.1")
def test_beginning_of_turn_and_of_draw_phase_happen_together() -> None:
    drawn("""
        start: {turn: B, A: {field: [Dawn, Well, Eve]}}
        do:
          - {go: "A draw"}
          - {expect: {decision: {player: A, kind: trigger}}}
          - {A: cannot, do: {answer: Eve}}
          - {A: answer, with: Well}
          - {expect: {chase: [Dawn, Well], A.hand: 0}}
          - {resolve: all}
        expect: {A.life: 4300, B.life: 4000}
    """)


@clause("502.1")
def test_not_in_the_opponents_turn() -> None:
    drawn("""
        start: {turn: A, A: {field: [Dawn, Well]}}
        do:
          - {go: "B main"}
        expect: {A.life: 4000, chase: 0}
    """)


@clause("502.1")
def test_beginning_of_game_happens_in_the_first_turn_only() -> None:
    drawn(
        BEGIN
        + """\
  - {expect: {turn: A, phase: draw, chase: [Seer, Seer], priority: A}}
  - {resolve: all}
  - {expect: {A.life: 4400, B.life: 4400, phase: draw}}
  - {go: "B main"}
  - {go: "A main"}
expect: {A.life: 4400, B.life: 4400, chase: 0}
"""
    )


@clause("502.2", "502.4")
def test_priority_before_and_after_the_draw() -> None:
    drawn("""
        start: {turn: B, A: {deck: [One, Two], hand: [Spark, Spark, Lesson]}}
        do:
          - {go: "A draw"}
          - {expect: {phase: draw, priority: A, A.hand: [Spark, Spark, Lesson]}}
          - {A: can, do: {play: Spark}}
          - {A: cannot, do: {play: Lesson}, because: "703"}
          - {both: pass}
          - {expect: {phase: draw, priority: A, A.hand: [Spark, Spark, Lesson, One]}}
          - {A: play, card: Spark}
          - {both: pass}
          - {expect: {phase: draw, priority: A}}
          - {both: pass}
          - {expect: {phase: recovery, A.hand: [Spark, Lesson, One]}}
    """)


@clause("502.3")
def test_the_turn_player_draws_one_card() -> None:
    drawn("""
        start: {turn: B, A: {deck: [One, Two]}, B: {deck: [Two]}}
        do: [{go: "A recovery"}]
        expect: {A.hand: [One], B.hand: 0}
    """)


@clause("502.3")
def test_not_in_the_first_turn_of_the_game() -> None:
    drawn(
        BEGIN
        + """\
  - {go: "A main"}
  - {expect: {A.hand: 5, B.hand: 5}}
  - {go: "B main"}
  - {expect: {A.hand: 5, B.hand: 6}}
  - {go: "A main"}
  - {expect: {A.hand: 6, B.hand: 6}}
"""
    )


@clause("502.3", "1025.1")
def test_an_extra_turn_after_the_first_is_not_the_first() -> None:
    holds(
        CARDS
        + dedent("""
            start:
              phase: setup
              A: {ruler: Plain Ruler, deck: [Encore, One, One, One, One, Two, One],
                  stone_deck: {Fire Magic Stone: 10}}
              B: {ruler: Plain Ruler, deck: {One: 10}, stone_deck: {Fire Magic Stone: 10}}
            do:
              - {A: answer, with: []}
              - {B: answer, with: []}
              - {go: "A main"}
              - {A: play, card: Encore}
              - {both: pass}
              - {finish: turn}
              - {expect: {turn: A, phase: draw}}
              - {go: "A main"}
              - {expect: {A.hand: [One, One, One, One, Two], log_not: ["503.1"]}}
              - {finish: turn}
              - {expect: {turn: B}}
        """)
    )


@clause("502.1", "1031.1", "1031.2")
def test_a_skipped_draw_phase_has_no_beginning_and_no_draw() -> None:
    drawn("""
        start: {turn: A, A: {field: [Dawn, Well], hand: [Drought], deck: [One]}}
        do:
          - {A: play, card: Drought, target: A}
          - {both: pass}
          - {go: "B main"}
          - {expect: {B.hand: 1}}
          - {go: "A main"}
          - {expect: {A.hand: 0, A.life: 4000}}
          - {go: "B main"}
          - {go: "A main"}
          - {expect: {A.hand: [One], A.life: 4300}}
    """)
