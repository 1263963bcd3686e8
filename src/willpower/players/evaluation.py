"""What a position is worth to a player: a plain sum, about in points of ATK."""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import (
    ADDITION,
    FIELD,
    J_RESONATOR,
    J_RULER,
    MAGIC_STONE,
    REGALIA,
)
from willpower.engine import Obj, State, refresh

WIN: Final = 1_000_000.0
_WORTH: Final = J_RESONATOR | REGALIA | ADDITION  # what is worth something in the field, magic stones aside

PER_LIFE: Final = 0.5
WORRY: Final = 1500  # below this a player begins to worry
WORRIED: Final = 0.8  # more for each point below

IN_HAND: Final = 170.0
HAND_ENOUGH: Final = 7  # further cards will be discarded
TOO_DEAR: Final = 12.0  # less for each will that a card in hand costs more than there are magic stones
AT_STANDBY: Final = 150.0
COIN: Final = 280.0  # a will coin
GEM: Final = 90.0
ATTACHED: Final = 60.0
TO_TELL: Final = 100.0  # a rune or a story that was not played yet
STONES: Final = (600.0, 600.0, 600.0, 600.0, 550.0, 400.0, 200.0)  # the first magic stones, one by one
LATE_STONE: Final = 60.0
CALL_TO_COME: Final = 400.0  # a ruler that can still call a magic stone this turn (710.1)
BODY: Final = 180.0  # a J/resonator, whatever its values
PER_ATK: Final = 0.45
PER_DEF: Final = 0.35
LASTING: Final = 190.0  # a regalia or an addition
J_SIDE: Final = 250.0
RESTED: Final = -40.0
LAST_CARDS: Final = 4  # so few cards in the deck are a danger
LAST_CARD: Final = -300.0

ENDING: Final = frozenset({"end of turn", "end of battle"})
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
    "bane": 90.0,
    "explode": 80.0,
}


def value(g: State, player: int) -> float:
    """How good a position is for a player: positive if they are ahead."""
    if g.over:
        return 0.0 if g.winner < 0 else (WIN if g.winner == player else -WIN)
    g = lasting_only(g)
    if g.derived.values_stale:
        refresh(g)
    return _side(g, player) - _side(g, 1 - player)


def lasting_only(g: State) -> State:
    """The position without what ends with the turn or the battle: it is worth nothing by itself."""
    if not any([x.until in ENDING for x in g.table.lasting]):
        return g
    c = g.clone()
    c.table.lasting = tuple([x for x in c.table.lasting if x.until not in ENDING])
    c.derived.values_stale = True
    return c


def _side(g: State, player: int) -> float:
    p = g.table.players[player]
    total = p.life * PER_LIFE
    if p.life < WORRY:
        total -= (WORRY - p.life) * WORRIED
    total += len(p.zones.standby) * AT_STANDBY
    for i in p.zones.item_area:
        total += _item(g.table.objs[i])
    for i in (*p.zones.runes, *p.zones.extra_deck):
        if not g.table.objs[i].revealed:
            total += TO_TELL
    left = len(p.zones.deck)
    if left < LAST_CARDS:
        total += (LAST_CARDS - left) * LAST_CARD
    stones = 0
    for i in g.table.field:
        o = g.table.objs[i]
        if o.controller == player:
            types = o.chars.types
            if types & MAGIC_STONE:
                total += STONES[stones] if stones < len(STONES) else LATE_STONE
                stones += 1
            if types & _WORTH:
                total += worth(o)
    for i in p.zones.hand[:HAND_ENOUGH]:
        total += IN_HAND - TOO_DEAR * max(0, g.table.objs[i].chars.total - stones - 1)
    if player == g.turn.player:
        to_call = not p.called and g.turn.phase in ("draw", "recovery", "call", "main")
    else:
        to_call = not p.turns and g.edition.first_recovery_skipped  # a ruler rested now stays so (503.1)
    if to_call:
        for i in p.zones.ruler_area:
            if not g.table.objs[i].rested:
                total += CALL_TO_COME
    return total


def _item(o: Obj) -> float:
    """What a thing in the item area adds: a gem, a card attached to the ruler, a will coin (313.1)."""
    if "Gem" in o.chars.races:
        return GEM
    return ATTACHED if o.chars.types else COIN


def worth(o: Obj) -> float:
    """What one card in the field adds, magic stones aside."""
    c = o.chars
    if c.types & J_RESONATOR and o.zone == FIELD:
        found = BODY + (c.atk or 0) * PER_ATK + max(0, (c.defense or 0) - o.damage) * PER_DEF
        for keyword in c.ab.keywords:
            found += KEYWORDS.get(keyword, 0.0)
        if o.rested:
            found += RESTED
        return found + J_SIDE if c.types & J_RULER else found
    if c.types & (REGALIA | ADDITION):
        return LASTING
    return 0.0
