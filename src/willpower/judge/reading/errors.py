"""What can be wrong with a judge file, each with the line and, where there is one, the remedy."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class JudgeError(Exception):
    """The file cannot be used as it is: which line, what is wrong there, what to write instead."""

    def __init__(self, line: int, what: str) -> None:
        self.line = line
        self.what = what
        super().__init__(f"line {line}: {what}" if line else what)


class Unmet(Exception):
    """Something the file says must be true is not: which line, what was said, what is the case."""

    def __init__(self, line: int, what: str) -> None:
        self.line = line
        self.what = what
        super().__init__(f"line {line}: {what}" if line else what)


def hint(word: str, known: Iterable[str]) -> str:
    """The nearest of the known words, or all of them if none is near."""
    words = list(known)
    near = get_close_matches(word, words, 3, 0.6)
    if near:
        return f"did you mean {' or '.join(near)}?"
    return f"there are: {', '.join(words)}" if words else "there are none"
