"""The ways through the parentheses of a template."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

PIECE: Final = re.compile(r"\{\{[^{}]*\}\}|\{[^{}]*\}|\[[^\[\]]*\]|\\[()]|[()|]|[^\s(){}|\\]+")


@cache
def alternatives(template: str) -> list[list[str]]:
    """All ways through the parentheses of a template."""
    pieces = PIECE.findall(template)
    result, end = _read(pieces, 0, template)
    if end != len(pieces):
        raise ValueError(f"unbalanced template {template!r}")
    return result


def _read(pieces: list[str], at: int, template: str) -> tuple[list[list[str]], int]:
    done: list[list[str]] = []
    current: list[list[str]] = [[]]
    while at < len(pieces) and pieces[at] != ")":
        piece = pieces[at]
        if piece == "|":
            done += current
            current = [[]]
            at += 1
        elif piece == "(":
            inner, at = _read(pieces, at + 1, template)
            if at >= len(pieces):
                raise ValueError(f"unbalanced template {template!r}")
            at += 1
            current = [before + after for before in current for after in inner]
        else:
            current = [[*before, piece] for before in current]
            at += 1
    return done + current, at
