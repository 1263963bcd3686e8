"""What there is of each clause: the functions that cite it, the tests and judge files that show it.

The table is a file of the package, so that it is there also where no sources and tests are. `make docs`
writes it anew; a test keeps it current.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Final

from willpower.rules.index import clauses

DATA: Final = "data/evidence-8.01.tsv"
CONFORMANCE: Final = "conformance/"
_HEAD: Final = "number\tfunctions\ttests\tjudge files"


@dataclass(frozen=True, slots=True)
class Evidence:
    """One clause: places in the code ("engine.battle:declare"), tests and judge files by their paths."""

    functions: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    judge_files: tuple[str, ...] = ()

    @property
    def shown(self) -> bool:
        """Whether a conformance test shows it; other tests and judge files are told but do not count."""
        return any(test.startswith(CONFORMANCE) for test in self.tests)


def evidence_of(number: str) -> Evidence:
    """What there is of a clause."""
    return evidence().get(number, Evidence())


@cache
def evidence() -> Mapping[str, Evidence]:
    """All clauses of which there is something, as the package was made."""
    return MappingProxyType(read(files("willpower.rulebook").joinpath(DATA).read_text(encoding="utf-8")))


def gather(root: Path) -> dict[str, Evidence]:
    """The same read from the sources, tests and judge files of a checkout."""
    from .citations import functions_citing
    from .marks import judge_files_by_clause, marks_by_clause

    functions = functions_citing(root / "src" / "willpower")
    tests = marks_by_clause(root / "tests")
    judge_files = judge_files_by_clause(root / "judge")
    return {
        number: Evidence(
            tuple(functions.get(number, ())), tuple(tests.get(number, ())), tuple(judge_files.get(number, ()))
        )
        for number in clauses()
    }


def checkout() -> Path | None:
    """The folder of the project, if this is one in which it is worked on."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "tests" / "conformance").is_dir() and (root / "judge").is_dir() else None


def write(table: Mapping[str, Evidence]) -> str:
    """The table as text, one clause on each line."""
    lines = [_HEAD]
    for number, one in table.items():
        columns = (_fold(one.functions, ":"), _fold(one.tests, "::"), " ".join(one.judge_files))
        lines.append("\t".join((number, *columns)).rstrip())
    return "\n".join(lines) + "\n"


def read(text: str) -> dict[str, Evidence]:
    """A table from its text."""
    found: dict[str, Evidence] = {}
    for line in text.splitlines()[1:]:
        number, functions, tests, judge_files = (*line.split("\t"), "", "", "")[:4]
        found[number] = Evidence(_unfold(functions, ":"), _unfold(tests, "::"), tuple(judge_files.split()))
    return found


def by_file(names: Iterable[str], mark: str) -> dict[str, list[str]]:
    """Names such as "engine.battle:declare" by what stands before the mark."""
    groups: dict[str, list[str]] = {}
    for name in names:
        place, found, inside = name.partition(mark)
        groups.setdefault(place, []).extend([inside] if found else [])
    return groups


def _fold(names: Iterable[str], mark: str) -> str:
    return " ".join(
        place + (mark + ",".join(inside) if inside else "") for place, inside in by_file(names, mark).items()
    )


def _unfold(text: str, mark: str) -> tuple[str, ...]:
    found: list[str] = []
    for group in text.split():
        place, marked, inside = group.partition(mark)
        found += [f"{place}{mark}{name}" for name in inside.split(",")] if marked else [place]
    return tuple(found)
