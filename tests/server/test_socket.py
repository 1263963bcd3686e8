"""The socket itself: origin, size, speed, first message."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from server_kit import FAST, Inline, database
from willpower.server.app import create_app
from willpower.server.config import Config


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    config = Config(
        database=database(tmp_path), connections_per_address=3, origins=("https://elsewhere.example",), **FAST
    )
    app = create_app(config)
    app.state.hub.thinkers = app.state.hub.slow = app.state.hub.long = Inline()
    with TestClient(app) as found:
        yield found


def game(client: TestClient) -> dict[str, Any]:
    found: dict[str, Any] = client.post(
        "/api/games", json={"deck": {"name": "long-road"}, "level": "random"}
    ).json()
    return found


def closed(socket: Any) -> int:
    """The code that a connection is closed with, after whatever is sent before."""
    with pytest.raises(WebSocketDisconnect) as error:
        for _ in range(1000):
            socket.receive_text()
    return error.value.code


def test_origin(client: TestClient) -> None:
    made = game(client)
    hello = {"type": "hello", "game": made["game"], "token": made["token"]}
    for origin in ("https://evil.example", "null", "http://testserver.evil.example", "http://testserver:81"):
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect("/api/socket", headers={"origin": origin}),
        ):
            pass
    for origin in ("http://testserver", "https://testserver", "https://elsewhere.example"):
        with client.websocket_connect("/api/socket", headers={"origin": origin}) as socket:
            socket.send_json(hello)
            assert socket.receive_json()["type"] == "state"


def test_the_first_message_must_be_hello(client: TestClient) -> None:
    made = game(client)
    for text, code in (
        ("nonsense", 4000),
        ('{"type":"ping"}', 4000),
        ('{"type":"hello","game":"nowhere"}', 4004),
        (f'{{"type":"hello","game":"{made["game"]}","token":"{"A" * 22}"}}', 4001),
    ):
        with client.websocket_connect("/api/socket") as socket:
            socket.send_text(text)
            assert socket.receive_json()["type"] == "error"
            assert closed(socket) == code


def test_too_large_and_too_fast(client: TestClient) -> None:
    made = game(client)
    with client.websocket_connect("/api/socket") as socket:
        socket.send_json({"type": "hello", "game": made["game"], "token": made["token"]})
        assert socket.receive_json()["type"] == "state"
        socket.send_text('{"type":"ping","time":' + "1" * 70_000 + "}")
        while (found := socket.receive_json())["type"] != "error":
            pass
        assert found["code"] == "too large"
        for _ in range(300):
            socket.send_text('{"type":"ping"}')
        assert closed(socket) in (4009, 4008)


def test_connections_of_one_address_are_limited(client: TestClient) -> None:
    with (
        client.websocket_connect("/api/socket"),
        client.websocket_connect("/api/socket"),
        client.websocket_connect("/api/socket"),
        client.websocket_connect("/api/socket") as fourth,
    ):
        assert closed(fourth) == 4009
