"""1014: choosing and searching."""

from __future__ import annotations

from textwrap import dedent

import pytest

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Bear, type: Resonator, cost: "{1}", atk: 600, def: 600}
  - {name: Zap, type: Chant, cost: "{0}", text: ["[Quickcast]",
      "This card deals 500 damage to target resonator."]}
  - {name: Recall, type: Chant, cost: "{0}", text: ["Return a resonator from your graveyard to your hand."]}
  - {name: Edict, type: Chant, cost: "{0}", text: ["Destroy a resonator your opponent controls."]}
  - {name: Quest, type: Chant, cost: "{0}",
      text: ["Search your deck for a resonator, reveal it, put it into your hand and shuffle your deck."]}
  - {name: Wish, type: Chant, cost: "{0}",
      text: ["Search your deck for a card and put it into your hand. Then shuffle your deck."]}
  - {name: Drop, type: Chant, cost: "{0}", text: ["Discard a resonator."]}
  - {name: Shed, type: Chant, cost: "{0}", text: ["Discard a card."]}
  - {name: Pry, type: Chant, cost: "{0}",
      text: ["Your opponent reveals their hand. Choose a resonator from among them. Your opponent discards
      it."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1014.1")
def test_from_a_public_zone_a_fitting_card_must_be_chosen() -> None:
    with_cards("""
        start: {A: {hand: [Recall, Edict], graveyard: [Wolf, Zap, Bear]}, B: {field: [Wolf, Bear]}}
        do:
          - {A: play, card: Recall}
          - {both: pass}
          - {expect: {decision: {player: A, kind: cards}}}
          - {A: cannot, do: {answer: no}}
          - {A: cannot, do: {answer: Zap}}
          - {A: answer, with: Bear}
          - {expect: {A.hand: [Edict, Bear]}}
          - {A: play, card: Edict}
          - {both: pass}
          - {A: cannot, do: {answer: no}}
          - {A: answer, with: B.Wolf}
        expect: {B.graveyard: [Wolf], B.field: [Bear]}
    """)


@clause("1014.1")
def test_without_a_fitting_card_nothing_is_chosen() -> None:
    with_cards("""
        start: {A: {hand: [Recall], graveyard: [Zap]}}
        do:
          - {A: play, card: Recall}
          - {both: pass}
        expect: {A.hand: 0, A.graveyard: [Recall, Zap]}
    """)


@clause("1014.2")
def test_a_search_for_something_specific_may_find_nothing() -> None:
    with_cards("""
        start: {A: {hand: [Quest], deck: [Zap, Wolf, Bear], fill: false}}
        do:
          - {A: play, card: Quest}
          - {both: pass}
          - {A: cannot, do: {answer: Zap}}
          - {A: can, do: {answer: Wolf}}
          - {A: can, do: {answer: Bear}}
          - {A: answer, with: no}
        expect: {A.hand: 0, A.deck: 3}
    """)


@clause("1014.2")
def test_a_search_for_any_card_finds_one() -> None:
    with_cards("""
        start: {A: {hand: [Wish], deck: [Zap, Wolf, Bear], fill: false}}
        do:
          - {A: play, card: Wish}
          - {both: pass}
          - {A: cannot, do: {answer: no}}
          - {A: answer, with: Bear}
        expect: {A.hand: [Bear], A.deck: 2}
    """)


@clause("1014.2")
def test_in_a_hidden_hand_one_may_not_have_the_resonator() -> None:
    with_cards("""
        start: {A: {hand: [Drop, Shed, Wolf, Zap]}}
        do:
          - {A: play, card: Drop}
          - {both: pass}
          - {A: answer, with: no}
          - {expect: {A.hand: [Shed, Wolf, Zap]}}
          - {A: play, card: Shed}
          - {both: pass}
          - {A: cannot, do: {answer: no}}
          - {A: answer, with: Zap}
        expect: {A.hand: [Wolf]}
    """)


@clause("1014.2")
def test_in_a_hand_all_players_see_one_must_be_chosen() -> None:
    with_cards("""
        start: {A: {hand: [Pry]}, B: {hand: [Wolf, Bear, Zap]}}
        do:
          - {A: play, card: Pry}
          - {both: pass}
          - {expect: {decision: {player: A, kind: cards}, B.Wolf: {revealed: true}}}
          - {A: cannot, do: {answer: no}}
          - {A: answer, with: B.Wolf}
        expect: {B.hand: [Bear, Zap], B.graveyard: [Wolf], B.Bear: {revealed: false}}
    """)


@pytest.mark.parametrize(
    "words",
    ["Choose a face-down card in your extra deck and reveal it.",
     "Search your extra deck for a face-down card and reveal it."],
)  # fmt: skip
@clause("1014.2", "314.2")
def test_how_a_card_lies_is_no_information_on_it(words: str) -> None:
    holds(f"""
        cards:
          - {{name: Telling, type: Chant, cost: "{{0}}", text: ["{words}"]}}
          - {{name: First, type: Resonator, cost: "{{1}}", race: [Story], atk: 100, def: 100}}
          - {{name: Second, type: Resonator, cost: "{{1}}", race: [Story], atk: 100, def: 100}}
        start: {{A: {{hand: [Telling], extra_deck: [First, Second]}}}}
        do:
          - {{A: play, card: Telling}}
          - {{both: pass}}
          - {{A: cannot, do: {{answer: no}}}}
          - {{A: answer, with: First}}
    """)
