"""For tests of editions: one situation, and what it comes to in each of several editions.

    @switch("priority_after_action")
    @by_edition(("2.0", "B"), ("8.01", "A"))
    def test_who_acts_next(edition: str, outcome: str) -> None:
        comes_to(edition, SITUATION, outcome)  # OUTCOME in the situation is replaced

The mark names the switches (fields of `Edition`) that a test shows. It is a promise: two editions that set
the switch differently do different things with the same situation, and the test fails if it is ignored.
"""

from __future__ import annotations

from collections.abc import Callable
from textwrap import dedent

import pytest

from conformance_kit import holds

__all__ = ["VALHALLA", "by_edition", "comes_to", "holds", "switch"]

VALHALLA = ("2.0", "5.00 Valhalla", "5.12 Valhalla", "8.01 Valhalla")


def switch(*fields: str) -> pytest.MarkDecorator:
    """Marks a test with the switches that it shows, by their fields of `Edition`."""
    return pytest.mark.switch(*fields)


def by_edition(*cases: tuple[object, ...]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Runs a test once for each case: an edition, and what is to come of it (the test's other argument)."""

    def parametrised(test: Callable[..., None]) -> Callable[..., None]:
        names = test.__code__.co_varnames[: test.__code__.co_argcount]
        return pytest.mark.parametrize(names, cases)(test)

    return parametrised


def comes_to(edition: str, situation: str, outcome: str) -> None:
    """Runs a judge file in an edition; OUTCOME in it is replaced by what comes of it there."""
    holds(dedent(situation).strip().replace("OUTCOME", outcome), edition)
