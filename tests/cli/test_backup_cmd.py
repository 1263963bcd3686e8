"""`willpower backup` and `willpower restore`."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from willpower.cli.main import app


def run(*words: str, status: int = 0) -> str:
    result = CliRunner().invoke(app, [*words])
    assert result.exit_code == status, result.output
    return result.output


def test_the_way_there_and_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "cards.json").write_text("[]", "utf-8")
    monkeypatch.setenv("WILLPOWER_HOME", str(home))
    file = str(tmp_path / "b.zip")
    assert "0 games, 1 file" in run("backup", file)
    assert "is there already" in run("restore", file, status=1)
    assert "brought back" in run("restore", file, "--replace")
    monkeypatch.setenv("WILLPOWER_HOME", str(tmp_path / "new"))
    run("restore", file)
    assert (tmp_path / "new" / "cards.json").read_text("utf-8") == "[]"


@pytest.mark.parametrize("words", [("restore", "nowhere.zip"), ("backup", "/nowhere/at/all.zip")])
def test_files_that_cannot_be(words: tuple[str, ...]) -> None:
    assert "No such file" in run(*words, status=1)


def test_a_database_that_is_none() -> None:
    assert "a database is sqlite" in run("backup", "b.zip", "--database", "mysql://x", status=1)
