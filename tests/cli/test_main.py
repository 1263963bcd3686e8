"""The `willpower` command itself."""

import re
import subprocess
import sys
from pathlib import Path

import typer
from typer.testing import CliRunner

from willpower import __version__
from willpower.cli import main
from willpower.cli.main import COMMANDS, app

FOLDER = Path(main.__file__).parent


def test_every_module_of_commands_is_reached() -> None:
    modules = {path.stem for path in FOLDER.glob("*_cmd.py")}
    assert modules == {entry.module for entry in COMMANDS.values()}, "write them into COMMANDS of cli/main.py"


def test_every_command_is_tried() -> None:
    tests = FOLDER.parents[2] / "tests"
    others = [path for path in sorted(tests.rglob("*.py")) if path.name != Path(__file__).name]
    texts = [path.read_text(encoding="utf-8") for path in others]
    code = "".join(text for text in texts if "willpower.cli" in text or "CliRunner" in text)
    untried = {name for name in COMMANDS if not re.search(rf'[(\[]"{name}"[,\])]', code)}
    assert untried == set(), "write tests/cli/test_<name>_cmd.py"


def test_every_command_is_where_it_is_said_to_be() -> None:
    for name in COMMANDS:
        result = CliRunner().invoke(app, [name, "--help"])
        assert result.exit_code == 0, result.output
        assert f"willpower {name}" in result.output


def test_nothing_registered_is_left_out() -> None:
    from importlib import import_module

    for module in {entry.module for entry in COMMANDS.values()}:
        part = typer.Typer()
        import_module(f"willpower.cli.{module}").register(part)
        names = {one.name for one in (*part.registered_commands, *part.registered_groups)}
        assert names == {name for name, entry in COMMANDS.items() if entry.module == module}


def test_help_and_version_and_nonsense() -> None:
    shown = CliRunner().invoke(app, ["--help"])
    assert shown.exit_code == 0 and all(name in shown.output for name in COMMANDS)
    assert f"{__version__} (" in CliRunner().invoke(app, ["--version"]).output
    assert CliRunner().invoke(app, ["nonsense"]).exit_code == 2


def test_the_help_loads_no_module_of_commands() -> None:
    code = (
        "import sys; from typer.testing import CliRunner; from willpower.cli.main import app; "
        "out = CliRunner().invoke(app, ['--help']).output; assert 'Decks and cards' in out, out; "
        "print([m for m in sys.modules if m[:10] == 'willpower.' and 'cli' not in m and 'version' not in m])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_package_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "willpower", "--version"], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.startswith(f"willpower {__version__}")
