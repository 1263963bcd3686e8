"""304, 305: the main deck and the magic stone deck."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.engine.game import Game
from written_kit import played

CARDS = """\
cards:
  - {name: One, type: Resonator, cost: "{0}", atk: 100, def: 100}
  - {name: Two, type: Resonator, cost: "{0}", atk: 100, def: 100}
  - {name: Three, type: Resonator, cost: "{0}", atk: 100, def: 100}
  - {name: Gate, type: Special Magic Stone, text: ["{Rest}: Produce {R}."]}
  - {name: Mill, type: Chant, cost: "{0}",
      text: ["Put the top three cards of your deck into your graveyard."]}
  - {name: Reach, type: Chant, cost: "{0}", text: ["Put the top three cards of your deck into your hand."]}
  - {name: Peek, type: Chant, cost: "{0}", text: ["Look at the top card of your deck."]}
  - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card."]}
  - {name: Dig, type: Chant, cost: "{0}",
      text: ["Put the top two cards of your magic stone deck into your graveyard."]}
  - {name: Quake, type: Chant, cost: "{0}",
      text: ["Put the top two cards of your magic stone deck into the field."]}
  - {name: Peek Stone, type: Chant, cost: "{0}", text: ["Look at the top card of your magic stone deck."]}
"""


def decked(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("304.2")
def test_nobody_sees_the_main_deck_and_its_order_is_kept() -> None:
    run = played(
        CARDS
        + dedent("""
            start: {A: {deck: [One, Two, Three], hand: [Lesson, Lesson]}}
            do:
              - {A: play, card: Lesson}
              - {both: pass}
              - {expect: {A.hand: [Lesson, One]}}
              - {A: play, card: Lesson}
              - {both: pass}
            expect: {A.hand: [One, Two]}
        """)
    )
    for seat in (0, 1):
        assert not Game(run.g).view(seat)["players"][0]["deck"]


@clause("304.2")
def test_only_who_looks_knows_the_top_card() -> None:
    run = played(
        CARDS
        + dedent("""
            start: {A: {deck: [One, Two], hand: [Peek]}}
            do:
              - {A: play, card: Peek}
              - {both: pass}
        """)
    )
    game = Game(run.g)
    assert [c["name"] for c in game.view(0)["players"][0]["deck"]] == ["One"]
    assert not game.view(1)["players"][0]["deck"]


@clause("304.3")
def test_cards_leave_the_main_deck_one_by_one_from_the_top() -> None:
    # The first card moved lies below the later ones; nobody chooses the order (302.4).
    decked("""
        start: {A: {deck: [One, Two, Three], hand: [Mill]}}
        do:
          - {A: play, card: Mill}
          - {both: pass}
        expect: {A.graveyard: [Mill, Three, Two, One]}
    """)
    decked("""
        start: {A: {deck: [One, Two], fill: false, hand: [Reach]}}
        do:
          - {A: play, card: Reach}
          - {both: pass}
        expect: {A.hand: [One, Two], A.deck: 0}
    """)


@clause("304.4")
def test_deck_means_the_main_deck() -> None:
    decked("""
        start: {A: {deck: [One, Two, Three], hand: [Mill], stone_deck: [Gate]}}
        do:
          - {A: play, card: Mill}
          - {both: pass}
        expect: {A.deck: 27, A.stone_deck: 10}
    """)


@clause("305.2")
def test_nobody_sees_the_magic_stone_deck_and_its_order_is_kept() -> None:
    run = played(
        CARDS
        + dedent("""
            start: {A: {stone_deck: [Gate, Fire Magic Stone], hand: [Peek Stone]}}
            do:
              - {A: call}
              - {expect: {A.stones: [Gate]}}
              - {go: "A main"}
              - {A: call}
              - {expect: {A.stones: [Gate, Fire Magic Stone]}}
        """)
    )
    for seat in (0, 1):
        assert not Game(run.g).view(seat)["players"][0]["stone_deck"]


@clause("305.3")
def test_cards_leave_the_magic_stone_deck_one_by_one_from_the_top() -> None:
    decked("""
        start: {A: {stone_deck: [Gate, Fire Magic Stone, Water Magic Stone], hand: [Dig, Quake]}}
        do:
          - {A: play, card: Dig}
          - {both: pass}
          - {expect: {A.graveyard: [Dig, Fire Magic Stone, Gate]}}
    """)
    decked("""
        start: {A: {stone_deck: [Gate, Fire Magic Stone, Water Magic Stone], hand: [Quake]}}
        do:
          - {A: play, card: Quake}
          - {both: pass}
          - {expect: {A.stones: [Gate, Fire Magic Stone]}}
    """)
