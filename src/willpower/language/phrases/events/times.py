"""Moments of turns, phases, steps and battles at which something happens.

A moment is a point of a span: "at the beginning of" or "at the end of" and what begins or ends. The spans are
adjuncts, so that each is said once for both points, for what is waited for and for what is delayed.
"""

from __future__ import annotations

from willpower.abilities.triggers import AtPhase
from willpower.abilities.words import Period

from ...rows import A, Family, Holes, R

ROWS: list[Family] = []
BEGINS = "at (the|) (beginning|start) of"
ENDS = "at (the|the next|) end of"


def _begins(h: Holes) -> AtPhase:
    return AtPhase(h["phase"], "beginning", h.get("whose"))


def _ends(h: Holes) -> AtPhase | None:
    """The end of the end phase is the end of the turn (505.3); nothing waits for the end of the game."""
    if h["phase"] == "game":
        return None
    phase: Period = "turn" if h["phase"] == "end" else h["phase"]
    return AtPhase(phase, "end", h.get("whose"), h.get("nth", ""))


def _phase(node: AtPhase) -> Holes:
    return {"phase": "end" if node.phase == "turn" else node.phase, "whose": node.whose}


# ---- spans ----------
OF_TURN = "the {{phase:phase}} phase of {{whose:whose}}{} turn"
ROWS += A(
    "span", AtPhase, f"(({{whose:whose}}|the|) {{phase:phase}} phase|{OF_TURN.format('')})", split=_phase
)
ROWS += A("span", AtPhase, "({whose:whose} <phase:ownspan>|(the|this|) <phase:span>)")
ROWS += A("eachspan", AtPhase, "each ({phase:phase} phase|<phase:span>)", split=_phase)
ROWS += A("eachspan", AtPhase, "each of {whose:whose} turns", phase="turn")
ROWS += A(
    "comingspan",
    AtPhase,
    f"(({{whose:whose}}|the) next {{phase:phase}} phase|{OF_TURN.format(' next')})",
    split=_phase,
)
ROWS += A("comingspan", AtPhase, "({whose:whose} next|the next|that) turn", phase="turn", nth="next turn")

# ---- moments ----------
for category, span in (("event", "({*span}|{*eachspan})"), ("delayed", "({*span}|{*comingspan})")):
    ROWS += R(category, AtPhase, f"{BEGINS} {span}", build=_begins)
    ROWS += R(category, AtPhase, f"{ENDS} {span}", build=_ends)
