"""`willpower judge`: run judge files."""

from pathlib import Path

import typer

from willpower.cards.database import CardDatabase, load_cards
from willpower.cards.errors import CardError
from willpower.cards.store import imported_cards
from willpower.judge.report import OK, Verdict, judge_all, judge_files, summary


def register(app: typer.Typer) -> None:
    """Adds the command to the program."""
    app.command("judge")(judge)


def judge(
    paths: list[Path] = typer.Argument(..., metavar="FILE_OR_DIR...", help="Judge files, or directories."),
    verbose: int = typer.Option(
        0, "--verbose", "-v", count=True, help="Tell what happened, with clauses; twice: passes too."
    ),
    as_json: bool = typer.Option(False, "--json", help="One JSON object per file and line."),
    cards: list[Path] = typer.Option([], "--cards", metavar="DATABASE", help="A card database to use too."),
) -> None:
    """Set up games, do things in them, and check what must be true."""
    databases = card_databases(cards)
    told = not as_json and (verbose > 0 or len(judge_files(paths)) == 1)
    verdicts: list[Verdict] = []
    for verdict in judge_all(paths, databases, verbose > 1 if told else None):
        verdicts.append(verdict)
        if as_json:
            typer.echo(verdict.as_json())
            continue
        for line in verdict.trace:
            typer.echo(line)
        typer.echo(verdict.line())
    if not as_json:
        typer.echo(summary(verdicts))
    if any(v.verdict != OK for v in verdicts):
        raise typer.Exit(1)


def card_databases(paths: list[Path]) -> list[CardDatabase]:
    """What was imported, and the files named, which count first."""
    found: list[CardDatabase] = []
    for path in (None, *paths):
        try:
            found.append(imported_cards() if path is None else load_cards(path))
        except CardError as error:
            typer.echo(str(error), err=True)
            raise typer.Exit(2) from None
    return found
