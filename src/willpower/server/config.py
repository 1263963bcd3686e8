"""What a server is told when it starts; handed to its worker processes through the environment."""

from __future__ import annotations

import os
from typing import Final, Literal

import msgspec

from willpower.cards.store import data_folder

_VARIABLE: Final = "WILLPOWER_SERVE"


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server. Times are seconds."""

    database: str = ""  # "": a SQLite file in the user's data folder
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    build: bool = True  # the browser client, if its sources are newer and Node is there
    pictures: str = ""  # a folder with the user's own pictures of cards
    imports: Literal["local", "all", "none"] = "local"  # who may import cards: who sits at the machine
    origins: tuple[str, ...] = ()  # further origins that may open the socket
    pass_delay: float = 0.15  # of every automatic pass, whatever could have been done
    computer_delay: float = 0.15  # the computer answers at multiples of this, so that thinking does not show
    think_seconds: float = 10.0  # the most for one decision of a computer
    warm: bool = True  # get everything ready at the start, before somebody needs it
    thinkers: int = 1  # processes for computers, decks and replays
    away_seconds: float = 300.0  # who is away so long has left the other waiting, who may claim the game
    stall_seconds: float = 1800.0  # without clocks: after this for one decision too
    idle_seconds: float = 60.0  # a game without anybody is put away after this
    silent_seconds: float = 60.0  # a socket without a message is closed after this
    snapshot_every: int = 50
    messages_per_second: float = 20.0  # of one connection; five times as many at once
    address_factor: float = 8.0  # an address may send so many times what a connection may
    connections_per_address: int = 64
    requests_per_second: float = 20.0  # of HTTP, per address; five times as many at once
    games_per_address: int = 200  # new games within an hour

    def url(self) -> str:
        """The database as SQLAlchemy names it, with an asynchronous driver."""
        if not self.database:
            return f"sqlite+aiosqlite:///{data_folder() / 'games.db'}"
        scheme, _, rest = self.database.partition("://")
        drivers = {
            "sqlite": "sqlite+aiosqlite",
            "postgresql": "postgresql+asyncpg",
            "postgres": "postgresql+asyncpg",
        }
        if scheme.split("+")[0] not in drivers:
            raise ValueError(
                f"a database is sqlite:///file or postgresql://user@host/name, not {self.database!r}"
            )
        return f"{drivers[scheme.split('+')[0]]}://{rest}"

    def to_environment(self) -> None:
        """Leaves the settings for worker processes."""
        os.environ[_VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Config:
        """The settings that the process was started with."""
        return msgspec.json.decode(os.environ.get(_VARIABLE, "{}"), type=cls)
