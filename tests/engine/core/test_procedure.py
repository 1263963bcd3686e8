"""Procedures as tables: rows follow each other, jumps name a clause that the procedure has."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

import willpower.engine
from engine.build import make_state
from willpower.engine.change.effect_frame import EXECUTORS, Instruction
from willpower.engine.core.procedure import Procedure
from willpower.engine.core.state import Frame, State
from willpower.engine.effects import execute
from willpower.engine.storage.fingerprints import is_compiled

ENGINE = Path(willpower.engine.__file__).parent
SOURCES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ENGINE.rglob("*.py"))}


INTERPRETED = pytest.mark.skipif(is_compiled(), reason="a compiled frame has no interpreted subclass")


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


@INTERPRETED
def test_rows_follow_each_other_and_jumps_name_a_clause() -> None:
    g = make_state()
    frame = Walk()
    g.work.stack.append(frame)
    while not g.over:
        g.top().step(g)
    assert frame.done == ("begin", "twice", "twice", "end")


def test_a_clause_with_several_rows_begins_at_the_first() -> None:
    assert WALK.at == {"802.1": 0, "802.2": 1, "803.1": 2, "803.3": 4}


@INTERPRETED
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
                        if not isinstance(name, ast.Name):
                            continue  # an instruction: see below
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
        if path.parent.name == "effects":
            continue
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


def rows_of_instructions() -> dict[str, list[Instruction]]:
    """For each function that performs a row, by its full name, the instructions that have the row."""
    found: dict[str, list[Instruction]] = {}
    for instruction in EXECUTORS.values():
        for _, function in instruction.rows:
            found.setdefault(f"{function.__module__}.{function.__name__}", []).append(instruction)
    return found


def test_every_jump_of_an_instruction_goes_to_one_of_its_rows() -> None:
    assert execute.LOADED
    known = rows_of_instructions()
    found = 0
    wrong: list[str] = []
    for path, tree in SOURCES.items():
        if path.parent.name != "effects":
            continue
        for function in [x for x in tree.body if isinstance(x, ast.FunctionDef)]:
            for node in ast.walk(function):
                if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                    continue
                if node.func.attr == "goto":
                    found += 1
                    said = node.args[0]
                    assert isinstance(said, ast.Constant)
                    performed = known.get(f"willpower.engine.effects.{path.stem}.{function.name}", [])
                    if not performed or not all(said.value in one.at for one in performed):
                        wrong.append(f"{path.name}:{node.lineno}: no row {said.value}")
    assert wrong == [] and found > 20


def test_every_instruction_ends() -> None:
    """The last row finishes, goes elsewhere or comes again: no instruction runs off its table."""
    for kind, instruction in EXECUTORS.items():
        last = instruction.rows[-1][1]
        code = getattr(last, "__code__", None)  # a compiled function has none
        names = set(code.co_names) if code is not None else {"finish"}
        assert names & {"finish", "goto", "again", "allow", "stack"}, f"{kind.__name__}: {last.__name__}"
        assert len(set(instruction.at)) == len(instruction.rows), f"{kind.__name__}: two rows of one name"
