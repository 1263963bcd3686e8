"""The browser of cards and a card's page: search, ticks, readings, what was never printed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import willpower as wp
from server_kit import FAST, Inline, database
from willpower.cards.card import Card
from willpower.cards.database import CardDatabase
from willpower.cards.mapping import card_from_mapping
from willpower.cards.store import add_imported
from willpower.server import catalogue
from willpower.server.app import create_app
from willpower.server.config import Config
from willpower.server.searching import Question, found_by, search

ROPE = "Whenever a rope in the field is cut, put a [+100/+100] counter on this card."


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("WILLPOWER_HOME", str(tmp_path / "home"))
    yield tmp_path / "home"
    catalogue.forget()


@pytest.fixture
def client(tmp_path: Path, home: Path) -> Iterator[TestClient]:
    app = create_app(Config(database=database(tmp_path), requests_per_second=1000.0, **FAST))
    app.state.hub.thinkers = app.state.hub.slow = app.state.hub.long = Inline()
    with TestClient(app) as found:
        yield found


def ok(response: Any) -> Any:
    assert response.status_code == 200, response.text
    return response.json()


def names(found: Any) -> list[str]:
    return [card["name"] for card in found["cards"]]


def test_all_cards_are_there_and_come_in_pages(client: TestClient) -> None:
    first = ok(client.get("/api/cards?count=100"))
    assert first["total"] == first["all"] == len(wp.bundled_cards()) and len(first["cards"]) == 100
    second = ok(client.get("/api/cards?first=100&count=100"))
    assert second["sifts"] is None and not {*names(first)} & {*names(second)}
    types = {one["word"]: one["count"] for one in first["sifts"]["types"]}
    assert types["resonator"] > types["chant"] > 10
    assert {one["word"] for one in first["sifts"]["origin"]} == {"bundled"}


def test_words_fields_and_ticks(client: TestClient) -> None:
    found = ok(client.get("/api/cards", params={"search": "keeper of the ro"}))
    assert names(found)[0] == "Keeper of the Ropes"
    asked = {"search": "type:resonator cost<4 text:gem -race:urchin"}
    found = ok(client.get("/api/cards", params=asked))["cards"]
    assert found and all(
        "Resonator" in card["types"]
        and card["total"] < 4
        and "gem" in " ".join(card["text"]).lower()
        and "Urchin" not in card["races"]
        for card in found
    )
    ticked = {"attribute": ["light", "fire"], "type": "chant", "keyword": "quickcast", "sort": "cost"}
    found = ok(client.get("/api/cards", params=ticked))
    assert found["cards"] and all(
        {"light", "fire"} & {*card["attributes"]} and "quickcast" in card["keywords"]
        for card in found["cards"]
    )
    assert [c["total"] for c in found["cards"]] == sorted([c["total"] for c in found["cards"]])
    by_words = ok(client.get("/api/cards", params={"search": "fire smith"}))
    assert by_words["cards"] and all("fire" in card["attributes"] for card in by_words["cards"])
    said_short = ok(client.get("/api/cards", params={"search": "attr:fire t:chant c<2"}))
    assert said_short["cards"] and all(card["attributes"] == ["fire"] for card in said_short["cards"])
    # What could be ticked instead is counted among the cards that fit everything else.
    others = {one["word"]: one["count"] for one in found["sifts"]["attributes"]}
    assert others["water"] > 0


def test_a_tick_counts_as_many_as_it_finds() -> None:
    cards = catalogue.catalogue()
    counted = search(cards, Question(types=("chant",)), 0, 10).sifts
    assert counted is not None
    for one in counted.attributes:
        found, _ = found_by(cards, Question(types=("chant",), attributes=(one.word,)))
        assert len(found) == one.count, one.word


def test_a_card_has_its_page(client: TestClient) -> None:
    page = ok(client.get("/api/cards/Keeper of the Ropes/page"))
    assert page["entry"]["name"] == "Keeper of the Ropes" and page["reading"]["understood"]
    parts = page["reading"]["faces"][0]["paragraphs"][0]["parts"]
    assert [part["role"] for part in parts] == ["keyword", "do", "then"]
    assert "*the found Lampkin resonator*" in parts[1]["text"] and parts[0]["clause"] == "1140.2"
    assert page["reading"]["keywords"][0]["keyword"] == "enter"
    assert {deck["name"] for deck in page["decks"]} == {"bell-abbey"}
    assert any("the-keeper-fetches" in one["file"] for one in page["judge"])
    assert page["before"]["name"] != page["after"]["name"]
    owl = ok(client.get("/api/cards/Belfry Owl/page"))
    legal = {one["name"]: one for one in owl["editions"]}
    assert legal["8.01"]["legal"] and not legal["2.0"]["legal"] and legal["2.0"]["reasons"][0]["sentence"]


def test_imported_cards_are_found_and_read_beside(client: TestClient, home: Path) -> None:
    card = card_from_mapping(
        {"id": "MY-014", "name": "Ropewalk Widow", "type": "Resonator", "text": ["[Bane]", ROPE]}
    )
    add_imported(CardDatabase([card]))
    found = ok(client.get("/api/cards?from=own"))
    assert names(found) == ["Ropewalk Widow"] and found["cards"][0]["own"]
    page = ok(client.get("/api/cards/MY-014/page"))
    bane, rope = page["reading"]["faces"][0]["paragraphs"]
    assert bane["understood"] and not rope["understood"] and "rope" in rope["stuck"]
    found = ok(client.get("/api/cards?search=is:partial"))
    assert names(found) == ["Ropewalk Widow"]


def test_a_card_that_was_printed_again_is_listed_once(client: TestClient, home: Path) -> None:
    def printed(number: str, **more: object) -> Card:
        return card_from_mapping(
            {"id": number, "name": "Rope Cat", "type": "Resonator", "atk": 300, "def": 300, **more}
        )

    add_imported(CardDatabase([printed("MY-001"), printed("YO-001"), printed("YO-002", text=["[Flying]"])]))
    found = ok(client.get("/api/cards?from=own"))
    assert [(c["number"], c["prints"]) for c in found["cards"]] == [("MY-001", 2), ("YO-002", 1)]
    assert (found["total"], found["printed"]) == (2, 3)
    by_number = ok(client.get("/api/cards?from=own&sort=number"))
    assert [c["number"] for c in by_number["cards"]] == ["MY-001", "YO-001", "YO-002"]
    of_a_set = ok(client.get("/api/cards?from=own&set=yo"))
    assert [(c["number"], c["prints"]) for c in of_a_set["cards"]] == [("YO-001", 1), ("YO-002", 1)]


def test_what_was_never_printed_is_read(client: TestClient) -> None:
    written = {"text": ["[Flying]", "Whenever this card attacks => Draw a card."], "cost": "{U}{1}"}
    found = ok(client.post("/api/cards/read", json=written))
    assert found["reading"]["understood"] and found["entry"]["cost"] == "{U}{1}"
    roles = [p["role"] for par in found["reading"]["faces"][0]["paragraphs"] for p in par["parts"]]
    assert roles == ["keyword", "when", "do"]
    assert not ok(client.post("/api/cards/read", json={"text": [ROPE]}))["reading"]["understood"]


def test_a_j_ruler_is_tried_alone(client: TestClient) -> None:
    written = {"type": "J-Ruler", "name": "Tide Queen", "atk": 900, "def": 800, "text": ["[Flying]", ROPE]}
    found = ok(client.post("/api/cards/read", json=written))
    assert [face["name"] for face in found["reading"]["faces"]] == ["Tide Queen"]
    assert [par["understood"] for par in found["reading"]["faces"][0]["paragraphs"]] == [True, False]
    entry = found["entry"]
    assert (entry["name"], entry["types"], entry["atk"], entry["def"]) == (
        "Tide Queen",
        ["J-Ruler"],
        900,
        800,
    )


def test_nonsense_is_refused(client: TestClient) -> None:
    unknown = client.get("/api/cards", params={"search": "foo:bar"})
    assert unknown.status_code == 400 and "There is no field 'foo'; there are name, text" in unknown.text
    assert client.get("/api/cards", params={"search": "type<gem"}).status_code == 400
    assert ok(client.get("/api/cards", params={"search": "smith cost<"}))["total"]  # still being written
    for path in ("/api/cards?sort=luck", "/api/cards?first=-1", "/api/cards?search=cost<x"):
        assert client.get(path).status_code == 400, path
    assert client.get("/api/cards", params={"search": "x" * 201}).status_code == 400
    assert client.get("/api/cards/nobody/page").status_code == 404
    assert client.post("/api/cards/read", json={"text": [], "type": "Creature"}).status_code == 400
    assert client.post("/api/cards/read", json={"text": ["x" * 3000]}).status_code == 400
