"""How much is asked to find the order of effects that may depend on each other (909.3a)."""

from __future__ import annotations

from pathlib import Path

import pytest

from willpower.engine.values import dependency
from willpower.judge.telling.report import OK, judge

BOARD = """format: 1
title: Lords of the weak
clauses: ["909.3a"]
cards:
{lords}
  - {{name: Pup, type: Resonator, cost: "{{1}}", atk: 100, def: 100}}
start: {{A: {{field: [{names}, Pup]}}}}
expect: {{A.Pup: {{def: 100}}}}
"""
LORD = (
    '  - {{name: Lord {n}, type: Addition, cost: "{{1}}", '
    'text: ["Resonators with ATK {atk} or less gain [+100/+0]."]}}'
)


def asked(n: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often it is asked whether one effect changes another, with so many that look at ATK."""
    count = 0
    real = dependency.changes

    def counted(*arguments: object) -> bool:
        nonlocal count
        count += 1
        return real(*arguments)  # type: ignore[arg-type]

    lords = "\n".join(LORD.format(n=i, atk=300 + 100 * (i % 4)) for i in range(n))
    names = ", ".join(f"Lord {i}" for i in range(n))
    file = tmp_path / f"{n}.yaml"
    file.write_text(BOARD.format(lords=lords, names=names), encoding="utf-8")
    with monkeypatch.context() as patched:
        patched.setattr(dependency, "changes", counted)
        assert judge(file, []).verdict == OK
    return count


def test_twice_the_effects_do_not_take_a_hundred_times_the_questions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few, many = asked(6, tmp_path, monkeypatch), asked(12, tmp_path, monkeypatch)
    assert few > 0 and many <= 40 * few
