"""What the terminal says about an option."""

from __future__ import annotations

from willpower.cards.bundled import bundled_decks
from willpower.engine.game import Game
from willpower.terminal.menu import describe


def test_abilities_are_told_by_what_they_do() -> None:
    decks = bundled_decks()
    game = Game.new(decks["long-road"], decks["lantern-tide"], seed=3)
    told: set[str] = set()
    while game.decision is not None and len(game.picks) < 120:
        seat = game.decision.player
        view = game.view(seat)
        for option in view["decision"]["options"]:
            if option["kind"] == "activate":
                told.add(describe(option, view, seat))
        last = len(game.decision.options) - 1
        game.apply(last if len(game.picks) % 3 else 0)
    assert "Will Coin: make will" in told
    assert any("{Rest}: " in line for line in told)
    assert not [line for line in told if "ability " in line]
