"""Whether a player is honest: the same choice, and the same imagined worlds, whatever is hidden from them.

For a state of a game, games are made that look the same to the seat that is asked: with other hidden cards
of the true list, and with a list of any legal cards. From each the seat must imagine the same worlds, and a
player with the same seed must choose the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from willpower.cards.bundled import bundled_cards
from willpower.cards.card import Card
from willpower.cards.deck import Deck
from willpower.engine import Belief, Game, output, seeded

from .random_player import RandomPlayer
from .seat import Player, Seat

WORLDS: Final = 2  # compared for each state
EVERY: Final = 7  # of the decisions of a random game every so many are looked at


def anything(cards: Iterable[Card] = ()) -> Belief:
    """A belief without lists: any legal cards of the bundled set, or of some cards."""
    return Belief((), tuple(cards) or tuple(bundled_cards()))


def others(game: Game, seat: int, seed: int, truth: Sequence[Deck], strange: Belief) -> list[Game]:
    """Games that look the same to a seat: other cards of the true lists, and another list."""
    return [game.imagine(seat, seed, Belief(truth)), game.imagine(seat, seed, strange)]


def dishonest(
    game: Game,
    seed: int,
    truth: Sequence[Deck],
    strange: Belief,
    players: Sequence[Callable[[int], Player]] = (),
    belief: Belief | None = None,
) -> list[str]:
    """What depends on hidden cards at a decision; empty if nothing does. `belief`: what the seat believes."""
    decision = game.decision
    if decision is None:
        return []
    seat = decision.player
    wrong: list[str] = []
    worlds = [world.hash() for world in game.imagine_many(seat, WORLDS, seed, belief)]
    choices = [make(seed).choose(Seat(game, seat, belief)) for make in players]
    seen = game.view(seat)
    for n, other in enumerate(others(game, seat, output(seeded(seed)) >> 8, truth, strange)):
        if other.view(seat) != seen:
            wrong.append(f"game {n} looks different")
        if [world.hash() for world in other.imagine_many(seat, WORLDS, seed, belief)] != worlds:
            wrong.append(f"the worlds imagined from game {n} are different")
        for make, choice in zip(players, choices, strict=True):
            if make(seed).choose(Seat(other, seat, belief)) != choice:
                wrong.append(f"{make(seed).__class__.__name__} chooses otherwise in game {n}")
    return wrong


def examine(
    decks: Sequence[Deck],
    states: int,
    seed: int,
    players: Sequence[Callable[[int], Player]] = (),
    every: int = EVERY,
    belief: Belief | None = None,
    cards: Iterable[Card] = (),
) -> tuple[int, list[str]]:
    """Looks at so many states of random games between decks. Returns how many, and what was wrong.

    `belief`: what seats believe of lists; `cards`: of which other lists are made, bundled ones by themselves.
    """
    strange = anything(cards)
    looked = 0
    wrong: list[str] = []
    number = 0
    while looked < states:
        couple = (decks[number % len(decks)], decks[(number * 3 + 1) % len(decks)])
        own = output(seeded(seed ^ number << 20)) >> 16
        game = Game.new(*couple, seed=own)
        player = RandomPlayer(own)
        while not game.over and looked < states:
            decision = game.decision
            assert decision is not None
            if len(game.picks) % every == number % every:
                looked += 1
                found = dishonest(game, own + len(game.picks), couple, strange, players, belief)
                wrong += [f"game {own}, pick {len(game.picks)}, {decision.kind}: {what}" for what in found]
            game.apply(player.choose(Seat(game, decision.player)))
        number += 1
    return looked, wrong
