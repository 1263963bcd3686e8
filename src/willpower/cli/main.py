"""The `willpower` command. Each group of commands lives in a module of its own, loaded when one is used."""

from importlib import import_module
from typing import Any, Final, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from ..version import __version__


class Entry(NamedTuple):
    """A command before its module is loaded: where it lives, its group in the help, and the line there."""

    module: str
    group: str
    says: str


PLAY: Final = "Play"
CARDS: Final = "Decks and cards"
RULES: Final = "Rules"
STUDY: Final = "Simulate and measure"

# In the order of the help. A module adds its commands with `register(app)`.
COMMANDS: Final[dict[str, Entry]] = {
    "play": Entry("play_cmd", PLAY, "Play in the browser or the terminal, against the computer or a friend."),
    "serve": Entry("serve_cmd", PLAY, "Serve the game to browsers and bots."),
    "backup": Entry("backup_cmd", PLAY, "Put games, decks and cards into one file."),
    "restore": Entry("backup_cmd", PLAY, "Bring back what a backup holds."),
    "replay": Entry("replay_cmd", PLAY, "Play back a game that was kept."),
    "decks": Entry("deck_cmd", CARDS, "List the bundled decks."),
    "deck": Entry("deck_cmd", CARDS, "Check, show, convert and keep a deck."),
    "cards": Entry("cards_cmd", CARDS, "Import, look up and measure cards."),
    "rules": Entry("rules_cmd", RULES, "Look up clauses by number or by words."),
    "judge": Entry("judge_cmd", RULES, "Set up games, do things in them, and check what must be true."),
    "solve": Entry("solve_cmd", RULES, "Find a line that wins whatever the opponent does."),
    "puzzles": Entry("puzzles_cmd", RULES, "Make puzzles of positions in games."),
    "editions": Entry("editions_cmd", RULES, "Compare the editions of the rules, switch by switch."),
    "arena": Entry("arena_cmd", STUDY, "Let computer players play each other and show who is stronger."),
    "matchups": Entry("matchups_cmd", STUDY, "Let decks play each other and show who wins how often."),
    "soak": Entry("soak_cmd", STUDY, "Play random games and check what must always be true."),
    "bench": Entry("bench_cmd", STUDY, "Measure speed, calls, tails, clones, saves, memory, start."),
}


class Commands(TyperGroup):
    """Finds a command by loading the module in which it lives."""

    _listing = False

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands."""
        return list(COMMANDS)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help from the lines above: no command's module is loaded for it."""
        self._listing = True
        try:
            super().format_help(ctx, formatter)
        finally:
            self._listing = False

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A command by its name, None if there is none."""
        entry = COMMANDS.get(cmd_name)
        if entry is None:
            return None
        if self._listing:
            return TyperCommand(cmd_name, help=entry.says, rich_help_panel=entry.group)
        part = typer.Typer()
        part.callback()(_nothing)  # makes a group of it, even of a single command
        import_module(f".{entry.module}", __package__).register(part)
        found: Any = get_command(part)
        return found.commands[cmd_name]


def _nothing() -> None:
    pass


def _print_version(wanted: bool) -> None:
    if wanted:
        from ..engine import is_compiled  # it takes the engine to know

        typer.echo(f"willpower {__version__} ({'compiled' if is_compiled() else 'pure Python'} core)")
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
