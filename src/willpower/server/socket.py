"""The socket: one connection is one seat of one game."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from .asked import address, from_own_page
from .guest import BUSY, Guest
from .hub import Hub
from .limits import Addresses, Bucket
from .peer import SLOW, Peer

LOG: Final = logging.getLogger("willpower.server")
_SENDING: Final = 10.0  # seconds


class Door:
    """Lets connections in, as many as are allowed."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        config = hub.config
        rate = config.messages_per_second * config.address_factor
        self._messages = Addresses(rate, rate * 5)
        self._open: dict[str, int] = {}

    def allowed(self, socket: WebSocket) -> bool:
        """Whether the page that opens the socket is one of ours, or no page at all (a bot)."""
        return from_own_page(socket.headers, self.hub.config.origins)

    async def serve(self, socket: WebSocket) -> None:
        """Serve a connection from its first message to its end."""
        if not self.allowed(socket):
            await socket.close(1008)  # before it is accepted: the client gets 403
            return
        who = address(socket)
        if self._open.get(who, 0) >= self.hub.config.connections_per_address:
            await socket.accept()
            await socket.close(BUSY)
            return
        self._open[who] = self._open.get(who, 0) + 1
        try:
            await socket.accept()
            await Visit(self.hub, socket, who, self._messages).run()
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


class Visit:
    """One connection."""

    def __init__(self, hub: Hub, socket: WebSocket, address: str, addresses: Addresses) -> None:
        self.hub = hub
        self.socket = socket
        self.address = address
        self.addresses = addresses
        rate = hub.config.messages_per_second
        self.bucket = Bucket(rate, rate * 5)
        self.peer = Peer(None)
        self.guest = Guest(hub, self.peer)

    async def run(self) -> None:
        """Read and write until one side ends it."""
        writing = asyncio.create_task(self._write())
        try:
            while (data := await self._read()) is not None:
                if self.bucket.take() and self.addresses.take(self.address):
                    await self.guest.take(data)
                else:
                    self.guest.refuse("too fast", "Too many messages.")
                    self.guest.count(5)
                if self.peer.closed is not None:
                    break
                await asyncio.sleep(0)  # messages that came together must not keep answers from being sent
        except WebSocketDisconnect:
            self.peer.close(1000)
        except Exception:
            LOG.exception("a connection failed")
            self.peer.close(1011)
        finally:
            self.peer.close(1000)
            try:
                await self.guest.leave()
            except Exception:  # another worker cannot be told; this connection ends all the same
                LOG.exception("a client could not be taken leave of")
            with suppress(asyncio.CancelledError):
                await writing

    async def _read(self) -> bytes | None:
        """The next message; None if the client is silent for too long."""
        try:
            async with asyncio.timeout(self.hub.config.silent_seconds):
                message = await self.socket.receive()
        except TimeoutError:
            self.peer.close(SLOW)
            return None
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str | None = message.get("text")
        return text.encode("utf-8", "replace") if text is not None else bytes(message.get("bytes") or b"")

    async def _write(self) -> None:
        async def deliver(data: bytes) -> None:
            async with asyncio.timeout(_SENDING):
                await self.socket.send_text(data.decode())

        try:
            code = await self.peer.run(deliver)
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            code = SLOW
            self.peer.close(SLOW)
        if self.socket.application_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
                async with asyncio.timeout(_SENDING):
                    await self.socket.close(code)
