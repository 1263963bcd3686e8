"""A client at the door: its first message takes a seat, the others go to the room; what is wrong is
answered."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from .hub import Hub
from .peer import Peer
from .protocol import ClientMessage, Error, ErrorCode, Hello
from .room import MOVED, Room
from .table import Refusal
from .tokens import invitation, invite_link, matches

LOG: Final = logging.getLogger("willpower.server")
LARGEST: Final = 65_536
BUSY: Final = 4009
_CODES: Final = {"malformed": 4000, "not hello": 4000, "wrong token": 4001, "unknown game": 4004}
_WRONG: Final = 30  # refused messages in a row, then the connection ends
_DECODER: Final = msgspec.json.Decoder(ClientMessage)


class Guest:
    """One client, whether its connection is to this worker or to another one."""

    def __init__(self, hub: Hub, peer: Peer, *, here: bool = True) -> None:
        self.hub = hub
        self.peer = peer
        self.here = here  # the connection is to this worker
        self.room: Room | None = None
        self.hello: Hello | None = None
        self.remote = False  # the game is at another worker
        self.wrong = 0

    async def take(self, data: bytes) -> None:
        """Take one message; whatever is wrong with it is answered and changes nothing."""
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
            self.refuse("malformed", f"This is no message: {str(error)[:200]}.")
            self.count(1)
            if self.room is None and not self.remote:
                self.peer.close(4000)
        except Refusal as error:
            self.refuse(error.code, error.sentence, error.clause, getattr(message, "id", ""))
            if error.code == "elsewhere":
                self.peer.close(MOVED)
            elif self.room is None and not self.remote:
                self.peer.close(_CODES.get(error.code, 4000))
            else:
                self.count(1)
        except Exception:
            LOG.exception("a message to game %s failed", self.hello.game if self.hello else "")
            self.refuse(
                "broken", "Something went wrong here. Nothing was changed.", "", getattr(message, "id", "")
            )

    def count(self, much: int) -> None:
        """Count wrong messages; too many in a row end the connection."""
        self.wrong += much
        if self.wrong > _WRONG:
            self.peer.close(BUSY)

    def refuse(self, code: str, sentence: str, clause: str = "", client: str = "") -> None:
        """Answer that something is refused."""
        known: ErrorCode = code  # type: ignore[assignment]
        game = self.hello.game if self.hello is not None else ""
        self.peer.send(Error(game, known, sentence, clause, client, self.peer.seq))

    async def _hello(self, message: ClientMessage, data: bytes) -> None:
        """Take the seat that the first message asks for."""
        if not isinstance(message, Hello):
            raise Refusal("not hello", "The first message must be hello.")
        self.hello = message
        self.peer.seat, self.peer.invite = await seat_for(self.hub, message)
        try:
            room = await self.hub.room(message.game)
        except Refusal as error:
            if error.code != "elsewhere" or not self.here:
                raise
            self.remote = True
            await self.hub.cluster.attach(message.game, data, self.peer)
            return
        if room.table is None:
            await self.hub.refresh(message.game)  # somebody may have joined without the room being told
        self.room = room
        await room.enter(self.peer, message.seq, message.log)

    async def leave(self) -> None:
        """The client is gone."""
        if self.room is not None:
            self.room.leave(self.peer)
        if self.remote:
            await self.hub.cluster.detach(self.peer)


async def seat_for(hub: Hub, hello: Hello) -> tuple[int | None, str]:
    """The seat that a hello holds the token of, None watches; and the link that invites to a game begun with
    it. Raises `Refusal`."""
    record = await hub.storage.game(hello.game)
    if record is None:
        raise Refusal("unknown game", "There is no such game.")
    if hello.token:
        seat = await hub.storage.seat_of(hello.game, hello.token)
        if seat is None:
            raise Refusal("wrong token", "This token holds no seat of this game.")
        invite = invitation(hello.token, hello.game)
        waits = record.invite is not None and matches(invite, hello.game, record.invite)
        return seat, invite_link(hello.game, invite) if waits else ""
    if not record.match.choices.spectators or record.stage == "waiting":
        raise Refusal("wrong token", "This game may not be watched.")
    return None, ""
