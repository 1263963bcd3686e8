"""Every judge file of ours passes, lists the clauses that decide it, and is found by its title."""

from __future__ import annotations

from pathlib import Path

import pytest

from willpower.judge.report import OK, judge, judge_files
from willpower.rules.index import clauses

HOME = Path(__file__).parents[2] / "judge"
FILES = judge_files([HOME])


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HOME)))
def test_a_judge_file_of_ours(path: Path) -> None:
    verdict = judge(path)
    assert verdict.verdict == OK, verdict.detail
    assert verdict.title and verdict.clauses
    assert not [number for number in verdict.clauses if number not in clauses()]


def test_every_title_is_used_once() -> None:
    titles = [judge(path).title for path in FILES]
    assert len(set(titles)) == len(titles)
