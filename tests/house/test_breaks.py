"""The catalogue of deliberate breaks fits the engine as it is; whether tests notice, `make break` says."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from willpower.engine.text.expansions import EXPANSIONS

TOOLS = Path(__file__).resolve().parents[2] / "tools"


def stale(apply: object) -> bool:
    """Whether a break has nothing left to change; tried in a process of its own."""
    assert callable(apply)
    pid = os.fork()
    if pid:
        return os.waitpid(pid, 0)[1] != 0
    try:
        apply()
    except BaseException:
        os._exit(1)
    os._exit(0)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="breaks need processes of their own")
def test_every_break_has_something_to_break(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))
    from breaks import CATALOGUE, keywords, terms

    assert len({b.name for b in CATALOGUE}) == len(CATALOGUE) >= 260
    chapters = {number.split(".")[0][:-2] for b in CATALOGUE for number in b.clauses}
    assert chapters >= {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"}
    assert [b.name for b in CATALOGUE if stale(b.apply)] == []
    emptied = {word for word, _ in (*keywords.EMPTY, *terms.EMPTY)}
    assert set(EXPANSIONS) - emptied == set(), "write them into EMPTY of tools/breaks/keywords.py"
    sys.modules.pop("breaks", None)
