"""`willpower arena`: the result, its JSON, going on after an interruption, processes, decks of a folder."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from card_files import KEEPER, KEEPER_J, community, entry, write
from willpower.cards.bundled import bundled_decks
from willpower.cli import arena_cmd
from willpower.cli.main import app
from willpower.players.arena import Pair, Tally, play_pair

TWO = ("--deck", "long-road", "--deck", "kiln")
KEYS = ["a", "b", "games", "won", "lost", "drawn", "low", "high", "cpu_ms_per_move"]


def run(*words: str, status: int = 0) -> str:
    result = CliRunner().invoke(app, ["arena", *words])
    assert result.exit_code == status, result.output
    return result.output


def data(*words: str) -> dict[str, Any]:
    found = json.loads(run(*words, "--json"))
    assert isinstance(found, dict)
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key != "cpu_ms_per_move"}


def test_json_and_going_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "pairs.jsonl"
    words = ("random", "random", *TWO, "--keep", str(kept))
    first = data(*words, "--games", "4")
    assert list(first) == KEYS and list(first["cpu_ms_per_move"]) == ["a", "b"]
    assert first["games"] == 4 == first["won"] + first["lost"] + first["drawn"]
    assert 0 <= first["low"] <= first["high"] <= 1
    played: list[int] = []

    def noted(ring: Any, number: int, belief: Any = None) -> Pair:
        played.append(number)
        return play_pair(ring, number, belief)

    monkeypatch.setattr(arena_cmd, "play_pair", noted)
    kept.write_text(kept.read_text() + '{"key": "torn')  # as if it had been killed while writing
    more = data(*words, "--games", "8")
    assert played == [2, 3] and more["games"] == 8
    assert data(*words, "--games", "8") == more and played == [2, 3]
    whole = data("random", "random", *TWO, "--keep", str(tmp_path / "other.jsonl"), "--games", "8")
    assert without_times(whole) == without_times(more)
    assert "another engine" in run("greedy", "random", *TWO, "--keep", str(kept), "--games", "2", status=1)


def test_several_processes_come_to_the_same(tmp_path: Path) -> None:
    found = [
        data("random", "random", *TWO, "--games", "6", "--workers", n, "--keep", str(tmp_path / n))
        for n in ("1", "2")
    ]
    assert without_times(found[0]) == without_times(found[1])


def test_a_test_ends_when_it_is_sure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def always(ring: Any, number: int, belief: Any = None) -> Pair:
        return Pair(number, "ww" if number % 3 else "wl", (1.0, 1.0), (5, 5))

    monkeypatch.setattr(arena_cmd, "play_pair", always)
    words = ("greedy", "random", *TWO, "--sprt", "0,35", "--keep", str(tmp_path / "kept"))
    told = run(*words)
    assert "accepted" in told and "LLR" in told and "Elo +" in told
    assert 10 < data(*words)["games"] < 400


def test_decks_of_a_folder(tmp_path: Path) -> None:
    for name in ("kiln", "long-road"):
        bundled_decks()[name].save(tmp_path / f"{name}.deck")
    found = run(
        "random", "random", "--decks", str(tmp_path), "--games", "2", "--keep", str(tmp_path / "kept")
    )
    assert "random against random" in found and "CPU a move" in found
    (tmp_path / "empty").mkdir()
    words = ("random", "random", "--games", "2")
    assert "no deck files" in run(*words, "--decks", str(tmp_path / "empty"), status=1)
    assert "no such folder" in run(*words, "--decks", str(tmp_path / "nowhere"), status=1)


def test_decks_drawn_from_a_card_file(tmp_path: Path) -> None:
    """They hold the cards of the file and no others."""
    red = {"colour": ["R"], "ATK": "300", "DEF": "300"}
    cards = [entry(f"TST-1{n:02}", f"Coal {n}", **red) for n in range(14)]
    stone = entry("TST-200", "Fire Magic Stone", kind="Basic Magic Stone", cost=None)
    file = write(tmp_path / "cards.json", community(KEEPER, KEEPER_J, *cards, stone))
    words = ("random", "random", "--drawn", "2", "--games", "2", "--keep", str(tmp_path / "kept"))
    assert data(*words, "--cards", file)["games"] == 2
    decks = arena_cmd.made_decks([file], 2, 0, 1, "8.01")
    assert {card.id[:4] for deck in decks.values() for card in deck.cards} == {"TST-"}
    assert "name one with --cards" in run(*words, status=1)
    few = write(tmp_path / "few.json", community(*cards))
    assert "no ruler" in run(*words, "--cards", few, status=1)
    assert "not both" in run(*words, "--built", "2", "--cards", file, status=1)


def test_decks_built_from_a_card_file(tmp_path: Path) -> None:
    coals = [(n, f"Coal {n}", cost) for n, cost in enumerate((1, 1, 2, 2, 3, 4, 5))]
    cards = [
        entry(f"TST-1{n:02}", name, cost=f"{{R}}{{{cost - 1}}}", colour=["R"], ATK="300", DEF="300")
        for n, name, cost in coals
    ]
    draw = {"kind": "Chant", "cost": "{R}{1}", "colour": ["R"], "text": ["Draw a card."]}
    cards += [entry(f"TST-30{n}", f"Spark {n}", **draw) for n in range(3)]
    stones = [
        entry(f"TST-20{n}", f"{what} Magic Stone", kind="Basic Magic Stone", cost=None)
        for n, what in enumerate(("Fire", "Light", "Water", "Wind", "Darkness"))
    ]
    file = write(tmp_path / "cards.json", community(KEEPER, KEEPER_J, *cards, *stones))
    words = ("random", "random", "--built", "1", "--games", "2", "--keep", str(tmp_path / "kept"))
    assert data(*words, "--cards", file)["games"] == 2
    assert "--built takes cards from a file" in run(*words, status=1)
    few = write(tmp_path / "few.json", community(KEEPER, KEEPER_J, *cards))
    assert "enough for 0 decks" in run(*words, "--cards", few, status=1)


def test_what_is_wrong_is_said() -> None:
    assert "there is no player 'clever'" in run("clever", "random", "--games", "2", status=1)
    assert "a budget is" in run("hard:iterations=0", "random", "--games", "2", status=1)
    assert "has no budget" in run("greedy:seconds=1", "random", "--games", "2", status=1)
    assert "two players" in run("greedy", "--games", "2", status=1)
    assert "--games N" in run("greedy", "random", status=1)
    assert "lower one" in run("greedy", "random", "--sprt", "35,0", status=1)
    assert "two differences" in run("greedy", "random", "--sprt", "x", status=1)


def test_the_page_of_levels() -> None:
    won = Tally(6, 2, 0, (0, 0, 2, 0, 2), (4.0, 1.0), (10, 10))
    page = arena_cmd.page({("easy", "normal"): won}, 8, 1, ["Kiln", "Long Road"])
    assert (
        "| easy |  | 75 (" in page
        and "| normal | 25 (" in page
        and "2 decks, each against each: Kiln" in page
    )
    assert "; 8 games) |  |  | 400 |" in page and "; 8 games) |  |  |  | 100 |" in page


def test_pairs_beyond_those_wanted_count_for_the_levels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def noted(ring: Any, number: int, belief: Any = None) -> Pair:
        played.append(number)
        return Pair(number, "wl", (1.0, 1.0), (5, 5))

    monkeypatch.setattr(arena_cmd, "play_pair", noted)
    monkeypatch.setenv("WILLPOWER_HOME", str(tmp_path))
    more = json.loads(run("normal", "easy", *TWO, "--games", "6", "--json"))
    assert more["games"] == 6 and played == [0, 1, 2]
    table = json.loads(run("--levels", *TWO, "--games", "2", "--json"))
    assert [row["games"] for row in table] == [2, 2, 2, 2, 2, 6]
    assert len(played) == 3 + 5
