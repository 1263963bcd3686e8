"""The prohibitions, demands and permissions of effects beyond the rules (104.1, 104.4, 1010.3, 1417.1).

Standing effects are indexed by kind in `State.active`; where none of a kind applies, asking costs one lookup.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Ability, Activate, Continuous
from willpower.abilities.base import walk
from willpower.abilities.effects import NotChased
from willpower.abilities.nouns import (
    AbilityOf,
    All,
    AllOf,
    AnyOf,
    Both,
    Filter,
    Host,
    Noun,
    Pred,
    SpellIs,
    This,
    Who,
)
from willpower.abilities.statics import CanAlso, Cannot, Gains, Must, OnlyWhile, ReleaseSeal, Static
from willpower.abilities.symbols import CHANT, CHASE, IN_PLAY, LIFEBREAK, MAGIC_STONE, RUNE, Zone
from willpower.abilities.words import Allowance, Demand, Forbidden

from ..core.errors import WillpowerError
from ..core.events import (
    ABILITY_PLAYED,
    ATTACKED,
    BLOCKED,
    DAMAGED,
    DID,
    DREW,
    LIFE_GAINED,
    LIFE_LOST,
    PLAYED,
    TARGETED,
)
from ..core.ids import NOBODY, PLAYER_OF, PLAYER_REF, ObjId, PlayerId, RefId, is_player
from ..core.objects import AWAKENED, TORRENT, AbilitySet, Ctx, Event, Obj, still_itself
from ..core.state import ActiveStatic, State
from ..text.ability_kinds import ability_is
from ..text.keywords import given_to_itself
from . import characteristics, evaluate
from . import conditional_keywords as conditional
from .evaluate.core import fits_anywhere
from .evaluate.core import plan_of as filter_plan
from .evaluate.then import look_back, look_up

# Acts on cards that need not be in the field: a filter without a zone then means them where they are.
_ANYWHERE: Final = frozenset({"be cancelled", "be played", "activate", "enter", "be added"})
# Acts that a card on the chase can forbid by its own text (902.2, 1008.2).
_ON_CHASE: Final = frozenset({"be cancelled", "chase", "be targeted"})
# Acts that can be forbidden beyond a number of times each turn, and the events that count for them.
COUNTED: Final[dict[Forbidden, int]] = {
    "play": PLAYED,
    "play abilities": ABILITY_PLAYED,
    "activate": ABILITY_PLAYED,
    "draw": DREW,
    "attack": ATTACKED,
    "be attacked": ATTACKED,
    "block": BLOCKED,
    "be blocked": BLOCKED,
    "gain life": LIFE_GAINED,
    "lose life": LIFE_LOST,
    "call": DID,
    "search": DID,
    "be targeted": TARGETED,
    "deal damage": DAMAGED,
    "be dealt damage": DAMAGED,
}
# Of those, the acts whose card or player is the other participant of the event.
_AS_OBJECT: Final = frozenset({"be attacked", "be blocked", "be dealt damage"})


def prohibited_by(g: State, act: Forbidden, ref: RefId, by: RefId = NOBODY, to: RefId = NOBODY) -> str:
    """Whether effects forbid something to or of a card or player: "" if not, else the clause (104.4)."""
    if g.derived.values_stale:
        characteristics.refresh(g)
    if act in g.derived.forbidden:
        for a in g.derived.active[Cannot]:
            static = a.static
            assert isinstance(static, Cannot)
            if static.act != act:
                continue
            if act == "chase":
                # 1008.2: whatever on the chase must not be chased to forbids, not only the top.
                if any([_forbids(g, static, a.ctx, ref, by, i) for i in g.table.chase or (to,)]):
                    return "1008.2"
            elif _forbids(g, static, a.ctx, ref, by, to):
                return "1010.3" if act == "be destroyed" else "104.4"
    if act in _ON_CHASE and g.table.chase and _forbidden_by_spell(g, act, ref, by, to):
        return "1008.2" if act == "chase" else "104.4"
    return ""


def prohibited_by_any(g: State, acts: tuple[Forbidden, ...], ref: RefId, by: RefId = NOBODY) -> str:
    """The same for several words that all mean what is about to happen to a card."""
    if g.derived.values_stale:
        characteristics.refresh(g)
    for a in g.derived.active.get(Cannot, ()):
        static = a.static
        assert isinstance(static, Cannot)
        if static.act in acts and _forbids(g, static, a.ctx, ref, by, NOBODY):
            return "1010.3" if static.act == "be destroyed" else "104.4"
    if "be cancelled" in acts and g.table.chase and _forbidden_by_spell(g, "be cancelled", ref, by, NOBODY):
        return "104.4"
    return ""


_ANY_ABILITY: Final = (SpellIs("ability"),)


def ability_prohibited_by(g: State, player: PlayerId, ref: RefId, ability: Ability) -> str:
    """Whether effects keep a player from playing an ability of a card, which is not on the chase yet
    (104.4, 906.6)."""
    if g.derived.values_stale:
        characteristics.refresh(g)
    activate = isinstance(ability, Activate)
    for a in g.derived.active.get(Cannot, ()):
        static = a.static
        assert isinstance(static, Cannot)
        if static.act == "activate" and activate and _forbids(g, static, a.ctx, ref, NOBODY, NOBODY):
            return "104.4"
        if static.act != "play abilities":
            continue
        very = _very_card.get(id(static))
        if very is None or very[0] is not static:
            very = very_card(static)
        if very[1] is not None and ref not in evaluate.refs(g, very[1], a.ctx):
            continue
        if not means(g, static.what, PLAYER_REF[player], a.ctx):
            continue
        if g.rulings.will_when_paying and g.table.objs[ref].chars.types & MAGIC_STONE:
            if static.to is None and (static.by is None or static.by.preds == _ANY_ABILITY):
                continue  # resting a magic stone for will is no ability (2.7.3 of 2.0, 907.2)
        if not (activate if static.by is None else ability_fits(g, static.by, ref, ability, a.ctx)):
            continue
        if not narrowed(g, static.to, ref, static.players, a.ctx):
            continue
        if static.more_than is None or _often(g, static, PLAYER_REF[player], a.ctx) >= evaluate.number(
            g, static.more_than, a.ctx
        ):
            return "104.4"
    return ""


_very_card: Final[dict[int, tuple[Cannot, Noun | None]]] = {}


def very_card(static: Cannot) -> tuple[Cannot, Noun | None]:
    """The very card whose abilities a prohibition is about, where it points at one: this card, its host. Most
    of the cards that are asked about are others."""
    noun: Noun | None = None
    for p in static.by.preds if static.by is not None else ():
        listed = filter_plan(p.filter).listed if isinstance(p, AbilityOf) else None
        if isinstance(listed, (Host, This)):
            noun = listed
    found = (static, noun)
    _very_card[id(static)] = found
    return found


def ability_fits(g: State, filter: Filter, ref: RefId, ability: Ability, ctx: Ctx) -> bool:
    """Whether an ability of a card is one that a filter for abilities on the chase means (901.1e)."""
    for p in filter.preds:
        if isinstance(p, SpellIs):
            if p.kind != "ability" and not ability_is(g.edition, ability, p.kind):
                return False
        elif isinstance(p, AbilityOf):
            if not fits_anywhere(g, p.filter, ref, ctx):
                return False
        elif not fits_anywhere(g, Filter((p,)), ref, ctx):
            return False
    return True


def _forbids(g: State, static: Cannot, ctx: Ctx, ref: RefId, by: RefId, to: RefId) -> bool:
    """Whether one prohibition means this card or player and these circumstances."""
    if static.act == "attack you" and to != PLAYER_REF[ctx.you]:
        return False
    if static.act == "attack your opponent" and to == PLAYER_REF[ctx.you]:
        return False
    if static.act in _ANYWHERE and isinstance(static.what, All):
        if ref < 0 or not fits_anywhere(g, static.what.filter, ref, ctx):
            return False
    elif not means(g, static.what, ref, ctx):
        return False
    if not narrowed(g, static.by, by, static.players, ctx):
        return False
    if not narrowed(g, static.to, to, static.players, ctx):
        return False
    if static.more_than is None:
        return True
    return _often(g, static, ref, ctx) >= evaluate.number(g, static.more_than, ctx)


def narrowed(g: State, filter: Filter | None, ref: RefId, beside: Who | None, ctx: Ctx) -> bool:
    """Whether the other participant is one that a prohibition is narrowed to."""
    if filter is None:
        return True
    if is_player(ref):
        return beside is not None and PLAYER_OF[ref] in evaluate.players(g, beside, ctx)
    if ref < 0:
        return False
    if fits_anywhere(g, filter, ref, ctx):
        return True
    zone = g.table.objs[ref].zone
    if zone == CHASE or (zone == LIFEBREAK and not g.edition.break_is_ability):
        return False  # what a [Break] does that is neither spell nor ability is done by neither (1415.1b-i)
    return fits_anywhere(g, _as_source(filter, zone), ref, ctx)


_as_sources: Final[dict[tuple[int, int], tuple[Filter, Filter]]] = {}


def _as_source(filter: Filter, zone: Zone) -> Filter:
    """A filter for abilities asked of the card whose ability or effect it is (901.1e, 901.2d); one for
    spells asked of a card that is about to be one."""
    kind = "ability" if zone & IN_PLAY else "spell"
    key = (id(filter), zone & IN_PLAY)
    known = _as_sources.get(key)
    if known is None or known[0] is not filter:
        preds = beside_kind(filter.preds, kind)
        known = (filter, filter if preds == filter.preds else Filter(preds, filter.zones & ~CHASE))
        _as_sources[key] = known
    return known[1]


def beside_kind(preds: tuple[Pred, ...], kind: str) -> tuple[Pred, ...]:
    """What some properties ask besides that something is a spell or an ability."""
    found: list[Pred] = []
    for p in preds:
        left = _beside_kind(p, kind)
        if left is not None:
            found.append(left)
    return tuple(found)


def _beside_kind(p: Pred, kind: str) -> Pred | None:
    """What a property asks besides that; None if nothing."""
    if isinstance(p, SpellIs):
        return None if p.kind == kind else p
    if isinstance(p, AllOf):
        left = beside_kind(p.preds, kind)
        return AllOf(left) if left else None
    if isinstance(p, AnyOf):
        left = beside_kind(p.preds, kind)
        return AnyOf(left) if len(left) == len(p.preds) else None
    return p


def _often(g: State, static: Cannot, ref: RefId, ctx: Ctx) -> int:
    """How often the forbidden thing was done this turn, for "cannot ... more than" (readings 39)."""
    kind = COUNTED.get(static.act)
    if kind is None:
        raise WillpowerError(f"no way to count how often one did {static.act!r} this turn")
    n = 0
    for place, e in enumerate(g.memory.happened):
        if e.kind != kind or (kind == DID and e.word != static.act):
            continue
        if is_player(ref):
            if e.player != PLAYER_OF[ref]:
                continue
        elif (e.object if static.act in _AS_OBJECT else e.subject) != ref:
            continue
        present = look_back(g, place)  # as it was when it was done (911.1)
        try:
            if _counted(g, static, ref, e, ctx):
                n += 1
        finally:
            look_up(g, present)
    return n


def _counted(g: State, static: Cannot, ref: RefId, event: Event, ctx: Ctx) -> bool:
    """Whether something done earlier was what a prohibition speaks of."""
    if static.to is not None and not _counts(g, static.to, event, ctx):
        return False
    if event.kind == ATTACKED and is_player(ref):
        return narrowed(g, static.by, event.subject, None, ctx)  # "attack with more than one Beast"
    return True


def _counts(g: State, filter: Filter, event: Event, ctx: Ctx) -> bool:
    """Whether something done earlier was done with a card that a prohibition speaks of."""
    ref = event.subject if event.kind in (PLAYED, ABILITY_PLAYED) else event.object
    return ref >= 0 and fits_anywhere(g, filter, ref, ctx)


def _forbidden_by_spell(g: State, act: Forbidden, ref: RefId, by: RefId, to: RefId) -> bool:
    """Whether the text of a card on the chase forbids something while it is there (902.2, 1008.2)."""
    if act == "chase":
        sources: tuple[RefId, ...] = g.table.chase
    elif ref >= 0 and g.table.objs[ref].zone == CHASE and still_itself(g.table.objs[ref]):
        sources = (ref,)
    else:
        return False
    for i in sources:
        o = g.table.objs[i]
        if act == "chase" and o.ability is not None and _not_chased(g, o, ref):
            return True
        ab = o.chars.ab
        if not ab.continuous and not ab.conditional and not o.marks & (TORRENT | AWAKENED):
            continue
        if act == "be targeted" and not o.chars.types & (CHANT | RUNE):
            continue  # 902.1a: it speaks of the card in the field
        ctx = spell_context(g, o)
        for static in own_statics(g, o, ab, ctx):
            if isinstance(static, Cannot) and static.act == act:
                if _forbids(g, static, ctx, ref, by, i if act == "chase" else to):
                    return True
    return False


_unchased: Final[dict[int, tuple[Ability, tuple[NotChased, ...]]]] = {}


def unchased(ability: Ability) -> tuple[NotChased, ...]:
    """What an ability says of chasing to itself; found out once."""
    known = _unchased.get(id(ability))
    if known is None or known[0] is not ability:
        known = (ability, tuple([one for one in walk(ability) if isinstance(one, NotChased)]))
        _unchased[id(ability)] = known
    return known[1]


def _not_chased(g: State, o: Obj, ref: RefId) -> bool:
    """Whether an ability on the chase says that a player cannot chase to it (1008.2)."""
    assert o.ability is not None
    ctx = Ctx(o.id, o.controller)
    return any([PLAYER_OF[ref] in evaluate.players(g, one.who, ctx) for one in unchased(o.ability)])


def chase_refusal(g: State, player: PlayerId) -> str:
    """Why a player cannot put anything on the chase by playing it, or "" (1008.1, 1008.2)."""
    if not g.table.chase:
        return ""
    if "chase" not in g.derived.forbidden:
        for i in g.table.chase:
            o = g.table.objs[i]
            ab = o.chars.ab
            if ab.continuous or ab.conditional or o.marks & (TORRENT | AWAKENED):
                break
            if o.ability is not None:
                known = _unchased.get(id(o.ability))  # asked of all of a long chase
                if known is None or known[0] is not o.ability or known[1]:
                    if unchased(o.ability):
                        break
        else:
            return ""  # no text speaks of it
    return prohibited_by(g, "chase", PLAYER_REF[player], to=g.table.chase[-1])


def spell_context(g: State, o: Obj) -> Ctx:
    """A context for an object's own text; on the chase it knows how the card was played."""
    ctx = g.work.ctxs[o.ctx].copy(g.writer) if o.ctx in g.work.ctxs else Ctx()
    ctx.source = o.id
    ctx.controller = o.controller
    ctx.you = o.controller
    if o.x >= 0:
        ctx.x = o.x  # 903.2f-ii
    return ctx


