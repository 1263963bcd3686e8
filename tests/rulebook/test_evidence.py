"""What there is of each clause, and how much of the rulebook that is."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from willpower.rulebook import evidence as E
from willpower.rulebook.coverage import CHAPTERS, chapter_of, coverage, coverage_json, reason
from willpower.rulebook.evidence import Evidence, evidence, read, write
from willpower.rulebook.marks import marks_by_clause
from willpower.rulebook.pages import pages
from willpower.rules.index import clauses

ROOT = Path(__file__).resolve().parents[2]


def test_every_observable_clause_is_shown() -> None:
    tests = marks_by_clause(ROOT / "tests")
    share = coverage({number: Evidence(tests=tuple(found)) for number, found in tests.items()})
    assert share.missing == ()
    assert (share.clauses, share.observable, share.shown) == (819, 716, 716)


def test_only_conformance_tests_count() -> None:
    whole = dict(evidence())
    whole["903.2g"] = replace(whole["903.2g"], tests=("engine/test_x.py::test_y",))
    del whole["1204.1"]
    share = coverage(whole)
    assert share.missing == ("903.2g", "1204.1") and share.shown == 714
    assert coverage(whole, "900").shown == coverage(evidence(), "900").shown - 1
    said = json.loads(coverage_json(whole))
    assert said["missing"] == ["903.2g", "1204.1"] and said["chapters"]["1200"]["shown"] == 8
    page = pages(whole)
    assert "Not shown: [903.2g](900.md#9032g), [1204.1](1200.md#12041)." in page["README.md"]
    assert "no conformance test shows it" in page["900.md"]


def test_a_table_is_read_as_it_was_written() -> None:
    given = {
        "101.1": Evidence(),
        "102.1": Evidence(("engine.a", "engine.b:x", "engine.b:Y.z"), (), ("900/one.yaml", "two.yaml")),
        "103.1": Evidence((), ("conformance/test_a.py::test_b", "conformance/test_a.py::T::test_c")),
    }
    assert read(write(given)) == given


def test_chapters_take_in_every_clause_and_every_hidden_one_has_a_reason() -> None:
    assert {chapter_of(number) for number in clauses()} == set(CHAPTERS)
    for clause in clauses().values():
        if not clause.observable:
            assert reason(clause)


def test_an_installed_package_has_no_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert E.checkout() == ROOT
    monkeypatch.setattr(E, "__file__", str(tmp_path / "lib" / "willpower" / "rulebook" / "evidence.py"))
    assert E.checkout() is None
