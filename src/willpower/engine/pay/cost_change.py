"""The final cost of playing something (903.2i): kind first, then more, then less, then fixed."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Activate, Continuous
from willpower.abilities.base import Node, walk
from willpower.abilities.nouns import Filter
from willpower.abilities.statics import AnyWill, CostChange, Gains, OnlyWhile, Static
from willpower.abilities.symbols import ALL_ATTRIBUTES, CHASE, NO_ZONE, Zone
from willpower.abilities.words import CostOf

from ..core.ids import PLAYER_OF, PlayerId, RefId, is_player
from ..core.objects import NO_WRITER, Chars, Ctx
from ..core.state import State
from ..core.will import FREE, NOTHING, Need, parse_need, plus, total
from ..text.keywords import given_to_itself
from ..values.characteristics import refresh
from ..values.continuous import own_context
from ..values.evaluate import fits, fits_as, holds, number, players
from ..values.evaluate.memory import happenings
from ..values.lasting import keep_lasting
from ..values.prohibition import beside_kind
from .spell_text import playing_abilities


class Subject:
    """The card or ability being played ("activate", "god's art", "judgment", "standby" ...) of a
    card."""

    __slots__ = ("ability", "kind", "name", "origin", "ref", "targets")

    def __init__(self, kind: str, ref: RefId, origin: Zone = NO_ZONE, name: str = "") -> None:
        self.kind = kind
        self.ref = ref
        self.origin = origin
        self.name = name
        self.targets: tuple[RefId, ...] = ()
        self.ability: Activate | None = None  # its own words about its cost


def changes(g: State, player: PlayerId, subject: Subject) -> list[tuple[CostChange, Ctx]]:
    """The cost changes that apply to what a player plays."""
    if g.derived.values_stale:
        refresh(g)
    out: list[tuple[CostChange, Ctx]] = []
    for a in g.derived.active.get(CostChange, ()):
        static = a.static
        assert isinstance(static, CostChange)
        if subject.kind == "play" and is_allowed(static):
            continue  # a way of its own to pay
        if applies(g, static, a.ctx, player, subject):
            out.append((static, a.ctx))
    if subject.kind == "play":
        o = g.table.objs[subject.ref]
        ab = o.chars.ab
        play_statics = playing_abilities(g, player, subject.ref, ab) if ab.about_playing else ()
        if play_statics:
            ctx = own_context(o)
            ctx.controller = player
            ctx.you = player
            for effect in own_statics(g, play_statics, ctx):
                if isinstance(effect, CostChange) and applies(g, effect, ctx, player, subject):
                    if not any(s is effect for s, _ in out):
                        out.append((effect, ctx))
    elif subject.ability is not None and subject.ability.limits:
        add_own_changes(g, player, subject, out)
    return out


def most_off(g: State, player: PlayerId, subject: Subject) -> int:
    """The most that a cost can become less, whatever is still chosen for what is played (903.2e-g)."""
    off = 0
    for a in g.derived.active.get(CostChange, ()):
        static = a.static
        assert isinstance(static, CostChange)
        if not static.more and not static.set_to and player in players(g, static.who, a.ctx):
            off += total(amount(g, static, a.ctx))
    own: list[Node] = []
    if subject.kind == "play":
        own += playing_abilities(g, player, subject.ref, g.table.objs[subject.ref].chars.ab)
    elif subject.ability is not None:
        own += subject.ability.limits
    if own:
        ctx = own_context(g.table.objs[subject.ref])
        ctx.controller = ctx.you = player
        for node in [n for one in own for n in walk(one)]:
            if isinstance(node, CostChange) and not node.more and not node.set_to:
                off += total(amount(g, node, ctx))
    return off


def is_allowed(static: CostChange) -> bool:
    """Whether an effect lets one pay something instead of a cost: "you may pay {0} rather than pay its cost".
    One that asks for targets, which are chosen after the way to pay, is a change like any other."""
    return (
        static.set_to
        and static.optional
        and not static.from_zones
        and static.targeting is None
        and static.targeting_who is None
    )


def allowed_instead(g: State, player: PlayerId, subject: Subject) -> list[Need]:
    """What effects let a player pay instead of the cost of a card, if they want to (903.2i-i)."""
    if "kind" not in g.edition.cost_changes:
        return []
    return [
        parse_need(a.static.symbols)
        for a in g.derived.active.get(CostChange, ())
        if isinstance(a.static, CostChange)
        and a.static.symbols
        and is_allowed(a.static)
        and applies(g, a.static, a.ctx, player, subject)
    ]


def free_instead(g: State, player: PlayerId, subject: Subject) -> bool:
    """Whether an effect lets a player play a card without paying its cost (903.2i-ii), wherever from."""
    return any(
        [
            isinstance(a.static, CostChange)
            and not a.static.symbols
            and applies(g, a.static, a.ctx, player, subject)
            for a in g.derived.active.get(CostChange, ())
        ]
    )


def add_own_changes(g: State, player: PlayerId, subject: Subject, out: list[tuple[CostChange, Ctx]]) -> None:
    """Add the changes that an activate ability makes to its own cost."""
    ctx = own_context(g.table.objs[subject.ref])
    ctx.controller = player
    ctx.you = player
    assert subject.ability is not None
    for limit in subject.ability.limits:
        if limit.cost is not None:
            found: list[Static] = []
            add_static(g, (limit.cost,), ctx, found)
            out += [
                (one, ctx) for one in found if isinstance(one, CostChange) and aimed(g, one, ctx, subject)
            ]


def use_up(g: State, player: PlayerId, about: Subject) -> None:
    """A card or ability was played: changes of the cost of the next such one are used up."""
    spent: list[int] = []
    for a in g.derived.active.get(CostChange, ()):
        static = a.static
        assert isinstance(static, CostChange)
        if not static.once or not a.lasting:
            continue
        if applies(g, static, a.ctx, player, about) or is_next(g, static, a.ctx, player, about):
            spent.append(a.lasting)
    if spent:
        keep_lasting(g, [x for x in g.table.lasting if x.id not in spent])


def is_next(g: State, static: CostChange, ctx: Ctx, player: PlayerId, about: Subject) -> bool:
    """Whether a card that is played is the next one that a change waits for, though it does not change it."""
    if static.next_of is None or about.kind != "play" or player not in players(g, static.who, ctx):
        return False
    return matches_card(g, static.next_of, about.ref, ctx)


def own_statics(g: State, abilities: tuple[Continuous, ...], ctx: Ctx) -> list[Static]:
    """The effects of a card's own abilities about playing it whose conditions hold now (902.2)."""
    out: list[Static] = []
    for c in abilities:
        if c.condition is None or holds(g, c.condition, ctx):
            add_static(g, c.effects, ctx, out)
    return out


