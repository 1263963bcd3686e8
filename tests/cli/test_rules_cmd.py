"""`willpower rules` and `willpower editions`, as typed by a user."""

import json

import pytest
from typer.testing import CliRunner

from willpower.cli import rules_cmd, rules_show
from willpower.cli.main import app
from willpower.rulebook.evidence import evidence
from willpower.rules.edition import EDITIONS, SWITCHES, edition, value


def run(*words: str, status: int = 0) -> str:
    result = CliRunner().invoke(app, words, env={"COLUMNS": "200"})
    assert result.exit_code == status, result.output
    return result.output


def test_a_clause_by_number() -> None:
    shown = run("rules", "903.2g")
    assert "903 Play Cards and Abilities" in shown and "chapter 900" in shown
    for number in ("903.2 ", "903.2f ", "903.2h ", "903.2g-i ", "903.2g-iii "):
        assert number in shown, "its neighbours"
    assert "engine/play_choices.py: choose_targets" in shown
    assert "tests/conformance/test_903_playing.py" in shown
    assert "without legal targets it cannot be played" in shown
    assert "judge/900/a-spell-does-not-target-itself.yaml" in shown
    assert "nothing targets itself" not in shown, "what is inside is only named"
    assert "nothing targets itself" in run("rules", "903.2g", "--full")


def test_clauses_by_words() -> None:
    assert "803.6" in run("rules", "forfeit", "battles")
    shown = run("rules", "pierce")
    assert "1102.2b" in shown and "engine/battle_damage.py" in shown, "few clauses are told whole"


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
    assert any(name.startswith("engine.rule_processes:") for name in said["functions"])
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


def test_all_editions_side_by_side() -> None:
    shown = run("editions")
    assert all(f" {switch.id} " in shown for switch in SWITCHES)
    row = next(line for line in shown.splitlines() if " A1 " in line)
    assert "40-60" in row and "2.0, 7.x, 8.01" in row


def test_one_edition() -> None:
    shown = run("editions", "2.0")
    assert "whole chase" in shown and "A16" in shown and "I36" in shown


def test_two_editions() -> None:
    shown = run("editions", "5.12", "8.01")
    assert "5.12 Bifrost" in shown
    assert "A1 " in shown and "A9 " not in shown
    assert run("editions", "7.x", "8.01").count("nothing more") == 4


def test_an_unknown_edition() -> None:
    assert "5.12 Bifrost" in run("editions", "4.0", status=1)


@pytest.mark.parametrize(
    ("typed", "meant"), [("8.01", "8.01"), ("8.01 VALHALLA", "8.01 Valhalla"), ("5.12", "5.12 Bifrost")]
)
def test_names_as_typed(typed: str, meant: str) -> None:
    assert rules_cmd.find_edition(typed).name == meant


@pytest.mark.parametrize("name", EDITIONS)
def test_every_value_is_shown_in_words(name: str) -> None:
    for switch in SWITCHES:
        shown = rules_cmd.show(value(edition(name), switch))
        assert shown.strip()
        assert not set("(){}_") & set(shown), (switch.id, shown)
