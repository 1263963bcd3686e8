"""What a position is worth to a player: a plain sum, in points of life."""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import (
    ADDITION,
    DECK,
    FIELD,
    HAND,
    J_RESONATOR,
    J_RULER,
    MAGIC_STONE,
    REGALIA,
    STANDBY,
)
from willpower.engine.characteristics import refresh
from willpower.engine.objects import Obj
from willpower.engine.state import State

WIN: Final = 1_000_000.0

# How much a point of life counts above and below the life at which a player begins to worry.
WORRY: Final = 1500
WORRIED: Final = 0.8  # more for each point below

IN_HAND: Final = 170.0
HAND_ENOUGH: Final = 7  # further cards will be discarded
AT_STANDBY: Final = 150.0
STONE: Final = 260.0
STONES_ENOUGH: Final = 8
LATE_STONE: Final = 60.0
BODY: Final = 150.0  # a J/resonator, whatever its values
PER_ATK: Final = 0.45
PER_DEF: Final = 0.35
LASTING: Final = 190.0  # a regalia or an addition
J_SIDE: Final = 250.0
RESTED: Final = -40.0
LAST_CARDS: Final = 4  # so few cards in the deck are a danger
LAST_CARD: Final = -300.0

KEYWORDS: Final[dict[str, float]] = {
    "flying": 90.0,
    "swiftness": 20.0,
    "first strike": 70.0,
    "pierce": 60.0,
    "precision": 60.0,
    "barrier": 60.0,
    "imperishable": 150.0,
    "eternal": 100.0,
    "drain": 60.0,
    "explode": 80.0,
}


def value(g: State, player: int) -> float:
    """How good a position is for a player: positive if they are ahead."""
    if g.over:
        return 0.0 if g.winner < 0 else (WIN if g.winner == player else -WIN)
    if g.dirty:
        refresh(g)
    return _side(g, player) - _side(g, 1 - player)


def _side(g: State, player: int) -> float:
    p = g.players[player]
    total = float(p.life)
    if p.life < WORRY:
        total -= (WORRY - p.life) * WORRIED
    total += min(len(p.zones.get(HAND, ())), HAND_ENOUGH) * IN_HAND
    total += len(p.zones.get(STANDBY, ())) * AT_STANDBY
    left = len(p.zones.get(DECK, ()))
    if left < LAST_CARDS:
        total += (LAST_CARDS - left) * LAST_CARD
    stones = 0
    for i in g.field:
        o = g.objs[i]
        if o.controller == player:
            if o.chars.types & MAGIC_STONE:
                stones += 1
            total += _worth(o)
    return total + min(stones, STONES_ENOUGH) * STONE + max(0, stones - STONES_ENOUGH) * LATE_STONE


def _worth(o: Obj) -> float:
    """What one card in the field adds, magic stones aside."""
    c = o.chars
    if c.types & J_RESONATOR and o.zone == FIELD:
        worth = BODY + (c.atk or 0) * PER_ATK + max(0, (c.defense or 0) - o.damage) * PER_DEF
        for keyword in c.ab.keywords:
            worth += KEYWORDS.get(keyword, 0.0)
        if o.rested:
            worth += RESTED
        return worth + J_SIDE if c.types & J_RULER else worth
    if c.types & (REGALIA | ADDITION):
        return LASTING
    return 0.0
