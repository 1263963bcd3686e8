"""Computer players. They see what their seat may see and answer with the number of an option."""

from .greedy import GreedyPlayer
from .make import LEVELS, PLAYERS, make_player
from .match import play_out
from .random_player import RandomPlayer
from .seat import Player, Seat

__all__ = ["LEVELS", "PLAYERS", "GreedyPlayer", "Player", "RandomPlayer", "Seat", "make_player", "play_out"]
