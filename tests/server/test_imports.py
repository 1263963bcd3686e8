"""Card files on their way in: read, told about, taken over, undone; who may."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server_kit import FAST, Inline, database, serving
from willpower.cards.store import imported_cards
from willpower.server import catalogue, imports
from willpower.server.app import create_app
from willpower.server.config import Config
from willpower.server.imports import ImportDesk
from willpower.server.protocol_cards import Import, ImportCards
from willpower.server.table import Refusal

GULL = {"id": "MY-001", "name": "Ferry Gull", "type": "Resonator", "cost": "{U}", "atk": 200, "def": 200}
WIDOW = {"id": "MY-014", "name": "Ropewalk Widow", "type": "Resonator", "atk": 500, "def": 600}


def file(*cards: dict[str, Any]) -> dict[str, str]:
    return {"name": "my-cards.json", "text": json.dumps({"format": 1, "cards": cards})}


def served(path: Path, **more: Any) -> TestClient:
    app = create_app(Config(database=database(path), requests_per_second=1000.0, **{**FAST, **more}))
    app.state.hub.thinkers = app.state.hub.slow = app.state.hub.long = Inline()
    return TestClient(app)


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setenv("WILLPOWER_HOME", str(tmp_path / "home"))
    with served(tmp_path, imports="all") as found:
        yield found
    catalogue.forget()


def ok(response: Any) -> Any:
    assert response.status_code == 200, response.text
    return response.json()


def read(client: TestClient, body: dict[str, str]) -> Any:
    key = ok(client.post("/api/imports", json=body))["id"]
    for _ in range(600):
        found = ok(client.get(f"/api/imports/{key}"))
        if found["stage"] != "reading":
            return found
        time.sleep(0.05)
    raise AssertionError("the file is never read")


def own(client: TestClient) -> list[tuple[str, int | None]]:
    return [(c["name"], c["atk"]) for c in ok(client.get("/api/cards?from=own"))["cards"]]


def test_a_file_is_told_about_taken_over_and_undone(client: TestClient) -> None:
    rope = {**WIDOW, "text": ["[Bane]", "Whenever a rope is cut, draw a card."]}
    found = read(client, file({**GULL, "text": ["[Flying]"]}, rope))
    report = found["report"]
    assert found["stage"] == "ready" and found["done"] == found["total"] == 2
    assert (report["cards"], report["understood"], report["partly"], report["replaced"]) == (2, 1, 1, 0)
    assert report["phrases"][0]["some"] == ["Ropewalk Widow"]
    assert own(client) == []  # nothing before somebody says so
    assert ok(client.post(f"/api/imports/{found['id']}/take"))["stage"] == "taken"
    assert own(client) == [("Ferry Gull", 200), ("Ropewalk Widow", 500)]
    assert client.post(f"/api/imports/{found['id']}/take").status_code == 409
    second = read(client, file({**GULL, "atk": 900}))
    assert second["report"]["replaced"] == 1
    ok(client.post(f"/api/imports/{second['id']}/take"))
    assert own(client)[0] == ("Ferry Gull", 900)
    ok(client.post(f"/api/imports/{second['id']}/undo"))
    assert own(client) == [("Ferry Gull", 200), ("Ropewalk Widow", 500)]
    ok(client.post(f"/api/imports/{found['id']}/undo"))
    assert own(client) == []
    assert [one["stage"] for one in ok(client.get("/api/imports"))["imports"]] == ["undone", "undone"]


def test_a_bad_file_changes_nothing(client: TestClient) -> None:
    for text in ("", "nonsense", "[1, 2]", '{"cards": [{"name": "x", "type": "Creature"}]}'):
        found = read(client, {"name": "../../x.json", "text": text})
        assert found["stage"] == "refused" and found["problems"] and found["name"] == "x.json", text
        assert client.post(f"/api/imports/{found['id']}/take").status_code == 409
    assert own(client) == []
    assert client.get("/api/imports/nowhere").status_code == 404


def test_only_who_may_imports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILLPOWER_HOME", str(tmp_path / "home"))
    with served(tmp_path) as client:  # its requests do not come from this machine
        assert ok(client.get("/api/imports")) == {"allowed": False, "imports": []}
        assert client.post("/api/imports", json=file(GULL)).status_code == 403
    catalogue.forget()


def test_two_at_once_lose_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever presses a button twice, or whose server dies before it notes what it did, can still undo."""
    monkeypatch.setenv("WILLPOWER_HOME", str(tmp_path / "home"))

    async def ready(desk: ImportDesk, *cards: dict[str, Any]) -> str:
        found = await desk.begin(ImportCards(**file(*cards)))
        while found.stage == "reading":
            await asyncio.sleep(0.01)
            found = await desk.get(found.id)
        assert found.stage == "ready", found
        return found.id

    def attack() -> list[int | None]:
        return [card.front.atk for card in imported_cards()]

    async def main() -> None:
        async with serving(tmp_path) as hub:
            desk = ImportDesk(hub)
            first = await ready(desk, GULL)
            await desk.take(first)
            second = await ready(desk, {**GULL, "atk": 900})
            both = await asyncio.gather(desk.take(second), desk.take(second), return_exceptions=True)
            assert sorted([type(one).__name__ for one in both]) == ["Import", "Refusal"]
            assert attack() == [900]
            await asyncio.to_thread(imports.take_over, second)  # as if the first time had not been noted
            await desk.undo(second)
            assert attack() == [200]
            await desk.take(second)
            assert attack() == [900]
            await desk.undo(second)
            assert attack() == [200]
            left = await ready(desk, WIDOW)
            path = imports.folder() / f"{left}.json"
            assert path.exists()
            assert (await desk.drop(left)).stage == "dropped" and not path.exists()
            many = await asyncio.gather(
                *[desk.begin(ImportCards(**file(GULL))) for _ in range(6)], return_exceptions=True
            )
            assert len([one for one in many if isinstance(one, Import)]) == 2
            assert {one.code for one in many if isinstance(one, Refusal)} == {"too fast"}
            while desk._mine:
                await asyncio.sleep(0.01)

    asyncio.run(main())
    catalogue.forget()
