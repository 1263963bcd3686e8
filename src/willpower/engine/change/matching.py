"""Whether an event is the one a trigger speaks of (906.4, 906.7). Also used for what would happen (910)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from willpower.abilities.ability import Automatic
from willpower.abilities.nouns import (
    All,
    Both,
    Noun,
    This,
)
from willpower.abilities.statics import TriggersMore
from willpower.abilities.symbols import (
    FIELD,
    IN_PLAY,
    MAGIC_STONE,
)
from willpower.abilities.triggers import (
    Added,
    AtPhase,
    Attacks,
    Battles,
    BecomesTarget,
    Blocks,
    CounterChange,
    DealsDamage,
    Discards,
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
    BATTLED,
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
from ..core.ids import PLAYER_OF, ObjId, RefId, is_player
from ..core.objects import Ctx, Event
from ..core.state import State
from ..core.will import bits_of
from ..text.ability_kinds import is_enter
from ..values.evaluate import compare, fits, fits_anywhere, holds, look_back, look_up, number
from ..values.evaluate.core import plan_of
from ..values.evaluate.scan import named_zones, speaks_of_stones
from .meant import (
    acted_by,
    by_player,
    card_fits,
    caused_by,
    counters_left,
    dealt_by_ability,
    discarded_with,
    entered_that_way,
    is_meant,
    is_meant_there,
    judged_fits,
    moved_ref,
    played_from,
    spell_fits,
    struck_by,
)

_TURN: Final[dict[str, int]] = {"rested": RESTED, "recovered": RECOVERED}
_DOES: Final[dict[str, int]] = {
    "shuffle": SHUFFLED,
    "produce": WILL,
    "god's art": ABILITY_PLAYED,
    "judgment": JUDGED,
}


def matches(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """Whether the event meets the trigger for the ability of `ctx`."""
    ctx.event = e
    return MATCHERS[type(t)](g, t, e, ctx)


# ---- one trigger made of others ------------------------------------------------------------------------


def either(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """One of several triggers is met."""
    assert isinstance(t, Either)
    return any([matches(g, x, e, ctx) for x in t.triggers])


def while_so(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A trigger is met while a condition holds."""
    assert isinstance(t, While)
    if not matches(g, t.trigger, e, ctx):
        return False
    ctx.event = from_side_of_trigger(g, t.trigger, e, ctx)
    return holds(g, t.condition, ctx)


