"""1031: skipping phases."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Doze, type: Chant, cost: "{0}", text: ["Skip your next recovery phase."]}
  - {name: Lull, type: Chant, cost: "{0}", text: ["Your opponent skips their next recovery phase."]}
  - {name: Starve, type: Chant, cost: "{0}", text: ["Target player skips their next draw phase."]}
  - {name: Freeze, type: Chant, cost: "{0}",
      text: ["Target resonator doesn't recover during its controller's next recovery phase."]}
  - {name: Linger, type: Chant, cost: "{0}", text: ["Skip your next end phase."]}
  - {name: Grow, type: Chant, cost: "{0}", text: ["Target resonator gains [+200/+200] until end of turn."]}
  - {name: Zap, type: Chant, cost: "{0}", text: ["This card deals 100 damage to target resonator."]}
  - {name: Dawn, type: Regalia, cost: "{1}",
      text: ["At the beginning of your recovery phase => You gain 100 life."]}
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1031.1")
def test_nothing_of_a_skipped_phase_happens() -> None:
    with_cards("""
        start: {A: {hand: [Doze], field: [{card: Wolf, rested: true}, Dawn],
            stones: [{card: Fire Magic Stone, rested: true}]}}
        do:
          - {A: play, card: Doze}
          - {both: pass}
          - {go: "A main"}
          - {expect: {A.Wolf: {rested: true}, A.recovered_stones: 0, A.life: 4000, A.hand: 1}}
          - {go: "A main"}
        expect: {A.Wolf: {rested: false}, A.recovered_stones: 1, A.life: 4100}
    """)


@clause("1031.1")
def test_the_player_named_skips_and_nobody_else() -> None:
    with_cards("""
        start: {A: {hand: [Lull], field: [{card: Wolf, rested: true}]}, B: {field: [{card: Wolf,
            rested: true}]}}
        do:
          - {A: play, card: Lull}
          - {both: pass}
          - {go: "B main"}
          - {expect: {B.Wolf: {rested: true}}}
          - {go: "A main"}
        expect: {A.Wolf: {rested: false}, B.Wolf: {rested: true}}
    """)


@clause("1031.1", "1031.2")
def test_no_card_is_drawn_and_no_deck_out_in_a_skipped_draw_phase() -> None:
    with_cards("""
        start: {A: {hand: [Starve]}, B: {deck: [], fill: false}}
        do:
          - {A: play, card: Starve, target: B}
          - {both: pass}
          - {go: "B main"}
          - {expect: {B.hand: 0, over: false}}
          - {go: "A main"}
          - {finish: turn}
          - {go: "B recovery"}
        expect: {winner: A}
    """)


@clause("1031.2")
def test_two_skips_take_two_phases() -> None:
    with_cards("""
        start: {A: {hand: [Doze, Doze], field: [{card: Wolf, rested: true}]}}
        do:
          - {A: play, card: Doze}
          - {both: pass}
          - {A: play, card: Doze}
          - {both: pass}
          - {go: "A main"}
          - {expect: {A.Wolf: {rested: true}}}
          - {go: "A main"}
          - {expect: {A.Wolf: {rested: true}}}
          - {go: "A main"}
        expect: {A.Wolf: {rested: false}}
    """)


@clause("1031.2")
def test_an_effect_on_a_skipped_phase_waits_for_the_next() -> None:
    with_cards("""
        start: {A: {hand: [Doze, Freeze], field: [{card: Wolf, rested: true}]}}
        do:
          - {A: play, card: Doze}
          - {both: pass}
          - {A: play, card: Freeze, target: Wolf}
          - {both: pass}
          - {go: "A main"}
          - {expect: {A.Wolf: {rested: true}}}
          - {go: "A main"}
          - {expect: {A.Wolf: {rested: true}}}
          - {go: "A main"}
        expect: {A.Wolf: {rested: false}}
    """)


@clause("1031.2")
def test_without_an_end_phase_its_clean_up_waits() -> None:
    """Damage and effects until end of turn last until an end phase happens."""
    with_cards("""
        start: {A: {hand: [Linger, Grow, Zap], field: [Wolf]}}
        do:
          - {A: play, card: Linger}
          - {both: pass}
          - {A: play, card: Grow, target: Wolf}
          - {both: pass}
          - {A: play, card: Zap, target: Wolf}
          - {both: pass}
          - {go: "B main"}
          - {expect: {turn: B, A.Wolf: {atk: 500, damage: 100}}}
          - {go: "A main"}
        expect: {A.Wolf: {atk: 300, damage: 0}}
    """)
