"""Several workers on one PostgreSQL: a game belongs to who holds its advisory lock; messages go by NOTIFY.

The lock lives with a connection: when a worker dies, PostgreSQL gives its games free. A client may be
connected to any worker; if another one has its game, messages are handed on. When that one dies, the
client is asked to connect again and whoever it reaches takes the game over.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import zlib
from base64 import b64decode, b64encode
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import asyncpg
import msgspec

from .peer import Peer
from .room import MOVED

if TYPE_CHECKING:
    from .guest import Guest
    from .hub import Hub

LOG: Final = logging.getLogger("willpower.server")
_LARGEST: Final = 7900  # bytes of a notification
_WATCH: Final = 1.0  # seconds between two looks whether other workers live
_OLD_MAIL: Final = 600.0


class Letter(msgspec.Struct, omit_defaults=True):
    """A message between workers about a client's connection, or about a game."""

    kind: str  # open, frame, gone; opened, out, close; joined
    connection: str = ""
    sender: str = ""
    data: bytes = b""
    code: int = 0
    game: str = ""


class Away:
    """A client of ours whose game is at another worker."""

    def __init__(self, game: str, hello: bytes, peer: Peer, owner: str) -> None:
        self.game = game
        self.hello = hello
        self.peer = peer
        self.owner = owner
        self.opened = False
        self.since = time.monotonic()


