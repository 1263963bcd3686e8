"""A game: `willpower play`, in the browser or in the terminal."""

from __future__ import annotations

import os
import stat
import sys

import typer

from ..rules.edition import DEFAULT
from .ends import stop


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("play")(play)


def play(
    terminal: bool = typer.Option(False, "--terminal", help="Play in the terminal instead of the browser."),
    plain: bool = typer.Option(False, "--plain", help="In the terminal, line by line, for screen readers."),
    browser: bool = typer.Option(False, "--browser", help="In the browser, whatever the input is."),
    port: int = typer.Option(8000, "--port", min=1, max=65535, help="Where the table is served."),
    open_page: bool = typer.Option(True, "--open/--no-open", help="Open the browser."),
    pictures: str = typer.Option("", "--pictures", help="A folder with your own pictures of cards."),
    deck: str = typer.Option("", "--deck", help="Your deck: a bundled one (willpower decks) or a file."),
    against: str = typer.Option("", "--against", help="The opponent's deck."),
    opponent: str = typer.Option(
        "", "--opponent", help="A level (easy, normal, hard, expert; hard:seconds=2), greedy, random, human."
    ),
    seed: int | None = typer.Option(None, "--seed", help="The same seed deals the same cards."),
    edition_name: str = typer.Option(DEFAULT, "--edition", help="The rules (willpower editions)."),
    cards: list[str] = typer.Option([], "--cards", help="A card file to take cards from; may be repeated."),
    allow_partial: bool = typer.Option(
        False, "--allow-partial", help="Play cards not wholly understood with the rest of their text."
    ),
    save: str = typer.Option("", "--save", help="Keep the game in this file after every decision."),
    load: str = typer.Option("", "--load", help="Go on with a saved game."),
    new: bool = typer.Option(False, "--new", help="Begin a new game even if one is unfinished."),
    replay: str = typer.Option("", "--replay", help="Watch a game again: its number in the list, or list."),
) -> None:
    """Play against the computer or a friend, at a table in the browser.

    With --terminal, or when lines are piped in, in the terminal. The options from --deck on are about a game
    in the terminal and mean it.
    """
    chosen = (plain, deck, against, opponent, save, load, replay, cards, allow_partial, new, seed is not None)
    if terminal or (not browser and (any(chosen) or edition_name != DEFAULT or lines_are_piped())):
        from .play_terminal import Wanted, play_in_terminal

        play_in_terminal(
            Wanted(
                deck,
                against,
                opponent,
                seed,
                edition_name,
                tuple(cards),
                allow_partial,
                save,
                load,
                new,
                replay,
                plain,
            )
        )
    else:
        play_in_browser(port, open_page, pictures)


def lines_are_piped() -> bool:
    """Whether the input is a pipe or a file, and so holds what somebody wants to type."""
    try:
        kind = os.fstat(sys.stdin.fileno()).st_mode
    except (AttributeError, OSError, ValueError):
        return True  # no input of the system's: a test, or another program
    return stat.S_ISFIFO(kind) or stat.S_ISREG(kind)


def play_in_browser(port: int, open_page: bool, pictures: str) -> None:
    """Serve the table on this machine and open it."""
    from ..server import opening
    from ..server.config import Config
    from ..server.serve import NOT_BUILT, CannotServe, build_client, run
    from ..server.static import client_folder

    build_client()
    if client_folder() is None:
        stop(f"{NOT_BUILT}; willpower play --terminal needs neither")
    host = "127.0.0.1"
    if not opening.is_free(host, port) and opening.is_willpower(port):
        typer.echo(f"Willpower is running already, at {opening.address(port)}")
        if open_page:
            opening.open_browser(opening.address(port))
        return
    try:
        port = opening.free_port(host, port)
        told = f"Willpower is at {opening.address(port)}  (Ctrl+C ends it; games are kept)"
        if open_page:
            opening.open_when_ready(host, port)
        run(Config(host=host, port=port, pictures=pictures, build=False), lambda: typer.echo(told))
    except (CannotServe, opening.NoPort) as error:
        stop(str(error))
