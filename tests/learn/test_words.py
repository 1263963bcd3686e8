"""The words of observations are those of the game."""

import re
from pathlib import Path

import willpower.engine
from willpower.abilities.symbols import ATTRIBUTE_NAME, TYPE_NAME, ZONE_NAME
from willpower.engine.core import decisions
from willpower.language.lexicon import KEYWORDS
from willpower.learn import words

NO_PLACE = {"gone", "outside"}  # not seen in a game


def test_no_zone_type_or_keyword_is_missing() -> None:
    assert set(words.ZONES) == set(ZONE_NAME.values()) - NO_PLACE
    assert set(words.TYPES) == set(TYPE_NAME.values())
    assert set(words.KEYWORDS) == KEYWORDS
    assert set(words.WILL) == {*ATTRIBUTE_NAME.values(), ""}


def test_no_kind_of_decision_is_missing() -> None:
    kinds = {
        value
        for name, value in vars(decisions).items()
        if name.isupper() and isinstance(value, str) and name not in ("NAMES", "PAGE")
    }
    assert set(words.DECISIONS) == kinds & set(words.DECISIONS)
    assert kinds - set(words.DECISIONS) == set()


def test_no_kind_of_option_is_missing() -> None:
    found: set[str] = set()
    for path in Path(willpower.engine.__file__).parent.rglob("*.py"):
        found |= set(re.findall(r'\bOption\(\s*"([a-z ]+)"', path.read_text("utf-8")))
    assert found - set(words.OPTIONS) == set()
