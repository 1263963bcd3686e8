"""Marks of the tests: a clause that a test says it shows must exist."""

import pytest

from willpower.rules.index import clauses


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a run in which a test is marked with a clause that the rulebook does not have."""
    known = clauses()
    for item in items:
        for mark in item.iter_markers("clause"):
            if not mark.args:
                raise pytest.UsageError(f"{item.nodeid}: the mark 'clause' needs a number")
            for number in mark.args:
                if number not in known:
                    raise pytest.UsageError(f"{item.nodeid}: there is no clause {number!r} in the index")
