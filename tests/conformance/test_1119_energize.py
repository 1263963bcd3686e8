"""1119: [Energize]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Sun King, type: Ruler, text: ["[Energize] {R}"]}
  - {name: Twin King, type: Ruler, text: ["[Energize] {R}{U}"]}
  - {name: Spark, type: Chant, cost: "{R}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Drop, type: Chant, cost: "{U}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Leaf, type: Chant, cost: "{G}", text: ["[Quickcast]", "You gain 100 life."]}
"""


def after_setup(a: str, b: str, rest: str) -> None:
    """A's first turn; each has the same deck: Spark, Drop, Leaf and more of them."""
    deck = "[Spark, Drop, Leaf, Spark, Drop, Leaf, Spark, Drop]"
    holds(
        CARDS
        + dedent(f"""\
            start:
              phase: setup
              first: A
              A: {{ruler: {a}, deck: {deck}, stone_deck: {{Light Magic Stone: 10}}}}
              B: {{ruler: {b}, deck: {deck}, stone_deck: {{Light Magic Stone: 10}}}}
            do:
              - {{A: answer, with: []}}
              - {{B: answer, with: []}}
        """)
        + dedent(rest).replace("\n- ", "\n  - ")
    )


@clause("1119.2")
def test_only_who_is_not_first_starts_with_a_coin() -> None:
    after_setup(
        "Sun King",
        "Sun King",
        """
        - {expect: {A.items: 0, B.items: [Will Coin], turn: A}}
        - {expect: {B.Will Coin: {zone: items, types: []}}}
        """,
    )
    after_setup(
        "Sun King",
        "Plain Ruler",
        """
        - {expect: {A.items: 0, B.items: 0}}
        """,
    )


@clause("1119.2", "1119.2a")
def test_the_coin_is_banished_for_its_will_from_the_item_area() -> None:
    after_setup(
        "Sun King",
        "Sun King",
        """
        - {go: "B main"}
        - {B: cannot, do: {play: Leaf}, because: "903.2j"}
        - {B: activate, card: Will Coin}
        - {expect: {B.items: 0, B.will: "{R}", B.Will Coin: {zone: gone}, chase: 0}}
        - {B: play, card: Spark}
        - {both: pass}
        - {expect: {B.life: 4100, B.graveyard: [Spark]}}
        """,
    )


@clause("1119.2a")
def test_it_pays_in_the_opponents_turn_too() -> None:
    after_setup(
        "Plain Ruler",
        "Sun King",
        """
        - {go: "A main"}
        - {A: pass}
        - {B: play, card: Spark, pay: [Will Coin]}
        - {expect: {chase: [Spark], B.items: 0}}
        """,
    )


@clause("1119.2b")
def test_of_several_symbols_one_is_chosen_when_it_is_banished() -> None:
    for word, will in (("fire", "{R}"), ("water", "{U}")):
        after_setup(
            "Plain Ruler",
            "Twin King",
            f"""
            - {{expect: {{B.items: [Will Coin]}}}}
            - {{go: "B main"}}
            - {{B: activate, card: Will Coin}}
            - {{B: answer, with: {word}}}
            - {{expect: {{B.will: "{will}", B.items: 0}}}}
            """,
        )


@clause("1119.1")
def test_nothing_is_put_on_the_chase_by_it() -> None:
    after_setup(
        "Plain Ruler",
        "Sun King",
        """
        - {expect: {chase: 0, B.items: [Will Coin], B.life: 4000}}
        - {go: "B main"}
        - {expect: {chase: 0, B.items: [Will Coin]}}
        """,
    )
