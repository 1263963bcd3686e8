"""Computer players. They see what their seat may see and answer with the number of an option."""

from .beginner import Beginner
from .budget import Budget
from .greedy import GreedyPlayer
from .make import LEVELS, PLAYERS, BadPlayer, check_player, hint, is_player, make_player
from .match import play_out
from .random_player import RandomPlayer
from .search import SearchPlayer
from .seat import Player, Seat

__all__ = [
    "LEVELS",
    "PLAYERS",
    "BadPlayer",
    "Beginner",
    "Budget",
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "SearchPlayer",
    "Seat",
    "check_player",
    "hint",
    "is_player",
    "make_player",
    "play_out",
]
