"""What came of trying a card."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

GAMES: Final = 3  # of every card, whatever was seen
MOST_GAMES: Final = 120  # of a card of which something was not seen yet


@dataclass(frozen=True, slots=True)
class Crash:
    """A game that went wrong: on which board, and how."""

    seed: int
    what: str
    where: str


@dataclass(slots=True)
class Exercised:
    """What came of trying a card: by side, the parts that were never at work; and what went wrong."""

    id: str
    name: str
    games: int = 0
    decisions: int = 0
    parts: int = 0
    unseen: list[tuple[int, str]] = field(default_factory=list)  # side, part
    crashes: list[Crash] = field(default_factory=list)

    def executed(self, face: int) -> bool:
        """Whether every part of a side was at work and nothing went wrong."""
        return not self.crashes and not any(side == face for side, _ in self.unseen)
