"""Effects that last: making them, and what a card that is played or awakened keeps (901.2b, 903.2d-i, 909.4,
1109.2, 1124.2)."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Final, TypeVar

from willpower.abilities.ability import Keyword
from willpower.abilities.base import Node, walk
from willpower.abilities.nouns import (
    All,
    Both,
    ControlledBy,
    Noun,
    Quantity,
    Ref,
    RefPlayer,
    RulerOf,
    This,
    Who,
)
from willpower.abilities.quantities import EventAmount, Num
from willpower.abilities.statics import (
    AddAbilities,
    AddDivinity,
    AddValues,
    CanAlso,
    Cannot,
    CostChange,
    DoesNotRecover,
    Duration,
    Gains,
    HandSize,
    Mod,
    MoreCalls,
    OnlyWhile,
    PlayerGains,
    Prevent,
    SetValues,
    Static,
    WeatherIsNow,
)
from willpower.abilities.symbols import CHASE, IN_PLAY
from willpower.abilities.words import Until

from ..core import happenings
from ..core.events import MOVED
from ..core.ids import BOTH_PLAYERS, NO_PLAYER, PLAYER_OF, ObjId, PlayerId, RefId
from ..core.objects import AWAKENED, NO_WRITER, Ctx, still_itself
from ..core.printed import printed
from ..core.stale import PLAY, RULES, WATCHERS, changed
from ..core.state import Lasting, State
from ..text.expansions import text_of
from ..values import evaluate, layers
from ..values.continuous import one_effect, own_context
from ..values.evaluate import fits, holds
from ..values.lasting import KEPT, note_entering
from .triggers import emit

Kept = tuple[Gains, Ctx]  # an effect on a group of cards, and its context
_alike: Final[dict[tuple[Static, tuple[int, ...]], Static]] = {}
_kept: Final[dict[int, Static]] = {}  # those that it has
_THEM: Final = Ref(KEPT)
# Effects that say no more when they are there twice; only the newest of the weather counts (1028.1b).
_ONCE_IS_ENOUGH: Final = (Cannot, WeatherIsNow)


def one_of_a_kind(static: Static) -> Static:
    """The same object for effects that say the same, so that what is known of them is found again. Those
    that mean the same in other words stay apart: what is shown of a game must not depend on which of them
    was made first."""
    if _kept.get(id(static)) is static:
        return static
    kept = _alike.setdefault((static, tuple([node.phrase for node in walk(static)])), static)
    _kept[id(kept)] = kept
    return kept


def add_lasting(
    g: State,
    static: Static,
    ctx: Ctx,
    refs: tuple[RefId, ...],
    until: Until,
    until_player: PlayerId = NO_PLAYER,
    clause: str = "909.4",
) -> int:
    """Makes a continuous effect that lasts (901.2b); its number."""
    made = Lasting()
    made.id = g.fresh_id()
    made.stamp = g.tick()
    made.source = ctx.source
    made.static = one_of_a_kind(static)
    made.ctx = ctx.copy(NO_WRITER)
    made.until = until
    made.until_player = until_player
    made.since_turn = g.turn.serial
    made.refs = refs
    before = g.table.lasting
    if before and isinstance(made.static, _ONCE_IS_ENOUGH):
        before = tuple([x for x in before if not covers(made, x)])
    g.table.lasting = (*before, made)
    changed(g, PLAY | RULES)
    emit(
        g,
        happenings.effect_began(
            source=ctx.source,
            objects=refs,
            player=ctx.controller,
            until=until,
            clause=clause,
            words=words_of(made.static),
        ),
    )
    return made.id


def covers(new: Lasting, old: Lasting) -> bool:
    """Whether an effect says what another says already, as long as that one and after it: the other may end.
    So what can be done again and again does not pile up."""
    if new.source != old.source or new.refs != old.refs or old.static is None:
        return False
    if new.static is not old.static and new.static is not one_of_a_kind(old.static):
        return False  # of a game that was loaded it may be another object that says the same
    if new.until != old.until or new.until_player != old.until_player or new.since_turn != old.since_turn:
        return False
    x, y = new.ctx, old.ctx
    assert x is not None and y is not None
    return (
        x.controller == y.controller
        and x.you == y.you
        and x.event is y.event
        and x.slots == y.slots
        and x.numbers == y.numbers
        and x.words == y.words
        and x.x == y.x
        and x.y == y.y
    )


def words_of(static: Static) -> str:
    """What an effect on given objects does, in the words of card text; "" where the words are not enough."""
    if isinstance(static, DoesNotRecover):
        return "does not recover"
    return printed(static)


def follow(g: State, old: RefId, new: ObjId) -> None:
    """Effects on a card go with it to another zone (903.2d-i)."""
    found = False
    kept: list[Lasting] = []
    for e in g.table.lasting:
        if old in e.refs:
            made = Lasting()
            made.id = e.id
            made.stamp = e.stamp
            made.source = e.source
            made.static = e.static
            made.ctx = e.ctx
            made.until = e.until
            made.until_player = e.until_player
            made.since_turn = e.since_turn
            made.refs = (*e.refs, new)
            made.used = e.used
            kept.append(made)
            found = True
        else:
            kept.append(e)
    if found:
        g.table.lasting = tuple(kept)
        changed(g, PLAY)


N = TypeVar("N", bound=Node)


def is_entering(g: State, ctx: Ctx) -> bool:
    """Whether the card with the ability is just entering the field (909.5)."""
    event = ctx.event
    if event is None or event.kind != MOVED or ctx.source < 0:
        return False
    o = g.table.objs[ctx.source]
    return still_itself(o) and not o.zone & IN_PLAY and bool(event.to & IN_PLAY)


def noun_of(static: Static) -> Noun | None:
    """The cards or players a continuous effect is about, where it has such a field."""
    what = getattr(static, "what", None)
    return what if isinstance(what, Noun) else None


def specific_nouns(statics: tuple[Static, ...]) -> tuple[Noun, ...]:
    """The nouns of effects that stand for specific cards, which are fixed now (909.4), in order."""
    out: list[Noun] = []
    for static in statics:
        if isinstance(static, OnlyWhile):
            out += specific_nouns(static.effects)
            continue
        noun = noun_of(static)
        if noun is not None:
            out += [part for part in parts_of(noun) if is_specific(part)]
    return tuple(out)


def parts_of(noun: Noun) -> tuple[Noun, ...]:
    """A noun taken apart where it joins several."""
    if isinstance(noun, Both):
        out: list[Noun] = []
        for part in noun.parts:
            out += parts_of(part)
        return tuple(out)
    return (noun,)


def is_specific(noun: Noun) -> bool:
    """Whether a noun means specific cards; a description ("your J-ruler" too) or a player is asked
    again at any time (909.4)."""
    return not isinstance(noun, (All, RulerOf, Who))


_joined: Final[dict[int, tuple[tuple[Static, ...], tuple[Static, ...]]]] = {}


def joined(statics: tuple[Static, ...]) -> tuple[Static, ...]:
    """The effects of one sentence, those on the same group of cards joined into one (909.2)."""
    if len(statics) < 2:
        return statics
    known = _joined.get(id(statics))
    if known is None or known[0] is not statics:
        out: list[Static] = []
        for static, goes_on in zip(statics, one_effect(statics), strict=True):
            last = out[-1] if out else None
            one = goes_on and isinstance(last, Gains) and isinstance(last.what, All)
            if one and isinstance(last, Gains) and isinstance(static, Gains):
                out[-1] = replace(last, mods=(*last.mods, *static.mods))
            else:
                out.append(static)
        known = (statics, tuple(out))
        _joined[id(statics)] = known
    return known[1]


def begin(
    g: State, static: Static, ctx: Ctx, got: tuple[tuple[RefId, ...], ...], duration: Duration
) -> list[int]:
    """Makes the lasting effects one static stands for; their numbers."""
    if isinstance(static, OnlyWhile):
        made: list[int] = []
        at = 0
        for inner in joined(static.effects):
            count = len(specific_nouns((inner,)))
            made += begin_one(g, inner, ctx, got[at : at + count], duration, static)
            at += count
        return made
    return begin_one(g, static, ctx, got, duration, None)


def begin_one(
    g: State,
    static: Static,
    ctx: Ctx,
    got: tuple[tuple[RefId, ...], ...],
    duration: Duration,
    around: OnlyWhile | None,
) -> list[int]:
    """Makes a lasting effect, one for each part of its noun."""
    frozen = freeze(g, static, ctx)
    if frozen is not static:
        frozen = one_of_a_kind(frozen)
    copied = layers.original(g, static, ctx)
    if copied >= 0:
        ctx = ctx.copy(NO_WRITER)
        ctx.numbers[layers.COPIED] = copied
    noun = noun_of(static)
    if noun is None:
        return [add(g, frozen, ctx, (), duration, around)]
    made: list[int] = []
    at = 0
    for part in parts_of(noun):
        if not is_specific(part):
            if isinstance(part, (All, RulerOf)) and g.edition.group_effects == "fixed at resolution":
                own = ctx.copy(NO_WRITER)
                own.slots[KEPT] = evaluate.refs(g, part, ctx)  # who comes later is not meant (909.4)
                made.append(add(g, with_noun(frozen, _THEM), own, own.slots[KEPT], duration, around))
                continue
            made.append(add(g, with_noun(frozen, part), ctx, (), duration, around))
            continue
        refs = got[at]
        at += 1
        if refs:  # 903.3a: nothing is made for a target that is gone
            own = ctx.copy(NO_WRITER)
            if isinstance(frozen, Gains) and any([ref < 0 for ref in refs]):
                made += begin_for_players(g, frozen, ctx, refs, duration, around)
                refs = tuple([ref for ref in refs if ref >= 0])
                if not refs:
                    continue
            entering = ctx.source in refs and is_entering(g, ctx)
            if entering:
                refs = tuple([ref for ref in refs if ref != ctx.source])
            for some in by_recovery(g, refs, duration):
                own.slots[KEPT] = some
                made.append(add(g, with_noun(frozen, _THEM), own, some, duration, around))
            if entering:
                note_entering(g, ctx.source, made[-1])
    return made


def begin_for_players(
    g: State, static: Gains, ctx: Ctx, refs: tuple[RefId, ...], duration: Duration, around: OnlyWhile | None
) -> list[int]:
    """Makes what players gain, keywords such as [Barrier] (1120.1), apart from what cards gain."""
    made: list[int] = []
    who = tuple([ref for ref in refs if ref < 0])
    for mod in static.mods:
        for a in mod.abilities if isinstance(mod, AddAbilities) else ():
            if isinstance(a, Keyword):
                own = ctx.copy(NO_WRITER)
                own.slots[KEPT] = who
                made.append(add(g, PlayerGains(RefPlayer(KEPT), a), own, (), duration, around))
    return made


def by_recovery(g: State, refs: tuple[RefId, ...], duration: Duration) -> tuple[tuple[RefId, ...], ...]:
    """Cards that wait for the next recovery phase wait for their controllers', so apart from each other."""
    if duration.until not in ("next recovery", "next turn") or duration.who is not None:
        return (refs,)
    groups = [tuple([ref for ref in refs if holder(g, ref) == p]) for p in BOTH_PLAYERS]
    return tuple([group for group in groups if group])


