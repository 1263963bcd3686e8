"""The style of the house, as far as a test can keep it: sizes, import directions, citations, hosts."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from willpower.engine.core import events
from willpower.rulebook.citations import cited, comments_and_strings
from willpower.rules.index import clauses

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src" / "willpower"
MODULES = sorted(SRC.rglob("*.py"))
LONGEST = 600

# Which rooms a room may use. The package itself (the public face) and `version` are spoken of below.
CARDS = {"rules", "abilities"}
LANGUAGE = CARDS | {"cards"}
ENGINE = LANGUAGE | {"language"}
ON_THE_ENGINE = ENGINE | {"engine"}
MAY_USE: dict[str, set[str]] = {
    "rules": set(),
    "abilities": set(),
    "cards": CARDS,
    "language": LANGUAGE,
    "engine": ENGINE,
    "judge": ON_THE_ENGINE,
    "players": ON_THE_ENGINE,
    "learn": ON_THE_ENGINE | {"players"},
    "coverage": ON_THE_ENGINE | {"judge"},
    "rulebook": ON_THE_ENGINE | {"judge"},
    "terminal": ON_THE_ENGINE | {"players"},
    "client": set(),
    "server": ON_THE_ENGINE | {"judge", "players", "client", "coverage", "rulebook"},
    "cli": ON_THE_ENGINE | {"judge", "players", "coverage", "rulebook", "terminal", "client", "server"},
}
# The public face: only the outer rooms may go through it, else it would be a circle.
OUTER = {"server", "cli"}
STANDARD_LIBRARY_ONLY = {"rules", "abilities", "cards", "engine"}
# Chance, time and other threads: with them a game would not be a value.
NOT_IN_A_GAME = {"random", "secrets", "uuid", "time", "datetime", "threading", "asyncio", "multiprocessing"}


def room_of(path: Path) -> str:
    """The room of the house in which a module stands; "" for the public face."""
    inside = path.relative_to(SRC).parts
    return inside[0] if len(inside) > 1 else ""


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of every import of a module, wherever in it; relative ones are made absolute."""
    package = ["willpower", *path.relative_to(SRC).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *filter(None, [node.module])])
            for name in node.names:
                yield node.lineno, f"{start}.{name.name}"


def place(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT)}:{line}"


def test_there_is_something_to_look_at() -> None:
    assert len(MODULES) > 10


def test_files_are_short() -> None:
    kinds = {".py", ".js", ".ts", ".tsx", ".css", ".html"}
    made = {"node_modules", "dist"}  # what building the client leaves behind
    files = [path for path in SRC.rglob("*") if path.suffix in kinds and not made & set(path.parts)]
    lengths = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in files}
    assert {name: length for name, length in lengths.items() if length >= LONGEST} == {}


def test_every_room_is_known() -> None:
    rooms = {room_of(path) for path in MODULES} - {""}
    assert rooms <= set(MAY_USE), "a new folder needs a place in the order of the house"


def test_imports_point_one_way() -> None:
    wrong = []
    for path in MODULES:
        room = room_of(path)
        if room == "":
            continue
        for line, name in imports(path):
            parts = name.split(".")
            if parts[0] != "willpower" or parts[1:2] == ["version"]:
                continue
            used = parts[1] if len(parts) > 1 and parts[1] in MAY_USE else ""
            if used == "" and room in OUTER:
                continue
            if used != room and used not in MAY_USE[room]:
                wrong.append(f"{place(path, line)}: {room} uses {name}")
    assert wrong == []


