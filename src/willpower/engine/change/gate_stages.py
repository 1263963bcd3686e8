"""The first stages of the gate: what of a situation is possible, and what effects forbid (104.2, 104.4).

What cannot happen does not, and nothing can replace it (1010.3 ignores whatever tries); so both are asked
before replacement effects (910), and once more of what those made of it (104.4).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from willpower.abilities.statics import Cannot, WeatherIsNow
from willpower.abilities.symbols import FIELD, HAND, IN_PLAY, REMOVED
from willpower.abilities.words import Forbidden

from ..core.events import (
    COUNTERS_PUT,
    COUNTERS_REMOVED,
    DAMAGED,
    DID,
    DREW,
    LIFE_GAINED,
    LIFE_LOST,
    MOVED,
    RECOVERED,
    RESTED,
    TURNED,
    WEATHER,
    WILL,
)
from ..core.ids import NOBODY, PLAYER_REF
from ..core.objects import still_itself
from ..core.state import State
from ..values.evaluate.weather import is_fixed
from ..values.prohibition import prohibited_by, prohibited_by_any
from .actions import can_take_damage
from .effect_frame import ExecFrame
from .replacement import Would, replaceable
from .turning import TURNINGS, can_turn
from .zones import MoveItem

# What a move is called by effects that forbid it.
_ACTS: Final[dict[str, tuple[Forbidden, ...]]] = {
    "destroyed": ("be moved", "leave", "be destroyed"),
    "banished": ("be moved", "leave", "be banished"),
    "removed": ("be moved", "leave", "be removed"),
    "cancelled": ("be moved", "be cancelled"),
}
_LEAVING: Final[tuple[Forbidden, ...]] = ("be moved", "leave")
_MOVING: Final[tuple[Forbidden, ...]] = ("be moved",)
# Moves that a player does, and that an effect may keep that player from doing.
_DOING: Final[dict[str, Forbidden]] = {"banished": "banish", "discarded": "discard"}


# The words by which effects forbid each kind of change.
FORBIDDING: Final[dict[int, frozenset[str]]] = {
    MOVED: frozenset(
        {act for acts in _ACTS.values() for act in acts} | {"be returned", "enter"} | set(_DOING.values())
    ),
    DREW: frozenset({"draw"}),
    DAMAGED: frozenset({"be dealt damage", "deal damage"}),
    LIFE_GAINED: frozenset({"gain life"}),
    LIFE_LOST: frozenset({"lose life", "pay life"}),
    RESTED: frozenset({"rest", "be rested"}),
    RECOVERED: frozenset({"recover", "be recovered"}),
    COUNTERS_PUT: frozenset({"have counters put"}),
    COUNTERS_REMOVED: frozenset({"have counters removed"}),
    WILL: frozenset({"produce"}),
}


def concerned(g: State, kind: int) -> bool:
    """Whether any standing effect could have a say in a kind of change; if none has, it is only performed."""
    if kind == WEATHER and WeatherIsNow in g.derived.active:
        return True
    acts = FORBIDDING.get(kind)
    if acts is not None and not acts.isdisjoint(g.derived.forbidden):
        return True
    return replaceable(g, kind)


# ---- possible? (104.2, 104.3) ------------------------------------------------------------------------------


def possible(g: State, w: Would) -> bool:
    """Whether a situation can happen at all (104.2, 104.3)."""
    if w.gone:
        return False
    check = POSSIBLE.get(w.event.kind)
    return check is None or check(g, w)


def some(g: State, w: Would) -> bool:
    """Zero or a negative amount is nothing at all (104.2)."""
    return w.event.amount > 0


def can_be_hurt(g: State, w: Would) -> bool:
    """Damage is dealt to players and to J/resonators with DEF in the field (1007.1, 1007.2, 1007.4)."""
    return w.event.amount > 0 and can_take_damage(g, w.event.object)


def can_be_rested(g: State, w: Would) -> bool:
    """A card in play that is recovered can be rested (1013.1, 104.3)."""
    o = g.table.objs[w.event.subject]
    return still_itself(o) and not o.rested and bool(o.zone & IN_PLAY)


def can_be_recovered(g: State, w: Would) -> bool:
    """A card in play that is rested can be recovered (1013.1, 104.3)."""
    o = g.table.objs[w.event.subject]
    return still_itself(o) and o.rested and bool(o.zone & IN_PLAY)


def can_be_counted(g: State, w: Would) -> bool:
    """Counters are put on a card that is still there, and removed from it (1022.1)."""
    return w.event.amount > 0 and still_itself(g.table.objs[w.event.subject])


def can_be_turned(g: State, w: Would) -> bool:
    """A card can be turned to a side that it has and that is not up, healed if it is astral, unsealed if it
    is sealed (104.3)."""
    return can_turn(g, w.event.subject, TURNINGS[w.event.word])


def can_be_done(g: State, w: Would) -> bool:
    """Damage is removed from a card that has some (1007.6, 104.2); other deeds are their callers' affair."""
    if w.event.word != "damage removed":
        return True
    o = g.table.objs[w.event.subject]
    return w.event.amount > 0 and still_itself(o) and o.damage > 0


