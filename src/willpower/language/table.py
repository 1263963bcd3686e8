"""The phrase table put together: rows and terminals by category, as tries that the chart walks."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from willpower.abilities.base import Node

from .rows import ADJUNCT_BITS, NUMBERED, ROW_BITS, Family, Hole, Row, Value
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
    kept: Packed | None = None  # as it was stored, until it is walked


# A trie as data: words with what follows, places with what follows, the numbers of rows.
Packed = tuple[dict[str, Any], list[tuple[str, str, str, Any]], list[int]]


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


class Table:
    """The whole phrase table."""

    def __init__(self) -> None:
        self._rows: list[Row | Terminal | None] = [None]  # phrase 0 is no phrase
        self.categories: dict[str, Category] = {}
        self.vocabulary: set[str] = set()  # the words of the templates
        self._of_races: list[Row] = []
        self._starts: dict[tuple[str, str, int, bool], bool] = {}
        self._fingerprint = ""
        self._closures: dict[str, set[str]] = {}
        self.adjuncts: list[Row | None] = [None]
        self.variants: set[str] = set()  # words kept apart from their templates
        self.sizes: list[int] = []  # how many rows each template has
        self.firsts: dict[int, list[str]] = {}  # the variants that a template is the first to have
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

    def needs(self, name: str) -> None:
        """Have a category of that name, which code reads."""
        self.category(name)

    @property
    def rows(self) -> list[Row | Terminal | None]:
        """All phrases by their numbers."""
        return self._rows

    def at(self, number: int) -> Row | Terminal | None:
        """The row of a number, without adjuncts."""
        return self._rows[number]

    def adjunct(self, number: int) -> Row | None:
        """The adjunct of a number; 0: none."""
        return self.adjuncts[number]

    def add(self, families: Iterable[Family]) -> None:
        """Add the rows of templates."""
        for family in families:
            before = set(self.variants)
            rows = family.rows(self.variants)
            if len(self.variants) > len(before):
                self.firsts[len(self.sizes)] = sorted(self.variants - before)
            self.sizes.append(len(rows))
            for row in rows:
                self._take(row)

    def _take(self, row: Row) -> None:
        """One more row."""
        row.id = len(self._rows)
        self._rows.append(row)
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
        terminal.id = len(self._rows)
        self._rows.append(terminal)
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
        if phrase < len(self._rows):
            row = self.at(phrase)
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
        if number >= len(self._rows):
            return []
        row = self.at(number)
        out: list[Row | Terminal | None] = [row]
        left = phrase >> ROW_BITS
        for _ in range(row.places if isinstance(row, Row) else 0):
            number = left & ((1 << ADJUNCT_BITS) - 1)
            if number >= len(self.adjuncts):
                return []
            out.append(self.adjunct(number))
            left >>= ADJUNCT_BITS
        return out if not left else []

    def finish(self) -> None:
        """Work out with which words each category can begin."""
        if len(self._rows) >= 1 << ROW_BITS or len(self.adjuncts) >= 1 << ADJUNCT_BITS:
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

    def units(self, name: str) -> list[str]:
        """The categories of which every phrase also stands as one of these."""
        return self.categories[name].units

    def closure(self, name: str) -> set[str]:
        """A category and all whose phrases may stand there."""
        found = self._closures.get(name)
        if found is None:
            found = self._closures[name] = set()
            stack = [name]
            while stack:
                one = stack.pop()
                if one not in found:
                    found.add(one)
                    stack += self.units(one)
        return found

    def open(self, trie: Trie) -> None:
        """Read what was stored of a trie; of one that was made here there is nothing."""

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
        return row is not None and row.category in self.closure(category)

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
