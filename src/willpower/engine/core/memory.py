"""What a card remembers for its other abilities: the race, attribute or name chosen for it, the will paid."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from willpower.abilities.effects import Modes

from .objects import Ctx, Obj
from .stale import PLAY, changed
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
    changed(g, PLAY)


def recall_words(o: Obj, ctx: Ctx) -> None:
    """Tells a context of a card's ability the words chosen for the card."""
    for entry, _ in o.memory:
        if entry.startswith(_MARK):
            kind, slot, word = entry[len(_MARK) :].split(":", 2)
            write_word(ctx, kind, int(slot), word)


def word_for(g: State, ctx: Ctx, kind: str) -> str:
    """The word of a kind chosen in an effect or else for the card that asks, or ""."""
    word = chosen_word(ctx, kind)
    if not word and ctx.source >= 0 and g.table.objs[ctx.source].memory:
        asking = Ctx()
        recall_words(g.table.objs[ctx.source], asking)
        word = chosen_word(asking, kind)
    return word


def modes_before(g: State, ref: int, modes: Modes) -> tuple[int, ...]:
    """The modes that can no longer be chosen for a card because they were before."""
    if not modes.unused or ref < 0:
        return ()
    start = _mode_key(g, modes)
    return tuple([n for entry, n in g.table.objs[ref].memory if entry == start])


def remember_modes(g: State, ref: int, modes: Modes, chosen: tuple[int, ...]) -> None:
    """Notes on a card which modes were chosen for it, where its text asks."""
    if modes.unused and ref >= 0:
        o = g.edit(ref)
        start = _mode_key(g, modes)
        o.memory = (*o.memory, *[(start, n) for n in chosen])


def _mode_key(g: State, modes: Modes) -> str:
    """Under what a choice is noted: by what it says, and for which turn."""
    turn = g.turn.serial if modes.unused == "turn" else 0
    return f"mode:{crc32(repr(modes).encode())}:{turn}"


def remember_paid(g: State, ref: int, paid: tuple[tuple[int, int], ...]) -> None:
    """Notes on a card which will was paid for it, and what made that will: its text asks (1003.3)."""
    o = g.edit(ref)
    kept = tuple([entry for entry in o.memory if entry[0] != _PAID])
    o.memory = (*kept, *[(_PAID, bit + 256 * (source + 1)) for bit, source in paid])


def paid_before(o: Obj) -> tuple[tuple[int, int], ...]:
    """The will that was paid for a card, each with what made it."""
    return tuple([(n % 256, n // 256 - 1) for word, n in o.memory if word == _PAID])
