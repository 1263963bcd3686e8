"""Procedures of the rulebook as tables: one row for each clause, in the order in which they are performed.

The row that comes next is `Frame.pc`. It moves on before a row is performed, so that rows follow each other
by themselves; a row that is to be performed once more says `again`, one that goes elsewhere `goto` with a
clause. A decision is answered to the row that asked: the one before `pc`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from .state import Frame, State

F = TypeVar("F", bound=Frame)


class Procedure(Generic[F]):
    """The rows (clause, what is done) of a procedure, and where each clause begins. `deeds`: only what is
    done; a row would be unpacked and packed again each time somebody looks at it."""

    __slots__ = ("at", "deeds", "rows")

    def __init__(self, *rows: tuple[str, Callable[[State, F], None]]) -> None:
        self.rows: tuple[tuple[str, Callable[[State, F], None]], ...] = ()
        self.deeds: tuple[Callable[[State, F], None], ...] = ()
        self.at: dict[str, int] = {}
        self.fill(*rows)

    def fill(self, *rows: tuple[str, Callable[[State, F], None]]) -> None:
        """Give the procedure its rows, where those stand in a module above that of its frame."""
        self.rows = rows
        self.deeds = tuple([deed for _, deed in rows])
        self.at = {}
        for i, (clause, _) in enumerate(rows):
            self.at.setdefault(clause, i)
