"""Imagined games in which nobody acts until what was begun has come to its end."""

from __future__ import annotations

from willpower.cards.bundled import bundled_decks
from willpower.engine.core.decisions import PRIORITY
from willpower.engine.game import Game
from willpower.players import RandomPlayer
from willpower.players.seat import Seat


def test_what_was_begun_is_brought_to_its_end_without_further_actions() -> None:
    decks = bundled_decks()
    seen = 0
    for seed in range(6):
        game = Game.new(decks["long-road"], decks["lantern-tide"], seed=seed)
        players = (RandomPlayer(seed), RandomPlayer(seed + 1))
        while not game.over and len(game.picks) < 300:
            decision = game.decision
            assert decision is not None
            if decision.kind == PRIORITY:
                for pick, option in enumerate(decision.options):
                    if option.kind in ("play", "activate", "battle"):
                        seen += _settles(game.clone(), pick)
            game.apply(players[decision.player].choose(Seat(game, decision.player)))
    assert seen > 100


def _settles(game: Game, pick: int) -> bool:
    game.state.work.settling = True
    game.apply(pick)
    while not game.over:
        decision = game.decision
        assert decision is not None
        if decision.kind == PRIORITY:
            assert not game.state.table.chase and game.state.table.battle is None
            assert [option.kind for option in decision.options] == ["pass"]
            return True
        game.apply(0)
    return False


def test_it_is_not_kept_in_a_save() -> None:
    decks = bundled_decks()
    game = Game.new(decks["long-road"], decks["lantern-tide"], seed=1)
    before = game.hash()
    game.state.work.settling = True
    assert game.hash() == before
    assert not Game.load(game.save()).state.work.settling
