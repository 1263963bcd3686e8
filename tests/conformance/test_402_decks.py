"""402: constructing a deck."""

from __future__ import annotations

import pytest

from conformance_kit import clause, holds
from engine.decks import card, deck, fillers, stone
from willpower.cards.card import Card
from willpower.cards.deck import Deck
from willpower.engine.core.errors import IllegalDeck
from willpower.engine.game import Game
from willpower.engine.procedures.deck_check import check_deck
from willpower.rules.edition import edition

FIRE_KING = card("Fire King", "Ruler", attribute="R")
TELLER = card("Teller", "Ruler", text=["[Grimoire] (4)"])


def broken(of: Deck) -> list[str]:
    """The clauses that a deck breaks."""
    return [v.clause for v in check_deck(of, edition("8.01"))]


def rune(name: str = "Sign", type: str = "Rune", attribute: str = "R") -> Card:
    return card(name, type, attribute=attribute, divinity=1)


def story(name: str) -> Card:
    return card(name, "Chant", cost="{1}", race=["Story"])


@clause("402.1")
def test_ruler_main_stones_extra_and_runes_make_a_deck() -> None:
    stories = tuple(story(f"Tale {n}") for n in range(4))
    whole = deck(
        ruler=card("Teller", "Ruler", attribute="R", text=["[Grimoire] (4)"]), extra=stories, runes=(rune(),)
    )
    assert broken(whole) == []
    game = Game.new(whole, whole)
    counts = game.view(0)["players"][0]["counts"]
    assert (counts["ruler"], counts["deck"] + counts["hand"]) == (1, 40)
    assert (counts["stone_deck"], counts["extra_deck"], counts["runes"]) == (10, 4, 1)


@clause("402.2")
def test_exactly_one_ruler() -> None:
    assert broken(deck(ruler=card("Wolf", atk=100, defense=100))) == ["402.2"]
    assert broken(deck(main=(*fillers(40), FIRE_KING))) == ["402.3"]


@clause("402.3")
def test_no_ruler_stone_or_pure_rune_in_the_main_deck() -> None:
    for wrong in (FIRE_KING, stone(), rune()):
        assert "402.3" in broken(deck(main=(*fillers(39), wrong)))
    for right in (
        card("Song", "Chant", cost="{1}"),
        card("Sword", "Regalia", cost="{1}"),
        card("Sash", "Addition", cost="{1}"),
        rune(type="Chant/Rune"),
    ):
        assert broken(deck(main=(*fillers(39), right))) == []


@clause("402.3a")
def test_forty_to_sixty_cards_in_the_main_deck() -> None:
    for n, clauses in ((39, ["402.3a"]), (40, []), (60, []), (61, ["402.3a"])):
        assert broken(deck(main=fillers(n))) == clauses


@clause("402.3b")
def test_four_of_a_name_in_the_main_deck() -> None:
    wolf = card("Wolf", atk=100, defense=100)
    assert broken(deck(main=(*fillers(40), *(wolf,) * 4))) == []
    assert broken(deck(main=(*fillers(40), *(wolf,) * 5))) == ["402.3b"]


@clause("402.4")
def test_only_magic_stones_in_the_stone_deck() -> None:
    assert broken(deck(stones=(*(stone(),) * 10, card("Wolf", atk=100, defense=100)))) == ["402.4"]
    gate = card("Gate", "Special Magic Stone", text=["{Rest}: Produce {R}."])
    assert broken(deck(stones=(*(stone(),) * 10, gate))) == []


@clause("402.4a")
def test_ten_to_twenty_magic_stones() -> None:
    for n, clauses in ((9, ["402.4a"]), (10, []), (20, []), (21, ["402.4a"])):
        assert broken(deck(stones=(stone(),) * n)) == clauses


@clause("402.4b", "402.4c")
def test_any_number_of_basic_stones_and_four_of_others() -> None:
    assert broken(deck(stones=(stone(),) * 20)) == []
    for type in ("Special Magic Stone", "Magic Stone"):
        gate = card("Gate", type, text=["{Rest}: Produce {R}."])
        assert broken(deck(stones=(*(stone(),) * 10, *(gate,) * 4))) == []
        assert broken(deck(stones=(*(stone(),) * 10, *(gate,) * 5))) == ["402.4c"]


@clause("402.5")
def test_no_rulers_or_stones_in_the_extra_deck() -> None:
    for wrong in (FIRE_KING, stone()):
        assert "402.5" in broken(deck(ruler=TELLER, extra=(wrong,)))


@clause("402.5a")
def test_at_most_five_cards_in_the_extra_deck() -> None:
    many = card("Teller", "Ruler", text=["[Grimoire] (7)"])
    stories = tuple(story(f"Tale {n}") for n in range(6))
    assert broken(deck(ruler=many)) == []
    assert broken(deck(ruler=many, extra=stories[:5])) == []
    assert broken(deck(ruler=many, extra=stories)) == ["402.5a"]


