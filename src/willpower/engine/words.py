"""Words a card remembers for its other abilities: the race, attribute or name chosen for it."""

from __future__ import annotations

from typing import Final

from .objects import Ctx, Obj
from .state import State

_MARK: Final = "word:"


def remember_word(g: State, ref: int, slot: int, word: str) -> None:
    """Notes on a card the word chosen for a slot; a later choice takes its place."""
    o = g.edit(ref)
    start = f"{_MARK}{slot}:"
    kept = tuple([entry for entry in o.memory if not entry[0].startswith(start)])
    o.memory = (*kept, (start + word, 0))
    g.dirty = True


def recall_words(o: Obj, ctx: Ctx) -> None:
    """Tells a context of a card's ability the words chosen for the card."""
    for entry, _ in o.memory:
        if entry.startswith(_MARK):
            slot, _, word = entry[len(_MARK) :].partition(":")
            ctx.words.setdefault(int(slot), word)
