"""Decks and editions as somebody types them."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final, NoReturn

import typer

from ..cards.bundled import bundled_cards, bundled_decks
from ..cards.card import Card
from ..cards.database import CardDatabase, load_cards, read_bounded
from ..cards.deck import Deck
from ..cards.errors import CardError, DeckError
from ..cards.kept import kept_decks
from ..cards.store import imported_cards
from ..engine import IllegalDeck, NotUnderstood, check_deck
from ..language import compile_face
from ..language.trees import keep_trees, kept_trees
from ..rules.edition import UnknownEdition, edition
from .editions_cmd import find_edition
from .ends import stop as stop


def the_edition(name: str) -> str:
    """The full name of an edition."""
    try:
        return find_edition(name).name
    except UnknownEdition as error:
        stop(str(error))


def decks_for(name: str) -> dict[str, Deck]:
    """The bundled decks that an edition allows."""
    rules = edition(name)
    remember(bundled_decks().values())
    return {known: deck for known, deck in bundled_decks().items() if not check_deck(deck, rules)}


def the_cards(files: list[str]) -> CardDatabase:
    """The bundled cards, those that were imported, and those of further card files."""
    cards = bundled_cards()
    try:
        imported = imported_cards()
    except CardError as error:
        stop(str(error))
    if len(imported) or files:
        kept_trees()
        cards = cards.merged(imported)
    return cards.merged(cards_of(files)) if files else cards


def cards_of(files: list[str]) -> CardDatabase:
    """The cards of card files alone."""
    cards = CardDatabase(())
    for file in files:
        try:
            cards = cards.merged(load_cards(file))
        except (CardError, OSError) as error:
            stop(str(error))
    return cards


def remember(decks: Iterable[Deck]) -> None:
    """Keeps the compiled texts of decks in the user's data folder: the next time they need not be read."""
    remember_cards([card for deck in decks for card in deck.cards])


def remember_cards(cards: Iterable[Card]) -> None:
    """The same of cards, for commands that have read a whole card file."""
    trees = kept_trees()
    keep_trees(trees, cards)
    with suppress(OSError):  # a folder that cannot be written to only costs time
        trees.save()


def the_deck(name: str, cards: CardDatabase | None = None) -> Deck:
    """A bundled deck by its name or the start of it, a deck file, or a deck kept in the browser."""
    deck = _named(name, cards)
    remember([deck])
    return deck


def _named(name: str, cards: CardDatabase | None) -> Deck:
    bundled = bundled_decks()
    if name in bundled:
        return bundled[name]
    if Path(name).is_file():
        try:
            return Deck.load(name, cards)
        except (DeckError, CardError, OSError) as error:
            stop(str(error))
    folded = name.casefold()
    own = next((one for one in kept_decks() if folded in (one.id.casefold(), one.title.casefold())), None)
    if own is not None:
        try:
            return Deck.parse(own.text, cards if cards is not None else the_cards([]), own.title)
        except DeckError as error:
            stop(f"{own.title}: {error}")
    wanted = name.casefold().replace(" ", "-")
    like = [
        known for known in bundled if known.startswith(wanted) or wanted in bundled[known].name.casefold()
    ]
    if len(like) == 1:
        return bundled[like[0]]
    known = ", ".join([*bundled, *[one.title for one in kept_decks()]])
    stop(f"there is no deck {name!r}: neither a file nor one of {known}")


def not_understood(card: Card) -> list[str]:
    """The words of a card that are not understood, each with the place where reading stopped."""
    found: list[str] = []
    for face in card.faces:
        found += [f"{p.text!r}, from {p.words!r}" for p in compile_face(face).problems]
    return found


def partly_understood(decks: Iterable[Deck], allowed: bool) -> None:
    """Name the cards that are not wholly understood, with the words; end the command unless allowed."""
    cards = dict.fromkeys(card for deck in decks for card in deck.cards)
    lines = [
        f"{card.name} is not wholly understood: {'; '.join(w)}"
        for card in cards
        if (w := not_understood(card))
    ]
    if lines and not allowed:
        stop("\n".join([*lines, PARTIAL]))
    for line in lines:
        typer.echo(f"warning: {line}", err=True)


PARTIAL: Final = "--allow-partial plays such cards with the rest of their text"


def refused(error: IllegalDeck | NotUnderstood) -> NoReturn:
    """Ends the command because a deck cannot be played."""
    if isinstance(error, IllegalDeck):
        lines = "".join(f"\n  {text} ({clause})" for clause, text in error.violations)
        stop(f"{error.who} is not legal:{lines}")
    stop(f"{error}\n{PARTIAL}")


def whole_file(path: str, largest: int) -> bytes:
    """The bytes of a file; ends the command if it cannot be read, or is larger than that or endless."""
    try:
        return read_bounded(path, largest)
    except CardError as error:
        stop(f"{path}: {error.problems[0].what}")