class PostgresCluster:
    """The workers on one PostgreSQL, as one of them sees it."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.dsn = hub.config.url().replace("postgresql+asyncpg", "postgresql", 1)
        self.games: set[str] = set()  # ours
        self._away: dict[str, Away] = {}
        self._connections: dict[Peer, str] = {}
        self._visitors: dict[str, _Visitor] = {}
        self._one = asyncio.Lock()  # the lock connection can do one thing at a time
        self._sending = asyncio.Lock()
        self._locks: asyncpg.Connection[Any] | None = None
        self._post: asyncpg.Connection[Any] | None = None
        self._inbox: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._stopping = False

    def _channel(self, worker: str) -> str:
        return f"willpower_{worker}"

    async def start(self) -> None:
        """Connect and begin to listen."""
        await self._connect()
        self._tasks = [asyncio.create_task(self._read_mail()), asyncio.create_task(self._watch())]

    async def _connect(self) -> None:
        if self._post is None or self._post.is_closed():
            self._post = await asyncpg.connect(self.dsn)
        locks = await asyncpg.connect(self.dsn, server_settings={"application_name": "willpower"})
        await locks.add_listener(self._channel(self.hub.worker), self._notified)
        locks.add_termination_listener(self._cut_off)
        self._locks = locks  # only now: one that does not listen must not be used

    async def stop(self) -> None:
        """Give all games back."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        for connection in (self._locks, self._post):
            if connection is not None and not connection.is_closed():
                await connection.close(timeout=2)

    def _cut_off(self, _connection: Any) -> None:
        """The connection that holds our locks is gone: the games may be another's by now."""
        if self._stopping:
            return
        LOG.warning("the connection to the database is lost; games are given up")
        self.games.clear()
        for room in [*self.hub.rooms.values()]:
            room.close(MOVED)
        self.hub.rooms.clear()

    # ---- ownership --------------------------------------------------------------------------------------

    async def own(self, game: str) -> bool:
        """Take a game, if no other worker has it."""
        if game in self.games:
            return True
        async with self._one:
            if game in self.games:  # meanwhile; taking the lock twice would need giving it back twice
                return True
            connection = await self._usable()
            if not await connection.fetchval("select pg_try_advisory_lock($1)", _key(game)):
                return False
            await connection.execute(
                "insert into owners (game, worker) values ($1, $2) "
                "on conflict (game) do update set worker = excluded.worker",
                game,
                self.hub.worker,
            )
            self.games.add(game)
        return True

    async def release(self, game: str) -> None:
        """Give a game back."""
        async with self._one:
            if game not in self.games:
                return
            connection = await self._usable()
            await connection.execute(
                "delete from owners where game = $1 and worker = $2", game, self.hub.worker
            )
            await connection.execute("select pg_advisory_unlock($1)", _key(game))
            self.games.discard(game)

    async def _usable(self) -> asyncpg.Connection[Any]:
        if self._locks is None or self._locks.is_closed():
            await self._connect()
        assert self._locks is not None
        return self._locks

    async def _owner(self, game: str) -> str:
        async with self._one:
            found = await (await self._usable()).fetchval("select worker from owners where game = $1", game)
        return str(found or "")

    async def elsewhere(self, games: list[str]) -> set[str]:
        """Those of some games that a worker has."""
        async with self._one:
            connection = await self._usable()
            rows = await connection.fetch("select game from owners where game = any($1::text[])", games)
        return {str(row[0]) for row in rows}

    async def _watch(self) -> None:
        """See whether the workers that have our clients' games still live."""
        while True:
            await asyncio.sleep(_WATCH)
            try:
                for game in {away.game for away in self._away.values()}:
                    await self._look_after(game)
                async with self._one:
                    connection = await self._usable()
                    await connection.execute("delete from mail where at < $1", time.time() - _OLD_MAIL)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOG.warning("the other workers cannot be seen: %s", error)

    async def _look_after(self, game: str) -> None:
        if await self.own(game):  # its worker is gone; who connects again finds the game here
            for away in [*self._away.values()]:
                if away.game == game:
                    away.peer.close(MOVED)
            await self.hub.give_back(game)
            return
        for connection, away in [*self._away.items()]:
            if away.game == game and not away.opened and time.monotonic() - away.since > _WATCH:
                away.owner = await self._owner(game)
                await self._open(connection, away)

    # ---- messages ---------------------------------------------------------------------------------------

    async def _send(self, worker: str, letter: Letter) -> None:
        if not worker:
            return
        payload = b64encode(zlib.compress(msgspec.msgpack.encode(letter), 1)).decode()
        async with self._sending:
            if self._post is None or self._post.is_closed():
                self._post = await asyncpg.connect(self.dsn)
            if len(payload) > _LARGEST:
                name = secrets.token_hex(12)
                await self._post.execute(
                    "insert into mail (id, payload, at) values ($1, $2, $3)",
                    name,
                    payload.encode(),
                    time.time(),
                )
                payload = f"@{name}"
            await self._post.execute("select pg_notify($1, $2)", self._channel(worker), payload)

    def _notified(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        self._inbox.put_nowait(str(payload))

    async def _read_mail(self) -> None:
        while True:
            payload = await self._inbox.get()
            try:
                if payload.startswith("@"):
                    async with self._one:
                        found = await (await self._usable()).fetchval(
                            "delete from mail where id = $1 returning payload", payload[1:]
                        )
                    if found is None:
                        continue
                    payload = bytes(found).decode()
                letter = msgspec.msgpack.decode(zlib.decompress(b64decode(payload)), type=Letter)
                await self._letter(letter)
            except Exception:
                LOG.exception("a message between workers failed")

    async def _letter(self, letter: Letter) -> None:
        match letter.kind:
            case "open":
                old = self._visitors.pop(letter.connection, None)
                if old is not None:
                    await old.end()
                self._visitors[letter.connection] = _Visitor(self, letter)
            case "frame" | "gone":
                visitor = self._visitors.get(letter.connection)
                if visitor is not None:
                    visitor.inbox.put_nowait(letter.data if letter.kind == "frame" else None)
            case "opened" | "out" | "close":
                away = self._away.get(letter.connection)
                if away is not None:
                    away.opened = True
                    if letter.kind == "out":
                        away.peer.send_bytes(letter.data)
                    elif letter.kind == "close":
                        away.peer.close(letter.code)
            case "joined":
                await self.hub.refresh(letter.game)

    # ---- our clients at others --------------------------------------------------------------------------

    async def attach(self, game: str, hello: bytes, peer: Peer) -> None:
        """Connect a client to a game of another worker."""
        connection = secrets.token_hex(8)
        away = self._away[connection] = Away(game, hello, peer, await self._owner(game))
        self._connections[peer] = connection
        await self._open(connection, away)

    async def _open(self, connection: str, away: Away) -> None:
        away.since = time.monotonic()
        await self._send(away.owner, Letter("open", connection, self.hub.worker, away.hello))

    async def forward(self, peer: Peer, frame: bytes) -> None:
        """Hand a client's message on."""
        connection = self._connections.get(peer, "")
        away = self._away.get(connection)
        if away is not None:
            await self._send(away.owner, Letter("frame", connection, self.hub.worker, frame))

    async def detach(self, peer: Peer) -> None:
        """The client is gone."""
        connection = self._connections.pop(peer, "")
        away = self._away.pop(connection, None)
        if away is not None:
            await self._send(away.owner, Letter("gone", connection, self.hub.worker))

    async def joined(self, game: str) -> None:
        """Tell the worker that has a game that somebody has joined it."""
        if game not in self.games:
            await self._send(await self._owner(game), Letter("joined", game=game))


class _Visitor:
    """A client of another worker in a game of ours."""

    def __init__(self, cluster: PostgresCluster, letter: Letter) -> None:
        from .guest import Guest

        self.cluster = cluster
        self.connection = letter.connection
        self.worker = letter.sender
        self.replaced = False
        self.peer = Peer(None)
        self.guest: Guest = Guest(cluster.hub, self.peer, here=False)
        self.inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.inbox.put_nowait(letter.data)
        self.tasks = [asyncio.create_task(self._take()), asyncio.create_task(self._tell())]

    async def _take(self) -> None:
        try:
            await self.cluster._send(self.worker, Letter("opened", self.connection))
            while (data := await self.inbox.get()) is not None and self.peer.closed is None:
                await self.guest.take(data)
        except Exception:
            LOG.exception("a client of another worker failed")
        finally:
            await self.guest.leave()
            self.peer.close(1000)
            if self.cluster._visitors.get(self.connection) is self:  # not the one who has come in its place
                del self.cluster._visitors[self.connection]

    async def _tell(self) -> None:
        async def deliver(data: bytes) -> None:
            await self.cluster._send(self.worker, Letter("out", self.connection, data=data))

        try:
            code = await self.peer.run(deliver)
            if not self.replaced:
                await self.cluster._send(self.worker, Letter("close", self.connection, code=code))
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            LOG.warning("a client of another worker cannot be told: %s", error)
            self.peer.close(MOVED)
        self.inbox.put_nowait(None)

    async def end(self) -> None:
        """The same client is connecting anew; its connection goes on."""
        self.replaced = True
        self.inbox.put_nowait(None)
        self.peer.close(1000)


def _key(game: str) -> int:
    return int.from_bytes(
        blake2b(game.encode(), digest_size=8, person=b"willpower game").digest(), "big", signed=True
    )
