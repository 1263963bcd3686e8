"""The facets that a continuous effect looks at besides the zones of cards.

Cards in play that come, go, change sides, counters or controllers always make characteristics be computed
anew. Other changes do so only where a continuous effect that stands looks at them: each kind of change has a
bit, and `facets` tells which bits the text of an effect asks for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from willpower.abilities.ability import Keyword
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
from willpower.abilities.nouns import (
    AbilityOf,
    AllOf,
    AnyOf,
    Attached,
    AttributeIs,
    ChosenIs,
    Combined,
    ControlledBy,
    Filter,
    GeneralIs,
    HasAbility,
    HasCounter,
    InZone,
    IsOneOf,
    KeywordIs,
    ManyAttributes,
    NameHas,
    NameIs,
    NoAttribute,
    Not,
    OtherThan,
    OwnedBy,
    Pred,
    Quantity,
    RaceIs,
    Shares,
    SoleTarget,
    SpellIs,
    StatIs,
    StatusIs,
    StoneTypeIs,
    SubtypeIs,
    Targets,
    TopCards,
    TurnPlayer,
    TypeIs,
)
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
from willpower.abilities.symbols import CHANT, CHASE, FIELD, ITEMS, RULER_AREA

from ..core.stale import BATTLE, DAMAGE, ELSEWHERE, EVERYTHING, LIFE, REVEALING, TIME, TURNING

# These only put together what lies below them, or read what is computed anew anyway.
_ASIDE: Final[tuple[type[Node], ...]] = (
    *(Compare, Exists, Fits, NotCond, AllConds, AnyCond, NumberIf, WeatherIs),
    *(Num, Count, Times, Plus, Minus, Divide, SlotNumber),
    *(GeneralIs, StoneTypeIs, AttributeIs, SubtypeIs, NoAttribute, ManyAttributes, RaceIs, NameIs, NameHas),
    *(KeywordIs, HasAbility, HasCounter, ControlledBy, OwnedBy, OtherThan, IsOneOf, Shares, Combined),
    *(ChosenIs, Not, AnyOf, AllOf),
)
_CHASE: Final[tuple[type[Node], ...]] = (SpellIs, SoleTarget, Targets, AbilityOf, TopCards, Attached)
_HERE: Final = FIELD | RULER_AREA | ITEMS
_AWAY: Final = frozenset({"null", "legend", "rune"})  # hand, extra deck, rune area (1133, 1134, 1137)
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
    "in hand": ELSEWHERE,
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
    """The facets that one node looks at by itself; a node not listed here may look at everything."""
    kind = type(node)
    known = _LOOKS_AT.get(kind)
    if known is not None:
        return known
    question = _BY_WORDS.get(kind)
    if question is not None:
        return question(node)
    return EVERYTHING if isinstance(node, (Condition, Quantity, Pred)) else 0


def _of_status(node: Node) -> int:
    assert isinstance(node, StatusIs)
    return _STATUS.get(node.status, EVERYTHING)


def _of_stat(node: Node) -> int:
    assert isinstance(node, (StatIs, Stat))
    return DAMAGE if "damage" in node.stat else 0


def _of_zones(node: Node) -> int:
    assert isinstance(node, (Filter, InZone))
    if node.zones & CHASE:
        return EVERYTHING
    return ELSEWHERE if node.zones & ~_HERE else 0


def _of_type(node: Node) -> int:
    assert isinstance(node, TypeIs)
    return ELSEWHERE if node.types & CHANT else 0  # nowhere but on the chase without a zone (201.5)


def _of_keyword(node: Node) -> int:
    assert isinstance(node, Keyword)
    return ELSEWHERE | REVEALING if node.keyword in _AWAY else 0


def _of_player_number(node: Node) -> int:
    assert isinstance(node, PlayerNumber)
    return TIME if node.what == "turn number" else REVEALING | ELSEWHERE


_LOOKS_AT: Final[dict[type[Node], int]] = {
    **dict.fromkeys(_ASIDE, 0),
    **dict.fromkeys(_CHASE, ELSEWHERE),
    TurnOf: TIME,
    TurnPlayer: TIME,
    PhaseIs: TIME,
    LifeOf: LIFE,
    DamageCapacity: DAMAGE,
}
_BY_WORDS: Final[dict[type[Node], Callable[[Node], int]]] = {
    StatusIs: _of_status,
    StatIs: _of_stat,
    Stat: _of_stat,
    Filter: _of_zones,
    InZone: _of_zones,
    TypeIs: _of_type,
    Keyword: _of_keyword,
    PlayerNumber: _of_player_number,
}
