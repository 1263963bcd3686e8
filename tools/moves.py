"""How long the moves of a computer player take: CPU and wall, and how much memory its process had at most.

python tools/moves.py hard greedy --games 6
python tools/moves.py hard:seconds=0.5 greedy --games 6 --cards FILE     # on ten decks built from a card file

The deals are those of `willpower arena` with the same players, decks and seed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from willpower.cards.bundled import modern_decks
from willpower.cards.database import load_cards
from willpower.engine import Game
from willpower.language.trees import kept_trees
from willpower.players import Player, Seat, make_player
from willpower.players.arena import MOST_DECISIONS, Arena
from willpower.players.built_decks import built_decks
from willpower.rules.edition import DEFAULT, edition

BUILT = 10  # decks of a card file
SHOWN = 5  # moves that took longest
PARTS = (0.5, 0.95, 0.99)


class Watched:
    """A player whose moves are timed; a decision with one option is none."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.moves: list[tuple[float, float, str]] = []  # CPU, wall, what it was about

    def choose(self, seat: Seat) -> int:
        """What the player chooses."""
        decision = seat.decision
        assert decision is not None
        cpu, wall = time.process_time(), time.perf_counter()
        pick = self.player.choose(seat)
        cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
        if len(decision.options) > 1:
            iterations = getattr(self.player, "iterations", 0)
            words = f"{decision.kind}, {len(decision.options)} options, {iterations} iterations"
            self.moves.append((cpu, wall, words))
        return pick


def play(arena: Arena, games: int) -> tuple[int, list[tuple[float, float, str]]]:
    """Plays so many games. Returns how many the first player won, and its moves."""
    belief = arena.belief()
    moves: list[tuple[float, float, str]] = []
    won = 0
    for number in range(games):
        pair, own = divmod(number, 2)
        seed = arena.seed(pair)
        watched = Watched(make_player(arena.a, seed))
        both: list[Player] = [watched, make_player(arena.b, seed + 1)]
        players = both if own == 0 else both[::-1]
        game = Game.new(*arena.couple(pair), edition=arena.edition, seed=seed)
        seats = (Seat(game, 0, belief), Seat(game, 1, belief))
        while not game.over and len(game.picks) < MOST_DECISIONS:
            decision = game.decision
            assert decision is not None
            game.apply(players[decision.player].choose(seats[decision.player]), decision.player)
        won += game.winner == own
        moves += watched.moves
    return won, moves


def line(name: str, seconds: Sequence[float]) -> str:
    """Mean, middle, and the longest ones, in milliseconds."""
    ordered = sorted(seconds)
    parts = [f"{100 * part:g} % below {1000 * ordered[int(part * len(ordered))]:.0f}" for part in PARTS]
    mean = sum(ordered) / len(ordered)
    return f"{name} in ms: mean {1000 * mean:.1f}, {', '.join(parts)}, longest {1000 * ordered[-1]:.0f}"


def memory() -> str:
    """The most memory that this process had."""
    if sys.platform == "win32":
        return "not known here"
    import resource

    unit = 2**20 if sys.platform == "darwin" else 2**10
    return f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit:.0f} MB"


def main() -> int:
    """Plays and tells."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("a", help="the player that is timed, with a budget if wanted")
    parser.add_argument("b", help="the other one")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", default="", help="a card file to build decks from")
    chosen = parser.parse_args()
    decks = modern_decks()
    if chosen.cards:
        kept_trees()
        decks = built_decks(load_cards(chosen.cards), BUILT, chosen.seed, edition(DEFAULT))
    won, moves = play(Arena(chosen.a, chosen.b, (*decks.items(),), chosen.seed, DEFAULT), chosen.games)
    print(
        f"{chosen.a} against {chosen.b}: won {won} of {chosen.games}, {len(moves)} moves, {memory()} at most"
    )
    print(line("CPU", [cpu for cpu, _, _ in moves]))
    print(line("wall", [wall for _, wall, _ in moves]))
    for cpu, wall, words in sorted(moves, reverse=True)[:SHOWN]:
        print(f"  {1000 * cpu:.0f} CPU, {1000 * wall:.0f} wall: {words}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
