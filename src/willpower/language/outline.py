"""Ability trees for people: on one line for the ledger, as an outline for looking at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields
from typing import Final

from willpower.abilities.base import Node
from willpower.abilities.symbols import ATTRIBUTE_NAME, TYPE_NAME, ZONE_NAME, Zone

_WIDTH: Final = 90
# Fields that hold sets of bits, and what the bits are called.
_BITS: Final[dict[str, dict[int, str] | dict[Zone, str]]] = {
    "types": TYPE_NAME,
    "zones": ZONE_NAME,
    "zone": ZONE_NAME,
    "origin": ZONE_NAME,
    "to": ZONE_NAME,
    "from_zones": ZONE_NAME,
    "attributes": ATTRIBUTE_NAME,
    "attribute": ATTRIBUTE_NAME,
}
_UNTOLD: Final = frozenset({"phrase", "paragraph"})


def line(value: object) -> str:
    """A node on one line; what a field is anyway is left out."""
    if isinstance(value, Node):
        inner = ", ".join(f"{name}={said}" for name, said, _ in _told(value))
        return f"{type(value).__name__}({inner})"
    if isinstance(value, tuple):
        return f"[{', '.join(line(item) for item in value)}]"
    return repr(value)


def outline(node: Node, indent: int = 0) -> Iterator[str]:
    """A node as indented lines: short ones as a whole, long ones field by field."""
    pad = "  " * indent
    whole = line(node)
    if len(pad) + len(whole) <= _WIDTH:
        yield pad + whole
        return
    yield f"{pad}{type(node).__name__}"
    for name, said, value in _told(node):
        if len(pad) + len(name) + len(said) + 4 <= _WIDTH:
            yield f"{pad}  {name}: {said}"
            continue
        yield f"{pad}  {name}:"
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Node):
                yield from outline(item, indent + 2)
            else:
                yield f"{pad}    {line(item)}"


def _told(node: Node) -> Iterator[tuple[str, str, object]]:
    """The fields of a node that say something: name, in words, value."""
    for f in fields(node):
        value = getattr(node, f.name)
        if f.name in _UNTOLD or (f.default is not MISSING and value == f.default):
            continue
        yield f.name, _said(f.name, value), value


def _said(name: str, value: object) -> str:
    known = _BITS.get(name)
    if known is None or not isinstance(value, int) or isinstance(value, bool) or value <= 0:
        return line(value)
    words = [word for bit, word in known.items() if value & bit]
    return "|".join(words) if words else repr(value)
