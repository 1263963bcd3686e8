"""How sections of the older rulebooks are shown: number, what it says in our words, the clauses of 8.01."""

from __future__ import annotations

import json
from collections.abc import Sequence

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..rules.citations import FRAGMENT, Section, book_of, search, sections
from ..rules.edition import Edition


def has_sections(edition: Edition) -> bool:
    """Whether an edition is played by a rulebook with numbers of its own."""
    return bool(sections(book_of(edition)))


def show_sections(console: Console, edition: Edition, text: str, as_json: bool) -> bool:
    """Print the sections that a number, a clause of 8.01 or words mean; False to go on in 8.01, which stands
    for the lost parts of a rulebook."""
    book = book_of(edition)
    found = search(book, text)
    if not found:
        if book == FRAGMENT:
            typer.echo(f"This part of {book} is lost; 8.01 is played instead.", err=True)
            return False
        typer.echo(f"No section of Comprehensive Rules {book} fits {text!r}.", err=True)
        raise typer.Exit(1)
    if as_json:
        typer.echo(json.dumps([section_data(one) for one in found], ensure_ascii=False))
    else:
        print_sections(console, found)
    return True


def section_data(one: Section) -> dict[str, object]:
    """A section ready for JSON."""
    return {"number": one.number, "summary": one.summary, "8.01": list(newest_clauses(one))}


def newest_clauses(one: Section) -> tuple[str, ...]:
    """The clauses of 8.01 that a section is the counterpart of."""
    return tuple(clause for clause in one.clauses if clause[0].isdigit())


def print_sections(console: Console, found: Sequence[Section]) -> None:
    """Print sections in bold and their bullets below them."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    table.add_column(style="dim")
    for one in found:
        title = " " not in one.number
        said = f"[bold]{escape(one.summary)}[/bold]" if title else escape(one.summary)
        table.add_row(one.number, said, " ".join(newest_clauses(one)))
    console.print(table)
