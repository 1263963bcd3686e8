"""The socket: one connection is one seat of one game. Reads messages, hands them to the room, sends what it says."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from .hub import Hub
from .limits import Addresses, Bucket
from .peer import SLOW, Peer
from .protocol import ClientMessage, Error, ErrorCode, Hello
from .room import MOVED, Room
from .table import Refusal

LOG: Final = logging.getLogger("willpower.server")
LARGEST: Final = 65_536
_CODES: Final = {"malformed": 4000, "not hello": 4000, "wrong token": 4001, "unknown game": 4004}
_BUSY: Final = 4009
_WRONG: Final = 30  # refused messages in a row, then the connection ends
_SENDING: Final = 10.0  # seconds
_DECODER: Final = msgspec.json.Decoder(ClientMessage)


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
        origin = socket.headers.get("origin")
        if origin is None:
            return True
        if origin in self.hub.config.origins:
            return True
        return bool(origin != "null" and urlsplit(origin).netloc == socket.headers.get("host"))

    async def serve(self, socket: WebSocket) -> None:
        """Serve a connection from its first message to its end."""
        if not self.allowed(socket):
            await socket.close(1008)  # before it is accepted: the client gets 403
            return
        address = socket.client.host if socket.client is not None else ""
        if self._open.get(address, 0) >= self.hub.config.connections_per_address:
            await socket.accept()
            await socket.close(_BUSY)
            return
        self._open[address] = self._open.get(address, 0) + 1
        try:
            await socket.accept()
            await Visit(self.hub, socket, address, self._messages).run()
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


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
        self.room: Room | None = None
        self.hello: Hello | None = None
        self.remote = False  # the game is at another worker

    async def run(self) -> None:
        """Read and write until one side ends it."""
        writing = asyncio.create_task(self._write())
        try:
            while (data := await self._read()) is not None:
                await self._message(data)
                if self.peer.closed is not None:
                    break
        except WebSocketDisconnect:
            self.peer.close(1000)
        except Exception:
            LOG.exception("a connection failed")
            self.peer.close(1011)
        finally:
            if self.room is not None:
                self.room.leave(self.peer)
            if self.remote:
                await self.hub.cluster.detach(self.peer)
            self.peer.close(1000)
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
        return text.encode() if text is not None else bytes(message.get("bytes") or b"")

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

    async def _message(self, data: bytes) -> None:
        """Take one message; whatever is wrong with it is answered and changes nothing."""
        if not self.bucket.take() or not self.addresses.take(self.address):
            self._refuse("too fast", "Too many messages.")
            self._wrong(5)
            return
        message: ClientMessage | None = None
        try:
            if len(data) > LARGEST:
                raise Refusal("too large", f"A message may have {LARGEST} bytes.")
            message = _DECODER.decode(data)
            if self.remote:
                await self.hub.cluster.forward(self.peer, data)
            elif self.room is None:
                await self._hello(message, data)
            else:
                await self.room.handle(self.peer, message)
            self.wrong = 0
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse("malformed", f"This is no message: {str(error)[:200]}.")
            self._wrong(1)
        except Refusal as error:
            self._refuse(error.code, error.sentence, error.clause, getattr(message, "id", ""))
            if self.room is None and not self.remote:
                self.peer.close(_CODES.get(error.code, 4000))
            elif error.code == "elsewhere":
                self.peer.close(MOVED)
            else:
                self._wrong(1)
        except Exception:
            LOG.exception("a message to game %s failed", self.hello.game if self.hello else "")
            self._refuse("broken", "Something went wrong here. Nothing was changed.", id=getattr(message, "id", ""))

    wrong = 0

    def _wrong(self, much: int) -> None:
        self.wrong += much
        if self.wrong > _WRONG:
            self.peer.close(_BUSY)

    def _refuse(self, code: str, sentence: str, clause: str = "", id: str = "") -> None:
        known: ErrorCode = code  # type: ignore[assignment]
        self.peer.send(Error(self.hello.game if self.hello else "", known, sentence, clause, id, self.peer.seq))

    async def _hello(self, message: ClientMessage, data: bytes) -> None:
        """Take the seat that the first message asks for."""
        if not isinstance(message, Hello):
            raise Refusal("not hello", "The first message must be hello.")
        self.hello = message
        self.peer.seat = await seat_for(self.hub, message)
        try:
            room = await self.hub.room(message.game)
        except Refusal as error:
            if error.code != "elsewhere":
                raise
            self.remote = True
            await self.hub.cluster.attach(message.game, data, self.peer)
            return
        self.room = room
        await room.enter(self.peer, message.log)


async def seat_for(hub: Hub, hello: Hello) -> int | None:
    """The seat that a hello holds the token of; None watches. Raises `Refusal`."""
    record = await hub.storage.game(hello.game)
    if record is None:
        raise Refusal("unknown game", "There is no such game.")
    if hello.token:
        seat = await hub.storage.seat_of(hello.game, hello.token)
        if seat is None:
            raise Refusal("wrong token", "This token holds no seat of this game.")
        return seat
    if not record.match.choices.spectators or record.stage == "waiting":
        raise Refusal("wrong token", "This game may not be watched.")
    return None
