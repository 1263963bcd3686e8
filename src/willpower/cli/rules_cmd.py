"""Looking things up: `willpower rules`."""

import typer
from rich.console import Console

from ..rules.edition import UnknownEdition
from .editions_cmd import find_edition
from .rules_show import show_coverage, show_found, show_uncovered
from .sections_show import has_sections, show_sections


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command("rules")(rules)


def rules(
    words: list[str] = typer.Argument(None, help="A clause number (803, 803.6, 903.2i-iv) or words."),
    full: bool = typer.Option(False, "--full", "-f", help="Everything about each clause, however many."),
    uncovered: bool = typer.Option(
        False, "--uncovered", help="The observable clauses that no conformance test shows."
    ),
    covered: bool = typer.Option(False, "--coverage", help="How many clauses tests show, by chapter."),
    as_json: bool = typer.Option(False, "--json", help="Print one JSON value."),
    edition_name: str = typer.Option(
        "", "--edition", help="An older rulebook: its sections by their numbers (7.10, 7.10 b1) or words."
    ),
) -> None:
    """Look up clauses: what they say in our words, and the code, tests and judge files of each."""
    text = " ".join(words or ())
    if sum((bool(text), uncovered, covered)) != 1:
        raise typer.BadParameter("give a clause number or words, or --coverage, or --uncovered")
    console = Console(highlight=False)
    if edition_name:
        try:
            edition = find_edition(edition_name)
        except UnknownEdition as error:
            typer.echo(str(error), err=True)
            raise typer.Exit(1) from None
        if has_sections(edition):
            if not text:
                raise typer.BadParameter("--coverage and --uncovered tell of the newest rules only")
            if show_sections(console, edition, text, as_json):
                return
    if covered:
        show_coverage(console, as_json)
    elif uncovered:
        show_uncovered(console, as_json)
    else:
        show_found(console, text, full, as_json)
