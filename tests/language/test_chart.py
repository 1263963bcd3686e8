"""The chart keeps all readings of a stretch of words, or says that they are too many."""

import pytest

from willpower.language.chart import MOST_READINGS, TooMuch, _distinct


def test_readings_that_mean_the_same_are_one() -> None:
    assert _distinct([(3, "a"), (3, "a"), (4, "a"), (3, "b")]) == [(3, "a"), (4, "a"), (3, "b")]


def test_no_reading_is_dropped_silently() -> None:
    found: list[tuple[int, object]] = [(3, f"reading {n}") for n in range(MOST_READINGS)]
    assert _distinct(found) == found
    with pytest.raises(TooMuch):
        _distinct([*found, (3, "one more")])
    assert _distinct([*found, (4, "one more")]) == [*found, (4, "one more")]