def holder(g: State, ref: RefId) -> PlayerId:
    """The player, or who controls the card."""
    return g.table.objs[ref].controller if ref >= 0 else PLAYER_OF[ref]


def last_player(g: State, static: Static, ctx: Ctx, refs: tuple[RefId, ...], duration: Duration) -> PlayerId:
    """The player a duration speaks of: whom it names, whose cards it waits for, or you."""
    if duration.who is not None:
        named = evaluate.players(g, duration.who, ctx)
        return named[0] if named else ctx.you
    if duration.until == "next recovery" or duration.until == "next turn":
        if refs:
            return holder(g, refs[0])
        noun = noun_of(static)
        if isinstance(noun, Who):
            meant = evaluate.players(g, noun, ctx)
            return meant[0] if meant else ctx.you
        if isinstance(noun, All):
            for pred in noun.filter.preds:
                if isinstance(pred, ControlledBy):
                    theirs = evaluate.players(g, pred.who, ctx)
                    if len(theirs) == 1:
                        return theirs[0]
    return ctx.you


_about: Final[dict[tuple[int, int], tuple[Static, Noun, Static]]] = {}


def with_noun(static: Static, noun: Noun) -> Static:
    """The same effect about other cards; the same object each time."""
    known = _about.get((id(static), id(noun)))
    if known is None or known[0] is not static or known[1] is not noun:
        changed: dict[str, Noun] = {"what": noun}
        made = static if noun_of(static) is noun else replace(static, **changed)  # type: ignore[arg-type]
        known = (static, noun, made)
        _about[(id(static), id(noun))] = known
    return known[2]


