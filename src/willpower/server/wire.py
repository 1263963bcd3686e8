"""Connections that take their time, or send what is not even a message: they are let go.

The framework waits for ever for the first byte of a request and for the last one of its head. A connection
costs nothing but its place, but places are few. It answers every ping of a socket, however many there are and
whether or not the answers are read, and takes the pieces of a message however small: who sends nothing else
is seen here only.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from .config import Config
from .limits import Bucket

HEAD: Final = 20.0  # seconds for the head of a request
WHOLE: Final = 900.0  # seconds for a whole request, with its answer
_PIECE: Final = 4096  # bytes that are looked through before it is asked whether that is enough
_FRAMES: Final = (
    5  # pieces of messages and pings in a second, for each message that is allowed; ten times at once
)


class PatientProtocol(H11Protocol):
    """HTTP with a time limit for each request. A socket is no longer ours once it is opened."""

    _begun = 0.0  # since when nothing else has been waited for
    _looking: asyncio.TimerHandle | None = None
    _last: object = None  # the request that was last looked at
    _at_work = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self._begun = self.loop.time()
        self._looking = self.loop.call_later(HEAD, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None
        super().connection_lost(exc)

    def _look(self) -> None:
        self._looking = None
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        now = self.loop.time()
        at_work = self.cycle is not None and not self.cycle.response_complete
        if self.cycle is not self._last or at_work != self._at_work:  # a request has come, or was answered
            self._last, self._at_work, self._begun = self.cycle, at_work, now
        elif now - self._begun >= (WHOLE if at_work else HEAD):
            self.transport.abort()
            return
        self._looking = self.loop.call_later(HEAD, self._look)


class BoundedSocket(WebSocketsSansIOProtocol):
    """A socket of which each piece is counted: pings, parts of messages, messages."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        rate = _FRAMES * Config.from_environment().messages_per_second
        self._pieces = Bucket(rate, 10 * rate)

    def data_received(self, data: bytes) -> None:
        """Look through what has come, as long as it is not too much."""
        for first in range(0, len(data), _PIECE):
            super().data_received(data[first : first + _PIECE])
            if self.transport.is_closing():
                return

    def _count(self) -> None:
        if not self._pieces.take():
            self.transport.abort()

    def handle_ping(self) -> None:
        """Answer a ping."""
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping."""
        self._count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a further part of a message."""
        self._count()
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """Take a message, or its first part."""
        self._count()
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take a message in bytes, or its first part."""
        self._count()
        super().handle_bytes(event)
