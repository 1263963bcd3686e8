"""The cards and decks that come with Willpower."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from .database import CardDatabase, cards_from_data
from .deck import Deck
from .errors import CardError

_PACKAGE: Final = "willpower.cards"
_SETS: Final = ("first.toml",)
_DECKS: Final = ("long-road.deck", "lantern-tide.deck")


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
def _decks() -> tuple[tuple[str, Deck], ...]:
    found: list[tuple[str, Deck]] = []
    for name in _DECKS:
        text = files(_PACKAGE).joinpath("decks", name).read_text(encoding="utf-8")
        found.append((name.removesuffix(".deck"), Deck.parse(text, bundled_cards(), name)))
    return tuple(found)


def bundled_decks() -> dict[str, Deck]:
    """The bundled decks by the name of their file."""
    return dict(_decks())
