"""`willpower play` with lines instead of a keyboard."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from willpower.cli.main import app
from willpower.engine.game import Game
from willpower.rules.edition import EDITIONS

WIDTH = 80


def play(*words: str, typed: str = "", status: int = 0) -> str:
    result = CliRunner().invoke(
        app, ["play", *words], input=typed, env={"COLUMNS": str(WIDTH), "LINES": "24", "TERM": "dumb"}
    )
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == status, result.output
    return result.output


def test_the_first_screen_shows_both_sides_and_the_options() -> None:
    shown = play("--seed", "3")
    assert "A (you)" in shown and "life 4000" in shown and "hand 5" in shown
    assert "Ysolde, Lamp of the Coast" in shown and "Sarka, Keeper of the Long Road" in shown
    assert re.search(r"^ +1 .* 403\.5$", shown, re.M)
    assert "Good bye." in shown


def test_it_fits_the_screen() -> None:
    shown = play("--seed", "3", typed="p\n" * 30)
    screens = shown.split("> ")
    assert len(screens) > 10
    for screen in screens:
        lines = screen.splitlines()
        assert max(len(line) for line in lines) <= WIDTH
        assert len(lines) <= 30
    assert sorted(len(screen.splitlines()) for screen in screens)[len(screens) // 2] <= 24


def test_passing_all_the_time_ends_in_a_defeat() -> None:
    shown = play("--seed", "3", typed="p\n1\n" * 400)
    assert re.search(r"You lose \(\d+\.\d+\w*\), in turn \d+\.", shown)


def test_numbers_words_and_wrong_input() -> None:
    shown = play("--seed", "3", typed="99\n-1\nnonsense\n\n1 2 3\n" + "x" * 5000 + "\ndone\ncall\n")
    assert shown.count("There is no option") == 5
    assert "Type the number of an option" in shown
    assert "turn 1: your main phase" in shown  # "done" was understood
    assert "A calls" in shown or "calls" in shown


def test_help_card_log_and_rule() -> None:
    shown = play(
        "--seed", "3", typed="?\ni 1\ni sarka\ni Furnace Giant\ni\ni nobody\nl\nl all\ng\nr 803.6\nr\nb\n"
    )
    assert "takes back your last decision" in shown
    assert "other side:" in shown
    assert "Furnace Giant" in shown
    assert "There is no card ''" in shown and "There is no card 'nobody'" in shown
    assert "403.2" in shown
    assert "803.6" in shown
    assert "No clause fits" in shown


def test_undo_goes_back_to_the_last_decision() -> None:
    shown = play("--seed", "3", typed="u\np\nu\n")
    assert "nothing to take back" in shown
    screens = [part for part in shown.split("> ") if "before the game" in part]
    assert len(screens) == 2
    assert screens[0].splitlines()[-12:-1] == screens[1].splitlines()[-12:-1]


def test_passing_until_something_happens() -> None:
    shown = play("--seed", "3", typed="n\ndone\nn\n")
    assert "You are asked something" in shown
    screens = shown.split("> ")
    assert "turn 1: your main phase" in screens[2]
    assert "turn 1" not in screens[3]  # all other windows of the turn were passed


def test_conceding_is_asked_twice() -> None:
    shown = play("--seed", "3", typed="c\nno\nc\nyes\n")
    assert shown.count("really concede") == 2
    assert "You lose (103.4)" in shown


def test_saving_and_going_on(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    shown = play("--seed", "3", typed=f"p\ns {file}\ns\ns {tmp_path}/no/where\nq\n")
    assert "Saved." in shown and "which file?" in shown and "It was not saved" in shown
    again = play("--load", str(file))
    assert "turn 1: your main phase" in again
    kept = tmp_path / "kept.save"
    play("--seed", "3", "--save", str(kept), typed="p\n")
    assert Game.load(kept.read_bytes()).hash() == Game.load(file.read_bytes()).hash()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--deck", "no-such-deck"], "long-road"),
        (["--opponent", "clever"], "greedy, random, human"),
        (["--edition", "9.99"], "9.99"),
        (["--load", "no-such-file"], "no-such-file"),
        (["--cards", "no-such-file"], "no-such-file"),
    ],
)
def test_wrong_words(words: list[str], reason: str) -> None:
    assert reason in play(*words, status=1)


def test_a_file_that_is_no_save(tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_bytes(b"hello")
    assert "not a saved game" in play("--load", str(file), status=1)


def test_an_illegal_deck_is_refused_with_its_clauses(tmp_path: Path) -> None:
    file = tmp_path / "small.deck"
    file.write_text(
        "Ruler\n1 Sarka, Keeper of the Long Road\nMain\n5 Cinder Kit\nStones\n10 Fire Magic Stone\n"
    )
    shown = play("--deck", str(file), status=1)
    assert "(402.3a)" in shown and "(402.3b)" in shown


def test_two_people_do_not_see_each_other(tmp_path: Path) -> None:
    shown = play("--seed", "3", "--opponent", "human", typed="done\n\ndone\nu\n")
    assert "looks away" in shown
    assert "no undo between two people" in shown


def test_every_edition_that_has_decks_can_be_played() -> None:
    for name in EDITIONS:
        assert "seed 1; ? shows help" in play("--seed", "1", "--edition", name, typed="p\n")
    shown = play("--seed", "1", "--edition", "2.0", typed="r 2.3.5\nr nothing like it\n")
    assert "4.3.1" in shown and "2.3.5 Destroyed or banished" in shown and "No clause fits" in shown
