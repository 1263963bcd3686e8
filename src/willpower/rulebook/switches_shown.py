"""Which switches of the editions tests show: two editions doing different things with one situation.

The table is a file of the package, so that it is there also where no tests are. `make docs` writes it anew; a
test keeps it current.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from willpower.rules.edition import SWITCHES
from willpower.rules.not_observable import NOT_OBSERVABLE

from .evidence import checkout

DATA: Final = "data/switches-shown.tsv"
_HEAD: Final = "switch\ttests\tjudge files"
# A test that does not run, or may fail, shows nothing.
_SHOWS_NOTHING: Final = frozenset({"skip", "skipif", "xfail"})
# In judge files: "# switch: pierce, first_strike".
_COMMENT: Final = re.compile(r"^# switch:\s*([a-z_, ]+?)\s*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Shown:
    """The tests ("editions/test_battle.py::test_pierce") and judge files that show a switch."""

    tests: tuple[str, ...] = ()
    judge_files: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Coverage:
    """How many switches there are, a game can show, and tests do show; and those that are left."""

    switches: int
    observable: int
    shown: int
    missing: tuple[str, ...]

    def as_data(self) -> dict[str, Any]:
        """Ready for JSON, with the reason for each switch that no game can show."""
        return {
            "switches": self.switches,
            "observable": self.observable,
            "shown": self.shown,
            "not_observable": dict(NOT_OBSERVABLE),
            "missing": list(self.missing),
        }


def coverage(table: Mapping[str, Shown]) -> Coverage:
    """The switches counted; only tests count, judge files are told beside them."""
    observable = [one.field for one in SWITCHES if one.field not in NOT_OBSERVABLE]
    missing = tuple(field for field in observable if not table.get(field, Shown()).tests)
    return Coverage(len(SWITCHES), len(observable), len(observable) - len(missing), missing)


def newest() -> Mapping[str, Shown]:
    """The table of the checkout that this is, otherwise that of the package."""
    root = checkout()
    return shown() if root is None else gather(root)


@cache
def shown() -> Mapping[str, Shown]:
    """The table as the package was made."""
    return MappingProxyType(read(files("willpower.rulebook").joinpath(DATA).read_text(encoding="utf-8")))


def gather(root: Path) -> dict[str, Shown]:
    """The same read from the tests and judge files of a checkout."""
    tests: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        for name, fields in _marked(path):
            for field in fields:
                tests.setdefault(field, []).append(f"{path.relative_to(root / 'tests').as_posix()}::{name}")
    judged: dict[str, list[str]] = {}
    for path in sorted((root / "judge").rglob("*.yaml")):
        for comment in _COMMENT.finditer(path.read_text(encoding="utf-8")):
            for field in re.split(r"[, ]+", comment[1]):
                judged.setdefault(field, []).append(path.relative_to(root / "judge").as_posix())
    unknown = {*tests, *judged} - {one.field for one in SWITCHES}
    if unknown:
        raise ValueError(f"there are no such switches: {', '.join(sorted(unknown))}")
    return {
        one.field: Shown(tuple(tests.get(one.field, ())), tuple(judged.get(one.field, ())))
        for one in SWITCHES
    }


def _marked(path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every test of a module with the switches that it is marked with."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        words = [part for mark in node.decorator_list for part in ast.walk(mark)]
        names = {part.attr for part in words if isinstance(part, ast.Attribute)}
        if names & _SHOWS_NOTHING:
            continue
        fields = [
            argument.value
            for part in words
            if isinstance(part, ast.Call) and _called(part) == "switch"
            for argument in part.args
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        ]
        if fields:
            yield node.name, tuple(dict.fromkeys(fields))


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def write(table: Mapping[str, Shown]) -> str:
    """The table as text, one switch on each line."""
    lines = [_HEAD]
    for field, one in table.items():
        lines.append(f"{field}\t{' '.join(one.tests)}\t{' '.join(one.judge_files)}".rstrip())
    return "\n".join(lines) + "\n"


def read(text: str) -> dict[str, Shown]:
    """The table from its text."""
    found: dict[str, Shown] = {}
    for line in text.splitlines()[1:]:
        field, tests, judged = (*line.split("\t"), "", "")[:3]
        found[field] = Shown(tuple(tests.split()), tuple(judged.split()))
    return found
