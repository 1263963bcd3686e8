"""Clauses that tests are marked with, and clauses that judge files name."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from willpower.judge.reading.errors import JudgeError
from willpower.judge.reading.loader import Scalar, Value
from willpower.judge.reading.reader import head, load_path
from willpower.rules.edition import DEFAULT
from willpower.rules.index import clauses

# A test that does not run, or may fail, shows nothing.
_SHOWS_NOTHING: Final = frozenset({"skip", "skipif", "xfail"})
_JUDGE_SUFFIXES: Final = (".yaml", ".yml")


def marked_tests(path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every test of a module with the clauses it is marked with, the marks of its class and module too."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    outer = [node.value for node in tree.body if isinstance(node, ast.Assign) and _sets_marks(node)]
    yield from _in_body(tree.body, "", outer)


def _sets_marks(node: ast.Assign) -> bool:
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)


def _in_body(
    body: Sequence[ast.stmt], inside: str, outer: Sequence[ast.expr]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _in_body(node.body, f"{node.name}::", [*outer, *node.decorator_list])
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            marks = [*outer, *node.decorator_list]
            if not any(_SHOWS_NOTHING & set(_words(mark)) for mark in marks):
                numbers = tuple(dict.fromkeys(n for mark in marks for n in _numbers(mark)))
                if numbers:
                    yield f"{inside}{node.name}", numbers


def _words(mark: ast.expr) -> Iterator[str]:
    for node in ast.walk(mark):
        if isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Name):
            yield node.id


def _numbers(mark: ast.expr) -> Iterator[str]:
    """The numbers of `clause(...)` and `pytest.mark.clause(...)`, also among the rows of a table."""
    for node in ast.walk(mark):
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name == "clause":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def marks_by_clause(folder: Path) -> dict[str, dict[str, None]]:
    """The tests below a folder by the clauses they show: "conformance/test_803_...py::test_..."."""
    found: dict[str, dict[str, None]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for name, numbers in marked_tests(path):
            for number in numbers:
                found.setdefault(number, {})[f"{path.relative_to(folder).as_posix()}::{name}"] = None
    return found


def judge_files_by_clause(folder: Path) -> dict[str, dict[str, None]]:
    """The judge files below a folder, played by the newest rules, by the clauses that they name."""
    found: dict[str, dict[str, None]] = {}
    for path in sorted(p for p in folder.rglob("*") if p.suffix in _JUDGE_SUFFIXES):
        try:
            value = load_path(path)
        except JudgeError:
            continue  # running it says what is wrong with it
        if _edition(value).partition(" ")[0] != DEFAULT:
            continue  # other rulebooks have other numbers
        for number in head(value)[1]:
            if number in clauses():
                found.setdefault(number, {})[path.relative_to(folder).as_posix()] = None
    return found


def _edition(value: Value) -> str:
    for key, item in getattr(value, "entries", ()):
        if key.text == "edition" and isinstance(item, Scalar):
            return item.text
    return DEFAULT
