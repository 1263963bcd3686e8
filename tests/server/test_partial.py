"""Decks with cards that are not wholly understood: refused until somebody says that the rest will do."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import willpower as wp
from server_kit import FAST, Inline, database
from willpower.server import decks
from willpower.server.app import create_app
from willpower.server.config import Config

KIT = "Cinder Kit"
FRIEND = {"against": "friend", "name": "Mara", "best_of": 3}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    kit = next(card for card in wp.bundled_cards() if card.name == KIT)
    mumbling = replace(kit.front, text=(*kit.front.text, "Each player mumbles a lullaby."))
    cards = wp.CardDatabase(
        [replace(card, faces=(mumbling,)) if card.name == KIT else card for card in wp.bundled_cards()]
    )
    monkeypatch.setattr(decks, "known_cards", lambda: cards)
    app = create_app(Config(database=database(tmp_path), requests_per_second=1000.0, **FAST))
    app.state.hub.thinkers = app.state.hub.slow = app.state.hub.long = Inline()
    with TestClient(app) as found:
        yield found


def test_a_deck_with_a_card_not_wholly_understood_is_played_on_demand(client: TestClient) -> None:
    deck: dict[str, Any] = {"text": wp.bundled_decks()["long-road"].dumps()}
    refused = client.post("/api/games", json={"deck": deck, **FRIEND})
    assert refused.status_code == 422 and refused.json()["code"] == "not understood"
    assert KIT in refused.json()["sentence"]
    made = client.post("/api/games", json={"deck": {**deck, "partial": True}, **FRIEND})
    assert made.status_code == 200, made.text
    game, invite = made.json()["invite"].split("/")[2:]
    other = {"deck": {"name": "lantern-tide"}, "name": "Tev", "invite": invite}
    joined = client.post(f"/api/games/{game}/join", json=other)
    assert joined.status_code == 200 and joined.json()["stage"] == "playing"


def test_what_else_stands_against_a_deck_is_not_waived(client: TestClient) -> None:
    short = "\n".join(wp.bundled_decks()["long-road"].dumps().splitlines()[:9])
    refused = client.post("/api/games", json={"deck": {"text": short, "partial": True}, **FRIEND})
    assert refused.status_code == 422 and refused.json()["code"] == "bad deck"


def test_a_deck_is_reported_with_every_card_not_understood(client: TestClient) -> None:
    deck: dict[str, Any] = {"text": wp.bundled_decks()["long-road"].dumps()}
    report = client.post("/api/decks/check", json={"deck": deck}).json()
    assert (report["legal"], report["partial"]) == (False, [KIT])
    report = client.post("/api/decks/check", json={"deck": {**deck, "partial": True}}).json()
    assert (report["legal"], report["partial"], report["problems"]) == (True, [KIT], [])
