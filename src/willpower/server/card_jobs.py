"""Jobs about cards: reading texts is done in a process of its own, which may be stopped."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from willpower.cards.database import CardDatabase, load_cards, read_cards, save_cards
from willpower.cards.errors import CardError, Problem
from willpower.cards.mapping import card_from_mapping
from willpower.language.checks import disagreements, suspects
from willpower.language.coverage import missing_phrase
from willpower.language.lookup import compile_card
from willpower.language.trees import keep_trees, kept_trees
from willpower.players.matchups import play_pairing

from . import decks, readings
from .catalogue import key_of, known
from .protocol_cards import CardReading, EditionOfCard, Grouped, ReadText


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


class OpenFile(msgspec.Struct, tag="open file"):
    """What a card file holds; the cards that can be taken are written to another file in our form."""

    path: str
    to: str


class OpenedFile(msgspec.Struct):
    """The answer to `OpenFile`."""

    entries: int
    cards: int
    refused: list[Grouped]
    warnings: list[Grouped]
    replaced: int
    corrected: int
    problems: list[str]


class ReadPortion(msgspec.Struct, tag="read portion"):
    """Read the texts of some cards of a file and keep them as read."""

    path: str
    first: int
    count: int


class PortionRead(msgspec.Struct):
    """The answer to `ReadPortion`: phrases not understood and what is suspect, each with a card."""

    whole: int
    partly: int
    phrases: list[tuple[str, str]]
    suspects: list[tuple[str, str]]


class CardRead(msgspec.Struct):
    """The answer to `ReadCard`."""

    reading: CardReading
    editions: list[EditionOfCard]


Job = ReadCard | ReadWritten | ReadMany | PlayGames | OpenFile | ReadPortion


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
        case OpenFile():
            return open_file(job.path, job.to)
        case ReadPortion():
            return read_portion(job.path, job.first, job.count)


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


_QUOTED: Final = re.compile(r"'[^']*'|\"[^\"]*\"|U\+[0-9A-F]+ \([^)]*\)")


def _grouped(found: list[tuple[str, str]]) -> list[Grouped]:
    groups: dict[str, list[str]] = {}
    for reason, name in found:
        groups.setdefault(reason, []).append(name)
    ranked = sorted(groups.items(), key=lambda item: (-len(item[1]), item[0]))
    return [Grouped(reason, len(names), names[:5]) for reason, names in ranked[:100]]


def _plainly(warning: Problem) -> str:
    return f"{warning.field}: {_QUOTED.sub('...', warning.what).split(': ')[0]}"


def open_file(path: str, to: str) -> OpenedFile:
    """What a card file holds; the cards that can be taken go to another file."""
    try:
        file = read_cards(path)
    except CardError as error:
        return OpenedFile(0, 0, [], [], 0, 0, [_said(one) for one in error.problems[:20]])
    problems = [_said(one) for one in file.problems[:50]]
    cards = CardDatabase(file.cards)
    if not problems and not len(cards):
        problems = [_said(one.problem) for one in file.refused[:20]] or ["there is no card in it"]
    if not problems:
        save_cards(cards, to)
    here = known()[2]
    return OpenedFile(
        sum([len(card.faces) for card in file.cards]) + len(file.refused),
        len(cards),
        _grouped([(one.reason, str(one.problem.card)) for one in file.refused]),
        _grouped([(_plainly(one), str(one.card)) for one in file.warnings]),
        sum([key_of(card) in here for card in cards]),
        file.corrected,
        problems,
    )


def _said(problem: Problem) -> str:
    return str(problem)[:300]


@lru_cache(maxsize=1)
def _cards_of(path: str, changed: int) -> CardDatabase:
    return load_cards(path)


def read_portion(path: str, first: int, count: int) -> PortionRead:
    """Read the texts of some cards of a file and keep them."""
    cards = _cards_of(path, Path(path).stat().st_mtime_ns).cards[first : first + count]
    trees = kept_trees()
    keep_trees(trees, cards)
    with suppress(OSError):
        trees.save()
    found = PortionRead(0, 0, [], [])
    for card in cards:
        compiled = compile_card(card)
        problems = [one for side in compiled for one in side.problems]
        found.phrases += [(missing_phrase(one), card.name) for one in problems]
        if problems:
            found.partly += 1
            continue
        found.whole += 1
        for side in compiled:
            strange = suspects(side.abilities) + disagreements(side.abilities)
            found.suspects += [(one.check, card.name) for one in strange]
    return found
