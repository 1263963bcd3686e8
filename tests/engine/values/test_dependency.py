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


KEYWORDS = ("Flying", "Pierce", "Swiftness", "First Strike", "Precision", "Barrier")
LENDERS = """format: 1
title: Lenders of keywords
clauses: ["909.3a"]
cards:
{lenders}
  - {{name: Kite, type: Resonator, cost: "{{1}}", atk: 100, def: 100, text: ["{own}"]}}
start: {{A: {{field: [{names}, Kite]}}}}
expect: {{A.Kite: {{keywords: [{had}]}}}}
"""


def asked_of_keywords(chain: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often it is asked whether one effect changes another, where each gives a keyword to all that have
    one: the next one in a chain, or one that nobody gives."""
    count = 0
    real = dependency.changes

    def counted(*arguments: object) -> bool:
        nonlocal count
        count += 1
        return real(*arguments)  # type: ignore[arg-type]

    lines, names = [], []
    for n in range(len(KEYWORDS) - 1, 0, -1):  # the last of the chain is the oldest
        having = KEYWORDS[n - 1] if chain else "Imperishable"
        names.append(f"Lender {n}")
        lines.append(
            f'  - {{name: Lender {n}, type: Addition, cost: "{{1}}", '
            f'text: ["Resonators with [{having}] gain [{KEYWORDS[n]}]."]}}'
        )
    own = "[Flying]" if chain else "[Imperishable]"
    first = KEYWORDS[0] if chain else "Imperishable"
    had = ", ".join([first.lower(), *[k.lower() for k in KEYWORDS[1:]]])
    file = tmp_path / f"{chain}.yaml"
    file.write_text(
        LENDERS.format(lenders="\n".join(lines), own=own, names=", ".join(names), had=had), encoding="utf-8"
    )
    with monkeypatch.context() as patched:
        patched.setattr(dependency, "changes", counted)
        assert judge(file, []).verdict == OK
    return count


def test_keywords_that_nobody_asks_for_take_no_questions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asked_of_keywords(False, tmp_path, monkeypatch) == 0


def test_a_chain_of_keywords_is_followed_from_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asked_of_keywords(True, tmp_path, monkeypatch) > 0


TAKERS = """format: 1
title: Takers of keywords
clauses: ["909.3a"]
cards:
  - {{name: Glider, type: Resonator, cost: "{{1}}", atk: 100, def: 100, text: ["[Flying]", "[Imperishable]"]}}
{takers}
start: {{A: {{field: [{names}, Glider]}}}}
expect: {{A.Glider: {{keywords: [imperishable{more}]}}}}
"""


@pytest.mark.parametrize("asking", [False, True])
def test_keywords_that_are_taken_matter_to_who_asks_for_them(
    asking: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = 0
    real = dependency.changes

    def counted(*arguments: object) -> bool:
        nonlocal count
        count += 1
        return real(*arguments)  # type: ignore[arg-type]

    given = "Resonators with [Flying] gain [Pierce]." if asking else "Resonators you control gain [Pierce]."
    texts = [given, *["Resonators lose [Flying] and cannot gain [Flying]."] * 4]
    names = ", ".join(f"Taker {n}" for n in range(len(texts)))
    takers = "\n".join(
        f'  - {{name: Taker {n}, type: Addition, cost: "{{1}}", text: ["{text}"]}}'
        for n, text in enumerate(texts)
    )
    file = tmp_path / "takers.yaml"
    more = "" if asking else ", pierce"  # what asks waits for what takes (909.3a)
    file.write_text(TAKERS.format(takers=takers, names=names, more=more), encoding="utf-8")
    with monkeypatch.context() as patched:
        patched.setattr(dependency, "changes", counted)
        verdict = judge(file, [])
        assert verdict.verdict == OK, verdict.detail
    assert (count > 0) == asking