def add_static(g: State, effects: tuple[Static, ...], ctx: Ctx, out: list[Static]) -> None:
    """Adds effects, those inside conditions if these hold."""
    for e in effects:
        if not isinstance(e, OnlyWhile):
            out.append(e)
            if isinstance(e, Gains):
                for given in given_to_itself(e):
                    if given.condition is None or holds(g, given.condition, ctx):
                        add_static(g, given.effects, ctx, out)
        elif holds(g, e.condition, ctx):
            add_static(g, e.effects, ctx, out)


def applies(g: State, static: CostChange, ctx: Ctx, player: PlayerId, subject: Subject) -> bool:
    """Whether a cost change is about this."""
    if player not in players(g, static.who, ctx):
        return False
    if static.from_zones and not static.from_zones & subject.origin:
        return False
    if subject.kind == "play":
        if static.play is None or not matches_card(g, static.play, subject.ref, ctx):
            return False
    else:
        if not meant_kind(static.abilities, subject.kind):
            own = subject.ability
            if own is None or own.keyword not in static.abilities:
                return False
        if static.ability_name and static.ability_name != subject.name:
            return False
        if static.of is not None and (subject.ref < 0 or not matches_card(g, static.of, subject.ref, ctx)):
            return False
    if not aimed(g, static, ctx, subject):
        return False
    if not static.first_each_turn:
        return True
    return happenings(g, "played", static.who, static.play, ctx) == static.nth - 1


