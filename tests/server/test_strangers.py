"""What strangers try: addresses that name no file, pages of other sites, names that are not ours."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.testclient import TestClient

from server_kit import FAST, Inline, database, serving
from willpower.server import static, storage
from willpower.server.app import create_app
from willpower.server.asked import address
from willpower.server.config import Config
from willpower.server.games import Games
from willpower.server.protocol_http import CreateGame, DeckChoice


def served(path: Path, address: str = "testclient", **settings: Any) -> TestClient:
    """A client at some address of a server with these settings."""
    config = Config(database=database(path), requests_per_second=1000.0, **{**FAST, **settings})
    app = create_app(config)
    app.state.hub.thinkers = app.state.hub.slow = app.state.hub.long = Inline()
    return TestClient(app, base_url="http://localhost:8000", client=(address, 50000))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with served(tmp_path) as found:
        yield found


@pytest.mark.parametrize("path", ["/%00", "/x%00.js", "/" + 5000 * "a", "/" + "a/" * 3000, "/..%2fsecret"])
def test_no_address_breaks_the_pages(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "index.html").write_text("<!doctype html>ours")
    (tmp_path / "secret").write_text("secret")
    monkeypatch.setattr(static, "client_folder", lambda: tmp_path / "dist")
    found = client.get(path)
    assert found.status_code in (200, 404) and "secret" not in found.text
    assert client.get("/").text == "<!doctype html>ours"


def test_a_page_of_another_site_may_not_ask(client: TestClient) -> None:
    for origin in ("http://evil.example", "null", "http://localhost:81", "http://["):
        refused = client.post("/api/owners", headers={"origin": origin})
        assert refused.status_code == 403 and refused.json()["code"] == "wrong token", origin
    assert client.post("/api/owners", headers={"origin": "http://localhost:8000"}).status_code == 200
    assert client.post("/api/owners").status_code == 200  # no page at all


def test_only_who_sits_at_the_machine_imports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILLPOWER_HOME", str(tmp_path / "home"))

    def may(client: TestClient, **headers: str) -> bool:
        found: bool = client.get("/api/imports", headers=headers).json()["allowed"]
        return found

    with served(tmp_path, "127.0.0.1") as client:
        assert may(client) and may(client, origin="http://localhost:8000") and may(client, host="[::1]:8000")
        # A name that leads here by now, with a page of that name: still a page of another site.
        assert not may(client, host="evil.example:8000", origin="http://evil.example:8000")
        assert not may(client, origin="http://evil.example") and not may(client, host="[")
        assert not may(client, **{"x-forwarded-for": "10.0.0.1"})
    with served(tmp_path, "127.0.0.1", origins=("https://play.example",)) as client:
        assert not may(client)  # a proxy is in front: nobody can be told to be local
        refused = client.post("/api/imports", json={"name": "a.json", "text": "[]"})
        assert refused.status_code == 403 and "--imports all" in refused.json()["sentence"]
    with served(tmp_path, "127.0.0.1", origins=("https://play.example",), imports="all") as client:
        assert may(client)
    with served(tmp_path, "10.0.0.1") as client:
        assert not may(client)


def test_nobody_crowds_the_others_out_of_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "_LISTED", 3)
    names = iter(range(1000))

    async def main() -> None:
        async with serving(tmp_path) as hub:
            games = Games(hub)

            async def new(**fields: Any) -> str:
                body = CreateGame(DeckChoice("long-road"), name=f"n{next(names)}", **fields)
                return (await games.create(body)).game

            async def waiting() -> set[str]:
                return {one.game for one in await games.lobby() if one.stage == "waiting"}

            mine, other = await new(against="open"), await new(against="open")
            for _ in range(4):  # as many as a list holds, and all of them changed later
                await new(level="random")
                await new(against="friend")
            assert await waiting() == {mine, other}
            await hub.room(mine)  # as if whoever made it were there
            now = hub.now()
            monkeypatch.setattr(hub, "now", lambda: now + 3600.0)
            assert await waiting() == {mine}  # whoever made the other one is not there any more
            shown = await games.lobby()
            assert len([one for one in shown if one.stage == "playing"]) == 3

    asyncio.run(main())


def test_one_address_does_not_fill_the_lobby(tmp_path: Path) -> None:
    with served(tmp_path, games_per_address=30) as client:
        body = {"deck": {"name": "long-road"}, "against": "open"}
        made = [client.post("/api/games", json=body).status_code for _ in range(5)]
        assert made == [200] * 3 + [429] * 2
        assert client.post("/api/games", json={**body, "against": "friend"}).status_code == 200


def test_addresses_of_one_network_are_one() -> None:
    def of(host: str) -> str:
        return address(Request({"type": "http", "client": (host, 1), "headers": []}))

    assert of("2001:db8:1:2::5") == of("2001:db8:1:2:ffff::1") != of("2001:db8:1:3::5")
    assert of("::ffff:10.0.0.1") == of("10.0.0.1") and of("10.0.0.1") != of("10.0.0.2")
    assert of("testclient") == "testclient" and of("fe80::1%eth0") == of("fe80::2")
