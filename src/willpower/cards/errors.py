"""What is wrong with a card, a card file or a deck list, one line each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

SHOWN: Final = 20
_LONGEST: Final = 60


def shorten(value: object) -> str:
    """A value as it can stand in an error line: on one line, printable, and not longer than that line."""
    if isinstance(value, str):
        text = ascii(value[:_LONGEST]) if not value[:_LONGEST].isprintable() else repr(value[:_LONGEST])
        return text if len(value) <= _LONGEST else f"{text}... ({len(value)} characters)"
    if value is None or isinstance(value, bool | float):
        return repr(value)
    if isinstance(value, int):
        return repr(value) if value.bit_length() < 128 else f"a number of {value.bit_length()} bits"
    if isinstance(value, list | tuple | dict):
        return f"a {'mapping' if isinstance(value, dict) else 'list'} of {len(value)}"
    return f"a {type(value).__name__}"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: with which card (or line), in which field, and what."""

    card: str
    field: str
    what: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.card, self.field, self.what) if part)


@dataclass(frozen=True, slots=True)
class Refused:
    """An entry of a card file that was not taken: its set and number, what is wrong, and under which reason
    it is counted together with others."""

    set_code: str
    number: str
    problem: Problem
    reason: str


def grouped(items: Iterable[str]) -> list[tuple[str, int]]:
    """Reasons with how often each was given, the most frequent first."""
    return sorted(Counter(items).items(), key=lambda item: (-item[1], item[0]))


class DataError(ValueError):
    """Something that was read is wrong; `problems` has every reason, `str` shows the first ones."""

    def __init__(self, problems: Sequence[Problem], where: str = "") -> None:
        self.problems = tuple(problems)
        self.where = where
        super().__init__(self.problems, where)

    def __str__(self) -> str:
        prefix = f"{self.where}: " if self.where else ""
        lines = [prefix + str(problem) for problem in self.problems[:SHOWN]]
        if len(self.problems) > SHOWN:
            lines.append(f"{prefix}and {len(self.problems) - SHOWN} more problems")
        return "\n".join(lines)


class CardError(DataError):
    """A card or a card file that cannot be read."""

    @classmethod
    def of(cls, card: str, field: str, what: str) -> CardError:
        """The error for a single problem."""
        return cls((Problem(card, field, what),))


class UnknownCard(CardError):
    """A name or number that the database does not have; `nearest` has names that are close to it."""

    def __init__(self, wanted: str, nearest: tuple[str, ...]) -> None:
        hint = f"; nearest: {', '.join(nearest)}" if nearest else ""
        super().__init__((Problem("", "", f"no card is called {shorten(wanted)}{hint}"),))
        self.wanted = wanted
        self.nearest = nearest

    def __reduce__(self) -> tuple[type[UnknownCard], tuple[str, tuple[str, ...]]]:
        return UnknownCard, (self.wanted, self.nearest)


class DeckError(DataError):
    """A deck list that cannot be read, or that names cards nobody knows."""
