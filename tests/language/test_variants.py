"""Sentences of our own in many variants: every one of them is read, by one reading, and printed back."""

from pathlib import Path

from language.kit import compiled

VARIANTS = sorted(Path(__file__).parent.glob("variants*.txt"))


def sentences() -> list[str]:
    """All sentences of all lists."""
    return [line for path in VARIANTS for line in path.read_text(encoding="utf-8").splitlines()]


def test_every_variant_is_understood() -> None:
    """A line is understood if it is on a card or on a chant."""
    lines = sentences()
    missing = [
        line
        for line in lines
        if not any(compiled(line, chant=chant).word_for_word for chant in (False, True))
    ]
    assert len(lines) > 350
    assert missing == []


def test_no_variant_is_read_in_two_ways() -> None:
    lines = sentences()
    wrong = [
        f"{line}: {problem.kind}"
        for line in lines
        for chant in (False, True)
        for problem in compiled(line, chant=chant).problems
        if problem.kind != "not understood"
    ]
    assert wrong == []
