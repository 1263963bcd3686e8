"""What the tools for the server share: a server in a process of its own, and players by socket."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

DECKS = ("long-road", "lantern-tide", "kiln", "drowned-library", "antlerwood", "salt-market")
LOST = (ConnectionClosed, WebSocketException, OSError, TimeoutError, asyncio.TimeoutError, EOFError)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`willpower serve` in a process of its own, with other settings if need be."""

    def __init__(self, database: str, port: int, workers: int = 1, **settings: Any) -> None:
        self.database = database
        self.port = port
        self.workers = workers
        usual = {"messages_per_second": 1e6, "requests_per_second": 1e6, "connections_per_address": 10_000}
        self.settings = {**usual, "games_per_address": 1_000_000, "build": False, **settings}
        self.process: subprocess.Popen[bytes] | None = None
        self.log = Path(os.environ.get("SERVER_LOG", os.devnull)).open("ab")  # noqa: SIM115

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it; returns at once."""
        script = (
            "import sys, json\n"
            "from willpower.server.config import Config\n"
            "from willpower.server.serve import run\n"
            "run(Config(**json.loads(sys.argv[1])))\n"
        )
        settings = {"database": self.database, "port": self.port, "workers": self.workers, **self.settings}
        self.process = subprocess.Popen(
            [sys.executable, "-c", script, json.dumps(settings)],
            stdout=self.log,
            stderr=self.log,
            start_new_session=True,
        )

    def ready(self, seconds: float = 300.0) -> None:
        """Wait until it answers."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(self.url + "/api/health", timeout=5):
                    return
            except (OSError, urllib.error.URLError):
                time.sleep(0.05)
        raise SystemExit("the server does not answer")

    def all_ready(self, seconds: float = 300.0) -> None:
        """Wait until every worker answers."""
        seen: set[str] = set()
        until = time.monotonic() + seconds
        while len(seen) < self.workers or len(self.children()) < self.workers:
            if time.monotonic() > until:
                raise SystemExit("not all workers answer")
            with (
                suppress(OSError, HTTPException),
                urllib.request.urlopen(self.url + "/api/health", timeout=30) as answer,
            ):
                seen.add(json.load(answer)["worker"])
            time.sleep(0.02)

    def kill(self) -> None:
        """SIGKILL to the server and all its processes."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def children(self) -> list[int]:
        """The worker processes of a server with several: those that run our application."""
        assert self.process is not None
        found = []
        for pid in Path("/proc").glob("[0-9]*"):
            try:
                stat = (pid / "stat").read_text().rpartition(")")[2].split()
                line = (pid / "cmdline").read_bytes()
            except OSError:
                continue
            if int(stat[1]) == self.process.pid and b"spawn_main" in line:
                found.append(int(pid.name))
        return found

    def memory(self) -> int:
        """The bytes that the server and its processes use."""
        assert self.process is not None
        total = 0
        for pid in Path("/proc").glob("[0-9]*"):
            try:
                if os.getsid(int(pid.name)) != self.process.pid:
                    continue
                for line in (pid / "smaps_rollup").read_text().splitlines():
                    if line.startswith("Pss:"):
                        total += int(line.split()[1]) * 1024
            except OSError:
                continue
        return total


_NURSERY = """
import json, os, signal, sys
from willpower.server.config import Config
from willpower.server.serve import run
import willpower.server.app, willpower.server.migrations
from willpower.server import decks
decks.bundled()
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    child = os.fork()
    if child:
        print(child, flush=True)
        continue
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    os.close(0)
    run(Config(**json.loads(line)))
    os._exit(0)
"""


class Nursery:
    """A process that has read the program and is no server: servers are forked from it, and start quickly."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", _NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def new(self, settings: dict[str, Any]) -> int:
        """Start a server; its process."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps(settings), file=self.process.stdin, flush=True)
        return int(self.process.stdout.readline())

    def close(self) -> None:
        """No more servers."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class Forked(Server):
    """A server from a nursery, in a process and a session of its own like any other."""

    def __init__(self, nursery: Nursery, database: str, port: int, **settings: Any) -> None:
        super().__init__(database, port, 1, **settings)
        self.nursery = nursery
        self.child = 0

    def start(self) -> None:
        """Start it; returns at once."""
        settings = {"database": self.database, "port": self.port, **self.settings}
        self.child = self.nursery.new(settings)

    def kill(self) -> None:
        """SIGKILL to the server and all its processes."""
        if self.child:
            with suppress(ProcessLookupError):
                os.kill(self.child, signal.SIGKILL)
            with suppress(ProcessLookupError):
                os.killpg(self.child, signal.SIGKILL)
            while Path(f"/proc/{self.child}").exists():
                time.sleep(0.002)
            self.child = 0