def own_statics(g: State, o: Obj, ab: AbilitySet, ctx: Ctx) -> tuple[Static, ...]:
    """The continuous effects among these abilities of a card whose conditions hold, wherever the card is;
    with those of the text that a spell was played with (1109.2, 1124.2)."""
    found: list[Static] = []
    for c in ab.continuous:
        _collect(g, c, ctx, found)
    if ab.conditional:
        releases: list[tuple[ReleaseSeal, Ctx]] = []
        for a in g.derived.active.get(ReleaseSeal, ()):
            assert isinstance(a.static, ReleaseSeal)
            releases.append((a.static, a.ctx))
        for k in ab.conditional:
            if conditional.met_in_playing(g, k, o, releases):
                for inner in k.abilities:
                    if isinstance(inner, Continuous):
                        _collect(g, inner, ctx, found)
    if o.marks & (TORRENT | AWAKENED):
        for k in (*(ab.named.get("torrent", ()) if o.marks & TORRENT else ()), *ctx.awakened):
            for inner in k.abilities:
                if isinstance(inner, Continuous):
                    _collect(g, inner, ctx, found)
    return tuple(found)


def _collect(g: State, c: Continuous, ctx: Ctx, found: list[Static]) -> None:
    if c.condition is not None and not evaluate.holds(g, c.condition, ctx):
        return
    waiting: list[Static] = list(c.effects)
    while waiting:
        static = waiting.pop(0)
        if isinstance(static, OnlyWhile):
            if evaluate.holds(g, static.condition, ctx):
                waiting = list(static.effects) + waiting
        else:
            found.append(static)
            if isinstance(static, Gains):
                for given in given_to_itself(static):
                    _collect(g, given, ctx, found)


