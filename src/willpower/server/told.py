"""What a seat is shown of a game: view, decision, log. Made from that seat's view and log, never from
the state."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

import willpower as wp

from .protocol_view import LogLine

_ENCODE = msgspec.json.Encoder().encode


class Told:
    """What a seat is shown now. `view` and `decision` are JSON; the log is made when it is asked for."""

    __slots__ = ("_game", "_lines", "decision", "events", "fingerprint", "seat", "turn", "view")

    def __init__(self, game: wp.Game, seat: int | None) -> None:
        view = game.view(seat)
        decision: dict[str, Any] | None = view.pop("decision")
        if decision is not None:
            decision = {"player": seat, **decision}
        self.seat = seat
        self.turn: dict[str, Any] = view["turn"]
        self.view: bytes = _ENCODE(view)
        self.decision: bytes = _ENCODE(decision)
        self.fingerprint = blake2b(b"[%b,%b]" % (self.view, self.decision), digest_size=16).hexdigest()
        self.events = events_of(game)
        self._game: wp.Game | None = game.clone()
        self._lines: list[LogLine] = []

    @property
    def log(self) -> list[LogLine]:
        """The log of the seat up to now."""
        if self._game is not None:
            self._lines = log_lines(self._game, self.seat)
            self._game = None
        return self._lines

    def same(self, other: Told) -> bool:
        """Whether the seat could not tell the two apart."""
        if self.fingerprint != other.fingerprint:
            return False
        return self.events == other.events or len(self.log) == len(other.log)


def events_of(game: wp.Game) -> int:
    """How many things have happened; the numbers of log lines go up to it."""
    return len(game.state.events())


def log_lines(game: wp.Game, seat: int | None) -> list[LogLine]:
    """The log of a seat as it goes over the wire."""
    return [LogLine(e.number, e.clause, e.kind, e.player, [*e.objects], e.text) for e in game.log_for(seat)]


def after(log: list[LogLine], number: int) -> list[LogLine]:
    """The lines after the one with this number."""
    low, high = 0, len(log)
    while low < high:
        middle = (low + high) // 2
        if log[middle].number <= number:
            low = middle + 1
        else:
            high = middle
    return log[low:]
