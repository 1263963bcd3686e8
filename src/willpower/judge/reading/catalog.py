"""The cards a file can use: its own, those of databases given, the bundled ones; earlier of these win."""

from __future__ import annotations

from collections.abc import Sequence

from willpower.cards.bundled import bundled_cards
from willpower.cards.card import Card
from willpower.cards.database import CardDatabase
from willpower.cards.errors import CardError
from willpower.cards.mapping import card_from_mapping
from willpower.cards.names import lookup_key

from .errors import JudgeError
from .fields import items, known_keys, listing, mapping
from .loader import Value, plain

CARD_KEYS = ("name", "type", "cost", "attribute", "race", "atk", "def", "divinity", "text", "back")


class Catalog:
    """Cards by the name or id of either side."""

    def __init__(self, own: CardDatabase, others: Sequence[CardDatabase] = ()) -> None:
        self.own = own
        self.databases = (own, *reversed(tuple(others)), bundled_cards())

    def get(self, name: str, types: int = 0) -> Card | None:
        """The card with this name or id; exact spelling before anything looser."""
        for database in self.databases:
            card = database.by_name(name) or database.by_id(name)
            if card is not None:
                # Several cards may share the name; the types wanted decide between them.
                return database.get(name, types) or card
        for database in self.databases:
            card = database.get(name, types)
            if card is not None:
                return card
        return None

    def find(self, name: str, line: int, types: int = 0) -> Card:
        """The card with this name or id; the error names the nearest."""
        card = self.get(name, types)
        if card is None:
            raise JudgeError(line, f"unknown card {name!r}; {self.near(name)}")
        return card

    def near(self, name: str) -> str:
        """What else could have been meant."""
        found: list[str] = []
        for database in self.databases:
            found += [n for n in database.nearest(name) if n not in found]
        if not found:
            return "no name is near it; describe it under cards:"
        return f"nearest names: {', '.join(found[:4])}"


def own_cards(value: Value) -> CardDatabase:
    """The cards under `cards:`; the line of each is told with what is wrong in it."""
    found: list[Card] = []
    seen: dict[str, int] = {}
    for item in listing(value, "cards"):
        entry = mapping(item, "a card")
        side: Value | None = entry
        while side is not None:
            faced = mapping(side, "back")
            known_keys(faced, CARD_KEYS, "a card")
            side = faced.get("back")
        try:
            card = card_from_mapping(_data(entry))
        except CardError as error:
            raise JudgeError(item.line, f"cards: {error.problems[0]}") from None
        key = lookup_key(card.name)
        if key in seen:
            raise JudgeError(item.line, f"{card.name} is already described in line {seen[key]}; keep one")
        seen[key] = item.line
        found.append(card)
    return CardDatabase(found)


def _data(value: Value) -> object:
    """A card as data; text, cost and the like are taken as written, numbers as numbers."""
    data = plain(value)
    assert isinstance(data, dict)
    out: dict[str, object] = dict(data)
    for key, item in mapping(value, "a card"):
        if key.text in ("name", "type"):
            out[key.text] = getattr(item, "text", out[key.text])
        elif key.text == "text":
            parts = [str(getattr(part, "text", plain(part))) for part in items(item)]
            out[key.text] = [line for part in parts for line in part.split("\n")]
        elif key.text == "back":
            out[key.text] = _data(item)
        elif key.text in ("attribute", "race"):
            out[key.text] = [getattr(part, "text", plain(part)) for part in items(item)]
    return out
