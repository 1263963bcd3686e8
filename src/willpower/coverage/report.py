"""How much of a card file is understood, at work and asserted, by set and in all, and what is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from willpower.cards.card import Card, Face
from willpower.language import Problem, compile_face
from willpower.language.coverage import missing_phrase

from .result import Exercised

Progress = Callable[[int], None]
MENDED: Final = "a slip of the pen, mended"  # stands among what holds entries back: not read as printed


@dataclass(slots=True)
class Counts:
    """The numbers of a set; None where something was not counted."""

    entries: int = 0
    unique: int = 0
    understood: int = 0
    executed: int | None = None
    asserted: int | None = None
    ambiguous: int = 0
    mismatched: int = 0

    def as_dict(self) -> dict[str, int | None]:
        """The numbers by name."""
        return {
            "entries": self.entries,
            "unique": self.unique,
            "understood": self.understood,
            "executed": self.executed,
            "asserted": self.asserted,
            "ambiguous": self.ambiguous,
            "mismatched": self.mismatched,
        }


@dataclass(slots=True)
class Report:
    """What was found out about a card file."""

    total: Counts = field(default_factory=Counts)
    sets: dict[str, Counts] = field(default_factory=dict)
    blocking: Counter[str] = field(default_factory=Counter)
    problems: list[tuple[str, str, Problem]] = field(default_factory=list)  # number, name, problem
    mended: list[tuple[str, str, int, str]] = field(default_factory=list)  # number, name, paragraph, read as
    exercised: list[Exercised] = field(default_factory=list)

    def as_dict(self) -> dict[str, object]:
        """The report as `willpower cards coverage --json` prints it."""
        return {
            "total": self.total.as_dict(),
            "sets": {code: counts.as_dict() for code, counts in self.sets.items()},
            "blocking": [{"phrase": phrase, "cards": n} for phrase, n in ranked(self.blocking)],
        }


def ranked(blocking: Counter[str]) -> list[tuple[str, int]]:
    """Missing phrases, those that alone hold back most cards first."""
    return sorted(blocking.items(), key=lambda item: (-item[1], item[0]))


def measure(
    cards: Sequence[Card], asserted: Collection[str] | None = None, progress: Progress | None = None
) -> Report:
    """Compiles the texts of cards and counts. `asserted` has the fingerprints of cards that a judge file
    asserts, None if that was not looked at."""
    report = Report()
    looks: dict[str, set[object]] = {}
    all_looks: set[object] = set()
    for card in cards:
        counts = report.sets.setdefault(card.set_code, Counts())
        for number, face in zip(card.face_ids, card.faces, strict=True):
            _measure_face(report, counts, number, face)
            look = _look(face)
            all_looks.add(look)
            looks.setdefault(card.set_code, set()).add(look)
            if asserted is not None:
                for one in (report.total, counts):
                    one.asserted = (one.asserted or 0) + (card.fingerprint in asserted)
        if progress is not None:
            progress(1)
    report.total.unique = len(all_looks)
    for code, counts in report.sets.items():
        counts.unique = len(looks[code])
    return report


def _measure_face(report: Report, counts: Counts, number: str, face: Face) -> None:
    compiled = compile_face(face)
    kinds = {problem.kind for problem in compiled.problems}
    for one in (report.total, counts):
        one.entries += 1
        one.understood += compiled.word_for_word
        one.ambiguous += "ambiguous" in kinds
        one.mismatched += "mismatched" in kinds
    if compiled.understood:
        if compiled.mended:
            report.mended += [(number, face.name, *slip) for slip in compiled.mended]
            report.blocking[MENDED] += 1
        return
    report.problems += [(number, face.name, problem) for problem in compiled.problems]
    phrases = {missing_phrase(problem) for problem in compiled.problems}
    if len(phrases) == 1:
        report.blocking[phrases.pop()] += 1


def _look(face: Face) -> object:
    """What makes two printings the same card: everything but number and flavour."""
    return (face.name, face.printed_type, face.races, str(face.cost), face.atk, face.defense, face.text)
