"""The ways to pay for a card, and whether they can be paid (708.4, 903.2i, 1109, 1110, 1113, 1114)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from willpower.abilities.ability import Keyword
from willpower.abilities.effects import Banish, ChooseNow, Discard, Effect, Move, Rest
from willpower.abilities.nouns import AttributeIs, Choose, ControlledBy, Filter, IsOneOf, This, TypeIs, You
from willpower.abilities.statics import AddedCost, CostChange, MayPlay, OtherCost, Static
from willpower.abilities.symbols import ATTRIBUTE_BY_LETTER, CHASE, HAND, RESONATOR, RUNES, STANDBY, Zone

from ..core.events import PLAYED
from ..core.ids import NOBODY, UNDETERMINED, PlayerId, RefId
from ..core.objects import Awakened, Chars, Ctx, Note, WayKind
from ..core.standing import ActiveStatic, Permissions
from ..core.state import State
from ..core.will import LETTER_X, NOTHING, Need, plus
from ..values.evaluate import holds, players
from .cost_change import (
    Subject,
    allowed_instead,
    any_will,
    changes,
    free_instead,
    lowered,
    matches_card,
    own_statics,
    raised,
)
from .cost_items import flat, kept_of
from .cost_ways import CostWay, split_cost, written
from .costs import can_pay
from .reckoning import NOTHING_KEPT, Kept
from .spell_text import has_as_played, playing_abilities, trigger_keyword
from .supply import Supply, awakening_part, awakening_supply, supply


def play_cost_ways(
    g: State, player: PlayerId, ref: RefId, c: Chars, origin: Zone, awakened: Awakened, free: bool
) -> tuple[CostWay, ...]:
    """The ways to pay for a card, before cost changes, X still open; worked out once where no effect has a
    say in it."""
    if g.derived.play_watch or c.ab.about_playing or c is not g.table.objs[ref].base:
        return all_cost_ways(g, player, ref, c, origin, awakened, free)
    key = (id(c), origin, tuple([id(k) for k in awakened]) if awakened else (), free)
    known = _ways.get(key)
    if known is None or known[0] is not c:
        known = (c, all_cost_ways(g, player, ref, c, origin, awakened, free))
        _ways[key] = known
    return known[1]


# By the identity of printed characteristics, which are shared by all games and kept alive here.
_ways: Final[dict[tuple[int, Zone, tuple[int, ...], bool], tuple[Chars, tuple[CostWay, ...]]]] = {}


def all_cost_ways(
    g: State, player: PlayerId, ref: RefId, c: Chars, origin: Zone, awakened: Awakened, free: bool
) -> tuple[CostWay, ...]:
    """The same as effects and the card's own text have it now."""
    own = own_play_statics(g, player, ref, c)
    optional: list[Effect] = []
    for static in own:
        if isinstance(static, AddedCost) and static.optional:
            optional += _effects(static.cost)
    extra, base = added_costs(g, ref, c, origin, awakened, own)
    if free:
        ways = [written("free", NOTHING, extra)]  # 903.2i-ii
    else:
        ways = []
        for n, need in enumerate(any_will(g, player, ref, base)):
            ways.append(written("", need, extra, n))
        for n, k in enumerate(c.ab.incarnations):
            if c.ab.about_playing and not has_as_played(g, player, ref, c.ab, k):
                continue
            ways.append(written("incarnation", NOTHING, (*incarnation_cost(k), *extra), n))
        n = UNDETERMINED
        for other in own:
            if not isinstance(other, OtherCost):
                continue
            n += 1
            if other.condition is None or holds(g, other.condition, Ctx(ref, player)):
                kind: WayKind = "other" if other.cost else "free"  # 903.2i-ii
                ways.append(written(kind, NOTHING, (*_effects(other.cost), *extra), n))
        if CostChange in g.derived.active:
            for n, need in enumerate(allowed_instead(g, player, Subject("play", ref, origin))):
                ways.append(written("allowed", need, extra, n))
            if free_instead(g, player, Subject("play", ref, origin)):
                ways.append(written("free", NOTHING, extra))
    if optional:
        ways.append(
            written(
                "free" if free else "paid additional",
                NOTHING if free else any_will(g, player, ref, base)[0],
                (*extra, *optional),
                1 if free else 0,
            )
        )
    for k in awakened:  # what changes that is reckoned for each of them
        asked = split_cost(k.cost)[0]
        for way in ways if asked != NOTHING else ():
            way.parts = (*way.parts, asked)
    return tuple(ways)


