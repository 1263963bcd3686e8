"""What a position promises at the beginning of a turn: where a search weighs (tree.py).

The player whose turn it is comes first: they attack, play cards and call a magic stone next. A position is
told by numbers, most of them what that player has more than the other, and each has a weight. The sum is the
logarithm of the odds. No weight is negative: what is good is good.

The weights are fitted on games (`tools/fit.py`). They foretell who wins better than those made by hand, but
no test has shown yet that a search wins more games with them, so no level uses them (docs/evaluation.md).
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import ADDITION, FIELD, J_RESONATOR, J_RULER, MAGIC_STONE, REGALIA
from willpower.engine import Obj, State, refresh

from .evaluation import lasting_only

# First what the player whose turn it is has more than the other, then what either can do in their next turn.
WEIGHTS: Final[dict[str, float]] = {
    "life": 0.409, "life below 1500": 0.913, "life below 600": 0.142, "standby": 0.18, "coins": 0.1,
    "gems": 0.253, "attached": 0.282, "to tell": 0.07, "last cards": 1.267, "stones 1-2": 1.073,
    "stones 3-4": 0.866, "stone 5": 0.507, "stone 6": 0.359, "stone 7": 0.071, "more stones": 0.021,
    "hand": 0.209, "too dear": 0.047, "call to come": 0.271, "ruler recovered": 0.117,
    "judgment to come": 0.199, "bodies": 0.064, "bodies 1-2": 0.153, "ATK": 0.353, "DEF": 0.212,
    "rested": 0.014, "J-rulers": 0.317, "lasting": 0.105, "out of reach": 0.067, "stronger": 0.025,
    "flying": 0.283, "swiftness": 0.007, "first strike": 0.025, "pierce": 0.136, "precision": 0.079,
    "barrier": 0.254, "imperishable": 0.566, "eternal": 0.488, "drain": 0.352, "bane": 0.785,
    "explode": 0.452, "own reach": 0.373, "own lethal": 0.558, "own race": 0.493, "own prey": 0.0,
    "own will used": 0.061, "other's reach": 0.269, "other's lethal": 0.0, "other's race": 0.295,
    "other's prey": 0.03, "other's will used": 0.027,
}  # fmt: skip
NAMES: Final = tuple(WEIGHTS)
FITTED: Final = list(WEIGHTS.values())

# Their places.
LIFE: Final = 0
WORRY: Final = 1
NEAR_DEATH: Final = 2
STANDBY: Final = 3
COINS: Final = 4
GEMS: Final = 5
ATTACHED: Final = 6
TO_TELL: Final = 7
LAST_CARDS: Final = 8
STONES_2: Final = 9
STONES_4: Final = 10
STONE_5: Final = 11
STONE_6: Final = 12
STONE_7: Final = 13
MORE_STONES: Final = 14
HAND: Final = 15
TOO_DEAR: Final = 16
CALL: Final = 17
RULER: Final = 18
JUDGMENT: Final = 19
BODIES: Final = 20
BODIES_2: Final = 21
ATK: Final = 22
DEF: Final = 23
RESTED: Final = 24
J_RULERS: Final = 25
LASTING: Final = 26
OUT_OF_REACH: Final = 27
STRONGER: Final = 28
KEYWORDS: Final = (
    "flying", "swiftness", "first strike", "pierce", "precision", "barrier", "imperishable", "eternal",
    "drain", "bane", "explode",
)  # fmt: skip
FIRST_KEYWORD: Final = 29
OWN_TURN: Final = 40
OTHERS_TURN: Final = 45
REACH: Final = 0  # and of those what a turn brings
LETHAL: Final = 1
RACE: Final = 2
PREY: Final = 3
WILL_USED: Final = 4

K: Final = 0.001  # life, ATK and DEF are counted in thousands
HAND_ENOUGH: Final = 7  # further cards will be discarded
FEW_CARDS: Final = 4


class Side:
    """What a player's cards in the field come to."""

    __slots__ = ("bodies", "fliers_block", "most_atk", "most_def", "stones", "stones_ready")

    def __init__(self) -> None:
        self.bodies: list[Obj] = []
        self.most_atk = 0
        self.most_def = 0
        self.stones = 0
        self.stones_ready = 0
        self.fliers_block = False


def features(g: State) -> list[float]:
    """The numbers of a position, by `NAMES`."""
    g = lasting_only(g)
    if g.derived.values_stale:
        refresh(g)
    first = g.turn.player
    found = [0.0] * len(NAMES)
    sides = [Side(), Side()]
    for i in g.table.field:
        o = g.table.objs[i]
        side = sides[o.controller]
        types = o.chars.types
        if types & MAGIC_STONE:
            side.stones += 1
            if not o.rested:
                side.stones_ready += 1
        if types & J_RESONATOR and o.zone == FIELD:
            side.bodies.append(o)
            side.most_atk = max(side.most_atk, o.chars.atk or 0)
            side.most_def = max(side.most_def, (o.chars.defense or 0) - o.damage)
            if not o.rested and "flying" in o.chars.ab.keywords:
                side.fliers_block = True
        elif types & (REGALIA | ADDITION):
            found[LASTING] += 1.0 if o.controller == first else -1.0
    for player in (first, 1 - first):
        sign = 1.0 if player == first else -1.0
        _cards(g, player, sides[player], found, sign)
        _bodies(sides[player], sides[1 - player], found, sign)
        _turn(g, player, sides[player], sides[1 - player], found, player == first)
    return found


