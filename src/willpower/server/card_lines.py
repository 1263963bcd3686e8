"""Cards to put on the bench, found by words."""

from __future__ import annotations

from willpower.abilities.symbols import attribute_names, type_names
from willpower.cards.card import Card

from .decks import known_cards
from .protocol_study import CardLine


def find_cards(words: list[str], most: int) -> list[CardLine]:
    """Cards with all words in their names, types or races; those with them in the name first."""
    found: dict[str, CardLine] = {}
    named: list[str] = []
    for card in known_cards():
        line = card_line(card)
        about = f"{line.name} {' '.join(line.types)} {' '.join(line.races)}".casefold()
        if line.name not in found and all([word in about for word in words]):
            found[line.name] = line
            if words and all([word in line.name.casefold() for word in words]):
                named.append(line.name)
    first = set(named)
    names = [*named, *[name for name in found if name not in first]]
    return [found[name] for name in names[:most]]


def card_line(card: Card) -> CardLine:
    """The front of a card in a list."""
    face = card.faces[0]
    return CardLine(
        face.name,
        card.id,
        "" if face.cost is None else str(face.cost),
        [*type_names(face.types)],
        [*face.races],
        [*attribute_names(face.attributes)],
        [*face.text],
        face.atk,
        face.defense,
    )
