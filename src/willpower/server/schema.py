"""The tables of the database. `migrations/` brings a database to this form."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

matches: Final = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("best_of", Integer, nullable=False),
    Column("wins", String(40), nullable=False),  # JSON: [0, 0], by seat
    Column("choices", Text, nullable=False),  # JSON: MatchChoices
    Column("over", Boolean, nullable=False),
    Column("created", Double, nullable=False),
)

games: Final = Table(
    "games",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("number", Integer, nullable=False),  # in its match, from 1
    Column("stage", String(16), nullable=False),
    Column("engine", String(80), nullable=False),
    Column("invite", LargeBinary, nullable=True),  # hash
    Column("result", Text, nullable=True),  # JSON: Result
    Column("next", String(32), nullable=True),
    Column("decider", Integer, nullable=True),  # the seat that must decide
    Column("picks", Integer, nullable=False),
    Column("uploaded", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Index("games_stage", "stage", "changed"),
    Index("games_match", "match"),
)

# The long part of a game that never changes, apart from its row, which every pick writes anew.
headers: Final = Table(
    "headers",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("header", Text, nullable=False),  # a replay without picks; none while the game waits
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("level", String(20), nullable=False),  # of a computer, "" for a person
    Column("deck", Text, nullable=False),  # with the cards' texts
    Column("settings", Text, nullable=False),  # JSON: Settings
)

# Several tokens may hold a seat: the next game of a match is entered with the seat of the one before.
tokens: Final = Table(
    "tokens",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Index("tokens_game", "game"),
)

# Everything that was accepted, in order. The primary key is what keeps two workers from writing the same
# place.
actions: Final = Table(
    "actions",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),  # pick, undo, concede, time, left, draw
    Column("seat", Integer, nullable=False),
    Column("option", Integer, nullable=False),  # of an undo: how many picks stay
    Column("client", String(40), nullable=False),  # the client's id, or ours for what it did not ask for
    Column("asked", String(40), nullable=False),  # kinds of decision and option, what it was about
    Column("spent", Double, nullable=False),  # seconds of the seat's clock
    Column("seqs", String(60), nullable=False),  # JSON: what each seat and the spectators were told, counted
    Column("at", Double, nullable=False),
    UniqueConstraint("game", "seat", "client", name="actions_once"),
)

snapshots: Final = Table(
    "snapshots",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True),  # after so many actions
    Column("picks", Text, nullable=False),  # JSON: those that stand
    Column("data", LargeBinary, nullable=False),
)

# What a seat saw, step by step, some steps in one piece.
frames: Final = Table(
    "frames",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("seat", String(4), primary_key=True),
    Column("piece", Integer, primary_key=True),  # -1: JSON with the turns and the number of steps
    Column("data", LargeBinary, nullable=False),
)

# Decks that somebody keeps here. The owner is the hash of a key that only they have; empty for the decks of
# the house, which everybody sees.
kept_decks: Final = Table(
    "kept_decks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("owner", LargeBinary, nullable=False),
    Column("title", String(80), nullable=False),
    Column("about", Text, nullable=False),  # JSON: About
    Column("version", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Index("kept_decks_owner", "owner"),
)

deck_versions: Final = Table(
    "deck_versions",
    METADATA,
    Column("deck", String(32), ForeignKey("kept_decks.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("text", Text, nullable=False),  # a deck list in our form
    Column("at", Double, nullable=False),
)

simulations: Final = Table(
    "simulations",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("plan", Text, nullable=False),  # JSON: Plan
    Column("records", Text, nullable=False),  # JSON: for each opponent how the games ended
    Column("stage", String(12), nullable=False),
    Column("trouble", Text, nullable=False),
    Column("seconds", Double, nullable=False),
    Column("created", Double, nullable=False),
)

# Card files on their way in; their cards lie in the data folder.
imports: Final = Table(
    "imports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("stage", String(12), nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("report", Text, nullable=False),  # JSON: ImportReport or null
    Column("problems", Text, nullable=False),  # JSON: a list of sentences
    Column("at", Double, nullable=False),
)

# Which worker has a game, and what is too long for a notification; used with PostgreSQL only.
owners: Final = Table(
    "owners",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("worker", String(32), nullable=False),
)

mail: Final = Table(
    "mail",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("payload", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
)
