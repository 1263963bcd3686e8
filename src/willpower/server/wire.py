"""Connections that take their time: who says nothing, or too little, is let go.

The framework waits for ever for the first byte of a request and for the last one of its head. A connection
costs nothing but its place, but places are few.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD: Final = 20.0  # seconds for the head of a request
WHOLE: Final = 900.0  # seconds for a whole request, with its answer


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
