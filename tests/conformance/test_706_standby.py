"""706: putting a card into the standby area."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from situations import card, go, situation
from willpower.abilities.symbols import STANDBY
from willpower.engine.game import Game

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Snare, type: "Spell:Chant-Standby", cost: "{R}{R}",
      text: ["[Trigger] Pay {0}: Target player loses 500 life."]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("706.1", "706.2")
def test_face_down_at_once_for_two_will() -> None:
    with_cards("""
        start: {A: {hand: [Snare, Wolf], stones: {Light Magic Stone: 2}}}
        do:
          - {A: standby, card: Snare}
        expect: {chase: 0, A.standby: [Snare], A.hand: [Wolf], A.recovered_stones: 0,
          A.Snare: {revealed: false}, priority: A}
    """)


@clause("706.1")
def test_not_without_the_two_will() -> None:
    with_cards("""
        start: {A: {hand: [Snare], stones: {Light Magic Stone: 1}}}
        do:
          - {A: cannot, do: {standby: Snare}, because: "706.1"}
    """)


@clause("706.1")
def test_the_turn_player_at_main_timing_from_the_hand() -> None:
    with_cards("""
        start:
          A: {hand: [Spark, Snare], graveyard: [Wolf], stones: {Light Magic Stone: 2}}
          B: {hand: [Snare], stones: {Light Magic Stone: 2}}
        do:
          - {A: cannot, do: {standby: Wolf}, because: "706.1"}
          - {A: play, card: Spark}
          - {A: cannot, do: {standby: Snare}, because: "706.1"}
          - {A: pass}
          - {B: cannot, do: {standby: Snare}, because: "706.1"}
          - {B: pass}
          - {A: can, do: {standby: Snare}}
          - {A: battle}
          - {A: cannot, do: {standby: Snare}, because: "706.1"}
    """)


@clause("706.3")
def test_other_cards_can_be_set_but_not_played_from_there() -> None:
    with_cards("""
        start: {A: {hand: [Wolf], standby: [Spark], stones: {Light Magic Stone: 4}}}
        do:
          - {A: standby, card: Wolf}
          - {expect: {A.standby: [Spark, Wolf]}}
          - {A: cannot, do: {play: Wolf, from: standby}, because: "706.3"}
          - {A: cannot, do: {play: Spark, from: standby}, because: "706.3"}
          - {go: "A main"}
          - {A: cannot, do: {play: Wolf, from: standby}, because: "706.3"}
    """)


@clause("706.3")
def test_an_effect_may_allow_it() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
          - {name: Warden, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["You may play resonators from your standby area."]}
        start: {A: {field: [Warden], standby: [Wolf], stones: {Light Magic Stone: 1}}}
        do:
          - {A: play, card: Wolf, from: standby}
          - {expect: {A.recovered_stones: 0}}
          - {both: pass}
        expect: {A.Wolf: {zone: field}}
    """)


@clause("706.1", "706.2")
def test_the_opponent_does_not_see_which_card_it_is() -> None:
    run = situation(CARDS + "start: {A: {hand: [Snare], stones: {Light Magic Stone: 2}}}")
    go(run, "{A: standby, card: Snare}")
    assert card(run, "Snare").zone == STANDBY and card(run, "Snare").face_down
    assert "Snare" in str(Game(run.g).view(0)) and "Snare" not in str(Game(run.g).view(1))
