"""The rooms of the engine: imports point down only, none stands inside a function, there is no circle, and
others use nothing but its face."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import willpower.engine
from willpower.engine.core.starting import REFUSALS, STARTERS, Procedure
from willpower.engine.procedures import starting

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "src" / "willpower" / "engine"
NAME = "willpower.engine"

# From the top to the ground; a room may use itself and what lies below it. "" is the face: game, replay.
ROOMS = (
    "",
    "storage",
    "information",
    "procedures",
    "play",
    "effects",
    "pay",
    "change",
    "values",
    "text",
    "core",
)

# A frame steps a state, and a state holds frames: the one name is needed for the types only.
TYPES_ONLY = {("core.parts", "core.state")}
# Payment asks what can be paid, and what can be paid asks whether will abilities can be: still to be untied.
KNOT = {
    "pay.payment", "pay.echoes", "play.permission", "play.ability_permission", "pay.reserving",
    "pay.card_costs", "pay.will_abilities", "pay.supply", "pay.costs",
}  # fmt: skip


def module_of(path: Path) -> str:
    """The name of a module of the engine, below it: "core.state"; "" for the engine itself."""
    parts = path.relative_to(ENGINE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path): path for path in sorted(ENGINE.rglob("*.py"))}


def room_of(module: str) -> str:
    first = module.split(".")[0]
    return first if (ENGINE / first).is_dir() and first else ""


def imports(module: str) -> Iterator[tuple[str, int, str]]:
    """The modules of the engine that a module uses: which, in which line, inside which function."""
    path = MODULES[module]
    package = [*NAME.split("."), *path.relative_to(ENGINE).parts[:-1]]
    waiting: list[tuple[ast.AST, str]] = [(ast.parse(path.read_text(encoding="utf-8")), "")]
    while waiting:
        node, inside = waiting.pop()
        if isinstance(node, ast.FunctionDef):
            inside = node.name
        waiting += [(child, inside) for child in ast.iter_child_nodes(node)]
        found: list[str] = []
        if isinstance(node, ast.Import):
            found = [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *filter(None, [node.module])])
            for name in node.names:
                whole = f"{start}.{name.name}"
                found.append(whole if whole.removeprefix(NAME + ".") in MODULES else start)
        for name in found:
            if name == NAME or name.startswith(NAME + "."):
                yield name.removeprefix(NAME).lstrip("."), getattr(node, "lineno", 0), inside
            elif inside:
                yield "outside", getattr(node, "lineno", 0), inside


def place(module: str, line: int) -> str:
    return f"{MODULES[module].relative_to(ROOT)}:{line}"


def test_every_folder_is_a_room() -> None:
    folders = {path.name for path in ENGINE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == set(ROOMS) - {""}, "a new folder of the engine needs its place in ROOMS"


def test_imports_point_down() -> None:
    wrong = [
        f"{place(module, line)}: {room_of(module) or 'the face'} uses {used}, which lies above it"
        for module in MODULES
        if module
        for used, line, _ in imports(module)
        if used != "outside" and not {used, module} <= KNOT
        if ROOMS.index(room_of(used)) < ROOMS.index(room_of(module))
    ]
    assert wrong == [], "move what is used down, hand it in, or say `Start` (core/starting.py)"


def test_no_import_inside_a_function() -> None:
    wrong = [
        f"{place(module, line)}: {inside} imports {used}"
        for module in MODULES
        for used, line, inside in imports(module)
        if inside and not {used, module} <= KNOT
    ]
    assert wrong == [], "it hides a circle; untie it"


def circles(uses: dict[str, set[str]]) -> list[list[str]]:
    """Modules that use each other, directly or by way of others (Tarjan's components of more than one)."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    path: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        number[module] = low[module] = len(number)
        path.append(module)
        for used in sorted(uses[module]):
            if used not in number:
                visit(used)
                low[module] = min(low[module], low[used])
            elif used in path:
                low[module] = min(low[module], number[used])
        if low[module] == number[module]:
            ring = path[path.index(module) :]
            del path[path.index(module) :]
            if len(ring) > 1:
                found.append(sorted(ring))

    for module in sorted(uses):
        if module not in number:
            visit(module)
    return found


def test_no_circle() -> None:
    uses = {
        m: {
            used for used, _, _ in imports(m) if used in MODULES and used != m and (m, used) not in TYPES_ONLY
        }
        for m in MODULES
    }
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]
    assert [ring for ring in circles(uses) if set(ring) != KNOT] == []


def test_every_procedure_can_be_started() -> None:
    assert starting.STARTERS is STARTERS
    assert set(STARTERS) == set(get_args(Procedure))
    assert set(REFUSALS) <= set(STARTERS)


# ---- the face ----------------------------------------------------------------------------------------------


def outside() -> Iterator[tuple[Path, int, str]]:
    """File, line and what it imports, of everything in the house that is not the engine."""
    house = ENGINE.parent
    for path in sorted(house.rglob("*.py")):
        if path.is_relative_to(ENGINE):
            continue
        package = ["willpower", *path.relative_to(house).parts[:-1]]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                for name in node.names:
                    yield path, node.lineno, name.name
            elif isinstance(node, ast.ImportFrom):
                base = package[: len(package) - node.level + 1] if node.level else []
                start = ".".join([*base, *filter(None, [node.module])])
                for name in node.names:
                    yield path, node.lineno, f"{start}.{name.name}"


def test_others_use_the_face_of_the_engine_only() -> None:
    face = {f"{NAME}.{name}" for name in willpower.engine.__all__} | {NAME}
    used = [
        (path, line, name) for path, line, name in outside() if name == NAME or name.startswith(NAME + ".")
    ]
    assert len(used) > 100
    wrong = [f"{path.relative_to(ROOT)}:{line}: {name}" for path, line, name in used if name not in face]
    assert wrong == [], "use what engine/__init__.py names, or let the face answer the question"
    assert {f"{NAME}.{name}" for name in willpower.engine.__all__} <= {name for _, _, name in used}, "unused"


def test_the_face_is_complete_and_costs_nothing() -> None:
    for name in willpower.engine.__all__:
        assert getattr(willpower.engine, name) is not None, name
    assert dir(willpower.engine) == sorted(set(willpower.engine.__all__))
    script = f"import sys, {NAME}; print(sorted(m for m in sys.modules if m.startswith('willpower.')))"
    shown = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert shown.strip() == f"['{NAME}', 'willpower.version']"
    with pytest.raises(AttributeError, match="nonsense"):
        willpower.engine.nonsense  # type: ignore[attr-defined]  # noqa: B018
