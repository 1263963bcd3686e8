"""What strangers try: addresses that name no file, pages of other sites, names that are not ours."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server_kit import FAST, Inline, database
from willpower.server import static
from willpower.server.app import create_app
from willpower.server.config import Config


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
    with served(tmp_path, "10.0.0.1") as client:
        assert not may(client)
