"""The facets that a text looks at: which kinds of change may make it say something else (core/stale.py).

Cards in play that change sides, counters or controllers, or come and go with effects of their own, always
make characteristics be computed anew. Other changes do so only where a continuous effect that stands looks at
them: each kind of change has a bit, and `facets` tells which bits a text asks for. `refreshing` is the part
of that which is asked when characteristics are computed: the conditions of an effect, and all of those that
change cards. What an effect that forbids, allows or replaces speaks of is asked when somebody wants to know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from willpower.abilities.ability import Ability, Continuous, Keyword
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import (
    AllConds,
    AnyCond,
    Compare,
    Condition,
    Did,
    Exists,
    Fits,
    GameIs,
    HappenedThisTurn,
    ModeChosen,
    NotCond,
    NumberIf,
    PhaseIs,
    TurnOf,
    WasPlayed,
    WeatherIs,
)
from willpower.abilities.nouns import (
    AbilityOf,
    AllOf,
    AnyOf,
    Attached,
    Attacking,
    AttributeIs,
    CameFrom,
    ChosenIs,
    Combined,
    ControlledBy,
    Filter,
    GeneralIs,
    Happened,
    HasAbility,
    HasCounter,
    Host,
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
    RulerOf,
    Shares,
    SoleTarget,
    SpellIs,
    StatIs,
    StatusIs,
    StoneTypeIs,
    SubtypeIs,
    Targets,
    This,
    Together,
    TopCards,
    TurnPlayer,
    TypeIs,
)
from willpower.abilities.quantities import (
    Count,
    DamageCapacity,
    Divide,
    EventAmount,
    Happenings,
    Letter,
    LifeOf,
    Minus,
    Num,
    PlayerNumber,
    Plus,
    SlotNumber,
    Stat,
    Times,
)
from willpower.abilities.statics import (
    AddAbilities,
    Controls,
    Gains,
    OnlyWhile,
    ReleaseSeal,
    ScaleChanges,
    Static,
    WeatherIsNow,
)
from willpower.abilities.symbols import CHANT, CHASE, FIELD, ITEMS, RULER_AREA
from willpower.abilities.words import CardPast, Past

from ..core.stale import (
    ATTACKS,
    BATTLE,
    CHASES,
    CHASING,
    COMING,
    DAMAGE,
    DRAWS,
    ELSEWHERE,
    EVERYTHING,
    FIGHTERS,
    HANDS,
    HURTS,
    LIFE,
    LIVES,
    MOVES,
    NUMBERS,
    OTHER_EVENTS,
    OTHER_PLACES,
    PLAYS,
    REVEALING,
    STONES,
    TIME,
    TURNING,
    TURNS,
    WILLS,
    coming,
    places,
)

# These only put together what lies below them, or read what is computed anew anyway or what a context knows.
_ASIDE: Final[tuple[type[Node], ...]] = (
    *(Compare, Exists, Fits, NotCond, AllConds, AnyCond, NumberIf, WeatherIs),
    *(Num, Count, Times, Plus, Minus, Divide, SlotNumber),
    *(GeneralIs, StoneTypeIs, AttributeIs, SubtypeIs, NoAttribute, ManyAttributes, RaceIs, NameIs, NameHas),
    *(KeywordIs, HasAbility, HasCounter, ControlledBy, OwnedBy, OtherThan, IsOneOf, Shares, Combined),
    *(ChosenIs, CameFrom, Not, AnyOf, AllOf, Did, ModeChosen, EventAmount),
)
_CHASE: Final[tuple[type[Node], ...]] = (SpellIs, SoleTarget, Targets, AbilityOf, TopCards, Attached)
_HERE: Final = FIELD | RULER_AREA | ITEMS
_NUMBERED: Final[tuple[type[Node], ...]] = (StatIs, Stat, DamageCapacity, Combined, Together, Shares)
_AWAY: Final[dict[str, int]] = {
    "null": HANDS,  # 1134.2
    "legend": OTHER_PLACES | REVEALING,  # the extra deck (1133.2)
    "rune": OTHER_PLACES | REVEALING,  # 1137.2
    "seal": STONES,  # 1128.3
    "crest": COMING,  # 1131.2
}
_STATUS: Final[dict[str, int]] = {
    "rested": TURNING,
    "recovered": TURNING,
    "damaged": DAMAGE,
    "damaged before": DAMAGE,
    "attacking": BATTLE,
    "blocking": BATTLE,
    "blocked": BATTLE,
    "unblocked": BATTLE,
    "battling": BATTLE | FIGHTERS,  # both are still there (803.5a, 804.4a)
    "attacked": BATTLE,
    "battling this": BATTLE | FIGHTERS,
    "fresh": TIME,
    "revealed": REVEALING,
    "token": 0,
    "gem": 0,
    "true": 0,
    "added": COMING,
    "hosting": COMING,
    "in the field": COMING,
    "in hand": HANDS,
    "double-sided": 0,
    "colossal": 0,
    "printed vanilla": 0,
    "changed values": 0,
    "no values": 0,
}


# The events that are looked for where a text asks what happened this turn (values/evaluate/memory.py).
_PAST: Final[dict[Past | CardPast, int]] = {
    "played": PLAYS,
    "spell played": PLAYS,
    "ability played": PLAYS,
    "attacked": ATTACKS,
    "blocked": ATTACKS,
    "was blocked": ATTACKS,
    "life gained": LIVES,
    "life lost": LIVES,
    "life paid": LIVES,
    "damage dealt": HURTS,
    "dealt damage": HURTS | ELSEWHERE,
    "dealt damage by": HURTS | ELSEWHERE,
    "damaged something": HURTS,
    "drawn": DRAWS | MOVES,
    "discarded": DRAWS | MOVES,
    "died": MOVES,
    "died into": MOVES,
    "left": MOVES,
    "entered": MOVES,
    "put into graveyard": MOVES,
    "destroyed": MOVES,
    "banished": MOVES,
    "called": MOVES,
    "token created": MOVES,
    "returned": MOVES,
    "removed": MOVES,
    "was attacked": ATTACKS,
    "was dealt damage": HURTS | ELSEWHERE,
    "judgment": OTHER_EVENTS,
    "targeted": OTHER_EVENTS,
    "searched": OTHER_EVENTS,
    "shuffled": OTHER_EVENTS,
    "foreseen": OTHER_EVENTS,
    "gem gained": OTHER_EVENTS,
    "awakened": OTHER_EVENTS,
    "produced": WILLS,
    "recovered": TURNS,
    "rested": TURNS,
}
_FACTS: Final[dict[str, int]] = {"first turn": TIME, "you went first": 0, "in battle": BATTLE}


_known: Final[dict[int, tuple[Node, int]]] = {}


def facets(root: Node) -> int:
    """Which changes make what a continuous effect does be asked anew."""
    known = _known.get(id(root))
    if known is not None and known[0] is root:
        return known[1]
    found = 0
    about_itself: list[int] = []  # filters that only the card with the text is held against
    for node in walk(root):
        if isinstance(node, Fits) and isinstance(node.what, This):
            about_itself.append(id(node.filter))
        if isinstance(node, Filter) and id(node) in about_itself:
            found |= places(node.zones)
        else:
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


def _of_filter(node: Node) -> int:
    assert isinstance(node, Filter)
    found = places(node.zones)
    if node.zones & CHASE:
        found |= CHASING
    if not node.zones or node.zones & _HERE:
        found |= _cards(node.preds)
    return found


def _cards(preds: tuple[Pred, ...]) -> int:
    """Which cards that come into play or leave it may have all of these properties."""
    for p in preds:
        found = _cards_with(p)
        if found != COMING:
            return found  # the others only narrow it
    return COMING


def _cards_with(p: Pred) -> int:
    if isinstance(p, TypeIs):
        return coming(p.types)
    if isinstance(p, IsOneOf) and isinstance(p.what, This):
        return 0  # what its own card does is always looked at
    if isinstance(p, AllOf):
        return _cards(p.preds)
    if isinstance(p, AnyOf):
        found = 0
        for one in p.preds:
            found |= _cards_with(one)
        return found
    return COMING


def _of_place(node: Node) -> int:
    assert isinstance(node, InZone)
    found = places(node.zones)
    if node.zones & CHASE:
        found |= CHASING
    return found | COMING if node.zones & _HERE else found


def _of_type(node: Node) -> int:
    assert isinstance(node, TypeIs)
    return CHASES | CHASING if node.types & CHANT else 0  # nowhere but on the chase without a zone (201.5)


def _of_keyword(node: Node) -> int:
    assert isinstance(node, Keyword)
    return _AWAY.get(node.keyword, 0)


def _of_player_number(node: Node) -> int:
    assert isinstance(node, PlayerNumber)
    return TIME if node.what == "turn number" else REVEALING | ELSEWHERE | COMING


def _of_past(node: Node) -> int:
    assert isinstance(node, (Happened, HappenedThisTurn, Happenings))
    return _PAST[node.what]


def _of_game(node: Node) -> int:
    assert isinstance(node, GameIs)
    return _FACTS.get(node.what, EVERYTHING)


def _of_play(node: Node) -> int:
    assert isinstance(node, WasPlayed)
    # Where its own card is played from, or was, is the same as long as it is the same object (302.3).
    return 0 if node.how == "from" and node.what is None else EVERYTHING


def _of_letter(node: Node) -> int:
    assert isinstance(node, Letter)
    return EVERYTHING if node.value is None else 0


_asks: Final[dict[int, tuple[Node, int]]] = {}


def numbers(root: Node) -> int:
    """The bit of ATK and DEF, if a text may ask for them."""
    known = _asks.get(id(root))
    if known is None or known[0] is not root:
        found = 0
        for node in walk(root):
            if (
                isinstance(node, _NUMBERED)
                or facet(node) == EVERYTHING
                or (isinstance(node, StatusIs) and node.status in ("changed values", "no values"))
            ):
                found = NUMBERS
        known = (root, found)
        _asks[id(root)] = known
    return known[1]


# ---- what is asked when characteristics are computed ---------------------------------------------------


_asked_then: Final[dict[int, tuple[Node, int]]] = {}
# Effects beside those that change cards that are asked for all they say.
_WHOLLY: Final[tuple[type[Static], ...]] = (ScaleChanges, ReleaseSeal, WeatherIsNow, Controls)


def refreshing(root: Ability | Static) -> int:
    """Which changes may let a continuous ability or effect give other characteristics, or not stand."""
    known = _asked_then.get(id(root))
    if known is None or known[0] is not root:
        known = (root, _refreshing(root))
        _asked_then[id(root)] = known
    return known[1]


def _refreshing(root: Ability | Static) -> int:
    found = 0
    if isinstance(root, Continuous):
        if root.condition is not None:
            found = facets(root.condition)
        for static in root.effects:
            found |= refreshing(static)
    elif isinstance(root, Keyword):
        found = facet(root)
        for node in (root.number, root.condition, root.filter):
            if node is not None:
                found |= facets(node)
        for ability in root.abilities:
            found |= refreshing(ability)
    elif isinstance(root, OnlyWhile):
        found = facets(root.condition)
        for static in root.effects:
            found |= refreshing(static)
    elif isinstance(root, Gains):
        found = facets(root.what)
        for mod in root.mods:
            if isinstance(mod, AddAbilities):
                for given in mod.abilities:
                    found |= refreshing(given) if isinstance(given, Ability) else EVERYTHING
            else:
                found |= facets(mod)
    elif isinstance(root, _WHOLLY):
        found = facets(root)
    return found


_LOOKS_AT: Final[dict[type[Node], int]] = {
    **dict.fromkeys(_ASIDE, 0),
    **dict.fromkeys(_CHASE, ELSEWHERE | COMING),
    TurnOf: TIME,
    TurnPlayer: TIME,
    PhaseIs: TIME,
    LifeOf: LIFE,
    DamageCapacity: DAMAGE,
    Attacking: BATTLE | FIGHTERS,  # the attacked card is still there (803.5a)
    Host: COMING,
    RulerOf: FIGHTERS,
}
_BY_WORDS: Final[dict[type[Node], Callable[[Node], int]]] = {
    StatusIs: _of_status,
    StatIs: _of_stat,
    Stat: _of_stat,
    Filter: _of_filter,
    InZone: _of_place,
    TypeIs: _of_type,
    Keyword: _of_keyword,
    PlayerNumber: _of_player_number,
    Happened: _of_past,
    HappenedThisTurn: _of_past,
    Happenings: _of_past,
    GameIs: _of_game,
    Letter: _of_letter,
    WasPlayed: _of_play,
}
