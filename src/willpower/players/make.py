"""Computer players by name."""

from __future__ import annotations

from typing import Final

from .greedy import GreedyPlayer
from .random_player import RandomPlayer
from .seat import Player

PLAYERS: Final = ("greedy", "random")


def make_player(name: str, seed: int = 0) -> Player:
    """A computer player: "greedy" or "random"."""
    if name == "greedy":
        return GreedyPlayer(seed)
    if name == "random":
        return RandomPlayer(seed)
    raise ValueError(f"there is no player {name!r}; there are {', '.join(PLAYERS)}")
