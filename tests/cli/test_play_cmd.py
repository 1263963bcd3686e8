"""`willpower play` with lines instead of a keyboard."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from willpower.cli.main import app
from willpower.engine.game import Game
from willpower.rules.edition import EDITIONS
from willpower.server.opening import free_port, is_willpower
from willpower.server.static import client_folder

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
    assert re.search(r"^you +life 4000", shown, re.M) and re.search(r"^the computer +life 4000", shown, re.M)
    assert "hand 5" in shown
    assert "Ysolde, Lamp of the Coast" in shown and "Sarka, Keeper of the Long Road" in shown
    assert re.search(r"^ +1 .* 403\.5$", shown, re.M)
    assert "Good bye." in shown


@pytest.mark.parametrize("deck", ["long-road", "salt-market", "bell-abbey", "antlerwood"])
def test_every_prompt_fits_the_screen(deck: str) -> None:
    shown = play("--seed", "3", "--deck", deck, typed="1\n2\np\nyes\n1\n" * 30)
    screens = [part for part in shown.split("\n> ") if "NUMBER, p pass" in part]
    assert len(screens) > 10
    for screen in screens:
        lines = re.split(r"\? shows help\n|\(yes/no\) (?:> )?", screen)[-1].splitlines()
        assert max(len(line) for line in lines) <= WIDTH
        assert len(lines) < 24, screen  # and the line of the prompt


def test_passing_all_the_time_ends_in_a_defeat() -> None:
    shown = play("--seed", "3", typed="p\nyes\n1\n" * 400)
    assert re.search(r"You lose \(\d+\.\d+\w*\), in turn \d+\.", shown)


def test_numbers_words_and_wrong_input() -> None:
    shown = play("--seed", "3", typed="99\n-1\nnonsense\n\n1 2 3\n" + "x" * 5000 + "\ndone\ncall\n")
    assert shown.count("There is no option") == 5
    assert "Type the number of an option" in shown
    assert "turn 1: your main phase" in shown  # "done" was understood
    assert "You call" in shown


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
    shown = play("--seed", "3", typed="n\ndone\nn\nyes\n")
    assert "You are asked something" in shown
    screens = shown.split("> ")
    assert "turn 1: your main phase" in screens[2]
    assert "You can still call a magic stone. End the turn? (yes/no)" in screens[3]
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
        (["--opponent", "clever"], "greedy, random; or human"),
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


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless file")
@pytest.mark.parametrize("words", [["play", "--terminal", "--load"], ["replay"]])
def test_an_endless_file_is_refused(words: list[str]) -> None:
    found = CliRunner().invoke(app, [*words, "/dev/zero"])
    assert (found.exit_code, found.output.count("\n")) == (1, 1)
    assert "/dev/zero: is larger than 64 MB" in found.output


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


def test_nothing_that_is_typed_ends_it(tmp_path: Path) -> None:
    odd = ["²", "7" * 5000, "s /", "s", "\0", "a\0b", "$²", "i ²", "i " + "9" * 30, "w ²", "r ²", "--5", "-"]
    shown = play("--seed", "3", typed="\n".join([*odd, f"s {tmp_path}", "l", "q"]) + "\n")
    assert shown.count("There is no option") == 6
    assert shown.count("It was not saved") == 2
    assert "Good bye." in shown


def test_an_output_with_few_letters_is_enough(own_folder: Path) -> None:
    environment = {
        **os.environ,
        "PYTHONIOENCODING": "ascii",
        "LC_ALL": "C",
        "WILLPOWER_HOME": str(own_folder),
    }
    done = subprocess.run(
        [sys.executable, "-m", "willpower", "play", "--terminal", "--seed", "3"],
        input=b"done\n\xff\xfe\n\xc2\xb2\ni sarka\nr 502.3\nq\n",
        capture_output=True,
        env=environment,
        timeout=120,
        check=True,
    )
    assert b"Good bye." in done.stdout and not done.stderr
    assert done.stdout.isascii()
    assert b"502.3 " in done.stdout, "what is typed after letters that are none is read"


def test_a_game_is_kept_and_gone_on_with_unasked() -> None:
    first = play("--seed", "3", typed="done\ncall\nq\n")
    assert "willpower play --terminal goes on with it" in first
    again = play(typed="u\nq\n")
    assert "Going on with game 1: The Long Road against The Lantern Tide" in again
    assert "Fire 1/1" in again
    assert "nothing to take back" in again
    assert "Going on" not in play("--new", typed="q\n")
    assert "Going on with game 2" in play(typed="q\n")


def test_a_rematch_changes_sides_and_every_game_can_be_watched() -> None:
    shown = play("--seed", "3", typed="done\nc\nyes\nr\nc\nyes\nw\n\nq\n\n")
    assert shown.count("You lose (103.4)") == 2
    assert shown.count("rematch, w watch") >= 2
    listed = play("--replay", "list")
    assert re.search(r"^ +2 .*: you lose", listed, re.M) and re.search(r"^ +1 .*: you lose", listed, re.M)
    watched = play("--replay", "1", typed="\n\nt\nb\nl\n0\nnonsense\nq\n")
    assert "before the game" in watched and "turn 1: your" in watched and "next turn" in watched
    assert "there is no game 9" in play("--replay", "9", status=1)


def test_why_not_tells_all_reasons() -> None:
    shown = play("--seed", "3", typed="done\nw tuskback\nw\nw nothing like it\n")
    assert "Tuskback: play it: no. You cannot pay {G}{2}. (903.2j)" in " ".join(shown.split())
    assert "There is no card 'nothing like it'" in shown


def test_the_other_turn_is_told_in_our_words() -> None:
    shown = play("--seed", "3", typed="done\ncall\nn\nyes\nd\nd\nq\n")
    assert "The computer draws a card" in shown and "Turn 3: your turn begins" in shown
    assert not re.search(r"\b[AB]('s)? (draws|calls|plays)", shown)


def test_a_damaged_kept_game_is_passed_over(own_folder: Path) -> None:
    play("--seed", "3", typed="q\n")
    file = next((own_folder / "terminal").glob("*.game"))
    whole = file.read_bytes()
    for broken in (b"", whole[: len(whole) // 2], b"[" * 100_000, b"\xff" * 50):
        file.write_bytes(broken)
        assert "is not a kept game" in play("--replay", "list")
        assert "Going on" not in play("--replay", "1", status=1)


@contextmanager
def started(*words: str, home: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The first line that a server says, and its process while it runs."""
    command = [sys.executable, "-m", "willpower", "play", "--browser", "--no-open", *words]
    environment = {**os.environ, "WILLPOWER_HOME": str(home)}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, env=environment, text=True
    ) as server:
        try:
            assert server.stdout is not None
            yield server.stdout.readline(), server
        finally:
            server.kill()


def test_the_table_is_served_and_its_address_told(tmp_path: Path) -> None:
    if client_folder() is None:
        pytest.skip("the browser client is not built")
    with started("--port", str(free_port("127.0.0.1", 18200)), home=tmp_path) as (told, server):
        found = re.search(r"Willpower is at http://localhost:(\d+)", told)
        assert found is not None, told
        port = int(found[1])
        assert server.poll() is None and is_willpower(port), "it is told when it listens"
        with started("--port", str(port), home=tmp_path) as (again, _):
            assert "http://localhost:" in again  # of the one that runs, or of the next port
