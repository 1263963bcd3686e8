"""Several workers on one database: who has which game, and messages between them."""

from __future__ import annotations

from typing import Protocol

from .peer import Peer


class Cluster(Protocol):
    """What a hub asks of the other workers."""

    async def start(self) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Give everything back."""

    async def own(self, game: str) -> bool:
        """Take a game, if no other worker has it."""

    async def release(self, game: str) -> None:
        """Give a game back."""

    async def elsewhere(self, games: list[str]) -> set[str]:
        """Those of some games that a worker has."""

    async def joined(self, game: str) -> None:
        """Tell the worker that has a game that somebody has joined it."""

    async def attach(self, game: str, hello: bytes, peer: Peer) -> None:
        """Connect a client to a game of another worker, with the message that it began with."""

    async def forward(self, peer: Peer, frame: bytes) -> None:
        """Hand a client's message on."""

    async def detach(self, peer: Peer) -> None:
        """The client is gone."""


class NoCluster:
    """One process alone: every game is its own."""

    async def start(self) -> None:
        """Nothing to do."""

    async def stop(self) -> None:
        """Nothing to do."""

    async def own(self, game: str) -> bool:
        """Always."""
        return True

    async def release(self, game: str) -> None:
        """Nothing to do."""

    async def elsewhere(self, games: list[str]) -> set[str]:
        """There is nobody else."""
        return set()

    async def joined(self, game: str) -> None:
        """Nobody else is there to be told."""

    async def attach(self, game: str, hello: bytes, peer: Peer) -> None:
        """Never asked for: every game is here."""
        peer.close(4010)

    async def forward(self, peer: Peer, frame: bytes) -> None:
        """Never asked for."""

    async def detach(self, peer: Peer) -> None:
        """Never asked for."""
