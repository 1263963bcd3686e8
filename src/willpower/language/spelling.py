"""Words one slip of a finger away from a word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def near_words(word: str) -> Iterator[str]:
    """A letter too few, too many, wrong, or two exchanged."""
    for i in range(len(word) + 1):
        before, after = word[:i], word[i:]
        if after:
            yield before + after[1:]
        if len(after) > 1:
            yield before + after[1] + after[0] + after[2:]
        for letter in LETTERS:
            if after:
                yield before + letter + after[1:]
            yield before + letter + after
