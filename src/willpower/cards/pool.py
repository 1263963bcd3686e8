"""Pools: the names and races of all cards a deck could have been built from.

A player may name any card there is, not only those in the game; what can be named must not tell what the
other player's deck holds.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from .card import Card


@dataclass(frozen=True, slots=True)
class Pool:
    """Names with the types of their sides, and races (with traits, 205.1a), each once and in order."""

    names: tuple[tuple[str, int], ...] = ()
    races: tuple[str, ...] = ()

    def __or__(self, other: Pool) -> Pool:
        return Pool(tuple(sorted({*self.names, *other.names})), tuple(sorted({*self.races, *other.races})))

    def __sub__(self, other: Pool) -> Pool:
        return Pool(
            tuple(sorted({*self.names} - {*other.names})), tuple(sorted({*self.races} - {*other.races}))
        )


def pool_of(cards: Iterable[Card]) -> Pool:
    """The names and races on all sides of some cards."""
    faces = [face for card in cards for face in card.faces]
    return Pool(
        tuple(sorted({(face.name, face.types) for face in faces})),
        tuple(sorted({race for face in faces for race in face.races})),
    )


@cache
def bundled_pool() -> Pool:
    """The pool of the bundled cards, which everybody knows."""
    from .bundled import bundled_cards

    return pool_of(bundled_cards())
