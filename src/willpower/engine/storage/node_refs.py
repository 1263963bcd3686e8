"""Nodes of ability trees by number, so that a save can point at them instead of holding them.

Every node that the printed text of a definition gives rise to has a place in a fixed walk: its abilities
top down and left to right, after each keyword the abilities it means and the automatic object it makes of
its card (906.3). Compiling the same text again gives the same walk, so the place finds the same node in
another process.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from msgspec.msgpack import encode

import willpower.abilities
from willpower.abilities.ability import Keyword
from willpower.abilities.base import Node
from willpower.cards.mapping import card_to_mapping

from ..change.triggers import _as_automatic
from ..core.definition import Definition
from ..core.errors import NotUnderstood
from ..text.definition import define
from ..text.expansions import expand

Place = tuple[int, int]  # face, number in the walk of that face

_MOST_MAPS: Final = 4


def walk_all(node: Node) -> Iterator[Node]:
    """A node, what a keyword means, and everything below it."""
    yield node
    if isinstance(node, Keyword):
        for meant in derived(node):
            yield from walk_all(meant)
    for f in fields(node):
        yield from _inside(getattr(node, f.name))


def _inside(value: object) -> Iterator[Node]:
    if isinstance(value, Node):
        yield from walk_all(value)
    elif isinstance(value, tuple):
        for item in value:
            yield from _inside(item)


def derived(keyword: Keyword) -> tuple[Node, ...]:
    """The nodes the engine makes of a keyword; the same ones each time."""
    if keyword.trigger is not None and keyword.keyword in ("trigger", "stealth"):
        return (*expand(keyword), _as_automatic(keyword))
    return expand(keyword)


class Index:
    """The nodes of one definition: by number, and the number of each; and its card as bytes."""

    __slots__ = ("card", "definition", "nodes", "places", "printed")

    def __init__(self, definition: Definition, allow_partial: bool) -> None:
        self.definition = definition
        self.printed = is_printed(definition, allow_partial)
        self.card = encode(card_to_mapping(definition.card)) if definition.card is not None else b""
        self.nodes: tuple[tuple[Node, ...], ...] = ()
        self.places: dict[int, Place] = {}
        if self.printed:
            self.nodes = tuple([_face(c.ab.listed) for c in definition.faces])
            for f, nodes in enumerate(self.nodes):
                for n, node in enumerate(nodes):
                    self.places.setdefault(id(node), (f, n))


def _face(listed: tuple[Node, ...]) -> tuple[Node, ...]:
    found: list[Node] = []
    for ability in listed:
        found += walk_all(ability)
    return tuple(found)


def is_printed(definition: Definition, allow_partial: bool) -> bool:
    """Whether a definition is what its card's text compiles to; tokens and coins are made by the game."""
    if definition.card is None:
        return False
    try:
        return define(definition.card, allow_partial, definition.rules) is definition
    except NotUnderstood:
        return False


# Kept by identity; the index holds the definition, so the identity stays its own.
_indices: Final[dict[tuple[int, bool], Index]] = {}


def index_of(definition: Definition, allow_partial: bool) -> Index:
    """The index of a definition."""
    key = (id(definition), allow_partial)
    known = _indices.get(key)
    if known is None:
        known = Index(definition, allow_partial)
        if known.printed:
            _indices[key] = known
    return known


Where = dict[int, tuple[int, int, int]]  # identity of a node -> definition, face, number

_maps: Final[dict[tuple[int, ...], tuple[tuple[Definition, ...], Where]]] = {}


def where(definitions: list[Definition], allow_partial: bool) -> Where:
    """Where each node of a game's definitions is found. Of several places the first counts."""
    key = (allow_partial, *[id(d) for d in definitions])
    known = _maps.get(key)
    if known is not None:
        return known[1]
    found: Where = {}
    for i, definition in enumerate(definitions):
        for identity, (face, n) in index_of(definition, allow_partial).places.items():
            found.setdefault(identity, (i, face, n))
    while len(_maps) >= _MOST_MAPS:
        del _maps[next(iter(_maps))]
    _maps[key] = (tuple(definitions), found)
    return found


@cache
def node_classes() -> dict[str, type[Node]]:
    """All kinds of nodes by name: the only classes a save may name for a node."""
    for module in iter_modules(willpower.abilities.__path__):
        import_module(f"willpower.abilities.{module.name}")
    found: dict[str, type[Node]] = {}
    pending: list[type[Node]] = [Node]
    while pending:
        kind = pending.pop()
        pending += kind.__subclasses__()
        module_name = str(getattr(kind, "__module__"))  # noqa: B009  (mypyc takes it for a field of nodes)
        if module_name.startswith("willpower.abilities."):
            assert found.get(kind.__name__, kind) is kind, kind.__name__
            found[kind.__name__] = kind
    return found
