"""Everything runs in every edition: random games, saving and loading, replays, views, the decks."""

from __future__ import annotations

import pytest

from willpower.cards.bundled import old_time_decks
from willpower.engine.core.prng import below, seeded
from willpower.engine.game import Game
from willpower.engine.procedures.deck_check import check_deck
from willpower.engine.replay import read_replay, record, write_replay
from willpower.players.soak import soak
from willpower.rules.edition import EDITIONS, edition

FIRST, SECOND = old_time_decks().values()


@pytest.mark.parametrize("name", EDITIONS)
def test_the_old_time_decks_are_legal(name: str) -> None:
    assert [check_deck(one, edition(name)) for one in (FIRST, SECOND)] == [(), ()]


@pytest.mark.parametrize("name", EDITIONS)
def test_a_game_is_saved_loaded_and_replayed(name: str) -> None:
    game = Game.new(FIRST, SECOND, edition=name, seed=7)
    rng = seeded(7)
    halfway: Game | None = None
    while game.decision is not None and len(game.picks) < 160:
        if len(game.picks) == 80:
            halfway = Game.load(game.save())
            assert halfway.hash() == game.hash() and halfway.edition == name
        rng, pick = below(rng, len(game.decision.options))
        game.apply(pick)
        if halfway is not None and not halfway.over:
            halfway.apply(pick)
    assert halfway is not None and halfway.hash() == game.hash()
    again = read_replay(write_replay(record(FIRST, SECOND, name, 7, game.picks)))
    assert again.play().hash() == game.hash()
    assert game.view(0)["edition"] == name


@pytest.mark.parametrize("name", EDITIONS)
def test_a_random_game_ends_and_holds_what_must_be_true(name: str) -> None:
    report = soak(old_time_decks(), [4], seed=11, edition=name, share=96)
    assert [(f.decision, f.what, f.where) for f in report.failures] == []
    assert (report.games, report.unfinished) == (1, 0)