def add(
    g: State, static: Static, ctx: Ctx, refs: tuple[RefId, ...], duration: Duration, around: OnlyWhile | None
) -> int:
    """Makes one lasting effect."""
    until_player = last_player(g, static, ctx, refs, duration)
    if around is not None:
        static = OnlyWhile(around.condition, (static,))
    if duration.condition is not None:
        static = OnlyWhile(duration.condition, (static,))
    clause = "1017.2" if layers.COPIED in ctx.numbers else "909.4"
    return add_lasting(g, static, ctx, refs, duration.until, until_player, clause)


def freeze(g: State, static: Static, ctx: Ctx) -> Static:
    """The effect with its numbers as they are now, except those about the card affected or a later event."""
    if isinstance(static, Gains):
        mods = tuple([freeze_mod(g, mod, ctx) for mod in static.mods])
        return static if mods == static.mods else replace(static, mods=mods)
    if isinstance(static, (Cannot, CostChange, CanAlso, HandSize, MoreCalls, Prevent)):
        return freeze_fields(g, static, ctx)
    return static


def freeze_mod(g: State, mod: Mod, ctx: Ctx) -> Mod:
    """A change of characteristics with its numbers as they are now."""
    if isinstance(mod, (AddValues, SetValues, AddDivinity)):
        return freeze_fields(g, mod, ctx)
    return mod


