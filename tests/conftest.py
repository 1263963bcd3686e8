"""Marks of the tests: a clause or a switch that a test says it shows must exist."""

from pathlib import Path

import pytest

from willpower.rules.edition import SWITCHES
from willpower.rules.index import clauses

ENGINE = Path(__file__).parent / "engine"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a run in which a test is marked with a clause or a switch that does not exist."""
    known = clauses()
    fields = {one.field for one in SWITCHES}
    for item in items:
        for mark in item.iter_markers("clause"):
            if not mark.args:
                raise pytest.UsageError(f"{item.nodeid}: the mark 'clause' needs a number")
            for number in mark.args:
                if number not in known:
                    raise pytest.UsageError(f"{item.nodeid}: there is no clause {number!r} in the index")
        for mark in item.iter_markers("switch"):
            for field in mark.args:
                if field not in fields:
                    raise pytest.UsageError(f"{item.nodeid}: no switch is the field {field!r} of Edition")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out, on a compiled engine, tests that put something else in the place of a part of it."""
    if ENGINE in item.path.parents and "monkeypatch" in getattr(item, "fixturenames", ()):
        from willpower.engine.core import state

        if not (state.__file__ or "").endswith(".py"):
            pytest.skip("parts of a compiled engine cannot be replaced")
