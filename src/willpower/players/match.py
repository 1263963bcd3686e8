"""Letting players play a game to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from willpower.engine import BoundReached, Game, State

from .seat import Player, Seat


def play_out(
    game: Game,
    players: Sequence[Player],
    bound: int = 100_000,
    watch: Callable[[State], None] | None = None,
) -> int:
    """Plays a game to its end and says how many decisions it took; BoundReached if it takes too many.

    `watch` is shown the game before every decision.
    """
    seats = (Seat(game, 0), Seat(game, 1))
    made = 0
    while not game.over:
        decision = game.decision
        assert decision is not None
        if made >= bound:
            raise BoundReached(f"{bound} decisions without a result", game.save())
        if watch is not None:
            watch(game.state)
        game.apply(players[decision.player].choose(seats[decision.player]), decision.player)
        made += 1
    return made
