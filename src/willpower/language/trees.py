"""Compiled texts kept in a file, so that a card is read once.

The file is data: names of node classes, numbers and words, with a digest of its body and the fingerprint of
the code that read the texts. A file that is torn, foreign or of another grammar is ignored, and so is an
entry that is no tree. Entries are opened when they are asked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Final

import msgspec

import willpower.abilities
from willpower.abilities.ability import Ability
from willpower.abilities.base import Node
from willpower.cards.card import Card

from .lookup import Compiled, Context, Problem, compile_text, grammar_fingerprint, question, use_known

if TYPE_CHECKING:
    from .checks import Checked

_MAGIC: Final = b"willpower trees 2\n"
_DIGEST: Final = 32
_LARGEST: Final = 256 * 1024 * 1024
_DEEPEST: Final = 200
_NODE: Final = 1
_TUPLE: Final = 0


class _Body(msgspec.Struct):
    """The part of the file that the digest is of."""

    fingerprint: str
    trees: dict[bytes, bytes]
    checks: dict[bytes, bytes]


class NoTree(ValueError):
    """Data that is no compiled text."""


class Trees:
    """Compiled texts by what was printed."""

    __slots__ = ("changed", "checks", "entries", "path")

    def __init__(self, path: Path) -> None:
        self.path = path
        self.changed = False
        self.entries, self.checks = _read(path)

    def get(self, texts: tuple[str, ...], chant: bool) -> Compiled | None:
        """What a text was compiled to; None if it is not here."""
        data = self.entries.get(_key(texts, chant))
        if data is None:
            return None
        try:
            return decode(data)
        except NoTree:
            return None

    def has(self, texts: tuple[str, ...], chant: bool) -> bool:
        """Whether a text is here."""
        return _key(texts, chant) in self.entries

    def put(self, texts: tuple[str, ...], chant: bool, compiled: Compiled) -> None:
        """Keeps what a text was compiled to."""
        key = _key(texts, chant)
        if key not in self.entries:
            self.entries[key] = encode(compiled)
            self.changed = True

    def checked(self, texts: tuple[str, ...], chant: bool) -> Checked:
        """What the checks say of a text that is read by now; said again if it was said before."""
        from .checks import Checked, checked  # only who checks needs it

        key = _key(texts, chant)
        kept = self.checks.get(key)
        if kept is not None:
            try:
                return msgspec.msgpack.decode(kept, type=Checked)
            except (msgspec.DecodeError, RecursionError):
                pass  # as if nothing were kept
        found = checked(compile_text(texts, Context(chant)).abilities)
        self.checks[key] = msgspec.msgpack.encode(found)
        self.changed = True
        return found

    def save(self) -> None:
        """Writes the file if there is anything new; raises `OSError`."""
        if not self.changed:
            return
        from willpower.cards.store import alone, write_whole  # only who writes needs it

        self.path.parent.mkdir(parents=True, exist_ok=True)
        with alone(self.path):  # what another process has kept meanwhile stays
            trees, checks = _read(self.path)
            self.entries, self.checks = {**trees, **self.entries}, {**checks, **self.checks}
            body = msgspec.msgpack.encode(_Body(grammar_fingerprint(), self.entries, self.checks))
            write_whole(self.path, _MAGIC + blake2b(body, digest_size=_DIGEST).digest() + body)
        self.changed = False


def kept_trees() -> Trees:
    """The compiled texts in the user's data folder; the compiler looks there first from now on."""
    from willpower.cards.store import data_folder

    trees = Trees(data_folder() / "cache" / "trees.bin")
    use_known(trees)
    return trees


SHIPPED: Final = Path(__file__).parent / "data" / "bundled.trees"


def shipped_trees() -> Trees:
    """The compiled texts of the bundled cards, as they come with the package."""
    return Trees(SHIPPED)


def keep_trees(trees: Trees, cards: Iterable[Card]) -> None:
    """Adds the compiled texts of cards."""
    for card in cards:
        for face in card.faces:
            if face.text:
                texts, context = question(face)
                if not trees.has(texts, context.chant):
                    trees.put(texts, context.chant, compile_text(texts, context))


