"""Will costs (203): attribute symbols, a free part, X and Y."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from .symbols import ALL_ATTRIBUTES, ATTRIBUTE_BY_LETTER

SYMBOLS: Final = "WRUGBMTV"  # light, fire, water, wind, darkness, moon, time, void
_NONE: Final = (0, 0, 0, 0, 0, 0, 0, 0)
_TOKEN: Final = re.compile(r"\s*\{\s*([A-Za-z]|[0-9]{1,3})\s*\}")
_PLAIN: Final = re.compile(r"[0-9]{1,3}")
_LONGEST: Final = 200


class CostError(ValueError):
    """A cost that is not written in will symbols."""


@dataclass(frozen=True, slots=True)
class WillCost:
    """A will cost: attribute part and free part (203.2). `counts` follows `SYMBOLS`; `x` and `y` say how
    many {X} and {Y} are printed."""

    counts: tuple[int, int, int, int, int, int, int, int] = _NONE
    free: int = 0
    x: int = 0
    y: int = 0

    @classmethod
    def parse(cls, text: str) -> WillCost:
        """Read a cost as printed: "{X}{R}{2}", "{W} {W}", "{0}" or a bare "3"."""
        stripped = text.strip()
        if len(stripped) > _LONGEST:
            raise CostError(f"the cost has {len(stripped)} characters, more than {_LONGEST}")
        if _PLAIN.fullmatch(stripped):
            return cls(free=int(stripped))
        if not stripped:
            raise CostError("an empty cost; a card without a cost has none, a free one has {0}")
        counts = list(_NONE)
        free = x = y = position = 0
        while position < len(stripped):
            match = _TOKEN.match(stripped, position)
            if match is None:
                raise CostError(f"{stripped[position : position + 20]!r} is not a will symbol")
            symbol = match[1].upper()
            if symbol == "X":
                x += 1
            elif symbol == "Y":
                y += 1
            elif symbol in SYMBOLS:
                counts[SYMBOLS.index(symbol)] += 1
            elif symbol.isdigit():
                free += int(symbol)
            else:
                raise CostError(f"{{{match[1]}}} is not a will symbol")
            position = match.end()
        w, r, u, g, b, m, t, v = counts
        return cls((w, r, u, g, b, m, t, v), free, x, y)

    def __str__(self) -> str:
        parts = [f"{{{letter}}}" * count for letter, count in zip(SYMBOLS, self.counts, strict=True)]
        parts.append("{X}" * self.x + "{Y}" * self.y)
        if self.free or not any(parts):
            parts.append(f"{{{self.free}}}")
        return "".join(parts)

    @property
    def total(self) -> int:
        """The total cost (203.5); X and Y count as zero (203.5b)."""
        return sum(self.counts) + self.free

    @property
    def attributes(self) -> int:
        """The attributes among the symbols, as bits."""
        bits = 0
        for letter, count in zip(SYMBOLS, self.counts, strict=True):
            if count:
                bits |= ATTRIBUTE_BY_LETTER.get(letter, 0) & ALL_ATTRIBUTES
        return bits

    @property
    def needed(self) -> tuple[tuple[str, int], ...]:
        """The symbols that must be paid exactly, with how many of each: (("R", 2),)."""
        return tuple((s, n) for s, n in zip(SYMBOLS, self.counts, strict=True) if n)

    def count(self, symbol: str) -> int:
        """How often a symbol ("R") stands in the attribute cost (203.3)."""
        return self.counts[_index(symbol)]

    def with_x(self, x: int, y: int = 0) -> WillCost:
        """The cost once X and Y are chosen (903.2f): each becomes free cost."""
        if x < 0 or y < 0:
            raise CostError("X and Y cannot be below zero")
        return WillCost(self.counts, self.free + self.x * x + self.y * y)

    def raised(self, amount: int) -> WillCost:
        """The cost with that much more free cost, paid with will of any sort (203.4)."""
        if amount < 0:
            raise CostError("to make a cost smaller, lower it")
        return WillCost(self.counts, self.free + amount, self.x, self.y)

    def lowered(self, amount: int) -> WillCost:
        """The cost with that much less free cost, never below zero."""
        if amount < 0:
            raise CostError("to make a cost larger, raise it")
        return WillCost(self.counts, max(0, self.free - amount), self.x, self.y)

    def lowered_by(self, symbol: str, amount: int = 1) -> WillCost:
        """The cost with that many fewer of a symbol ("R"), never below zero (903.2i-iv)."""
        if amount < 0:
            raise CostError("to make a cost larger, raise it")
        index = _index(symbol)
        return self._with(index, max(0, self.counts[index] - amount))

    def __add__(self, other: WillCost) -> WillCost:
        w, r, u, g, b, m, t, v = (a + b for a, b in zip(self.counts, other.counts, strict=True))
        return WillCost((w, r, u, g, b, m, t, v), self.free + other.free, self.x + other.x, self.y + other.y)

    def __sub__(self, other: WillCost) -> WillCost:
        """The cost lowered symbol by symbol and in its free part, nothing below zero."""
        w, r, u, g, b, m, t, v = (max(0, a - b) for a, b in zip(self.counts, other.counts, strict=True))
        return WillCost(
            (w, r, u, g, b, m, t, v),
            max(0, self.free - other.free),
            max(0, self.x - other.x),
            max(0, self.y - other.y),
        )

    def _with(self, index: int, count: int) -> WillCost:
        counts = list(self.counts)
        counts[index] = count
        w, r, u, g, b, m, t, v = counts
        return WillCost((w, r, u, g, b, m, t, v), self.free, self.x, self.y)


def _index(symbol: str) -> int:
    if len(symbol) != 1 or symbol not in SYMBOLS:
        raise CostError(f"{symbol!r} is not a will symbol; they are {' '.join(SYMBOLS)}")
    return SYMBOLS.index(symbol)
