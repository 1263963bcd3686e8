"""Measuring speed and size: random play with two decks, and random chess beside it as a yardstick.

Games are played twice: first to find the picks, then again with nothing between two decisions but the engine.
Calls are Python-level function calls, counted with `sys.setprofile`; their number is exact.
"""

from __future__ import annotations

import gc
import platform
import sys
import tracemalloc
from dataclasses import dataclass
from time import perf_counter, perf_counter_ns
from types import FrameType
from typing import Any, Final

from ..cards.deck import Deck
from ..engine.core import state as engine_state
from ..engine.core.prng import advance, below, output, seeded
from ..engine.game import Game
from ..rules.edition import DEFAULT

CLONES: Final = 20  # clones in a row for one measurement
EVERY: Final = 7  # every so many decisions a clone and a save are measured


@dataclass(frozen=True, slots=True)
class Measured:
    """What was measured of one engine; times in seconds, microseconds where it says so, sizes in bytes."""

    name: str
    games: int
    decisions: int
    seconds: float
    calls_per_decision: float
    clone_us: float
    save_bytes: float
    game_bytes: float

    @property
    def decisions_per_second(self) -> float:
        """Decisions (plies) in a second on one core."""
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def games_per_second(self) -> float:
        """Games in a second on one core."""
        return self.games / self.seconds if self.seconds else 0.0

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "engine": self.name,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "games_per_second": round(self.games_per_second, 3),
            "calls_per_decision": round(self.calls_per_decision, 1),
            "clone_us": round(self.clone_us, 2),
            "save_bytes": round(self.save_bytes),
            "game_bytes": round(self.game_bytes),
        }


class Counter:
    """Counts Python-level calls while it is switched on."""

    def __init__(self) -> None:
        self.calls = 0

    def see(self, frame: FrameType, event: str, arg: object) -> None:
        """Called by the interpreter for every call and return."""
        if event == "call":
            self.calls += 1

    def __enter__(self) -> Counter:
        sys.setprofile(self.see)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)


def compiled() -> bool:
    """Whether the engine that is running is a compiled one."""
    return not (engine_state.__file__ or "").endswith(".py")


def interpreter() -> str:
    """The interpreter and the machine it runs on."""
    return f"{platform.python_implementation()} {platform.python_version()} on {platform.machine()}"


def seeds(seed: int, number: int) -> list[int]:
    """The seeds of the games that are measured."""
    state = seeded(seed)
    found = []
    for _ in range(number):
        state = advance(state)
        found.append(output(state) >> 32)
    return found


def find_picks(decks: tuple[Deck, Deck], seed: int, edition: str) -> list[int]:
    """A game at random: its picks."""
    game = Game.new(*decks, edition=edition, seed=seed)
    rng = seeded(seed ^ 0xBE7C)
    picks: list[int] = []
    while not game.over:
        decision = game.decision
        assert decision is not None
        rng, pick = below(rng, len(decision.options))
        picks.append(pick)
        game.apply(pick)
    return picks


def measure(decks: tuple[Deck, Deck], games: int, seed: int = 1, edition: str = DEFAULT) -> Measured:
    """Measures this engine."""
    series = [(s, find_picks(decks, s, edition)) for s in seeds(seed, games)]
    decisions = sum(len(picks) for _, picks in series)

    seconds = 0.0
    for own, picks in series:
        game = Game.new(*decks, edition=edition, seed=own)
        gc.collect()
        started = perf_counter()
        for pick in picks:
            game.apply(pick)
        seconds += perf_counter() - started

    counted = 0
    part = series[: max(1, games // 4)]
    for own, picks in part:
        game = Game.new(*decks, edition=edition, seed=own)
        with Counter() as counter:
            for pick in picks:
                game.apply(pick)
        counted += counter.calls - 1  # switching it off is one too
    calls = counted / sum(len(picks) for _, picks in part)

    clone_ns = 0
    clones = 0
    saved = 0
    saves = 0
    for own, picks in part:
        game = Game.new(*decks, edition=edition, seed=own)
        for n, pick in enumerate(picks):
            if n % EVERY == 0:
                gc.disable()
                begun = perf_counter_ns()
                for _ in range(CLONES):
                    game.clone()
                clone_ns += perf_counter_ns() - begun
                gc.enable()
                clones += CLONES
                saved += len(game.save())
                saves += 1
            game.apply(pick)

    return Measured(
        "willpower, compiled" if compiled() else "willpower",
        games,
        decisions,
        seconds,
        calls,
        clone_ns / clones / 1000,
        saved / saves,
        memory(decks, series[0][0], series[0][1], edition),
    )


def memory(decks: tuple[Deck, Deck], seed: int, picks: list[int], edition: str) -> float:
    """Bytes that one whole game holds at its end, log included; cards are shared by all games."""
    Game.new(*decks, edition=edition, seed=seed)
    gc.collect()
    tracemalloc.start()
    game = Game.new(*decks, edition=edition, seed=seed)
    for pick in picks:
        game.apply(pick)
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert game.over
    return float(held)


def measure_chess(plies: int, seed: int = 1) -> Measured | None:
    """Measures python-chess with random plies, in the same way; None if it is not installed."""
    try:
        import chess
    except ImportError:
        return None
    series: list[list[chess.Move]] = []
    rng = seeded(seed)
    played = 0
    while played < plies:
        board = chess.Board()
        moves: list[chess.Move] = []
        while not board.is_game_over():
            legal = list(board.legal_moves)
            rng, pick = below(rng, len(legal))
            board.push(legal[pick])
            moves.append(legal[pick])
        series.append(moves)
        played += len(moves)

    # As in a card game, finding out what can be done is part of a ply.
    seconds = 0.0
    for moves in series:
        board = chess.Board()
        gc.collect()
        started = perf_counter()
        for move in moves:
            board.push(move)
            if not board.is_game_over():
                list(board.legal_moves)
        seconds += perf_counter() - started

    board = chess.Board()
    with Counter() as counter:
        for move in series[0]:
            board.push(move)
            if not board.is_game_over():
                list(board.legal_moves)

    clone_ns = 0
    clones = 0
    size = 0
    board = chess.Board()
    for n, move in enumerate(series[0]):
        if n % EVERY == 0:
            begun = perf_counter_ns()
            for _ in range(CLONES):
                board.copy()
            clone_ns += perf_counter_ns() - begun
            clones += CLONES
            size += len(board.fen())
        board.push(move)

    gc.collect()
    tracemalloc.start()
    board = chess.Board()
    for move in series[0]:
        board.push(move)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return Measured(
        f"python-chess {chess.__version__}",
        len(series),
        played,
        seconds,
        (counter.calls - 1) / len(series[0]),
        clone_ns / clones / 1000,
        size / (clones // CLONES),
        float(held),
    )
