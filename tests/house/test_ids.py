"""Ids, players and zones keep their types, nobody is one number, and no state is coded into words.

The types stand in `engine/core/ids.py` and `abilities/symbols.py`; mypy refuses a player where an object is
meant. These tests see to it that new code uses them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ENGINE = Path(__file__).parents[2] / "src" / "willpower" / "engine"
IDS = "core/ids.py"

# Numbers below 0 that stand for nothing: only `core/ids.py` writes them.
NULLS = (-1, -2, -8, -9)
MAY_BE_NEGATIVE = {
    "core/memory.py": "KIND_SLOT: slots that no text numbers",
    "change/effect_frame.py": "SHOWN: a slot that no text numbers",
    "values/knowledge.py": "JUDGE: no seat",
}
# What parameters and fields of these names are; a plain `int` would let mypy take one for another.
TYPED = {
    **dict.fromkeys(("player", "owner", "controller", "until_player", "first_player", "whose"), "PlayerId"),
    **dict.fromkeys(("ref", "card", "source", "host", "addition", "attacker", "spell"), "ObjId or RefId"),
    **dict.fromkeys(("subject", "object", "target", "attacked"), "RefId"),
    **dict.fromkeys(("refs", "cards"), "ObjId or RefId"),
    **dict.fromkeys(("zone", "origin"), "Zone"),
    **dict.fromkeys(("ctx", "ctx_id"), "CtxId"),
}
PLAIN = {
    "game.py: player": "people say 0 or 1; the game looks it up",
    "game.py: card": "people say the number a view gives them; the game looks it up",
    "values/knowledge.py: player": "a seat is asked for: a player or a spectator",
}
# Words that are taken apart and are no state of a game.
TAKEN_APART = {
    "core/will.py": "symbols of a cost",
    "pay/card_costs.py": "symbols of a cost",
    "values/layers.py": "the name of a counter, as printed",
    "storage/encoding.py": "names of classes",
    "storage/fingerprints.py": "names of files",
    "storage/invariants.py": "the words of a prompt",
}


def sources() -> Iterator[tuple[str, ast.Module]]:
    """Every module of the engine, parsed."""
    for path in sorted(ENGINE.rglob("*.py")):
        yield path.relative_to(ENGINE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def negative(node: ast.AST) -> int:
    """The number below 0 that an expression is; 0 for any other expression."""
    if (
        isinstance(node, ast.UnaryOp)
        and isinstance(node.op, ast.USub)
        and isinstance(node.operand, ast.Constant)
    ):
        value = node.operand.value
        return -value if isinstance(value, int) else 0
    return 0


def bare_nulls(tree: ast.AST) -> list[int]:
    """The lines where a null is written as a number; places in a list and steps of a range are none."""
    found: list[int] = []
    todo: list[ast.AST] = [tree]
    while todo:
        node = todo.pop()
        if negative(node) in NULLS and isinstance(node, ast.expr):
            found.append(node.lineno)
        if isinstance(node, ast.Subscript):
            todo.append(node.value)
            continue
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
            continue
        todo += ast.iter_child_nodes(node)
    return sorted(found)


def test_no_bare_nulls() -> None:
    found = {name: lines for name, tree in sources() if name != IDS and (lines := bare_nulls(tree))}
    assert {name: lines for name, lines in found.items() if name not in MAY_BE_NEGATIVE} == {}
    assert set(MAY_BE_NEGATIVE) - set(found) == set(), "allowed, but not there any more"


def annotations(tree: ast.AST) -> Iterator[tuple[str, str, int]]:
    """Every annotated parameter and field: its name, its type as written, its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for a in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs):
                if a.annotation is not None:
                    yield a.arg, ast.unparse(a.annotation), a.lineno
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            yield node.target.attr, ast.unparse(node.annotation), node.lineno


def is_plain(written: str) -> bool:
    """Whether a type says no more than that it is a number, or several."""
    return written.removesuffix(" | None") in ("int", "tuple[int, ...]", "list[int]", "set[int]")


def test_parameters_are_typed() -> None:
    found: dict[str, list[int]] = {}
    for name, tree in sources():
        for argument, written, line in annotations(tree):
            if argument in TYPED and is_plain(written):
                found.setdefault(f"{name}: {argument}", []).append(line)
    wrong = {
        where: (lines, TYPED[where.split(": ")[1]]) for where, lines in found.items() if where not in PLAIN
    }
    assert wrong == {}
    assert set(PLAIN) - set(found) == set(), "allowed, but not there any more"


def taken_apart(tree: ast.AST) -> list[int]:
    """The lines where a word is taken apart."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("split", "rsplit", "partition", "rpartition")
    ]


def test_nothing_is_coded_into_words() -> None:
    found = {name: lines for name, tree in sources() if (lines := taken_apart(tree))}
    assert {name: lines for name, lines in found.items() if name not in TAKEN_APART} == {}
    assert set(TAKEN_APART) - set(found) == set(), "allowed, but not there any more"


def test_the_tests_find_what_they_look_for() -> None:
    assert bare_nulls(
        ast.parse("if o.became == -1:\n    x = f(-9)\n    y = pile[-1]\n    return range(5, -1, -1)")
    ) == [1, 2]
    assert bare_nulls(ast.parse("who = (0, -2)\nnext = -3")) == [1]
    written = (
        "class A:\n    def f(self, player: int, n: int) -> None:\n        self.refs: tuple[int, ...] = ()"
    )
    assert [(a, is_plain(w)) for a, w, _ in annotations(ast.parse(written))] == [
        ("player", True),
        ("n", True),
        ("refs", True),
    ]
    assert not is_plain("PlayerId | None") and not is_plain("tuple[RefId, ...]")
    assert taken_apart(ast.parse("kind, _, rest = word.partition(':')\nname.upper()")) == [1]
