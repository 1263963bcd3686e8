"""Decks that people keep here, each with its versions. A key that only its owner has opens them: of it the
server knows a hash."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec
from sqlalchemy import RowMapping, delete, func, insert, select, update

from . import drafts, schema
from .card_desk import CardDesk
from .catalogue import Catalogue
from .hub import Hub
from .protocol_cards import (
    DeckVersion,
    Draft,
    Exported,
    KeptDeck,
    NewOwner,
    OpenedDeck,
)
from .table import Refusal
from .tokens import hashed, new_id, new_token
from .writing import Conflict, NotKept

HOUSE: Final = b""  # the owner of decks that everybody sees
MOST_DECKS: Final = 200
MOST_VERSIONS: Final = 50
_FORMAT: Final = 1
_UNTITLED: Final = "A deck"


class About(msgspec.Struct):
    """What a list says of a kept deck; worked out when it is kept."""

    ruler: str
    attributes: list[str]
    cards: int
    editions: list[str]


class _Sheet(msgspec.Struct):
    """A deck in an export."""

    title: str
    text: str


class _Export(msgspec.Struct):
    """All decks of an owner."""

    decks: list[_Sheet]
    format: int = _FORMAT


def owner_hash(owner: str) -> bytes:
    """What is kept of an owner's key."""
    return hashed(owner, "owner of decks")


def about(title: str, piles: drafts.Piles) -> About:
    """What a list says of a deck."""
    rulers = piles["ruler"]
    return About(
        rulers[0].name if rulers else "",
        drafts.attributes_of(piles),
        len(piles["main"]),
        drafts.editions_for(title, piles),
    )


