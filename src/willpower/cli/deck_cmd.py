"""Decks: `willpower decks` and `willpower deck`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from typer.core import TyperGroup

from ..cards.bundled import bundled_decks
from ..cards.card import Card
from ..cards.deck import Deck
from ..cards.deck_write import FORMS
from ..cards.kept import kept_decks
from ..cards.names import lookup_key
from ..engine import check_deck
from ..language.trees import kept_trees
from ..players.built_decks import built_decks
from ..players.drawn_decks import NoDeck
from ..rules.edition import DEFAULT, edition
from .decks import PARTIAL, cards_of, not_understood, remember, stop, the_cards, the_deck, the_edition


class DeckGroup(TyperGroup):
    """The commands about a deck; `willpower deck NAME` by itself checks it."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is meant; a deck's name alone means `check`."""
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            args = ["check", *args]
        return super().resolve_command(ctx, args)


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command("decks")(decks)
    group = typer.Typer(cls=DeckGroup, help="Check, show, convert and keep a deck.", no_args_is_help=True)
    group.command("check")(check)
    group.command("convert")(convert)
    group.command("build")(build)
    group.command("keep")(keep)
    group.command("drop")(drop)
    app.add_typer(group, name="deck")


def decks() -> None:
    """List the bundled decks, and those that you keep."""
    for name, one in bundled_decks().items():
        typer.echo(f"{name:16} {one.name}: {one.ruler.name}, {len(one.main)} + {len(one.stones)} cards")
    for own in kept_decks():
        typer.echo(
            f"{own.title}: kept{' for everybody' if own.house else ' in the browser'}, version {own.version}"
        )


def check(
    name: str = typer.Argument(help="A bundled deck, a deck file, or a deck that you keep."),
    edition_name: str = typer.Option(DEFAULT, "--edition", help="The rules that the deck must satisfy."),
    cards: list[str] = typer.Option([], "--cards", help="A card file to take cards from; may be repeated."),
    as_json: bool = typer.Option(False, "--json", help="Print one JSON object."),
) -> None:
    """Show a deck and whether it may be played; every rule that it breaks, with its clause."""
    rules = edition(the_edition(edition_name))
    chosen = the_deck(name, the_cards(cards))
    violations = check_deck(chosen, rules)
    unread = {card.name: words for card in dict.fromkeys(chosen.cards) if (words := not_understood(card))}
    if as_json:
        found = {
            "deck": chosen.name,
            "edition": rules.name,
            "legal": not violations,
            "violations": [{"clause": clause, "text": text} for clause, text in violations],
            "not_understood": [{"card": card, "words": words} for card, words in unread.items()],
        }
        typer.echo(json.dumps(found, ensure_ascii=False))
    else:
        console = Console(highlight=False)
        print_deck(console, chosen)
        for clause, text in violations:
            console.print(f"[red]not legal[/red]  {escape(text)} [dim]({clause})[/dim]")
        for card_name, words in unread.items():
            console.print(
                f"[yellow]not wholly understood[/yellow]  {escape(card_name)}: {escape('; '.join(words))}"
            )
        if unread:
            console.print(PARTIAL)
        if not violations:
            console.print(f"[green]legal[/green] under {rules.name}")
    if violations:
        raise typer.Exit(1)


def convert(
    name: str = typer.Argument(help="A bundled deck, a deck file, or a deck that you keep."),
    form: str = typer.Option("", "--form", help=f"The form to write: {', '.join(FORMS)}."),
    write: str = typer.Option(
        "", "--write", help="Write to this file; .dek is Lackey's form, .json fowsim's, the rest ours."
    ),
    cards: list[str] = typer.Option([], "--cards", help="A card file to take cards from; may be repeated."),
) -> None:
    """Write a deck in the form of another program, to the screen or to a file."""
    if form and form not in FORMS:
        stop(f"there is no form {form!r}; there are {', '.join(FORMS)}")
    chosen = the_deck(name, the_cards(cards))
    if not write:
        typer.echo(chosen.dumps(form or FORMS[0]), nl=False)
        return
    try:
        chosen.save(Path(write), form)
    except OSError as error:
        stop(str(error))
    typer.echo(f"wrote {write}")


def build(
    number: int = typer.Option(1, "--number", min=1, help="How many decks, each with another ruler."),
    seed: int = typer.Option(1, "--seed", help="The same seed builds the same decks of the same cards."),
    folder: str = typer.Option("", "--into", help="Write each deck to a file of this folder."),
    edition_name: str = typer.Option(DEFAULT, "--edition", help="The rules that the decks must satisfy."),
    cards: list[str] = typer.Option(
        [], "--cards", help="A card file to take cards from, instead of your cards; may be repeated."
    ),
) -> None:
    """Build decks as a person would begin one: a ruler whose judgment can be paid, two attributes, a curve of
    resonators, spells that destroy, deal damage or draw, four copies of each, stones to match."""
    kept_trees()
    database = cards_of(cards) if cards else the_cards([])
    try:
        made = built_decks(database, number, seed, edition(the_edition(edition_name)))
    except NoDeck as error:
        stop(str(error))
    remember(made.values())
    for one in made.values():
        if not folder:
            typer.echo(one.dumps())
            continue
        path = Path(folder) / f"{lookup_key(one.name).replace(' ', '-')}.deck"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            one.save(path)
        except OSError as error:
            stop(str(error))
        typer.echo(f"wrote {path}")


_DATABASE = typer.Option(
    "", "--database", help="The server's database; else the file in your data folder, as `serve` has it."
)


def keep(
    name: str = typer.Argument(help="A deck file, a bundled deck, or a deck that you keep."),
    title: str = typer.Option("", "--title", help="What it is called; else as in the file."),
    cards: list[str] = typer.Option([], "--cards", help="A card file to take cards from; may be repeated."),
    database: str = _DATABASE,
) -> None:
    """Keep a deck where `willpower serve` finds it: everybody in the browser can open and play it. Kept again
    under its title it is the next version."""
    from ..server.house import NoHouse
    from ..server.house import keep as keep_there

    chosen = the_deck(name, the_cards(cards))
    try:
        called, version = keep_there(_url(database), chosen, title)
    except NoHouse as error:
        stop(str(error))
    typer.echo(f"{called}: kept as version {version}; in the browser under Decks")


def drop(
    title: str = typer.Argument(help="The title of a deck that was kept from here."),
    database: str = _DATABASE,
) -> None:
    """Forget a deck that was kept by `willpower deck keep`, with all its versions."""
    from ..server.house import NoHouse
    from ..server.house import drop as drop_there

    try:
        typer.echo(f"{drop_there(_url(database), title)}: dropped")
    except NoHouse as error:
        stop(str(error))


def _url(database: str) -> str:
    from ..cards.store import data_folder
    from ..server.config import Config

    try:
        url = Config(database=database).url()
    except ValueError as error:
        stop(str(error))
    if not database:
        data_folder().mkdir(parents=True, exist_ok=True)
    return url


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
