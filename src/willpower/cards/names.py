"""Names and texts as data: what characters they may hold, and when two names mean the same card."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Final

LONGEST_NAME: Final = 200
LONGEST_PARAGRAPH: Final = 20_000

# Letters that look like Latin ones. The first is a typing mistake of the community's data, where it
# stands in names for the o with two dots.
_MENDED: Final = {0x04E7: "ö", 0x04E6: "Ö"}
# Signs without width that copying from web pages leaves behind.
_DROPPED: Final[dict[int, None]] = {0x00AD: None, 0x200B: None, 0x2060: None, 0xFEFF: None}
# What players type for the same sign.
_SIGNS: Final = {ord(sign): "'" for sign in "‘’‛ʼ′´`"} | {ord(sign): '"' for sign in "“”„‟″"}
# Blocks of Latin letters; beside them only the Japanese scripts, whole.
_LATIN: Final = ((0x41, 0x24F), (0x1E00, 0x1EFF))
_JAPANESE: Final = ("CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA")
# Letters that the decomposition of Unicode does not take apart.
_FOLDED: Final = {ord("ø"): "o", ord("æ"): "ae", ord("œ"): "oe", ord("ł"): "l", ord("đ"): "d", ord("ı"): "i"}


def clean(text: str) -> str:
    """A name or paragraph with its white space made single spaces and its letters composed."""
    flat = text.strip()
    if not (flat.isascii() and flat.isprintable()):
        flat = flat.translate(_DROPPED).translate(_MENDED)
        if not _piled_up(flat):
            flat = unicodedata.normalize("NFC", flat)
    return " ".join(flat.split())


def _piled_up(text: str) -> bool:
    """Whether marks are piled on one letter: no spelling needs that, and composing them takes for ever."""
    run = 0
    for char in text:
        run = run + 1 if not char.isascii() and unicodedata.combining(char) else 0
        if run > 4:
            return True
    return False


def name_problem(name: str) -> str:
    """Why a string cannot be a name, or "" if it can."""
    if not name:
        return "is empty"
    if len(name) > LONGEST_NAME:
        return f"has {len(name)} characters, more than {LONGEST_NAME}"
    for char in name:
        if char.isascii():
            if not char.isprintable():
                return _described(char)
            continue
        problem = _char_problem(char)
        if problem:
            return problem
    if not any(char.isalnum() for char in name):
        return "has neither a letter nor a digit"
    return ""


def name_warning(name: str) -> str:
    """Why a name may deceive the eye though it can be one: letters of other scripts; "" if it does not."""
    latin = japanese = False
    for char in name:
        if not char.isalpha():
            continue
        if char.isascii() or any(low <= ord(char) <= high for low, high in _LATIN):
            latin = True
        elif unicodedata.name(char, "").split(" ")[0] in _JAPANESE:
            japanese = True
        else:
            return f"{_described(char)}, a letter that is not Latin and may look like one that is"
    return "mixes Latin and Japanese letters" if latin and japanese else ""


def text_problem(text: str) -> str:
    """Why a string cannot be a paragraph of card text, or "" if it can."""
    if len(text) > LONGEST_PARAGRAPH:
        return f"has {len(text)} characters, more than {LONGEST_PARAGRAPH}"
    if text.isascii() and text.isprintable():
        return ""
    for char in dict.fromkeys(text):
        problem = _char_problem(char)
        if problem:
            return problem
    return ""


def _char_problem(char: str) -> str:
    # Cc control, Cf direction marks and invisible signs, Cs halves of pairs, Co and Cn without meaning,
    # Zl and Zp line ends. Combining marks that did not compose into a letter can pile up without end.
    category = unicodedata.category(char)
    return _described(char) if category[0] == "C" or category in ("Zl", "Zp", "Mn", "Me") else ""


def _described(char: str) -> str:
    return f"has U+{ord(char):04X} ({unicodedata.name(char, 'without a name').lower()})"


@lru_cache(maxsize=16_384)
def lookup_key(name: str) -> str:
    """What is left of a name without case, accents, punctuation and kinds of apostrophes."""
    if len(name) > LONGEST_NAME:
        return ""
    flat = unicodedata.normalize("NFKC", name.translate(_MENDED).translate(_SIGNS)).casefold()
    flat = unicodedata.normalize("NFKD", flat).translate(_FOLDED)
    letters = "".join(c if c.isalnum() else " " if c.isspace() or c in "-/,:." else "" for c in flat)
    return " ".join(letters.split())


def _pieces(key: str) -> frozenset[str]:
    padded = f" {key} "
    return frozenset(padded[i : i + 3] for i in range(len(padded) - 2))


class NearestNames:
    """Finds the names closest to a misspelt one."""

    __slots__ = ("_pieces", "names")

    def __init__(self, names: Iterable[str]) -> None:
        self.names: tuple[str, ...] = tuple(dict.fromkeys(names))
        self._pieces: Sequence[tuple[str, str, frozenset[str]]] = [
            (name, key, _pieces(key)) for name in self.names for key in (lookup_key(name),)
        ]

    def __call__(self, wanted: str, count: int = 3) -> tuple[str, ...]:
        """The names closest to this one, best first; none if nothing is close."""
        key = lookup_key(wanted[:LONGEST_NAME])
        pieces = _pieces(key)
        # Comparing three-letter pieces is quick; only the best of that are compared letter by letter.
        ranked = sorted(
            (-len(pieces & own) / (len(pieces | own) or 1), name, other) for name, other, own in self._pieces
        )[:30]
        matcher = SequenceMatcher(autojunk=False)
        matcher.set_seq2(key)
        scored: list[tuple[float, str]] = []
        for overlap, name, other in ranked:
            matcher.set_seq1(other)
            score = matcher.ratio()
            if score >= 0.6 or overlap <= -0.4 or (len(key) > 3 and f" {key} " in f" {other} "):
                scored.append((-score, name))
        return tuple(name for _, name in sorted(scored)[:count])
