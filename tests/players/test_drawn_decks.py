"""Decks drawn from cards by a seed: legal, understood, the same each time."""

from __future__ import annotations

import pytest

from willpower.cards.bundled import bundled_cards
from willpower.cards.database import CardDatabase
from willpower.engine.game import Game
from willpower.engine.procedures.deck_check import check_deck, knows_card
from willpower.players.drawn_decks import NoDeck, drawn_decks, understood
from willpower.rules.edition import edition

RULES = edition("8.01")


def test_they_are_legal_understood_and_the_same_for_a_seed() -> None:
    decks = drawn_decks(bundled_cards(), 3, 5, RULES)
    assert list(decks) == ["drawn-1", "drawn-2", "drawn-3"]
    for deck in decks.values():
        assert check_deck(deck, RULES) == ()
        assert all(understood(card) for card in deck.cards)
    assert drawn_decks(bundled_cards(), 3, 5, RULES) == decks
    assert drawn_decks(bundled_cards(), 3, 6, RULES) != decks
    game = Game.new(decks["drawn-1"], decks["drawn-2"], seed=1)
    assert game.decision is not None


@pytest.mark.parametrize("name", ["2.0", "5.00 Valhalla", "5.12 Bifrost", "7.x"])
def test_older_editions_get_cards_that_they_know(name: str) -> None:
    decks = drawn_decks(bundled_cards(), 3, 5, edition(name))
    assert len(decks) == 3
    for deck in decks.values():
        assert check_deck(deck, edition(name)) == ()
        assert all(knows_card(card, edition(name)) for card in deck.cards)


@pytest.mark.parametrize("name", ["2.0", "5.12 Bifrost", "8.01"])
def test_whole_ones_have_what_the_rules_allow_beside_the_main_deck(name: str) -> None:
    rules = edition(name)
    decks = drawn_decks(bundled_cards(), 12, 5, rules, whole=True)
    for deck in decks.values():
        assert check_deck(deck, rules) == ()
        assert all(understood(card) and knows_card(card, rules) for card in deck.cards)
    assert decks != drawn_decks(bundled_cards(), 12, 5, rules)
    if name == "8.01":
        assert any(deck.extra for deck in decks.values()) and any(deck.runes for deck in decks.values())


def test_too_few_cards_are_said() -> None:
    with pytest.raises(NoDeck, match="no ruler"):
        drawn_decks(CardDatabase(()), 1, 1, RULES)