def declared() -> set[str]:
    """The modules of the packages that pyproject.toml asks for at run time, the extras of users included."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = [one for name, some in project["optional-dependencies"].items() if name != "dev" for one in some]
    names = {re.split(r"[^\w.-]", wanted)[0].lower() for wanted in [*project["dependencies"], *extras]}
    return {{"pyyaml": "yaml", "open_spiel": "pyspiel"}.get(name, name) for name in names}


def only_for_types(path: Path) -> set[int]:
    """The lines that only a type checker and the compiler read."""
    return {
        line
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for statement in node.body
        for line in range(statement.lineno, (statement.end_lineno or 0) + 1)
    }


def test_only_declared_packages_are_used() -> None:
    wrong = []
    for path in MODULES:
        room = room_of(path)
        allowed = {"msgspec"} if room in STANDARD_LIBRARY_ONLY else declared()
        if room == "cli":
            allowed.add("chess")  # the yardstick of `willpower bench`, installed for developers
        for line, name in imports(path):
            top = name.split(".")[0]
            if name == "mypy_extensions.i64" and line in only_for_types(path):
                continue  # the machine's integers, for the compiled core; nothing is imported when it runs
            if top not in allowed and top not in sys.stdlib_module_names and top != "willpower":
                wrong.append(f"{place(path, line)}: {name}")
    assert wrong == []


def test_a_game_is_a_value() -> None:
    wrong = [
        f"{place(path, line)}: {name}"
        for path in MODULES
        if room_of(path) in STANDARD_LIBRARY_ONLY
        for line, name in imports(path)
        if name.split(".")[0] in NOT_IN_A_GAME
    ]
    assert wrong == []


def test_nothing_asks_for_the_name_of_an_edition() -> None:
    asks = re.compile(
        r"\bedition\.name\s*(?:==|!=|in\b|not in\b|\.(?:starts|ends)with)|(?:==|!=)\s*[\w.]*edition\.name\b"
    )
    assert asks.search('if state.edition.name == "2.0":') and asks.search("edition.name.startswith('5')")
    wrong = [
        place(path, number)
        for path in MODULES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if asks.search(line)
    ]
    assert wrong == [], "read a switch of the edition instead"


def test_cited_clauses_exist() -> None:
    wrong, right = [], 0
    for path in MODULES:
        for line, text in comments_and_strings(path.read_text(encoding="utf-8")):
            for position, number in cited(text):
                if number in clauses():
                    right += 1
                else:
                    wrong.append(f"{place(path, line + text.count(chr(10), 0, position))}: {number}")
    assert wrong == []
    assert right > 200


def test_clauses_cited_in_the_documentation_exist() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
    found = [(page.name, number) for page in pages for _, number in cited(page.read_text(encoding="utf-8"))]
    assert found
    assert [(page, number) for page, number in found if number not in clauses()] == []


def tracked() -> list[Path]:
    """The files that belong to the project."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


# Where packages come from is the business of whoever installs them; folders of a machine are nobody's.
FOREIGN = re.compile(
    r"(?:pypi|pythonhosted|npmjs|jsdelivr|unpkg)\.(?:org|com|net)\b"
    r"|//[a-z.-]*(?:pypi|npm)"
    r"|--(?:extra-)?index-url|--find-link[s]"
    r"|(?<![\w.~}])/(?:home|root|opt|mnt|srv|work|Users)/\w",
)


def test_the_search_for_foreign_hosts_finds_them() -> None:
    for text in ("https://py" + "pi.org/simple", "see /" + "home/me/x", "--index" + "-url x", "/" + "opt/x"):
        assert FOREIGN.search(text), text
    for text in ("src/willpower/web/home/x", "https://example.org/home/x", "./opt/x", "~/opt/x"):
        assert not FOREIGN.search(text), text


def test_no_registries_and_no_folders_of_a_machine() -> None:
    files = tracked()
    assert len(files) > 20
    wrong = []
    for path in files:
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture
        wrong += [
            f"{place(path, number)}: {line.strip()[:80]}"
            for number, line in enumerate(text.splitlines(), 1)
            if FOREIGN.search(line)
        ]
    assert wrong == []


def test_a_mark_with_an_unknown_clause_stops_the_run(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = clause: x\n")
    for number, status in (("903.2g", 0), ("903.2zz", 4)):
        (tmp_path / "test_it.py").write_text(
            f"import pytest\n@pytest.mark.clause({number!r})\ndef test_it(): pass\n"
        )
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path)],
            cwd=tmp_path, capture_output=True, text=True,
        )  # fmt: skip
        assert run.returncode == status, run.stdout + run.stderr
        assert ("no clause '903.2zz'" in run.stdout + run.stderr) is (status == 4)


def test_events_are_made_by_their_constructors() -> None:
    """One keyword-only constructor for each kind (core/happenings.py); loading makes any kind of event."""
    makers, loader = "core/happenings.py", "storage/decoding.py"
    elsewhere = [
        f"{path.relative_to(SRC).as_posix()}:{node.lineno}"
        for path in MODULES
        if not path.as_posix().endswith(makers) and room_of(path) != "server"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and (getattr(node.func, "id", "") or getattr(node.func, "attr", "")) in ("Event", "event_of")
        and not (path.as_posix().endswith(loader) and getattr(node.func, "id", "") == "event_of")
    ]
    assert elsewhere == []


def test_every_kind_of_event_has_a_constructor() -> None:
    tree = ast.parse((SRC / "engine/core/happenings.py").read_text(encoding="utf-8"))
    made = {
        node.id
        for function in tree.body
        if isinstance(function, ast.FunctionDef) and function.args.kwonlyargs
        for node in ast.walk(function)
        if isinstance(node, ast.Name)
    }
    assert {
        name for name in vars(events) if name.isupper() and isinstance(getattr(events, name), int)
    } <= made
