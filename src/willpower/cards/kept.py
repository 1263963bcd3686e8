"""Decks that the server of this machine keeps in the user's data folder, as the command line sees them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import NamedTuple

from .store import data_folder


class Kept(NamedTuple):
    """A kept deck: its newest version as a deck list."""

    id: str
    title: str
    version: int
    text: str
    house: bool = False  # kept from the command line, for everybody


def kept_decks() -> list[Kept]:
    """The decks kept on this machine, the one changed last first; none where no server has kept any."""
    path = data_folder() / "games.db"
    if not path.is_file():
        return []
    query = (
        "select d.id, d.title, d.version, v.text, length(d.owner) = 0 from kept_decks d "
        "join deck_versions v on v.deck = d.id and v.version = d.version order by d.changed desc"
    )
    try:
        with closing(sqlite3.connect(path.resolve().as_uri() + "?mode=ro", uri=True)) as database:
            rows = database.execute(query)
            return [Kept(key, title, n, text, bool(house)) for key, title, n, text, house in rows]
    except sqlite3.Error:  # no database of ours, or one from before decks were kept
        return []
