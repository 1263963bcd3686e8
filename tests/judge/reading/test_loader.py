"""YAML with lines, read as YAML 1.2."""

from __future__ import annotations

import pytest

from willpower.judge.reading.errors import JudgeError
from willpower.judge.reading.loader import Listing, Mapping, Scalar, load, plain, show


def test_words_of_yaml_1_1_stay_words() -> None:
    assert plain(load("a: yes\nb: no\nc: on\nd: off")) == {"a": "yes", "b": "no", "c": "on", "d": "off"}


def test_words_and_booleans_mean_yes_and_no() -> None:
    said = load("[yes, on, true, 'yes', no, off, false, maybe]")
    assert isinstance(said, Listing)
    assert [item.truth for item in said.items if isinstance(item, Scalar)] == [
        True, True, True, True, False, False, False, None,
    ]  # fmt: skip


def test_every_value_has_its_line() -> None:
    said = load("a: 1\nb:\n  - x\n  - {c: 2}\n")
    assert isinstance(said, Mapping)
    inner = said.get("b")
    assert isinstance(inner, Listing)
    assert [item.line for item in inner.items] == [3, 4]


def test_numbers_nothing_and_quotes() -> None:
    assert plain(load("[12, '12', ~, 8.01, -3, {call}]")) == [12, "12", None, 8.01, -3, {"call": None}]


def test_show_writes_it_back() -> None:
    text = '{A: play, card: Ogre, target: [A.X, "B"]}'
    assert show(load(text)) == text


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("a: 1\nb: [", 2, "is not YAML"),
        ("a: 1\nb: 2\na: 3", 3, "'a' is there twice"),
        ("", 1, "is empty"),
        ("a: 1\n---\nb: 2", 2, "is not YAML"),
        ("? [a]\n: 1", 1, "a key must be a word"),
        ("[" * 80 + "]" * 80, 1, "nested too deeply"),
        ("a:\n  " + "[" * 5_000, 2, "nested too deeply"),
        ("{a: " * 5_000, 1, "nested too deeply"),
        ("a: &x [*x]", 1, "nested too deeply"),
    ],
)
def test_what_is_no_document(text: str, line: int, what: str) -> None:
    with pytest.raises(JudgeError, match=what) as caught:
        load(text)
    assert caught.value.line == line


def test_anchors_that_explode_are_refused() -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 7)]
    with pytest.raises(JudgeError, match="more than"):
        load("\n".join(lines))


def test_a_file_that_is_too_large() -> None:
    with pytest.raises(JudgeError, match="larger"):
        load("x" * 1_000_001)
