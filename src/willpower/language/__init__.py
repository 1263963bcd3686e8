"""Printed text to ability tree and back (see docs/language.md).

What reads a new text is loaded when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from .lookup import (
    Compiled,
    Context,
    Problem,
    compile_card,
    compile_face,
    grammar_fingerprint,
    print_ability,
)

if TYPE_CHECKING:
    from .compile import parse_paragraph
    from .normalise import normalise
    from .telling import tell

__all__ = [
    "Compiled",
    "Context",
    "Problem",
    "compile_card",
    "compile_face",
    "grammar_fingerprint",
    "normalise",
    "parse_paragraph",
    "print_ability",
    "tell",
]
_LATER = {"normalise": "normalise", "parse_paragraph": "compile", "tell": "telling"}


def __getattr__(name: str) -> object:
    """Load the reader when it is asked for."""
    where = _LATER.get(name)
    if where is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{where}", __name__), name)
