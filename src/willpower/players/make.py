"""Computer players by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from .beginner import Beginner
from .budget import Budget
from .greedy import GreedyPlayer
from .random_player import RandomPlayer
from .search import SearchPlayer
from .seat import Player, Seat

# Iterations of the levels that search.
ITERATIONS: Final = {"hard": 300, "expert": 1200}
LEVELS: Final = ("easy", "normal", "hard", "expert")  # for people, from weak to strong
# The others: who plays under the name, made with a seed.
_MADE: Final[dict[str, Callable[[int], Player]]] = {
    "easy": Beginner,
    "normal": GreedyPlayer,
    "greedy": GreedyPlayer,
    "random": RandomPlayer,
}
PLAYERS: Final = (*LEVELS, "greedy", "random")
MOST_ITERATIONS: Final = 1_000_000
MOST_SECONDS: Final = 3600.0
MOST_PROCESSES: Final = 256
_BUDGETS: Final = (
    "a budget is iterations=NUMBER (from 1) or seconds=NUMBER (from 0.01), and processes=NUMBER (from 1)"
)


class BadPlayer(ValueError):
    """There is no such player, or its budget makes no sense."""


def check_player(words: str) -> tuple[str, Budget | None]:
    """A name and the budget behind it: "hard", "hard:iterations=50", "hard:seconds=2", "hard:processes=4",
    "hard:seconds=2,processes=4"; BadPlayer if wrong."""
    name, colon, rest = words.partition(":")
    if name not in PLAYERS:
        raise BadPlayer(f"there is no player {name!r}; there are {', '.join(PLAYERS)}")
    budget = Budget(ITERATIONS[name]) if name in ITERATIONS else None
    if not colon:
        return name, budget
    if budget is None:
        raise BadPlayer(f"{name} does not search, so it has no budget; {', '.join(ITERATIONS)} have one")
    said = [part.partition("=")[0] for part in rest.split(",")]
    if len({*said}) < len(said) or {"iterations", "seconds"} <= {*said}:
        raise BadPlayer(f"{words!r}: {_BUDGETS}")
    for part in rest.split(","):
        what, _, number = part.partition("=")
        try:
            budget = _with(budget, what, number)
        except ValueError:
            raise BadPlayer(f"{words!r}: {_BUDGETS}") from None
    return name, budget


def _with(budget: Budget, what: str, number: str) -> Budget:
    """A budget with one of its numbers changed; ValueError if there is none such or it is out of bounds."""
    if what == "iterations" and 1 <= int(number) <= MOST_ITERATIONS:
        return replace(budget, iterations=int(number))
    if what == "seconds" and 0.01 <= float(number) <= MOST_SECONDS:
        return replace(budget, seconds=float(number))
    if what == "processes" and 1 <= int(number) <= MOST_PROCESSES:
        return replace(budget, processes=int(number))
    raise ValueError(what)


def is_player(words: str) -> bool:
    """Whether there is such a player."""
    try:
        check_player(words)
    except BadPlayer:
        return False
    return True


def make_player(words: str, seed: int = 0, limit: float = 0.0) -> Player:
    """A computer player by name: one of `PLAYERS`, a searching one with a budget if wanted.

    `limit` are the seconds that no search exceeds, whatever its budget (0: none).
    """
    name, budget = check_player(words)
    if budget is not None:
        if limit:
            budget = replace(budget, seconds=min(budget.seconds, limit), limit=limit)
        return SearchPlayer(seed, budget)
    return _MADE[name](seed)


def hint(seat: Seat, seed: int = 0, budget: Budget | None = None) -> tuple[int, str]:
    """What the search would do in a seat: the number of the option, and a line about what it considered."""
    player = SearchPlayer(seed, budget if budget is not None else Budget(ITERATIONS["hard"]))
    pick = player.choose(seat)
    return pick, player.considered or "there is little to consider"
