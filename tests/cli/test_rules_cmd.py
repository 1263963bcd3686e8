"""`willpower rules`, as typed by a user."""

import json

import pytest
from typer.testing import CliRunner

from willpower.cli import rules_show
from willpower.cli.main import app
from willpower.rulebook.evidence import evidence


def run(*words: str, status: int = 0) -> str:
    result = CliRunner().invoke(app, words, env={"COLUMNS": "200"})
    assert result.exit_code == status, result.output
    return result.output


def test_a_clause_by_number() -> None:
    shown = run("rules", "903.2g")
    assert "903 Play Cards and Abilities" in shown and "chapter 900" in shown
    for number in ("903.2 ", "903.2f ", "903.2h ", "903.2g-i ", "903.2g-iii "):
        assert number in shown, "its neighbours"
    assert "engine/play/play_choices.py: " in shown
    assert "tests/conformance/test_903_playing.py" in shown
    assert "without legal targets it cannot be played" in shown
    assert "judge/900/a-spell-does-not-target-itself.yaml" in shown
    assert "nothing targets itself" not in shown, "what is inside is only named"
    assert "nothing targets itself" in run("rules", "903.2g", "--full")


def test_clauses_by_words() -> None:
    assert "803.6" in run("rules", "forfeit", "battles")
    shown = run("rules", "forfeit", "battles")
    assert "engine/procedures/" in shown, "few clauses are told whole"


def test_the_answer_of_a_player_comes_first() -> None:
    shown = run("rules", "pierce")
    assert shown.startswith("Pierce: When an attacker with Pierce is blocked"), shown[:100]
    assert "1102.2b" in shown and "engine/" not in shown
    assert "engine/procedures/battle_damage.py" in run("rules", "pierce", "--full")
    assert run("rules", "summoning", "sickness").startswith("A card under your control since the turn began")
    assert "403.5" in run("rules", "mulligan") and "605.1b" in run("rules", "stack")
    assert run("rules", "drain").startswith("Drain: You gain as much life")
    assert run("rules", "evolution").startswith("Evolution: Pay to put"), "a keyword that the table lacks"
    assert not run("rules", "903.2g").startswith("Targets"), "a number is no word"


def test_a_section_is_a_list() -> None:
    shown = run("rules", "903")
    assert "903 Play Cards and Abilities" in shown and "903.2i-iv" in shown and "tests/" not in shown
    assert "tests/conformance" in run("rules", "903", "--full")


def test_a_clause_that_cannot_be_observed_says_why() -> None:
    assert "not observable: it introduces" in run("rules", "903.2")


def test_clauses_as_json() -> None:
    (said,) = json.loads(run("rules", "1204.1", "--json"))
    assert said["number"] == "1204.1" and said["observable"] and said["shown"]
    assert said["neighbours"]["after"] == ["1204.2"]
    assert any(name.startswith("engine.change.rule_processes:") for name in said["functions"])
    assert any(name.startswith("tests/conformance/test_1200") for name in said["tests"])
    assert all(name.startswith("judge/") for name in said["judge"])


def test_coverage() -> None:
    said = json.loads(run("rules", "--coverage", "--json"))
    assert {key: said[key] for key in ("clauses", "observable", "shown", "missing")} == {
        "clauses": 819, "observable": 716, "shown": 716, "missing": [],
    }  # fmt: skip
    assert sum(chapter["shown"] for chapter in said["chapters"].values()) == 716
    assert said["chapters"]["800"] == {"title": "Battle", "clauses": 41, "observable": 40, "shown": 40}
    shown = run("rules", "--coverage")
    assert "Priority Sequence" in shown and "716" in shown and "not shown" not in shown


def test_coverage_without_sources_and_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run("rules", "--coverage", "--json")
    monkeypatch.setattr(rules_show, "checkout", lambda: None)
    assert run("rules", "--coverage", "--json") == whole


def test_what_is_not_covered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Each of the 716" in run("rules", "--uncovered")
    assert json.loads(run("rules", "--uncovered", "--json")) == []
    less = {number: one for number, one in evidence().items() if number != "1204.1"}
    monkeypatch.setattr(rules_show, "newest", lambda: less)
    shown = run("rules", "--uncovered", status=1)
    assert "1204.1" in shown and "1 of 716" in shown
    assert "not shown: 1204.1" in run("rules", "--coverage")


def test_one_question_at_a_time() -> None:
    run("rules", status=2)
    run("rules", "pierce", "--coverage", status=2)


def test_nothing_found_is_an_error() -> None:
    assert "903.99" in run("rules", "903.99", status=1)
    assert "no such thing" in run("rules", "no", "such", "thing", status=1)


def test_a_clause_tells_its_counterparts() -> None:
    shown = run("rules", "710.1")
    assert "7.11 b1 in 5.12" in shown and "5.4 STEP2 in 2.0" in shown
    assert json.loads(run("rules", "1027.1", "--json"))[0]["older"] == {}


def test_sections_of_an_older_rulebook() -> None:
    shown = run("rules", "--edition", "5.12", "7.10")
    assert "7.10 b1" in shown and "1415.1d-i" in shown and "7.11" not in shown
    assert "8.2 b6" in run("rules", "--edition", "5.12 Valhalla", "forfeit", "battle")
    assert "2.3.5" in run("rules", "--edition", "2.0", "halves")
    assert "5.4 STEP2" in run("rules", "--edition", "2.0", "710.1"), "by the clause of 8.01"
    found = json.loads(run("rules", "--edition", "5.12", "7.11", "--json"))
    assert [one["number"] for one in found] == ["7.11", "7.11 b1"]
    assert found[1]["8.01"] == ["710.1"] and found[1]["summary"]


def test_a_fragment_goes_on_in_the_newest_rules() -> None:
    assert "402.8" in run("rules", "--edition", "7.x", "402.7")
    assert "705.1" in run("rules", "--edition", "7.x", "705.1")
    assert "903.2g" in run("rules", "--edition", "8.01", "903.2g")


def test_sections_that_are_not_there() -> None:
    assert "Comprehensive Rules 5.12" in run("rules", "--edition", "5.12", "77.1", status=1)
    assert "5.12 Bifrost" in run("rules", "--edition", "5.13", "7.1", status=1)
    run("rules", "--edition", "5.12", "--coverage", status=2)