Price = tuple[Need, Need]  # all the will something costs, and how much of that is for awakening
Lowering = Callable[[State, Need, list[tuple[CostChange, Ctx]]], tuple[Need, ...]]


def prices(
    g: State,
    player: PlayerId,
    way: CostWay,
    about: Subject,
    found: list[tuple[CostChange, Ctx]],
    lower: Lowering = lowered,
) -> list[Price]:
    """What a player may choose to pay, X known (903.2i-iii, 903.2i-iv): first each awakening is changed by
    what speaks of awakening (1109.2), then the whole."""
    asked = NOTHING
    for part in way.parts:
        asked = plus(asked, part)
    out: list[Price] = [(way.need, asked)]
    if way.parts and CostChange in g.derived.active:
        own = changes(g, player, Subject("awakening", about.ref, about.origin))
        for part in way.parts if own else ():
            nows = lower(g, raised(g, part, own), own)
            out = [(exchanged(a, part, now), exchanged(b, part, now)) for a, b in out for now in nows]
    if found:
        out = [(n, b) for a, b in out for n in lower(g, raised(g, a, found), found)]
    return out if len(out) == 1 else list(dict.fromkeys(out))


def exchanged(need: Need, old: Need, new: Need) -> Need:
    """A need with another part in the place of one."""
    return tuple([n - a + b for n, a, b in zip(need, old, new, strict=True)])


def added_costs(
    g: State, ref: RefId, c: Chars, origin: Zone, awakened: Awakened, own: list[Static]
) -> tuple[tuple[Effect, ...], Need]:
    """Return the additional costs of a card, and as much of its own cost as has to be paid."""
    extra: list[Effect] = []
    for static in own:
        if isinstance(static, AddedCost) and not static.optional:
            extra += _effects(static.cost)
    for a in g.derived.active.get(AddedCost, ()):
        s = a.static
        assert isinstance(s, AddedCost)
        if s.what is not None and matches_card(g, s.what, ref, a.ctx):
            extra += _effects(s.cost)
    for k in awakened:
        extra += k.cost
    trigger = trigger_keyword(c) if "trigger" in c.ab.keywords else None
    base = c.need
    if trigger is not None and origin & (HAND | STANDBY):
        extra += trigger.cost  # 708.4, 1113.2a
        if origin == STANDBY:
            base = NOTHING
    elif origin == STANDBY and "stealth" in c.ab.keywords:
        base = NOTHING  # 1114.2
        for k in c.ab.named["stealth"]:
            extra += k.cost
    return tuple(extra), base


def _effects(cost: tuple[object, ...]) -> tuple[Effect, ...]:
    return tuple([c for c in cost if isinstance(c, Effect)])


_incarnations: Final[dict[int, tuple[Keyword, tuple[Effect, ...]]]] = {}


def incarnation_cost(k: Keyword) -> tuple[Effect, ...]:
    """Return the cards that [Incarnation] lets one banish instead of paying (1110.2)."""
    known = _incarnations.get(id(k))
    if known is not None and known[0] is k:
        return known[1]
    items: list[Effect] = []
    for symbol in k.symbols:  # "{R}" or "{R}{U}" for either of them (1110.2b)
        bits = 0
        for letter in symbol.replace("{", "").replace("}", " ").split():
            bits |= ATTRIBUTE_BY_LETTER[letter]
        items.append(Banish(Choose(Filter((TypeIs(RESONATOR), AttributeIs(bits), ControlledBy(You()))))))
    made = tuple(items)
    _incarnations[id(k)] = (k, made)
    return made


