"""A game in the terminal: `willpower play --terminal`."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console

from ..cards.database import CardDatabase
from ..cards.deck import Deck
from ..engine import BadSave, Game, IllegalDeck, NotUnderstood
from ..players import BadPlayer, Player, check_player, is_player, make_player
from ..rules.edition import DEFAULT
from ..terminal import shelf
from ..terminal.menu import number_in
from ..terminal.session import Quit, Session, clean
from ..terminal.watching import Watching
from .decks import decks_for, partly_understood, refused, stop, the_cards, the_deck, the_edition, whole_file

HUMAN = "human"
_LARGEST: Final = 64 * 1024 * 1024


class Wanted(NamedTuple):
    """What somebody asked for."""

    deck: str
    against: str
    opponent: str
    seed: int | None
    edition: str
    cards: tuple[str, ...]
    allow_partial: bool
    save: str
    load: str
    new: bool
    replay: str
    plain: bool = False


class Begun(NamedTuple):
    """A game to play: how it stands, who sits where, and what is kept of it."""

    game: Game
    seats: tuple[str, str]  # "human" or the name of a computer, for each seat
    kept: shelf.Kept | None
    place: Path | None


def play_in_terminal(wanted: Wanted) -> None:
    """Play, go on with a game, or watch one."""
    if wanted.opponent not in ("", HUMAN):
        try:
            check_player(wanted.opponent)
        except BadPlayer as error:
            stop(f"{error}; or {HUMAN}")
    console = the_console(wanted.plain)
    if wanted.replay:
        watch(console, wanted.replay)
        return
    database = the_cards([*wanted.cards])
    begun: Begun | None = begin(console, wanted, database)
    while begun is not None:
        session = Session(
            console, begun.game, sides(begun), database, read, wanted.save, begun.kept, begun.place
        )
        if not session.run():
            return
        begun = afterwards(console, begun)


def the_console(plain: bool) -> Console:
    """Where it is shown. Signs that output or input do not have are replaced, never an error: after an error
    of the input everything that was read with it would be lost."""
    for stream in (sys.stdout, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if plain:
        return Console(highlight=False, force_terminal=False, no_color=True, soft_wrap=True)
    return Console(highlight=False)


def begin(console: Console, wanted: Wanted, database: CardDatabase) -> Begun:
    """The game that is wanted: one from a file, the unfinished one, or a new one."""
    if wanted.load:
        try:
            game = Game.load(whole_file(wanted.load, _LARGEST))
        except BadSave as error:
            stop(f"{wanted.load}: {error}")
        return Begun(game, (HUMAN, wanted.opponent or "greedy"), None, None)
    fresh = wanted.new or wanted.deck or wanted.against or wanted.opponent or wanted.seed is not None
    if not fresh and wanted.edition == DEFAULT and not wanted.cards:
        found = unfinished(console)
        if found is not None:
            return found
    edition = the_edition(wanted.edition)
    bundled = decks_for(edition)
    mine = the_deck(wanted.deck or next(iter(bundled)), database)
    other = the_deck(wanted.against or next(name for name in bundled if bundled[name] != mine), database)
    partly_understood((mine, other), wanted.allow_partial)
    opponent = wanted.opponent or "greedy"
    return new_game(console, (mine, other), edition, wanted.seed, wanted.allow_partial, opponent, 0)


def unfinished(console: Console) -> Begun | None:
    """The game that was left last, as it stood; None if there is none to go on with."""
    found = shelf.unfinished()
    if found is None:
        return None
    place, kept = found
    try:
        game = kept.play()
    except shelf.Unreadable as error:
        console.print(f"Game {int(place.stem)} cannot be gone on with: {error}.", markup=False)
        return None
    console.print(f"Going on with game {int(place.stem)}: {kept.title} (--new begins another)", markup=False)
    return Begun(game, seats_of(kept), kept, place)


def seats_of(kept: shelf.Kept) -> tuple[str, str]:
    """Who sits where in a kept game."""
    level = kept.opponent if is_player(kept.opponent) else "greedy"
    if kept.you is None:
        return (HUMAN, HUMAN)
    return (HUMAN, level) if kept.you == 0 else (level, HUMAN)


def new_game(
    console: Console,
    decks: tuple[Deck, Deck],
    edition: str,
    seed: int | None,
    partial: bool,
    opponent: str,
    you: int,
) -> Begun:
    """A new game, kept from its first moment."""
    number = seed if seed is not None else int.from_bytes(os.urandom(4), "big")
    try:
        header = shelf.new_game(decks, edition, number, partial)
    except (IllegalDeck, NotUnderstood) as error:
        refused(error)
    mine = decks[you]
    other = decks[1 - you]
    title = f"{mine.name} against {other.name}"
    kept = shelf.Kept(header, None if opponent == HUMAN else you, opponent, title, time.time())
    place: Path | None = None
    try:
        place = shelf.place()
        shelf.keep(place, kept)
    except OSError as error:
        console.print(f"The game cannot be kept: {error.strerror or error}.", markup=False)
        place = None
    console.print(f"{title}; seed {number}; ? shows help", markup=False)
    return Begun(kept.start(), seats_of(kept), kept, place)


def sides(begun: Begun) -> tuple[Player | None, Player | None]:
    """The computers at a table, None where a person sits."""
    seed = int.from_bytes(os.urandom(4), "big") if begun.kept is None else len(begun.kept.header)
    a, b = [None if who == HUMAN else make_player(who, seed) for who in begun.seats]
    return a, b


def afterwards(console: Console, begun: Begun) -> Begun | None:
    """What comes after a game: another one with sides changed, the same once more to look at, or nothing."""
    if begun.kept is None:
        return None
    try:
        while True:
            said = clean(read("r rematch, w watch it again, Enter ends: ")).casefold()
            if said in ("r", "rematch"):
                return rematch(console, begun.kept)
            if said in ("w", "watch"):
                Watching(console, begun.kept, read).run()
            elif said in ("", "q", "quit", "exit", "n", "no"):
                return None
    except Quit:
        return None


def rematch(console: Console, kept: shelf.Kept) -> Begun:
    """Another game between the same decks; who sat first sits second now."""
    from ..engine import read_replay

    old = read_replay(kept.header)
    you = 0 if kept.you is None else 1 - kept.you
    decks = (old.decks[1], old.decks[0])
    return new_game(console, decks, old.edition, None, old.allow_partial, kept.opponent, you)


def watch(console: Console, which: str) -> None:
    """Watch a kept game, or list them all."""
    number = number_in(which)
    if number is None:
        lines = shelf.listed()
        for line in lines or ["No game has been kept yet."]:
            console.print(line, markup=False)
        return
    place = shelf.numbered(number)
    if place is None:
        stop(f"there is no game {number}; --replay list shows them all")
    try:
        Watching(console, shelf.read(place), read).run()
    except shelf.Unreadable as error:
        stop(f"game {number}: {error}")
    except Quit:
        return


def read(prompt: str) -> str:
    """A line from the person; the end of the input means that they leave."""
    try:
        return input(prompt)
    except (EOFError, KeyboardInterrupt):
        print()
        raise Quit from None
    except (UnicodeDecodeError, ValueError):
        return ""  # letters that are none, or a NUL; whoever typed them is asked again
