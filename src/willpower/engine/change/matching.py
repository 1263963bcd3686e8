"""Whether an event is the one a trigger speaks of (906.4, 906.7). Also used for what would happen (910)."""

from __future__ import annotations

from typing import Final, assert_never

from willpower.abilities.ability import Automatic
from willpower.abilities.nouns import (
    All,
    Both,
    Choose,
    EachPlayer,
    Filter,
    Noun,
    Opponent,
    This,
    TypeIs,
    Who,
    You,
)
from willpower.abilities.statics import TriggersMore
from willpower.abilities.symbols import (
    CHASE,
    FIELD,
    HAND,
    HIDDEN,
    IN_PLAY,
    MAGIC_STONE,
    RULER,
    RULER_AREA,
    STANDBY,
)
from willpower.abilities.triggers import (
    Added,
    AtPhase,
    Attacks,
    BecomesTarget,
    Blocks,
    CounterChange,
    DealsDamage,
    Discards,
    DoesJudgment,
    Draws,
    Either,
    GainsControl,
    IsAttacked,
    IsBlocked,
    IsCancelled,
    IsDealtDamage,
    IsUnblocked,
    LifeBecomes,
    LifeChanges,
    Moves,
    NthTime,
    PlayerDoes,
    Plays,
    PlaysAbility,
    StateBecomes,
    Trigger,
    Turned,
    WeatherChanges,
    While,
)
from willpower.abilities.words import LifeHow

from ..core import happenings
from ..core.events import (
    ABILITY_PLAYED,
    ADDED,
    ATTACKED,
    BLOCKED,
    CANCELLED,
    CONTROL,
    COUNTERS_PUT,
    COUNTERS_REMOVED,
    DAMAGED,
    DID,
    DISCARDED,
    DREW,
    JUDGED,
    LIFE_GAINED,
    LIFE_LOST,
    MOVED,
    PHASE_BEGAN,
    PHASE_ENDED,
    PLAYED,
    RECOVERED,
    RESTED,
    SHUFFLED,
    STATE,
    TARGETED,
    TURNED,
    UNBLOCKED,
    WEATHER,
    WILL,
)
from ..core.objects import NOBODY, Ctx, Event, is_player
from ..core.state import State
from ..values.evaluate import compare, fits, fits_anywhere, holds, number, players, refs
from ..values.evaluate.core import has, plan_of
from ..values.evaluate.scan import speaks_of_stones
from ..values.prohibition import narrowed

_TURN: Final[dict[str, int]] = {"rested": RESTED, "recovered": RECOVERED}
_DOES: Final[dict[str, int]] = {"shuffle": SHUFFLED, "produce": WILL, "god's art": ABILITY_PLAYED}


def is_meant(g: State, noun: Noun | None, ref: int, ctx: Ctx) -> bool:
    """Whether a card or player of an event is (one of) those a noun means."""
    if noun is None:
        return True
    if ref == NOBODY:
        return False
    if isinstance(noun, (All, Choose)):  # "a resonator" in an event is any that fits
        return ref >= 0 and fits_anywhere(g, noun.filter, ref, ctx)
    if isinstance(noun, Who):
        return is_player(ref) and (-1 - ref) in players(g, noun, ctx)
    if isinstance(noun, Both):  # "this card or another resonator"
        return any([is_meant(g, part, ref, ctx) for part in noun.parts])
    meant = refs(g, noun, ctx)
    if ref in meant:
        return True
    # A card keeps being "this card" in the event that moved it.
    event = ctx.event
    if event is None or event.kind != MOVED or ref not in (event.subject, event.old):
        return False
    return event.old in meant or (event.subject in meant and stayed_itself(event))


def stayed_itself(event: Event) -> bool:
    """Whether a card moved between field and ruler area: it is the same card then (302.3)."""
    return bool(event.origin & IN_PLAY) and bool(event.to & IN_PLAY)


