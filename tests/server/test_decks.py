"""Drafts, kept decks and simulations: legality as one builds, owners, versions, forms, games beside."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from starlette.testclient import TestClient

import willpower as wp
from server_kit import FAST, Inline, database
from willpower.cards.deck_write import FORMS
from willpower.cards.kept import kept_decks
from willpower.cli.decks import the_deck
from willpower.server import catalogue
from willpower.server.app import create_app
from willpower.server.config import Config
from willpower.server.simulations import interval


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setenv("WILLPOWER_HOME", str(tmp_path / "home"))
    app = create_app(Config(database=database(tmp_path), requests_per_second=1000.0, **FAST))
    app.state.hub.thinkers = app.state.hub.slow = app.state.hub.long = Inline()
    with TestClient(app) as found:
        yield found
    catalogue.forget()


def ok(response: Any) -> Any:
    assert response.status_code == 200, response.text
    return response.json()


def draft_of(client: TestClient, name: str = "bell-abbey") -> dict[str, Any]:
    whole = ok(client.post("/api/drafts/read", json={"text": wp.bundled_decks()[name].dumps()}))
    assert whole["problems"] == []
    lines = [
        {"pile": pile["pile"], "card": one["card"]["key"], "copies": one["copies"]}
        for pile in whole["piles"]
        for one in pile["cards"]
    ]
    return {"title": whole["title"], "lines": lines}


def legal(report: dict[str, Any], edition: str = "8.01") -> Any:
    return next(one for one in report["editions"] if one["name"] == edition)


def test_a_draft_is_checked_under_every_edition(client: TestClient) -> None:
    draft = draft_of(client)
    report = ok(client.post("/api/drafts/check", json={"draft": draft}))
    assert [one["name"] for one in report["editions"]] == [*reversed(wp.EDITIONS)]
    assert legal(report)["legal"] and not legal(report, "2.0")["legal"]
    line = next(one for one in draft["lines"] if one["pile"] == "main")
    line["copies"] = 6
    problem = legal(ok(client.post("/api/drafts/check", json={"draft": draft})))["problems"][0]
    assert problem["clause"] == "402.3b" and problem["surplus"] == 2
    name = ok(client.get(f"/api/cards/{line['card']}"))["faces"][0]["name"]
    assert problem["cards"] == [name]


def test_a_draft_without_a_ruler_is_told_so(client: TestClient) -> None:
    draft = draft_of(client)
    draft["lines"] = [line for line in draft["lines"] if line["pile"] != "ruler"]
    problems = legal(ok(client.post("/api/drafts/check", json={"draft": draft})))["problems"]
    assert [one["clause"] for one in problems] == ["402.2"]
    empty = legal(ok(client.post("/api/drafts/check", json={"draft": {"title": "", "lines": []}})))
    assert {one["clause"] for one in empty["problems"]} == {"402.2", "402.3a", "402.4a"}


def test_every_form_goes_out_and_comes_in(client: TestClient) -> None:
    draft = draft_of(client, "salt-market")
    for form in FORMS:
        written = ok(client.post("/api/drafts/write", json={"draft": draft, "form": form}))
        again = ok(client.post("/api/drafts/read", json={"text": written["text"]}))
        count = sum(one["copies"] for pile in again["piles"] for one in pile["cards"])
        assert again["problems"] == [] and count == sum(line["copies"] for line in draft["lines"]), form
    bad = ok(client.post("/api/drafts/read", json={"text": "4 Kindle Bolt\n2 Kindle Bot"}))
    assert "Kindle Bolt" in bad["problems"][0] and bad["piles"][0]["cards"][0]["copies"] == 4
    assert client.post("/api/drafts/write", json={"draft": draft, "form": "runes"}).status_code == 400


def test_copies_that_are_not_kept_are_told(client: TestClient) -> None:
    found = ok(client.post("/api/drafts/read", json={"text": "99 Steppe Lancer\n" * 2}))
    assert [c["copies"] for pile in found["piles"] for c in pile["cards"]] == [99]
    assert "198 copies of Steppe Lancer" in found["problems"][0]


def test_decks_are_kept_with_their_versions(client: TestClient, tmp_path: Path) -> None:
    owner = ok(client.post("/api/owners"))["owner"]
    draft = draft_of(client)
    made = ok(client.post("/api/kept/save", json={"owner": owner, "draft": draft}))
    deck = made["deck"]
    assert deck["version"] == 1 and deck["ruler"] and "8.01" in deck["editions"]
    same = ok(client.post("/api/kept/save", json={"owner": owner, "draft": draft, "id": deck["id"]}))
    assert same["deck"]["version"] == 1
    line = next(one for one in draft["lines"] if one["pile"] == "main" and one["copies"] > 1)
    line["copies"] -= 1
    more = {"pile": "sideboard", "card": line["card"], "copies": 1}
    changed = {**draft, "lines": [*draft["lines"], more], "title": "Bells again"}
    new = ok(client.post("/api/kept/save", json={"owner": owner, "draft": changed, "id": deck["id"]}))
    assert new["deck"]["version"] == 2 and new["deck"]["title"] == "Bells again"
    assert [one["version"] for one in new["versions"]] == [2, 1]
    assert new["versions"][0]["change"].count("1 ") == 2 and "(side)" in new["versions"][0]["change"]
    assert [one["cards"] for one in new["versions"]] == [39, 40]
    old = ok(client.post(f"/api/kept/{deck['id']}/open", json={"owner": owner, "version": 1}))
    assert sum(one["copies"] for pile in old["draft"]["piles"] for one in pile["cards"]) == sum(
        line["copies"] for line in [*draft["lines"], more]
    )
    assert old["versions"] == new["versions"] and old["text"] != new["text"]
    assert [one["id"] for one in ok(client.post("/api/kept", json={"owner": owner}))] == [deck["id"]]
    engine = create_engine(f"sqlite:///{tmp_path / 'games.db'}")
    with engine.connect() as found:
        kept = found.execute(text("select owner from kept_decks")).scalar_one()
    engine.dispose()
    assert owner.encode() not in bytes(kept) and len(kept) == 32


def test_another_owner_sees_nothing(client: TestClient) -> None:
    owner, other = [ok(client.post("/api/owners"))["owner"] for _ in range(2)]
    deck = ok(client.post("/api/kept/save", json={"owner": owner, "draft": draft_of(client)}))["deck"]["id"]
    assert ok(client.post("/api/kept", json={"owner": other})) == []
    assert client.post(f"/api/kept/{deck}/open", json={"owner": other}).status_code == 404
    assert client.post(f"/api/kept/{deck}/drop", json={"owner": other}).status_code == 404
    stolen = {"owner": other, "draft": {"title": "x", "lines": []}, "id": deck}
    assert client.post("/api/kept/save", json=stolen).status_code == 404
    assert client.post("/api/kept", json={"owner": "short"}).status_code == 400
    assert ok(client.post(f"/api/kept/{deck}/drop", json={"owner": owner})) == []
    assert client.post(f"/api/kept/{deck}/open", json={"owner": owner}).status_code == 404


def test_decks_are_exported_and_brought_elsewhere(client: TestClient) -> None:
    owner, other = [ok(client.post("/api/owners"))["owner"] for _ in range(2)]
    for name in ("kiln", "antlerwood"):
        ok(client.post("/api/kept/save", json={"owner": owner, "draft": draft_of(client, name)}))
    file = ok(client.post("/api/kept/export", json={"owner": owner}))
    assert file["decks"] == 2 and owner not in file["text"]
    for _ in range(2):  # the second time they are there already
        brought = ok(client.post("/api/kept/bring", json={"owner": other, "text": file["text"]}))
        assert {one["title"] for one in brought} == {"The Kiln", "The Antlerwood"} and len(brought) == 2
    for nonsense in ("", "[]", '{"decks":[{"title":"x","text":"3 Nobody Knows"}]}'):
        refused = client.post("/api/kept/bring", json={"owner": other, "text": nonsense})
        assert refused.status_code in (400, 409) and refused.json()["sentence"], nonsense
    assert len(ok(client.post("/api/kept", json={"owner": other}))) == 2


def wait_for(client: TestClient, key: str) -> Any:
    for _ in range(600):
        found = ok(client.get(f"/api/simulations/{key}"))
        if found["stage"] not in ("waiting", "running"):
            return found
        time.sleep(0.1)
    raise AssertionError("the simulation does not end")


def test_a_draft_plays_against_the_field(client: TestClient) -> None:
    body = {"draft": draft_of(client), "against": ["kiln"], "games": 2, "level": "random"}
    begun = ok(client.post("/api/simulations", json=body))
    assert begun["games"] == 2 and begun["pairings"][0]["title"] == "The Kiln"
    found = wait_for(client, begun["id"])
    assert found["stage"] == "done" and found["done"] == 2, found
    one = found["pairings"][0]
    assert one["won"] + one["lost"] + one["drawn"] + one["unfinished"] == 2
    assert 0 <= one["low"] <= one["rate"] <= one["high"] <= 1
    stopped = ok(client.post("/api/simulations", json={**body, "games": 200}))
    assert ok(client.post(f"/api/simulations/{stopped['id']}/stop"))["stage"] == "stopped"
    assert wait_for(client, stopped["id"])["done"] < 200


def test_a_simulation_that_cannot_be_is_refused(client: TestClient) -> None:
    draft = draft_of(client)
    for more in ({"against": ["nowhere"]}, {"level": "god"}, {"edition": "99"}):
        assert client.post("/api/simulations", json={"draft": draft, **more}).status_code == 409, more
    draft["lines"] = draft["lines"][:3]
    refused = client.post("/api/simulations", json={"draft": draft})
    assert refused.status_code == 422 and refused.json()["details"]
    assert client.get("/api/simulations/none").status_code == 404


def test_one_address_does_not_take_all_the_turns(client: TestClient) -> None:
    body = {"draft": draft_of(client), "against": ["kiln"], "games": 200, "level": "random"}
    begun = [ok(client.post("/api/simulations", json=body))["id"] for _ in range(2)]
    waits = ok(client.get(f"/api/simulations/{begun[1]}"))
    assert waits["stage"] == "waiting" and waits["trouble"].startswith("1 simulation before this one: ")
    assert ok(client.get(f"/api/simulations/{begun[0]}"))["trouble"] == ""
    refused = client.post("/api/simulations", json=body)
    assert refused.status_code == 429 and refused.json()["code"] == "too fast"
    assert ok(client.post(f"/api/simulations/{begun[1]}/stop"))["stage"] == "stopped"
    begun.append(ok(client.post("/api/simulations", json=body))["id"])  # there is room again
    for one in begun:
        client.post(f"/api/simulations/{one}/stop")
        assert wait_for(client, one)["stage"] == "stopped"


def test_intervals() -> None:
    low, high = interval(50, 100)
    assert low == pytest.approx(0.404, abs=0.001) and high == pytest.approx(0.596, abs=0.001)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(10, 10)[1] == pytest.approx(1.0) and interval(10, 10)[0] > 0.7


def test_the_command_line_sees_kept_decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILLPOWER_HOME", str(tmp_path))
    assert kept_decks() == []
    app = create_app(Config(database=database(tmp_path), requests_per_second=1000.0, **FAST))
    app.state.hub.thinkers = app.state.hub.slow = app.state.hub.long = Inline()
    with TestClient(app) as client:
        owner = ok(client.post("/api/owners"))["owner"]
        draft = {**draft_of(client), "title": "Bells and Embers"}
        ok(client.post("/api/kept/save", json={"owner": owner, "draft": draft}))
    assert [(one.title, one.version) for one in kept_decks()] == [("Bells and Embers", 1)]
    assert the_deck("bells and embers").main == wp.bundled_decks()["bell-abbey"].main
    catalogue.forget()
