"""Jobs about cards: reading texts is done in a process of its own, which may be stopped."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from willpower.cards.mapping import card_from_mapping
from willpower.language.lookup import compile_card
from willpower.language.trees import keep_trees, kept_trees
from willpower.players.matchups import play_pairing

from . import decks, readings
from .catalogue import key_of
from .protocol_cards import CardReading, EditionOfCard, ReadText


class ReadCard(msgspec.Struct, tag="read card"):
    """How a card is read and which editions know it."""

    card: dict[str, Any]  # as `card_to_mapping` writes it


class ReadWritten(msgspec.Struct, tag="read written"):
    """The same for a card that somebody has written."""

    text: ReadText


class ReadMany(msgspec.Struct, tag="read many"):
    """Which of some cards are understood; their texts are kept as read."""

    cards: list[dict[str, Any]]


class PlayGames(msgspec.Struct, tag="play games"):
    """Games of a pairing between computers; the answer is how each ended (players/matchups.py)."""

    names: list[str]
    decks: list[str]  # with the texts of their cards
    numbers: list[int]
    series: int
    edition: str
    level: str


class CardRead(msgspec.Struct):
    """The answer to `ReadCard`."""

    reading: CardReading
    editions: list[EditionOfCard]


Job = ReadCard | ReadWritten | ReadMany | PlayGames


def work(job: Job) -> object:
    """Do a job."""
    match job:
        case ReadCard():
            card = card_from_mapping(job.card)
            return CardRead(readings.read_card(card), readings.editions_of(card))
        case ReadWritten():
            return readings.read_text(job.text)
        case ReadMany():
            return read_many(job.cards)
        case PlayGames():
            return play_games(job)


def read_many(cards: list[dict[str, Any]]) -> dict[str, bool]:
    """Read the texts of cards and keep them. Returns for each card, by key, whether it is understood."""
    read = [card_from_mapping(card) for card in cards]
    trees = kept_trees()
    keep_trees(trees, read)
    with suppress(OSError):  # a folder that cannot be written to only costs time
        trees.save()
    return {key_of(card): all([one.understood for one in compile_card(card)]) for card in read}


def play_games(job: PlayGames) -> str:
    """Play games of a pairing. Returns how each ended, a letter each."""
    one, two = [decks.deck_of_text(text) for text in job.decks]
    decks.remember((one, two))
    names = (job.names[0], job.names[1])
    return play_pairing(names, (one, two), job.numbers, job.series, job.edition, job.level)
