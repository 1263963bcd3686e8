"""The judge's bench over HTTP."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

import willpower as wp
from server_kit import FAST, Inline, database
from willpower.cards.store import add_imported, imported_cards
from willpower.server import catalogue
from willpower.server.app import create_app
from willpower.server.bench_jobs import own_cards
from willpower.server.config import Config
from willpower.server.protocol_study import BenchCompared, BenchState, BenchUses, BenchWin

PIERCE = "puzzles/05-through-the-wall.yaml"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("bench")
    app = create_app(Config(database=database(folder), requests_per_second=1000.0, **FAST))
    app.state.hub.thinkers = app.state.hub.slow = Inline()
    with TestClient(app) as found:
        yield found


def ok(response: Any) -> Any:
    assert response.status_code == 200, response.text
    return response.json()


def text_of(client: TestClient, path: str) -> str:
    return str(ok(client.get("/api/bench/file", params={"path": path}))["text"])


def test_bundled_files_and_cards(client: TestClient) -> None:
    found = ok(client.get("/api/bench/files?words=pierce damage"))
    assert found and all(one["title"] and one["file"].endswith(".yaml") for one in found)
    assert client.get("/api/bench/file?path=../pyproject.toml").status_code == 404
    cards = ok(client.get("/api/bench/cards?words=thistle boar"))
    assert (
        cards[0]["name"] == "Thistle Boar" and cards[0]["atk"] == 600 and cards[0]["types"] == ["Resonator"]
    )
    assert ok(client.get("/api/bench/cards?words=xyzzy")) == []


def test_a_position_is_opened_and_played_on(client: TestClient) -> None:
    text = text_of(client, PIERCE)
    answer = client.post("/api/bench", json={"text": text})
    state = msgspec.json.decode(answer.content, type=BenchState)
    assert state.verdict == "ok" and state.at == state.total == 0 and state.decision is not None
    assert state.view is not None and state.view.players[1].life == 500
    battle = next(o.index for o in state.decision.options if o.kind == "battle")
    state = msgspec.json.decode(
        client.post("/api/bench", json={"text": text, "at": 0, "picks": [battle], "write": True}).content,
        type=BenchState,
    )
    assert state.at == 1 and state.picks == [] and "  - {A: battle}\n" in state.text
    assert state.steps[state.scene].text == "{A: battle}" and state.log
    assert any("B.life: 500" in one for one in state.suggested)
    back = ok(client.post("/api/bench", json={"text": state.text, "at": 0}))
    assert back["at"] == 0 and back["total"] == 1 and back["steps"][1]["text"] == "{A: battle}"


def test_a_number_beyond_all_bounds_is_refused(client: TestClient) -> None:
    text = text_of(client, PIERCE)
    for value in (10**30, -(10**30), {"damage": 10**30}):
        change = {"what": "life", "player": "A", "value": value}
        answer = client.post("/api/bench", json={"text": text, "change": change})
        assert answer.status_code == 400 and answer.json()["code"] == "malformed"


def test_both_hands_are_open(client: TestClient) -> None:
    text = text_of(client, "puzzles/03-bait-for-the-tide.yaml").replace(", revealed: true", "")
    state = ok(client.post("/api/bench", json={"text": text}))
    hands = [[card["name"] for card in player["hand"]] for player in state["view"]["players"]]
    assert hands == [["Ember", "Ember", "Blaze"], ["Ebb"]]


def test_uses_say_why_not(client: TestClient) -> None:
    text = text_of(client, "puzzles/03-bait-for-the-tide.yaml").replace(
        "Fire Magic Stone: 4", "Fire Magic Stone: 1"
    )
    found = msgspec.json.decode(client.post("/api/bench/uses", json={"text": text}).content, type=BenchUses)
    reasons = [
        r.sentence for card in found.cards for use in card.uses if use.option is None for r in use.reasons
    ]
    assert (
        found.player == 0 and reasons and any(use.option is not None for c in found.cards for use in c.uses)
    )


def test_a_board_is_set_up(client: TestClient) -> None:
    text = "format: 1\ntitle: New\nstart: {}\ndo: []\n"
    change = {"what": "add", "player": "A", "zone": "field", "card": "Thistle Boar"}
    state = ok(client.post("/api/bench", json={"text": text, "change": change}))
    assert [(c["player"], c["zone"], c["name"]) for c in state["start"]] == [("A", "field", "Thistle Boar")]
    assert state["view"]["field"][0]["name"] == "Thistle Boar"
    wrong = client.post("/api/bench", json={"text": text, "change": {**change, "zone": "attic"}})
    assert wrong.status_code == 400 and "attic" in wrong.json()["sentence"]


def test_what_is_wrong_is_said(client: TestClient) -> None:
    state = ok(client.post("/api/bench", json={"text": "format: 1\nstart: {A: {field: [Nobody Here]}}\n"}))
    assert state["verdict"] == "error" and "unknown card" in state["detail"] and state["line"] == 2
    assert state["view"] is None
    many = ok(
        client.post("/api/bench", json={"text": "format: 1\nstart: {A: {hand: {Kindle Bolt: lots}}}\n"})
    )
    assert (
        many["verdict"] == "error" and "a whole number was expected" in many["detail"] and many["line"] == 2
    )
    assert client.post("/api/bench", json={"text": "x" * 70_000}).status_code == 400
    text = text_of(client, PIERCE)
    refused = client.post("/api/bench", json={"text": text, "picks": [999]})
    assert refused.status_code == 400 and "not there" in refused.json()["sentence"]


def test_two_rule_sets_side_by_side(client: TestClient) -> None:
    files = ok(client.get("/api/bench/files?words=editions/"))
    text = text_of(client, files[0]["file"])
    body = {"text": text, "first": "5.12 Bifrost", "second": "8.01"}
    found = msgspec.json.decode(client.post("/api/bench/compare", json=body).content, type=BenchCompared)
    assert found.first.edition == "5.12 Bifrost" and found.first.steps and found.second.steps
    assert found.difference >= -1
    same = ok(client.post("/api/bench/compare", json={**body, "second": "5.12 Bifrost"}))
    assert same["difference"] == -1
    assert client.post("/api/bench/compare", json={**body, "first": "9"}).status_code == 400


def test_what_a_file_says_of_its_start(client: TestClient) -> None:
    held = '{card: Gate Warden, fresh: true, counters: {"+100/+100": 2}}'
    start = f"{{turn: B, phase: end, A: {{life: 900, field: [{held}]}}}}"
    text = f"format: 1\ntitle: x\nstart: {start}\ndo: []\n"
    state = msgspec.json.decode(client.post("/api/bench", json={"text": text}).content, type=BenchState)
    assert (state.facts.life, state.facts.turn, state.facts.phase) == ([900, 4000], "B", "end")
    assert state.start[0].fresh and state.start[0].counters == {"+100/+100": 2}
    move = {"what": "move", "player": "A", "zone": "field", "place": 0, "to_player": "B", "to_zone": "hand"}
    state = msgspec.json.decode(
        client.post("/api/bench", json={"text": text, "change": move}).content, type=BenchState
    )
    assert [(one.player, one.zone, one.name) for one in state.start] == [("B", "hand", "Gate Warden")]


BOAR = "format: 1\ntitle: x\nstart: {A: {field: [Thistle Boar]}}\ndo:\n  - {A: battle}\n"


@pytest.mark.parametrize(
    "note",
    ["Bob is happy", "B.life: [", "B.life: four", "A.Nobody: {zone: field}", "A.life: 1}}\n  - {A: pass"],
)
def test_what_cannot_be_expected_is_refused(client: TestClient, note: str) -> None:
    answer = client.post("/api/bench", json={"text": BOAR, "note": note})
    assert answer.status_code == 400 and answer.json()["sentence"]


def test_an_expectation_is_noted_and_taken_out(client: TestClient) -> None:
    unmet = ok(client.post("/api/bench", json={"text": BOAR, "note": "B.life: 900"}))
    assert unmet["verdict"] == "fail" and [s["expects"] for s in unmet["steps"]] == [0, 0, 2]
    again = ok(client.post("/api/bench", json={"text": unmet["text"], "forget": 2}))
    assert again["verdict"] == "ok" and len(again["steps"]) == 2
    ends = ok(client.post("/api/bench", json={"text": f"{BOAR}expect: {{B.life: 4000}}\n"}))
    assert [s["expects"] for s in ends["steps"]] == [0, 0, 2]
    assert "expect" not in ok(client.post("/api/bench", json={"text": ends["text"], "forget": 2}))["text"]
    assert client.post("/api/bench", json={"text": BOAR, "forget": 1}).status_code == 400


def test_a_change_that_no_file_can_say_leaves_the_board(client: TestClient) -> None:
    change = {"what": "phase", "value": "tea time"}
    answer = client.post("/api/bench", json={"text": BOAR, "change": change})
    assert answer.status_code == 400 and "tea time" in answer.json()["sentence"]


def test_what_is_not_understood_is_told_beside_the_board(client: TestClient) -> None:
    text = (
        'format: 1\ntitle: "A"\ncards:\n  - {name: Gull, type: Resonator, cost: "{U}", atk: 400, def: 300, '
        'text: ["Each player mumbles a lullaby."]}\nstart:\n  A: {field: [Gull]}\ndo: []\n'
    )
    state = msgspec.json.decode(client.post("/api/bench", json={"text": text}).content, type=BenchState)
    assert state.verdict == "ok" and state.view is not None
    assert state.unread == ["the text of Gull is not understood: 'Each player mumbles a lullaby.'"]


def test_imported_cards_are_read_once_and_again_after_an_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WILLPOWER_HOME", str(tmp_path))
    asked: list[str] = []

    def read() -> wp.CardDatabase:
        asked.append("read")
        return imported_cards()

    monkeypatch.setattr(catalogue, "imported_cards", read)
    assert [len(one) for one in own_cards()] == [0] and [len(one) for one in own_cards()] == [0]
    assert asked == ["read"]
    add_imported(wp.CardDatabase([next(iter(wp.bundled_cards()))]))
    assert [len(one) for one in own_cards()] == [1] and asked == ["read", "read"]
    catalogue._own.clear()


def test_a_win_is_searched_for_whoever_is_at_turn(client: TestClient) -> None:
    def asked(text: str, at: int = -1) -> BenchWin:
        answer = client.post("/api/bench/win", json={"text": text, "at": at})
        return msgspec.json.decode(answer.content, type=BenchWin)

    text = text_of(client, PIERCE)
    found = asked(text)
    assert (found.player, found.verdict) == (0, "solved") and found.solution[-1].moves == []
    ogre = '{name: Ogre, type: Resonator, cost: "{R}", atk: 800, def: 800}'
    board = (
        f'format: 1\ntitle: "A"\ncards:\n  - {ogre}\nstart:\n  turn: B\n  A: {{life: 800}}\n'
        "  B: {field: [Ogre]}\ndo:\n  - {B: battle}\n"
    )
    found = asked(board, 0)
    assert (found.player, found.verdict) == (1, "solved") and found.solution[0].moves[0].player == 1
    found = asked(board.replace("life: 800", "life: 900"))
    assert (found.verdict, found.solution) == ("none", []) and found.positions > 0
    unknown = "format: 1\ntitle: x\nstart: {A: {hand: [Nobody]}}\n"
    wrong = client.post("/api/bench/win", json={"text": unknown})
    assert wrong.status_code == 400 and "Nobody" in wrong.text
