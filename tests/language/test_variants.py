"""Sentences of our own in many variants: every one of them is read, by one reading, and printed back."""

from functools import cache
from pathlib import Path

from language.kit import compiled
from willpower.language import Compiled

VARIANTS = sorted(Path(__file__).parent.glob("variants*.txt"))


def sentences() -> list[str]:
    """All sentences of all lists."""
    return [line for path in VARIANTS for line in path.read_text(encoding="utf-8").splitlines()]


@cache
def read(line: str) -> tuple[Compiled, ...]:
    """The line on a chant, and on a card if it is not one of a chant."""
    on_chant = compiled(line, chant=True)
    return (on_chant,) if on_chant.word_for_word else (on_chant, compiled(line))


def test_every_variant_is_understood() -> None:
    """A line is understood if it is on a card or on a chant, word for word."""
    lines = sentences()
    missing = [line for line in lines if not any(one.word_for_word for one in read(line))]
    assert len(lines) > 350
    assert missing == []


def test_no_variant_is_read_in_two_ways() -> None:
    wrong = [
        f"{line}: {problem.kind}"
        for line in sentences()
        for one in read(line)
        for problem in one.problems
        if problem.kind != "not understood"
    ]
    assert wrong == []
