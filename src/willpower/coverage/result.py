"""What came of trying a card."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from willpower.language.checks import Suspect

GAMES: Final = 3  # of every card, whatever was seen
MOST_GAMES: Final = 120  # of a card of which something was not seen yet
# The checks that take games (docs/language.md).
AT_WORK: Final = "every part is seen at work"
LIVE: Final = "every part matters"
OFFERED: Final = "what is offered can be played"
ALIKE: Final = "texts that mean the same"
KNOCKED_OUT: Final = 400  # games more in which what was not seen to matter is knocked out


@dataclass(frozen=True, slots=True)
class Crash:
    """A game that went wrong: on which board, and how."""

    seed: int
    what: str
    where: str


@dataclass(slots=True)
class Exercised:
    """What came of trying a card: by side, the parts that were never at work; what made no difference in any
    game when it was knocked out; and what went wrong."""

    id: str
    name: str
    games: int = 0
    decisions: int = 0
    parts: int = 0
    unseen: list[tuple[int, str]] = field(default_factory=list)  # side, part
    nodes: int = 0  # places of the text that were knocked out
    replays: int = 0  # games played again for that
    dead: list[tuple[int, int, str]] = field(default_factory=list)  # side, paragraph, what it says
    odd: list[tuple[int, int, str, str]] = field(default_factory=list)  # side, paragraph, check, what
    compared: dict[str, int] = field(default_factory=dict)  # how often each of those checks was made
    crashes: list[Crash] = field(default_factory=list)

    def executed(self, face: int) -> bool:
        """Whether every part of a side was at work, all of it was seen to matter and nothing went wrong."""
        return not self.crashes and not any(side == face for side, _ in self.suspects())

    def suspects(self) -> list[tuple[int, Suspect]]:
        """What of it is strange, by side."""
        found = [(side, Suspect(0, AT_WORK, part)) for side, part in self.unseen]
        found += [(side, Suspect(paragraph, LIVE, what)) for side, paragraph, what in self.dead]
        return found + [(side, Suspect(paragraph, check, what)) for side, paragraph, check, what in self.odd]
