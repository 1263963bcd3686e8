"""The shape of the engine's functions: about a screen each, tables where there were chains, steps with names,
no change beside the gate, and no decision taken by the number of a clause."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOUSE = ROOT / "src" / "willpower"
ENGINE = HOUSE / "engine"
LONGEST = 60  # lines of a function
MOST_TESTS = 8  # of what class something is, in one function
CLAUSE = re.compile(r"[A-Z]?\d+(\.\d+[a-z]*(-[ivx]+)?)?")


def trees(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    """The modules below a folder: where they stand, and their trees."""
    for path in sorted(folder.rglob("*.py")):
        yield path.relative_to(ROOT).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def functions(tree: ast.AST) -> list[ast.FunctionDef]:
    """All functions and methods."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def class_tests(function: ast.FunctionDef) -> int:
    """How often a function asks of what class something is."""
    calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
    return sum(isinstance(call.func, ast.Name) and call.func.id == "isinstance" for call in calls)


def test_functions_of_the_engine_are_about_a_screen() -> None:
    lengths = {
        f"{where}: {f.name}": (f.end_lineno or 0) - f.lineno + 1
        for where, tree in trees(ENGINE)
        for f in functions(tree)
    }
    assert len(lengths) > 1000
    assert {name: n for name, n in lengths.items() if n > LONGEST} == {}


def test_long_chains_are_tables() -> None:
    wrong = {
        f"{where}: {f.name}": class_tests(f)
        for where, tree in trees(ENGINE)
        for f in functions(tree)
        if class_tests(f) > MOST_TESTS
    }
    assert wrong == {}, "a dictionary from the class to a function"


# ---- steps ------------------------------------------------------------------------------------------------


def bare_steps(tree: ast.AST) -> list[int]:
    """The lines in which the step of a frame is compared with a number, or is one other than the first."""
    found: list[int] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(is_step(side) for side in sides) and any(has_number(side) for side in sides):
                found.append(node.lineno)
        elif isinstance(node, ast.Assign) and any(is_step(target) for target in node.targets):
            if isinstance(node.value, ast.Constant) and node.value.value != 0:
                found.append(node.lineno)
    return found


def is_step(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "pc"


def has_number(node: ast.AST) -> bool:
    return any(isinstance(part, ast.Constant) and isinstance(part.value, int) for part in ast.walk(node))


def test_bare_steps_are_found() -> None:
    for line in ("if f.pc == 3: pass", "f.pc = 7", "x = f.pc in (1, 2)", "while f.pc < 4: pass"):
        assert bare_steps(ast.parse(line)) == [1], line
    for line in ("pc = self.pc", "self.pc = pc + 1", "self.pc = 0", "self.pc = ROWS.at[clause]"):
        assert bare_steps(ast.parse(line)) == [], line


def test_steps_have_names() -> None:
    wrong = [f"{where}:{line}" for where, tree in trees(ENGINE) for line in bare_steps(tree)]
    assert wrong == [], "a table of (clause, function), `goto` and `again` (core/procedure.py)"
    counted = [
        f"{where}:{node.lineno}"
        for where, tree in trees(ENGINE / "effects")
        for node in ast.walk(tree)
        if is_step(node)
    ]
    assert counted == [], "rows of an Instruction (change/effect_frame.py); `nth` counts what they go through"


# ---- the gate ---------------------------------------------------------------------------------------------

# What only the gate's own room writes: it may be forbidden or replaced.
GATED = {"life", "damage", "rested", "counters", "weather", "face", "face_down"}
# The gate's room; who sets a game up; and games that are only imagined.
GATES = (
    "engine/change/",
    "engine/procedures/setup.py",
    "engine/procedures/restart.py",
    "engine/position.py",
    "engine/information/",
)
# Steps of the rulebook itself that no effect has a say in.
BY_THE_RULES = {
    ("engine/play/playing.py", "face_down"),  # a card is turned up to be played (903.2d)
    ("engine/play/trying.py", "face_down"),  # the same, tried on a copy
    ("engine/play/trying_all.py", "face_down"),
    ("engine/play/undoing.py", "face_down"),  # and undone (903.4)
    ("engine/procedures/lifebreak.py", "face_down"),  # a broken card is turned up (1415.1d)
}


def writes(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """The fields that are written of objects and players taken for writing (`edit`, `edit_player`)."""
    for function in functions(tree):
        edited = {
            target.id
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and is_edit(node.value)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(function):
            targets = node.targets if isinstance(node, ast.Assign) else []
            if isinstance(node, ast.AugAssign):
                targets = [node.target]
            for target in targets:
                while isinstance(target, ast.Subscript):
                    target = target.value
                if not isinstance(target, ast.Attribute):
                    continue
                of = target.value
                if is_edit(of) or (isinstance(of, ast.Name) and of.id in edited):
                    yield target.attr, node.lineno


def is_edit(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("edit", "edit_player")
    )


def test_writes_are_found() -> None:
    text = "def f(g):\n    o = g.edit(1)\n    o.damage -= 2\n    g.edit_player(0).life = 3\n    kept.life = 4"
    assert list(writes(ast.parse(text))) == [("damage", 3), ("life", 4)]


def test_gated_fields_are_written_behind_the_gate() -> None:
    found = [
        (where.removeprefix("src/willpower/"), field, line)
        for where, tree in trees(ENGINE)
        for field, line in writes(tree)
        if field in GATED
    ]
    assert len(found) > 15
    outside = [(where, field, line) for where, field, line in found if not where.startswith(GATES)]
    assert [one for one in outside if one[:2] not in BY_THE_RULES] == [], "attempt it (change/gate.py)"
    assert {one[:2] for one in outside} == BY_THE_RULES, "these lines are not needed any more"


# ---- citations --------------------------------------------------------------------------------------------


def steered(tree: ast.AST) -> list[int]:
    """The lines in which a clause that something cites is compared with certain clauses."""
    found: list[int] = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Compare):
            continue
        sides = [node.left, *node.comparators]
        cites = any(getattr(side, "attr", getattr(side, "id", "")) == "clause" for side in sides)
        if cites and any(is_citation(part) for side in sides for part in ast.walk(side)):
            found.append(node.lineno)
    return found


def is_citation(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(CLAUSE.fullmatch(node.value))
    )


def test_steering_by_citation_is_found() -> None:
    for line in ('d.clause == "302.4"', 'e.clause in ("805.1", "806.1")', 'clause != "909.3b"'):
        assert steered(ast.parse(line)) == [1], line
    for line in ('f.pc = AT["302.4"]', "clause in known", 'kind == "order"'):
        assert steered(ast.parse(line)) == [], line


# Puts clauses into words: which of them it is given is its matter.
ABOUT_CLAUSES = "src/willpower/engine/information/why_sentences.py"


def test_no_decision_is_taken_by_a_citation() -> None:
    wrong = [
        f"{where}:{line}" for where, tree in trees(HOUSE) if where != ABOUT_CLAUSES for line in steered(tree)
    ]
    assert wrong == [], "a citation tells why; what it is, say with a kind, a purpose or a word"
