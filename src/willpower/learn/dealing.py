"""Which decks are dealt to learners."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from willpower.cards.bundled import bundled_decks
from willpower.cards.deck import Deck
from willpower.engine import Game
from willpower.rules.edition import DEFAULT

from .asking import Asked


class Dealer:
    """Deals games: two decks drawn from a list for each, the same for the same generator."""

    def __init__(
        self, decks: Sequence[Deck] | None = None, edition: str = DEFAULT, allow_partial: bool = False
    ) -> None:
        self.decks = tuple(decks) if decks is not None else tuple(bundled_decks().values())
        if not self.decks:
            raise ValueError("there is no deck to deal")
        self.edition = edition
        self.allow_partial = allow_partial

    def deal(self, random: np.random.Generator) -> Asked:
        """A new game of two drawn decks, which may be the same."""
        a, b = [self.decks[int(n)] for n in random.integers(len(self.decks), size=2)]
        seed = int(random.integers(1 << 47))
        return Asked(Game.new(a, b, edition=self.edition, seed=seed, allow_partial=self.allow_partial))
