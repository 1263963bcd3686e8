"""Backup and restore: `willpower backup`, `willpower restore`."""

from __future__ import annotations

from pathlib import Path

import typer

from ..cards.store import data_folder
from ..server.backup import BadBackup, Header, back_up, restore, size_of
from ..server.config import Config
from .ends import stop

_DATABASE = typer.Option(
    "", "--database", help="sqlite:///file or postgresql://user@host/name; else the file in your data folder."
)


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command("backup")(backup_command)
    app.command("restore")(restore_command)


def backup_command(
    file: Path = typer.Argument(help="The file to write, for example willpower.zip."),
    database: str = _DATABASE,
) -> None:
    """Put all games, decks and imported cards into one file. A server may go on running meanwhile."""
    try:
        header = back_up(_url(database), data_folder(), file)
    except (BadBackup, OSError) as error:
        stop(str(error))
    typer.echo(f"{file}: {_told(header)}, {size_of(file)}")


def restore_command(
    file: Path = typer.Argument(help="A file that `willpower backup` has written."),
    database: str = _DATABASE,
    replace: bool = typer.Option(False, "--replace", help="Let go what is kept there now."),
) -> None:
    """Bring back what a backup holds, also into another kind of database. Stop the server first."""
    try:
        header = restore(file, _url(database), data_folder(), replace)
    except (BadBackup, OSError) as error:
        stop(str(error))
    typer.echo(f"{file}: brought back {_told(header)} (made by version {header.version})")


def _url(database: str) -> str:
    try:
        return Config(database=database).url()
    except ValueError as error:
        stop(str(error))


def _told(header: Header) -> str:
    games = header.tables.get("games", 0)
    files = header.files
    return f"{games} {'game' if games == 1 else 'games'}, {files} {'file' if files == 1 else 'files'}"
