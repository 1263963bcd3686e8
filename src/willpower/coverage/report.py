"""How much of a card file is understood, at work and asserted, by set and in all, and what is missing."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Final

from willpower.cards.card import Card, Face
from willpower.cards.database import CardDatabase
from willpower.language import Problem, compile_face
from willpower.language.coverage import missing_phrase
from willpower.rules.edition import DEFAULT

from .exercise import MOST_GAMES, Exercised, exercise

CHUNK: Final = 6  # cards that a process tries before it reports
Progress = Callable[[int], None]


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
        one.understood += compiled.understood
        one.ambiguous += "ambiguous" in kinds
        one.mismatched += "mismatched" in kinds
    if compiled.understood:
        return
    report.problems += [(number, face.name, problem) for problem in compiled.problems]
    phrases = {missing_phrase(problem) for problem in compiled.problems}
    if len(phrases) == 1:
        report.blocking[phrases.pop()] += 1


def _look(face: Face) -> object:
    """What makes two printings the same card: everything but number and flavour."""
    return (face.name, face.printed_type, face.races, str(face.cost), face.atk, face.defense, face.text)


def execute(
    report: Report,
    cards: Sequence[Card],
    known: CardDatabase,
    jobs: int = 0,
    seed: int = 1,
    edition: str = DEFAULT,
    most: int = MOST_GAMES,
    progress: Progress | None = None,
) -> None:
    """Tries every card of which a side is understood and counts the sides of which every part was at work."""
    alike: dict[str, Card] = {}
    for card in cards:
        if any(compile_face(face).understood for face in card.faces):
            alike.setdefault(card.fingerprint, card)
    found: dict[str, Exercised] = {}
    for chunk in tried(tuple(alike.values()), known, jobs, seed, edition, most):
        for one, result in chunk:
            found[one] = result
            if progress is not None:
                progress(1)
    report.exercised = [found[key] for key in alike]
    report.total.executed = 0
    for counts in report.sets.values():
        counts.executed = 0
    for card in cards:
        if card.fingerprint not in alike:
            continue
        own = found[card.fingerprint]
        done = sum(own.executed(n) for n, face in enumerate(card.faces) if compile_face(face).understood)
        counts = report.sets[card.set_code]
        assert counts.executed is not None
        counts.executed += done
        report.total.executed += done


Tried = list[tuple[str, Exercised]]


def tried(
    cards: Sequence[Card], known: CardDatabase, jobs: int, seed: int, edition: str, most: int
) -> Iterator[Tried]:
    """The results of groups of cards as they come in."""
    chunks = [cards[n : n + CHUNK] for n in range(0, len(cards), CHUNK)]
    jobs = min(jobs or os.cpu_count() or 1, len(chunks))
    if jobs <= 1:
        _Worker.known = known
        for chunk in chunks:
            yield _try(chunk, seed, edition, most)
        return
    with ProcessPoolExecutor(jobs, initializer=_begin, initargs=(known,)) as pool:
        for done in as_completed([pool.submit(_try, chunk, seed, edition, most) for chunk in chunks]):
            yield done.result()


class _Worker:
    """What a process knows from its start on."""

    known: CardDatabase = CardDatabase()


def _begin(known: CardDatabase) -> None:
    _Worker.known = known


def _try(cards: Sequence[Card], seed: int, edition: str, most: int) -> Tried:
    return [(card.fingerprint, exercise(card, _Worker.known, seed, edition, most=most)) for card in cards]
