"""Which switches tests show: read from marks, and the table of the package is current."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from edition_kit import VALHALLA
from willpower.rulebook.switches_shown import Shown, coverage, gather, read, shown, write
from willpower.rules.edition import EDITIONS, SWITCHES, edition, value
from willpower.rules.not_observable import NOT_OBSERVABLE

ROOT = Path(__file__).resolve().parents[2]

TESTS = """
@switch("pierce", "enter")
@by_edition(("2.0", 1), ("8.01", 2))
def test_one(edition: str, n: int) -> None: ...

@pytest.mark.switch("pierce")
@pytest.mark.skip
def test_not_run() -> None: ...

@other("explode")
def test_unmarked() -> None: ...

@switch("explode")
def helper() -> None: ...
"""


def checkout(
    tmp_path: Path, tests: str = TESTS, judged: str = "# switch: layers, pierce\nformat: 1\n"
) -> Path:
    (tmp_path / "tests" / "editions").mkdir(parents=True)
    (tmp_path / "judge" / "editions").mkdir(parents=True)
    (tmp_path / "tests" / "editions" / "test_it.py").write_text(tests)
    (tmp_path / "judge" / "editions" / "pierce.yaml").write_text(judged)
    return tmp_path


def test_marks_and_comments(tmp_path: Path) -> None:
    table = gather(checkout(tmp_path))
    assert list(table) == [one.field for one in SWITCHES]
    assert table["pierce"] == Shown(("editions/test_it.py::test_one",), ("editions/pierce.yaml",))
    assert table["enter"].tests and table["layers"] == Shown((), ("editions/pierce.yaml",))
    assert table["explode"] == Shown()
    assert read(write(table)) == table


def test_only_tests_count(tmp_path: Path) -> None:
    found = coverage(gather(checkout(tmp_path)))
    assert (found.switches, found.shown) == (len(SWITCHES), 2)
    assert found.observable == len(SWITCHES) - len(NOT_OBSERVABLE)
    assert "layers" in found.missing and "pierce" not in found.missing
    assert set(found.as_data()) == {"switches", "observable", "shown", "not_observable", "missing"}


def test_a_switch_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no such switches: swich"):
        gather(checkout(tmp_path, judged="# switch: swich\n"))


def test_the_table_of_the_package_is_current() -> None:
    assert dict(shown()) == gather(ROOT), "run make docs"


def test_judge_files_of_a_switch_are_of_editions_that_set_it_differently() -> None:
    """Unless they show what no edition changes, or the other edition's file has another name."""
    for field, one in gather(ROOT).items():
        if len(one.judge_files) < 2:
            continue
        switch = next(s for s in SWITCHES if s.field == field)
        used = {
            name
            for file in one.judge_files
            for name in EDITIONS
            if f'edition: "{name}"' in (ROOT / "judge" / file).read_text(encoding="utf-8")
        }
        assert len({repr(value(edition(name), switch)) for name in used}) > 1, field


def test_marked_tests_are_of_editions_that_set_the_switch_differently() -> None:
    fields = {one.field: one for one in SWITCHES}
    for path in sorted((ROOT / "tests" / "editions").glob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for node in ast.parse(source).body:
            if not isinstance(node, ast.FunctionDef) or not node.decorator_list:
                continue
            first = node.decorator_list[0].lineno
            body = "\n".join(lines[first - 1 : node.end_lineno])
            named = {name for name in EDITIONS if f'"{name}"' in body}
            for constant, names in {"VALHALLA": VALHALLA, "EDITIONS": EDITIONS}.items():
                if re.search(rf"\b{constant}\b", body):
                    named |= set(names)
            for mark in re.findall(r"@switch\(([^)]*)\)", body):
                for field in re.findall(r'"(\w+)"', mark):
                    said = {repr(value(edition(name), fields[field])) for name in named}
                    assert len(said) > 1, (path.name, node.name, field)
