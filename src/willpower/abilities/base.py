"""The root of the ability tree: frozen, typed, comparable, pure data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Final


@dataclass(frozen=True)
class Node:
    """A piece of an ability. Two nodes are equal when they mean the same.

    `phrase` is the row of the phrase table that a text used for it; it decides how the node is
    printed back and nothing else, so it takes no part in comparing, and none in the word for a node
    (`repr`), by which the engine tells abilities and positions apart.
    """

    phrase: int = field(default=0, compare=False, repr=False, kw_only=True)


_fields: Final[dict[type[Node], tuple[str, ...]]] = {}


def node_fields(kind: type[Node]) -> tuple[str, ...]:
    """The fields of a kind of node."""
    found = _fields.get(kind)
    if found is None:
        found = tuple([f.name for f in fields(kind)])
        _fields[kind] = found
    return found


def children(node: Node) -> Iterator[Node]:
    """The nodes directly below a node, in the order of its fields."""
    for name in node_fields(type(node)):
        value = getattr(node, name)
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple):
            for item in value:
                if isinstance(item, Node):
                    yield item


def walk(node: Node) -> Iterator[Node]:
    """A node and everything below it, top down and left to right."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        yield one
        waiting += [*children(one)][::-1]
