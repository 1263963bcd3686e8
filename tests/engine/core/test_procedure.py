"""Procedures as tables: rows follow each other, jumps name a clause that the procedure has."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

import willpower.engine
from engine.build import make_state
from willpower.engine.core.procedure import Procedure
from willpower.engine.core.state import Frame, State

ENGINE = Path(willpower.engine.__file__).parent
SOURCES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ENGINE.rglob("*.py"))}


class Walk(Frame):
    """A frame with a procedure of its own."""

    __slots__ = ("done",)

    def __init__(self) -> None:
        super().__init__()
        self.done: tuple[str, ...] = ()

    def step(self, g: State) -> None:
        pc = self.pc
        self.pc = pc + 1
        WALK.rows[pc][1](g, self)

    def goto(self, clause: str) -> None:
        self.pc = WALK.at[clause]


def begin(g: State, f: Walk) -> None:
    f.done = (*f.done, "begin")


def twice(g: State, f: Walk) -> None:
    f.done = (*f.done, "twice")
    if f.done.count("twice") < 2:
        f.again()


def skip(g: State, f: Walk) -> None:
    f.goto("803.3")


def never(g: State, f: Walk) -> None:
    raise AssertionError


def end(g: State, f: Walk) -> None:
    f.done = (*f.done, "end")
    g.over = True


WALK: Procedure[Walk] = Procedure(
    ("802.1", begin), ("802.2", twice), ("803.1", skip), ("803.1", never), ("803.3", end)
)


def test_rows_follow_each_other_and_jumps_name_a_clause() -> None:
    g = make_state()
    frame = Walk()
    g.work.stack.append(frame)
    while not g.over:
        g.top().step(g)
    assert frame.done == ("begin", "twice", "twice", "end")


def test_a_clause_with_several_rows_begins_at_the_first() -> None:
    assert WALK.at == {"802.1": 0, "802.2": 1, "803.1": 2, "803.3": 4}


def test_a_jump_to_a_clause_that_is_not_there_fails() -> None:
    with pytest.raises(KeyError):
        Walk().goto("999.9")


# ---- the jumps of the engine ------------------------------------------------------------------------------


def tables() -> dict[str, Procedure[Frame]]:
    """For each frame that performs a procedure, by the name of its class, the table that its `goto` reads."""
    found: dict[str, Procedure[Frame]] = {}
    for path, tree in SOURCES.items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.ClassDef):
                continue
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name == "goto":
                    names = [
                        x.value for x in ast.walk(method) if isinstance(x, ast.Attribute) and x.attr == "at"
                    ]
                    for name in names:
                        assert isinstance(name, ast.Name)
                        module = ".".join(
                            ["willpower.engine", *path.relative_to(ENGINE).with_suffix("").parts]
                        )
                        found[node.name] = getattr(importlib.import_module(module), name.id)
    return found


def kind_of(value: ast.expr, inside: ast.ClassDef | None, arguments: dict[str, str]) -> str:
    """The class of the frame that a jump is made in."""
    if isinstance(value, ast.Name):
        return inside.name if value.id == "self" and inside is not None else arguments.get(value.id, "")
    return ""


def jumps() -> list[tuple[str, str, str]]:
    """Each jump of the engine: where, the class of its frame, the clause ("" where that is worked out)."""
    found: list[tuple[str, str, str]] = []
    for path, tree in SOURCES.items():
        for owner in [tree, *[x for x in ast.walk(tree) if isinstance(x, ast.ClassDef)]]:
            inside = owner if isinstance(owner, ast.ClassDef) else None
            for function in [x for x in ast.iter_child_nodes(owner) if isinstance(x, ast.FunctionDef)]:
                arguments = {
                    a.arg: a.annotation.id for a in function.args.args if isinstance(a.annotation, ast.Name)
                }
                for node in ast.walk(function):
                    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                        continue
                    if node.func.attr != "goto":
                        continue
                    kind = kind_of(node.func.value, inside, arguments)
                    for said in ast.walk(node.args[0]):
                        if isinstance(said, ast.Constant) and isinstance(said.value, str):
                            if said.value[:1].isdigit():
                                found.append((f"{path.name}:{node.lineno}", kind, said.value))
    return found


def test_every_jump_goes_to_a_clause_that_its_procedure_has() -> None:
    known = tables()
    assert len(known) > 8
    found = jumps()
    assert len(found) > 25
    wrong: list[str] = []
    for where, kind, clause in found:
        # What is jumped to in a frame known only as some frame is a clause of one of the tables.
        choices = [known[kind]] if kind in known else list(known.values())
        if not any(clause in table.at for table in choices):
            wrong.append(f"{where}: {kind} has no {clause}")
    assert wrong == []


# Instructions keep count of their own phases in a number.
COUNTING = {"effects"}


def test_no_step_is_a_bare_number() -> None:
    wrong: list[str] = []
    for path, tree in SOURCES.items():
        if path.parent.name in COUNTING:
            continue
        for node in ast.walk(tree):
            numbers: list[ast.expr] = []
            if isinstance(node, ast.Assign) and any(is_pc(target) for target in node.targets):
                numbers = [node.value]
            elif isinstance(node, ast.Compare) and is_pc(node.left):
                numbers = list(node.comparators)
            for number in numbers:
                if isinstance(number, ast.Constant) and number.value != 0:
                    wrong.append(f"{path.name}:{node.lineno}")
    assert wrong == [], "a row of a table, and `goto` with its clause"


def is_pc(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "pc"
