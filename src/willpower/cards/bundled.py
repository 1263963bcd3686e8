"""The cards and decks that come with Willpower."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from .card import Card
from .database import CardDatabase, cards_from_data
from .deck import Deck
from .errors import CardError

_PACKAGE: Final = "willpower.cards"
_SETS: Final = ("first.toml",)
_DECKS: Final = (
    "long-road.deck",
    "lantern-tide.deck",
    "bell-abbey.deck",
    "kiln.deck",
    "drowned-library.deck",
    "antlerwood.deck",
    "hollow-fen.deck",
    "salt-market.deck",
    "ashen-queen.deck",
    "winter-king.deck",
)
# Decks of old cards only: legal in every edition from 2.0 on, no match for the others under 8.01.
OLD_TIME: Final = frozenset({"ashen-queen", "winter-king"})
_LAST_OF_THE_FIRST: Final = 49


@cache
def bundled_cards() -> CardDatabase:
    """The bundled cards: our own set, the basic stones, Plain Ruler and Filler."""
    cards = CardDatabase()
    for name in _SETS:
        data = tomllib.loads(files(_PACKAGE).joinpath("sets", name).read_text(encoding="utf-8"))
        file = cards_from_data(data, name)
        if file.problems:
            raise CardError(file.problems, name)
        cards = cards.merged(CardDatabase(file.cards))
    return cards


@cache
def first_cards() -> tuple[Card, ...]:
    """The cards of the first two decks, the basic stones, Plain Ruler and Filler: simple, never changed."""
    return tuple(list(bundled_cards())[:_LAST_OF_THE_FIRST])


@cache
def _decks() -> tuple[tuple[str, Deck], ...]:
    found: list[tuple[str, Deck]] = []
    for name in _DECKS:
        text = files(_PACKAGE).joinpath("decks", name).read_text(encoding="utf-8")
        found.append((name.removesuffix(".deck"), Deck.parse(text, bundled_cards(), name)))
    return tuple(found)


def bundled_decks() -> dict[str, Deck]:
    """The bundled decks by the name of their file, the first two first."""
    return dict(_decks())


def old_time_decks() -> dict[str, Deck]:
    """The bundled decks that the oldest rules allow as well."""
    return {name: deck for name, deck in _decks() if name in OLD_TIME}


def modern_decks() -> dict[str, Deck]:
    """The bundled decks that are made for each other: all but the old-time ones."""
    return {name: deck for name, deck in _decks() if name not in OLD_TIME}
