"""Decks: `willpower decks` and `willpower deck`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import typer
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..cards.bundled import bundled_decks
from ..cards.card import Card
from ..cards.deck import Deck
from ..cards.deck_write import FORMS
from ..engine.deck_check import check_deck
from ..language import compile_face
from ..rules.edition import DEFAULT, edition
from .decks import stop, the_cards, the_deck, the_edition


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command("decks")(decks)
    app.command("deck")(deck)


def decks() -> None:
    """List the bundled decks."""
    for name, one in bundled_decks().items():
        typer.echo(f"{name:16} {one.name}: {one.ruler.name}, {len(one.main)} + {len(one.stones)} cards")


def deck(
    name: str = typer.Argument(help="A bundled deck or a deck file."),
    edition_name: str = typer.Option(DEFAULT, "--edition", help="The rules that the deck must satisfy."),
    cards: list[str] = typer.Option([], "--cards", help="A card file to take cards from; may be repeated."),
    write: str = typer.Option("", "--write", help="Write the deck to this file (.deck, .dek, .json, .txt)."),
    form: str = typer.Option("", "--form", help=f"The form to write: {', '.join(FORMS)}."),
) -> None:
    """Show a deck and whether it may be played; every rule that it breaks, with its clause."""
    chosen = the_deck(name, the_cards(cards))
    if form and form not in FORMS:
        stop(f"there is no form {form!r}; there are {', '.join(FORMS)}")
    if write:
        try:
            chosen.save(Path(write), form)
        except OSError as error:
            stop(str(error))
    elif form:
        typer.echo(chosen.dumps(form), nl=False)
        return
    console = Console(highlight=False)
    print_deck(console, chosen)
    rules = edition(the_edition(edition_name))
    violations = check_deck(chosen, rules)
    unread = [card.name for card in dict.fromkeys(chosen.cards) if not understood(card)]
    for clause, text in violations:
        console.print(f"[red]not legal[/red]  {escape(text)} [dim]({clause})[/dim]")
    for card_name in unread:
        console.print(f"[red]not understood[/red]  the text of {escape(card_name)}")
    if violations or unread:
        raise typer.Exit(1)
    console.print(f"[green]legal[/green] under {rules.name}")


def understood(card: Card) -> bool:
    """Whether the whole text of a card is understood."""
    return all(compile_face(face).understood for face in card.faces)


def print_deck(console: Console, chosen: Deck) -> None:
    """The cards of a deck by pile."""
    table = Table(title=escape(chosen.name), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", justify="right", style="cyan")
    table.add_column("card")
    table.add_column("cost", no_wrap=True)
    table.add_column("type")
    table.add_column("ATK/DEF", no_wrap=True, justify="right")
    piles: tuple[tuple[str, Sequence[Card]], ...] = (
        ("Ruler", (chosen.ruler,)),
        ("Main deck", chosen.main),
        ("Magic stone deck", chosen.stones),
        ("Extra deck", chosen.extra),
        ("Rune deck", chosen.runes),
        ("Sideboard", chosen.sideboard),
    )
    for title, pile in piles:
        if pile:
            table.add_section()
            table.add_row("", f"[bold]{title}[/bold] ({len(pile)})", "", "", "")
        for card, number in Counter(pile).items():
            face = card.front
            values = (
                "" if face.atk is None and face.defense is None else f"{face.atk or 0}/{face.defense or 0}"
            )
            cost = "" if face.cost is None else str(face.cost)
            table.add_row(str(number), escape(card.name), escape(cost), escape(face.printed_type), values)
    console.print(table)
