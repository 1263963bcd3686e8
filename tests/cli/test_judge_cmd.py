"""`willpower judge`: lines, JSON, traces, databases, exit status."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from willpower.cli.main import app

GOOD = "format: 1\ntitle: Two pass\nclauses: ['605.1b']\ndo: [{both: pass}]\nexpect: {phase: end}\n"
BAD = "format: 1\ntitle: Not so\ndo: [{both: pass}]\nexpect: {phase: main}\n"
WRONG = "format: 1\ntitle: Who\ndo:\n  - {A: play, card: Nobody}\n"


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A directory with a right file, one that fails and, below, one with an error."""
    (tmp_path / "good.yaml").write_text(GOOD)
    (tmp_path / "bad.yml").write_text(BAD)
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "wrong.yaml").write_text(WRONG)
    (tmp_path / "notes.txt").write_text("not a judge file")
    return tmp_path


def judge(*arguments: str | Path) -> tuple[int, list[str]]:
    """Exit status and lines of the command."""
    result = CliRunner().invoke(app, ["judge", *map(str, arguments)])
    return result.exit_code, result.output.splitlines()


def test_a_right_file(files: Path) -> None:
    status, lines = judge(files / "good.yaml")
    assert status == 0
    assert lines[-1] == "1 passed, 0 failed"
    assert lines[-2].startswith("ok") and "good.yaml" in lines[-2] and "Two pass" in lines[-2]
    assert any("(505.1)" in line for line in lines), "a single file is told with its clauses"


def test_a_directory_and_what_is_below_it(files: Path) -> None:
    status, lines = judge(files)
    assert status == 1
    assert lines[-1] == "1 passed, 2 failed"
    by_file = {Path(line.split()[1].rstrip(":")).name: line for line in lines[:-1]}
    assert by_file["good.yaml"].startswith("ok")
    assert by_file["bad.yml"].startswith("FAIL") and "phase: expected main, is end" in by_file["bad.yml"]
    assert by_file["wrong.yaml"].startswith("ERROR")
    assert "line 4: unknown card 'Nobody'" in by_file["wrong.yaml"]
    assert len(lines) == 4, "without -v several files are not told"


def test_several_files_are_told_on_request(files: Path) -> None:
    quiet = judge("-v", files)[1]
    assert "line 4: {both: pass}" in quiet
    assert not any("passes" in line for line in quiet)
    assert any("passes" in line for line in judge("-vv", files)[1])


def test_json(files: Path) -> None:
    status, lines = judge("--json", files)
    assert status == 1
    found = [json.loads(line) for line in lines]
    assert [sorted(entry) for entry in found] == [["clauses", "detail", "file", "title", "verdict"]] * 3
    verdicts = {Path(entry["file"]).name: entry for entry in found}
    assert verdicts["good.yaml"]["verdict"] == "ok" and verdicts["good.yaml"]["clauses"] == ["605.1b"]
    assert verdicts["good.yaml"]["detail"] == ""
    assert verdicts["bad.yml"]["verdict"] == "fail" and verdicts["bad.yml"]["title"] == "Not so"
    assert verdicts["wrong.yaml"]["verdict"] == "error" and verdicts["wrong.yaml"]["title"] == "Who"


def test_what_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "latin.yaml").write_bytes(b"format: 1\ntitle: \xe4\n")
    (tmp_path / "empty").mkdir()
    status, lines = judge(tmp_path / "latin.yaml", tmp_path / "missing.yaml", tmp_path / "empty")
    assert status == 1
    assert "line 2: is not UTF-8" in lines[0]
    assert "cannot be read" in lines[1]
    assert "no judge files" in lines[2]
    assert lines[-1] == "0 passed, 3 failed"


def test_cards_of_a_database(tmp_path: Path) -> None:
    database = tmp_path / "cards.json"
    card = {"id": "TST-001", "name": "Far Walker", "type": "Resonator", "cost": "{1}", "atk": 500, "def": 400}
    database.write_text(json.dumps({"format": 1, "cards": [card]}))
    file = tmp_path / "far.yaml"
    file.write_text(
        "format: 1\nstart: {A: {hand: [Far Walker], field: [TST-001]}}\n"
        "expect: {A.TST-001: {zone: hand}, 'A.Far Walker#2': {atk: 500}, A.field: [TST-001]}\n"
    )
    assert judge(file)[0] == 1
    status, lines = judge(file, "--cards", database)
    assert status == 0, lines
    assert judge(file, "--cards", tmp_path / "none.json")[0] == 2


def test_a_page(files: Path) -> None:
    target = files / "page.html"
    status, lines = judge(files / "good.yaml", files / "bad.yml", "--html", target)
    assert status == 1 and "1 passed, 1 failed" in lines
    written = target.read_text(encoding="utf-8")
    assert written.startswith("<!DOCTYPE html>") and "Two pass" in written and "Not so" in written
    assert not any(line.startswith("line ") for line in lines), "the page tells it"


def test_a_page_is_never_written_over_a_judge_file(files: Path) -> None:
    status, _ = judge("--html", files / "good.yaml")
    assert status == 0
    assert (files / "good.yaml").read_text() == GOOD
    assert "Two pass" in (files / "good.html").read_text(encoding="utf-8")


def test_a_page_that_cannot_be_written(files: Path) -> None:
    assert judge(files / "good.yaml", "--html", files / "none" / "page.html")[0] == 2
    assert judge()[0] == 2, "without files there is nothing to judge"
