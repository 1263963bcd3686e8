"""Cards as everybody can look them up: as they are printed, with all their sides. Nothing of a game."""

from __future__ import annotations

from willpower.abilities.symbols import attribute_names, type_names
from willpower.cards.card import FACE_NAMES

from .decks import known_cards
from .protocol_http import PrintedCard, PrintedFace
from .table import Refusal


def printed_card(name: str) -> PrintedCard:
    """A card as it is printed, by name or number; raises `Refusal`."""
    card = known_cards().get(name)
    if card is None:
        raise Refusal("unknown game", "There is no such card.")
    faces = [
        PrintedFace(
            FACE_NAMES[n],
            face.name,
            "" if face.cost is None else str(face.cost),
            [*type_names(face.types)],
            [*face.races],
            [*attribute_names(face.attributes)],
            [*face.text],
            face.atk,
            face.defense,
        )
        for n, face in enumerate(card.faces)
    ]
    return PrintedCard(card.id, faces)
