"""The rooms of the engine and of the judge: imports point down only, none stands inside a function, there is
no circle; and whoever is not the engine uses nothing but its face."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import willpower.engine
from willpower.engine.core.starting import REFUSALS, STARTERS, ProcedureName
from willpower.engine.procedures import starting

ROOT = Path(__file__).resolve().parents[2]
HOUSE = ROOT / "src" / "willpower"
TESTS = ROOT / "tests"

# From the top to the ground; a room may use itself and what lies below it. "" is what stands above all rooms.
ROOMS = {
    "engine": (
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
    ),
    "judge": ("", "solving", "telling", "running", "clauses", "reading"),
}
# A frame steps a state, and a state holds frames: the one name is needed for the types only.
TYPES_ONLY = {("engine.core.parts", "engine.core.state")}
ENGINE = "willpower.engine"


def module_of(path: Path) -> str:
    """The name of a module below the house: "engine.core.state"; a package has that of its folder."""
    parts = path.relative_to(HOUSE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path): path for path in sorted(HOUSE.rglob("*.py"))}


def within(package: str) -> list[str]:
    """The modules of a package, without its face."""
    return [module for module in MODULES if module.startswith(package + ".")]


def room_of(module: str) -> str:
    """The room in which a module stands."""
    package, _, rest = module.partition(".")
    first = rest.split(".")[0]
    return first if first and (HOUSE / package / first).is_dir() else ""


def imports(module: str) -> Iterator[tuple[str, int, str]]:
    """What a module imports, as full names: which, in which line, inside which function."""
    path = MODULES[module]
    package = ["willpower", *path.relative_to(HOUSE).parts[:-1]]
    waiting: list[tuple[ast.AST, str]] = [(ast.parse(path.read_text(encoding="utf-8")), "")]
    while waiting:
        node, inside = waiting.pop()
        if isinstance(node, ast.FunctionDef):
            inside = node.name
        waiting += [(child, inside) for child in ast.iter_child_nodes(node)]
        if isinstance(node, ast.Import):
            for name in node.names:
                yield name.name, node.lineno, inside
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *filter(None, [node.module])])
            for name in node.names:
                yield f"{start}.{name.name}", node.lineno, inside


def used_by(module: str) -> Iterator[tuple[str, int, str]]:
    """The modules of the house that a module uses."""
    for name, line, inside in imports(module):
        inner = name.removeprefix("willpower.")
        if name.startswith("willpower.") and inner in MODULES:
            yield inner, line, inside
        elif name.startswith("willpower.") and inner.rpartition(".")[0] in MODULES:
            yield inner.rpartition(".")[0], line, inside


def place(module: str, line: int) -> str:
    return f"{MODULES[module].relative_to(ROOT)}:{line}"


@pytest.mark.parametrize("package", ROOMS)
def test_every_folder_is_a_room(package: str) -> None:
    modules = (HOUSE / package).glob("*/**/*.py")  # a folder of data is no room
    folders = {path.relative_to(HOUSE / package).parts[0] for path in modules} - {"__pycache__"}
    assert folders == set(ROOMS[package]) - {""}, "a new folder needs its place in ROOMS"


@pytest.mark.parametrize("package", ROOMS)
def test_imports_point_down(package: str) -> None:
    rooms = ROOMS[package]
    wrong = [
        f"{place(module, line)}: {room_of(module) or 'the face'} uses {used}, which lies above it"
        for module in within(package)
        for used, line, _ in used_by(module)
        if used.split(".")[0] == package
        if rooms.index(room_of(used)) < rooms.index(room_of(module))
    ]
    assert wrong == [], "move what is used down, hand it in, or say `Start` (engine/core/starting.py)"


@pytest.mark.parametrize("package", ROOMS)
def test_no_import_inside_a_function(package: str) -> None:
    wrong = [
        f"{place(module, line)}: {inside} imports {name}"
        for module in within(package)
        for name, line, inside in imports(module)
        if inside
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


@pytest.mark.parametrize("package", ROOMS)
def test_no_circle(package: str) -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]
    inner = set(within(package))
    uses = {module: {used for used, _, _ in used_by(module) if used in inner - {module}} for module in inner}
    for module, used in TYPES_ONLY:
        if module in uses:
            uses[module].remove(used)
    assert circles(uses) == []


def test_every_procedure_can_be_started() -> None:
    assert starting.STARTERS is STARTERS
    assert set(STARTERS) == set(get_args(ProcedureName))
    assert set(REFUSALS) <= set(STARTERS)


# ---- the face ----------------------------------------------------------------------------------------------


def test_others_use_the_face_of_the_engine_only() -> None:
    face = {f"{ENGINE}.{name}" for name in willpower.engine.__all__}
    used = [
        (name, place(module, line))
        for module in MODULES
        if module != "engine" and not module.startswith("engine.")
        for name, line, _ in imports(module)
        if name == ENGINE or name.startswith(ENGINE + ".")
    ]
    assert len(used) > 100
    wrong = [f"{where}: {name}" for name, where in used if name not in face]
    assert wrong == [], "use what engine/__init__.py names, or let the engine answer the question"
    assert face - {name for name, _ in used} == set(), "nobody uses these; the face names what is used"


def test_the_face_is_complete_and_costs_nothing() -> None:
    for name in willpower.engine.__all__:
        assert getattr(willpower.engine, name) is not None, name
    assert dir(willpower.engine) == sorted(set(willpower.engine.__all__))
    script = f"import sys, {ENGINE}; print(sorted(m for m in sys.modules if m.startswith('willpower.')))"
    shown = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert shown.strip() == f"['{ENGINE}', 'willpower.version']"
    with pytest.raises(AttributeError, match="nonsense"):
        willpower.engine.nonsense  # type: ignore[attr-defined]  # noqa: B018


# ---- where the engine is tested ---------------------------------------------------------------------------


def table_of_tests() -> dict[str, list[str]]:
    """The lines of tests/engine/README.md: module, and the files in which it is tested."""
    text = (TESTS / "engine" / "README.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1:3] for line in text.splitlines() if line.startswith("| `") and "/" in line]
    return {left.strip().strip("`"): re.findall(r"`([^`]+)`", right) for left, right in rows}


def test_every_module_of_the_engine_says_where_it_is_tested() -> None:
    known = table_of_tests()
    engine = {
        module.removeprefix("engine.").replace(".", "/"): MODULES[module] for module in within("engine")
    }
    modules = {name for name, path in engine.items() if path.name != "__init__.py"}
    tests = {path.relative_to(TESTS / "engine") for path in (TESTS / "engine").rglob("test_*.py")}
    own = {name for name in modules if Path(name).with_name(f"test_{Path(name).name}.py") in tests}
    assert modules - own - set(known) == set(), "a test of its name, or a line in tests/engine/README.md"
    assert set(known) - modules == set(), "there is no such module any more"
    assert set(known) & own == set(), "these have a test of their name; their lines are not needed"
    assert [file for files in known.values() for file in files if not (TESTS / file).is_file()] == []
    assert [name for name, files in known.items() if not files] == []


def test_tests_of_the_engine_stand_in_its_rooms() -> None:
    folders = {path.parent.relative_to(TESTS / "engine") for path in (TESTS / "engine").rglob("test_*.py")}
    assert [str(folder) for folder in folders if not (HOUSE / "engine" / folder).is_dir()] == []


# ---- one gate ---------------------------------------------------------------------------------------------

# Who may perform a change without attempting it: the gate's own room, the set-up (403), and whoever builds a
# position by hand.
PERFORMING = ("engine.change.", "engine.procedures.setup", "engine.position")


def test_nothing_performs_beside_the_gate() -> None:
    performers = {
        node.name
        for name in within("engine")
        if name.startswith("engine.change.")
        for node in ast.parse(MODULES[name].read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
        and (node.name.startswith("perform_") or node.name in ("draw_now", "move_now", "create_now", "deal"))
    }
    assert len(performers) > 12
    wrong = [
        f"{place(name, node.lineno)}: {called}"
        for name in within("engine")
        if not name.startswith(PERFORMING)
        for node in ast.walk(ast.parse(MODULES[name].read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        for called in [getattr(node.func, "id", getattr(node.func, "attr", ""))]
        if called in performers
    ]
    assert wrong == [], "attempt it (change/gate.py): effects may forbid or replace it (104.4, 910)"
