"""Will: what is needed, what is produced, whether the one pays for the other (203, 907, 1003).

A need is a tuple of nine numbers: light, fire, water, wind, darkness, moon, time, free, X.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.effects import SpendOnly
from willpower.abilities.symbols import ATTRIBUTE_BY_LETTER, ATTRIBUTE_LETTER, ATTRIBUTES, MOON, TIME

from .ids import NOBODY, RefId

Need = tuple[int, ...]

KINDS: Final[tuple[int, ...]] = (*ATTRIBUTES, MOON, TIME)  # 1003.2, 1003.6, 1003.7
FREE: Final = 7
LETTER_X: Final = 8
NOTHING: Final[Need] = (0, 0, 0, 0, 0, 0, 0, 0, 0)
NO_ATTRIBUTE: Final[Need] = NOTHING[:FREE]  # of a need that any will pays, what comes before the free
INDEX: Final[dict[int, int]] = {bit: i for i, bit in enumerate(KINDS)}
COLOURLESS: Final = 0  # will without attribute, e.g. from "Produce {1}" (907.5)

_parsed: Final[dict[str, Need]] = {}


def parse_need(symbols: str) -> Need:
    """The need for a string of symbols such as "{R}{2}" or "{X}{W}"."""
    known = _parsed.get(symbols)
    if known is not None:
        return known
    need = [0] * 9
    for raw in symbols.replace("}", "").split("{"):
        token = raw.strip().upper()
        if not token:
            continue
        if token.isdigit():
            need[FREE] += int(token)
        elif token in ("X", "Y"):
            need[LETTER_X] += 1
        elif token == "V":
            need[FREE] += 1
        elif token in ATTRIBUTE_BY_LETTER:
            need[INDEX[ATTRIBUTE_BY_LETTER[token]]] += 1
        else:
            raise ValueError(f"unknown will symbol {{{token}}}")
    result = tuple(need)
    _parsed[symbols] = result
    return result


def write_need(need: Need) -> str:
    """A need as symbols, attributes first."""
    parts = ["{X}"] * need[LETTER_X]
    for i, bit in enumerate(KINDS):
        parts += [f"{{{ATTRIBUTE_LETTER[bit]}}}"] * need[i]
    if need[FREE] or not parts:
        parts.append(f"{{{need[FREE]}}}")
    return "".join(parts)


def with_x(need: Need, x: int) -> Need:
    """The need once X is known: each {X} is that much free will (903.2f)."""
    if not need[LETTER_X]:
        return need
    changed = list(need)
    changed[FREE] += x * need[LETTER_X]
    changed[LETTER_X] = 0
    return tuple(changed)


def total(need: Need) -> int:
    """How many will in all (203.5)."""
    return need[0] + need[1] + need[2] + need[3] + need[4] + need[5] + need[6] + need[7]


def plus(a: Need, b: Need) -> Need:
    """Two needs together."""
    return (
        a[0] + b[0],
        a[1] + b[1],
        a[2] + b[2],
        a[3] + b[3],
        a[4] + b[4],
        a[5] + b[5],
        a[6] + b[6],
        a[7] + b[7],
        a[8] + b[8],
    )


class Will:
    """One produced will: its attribute or characteristic (0: none), where it came from, what it may be
    spent on."""

    __slots__ = ("bit", "only", "source")

    def __init__(self, bit: int = 0, source: RefId = NOBODY, only: SpendOnly | None = None) -> None:
        self.bit = bit
        self.source = source
        self.only = only


def bits_of(symbols: str) -> tuple[int, ...]:
    """The will that producing these symbols makes, one entry each."""
    need = parse_need(symbols)
    out: list[int] = []
    for i, bit in enumerate(KINDS):
        out += [bit] * need[i]
    out += [COLOURLESS] * need[FREE]
    return tuple(out)


def payable(need: Need, masks: dict[int, int], count: int) -> bool:
    """Whether sources pay a need: `masks` counts sources by the set of kinds each can make (Hall's
    condition)."""
    wanted = need[FREE]
    kinds: list[int] = []
    for i in range(FREE):
        if need[i]:
            wanted += need[i]
            kinds.append(i)
    if wanted > count:
        return False
    for subset in range(1, 1 << len(kinds)):
        bits = 0
        n = 0
        for j, i in enumerate(kinds):
            if subset >> j & 1:
                bits |= KINDS[i]
                n += need[i]
        have = 0
        for mask, c in masks.items():
            if mask & bits:
                have += c
        if have < n:
            return False
    return True
