"""What is played while the compiler counts how often what runs (tools/compiled.py --trained).

Random games of the bundled decks and, a few, of the editions before; a game now and then that is cloned,
keyed, viewed, saved and imagined; computer players that look ahead. No card file is asked for, so whoever
builds it gets the same core.
"""

from __future__ import annotations

from willpower.cards.bundled import modern_decks, old_time_decks
from willpower.engine import Game, below, is_compiled, seeded
from willpower.players.greedy import GreedyPlayer
from willpower.players.seat import Seat
from willpower.rules.edition import DEFAULT, EDITIONS

EVERY = 40  # at one decision in so many a game is looked at in every way
AHEAD = 30  # decisions that players who look ahead take in one game


def play(game: Game, seed: int) -> int:
    """Play at random to the end: the number of decisions."""
    rng, played = seeded(seed), 0
    while not game.over:
        decision = game.decision
        assert decision is not None
        if played % EVERY == 0:
            look(game, decision.player, seed)
        rng, pick = below(rng, len(decision.options))
        game.apply(pick)
        played += 1
    return played


def look(game: Game, seat: int, seed: int) -> None:
    """Do with a game what searches and servers do."""
    game.key(seat)
    game.view(seat)
    Game.load(game.save())
    for world in game.imagine_many(seat, 2, seed):
        for _ in range(4):
            world.advance()
            if world.over:
                break
            world.key(seat)
            world.apply(0)


def think(game: Game, seed: int) -> None:
    """Let players who look ahead begin a game."""
    players = (GreedyPlayer(seed), GreedyPlayer(seed + 1))
    for _ in range(AHEAD):
        decision = game.decision
        if decision is None:
            return
        game.apply(players[decision.player].choose(Seat(game, decision.player)))


def main() -> None:
    """Play."""
    if not is_compiled():
        raise SystemExit("the sources would be trained, not what was compiled")
    decks, old = modern_decks(), old_time_decks()
    names = list(decks)
    played = 0
    for n, a in enumerate(names):
        for m, b in enumerate(names[n:]):
            played += play(Game.new(decks[a], decks[b], seed=100 * n + m), 100 * n + m)
    for n, edition in enumerate([one for one in EDITIONS if one != DEFAULT]):
        some = list((decks if edition.startswith("8") else old).values())
        game = Game.new(some[n % len(some)], some[(n + 1) % len(some)], edition=edition, seed=n)
        played += play(game, n)
    for n, name in enumerate(names):
        think(Game.new(decks[name], decks[names[n - 1]], seed=n), n)
    print(f"trained with {played} decisions")


if __name__ == "__main__":
    main()
