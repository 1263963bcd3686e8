"""What the fields of nodes hold, and so which phrases may fill them."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Final

from willpower.abilities.base import Node
from willpower.abilities.conditions import Condition
from willpower.abilities.effects import Effect
from willpower.abilities.hints import field_hints
from willpower.abilities.nouns import Filter, Noun, Quantity, Who
from willpower.abilities.statics import Duration, Static
from willpower.abilities.triggers import Trigger

_DEFAULT_CATEGORY: Final[tuple[tuple[type[Node], str], ...]] = (
    (Who, "who"),
    (Noun, "noun"),
    (Filter, "filter"),
    (Quantity, "number"),
    (Condition, "condition"),
    (Duration, "duration"),
    (Trigger, "trigger"),
    (Static, "static"),
    (Effect, "seq"),
)
# Holes of rows with a build function of their own need not be fields of the node.
_CATEGORY_OF_NAME: Final[dict[str, str]] = {
    "what": "noun",
    "on": "noun",
    "source": "noun",
    "to": "noun",
    "filter": "filter",
    "who": "who",
    "right": "number",
    "least": "number",
    "most": "number",
    "n": "number",
    "duration": "duration",
}


_names: dict[type[Node], frozenset[str]] = {}
_tuples: dict[type[Node], frozenset[str]] = {}


def field_names(node: type[Node]) -> frozenset[str]:
    """The names of the fields of a node."""
    known = _names.get(node)
    if known is None:
        known = _names[node] = frozenset(f.name for f in fields(node))
    return known


def tuple_names(node: type[Node]) -> frozenset[str]:
    """The fields that hold several things."""
    known = _tuples.get(node)
    if known is None:
        found = [name for name in field_names(node) if name != "phrase" and _is_tuple(node, name)]
        known = _tuples[node] = frozenset(found)
    return known


def default_category(node: type[Node], name: str) -> str:
    """The category of what a field holds, by its type or its name."""
    if name == "whose":
        return "whose"
    for member in _members(node, name):
        for base, category in _DEFAULT_CATEGORY:
            if issubclass(member, base):
                return category
    if name in _CATEGORY_OF_NAME:
        return _CATEGORY_OF_NAME[name]
    raise ValueError(f"{node.__name__}.{name} has no category of its own; name one")


# The types of fields as they are written; evaluating them all takes longer than all else about a row.
_written: dict[type[Node], dict[str, str]] = {}
_kinds: dict[str, type[Node]] = {}


def _type_words(node: type[Node], name: str) -> str:
    known = _written.get(node)
    if known is None:
        if hasattr(node, "__mypyc_attrs__"):  # compiled classes keep no annotations
            known = {field: str(hint) for field, hint in field_hints(node).items()}
        else:
            known = {one.name: str(one.type) for one in fields(node)}
        _written[node] = known
    return known.get(name, "")


def _members(node: type[Node], name: str) -> list[type[Node]]:
    """The kinds of nodes that a field may hold."""
    words = re.findall(r"\w+", _type_words(node, name))
    if any(word not in _kinds for word in words):
        pending: list[type[Node]] = [Node]
        while pending:
            kind = pending.pop()
            _kinds[kind.__name__] = kind
            pending += kind.__subclasses__()
    return [_kinds[word] for word in words if word in _kinds]


def _is_tuple(node: type[Node], name: str) -> bool:
    return _type_words(node, name).startswith("tuple[")
