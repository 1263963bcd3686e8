"""Messages to a client, made from its seat's view and log and from what everybody knows of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec

from .protocol import (
    Clock,
    Connection,
    Figures,
    MatchInfo,
    OpenOffer,
    PlayerInfo,
    SeatNumber,
    Settings,
    Stage,
    State,
    Undo,
)
from .protocol_view import Decision, LogLine, View
from .records import Action, GameRecord
from .table import OPEN, Table
from .told import after
from .undoing import LET, OURS

_NOTHING: Final = Undo(False, "You are watching.", False)


class Around:
    """What a state says besides the game: who is here, clocks, offers, settings."""

    __slots__ = (
        "ahead",
        "clocks",
        "connections",
        "figures",
        "leaves_in",
        "offers",
        "passed",
        "passing",
        "ready",
        "settings",
        "spectators",
        "undo",
        "warning",
    )

    def __init__(
        self,
        connections: list[Connection],
        clocks: list[Clock],
        offers: list[OpenOffer],
        ready: list[bool],
        spectators: int,
        warning: str,
    ) -> None:
        self.connections = connections
        self.clocks = clocks
        self.offers = offers
        self.ready = ready
        self.spectators = spectators
        self.warning = warning
        self.settings: Settings | None = None
        self.undo = _NOTHING
        self.passed: list[str] = []
        self.passing = ""
        self.ahead = 0
        self.figures: Figures | None = None
        self.leaves_in: float | None = None


def state_message(
    record: GameRecord, table: Table | None, seat: int | None, log_from: int, around: Around
) -> State:
    """All that a seat is shown, with the log after a line."""
    view: object = None
    decision: object = None
    fingerprint = ""
    seq = 0
    log: list[LogLine] = []
    if table is not None:
        place = OPEN if seat is None else seat
        told = table.told[place]
        view, decision = msgspec.Raw(told.view), msgspec.Raw(told.decision)
        if table.over:
            decision = None
        fingerprint, seq = told.fingerprint, table.seqs[place]
        log = after(told.log, log_from)
    return State(
        record.id,
        seq,
        fingerprint,
        cast(Any, seat),
        stage_of(record, table),
        cast(View | None, view),
        cast(Decision | None, decision),
        log,
        log_from,
        players_of(record, around, seat),
        match_of(record, around.ready),
        around.settings,
        around.undo,
        around.offers,
        table.result if table is not None else record.result,
        around.spectators,
        around.warning,
        around.passed,
        None,
        around.passing,
        around.ahead,
        around.figures,
        around.leaves_in,
    )


def figures_of(actions: Sequence[Action], span: tuple[float, float]) -> Figures:
    """How long the picks of a game took, and how many of them each seat made itself; `span` is when the
    game's first and last action were accepted: picks that were taken back and the end are not among them."""
    own = [action for action in actions if not action.client.startswith((OURS, LET))]
    seconds = [round(sum([action.spent for action in own if action.seat == seat]), 1) for seat in (0, 1)]
    decisions = [len([action for action in own if action.seat == seat]) for seat in (0, 1)]
    return Figures(seconds, decisions, round(max(0.0, span[1] - span[0]), 1))


def stage_of(record: GameRecord, table: Table | None) -> Stage:
    """Where a game stands."""
    return "diverged" if table is not None and table.diverged else record.stage


def players_of(record: GameRecord, around: Around, viewer: int | None) -> list[PlayerInfo]:
    """Who sits at the table. The name of a deck may tell what is in it: until the match is over only its
    owner
    is told."""
    return [
        PlayerInfo(
            seat.name,
            "computer" if seat.level else "person",
            seat.level,
            deck_title(seat.deck) if n == viewer or record.match.over else "",
            around.connections[n],
            around.clocks[n],
            record.match.wins[n],
        )
        for n, seat in enumerate(record.seats)
    ]


class _DeckHead(msgspec.Struct):
    name: str


class _Head(msgspec.Struct):
    decks: list[_DeckHead]


_HEADS: dict[str, str] = {}
_MOST_HEADS: Final = 1000


def deck_title(deck: str) -> str:
    """The name of a kept deck, without reading its cards."""
    if not deck:
        return ""
    found = _HEADS.get(deck)
    if found is None:
        found = msgspec.json.decode(deck.partition("\n")[0], type=_Head).decks[0].name
        if len(_HEADS) >= _MOST_HEADS:
            _HEADS.clear()
        _HEADS[deck] = found
    return found


def match_of(record: GameRecord, ready: list[bool]) -> MatchInfo:
    """Where the match stands."""
    match = record.match
    return MatchInfo(match.best_of, record.number, match.over, record.next, ready)


def seat_number(seat: int) -> SeatNumber:
    """A seat in the type of the protocol."""
    return 0 if seat == 0 else 1
