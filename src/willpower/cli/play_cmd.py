"""A game in the terminal: `willpower play`."""

from __future__ import annotations

import os
from pathlib import Path

import typer
from rich.console import Console

from ..engine import BadSave, Game, IllegalDeck, NotUnderstood
from ..players import PLAYERS, Player, make_player
from ..rules.edition import DEFAULT
from ..terminal.session import Quit, Session
from .decks import decks_for, partly_understood, refused, stop, the_cards, the_deck, the_edition

HUMAN = "human"


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("play")(play)


def play(
    deck: str = typer.Option("", "--deck", help="Your deck: a bundled one (willpower decks) or a file."),
    against: str = typer.Option("", "--against", help="The opponent's deck."),
    opponent: str = typer.Option("greedy", "--opponent", help="greedy, random or human."),
    seed: int | None = typer.Option(None, "--seed", help="The same seed deals the same cards."),
    edition_name: str = typer.Option(DEFAULT, "--edition", help="The rules (willpower editions)."),
    cards: list[str] = typer.Option([], "--cards", help="A card file to take cards from; may be repeated."),
    allow_partial: bool = typer.Option(
        False, "--allow-partial", help="Play cards not wholly understood with the rest of their text."
    ),
    save: str = typer.Option("", "--save", help="Keep the game in this file after every decision."),
    load: str = typer.Option("", "--load", help="Go on with a saved game."),
) -> None:
    """Play in the terminal, against the computer or with somebody beside you."""
    if opponent not in (*PLAYERS, HUMAN):
        stop(f"there is no opponent {opponent!r}; there are {', '.join((*PLAYERS, HUMAN))}")
    database = the_cards(cards)
    number = seed if seed is not None else int.from_bytes(os.urandom(4), "big")
    if load:
        try:
            game = Game.load(Path(load).read_bytes())
        except OSError as error:
            stop(f"{load}: {error.strerror or error}")
        except BadSave as error:
            stop(f"{load}: {error}")
    else:
        edition = the_edition(edition_name)
        bundled = decks_for(edition)
        mine = the_deck(deck or next(iter(bundled)), database)
        other = the_deck(against or next(name for name in bundled if bundled[name] != mine), database)
        partly_understood((mine, other), allow_partial)
        try:
            game = Game.new(mine, other, edition=edition, seed=number, allow_partial=allow_partial)
        except (IllegalDeck, NotUnderstood) as error:
            refused(error)
    console = Console(highlight=False)
    if not load:
        console.print(f"{mine.name} against {other.name}; seed {number}; ? shows help", markup=False)
    computer: Player | None = None if opponent == HUMAN else make_player(opponent, number)
    Session(console, game, (None, computer), database, read, save).run()


def read(prompt: str) -> str:
    """A line from the person; the end of the input means that they leave."""
    try:
        return input(prompt)
    except (EOFError, KeyboardInterrupt):
        print()
        raise Quit from None
