"""Decks built from cards by a seed: legal, two attributes, a curve, four copies, stones to match."""

from __future__ import annotations

from collections import Counter

import pytest

from willpower.abilities.symbols import ALL_ATTRIBUTES, RESONATOR
from willpower.cards.bundled import bundled_cards
from willpower.cards.database import CardDatabase
from willpower.engine.procedures.deck_check import check_deck
from willpower.players.built_decks import CURVE, LEAST, built_decks, judgment_cost
from willpower.players.drawn_decks import NoDeck, understood
from willpower.rules.edition import edition

RULES = edition("8.01")


def test_they_are_what_a_person_would_call_a_deck() -> None:
    decks = built_decks(bundled_cards(), 5, 1, RULES)
    assert len(decks) == 5 == len({deck.ruler for deck in decks.values()})
    for name, deck in decks.items():
        assert deck.name == name and name.startswith(deck.ruler.name)
        assert check_deck(deck, RULES) == ()
        assert all(understood(card) for card in deck.cards)
        assert set(Counter(deck.main).values()) == {4}
        costs = [card.front.total_cost for card in dict.fromkeys(deck.main) if card.front.types & RESONATOR]
        assert sorted(costs) == sorted(CURVE)
        judgment = judgment_cost(deck.ruler)
        assert judgment is not None and judgment.total <= 5
        stones = Counter(card.front.stone_types for card in deck.stones)
        assert len(stones) == 2 and min(stones.values()) >= LEAST
        colours = sum(stones)
        for cost in (judgment, *[card.front.cost for card in deck.main]):
            assert cost is not None and not cost.attributes & ALL_ATTRIBUTES & ~colours


def test_the_same_seed_builds_the_same() -> None:
    decks = built_decks(bundled_cards(), 3, 1, RULES)
    assert built_decks(bundled_cards(), 3, 1, RULES) == decks
    assert built_decks(bundled_cards(), 5, 1, RULES) | decks == built_decks(bundled_cards(), 5, 1, RULES)
    assert built_decks(bundled_cards(), 3, 2, RULES) != decks


def test_too_few_cards_are_said() -> None:
    with pytest.raises(NoDeck, match="enough for 0 decks"):
        built_decks(CardDatabase(()), 1, 1, RULES)
    with pytest.raises(NoDeck, match="not for 100"):
        built_decks(bundled_cards(), 100, 1, RULES)
