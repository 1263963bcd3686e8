"""Whether conditions hold: comparisons, what is there, what was done, the turn, how a card was played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from willpower.abilities.conditions import (
    AllConds,
    AnyCond,
    Compare,
    Did,
    Exists,
    Fits,
    GameIs,
    HappenedThisTurn,
    ModeChosen,
    NotCond,
    PaidWith,
    PhaseIs,
    TurnOf,
    WasPlayed,
    WeatherIs,
)
from willpower.abilities.nouns import Choose, Filter, Noun, RulerOf
from willpower.abilities.quantities import Stat, WillSpent
from willpower.abilities.symbols import ATTRIBUTES, CHASE, IN_PLAY
from willpower.abilities.words import Fact

from ...core.events import PLAYED
from ...core.ids import NO_PLAYER, PLAYER_REF, PlayerId, RefId
from ...core.memory import paid_before
from ...core.objects import AWAKENED, FREE_PLAY, REMNANT, TORRENT, Ctx, NoteKind, Obj
from ...core.state import State
from ...core.will import FREE, KINDS, parse_need
from .core import CONDITIONS, QUANTITIES, fits_anywhere, holds, number, players, refs
from .memory import fitted, happenings, is_past, ruler_did
from .numbers import how_many
from .scan import candidates
from .values import before_it_left, compare, stat
from .weather import weather_of


def _compare(g: State, c: Compare, ctx: Ctx) -> bool:
    left = c.left
    if isinstance(left, Stat) and isinstance(left.what, Choose):  # "a resonator has ATK 500 or more"
        right = number(g, c.right, ctx, 0)
        for ref in candidates(g, left.what.filter, ctx):
            value = stat(g, left.stat, g.table.objs[ref], left.counter)
            if value is not None and compare(value, c.op, right):
                return True
        return False
    return compare(number(g, left, ctx), c.op, number(g, c.right, ctx, 0))


def described(g: State, noun: Noun, ctx: Ctx) -> tuple[RefId, ...]:
    """The cards that a condition speaks of; "a resonator" is any that fits, nobody chooses one."""
    return candidates(g, noun.filter, ctx) if isinstance(noun, Choose) else refs(g, noun, ctx)


def _exists(g: State, c: Exists, ctx: Ctx) -> bool:
    if c.least is None:
        return bool(described(g, c.what, ctx))
    return how_many(g, c.what, ctx) >= number(g, c.least, ctx)


def _fits(g: State, c: Fits, ctx: Ctx) -> bool:
    if isinstance(c.what, Choose):  # one of them is enough
        return any([fits_anywhere(g, c.filter, ref, ctx) for ref in described(g, c.what, ctx)])
    if isinstance(c.what, RulerOf) and is_past(c.filter):
        return ruler_did(g, c.what, c.filter, ctx)
    found = refs(g, c.what, ctx)
    for ref in found:
        if not fits_anywhere(g, c.filter, ref, ctx):
            return False
    return bool(found)


def _did(g: State, c: Did, ctx: Ctx) -> bool:
    found = ctx.slots.get(c.slot, ())
    if c.filter is not None:
        n = 0
        whose = players(g, c.by, ctx) if c.by is not None else ()
        for ref in found:
            if c.by is not None and _whose_before(g, ref) not in whose:
                continue
            if fits_anywhere(g, c.filter, before_it_left(g, ref) if c.left else ref, ctx):
                n += 1
        return n >= number(g, c.least, ctx)
    if c.by is not None:  # of several players each for himself
        return any([PLAYER_REF[player] in found for player in players(g, c.by, ctx)])
    known = ctx.numbers.get(c.slot)
    if c.least is not None:
        return (known if known is not None else len(found)) >= number(g, c.least, ctx)
    did = ctx.did.get(c.slot)
    return bool(found) or bool(known) if did is None else did


def _whose_before(g: State, ref: RefId) -> PlayerId:
    """Who controlled a card where it was before it came to where it is (911.1)."""
    for was in reversed(g.table.objs):
        if was.became == ref:
            return was.controller
    return g.table.objs[ref].controller


def _turn_of(g: State, c: TurnOf, ctx: Ctx) -> bool:
    return g.turn.number > 0 and g.turn.player in players(g, c.who, ctx)  # 403.6: before, it is nobody's turn


def _phase_is(g: State, c: PhaseIs, ctx: Ctx) -> bool:
    if c.who is not None and g.turn.player not in players(g, c.who, ctx):
        return False
    if c.phase == "battle":
        return g.table.battle is not None
    if c.phase == "main timing":  # 701.2
        return (
            g.turn.phase == "main"
            and g.table.battle is None
            and not g.table.chase
            and g.turn.priority == g.turn.player
        )
    phase = c.phase
    if phase == "draw" or phase == "recovery" or phase == "call" or phase == "main" or phase == "end":
        return g.turn.phase == phase
    assert_never(phase)


def _weather_is(g: State, c: WeatherIs, ctx: Ctx) -> bool:
    # Without a player named it is that of the effect's controller (readings 42).
    return c.weather in [weather_of(g, p) for p in players(g, c.who, ctx)]


def _happened_this_turn(g: State, c: HappenedThisTurn, ctx: Ctx) -> bool:
    return happenings(g, c.what, c.who, c.filter, ctx) >= number(g, c.least, ctx)


# ---- how a card was played ---------------------------------------------------------------------------------


def on_chase(g: State, ref: RefId) -> Obj | None:
    """The object that a card is on the chase, or was just before it came where it is now."""
    o = g.table.objs[ref]
    if o.zone == CHASE:
        return o
    if o.zone & IN_PLAY and o.prev >= 0 and g.table.objs[o.prev].zone == CHASE:
        return g.table.objs[o.prev]
    return None


def play_context(g: State, ref: RefId, ctx: Ctx) -> Ctx | None:
    """The context in which a card was played, if it was."""
    if ctx.source == ref and g.table.objs[ref].zone == CHASE:
        return ctx
    spell = on_chase(g, ref)
    return g.work.ctxs.get(spell.ctx) if spell is not None else None


def _marked(g: State, ref: RefId, mark: int) -> bool:
    spell = on_chase(g, ref)
    return bool(g.table.objs[ref].marks & mark) or (spell is not None and bool(spell.marks & mark))


def _awakened(g: State, ref: RefId, ctx: Ctx) -> bool:
    """Whether the card was awakened (1109.2a)."""
    played = play_context(g, ref, ctx)
    return (played is not None and bool(played.awakened)) or _marked(g, ref, AWAKENED)


def _nth(g: State, ref: RefId, which: int, filter: Filter | None, ctx: Ctx) -> bool:
    """Whether it was the nth card that its player played this turn, of those that fit."""
    spell = on_chase(g, ref)
    if spell is None:
        return False
    n = 0
    player = NO_PLAYER
    for place in range(len(g.memory.happened) - 1, -1, -1):
        e = g.memory.happened[place]
        if e.kind == PLAYED and e.subject == spell.id:
            player = e.player
        if e.kind == PLAYED and e.player == player:
            if filter is None or fitted(g, filter, e.subject, place, ctx):
                n += 1
    return n == which


def _was_played(g: State, c: WasPlayed, ctx: Ctx) -> bool:
    found = _this_card(ctx) if c.what is None else described(g, c.what, ctx)
    return any([ref >= 0 and was_played(g, c, ref, ctx) for ref in found])


def _this_card(ctx: Ctx) -> tuple[RefId, ...]:
    return (ctx.source,) if ctx.source >= 0 else ()


def was_played(g: State, c: WasPlayed, ref: RefId, ctx: Ctx) -> bool:
    """Whether a card was played in the way that a condition asks for."""
    how = c.how
    if how == "awakened":
        return _awakened(g, ref, ctx)
    if how == "free":
        return _marked(g, ref, FREE_PLAY)
    if how == "remnant":
        return _marked(g, ref, REMNANT)
    if how == "torrent":
        return _marked(g, ref, TORRENT)
    if how == "judgment X":
        return g.table.objs[ref].x >= 0  # 903.2f-ii
    if how == "nth":
        return _nth(g, ref, c.number, c.filter, ctx)
    if how == "from":
        # It went through the chase; what counts is where it was played from (readings 37). A card that is yet
        # to be played would be played from where it is.
        o = g.table.objs[ref]
        if c.yours and o.owner != ctx.you:
            return False  # it lay in its owner's zone (302.6); "your" is the player's who plays it (105.3)
        if not o.zone & (IN_PLAY | CHASE):
            return bool(o.zone & c.zones)
        spell = on_chase(g, ref)
        return spell is not None and bool(spell.origin & c.zones)
    if how == "incarnation" or how == "paid additional":
        return _paid_so(g, ref, how)
    assert_never(how)


def _paid_so(g: State, ref: RefId, how: NoteKind) -> bool:
    """Whether a card was paid for in that way, as it remembers."""
    return any([note.kind == how for note in g.table.objs[ref].memory])


def paid_for(g: State, ctx: Ctx) -> tuple[tuple[int, RefId], ...]:
    """The will that was spent on the card of a context, each with what made it."""
    paid = ctx.paid
    if not paid and ctx.source >= 0:
        played = play_context(g, ctx.source, ctx)
        if played is not None:
            paid = played.paid
        if not paid:
            paid = paid_before(g.table.objs[ctx.source])
    return paid


def _will_spent(g: State, q: WillSpent, ctx: Ctx) -> int:
    bits = [bit for bit, _ in paid_for(g, ctx)]
    if q.distinct:
        return len({bit for bit in bits if bit in ATTRIBUTES})
    if not q.symbol:
        return len(bits)
    need = parse_need(q.symbol)
    return sum([bits.count(bit) for i, bit in enumerate(KINDS) if need[i]])


def _paid_with(g: State, c: PaidWith, ctx: Ctx) -> bool:
    paid = paid_for(g, ctx)
    bits: list[int] = []
    for bit, source in paid:
        if c.source is None or fits_anywhere(g, c.source, source, ctx):
            bits.append(bit)
    if not c.symbols:
        return bool(bits)
    need = parse_need(c.symbols)
    for i, bit in enumerate(KINDS):
        if bits.count(bit) < need[i]:
            return False
    return len(bits) >= sum(need[: FREE + 1])


# ---- facts -------------------------------------------------------------------------------------------------


def _mode_chosen(g: State, c: ModeChosen, ctx: Ctx) -> bool:
    return c.mode in ctx.modes


def _first_turn(g: State, ctx: Ctx) -> bool:
    return g.turn.number <= 1


def _went_first(g: State, ctx: Ctx) -> bool:
    return g.turn.first_player == ctx.you


def _in_battle(g: State, ctx: Ctx) -> bool:
    b = g.table.battle
    return b is not None and ctx.source >= 0 and ctx.source in (b.attacker, b.blocker, b.attacked)


def _chasing(g: State, ctx: Ctx) -> bool:
    """Whether what was just played was put on something that is on the chase (1008.1)."""
    event = ctx.event
    return event is not None and len(g.table.chase) > 1 and event.source in g.table.chase[1:]


FACTS: Final[dict[Fact, Callable[[State, Ctx], bool]]] = {
    "first turn": _first_turn,
    "you went first": _went_first,
    "in battle": _in_battle,
    "chasing": _chasing,
}


def _game_is(g: State, c: GameIs, ctx: Ctx) -> bool:
    return FACTS[c.what](g, ctx)


def _not(g: State, c: NotCond, ctx: Ctx) -> bool:
    return not holds(g, c.condition, ctx)


def _all(g: State, c: AllConds, ctx: Ctx) -> bool:
    for one in c.conditions:  # noqa: SIM110  (a generator costs more)
        if not holds(g, one, ctx):
            return False
    return True


def _any(g: State, c: AnyCond, ctx: Ctx) -> bool:
    for one in c.conditions:  # noqa: SIM110  (a generator costs more)
        if holds(g, one, ctx):
            return True
    return False


QUANTITIES[WillSpent] = _will_spent
CONDITIONS[Compare] = _compare
CONDITIONS[Exists] = _exists
CONDITIONS[Fits] = _fits
CONDITIONS[Did] = _did
CONDITIONS[TurnOf] = _turn_of
CONDITIONS[PhaseIs] = _phase_is
CONDITIONS[WeatherIs] = _weather_is
CONDITIONS[HappenedThisTurn] = _happened_this_turn
CONDITIONS[WasPlayed] = _was_played
CONDITIONS[PaidWith] = _paid_with
CONDITIONS[ModeChosen] = _mode_chosen
CONDITIONS[GameIs] = _game_is
CONDITIONS[NotCond] = _not
CONDITIONS[AllConds] = _all
CONDITIONS[AnyCond] = _any
