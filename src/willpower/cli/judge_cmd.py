"""`willpower judge`: run judge files."""

from dataclasses import replace
from pathlib import Path

import typer

from willpower.cards.database import CardDatabase, load_cards
from willpower.cards.errors import CardError
from willpower.cards.store import imported_cards
from willpower.judge.telling.page import page
from willpower.judge.telling.report import OK, SUFFIXES, Verdict, judge_all, judge_files, summary


def register(app: typer.Typer) -> None:
    """Adds the command to the program."""
    app.command("judge")(judge)


def judge(
    paths: list[Path] = typer.Argument(None, metavar="FILE_OR_DIR...", help="Judge files, or directories."),
    verbose: int = typer.Option(
        0, "--verbose", "-v", count=True, help="Tell what happened, with clauses; twice: passes too."
    ),
    as_json: bool = typer.Option(False, "--json", help="One JSON object per file and line."),
    html: Path | None = typer.Option(
        None, "--html", metavar="FILE", help="Write the story with the board at each step as a page."
    ),
    cards: list[Path] = typer.Option([], "--cards", metavar="DATABASE", help="A card database to use too."),
) -> None:
    """Set up games, do things in them, and check what must be true."""
    paths = list(paths or ())
    if html is not None and (html.suffix in SUFFIXES or html.is_dir()):
        paths.append(html)  # never written over: the page goes beside it
        html = html.with_suffix(".html")
    if not paths:
        raise typer.BadParameter("give judge files or directories with them")
    databases = card_databases(cards)
    told = not as_json and html is None and (verbose > 0 or len(judge_files(paths)) == 1)
    verdicts: list[Verdict] = []
    for verdict in judge_all(paths, databases, verbose > 1 if told or html is not None else None):
        verdicts.append(verdict if html is not None else replace(verdict, run=None))
        if as_json:
            typer.echo(verdict.as_json())
            continue
        for line in verdict.trace if told else ():
            typer.echo(line)
        typer.echo(verdict.line())
    if html is not None:
        write_page(html, page(verdicts, verbose > 1))
    if not as_json:
        typer.echo(summary(verdicts))
    if any(v.verdict != OK for v in verdicts):
        raise typer.Exit(1)


def write_page(path: Path, text: str) -> None:
    """Writes a page, and says where it is if somebody reads along."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        typer.echo(f"{path}: cannot be written: {error.strerror}", err=True)
        raise typer.Exit(2) from None
    typer.echo(f"wrote {path}", err=True)


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