class DeckDesk:
    """Keeps, opens and lists decks."""

    def __init__(self, hub: Hub, cards: CardDesk) -> None:
        self.hub = hub
        self.cards = cards

    def new_owner(self) -> NewOwner:
        """A key for decks; nothing is kept of it before something is kept with it."""
        return NewOwner(new_token())

    async def listed(self, owner: str) -> list[KeptDeck]:
        """The decks of an owner and those of the house, the one changed last first."""
        t = schema.kept_decks
        query = select(t).where(t.c.owner.in_([owner_hash(owner), HOUSE])).order_by(t.c.changed.desc())
        async with self.hub.storage.writer.engine.connect() as c:
            rows = (await c.execute(query.limit(2 * MOST_DECKS))).mappings().all()
        return [_shown(row) for row in rows]

    async def _row(self, deck: str, owner: str) -> RowMapping:
        """A deck that an owner may see; raises `Refusal`."""
        t = schema.kept_decks
        query = select(t).where(t.c.id == deck, t.c.owner.in_([owner_hash(owner), HOUSE]))
        async with self.hub.storage.writer.engine.connect() as c:
            row = (await c.execute(query)).mappings().first()
        if row is None:
            raise Refusal("unknown game", "There is no such deck.")
        return row

    async def open(self, deck: str, owner: str, version: int = 0) -> OpenedDeck:
        """A kept deck as it was in a version, with all its versions; raises `Refusal`."""
        row = await self._row(deck, owner)
        t = schema.deck_versions
        async with self.hub.storage.writer.engine.connect() as c:
            query = select(t).where(t.c.deck == deck).order_by(t.c.version)
            rows = (await c.execute(query)).mappings().all()
        wanted = next((one for one in rows if one["version"] == (version or row["version"])), None)
        if wanted is None:
            raise Refusal("unknown game", "There is no such version of this deck.")
        cards = await self.cards.catalogue()
        texts = [(one["version"], one["text"], one["at"]) for one in rows]
        return await asyncio.to_thread(_opened, _shown(row), wanted["text"], texts, cards)

    async def save(self, owner: str, draft: Draft, deck: str = "") -> OpenedDeck:
        """Keep a draft as a new deck, or as the next version of one; raises `Refusal`."""
        cards = await self.cards.catalogue()
        title = drafts.title_of(draft) or _UNTITLED
        piles = drafts.piles_of(draft, cards)
        found = await asyncio.to_thread(about, title, piles)
        text = drafts.text_of(title, piles)
        now = time.time()
        if not deck:
            return await self.open(await self._new(owner_hash(owner), title, text, found, now), owner)
        row = await self._row(deck, owner)
        if bytes(row["owner"]) == HOUSE:
            raise Refusal("not possible", "This deck is the house's; keep a copy of your own.")
        before = await self.open(deck, owner)
        if before.text == text:
            return before
        t, v = schema.kept_decks, schema.deck_versions
        number = row["version"] + 1
        await self._write(
            insert(v).values(deck=deck, version=number, text=text, at=now),
            delete(v).where(v.c.deck == deck, v.c.version <= number - MOST_VERSIONS),
            update(t)
            .where(t.c.id == deck)
            .values(title=title, about=_json(found), version=number, changed=now),
        )
        return await self.open(deck, owner)

    async def _new(self, owner: bytes, title: str, text: str, found: About, now: float) -> str:
        t, v = schema.kept_decks, schema.deck_versions
        async with self.hub.storage.writer.engine.connect() as c:
            count = (await c.execute(select(func.count()).where(t.c.owner == owner))).scalar_one()
        if count >= MOST_DECKS:
            raise Refusal("not possible", f"There are {MOST_DECKS} decks already; drop one first.")
        deck = new_id()
        await self._write(
            insert(t).values(
                id=deck, owner=owner, title=title, about=_json(found), version=1, created=now, changed=now
            ),
            insert(v).values(deck=deck, version=1, text=text, at=now),
        )
        return deck

    async def drop(self, deck: str, owner: str) -> list[KeptDeck]:
        """Forget a deck with all its versions. Returns those that are left."""
        row = await self._row(deck, owner)
        if bytes(row["owner"]) == HOUSE:
            raise Refusal("not possible", "This deck is the house's.")
        t, v = schema.kept_decks, schema.deck_versions
        await self._write(delete(v).where(v.c.deck == deck), delete(t).where(t.c.id == deck))
        return await self.listed(owner)

    async def export(self, owner: str) -> Exported:
        """The newest version of every deck of an owner, as text that `bring` takes."""
        t, v = schema.kept_decks, schema.deck_versions
        query = (
            select(t.c.title, v.c.text)
            .join(v, (v.c.deck == t.c.id) & (v.c.version == t.c.version))
            .where(t.c.owner == owner_hash(owner))
            .order_by(t.c.created)
        )
        async with self.hub.storage.writer.engine.connect() as c:
            rows = (await c.execute(query)).all()
        sheets = [_Sheet(title, text) for title, text in rows]
        text = msgspec.json.format(msgspec.json.encode(_Export(sheets)), indent=1).decode()
        return Exported(text, len(sheets))

    async def bring(self, owner: str, text: str) -> list[KeptDeck]:
        """Keep decks that were exported; those that are here as they are stay. Raises `Refusal`."""
        try:
            found = msgspec.json.decode(text, type=_Export)
        except (msgspec.DecodeError, RecursionError):
            raise Refusal("malformed", "This is no file of exported decks.") from None
        if found.format != _FORMAT or len(found.decks) > MOST_DECKS:
            raise Refusal("malformed", "This is no file of exported decks, or it has too many.")
        own = msgspec.json.decode((await self.export(owner)).text, type=_Export)
        here = {sheet.text for sheet in own.decks}
        cards = await self.cards.catalogue()
        new: list[Draft] = []
        for sheet in found.decks:
            title, piles, problems = await asyncio.to_thread(drafts.read, sheet.text, cards)
            if problems:
                raise Refusal("not possible", f"{sheet.title[:80]}: {problems[0]}")
            draft = drafts.draft_of(title or sheet.title[:80], piles)
            if drafts.text_of(drafts.title_of(draft) or _UNTITLED, piles) not in here:
                new.append(draft)
        if len(own.decks) + len(new) > MOST_DECKS:
            raise Refusal("not possible", f"An owner keeps at most {MOST_DECKS} decks.")
        for draft in new:
            await self.save(owner, draft)
        return await self.listed(owner)

    async def _write(self, *statements: object) -> None:
        try:
            await self.hub.storage.change(*statements)  # type: ignore[arg-type]
        except Conflict:
            raise Refusal("not possible", "It was changed elsewhere meanwhile; open it again.") from None
        except NotKept as error:
            raise Refusal("broken", f"The deck could not be kept: {error}.") from None


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _shown(row: RowMapping) -> KeptDeck:
    known = msgspec.json.decode(row["about"], type=About)
    return KeptDeck(
        row["id"],
        row["title"],
        known.ruler,
        known.attributes,
        known.cards,
        known.editions,
        row["version"],
        row["changed"],
        bytes(row["owner"]) == HOUSE,
    )


def _opened(deck: KeptDeck, text: str, texts: list[tuple[int, str, float]], cards: Catalogue) -> OpenedDeck:
    versions: list[DeckVersion] = []
    before: drafts.Piles | None = None
    for number, own, at in texts:
        _, piles, _ = drafts.read(own, cards)
        now = drafts.names_in(piles)
        then = drafts.names_in(before) if before is not None else now
        versions.append(DeckVersion(number, len(piles["main"]), at, drafts.difference(then, now)))
        before = piles
    title, piles, problems = drafts.read(text, cards)
    whole = drafts.whole(title or deck.title, piles, problems, cards)
    return OpenedDeck(deck, text, whole, versions[::-1])
