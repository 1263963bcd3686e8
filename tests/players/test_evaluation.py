"""What a position is worth: more life, cards and resonators are better, and both seats agree."""

import pytest

from willpower.abilities.symbols import EXTRA_DECK, ITEMS, RULER_AREA, RUNES
from willpower.cards.bundled import bundled_decks
from willpower.engine.core.objects import Chars, Obj
from willpower.engine.core.state import State
from willpower.engine.game import Game
from willpower.players.evaluation import CALL_TO_COME, COIN, GEM, TO_TELL, WIN, value


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


def test_a_will_coin_is_worth_more_than_a_gem(game: Game) -> None:
    """313.1: what lies in the item area."""
    g = game.state
    [coin] = [i for p in g.table.players for i in p.zones[ITEMS]]
    owner = g.table.objs[coin].controller
    before = value(g, owner)
    assert before - value(without_items(g), owner) == COIN
    gem = g.edit(coin)
    gem.chars = replace_races(gem, ("Gem",))
    assert value(g, owner) == before - COIN + GEM


def without_items(g: State) -> State:
    """The same position with empty item areas."""
    c = g.clone()
    for player in (0, 1):
        c.edit_player(player).zones[ITEMS] = ()
    return c


def replace_races(o: Obj, races: tuple[str, ...]) -> Chars:
    """What an object is, with other races."""
    chars = o.chars.copy()
    chars.races = races
    return chars


def test_runes_and_stories_are_worth_something_until_they_are_told() -> None:
    decks = bundled_decks()
    for name, zone in (("bell-abbey", RUNES), ("drowned-library", EXTRA_DECK)):
        g = Game.new(decks[name], decks["long-road"], seed=1).state
        before = value(g, 0)
        g.edit(g.table.players[0].zones[zone][0]).revealed = True
        assert value(g, 0) == before - TO_TELL


@pytest.mark.clause("503.1")
def test_the_ruler_is_not_rested_before_the_first_own_turn(game: Game) -> None:
    """Nothing recovers in the first turn, so a ruler rested before it cannot call a magic stone."""
    g = game.state
    while g.turn.serial == 0:
        decision = game.decision
        assert decision is not None
        game.apply(len(decision.options) - 1)
        g = game.state
    waiting = 1 - g.turn.player
    assert not g.table.players[waiting].turns
    before = value(g, waiting)
    g.edit(g.table.players[waiting].zones[RULER_AREA][0]).rested = True
    assert value(g, waiting) == before - CALL_TO_COME
