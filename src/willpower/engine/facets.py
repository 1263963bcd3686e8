"""What a continuous effect looks at besides which cards are in which zones.

Cards that come, go, change sides, counters or controllers always make characteristics be computed anew. Other
changes do so only where a continuous effect that stands looks at them: each kind of change has a bit, and
`facets` tells which bits the text of an effect asks for.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import (
    AllConds,
    AnyCond,
    Compare,
    Condition,
    Exists,
    Fits,
    NotCond,
    NumberIf,
    PhaseIs,
    TurnOf,
    WeatherIs,
)
from willpower.abilities.nouns import Filter, Happened, InZone, Quantity, StatIs, StatusIs
from willpower.abilities.quantities import (
    Count,
    DamageCapacity,
    Divide,
    LifeOf,
    Minus,
    Num,
    PlayerNumber,
    Plus,
    SlotNumber,
    Stat,
    Times,
)
from willpower.abilities.symbols import CHASE

TURNING: Final = 1  # cards rest and recover
DAMAGE: Final = 2  # damage on cards
LIFE: Final = 4  # life of players
TIME: Final = 8  # turns, phases and steps
BATTLE: Final = 16  # who attacks and blocks
EVENTS: Final = 32  # anything that happens
REVEALING: Final = 64  # hidden cards that are shown
EVERYTHING: Final = 127

# These only put together what lies below them, or read what is computed anew anyway.
_PLAIN: Final = (Compare, Exists, Fits, NotCond, AllConds, AnyCond, NumberIf, WeatherIs)
_SUMS: Final = (Num, Count, Times, Plus, Minus, Divide, SlotNumber)
_ASIDE: Final = (*_PLAIN, *_SUMS)
_STATUS: Final[dict[str, int]] = {
    "rested": TURNING,
    "recovered": TURNING,
    "damaged": DAMAGE,
    "attacking": BATTLE,
    "blocking": BATTLE,
    "blocked": BATTLE,
    "unblocked": BATTLE,
    "battling": BATTLE,
    "attacked": BATTLE,
    "attacking you": BATTLE,
    "battling this": BATTLE,
    "fresh": TIME,
    "revealed": REVEALING,
    "token": 0,
    "gem": 0,
    "true": 0,
    "added": 0,
    "hosting": 0,
    "in the field": 0,
    "in hand": 0,
    "double-sided": 0,
    "colossal": 0,
    "printed vanilla": 0,
    "changed values": 0,
    "no values": 0,
}


_known: dict[int, tuple[Node, int]] = {}


def facets(root: Node) -> int:
    """Which changes make what a continuous effect does be asked anew."""
    known = _known.get(id(root))
    if known is not None and known[0] is root:
        return known[1]
    found = 0
    for node in walk(root):
        found |= facet(node)
    _known[id(root)] = (root, found)
    return found


def facet(node: Node) -> int:
    """What one node looks at by itself; what is not listed here may look at everything."""
    if isinstance(node, StatusIs):
        return _STATUS.get(node.status, EVERYTHING)
    if isinstance(node, (StatIs, Stat)):
        return DAMAGE if "damage" in node.stat else 0
    if isinstance(node, (Filter, InZone)):
        return EVERYTHING if node.zones & CHASE else 0
    if isinstance(node, (TurnOf, PhaseIs)):
        return TIME
    if isinstance(node, PlayerNumber):
        return TIME if node.what == "turn number" else REVEALING
    if isinstance(node, LifeOf):
        return LIFE
    if isinstance(node, DamageCapacity):
        return DAMAGE
    if isinstance(node, _ASIDE):
        return 0
    return EVERYTHING if isinstance(node, (Condition, Quantity, Happened)) else 0
