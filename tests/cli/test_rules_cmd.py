"""`willpower rules` and `willpower editions`, as typed by a user."""

import pytest
from typer.testing import CliRunner

from willpower.cli import rules_cmd
from willpower.cli.main import app
from willpower.rules.edition import EDITIONS, SWITCHES, edition, value


def run(*words: str, status: int = 0) -> str:
    result = CliRunner().invoke(app, words, env={"COLUMNS": "200"})
    assert result.exit_code == status, result.output
    return result.output


def test_a_clause_by_number() -> None:
    shown = run("rules", "903.2i")
    assert "903 Play Cards and Abilities" in shown
    assert "903.2i-iv" in shown and "903.2j" not in shown


def test_clauses_by_words() -> None:
    assert "803.6" in run("rules", "forfeit", "battles")


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