def nth_time(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A trigger is met for the n-th time this turn, or once more."""
    assert isinstance(t, NthTime)
    if not matches(g, t.trigger, e, ctx):
        return False
    before = _earlier(g, t.trigger, e, ctx, t.own)
    nth = number(g, t.n, ctx) - 1
    return before >= nth if t.onwards else before == nth


# ---- time and battle -----------------------------------------------------------------------------------


def at_phase(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A phase or step begins or ends."""
    assert isinstance(t, AtPhase)
    if e.word != t.phase or e.kind != (PHASE_BEGAN if t.point == "beginning" else PHASE_ENDED):
        return False
    return by_player(g, t.whose, e.player, ctx)


def attacks(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A card attacks."""
    assert isinstance(t, Attacks)
    if e.kind != ATTACKED or not is_meant(g, t.what, e.subject, ctx):
        return False
    return is_meant(g, t.object, e.object, ctx)


def is_attacked(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A card or player is attacked."""
    assert isinstance(t, IsAttacked)
    return e.kind == ATTACKED and is_meant(g, t.what, e.object, ctx) and is_meant(g, t.by, e.subject, ctx)


def blocks(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A card blocks."""
    assert isinstance(t, Blocks)
    if e.kind != BLOCKED or not is_meant(g, t.what, e.subject, ctx):
        return False
    return is_meant(g, t.attacker, e.object, ctx)


def is_blocked(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """An attacker is blocked."""
    assert isinstance(t, IsBlocked)
    if e.kind != BLOCKED or not is_meant(g, t.what, e.object, ctx):
        return False
    return is_meant(g, t.blocker, e.subject, ctx)


def is_unblocked(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """An attacker is not blocked."""
    assert isinstance(t, IsUnblocked)
    if e.kind != UNBLOCKED or not is_meant(g, t.what, e.subject, ctx):
        return False
    return is_meant(g, t.object, e.object, ctx)


def battles(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """Two cards begin to battle each other, either of which may be the card watched."""
    assert isinstance(t, Battles)
    if e.kind != BATTLED:
        return False
    return _battles_as_subject(g, t, e, ctx) or (
        is_meant(g, t.what, e.object, ctx) and is_meant(g, t.other, e.subject, ctx)
    )


def _battles_as_subject(g: State, t: Battles, e: Event, ctx: Ctx) -> bool:
    return is_meant(g, t.what, e.subject, ctx) and is_meant(g, t.other, e.object, ctx)


def deals_damage(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A card deals damage."""
    assert isinstance(t, DealsDamage)
    if e.kind != DAMAGED or (t.battle and e.word != "battle"):
        return False
    if t.unlike_battle and e.word == "battle":
        return False
    if t.least is not None and e.amount < number(g, t.least, ctx):
        return False
    return is_meant(g, t.to, e.object, ctx) and (
        is_meant(g, t.what, e.subject, ctx) or dealt_by_ability(g, t.what, e, ctx)
    )


def is_dealt_damage(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A card or player is dealt damage."""
    assert isinstance(t, IsDealtDamage)
    if e.kind != DAMAGED or (t.battle and e.word != "battle"):
        return False
    if t.unlike_battle and e.word == "battle":
        return False
    if t.least is not None and e.amount < number(g, t.least, ctx):
        return False
    return is_meant(g, t.what, e.object, ctx) and is_meant(g, t.by, e.subject, ctx)


# ---- the chase -----------------------------------------------------------------------------------------


def plays(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A player plays a card."""
    assert isinstance(t, Plays)
    if e.kind != PLAYED or not by_player(g, t.who, e.player, ctx):
        return False
    return spell_fits(g, t.what, e.subject, ctx)


def plays_ability(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A player plays an ability."""
    assert isinstance(t, PlaysAbility)
    if e.kind != ABILITY_PLAYED or not by_player(g, t.who, e.player, ctx):
        return False
    if t.what is not None and (e.object < 0 or not fits(g, t.what, e.object, ctx)):
        return False
    return (t.kind == "any" or t.kind in e.kinds) and card_fits(g, t.of, e.subject, ctx)


def becomes_target(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A card or player becomes a target."""
    assert isinstance(t, BecomesTarget)
    if e.kind != TARGETED or not is_meant_there(g, t.what, e.subject, ctx):
        return False
    return t.by is None or fits(g, t.by, e.source, ctx)


def is_cancelled(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A spell or ability is cancelled."""
    assert isinstance(t, IsCancelled)
    if e.kind != CANCELLED or not is_meant(g, t.what, e.subject, ctx):
        return False
    return acted_by(g, t.who, e.source, ctx) and (t.by is None or caused_by(g, t.by, e.source, ctx))


# ---- players -------------------------------------------------------------------------------------------


def life_changes(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A player gains, loses or pays life."""
    assert isinstance(t, LifeChanges)
    if not _changes_so(t.how, e):
        return False
    if t.least is not None and e.amount < number(g, t.least, ctx):
        return False
    return by_player(g, t.who, e.player, ctx)


def life_becomes(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A player's life passes a number."""
    assert isinstance(t, LifeBecomes)
    if e.kind not in (LIFE_GAINED, LIFE_LOST) or not by_player(g, t.who, e.player, ctx):
        return False
    life = g.table.players[e.player].life
    before = life + e.amount if e.kind == LIFE_LOST else life - e.amount
    wanted = number(g, t.right, ctx)
    return compare(life, t.op, wanted) and not compare(before, t.op, wanted)


def draws(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A player draws a card."""
    assert isinstance(t, Draws)
    return e.kind == DREW and by_player(g, t.who, e.player, ctx)


def discards(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A player discards a card, or cards together."""
    assert isinstance(t, Discards)
    if e.kind != DISCARDED or not by_player(g, t.who, e.player, ctx):
        return False
    return card_fits(g, t.what, e.subject, ctx) and not (t.together and discarded_with(g, t, e, ctx))


def player_does(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A player does something that has a word of its own."""
    assert isinstance(t, PlayerDoes)
    if e.kind != _DOES.get(t.what, DID) or (e.kind == DID and e.word != t.what):
        return False
    if e.kind == ABILITY_PLAYED and t.what not in e.kinds:
        return False
    if t.symbols and e.amount and e.amount not in bits_of(t.symbols):  # 0: nobody knows yet which will it is
        return False
    if not by_player(g, t.who, e.player, ctx):
        return False
    if e.kind == JUDGED:
        return judged_fits(g, t.filter, e.subject, ctx)
    return card_fits(g, t.filter, e.subject, ctx)


def weather_changes(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """The weather of a player becomes another."""
    assert isinstance(t, WeatherChanges)
    if e.kind != WEATHER or (t.weather and e.word != t.weather):
        return False
    return by_player(g, t.who, e.player, ctx) and acted_by(g, t.by, e.source, ctx)


# ---- cards ---------------------------------------------------------------------------------------------


def turned(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A card rests, recovers or is turned over."""
    assert isinstance(t, Turned)
    if e.kind != _TURN.get(t.how, TURNED) or (e.kind == TURNED and e.word != t.how):
        return False
    return is_meant_there(g, t.what, e.subject, ctx)


def counter_change(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """Counters are put on a card or removed from it."""
    assert isinstance(t, CounterChange)
    if t.counter and e.word != t.counter:
        return False
    if t.how == "put":
        if e.kind != COUNTERS_PUT:
            return False
    elif t.how == "removed" or t.how == "last removed":
        if e.kind != COUNTERS_REMOVED:
            return False
        if t.how == "last removed" and counters_left(g, e.subject, t.counter):
            return False
    else:
        assert_never(t.how)
    if is_player(e.object):  # "your opponent puts ... counters": they do (105.3)
        acted = by_player(g, t.who, PLAYER_OF[e.object], ctx)
    else:
        acted = acted_by(g, t.who, e.source, ctx)
    return acted and is_meant_there(g, t.what, e.subject, ctx)


def added(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A card is added to another."""
    assert isinstance(t, Added)
    return e.kind == ADDED and is_meant(g, t.what, e.subject, ctx) and is_meant(g, t.to, e.object, ctx)


def gains_control(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A player gains control of a card."""
    assert isinstance(t, GainsControl)
    return e.kind == CONTROL and by_player(g, t.who, e.player, ctx) and is_meant(g, t.what, e.subject, ctx)


def state_becomes(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A status comes to hold (906.9)."""
    assert isinstance(t, StateBecomes)
    return e.kind == STATE and holds(g, t.condition, ctx)


def _changes_so(how: LifeHow, e: Event) -> bool:
    """Whether life changes in that way; damage lowers life without being a loss of it (docs/readings.md)."""
    if how == "gain":
        return e.kind == LIFE_GAINED
    if how == "lose":
        return e.kind == LIFE_LOST and e.word != "damage"
    if how == "pay":
        return e.kind == LIFE_LOST and e.word == "paid"
    assert_never(how)


def from_side_of_trigger(g: State, t: Trigger, e: Event, ctx: Ctx) -> Event:
    """An event from the side of the trigger it met: who is dealt damage or is blocked is its subject then."""
    if isinstance(t, (IsDealtDamage, IsBlocked, IsAttacked)):
        return happenings.seen_from_object(e)
    if isinstance(t, Battles):
        return e if _battles_as_subject(g, t, e, ctx) else happenings.seen_from_object(e)
    if isinstance(t, BecomesTarget):  # the other participant is what targets it
        return happenings.with_object(e, object=e.source)
    if isinstance(t, Moves) and isinstance(t.by, All) and e.object < 0:
        by = cause_of_fall(g, t, e)
        return happenings.with_object(e, object=by) if by >= 0 else e  # "destroys": the one that does it
    if isinstance(t, (While, NthTime)):
        return from_side_of_trigger(g, t.trigger, e, ctx)
    if isinstance(t, Either):
        for one in t.triggers:
            if matches(g, one, e, ctx):
                if e.kind == PLAYED and any([type(x) is PlaysAbility for x in t.triggers]):
                    return happenings.with_object(e, object=e.subject)  # "that spell or ability"
                return from_side_of_trigger(g, one, e, ctx)
    return e


def moves(g: State, t: Trigger, e: Event, ctx: Ctx) -> bool:
    """A card moves from one zone to another."""
    assert isinstance(t, Moves)
    if e.kind != MOVED:
        return False
    if t.origin and not e.origin & t.origin and not played_from(g, t.origin, e):
        return False
    if t.to and not e.to & t.to:
        return False
    if e.origin & IN_PLAY and e.to & IN_PLAY and t.to and not t.how and e.origin == e.to:
        return False
    if t.how and t.how != e.word and not entered_that_way(g, t.how, e):
        return False
    # What is cancelled is a spell, as it was on the chase.
    as_spell = t.how == "cancelled" and e.old >= 0 and not isinstance(t.what, This)
    ref = e.old if as_spell else moved_ref(e)
    if not moved_fits(g, t, t.what, ref, e, ctx):
        return False
    if t.under is not None and not by_player(g, t.under, g.table.objs[e.subject].controller, ctx):
        return False
    if t.origin_of is not None:
        old = g.table.objs[e.old]
        side = old.controller
        if not by_player(g, t.origin_of, side, ctx):
            return False
    if t.to_of is not None:
        new = g.table.objs[e.subject]
        side = new.controller
        if not by_player(g, t.to_of, side, ctx):
            return False
    return t.by is None or caused_by(g, t.by, cause_of_fall(g, t, e), ctx)


def cause_of_fall(g: State, t: Moves, e: Event) -> RefId:
    """What moved a card; of one that damage destroyed, what dealt that (1204.1)."""
    by_damage = e.source < 0 and t.how.startswith("destroyed by")
    return struck_by(g, e.old) if by_damage else e.source


def moved_fits(g: State, t: Moves, what: Noun, ref: RefId, e: Event, ctx: Ctx) -> bool:
    """Whether a card that moved is one that a trigger means."""
    if isinstance(what, Both):  # "this card or another resonator"
        return any([moved_fits(g, t, part, ref, e, ctx) for part in what.parts])
    if not isinstance(what, All):
        return is_meant(g, what, ref, ctx)
    filter = what.filter
    if g.rulings.stone_area and (t.to | t.origin) & FIELD:
        if g.table.objs[ref].base.types & MAGIC_STONE and not speaks_of_stones(plan_of(filter)):
            return False  # it is the magic stone area that it comes to or leaves (1404.1)
    if not t.origin and not t.how and t.to and not t.to & IN_PLAY and not filter.zones:
        # "A resonator is put into a graveyard" speaks of one in the field (201.5, 205.4)
        there = named_zones(g, plan_of(filter))
        if there and not e.origin & there:
            return False
    return fits_anywhere(g, filter, ref, ctx)


def _earlier(g: State, t: Trigger, event: Event, ctx: Ctx, own: bool) -> int:
    """How often the trigger was met before this event this turn, by the same player if it is their `own`."""
    n = 0
    for place, e in enumerate(g.memory.happened):
        if e is event:
            break
        if own and e.player != event.player:
            continue
        present = look_back(g, place)  # as it was when it was met (911.1)
        try:
            if matches(g, t, e, ctx):
                n += 1
        finally:
            look_up(g, present)
    ctx.event = event
    return n


def trigger_times(g: State, ref: ObjId, a: Automatic, event: Event) -> int:
    """How often an ability triggers on an event: once, unless an effect says more or not at all (1015.1a)."""
    times = 1
    for s in g.derived.active.get(TriggersMore, ()):
        static = s.static
        assert isinstance(static, TriggersMore)
        if static.of is not None and not fits(g, static.of, ref, s.ctx):
            continue
        if static.own and ref not in (event.subject, event.old):
            continue
        if static.enter and not is_enter(g.edition, a):
            continue
        if static.event is None or matches(g, static.event, event, s.ctx.copy(g.writer)):
            if static.times == 0:
                return 0
            times += static.times
    return times


Matcher = Callable[[State, Trigger, Event, Ctx], bool]

MATCHERS: Final[dict[type[Trigger], Matcher]] = {
    Moves: moves,
    Either: either,
    While: while_so,
    NthTime: nth_time,
    AtPhase: at_phase,
    Attacks: attacks,
    IsAttacked: is_attacked,
    Blocks: blocks,
    IsBlocked: is_blocked,
    IsUnblocked: is_unblocked,
    Battles: battles,
    DealsDamage: deals_damage,
    IsDealtDamage: is_dealt_damage,
    Plays: plays,
    PlaysAbility: plays_ability,
    LifeChanges: life_changes,
    LifeBecomes: life_becomes,
    Turned: turned,
    BecomesTarget: becomes_target,
    CounterChange: counter_change,
    Draws: draws,
    Discards: discards,
    PlayerDoes: player_does,
    Added: added,
    GainsControl: gains_control,
    WeatherChanges: weather_changes,
    IsCancelled: is_cancelled,
    StateBecomes: state_becomes,
}
