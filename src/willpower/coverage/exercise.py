"""Trying a card in generated games with random answers, and seeing which parts of its text were at work.

The first games are played with a bias for the card in general. Each one after that aims at a part that was
not seen yet: on boards made for it, and with a bias of its own.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import replace

from willpower.abilities.symbols import RULER
from willpower.cards.card import Card
from willpower.cards.database import CardDatabase
from willpower.engine import State, check_deck, define
from willpower.language import compile_face
from willpower.rules.edition import DEFAULT, EDITIONS
from willpower.rules.edition import edition as find_edition

from .boards import Board, from_set_up, trial_decks
from .helpers import fitting
from .parts import Part, parts_of
from .result import GAMES, MOST_GAMES, Crash, Exercised
from .trial import Trial
from .watch import Watch, watching


def exercise(
    card: Card,
    known: CardDatabase,
    seed: int = 1,
    edition: str = DEFAULT,
    games: int = GAMES,
    most: int = MOST_GAMES,
) -> Exercised:
    """Tries a card: every part of the sides that are understood."""
    definition = define(card, True, find_edition(edition))
    read = [compile_face(face).understood for face in card.faces]
    parts = [part for part in parts_of(definition) if read[part.face]]
    result = Exercised(card.id, card.name, parts=len(parts))
    later = "" if find_edition(edition).lifebreak else valhalla(edition)  # 1415.2: [Break] is ignored here
    watch = Watch(definition, parts)
    with watching(watch):
        others = fitting([ability for face in definition.faces for ability in face.ab.listed], known)
        for n in range(most):
            left = [part for part in parts if not part.seen and not part.building]
            if later:
                left = [part for part in left if not part.breaks]
            if n >= games and not left:
                break
            if len(result.crashes) >= 3:
                break
            aim = left[n % len(left)] if n >= games and left else None
            fits = others
            if aim is not None and aim.root is not None and n % 3:
                fits = fitting([aim.root], known)  # only what this part speaks of
            own = seed * 1009 + n
            result.games += 1
            trial: Trial | None = None
            try:
                trial = Trial(watch, start(card, fits, own, edition, n, aim), own, aim, fits)
                trial.run()
            except Exception as error:  # whatever goes wrong is a finding
                result.crashes.append(Crash(own, f"{type(error).__name__}: {error}"[:300], _where(error)))
            if trial is not None:
                result.decisions += trial.decisions
    if any(part.building for part in parts) and builds(card, others, edition):
        for part in parts:
            part.seen = part.seen or part.building
    result.unseen = [(part.face, str(part)) for part in parts if not part.seen]
    if later and any(part.breaks for part in parts):
        other = exercise(card, known, seed, later, games, most)
        result.unseen = [one for one in result.unseen if one in other.unseen]
        result.games += other.games
        result.decisions += other.decisions
        result.crashes += other.crashes
    return result


def valhalla(edition: str) -> str:
    """The same rules with lifebreak (1415.1), "" if there are none."""
    return next((name for name in EDITIONS if name == f"{edition} Valhalla"), "")


def start(
    card: Card, others: Sequence[Card], seed: int, edition: str, n: int, aim: Part | None = None
) -> State:
    """The game of a board; now and then one from the set-up on, of a ruler more often."""
    if n % 4 == 1 and (card.front.types & RULER or n % 8 == 5):
        return from_set_up(card, others, seed, edition)
    return Board(card, others, seed, edition, aim).build()


def builds(card: Card, others: Sequence[Card], edition: str) -> bool:
    """Whether the text of a card changes what is said of decks with it."""
    blank = Card(card.id, tuple(replace(face, text=()) for face in card.faces))
    rest = [one for one in others if one.name != card.name]
    for seed in range(6):
        said = [check_deck(trial_decks(one, rest, seed)[0], find_edition(edition)) for one in (card, blank)]
        if said[0] != said[1]:
            return True
    return False


def _where(error: Exception) -> str:
    places = traceback.extract_tb(error.__traceback__)[-4:]
    return " < ".join(f"{p.filename.rpartition('/')[2]}:{p.lineno} {p.name}" for p in reversed(places))
