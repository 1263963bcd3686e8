"""The public face: everything that is promised is there, and nothing is loaded before it is used."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import willpower as wp
from willpower import engine


def test_everything_promised_is_there() -> None:
    for name in wp.__all__:
        assert getattr(wp, name) is not None, name
    assert set(dir(wp)) == set(wp.__all__)
    for name in "Game Deck load_cards bundled_cards bundled_decks Option Decision IllegalAction".split():
        assert name in wp.__all__


def test_the_contract_of_a_game() -> None:
    names = "new over winner edition decision apply returns clone save load hash view log log_for".split()
    assert all(hasattr(wp.Game, name) for name in [*names, "determinize", "why_not", "concede"])


def test_an_unknown_name() -> None:
    try:
        wp.nonsense  # type: ignore[attr-defined]  # noqa: B018
    except AttributeError as error:
        assert "nonsense" in str(error)
    else:
        raise AssertionError


def test_importing_loads_nothing_else() -> None:
    script = "import sys, willpower; print(sorted(m for m in sys.modules if m.startswith('willpower.')))"
    shown = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert shown.strip() == "['willpower.version']"


def test_a_compiled_core_older_than_its_sources_is_refused(tmp_path: Path) -> None:
    for room in ("abilities", "engine", "players"):
        (tmp_path / room).mkdir()
    source = tmp_path / "engine" / "game.py"
    source.write_text("")
    engine._check_core(tmp_path)  # no compiled core: nothing to refuse
    built = tmp_path / "engine" / ".compiled"
    built.touch()
    os.utime(source, (1_000, 1_000))
    engine._check_core(tmp_path)
    os.utime(source, (built.stat().st_mtime + 10, built.stat().st_mtime + 10))
    with pytest.raises(ImportError, match=r"game\.py is newer than the compiled core: `make fast`"):
        engine._check_core(tmp_path)


def test_of_the_players_only_what_is_compiled_can_be_too_old(tmp_path: Path) -> None:
    for room in ("abilities", "engine", "players"):
        (tmp_path / room).mkdir()
    built = tmp_path / "engine" / ".compiled"
    built.touch()
    for name in ("tree.py", "search.py", "tree.cpython-311-x86_64-linux-gnu.so"):
        (tmp_path / "players" / name).write_text("")
    newer = (built.stat().st_mtime + 10, built.stat().st_mtime + 10)
    os.utime(tmp_path / "players" / "search.py", newer)
    os.utime(tmp_path / "players" / "tree.py", (1_000, 1_000))
    engine._check_core(tmp_path)
    os.utime(tmp_path / "players" / "tree.py", newer)
    with pytest.raises(ImportError, match=r"tree\.py is newer than the compiled core"):
        engine._check_core(tmp_path)
