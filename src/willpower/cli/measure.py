"""Measuring speed and size: random play with every pairing of decks, with random chess as a yardstick.

Games are played again and again: first to find the picks, then with nothing between two decisions but the
engine, then with a look at the clock after each decision (which costs a microsecond), then counting calls.
Chess is measured likewise, both without the interpreter's collection of garbage. Times are CPU time of this
process. Calls are Python-level function calls, counted with `sys.setprofile`; their number is exact.
"""

from __future__ import annotations

import gc
import math
import platform
import resource
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time_ns
from types import FrameType
from typing import Any, Final

from ..cards.deck import Deck
from ..engine import Game, advance, below, output, seeded
from ..rules.edition import DEFAULT

REPEATS: Final = 20  # of a quick operation in a row, for one measurement
EVERY: Final = 23  # at one decision in so many the operations on a game are measured
KEYED: Final = 5  # games with keys and without, of which the fastest count
AHEAD: Final = 10  # decisions of a short simulation
Couple = tuple[str, str]


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


def play_randomly(game: Game, seed: int, most: int = 1 << 30) -> list[int]:
    """Play at random, to the end or for so many decisions: the picks."""
    rng = seeded(seed ^ 0xBE7C)
    picks: list[int] = []
    while not game.over and len(picks) < most:
        decision = game.decision
        assert decision is not None
        rng, pick = below(rng, len(decision.options))
        picks.append(pick)
        game.apply(pick)
    return picks


@dataclass(frozen=True, slots=True)
class Pairing:
    """What was measured of two decks against each other."""

    decks: Couple
    games: int
    decisions: int
    seconds: float
    calls: float  # per decision
    times: tuple[int, ...]  # CPU nanoseconds of each decision


