"""A card's memory for its other abilities: the race, attribute or name chosen for it, the will paid."""

from __future__ import annotations

from typing import Final, assert_never
from zlib import crc32

from willpower.abilities.effects import Modes
from willpower.abilities.words import WordKind

from .ids import ObjId, RefId
from .objects import Ctx, Note, Obj
from .stale import PLAY, changed
from .state import State

# Where the words of a context keep the last word of each kind; texts number their own slots from 1.
KIND_SLOT: Final[dict[WordKind, int]] = {"attribute": -1, "race": -2, "name": -3, "type": -4}


def write_word(ctx: Ctx, kind: WordKind, slot: int, word: str) -> None:
    """Tells a context a word: for its slot, and as the last one of its kind."""
    words = ctx.words.copy()  # those of a context are shared with its copies, and never changed
    words[KIND_SLOT[kind]] = word
    if slot:
        words[slot] = word
    ctx.words = words


def chosen_word(ctx: Ctx, kind: WordKind) -> str:
    """The word of a kind chosen for the card of a context, or "" if there is none."""
    return ctx.words.get(KIND_SLOT[kind], "")


def remember_word(g: State, ref: RefId, kind: WordKind, slot: int, word: str) -> None:
    """Notes on a card the word chosen; a later one of the same kind and slot takes its place."""
    o = g.edit(ref)
    kept = [n for n in o.memory if n.kind != "word" or n.of != kind or n.key != slot]
    o.memory = (*kept, Note("word", key=slot, of=kind, word=word))
    changed(g, PLAY)


def recall_words(o: Obj, ctx: Ctx) -> None:
    """Tells a context of a card's ability the words chosen for the card."""
    for note in o.memory:
        if note.kind == "word":
            write_word(ctx, note.of, note.key, note.word)


def word_for(g: State, ctx: Ctx, kind: WordKind) -> str:
    """The word of a kind chosen in an effect or else for the card that asks, or ""."""
    word = chosen_word(ctx, kind)
    if not word and ctx.source >= 0 and g.table.objs[ctx.source].memory:
        asking = Ctx()
        recall_words(g.table.objs[ctx.source], asking)
        word = chosen_word(asking, kind)
    return word


def modes_before(g: State, ref: RefId, modes: Modes) -> tuple[int, ...]:
    """The modes that can no longer be chosen for a card because they were before."""
    if not modes.unused or ref < 0:
        return ()
    key = crc32(repr(modes).encode())
    turn = _counts_for(g, modes)
    return tuple(
        [n.number for n in g.table.objs[ref].memory if n.kind == "mode" and n.key == key and n.turn == turn]
    )


def remember_modes(g: State, ref: RefId, modes: Modes, chosen: tuple[int, ...]) -> None:
    """Notes on a card which modes were chosen for it, where its text asks."""
    if modes.unused and ref >= 0:
        o = g.edit(ref)
        key = crc32(repr(modes).encode())
        turn = _counts_for(g, modes)
        o.memory = (*o.memory, *[Note("mode", number=n, key=key, turn=turn) for n in chosen])


def _counts_for(g: State, modes: Modes) -> int:
    """The turn for which a choice of modes counts, 0 for the game."""
    if modes.unused == "turn":
        return g.turn.serial
    if modes.unused == "game" or modes.unused == "":
        return 0
    assert_never(modes.unused)


def remember_paid(g: State, ref: ObjId, paid: tuple[tuple[int, RefId], ...]) -> None:
    """Notes on a card which will was paid for it, and what made that will: its text asks (1003.3)."""
    o = g.edit(ref)
    kept = [n for n in o.memory if n.kind != "will"]
    o.memory = (*kept, *[Note("will", source, bit) for bit, source in paid])


def paid_before(o: Obj) -> tuple[tuple[int, RefId], ...]:
    """The will that was paid for a card, each with what made it."""
    return tuple([(n.number, n.ref) for n in o.memory if n.kind == "will"])
