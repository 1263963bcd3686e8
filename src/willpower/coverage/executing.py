"""Trying all cards of a file, in several processes, for the report."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from time import monotonic
from typing import Final

from willpower.cards.card import Card
from willpower.cards.database import CardDatabase
from willpower.language import compile_face
from willpower.rules.edition import DEFAULT

from .exercise import exercise
from .kept import KeptTrials, key_of
from .report import Progress, Report
from .result import MOST_GAMES, Exercised

CHUNK: Final = 6  # cards that a process tries before it reports
SAVED_EVERY: Final = 60.0  # seconds: a run that is ended begins again where it was


def execute(
    report: Report,
    cards: Sequence[Card],
    known: CardDatabase,
    jobs: int = 0,
    seed: int = 1,
    edition: str = DEFAULT,
    most: int = MOST_GAMES,
    progress: Progress | None = None,
    kept: KeptTrials | None = None,
) -> None:
    """Tries every card of which a side is understood and counts the sides of which all was seen to matter.
    What is kept from before is not tried again."""
    alike: dict[str, Card] = {}
    for card in cards:
        if any(compile_face(face).understood for face in card.faces):
            alike.setdefault(card.fingerprint, card)
    found: dict[str, Exercised] = {}
    keys = {one: key_of(card, known, seed, edition, most) for one, card in alike.items()} if kept else {}
    for one in alike if kept else ():
        before = kept.get(keys[one]) if kept is not None else None
        if before is not None:
            found[one] = before
    todo = tuple(card for one, card in alike.items() if one not in found)
    saved = monotonic()
    for chunk in tried(todo, known, jobs, seed, edition, most):
        for one, result in chunk:
            found[one] = result
            if kept is not None:
                kept.put(keys[one], result)
            if progress is not None:
                progress(1)
        if kept is not None and monotonic() - saved > SAVED_EVERY:
            with suppress(OSError):  # who saves the last ones says what is wrong
                kept.save()
            saved = monotonic()
    report.exercised = [found[key] for key in alike]
    report.total.executed = 0
    for counts in report.sets.values():
        counts.executed = 0
    for card in cards:
        if card.fingerprint not in alike:
            continue
        own = found[card.fingerprint]
        done = sum(own.executed(n) for n, face in enumerate(card.faces) if compile_face(face).word_for_word)
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
