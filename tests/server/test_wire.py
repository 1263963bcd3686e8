"""Connections over a real wire that take their time: nobody holds a place by saying nothing."""

import json
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn

from server_kit import FAST, Inline, database
from willpower.server import http, wire
from willpower.server.app import create_app
from willpower.server.config import Config
from willpower.server.serve import settings


@pytest.fixture
def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    monkeypatch.setattr(wire, "HEAD", 0.5)
    monkeypatch.setattr(wire, "WHOLE", 3.0)
    monkeypatch.setattr(http, "_PATIENCE", 0.5)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        number: int = probe.getsockname()[1]
    config = Config(database=database(tmp_path), port=number, **FAST)
    app = create_app(config)
    app.state.hub.thinkers = app.state.hub.slow = app.state.hub.long = Inline()
    server = uvicorn.Server(uvicorn.Config(app, **settings(config)))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield number
    server.should_exit = True
    thread.join()


def connected(port: int, seconds: float = 20.0) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=seconds)


def ended(one: socket.socket) -> bytes:
    """All that comes until the other side ends it."""
    got = b""
    try:
        while part := one.recv(65536):
            got += part
    except ConnectionResetError:
        pass
    return got


@pytest.mark.parametrize("said", [b"", b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-A: "])
def test_a_request_that_does_not_come_is_not_waited_for(port: int, said: bytes) -> None:
    with connected(port) as one:
        one.sendall(said)
        assert ended(one) == b""


def test_a_head_that_comes_in_drops_is_not_waited_for(port: int) -> None:
    with connected(port) as one:
        one.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-A: ")
        began = time.monotonic()
        with pytest.raises(OSError):
            while time.monotonic() - began < 15:
                one.sendall(b"a")
                time.sleep(0.1)
        assert time.monotonic() - began < 10


def test_the_next_request_of_a_connection_has_its_time_too(port: int) -> None:
    whole = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with connected(port) as one:
        for _ in range(4):
            one.sendall(whole)
            got = b""
            while b'"version"' not in got:
                got += one.recv(65536)
            time.sleep(0.3)
        one.sendall(whole[:10])
        assert ended(one) == b""


def test_a_body_that_does_not_come_is_refused(port: int) -> None:
    head = b"POST /api/decks/check HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with connected(port) as one:
        one.sendall(head + b"Content-Length: 1000\r\nConnection: close\r\n\r\n{")
        answer = ended(one)
    assert answer.startswith(b"HTTP/1.1 400")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["sentence"] == "The request came too slowly."


def test_a_socket_that_is_opened_is_not_ended_by_this(port: int) -> None:
    from websockets.sync.client import connect

    with connect(f"ws://127.0.0.1:{port}/api/socket") as one:
        time.sleep(1.5)
        one.send("nonsense")
        assert json.loads(one.recv())["code"] == "malformed"


def opened(port: int) -> socket.socket:
    """A socket below the level of messages."""
    one = connected(port)
    head = f"GET /api/socket HTTP/1.1\r\nHost: localhost:{port}\r\nUpgrade: websocket\r\n"
    head += "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    one.sendall(f"{head}Sec-WebSocket-Version: 13\r\n\r\n".encode())
    assert one.recv(4096).startswith(b"HTTP/1.1 101")
    return one


def frame(kind: int, data: bytes, last: bool = True) -> bytes:
    """A short frame with an empty mask."""
    return bytes([kind | (0x80 if last else 0), 0x80 | len(data)]) + bytes(4) + data


TEXT, PART, PING, PONG = 1, 0, 9, 10


@pytest.mark.parametrize(
    "flood",
    [frame(PING, b"x" * 125), frame(PONG, b"x" * 125), frame(PART, b"", last=False), frame(TEXT, b"{}")],
    ids=["pings", "pongs", "parts", "messages"],
)
def test_who_sends_more_than_anybody_needs_is_let_go(port: int, flood: bytes) -> None:
    with opened(port) as one:
        if flood[0] == PART:
            one.sendall(frame(TEXT, b"{", last=False))
        sent = 0
        with pytest.raises(OSError):
            while sent < 20_000_000:  # nothing of what comes back is read
                one.sendall(flood * 100)
                sent += 100 * len(flood)
        assert sent < 20_000_000


def test_pings_and_messages_in_parts_are_answered(port: int) -> None:
    with opened(port) as one:
        for _ in range(100):
            one.sendall(frame(PING, b"here"))
        got = b""
        while got.count(b"here") < 100:
            got += one.recv(4096)
        one.sendall(frame(TEXT, b"non", last=False) + frame(PING, b"x") + frame(PART, b"sense"))
        got = b""
        while b"malformed" not in got:
            got += one.recv(4096)


def test_as_many_connections_as_the_machine_gives() -> None:
    script = (
        "import resource\n"
        "from willpower.server.serve import allow_connections\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (200, 900))\n"
        "allow_connections()\n"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE))\n"
    )
    said = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert said.strip() == "(900, 900)"