def freeze_fields(g: State, node: N, ctx: Ctx) -> N:
    """A node with its direct quantities as they are now."""
    changed: dict[str, Num] = {}
    for field in fields(node):
        value = getattr(node, field.name)
        if isinstance(value, Quantity) and not isinstance(value, Num) and can_freeze(value):
            changed[field.name] = Num(evaluate.number(g, value, ctx))
    return replace(node, **changed) if changed else node  # type: ignore[arg-type]


def can_freeze(quantity: Quantity) -> bool:
    """Whether a number is known now: it does not speak of the card affected (slot 0) or of what comes
    later."""
    for node in walk(quantity):
        if isinstance(node, EventAmount) or (isinstance(node, Ref) and node.slot == 0):
            return False
    return True


# ---- a card that is played, or enters -----------------------------------------------------------


def group_effects_on(g: State, ref: RefId) -> list[Kept]:
    """The effects on groups of cards ("resonators in your hand gain ...") that apply to a card where it
    is."""
    o = g.table.objs[ref]
    if o.chars is o.base:
        return []
    out: list[Kept] = []
    for lasting in g.table.lasting:
        if lasting.static is not None and lasting.ctx is not None and not lasting.refs:
            _add(g, lasting.static, lasting.ctx, ref, out)
    places = (g.table.field, *[p.zones.ruler_area for p in g.table.players])
    for place in places:
        for i in place:
            source = g.table.objs[i]
            for c in source.chars.ab.continuous:
                ctx = own_context(source)
                if c.zones or (c.condition is not None and not holds(g, c.condition, ctx)):
                    continue
                for static in c.effects:
                    _add(g, static, ctx, ref, out)
    return out


def _add(g: State, static: Static, ctx: Ctx, ref: RefId, out: list[Kept]) -> None:
    if isinstance(static, OnlyWhile):
        if holds(g, static.condition, ctx):
            for inner in static.effects:
                _add(g, inner, ctx, ref, out)
    elif isinstance(static, Gains) and isinstance(static.what, All):
        filter = static.what.filter
        if filter.zones & g.table.objs[ref].zone and not filter.zones & CHASE and fits(g, filter, ref, ctx):
            out.append((static, ctx))


def keep_on_chase(g: State, old: RefId, new: ObjId, kept: list[Kept]) -> None:
    """The card is on the chase: effects on it, and effects on a group that it was one of, stay on it
    there."""
    if g.table.lasting:
        follow(g, old, new)
    for static, ctx in kept:
        add_lasting(g, Gains(This(), static.mods), ctx, (new,), "end of game", NO_PLAYER, "903.2d-i")


def follow_torrent(g: State, new: ObjId) -> None:
    """The text a card was played with by [Torrent], for as long as it stays (1124.2)."""
    o = g.table.objs[new]
    for k in g.printed(o).ab.named.get("torrent", ()):
        if k.abilities:
            own = Ctx()
            own.source = new
            own.controller = o.controller
            own.you = o.controller
            add_lasting(
                g, Gains(This(), (AddAbilities(text_of(k)),)), own, (new,), "leaves", NO_PLAYER, "1124.2"
            )
            changed(g, WATCHERS)


def follow_awakening(g: State, new: ObjId, ctx: Ctx) -> None:
    """The abilities a card was awakened with, for as long as it stays (1109.2, 1109.3)."""
    o = g.table.objs[new]
    if not o.marks & AWAKENED or not ctx.awakened:
        return
    for k in ctx.awakened:
        if not k.abilities:
            continue
        own = Ctx()
        own.source = new
        own.controller = o.controller
        own.you = o.controller
        own.x = ctx.x
        add_lasting(g, Gains(This(), (AddAbilities(text_of(k)),)), own, (new,), "leaves", NO_PLAYER, "1109.2")
        changed(g, WATCHERS)
