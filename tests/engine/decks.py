"""Decks for tests: legal ones out of plain cards, and texts given as abilities instead of words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from willpower.abilities.ability import Ability
from willpower.cards.card import Card
from willpower.cards.deck import Deck
from willpower.cards.mapping import card_from_mapping
from willpower.engine.definition import Definition, face_chars

RULER = {"name": "Old King", "type": "Ruler", "attribute": "R"}


def card(name: str, type: str = "Resonator", **fields: object) -> Card:
    """A card; `defense` for the key "def"."""
    data: dict[str, object] = {"name": name, "type": type}
    for key, value in fields.items():
        data["def" if key == "defense" else key] = value
    return card_from_mapping(data)


def stone(name: str = "Fire Magic Stone", type: str = "Basic Magic Stone") -> Card:
    """A magic stone."""
    return card(name, type)


def fillers(n: int) -> tuple[Card, ...]:
    """Plain resonators, four of a name."""
    return tuple([card(f"Filler {i // 4}", cost="{1}", atk=100, defense=100) for i in range(n)])


def deck(**piles: object) -> Deck:
    """A legal deck with the piles named replaced."""
    plain = Deck(
        name="test",
        ruler=card_from_mapping(RULER),
        main=fillers(40),
        stones=tuple([stone()] * 10),
    )
    return replace(plain, **piles)  # type: ignore[arg-type]


def written(texts: Mapping[str, tuple[Ability, ...]], printed: Card, allow_partial: bool = False) -> Definition:
    """The definition of a card, with abilities by the name of the card instead of its text."""
    faces = tuple([face_chars(f, texts.get(f.name, ())) for f in printed.faces])
    key = printed.fingerprint
    known = _made.get(key)
    if known is None or known[0] != texts.get(printed.name, ()):
        known = (texts.get(printed.name, ()), Definition(printed, faces, key))
        _made[key] = known
    return known[1]


_made: dict[str, tuple[tuple[Ability, ...], Definition]] = {}
