"""What the pages about cards ask for."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Final

import willpower as wp
from willpower.cards.mapping import card_to_mapping

from . import card_jobs
from .cards import printed_card
from .catalogue import Catalogue, Entry, catalogue, key_of
from .hub import Hub
from .judged import shown_by
from .pool import Refused, TookTooLong
from .protocol_cards import CardList, InDeck, Near, ReadAnswer, ReadText, WholeCard
from .searching import Question, search
from .table import Refusal

LOG: Final = logging.getLogger("willpower.server")
_SECONDS: Final = 20.0  # for reading one card
_TOGETHER: Final = 20  # texts read in one job


class CardDesk:
    """Looks up, searches and reads cards."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._reading: object = None  # of which catalogue the texts are being read

    async def catalogue(self) -> Catalogue:
        """The cards of this server; texts that were never read are read beside."""
        found = await asyncio.to_thread(catalogue)
        if found.version != self._reading:
            self._reading = found.version
            if found.unread():
                self.hub.spawn(self._read(found))
        return found

    async def _read(self, cards: Catalogue) -> None:
        unread = cards.unread()
        for first in range(0, len(unread), _TOGETHER):
            if self._reading != cards.version:
                return
            some = [card_to_mapping(card) for card in unread[first : first + _TOGETHER]]
            try:
                cards.note(await self.hub.long.do(card_jobs.ReadMany(some), dict[str, bool], 300.0))
            except (TookTooLong, Refused) as error:
                LOG.warning("texts were not read: %s", error)

    async def search(self, question: Question, first: int, count: int) -> CardList:
        """Some of the cards that were looked for."""
        return search(await self.catalogue(), question, first, count)

    async def entry(self, ref: str) -> Entry:
        """A card by number or name; raises `Refusal`."""
        found = (await self.catalogue()).find(ref)
        if found is None:
            raise Refusal("unknown game", "There is no such card.")
        return found

    async def whole(self, ref: str) -> WholeCard:
        """The page of a card; raises `Refusal`."""
        cards = await self.catalogue()
        entry = await self.entry(ref)
        job = card_jobs.ReadCard(card_to_mapping(entry.card))
        try:
            read: card_jobs.CardRead = await self.hub.slow.do(job, card_jobs.CardRead, _SECONDS)
        except (TookTooLong, Refused) as error:
            raise Refusal("not possible", f"This card could not be read: {error}.") from None
        cards.note({entry.shown.key: read.reading.understood})
        place = cards.by_key[entry.shown.key]
        judge = await asyncio.to_thread(shown_by, entry.card.name)
        return WholeCard(
            entry.shown,
            printed_card(entry.shown.key).faces,
            _near(cards, place - 1),
            _near(cards, place + 1),
            read.reading,
            read.editions,
            judge,
            decks_with(entry),
        )

    async def read(self, text: ReadText) -> ReadAnswer:
        """How a card that was never printed is read; raises `Refusal`."""
        try:
            found: ReadAnswer = await self.hub.slow.do(card_jobs.ReadWritten(text), ReadAnswer, _SECONDS)
        except TookTooLong:
            raise Refusal("not possible", "Reading this takes too long.") from None
        except Refused as error:
            raise Refusal("malformed", error.sentence) from None
        return found


def _near(cards: Catalogue, place: int) -> Near | None:
    if not 0 <= place < len(cards.entries):
        return None
    shown = cards.entries[place].shown
    return Near(shown.key, shown.name)


def decks_with(entry: Entry) -> list[InDeck]:
    """The bundled decks that have a card."""
    found: list[InDeck] = []
    for name, deck in wp.bundled_decks().items():
        copies = Counter([key_of(card) for card in deck.cards])[entry.shown.key]
        if copies:
            found.append(InDeck(name, deck.name, copies))
    return found
