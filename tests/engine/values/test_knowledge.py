"""What the seats know is kept between looks; it must be what working it out from the first event gives."""

from __future__ import annotations

import random

import pytest

from willpower.cards.bundled import bundled_decks
from willpower.engine.core.ids import NOBODY
from willpower.engine.game import Game
from willpower.engine.storage import invariants
from willpower.engine.values.knowledge import SEATS, knowledge, learned_by_now


@pytest.mark.parametrize("seed", range(4))
def test_kept_knowledge_is_what_the_whole_log_gives(seed: int) -> None:
    decks = bundled_decks()
    rng = random.Random(seed)
    game = Game.new(decks["long-road"], decks["lantern-tide"], seed=seed)
    looks = 0
    while not game.over:
        if rng.random() < 0.2:
            kept = knowledge(game.state)
            other = game.clone().state
            assert other.derived.learned is not None
            other.derived.learned = None
            anew = knowledge(other)
            assert kept.known == anew.known
            assert kept.ever == anew.ever
            for o in other.table.objs:
                if o.became == NOBODY:
                    assert [kept.sees(o.id, s) for s in SEATS] == [anew.sees(o.id, s) for s in SEATS]
            looks += 1
        assert game.decision is not None
        game.apply(rng.randrange(len(game.decision.options)))
    assert looks > 10


def test_a_resampled_game_knows_what_its_own_log_gives() -> None:
    decks = bundled_decks()
    rng = random.Random(5)
    game = Game.new(decks["drowned-library"], decks["hollow-fen"], seed=5)
    kept = 0
    while not game.over:
        assert game.decision is not None
        if rng.random() < 0.1:
            other = game.determinize(game.decision.player, len(game.picks))
            assert other.state.derived.learned is not None
            assert invariants.knowledge_holds(other.state) == []
            kept += 1
        game.apply(rng.randrange(len(game.decision.options)))
    assert kept > 10


def test_a_copy_does_not_learn_what_the_game_learns() -> None:
    decks = bundled_decks()
    game = Game.new(decks["long-road"], decks["lantern-tide"], seed=1)
    game.view(0)
    copy = game.clone()
    before = copy.state.derived.learned
    rng = random.Random(1)
    for _ in range(60):
        assert game.decision is not None
        game.apply(rng.randrange(len(game.decision.options)))
    game.view(0)
    assert game.state.derived.learned is not before
    assert copy.state.derived.learned is before
    assert copy.view(0) == copy.clone().view(0)


@pytest.mark.parametrize("seed", range(3))
def test_a_game_that_nobody_shares_learns_in_place(seed: int) -> None:
    decks = bundled_decks()
    rng = random.Random(seed)
    game = Game.new(decks["long-road"], decks["lantern-tide"], seed=seed)
    own = learned_by_now(game.state)
    in_place = 0
    for _ in range(150):
        if game.over:
            break
        assert game.decision is not None
        game.apply(rng.randrange(len(game.decision.options)))
        last, own = own, learned_by_now(game.state)
        in_place += own is last  # unless a play was begun, which keeps the game as it was before
    assert in_place > 50
    anew = game.clone().state
    anew.derived.learned = None
    whole = learned_by_now(anew)
    assert whole is not own
    assert (own.known, own.ever, own.down) == (whole.known, whole.ever, whole.down)
    assert (own.events, own.objects, own.before) == (whole.events, whole.objects, whole.before)
