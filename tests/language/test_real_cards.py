"""Real cards: none is read in two ways or printed in other words, and most are understood."""

from pathlib import Path

from willpower.language.coverage import faces_of_file, main, measure, missing_phrase

LEAST_UNDERSTOOD = 0.935


def test_coverage(real_cards: Path) -> None:
    result = measure(faces_of_file(real_cards))
    assert result.entries > 1900
    assert result.ambiguous == 0
    assert result.mismatched == 0
    assert result.understood >= LEAST_UNDERSTOOD * result.entries
    for _, problem in result.problems:
        assert problem.kind == "not understood"
        assert missing_phrase(problem) is not None


def test_the_command(real_cards: Path, capsys: object) -> None:
    assert main([str(real_cards), "--top", "3", "--problems", "2"]) == 0
