"""Decks of the house: kept and dropped from the command line, seen by everybody who uses the server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from willpower.cards.deck import Deck

from . import drafts, schema
from .kept import HOUSE, MOST_DECKS, MOST_VERSIONS, about
from .migrations import upgrade
from .tokens import new_id
from .writing import make_engine

T = TypeVar("T")
MOST_LETTERS: Final = 80  # of a title


class NoHouse(Exception):
    """A deck that cannot be kept or dropped; nothing was changed."""


def keep(url: str, deck: Deck, title: str = "") -> tuple[str, int]:
    """Keep a deck for everybody, as the next version where one of its title is there. Returns its title and
    version; raises NoHouse."""
    name = " ".join((title or deck.name).split())
    if not 0 < len(name) <= MOST_LETTERS:
        raise NoHouse(f"a title has one to {MOST_LETTERS} letters")
    return asyncio.run(_told(_keep(url, deck, name)))


def drop(url: str, title: str) -> str:
    """Forget a deck of the house with all its versions. Returns its title; raises NoHouse."""
    return asyncio.run(_told(_drop(url, title)))


async def _told(work: Coroutine[Any, Any, T]) -> T:
    """The answer of some work in the database; raises NoHouse where the database cannot be used."""
    try:
        return await work
    except (DBAPIError, OSError) as error:
        said = str(error.orig) if isinstance(error, DBAPIError) and error.orig is not None else str(error)
        raise NoHouse(f"the database cannot be used: {said}") from None


async def _keep(url: str, deck: Deck, title: str) -> tuple[str, int]:
    piles: drafts.Piles = {
        "ruler": [deck.ruler],
        "main": [*deck.main],
        "stones": [*deck.stones],
        "extra": [*deck.extra],
        "runes": [*deck.runes],
        "sideboard": [*deck.sideboard],
    }
    text = drafts.text_of(title, piles)
    facts = msgspec.json.encode(about(title, piles)).decode()
    now = time.time()
    t, v = schema.kept_decks, schema.deck_versions
    engine = make_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
            found = await _called(connection, title)
            if found is None:
                if len(await _titles(connection)) >= MOST_DECKS:
                    raise NoHouse(f"there are {MOST_DECKS} decks already; drop one first")
                key = new_id()
                row = {"id": key, "owner": HOUSE, "title": title, "about": facts, "version": 1}
                await connection.execute(insert(t).values(**row, created=now, changed=now))
                await connection.execute(insert(v).values(deck=key, version=1, text=text, at=now))
                return title, 1
            key, version = found
            query = select(v.c.text).where(v.c.deck == key, v.c.version == version)
            if (await connection.execute(query)).scalar_one() == text:
                return title, version
            version += 1
            await connection.execute(insert(v).values(deck=key, version=version, text=text, at=now))
            await connection.execute(delete(v).where(v.c.deck == key, v.c.version <= version - MOST_VERSIONS))
            new = {"title": title, "about": facts, "version": version, "changed": now}
            await connection.execute(update(t).where(t.c.id == key).values(**new))
            return title, version
    finally:
        await engine.dispose()


async def _drop(url: str, title: str) -> str:
    t, v = schema.kept_decks, schema.deck_versions
    engine = make_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
            found = await _called(connection, title)
            if found is None:
                known = ", ".join([name for _, name, _ in await _titles(connection)])
                raise NoHouse(
                    f"no deck {title!r} was kept from the command line; there are: {known or 'none'}"
                )
            await connection.execute(delete(v).where(v.c.deck == found[0]))
            await connection.execute(delete(t).where(t.c.id == found[0]))
            return title
    finally:
        await engine.dispose()


async def _titles(connection: AsyncConnection) -> list[tuple[str, str, int]]:
    t = schema.kept_decks
    rows = (await connection.execute(select(t.c.id, t.c.title, t.c.version).where(t.c.owner == HOUSE))).all()
    return [(key, title, version) for key, title, version in rows]


async def _called(connection: AsyncConnection, title: str) -> tuple[str, int] | None:
    wanted = " ".join(title.split()).casefold()
    found = [row for row in await _titles(connection) if row[1].casefold() == wanted]
    return (found[0][0], found[0][2]) if found else None