@dataclass(frozen=True, slots=True)
class Field:
    """What was measured of all pairings of some decks."""

    pairings: tuple[Pairing, ...]

    @property
    def decisions(self) -> int:
        """All decisions of all pairings."""
        return sum(p.decisions for p in self.pairings)

    @property
    def decisions_per_second(self) -> float:
        """Decisions in a second of CPU time."""
        seconds = sum(p.seconds for p in self.pairings)
        return self.decisions / seconds if seconds else 0.0

    @property
    def calls(self) -> float:
        """Calls per decision, each decision of each pairing counted alike."""
        return sum(p.calls * p.decisions for p in self.pairings) / max(1, self.decisions)

    @property
    def median_calls(self) -> float:
        """Calls per decision of the pairing in the middle."""
        return sorted(p.calls for p in self.pairings)[len(self.pairings) // 2]

    @property
    def worst(self) -> Pairing:
        """The dearest pairing."""
        return max(self.pairings, key=_calls)

    def percentile_ms(self, share: float) -> float:
        """The time that so large a share of single decisions stays below, in milliseconds."""
        times = sorted(t for p in self.pairings for t in p.times)
        return times[min(len(times) - 1, int(len(times) * share))] / 1e6 if times else 0.0

    def as_dict(self, plies_per_second: float | None) -> dict[str, Any]:
        """For JSON; `plies_per_second` of the yardstick, if it was measured."""
        per_ply = self.decisions_per_second / plies_per_second if plies_per_second else None
        return {
            "pairings": len(self.pairings),
            "games": sum(p.games for p in self.pairings),
            "decisions": self.decisions,
            "calls": round(self.calls, 1),
            "median_calls": round(self.median_calls, 1),
            "worst_calls": round(self.worst.calls, 1),
            "worst_pairing": list(self.worst.decks),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "per_ply": None if per_ply is None else round(per_ply, 3),
            "median_ms": round(self.percentile_ms(0.5), 4),
            "p999_ms": round(self.percentile_ms(0.999), 3),
            "worst_ms": round(self.percentile_ms(1.0), 3),
        }


def _calls(p: Pairing) -> float:
    return p.calls


def couples(names: Sequence[str]) -> list[Couple]:
    """Every pairing, a deck against itself among them."""
    return [(a, b) for n, a in enumerate(names) for b in names[n:]]


def measure_pairing(
    decks: tuple[Deck, Deck], names: Couple, games: int, seed: int, edition: str = DEFAULT
) -> Pairing:
    """Measure random play of two decks."""
    spent = 0
    times: list[int] = []
    calls = 0
    for own in seeds(seed, games):
        picks = play_randomly(Game.new(*decks, edition=edition, seed=own), own)
        game = Game.new(*decks, edition=edition, seed=own)
        gc.collect()
        gc.disable()
        begun = process_time_ns()
        for pick in picks:
            game.apply(pick)
        spent += process_time_ns() - begun
        game = Game.new(*decks, edition=edition, seed=own)
        before = process_time_ns()
        for pick in picks:
            game.apply(pick)
            now = process_time_ns()
            times.append(now - before)
            before = now
        gc.enable()
        game = Game.new(*decks, edition=edition, seed=own)
        with Counter() as counter:
            for pick in picks:
                game.apply(pick)
        calls += counter.calls - 1  # switching it off is one too
    return Pairing(names, games, len(times), spent / 1e9, calls / max(1, len(times)), tuple(times))


def measure_field(
    decks: dict[str, Deck], games: int, seed: int = 1, edition: str = DEFAULT, most: int = 1 << 30
) -> Field:
    """Measure random play of every pairing of some decks, or of the first so many of them."""
    chosen = couples(list(decks))[:most]
    return Field(
        tuple([measure_pairing((decks[a], decks[b]), (a, b), games, seed, edition) for a, b in chosen])
    )


def microseconds(work: Callable[[], object], times: int) -> float:
    """CPU microseconds that a piece of work takes, the mean of so many times."""
    gc.disable()
    begun = process_time_ns()
    for _ in range(times):
        work()
    spent = process_time_ns() - begun
    gc.enable()
    return spent / times / 1000


def measure_operations(decks: tuple[Deck, Deck], seed: int = 1, edition: str = DEFAULT) -> dict[str, float]:
    """What else is done with a game, in CPU microseconds, and bytes; over one whole random game."""
    own = seeds(seed, 1)[0]
    picks = play_randomly(Game.new(*decks, edition=edition, seed=own), own)
    sums: dict[str, float] = {}
    looked = 0
    game = Game.new(*decks, edition=edition, seed=own)
    for n, pick in enumerate(picks):
        seat = game.decision.player if game.decision is not None else 0
        if n % EVERY == 0:
            looked += 1
            data = game.save()
            one: dict[str, tuple[Callable[[], object], int]] = {
                "clone_us": (game.clone, REPEATS),
                "view_us": (lambda seat=seat, game=game: game.view(seat), 1),  # type: ignore[misc]
                "save_us": (game.save, 1),
                "load_us": (lambda data=data: Game.load(data), 1),  # type: ignore[misc]
                "hash_us": (game.hash, 1),
                "determinize_us": (lambda seat=seat, n=n: game.determinize(seat, n), 1),  # type: ignore[misc]
            }
            for name, (work, times) in one.items():
                if looked == 1:
                    work()  # the first time it loads what it needs
                sums[name] = sums.get(name, 0.0) + microseconds(work, times)
            sums["save_bytes"] = sums.get("save_bytes", 0.0) + len(data)
        game.apply(pick)
    found = {name: total / looked for name, total in sums.items()}
    found["key_us"] = measure_keys(decks, own, picks, edition)
    found["new_us"] = microseconds(lambda: Game.new(*decks, edition=edition, seed=own), REPEATS)
    found["game_bytes"] = memory(decks, own, picks, edition)
    return found


def measure_keys(decks: tuple[Deck, Deck], seed: int, picks: Sequence[int], edition: str) -> float:
    """CPU microseconds that a key costs as a search asks for it, once at each decision: a whole game with
    them less the same game without, each the fastest of several. So what keys make be worked out earlier
    than the game would is not theirs, and what keeping them costs the game is."""
    fastest = {False: math.inf, True: math.inf}
    gc.disable()
    for _ in range(KEYED):
        for asked in fastest:
            game = Game.new(*decks, edition=edition, seed=seed)
            begun = process_time_ns()
            for pick in picks:
                if asked and game.decision is not None:
                    game.key(game.decision.player)
                game.apply(pick)
            fastest[asked] = min(fastest[asked], process_time_ns() - begun)
    gc.enable()
    return (fastest[True] - fastest[False]) / len(picks) / 1000


def measure_simulations(
    decks: dict[str, Deck], seed: int = 1, edition: str = DEFAULT, number: int = 40
) -> dict[str, float]:
    """How many simulations a second of CPU time: clone and play to the end, clone and play a little."""
    chosen = couples(list(decks))
    whole = short = 0
    for n in range(number):
        a, b = chosen[n % len(chosen)]
        game = Game.new(decks[a], decks[b], edition=edition, seed=seed + n)
        play_randomly(game, seed + n, 60 + 20 * (n % 5))
        if game.over:
            continue
        begun = process_time_ns()
        play_randomly(game.clone(), n)
        whole += process_time_ns() - begun
        begun = process_time_ns()
        play_randomly(game.clone(), n, AHEAD)
        short += process_time_ns() - begun
    return {
        "rollouts_per_second": number / (whole / 1e9) if whole else 0.0,
        "short_rollouts_per_second": number / (short / 1e9) if short else 0.0,
    }


def cpu_of(words: Sequence[str]) -> float:
    """CPU seconds of a Python process with these arguments, from its start to its end."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *words], check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


FIRST_GAME: Final = (
    "import willpower as wp; a, b, *_ = wp.bundled_decks().values(); "
    "g = wp.Game.new(a, b, seed=1); g.apply(0)"
)


def measure_start() -> dict[str, float]:
    """CPU seconds of a process to its first decision, and of `willpower --help`; the better of two each."""
    return {
        "start_s": min(cpu_of(["-c", FIRST_GAME]) for _ in range(2)),
        "help_s": min(
            cpu_of(["-c", "from willpower.cli.main import app; app()", "--help"]) for _ in range(2)
        ),
    }


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


def measure_chess(plies: int, seed: int = 1) -> dict[str, Any] | None:
    """Measure python-chess with random plies, in the same way; None if it is not installed."""
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
    spent = 0
    for moves in series:
        board = chess.Board()
        gc.collect()
        gc.disable()
        begun = process_time_ns()
        for move in moves:
            board.push(move)
            if not board.is_game_over():
                list(board.legal_moves)
        spent += process_time_ns() - begun
        gc.enable()

    board = chess.Board()
    with Counter() as counter:
        for move in series[0]:
            board.push(move)
            if not board.is_game_over():
                list(board.legal_moves)
    board = chess.Board()
    for move in series[0][: len(series[0]) // 2]:
        board.push(move)
    return {
        "name": f"python-chess {chess.__version__}",
        "plies": played,
        "plies_per_second": round(played / (spent / 1e9), 1),
        "calls": round((counter.calls - 1) / len(series[0]), 1),
        "clone_us": round(microseconds(board.copy, REPEATS * 10), 2),
    }
