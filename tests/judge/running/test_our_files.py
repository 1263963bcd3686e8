"""Every judge file of ours passes, lists the clauses that decide it, and is found by its title."""

from __future__ import annotations

from pathlib import Path

import pytest

from willpower.judge.reading.reader import head, load_path, read_path
from willpower.judge.telling.report import OK, judge, judge_files
from willpower.rules.citations import known
from willpower.rules.edition import edition
from willpower.rules.index import clauses

HOME = Path(__file__).parents[3] / "judge"
FILES = judge_files([HOME])
CARDS = HOME / "cards"  # what the bundled cards do, not what the rules are


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HOME)))
def test_a_judge_file_of_ours(path: Path) -> None:
    verdict = judge(path)
    assert verdict.verdict == OK, verdict.detail
    assert verdict.title
    assert verdict.clauses or path.is_relative_to(CARDS), "which clauses decide it?"
    rules = edition(read_path(path).edition)
    assert not [number for number in verdict.clauses if number not in clauses() and not known(rules, number)]


def test_every_title_is_used_once() -> None:
    titles = [head(load_path(path))[0] for path in FILES]
    assert len(set(titles)) == len(titles)
