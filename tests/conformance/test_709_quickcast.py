"""709: playing cards with [Quickcast]."""

from __future__ import annotations

from textwrap import dedent

import pytest

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Spark, type: Chant, cost: "{R}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card."]}
  - {name: Hare, type: Resonator, cost: "{1}", atk: 200, def: 200, text: ["[Quickcast]"]}
  - {name: Charm, type: Regalia, cost: "{1}", text: ["[Quickcast]"]}
  - {name: Banner, type: Addition, cost: "{1}", text: ["[Quickcast]"]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("709.1", "709.3b")
def test_whoever_has_priority_also_in_reply_and_in_the_opponents_turn() -> None:
    with_cards("""
        start:
          A: {hand: [Lesson, Spark], stones: {Fire Magic Stone: 1}}
          B: {hand: [Spark, Lesson], stones: {Fire Magic Stone: 1}}
        do:
          - {A: play, card: Lesson}
          - {A: play, card: Spark}
          - {B: cannot, do: {play: Spark}, because: "602.1c"}
          - {A: pass}
          - {B: cannot, do: {play: Lesson}, because: "703.1"}
          - {B: play, card: Spark}
          - {expect: {chase: [Spark, Spark, Lesson]}}
          - {both: pass}
        expect: {B.life: 4100, B.graveyard: [Spark], A.life: 4000}
    """)


@clause("709.2")
def test_for_its_cost_from_the_hand_only() -> None:
    with_cards("""
        start: {A: {hand: [Spark], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Spark}
          - {expect: {A.recovered_stones: 0, A.hand: 0}}
    """)
    with_cards("""
        start: {A: {hand: [Spark], stones: {Water Magic Stone: 1}}}
        do:
          - {A: cannot, do: {play: Spark}, because: "903.2j"}
    """)
    with_cards("""
        start: {A: {graveyard: [Spark], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: cannot, do: {play: Spark, from: graveyard}, because: "709.2"}
    """)


@pytest.mark.parametrize("card", ["Hare", "Charm", "Banner"])
@clause("709.3a")
def test_permanent_cards_enter_the_field_as_usual(card: str) -> None:
    with_cards(f"""
        start: {{A: {{}}, B: {{hand: [{card}], stones: {{Fire Magic Stone: 1}}}}}}
        do:
          - {{A: pass}}
          - {{B: play, card: {card}}}
          - {{expect: {{chase: [{card}], B.recovered_stones: 0}}}}
          - {{both: pass}}
        expect: {{B.{card}: {{zone: field, controller: B}}, B.graveyard: []}}
    """)


@clause("709.3c")
def test_runes_follow_the_rules_of_runes() -> None:
    text = """\
        cards:
          - {name: Seer, type: Ruler, text: ["[Divinity] 3"]}
          - {name: Flash Rune, type: Rune, cost: "{1}", divinity: 2, text: ["[Quickcast]",
              "You gain 100 life."]}
          - {name: Slow Rune, type: Rune, cost: "{1}", divinity: 1, text: ["You gain 100 life."]}
    """
    holds(
        dedent(text)
        + dedent("""
        start: {A: {}, B: {ruler: Seer, runes: [Flash Rune, Flash Rune, Slow Rune],
          stones: {Fire Magic Stone: 3}}}
        do:
          - {A: pass}
          - {B: cannot, do: {play: Slow Rune, from: runes}, because: "711.1"}
          - {B: play, card: "Flash Rune#1", from: runes}
          - {expect: {chase: [Flash Rune], "B.Flash Rune#1": {zone: runes, revealed: true}}}
          - {B: cannot, do: {play: "Flash Rune#2", from: runes}, because: "711.2"}
          - {both: pass}
        expect: {B.life: 4100, chase: 0, B.graveyard: [], "B.Flash Rune#1": {zone: runes}}
        """)
    )
    holds(
        dedent(text)
        + dedent("""
        start: {A: {}, B: {runes: [Flash Rune], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: pass}
          - {B: cannot, do: {play: Flash Rune, from: runes}, because: "711.1"}
        """)
    )
