"""A search in several processes: each grows a tree in worlds of its own, and what they found is put together.

What the others are given is an imagined world: it looks like the game to the player who searches, and what
they imagine from it depends only on that. So they know no more than the player does.
"""

from __future__ import annotations

import pickle
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Final, NamedTuple

from willpower.engine import Belief, Game, output, seeded

from .budget import Budget, Clock, TimeUp
from .seat import Seat
from .tree import Found, Start, Tree


class Share(NamedTuple):
    """A search or the part of it that one process does."""

    game: bytes  # an imagined world
    player: int
    belief: Belief | None
    worlds: int
    seed: int
    start: Start
    budget: Budget
    weights: list[float] | None = None


def grow(tree: Tree, clock: Clock) -> int:
    """Grows a tree until its budget is used up or the result is clear. Returns the iterations done."""
    try:
        while clock.more() and not (clock.enough and tree.settled()):
            clock.answered(tree.iterate())
    except TimeUp:
        pass  # the last iteration is not counted
    return clock.done - 1


def search_share(share: Share) -> tuple[int, list[Found]]:
    """Does a part of a search. Returns the iterations done, and what the options came to."""
    clock = Clock(share.budget)
    game: Game = pickle.loads(share.game)
    seat = Seat(game, share.player, share.belief)
    assert seat.decision is not None
    worlds = seat.imagine_many(share.worlds, share.seed)
    tree = Tree(share.player, worlds, seat.decision, {}, clock, share.weights)
    tree.begin(share.start)
    done = grow(tree, clock)
    return done, tree.found()


class Shares:
    """The parts of one search that others do."""

    def __init__(self, whole: Share, left: float | None) -> None:
        """Gives out all parts of the whole search but the first one, each with worlds of its own."""
        budget = whole.budget
        self._timed = left is not None
        self._running: list[tuple[Share, Future[tuple[int, list[Found]]]]] = []
        if left == 0:
            return  # there is no time for others either
        for number in range(1, budget.processes):
            own = budget.share(number)
            if left is not None:
                own = replace(own, seconds=left if own.seconds else 0.0, limit=left)
            share = whole._replace(seed=output(seeded(whole.seed ^ number)) >> 1, budget=own)
            if own.seconds or own.iterations:
                self._running.append((share, _given_out(share, budget.processes - 1)))

    def gather(self, tree: Tree, left: float | None) -> int:
        """Puts what they found into a tree. Returns the iterations they did.

        Without a limit of time a part whose process died is done here, so that the result is always the same;
        with one, what is not there in time is left out.
        """
        wait([task for _, task in self._running], timeout=left)
        done = 0
        for share, task in self._running:
            if self._timed and not task.done():
                task.cancel()
                continue
            try:
                more, found = task.result()
            except BrokenProcessPool:
                _POOLS.clear()
                if self._timed:
                    continue
                more, found = search_share(share)
            done += more
            tree.add(found)
        return done


# The processes that help, by their number; they are started when they are first needed.
_POOLS: Final[dict[int, ProcessPoolExecutor]] = {}


def _given_out(share: Share, workers: int) -> Future[tuple[int, list[Found]]]:
    """Gives out a part; processes that died since the last search are started anew."""
    try:
        return _pool(workers).submit(search_share, share)
    except BrokenProcessPool:
        _POOLS.clear()
        return _pool(workers).submit(search_share, share)


def _pool(workers: int) -> ProcessPoolExecutor:
    pool = _POOLS.get(workers)
    if pool is None:
        pool = _POOLS[workers] = ProcessPoolExecutor(workers)
    return pool
