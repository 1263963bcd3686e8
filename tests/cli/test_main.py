"""The `willpower` command itself."""

from pathlib import Path

import typer
from typer.testing import CliRunner

from willpower import __version__
from willpower.cli import main
from willpower.cli.main import COMMANDS, app

FOLDER = Path(main.__file__).parent


def test_every_module_of_commands_is_reached() -> None:
    assert {path.stem for path in FOLDER.glob("*_cmd.py")} == set(COMMANDS.values())


def test_every_command_is_where_it_is_said_to_be() -> None:
    for name in COMMANDS:
        result = CliRunner().invoke(app, [name, "--help"])
        assert result.exit_code == 0, result.output
        assert f"willpower {name}" in result.output


def test_nothing_registered_is_left_out() -> None:
    from importlib import import_module

    for module in set(COMMANDS.values()):
        part = typer.Typer()
        import_module(f"willpower.cli.{module}").register(part)
        names = {one.name for one in (*part.registered_commands, *part.registered_groups)}
        assert names == {name for name, where in COMMANDS.items() if where == module}


def test_help_and_version_and_nonsense() -> None:
    shown = CliRunner().invoke(app, ["--help"])
    assert shown.exit_code == 0 and all(name in shown.output for name in COMMANDS)
    assert __version__ in CliRunner().invoke(app, ["--version"]).output
    assert CliRunner().invoke(app, ["nonsense"]).exit_code == 2
