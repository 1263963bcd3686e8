"""Texts that were compiled before are looked up; the reader is loaded when a text is new.

A start must be quick: the bundled cards come with their trees (shipped.py), cards that a user has played
with are kept in the data folder (trees.py), and neither needs the grammar.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Protocol

from willpower.abilities import symbols as S
from willpower.abilities.ability import Ability, Keyword
from willpower.abilities.base import Node
from willpower.cards.card import Card, Face

from .own_name import of_itself, still_named


class Unprintable(ValueError):
    """A tree that no phrase of the table says."""


@dataclass(frozen=True)
class Context:
    """What the reading of a paragraph depends on besides its words."""

    chant: bool = False
    name: str = ""  # the card's own, which is no race, where its text speaks of cards of that name


@dataclass(frozen=True)
class Problem:
    """A paragraph that has no reading, more than one, or one that says other words."""

    paragraph: int
    text: str
    kind: str  # "not understood", "ambiguous", "mismatched"
    words: str = ""

    def __str__(self) -> str:
        return f"paragraph {self.paragraph}: {self.kind} at {self.words!r} in {self.text!r}"


@dataclass(frozen=True)
class Compiled:
    """The abilities of a face, and what could not be read of it."""

    abilities: tuple[Ability, ...]
    problems: tuple[Problem, ...]
    mended: tuple[tuple[int, str], ...] = ()  # paragraphs with a slip of the pen, as read (slips.py)

    @property
    def understood(self) -> bool:
        """Whether the whole text was read, perhaps with slips of the pen mended."""
        return not self.problems

    @property
    def word_for_word(self) -> bool:
        """Whether the whole text was read as it stands and is printed back word for word."""
        return not self.problems and not self.mended


@cache
def grammar_fingerprint() -> str:
    """A short text that changes with every change of the phrase table or of how texts are read."""
    digest = sha256()
    package = Path(__file__).parent
    for source in sorted([*package.rglob("*.py"), *(package.parent / "abilities").glob("*.py")]):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


class Known(Protocol):
    """Texts that were compiled before."""

    def get(self, texts: tuple[str, ...], chant: bool) -> Compiled | None:
        """What a text was compiled to; None if it is not known."""


_known: list[Known] = []


def use_known(source: Known | None) -> None:
    """Has texts looked up there before they are read; None: nowhere."""
    _known[:] = [] if source is None else [source]


@lru_cache(maxsize=20_000)
def compile_text(texts: tuple[str, ...], context: Context) -> Compiled:
    """The compiled paragraphs of a text: looked up, or read."""
    if not texts:
        return Compiled((), ())
    if not context.name:
        for source in (*_known, _shipped()):
            before = source.get(texts, context.chant)
            if before is not None:
                return before
    return _reader()(texts, context)


Reader = Callable[[tuple[str, ...], Context], Compiled]


@cache
def _reader() -> Reader:
    """The grammar, loaded. It is made of objects that all stay: no garbage is looked for meanwhile."""
    collects = gc.isenabled()
    gc.disable()
    try:
        from .compile import read_text
        from .grammar import the_table

        the_table()
    finally:
        if collects:
            gc.enable()
    return read_text


@cache
def _shipped() -> Known:
    from .trees import shipped_trees  # it needs what stands here

    return shipped_trees()


def question(face: Face) -> tuple[tuple[str, ...], Context]:
    """What the reading of a face depends on."""
    texts = tuple(of_itself(text, face.name) for text in face.text)
    name = still_named(texts, face.name, face.races)
    return texts, Context(bool(face.types & (S.CHANT | S.RUNE)), name)


def compile_face(face: Face) -> Compiled:
    """Read the text of a face."""
    compiled = compile_text(*question(face))
    if face.quickcast_by_type:  # 1405.3
        return replace(compiled, abilities=(Keyword(keyword="quickcast"), *compiled.abilities))
    return compiled


def compile_card(card: Card) -> tuple[Compiled, ...]:
    """Read the texts of all faces of a card."""
    return tuple(compile_face(face) for face in card.faces)


def print_ability(ability: Node) -> str:
    """An ability, or a part of one, in the words of its text."""
    from .grammar import the_printer  # the grammar

    return the_printer().text(ability)
