"""The format page line by line: every key, step and expectation, in the spellings that it allows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from judge_kit import passes

# The cards, and after each line with a title a judge file without its cards.
CARDS, *PARTS = Path(__file__).with_name("format_page.txt").read_text("utf-8").split("\n=== ")
CASES: Final = dict(part.split("\n", 1) for part in PARTS)


@pytest.mark.parametrize("name", CASES)
def test_a_file(name: str) -> None:
    passes(CASES[name], CARDS)


def test_every_title_is_there_once() -> None:
    assert len(CASES) == len(PARTS) == 102
