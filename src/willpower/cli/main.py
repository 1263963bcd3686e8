"""The `willpower` command. Each group of commands lives in a module of its own and registers itself here."""

import typer

from ..version import __version__
from . import bench_cmd, deck_cmd, judge_cmd, play_cmd, replay_cmd, rules_cmd, soak_cmd

app = typer.Typer(
    name="willpower",
    help="Force of Will by the book: play, judge and measure.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)

for module in (play_cmd, deck_cmd, judge_cmd, rules_cmd, replay_cmd, soak_cmd, bench_cmd):
    module.register(app)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"willpower {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: bool = typer.Option(
        False, "--version", callback=_print_version, is_eager=True, help="Print the version and stop."
    ),
) -> None:
    """Force of Will by the book: play, judge and measure."""


if __name__ == "__main__":
    app()