def aimed(g: State, static: CostChange, ctx: Ctx, subject: Subject) -> bool:
    """Whether what is played targets what a cost change asks for (903.2g before 903.2i)."""
    if static.targeting is not None and not any(
        [t >= 0 and fits(g, static.targeting, t, ctx) for t in subject.targets]
    ):
        return False
    if static.targeting_who is None:
        return True
    meant = players(g, static.targeting_who, ctx)
    return any([is_player(t) and PLAYER_OF[t] in meant for t in subject.targets])


def meant_kind(kinds: tuple[CostOf, ...], kind: str) -> bool:
    """Whether a cost change for abilities of some kinds is about what is played."""
    if "any" in kinds:
        return kind in ("activate", "god's art")  # judgment and standby are no abilities (705.2d, 706.2)
    return kind in kinds


def matches_card(g: State, filter: Filter, ref: RefId, ctx: Ctx, side: Chars | None = None) -> bool:
    """Whether a card fits, wherever it is being played from, unless the filter names zones; with `side` up if
    it is another than the one it has."""
    o = g.table.objs[ref]
    if o.zone != CHASE:
        filter = about_to_be_played(filter)
    if not filter.zones:
        filter = Filter(filter.preds, o.zone)
    if side is None or side is o.chars:
        return fits(g, filter, ref, ctx)
    if g.derived.values_stale:
        refresh(g)
    turned = o.copy(NO_WRITER)
    turned.chars = side
    return fits_as(g, filter, turned, ctx)


_cards: Final[dict[int, tuple[Filter, Filter]]] = {}


def about_to_be_played(filter: Filter) -> Filter:
    """A filter for spells asked of a card that is not one yet (312.3)."""
    known = _cards.get(id(filter))
    if known is None or known[0] is not filter:
        preds = beside_kind(filter.preds, "spell")
        known = (filter, filter if preds == filter.preds else Filter(preds, filter.zones))
        _cards[id(filter)] = known
    return known[1]


def amount(g: State, static: CostChange, ctx: Ctx) -> Need:
    """How much a change is, "for each" counted."""
    need = parse_need(static.symbols)
    if static.times is not None:
        times = max(0, number(g, static.times, ctx))
        need = tuple([n * times for n in need])
    return need


def raised(g: State, need: Need, found: list[tuple[CostChange, Ctx]]) -> Need:
    """The need after all increases (903.2i-iii)."""
    for static, _ in found:
        if static.set_to and "kind" in g.edition.cost_changes:
            need = parse_need(static.symbols)  # 903.2i-i
    for static, ctx in found if "increase" in g.edition.cost_changes else ():
        if static.more and not static.set_to:
            need = plus(need, amount(g, static, ctx))
    return need


def lowered(g: State, need: Need, found: list[tuple[CostChange, Ctx]]) -> tuple[Need, ...]:
    """The needs a player may choose between after all decreases (903.2i-iv).

    Only ways that no other beats are listed: taking an attribute symbol away always leaves at least as many
    ways to pay as taking away free cost does.
    """
    ways: list[Need] = [need]
    any_part = "of any part" in g.edition.cost_changes
    for static, ctx in found:
        if static.more or static.set_to:
            continue
        cut = amount(g, static, ctx)
        nexts: list[Need] = []
        for way in ways:
            for result in cut_ways(way, cut, static.least, 7 if any_part else 0):
                if result not in nexts:
                    nexts.append(result)
        ways = nexts
    return tuple(ways)


