"""Which cards fit a filter: the zones that are looked at, and what can be known about face-down cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from willpower.abilities.nouns import (
    AbilityOf,
    All,
    AllOf,
    AnyOf,
    ControlledBy,
    Filter,
    Happened,
    HasCounter,
    InZone,
    IsOneOf,
    NameHas,
    NameIs,
    Not,
    OtherThan,
    OwnedBy,
    Pred,
    RaceIs,
    SpellIs,
    StatusIs,
    StoneTypeIs,
    SubtypeIs,
    Targets,
    TypeIs,
)
from willpower.abilities.symbols import (
    ADDITION,
    ALL_ZONES,
    ANYWHERE,
    ASTRAL_RULER,
    CHANT,
    CHASE,
    FIELD,
    IN_PLAY,
    J_RULER,
    MAGIC_STONE,
    REGALIA,
    RESONATOR,
    RULER,
    RUNE,
    ZONE_BY_NAME,
)
from willpower.rules.edition import Edition

from ...core.ids import BOTH_PLAYERS, NO_PLAYER, NOBODY, OPPONENT, UNDETERMINED, ObjId, PlayerId, RefId
from ...core.objects import ABILITY, Ctx, Obj
from ...core.state import State
from .core import CONTROLLED, YOURS, Plan, freshen, has, moved_on, plan_of, refs, satisfies

# How much a property says about the zone that is meant; the one that says most decides.
_NOTHING: Final = 0
_NAME: Final = 1
_RACE: Final = 2
_TYPE: Final = 3
_SPELL: Final = 4
_ZONE: Final = 5

_WORD: Final[dict[int, str]] = {
    RESONATOR: "resonator",
    J_RULER: "j-ruler",
    ADDITION: "addition",
    REGALIA: "regalia",
    MAGIC_STONE: "magic stone",
    RULER: "ruler",
    ASTRAL_RULER: "astral ruler",
}

# Beside FIELD where a word without a zone means the magic stone area of older editions, too: that area is
# kept as a part of the field here (1404.1).
_STONE_AREA: Final = 1 << 20
# Beside the zones of several types that lie in different ones, each in its own: a "J/ruler" is a ruler in the
# ruler area or a J-ruler in the field (307.4, 308.4).
_EACH: Final = 1 << 21

_bare: Final[dict[str, dict[str, int]]] = {}


def bare_zones(edition: Edition, word: str, otherwise: int = UNDETERMINED) -> int:
    """The zones meant by "resonator", "card" ... without a zone (201.5, 205.4, 307.4, 308.4); `otherwise`:
    what a word means that the edition says nothing of, if not what a type means."""
    table = _bare.get(edition.name)
    if table is None:
        table = {}
        for known, names in edition.bare_words:
            bits = 0
            for name in names:
                bits |= FIELD | _STONE_AREA if name == "stones" else ZONE_BY_NAME[name]
            table[known] = bits
        _bare[edition.name] = table
    found = table.get(word)
    if found is None:
        # 2.0 knows one rule for all words; a "card" is in the field wherever that is said (307.4).
        found = table["type"] if otherwise < 0 else otherwise
    return found


def default_zones(g: State, plan: Plan) -> int:
    """Where a filter looks that names no zone."""
    known = plan.scans.get(g.rulings.name)
    if known is None:
        _, known = _reach(g.edition, plan.preds)
        plan.scans[g.rulings.name] = known
    return known


def named_zones(g: State, plan: Plan) -> int:
    """Where cards are that a type or a race without a zone means (201.5, 205.4); 0 if neither names them."""
    key = f"{g.edition.name} named"
    known = plan.scans.get(key)
    if known is None:
        rank, zones = _reach(g.edition, plan.preds)
        known = zones if rank in (_RACE, _TYPE) else 0
        plan.scans[key] = known
    return known


def counted_zones(g: State, plan: Plan) -> int:
    """Where cards are counted that are named without a zone: in the ruler areas too, where the edition says
    so (307.4a)."""
    zones = default_zones(g, plan)
    counted = bare_zones(g.edition, "count", 0)
    return (zones | counted) & ~_EACH if counted and not zones & CHASE else zones


def _reach(edition: Edition, preds: tuple[Pred, ...]) -> tuple[int, int]:
    """How much properties that must all be there say about the zone, and which zones."""
    best = _NOTHING
    zones = bare_zones(edition, "card") & ~_STONE_AREA  # only what names its cards sees that area
    for p in preds:
        rank, bits = _reach_one(edition, p)
        if rank > best:
            best = rank
            zones = bits
        elif rank == best and rank != _NOTHING:
            zones |= bits
    return best, zones


def _reach_one(edition: Edition, p: Pred) -> tuple[int, int]:
    """How much one property says about the zone, and which zones."""
    rule = _REACH.get(type(p))
    return rule(edition, p) if rule is not None else (_NOTHING, 0)


def _reach_zone(edition: Edition, p: Pred) -> tuple[int, int]:
    assert isinstance(p, InZone)
    return _ZONE, p.zones


def _reach_listed(edition: Edition, p: Pred) -> tuple[int, int]:
    """Cards that are pointed at are meant wherever they are."""
    assert isinstance(p, IsOneOf)
    return _reach(edition, p.what.filter.preds) if isinstance(p.what, All) else (_ZONE, ANYWHERE)


def _reach_spell(edition: Edition, p: Pred) -> tuple[int, int]:
    return _SPELL, CHASE  # 312.3


def _reach_type(edition: Edition, p: Pred) -> tuple[int, int]:
    assert isinstance(p, TypeIs)
    bits = 0
    for kind, word in _WORD.items():
        if p.types & kind:
            zones = bare_zones(edition, word)
            if bits and bits & IN_PLAY != zones & IN_PLAY:
                bits |= _EACH
            bits |= zones
    if p.types & (CHANT | RUNE):
        bits |= CHASE  # readings 43
    return _TYPE, bits


def lies_there(g: State, preds: tuple[Pred, ...], zones: int, o: Obj) -> bool:
    """Whether a card lies in one of the zones that a description means, and where its types differ in that,
    in that of one of its own."""
    if not o.zone & zones:
        return False
    return not zones & _EACH or not o.zone & IN_PLAY or all([_in_its_own(g, p, o) for p in preds])


def _in_its_own(g: State, p: Pred, o: Obj) -> bool:
    """Whether a card lies where one of the types that a property names does."""
    if isinstance(p, AllOf):
        return all([_in_its_own(g, inner, o) for inner in p.preds])
    if isinstance(p, AnyOf):
        return any([_in_its_own(g, inner, o) for inner in p.preds])
    if not isinstance(p, TypeIs):
        return True
    types = o.chars.types & p.types
    return any([types & kind and o.zone & bare_zones(g.edition, word) for kind, word in _WORD.items()])


def _reach_subtype(edition: Edition, p: Pred) -> tuple[int, int]:
    assert isinstance(p, SubtypeIs)
    return _TYPE, CHASE if p.subtype.startswith("chant") else bare_zones(edition, "addition")


def _reach_stone(edition: Edition, p: Pred) -> tuple[int, int]:
    return _TYPE, bare_zones(edition, "magic stone")  # 201.4c


def _reach_race(edition: Edition, p: Pred) -> tuple[int, int]:
    return _RACE, bare_zones(edition, "race")  # 205.4


def _reach_name(edition: Edition, p: Pred) -> tuple[int, int]:
    return _NAME, bare_zones(edition, "race")  # as for races (readings 202.3)


def _reach_all_of(edition: Edition, p: Pred) -> tuple[int, int]:
    assert isinstance(p, AllOf)
    return _reach(edition, p.preds)


def _reach_any_of(edition: Edition, p: Pred) -> tuple[int, int]:
    assert isinstance(p, AnyOf)
    best = _NOTHING
    zones = 0
    for inner in p.preds:
        rank, bits = _reach_one(edition, inner)
        best = max(best, rank)
        zones |= bits
    return best, zones


_REACH: Final[dict[type[Pred], Callable[[Edition, Pred], tuple[int, int]]]] = {
    InZone: _reach_zone,
    IsOneOf: _reach_listed,
    SpellIs: _reach_spell,
    AbilityOf: _reach_spell,
    Targets: _reach_spell,
    TypeIs: _reach_type,
    SubtypeIs: _reach_subtype,
    StoneTypeIs: _reach_stone,
    RaceIs: _reach_race,
    NameIs: _reach_name,
    NameHas: _reach_name,
    AllOf: _reach_all_of,
    AnyOf: _reach_any_of,
}


# ---- asking --------------------------------------------------------------------------------------------


def speaks_of_stones(plan: Plan) -> bool:
    """Whether a description names magic stones, or very cards: otherwise "in the field" does not mean the
    magic stone area of older editions (1404.1). Without a zone, races, traits and names mean it, too, where
    the edition says so (205.4)."""
    known = plan.scans.get("magic stones")
    if known is None:
        known = 1 if plan.listed is not None or plan.types & MAGIC_STONE else 0
        for p in plan.preds:
            if _names_stones(p):
                known = 1
        plan.scans["magic stones"] = known
    return known == 1


def _names_stones(p: Pred) -> bool:
    # A quoted name is that of a very card, a magic stone's too (readings, 2.0).
    return isinstance(p, (NameIs, StoneTypeIs)) or names_type(p, MAGIC_STONE)


def names_type(p: Pred, types: int) -> bool:
    """Whether a property speaks of cards of one of these types."""
    if isinstance(p, (AnyOf, AllOf)):
        return any([names_type(inner, types) for inner in p.preds])
    return isinstance(p, TypeIs) and bool(p.types & types)


def in_stone_area(g: State, o: Obj) -> bool:
    """Whether a card is in a magic stone area, which is kept as a part of the field here (1404.1)."""
    return g.rulings.stone_area and o.zone == FIELD and bool(o.base.types & MAGIC_STONE)


def _without_stones(g: State, place: tuple[ObjId, ...]) -> tuple[ObjId, ...]:
    return tuple([i for i in place if not g.table.objs[i].base.types & MAGIC_STONE])


def fits(g: State, filter: Filter, ref: RefId, ctx: Ctx) -> bool:
    """Whether a card is one that a filter means: it has the properties and lies where the filter implies."""
    if ref < 0:
        return False
    if g.derived.values_stale:
        freshen(g)
    return fits_as(g, filter, g.table.objs[ref], ctx)


def fits_as(g: State, filter: Filter, o: Obj, ctx: Ctx) -> bool:
    """The same of a card as it is about to be. Characteristics must be fresh."""
    plan = plan_of(filter)
    zones = filter.zones or default_zones(g, plan)
    if not o.zone & zones or (zones & _EACH and not lies_there(g, plan.preds, zones, o)):
        return False
    if g.rulings.stone_area and in_stone_area(g, o):
        if not zones & _STONE_AREA and not speaks_of_stones(plan):
            return False
    return satisfies(g, plan, o, ctx)


def candidates(g: State, filter: Filter, ctx: Ctx) -> tuple[ObjId, ...]:
    """All cards that a filter means, by zone and then by position; of each zone player 0's first."""
    if g.derived.values_stale:
        freshen(g)
    plan = plan_of(filter)
    return scan(g, plan, filter.zones or default_zones(g, plan), ctx)


