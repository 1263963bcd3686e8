"""The fields of the engine's values, compiled or not: what copying, saving and imagining go through."""

from __future__ import annotations

from typing import Final

_fields: Final[dict[type, tuple[str, ...]]] = {}


def fields_of(kind: type) -> tuple[str, ...]:
    """The fields of a class, in a fixed order."""
    known = _fields.get(kind)
    if known is None:
        names: set[str] = set(getattr(kind, "__mypyc_attrs__", ()))
        for base in kind.__mro__:
            names.update(getattr(base, "__slots__", ()))
        known = tuple(sorted(names))
        _fields[kind] = known
    return known
