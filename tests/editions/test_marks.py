"""The marks of this folder: each test of an edition says which switches it shows."""

from __future__ import annotations

import re
from pathlib import Path

from willpower.rules.edition import SWITCHES
from willpower.rules.not_observable import NOT_OBSERVABLE

HERE = Path(__file__).parent
MARK = re.compile(r"@switch\(([^)]*)\)")
NAME = re.compile(r'"([a-z_]+)"')


def shown() -> set[str]:
    """The switches that tests of this folder are marked with."""
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for mark in MARK.finditer(path.read_text(encoding="utf-8")):
            found.update(NAME.findall(mark.group(1)))
    return found


def test_what_is_said_not_to_be_observable_is_a_switch_and_is_not_shown() -> None:
    fields = {one.field for one in SWITCHES}
    assert set(NOT_OBSERVABLE) <= fields
    assert not set(NOT_OBSERVABLE) & shown()
    assert all(len(reason) > 10 for reason in NOT_OBSERVABLE.values())
