"""Where things come from: the source of an ability, an opponent's spells and abilities, the chase."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.effects import Modes
from willpower.abilities.nouns import (
    ControlledBy,
    Filter,
    InZone,
    Opponent,
    SourceOf,
)

from ...rows import Family, R

ROWS: list[Family] = []
THEIRS = Filter((ControlledBy(Opponent()),))

ROWS += R("plain.s", SourceOf, "{what:owning} source")
ROWS += R(
    "post", InZone, "(in|on) the chase", build=lambda h: InZone(S.CHASE), split=lambda n: {}, zones=S.CHASE
)

# ---- by your opponent --------------------
# ---- so many options, so many times --------------------
ROWS += R(
    "special",
    Modes,
    "choose one for each {most:each.s} - {options:mode;}",
    build=lambda h: Modes(h["options"], h["most"], h["most"]),
    split=lambda n: {"most": n.most, "options": n.options},
    tuples="options",
)
