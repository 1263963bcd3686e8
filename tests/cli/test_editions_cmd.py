"""`willpower editions`, as typed by a user."""

import json

import pytest
from typer.testing import CliRunner

from willpower.cli.editions_cmd import find_edition
from willpower.cli.main import app
from willpower.rulebook import switches_shown
from willpower.rules.edition import EDITIONS, GROUPS, SWITCHES, UnknownEdition
from willpower.rules.not_observable import NOT_OBSERVABLE


def run(*words: str, status: int = 0) -> str:
    result = CliRunner().invoke(app, words, env={"COLUMNS": "200"})
    assert result.exit_code == status, result.output
    return result.output


def test_all_editions_side_by_side() -> None:
    shown = run("editions")
    assert all(f" {switch.id} " in shown for switch in SWITCHES)
    assert all(shown.count(title) == 1 for title in GROUPS.values() if title not in ("Lifebreak", "Zones"))
    row = next(line for line in shown.splitlines() if " A1 " in line)
    assert "40-60" in row and "2.0, 7.x, 8.01" in row


def test_one_edition_cites_its_own_rulebook() -> None:
    shown = run("editions", "2.0")
    assert "whole chase" in shown and "A16" in shown and "I36" in shown
    row = next(line for line in shown.splitlines() if " B4 " in line)
    assert "yes" in row and "2.3.5" in row


def test_two_editions() -> None:
    shown = run("editions", "5.12", "8.01")
    assert "5.12 Bifrost" in shown
    assert "A1 " in shown and "A9 " not in shown
    assert run("editions", "7.x", "8.01").count("nothing more") == 4
    assert run("editions", "8.01", "8.01").startswith("0 of 160 switches differ")


def test_one_group() -> None:
    shown = run("editions", "--group", "b")
    assert "B4" in shown and "A1 " not in shown and shown.startswith("9 switches")
    assert "1 of 7" in run("editions", "8.01", "8.01 Valhalla", "--group", "C")
    run("editions", "--group", "Z", status=2)


def test_json() -> None:
    rows = json.loads(run("editions", "--json"))
    assert len(rows) == 160 and set(rows[0]["values"]) == set(EDITIONS)
    pair = json.loads(run("editions", "5.12", "8.01", "--json"))
    pierce = next(row for row in pair if row["switch"] == "pierce")
    assert pierce["values"]["5.12 Bifrost"] != pierce["values"]["8.01"]
    assert pierce["clauses"] == {"5.12 Bifrost": ["11.1 b2"], "8.01": ["1102.2b"]}
    assert "starting_life" not in {row["switch"] for row in pair}


def test_coverage() -> None:
    found = json.loads(run("editions", "--coverage", "--json"))
    assert found["switches"] == 160
    assert found["observable"] == 160 - len(NOT_OBSERVABLE)
    assert found["not_observable"] == NOT_OBSERVABLE
    assert found["shown"] == found["observable"] - len(found["missing"])
    shown = run("editions", "--coverage")
    assert f"{found['shown']} of {found['observable']}" in shown and "physical" in shown
    run("editions", "5.12", "--coverage", status=2)


def test_coverage_is_there_without_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    here = run("editions", "--coverage", "--json")
    monkeypatch.setattr(switches_shown, "checkout", lambda: None)
    assert run("editions", "--coverage", "--json") == here


@pytest.mark.parametrize(
    ("typed", "meant"), [("8.01", "8.01"), ("8.01 VALHALLA", "8.01 Valhalla"), ("5.12", "5.12 Bifrost")]
)
def test_names_as_typed(typed: str, meant: str) -> None:
    assert find_edition(typed).name == meant


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("8.1", "8.01"),
        ("5.1", "5.12"),
        ("5.12 valhala", "5.12 Valhalla or 5.12 Bifrost"),
        ("bifrost", "5.12 Bifrost or 5.00 Bifrost"),
    ],
)
def test_a_wrong_name_brings_the_nearest(typed: str, near: str) -> None:
    shown = run("editions", typed, status=1)
    assert f"did you mean {near}" in shown and all(name in shown for name in EDITIONS)
    with pytest.raises(UnknownEdition):
        find_edition(typed)


def test_a_name_like_none() -> None:
    assert "did you mean" not in run("editions", "grand prix", status=1)
