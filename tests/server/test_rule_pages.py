"""The rules over HTTP: contents, search by words of anybody, pages of clauses, two editions compared."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server_kit import FAST, Inline, database
from willpower.judge.collection import judge_collection, judge_text_of, puzzles
from willpower.rules.index import clauses, sections
from willpower.server.app import create_app
from willpower.server.config import Config
from willpower.server.rule_pages import rule_page


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("rules")
    app = create_app(Config(database=database(folder), requests_per_second=1000.0, **FAST))
    app.state.hub.thinkers = app.state.hub.slow = Inline()
    with TestClient(app) as found:
        yield found


def ok(response: Any) -> Any:
    assert response.status_code == 200, response.text
    return response.json()


def test_contents_have_every_section(client: TestClient) -> None:
    chapters = ok(client.get("/api/rules"))
    assert [one["number"] for one in chapters[:2]] == ["100", "200"] and len(chapters) == 14
    assert {s["number"] for one in chapters for s in one["sections"]} == set(sections())
    assert sum(s["clauses"] for one in chapters for s in one["sections"]) == len(clauses())


def test_words_of_players(client: TestClient) -> None:
    found = ok(client.get("/api/rules/search?words=summoning sickness"))
    assert (
        found["answer"]["clauses"][0]["number"] == "803.3a" and "cannot attack" in found["answer"]["answer"]
    )
    assert found["clauses"][0]["number"] == "803.3a"
    found = ok(client.get("/api/rules/search?words=mull"))
    assert found["answer"]["called"] == "exchange of cards"
    assert ok(client.get("/api/rules/search?words=1102.2"))["clauses"][0]["number"] == "1102.2"
    nothing = ok(client.get("/api/rules/search?words=xyzzy"))
    assert nothing["answer"] is None and nothing["clauses"] == [] and nothing["total"] == 0
    assert ok(client.get("/api/rules/search"))["clauses"] == []


def test_the_page_of_a_clause_leads_on(client: TestClient) -> None:
    page = ok(client.get("/api/rules/1102.2b"))
    assert [one["number"] for one in page["path"]] == ["1100", "1102", "1102.2"]
    assert page["before"]["number"] == "1102.2a" and page["after"]["number"] == "1102.2c"
    assert any(one["file"] == "puzzles/05-through-the-wall.yaml" and one["goal"] for one in page["judge"])
    assert {one["book"] for one in page["older"]} == {"2.0", "5.00", "5.12"}
    assert page["see"] and page["code"] and page["tests"]
    assert "Thistle Boar" in page["cards"] and "trample" in page["words"]
    assert page["reminder"].startswith("Blocked")
    assert client.get("/api/rules/77.7").status_code == 404


def test_rules_are_there_in_japanese_beside_the_english(client: TestClient) -> None:
    page = ok(client.get("/api/rules/1102.2b"))
    assert page["ja"] == clauses()["1102.2b"].ja and "貫通" not in page["summary"]
    assert [one["ja"] for one in page["path"]][:2] == ["キーワードとキーワードスキル", "[貫通]（Pierce）"]
    assert page["reminder_ja"].startswith("ブロック") and page["before"]["ja"] and page["inside"] == []
    found = ok(client.get("/api/rules/search?words=貫通"))
    assert found["clauses"] and all([one["ja"] for one in found["clauses"]])
    assert all(
        [one["ja"] and all([s["ja"] for s in one["sections"]]) for one in ok(client.get("/api/rules"))]
    )


def test_numbers_have_pages() -> None:
    for number in [*clauses(), *sections()][::9]:
        page = rule_page(number)
        assert page.summary and page.path
        for line in (*page.path, *page.inside, *page.see):
            assert line.summary and line.ja, (number, line)


def test_sections_and_chapters_are_pages_too(client: TestClient) -> None:
    section = ok(client.get("/api/rules/1102"))
    assert section["kind"] == "section" and section["inside"][0]["number"] == "1102.1" and section["judge"]
    chapter = ok(client.get("/api/rules/1100"))
    assert chapter["kind"] == "chapter" and chapter["inside"][1]["summary"] == "[Pierce]"


def test_two_editions(client: TestClient) -> None:
    found = ok(client.get("/api/editions/compare?first=5.12 Bifrost&second=8.01"))
    rows = [row for group in found["groups"] for row in group["switches"]]
    assert len(rows) > 40 and all(row["first"] != row["second"] for row in rows)
    assert found["editions"][0] == "2.0" and found["total"] > len(rows)
    assert any(row["files"] for row in rows)
    assert ok(client.get("/api/editions/compare?first=8.01&second=8.01"))["groups"] == []
    assert client.get("/api/editions/compare?first=9.99").status_code == 400


def test_the_bundled_judge_files() -> None:
    assert len(judge_collection()) > 900
    assert [one.path.split("/")[1][:2] for one in puzzles()] == [f"{n:02}" for n in range(1, 71)]
    assert {one.path: one.turns for one in puzzles()}["puzzles/06-the-last-page.yaml"] == 2
    assert all(one.title != one.path for one in judge_collection().values())
    assert judge_text_of("puzzles/01-wait-for-the-block.yaml").startswith("format: 1")
    with pytest.raises(KeyError):
        judge_text_of("../pyproject.toml")


def test_the_address_of_a_clause_is_a_page(client: TestClient) -> None:
    assert client.get("/rules/1102.2b").status_code == 200
    assert client.get("/assets/none.js").status_code == 404
    assert client.get("/none.map").status_code == 404
