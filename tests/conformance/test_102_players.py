"""102: how many play."""

from __future__ import annotations

import pytest

from conformance_kit import clause, fails
from engine.decks import deck
from willpower.engine.game import Game


@clause("102.1")
def test_two_players_and_no_third() -> None:
    game = Game.new(deck(), deck())
    assert [p["name"] for p in game.view(0)["players"]] == ["A", "B"]
    assert sorted({game.state.table.objs[i].owner for i in range(len(game.state.table.objs))}) == [0, 1]
    with pytest.raises(ValueError, match="no player 2"):
        game.view(2)


@clause("102.1")
def test_a_judge_file_with_a_third_player_is_refused() -> None:
    assert "C" in fails("start: {A: {life: 100}, C: {life: 100}}")
