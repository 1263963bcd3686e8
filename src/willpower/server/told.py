"""What a seat is shown of a game: view, decision, log. Made from that seat's view and log, never from
the state."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

import willpower as wp

from .protocol_view import LogLine

SEATS: Final[tuple[int | None, ...]] = (0, 1, None)
_ENCODE = msgspec.json.Encoder().encode


class Told:
    """What a seat is shown now. `view` and `decision` are JSON, `log` is the whole log up to now.

    `passing` is what automatic passing looks at: turn, chase and battle; nobody may change it.
    `before`: what the seat was shown earlier in the same game; then only what happened since is told anew.
    """

    __slots__ = ("decision", "events", "fingerprint", "log", "passing", "seat", "story", "turn", "view")

    def __init__(
        self,
        game: wp.Game,
        seat: int | None,
        before: Told | None = None,
        view: dict[str, Any] | None = None,
    ) -> None:
        self.seat = seat
        whole = game.view(seat) if view is None else view
        self.passing = {name: whole[name] for name in ("turn", "chase", "battle")}
        self.view, self.decision, self.turn = shown(whole, seat)
        self.fingerprint = fingerprint_of(self.view, self.decision)
        self.events = game.events
        self.story: wp.Story = wp.Story(seat) if before is None else before.story.copy()
        new = [line_of(e) for e in self.story.more(game)]
        self.log: list[LogLine] = new if before is None else before.log + new if new else before.log

    def same(self, other: Told) -> bool:
        """Whether the seat could not tell the two apart."""
        return self.fingerprint == other.fingerprint and len(self.log) == len(other.log)


def told_to_all(game: wp.Game, before: list[Told] | None = None, sight: wp.Sight | None = None) -> list[Told]:
    """What seat 0, seat 1 and spectators are shown now; `sight`: what was seen of the game before."""
    known: list[Told | None] = [None, None, None] if before is None else [*before]
    return [
        Told(game, seat, known[n], view)
        for n, (seat, view) in enumerate(zip(SEATS, game.views(sight), strict=True))
    ]


def new_sight() -> wp.Sight:
    """What is kept from view to view of a game: its cards as JSON."""
    return wp.Sight(_as_json)


def _as_json(card: dict[str, Any]) -> msgspec.Raw:
    return msgspec.Raw(_ENCODE(card))


def shown(view: dict[str, Any], seat: int | None) -> tuple[bytes, bytes, dict[str, Any]]:
    """View and decision of a seat as JSON, and the turn."""
    decision: dict[str, Any] | None = view.pop("decision")
    if decision is not None:
        decision = {"player": seat, **decision}
    return _ENCODE(view), _ENCODE(decision), view["turn"]


def fingerprint_of(view: bytes, decision: bytes) -> str:
    """What two clients of a seat compare."""
    return blake2b(b"[%b,%b]" % (view, decision), digest_size=16).hexdigest()


def line_of(entry: wp.LogEntry) -> LogLine:
    """An entry of the log as it goes over the wire."""
    return LogLine(entry.number, entry.clause, entry.kind, entry.player, [*entry.objects], entry.text)


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
