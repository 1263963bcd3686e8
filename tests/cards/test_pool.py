"""Pools: what a player may name."""

from __future__ import annotations

from willpower.cards.bundled import bundled_cards
from willpower.cards.card import Card
from willpower.cards.database import CardDatabase
from willpower.cards.deck import Deck
from willpower.cards.mapping import card_from_mapping
from willpower.cards.pool import Pool, bundled_pool, pool_of
from willpower.cards.symbols import J_RULER, RESONATOR, RULER


def wolf(name: str) -> Card:
    return card_from_mapping({"name": name, "type": "Resonator", "race": ["Chimera"], "atk": 100, "def": 100})


KING = card_from_mapping(
    {"name": "King", "type": "Ruler", "back": {"name": "God", "type": "J-Ruler", "atk": 1, "def": 1}}
)


def test_a_pool_knows_all_sides() -> None:
    pool = pool_of([KING, wolf("Wolf"), wolf("Wolf")])
    assert pool.names == (("God", J_RULER), ("King", RULER), ("Wolf", RESONATOR))
    assert pool.races == ("Chimera",)
    assert pool - pool_of([KING]) == Pool((("Wolf", RESONATOR),), ("Chimera",))
    assert pool_of([KING]) | pool_of([wolf("Wolf")]) == pool


def test_a_deck_brings_the_pool_it_was_chosen_from() -> None:
    database = bundled_cards().merged(CardDatabase([KING, wolf("Wolf"), wolf("Unused Wolf")]))
    deck = Deck.parse("1 King\n40 Wolf\n10 Fire Magic Stone\n", database)
    assert ("Unused Wolf", RESONATOR) in deck.pool.names
    assert not {*deck.pool.names} & {*bundled_pool().names}
    assert Deck.parse(deck.dumps(), bundled_cards().merged(database)) == deck
