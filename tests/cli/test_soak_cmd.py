"""`willpower soak`, `deck` and `replay`, as typed by a user."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from willpower.cli.main import app
from willpower.players.soak import Broken, Trial


def run(*words: str, status: int = 0) -> str:
    result = CliRunner().invoke(app, words, env={"COLUMNS": "120"})
    assert result.exit_code == status, result.output
    return result.output


def test_soak_counts_what_it_did() -> None:
    found = json.loads(run("soak", "--games", "2", "--seed", "5", "--share", "200", "--json"))
    assert found["games"] == 2 and found["failures"] == 0 and found["unfinished"] == 0
    assert found["decisions"] > 40 and found["seconds"] > 0
    assert found["closer_look_at_one_decision_in"] == 200
    alone = json.loads(run("soak", "--games", "2", "--seed", "5", "--share", "0", "--only", "1", "--json"))
    assert alone["games"] == 1 and alone["closer_looks"] == 0


def test_soak_in_words() -> None:
    shown = run("soak", "--games", "1", "--share", "0")
    assert "1 games" in shown and "0 failures, 0 unfinished" in shown


def test_a_failure_is_told_with_seed_and_replay(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def complain(self: Trial) -> None:
        if len(self.game.picks) == 30:
            raise Broken("broken on purpose")

    monkeypatch.setattr(Trial, "glance", complain)
    shown = run("soak", "--games", "2", "--seed", "4", "--share", "0", "--replays", str(tmp_path), status=1)
    assert "FAIL game 1 " in shown and "decision 30: broken on purpose" in shown
    assert "willpower soak --games 2 --seed 4 --only 1" in shown
    files = sorted(tmp_path.glob("*.replay"))
    assert len(files) == 2
    assert "30 picks" in run("replay", str(files[0]))


def test_a_card_file_brings_its_own_decks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "some cards.json"
    file.write_text(json.dumps({"format": 1, "cards": []}), encoding="utf-8")
    named = ("soak", "--games", "3", "--share", "0", "--cards", str(file))
    found = json.loads(run(*named, "--json"))
    assert found["decks"] == ["drawn-1", "drawn-2", "drawn-3"] and found["failures"] == 0
    assert json.loads(run(*named, "--drawn", "2", "--json"))["decks"] == ["drawn-1", "drawn-2"]
    assert json.loads(run(*named, "--deck", "kiln", "--json"))["decks"] == ["kiln"]
    assert "name one with --cards" in run("soak", "--games", "1", "--drawn", "2", status=1)

    def complain(self: Trial) -> None:
        raise Broken("broken on purpose")

    monkeypatch.setattr(Trial, "glance", complain)
    shown = run(*named, "--edition", "7.x", "--replays", str(tmp_path), status=1)
    assert f"--games 3 --seed 1 --edition 7.x --cards '{file}' --only 2" in shown


def test_a_game_of_the_series_that_there_is_not() -> None:
    assert "0 to 1" in run("soak", "--games", "2", "--only", "7", status=1)


def test_decks_are_listed_and_shown(tmp_path: Path) -> None:
    assert "long-road" in run("decks")
    shown = run("deck", "lantern-tide")
    assert "Ysolde, Lamp of the Coast" in shown and "legal under 8.01" in shown
    assert "Magic stone deck" in shown
    file = tmp_path / "copy.deck"
    run("deck", "convert", "lantern", "--write", str(file))
    assert "legal under 8.01" in run("deck", "check", str(file))
    assert "4 Lamp Novice" in run("deck", "convert", "lantern-tide", "--form", "plain")
    assert "plain" in run("deck", "convert", "lantern-tide", "--form", "stone tablet", status=1)


def test_an_illegal_deck_names_all_its_faults(tmp_path: Path) -> None:
    file = tmp_path / "small.deck"
    file.write_text(
        "Ruler\n1 Sarka, Keeper of the Long Road\nMain\n5 Cinder Kit\nStones\n3 Fire Magic Stone\n"
    )
    shown = run("deck", str(file), status=1)
    assert "402.3a" in shown and "402.3b" in shown and "402.4a" in shown
