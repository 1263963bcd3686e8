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
        self.closed: int | None = None  # the code it was closed with
        self._out: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self._over = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        """Send a message when there is room."""
        self.send_bytes(_ENCODE(message))

    def send_bytes(self, data: bytes) -> None:
        """Send a message that is JSON already; a queue that is full ends the connection."""
        if self.closed is not None:
            return
        try:
            self._out.put_nowait(data)
        except asyncio.QueueFull:
            self.close(SLOW)

    def close(self, code: int) -> None:
        """End the connection after what has been sent."""
        if self.closed is None:
            self.closed = code
            self._over.set()

    async def run(self, deliver: Callable[[bytes], Awaitable[None]]) -> int:
        """Hand messages over until the end; returns the code to close with."""
        over = asyncio.create_task(self._over.wait())
        try:
            while True:
                if self._over.is_set() and (self.closed == SLOW or self._out.empty()):
                    return self.closed or 1000
                if self._out.empty():
                    more = asyncio.create_task(self._out.get())
                    await asyncio.wait((more, over), return_when=asyncio.FIRST_COMPLETED)
                    if not more.done():
                        more.cancel()
                        continue
                    data = more.result()
                else:
                    data = self._out.get_nowait()
                await deliver(data)
        finally:
            over.cancel()
