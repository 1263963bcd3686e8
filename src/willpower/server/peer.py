"""One client of a game: what is to be sent to it waits in a short queue; who reads too slowly is dropped."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from .protocol import ServerMessage

WAITING: Final = 64  # messages
SLOW: Final = 4008
_ENCODE = msgspec.json.Encoder().encode


class Peer:
    """A connection that holds a seat, or watches (`seat` None)."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.log = 0  # number of the last log line that it was sent
        self.seq = 0  # of the last state
        self.invite = ""  # the link that whoever has begun a game may hand on
        self.closed: int | None = None  # the code it was closed with
        self._out: asyncio.Queue[bytes] = asyncio.Queue(WAITING + 1)  # the end is an empty one

    def send(self, message: ServerMessage) -> None:
        """Send a message when there is room."""
        self.send_bytes(_ENCODE(message))

    def send_bytes(self, data: bytes) -> None:
        """Send a message that is JSON already; a queue that is full ends the connection."""
        if self.closed is not None:
            return
        if self._out.qsize() < WAITING:
            self._out.put_nowait(data)
        else:
            self.close(SLOW)

    def close(self, code: int) -> None:
        """End the connection after what has been sent."""
        if self.closed is None:
            self.closed = code
            self._out.put_nowait(b"")

    async def run(self, deliver: Callable[[bytes], Awaitable[None]]) -> int:
        """Hand messages over until the end; returns the code to close with."""
        while (data := await self._out.get()) and self.closed != SLOW:
            await deliver(data)
        return self.closed or 1000