def cut_ways(need: Need, cut: Need, least: int, parts: int) -> list[Need]:
    """The best ways to take a reduction off a need (readings 33).

    Free cost of the reduction may be taken off the first `parts` kinds of will too: off all or, where an
    edition lowers free cost only, off none.
    """
    base = list(need)
    for i in range(7):
        base[i] = max(0, base[i] - cut[i])
    free = cut[FREE]
    if least:
        free = min(free, max(0, sum(base[:8]) - least))
    partial: list[tuple[list[int], int]] = [(base, free)]
    done: list[Need] = []
    while partial:
        state, left = partial.pop()
        symbols = [i for i in range(parts) if state[i]]
        if not left or not symbols:
            state[FREE] = max(0, state[FREE] - left)
            result = tuple(state)
            if result not in done:
                done.append(result)
            continue
        for i in symbols:
            nxt = list(state)
            nxt[i] -= 1
            partial.append((nxt, left - 1))
    return done


def all_reductions(g: State, need: Need, found: list[tuple[CostChange, Ctx]]) -> tuple[Need, ...]:
    """Every need a player could choose, beaten ways included (judge files name the part they lower)."""
    ways: list[Need] = [need]
    first = 0 if "of any part" in g.edition.cost_changes else FREE
    for static, ctx in found:
        if static.more or static.set_to:
            continue
        cut = amount(g, static, ctx)
        nexts: list[Need] = []
        for way in ways:
            base = list(way)
            for i in range(7):
                base[i] = max(0, base[i] - cut[i])
            options: list[list[int]] = [base]
            for _ in range(cut[FREE]):
                more: list[list[int]] = []
                for option in options:
                    if static.least and sum(option[:8]) <= static.least:
                        more.append(option)
                        continue
                    parts = [i for i in range(first, 8) if option[i]]
                    for i in parts:
                        nxt = list(option)
                        nxt[i] -= 1
                        if nxt not in more:
                            more.append(nxt)
                    if not parts and option not in more:
                        more.append(option)
                options = more
            for option in options:
                if tuple(option) not in nexts:
                    nexts.append(tuple(option))
        ways = nexts
    return tuple(ways)


def any_will(g: State, player: PlayerId, ref: RefId, need: Need) -> tuple[Need, ...]:
    """The needs to choose between after effects that let attribute cost be paid with other will
    (903.2i-i)."""
    if need[:5] == NOTHING[:5]:
        return (need,)
    ways = [need]
    for attributes in other_will(g, player, ref):
        if attributes == ALL_ATTRIBUTES:
            return (any_attribute(need),)
        for i in range(5):
            if attributes >> i & 1:
                for way in list(ways):
                    ways += [w for w in paid_as(way, i) if w not in ways]
    return tuple(ways)


def other_will(g: State, player: PlayerId, ref: RefId) -> list[int]:
    """The attributes of will that effects let a player pay the attribute cost of a card with."""
    out: list[int] = []
    for a in g.derived.active.get(AnyWill, ()):
        static = a.static
        assert isinstance(static, AnyWill)
        if player in players(g, static.who, a.ctx) and matches_card(g, static.play, ref, a.ctx):
            out.append(static.attributes)
    ab = g.table.objs[ref].chars.ab
    own = playing_abilities(g, player, ref, ab) if ab.about_playing else ()
    if own:
        ctx = own_context(g.table.objs[ref])
        ctx.controller = player
        ctx.you = player
        out += [e.attributes for e in own_statics(g, own, ctx) if isinstance(e, AnyWill)]
    return out


def paid_as(need: Need, i: int) -> list[Need]:
    """A need with some of its attribute symbols paid with will of the i-th attribute instead."""
    ways = [need]
    for j in range(5):
        if j == i:
            continue
        for way in list(ways):
            for n in range(1, way[j] + 1):
                changed = list(way)
                changed[j] -= n
                changed[i] += n
                ways.append(tuple(changed))
    return ways


def any_attribute(need: Need) -> Need:
    """A need whose attribute symbols can be paid with any will."""
    changed = list(need)
    for i in range(5):
        changed[FREE] += changed[i]
        changed[i] = 0
    return tuple(changed)


def target_refs(g: State, ctx: Ctx) -> tuple[RefId, ...]:
    """All targets chosen for something being played."""
    out: list[RefId] = []
    for slot in ctx.targets:
        out += ctx.slots.get(slot, ())
    return tuple(out)
