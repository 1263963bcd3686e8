"""The types of the fields of a node, as its class states them.

A compiled class keeps only the outline of its annotations, so they are read from the source beside it then.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from .base import Node, walk

_sources: Final[dict[str, dict[str, ast.ClassDef]]] = {}


_hints: Final[dict[type[Node], dict[str, Any]]] = {}


def field_hints(kind: type[Node]) -> dict[str, Any]:
    """The type of every field of a kind of node by the field's name."""
    known = _hints.get(kind)
    if known is None:
        known = _hints[kind] = _read_hints(kind)
    return known


def _read_hints(kind: type[Node]) -> dict[str, Any]:
    if not hasattr(kind, "__mypyc_attrs__"):
        return get_type_hints(kind)
    found: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        if issubclass(base, Node):
            module = str(getattr(base, "__module__"))  # noqa: B009  (mypyc takes it for a field of nodes)
            names: dict[str, Any] = vars(sys.modules[module])
            for line in _classes(module)[base.__name__].body:
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                    found[line.target.id] = eval(ast.unparse(line.annotation), names)
    return found


def _classes(module: str) -> dict[str, ast.ClassDef]:
    """The classes of a module as they are written."""
    known = _sources.get(module)
    if known is None:
        where = sys.modules[module].__file__
        assert where is not None
        path = Path(where).parent / f"{module.rpartition('.')[2]}.py"
        tree = ast.parse(path.read_text(encoding="utf-8"))
        known = {line.name: line for line in tree.body if isinstance(line, ast.ClassDef)}
        _sources[module] = known
    return known


_words: Final[dict[type[Node], dict[str, frozenset[str]]]] = {}


def field_words(kind: type[Node]) -> dict[str, frozenset[str]]:
    """For the fields of a kind of node that hold one of a few words (words.py), or several, those words."""
    known = _words.get(kind)
    if known is None:
        known = {}
        for name, hint in field_hints(kind).items():
            if get_origin(hint) is tuple:
                hint = get_args(hint)[0]
            if get_origin(hint) is Literal:
                known[name] = frozenset(get_args(hint))
        _words[kind] = known
    return known


def wrong_words(node: Node) -> list[str]:
    """The words in a tree that the types of its fields do not have, each with its place."""
    wrong: list[str] = []
    for one in walk(node):
        kind = type(one)
        for name, words in field_words(kind).items():
            value = getattr(one, name)
            for word in value if isinstance(value, tuple) else (value,):
                if word not in words:
                    wrong.append(f"{kind.__name__}.{name}: {word!r}")
    return wrong
