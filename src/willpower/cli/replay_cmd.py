"""Playing back a game: `willpower replay`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import typer

from ..engine import BadSave, Diverged, IllegalDeck, NotUnderstood, read_replay, result_of
from .decks import refused, stop, whole_file

_LARGEST: Final = 64 * 1024 * 1024


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("replay")(replay)


def replay(
    file: str = typer.Argument(help="A replay file."),
    log: bool = typer.Option(False, "--log", help="Print the whole log."),
    save: str = typer.Option("", "--save", help="Save the game after the last pick to this file."),
    picks: int = typer.Option(-1, "--picks", min=-1, help="Stop after so many picks."),
) -> None:
    """Play back a replay file; an error if it becomes another game than it was."""
    try:
        found = read_replay(whole_file(file, _LARGEST).decode())
    except (UnicodeDecodeError, BadSave) as error:
        stop(f"{file}: {error}")
    if not found.same_engine:
        typer.echo("note: made by another engine or grammar than this one", err=True)
    whole = not 0 <= picks < len(found.picks)
    if not whole:
        found.picks = found.picks[:picks]
        found.conceded = -1
        found.winner = ""
    try:
        game = found.play()
    except Diverged as error:
        stop(f"{file}: {error}")
    except (IllegalDeck, NotUnderstood) as error:
        refused(error)
    if log:
        for entry in game.log:
            typer.echo(f"{entry.number:>6} {entry}")
    if save:
        try:
            Path(save).write_bytes(game.save())
        except OSError as error:
            stop(str(error))
    end = {"": "not over", "draw": "a draw"}.get(result_of(game), f"won by {'AB'[game.winner or 0]}")
    typer.echo(f"{len(found.picks)} picks, turn {game.state.turn.number}, {end}; state {game.hash()}")