def moved_ref(event: Event) -> int:
    """Which of the two objects a trigger about a move refers to (906.7a-c)."""
    origin_hidden = event.origin & HIDDEN
    to_hidden = event.to & HIDDEN
    if origin_hidden and not to_hidden:
        return event.subject  # 906.7a
    if to_hidden and not origin_hidden:
        return event.old
    if event.origin & IN_PLAY and not event.to & IN_PLAY:
        return event.old  # 906.7b
    if event.origin & FIELD and event.to & RULER_AREA:
        return event.old  # a J-ruler left, though its card is a ruler now
    return event.subject  # 906.7b, 906.7c


def by_player(g: State, who: Who | None, player: int, ctx: Ctx) -> bool:
    """Whether the player of an event is one a trigger speaks of."""
    if who is None or isinstance(who, EachPlayer):
        return True
    if isinstance(who, You):
        return player == ctx.you
    if isinstance(who, Opponent):
        return player == 1 - ctx.you
    return player in players(g, who, ctx)


def matches(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """Whether the event meets the trigger for the ability of `ctx`."""
    ctx.event = e
    if isinstance(t, Moves):
        return e.kind == MOVED and _moves(g, t, e, ctx)
    if isinstance(t, Either):
        return any([matches(g, x, e, ctx) for x in t.triggers])
    if isinstance(t, While):
        if not matches(g, t.trigger, e, ctx):
            return False
        ctx.event = seen(g, t.trigger, e, ctx)
        return holds(g, t.condition, ctx)
    if isinstance(t, NthTime):
        return matches(g, t.trigger, e, ctx) and _earlier(g, t.trigger, e, ctx) == number(g, t.n, ctx) - 1
    if isinstance(t, AtPhase):
        if e.word != t.phase or e.kind != (PHASE_BEGAN if t.point == "beginning" else PHASE_ENDED):
            return False
        return by_player(g, t.whose, e.player, ctx)
    if isinstance(t, Attacks):
        return (
            e.kind == ATTACKED
            and is_meant(g, t.what, e.subject, ctx)
            and is_meant(g, t.object, e.object, ctx)
        )
    if isinstance(t, IsAttacked):
        return e.kind == ATTACKED and is_meant(g, t.what, e.object, ctx) and is_meant(g, t.by, e.subject, ctx)
    if isinstance(t, Blocks):
        return (
            e.kind == BLOCKED
            and is_meant(g, t.what, e.subject, ctx)
            and is_meant(g, t.attacker, e.object, ctx)
        )
    if isinstance(t, IsBlocked):
        return (
            e.kind == BLOCKED
            and is_meant(g, t.what, e.object, ctx)
            and is_meant(g, t.blocker, e.subject, ctx)
        )
    if isinstance(t, IsUnblocked):
        if e.kind != UNBLOCKED or not is_meant(g, t.what, e.subject, ctx):
            return False
        return is_meant(g, t.object, e.object, ctx)
    if isinstance(t, DealsDamage):
        if e.kind != DAMAGED or (t.battle and e.word != "battle"):
            return False
        if t.unlike_battle and e.word == "battle":
            return False
        if t.least is not None and e.amount < number(g, t.least, ctx):
            return False
        return is_meant(g, t.to, e.object, ctx) and (
            is_meant(g, t.what, e.subject, ctx) or _by_ability(g, t.what, e, ctx)
        )
    if isinstance(t, IsDealtDamage):
        if e.kind != DAMAGED or (t.battle and e.word != "battle"):
            return False
        if t.least is not None and e.amount < number(g, t.least, ctx):
            return False
        return is_meant(g, t.what, e.object, ctx) and is_meant(g, t.by, e.subject, ctx)
    if isinstance(t, Plays):
        if e.kind != PLAYED or not by_player(g, t.who, e.player, ctx):
            return False
        return _spell(g, t.what, e.subject, ctx)
    if isinstance(t, PlaysAbility):
        if e.kind != ABILITY_PLAYED:
            return False
        return (
            by_player(g, t.who, e.player, ctx)
            and (t.kind == "any" or t.kind in e.kinds)
            and _card(g, t.of, e.subject, ctx)
        )
    if isinstance(t, DoesJudgment):
        return e.kind == JUDGED and by_player(g, t.who, e.player, ctx) and _judged(g, t.what, e.subject, ctx)
    if isinstance(t, LifeChanges):
        if not _changes_so(t.how, e):
            return False
        if t.least is not None and e.amount < number(g, t.least, ctx):
            return False
        return by_player(g, t.who, e.player, ctx)
    if isinstance(t, LifeBecomes):
        if e.kind not in (LIFE_GAINED, LIFE_LOST) or not by_player(g, t.who, e.player, ctx):
            return False
        life = g.table.players[e.player].life
        before = life + e.amount if e.kind == LIFE_LOST else life - e.amount
        wanted = number(g, t.right, ctx)
        return compare(life, t.op, wanted) and not compare(before, t.op, wanted)
    if isinstance(t, Turned):
        if e.kind != _TURN.get(t.how, TURNED) or (e.kind == TURNED and e.word != t.how):
            return False
        return is_meant(g, t.what, e.subject, ctx)
    if isinstance(t, BecomesTarget):
        if e.kind != TARGETED or not is_meant(g, t.what, e.subject, ctx):
            return False
        return t.by is None or fits(g, t.by, e.source, ctx)
    if isinstance(t, CounterChange):
        if t.counter and e.word != t.counter:
            return False
        if t.how == "put":
            if e.kind != COUNTERS_PUT:
                return False
        elif t.how == "removed" or t.how == "last removed":
            if e.kind != COUNTERS_REMOVED:
                return False
            if t.how == "last removed" and _counters_left(g, e.subject, t.counter):
                return False
        else:
            assert_never(t.how)
        return _acts(g, t.who, e.source, ctx) and is_meant(g, t.what, e.subject, ctx)
    if isinstance(t, Draws):
        return e.kind == DREW and by_player(g, t.who, e.player, ctx)
    if isinstance(t, Discards):
        if e.kind != DISCARDED or not by_player(g, t.who, e.player, ctx):
            return False
        return _card(g, t.what, e.subject, ctx) and not (t.together and _discarded_with(g, t, e, ctx))
    if isinstance(t, PlayerDoes):
        if e.kind != _DOES.get(t.what, DID) or (e.kind == DID and e.word != t.what):
            return False
        if e.kind == ABILITY_PLAYED and t.what not in e.kinds:
            return False
        return by_player(g, t.who, e.player, ctx) and _card(g, t.filter, e.subject, ctx)
    if isinstance(t, Added):
        return e.kind == ADDED and is_meant(g, t.what, e.subject, ctx) and is_meant(g, t.to, e.object, ctx)
    if isinstance(t, GainsControl):
        return (
            e.kind == CONTROL and by_player(g, t.who, e.player, ctx) and is_meant(g, t.what, e.subject, ctx)
        )
    if isinstance(t, WeatherChanges):
        if e.kind != WEATHER or (t.weather and e.word != t.weather):
            return False
        return by_player(g, t.who, e.player, ctx) and _acts(g, t.by, e.source, ctx)
    if isinstance(t, IsCancelled):
        if e.kind != CANCELLED or not is_meant(g, t.what, e.subject, ctx):
            return False
        return _acts(g, t.who, e.source, ctx) and (t.by is None or _caused(g, t.by, e.source, ctx))
    if isinstance(t, StateBecomes):
        return e.kind == STATE and holds(g, t.condition, ctx)
    raise AssertionError(f"no rule for trigger {type(t).__name__}")


def _changes_so(how: LifeHow, e: Event) -> bool:
    """Whether life changes in that way; damage lowers life without being a loss of it (docs/readings.md)."""
    if how == "gain":
        return e.kind == LIFE_GAINED
    if how == "lose":
        return e.kind == LIFE_LOST and e.word != "damage"
    if how == "pay":
        return e.kind == LIFE_LOST and e.word == "paid"
    assert_never(how)


def _by_ability(g: State, noun: Noun | None, e: Event, ctx: Ctx) -> bool:
    """Whether damage outside of battle is dealt by an ability that is meant; its card deals it (901.1e)."""
    if e.word == "battle" or not isinstance(noun, All):
        return False
    return e.subject >= 0 and narrowed(g, noun.filter, e.subject, False, ctx)


def seen(g: State, t: Trigger, e: Event, ctx: Ctx) -> Event:
    """An event from the side of the trigger it met: who is dealt damage or is blocked is its subject then."""
    if isinstance(t, (IsDealtDamage, IsBlocked, IsAttacked)):
        return happenings.seen_from_object(e)
    if isinstance(t, BecomesTarget):  # the other participant is what targets it
        return happenings.with_object(e, object=e.source)
    if isinstance(t, (While, NthTime)):
        return seen(g, t.trigger, e, ctx)
    if isinstance(t, Either):
        for one in t.triggers:
            if matches(g, one, e, ctx):
                return seen(g, one, e, ctx)
    return e


def _acts(g: State, who: Who | None, source: int, ctx: Ctx) -> bool:
    """Whether what caused an event is a card or an ability of a card of that player (None: of anybody)."""
    return who is None or (source >= 0 and by_player(g, who, g.table.objs[source].controller, ctx))


def _counters_left(g: State, ref: int, name: str) -> bool:
    counters = g.table.objs[ref].counters
    return counters is not None and (not name or counters.get(name, 0) > 0)


def _discarded_with(g: State, t: Discards, event: Event, ctx: Ctx) -> bool:
    """Whether another card that fits was discarded just before, at the same time: such events follow each
    other, between those of different times something moves."""
    at = len(g.memory.happened) - 1
    while at >= 0 and g.memory.happened[at] is not event:
        at -= 1
    at -= 1
    while at >= 0 and g.memory.happened[at].kind == DISCARDED:
        e = g.memory.happened[at]
        if by_player(g, t.who, e.player, ctx) and _card(g, t.what, e.subject, ctx):
            return True
        at -= 1
    return False


def _card(g: State, filter: Filter | None, ref: int, ctx: Ctx) -> bool:
    return filter is None or (ref >= 0 and fits_anywhere(g, filter, ref, ctx))


def _spell(g: State, filter: Filter | None, ref: int, ctx: Ctx) -> bool:
    """Whether a card that was played fits; a zone that the text names is the one it was played from: "when
    you play a spell from your hand"."""
    if filter is None or not filter.zones or filter.zones & CHASE:
        return _card(g, filter, ref, ctx)
    o = g.table.objs[ref]
    return bool(o.origin & filter.zones) and all([has(g, p, o, ctx) for p in filter.preds])


def _judged(g: State, filter: Filter | None, ref: int, ctx: Ctx) -> bool:
    """Whether a card that was judged fits: "a ruler" was one until then (705.3a-i)."""
    if filter is None:
        return True
    o = g.table.objs[ref]
    for pred in filter.preds:
        if isinstance(pred, TypeIs) and pred.types & RULER and o.face == 1:
            continue
        if not has(g, pred, o, ctx):
            return False
    return True


def played_from(g: State, zones: int, e: Event) -> bool:
    """Whether a card entered that was played from a standby area: texts about entering from there mean it
    (readings 37)."""
    if not zones & STANDBY or e.origin != CHASE or not e.to & FIELD or e.old < 0:
        return False
    return g.table.objs[e.old].origin == STANDBY


def _moves(g: State, t: Moves, e: Event, ctx: Ctx) -> bool:
    if t.origin and not e.origin & t.origin and not played_from(g, t.origin, e):
        return False
    if t.to and not e.to & t.to:
        return False
    if e.origin & IN_PLAY and e.to & IN_PLAY and t.to and not t.how and e.origin == e.to:
        return False
    if t.how and t.how != e.word and not came_so(g, t.how, e):
        return False
    # What is cancelled is a spell, as it was on the chase.
    ref = e.old if t.how == "cancelled" and e.old >= 0 else moved_ref(e)
    if t.what.__class__ is All:
        assert isinstance(t.what, All)
        if g.edition.stones_live_in == "stones" and (t.to | t.origin) & FIELD:
            if g.table.objs[ref].base.types & MAGIC_STONE and not speaks_of_stones(plan_of(t.what.filter)):
                return False  # it is the magic stone area that it comes to or leaves (1404.1)
        if not fits_anywhere(g, t.what.filter, ref, ctx):
            return False
    elif not is_meant(g, t.what, ref, ctx):
        return False
    if t.under is not None and not by_player(g, t.under, g.table.objs[e.subject].controller, ctx):
        return False
    if t.origin_of is not None:
        old = g.table.objs[e.old]
        side = old.controller if e.origin & IN_PLAY else old.owner
        if not by_player(g, t.origin_of, side, ctx):
            return False
    if t.to_of is not None:
        new = g.table.objs[e.subject]
        side = new.controller if e.to & IN_PLAY else new.owner
        if not by_player(g, t.to_of, side, ctx):
            return False
    return t.by is None or _caused(g, t.by, e.source, ctx)


def came_so(g: State, how: str, e: Event) -> bool:
    """Whether a card came into the field in a way that is a word for several causes (1006.2); two of them
    are what older editions ask for [Enter] (1140.2)."""
    if e.word == "judged":
        return how == "summoned or judged" or how == "from hand or judged"
    if e.word == "destroyed":
        return how == "destroyed by battle damage" and fell_in_battle(g, e)
    if e.word != "resolved":
        return False
    if how == "from hand or judged":
        return any([x.kind == PLAYED and x.subject == e.old and x.origin == HAND for x in g.memory.happened])
    return how == "summoned" or how == "summoned or judged"


def fell_in_battle(g: State, e: Event) -> bool:
    """Whether it was battle damage that destroyed a card (1204.1): of all damage on it, the last decides."""
    old = g.table.objs[e.old]
    if e.source >= 0 or old.chars.defense is None or not 0 < old.chars.defense <= old.damage:
        return False
    for x in reversed(g.memory.happened):
        if x.kind == DAMAGED and x.object == e.old:
            return x.word == "battle"
    return False


def _caused(g: State, by: Noun, source: int, ctx: Ctx) -> bool:
    """Whether a card, or a spell or ability of it, is what a move was caused by (901.1e, 901.2d)."""
    if isinstance(by, All):
        return source >= 0 and narrowed(g, by.filter, source, False, ctx)
    return is_meant(g, by, source, ctx)


def _earlier(g: State, t: Trigger, event: Event, ctx: Ctx) -> int:
    """How often the trigger was met before this event this turn."""
    n = 0
    for e in g.memory.happened:
        if e is event:
            break
        if matches(g, t, e, ctx):
            n += 1
    ctx.event = event
    return n


def is_enter(a: Automatic) -> bool:
    """Whether an ability is an [Enter] ability: its card entering, from wherever, and nothing else (1411.3,
    1411.3a)."""
    t = a.trigger
    if not isinstance(t, Moves) or t.to != FIELD or not isinstance(t.what, This):
        return False
    return not t.origin and not t.how and t.by is None


def trigger_times(g: State, ref: int, a: Automatic, event: Event) -> int:
    """How often an ability triggers on an event: once, unless an effect says more or not at all (1015.1a)."""
    times = 1
    for s in g.derived.active.get(TriggersMore, ()):
        static = s.static
        assert isinstance(static, TriggersMore)
        if static.of is not None and not fits(g, static.of, ref, s.ctx):
            continue
        if static.own and ref not in (event.subject, event.old):
            continue
        if static.enter and not is_enter(a):
            continue
        if static.event is None or matches(g, static.event, event, s.ctx.copy(g.token)):
            if static.times == 0:
                return 0
            times += static.times
    return times
