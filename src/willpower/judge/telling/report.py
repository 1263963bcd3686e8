"""Verdicts on judge files: one line or one JSON object for each, and the trace of what happened."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from willpower.cards.database import CardDatabase

from ..reading.errors import JudgeError, Unmet
from ..reading.loader import load
from ..reading.reader import head, load_path, read_value
from ..running.runner import Run, begin
from .trace import tell

OK: Final = "ok"
FAIL: Final = "fail"
ERROR: Final = "error"
SUFFIXES: Final = (".yaml", ".yml")
_WORDS: Final = {OK: "ok", FAIL: "FAIL", ERROR: "ERROR"}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a file."""

    file: str
    title: str
    verdict: str
    detail: str
    clauses: tuple[str, ...]
    trace: tuple[str, ...] = ()
    run: Run | None = None  # with the trace: the run itself, as far as it came

    def line(self) -> str:
        """The verdict on one line."""
        title = f"  {self.title}" if self.title else ""
        if self.verdict == OK:
            return f"ok     {self.file}{title}"
        return f"{_WORDS[self.verdict]:<6} {self.file}: {self.detail}"

    def as_json(self) -> str:
        """The verdict as one JSON object."""
        data = {
            "file": self.file,
            "title": self.title,
            "verdict": self.verdict,
            "detail": self.detail,
            "clauses": list(self.clauses),
        }
        return json.dumps(data, ensure_ascii=False)


def judge_files(paths: Sequence[Path]) -> list[Path]:
    """The judge files that paths mean: themselves, or all in a directory and below, in order."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = [p for p in path.rglob("*") if p.suffix in SUFFIXES and p.is_file()]
            found += sorted(inside) or [path]
        else:
            found.append(path)
    return list(dict.fromkeys(found))


def judge(path: Path, databases: Sequence[CardDatabase] = (), passes: bool | None = None) -> Verdict:
    """Runs a file; whatever is wrong with it is a verdict, so that other files still run.

    `passes` None: without a trace; otherwise a trace with or without the passes.
    """
    return _judge(str(path), path, databases, passes)


def judge_text(
    written: str, name: str = "", databases: Sequence[CardDatabase] = (), passes: bool | None = None
) -> Verdict:
    """Runs a judge file that is not on a disk."""
    return _judge(name, written, databases, passes)


def _judge(
    name: str, source: Path | str, databases: Sequence[CardDatabase], trace_passes: bool | None
) -> Verdict:
    title = ""
    clauses: tuple[str, ...] = ()
    run: Run | None = None
    verdict, detail = OK, ""
    try:
        value = load(source) if isinstance(source, str) else load_path(source)
        title, clauses = head(value)
        run = begin(read_value(value, name, databases), keep=trace_passes is not None)
        run.steps()
    except Unmet as error:
        verdict, detail = FAIL, str(error)
    except JudgeError as error:
        verdict, detail = ERROR, str(error)
    except Exception as error:  # a fault of ours; the other files still run
        verdict, detail = ERROR, f"the engine stopped: {type(error).__name__}: {error}"
    said = " ".join(detail.split())
    if run is None or trace_passes is None:
        return Verdict(name, title, verdict, said, clauses)
    return Verdict(name, title, verdict, said, clauses, _trace(run, trace_passes), run)


def _trace(run: Run, passes: bool) -> tuple[str, ...]:
    try:
        return tuple(tell(run, passes))
    except Exception as error:
        return (f"the log cannot be told: {type(error).__name__}: {error}",)


def summary(verdicts: Sequence[Verdict]) -> str:
    """The last line: how many passed, how many did not."""
    passed = sum(1 for v in verdicts if v.verdict == OK)
    return f"{passed} passed, {len(verdicts) - passed} failed"


def judge_all(
    paths: Sequence[Path], databases: Sequence[CardDatabase] = (), passes: bool | None = None
) -> Iterator[Verdict]:
    """The verdicts on all files, one after the other."""
    for path in judge_files(paths):
        yield judge(path, databases, passes)