def post(url: str, path: str, body: dict[str, Any]) -> Any:
    """Ask the server over HTTP."""
    data = json.dumps(body).encode()
    request = urllib.request.Request(url + path, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=120) as answer:
        return json.load(answer)


def pair(url: str, number: int, **more: Any) -> list[tuple[str, str]]:
    """A new game of two; the game and the token of each seat."""
    one, two = DECKS[number % len(DECKS)], DECKS[(number + 1) % len(DECKS)]
    made = post(
        url, "/api/games", {"deck": {"name": one}, "against": "friend", "name": "One", "seat": 0, **more}
    )
    invite = made["invite"].rpartition("/")[2]
    body = {"deck": {"name": two}, "invite": invite, "name": "Two"}
    joined = post(url, f"/api/games/{made['game']}/join", body)
    return [(made["game"], made["token"]), (joined["game"], joined["token"])]


class Player:
    """A player by socket who picks at random, connects again after every loss, and remembers its picks."""

    def __init__(self, url: str, game: str, token: str, seed: int, pause: float = 0.0) -> None:
        self.url = url
        self.game = game
        self.token = token
        self.chance = random.Random(seed)
        self.pause = pause
        self.accepted: list[str] = []
        self.sent: dict[str, Any] | None = None  # a pick without an answer
        self.count = 0
        self.result: dict[str, Any] | None = None
        self.errors: list[str] = []
        self.waits: list[float] = []  # seconds from a pick to the state after it
        self.reconnections = 0
        self.seed = seed
        self.auto_pass = True
        self.stop = False

    async def run(self) -> None:
        """Play until the game is over or `stop`."""
        while self.result is None and not self.stop:
            try:
                async with asyncio.timeout(20):
                    socket = await connect(
                        self.url.replace("http", "ws", 1) + "/api/socket", max_size=2**24, compression=None
                    )
            except LOST:
                await asyncio.sleep(0.1)
                continue
            try:
                await self._play(socket)
            except LOST:
                self.reconnections += 1
                await asyncio.sleep(0.05)
            finally:
                await socket.close()

    async def _play(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "game": self.game, "token": self.token}))
        answered = -1
        again = False
        while self.result is None and not self.stop:
            try:
                async with asyncio.timeout(15):
                    message = json.loads(await socket.recv())
            except TimeoutError:
                await socket.send('{"type":"ping"}')
                continue
            kind = message["type"]
            if kind == "accepted" and self.sent is not None and message["id"] == self.sent["id"]:
                self.accepted.append(message["id"])
                self.waits.append(time.monotonic() - self.sent_at)
                self.sent = None
                if again:  # it may have been accepted before the loss: then the state that came is after it
                    again, answered = False, 0
                    await socket.send(json.dumps({"type": "resync", "game": self.game}))
            elif kind == "error":
                if message["code"] == "stale":
                    if self.sent is not None and message["id"] == self.sent["id"]:
                        self.sent = None
                elif message["code"] not in ("elsewhere",):
                    self.errors.append(f"{message['code']}: {message['sentence']}")
                    self.sent = None
            elif kind == "state":
                self.result = message["result"]
                if self.sent is not None and answered < 0:
                    answered, again = message["seq"], True
                    await self._send(socket)  # not answered before the loss: the same id once more
                elif self.sent is None and message["decision"] and not message["passing"]:
                    if message["seq"] > answered:
                        answered = message["seq"]
                        if self.pause:
                            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.pause)
                        self.count += 1
                        option = self.chance.randrange(len(message["decision"]["options"]))
                        pick = {"type": "pick", "game": self.game, "seq": answered, "option": option}
                        self.sent = {**pick, "id": f"{self.seed}-{self.count}"}
                        await self._send(socket)
                answered = max(answered, 0)

    sent_at = 0.0

    async def _send(self, socket: ClientConnection) -> None:
        self.sent_at = time.monotonic()
        await socket.send(json.dumps(self.sent))
