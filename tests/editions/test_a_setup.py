"""Deck construction and set-up in the editions (switches A)."""

from __future__ import annotations

from textwrap import dedent

from edition_kit import by_edition, comes_to, switch
from engine.decks import card, deck, fillers, fresh, stone
from willpower.abilities.symbols import RULER_AREA
from willpower.cards.deck import Deck
from willpower.engine.procedures.deck_check import check_deck
from willpower.engine.procedures.running import run
from willpower.rules.edition import edition as find_edition


def sentences(of: Deck, edition: str) -> str:
    """What is wrong with a deck, in one string."""
    return " / ".join(v.text for v in check_deck(of, find_edition(edition)))


@switch("main_deck_size")
@by_edition(("2.0", False), ("5.12 Bifrost", True), ("7.x", False), ("8.01", False))
def test_a_main_deck_of_64_cards(edition: str, legal: bool) -> None:
    assert (sentences(deck(main=fillers(64)), edition) == "") is legal


@switch("stone_deck_size")
@by_edition(("2.0", True), ("5.12 Bifrost", False), ("8.01", False))
def test_a_stone_deck_of_nine_cards(edition: str, legal: bool) -> None:
    assert (sentences(deck(stones=(stone(),) * 9), edition) == "") is legal


@switch("same_name_limits")
@by_edition(("5.12 Bifrost", False), ("7.x", True), ("8.01", True))
def test_four_in_the_main_deck_and_one_in_the_extra_deck(edition: str, together: bool) -> None:
    main = fillers(40)
    said = sentences(deck(main=main, extra=(main[0],)), edition)
    assert ("Filler 0" in said and "5" in said) is together


@switch("stones_without_limit")
@by_edition(("2.0", False), ("5.12 Bifrost", True), ("7.x", True), ("8.01", False))
def test_ten_stones_neither_basic_nor_special(edition: str, legal: bool) -> None:
    assert (sentences(deck(stones=(stone("Ember Stone", "Magic Stone"),) * 10), edition) == "") is legal


@switch("break_cards_without_limit")
@by_edition(("2.0", True), ("5.12 Valhalla", False), ("8.01 Valhalla", False))
def test_five_copies_of_a_card_with_break(edition: str, legal: bool) -> None:
    spark = card("Spark", cost="{R}", atk=100, defense=100, text=["[Break] Draw a card."])
    assert (sentences(deck(main=fillers(36) + (spark,) * 5), edition) == "") is legal


@switch("main_deck_cards")
@by_edition(("2.0", False), ("5.12 Bifrost", True), ("8.01", True))
def test_a_regalia_in_the_main_deck(edition: str, legal: bool) -> None:
    said = sentences(deck(main=(*fillers(40), card("Crown", "Regalia", cost="{1}"))), edition)
    assert (said == "") is legal


@switch("extra_deck")
@by_edition(("5.12 Bifrost", False), ("7.x", True), ("8.01", False))
def test_an_extra_deck_larger_than_the_grimoire(edition: str, legal: bool) -> None:
    reader = card("Reader", "Ruler", text=["[Grimoire] 1"])
    stories = tuple(card(f"Tale {n}", "Chant", cost="{1}", text=["Draw a card."]) for n in range(2))
    said = sentences(deck(ruler=reader, extra=stories), edition)
    assert ("extra deck" in said) is not legal


@switch("rune_deck", "runes")
@by_edition(("5.12 Bifrost", False), ("7.x", False), ("8.01", True))
def test_a_rune_deck(edition: str, legal: bool) -> None:
    runes = (card("Ember Rune", "Rune", attribute="R", divinity=1, text=["Draw a card."]),)
    said = sentences(deck(runes=runes), edition)
    assert ("rune deck" in said) is not legal


@switch("first_player")
@by_edition(("2.0", True), ("5.12 Bifrost", True), ("7.x", False), ("8.01", False))
def test_who_goes_first(edition: str, asked: bool) -> None:
    g = fresh(name=edition)
    run(g)
    assert g.work.pending is not None
    assert (g.work.pending.kind == "first") is asked


@switch("hand_exchange")
@by_edition(("2.0", True), ("5.12 Bifrost", False), ("8.01", False))
def test_the_second_player_chooses_when_the_first_has_changed(edition: str, seen: bool) -> None:
    head = """
        cards:
          - {name: Squire, type: Resonator, cost: "{1}", atk: 300, def: 300}
          - {name: Page, type: Resonator, cost: "{1}", atk: 100, def: 100}
        start:
          phase: setup
          first: A
          A: {ruler: Plain Ruler, deck: {Filler: 5, Squire: 1, Page: 34}, stone_deck: {Fire Magic Stone: 10}}
          B: {ruler: Plain Ruler, deck: {Filler: 40}, stone_deck: {Fire Magic Stone: 10}}
        do:
    """
    declared = ["{A: answer, with: yes}", "{B: answer, with: yes}"] if seen else []
    kept = "Filler, Filler, Filler, Filler"
    steps = [
        *declared,
        "{A: answer, with: [Filler]}",
        f"{{expect: {{A.hand: [{kept}, {'Squire' if seen else 'Filler'}], decision: {{player: B}}}}}}",
        "{B: answer, with: []}",
        f"{{expect: {{A.hand: [{kept}, Squire]}}}}",
    ]
    comes_to(edition, dedent(head).rstrip() + "".join(f"\n  - {step}" for step in steps), "")


@switch("setup_order")
@by_edition(("2.0", False), ("5.12 Bifrost", False), ("7.x", True), ("8.01", True))
def test_rulers_are_seen_when_hands_are_changed(edition: str, there: bool) -> None:
    g = fresh(name=edition, first=0)
    run(g)
    assert g.work.pending is not None and g.work.pending.kind == "exchange"
    rulers = [g.table.objs[i] for p in g.table.players for i in p.zones[RULER_AREA]]
    assert [not o.face_down for o in rulers] == [there, there]