def own_play_statics(g: State, player: PlayerId, ref: RefId, c: Chars) -> list[Static]:
    """List the effects of a card's own text about playing it (902.2)."""
    if not c.ab.about_playing:
        return []
    abilities = playing_abilities(g, player, ref, c.ab)
    return own_statics(g, abilities, Ctx(ref, player)) if abilities else []


def affordable(
    g: State, player: PlayerId, ref: RefId, way: CostWay, subject: Subject, x: int, s: Supply | None, ctx: Ctx
) -> bool:
    """Whether a way to pay can be paid now."""
    for item in way.items:
        if isinstance(item, ChooseNow):
            ways = [with_choice(way, item, option) for option in item.options]
            return any([affordable(g, player, ref, one, subject, x, s, ctx) for one in ways])
    if way.parts or way.need[LETTER_X]:
        way = way.with_x(max(0, x))
    found = changes(g, player, subject)
    exclude = taken_away(g, way, ref) if way.items else NOBODY
    choices = prices(g, player, way, subject, found)
    # What is played is not there any more when its cost is paid (903.2d).
    away: tuple[RefId, ...] = ()
    if subject.kind == "play" and ref >= 0 and g.table.objs[ref].zone != CHASE:
        away = (ref,)
    if way.items and not can_pay(g, way.items, ctx, player, without=away):
        return False
    # What costs no will is not asked for will: a will ability may be what is asked about (1003.5).
    for choice, _ in choices:
        if choice == NOTHING:
            return True
    if s is None or s.bound or (exclude != NOBODY and s.has(g, exclude)):
        s = supply(g, player, exclude, spent_on(subject), ref)
    kept = kept_of(g, way.items, ctx, player, way.ahead, away) if way.items else NOTHING_KEPT
    if away and kept is not None:
        kept = s.keeping(kept, ref)
    if kept is None:
        return False
    paid = False
    for choice, awakening in choices:
        paid = paid or pays_need(g, player, s, choice, awakening, kept, exclude, subject)
    return paid


def pays_need(
    g: State,
    player: PlayerId,
    s: Supply,
    need: Need,
    awakening: Need,
    kept: Kept,
    exclude: int,
    subject: Subject,
) -> bool:
    """Whether the will of a cost can be paid, its awakening also with will that is for that alone
    (1109.2)."""
    if awakening != NOTHING:
        apart = awakening_supply(g, player, exclude, spent_on(subject), subject.ref)
        if apart is not None:
            part, rest = awakening_part(need, awakening)
            return apart.pays(g, part, kept, (rest,))
    return s.pays(g, need, kept)


def with_choice(way: CostWay, item: Effect, option: Effect) -> CostWay:
    """A way to pay with one of its alternatives chosen; will in it is paid as well."""
    need, items = split_cost(flat((option,)))
    at = way.items.index(item)
    new = CostWay(
        way.kind, plus(way.need, need), (*way.items[:at], *items, *way.items[at + 1 :]), way.ahead, way.nth
    )
    new.parts = way.parts
    return new


def spent_on(subject: Subject) -> str:
    """Return the word for the purpose that will is spent on in playing (restrictions of will, 907.4)."""
    if subject.kind == "play":
        return "rune" if subject.origin == RUNES else "play"
    return subject.kind


def taken_away(g: State, way: CostWay, ref: RefId) -> RefId:
    """The object itself, if a cost takes it away before will is paid, or rests it and it makes will by
    resting alone: it makes no will for that. Where it has other will abilities, what is kept for the cost
    tells which of them can help."""
    for n, item in enumerate(way.items):
        if isinstance(item, Rest) and isinstance(item.what, This):
            if not g.table.objs[ref].chars.ab.will_others:
                return ref
        if n < way.ahead and isinstance(item, (Banish, Discard, Move)) and isinstance(item.what, This):
            return ref
    return NOBODY


def permitted(g: State, player: PlayerId, ref: RefId, side: Chars) -> MayPlay | None:
    """An effect that lets a player play a card from where it is, or in another way, with a side up."""
    a = permission_for(g, player, ref, side)
    if a is None:
        return None
    assert isinstance(a.static, MayPlay)
    return a.static


