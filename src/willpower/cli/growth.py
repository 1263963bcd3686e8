"""Growth: how calls per decision grow with what lies on the table, in the zones, and with the game's length.

Every curve is a family of positions that differ in one number only. Each is played at random for a while from
some seeds; calls are exact. The exponent is the slope of calls against that number, both as logarithms, over
the larger half of the sizes: 1 is linear, 0 is flat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Any, Final

from ..engine import Game, below, seeded
from ..judge.reading.loader import load
from ..judge.reading.reader import read_value
from ..judge.running.runner import begin
from .measure import Counter

SIZES: Final = (5, 10, 20, 40)
TURNS: Final = (40, 80, 160, 300)
SEEDS: Final = (1, 2, 3)
DECISIONS: Final = 60  # of each game that is measured
LIMIT: Final = 1.3  # the exponent that a curve may have

_CARDS: Final = """
format: 1
title: growth
cards:
  - {name: Plain, type: Resonator, cost: "{R}", race: [Human], atk: 300, def: 300}
  - {name: Lord, type: Resonator, cost: "{R}", race: [Elf], atk: 300, def: 300,
     text: ["Other Elves you control gain [+100/+100]."]}
  - {name: Adept, type: Resonator, cost: "{R}", race: [Human], atk: 300, def: 300,
     text: ["{Rest}: Target resonator gains [+100/+100] until end of turn."]}
  - {name: Watcher, type: Resonator, cost: "{R}", race: [Human], atk: 300, def: 300,
     text: ["Whenever a resonator attacks => You gain 100 life."]}
  - {name: Ghost, type: Resonator, cost: "{R}", race: [Zombie], atk: 300, def: 300,
     text: ["You may play this card from your graveyard."]}
"""


@dataclass(frozen=True, slots=True)
class Curve:
    """Calls per decision for each size of a family of positions; `flat`: they should not grow at all."""

    name: str
    sizes: tuple[int, ...]
    calls: tuple[float, ...]
    flat: bool = False

    @property
    def exponent(self) -> float:
        """The slope over the larger half of the sizes, both axes as logarithms."""
        points = list(zip(self.sizes, self.calls, strict=True))[len(self.sizes) // 2 - 1 :]
        xs = [log(size) for size, _ in points]
        ys = [log(max(calls, 1.0)) for _, calls in points]
        middle_x, middle_y = sum(xs) / len(xs), sum(ys) / len(ys)
        over = sum((x - middle_x) * (y - middle_y) for x, y in zip(xs, ys, strict=True))
        return over / sum((x - middle_x) ** 2 for x in xs)

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "name": self.name,
            "sizes": list(self.sizes),
            "calls": [round(one, 1) for one in self.calls],
            "exponent": round(self.exponent, 2),
            "flat": self.flat,
        }


def board(text: str) -> Game:
    """The game at the start of a judge file with the cards of the curves."""
    return Game(begin(read_value(load(_CARDS + text), "growth")).g)


def _side(**zones: str) -> str:
    said = ", ".join(f"{zone}: {cards}" for zone, cards in zones.items())
    return f"{{{said}, deck: {{Filler: 60}}}}"


def _both(side: str) -> str:
    return f"start: {{A: {side}, B: {side}}}\n"


def _field(card: str) -> Callable[[int], str]:
    def made(n: int) -> str:
        return _both(_side(field=f"{{{card}: {n}}}", hand="[Plain]", stones="{Fire Magic Stone: 2}"))

    return made


def _zone(zone: str, card: str) -> Callable[[int], str]:
    def made(n: int) -> str:
        zones = {"field": "{Plain: 2}", "hand": "[Plain]", "stones": "{Fire Magic Stone: 2}"}
        return _both(_side(**{**zones, zone: f"{{{card}: {n}}}"}))

    return made


# Name, the position of a size, and whether it should stay flat.
FAMILIES: Final[tuple[tuple[str, Callable[[int], str], bool], ...]] = (
    ("plain resonators", _field("Plain"), False),
    ("lords of their race", _field("Lord"), False),
    ("activate abilities", _field("Adept"), False),
    ("automatic abilities", _field("Watcher"), False),
    ("playable graveyard", _zone("graveyard", "Ghost"), False),
    ("graveyard", _zone("graveyard", "Plain"), True),
    ("hand", _zone("hand", "Filler"), True),
    ("stones", _zone("stones", "Fire Magic Stone"), True),
)


def measure_growth() -> list[Curve]:
    """All curves."""
    curves = [
        Curve(name, SIZES, tuple(_calls(board(made(n))) for n in SIZES), flat)
        for name, made, flat in FAMILIES
    ]
    return [*curves, _length()]


def _calls(game: Game) -> float:
    counter = Counter()
    made = 0
    for seed in SEEDS:
        made += _played(game.clone(), seed, counter, DECISIONS)
    return counter.calls / max(1, made)


def _played(game: Game, seed: int, counter: Counter, most: int) -> int:
    rng = seeded(seed)
    for made in range(most):
        if game.over:
            return made
        decision = game.decision
        assert decision is not None
        rng, pick = below(rng, len(decision.options))
        with counter:
            game.apply(pick)
    return most


def _length() -> Curve:
    """The length of the game: decisions of turns in which nothing happens, early and late."""
    game = board("start: {A: {life: 4000, deck: {Filler: 320}}, B: {life: 4000, deck: {Filler: 320}}}\n")
    calls: list[float] = []
    counter = Counter()
    at = 0
    for turn in TURNS:
        while game.state.turn.number < turn - 10 and not game.over:
            _pass(game)
        counter.calls = at = 0
        while game.state.turn.number < turn and not game.over:
            with counter:
                _pass(game)
            at += 1
        calls.append(counter.calls / max(1, at))
    return Curve("turns", TURNS, tuple(calls), True)


def _pass(game: Game) -> None:
    """The last option: to pass, or to take what is left."""
    decision = game.decision
    assert decision is not None
    game.apply(len(decision.options) - 1)


def plot(curves: Sequence[Curve], file: Path) -> None:
    """Draw the curves into a file; raises `ImportError` where matplotlib is not installed."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 5))
    for curve in curves:
        axes.plot(curve.sizes, curve.calls, marker="o", label=f"{curve.name} ({curve.exponent:.2f})")
    axes.set(xscale="log", yscale="log", xlabel="cards a side (or turns)", ylabel="calls per decision")
    axes.legend(fontsize="small", title="curve (exponent)")
    axes.grid(True, which="both", alpha=0.3)
    figure.savefig(file, bbox_inches="tight")
    pyplot.close(figure)