def scan(g: State, plan: Plan, zones: int, ctx: Ctx) -> tuple[ObjId, ...]:
    """The cards in these zones that have the properties of a plan. Characteristics must be fresh."""
    if zones & _EACH:
        found = scan(g, plan, zones & ~_EACH, ctx)
        return tuple([i for i in found if lies_there(g, plan.preds, zones, g.table.objs[i])])
    out: list[ObjId] = []
    if plan.listed is not None and plan.among is not None:
        there = [g.table.objs[i] for i in refs(g, plan.listed, ctx) if i >= 0]
        kept = tuple([o.id for o in there if o.became == NOBODY and o.zone & zones])
        if kept:
            _pick(g, plan.among, kept, ctx, out)
        return tuple(out)
    field = g.table.field
    if g.rulings.stone_area:
        if not zones & _STONE_AREA and not speaks_of_stones(plan):
            field = _without_stones(g, field)
        zones &= ~_STONE_AREA
    if zones == FIELD:
        _pick(g, plan, field, ctx, out)
        return tuple(out)
    only = plan.side or plan.owner
    sides: tuple[PlayerId, ...] = BOTH_PLAYERS
    if only:
        sides = (ctx.you,) if only == YOURS else (OPPONENT[ctx.you],)
    for zone in ALL_ZONES:
        if zone > zones:
            break
        if zones & zone:
            if zone == FIELD:
                _pick(g, plan, field, ctx, out)
            elif zone == CHASE:
                _pick(g, plan, g.table.chase, ctx, out)
            else:
                for p in sides:
                    place = g.table.players[p].zones[zone]
                    if place:
                        _pick(g, plan, place, ctx, out)
    return tuple(out)


