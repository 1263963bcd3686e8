"""Names: which characters they may hold, and which spellings mean the same card."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from willpower.cards.names import (
    LONGEST_NAME,
    LONGEST_PARAGRAPH,
    NearestNames,
    clean,
    lookup_key,
    name_problem,
    name_warning,
    text_problem,
)


@pytest.mark.parametrize(
    "name", ["Cinder Kit", 'Schrödinger\'s "Fox", 2nd Form', "Æther-Kite", "狐の子", "Tidepool: Spawn!"]
)
def test_ordinary_names_are_fine(name: str) -> None:
    assert name_problem(name) == ""


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("", "empty"),
        ("...", "neither a letter"),
        ("a" * (LONGEST_NAME + 1), "characters"),
        ("Cinder\x00Kit", "U+0000"),
        ("Cinder \u202eKit", "U+202E"),
        ("Cinder \u2067Kit", "U+2067"),
        ("Ci\u0301\u0301nder", "U+0301"),
        ("Ci" + "\u0301\u0323" * 90, "U+0301"),
        ("\ud800", "U+D800"),
        ("Kit\ue000", "U+E000"),
    ],
)
def test_names_that_deceive_the_eye_are_refused(name: str, word: str) -> None:
    assert word in name_problem(clean(name))


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Сinder Kit", "U+0421"),  # a Cyrillic letter first
        ("Cinder Kιt", "U+03B9"),  # a Greek one
        ("Kit 狐", "mixes"),
        ("狐", ""),
        ("Schrödinger", ""),
    ],
)
def test_names_in_other_scripts_are_taken_with_a_warning(name: str, word: str) -> None:
    assert name_problem(clean(name)) == ""
    warning = name_warning(clean(name))
    assert word in warning and bool(word) == bool(warning)


def test_invisible_leftovers_of_web_pages_and_a_known_mistyping_are_mended() -> None:
    assert clean("\ufeffCinder\u200b  Kit\n") == "Cinder Kit"
    assert clean("Kӧnig") == "König"
    assert name_problem(clean("Kӧnig")) == ""


def test_text_may_have_signs_but_no_direction_marks() -> None:
    assert text_problem("[Enter] ⇒ “Draw” 《a》 card – now.") == ""
    assert "U+202E" in text_problem("Draw \u202ea card.")
    assert "characters" in text_problem("a" * (LONGEST_PARAGRAPH + 1))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Keeper's Light", "Keeper’s light"),
        ("Keeper's Light", "keepers light"),
        ("König", "Konig"),
        ("König", "Kӧnig"),
        ('"Red" Kite', "“Red” Kite"),
        ("Storm-Caller", "storm caller"),
        ("Ｃinder Kit", "Cinder Kit"),
        ("Sarka, Keeper", "Sarka Keeper"),
    ],
)
def test_spellings_of_one_name(one: str, other: str) -> None:
    assert lookup_key(one) == lookup_key(other)


@given(st.text(max_size=40))
def test_a_key_is_a_fixed_point_and_nothing_raises(text: str) -> None:
    key = lookup_key(text)
    assert lookup_key(key) == key
    assert isinstance(name_problem(clean(text)), str)
    assert isinstance(text_problem(clean(text)), str)
    assert clean(clean(text)) == clean(text)


def test_nearest_names_come_best_first_and_none_for_nonsense() -> None:
    nearest = NearestNames(["Cinder Kit", "Cinder Kite", "Road Scout", "Gate Warden"])
    assert nearest("Cindr Kit")[0] == "Cinder Kit"
    assert nearest("Scout") == ("Road Scout",)
    assert nearest("qqqqqq") == ()
    assert nearest("x" * 100_000) == ()
