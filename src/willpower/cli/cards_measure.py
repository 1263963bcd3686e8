"""What was measured of a card file, as `willpower cards coverage --json` and `--details` write it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..cards.community import LATER
from ..cards.errors import Refused, grouped
from ..coverage.report import Counts, Report
from ..language.compile import NO_RULE


def add_refused(report: Report, refused: Sequence[Refused]) -> None:
    """Count the entries that were not taken among the entries of their sets and of the file."""
    for one in refused:
        for counts in (report.total, report.sets.setdefault(one.set_code, Counts())):
            counts.entries += 1


def as_dict(report: Report, refused: Sequence[Refused]) -> dict[str, object]:
    """The report as one JSON object: numbers of the file and of each set, and what holds entries back."""
    by_set = Counter(one.set_code for one in refused)
    plain = report.as_dict()
    return {
        **plain,
        "total": {**report.total.as_dict(), "refused": len(refused)},
        "sets": {code: {**counts.as_dict(), "refused": by_set[code]} for code, counts in report.sets.items()},
        "later": [{"rule": rule, "entries": n} for rule, n in later_rules(report, refused)],
        "refused": [{"reason": reason, "entries": n} for reason, n in grouped(r.reason for r in refused)],
    }


def later_rules(report: Report, refused: Sequence[Refused]) -> list[tuple[str, int]]:
    """The types and keywords that no rule of 8.01 knows, with how many entries have each."""
    found = {
        (one.number, one.reason.removeprefix(f"{LATER}: ")) for one in refused if one.reason.startswith(LATER)
    }
    for number, _, problem in report.problems:
        if problem.words.endswith(NO_RULE):
            found.add((number, problem.words.removesuffix(NO_RULE)))
    return grouped(rule for _, rule in found)


def in_detail(report: Report, refused: Sequence[Refused]) -> dict[str, object]:
    """Everything that was found, with what `--json` leaves out."""
    return {
        **as_dict(report, refused),
        "not_understood": [
            {"id": number, "name": name, "paragraph": p.paragraph, "kind": p.kind, "at": p.words}
            for number, name, p in report.problems
        ],
        "not_taken": [
            {"id": one.number, "set": one.set_code, "reason": one.reason, "problem": str(one.problem)}
            for one in refused
        ],
        "mended": [
            {"id": number, "name": name, "paragraph": paragraph, "read_as": words}
            for number, name, paragraph, words in report.mended
        ],
        "unseen": [
            {"id": one.id, "name": one.name, "side": side, "part": part}
            for one in report.exercised
            for side, part in one.unseen
        ],
        "crashes": [
            {"id": one.id, "name": one.name, "seed": crash.seed, "what": crash.what, "where": crash.where}
            for one in report.exercised
            for crash in one.crashes
        ],
        "games": sum(one.games for one in report.exercised),
        "decisions": sum(one.decisions for one in report.exercised),
    }
