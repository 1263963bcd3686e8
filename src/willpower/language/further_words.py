"""Further rewrites of words that say the same as others, as in more_words.py."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

_COUNT: Final = r"a card|two cards|three cards"
_ATTACKER: Final = r"attacking (?:J/)?resonator|(?:J/)?resonator (?:attacking|that attacks)(?: you)?|attacker"

# (pattern, replacement, why), as in normalise.
FURTHER_WORDS: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str], str], ...]] = (
    (
        r"(\bcannot attack\b[^.]{0,60} unless (?:your opponent|that player|(?:its|their) controllers?|they) "
        rf"pays? [^., ]+(?: life)?) for each (?:{_ATTACKER})(?=\.)",
        r"\1 for each of them",
        "803.5: asked of each that is to attack",
    ),
    (
        rf"\b([Yy]our opponent) discards ({_COUNT})\. If ([^.,]{{5,80}}), look at (?:your opponent's|their) "
        r"hand and choose (?:those cards|that card|the cards|the card|them|it) instead(?=\.)",
        lambda m: (
            f"If {m[3]}, look at your opponent's hand, choose {m[2]} from it and your opponent discards "
            f"{'it' if m[2] == 'a card' else 'them'}. Otherwise, your opponent discards {m[2]}"
        ),
        "1019.1: who chooses what is discarded",
    ),
)