@clause("402.5b")
def test_one_of_a_name_in_the_extra_deck() -> None:
    assert broken(deck(ruler=TELLER, extra=(story("Tale"), story("Tale")))) == ["402.5b"]


@clause("402.5c")
def test_no_extra_deck_without_grimoire() -> None:
    assert broken(deck(extra=(story("Tale"),))) == ["402.5c"]
    assert broken(deck(ruler=TELLER, extra=(story("Tale"),))) == []


@clause("1132.2")
def test_the_number_in_parentheses_is_no_reminder_text() -> None:
    stories = tuple(story(f"Tale {n}") for n in range(5))
    assert broken(deck(ruler=TELLER, extra=stories[:4])) == []
    assert broken(deck(ruler=TELLER, extra=stories)) == ["1132.2"]


@clause("402.6")
def test_only_runes_in_the_rune_deck() -> None:
    assert broken(deck(ruler=FIRE_KING, runes=(rune(), card("Song", "Chant", cost="{1}")))) == ["402.6"]


@clause("402.6a")
def test_at_most_five_runes() -> None:
    runes = tuple(rune(f"Sign {n}") for n in range(6))
    assert broken(deck(ruler=FIRE_KING, runes=runes[:5])) == []
    assert broken(deck(ruler=FIRE_KING, runes=runes)) == ["402.6a"]


@clause("402.6b")
def test_one_of_a_name_in_the_rune_deck() -> None:
    assert broken(deck(ruler=FIRE_KING, runes=(rune(), rune()))) == ["402.6b"]


@clause("402.6c")
def test_at_most_one_master_rune() -> None:
    masters = (rune("Great Sign", "Master Rune"), rune("Greater Sign", "Master Rune"))
    assert broken(deck(ruler=FIRE_KING, runes=masters[:1])) == []
    assert broken(deck(ruler=FIRE_KING, runes=masters)) == ["402.6c"]


@clause("402.6d")
def test_pure_runes_share_an_attribute_with_the_ruler() -> None:
    double = card("Steam King", "Ruler", attribute="RU")
    plain = card("Plain King", "Ruler")
    assert broken(deck(ruler=FIRE_KING, runes=(rune(attribute="U"),))) == ["402.6d"]
    assert broken(deck(ruler=double, runes=(rune(attribute="U"),))) == []
    assert broken(deck(ruler=FIRE_KING, runes=(rune(type="Chant/Rune", attribute="U"),))) == []
    # Void is nothing to share (docs/readings.md).
    assert broken(deck(ruler=plain, runes=(card("Sign", "Rune", divinity=1),))) == ["402.6d"]


@clause("402.7")
def test_main_extra_and_rune_deck_share_four_copies() -> None:
    song, both = story("Song"), rune(type="Chant/Rune")
    main = (*fillers(40), *(song,) * 4)
    assert broken(deck(ruler=TELLER, main=(*fillers(40), *(song,) * 3), extra=(song,))) == []
    assert broken(deck(ruler=TELLER, main=main, extra=(song,))) == ["402.7"]
    assert broken(deck(ruler=FIRE_KING, main=(*fillers(40), *(both,) * 4), runes=(both,))) == ["402.7"]
    # The magic stone deck does not share it.
    gate = card("Song", "Magic Stone", text=["{Rest}: Produce {R}."])
    assert broken(deck(main=main, stones=(*(stone(),) * 10, gate))) == []


@clause("402.8")
def test_a_card_that_changes_the_rules_is_asked_at_construction_only() -> None:
    holds("""
        cards:
          - {name: Rat, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["You may have any number of copies of this card in your deck."]}
          - {name: Numb, type: Regalia, cost: "{0}", text: ["Resonators lose all abilities."]}
        start:
          phase: setup
          A: {ruler: Plain Ruler, deck: {Rat: 40}, stone_deck: {Light Magic Stone: 10}}
          B: {ruler: Plain Ruler, deck: {Numb: 4, Rat: 36}, stone_deck: {Light Magic Stone: 10}}
        do:
          - {expect: {A.deck_legal: true, B.deck_legal: true}}
          - {A: answer, with: []}
          - {B: answer, with: []}
          - {go: "A main"}
          - {A: play, card: Rat}
          - {both: pass}
          - {go: "B main"}
          - {B: play, card: Numb}
          - {both: pass}
        expect: {over: false, A.Rat: {zone: field}, turn: B}
    """)


@clause("402.3a", "402.4a", "402.3b")
def test_a_game_is_not_begun_with_an_illegal_deck_and_all_reasons_are_told() -> None:
    wolf = card("Wolf", atk=100, defense=100)
    bad = deck(main=(wolf,) * 5, stones=(stone(),) * 9)
    with pytest.raises(IllegalDeck) as told:
        Game.new(bad, deck())
    assert [v.clause for v in told.value.violations] == ["402.3a", "402.4a", "402.3b"]