# ---- demanded and allowed --------------------------------------------------------------------------


def must(g: State, act: Demand, ref: RefId) -> bool:
    """Whether effects demand that a card does something if able."""
    if g.derived.values_stale:
        characteristics.refresh(g)
    for a in g.derived.active.get(Must, ()):
        static = a.static
        assert isinstance(static, Must)
        if static.act == act and means(g, static.what, ref, a.ctx):
            return True
    return False


def must_refs(g: State, act: Demand, ref: ObjId) -> tuple[RefId, ...]:
    """To which cards or players a card must do something, where effects name any."""
    if g.derived.values_stale:
        characteristics.refresh(g)
    out: list[RefId] = []
    for a in g.derived.active.get(Must, ()):
        static = a.static
        assert isinstance(static, Must)
        if static.act == act and static.to is not None and means(g, static.what, ref, a.ctx):
            out += [x for x in evaluate.refs(g, static.to, a.ctx) if x not in out]
    return tuple(out)


def allowed(g: State, act: Allowance, ref: RefId, to: RefId = NOBODY) -> bool:
    """Whether an effect lets a card do something that the rules would not (104.1)."""
    if g.derived.values_stale:
        characteristics.refresh(g)
    for a in g.derived.active.get(CanAlso, ()):  # noqa: SIM110  (asked often, and mostly there is none)
        if _allows(g, a, act, ref, to):
            return True
    return False


