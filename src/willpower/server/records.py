"""What is kept of games, as structs: the rows of the database in the words of the server."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .protocol import Result, Settings, Stage
from .protocol_http import ClockChoice

ActionKind = Literal["pick", "undo", "concede", "time", "left", "draw"]


class MatchChoices(Struct):
    """What was chosen for a match when it was made."""

    against: Literal["computer", "friend", "open"]
    edition: str
    clock: ClockChoice | None
    spectators: bool
    spectator_delay: float
    start: int = 0  # of a game played on from a replay: picks made before it began
    known: bool = True  # all cards are ones that this server knows; a replay that was sent may have others


class Match(Struct):
    """A match: one game, or up to three."""

    id: str
    best_of: int
    wins: list[int]
    choices: MatchChoices
    over: bool
    created: float


class SeatRecord(Struct):
    """Who sits there with what."""

    name: str
    level: str  # of a computer, "" for a person
    deck: str  # see decks.py; "" while the seat is free
    settings: Settings


class GameRecord(Struct):
    """A game but for its actions."""

    id: str
    match: Match
    number: int
    stage: Stage
    header: str
    engine: str
    invite: bytes | None
    result: Result | None
    next: str | None
    decider: int | None
    picks: int
    uploaded: bool
    listed: bool
    created: float
    changed: float
    seats: list[SeatRecord]


class Action(Struct):
    """One thing that was accepted."""

    n: int
    kind: ActionKind
    seat: int
    option: int
    client: str
    asked: str
    spent: float
    seqs: list[int]
    at: float


class Snapshot(Struct):
    """A game saved after so many actions, with the picks that stood then."""

    n: int
    picks: list[int]
    data: bytes
