"""The games of the terminal, kept without being asked: each in a file of the user's data folder.

A game is its decks, edition and seed (a replay without picks) and the picks that were made; so it can be gone
on with, and watched again, by any engine that plays it alike.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

import msgspec

from ..cards.deck import Deck
from ..cards.store import data_folder
from ..engine import Game, WillpowerError, read_replay, record, write_replay

_FOLDER: Final = "terminal"
_KIND: Final = ".game"
_LARGEST: Final = 5_000_000
_MOST_PICKS: Final = 1_000_000


class Unreadable(Exception):
    """A kept game cannot be gone on with; says why in one line."""


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """What is kept of a game."""

    header: str
    you: int | None  # the seat against the computer; None for two people
    opponent: str
    title: str
    began: float
    picks: list[int] = []
    conceded: int = -1
    result: str = ""  # how it ended; "" while it goes on

    def start(self) -> Game:
        """The game before its first pick; raises `Unreadable`."""
        try:
            return read_replay(self.header).start()
        except WillpowerError as error:
            raise Unreadable(f"it cannot be begun: {error}") from None

    def play(self) -> Game:
        """The game as it stands; raises `Unreadable` where this engine plays it differently."""
        game = self.start()
        for n, pick in enumerate(self.picks, 1):
            decision = game.decision
            if decision is None or not 0 <= pick < len(decision.options):
                raise Unreadable(f"this engine plays it differently from pick {n} on")
            game.apply(pick)
        if self.conceded in (0, 1) and not game.over:
            game.concede(self.conceded)
        return game


def folder() -> Path:
    """Where the games are."""
    return data_folder() / _FOLDER


def new_game(decks: tuple[Deck, Deck], edition: str, seed: int, partial: bool) -> str:
    """The header of a new game; raises what `Game.new` raises."""
    return write_replay(record(*decks, edition, seed, (), allow_partial=partial))


def place() -> Path:
    """A file for a new game; raises `OSError`."""
    where = folder()
    where.mkdir(parents=True, exist_ok=True)
    number = max([int(path.stem) for path in files()], default=0) + 1
    while True:
        path = where / f"{number:05}{_KIND}"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path


def files() -> list[Path]:
    """The kept games, oldest first."""
    try:
        found = [*folder().glob(f"*{_KIND}")]
    except OSError:
        return []
    return sorted([path for path in found if path.stem.isascii() and path.stem.isdigit()])


def keep(path: Path, game: Kept) -> None:
    """Write a game wholly or not at all; raises `OSError`."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(msgspec.json.encode(game))
    os.replace(draft, path)


def read(path: Path) -> Kept:
    """A kept game; raises `Unreadable`."""
    try:
        if path.stat().st_size > _LARGEST:
            raise Unreadable("it is too large to be a game")
        found = msgspec.json.decode(path.read_bytes(), type=Kept)
    except OSError as error:
        raise Unreadable(error.strerror or str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Unreadable("it is not a kept game") from None
    if len(found.picks) > _MOST_PICKS:
        raise Unreadable("it has too many picks")
    return found


def unfinished() -> tuple[Path, Kept] | None:
    """The newest game that is not over; None if there is none."""
    for path in reversed(files()):
        try:
            found = read(path)
        except Unreadable:
            continue
        if not found.result:
            return path, found
    return None


def listed() -> list[str]:
    """A line for each kept game, newest first."""
    out: list[str] = []
    for path in reversed(files()):
        number = int(path.stem)
        try:
            game = read(path)
        except Unreadable as error:
            out.append(f"{number:>5}  {error}")
            continue
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.began))
        out.append(f"{number:>5}  {when}  {game.title}: {game.result or 'unfinished'}")
    return out


def numbered(number: int) -> Path | None:
    """The file of a game by its number in the list."""
    for path in files():
        if int(path.stem) == number:
            return path
    return None
