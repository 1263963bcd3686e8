"""`willpower matchups`: the table, the page, and going on after an interruption."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from willpower.cli import matchups_cmd
from willpower.cli.main import app
from willpower.players.matchups import Matchups, play_pairing

TWO = ("--deck", "long-road", "--deck", "kiln")


def run(*words: str, status: int = 0) -> str:
    result = CliRunner().invoke(app, ["matchups", *words])
    assert result.exit_code == status, result.output
    return result.output


def fast(tmp_path: Path, *words: str) -> tuple[str, ...]:
    kept = tmp_path / "kept.json"
    return (*TWO, "--player", "random", "--jobs", "1", "--keep", str(kept), *words)


def test_a_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = json.loads(run(*fast(tmp_path, "--games", "7", "--json")))
    played: list[int] = []
    real = play_pairing

    def noted(*args: object) -> str:
        numbers = args[2]
        assert isinstance(numbers, list)
        played.extend(numbers)
        return real(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(matchups_cmd, "play_pairing", noted)
    again = json.loads(run(*fast(tmp_path, "--games", "7", "--json")))
    assert played == []
    assert again["pairings"] == whole["pairings"]
    run(*fast(tmp_path, "--games", "9", "--json"))
    assert played == [7, 8]
    run(*fast(tmp_path, "--games", "3", "--fresh", "--json"))
    assert played == [7, 8, 0, 1, 2]
    run(*fast(tmp_path, "--games", "1", "--seed", "2", "--json"))
    assert played[5:] == [0]


def test_what_comes_in_is_kept_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0

    def one_group(*args: object) -> str:
        nonlocal calls
        calls += 1
        if calls > 1:
            raise KeyboardInterrupt
        return "12d1u"

    monkeypatch.setattr(matchups_cmd, "play_pairing", one_group)
    result = CliRunner().invoke(app, ["matchups", *fast(tmp_path, "--games", "10")])
    assert result.exit_code != 0
    [record] = json.loads((tmp_path / "kept.json").read_text()).values()
    assert record == "12d1u....."


def test_several_processes_find_the_same(tmp_path: Path) -> None:
    one = json.loads(run(*fast(tmp_path, "--games", "10", "--json")))
    words = (*TWO, "--player", "random", "--keep", str(tmp_path / "other.json"))
    two = json.loads(run(*words, "--games", "10", "--jobs", "2", "--json"))
    assert one["pairings"] == two["pairings"]
    assert one["pairings"][0]["won"] + one["pairings"][0]["lost"] + one["pairings"][0]["drawn"] == 10


def test_the_table_and_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matchups_cmd, "play_pairing", lambda *args: "1111"[: len(args[2])])
    page = tmp_path / "matchups.md"
    shown = run(*fast(tmp_path, "--games", "4", "--write", str(page)))
    assert "1 long-road" in shown and "100" in shown and "kiln: outside 35 to 65 percent" in shown
    text = page.read_text()
    assert "| 1 The Long Road (`long-road`) |  | 100 | **100** |" in text
    assert "| 2 The Kiln (`kiln`) | 0 |  | **0** |" in text
    assert "4 games a pairing" in text


def test_bad_words(tmp_path: Path) -> None:
    assert "two decks" in run("--deck", "kiln", status=1)
    assert "no player" in run(*TWO, "--player", "god", status=1)
    kept = tmp_path / "kept.json"
    kept.write_text("[1]")
    assert "--fresh" in run(*TWO, "--keep", str(kept), status=1)
    kept.write_text("{")
    assert "--fresh" in run(*TWO, "--keep", str(kept), status=1)


def test_only_decks_far_from_the_middle_are_named() -> None:
    found = Matchups(["a", "b"], {("a", "b"): "1" * 13 + "2" * 7})
    assert matchups_cmd.outside(found) == []
    found = Matchups(["a", "b"], {("a", "b"): "1" * 14 + "2" * 6})
    assert matchups_cmd.outside(found) == ["a", "b"]


def test_statistics_are_written_and_the_games_are_the_same(tmp_path: Path) -> None:
    plain = json.loads(run(*fast(tmp_path, "--games", "3", "--json")))
    folder = tmp_path / "statistics"
    result = CliRunner().invoke(
        app, ["matchups", *fast(tmp_path, "--games", "3", "--json", "--fresh", "--statistics", str(folder))]
    )
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["pairings"] == plain["pairings"]
    told = json.loads((folder / "statistics.json").read_text("utf-8"))
    assert set(told) == {"long-road", "kiln"}
    assert told["kiln"]["games"] == 3
    assert told["kiln"]["cards"]


def test_a_cluster_that_is_not_there_is_told(tmp_path: Path) -> None:
    said = run(*fast(tmp_path, "--games", "3", "--cluster", "tcp://127.0.0.1:1"), status=1)
    assert "no scheduler answers" in said or "needs dask.distributed" in said
