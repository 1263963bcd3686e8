"""Texts that try to make the reader explode: a clear answer, with work that grows like the text."""

import sys
from contextlib import suppress
from re._constants import MAXREPEAT  # type: ignore[import-not-found]
from re._parser import parse  # type: ignore[import-not-found]
from typing import Any

import pytest

import willpower.language.compile as compiling
from language.kit import compiled
from willpower.language import slips
from willpower.language.chart import FIRST_STEPS, STEPS_A_WORD, Chart, TooDeep
from willpower.language.entries import LONGEST
from willpower.language.grammar import the_table
from willpower.language.lookup import Context, compile_text
from willpower.language.normalise import REWRITES
from willpower.language.tokens import tokenise


def work(text: str) -> int:
    """How many steps reading a text takes."""
    chart = Chart(the_table(), tokenise(text), Context(True))
    with suppress(TooDeep):
        chart.parse("chantability", 0)
    return chart.steps


def calls(*texts: str, chant: bool = True) -> int:
    """How many Python functions are called to compile a text: normalising, reading, binding and mending."""
    count = 0

    def called(frame: object, event: str, argument: object) -> None:
        nonlocal count
        count += 1

    compile_text.cache_clear()
    sys.setprofile(called)
    try:
        compile_text(texts, Context(chant))
    finally:
        sys.setprofile(None)
    return count


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
# Beside those: what the normaliser rewrites, what a mender may try, what nests.
SCRAPS = (
    "If a resonator would be destroyed during your turn, ",
    "If it would ",
    "Whenever this card is destroyed or banished or ",
    "If a resonator was destroyed, banished or ",
    "Players cannot gain or lose life or ",
    "When it would be destroyed ",
    "Whenever would instead ",
    "[God's Art ",
    "God's Art \"",
    "Shuffle your deck, then put a card ",
    "Destroy target resonater of. ",
    "Draw a crad. ",
    "Put it into the field with an ember counter on it and ",
    "and ",
    ", or ",
    "; or ",
    "{R}",
    "{R} ",
    "[Flying] ",
    "[+100/+100",
    '"Draw a card." ',
    'gains "',
    "((",
    "[Flying] resonators ",
    "target resonator or target ",
    "an opponent's ",
    "your opponent's ",
    "another resonator other than another ",
    "Call a magic stone. It is rested. ",
    "If it would leave the field, remove it from the game instead. ",
    "Their owners shuffle them into their decks. ",
    "for each card in your hand and each ",
    "you may pay {1}. If you do, ",
    'named "Sun" and/or "Moon" ',
    "(reminder) ",
    "<<a",
    "it ",
    "its controller's ",
    "a resonator other than ",
    "the number of resonators with total cost equal to ",
    "unless your opponent pays {1}, ",
    "as long as you control a resonator with ",
    "for each resonator you control with ATK greater than ",
    "1",
    "x",
    "É",
    "\u0301",
    "A ",
    "This card or ",
    "light, fire, water, ",
)


def in_lines(text: str, width: int = 300) -> list[str]:
    """A text as paragraphs of some width."""
    return [text[at : at + width] for at in range(0, len(text), width)]


@pytest.mark.parametrize("piece", [*PIECES, *SCRAPS])
def test_ten_kilobytes_take_about_twice_the_work_of_five(piece: str) -> None:
    half, whole = piece * (5000 // len(piece)), piece * (10_000 // len(piece))
    compiled("Draw a card.", chant=True)  # the phrase table is there
    assert calls(whole) <= 2.5 * calls(half) + 2000
    assert calls(*in_lines(whole)) <= 2.5 * calls(*in_lines(half)) + 2000


@pytest.mark.parametrize("piece", [*PIECES, *SCRAPS])
def test_the_longest_paragraph_takes_no_more_steps_than_it_may(piece: str) -> None:
    text = piece * (LONGEST // len(piece))
    assert work(text) <= FIRST_STEPS + STEPS_A_WORD * len(tokenise(text)) + 1
    assert calls(text) < 800_000 and calls(text, chant=False) < 800_000


def test_mending_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = 0
    real = compiling.parse_paragraph

    def count(*arguments: object) -> compiling.Readings:
        nonlocal steps
        found = real(*arguments)  # type: ignore[arg-type]
        steps += found.steps
        return found

    monkeypatch.setattr(compiling, "parse_paragraph", count)
    monkeypatch.setattr(slips, "MOST_STEPS", 500)
    text = "Target resonator gains [Flying] until end of trun and you draw a cadr and a quorble."
    assert not compiled(text, chant=True).understood
    assert steps < 2000


def _endless(pattern: str) -> list[object]:
    """The parts of a pattern that repeat without bound, with what stands before each."""
    found: list[object] = []

    def visit(items: Any, before: Any) -> None:
        for op, value in items:
            if str(op) in ("MAX_REPEAT", "MIN_REPEAT"):
                if value[1] == MAXREPEAT:
                    found.append((before, value[2]))
                visit(value[2], before)
            elif str(op) == "SUBPATTERN":
                visit(value[3], before)
            elif str(op) == "BRANCH":
                for one in value[1]:
                    visit(one, before)
            elif str(op) in ("ASSERT", "ASSERT_NOT"):
                visit(value[1], before)
            before = (op, value)

    visit(parse(pattern), None)
    return found


def test_a_rewrite_that_runs_on_stops_at_what_began_it() -> None:
    for pattern, new, _ in REWRITES:
        if callable(new):
            continue
        for before, repeated in _endless(pattern):  # type: ignore[misc]
            for op, value in repeated:  # type: ignore[has-type]
                if str(op) == "IN" and value and str(value[0][0]) == "NEGATE":
                    assert before is not None and before in value, pattern


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
    result = compiled("Draw a card" + " and draw a card" * 110 + ".", chant=True)
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
    assert not compile_text((text,), Context()).understood


HALF = [  # what could be read only by leaving a word out is not read at all
    "Search your deck for a resonator and a chant that share an attribute and put them into your hand.",
]


@pytest.mark.parametrize("text", HALF)
def test_what_would_lose_a_word_is_not_read(text: str) -> None:
    assert not compile_text((text,), Context()).understood
