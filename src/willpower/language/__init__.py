"""Printed text to ability tree and back (see docs/language.md)."""

from __future__ import annotations

from .compile import (
    Compiled,
    Context,
    Problem,
    compile_card,
    compile_face,
    grammar_fingerprint,
    parse_paragraph,
    print_ability,
)
from .normalise import normalise

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
]
