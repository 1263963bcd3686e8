"""Writing deck lists in our own form and in those that players use elsewhere."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Final

from .card import Card
from .deck_read import EXTRA, MAIN, RULERS, RUNE_DECK, SIDE, STONES
from .errors import DeckError, Problem

FORMS: Final = ("willpower", "plain", "ids", "untap", "fowsim", "lackey")

_HEADING: Final = {
    RULERS: "Ruler",
    MAIN: "Main",
    STONES: "Stones",
    EXTRA: "Extra",
    RUNE_DECK: "Runes",
    SIDE: "Side",
}
_UNTAP: Final = {
    RULERS: "play-1",
    MAIN: "deck-1",
    STONES: "deck-2",
    EXTRA: "pile-facedown",
    RUNE_DECK: "pile-facedown",
    SIDE: "sideboard-1",
}
_ZONE: Final = {
    RULERS: "Ruler",
    MAIN: "Main Deck",
    STONES: "Magic Stone Deck",
    EXTRA: "Extra Deck",
    RUNE_DECK: "Rune Deck",
    SIDE: "Side Deck",
}
Piles = Sequence[tuple[str, Sequence[Card]]]


def counted(cards: Iterable[Card]) -> list[tuple[int, Card]]:
    """Cards with how often each is there, in the order in which they first come."""
    counts: dict[Card, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return [(count, card) for card, count in counts.items()]


def write_deck(name: str, piles: Piles, form: str) -> str:
    """A deck list in one of `FORMS`; raises `DeckError` for another form or what it cannot say."""
    title = " ".join(name.split())
    if form in ("willpower", "ids"):
        return _sections(title, piles, form == "ids")
    if form == "plain":
        return _plain(piles)
    if form == "untap":
        return _untap(piles)
    if form == "fowsim":
        return _fowsim(title, piles)
    if form == "lackey":
        return _lackey(piles)
    raise DeckError((Problem("", "", f"no deck form {form!r}; there are {', '.join(FORMS)}"),))


def _plain(piles: Piles) -> str:
    """Names under each other. Only a pile that the types of its cards do not tell has a heading."""
    lines: list[str] = []
    for zone, cards in piles:
        if cards and zone not in (RULERS, MAIN, STONES):
            lines += ["", _HEADING[zone]]
        lines += [f"{n} {card.name}" for n, card in counted(cards)]
    return "\n".join(lines) + "\n"


def _sections(title: str, piles: Piles, by_number: bool) -> str:
    blocks = [f"Name: {title}"] if title else []
    for zone, cards in piles:
        if cards:
            lines = [f"{n} {_numbered(card) if by_number else _named(card)}" for n, card in counted(cards)]
            blocks.append("\n".join((_HEADING[zone], *lines)))
    return "\n\n".join(blocks) + "\n"


def _named(card: Card) -> str:
    """The name, and the number where there is one, because a name alone may have several printings."""
    return f"{card.name} [{card.id}]" if card.id else card.name


def _numbered(card: Card) -> str:
    if not card.id:
        raise DeckError((Problem(card.name, "id", "has no collector number to write"),))
    return f"{card.id} # {card.name}"


def _untap(piles: Piles) -> str:
    merged: dict[str, list[str]] = {}
    for zone, cards in piles:
        if cards:
            merged.setdefault(_UNTAP[zone], []).extend(f"{n} {card.name}" for n, card in counted(cards))
    return "\n\n".join("\n".join((f"//{section}", *lines)) for section, lines in merged.items()) + "\n"


def _fowsim(title: str, piles: Piles) -> str:
    cards = [
        {"quantity": n, "id": card.id, "name": card.name, "zone": _ZONE[zone]}
        for zone, pile in piles
        for n, card in counted(pile)
    ]
    return json.dumps({"name": title, "cards": cards}, ensure_ascii=False, indent=1) + "\n"


def _lackey(piles: Piles) -> str:
    lines = ['<deck version="0.8">', "\t<meta>", "\t\t<game>fow</game>", "\t</meta>"]
    for zone, cards in piles:
        if cards:
            lines.append(f'\t<superzone name="{_ZONE[zone]}">')
            for card in cards:
                name, number, code = _escaped(card.name), _escaped(card.id), _escaped(card.set_code)
                lines.append(f'\t\t<card><name id="{number}">{name}</name><set>{code}</set></card>')
            lines.append("\t</superzone>")
    lines.append("</deck>")
    return "\n".join(lines) + "\n"


def _escaped(text: str) -> str:
    for sign, code in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(sign, code)
    return text