def _pick(g: State, plan: Plan, place: tuple[ObjId, ...], ctx: Ctx, out: list[ObjId]) -> None:
    objs = g.table.objs
    types = plan.types
    holder = NO_PLAYER
    if plan.side:
        holder = ctx.you if plan.side == YOURS else OPPONENT[ctx.you]
    plain = not plan.rest and not plan.owner
    attributes, race, rested = plan.attributes, plan.race, plan.rested
    other = ctx.source if plan.other else NOBODY
    moved = moved_on(g, ctx) if plan.other else NOBODY
    for ref in place:
        o = objs[ref]
        c = o.chars
        if types and not c.types & types:
            continue
        if holder >= 0 and o.controller != holder:
            continue
        if o.face_down and not o.revealed and ctx.you != (o.owner if o.zone & CONTROLLED else o.controller):
            # 303.2, 311.2a: only what everybody knows of a face-down card lets it be found by others.
            if openly(g, plan.preds, o, ctx) == 1:
                out.append(ref)
        elif o.kind == ABILITY:
            if satisfies(g, plan, o, ctx):
                out.append(ref)
        elif (
            (not race or race in c.races)
            and (not attributes or c.attributes & attributes)
            and (rested < 0 or o.rested == (rested == 1))
            and ref != other
            and ref != moved
            and (plain or satisfies(g, plan, o, ctx))
        ):
            out.append(ref)


