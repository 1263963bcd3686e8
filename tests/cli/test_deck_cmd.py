"""`willpower deck`: what it keeps."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from willpower.cards.deck import Deck
from willpower.cards.kept import kept_decks
from willpower.cli.main import app


def test_a_deck_that_was_read_is_remembered(own_folder: Path) -> None:
    kept = own_folder / "cache" / "trees.bin"
    assert _checks()
    first = kept.read_bytes()
    stamp = kept.stat().st_mtime_ns
    assert _checks()
    assert kept.stat().st_mtime_ns == stamp  # nothing was written anew
    kept.write_bytes(first[:-7])  # torn: it is read and written anew
    assert _checks()
    assert kept.read_bytes() == first


def test_a_folder_that_cannot_be_written_only_costs_time(own_folder: Path) -> None:
    own_folder.write_text("no folder")
    assert _checks()


def _checks() -> bool:
    return CliRunner().invoke(app, ["deck", "check", "kiln"]).exit_code == 0


def test_a_deck_is_kept_for_the_browser_with_versions(own_folder: Path, tmp_path: Path) -> None:
    assert "kept as version 1" in _said("deck", "keep", "kiln", "--title", "The  old kiln")
    assert "kept as version 1" in _said("deck", "keep", "kiln", "--title", "The old kiln")  # nothing new
    file = tmp_path / "mine.txt"
    file.write_text(_said("deck", "convert", "antlerwood"), encoding="utf-8")
    assert "kept as version 2" in _said("deck", "keep", str(file), "--title", "the old kiln")
    assert "the old kiln: kept for everybody, version 2" in _said("decks")
    assert "legal" in _said("deck", "check", "The old kiln")
    (found,) = kept_decks()
    assert found.house and "Fenna of the Antlers" in found.text
    assert "dropped" in _said("deck", "drop", "The Old Kiln")
    assert kept_decks() == []


def test_what_cannot_be_kept_is_told_and_changes_nothing(own_folder: Path, tmp_path: Path) -> None:
    assert "no deck 'kiln' was kept" in _said("deck", "drop", "kiln", status=1)
    assert "letters" in _said("deck", "keep", "kiln", "--title", "x" * 81, status=1)
    assert "there is no deck" in _said("deck", "keep", "kilnn", status=1)
    assert "a database is" in _said("deck", "keep", "kiln", "--database", "file.db", status=1)
    (tmp_path / "torn.db").write_bytes(b"no database at all" * 100)
    database = f"sqlite:///{tmp_path / 'torn.db'}"
    assert "cannot be used" in _said("deck", "keep", "kiln", "--database", database, status=1)
    assert kept_decks() == []


def test_decks_are_built_and_written(own_folder: Path, tmp_path: Path) -> None:
    told = _said("deck", "build", "--number", "2", "--into", str(tmp_path / "new"))
    files = sorted((tmp_path / "new").iterdir())
    assert len(files) == 2 and all(str(file) in told for file in files)
    assert "legal under" in _said("deck", "check", str(files[0]))
    assert _said("deck", "build") == Deck.load(tmp_path / "new" / _first(told)).dumps() + "\n"
    assert "not for 500" in _said("deck", "build", "--number", "500", status=1)


def _first(told: str) -> str:
    return Path(told.splitlines()[0].removeprefix("wrote ")).name


def _said(*line: str, status: int = 0) -> str:
    found = CliRunner().invoke(app, list(line))
    assert found.exit_code == status, found.output
    return found.output
