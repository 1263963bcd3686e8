"""Clause numbers in texts, and the functions that cite them."""

from __future__ import annotations

from pathlib import Path

import pytest

from willpower.rulebook.citations import cited, functions_citing, meant, owners

SOURCE = '''"""A module for 601.1."""

# Nobody can do this (803.6),
# however they try.
LIMIT = 3


class Frame:
    """Steps 903.2a-c."""

    # 502.3
    count: int = 0

    def step(self) -> str:
        """Draws."""
        return "502.4"


def free() -> str:
    def inner() -> str:
        return "1204.1"

    return inner()  # 104.4
'''


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("destroyed, 1204.1", ["1204.1"]),
        ('"903.2i-iv"', ["903.2i-iv"]),
        ("804.4a; 806.2a-ii.", ["804.4a", "806.2a-ii"]),
        ("(903.2a-k)", ["903.2a", "903.2k"]),
        ("903.2a-i", ["903.2a", "903.2i"]),
        ("903.2g-i", ["903.2g-i"]),
        ("403.1-5", ["403.1", "403.5"]),
        ("1410.99z", ["1410.99z"]),
        ("as in 903. Then", []),
        ("CR 8.01, 5.12 and 3.11.7", []),
        ("800/800 and 1500.", []),
        ("0.903.2, 903.2.1, v903.2, 903.2%", []),
        ("127.0.0.1:8000", []),
        ("700.1 and 150.5 and 2018.11", []),
    ],
)
def test_what_is_a_citation(text: str, numbers: list[str]) -> None:
    assert [number for _, number in cited(text)] == numbers


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("903.2a-c", ["903.2a", "903.2b", "903.2c"]),
        ("403.1-3", ["403.1", "403.2", "403.3"]),
        ("903.2g-i and 1410.99z", ["903.2g-i"]),
        ("1204.1 x 1204.2", ["1204.1", "1204.2"]),
    ],
)
def test_a_span_means_all_between_its_ends(text: str, numbers: list[str]) -> None:
    assert [number for _, number in meant(text)] == numbers


def test_a_line_belongs_to_the_innermost_thing_that_has_a_name() -> None:
    owner = owners(SOURCE)
    lines = SOURCE.splitlines()
    assert owner[1] == "" and owner[lines.index("# however they try.") + 1] == "LIMIT"
    assert owner[lines.index("    # 502.3") + 1] == "Frame.count"
    assert owner[lines.index('        """Draws."""') + 1] == "Frame.step"
    assert owner[lines.index('        return "1204.1"') + 1] == "free"


def test_functions_by_clause(tmp_path: Path) -> None:
    for room in ("engine", "cli"):
        (tmp_path / room).mkdir()
        (tmp_path / room / "things.py").write_text(SOURCE)
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "index.py").write_text(SOURCE)
    found = {number: list(places) for number, places in functions_citing(tmp_path).items()}
    assert found == {
        "601.1": ["engine.things"],
        "803.6": ["engine.things:LIMIT"],
        "903.2a": ["engine.things:Frame"],
        "903.2b": ["engine.things:Frame"],
        "903.2c": ["engine.things:Frame"],
        "502.3": ["engine.things:Frame.count"],
        "502.4": ["engine.things:Frame.step"],
        "1204.1": ["engine.things:free"],
        "104.4": ["engine.things:free"],
    }
