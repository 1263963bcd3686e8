"""What a position is worth: more life, cards and resonators are better, and both seats agree."""

import pytest

from willpower.cards.bundled import bundled_decks
from willpower.engine.game import Game
from willpower.players.evaluation import WIN, value


@pytest.fixture
def game() -> Game:
    decks = list(bundled_decks().values())
    return Game.new(decks[0], decks[1], seed=1)


def test_what_is_good_for_one_is_bad_for_the_other(game: Game) -> None:
    game.state.edit_player(0).life = 2500
    assert value(game.state, 0) == -value(game.state, 1)
    assert value(game.state, 0) < 0


def test_life_counts_more_when_there_is_little(game: Game) -> None:
    worth = []
    for life in (4000, 3500, 1000, 500):
        game.state.edit_player(1).life = life
        worth.append(value(game.state, 0))
    assert worth == sorted(worth)
    assert worth[3] - worth[2] > worth[1] - worth[0]


def test_winning_is_worth_most(game: Game) -> None:
    game.concede(1)
    assert value(game.state, 0) == WIN
    assert value(game.state, 1) == -WIN


def test_weighing_changes_nothing(game: Game) -> None:
    before = game.hash()
    value(game.state, 0)
    assert game.hash() == before
