"""1134: [Null]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Husk, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["[Null] - [Flying]"]}
  - {name: Void Song, type: Chant, cost: "{0}", text: ["You gain 100 life.", "[Null] - You gain 500 life."]}
  - {name: Snap, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["[Null] - [Quickcast]"]}
  - {name: Cheap, type: Resonator, cost: "{3}", atk: 300, def: 300,
     text: ["[Null] - You may pay {2} less to play this card."]}
  - {name: Growth, type: Resonator, cost: "{0}", atk: 300, def: 300,
     text: ["[Null] - This card enters the field with two [+100/+100] counters on it."]}
  - {name: Gift, type: Chant, cost: "{0}", text: ["[Quickcast]", "Target player draws a card."]}
  - {name: Toss, type: Chant, cost: "{0}", text: ["[Quickcast]", "Target player discards a card."]}
  - {name: Blank, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses all abilities until end of turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1134.1", "1134.2", "1134.2b")
def test_a_resonator_has_the_text_exactly_while_its_players_hand_is_empty() -> None:
    with_cards("""
        start: {A: {field: [Husk], hand: [Gift, Blank]}, B: {hand: [Toss], field: [Husk]}}
        do:
          - {expect: {A.Husk: {has_not: [Flying]}, B.Husk: {has_not: [Flying]}}}
          - {A: play, card: Gift, target: B}
          - {expect: {A.Husk: {has_not: [Flying]}}}
          - {A: play, card: Blank, target: B.Husk}
          - {expect: {A.Husk: {has: [Flying]}, chase: [Blank, Gift]}}
          - {A: pass}
          - {B: play, card: Toss, target: B}
          - {expect: {B.Husk: {has: [Flying]}}}
          - {both: pass}
          - {both: pass}
          - {expect: {B.Husk: {has_not: [Flying]}, B.hand: 0}}
    """)
    with_cards("""
        start: {A: {field: [Husk]}, B: {hand: [Gift]}}
        do:
          - {expect: {A.Husk: {has: [Flying]}}}
          - {A: pass}
          - {B: play, card: Gift, target: A}
          - {both: pass}
        expect: {A.Husk: {has_not: [Flying]}}
    """)


@clause("1134.2a")
def test_a_chant_keeps_the_text_it_was_played_with() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Void Song]}, B: {hand: [Gift]}}
        do:
          - {A: play, card: Void Song}
          - {A: pass}
          - {B: play, card: Gift, target: A}
          - {resolve: all}
        expect: {A.life: 1600, A.hand: 1}
    """)


@clause("1134.2a")
def test_a_chant_played_with_another_card_in_hand_does_not_get_it_later() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Void Song, Husk]}, B: {hand: [Toss]}}
        do:
          - {A: play, card: Void Song}
          - {A: pass}
          - {B: play, card: Toss, target: A}
          - {resolve: all}
        expect: {A.life: 1100, A.hand: 0}
    """)


@clause("1134.2b")
def test_text_about_when_it_may_be_played_asks_for_other_cards_only() -> None:
    with_cards("""
        start: {turn: B, A: {hand: [Snap]}}
        do:
          - {B: pass}
          - {A: play, card: Snap}
          - {both: pass}
        expect: {A.Snap: {zone: field}, turn: B}
    """)
    with_cards("""
        start: {turn: B, A: {hand: [Snap, Husk]}}
        do:
          - {B: pass}
          - {A: cannot, do: {play: Snap}, because: "702.1"}
    """)


@clause("1134.2b")
def test_text_about_its_cost_asks_for_other_cards_only() -> None:
    with_cards("""
        start: {A: {hand: [Cheap], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: play, card: Cheap}
        expect: {A.recovered_stones: 2}
    """)
    with_cards("""
        start: {A: {hand: [Cheap, Husk], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: play, card: Cheap}
        expect: {A.recovered_stones: 0}
    """)


@clause("1134.2b")
def test_text_about_how_it_enters_is_looked_at_as_it_is_played() -> None:
    with_cards("""
        start: {A: {hand: [Growth]}, B: {hand: [Gift]}}
        do:
          - {A: play, card: Growth}
          - {A: pass}
          - {B: play, card: Gift, target: A}
          - {resolve: all}
        expect: {A.hand: 1, A.Growth: {counters: {"+100/+100": 2}}}
    """)
    with_cards("""
        start: {A: {hand: [Growth, Husk]}, B: {hand: [Toss]}}
        do:
          - {A: play, card: Growth}
          - {A: pass}
          - {B: play, card: Toss, target: A}
          - {resolve: all}
        expect: {A.hand: 0, A.Growth: {counters: {}}}
    """)
