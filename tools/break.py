"""Breaks the rules of the engine one by one and sees that a conformance test notices.

    python tools/break.py                  # what `make break` does
    python tools/break.py --only 804.4a    # the breaks with this name or clause
    python tools/break.py --json

Each break is applied in a process of its own, which then runs those tests of the break's modules that are
marked with one of its clauses. A break of an older edition names switches instead, and modules of
tests/editions; a module that ends in .yaml is a file of judge/. A break is caught if one of them turns red
that is green on the unbroken engine.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from breaks import CATALOGUE
from breaks.kit import Break, Stale

import willpower.judge.running.runner  # noqa: F401  loaded once here, so that each process has it from the start

ROOT = Path(__file__).resolve().parent.parent
TESTS = (ROOT / "tests" / "conformance", ROOT / "tests" / "editions")
JUDGED = f"{ROOT}/tests/judge/running/test_our_files.py::test_a_judge_file_of_ours"
AT_ONCE = 2
LIMIT = 150  # seconds for one break; a busy machine is slow
BASE_LIMIT = 600  # seconds for the tests on the unbroken engine
QUIET = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no")


class Result(NamedTuple):
    """What a process has seen: tests run, tests that turned red and their clauses, what went wrong."""

    ran: tuple[str, ...]
    red: tuple[str, ...]
    clauses: tuple[str, ...]
    trouble: str


Job = Callable[[], Result]


class Recorder:
    """Runs only the tests of some clauses (all if none are named) and notes which turn red."""

    def __init__(self, clauses: frozenset[str], known_red: frozenset[str]) -> None:
        self.wanted = clauses
        self.known_red = known_red
        self.ran: list[str] = []
        self.red: list[str] = []
        self.clauses: set[str] = set()
        self.errors: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keeps the tests that could catch the break."""
        if self.wanted:
            items[:] = [
                item
                for item in items
                if (marks(item) & self.wanted or ".yaml]" in item.nodeid)
                and item.nodeid not in self.known_red
            ]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Notes a module that cannot be read."""
        if report.failed:
            self.errors.append(report.nodeid)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> object:
        """Notes a test that has run."""
        outcome = yield
        report = outcome.get_result()
        if report.when == "call":
            self.ran.append(item.nodeid)
        if report.failed:
            self.red.append(item.nodeid)
            self.clauses |= marks(item) & self.wanted


def marks(item: pytest.Item) -> frozenset[str]:
    """The clauses, or the switches of an edition, that a test is marked with."""
    kinds = ("clause", "switch")
    return frozenset(str(one) for kind in kinds for mark in item.iter_markers(kind) for one in mark.args)


def files_of(modules: tuple[str, ...]) -> tuple[str, ...]:
    """The test files of some modules, each named by its number, or by all of its name; of a judge file the
    one test that plays it."""
    judged = [m for m in modules if m.endswith(".yaml")]
    patterns = [pattern for m in modules if m not in judged for pattern in (f"test_{m}_*.py", f"test_{m}.py")]
    found = {str(p) for pattern in patterns for folder in TESTS for p in folder.glob(pattern)}
    return tuple(sorted(found | {f"{JUDGED}[{m}]" for m in judged}))


def run_tests(files: tuple[str, ...], recorder: Recorder) -> Result:
    """Runs test files in this process."""
    if not files:
        return Result((), (), (), "there are no such modules")
    code = pytest.main([*QUIET, f"--rootdir={ROOT}", *files], plugins=[recorder])
    trouble = ""
    if recorder.errors:
        trouble = "cannot be read: " + ", ".join(recorder.errors)
    elif not recorder.ran and not recorder.red:
        trouble = f"no test of these clauses ran (pytest says {int(code)})"
    return Result(tuple(recorder.ran), tuple(recorder.red), tuple(sorted(recorder.clauses)), trouble)


def broken(b: Break, known_red: frozenset[str]) -> Result:
    """Applies a break and runs the tests of its clauses."""
    try:
        b.apply()
    except Stale as e:
        return Result((), (), (), f"does not apply: {e}")
    return run_tests(files_of(b.modules), Recorder(frozenset(b.clauses), known_red))


def start(job: Job, out: Path, limit: int) -> int:
    """Starts a process that does a job within a time limit and writes what it saw to a file; its id."""
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    signal.alarm(limit)
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, 1)
    os.dup2(sink, 2)
    try:
        result = job()
    except BaseException as e:
        result = Result((), (), (), f"{type(e).__name__}: {e}")
    out.write_text(json.dumps(result))
    os._exit(0)


def finished(out: Path, limit: int) -> Result:
    """What a process that has ended has written."""
    if not out.exists():
        return Result((), (), (), f"no answer within {limit} seconds")
    ran, red, clauses, trouble = json.loads(out.read_text())
    return Result(tuple(ran), tuple(red), tuple(clauses), trouble)


def run_all(jobs: list[Job], limit: int, tell: Callable[[int, Result], None]) -> list[Result]:
    """Runs jobs in processes of their own, two at a time, and tells of each in the order of the list."""
    results: dict[int, Result] = {}
    running: dict[int, int] = {}
    told = 0
    with tempfile.TemporaryDirectory() as folder:
        todo = list(range(len(jobs)))
        while todo or running:
            while todo and len(running) < AT_ONCE:
                n = todo.pop(0)
                running[start(jobs[n], Path(folder, str(n)), limit)] = n
            pid, _ = os.wait()
            done = running.pop(pid)
            results[done] = finished(Path(folder, str(done)), limit)
            while told in results:
                tell(told, results[told])
                told += 1
    return [results[n] for n in range(len(jobs))]


def unbroken(chosen: list[Break]) -> Result:
    """The tests of all modules on the engine as it is, in two halves."""
    files = files_of(tuple(m for b in chosen for m in b.modules))
    halves = [files[0::2], files[1::2]]
    jobs: list[Job] = [
        (lambda half=half: run_tests(half, Recorder(frozenset(), frozenset()))) for half in halves if half
    ]
    results = run_all(jobs, BASE_LIMIT, lambda n, result: None)
    return Result(
        tuple(t for r in results for t in r.ran),
        tuple(t for r in results for t in r.red),
        (),
        "; ".join(r.trouble for r in results if r.trouble),
    )


def chosen_by(words: list[str]) -> list[Break]:
    """The breaks with these names or clauses; all without any."""
    wanted = frozenset(words)
    return [b for b in CATALOGUE if not words or wanted & {b.name, *b.clauses}]


def main() -> int:
    """Runs the catalogue; 0 only if every break was caught and the unbroken engine is green."""
    parser = argparse.ArgumentParser(description="Break the rules one by one; a test must notice.")
    parser.add_argument(
        "--only",
        metavar="NAME_OR_CLAUSE",
        nargs="+",
        default=[],
        help="only the breaks with these names, clauses or switches",
    )
    parser.add_argument("--json", action="store_true", help="the outcome as one JSON object")
    args = parser.parse_args()
    chosen = chosen_by(args.only)
    if not chosen:
        parser.error(f"there is no break with the name or clause {' or '.join(args.only)}")
    began = time.monotonic()
    base = unbroken(chosen)
    if base.trouble:
        print(f"the unbroken engine: {base.trouble}", file=sys.stderr)
        return 2
    known_red = frozenset(base.red)

    def tell(n: int, result: Result) -> None:
        if args.json:
            return
        word = "caught    " if result.red else "NOT caught"
        clauses = " ".join(chosen[n].clauses)
        print(f"{word} {chosen[n].name} ({clauses}) {result.trouble}".rstrip(), flush=True)

    jobs: list[Job] = [(lambda b=b: broken(b, known_red)) for b in chosen]
    results = run_all(jobs, LIMIT, tell)
    pairs = list(zip(chosen, results, strict=True))
    uncaught = [b for b, result in pairs if not result.red]
    missing = sorted({c for b in uncaught for c in b.clauses})
    seconds = round(time.monotonic() - began, 1)
    if args.json:
        rows = [
            {
                "name": b.name,
                "clauses": b.clauses,
                "caught": bool(r.red),
                "red": r.red,
                "red_clauses": r.clauses,
                "trouble": r.trouble,
            }
            for b, r in pairs
        ]
        outcome = {
            "breaks": len(chosen),
            "caught": len(chosen) - len(uncaught),
            "uncaught_clauses": missing,
            "red_unbroken": base.red,
            "seconds": seconds,
            "results": rows,
        }
        print(json.dumps(outcome, indent=1))
    else:
        for test in base.red:
            print(f"red on the unbroken engine, so it counts for nothing: {test}")
        print(f"{len(chosen) - len(uncaught)} of {len(chosen)} caught, {seconds} seconds")
        if missing:
            print("clauses of the uncaught: " + " ".join(missing))
    return 1 if uncaught or base.red else 0


if __name__ == "__main__":
    sys.exit(main())
