"""Words of a text: how a normalised text is cut into tokens and put together again."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

WORD: Final = 0
NUMBER: Final = 1
WILL: Final = 2  # a run of will symbols: {R}{1}
BRACKET: Final = 3  # [Flying], [+200/+200]
QUOTE: Final = 4  # "a name" or "an ability."
ANGLE: Final = 5  # <ability name>
MARK: Final = 6  # punctuation

_PIECES: Final = re.compile(
    r"""
    (?P<quote>"[^"]*")
  | (?P<angle><[^<>]*>)
  | (?P<bracket>\[[^\[\]]*\])
  | (?P<rest>\{Rest\})
  | (?P<will>(?:\{(?:[WRUGBMTVXYwrugbmtvxy]|\d{1,3})\})+)
  | (?P<symbol>\{[^{}]*\})
  | (?P<number>\d+(?![\w]))
  | (?P<non>[Nn]on-)
  | (?P<poss>'s(?!\w)|'(?=\s|$|[.,;:]))
  | (?P<word>\w(?:[\w/+!]|-(?=\w)|'(?!s(?!\w))(?=\w))*)
  | (?P<mark>\S)
    """,
    re.VERBOSE,
)
_KIND: Final = {
    "quote": QUOTE,
    "angle": ANGLE,
    "bracket": BRACKET,
    "rest": MARK,
    "will": WILL,
    "symbol": MARK,  # no will that the game knows
    "number": NUMBER,
    "non": WORD,
    "poss": MARK,
    "word": WORD,
    "mark": MARK,
}
_NO_SPACE_BEFORE: Final = frozenset([".", ",", ";", ":", ")", "'s", "'"])
_NO_SPACE_AFTER: Final = frozenset(["(", "non-", "+"])
_CAPITAL_AFTER: Final = frozenset([".", ":", "⇒", "-"])
_VOWELS: Final = frozenset("aeiou")


@dataclass(frozen=True, slots=True)
class Token:
    """One word: `key` is what is compared (lower case for words), `text` what was written."""

    key: str
    text: str
    kind: int

    @property
    def capital(self) -> bool:
        """Whether it is written with a capital letter."""
        return self.text[:1].isupper()


def tokenise(text: str) -> list[Token]:
    """Cut a text into its words, symbols and marks."""
    tokens: list[Token] = []
    for match in _PIECES.finditer(text):
        name = match.lastgroup or "mark"
        piece = match.group()
        kind = _KIND[name]
        if kind in (QUOTE, ANGLE):
            key = piece
        elif kind == WORD:
            key = piece.lower()
            if key == "an":
                key = "a"  # the printer chooses between the two
        else:
            key = piece.lower()
        tokens.append(Token(key, piece, kind))
    return tokens


_INNER: Final = re.compile("«([^«»]*)»")


def inner_quotes(text: str) -> str:
    """A quotation with the quotations in it in ordinary marks again."""
    return _INNER.sub(r'"\1"', text) if "«" in text else text


def as_inner(text: str) -> str:
    """What is to stand in quotation marks, with other marks for the quotations in it."""
    return re.sub(r'"([^"]*)"', r"«\1»", text) if '"' in text else text


def join(words: list[str]) -> str:
    """Put printed words together: spaces, a or an, capital letters at the starts of sentences."""
    out: list[str] = []
    capital = True
    for index, word in enumerate(words):
        if word == "a" or word == "an":
            follower = next((w for w in words[index + 1 : index + 2]), "")
            word = "an" if _starts_with_vowel(follower) else "a"
        if capital and word[:1].islower():
            word = word[0].upper() + word[1:]
        if out and word not in _NO_SPACE_BEFORE and words[index - 1] not in _NO_SPACE_AFTER:
            out.append(" ")
        out.append(word)
        capital = word in _CAPITAL_AFTER
    return "".join(out)


def _starts_with_vowel(word: str) -> bool:
    bare = word.lstrip('"[{<').lower()
    return bare[:1] in _VOWELS and not bare.startswith(("uni", "one"))


def keys(text: str) -> list[str]:
    """The words of a text as they are compared."""
    return [token.key for token in tokenise(text)]
