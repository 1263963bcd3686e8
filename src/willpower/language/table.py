"""The phrase table put together: rows and terminals by category, as tries that the chart walks."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from willpower.abilities.base import Node

from .rows import ADJUNCT_BITS, NUMBERED, ROW_BITS, Hole, Row, Value
from .tokens import Token

if TYPE_CHECKING:
    from .chart import Chart
    from .printer import Printer

Found = list[tuple[int, Value]]


class Terminal(Protocol):
    """A phrase that no template can say: names, numbers, lists of clauses. Read and written by code."""

    category: str
    id: int
    describes: str

    def starts(self, token: Token) -> bool:
        """Whether it may begin with the word."""
        ...

    def match(self, chart: Chart, at: int) -> Found:
        """All readings that begin at a word."""
        ...

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The value in words."""
        ...


@dataclass(slots=True)
class Trie:
    """Rows that begin alike: what may follow the words read so far."""

    literals: dict[str, Trie] = field(default_factory=dict)
    holes: list[tuple[Hole, Trie]] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)


@dataclass(slots=True)
class Category:
    """All phrases that may stand in one kind of place."""

    name: str
    trie: Trie = field(default_factory=Trie)
    terminals: list[Terminal] = field(default_factory=list)
    units: list[str] = field(default_factory=list)
    first: set[str] = field(default_factory=set)
    first_terminals: list[Terminal] = field(default_factory=list)
    empty: bool = False
    closure: set[str] = field(default_factory=set)


