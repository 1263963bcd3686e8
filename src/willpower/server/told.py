"""What a seat is shown of a game: view, decision, log. Made from that seat's view and log, never from the state."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

import willpower as wp

from .protocol_view import LogLine

_ENCODE = msgspec.json.Encoder().encode


class Told:
    """What a seat is shown now. `view` and `decision` are JSON."""

    __slots__ = ("decision", "fingerprint", "log", "turn", "view")

    def __init__(self, game: wp.Game, seat: int | None) -> None:
        view = game.view(seat)
        decision: dict[str, Any] | None = view.pop("decision")
        if decision is not None:
            decision = {"player": seat, **decision}
        self.turn: dict[str, Any] = view["turn"]
        self.view: bytes = _ENCODE(view)
        self.decision: bytes = _ENCODE(decision)
        self.fingerprint = blake2b(b"[%b,%b]" % (self.view, self.decision), digest_size=16).hexdigest()
        self.log = log_lines(game, seat)

    def same(self, other: Told) -> bool:
        """Whether a seat could not tell the two apart."""
        return self.fingerprint == other.fingerprint and len(self.log) == len(other.log)


def log_lines(game: wp.Game, seat: int | None) -> list[LogLine]:
    """The log of a seat as it goes over the wire."""
    return [
        LogLine(e.number, e.clause, e.kind, e.player, [*e.objects], e.text) for e in game.log_for(seat)
    ]


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
