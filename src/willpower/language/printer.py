"""Ability trees in words, by the same rows that read them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from willpower.abilities.base import Node

from .lookup import Unprintable as Unprintable
from .raw import Subject
from .rows import Hole, Row, Value
from .table import Table, Terminal
from .tokens import join


class Printer:
    """Prints nodes with the phrases that made them."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def text(self, node: Node) -> str:
        """A node as a sentence."""
        return join(self.words(node, ""))

    def words(self, value: Value, category: str) -> list[str]:
        """A value in words; the category matters for words and numbers that are no nodes."""
        wrapper = self.table.wrappers.get(category)
        if wrapper is not None:
            return self._written(wrapper, value)
        if isinstance(value, Node):
            row = self.table.row(value.phrase)
            if row is None:
                if category in self.table.categories:
                    return self._written(self._terminal(category, value), value)
                raise Unprintable(f"no phrase for {type(value).__name__}")
            if not isinstance(row, Row):
                return self._written(row, value)
            out = self._lead(row, value)
            try:
                values = iter(row.split(value, self.table.belongs))
            except (AssertionError, AttributeError, IndexError, KeyError, TypeError) as error:
                raise Unprintable(f"{type(value).__name__} by {row.template!r}: {error}") from error
            for item in row.items:
                if isinstance(item, str):
                    out.append(shown(item))
                else:
                    out += self.fill(item, next(values))
            only = getattr(value, "only", None)
            if isinstance(only, Node):  # a second sentence about what the first has made
                out += [".", *self.words(only, "spending")]
            return out
        return self._written(self._terminal(category, value), value)

    def _written(self, terminal: Terminal, value: Value) -> list[str]:
        """What code writes; a tree that no text has made may not fit it."""
        try:
            return terminal.words(self, value)
        except (AssertionError, AttributeError, IndexError, KeyError, TypeError) as error:
            raise Unprintable(f"{type(value).__name__} as {terminal.describes!r}: {error}") from error

    def _lead(self, row: Row, node: Node) -> list[str]:
        """The subject, which clauses carry outside of their template."""
        base = row.category.partition(".")[0]
        if base == "vp":
            what = getattr(node, "what", None)
            return [] if isinstance(what, Subject) else self.words(what, "noun")
        if base in ("evwhen", "evwhenever"):
            subject = self.words(getattr(node, "what", None), "noun")
            return [base[2:], *subject] if subject else []
        if base == "act":
            who = getattr(node, "who", None)
            return [] if who is None else self.words(who, "who")
        return []

    def fill(self, hole: Hole, value: Value) -> list[str]:
        """What stands in a hole, in words."""
        if hole.style == "" or hole.style == "=":
            return self.words(value, hole.category)
        if hole.style == "?":
            return [] if value is None else self.words(value, hole.category)
        parts = [self.words(item, hole.category) for item in value]
        parts = [part for part in parts if part]
        return join_list(parts, hole.style)

    def _terminal(self, category: str, value: Value) -> Terminal:
        for name in (category, *sorted(self.table.closure(category))):
            for terminal in self.table.categories[name].terminals:
                return terminal
        raise Unprintable(f"no phrase for {type(value).__name__} as {category}")


_SHOWN: Final = {
    **{"atk": "ATK", "def": "DEF", "x": "X", "god": "God", "art": "Art"},
    **{"{rest}": "{Rest}", "{x}": "{X}"},
}


@cache
def shown(word: str) -> str:
    """A word of a template as it is printed."""
    if word in _SHOWN:
        return _SHOWN[word]
    if word.startswith("["):
        return "[" + " ".join(part.capitalize() for part in word[1:-1].split()) + "]"
    if word.startswith(("j/", "j-")):
        return "J" + word[1:]
    return word


def join_list(parts: list[list[str]], style: str) -> list[str]:
    """Printed parts as a list of the given kind."""
    out: list[str] = []
    for index, part in enumerate(parts):
        if index and style == ";":
            out += [";", "or"]
        elif index and style == "!":
            out.append(",")
        elif index and style in ",/":
            last = index == len(parts) - 1
            out.append(("and" if style == "," else "or") if last else ",")
        out += part
    return out


def with_phrase(node: Node, phrase: int) -> Node:
    """The node as said by another phrase."""
    return replace(node, phrase=phrase)
