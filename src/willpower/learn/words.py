"""The words that become columns of an observation, in a fixed order.

The order is part of the observation's version: words may be added only at the end of a list and only together
with a new `VERSION` in `observing`. A test compares the lists with the words of the game.
"""

from __future__ import annotations

from typing import Final

ZONES: Final = (
    "field", "chase", "ruler", "hand", "standby", "items", "runes", "extra_deck", "lifebreak", "graveyard",
    "removed", "deck", "stone_deck",
)  # fmt: skip
KINDS: Final = ("card", "token", "copy", "ability", "judgment", "break")
TYPES: Final = (
    "Ruler", "J-Ruler", "Magic Stone", "Resonator", "Chant", "Addition", "Regalia", "Rune", "Astral Ruler",
)  # fmt: skip
ATTRIBUTES: Final = ("light", "fire", "water", "wind", "darkness")
WILL: Final = (*ATTRIBUTES, "moon", "time", "")  # "": will without attribute
LETTERS: Final = "WRUGBMT"  # of costs, in the order of WILL
KEYWORDS: Final = (
    "pierce", "precision", "first strike", "explode", "flying", "swiftness", "imperishable", "quickcast",
    "remnant", "bloodlust", "drain", "bane", "eternal", "barrier", "target attack", "will of hope",
    "will of despair", "awakening", "incarnation", "trigger", "stealth", "evolution", "shift", "limit",
    "energize", "bestow", "mana", "torrent", "judgment", "inheritance", "resonance", "seal", "mobilize",
    "crest", "grimoire", "legend", "null", "divinity", "rune", "enter", "break", "force", "god's art",
)  # fmt: skip
PHASES: Final = ("", "draw", "recovery", "main", "end")
STEPS: Final = ("", "beginning", "declare attack", "declare block", "first strike", "normal", "end")
DECISIONS: Final = (
    "priority", "attack", "block", "target", "mode", "x", "pay", "cost", "divide", "may", "cards", "number",
    "attribute", "name", "order", "trigger", "replacement", "exchange", "first", "reveal", "loop",
)  # fmt: skip
OPTIONS: Final = (
    "pass", "play", "activate", "call", "judgment", "standby", "battle", "lifebreak", "attack", "forfeit",
    "block", "no block", "card", "player", "mode", "number", "higher", "done", "yes", "no", "need", "will",
    "source", "cost", "attribute", "name", "first", "reveal", "trigger", "replace", "page",
)  # fmt: skip