POSSIBLE: Final[dict[int, Callable[[State, Would], bool]]] = {
    DAMAGED: can_be_hurt,
    LIFE_GAINED: some,
    LIFE_LOST: some,
    RESTED: can_be_rested,
    RECOVERED: can_be_recovered,
    COUNTERS_PUT: can_be_counted,
    COUNTERS_REMOVED: can_be_counted,
    WILL: some,
    TURNED: can_be_turned,
    DID: can_be_done,
}


# ---- prohibited? (104.4, 1010.3) ---------------------------------------------------------------------------


def prohibition_of(g: State, w: Would) -> str:
    """The clause by which effects keep a situation from happening, or "" (104.4, 1010.3)."""
    if Cannot not in g.derived.active and w.event.kind != WEATHER:
        return ""
    check = PROHIBITED.get(w.event.kind)
    return check(g, w) if check is not None else ""


def forbidden_move(g: State, w: Would) -> str:
    """The clause by which an effect keeps a card from moving, or a player from moving it so."""
    item = w.move
    if item is None or w.definition >= 0:
        return ""
    return move_forbidden(g, item)


def move_forbidden(g: State, item: MoveItem) -> str:
    """The clause by which an effect keeps a card from moving, or "" (104.4, 1010.3)."""
    o = g.table.objs[item.ref]
    acts = _ACTS.get(item.cause)
    if acts is None:
        acts = _LEAVING if o.zone == FIELD and item.to != FIELD else _MOVING
        if item.to == HAND and (item.cause == "returned" or o.zone & IN_PLAY):
            acts = (*acts, "be returned")  # to a hand; on top of a deck or at its bottom it may be put
        elif item.to == FIELD and o.zone != FIELD:
            acts = (*acts, "enter")
    elif o.zone != FIELD and "leave" in acts:
        acts = tuple([act for act in acts if act != "leave"])
    if item.to == REMOVED and item.cause != "removed":
        acts = (*acts, "be removed")  # also what is removed instead of what would have happened (1004.1)
    doing = _DOING.get(item.cause)
    if doing is not None and prohibited_by(g, doing, PLAYER_REF[item.player], by=item.source):
        return "104.4"
    return prohibited_by_any(g, acts, item.ref, item.source)


def forbidden_draw(g: State, w: Would) -> str:
    """A player cannot draw."""
    return prohibited_by(g, "draw", PLAYER_REF[w.event.player])


def forbidden_damage(g: State, w: Would) -> str:
    """A source cannot deal damage, or a card or player cannot be dealt it."""
    e = w.event
    found = prohibited_by(g, "be dealt damage", e.object, by=e.subject)
    if not found and e.subject >= 0:
        found = prohibited_by(g, "deal damage", e.subject, to=e.object)
    return found


def forbidden_gain(g: State, w: Would) -> str:
    """A player cannot gain life."""
    return prohibited_by(g, "gain life", w.event.subject, by=w.event.source)


def forbidden_loss(g: State, w: Would) -> str:
    """A player cannot lose life, or not pay it."""
    found = prohibited_by(g, "lose life", w.event.subject, by=w.event.source)
    if not found and w.event.word == "paid":
        found = prohibited_by(g, "pay life", w.event.subject)
    return found


def forbidden_rest(g: State, w: Would) -> str:
    """A card cannot rest or be rested."""
    return prohibited_by_any(g, ("rest", "be rested"), w.event.subject, w.event.source)


def forbidden_recovery(g: State, w: Would) -> str:
    """A card cannot recover or be recovered."""
    return prohibited_by_any(g, ("recover", "be recovered"), w.event.subject, w.event.source)


def forbidden_counters(g: State, w: Would) -> str:
    """Counters cannot be put on a card."""
    return prohibited_by(g, "have counters put", w.event.subject, by=w.event.source)


def forbidden_removal(g: State, w: Would) -> str:
    """Counters cannot be removed from a card; what is done to play something is no effect (903.2j)."""
    by = NOBODY if paying_now(g) else w.event.source
    return prohibited_by(g, "have counters removed", w.event.subject, by=by)


def paying_now(g: State) -> bool:
    """Whether what is being performed is a part of a cost."""
    for frame in reversed(g.work.stack):
        if isinstance(frame, ExecFrame):
            return frame.paying
    return False


def forbidden_will(g: State, w: Would) -> str:
    """A player cannot produce will by a card."""
    return prohibited_by(g, "produce", PLAYER_REF[w.event.player], to=w.event.source)


def forbidden_weather(g: State, w: Would) -> str:
    """An effect keeps a player's weather as it is."""
    return "104.4" if is_fixed(g, w.event.player) else ""


PROHIBITED: Final[dict[int, Callable[[State, Would], str]]] = {
    MOVED: forbidden_move,
    DREW: forbidden_draw,
    DAMAGED: forbidden_damage,
    LIFE_GAINED: forbidden_gain,
    LIFE_LOST: forbidden_loss,
    RESTED: forbidden_rest,
    RECOVERED: forbidden_recovery,
    COUNTERS_PUT: forbidden_counters,
    COUNTERS_REMOVED: forbidden_removal,
    WILL: forbidden_will,
    WEATHER: forbidden_weather,
}
