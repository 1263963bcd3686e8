"""1301: loops and their three outcomes."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Pendulum, type: Resonator, cost: "{2}", race: [Machine], atk: 300, def: 300,
     text: ["Whenever this card becomes rested => Recover this card.",
            "Whenever this card recovers => Rest this card."]}
  - {name: Swing, type: Resonator, cost: "{2}", race: [Machine], atk: 300, def: 300,
     text: ["Whenever this card becomes rested => Recover this card.",
            "Whenever this card recovers => You may rest this card."]}
  - {name: Seesaw, type: Resonator, cost: "{2}", race: [Machine], atk: 300, def: 300,
     text: ["Whenever this card becomes rested => You may recover this card.",
            "Whenever this card recovers => Your opponent may rest this card."]}
  - {name: Push, type: Chant, cost: "{0}", text: ["Rest target resonator."]}
  - {name: Ruin, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Gossip, type: Regalia, cost: "{1}",
     text: ["Whenever your opponent gains life => You gain 100 life."]}
  - {name: Leech, type: Regalia, cost: "{1}",
     text: ["Whenever you gain life => Your opponent loses 100 life."]}
  - {name: Spite, type: Regalia, cost: "{1}",
     text: ["Whenever your opponent loses life => You gain 100 life."]}
  - {name: Sip, type: Chant, cost: "{0}", text: ["You gain 100 life."]}
  - {name: Hydra, type: Regalia, cost: "{1}",
     text: ["Whenever a resonator enters the field => Put a [100/100] Head resonator token into your field."]}
  - {name: Wolf, type: Resonator, cost: "{0}", atk: 400, def: 400}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1301.1", "1301.1c")
def test_forced_to_repeat_with_nobody_to_stop_it_is_a_draw() -> None:
    with_cards("""
        start: {A: {field: [Pendulum], hand: [Push]}}
        do:
          - {A: play, card: Push, target: A.Pendulum}
          - {resolve: all}
        expect: {draw: true, log: ["1301.1c"]}
    """)


@clause("1301.1", "1301.1c")
def test_life_that_rises_for_ever_is_a_loop_too() -> None:
    with_cards("""
        start: {A: {field: [Gossip], hand: [Sip]}, B: {field: [Gossip]}}
        do:
          - {A: play, card: Sip}
          - {resolve: all}
        expect: {draw: true, log: ["1301.1c"]}
    """)


@clause("1301.1", "1301.1c")
def test_ever_more_tokens_are_a_loop_too() -> None:
    with_cards("""
        start: {A: {field: [Hydra], hand: [Wolf]}}
        do:
          - {A: play, card: Wolf}
          - {resolve: all}
        expect: {draw: true}
    """)


@clause("1301.1")
def test_what_ends_by_itself_is_no_loop() -> None:
    with_cards("""
        start: {A: {field: [Leech, Spite], hand: [Sip]}}
        do:
          - {A: play, card: Sip}
          - {resolve: all}
        expect: {winner: A, B.life: 0}
    """)


@clause("1301.1a")
def test_who_alone_can_stop_it_names_a_number() -> None:
    with_cards("""
        start: {A: {field: [Swing], hand: [Push]}}
        do:
          - {A: play, card: Push, target: A.Swing}
          - {resolve: all, answers: ["yes", "yes", "yes", "yes", 7]}
        expect: {over: false, chase: 0, A.Swing: {rested: false}, log: ["1301.1a"]}
    """)


@clause("1301.1a")
def test_the_opponents_loop_is_the_opponents_to_stop() -> None:
    with_cards("""
        start: {A: {hand: [Push]}, B: {field: [Swing]}}
        do:
          - {A: play, card: Push, target: B.Swing}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {B: answer, with: "yes"}
          - {both: pass}
          - {both: pass}
          - {B: answer, with: "yes"}
          - {both: pass}
          - {both: pass}
          - {B: answer, with: "yes"}
          - {both: pass}
          - {both: pass}
          - {B: answer, with: "yes"}
          - {expect: {decision: {player: B, kind: loop}}}
          - {B: answer, with: 3}
          - {resolve: all}
        expect: {B.Swing: {rested: false}}
    """)


@clause("1301.1a")
def test_after_that_something_else_must_be_done_before_it_is_done_again() -> None:
    # Once performed, the loop is not offered; after another action it is.
    with_cards("""
        start: {A: {field: [Swing], hand: [Push, Push, Sip]}}
        do:
          - {A: play, card: Push, target: A.Swing}
          - {resolve: all, answers: ["yes", "yes", "yes", "yes", 2]}
          - {expect: {A.Swing: {rested: false}, chase: 0}}
          - {A: play, card: Sip}
          - {both: pass}
          - {A: play, card: Push, target: A.Swing}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {A: answer, with: "yes"}
          - {resolve: all, answers: ["no"]}
        expect: {A.Swing: {rested: false}, over: false}
    """)


@clause("1301.1a")
def test_a_player_who_could_act_can_stop_it() -> None:
    # Nobody has to rest or recover it, but B holds a card that could end it.
    with_cards("""
        start: {A: {field: [Pendulum], hand: [Push]}, B: {hand: [Ruin]}}
        do:
          - {A: play, card: Push, target: A.Pendulum}
          - {resolve: all, answers: [4]}
        expect: {over: false, A.Pendulum: {zone: graveyard}, B.hand: 0, log: ["1301.1a"]}
    """)


@clause("1301.1b")
def test_if_both_can_stop_it_the_smaller_number_counts() -> None:
    with_cards("""
        start: {turn: A, A: {field: [Seesaw], hand: [Push]}}
        do:
          - {A: play, card: Push, target: A.Seesaw}
          - {resolve: all, answers: ["yes", "yes", "yes", "yes", "yes", "yes", "yes", "yes", 9, 2, "yes"]}
        expect: {over: false, A.Seesaw: {rested: false}, log: ["1301.1b"]}
    """)


@clause("1301.1b")
def test_the_turn_player_declares_first() -> None:
    with_cards("""
        start: {turn: B, A: {field: [Seesaw]}, B: {hand: [Push]}}
        do:
          - {B: play, card: Push, target: A.Seesaw}
          - {resolve: all, answers: ["yes", "yes", "yes", "yes", "yes", "yes", "yes", "yes"]}
          - {expect: {decision: {player: B, kind: loop}}}
          - {B: answer, with: 2}
          - {expect: {decision: {player: A, kind: loop}}}
          - {A: answer, with: 9}
        expect: {over: false, log: ["1301.1b"], priority: B}
    """)