def _cards(g: State, player: int, side: Side, found: list[float], sign: float) -> None:
    """Life, cards and magic stones."""
    p = g.table.players[player]
    found[LIFE] += sign * K * p.life
    found[WORRY] -= sign * K * max(0, 1500 - p.life)
    found[NEAR_DEATH] -= sign * K * max(0, 600 - p.life)
    found[STANDBY] += sign * len(p.zones.standby)
    for i in p.zones.item_area:
        c = g.table.objs[i].chars
        found[GEMS if "Gem" in c.races else ATTACHED if c.types else COINS] += sign
    for i in p.zones.runes:
        if not g.table.objs[i].revealed:
            found[TO_TELL] += sign
    for i in p.zones.extra_deck:
        if not g.table.objs[i].revealed:
            found[TO_TELL] += sign
    found[LAST_CARDS] -= sign * max(0, FEW_CARDS - len(p.zones.deck))
    s = side.stones
    found[STONES_2] += sign * min(2, s)
    found[STONES_4] += sign * max(0, min(2, s - 2))
    found[STONE_5] += sign * (s >= 5)
    found[STONE_6] += sign * (s >= 6)
    found[STONE_7] += sign * (s >= 7)
    found[MORE_STONES] += sign * max(0, s - 7)
    hand = min(HAND_ENOUGH, len(p.zones.hand))
    found[HAND] += sign * hand
    for i in p.zones.hand[:HAND_ENOUGH]:
        found[TOO_DEAR] -= sign * max(0, g.table.objs[i].chars.total - s - 1)
    if player == g.turn.player:
        to_call = not p.called and g.turn.phase in ("draw", "recovery", "call", "main")
    else:
        to_call = not p.turns and g.edition.first_recovery_skipped  # a ruler rested now stays so (503.1)
    for i in p.zones.ruler_area:
        o = g.table.objs[i]
        if not o.rested:
            found[RULER] += sign
            if to_call:
                found[CALL] += sign
        if "judgment" in o.chars.ab.keywords:
            found[JUDGMENT] += sign


def _bodies(side: Side, other: Side, found: list[float], sign: float) -> None:
    """J/resonators."""
    number = len(side.bodies)
    found[BODIES] += sign * number
    found[BODIES_2] += sign * min(2, number)
    for o in side.bodies:
        c = o.chars
        atk = c.atk or 0
        left = max(0, (c.defense or 0) - o.damage)
        found[ATK] += sign * K * atk
        found[DEF] += sign * K * left
        if o.rested:
            found[RESTED] -= sign
        if c.types & J_RULER:
            found[J_RULERS] += sign
        if left > other.most_atk:
            found[OUT_OF_REACH] += sign
        if atk >= other.most_def:
            found[STRONGER] += sign
        for keyword in c.ab.keywords:
            place = _PLACES.get(keyword, -1)
            if place >= 0:
                found[place] += sign


def _turn(g: State, player: int, side: Side, other: Side, found: list[float], now: bool) -> None:
    """What a player can do in their next turn: the one that has begun, or the one after it, in which all
    their cards have recovered."""
    start = OWN_TURN if now else OTHERS_TURN
    sign = 1.0 if now else -1.0
    life = max(1, g.table.players[1 - player].life)
    blockers = 0
    for o in other.bodies:
        if not o.rested:
            blockers += 1
    strikes: list[int] = []
    total = above = most = 0
    for o in side.bodies:
        if now and o.rested:
            continue
        atk = o.chars.atk or 0
        total += atk
        most = max(most, atk)
        if "flying" in o.chars.ab.keywords and not other.fliers_block:
            above += atk
        else:
            strikes.append(atk)
    strikes.sort()
    reach = above + sum(strikes[: max(0, len(strikes) - blockers)])  # the strongest are blocked
    found[start + REACH] = sign * min(1.0, reach / life)
    found[start + LETHAL] = sign * (reach >= life)
    found[start + RACE] = sign * min(2.0, total / life)
    for o in other.bodies:  # those rested may be attacked now, those that attack now may be attacked then
        if o.rested == now and (o.chars.defense or 0) - o.damage <= most:
            found[start + PREY] += sign
    will = (side.stones_ready if now else side.stones) + 1
    left = will
    costs = sorted([g.table.objs[i].chars.total for i in g.table.players[player].zones.hand])
    for k in range(len(costs) - 1, -1, -1):
        if costs[k] <= left:
            left -= costs[k]
    found[start + WILL_USED] = sign * (will - left)


def odds(g: State, player: int, weights: list[float]) -> float:
    """The logarithm of the odds that a player wins a position that is not over."""
    found = features(g)
    total = 0.0
    for n in range(len(found)):
        total += weights[n] * found[n]
    return total if player == g.turn.player else -total


_PLACES: Final[dict[str, int]] = {keyword: FIRST_KEYWORD + n for n, keyword in enumerate(KEYWORDS)}
