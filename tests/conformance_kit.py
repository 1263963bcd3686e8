"""For tests of single clauses: a situation as a judge file in the test, and what must come of it.

    @clause("804.4a", "806.2a-ii")
    def test_the_blocker_leaves() -> None:
        holds('''
            cards:
              - {name: Ogre, type: Resonator, cost: "{R}", atk: 800, def: 800}
            start: {A: {field: [Ogre]}}
            do:
              - {A: attack, card: Ogre, object: B}
              - {finish: battle}
            expect: {B.life: 3200}
        ''')

A test belongs here only if breaking the rule in the engine makes it fail.
"""

from __future__ import annotations

from textwrap import dedent

import pytest

from willpower.judge.telling.report import OK, judge_text

clause = pytest.mark.clause


def holds(text: str, edition: str = "8.01") -> None:
    """Runs a judge file given as text; the test fails with its first unmet expectation."""
    body = dedent(text).strip() + "\n"
    head = "" if body.startswith("format:") or "\nformat:" in body else "format: 1\ntitle: a clause\n"
    if "\nedition:" not in body and not body.startswith("edition:"):
        head += f'edition: "{edition}"\n'
    verdict = judge_text(head + body)
    assert verdict.verdict == OK, f"{verdict.detail}\n" + "\n".join(verdict.trace)


def fails(text: str) -> str:
    """Runs a judge file that must not pass; what it says."""
    body = dedent(text).strip() + "\n"
    verdict = judge_text("format: 1\ntitle: a clause\n" + body)
    assert verdict.verdict != OK, "this was to fail"
    return verdict.detail
