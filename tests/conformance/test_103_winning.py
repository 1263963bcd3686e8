"""103: how a game is won, lost, drawn or given up."""

from __future__ import annotations

from conformance_kit import clause, holds
from willpower.abilities.ability import Continuous
from willpower.abilities.nouns import EachPlayer
from willpower.abilities.statics import Cannot
from written_kit import played

UNBREAKABLE = {"Charm": (Continuous(paragraph=1, effects=(Cannot(EachPlayer(), "lose"),)),)}


@clause("103.1", "103.2")
def test_who_meets_a_losing_condition_loses_and_the_other_wins() -> None:
    holds("""
        cards: [{name: Doom, type: Chant, cost: "{0}",
            text: ["This card deals 4000 damage to target player."]}]
        start: {A: {hand: [Doom]}}
        do:
          - {A: play, card: Doom, target: A}
          - {expect: {over: false}}
          - {both: pass}
        expect: {over: true, winner: B}
    """)


@clause("103.1")
def test_an_effect_that_says_so_makes_a_player_lose() -> None:
    holds("""
        cards: [{name: Doom, type: Chant, cost: "{0}", text: ["Target player loses the game."]}]
        start: {A: {hand: [Doom]}}
        do:
          - {A: play, card: Doom, target: B}
          - {both: pass}
        expect: {winner: A, B.life: 4000}
    """)


@clause("103.3")
def test_both_losing_at_once_is_a_draw_whoever_has_more_left() -> None:
    holds("""
        cards: [{name: End, type: Chant, cost: "{0}", text: ["Each player loses 4000 life."]}]
        start: {A: {hand: [End], life: 3900}, B: {life: 100}}
        do:
          - {A: play, card: End}
          - {both: pass}
        expect: {over: true, draw: true}
    """)


@clause("103.3")
def test_one_after_the_other_is_no_draw() -> None:
    holds("""
        cards:
          - {name: Bolt, type: Chant, cost: "{0}",
              text: ["[Quickcast]", "This card deals 500 damage to target player."]}
        start: {A: {hand: [Bolt, Bolt], life: 500}, B: {life: 500}}
        do:
          - {A: play, card: Bolt, target: A}
          - {A: play, card: Bolt, target: B}
          - {both: pass}
        expect: {over: true, winner: A}
    """)


@clause("103.4")
def test_either_player_concedes_at_any_time_and_the_opponent_wins() -> None:
    for player, other in (("A", "B"), ("B", "A")):
        holds(f"""
            cards: [{{name: Lesson, type: Chant, cost: "{{0}}", text: ["Discard a card."]}}]
            start: {{A: {{hand: [Lesson, Filler, Filler]}}}}
            do:
              - {{A: play, card: Lesson}}
              - {{both: pass}}
              - {{expect: {{decision: {{player: A, kind: cards}}}}}}
              - {{{player}: concede}}
            expect: {{over: true, winner: {other}}}
        """)


@clause("103.4")
def test_no_effect_keeps_a_player_from_conceding() -> None:
    text = """
        cards:
          - {name: Charm, type: Regalia, cost: "{1}"}
          - {name: Drain, type: Chant, cost: "{0}", text: ["Target player loses 5000 life."]}
        start: {A: {field: [Charm], hand: [Drain]}}
        do:
          - {A: play, card: Drain, target: B}
          - {both: pass}
          - {expect: {B.life: -1000, over: false}}
          - {B: concede}
        expect: {winner: A}
    """
    played(text, UNBREAKABLE)


@clause("103.5")
def test_an_effect_lets_a_player_win_whatever_the_life() -> None:
    holds("""
        cards: [{name: Triumph, type: Chant, cost: "{0}", text: ["You win the game. Draw a card."]}]
        start: {A: {hand: [Triumph], life: 100}}
        do:
          - {A: play, card: Triumph}
          - {both: pass}
        expect: {over: true, winner: A, A.hand: 0}
    """)
