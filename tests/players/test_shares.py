"""A search in several processes: the same seed makes the same move, also if a process dies."""

from __future__ import annotations

import os
import pickle
import signal
from concurrent.futures.process import BrokenProcessPool

import pytest

from willpower.cards.bundled import modern_decks
from willpower.engine import Belief, Game
from willpower.players import Budget, GreedyPlayer, SearchPlayer, Seat, shares
from willpower.players.greedy import candidates
from willpower.players.tree import Found, Start, Tree

DECKS = list(modern_decks().values())
BOTH = Budget(24, processes=2)


def searched(number: int) -> list[Game]:
    """States in which the player whose turn it is has something to search."""
    found: list[Game] = []
    game = Game.new(DECKS[1], DECKS[4], seed=5)
    player = GreedyPlayer(1)
    while len(found) < number:
        decision = game.decision
        assert decision is not None, "the game ended too early"
        if decision.kind == "priority" and len(decision.options) > 3 and game.state.turn.phase == "main":
            found.append(game.clone())
        game.apply(player.choose(Seat(game, decision.player)))
    return found


def seat_of(game: Game) -> Seat:
    assert game.decision is not None
    return Seat(game, game.decision.player)


def chosen(game: Game, budget: Budget = BOTH) -> tuple[int, int, str]:
    player = SearchPlayer(3, budget, lethal=0)
    return player.choose(seat_of(game)), player.iterations, player.considered


def test_two_processes_share_the_iterations_and_always_find_the_same() -> None:
    for game in searched(2):
        first = chosen(game)
        assert first == chosen(game)
        assert 0 < first[1] <= BOTH.iterations


def test_a_process_that_is_killed_costs_nothing() -> None:
    game = searched(1)[0]
    before = chosen(game)
    pool = shares._pool(1)
    for process in (*pool._processes,):
        os.kill(process, signal.SIGKILL)
    assert chosen(game) == before
    assert chosen(game) == before


def test_a_process_that_died_between_two_searches_is_started_anew() -> None:
    """The pool knows already that it is broken when the next search begins."""
    game = searched(1)[0]
    before = chosen(game)
    pool = shares._pool(1)
    for process in (*pool._processes,):
        os.kill(process, signal.SIGKILL)
    with pytest.raises(BrokenProcessPool):
        while True:
            pool.submit(int).result()
    assert chosen(game) == before


def test_with_a_limit_of_time_what_comes_late_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process that never answers does not keep the player waiting."""
    asked: list[object] = []

    class Sleeping:
        def submit(self, function: object, share: shares.Share) -> shares.Future[tuple[int, list[Found]]]:
            asked.append(share.budget.seconds)
            return shares.Future()

    monkeypatch.setattr(shares, "_pool", lambda workers: Sleeping())
    pick, iterations, _ = chosen(searched(1)[0], Budget(8, seconds=1.0, processes=3))
    assert pick >= 0 and iterations >= 0
    assert len(asked) == 2


def test_where_the_time_is_over_nothing_is_given_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "_pool", lambda workers: pytest.fail("somebody was asked"))
    start = Start([0, 1], [0.5, 0.5], 0)
    whole = shares.Share(b"", 0, None, 1, 1, start, Budget(8, seconds=1.0, processes=3))
    assert shares.Shares(whole, 0.0)._running == []


def test_the_parts_of_a_budget_are_the_whole() -> None:
    whole = Budget(100, processes=3)
    parts = [whole.share(n) for n in range(3)]
    assert [part.iterations for part in parts] == [34, 33, 33]
    assert {part.processes for part in parts} == {1}


def test_what_another_tree_found_counts_as_if_it_were_one() -> None:
    game = searched(1)[0]
    seat = seat_of(game)
    decision = seat.decision
    assert decision is not None
    trees = []
    for seed in (1, 2):
        tree = Tree(seat.player, seat.imagine_many(4, seed), decision, {})
        tree.expect(candidates(game.state, decision, 16))
        for _ in range(12):
            tree.iterate()
        trees.append(tree)
    own, other = trees[0].found(), trees[1].found()
    trees[0].add(other)
    for merged, a, b in zip(trees[0].found(), own, other, strict=True):
        assert merged.tries == a.tries + b.tries
        assert merged.apart == pytest.approx(a.apart + b.apart)
        assert merged.total == pytest.approx(a.total + b.total)


def test_the_others_are_given_no_more_than_the_player_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent is the same whatever the hidden cards are."""
    sent: list[bytes] = []
    real = shares.Shares.__init__

    def noted(self: shares.Shares, whole: shares.Share, left: float | None) -> None:
        sent.append(pickle.loads(whole.game).hash())
        real(self, whole, left)

    monkeypatch.setattr(shares.Shares, "__init__", noted)
    game = searched(1)[0]
    player = seat_of(game).player
    other = game.imagine(player, 99, Belief((DECKS[1], DECKS[4])))
    assert other.hash() != game.hash()
    assert chosen(game) == chosen(other)
    assert sent[0] == sent[1]
