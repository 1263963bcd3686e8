"""Words that are written in several ways: the same is read."""

from pathlib import Path

import pytest

from language.kit import abilities

CHANT = "chant: "
PAIRS = Path(__file__).with_name("same_meaning.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("pair", PAIRS)
def test_both_are_read_alike(pair: str) -> None:
    text, other = pair.removeprefix(CHANT).split(" == ")
    chant = pair.startswith(CHANT)
    assert read(text, chant) == read(other, chant)


def read(text: str, chant: bool) -> str:
    """What is read; to block twice is to block once more."""
    found = repr(abilities(text, chant=chant))
    return found.replace("'block again', to=None, amount=Num(n=2)", "'block extra', to=None, amount=None")
