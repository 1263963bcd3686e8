"""All readings of a text: a memoised top-down chart over the phrase table.

For each category and word the chart remembers every (end, node) once. Rows of a category share a trie,
so that "put {what} ..." is read once for all rows that begin so.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.base import Node

from .rows import Hole, Value
from .table import Found, Table, Trie
from .tokens import Token

DEEPEST: Final = 60  # phrases within phrases; printed texts need fewer than half of it
MOST_READINGS: Final = 8  # of one stretch of words as one category; printed texts have at most four


# How much work a reading may take: steps for each word of the text, and some for the shortest. Printed texts
# take 10 steps a word and never more than 25.
STEPS_A_WORD: Final = 50
FIRST_STEPS: Final = 400
JOINED_TIMES: Final = 3  # so much more for words that are put together


class TooDeep(ValueError):
    """A text with more phrases within phrases than any card has."""

    words = "too many phrases within phrases"


class TooMuch(TooDeep):
    """A text with more ways to read it than any card has."""

    words = "too many ways to read it"


class Chart:
    """The readings of one text."""

    def __init__(self, table: Table, tokens: list[Token], context: object = None, depth: int = 0) -> None:
        self.table = table
        self.tokens = tokens
        self.context = context
        self.depth = depth
        self.keys = [token.key for token in tokens]
        self.n = len(tokens)
        self.furthest = 0
        self.level = 0
        self.steps = 0
        self.spliced = False  # words put together to be read by themselves (joined.py)
        self.splices: dict[tuple[int, ...], Chart] = {}  # such words
        self.joined_steps = 0
        self.most_steps = FIRST_STEPS + STEPS_A_WORD * self.n
        self._memo: dict[tuple[str, int], Found] = {}
        self._lists: dict[tuple[str, str, int], Found] = {}

    def parse(self, category: str, at: int) -> Found:
        """Every phrase of a category that begins at a word: where it ends and what it means."""
        key = (category, at)
        found = self._memo.get(key)
        if found is not None:
            return found
        self._memo[key] = found = []
        entry = self.table.categories[category]
        if at >= self.n:
            if entry.empty:
                self._walk(entry.trie, at, [], found)
            return found
        token = self.tokens[at]
        if not self.table.can_start(category, token):
            return found
        self.level += 1
        if self.level > DEEPEST:
            raise TooDeep
        results: Found = []
        for unit in entry.units:
            results += self.parse(unit, at)
        for terminal in entry.terminals:
            if terminal.starts(token):
                results += terminal.match(self, at)
        self._walk(entry.trie, at, [], results)
        self.level -= 1
        found += _distinct(results)
        for end, _ in found:
            if end > self.furthest:
                self.furthest = end
        return found

    def step(self) -> None:
        """Count a step of work; raises `TooMuch` where the work does not grow like the text."""
        self.steps += 1
        if self.steps > self.most_steps:
            raise TooMuch

    def joining(self, steps: int) -> None:
        """Count steps of work on words put together, which are read several times over."""
        self.joined_steps += steps
        if self.joined_steps > JOINED_TIMES * self.most_steps:
            raise TooMuch

    def _walk(self, trie: Trie, at: int, values: list[Value], results: Found) -> None:
        self.step()
        if trie.kept is not None:
            self.table.open(trie)
        for row in trie.rows:
            node = row.build(values)
            if node is not None:
                results.append((at, node))
        if at < self.n:
            child = trie.literals.get(self.keys[at])
            if child is not None:
                if at + 1 > self.furthest:
                    self.furthest = at + 1
                self._walk(child, at + 1, values, results)
        for hole, child in trie.holes:
            for end, value in self.fill(hole, at):
                self._walk(child, end, [*values, value], results)

    def fill(self, hole: Hole, at: int) -> Found:
        """Everything that can fill a hole."""
        if hole.style == "" or hole.style == "=":
            return self.parse(hole.category, at)
        if hole.style == "?":
            return [(at, None), *self.parse(hole.category, at)]
        return self.parse_list(hole.category, hole.style, at)

    def parse_list(self, category: str, style: str, at: int) -> Found:
        """Lists: `*` and `+` one after the other, `,` and `/` with commas and and/or, `;` with "; or"."""
        key = (category, style, at)
        known = self._lists.get(key)
        if known is not None:
            return known
        self._lists[key] = found = []
        if style in "*+":
            results: Found = [(at, ())] if style == "*" else []
            frontier: list[tuple[int, tuple[Value, ...]]] = [(at, ())]
            while frontier:
                following: list[tuple[int, tuple[Value, ...]]] = []
                for end, values in frontier:
                    self.step()
                    for after, value in self.parse(category, end):
                        if after > end:
                            following.append((after, (*values, value)))
                results += following
                frontier = following
            found += _distinct(results)
            return found
        last = {",": "and", "/": "or", ";": "or", "!": ""}[style]
        results = []
        stack: list[tuple[int, tuple[Value, ...]]] = [(end, (v,)) for end, v in self.parse(category, at)]
        while stack:
            end, values = stack.pop()
            self.step()
            if len(values) == 1 and style != ";":  # a choice has at least two options
                results.append((end, values))
            follower = self.keys[end] if end < self.n else ""
            if style == ";":
                if follower == ";" and end + 1 < self.n and self.keys[end + 1] == last:
                    for after, value in self.parse(category, end + 2):
                        results.append((after, (*values, value)))
                        stack.append((after, (*values, value)))
                continue
            if style == "!":
                if follower == ",":
                    for after, value in self.parse(category, end + 1):
                        results.append((after, (*values, value)))
                        stack.append((after, (*values, value)))
                continue
            if follower == last:
                for after, value in self.parse(category, end + 1):
                    results.append((after, (*values, value)))
            elif follower == ",":
                for after, value in self.parse(category, end + 1):
                    stack.append((after, (*values, value)))
        found += _distinct(results)
        return found


def _distinct(found: Found) -> Found:
    """Readings that end at the same word and mean the same are one; more than MOST_READINGS for one end
    are too much to go on with."""
    if len(found) < 2:
        return found
    by_end: dict[int, list[Value]] = {}
    out: Found = []
    for end, value in found:
        others = by_end.setdefault(end, [])
        if any(_alike(value, other) for other in others):
            continue
        if len(others) >= MOST_READINGS:
            raise TooMuch
        others.append(value)
        out.append((end, value))
    return out


def _alike(one: Value, other: Value) -> bool:
    if isinstance(one, (Node, tuple)):
        return type(one) is type(other) and bool(one == other)
    return bool(one == other)
