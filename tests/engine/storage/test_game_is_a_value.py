"""A game is a value for Python too: copies, pickles, and a decision that nobody can change."""

from __future__ import annotations

import copy
import pickle

import pytest

from willpower.cards.bundled import bundled_decks, old_time_decks
from willpower.engine.core.decisions import Decision, Option
from willpower.engine.core.fields import fields_of
from willpower.engine.game import Game
from willpower.players import RandomPlayer, Seat

DECKS = list(bundled_decks().values())
OLD = list(old_time_decks().values())


def played(seed: int, picks: int, edition: str = "8.01") -> Game:
    decks = DECKS if edition == "8.01" else OLD
    game = Game.new(decks[0], decks[1], seed=seed, edition=edition)
    player = RandomPlayer(seed)
    while not game.over and len(game.picks) < picks:
        assert game.decision is not None
        game.apply(player.choose(Seat(game, game.decision.player)))
    return game


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
@pytest.mark.parametrize("picks", [0, 37, 90])
def test_a_copy_is_another_game_that_goes_on_alike(way: object, picks: int) -> None:
    game = played(3, picks)
    assert callable(way)
    other = way(game)
    assert isinstance(other, Game) and other is not game and other.state is not game.state
    assert other.hash() == game.hash() and other.picks == game.picks
    before = game.hash()
    first = RandomPlayer(5)
    follow = []
    while not other.over and len(other.picks) < picks + 25:
        assert other.decision is not None
        follow.append(first.choose(Seat(other, other.decision.player)))
        other.apply(follow[-1])
    assert game.hash() == before, "what the copy did changed the game"
    for pick in follow:
        game.apply(pick)
    assert game.hash() == other.hash() and game.picks == other.picks


def test_a_copy_of_an_imagined_game_goes_on_imagining() -> None:
    game = played(3, 20)
    game.state.work.settling = True
    assert copy.copy(game).state.work.settling
    assert pickle.loads(pickle.dumps(game)).state.work.settling


@pytest.mark.parametrize("edition", ["8.01", "2.0"])
def test_nobody_changes_a_decision_from_outside(edition: str) -> None:
    game = played(3, 30, edition)
    decision = game.decision
    assert decision is not None
    before = game.hash()
    for name in (*fields_of(Decision), "more"):
        with pytest.raises(AttributeError):
            setattr(decision, name, 0)
    with pytest.raises(AttributeError):
        del decision.options  # type: ignore[misc]
    for option in decision.options:
        for name in fields_of(Option):
            with pytest.raises(AttributeError):
                setattr(option, name, "pass")
    with pytest.raises(AttributeError):
        game.decision = None  # type: ignore[misc]
    with pytest.raises(AttributeError):
        decision.player = 1 - decision.player  # type: ignore[misc]
    assert game.hash() == before
    game.apply(decision.options[-1])


def test_looking_at_a_decision_changes_no_save() -> None:
    one, other = played(4, 12), played(4, 12)
    assert one.decision is not None
    assert one.save() == other.save() and one.hash() == other.hash()
    loaded = Game.load(one.save())
    assert loaded.decision is not None
    assert [o.key() for o in loaded.decision.options] == [o.key() for o in one.decision.options]
    assert loaded.decision.prompt == one.decision.prompt


def test_games_that_go_on_alike_have_equal_hashes() -> None:
    """What differs here is how the games came to be where they are."""
    game = played(4, 40)
    before = game.hash()
    other = game.clone()
    for i in other.state.table.field:
        o = other.state.edit(i)
        o.counters = o.counters or {}  # the last of them was removed
        o.used = o.used or {}
    assert other.hash() == before
    other.state.work.rules_due = not other.state.work.rules_due  # nothing is due either way
    assert other.hash() == before
    other.state.definitions = [*other.state.definitions, other.state.definitions[0]]  # no card is of it
    assert other.hash() == before
    other.state.edit(other.state.table.field[0]).counters = {"quest": 1}
    assert other.hash() != before
