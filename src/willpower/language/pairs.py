"""Pairs of texts that mean the same: a printed text and the same said in other words.

", or" and "; or" between modes; "otherwise" and "if it isn't"; one paragraph of a chant and two; an arrow and
a comma; a duration in front and behind; "it" and the noun. Where both can be read, their trees are equal or
their games are (coverage/exercise.py). What the other words cannot say is no finding.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from willpower.abilities.ability import Ability, Spell
from willpower.cards.card import Face

from .lookup import compile_face
from .printer import Unprintable
from .rows import Value
from .table import Table
from .telling import Teller, scope_of

MODES: Final = "or between modes"
OTHERWISE: Final = "otherwise, and if it isn't"
PARAGRAPHS: Final = "a paragraph of its own"
ARROW: Final = "an arrow and a comma"
DURATION: Final = "a duration in front and behind"
NOUN: Final = "it, and the noun"


@dataclass(frozen=True, slots=True)
class Pair:
    """The same text in other words, and what it was read as."""

    how: str
    text: tuple[str, ...]
    abilities: tuple[Ability, ...]


def pairs(face: Face) -> Iterator[Pair]:
    """What a face says in other words, as far as those can be read and are read otherwise than its own."""
    own = compile_face(face)
    if not own.word_for_word:
        return
    plain = _plain(own.abilities)
    seen: set[tuple[str, ...]] = {tuple(face.text)}
    for how, text in _said_otherwise(face, own.abilities):
        if text in seen:
            continue
        seen.add(text)
        other = compile_face(replace(face, text=text))
        if other.word_for_word and _plain(other.abilities) != plain:
            yield Pair(how, text, other.abilities)


def _plain(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Abilities without the numbers of their paragraphs."""
    return tuple(replace(ability, paragraph=0) for ability in abilities)


def _said_otherwise(face: Face, abilities: tuple[Ability, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for n, paragraph in enumerate(face.text):
        for how, rule, words in _RULES:
            changed = rule.sub(words, paragraph)
            if how == ARROW and _ASKED_BEFORE.search(paragraph):
                continue  # what is asked before the arrow is asked when it would trigger
            if changed != paragraph:
                changed = _capitals(changed)
                yield how, (*face.text[:n], changed, *face.text[n + 1 :])
    if any(isinstance(ability, Spell) for ability in abilities):
        yield from _paragraphs(face.text)
    for paragraph_number, text in _with_nouns(abilities):
        if 0 < paragraph_number <= len(face.text):
            at = paragraph_number - 1
            yield NOUN, (*face.text[:at], text, *face.text[at + 1 :])


_RULES: Final = (
    (MODES, re.compile(r"; or (?=\w)"), ", or "),
    (OTHERWISE, re.compile(r"If it's (an? [\w\- /]+), ([^.]+)\. Otherwise, "),
     r"If it's \1, \2. If it isn't \1, "),
    (ARROW, re.compile(r"(?<=[a-z]) ⇒ (?=[A-Z])"), ", "),
    (DURATION, re.compile(r"(?:(?<=\. )|(?<=⇒ )|^)([A-Z][^.:⇒]* gains? [^.]*?) until end of turn(?=\.)"),
     r"Until end of turn, \1"),
)  # fmt: skip


_ASKED_BEFORE: Final = re.compile(r", if [^⇒]*⇒")


def _capitals(text: str) -> str:
    """A text with small letters behind commas that were full stops or arrows."""
    return _BEHIND.sub(lambda found: found.group(1) + found.group(2).lower(), text)


_BEHIND: Final = re.compile(
    r"(, |, or )(This|Target|You|Draw|Destroy|Put|Remove|Each|Your|If|Until|Choose|Look|Reveal|Banish|Return"
    r"|It|A|An|All|Up|Search|Cancel|Prevent|Rest|Recover)(?= )"
)


def _paragraphs(text: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """A chant with a sentence of a paragraph in a paragraph of its own."""
    for n, paragraph in enumerate(text):
        if "(" in paragraph or '"' in paragraph or paragraph.startswith("[") or _WHOLE.search(paragraph):
            continue
        for found in _SENTENCE.finditer(paragraph):
            parts = (paragraph[: found.start()].strip(), paragraph[found.end() :].strip())
            yield PARAGRAPHS, (*text[:n], *parts, *text[n + 1 :])


# A sentence behind modes belongs to the last of them, one behind what happens later to that.
_WHOLE: Final = re.compile(r"[;,] or |^(?:When|Whenever|At) ")
_SENTENCE: Final = re.compile(r"(?<=\.) (?=[A-Z])(?!Otherwise|If you do|Then if)")


class _Namer(Teller):
    """Prints a text with one "it" in other words: the noun that it stands for."""

    def __init__(self, table: Table, nth: int) -> None:
        super().__init__(table)
        self.left = nth
        self.changed = False

    def words(self, value: Value, category: str) -> list[str]:
        """A value in words."""
        before = len(self.spelled)
        said = super().words(value, category)
        known = self.known(value)
        if known is None or len(self.spelled) == before:
            return said
        own = self.spelled[-1].said
        if own not in ("It", "Its") or not known.one:
            return _unspelled(own, said)
        self.left -= 1
        noun = known.words.removeprefix("the ").split()[-1]
        if self.left or noun not in _NOUNS:
            return _unspelled(own, said)
        self.changed = True
        which = "this" if known.words == "this card" else "that"
        return [which, noun, "'s"] if own == "Its" else [which, noun]


_NOUNS: Final = frozenset({"resonator", "J/resonator", "card", "regalia", "addition", "chant"})


def _unspelled(own: str, said: list[str]) -> list[str]:
    """The words that stood there before the reference was spelled out."""
    if len(said) == 1 and said[0].startswith("*"):
        return own[:1].lower().split() if len(own) == 1 else [own[:1].lower() + own[1:]]
    return [word for word in said if not word.startswith("*(")]


def _with_nouns(abilities: tuple[Ability, ...]) -> Iterator[tuple[int, str]]:
    """Paragraphs in which one "it" is said as a noun."""
    from .grammar import the_printer

    chant = any(isinstance(ability, Spell) for ability in abilities)
    shared = scope_of(list(abilities)) if chant else None
    for ability in abilities:
        for nth in range(1, 6):
            namer = _Namer(the_printer().table, nth)
            namer.outer = ability
            namer.scopes = [shared or scope_of([ability])]
            try:
                text = namer.text(ability)
            except Unprintable:
                break
            if namer.left > 0:
                break
            if namer.changed:
                yield ability.paragraph, text