# ---- what everybody can see of a hidden card ---------------------------------------------------------------

# States that show although the card does not.
_SHOWN: Final = frozenset(
    {"rested", "recovered", "token", "face down", "face up", "revealed", "fresh", "added", "hosting",
     "attacking", "blocking", "blocked", "unblocked", "battling", "attacked", "damaged",
     "damaged before"}
)  # fmt: skip
_OUTSIDE: Final[tuple[type[Pred], ...]] = (
    ControlledBy,
    OwnedBy,
    OtherThan,
    IsOneOf,
    InZone,
    Happened,
    HasCounter,
    SpellIs,
    Targets,
)


def openly(g: State, preds: tuple[Pred, ...], o: Obj, ctx: Ctx) -> int:
    """Whether a card whose face nobody need know has all the properties: 1 yes, 0 no, undetermined."""
    result = 1
    for p in preds:
        one = _openly_one(g, p, o, ctx)
        if one == 0:
            return 0
        if one < 0:
            result = UNDETERMINED
    return result


def _openly_one(g: State, p: Pred, o: Obj, ctx: Ctx) -> int:
    if isinstance(p, Not):
        inner = _openly_one(g, p.pred, o, ctx)
        return inner if inner < 0 else 1 - inner
    if isinstance(p, AllOf):
        return openly(g, p.preds, o, ctx)
    if isinstance(p, AnyOf):
        result = 0
        for one in p.preds:
            found = _openly_one(g, one, o, ctx)
            if found == 1:
                return 1
            if found < 0:
                result = UNDETERMINED
        return result
    if isinstance(p, TypeIs):
        # 303.2b: whether a face-down card is a magic stone is plain to all.
        stone = bool(o.chars.types & MAGIC_STONE)
        if p.types & MAGIC_STONE and stone:
            return 1
        return 0 if p.types == MAGIC_STONE else UNDETERMINED
    if isinstance(p, StatusIs):
        if p.status in _SHOWN:
            return 1 if has(g, p, o, ctx) else 0
        return UNDETERMINED
    if isinstance(p, _OUTSIDE):
        return 1 if has(g, p, o, ctx) else 0
    return UNDETERMINED
