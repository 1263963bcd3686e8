"""The examples in README.md and docs/ do what they say."""

import doctest
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from typer import Context
from typer.main import get_command

from willpower.cli.main import COMMANDS, app

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", ["README.md", "docs/api.md"])
def test_examples(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8").replace("\n```\n", "\n\n")
    test = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    assert len(test.examples) > 8
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    said: list[str] = []
    runner.run(test, out=said.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(said)


def test_the_readme_needs_fifteen_lines() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    block = text.split("```python\n")[1].split("```")[0]
    assert 10 <= len([line for line in block.splitlines() if line.startswith((">>>", "..."))]) <= 15


@pytest.mark.parametrize(
    "page", [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md"], ids=lambda p: p.name
)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([\w./-]+\.\w+)(?:#[\w-]+)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_page_of_commands_has_every_command_and_option() -> None:
    page = (ROOT / "docs/commands.md").read_text(encoding="utf-8")
    told = {part.split("\n", 1)[0]: part for part in page.split("\n## willpower ")[1:]}
    program = get_command(app)
    commands: dict[str, Any] = {}
    for name in COMMANDS:
        found: Any = program.get_command(Context(program), name)  # type: ignore[attr-defined]
        inside = getattr(found, "commands", {})
        commands |= {f"{name} {sub}": one for sub, one in inside.items()} or {name: found}
    assert set(told) == set(commands), "run tools/docs.py commands"
    for name, command in commands.items():
        options = {word for one in command.params if not one.hidden for word in one.opts if word[:2] == "--"}
        missing = {word for word in options if not re.search(rf"{word}\b", told[name])}
        assert missing == set(), f"willpower {name}: run tools/docs.py commands"


def named_in_how_to() -> list[str]:
    text = (ROOT / "docs/how-to.md").read_text(encoding="utf-8")
    return sorted({word for span in re.findall(r"`([^`]+)`", text) for word in re.findall(r"[\w./]+", span)})


def test_the_files_and_tests_that_how_to_names_are_there() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    files = listed.split()
    code = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests").rglob("test_*.py")))
    words = named_in_how_to()
    paths = [word for word in words if re.fullmatch(r"[\w./]+\.(py|ts|md)", word) and word[0] not in "_."]
    tests = [word for word in words if re.fullmatch(r"test_\w+", word)]
    assert len(paths) > 30 and len(tests) > 15
    lost = [p for p in paths if not any(f == p or f.endswith(f"/{p}") for f in files)]
    assert lost == [], "docs/how-to.md names files that are not there"
    gone = [name for name in tests if f"def {name}(" not in code and f"{name}.py" not in listed]
    assert gone == [], "docs/how-to.md names tests that are not there"
