"""What a card remembers for its other abilities: the race, attribute or name chosen for it, the will paid."""

from __future__ import annotations

from typing import Final

from .objects import Ctx, Obj
from .state import State

_MARK: Final = "word:"
_PAID: Final = "paid"
# Where the words of a context keep the last word of each kind; texts number their own slots from 1.
KIND_SLOT: Final[dict[str, int]] = {"attribute": -1, "race": -2, "name": -3, "type": -4}


def write_word(ctx: Ctx, kind: str, slot: int, word: str) -> None:
    """Tells a context a word: for its slot, and as the last one of its kind."""
    ctx.words[KIND_SLOT[kind]] = word
    if slot:
        ctx.words[slot] = word


def chosen_word(ctx: Ctx, kind: str) -> str:
    """The word of a kind chosen for the card of a context, or "" if there is none."""
    return ctx.words.get(KIND_SLOT[kind], "")


def remember_word(g: State, ref: int, kind: str, slot: int, word: str) -> None:
    """Notes on a card the word chosen; a later one of the same kind and slot takes its place."""
    o = g.edit(ref)
    start = f"{_MARK}{kind}:{slot}:"
    kept = tuple([entry for entry in o.memory if not entry[0].startswith(start)])
    o.memory = (*kept, (start + word, 0))
    g.dirty = True


def recall_words(o: Obj, ctx: Ctx) -> None:
    """Tells a context of a card's ability the words chosen for the card."""
    for entry, _ in o.memory:
        if entry.startswith(_MARK):
            kind, slot, word = entry[len(_MARK) :].split(":", 2)
            write_word(ctx, kind, int(slot), word)


def remember_paid(g: State, ref: int, paid: tuple[tuple[int, int], ...]) -> None:
    """Notes on a card which will was paid for it, and what made that will: its text asks (1003.3)."""
    o = g.edit(ref)
    kept = tuple([entry for entry in o.memory if entry[0] != _PAID])
    o.memory = (*kept, *[(_PAID, bit + 256 * (source + 1)) for bit, source in paid])


def paid_before(o: Obj) -> tuple[tuple[int, int], ...]:
    """The will that was paid for a card, each with what made it."""
    return tuple([(n % 256, n // 256 - 1) for word, n in o.memory if word == _PAID])
