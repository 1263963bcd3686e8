"""`willpower deck`: what it keeps."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

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
