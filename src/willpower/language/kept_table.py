"""The phrase table kept in a file, so that a process that reads one text need not put it together.

Kept are the tries, with which words each category can begin, and how many rows each template has; the
templates themselves are those of the modules, and are spelled out when a row of theirs is reached. The file
is data, with a digest of its body and the fingerprint of the code; one that is torn, foreign or of other code
is ignored.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from .lookup import grammar_fingerprint
from .rows import Family, Hole, Row
from .table import Category, Packed, Table, Terminal, Trie

FILE: Final = Path(__file__).parent / "data" / "phrases.table"
_MAGIC: Final = b"willpower table 1\n"
_DIGEST: Final = 32

# What a category begins with, the numbers of the code that may begin it and of the code that reads it,
# whether it may have no words, and its trie.
_Category = tuple[list[str], list[int], list[int], bool, Packed]


class Marks(msgspec.Struct):
    """What the grammar notes of rows: the zones that they name, which say from where, which may be a name."""

    zone_of_phrase: dict[int, int]
    zone_of_adjunct: dict[int, int]
    from_phrase: set[int]
    name_phrase: set[int]


class Kept(msgspec.Struct):
    """What is known of a table that was put together before."""

    fingerprint: str
    sizes: list[int]
    firsts: dict[int, list[str]]
    adjuncts: list[int]
    units: dict[str, list[str]]
    categories: dict[str, bytes]
    vocabulary: list[str]
    variants: list[str]
    marks: Marks


class KeptTable(Table):
    """A table of which most is still in the file."""

    def __init__(self, kept: Kept) -> None:
        super().__init__()
        self.kept = kept
        self.categories = _Categories(self)
        self.vocabulary = set(kept.vocabulary)
        self.adjuncts = [None] * len(kept.adjuncts)  # `adjunct` finds them
        self._families: list[Family] = []
        self._starts_at: list[int] = []  # the number of the first row of each template
        self._numbers: dict[int, int] = {row: number for number, row in enumerate(kept.adjuncts)}

    def needs(self, name: str) -> None:
        """It has every category already."""

    def unit(self, category: str, *subs: str) -> None:
        """It knows what stands as what."""

    def units(self, name: str) -> list[str]:
        """The categories of which every phrase also stands as one of these."""
        return self.kept.units[name]

    def category(self, name: str) -> Category:
        """The category of that name."""
        return self.categories[name]

    def add_terminal(self, terminal: Terminal, wraps: bool = False) -> None:
        """Give a terminal its number; its category knows it by that."""
        if wraps:
            self.wrappers[terminal.category] = terminal
        terminal.id = len(self._rows)
        self._rows.append(terminal)

    def add(self, families: Iterable[Family]) -> None:
        """Leave room for the rows of templates."""
        for family in families:
            self._starts_at.append(len(self._rows))
            self._rows += [None] * self.kept.sizes[len(self._families)]
            self._families.append(family)

    def finish(self) -> None:
        """All is worked out; raises `ValueError` if these are not the templates that were kept."""
        if len(self._families) != len(self.kept.sizes):
            raise ValueError("a table of other templates")

    @property
    def rows(self) -> list[Row | Terminal | None]:
        """All phrases by their numbers, spelled out."""
        for number in range(len(self._families)):
            if self.kept.sizes[number] and self._rows[self._starts_at[number]] is None:
                self._spell(number)
        return self._rows

    def at(self, number: int) -> Row | Terminal | None:
        """The row of a number, without adjuncts."""
        found = self._rows[number]
        if found is None and number:
            self._spell(bisect_right(self._starts_at, number) - 1)
            found = self._rows[number]
        return found

    def adjunct(self, number: int) -> Row | None:
        """The adjunct of a number; 0: none."""
        found = self.at(self.kept.adjuncts[number])
        return found if isinstance(found, Row) else None

    def _spell(self, number: int) -> None:
        """Write out the rows of a template."""
        start = self._starts_at[number]
        new = self.kept.firsts.get(number, [])
        rows = self._families[number].rows(set(self.kept.variants).difference(new))
        if len(rows) != self.kept.sizes[number]:
            raise ValueError(f"other rows than were kept: {self._families[number].template!r}")
        for index, row in enumerate(rows, start):
            row.id = index
            row.adjunct = self._numbers[index] if row.adjunct else 0
            self._rows[index] = row

    def read_category(self, name: str) -> Category:
        """A category as it was kept."""
        data = self.kept.categories.get(name)
        if data is None:
            raise KeyError(name)
        first, starting, reading, empty, trie = msgspec.msgpack.decode(data, type=_Category)
        terminals: list[Any] = [self._rows[number] for number in reading]
        starters: list[Any] = [self._rows[number] for number in starting]
        units = self.kept.units[name]
        return Category(name, Trie(kept=trie), terminals, units, set(first), starters, empty)

    def open(self, trie: Trie) -> None:
        """Read what was kept of a trie, as far as the next word."""
        assert trie.kept is not None
        literals, holes, rows = trie.kept
        trie.kept = None
        trie.literals = {word: Trie(kept=child) for word, child in literals.items()}
        trie.holes = [(Hole(*hole[:3]), Trie(kept=hole[3])) for hole in holes]
        trie.rows = [row for row in map(self.at, rows) if isinstance(row, Row)]


class _Categories(dict[str, Category]):
    """The categories, each read when it is first asked for."""

    def __init__(self, table: KeptTable) -> None:
        super().__init__()
        self.table = table

    def __contains__(self, name: object) -> bool:
        return name in self.table.kept.categories

    def __missing__(self, name: str) -> Category:
        found = self[name] = self.table.read_category(name)
        return found


def packed(trie: Trie) -> Packed:
    """A trie as data."""
    literals = {word: packed(child) for word, child in trie.literals.items()}
    holes = [(hole.name, hole.category, hole.style, packed(child)) for hole, child in trie.holes]
    return literals, holes, [row.id for row in trie.rows]


def kept_of(table: Table, marks: Marks) -> Kept:
    """What is to be kept of a table that is put together."""
    categories: dict[str, bytes] = {}
    for name, one in table.categories.items():
        starting = [terminal.id for terminal in one.first_terminals]
        reading = [terminal.id for terminal in one.terminals]
        whole: _Category = (sorted(one.first), starting, reading, one.empty, packed(one.trie))
        categories[name] = msgspec.msgpack.encode(whole)
    return Kept(
        grammar_fingerprint(),
        table.sizes,
        table.firsts,
        [row.id if row is not None else 0 for row in table.adjuncts],
        {name: one.units for name, one in table.categories.items()},
        categories,
        sorted(table.vocabulary),
        sorted(table.variants),
        marks,
    )


def read_kept(path: Path = FILE) -> Kept | None:
    """What was kept, if it is of this code."""
    try:
        raw = path.read_bytes()
    except OSError:
        return None
    start = len(_MAGIC) + _DIGEST
    body = raw[start:]
    if (
        raw[: len(_MAGIC)] != _MAGIC
        or blake2b(body, digest_size=_DIGEST).digest() != raw[len(_MAGIC) : start]
    ):
        return None
    try:
        found = msgspec.msgpack.decode(body, type=Kept)
    except (msgspec.DecodeError, RecursionError):
        return None
    return found if found.fingerprint == grammar_fingerprint() else None


def write_kept(kept: Kept, path: Path = FILE) -> None:
    """Keep a table; raises `OSError`."""
    from willpower.cards.store import write_whole  # only who writes needs it

    body = msgspec.msgpack.encode(kept)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, _MAGIC + blake2b(body, digest_size=_DIGEST).digest() + body)
