"""The trace of a run: what each step did, told with the clauses that made it so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from willpower.engine.events import KIND_NAME, PASSED
from willpower.engine.log import LogEntry, entries

from .runner import Run

_PASSED: Final = KIND_NAME[PASSED]


def tell(run: Run, passes: bool = False) -> Iterator[str]:
    """The story of a run, step by step; passes are left out unless asked for."""
    log = [entry for entry in entries(run.g) if passes or entry.kind != _PASSED]
    first = run.told[0].first if run.told else len(run.g.events())
    if any(entry.number <= first for entry in log):
        yield "start"
        yield from _lines(log, 0, first)
    for told in run.told:
        yield f"line {told.line}: {told.text}"
        yield from _lines(log, told.first, told.last)


def _lines(log: list[LogEntry], first: int, last: int) -> Iterator[str]:
    for entry in log:
        if first < entry.number <= last:
            yield f"  {entry}"
