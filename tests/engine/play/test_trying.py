"""What is offered is what can be played (903.2d-j): on boards of random games every card and ability is
tried beside the offer, and both say the same."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from willpower.cards.bundled import bundled_decks, old_time_decks
from willpower.cards.database import load_cards
from willpower.cards.deck import Deck
from willpower.engine.core.errors import IllegalDeck
from willpower.engine.game import Game
from willpower.engine.play.trying_all import offers_at_odds
from willpower.players.drawn_decks import drawn_decks
from willpower.rules.edition import EDITIONS, edition

REAL = Path(__file__).resolve().parents[4] / "shared" / "cards" / "development.json"  # beside the project
EVERY = 9  # decisions between two looks
COPIES = 400  # of the game for one card; one with more choices is not compared
LONGEST = 300  # decisions looked at in a game


def looked_at(decks: dict[str, Deck], name: str, seed: int) -> int:
    """Plays a game at random and looks at its windows; how many plays were compared."""
    chance = random.Random(f"{name} {seed}")
    first, second = chance.choice(list(decks)), chance.choice(list(decks))
    try:
        game = Game.new(decks[first], decks[second], edition=name, seed=seed)
    except IllegalDeck:
        return 0
    compared = 0
    for n in range(LONGEST):
        if game.over:
            break
        decision = game.decision
        assert decision is not None
        if decision.kind == "priority" and n % EVERY == 0:
            wrong, looked = offers_at_odds(game.state, decision.player, COPIES)
            assert wrong == [], f"{first} against {second}, seed {seed}, decision {n}"
            compared += looked
        game.apply(chance.randrange(len(decision.options)))
    return compared


@pytest.mark.parametrize("name", EDITIONS)
def test_with_the_bundled_decks(name: str) -> None:
    decks = bundled_decks() if name.startswith("8") else old_time_decks()
    assert sum(looked_at(decks, name, seed) for seed in range(8)) > 50


@pytest.mark.skipif(not REAL.exists(), reason="needs a card file that is not ours")
def test_with_decks_of_real_cards() -> None:
    decks = drawn_decks(load_cards(str(REAL)), 12, 5, edition("8.01"))
    assert sum(looked_at(decks, "8.01", seed) for seed in range(16)) > 500
