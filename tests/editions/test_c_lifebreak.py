"""Lifebreak in the editions (switches C)."""

from __future__ import annotations

from edition_kit import VALHALLA, by_edition, comes_to, switch

CARDS = """
    cards:
      - {name: Spark, type: "Spell:Chant", cost: "{R}",
         text: ["Draw a card.", "[Break] This card deals 300 damage to target player."]}
      - {name: Gag, type: "Spell:Chant-Instant", cost: "{U}", text: ["Cancel target ability."]}
      - {name: Refill, type: "Spell:Chant", cost: "{W}",
         text: ["Put the top card of your main deck on top of your lifebreak area."]}
"""

THRESHOLD = (
    CARDS
    + """
    start:
      turn: A
      A: {life: 3500, lifebreak: [Filler, Filler, Filler]}
    do:
      - {A: OUTCOME, do: {lifebreak: true}}
"""
)


@switch("lifebreak_threshold")
@by_edition(*[(name, "can" if name == "2.0" else "cannot") for name in VALHALLA])
def test_three_cards_left_at_3500_life(edition: str, outcome: str) -> None:
    comes_to(edition, THRESHOLD, outcome)


SEVERAL = (
    CARDS
    + """
    start:
      turn: A
      A: {life: 1500, lifebreak: [Filler, Filler, Filler, Filler]}
    do:
      - {A: lifebreak, cards: 2}
      - {expect: {A.lifebreak: 2, priority: OUTCOME}}
"""
)


@switch("lifebreak_several_at_once")
@by_edition(("2.0", "B"), ("8.01 Valhalla", "A"))
def test_two_cards_in_one_action_or_in_two(edition: str, outcome: str) -> None:
    comes_to(edition, SEVERAL, outcome)


RESPONSE = (
    CARDS
    + """
    start:
      turn: A
      A: {life: 1000, lifebreak: [Spark, Filler, Filler, Filler]}
      B: {hand: [Gag], stones: {Water Magic Stone: 1}}
    do:
      - {A: lifebreak, answers: [B]}
      - {expect: {chase: [Spark], A.Spark: {zone: WHERE}}}
      - {go: "A main", answers: []}
"""
)


@switch("break_is_ability", "card_with_break")
@by_edition(
    ("2.0", "lifebreak", ["{B: cannot, do: {play: Gag, target: chase.Spark}}"]),
    ("5.12 Valhalla", "removed", ["{A: pass}", "{B: can, do: {play: Gag, target: chase.Spark}}"]),
    ("8.01 Valhalla", "removed", ["{A: pass}", "{B: can, do: {play: Gag, target: chase.Spark}}"]),
)
def test_a_break_on_the_chase(edition: str, where: str, steps: list[str]) -> None:
    lines = "\n".join(f"      - {step}" for step in (*steps, "{resolve: all}"))
    text = RESPONSE.replace("WHERE", where).replace('      - {go: "A main", answers: []}', lines)
    comes_to(edition, text + "    expect: {B.life: 3700, A.Spark: {zone: graveyard}}\n", "")


PLAIN = (
    CARDS
    + """
      - {name: Mourner, type: Resonator, atk: 100, def: 100,
         text: ["[Continuous] When a card is put into your graveyard from ORIGIN, you gain 100 life."]}
    start:
      turn: A
      A: {life: 1000, field: [Mourner], lifebreak: [Filler, Filler, Filler, Filler]}
    do:
      - {A: lifebreak}
      - {resolve: all}
    expect: {A.life: OUTCOME, A.graveyard: [Filler]}
"""
)


@switch("card_without_break")
@by_edition(("2.0", "1100", "1000"), ("5.12 Valhalla", "1000", "1100"), ("8.01 Valhalla", "1000", "1100"))
def test_a_card_without_break(edition: str, broken: str, removed: str) -> None:
    comes_to(edition, PLAIN.replace("ORIGIN", "your lifebreak area"), broken)
    comes_to(edition, PLAIN.replace("ORIGIN", "your removed area"), removed)


OVERFLOW = (
    CARDS
    + """
      - {name: Mourner, type: Resonator, atk: 100, def: 100,
         text: ["[Continuous] When a card is put into your graveyard from ORIGIN, you gain 100 life."]}
    start:
      turn: A
      A: {life: 1000, field: [Mourner], hand: [Refill], deck: [Spark], stones: {Light Magic Stone: 1},
          lifebreak: [Filler, Filler, Filler, Filler]}
    do:
      - {A: play, card: Refill}
      - {resolve: all}
    expect: {A.lifebreak: [Filler, Filler, Filler, Filler], A.Spark: {zone: graveyard}, A.life: OUTCOME}
"""
)


@switch("lifebreak_overflow")
@by_edition(("2.0", "1100", "1000"), ("5.12 Valhalla", "1000", "1100"), ("8.01 Valhalla", "1000", "1100"))
def test_a_fifth_card(edition: str, from_deck: str, from_there: str) -> None:
    comes_to(edition, OVERFLOW.replace("ORIGIN", "your deck"), from_deck)
    comes_to(edition, OVERFLOW.replace("ORIGIN", "your lifebreak area"), from_there)


@switch("lifebreak", "lifebreak_dealt")
@by_edition(
    ("2.0", "4"), ("5.12 Valhalla", "4"), ("5.12 Bifrost", "0"), ("8.01", "0"), ("8.01 Valhalla", "4")
)
def test_cards_are_dealt_for_lifebreak(edition: str, outcome: str) -> None:
    text = """
        start:
          phase: setup
          first: A
          A: {ruler: Plain Ruler, deck: {Filler: 40}, stone_deck: {Fire Magic Stone: 10}}
          B: {ruler: Plain Ruler, deck: {Filler: 40}, stone_deck: {Fire Magic Stone: 10}}
        do:
          - {A: answer, with: []}
          - {B: answer, with: []}
        expect: {A.lifebreak: OUTCOME}
    """
    comes_to(edition, text, outcome)
