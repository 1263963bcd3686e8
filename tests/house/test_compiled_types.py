"""What the type checker takes for certain and the compiled core relies on."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import willpower

ROOMS = ("abilities", "engine", "players")
FILES = sorted(path for room in ROOMS for path in (Path(willpower.__file__).parent / room).rglob("*.py"))


def still_none(source: str) -> Iterator[str]:
    """Attributes that are read behind an assignment of None to them, in its block: a call between the two may
    have put something there, but the type checker does not know, and compiled code stops."""
    for function in ast.walk(ast.parse(source)):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(function, name, None)
            if isinstance(block, list):
                yield from in_block(block)


def in_block(block: list[ast.stmt]) -> Iterator[str]:
    for n, statement in enumerate(block):
        if not (isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Constant)):
            continue
        emptied = [
            ast.unparse(one)
            for one in statement.targets
            if isinstance(one, ast.Attribute) and statement.value.value is None
        ]
        for later in block[n + 1 :]:
            for node in ast.walk(later):
                if isinstance(node, ast.Attribute) and ast.unparse(node) in emptied:
                    if isinstance(node.ctx, ast.Load):
                        yield f"line {node.lineno}: {ast.unparse(node)}"


def test_the_pattern_is_found() -> None:
    assert list(still_none("def f(g):\n    g.a.b = None\n    go(g)\n    return g.a.b")) == ["line 4: g.a.b"]
    assert list(still_none("def f(g):\n    if g.c:\n        g.a.b = None\n    return g.a.b")) == []
    assert list(still_none("def f(g):\n    g.a.b = 1\n    return g.a.b")) == []


@pytest.mark.parametrize("file", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_nothing_is_read_that_is_taken_for_none(file: Path) -> None:
    assert list(still_none(file.read_text(encoding="utf-8"))) == []
