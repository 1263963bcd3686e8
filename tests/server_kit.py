"""What the server's tests share: a hub on a file, clients without sockets, whole games played by them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from willpower.server import jobs
from willpower.server.config import Config
from willpower.server.games import Games
from willpower.server.guest import Guest
from willpower.server.hub import Hub
from willpower.server.peer import Peer
from willpower.server.pool import Refused
from willpower.server.protocol_http import Created, CreateGame, DeckChoice, JoinGame

FAST = {"pass_delay": 0.0, "computer_delay": 0.0, "snapshot_every": 20, "thinkers": 1}
DECK = DeckChoice(name="long-road")
OTHER = DeckChoice(name="lantern-tide")
PLAIN = ("pass", "no", "done", "no block", "forfeit")


class Inline:
    """Does jobs at once instead of in a process."""

    async def do(self, job: jobs.Job, kind: Any, seconds: float) -> Any:
        """Do a job as a process would, through its bytes."""
        data = msgspec.msgpack.decode(msgspec.msgpack.encode(job), type=jobs.Job)
        found = msgspec.msgpack.decode(msgspec.msgpack.encode(jobs.answer(data)), type=jobs.Answer)
        if found.failure is not None:
            raise Refused(found.failure)
        return msgspec.msgpack.decode(found.value, type=kind)

    async def warm(self) -> None:
        """Nothing to do."""

    async def stop(self) -> None:
        """Nothing to do."""


def database(path: Path) -> str:
    return f"sqlite:///{path / 'games.db'}"


@asynccontextmanager
async def serving(path: Path, **settings: Any) -> AsyncIterator[Hub]:
    """A hub on a database in this folder."""
    hub = Hub(Config(**{"database": database(path), **FAST, **settings}))
    hub.thinkers = hub.slow = hub.long = Inline()  # type: ignore[assignment]
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()


class Client:
    """A client without a socket."""

    def __init__(self, hub: Hub, seat: Created | None = None, game: str = "") -> None:
        self.hub = hub
        self.game = seat.game if seat is not None else game
        self.token = seat.token if seat is not None else ""
        self.guest = Guest(hub, Peer(None))
        self.state: dict[str, Any] = {}
        self.got: list[dict[str, Any]] = []
        self.count = 0

    @property
    def peer(self) -> Peer:
        return self.guest.peer

    async def send(self, kind: str, **fields: Any) -> None:
        """Send a message; the game and an id are filled in."""
        body = {"type": kind, "game": self.game, **fields}
        if kind not in ("hello", "resync", "ping"):
            self.count += 1
            body.setdefault("id", f"c{id(self)}-{self.count}")
        if kind == "ping":
            del body["game"]
        await self.guest.take(msgspec.json.encode(body))

    async def hello(self) -> dict[str, Any]:
        """Take the seat; returns the first message."""
        await self.send("hello", token=self.token)
        return await self.next()

    async def next(self, kind: str = "", seconds: float = 10.0) -> dict[str, Any]:
        """The next message, or the next of a kind."""
        async with asyncio.timeout(seconds):
            while True:
                found: dict[str, Any] = msgspec.json.decode(await self.peer._out.get())
                self.got.append(found)
                if found["type"] == "state":
                    self.state = found
                if not kind or found["type"] == kind:
                    return found

    def drain(self) -> list[dict[str, Any]]:
        """All that waits to be read."""
        found = []
        while not self.peer._out.empty():
            data = self.peer._out.get_nowait()
            if not data:  # the end
                break
            found.append(msgspec.json.decode(data))
            if found[-1]["type"] == "state":
                self.state = found[-1]
        self.got += found
        return found

    async def asked(self, seconds: float = 20.0) -> bool:
        """Wait until this seat is asked something; False if the game is over."""
        async with asyncio.timeout(seconds):
            while True:
                self.drain()
                if self.state.get("result") or self.state.get("stage") in ("over", "between"):
                    return False
                if self.state.get("decision") and not self.state["passing"]:
                    return True
                await self.next()

    async def pick(self, option: int, wait: bool = True, **fields: Any) -> dict[str, Any]:
        """Pick and return the answer; the state after it is read too, if it was accepted."""
        await self.send("pick", **{"seq": self.state["seq"], "option": option, **fields})
        while True:
            found = await self.next()
            if found["type"] in ("accepted", "error"):
                break
        if found["type"] == "accepted" and wait:
            await self.next("state")
        return found

    def option(self, kind: str) -> int:
        """The index of the first option of a kind."""
        return next(o["index"] for o in self.state["decision"]["options"] if o["kind"] == kind)

    async def leave(self) -> None:
        await self.guest.leave()


async def against_computer(hub: Hub, **fields: Any) -> Client:
    """A client in a game against the computer."""
    body = CreateGame(DECK, opponent_deck=OTHER, **{"level": "random", "seat": 0, **fields})
    client = Client(hub, await Games(hub).create(body))
    await client.hello()
    return client


async def friends(hub: Hub, deck: DeckChoice = DECK, **fields: Any) -> tuple[Client, Client]:
    """Two clients in one game; the first has seat 0."""
    games = Games(hub)
    made = await games.create(CreateGame(deck, against="friend", seat=0, **fields))
    one = Client(hub, made)
    await one.hello()
    assert made.invite is not None
    joined = await games.join(made.game, JoinGame(OTHER, invite=made.invite.rpartition("/")[2]))
    two = Client(hub, joined)
    await two.hello()
    await one.next("state")
    return one, two


async def asked_one(clients: list[Client], seconds: float = 20.0) -> Client | None:
    """Whoever is asked; None if the game is over."""
    async with asyncio.timeout(seconds):
        while True:
            for client in clients:
                client.drain()
                if client.state.get("result"):
                    return None
                if client.state.get("decision") and not client.state["passing"]:
                    return client
            await asyncio.sleep(0.002)


async def play(clients: list[Client], seed: int | None = 1, bound: int = 3000) -> int:
    """Clients pick until the game is over, or so many times; how many picks.

    They pick at random, or, without a seed, what asks for nothing.
    """
    chance = random.Random(seed)
    made = 0
    while made < bound:
        client = await asked_one(clients)
        if client is None:
            break
        options = client.state["decision"]["options"]
        plain = [o["index"] for o in options if o["kind"] in PLAIN]
        pick = chance.randrange(len(options)) if seed is not None else plain[0] if plain else 0
        answer = await client.pick(pick)
        assert answer["type"] == "accepted", answer
        made += 1
    return made