def permission_for(g: State, player: PlayerId, ref: RefId, side: Chars) -> ActiveStatic | None:
    """The same, with the card whose effect it is."""
    if MayPlay not in g.derived.active:
        return None
    known = permissions(g)
    if ref not in known.own and not known.zones & g.table.objs[ref].zone:
        return None
    for a in known.about(ref):
        s = a.static
        assert isinstance(s, MayPlay)
        # What may be played from elsewhere is the side that lies there (1302.2f); from the hand, whence
        # cards are played anyway, it is the side that is chosen (903.2b).
        up = side if (s.what.zones or HAND) == HAND else None
        if player not in players(g, s.who, a.ctx) or not matches_card(g, s.what, ref, a.ctx, up):
            continue
        if not (s.what.zones or HAND) & g.table.objs[ref].zone:
            continue  # a text that names no zone is about when or for what cards in hand are played
        if s.top:
            pile = g.table.players[g.table.objs[ref].controller].zones[g.table.objs[ref].zone]
            if not pile or pile[0] != ref:
                continue
        if s.limit and _permission_uses(g, a) >= s.limit:
            continue
        return a
    return None


def permissions(g: State) -> Permissions:
    """The effects that let cards be played, by card and zone; only where there are any."""
    active = g.derived.active[MayPlay]
    known = g.derived.permissions
    if known is None or known.of is not active:
        known = _by_card(active)
        g.derived.permissions = known
    return known


def _by_card(active: tuple[ActiveStatic, ...]) -> Permissions:
    zones = 0
    own: dict[RefId, list[tuple[int, ActiveStatic]]] = {}
    general: list[tuple[int, ActiveStatic]] = []
    for n, a in enumerate(active):
        s = a.static
        assert isinstance(s, MayPlay)
        if any([isinstance(p, IsOneOf) and isinstance(p.what, This) for p in s.what.preds]):
            own.setdefault(a.ctx.source, []).append((n, a))
        else:
            general.append((n, a))
            zones |= s.what.zones or HAND
    return Permissions(active, {ref: tuple(some) for ref, some in own.items()}, tuple(general), zones)


def _permission_uses(g: State, a: ActiveStatic) -> int:
    """How many cards were played by a permission: one that lasts counts for itself, an ability its turn."""
    if a.lasting:
        return sum([x.used for x in g.table.lasting if x.id == a.lasting])
    return sum([1 for e in g.memory.happened if e.kind == PLAYED and e.object == a.source])


def all_ways(
    g: State, player: PlayerId, ref: RefId, c: Chars, origin: Zone, awakened: Awakened, free: bool
) -> tuple[CostWay, ...]:
    """The ways to pay for a card, those that an effect allows included (903.2i-ii)."""
    if not free and MayPlay in g.derived.active:
        allowed = permitted(g, player, ref, c)
        if allowed is not None and allowed.how == "free":
            freely = play_cost_ways(g, player, ref, c, origin, awakened, True)
            if origin != HAND:
                return freely
            # From the hand it may as well be paid for as usual.
            usual = play_cost_ways(g, player, ref, c, origin, awakened, False)
            return (*usual, *freely)
    return play_cost_ways(g, player, ref, c, origin, awakened, free)


def pay_ways(
    g: State,
    player: PlayerId,
    ref: RefId,
    c: Chars,
    origin: Zone,
    awakened: Awakened,
    s: Supply | None = None,
    free: bool = False,
) -> tuple[CostWay, ...]:
    """The ways to pay for a card that can be paid now."""
    subject = Subject("play", ref, origin)
    ctx = Ctx(ref, player)
    out: list[CostWay] = []
    for way in all_ways(g, player, ref, c, origin, awakened, free):
        if way.kind == "paid additional":
            o = g.edit(ref)
            before = o.memory
            o.memory = (*before, Note(way.kind))  # texts ask whether it is paid ("if you do, it costs less")
            if affordable(g, player, ref, way, subject, UNDETERMINED, s, ctx):
                out.append(way)
            g.edit(ref).memory = before
        elif affordable(g, player, ref, way, subject, UNDETERMINED, s, ctx):
            out.append(way)
    return tuple(out)
