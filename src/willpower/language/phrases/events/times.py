"""Moments of turns, phases and battles at which something happens."""

from __future__ import annotations

from typing import Any

from willpower.abilities.nouns import EachPlayer, Opponent, You
from willpower.abilities.triggers import AtPhase
from willpower.abilities.words import Period, Point

from ...rows import Holes, R, Row

ROWS: list[Row] = []


def moment(point: Point, **more: Any) -> dict[str, Any]:
    """A point of a phase: the end of the end phase is the end of the turn (505.3)."""

    def build(h: Holes) -> AtPhase:
        phase: Period = "turn" if h["phase"] == point == "end" else h["phase"]
        return AtPhase(phase, point, h.get("whose"), **more)

    def split(node: AtPhase) -> Holes:
        return {"phase": "end" if node.phase == "turn" else node.phase, "whose": node.whose}

    return {"build": build, "split": split}


POINTS: tuple[tuple[str, Point], ...] = (("(beginning|start)", "beginning"), ("end", "end"))
for words, point in POINTS:
    ROWS += R(
        "event", AtPhase, f"at (the|) {words} of {{whose:whose}} {{phase:phase}} phase", **moment(point)
    )
    ROWS += R("event", AtPhase, f"at (the|) {words} of each {{phase:phase}} phase", **moment(point))
    ROWS += R(
        "delayed", AtPhase, f"at the {words} of {{whose:whose}} next {{phase:phase}} phase", **moment(point)
    )
    ROWS += R("delayed", AtPhase, f"at the {words} of the next {{phase:phase}} phase", **moment(point))
    for category in ("event", "delayed"):
        ROWS += R(category, AtPhase, f"at (the|) {words} of {{whose:whose}} turn", phase="turn", point=point)
    ROWS += R(
        "event", AtPhase, f"at the {words} of (the|each|) battle", phase="battle", point=point, whose=None
    )
    ROWS += R(
        "event", AtPhase, f"at (the|) {words} of each of {{whose:whose}} turns", phase="turn", point=point
    )
ROWS += R("event", AtPhase, "at the beginning of the turn", phase="turn", point="beginning")
ROWS += R(
    "event", AtPhase, "at the (beginning|start) of each turn", phase="turn", point="beginning", whose=None
)
ROWS += R("event", AtPhase, "at (the|the next|) end of (each|) turn", phase="turn", point="end", whose=None)
ROWS += R("event", AtPhase, "at the beginning of the game", phase="game", point="beginning", whose=None)
LATER = "at ((the|) end of turn|the next end of turn|the end of this turn|the end of the turn)"
ROWS += R("delayed", AtPhase, LATER, phase="turn", point="end", whose=None)
ROWS += R(
    "delayed",
    AtPhase,
    "at the end of (the next|that) turn",
    phase="turn",
    point="end",
    whose=None,
    nth="next turn",
)
ROWS += R(
    "delayed", AtPhase, "at the next end of your opponent's turn", phase="turn", point="end", whose=Opponent()
)
ROWS += R(
    "delayed",
    AtPhase,
    "at the beginning of (the|your|) end phase",
    phase="end",
    point="beginning",
    whose=None,
)
ROWS += R(
    "delayed", AtPhase, "at the beginning of the next turn", phase="turn", point="beginning", whose=None
)
ROWS += R("delayed", AtPhase, "at the beginning of {whose:whose} next turn", phase="turn", point="beginning")
ROWS += R(
    "delayed", AtPhase, "at the end of {whose:whose} next turn", phase="turn", point="end", nth="next turn"
)
ROWS += R(
    "delayed",
    AtPhase,
    "at ((the|) end of battle|the end of (the|this) battle)",
    phase="battle",
    point="end",
    whose=None,
)
ROWS += R(
    "timed",
    AtPhase,
    "at the <point:point> of {whose:whose} turn",
    build=lambda h: (
        AtPhase("turn", h["point"], h["whose"])
        if isinstance(h["whose"], (You, Opponent, EachPlayer))
        else None
    ),
    split=lambda n: {"whose": n.whose},
)