def allowed_amount(g: State, act: Allowance, ref: RefId, to: RefId = NOBODY) -> int:
    """How many times more effects let a card do something (104.1)."""
    if g.derived.values_stale:
        characteristics.refresh(g)
    n = 0
    for a in g.derived.active.get(CanAlso, ()):
        if _allows(g, a, act, ref, to):
            assert isinstance(a.static, CanAlso)
            n += evaluate.number(g, a.static.amount, a.ctx, 1)
    return n


def _allows(g: State, a: ActiveStatic, act: Allowance, ref: RefId, to: RefId) -> bool:
    static = a.static
    assert isinstance(static, CanAlso)
    if static.act != act or not means(g, static.what, ref, a.ctx):
        return False
    return static.to is None or (to >= 0 and fits_anywhere(g, static.to, to, a.ctx))


# ---- who is meant ------------------------------------------------------------------------------------


def means(g: State, noun: Noun, ref: RefId, ctx: Ctx) -> bool:
    """Whether a noun of a standing effect means this card or player now."""
    if isinstance(noun, All):
        return ref >= 0 and evaluate.fits(g, noun.filter, ref, ctx)
    if isinstance(noun, This):
        return ref == ctx.source
    if isinstance(noun, Who):
        return is_player(ref) and (PLAYER_OF[ref]) in evaluate.players(g, noun, ctx)
    if isinstance(noun, Both):
        return any([means(g, part, ref, ctx) for part in noun.parts])
    return ref in evaluate.refs(g, noun, ctx)
