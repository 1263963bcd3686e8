"""The `willpower` command. Each group of commands lives in a module of its own, loaded when one is used."""

from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperGroup
from typer.main import get_command

from ..version import __version__

# In the order of the help. A module adds its commands with `register(app)`.
COMMANDS: Final[dict[str, str]] = {
    "play": "play_cmd",
    "decks": "deck_cmd",
    "deck": "deck_cmd",
    "cards": "cards_cmd",
    "judge": "judge_cmd",
    "solve": "solve_cmd",
    "rules": "rules_cmd",
    "editions": "editions_cmd",
    "serve": "serve_cmd",
    "replay": "replay_cmd",
    "matchups": "matchups_cmd",
    "soak": "soak_cmd",
    "bench": "bench_cmd",
}


class Commands(TyperGroup):
    """Finds a command by loading the module in which it lives."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A command by its name, None if there is none."""
        module = COMMANDS.get(cmd_name)
        if module is None:
            return None
        part = typer.Typer()
        part.callback()(_nothing)  # makes a group of it, even of a single command
        import_module(f".{module}", __package__).register(part)
        found: Any = get_command(part)
        return found.commands[cmd_name]


def _nothing() -> None:
    pass


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"willpower {__version__}")
        raise typer.Exit


app = typer.Typer(
    name="willpower",
    cls=Commands,
    help="Force of Will by the book: play, judge and measure.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


@app.callback()
def _root(
    version: bool = typer.Option(
        False, "--version", callback=_print_version, is_eager=True, help="Print the version and stop."
    ),
) -> None:
    """Force of Will by the book: play, judge and measure."""


if __name__ == "__main__":
    app()
