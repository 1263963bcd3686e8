"""Signs: numbers of 62 bits that stand for cards, values and words in keys of positions.

Equal things have equal signs in every process, compiled or not: products are cut to 62 bits, so that a
machine's integers and Python's come to the same. Signs of things whose order does not matter are added.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

BITS: Final = (1 << 62) - 1
ONE: Final = 0x1F83D9ABFB41BD6B
OTHER: Final = 0x2545F4914F6CDD1D

_words: Final[dict[str, int]] = {}


def mixed(a: i64) -> i64:
    """A number whose bits all depend on all bits of another."""
    b: i64 = (a ^ (a >> 31)) * ONE & BITS
    b = (b ^ (b >> 29)) * OTHER & BITS
    return b ^ (b >> 32)


def word_sign(word: str) -> i64:
    """The sign of a word."""
    known = _words.get(word)
    if known is None:
        known = sign_of(word.encode())
        _words[word] = known
    return known


def sign_of(data: bytes) -> int:
    """The sign of some bytes; never 0, which says that nobody has looked yet."""
    return int.from_bytes(blake2b(data, digest_size=8).digest(), "big") & BITS | 1
