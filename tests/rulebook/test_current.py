"""The table of the package and docs/rules/ are made anew when code, tests or judge files change."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from willpower.rulebook.coverage import coverage
from willpower.rulebook.evidence import Evidence, evidence, evidence_of, gather
from willpower.rulebook.pages import pages
from willpower.rules.index import clauses

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def table() -> Mapping[str, Evidence]:
    """Read from the sources, tests and judge files as they are now."""
    return gather(ROOT)


def test_the_table_of_the_package_is_current(table: Mapping[str, Evidence]) -> None:
    stale = [number for number in table if evidence_of(number) != table[number]]
    assert stale == [], "run make docs"
    assert list(evidence()) == list(table) == list(clauses())


def test_the_pages_are_current(table: Mapping[str, Evidence]) -> None:
    made = pages(table)
    folder = ROOT / "docs" / "rules"
    assert {path.name for path in folder.iterdir()} == set(made)
    written = {name: (folder / name).read_text(encoding="utf-8") for name in made}
    assert [name for name in made if not written[name].endswith(made[name])] == [], "run make docs"


def test_files_and_tests_that_are_named_exist() -> None:
    for one in evidence().values():
        for test in one.tests:
            assert (ROOT / "tests" / test.partition("::")[0]).is_file(), test
        for path in one.judge_files:
            assert (ROOT / "judge" / path).is_file(), path


def test_links_of_the_pages_lead_somewhere() -> None:
    for page in sorted((ROOT / "docs" / "rules").iterdir()):
        for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_observable_clause_is_cited_where_it_is_carried_out(table: Mapping[str, Evidence]) -> None:
    assert coverage(table).uncited == ()
