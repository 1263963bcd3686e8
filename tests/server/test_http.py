"""The HTTP part: games, lists, replays, decks, clauses; what is refused and how."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

import willpower as wp
from server_kit import FAST, OTHER, Inline, database
from willpower.server.app import create_app
from willpower.server.config import Config
from willpower.server.http import ROUTES
from willpower.server.protocol import ServerMessage
from willpower.server.protocol_http import Problem, ReplaySteps

DECK = {"name": "long-road"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    app = create_app(Config(database=database(tmp_path), requests_per_second=1000.0, **FAST))
    app.state.hub.thinkers = app.state.hub.slow = app.state.hub.long = Inline()
    with TestClient(app) as found:
        yield found


def ok(response: Any) -> Any:
    assert response.status_code == 200, response.text
    return response.json()


def test_what_there_is(client: TestClient) -> None:
    assert ok(client.get("/api/health"))["storage"] == "whole"
    decks = ok(client.get("/api/decks"))
    assert {d["name"] for d in decks} == set(wp.bundled_decks())
    whole = ok(client.get("/api/decks/long-road"))
    assert sum(line["copies"] for pile in whole["piles"] for line in pile["lines"]) > 40
    assert {level["name"] for level in ok(client.get("/api/levels"))} >= {"greedy", "random"}
    assert [e["name"] for e in ok(client.get("/api/editions")) if e["default"]] == ["8.01"]
    clause = ok(client.get("/api/clauses/903.2i"))
    assert clause["inside"] == "903.2" and clause["summary"]
    assert "必要" in clause["ja"] and clause["section_ja"] == "カードと能力のプレイ"
    assert "903.2i" in ok(client.get("/api/clauses/903.2"))["parts"]
    assert "1106.2" in [one["number"] for one in ok(client.get("/api/clauses?search=飛翔"))]
    old = ok(client.get("/api/clauses/4.2 b4?edition=5.12 Bifrost"))  # of an older rulebook
    assert old["section"] == "Rules 5.12" and old["summary"].endswith("(8.01: 403.5)")
    assert ok(client.get("/api/clauses/1.1?edition=2.0")) != ok(client.get("/api/clauses/1.1?edition=5.12"))
    assert client.get("/api/clauses/4.2 b4").status_code == 404
    assert ok(client.get("/api/clauses/403.5?edition=8.01"))["parts"] is not None
    assert ok(client.get("/api/clauses?search=103.4"))[0]["number"] == "103.4"
    keywords = {one["keyword"]: one for one in ok(client.get("/api/keywords"))}
    assert keywords["flying"]["clause"] == "1106.2" and keywords["flying"]["reminder"]
    assert "飛翔" in keywords["flying"]["ja"]
    assert ok(client.get("/api/pictures")) == []
    assert client.get("/api/pictures/Imp").status_code == 404
    ruler = ok(client.get("/api/cards/Sarka, Keeper of the Long Road"))
    assert [face["name"] for face in ruler["faces"]] == [
        "Sarka, Keeper of the Long Road",
        "Sarka, Storm upon the Road",
    ]
    assert ruler["faces"][1]["atk"] and ruler["faces"][1]["def"]
    assert client.get("/api/cards/nobody").status_code == 404


def test_decks_are_checked(client: TestClient) -> None:
    text = wp.bundled_decks()["kiln"].dumps()
    found = ok(client.post("/api/decks/check", json={"deck": {"text": text}}))
    assert found["legal"] and found["problems"] == [] and found["deck"]["title"]
    short = "\n".join(text.splitlines()[:8])
    found = ok(client.post("/api/decks/check", json={"deck": {"text": short}}))
    assert not found["legal"] and found["problems"][0]["sentence"]
    found = ok(client.post("/api/decks/check", json={"deck": {"text": "4 Nonsense of the North"}}))
    assert not found["legal"]
    refused = client.post("/api/games", json={"deck": {"text": short}})
    assert refused.status_code == 422 and refused.json()["details"]


def test_invitation_lobby_and_lists(client: TestClient) -> None:
    made = ok(client.post("/api/games", json={"deck": DECK, "name": "Mara", "against": "friend"}))
    assert made["stage"] == "waiting" and made["invite"].startswith("/join/")
    game, invite = made["invite"].split("/")[2:]
    assert ok(client.get(f"/api/games/{game}/invite/{invite}"))["by"] == "Mara"
    assert client.get(f"/api/games/{game}/invite/{'A' * 22}").status_code == 404
    other = {"deck": {"name": OTHER.name}, "name": "Tev"}
    assert client.post(f"/api/games/{game}/join", json=other).status_code == 403
    joined = ok(client.post(f"/api/games/{game}/join", json={**other, "invite": invite}))
    assert joined["seat"] == 1 - made["seat"]
    assert client.post(f"/api/games/{game}/join", json={**other, "invite": invite}).status_code == 409
    waiting = ok(client.post("/api/games", json={"deck": DECK, "name": "Ane", "against": "open"}))
    lobby = {g["game"]: g["stage"] for g in ok(client.get("/api/lobby"))}
    assert lobby == {game: "playing", waiting["game"]: "waiting"}
    held = [{"game": made["game"], "token": made["token"]}, {"game": waiting["game"], "token": made["token"]}]
    mine = ok(client.post("/api/games/mine", json={"held": held}))
    assert [(g["game"], g["seat"]) for g in mine] == [(game, made["seat"])]


def test_a_game_that_nobody_joined_is_taken_back(client: TestClient) -> None:
    made = ok(client.post("/api/games", json={"deck": DECK, "name": "Mara", "against": "friend"}))
    game, invite = made["invite"].split("/")[2:]
    back = f"/api/games/{game}/withdraw"
    assert client.post(back, json={"token": "A" * 22}).status_code == 403
    assert client.get(f"/api/games/{game}/invite/{invite}").status_code == 200
    ok(client.post(back, json={"token": made["token"]}))
    assert client.get(f"/api/games/{game}/invite/{invite}").status_code == 404
    other = {"deck": {"name": OTHER.name}, "name": "Tev", "invite": invite}
    assert client.post(f"/api/games/{game}/join", json=other).status_code == 404
    made = ok(client.post("/api/games", json={"deck": DECK, "name": "Mara", "against": "open"}))
    ok(client.post(f"/api/games/{made['game']}/join", json={"deck": {"name": OTHER.name}, "name": "Tev"}))
    refused = client.post(f"/api/games/{made['game']}/withdraw", json={"token": made["token"]})
    assert refused.status_code == 409 and refused.json()["sentence"] == "Somebody has joined."


def test_what_is_refused(client: TestClient) -> None:
    for method, path, body, status in (
        ("GET", "/api/nothing", None, 404),
        ("GET", "/api/replays/nowhere", None, 404),
        ("GET", "/api/clauses/99999", None, 404),
        ("GET", "/api/decks/..%2f..", None, 404),
        ("POST", "/api/games", b"", 400),
        ("POST", "/api/games", b'{"deck":{"name":"long-road"},"nonsense":1}', 400),
        ("POST", "/api/games", b'{"deck":{"name":"no-such"}}', 422),
        ("POST", "/api/games", b'{"deck":{"name":"long-road"},"level":"god"}', 409),
        ("POST", "/api/games", b'{"deck":{"name":"long-road"},"edition":"99"}', 409),
        ("POST", "/api/games", b'{"deck":' * 20_000, 413),
        ("POST", "/api/games", b"[" * 50_000, 400),
        ("POST", "/api/games/x/why", b'{"token":"","object":1}', 403),
        ("POST", "/api/replays", b'{"text":"nonsense"}', 400),
        ("DELETE", "/api/games", None, 405),
    ):
        response = client.request(method, path, content=body)
        assert response.status_code == status, (path, response.status_code, response.text[:200])
        if status != 405:
            msgspec.json.decode(response.content, type=Problem)


def finished_game(client: TestClient, **more: Any) -> dict[str, Any]:
    made: dict[str, Any] = ok(
        client.post("/api/games", json={"deck": DECK, "level": "random", "seat": 0, **more})
    )
    with client.websocket_connect("/api/socket") as socket:
        socket.send_json({"type": "hello", "game": made["game"], "token": made["token"]})
        picks = answered = 0
        while True:
            message = socket.receive_json()
            msgspec.convert(message, ServerMessage)
            if message["type"] != "state":
                continue
            if message["result"]:
                return made
            if message["decision"] and not message["passing"] and message["seq"] > answered:
                answered = message["seq"]
                if picks >= 8:
                    socket.send_json({"type": "concede", "game": made["game"], "id": "enough"})
                else:
                    pick = {
                        "type": "pick",
                        "game": made["game"],
                        "seq": answered,
                        "id": f"p{picks}",
                        "option": 0,
                    }
                    socket.send_json(pick)
                    picks += 1


def test_replays(client: TestClient) -> None:
    made = finished_game(client)
    game = made["game"]
    assert [g["game"] for g in ok(client.get("/api/replays"))] == [game]
    info = ok(client.get(f"/api/replays/{game}"))
    assert info["whole"] and info["result"]["how"] == "concession" and info["turns"]["0"][0]["step"] == 0
    hands = {}
    for seat in ("0", "1", "open"):
        steps = client.get(f"/api/replays/{game}/steps?seat={seat}&first=0&count=100")
        found = msgspec.json.decode(steps.content, type=ReplaySteps)
        assert found.total == info["steps"][seat] and len(found.steps) == min(100, found.total)
        assert [s.step for s in found.steps] == list(range(len(found.steps)))
        last = found.steps[-1].view.players
        hands[seat] = [len(p.hand) for p in last]
    assert hands["open"] == [0, 0] and hands["0"][0] > 0 == hands["0"][1] and hands["1"][1] > 0
    assert client.get(f"/api/replays/{game}/steps?seat=2").status_code == 400
    assert client.get(f"/api/replays/{game}/steps?first=-1").status_code == 400

    text = client.get(f"/api/replays/{game}/file").text
    replay = wp.read_replay(text)
    assert replay.play().over
    again = ok(client.post("/api/replays", json={"text": text}))
    assert again["uploaded"] and again["steps"] == info["steps"]
    assert again["names"] == info["names"] and again["result"]["sentence"] == info["result"]["sentence"]
    nameless = re.sub(r'"names":\[[^\]]*\]', '"names":[1]', text)
    assert ok(client.post("/api/replays", json={"text": nameless}))["names"] == ["A", "B"]
    assert client.post("/api/replays", json={"text": text.replace('"seed":', '"sead":')}).status_code == 400
    assert client.post("/api/replays", json={"text": text[: len(text) // 2]}).status_code == 400

    assert 0 < len(info["passes"]["open"]) < info["steps"]["open"] - 2
    end = ok(client.get(f"/api/replays/{game}/steps?first={info['steps']['open'] - 1}&count=1"))["steps"][-1]
    assert info["life"] == [player["life"] for player in end["view"]["players"]]
    for step in (12, -1):
        moment = ok(client.post(f"/api/replays/{game}/judge", json={"seat": "open", "step": step}))
        assert moment["text"].startswith("format: 1") and isinstance(moment["notes"], list)
        state = ok(client.post("/api/bench", json={"text": moment["text"], "picks": moment["picks"]}))
        assert state["verdict"] == "ok"
    far = {"seat": "open", "step": 100_000}
    assert client.post(f"/api/replays/{game}/judge", json=far).status_code == 409

    onward = ok(client.post(f"/api/replays/{game}/continue", json={"seat": 1, "step": 10}))
    assert onward["seat"] == 1
    with client.websocket_connect("/api/socket") as socket:
        socket.send_json({"type": "hello", "game": onward["game"], "token": onward["token"]})
        state = socket.receive_json()
        assert state["you"] == 1 and state["stage"] == "playing" and state["log"]
    own = ok(client.post(f"/api/games/{onward['game']}/judge", json={"token": onward["token"]}))
    assert "Cards that you do not know are fillers." in own["notes"]
    assert ok(client.post("/api/bench", json={"text": own["text"]}))["verdict"] == "ok"
    assert client.post(f"/api/games/{onward['game']}/judge", json={"token": "x" * 22}).status_code == 403
    beyond = {"seat": 1, "step": 100_000}
    assert client.post(f"/api/replays/{game}/continue", json=beyond).status_code == 409


def test_a_seat_is_shown_again_what_it_saw(client: TestClient) -> None:
    made = finished_game(client)
    game, seat = made["game"], made["seat"]
    steps = ok(client.get(f"/api/replays/{game}/steps?seat={seat}&first=0&count=100"))["steps"]
    boards: dict[int, Any] = {}  # by the newest line: the last board that had it
    newest = 0
    for step in steps:
        newest = step["log"][-1]["number"] if step["log"] else newest
        boards[newest] = step["view"]
    lines = sorted(boards)[:-1]  # of the last one there may be more steps

    def past(line: int, by: int = 0, token: str = made["token"]) -> Any:
        return client.post(f"/api/games/{game}/past", json={"token": token, "line": line, "by": by})

    for n in (1, len(lines) // 2, len(lines) - 2):
        found = ok(past(lines[n]))
        assert found == {"line": lines[n], "view": boards[lines[n]]}
        assert ok(past(lines[n], -1)) == {"line": lines[n - 1], "view": boards[lines[n - 1]]}
        assert ok(past(lines[n], 1))["line"] == lines[n + 1]
    assert past(0, -1).status_code == 400
    assert past(1, 0, "x" * 22).status_code == 403


def test_within_a_match_only_the_open_view_is_shown(client: TestClient) -> None:
    game = finished_game(client, best_of=3)["game"]
    assert list(ok(client.get(f"/api/replays/{game}"))["steps"]) == ["open"]
    assert client.get(f"/api/replays/{game}/steps?seat=1").status_code == 409
    assert client.get(f"/api/replays/{game}/file").status_code == 409
    hidden = {"seat": "open", "step": -1}
    assert client.post(f"/api/replays/{game}/judge", json=hidden).status_code == 409
    assert ok(client.get(f"/api/replays/{game}/steps?seat=open"))["steps"]


def test_headers_and_pages(client: TestClient) -> None:
    for path in ("/", "/play/anything", "/api/health"):
        headers = client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    assert client.get("/../../etc/passwd").status_code in (200, 404)
    assert "root:" not in client.get("/%2e%2e/%2e%2e/%2e%2e/etc/passwd").text


def test_openapi_describes_every_route(client: TestClient) -> None:
    described = ok(client.get("/api/openapi.json"))
    wanted = {(route.path, route.method.lower()) for route in ROUTES}
    assert {(path, method) for path, ways in described["paths"].items() for method in ways} == wanted
    names = set(described["components"]["schemas"])
    assert {"Created", "ReplaySteps", "State", "Problem"} <= names


def test_requests_are_limited(tmp_path: Path) -> None:
    app = create_app(Config(database=database(tmp_path), **{**FAST, "requests_per_second": 2.0}))
    app.state.hub.thinkers = app.state.hub.slow = app.state.hub.long = Inline()
    with TestClient(app) as client:
        codes = [client.get("/api/levels").status_code for _ in range(15)]
    assert codes.count(200) >= 10 and 429 in codes
