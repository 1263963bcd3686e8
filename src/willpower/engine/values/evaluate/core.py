"""The heart of evaluation: which function answers for which node, and how a filter is asked quickly.

Everything here is a question about a game as it is; nothing is changed and nobody is asked. The tables are
filled by the other modules of this package, one entry for every class of node; import `evaluate`, which loads
them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from willpower.abilities.conditions import Condition
from willpower.abilities.nouns import (
    All,
    AttributeIs,
    Both,
    Choose,
    ControlledBy,
    EachPlayer,
    Filter,
    IsOneOf,
    Noun,
    Opponent,
    OtherThan,
    OwnedBy,
    Pred,
    Quantity,
    RaceIs,
    Ref,
    StatusIs,
    This,
    TypeIs,
    Who,
    You,
)
from willpower.abilities.quantities import Num
from willpower.abilities.symbols import (
    CHASE,
    FIELD,
    GRAVEYARD,
    IN_PLAY,
    ITEMS,
    RULER_AREA,
)

from ...core.ids import NOBODY, OPPONENT, UNDETERMINED, ObjId, PlayerId, RefId
from ...core.objects import ABILITY, Ctx, Obj
from ...core.state import State

# node class -> function(g, node, ctx); for properties function(g, pred, object, ctx).
NOUNS: Final[dict[type[Noun], Callable[..., tuple[RefId, ...]]]] = {}
PLAYERS: Final[dict[type[Who], Callable[..., tuple[PlayerId, ...]]]] = {}
PREDS: Final[dict[type[Pred], Callable[..., bool]]] = {}
QUANTITIES: Final[dict[type[Quantity], Callable[..., int]]] = {}
CONDITIONS: Final[dict[type[Condition], Callable[..., bool]]] = {}
# What computes characteristics anew. `characteristics` enters it, which itself asks here which cards an
# effect applies to; the room `values` loads both.
REFRESH: Final[list[Callable[[State], None]]] = []

# Zones in which cards have a controller of their own; elsewhere it is the owner (105.3a).
CONTROLLED: Final = FIELD | RULER_AREA | CHASE | ITEMS
# 304.2, 305.2, 306.2, 310.2, 314.2, 315.2, 1415.1a-i

YOURS: Final = 1
OPPONENTS: Final = 2
SIDES: Final[dict[type[Who], int]] = {You: YOURS, Opponent: OPPONENTS}


class Plan:
    """The properties of a filter sorted for quick asking: common ones as plain values, then the rest."""

    __slots__ = (
        "among",
        "attributes",
        "listed",
        "other",
        "owner",
        "preds",
        "race",
        "rest",
        "rested",
        "scans",
        "side",
        "types",
    )

    def __init__(self, preds: tuple[Pred, ...]) -> None:
        self.preds = preds
        self.types = 0
        self.attributes = 0
        self.race = ""
        self.side = 0  # controlled by you or by the opponent
        self.owner = 0  # owned by you or by the opponent
        self.rested = UNDETERMINED  # 1 rested, 0 recovered
        self.other = False  # another than the card whose text it is
        self.rest: tuple[Pred, ...] = ()
        self.listed: Noun | None = None  # the very cards it can only be
        self.among: Plan | None = None  # what else is asked of those
        self.scans: dict[str, int] = {}  # edition -> zones meant where none is named


# Plans by the identity of the properties, which the plan keeps alive. Texts are shared by all games, so there
# are about as many as filters in all texts; the bound only matters for nodes made anew again and again.
_plans: Final[dict[int, Plan]] = {}
_MOST_PLANS: Final = 50_000


def plan_of(filter: Filter) -> Plan:
    """The plan for a filter."""
    preds = filter.preds
    known = _plans.get(id(preds))
    if known is not None and known.preds is preds:
        return known
    made = _make_plan(preds)
    if len(_plans) >= _MOST_PLANS:
        _plans.clear()
    _plans[id(preds)] = made
    return made


def _make_plan(preds: tuple[Pred, ...]) -> Plan:
    """Sort the properties of a filter."""
    plan = Plan(preds)
    rest: list[Pred] = []
    for p in preds:
        if _is_plain(plan, p):
            continue
        if isinstance(p, (ControlledBy, OwnedBy)) and isinstance(p.who, EachPlayer):
            continue
        if isinstance(p, IsOneOf) and not isinstance(p.what, All):
            plan.listed = p.what
            left = tuple([other for other in preds if other is not p])
            plan.among = plan if isinstance(p.what, Choose) else _make_plan(left)
        rest.append(p)
    plan.rest = tuple(rest)
    return plan


def _is_plain(plan: Plan, p: Pred) -> bool:
    """Note a common property as a plain value of the plan; False if it is none, or another stands there."""
    if isinstance(p, TypeIs) and not plan.types:
        plan.types = p.types
    elif isinstance(p, AttributeIs) and not plan.attributes:
        plan.attributes = p.attributes
    elif isinstance(p, RaceIs) and not plan.race and not p.word:
        plan.race = p.race
    elif isinstance(p, StatusIs) and p.status in ("rested", "recovered") and plan.rested < 0:
        plan.rested = 1 if p.status == "rested" else 0
    elif isinstance(p, OtherThan) and isinstance(p.what, This):
        plan.other = True
    elif isinstance(p, ControlledBy) and not plan.side and not p.played:
        plan.side = SIDES.get(type(p.who), 0)
        return bool(plan.side)
    elif isinstance(p, OwnedBy) and not plan.owner:
        plan.owner = SIDES.get(type(p.who), 0)
        return bool(plan.owner)
    else:
        return False
    return True


def satisfies(g: State, plan: Plan, o: Obj, ctx: Ctx) -> bool:
    """Whether an object has all properties of a plan. Characteristics must be fresh."""
    c = o.chars
    if o.kind == ABILITY and o.source >= 0:
        c = g.table.objs[o.source].chars  # 901.1e: a darkness ability is one of a darkness card
    if plan.types and not c.types & plan.types:
        return False
    if plan.side:
        if o.controller != (ctx.you if plan.side == YOURS else OPPONENT[ctx.you]):
            return False
    if plan.attributes and not c.attributes & plan.attributes:
        return False
    if plan.race and plan.race not in c.races:
        return False
    if plan.rested >= 0 and o.rested != (plan.rested == 1):
        return False
    if plan.other and (o.id == ctx.source or o.id == moved_on(g, ctx)):
        return False
    if plan.owner:
        whose = o.owner if o.zone & CONTROLLED else o.controller
        if whose != (ctx.you if plan.owner == YOURS else OPPONENT[ctx.you]):
            return False
    for p in plan.rest:  # noqa: SIM110  (a generator costs more)
        if not PREDS[type(p)](g, p, o, ctx):
            return False
    return True


def moved_on(g: State, ctx: Ctx) -> ObjId:
    """What the card whose text it is became where it was put (302.3): not "another" there, either."""
    return g.table.objs[ctx.source].became if ctx.source >= 0 else NOBODY


def freshen(g: State) -> None:
    """Computes characteristics anew; called when something they depend on has changed."""
    REFRESH[0](g)


def has(g: State, pred: Pred, o: Obj, ctx: Ctx) -> bool:
    """Whether an object has one property."""
    return PREDS[type(pred)](g, pred, o, ctx)


def fits_anywhere(g: State, filter: Filter, ref: RefId, ctx: Ctx) -> bool:
    """Whether a card has the properties of a filter, and lies where it says if the filter names a zone."""
    if ref < 0:
        return False
    if g.derived.values_stale:
        freshen(g)
    o = g.table.objs[ref]
    if filter.zones and not o.zone & filter.zones:
        return False
    return satisfies(g, plan_of(filter), o, ctx)


def refs(g: State, noun: Noun, ctx: Ctx) -> tuple[RefId, ...]:
    """The cards and players that a noun stands for now."""
    if isinstance(noun, This):
        if noun.yours and ctx.source >= 0:
            o = g.table.objs[ctx.source]
            if o.owner != ctx.you:
                return ()  # it is in its owner's zone (302.5); "your" is the controller's (105.3)
            if o.became >= 0 and o.zone & IN_PLAY and g.table.objs[o.became].zone == GRAVEYARD:
                return (o.became,)  # the text says that it has gone there (302.3)
        return (ctx.source,) if ctx.source >= 0 else ()
    if isinstance(noun, Ref):
        return ctx.slots.get(noun.slot, ())
    return NOUNS[type(noun)](g, noun, ctx)


def players(g: State, who: Who | None, ctx: Ctx) -> tuple[PlayerId, ...]:
    """The numbers of the players meant; "you" if nobody is named."""
    if who is None or isinstance(who, You):
        return (ctx.you,)
    if isinstance(who, Opponent):
        return (OPPONENT[ctx.you],)
    return PLAYERS[type(who)](g, who, ctx)


def player(g: State, who: Who | None, ctx: Ctx) -> PlayerId:
    """The one player meant. Where there may be none (a target that is gone), ask `players`."""
    found = players(g, who, ctx)
    assert found, f"there is no player for {who!r}"
    return found[0]


def number(g: State, quantity: Quantity | None, ctx: Ctx, default: int = 1) -> int:
    """The number that a quantity is now; it can be negative (104.2 is for those who use it)."""
    if quantity is None:
        return default
    if isinstance(quantity, Num):
        return quantity.n
    return QUANTITIES[type(quantity)](g, quantity, ctx)


def holds(g: State, condition: Condition | None, ctx: Ctx) -> bool:
    """Whether a condition is true now."""
    if condition is None:
        return True
    return CONDITIONS[type(condition)](g, condition, ctx)


def one_of(g: State, noun: Noun, ref: RefId, ctx: Ctx) -> bool:
    """Whether a card or player is (one of) those a noun means, a card also as it last was (911.1)."""
    if isinstance(noun, (All, Choose)):  # "you may play a chant card": any that fits
        return fits_anywhere(g, noun.filter, ref, ctx)
    if isinstance(noun, Both):  # each of them by itself: some may have left since (911.1)
        return any([one_of(g, part, ref, ctx) for part in noun.parts])
    return ref in refs(g, noun, ctx)


def holder(o: Obj) -> PlayerId:
    """Who controls an object; where cards have no controller (105.3a), whose zone it is in."""
    return o.controller
