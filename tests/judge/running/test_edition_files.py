"""The judge files of the editions: enough of them, each by its own rulebook's numbers."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from willpower.judge.reading.reader import read_path
from willpower.judge.telling.report import judge_files
from willpower.rules.citations import known
from willpower.rules.edition import EDITIONS, edition

FILES = judge_files([Path(__file__).parents[3] / "judge" / "editions"])


def test_every_edition_has_some() -> None:
    used = Counter(read_path(path).edition for path in FILES)
    assert sum(used.values()) >= 60
    assert set(used) == set(EDITIONS)


def test_they_are_named_by_their_rulebook_and_cite_it() -> None:
    for path in FILES:
        file = read_path(path)
        assert path.stem.endswith(f"-{file.edition.split(' ')[0]}"), path.name
        wrong = [number for number in file.clauses if not known(edition(file.edition), number)]
        assert wrong == [], path.name
