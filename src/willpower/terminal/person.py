"""Sentences with "you": the log as it is told to somebody who plays."""

from __future__ import annotations

import re
from typing import Final

from ..engine import LogEntry

# Names that no card has; they are replaced by people once a sentence is made.
MARKS: Final = ("\ue000", "\ue001")
_IRREGULAR: Final = {"is": "are", "has": "have", "does": "do", "goes": "go", "was": "were"}


def with_you(verb: str) -> str:
    """The form of a verb that goes with "you": draws, draw; is, are."""
    known = _IRREGULAR.get(verb)
    if known is not None:
        return known
    if re.search(r"(ss|sh|ch|x|z)es$", verb):
        return verb[:-2]
    if re.search(r"[^aeiou]ies$", verb):
        return verb[:-3] + "y"
    return verb[:-1] if re.search(r"[^s]s$", verb) else verb


class People:
    """What the players are called by somebody: "you" and "the computer", or both by name."""

    def __init__(self, you: int | None, names: tuple[str, str]) -> None:
        self.you = you
        self.names = names

    def name(self, player: int) -> str:
        """A player within a sentence."""
        return "you" if player == self.you else self.names[player]

    def whose(self, player: int) -> str:
        """A player as an owner: "your", "the computer's"."""
        return "your" if player == self.you else f"{self.names[player]}'s"

    def told(self, text: str) -> str:
        """A sentence that was made with MARKS."""
        first = text[:1]
        for n, mark in enumerate(MARKS):
            if n == self.you:
                text = re.sub(f"^{mark} ([a-z]+)", lambda found: f"you {with_you(found[1])}", text)
                text = text.replace(f"of {mark}'s", "of yours").replace(f"{mark}'s", "your")
                text = text.replace(mark, "you")
            else:
                text = text.replace(mark, self.names[n])
        return text[:1].upper() + text[1:] if first in MARKS else text

    def entry(self, entry: LogEntry) -> str:
        """An entry of the log."""
        return self.told(entry.text)