def _read(path: Path) -> tuple[dict[bytes, bytes], dict[bytes, bytes]]:
    try:
        if path.stat().st_size > _LARGEST:
            return {}, {}
        raw = path.read_bytes()
    except OSError:
        return {}, {}
    start = len(_MAGIC) + _DIGEST
    body = raw[start:]
    if raw[: len(_MAGIC)] != _MAGIC:
        return {}, {}
    if blake2b(body, digest_size=_DIGEST).digest() != raw[len(_MAGIC) : start]:
        return {}, {}
    try:
        found = msgspec.msgpack.decode(body, type=_Body)
    except (msgspec.DecodeError, RecursionError):
        return {}, {}
    return (found.trees, found.checks) if found.fingerprint == grammar_fingerprint() else ({}, {})


def _key(texts: tuple[str, ...], chant: bool) -> bytes:
    digest = blake2b(b"chant" if chant else b"other", digest_size=16)
    for text in texts:
        digest.update(b"\x1e" + text.encode("utf-8", "surrogatepass"))
    return digest.digest()


# ---- trees as data ---------------------------------------------------------------------------------------


@cache
def _classes() -> dict[str, tuple[type[Node], int]]:
    """The kinds of nodes by name, with how many fields they have besides `phrase`."""
    for module in iter_modules(willpower.abilities.__path__):
        import_module(f"willpower.abilities.{module.name}")
    found: dict[str, tuple[type[Node], int]] = {}
    pending: list[type[Node]] = [Node]
    while pending:
        kind = pending.pop()
        found[kind.__name__] = (kind, len(_fields(kind)))
        pending += kind.__subclasses__()
    return found


_names: dict[str, tuple[str, ...]] = {}


def _fields(kind: type[Node]) -> tuple[str, ...]:
    found = _names.get(kind.__name__)
    if found is None:
        found = _names[kind.__name__] = tuple(f.name for f in fields(kind) if f.name != "phrase")
    return found


def encode(compiled: Compiled) -> bytes:
    """A compiled text as bytes."""
    problems = [(p.paragraph, p.text, p.kind, p.words) for p in compiled.problems]
    return msgspec.msgpack.encode(([_plain(a) for a in compiled.abilities], problems, compiled.mended))


def _plain(value: object) -> object:
    if isinstance(value, Node):
        names = _fields(type(value))
        return [_NODE, type(value).__name__, value.phrase, *[_plain(getattr(value, n)) for n in names]]
    if isinstance(value, tuple):
        return [_TUPLE, *[_plain(item) for item in value]]
    if value is None or isinstance(value, (int, str)):
        return value
    raise TypeError(f"{type(value).__name__} in a tree")


_Row = tuple[int, str, str, str]
_Whole = tuple[list[object], list[_Row], tuple[tuple[int, str], ...]]


def decode(data: bytes) -> Compiled:
    """A compiled text from bytes; raises `NoTree` if they are none."""
    try:
        items, rows, mended = msgspec.msgpack.decode(data, type=_Whole)
    except (msgspec.DecodeError, RecursionError) as error:
        raise NoTree(str(error)) from None
    abilities: list[Ability] = []
    for item in items:
        node = _tree(item, 0)
        if not isinstance(node, Ability):
            raise NoTree("no ability")
        abilities.append(node)
    return Compiled(tuple(abilities), tuple(Problem(*row) for row in rows), mended)


def _tree(value: object, depth: int) -> object:
    if not isinstance(value, list):
        if value is None or isinstance(value, (int, str)):
            return value
        raise NoTree(f"{type(value).__name__} in a tree")
    if depth > _DEEPEST or not value:
        raise NoTree("too deep or empty")
    mark = value[0]
    if mark == _TUPLE:
        return tuple([_tree(item, depth + 1) for item in value[1:]])
    if mark != _NODE or len(value) < 3 or not isinstance(value[1], str) or not isinstance(value[2], int):
        raise NoTree("neither node nor list")
    known = _classes().get(value[1])
    if known is None or known[1] != len(value) - 3:
        raise NoTree(f"no node {value[1][:40]!r} with {len(value) - 3} fields")
    return known[0](*[_tree(item, depth + 1) for item in value[3:]], phrase=value[2])