class Table:
    """The whole phrase table."""

    def __init__(self) -> None:
        self.rows: list[Row | Terminal | None] = [None]  # phrase 0 is no phrase
        self.categories: dict[str, Category] = {}
        self.vocabulary: set[str] = set()  # the words of the templates
        self._of_races: list[Row] = []
        self._starts: dict[tuple[str, str, int, bool], bool] = {}
        self._fingerprint = ""
        self.adjuncts: list[Row | None] = [None]
        self._coded: dict[int, Row] = {}  # phrases with adjuncts, written out when first read
        self.wrappers: dict[str, Terminal] = {}  # categories whose values are printed by code, nodes or not

    def category(self, name: str) -> Category:
        """The category of that name, made when it is first spoken of."""
        found = self.categories.get(name)
        if found is None:
            found = self.categories[name] = Category(name)
            base, _, number = name.partition(".")
            if base in NUMBERED and not number:
                found.units += [f"{base}.s", f"{base}.p"]
                for unit in found.units:
                    self.category(unit)
        return found

    def add(self, rows: Iterable[Row]) -> None:
        """Add rows."""
        for row in rows:
            row.id = len(self.rows)
            self.rows.append(row)
            if row.adjunct:
                row.adjunct = len(self.adjuncts)
                self.adjuncts.append(row)
            self.category(row.category)
            if "race" in row.fixed:
                self._of_races.append(row)
            else:
                self._enter(row, True)

    def _enter(self, row: Row, words: bool) -> None:
        """Writes a row into the trie of its category. Words of races, entered last, are none of templates."""
        trie = self.categories[row.category].trie
        for item in row.items:
            if isinstance(item, str):
                child = trie.literals.get(item)
                if child is None:
                    child = trie.literals[item] = Trie()
                    if words:
                        self.vocabulary.add(item)
                trie = child
                continue
            self.category(item.category)
            for hole, child in trie.holes:
                if hole is item or (hole.category == item.category and hole.style == item.style):
                    trie = child
                    break
            else:
                child = Trie()
                trie.holes.append((item, child))
                trie = child
        trie.rows.append(row)

    def add_terminal(self, terminal: Terminal, wraps: bool = False) -> None:
        """Add a terminal; one that wraps prints what is in it, whatever phrase made that."""
        if wraps:
            self.wrappers[terminal.category] = terminal
        terminal.id = len(self.rows)
        self.rows.append(terminal)
        self.category(terminal.category).terminals.append(terminal)

    def unit(self, category: str, *subs: str) -> None:
        """Every phrase of the second category also stands where the first may."""
        for sub in subs:
            if category in NUMBERED and sub in NUMBERED:
                for number in "sp":
                    self.category(f"{category}.{number}").units.append(f"{sub}.{number}")
                    self.category(f"{sub}.{number}")
                self.category(category)
                self.category(sub)
            else:
                self.category(category).units.append(sub)
                self.category(sub)

    def row(self, phrase: int) -> Row | Terminal | None:
        """The row of a phrase, with its adjuncts if it has any; None if there is no such phrase."""
        if phrase < len(self.rows):
            row = self.rows[phrase]
            if not isinstance(row, Row) or not row.places:
                return row
        made = self._coded.get(phrase)
        if made is None:
            parts = self.parts(phrase)
            host = parts[0] if parts else None
            if not isinstance(host, Row):
                return None
            made = host.coded([part if isinstance(part, Row) else None for part in parts[1:]])
            self._coded[phrase] = made
        return made

    def parts(self, phrase: int) -> list[Row | Terminal | None]:
        """The row of a phrase and the adjuncts in its places, None where there is none; [] for no phrase."""
        number = phrase & ((1 << ROW_BITS) - 1)
        if number >= len(self.rows):
            return []
        row = self.rows[number]
        out: list[Row | Terminal | None] = [row]
        left = phrase >> ROW_BITS
        for _ in range(row.places if isinstance(row, Row) else 0):
            number = left & ((1 << ADJUNCT_BITS) - 1)
            if number >= len(self.adjuncts):
                return []
            out.append(self.adjuncts[number])
            left >>= ADJUNCT_BITS
        return out if not left else []

    def finish(self) -> None:
        """Work out with which words each category can begin."""
        if len(self.rows) >= 1 << ROW_BITS or len(self.adjuncts) >= 1 << ADJUNCT_BITS:
            raise ValueError("more rows than the number of a phrase can hold")
        for row in self._of_races:
            self._enter(row, False)
        self._of_races = []
        changed = True
        while changed:
            changed = False
            for category in list(self.categories.values()):
                before = (len(category.first), len(category.first_terminals), category.empty)
                for terminal in category.terminals:
                    if terminal not in category.first_terminals:
                        category.first_terminals.append(terminal)
                for unit in category.units:
                    self._absorb(category, self.categories[unit])
                self._first_of(category, category.trie)
                if before != (len(category.first), len(category.first_terminals), category.empty):
                    changed = True
        for category in self.categories.values():
            stack = [category.name]
            while stack:
                name = stack.pop()
                if name not in category.closure:
                    category.closure.add(name)
                    stack += self.categories[name].units

    def check(self) -> None:
        """Raises `ValueError` for a category that has no phrases, unlike ones, or that begins with itself."""
        kinds: dict[str, bool] = {}
        for row in self.rows:
            if isinstance(row, Row) and kinds.setdefault(row.category, bool(row.adjunct)) != bool(
                row.adjunct
            ):
                raise ValueError(f"category {row.category} has adjuncts and others")
        for category in self.categories.values():
            if category.name.endswith((".s", ".p")):
                continue
            if not (category.trie.literals or category.trie.holes or category.terminals or category.units):
                raise ValueError(f"category {category.name} has no phrases")
        self._check_left_recursion()

    def _absorb(self, category: Category, other: Category) -> None:
        category.first |= other.first
        for terminal in other.first_terminals:
            if terminal not in category.first_terminals:
                category.first_terminals.append(terminal)
        category.empty = category.empty or other.empty

    def _first_of(self, category: Category, trie: Trie) -> None:
        category.first |= trie.literals.keys()
        if trie.rows:
            category.empty = True
        for hole, child in trie.holes:
            other = self.categories[hole.category]
            empty = category.empty
            self._absorb(category, other)
            category.empty = empty
            if hole.style in ("*", "?") or other.empty:
                self._first_of(category, child)

    def _check_left_recursion(self) -> None:
        edges: dict[str, set[str]] = {}
        for category in self.categories.values():
            out: set[str] = set(category.units)
            stack = [category.trie]
            while stack:
                trie = stack.pop()
                for hole, child in trie.holes:
                    out.add(hole.category)
                    if hole.style in ("*", "?") or self.categories[hole.category].empty:
                        stack.append(child)
            edges[category.name] = out
        done: set[str] = set()
        path: list[str] = []

        def visit(name: str) -> None:
            if name in path:
                raise ValueError("left recursion: " + " > ".join([*path[path.index(name) :], name]))
            if name in done:
                return
            path.append(name)
            for other in edges[name]:
                visit(other)
            path.pop()
            done.add(name)

        for name in edges:
            visit(name)

    def can_start(self, name: str, token: Token) -> bool:
        """Whether a phrase of the category may begin with the word."""
        key = (name, token.key, token.kind, token.capital)
        known = self._starts.get(key)
        if known is None:
            category = self.categories[name]
            known = category.empty or token.key in category.first
            known = known or any(terminal.starts(token) for terminal in category.first_terminals)
            if len(self._starts) < 200_000:
                self._starts[key] = known
        return known

    def belongs(self, value: Value, category: str) -> bool:
        """Whether a value was read as a phrase of the category."""
        if not isinstance(value, Node):
            return True
        row = self.row(value.phrase)
        if row is not None and row.category == "silent":
            return True
        return row is not None and row.category in self.categories[category].closure

    @property
    def fingerprint(self) -> str:
        """A short text that changes with every change of the table."""
        if not self._fingerprint:
            digest = hashlib.sha256()
            for row in self.rows:
                if isinstance(row, Row):
                    fixed = sorted(row.fixed.items())
                    line = f"{row.category}|{row.node.__name__}|{row.items}|{fixed}|{row.zones}"
                elif row is not None:
                    line = f"{row.category}|{row.describes}"
                else:
                    line = ""
                digest.update(line.encode())
            self._fingerprint = digest.hexdigest()[:16]
        return self._fingerprint


Loader = Callable[[Table], None]
