"""Which tests are marked with which clauses, read from their source, and which judge files name them."""

from __future__ import annotations

from pathlib import Path

import pytest

from willpower.rulebook.marks import judge_files_by_clause, marked_tests, marks_by_clause

TESTS = Path(__file__).resolve().parents[1]
SOURCE = """
import pytest
from conformance_kit import clause

@clause("803.6", "803.5")
def test_two() -> None: ...

@pytest.mark.clause("502.3")
@pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.clause("502.4"))])
def test_rows(x: int) -> None: ...

@clause("104.4")
@pytest.mark.skip
def test_left_out() -> None: ...

@clause("104.4")
@pytest.mark.xfail(reason="x")
def test_may_fail() -> None: ...

@clause("104.4")
def helper() -> None: ...

def test_without() -> None: ...

@clause("601.1")
class TestGroup:
    def test_inside(self) -> None: ...
"""


def test_marks_are_read_from_the_source(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_it.py").write_text(SOURCE)
    (tmp_path / "kit.py").write_text(SOURCE)
    found = {number: list(tests) for number, tests in marks_by_clause(tmp_path).items()}
    assert found == {
        "803.6": ["deep/test_it.py::test_two"],
        "803.5": ["deep/test_it.py::test_two"],
        "502.3": ["deep/test_it.py::test_rows"],
        "502.4": ["deep/test_it.py::test_rows"],
        "601.1": ["deep/test_it.py::TestGroup::test_inside"],
    }


def test_a_mark_of_the_module_counts_for_all_its_tests(tmp_path: Path) -> None:
    path = tmp_path / "test_it.py"
    path.write_text("import pytest\npytestmark = pytest.mark.clause('601.1')\ndef test_it(): ...\n")
    assert list(marked_tests(path)) == [("test_it", ("601.1",))]


def test_the_source_says_what_the_run_says(request: pytest.FixtureRequest) -> None:
    """Every module of this run: the marks that were collected are those that are read from its source."""
    by_path: dict[Path, set[tuple[str, str]]] = {}
    for item in request.session.items:
        names = by_path.setdefault(item.path, set())
        if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
            continue
        name = item.nodeid.partition("::")[2].partition("[")[0]
        names |= {(name, number) for mark in item.iter_markers("clause") for number in mark.args}
    whole = [path for path in by_path if not request.config.option.keyword and "::" not in str(path)]
    assert whole
    for path in whole:
        written = {(name, number) for name, numbers in marked_tests(path) for number in numbers}
        assert by_path[path] <= written, path
        if len(by_path) > 50:  # the whole suite, so each module is there with all its tests
            assert by_path[path] == written, path


def test_judge_files_of_other_rulebooks_have_other_numbers(tmp_path: Path) -> None:
    (tmp_path / "800").mkdir()
    (tmp_path / "800" / "new.yaml").write_text("format: 1\nclauses: ['803.6', '999.9']\n")
    (tmp_path / "block.yml").write_text("format: 1\nedition: 8.01 Valhalla\nclauses:\n  - 803.6\n  - 803.5\n")
    (tmp_path / "old.yaml").write_text("format: 1\nedition: '5.12'\nclauses: ['803.6']\n")
    (tmp_path / "torn.yaml").write_text("format: [1\nclauses: ['803.6']\n")
    found = {number: list(files) for number, files in judge_files_by_clause(tmp_path).items()}
    assert found == {"803.6": ["800/new.yaml", "block.yml"], "803.5": ["block.yml"]}
