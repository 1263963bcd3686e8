"""Random numbers for boards and games."""

from __future__ import annotations

from collections.abc import Sequence

from willpower.cards.card import Card
from willpower.engine import below, seeded


class Chance:
    """Random numbers that a seed determines."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.rng, found = below(self.rng, n)
        return found

    def one_in(self, n: int) -> bool:
        """True once in so many times."""
        return self.below(n) == 0

    def some(self, cards: Sequence[Card], count: int) -> list[Card]:
        """That many of the cards, perhaps the same ones again."""
        return [cards[self.below(len(cards))] for _ in range(count)] if cards else []
