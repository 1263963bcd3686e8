"""Texts that try to make the reader explode: a clear answer, with work that grows like the text."""

from contextlib import suppress

import pytest

import willpower.language.compile as compiling
from language.kit import compiled
from willpower.language.chart import Chart, TooDeep
from willpower.language.compile import Context
from willpower.language.grammar import the_table
from willpower.language.normalise import LONGEST
from willpower.language.tokens import tokenise


class Counting(Chart):
    """A chart that counts how often it walks."""

    steps = 0

    def _walk(self, *arguments: object) -> None:  # type: ignore[override]
        self.steps += 1
        super()._walk(*arguments)  # type: ignore[arg-type]


def work(text: str) -> int:
    """How much reading a text takes."""
    chart = Counting(the_table(), tokenise(text), Context(True))
    with suppress(TooDeep):
        chart.parse("chantability", 0)
    return chart.steps


PIECES = (
    "Draw a card. ",
    "Draw a card and ",
    "Target resonator gains [Flying] and ",
    "If you control a Golem, draw a card. ",
    "resonators with [Flying] you control with total cost 2 or less ",
    "This card deals 100 damage to target resonator, then ",
    "Choose one - Draw a card; or ",
    "[Seal] (3) - ",
    "of a resonator ",
    "non-fire, ",
)


@pytest.mark.parametrize("piece", PIECES)
def test_twice_the_text_is_about_twice_the_work(piece: str) -> None:
    half = piece * (1800 // len(piece))
    assert work(half + half) <= 2.5 * work(half) + 200


@pytest.mark.parametrize("piece", [*PIECES, '"', "(", "[", "{", "<", "'", "\u202e", "🐉", "\ud800", "x"])
def test_ten_kilobytes_are_refused(piece: str) -> None:
    result = compiled(piece * (10_000 // len(piece)), chant=True)
    for problem in result.problems:
        assert problem.kind == "not understood"
        assert len(problem.text) < 200


def test_the_longest_paragraph() -> None:
    result = compiled("Draw a card. " * (LONGEST // 13 - 1), chant=True)
    assert result.understood
    result = compiled("Draw a card. " * (LONGEST // 13 + 1), chant=True)
    assert [problem.words for problem in result.problems] == [f"longer than {LONGEST} characters"]


@pytest.mark.parametrize(
    "text",
    ["", " ", ".", ":", "⇒", '"', '""', "[]", "{}", "<>", "()", "[Flying", "{R", "non-", "'s", "a", "\u0000"],
)
def test_scraps(text: str) -> None:
    for problem in compiled(text).problems:
        assert problem.kind == "not understood"


def test_quotations_in_quotations() -> None:
    text = "draw a card."
    for _ in range(40):
        text = f'This card gains "{text}"'
    assert not compiled(text).understood


def test_many_phrases_within_phrases() -> None:
    result = compiled("Draw a card" + " and draw a card" * 200 + ".", chant=True)
    assert [problem.words for problem in result.problems] == ["too many phrases within phrases"]


def test_only_some_paragraphs_are_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []
    real = compiling.mended

    def count(text: str, *rest: object) -> object:
        tried.append(text)
        return real(text, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(compiling, "mended", count)
    result = compiled(*[f"Draw a card and quorble {n}." for n in range(40)], chant=True)
    assert len(result.problems) == 40
    assert len(tried) == 2


STRANGE = ["[Incarnation] {R/U}", "{Q}: Draw a card.", "[Energize] {1000}", "[Rune] {} - [Flying]"]


@pytest.mark.parametrize("text", STRANGE)
def test_symbols_that_are_no_will_are_not_read_as_such(text: str) -> None:
    assert not compiling.compile_text((text,), Context()).understood
