"""Remembering the cards of this turn's events as they were, where some text of the game asks for it.

"If a Human entered the field this turn" is asked of the card as it was when it entered, under the control of
who had it, whatever became of it (911.1). Characteristics are values that are replaced and never changed, so
keeping them costs next to nothing; it is done for the kinds of events that the cards of the game ask for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import Fits, HappenedThisTurn, WasPlayed
from willpower.abilities.nouns import Happened, RulerOf
from willpower.abilities.quantities import Happenings
from willpower.abilities.statics import Cannot
from willpower.abilities.triggers import NthTime
from willpower.abilities.words import CardPast, Past

from ..core.definition import Definition
from ..core.events import (
    ABILITY_PLAYED,
    ATTACKED,
    BLOCKED,
    CREATED,
    DAMAGED,
    DID,
    DISCARDED,
    DREW,
    JUDGED,
    LIFE_GAINED,
    LIFE_LOST,
    MOVED,
    PLAYED,
    RECOVERED,
    RESTED,
    SHUFFLED,
    TARGETED,
    WILL,
)
from ..core.objects import Event, still_itself
from ..core.parts import Then
from ..core.state import State
from ..values.characteristics import refresh
from ..values.prohibition import COUNTED
from .trigger_kinds import kinds_of

if TYPE_CHECKING:
    from mypy_extensions import i64

# The kind of event that a text looks for where it asks what happened this turn.
_KIND: Final[dict[Past | CardPast, int]] = {
    "played": PLAYED,
    "spell played": PLAYED,
    "ability played": ABILITY_PLAYED,
    "attacked": ATTACKED,
    "was attacked": ATTACKED,
    "blocked": BLOCKED,
    "was blocked": BLOCKED,
    "life gained": LIFE_GAINED,
    "life lost": LIFE_LOST,
    "life paid": LIFE_LOST,
    "damage dealt": DAMAGED,
    "dealt damage": DAMAGED,
    "dealt damage by": DAMAGED,
    "damaged something": DAMAGED,
    "was dealt damage": DAMAGED,
    "drawn": DREW,
    "discarded": DISCARDED,
    "died": MOVED,
    "died into": MOVED,
    "left": MOVED,
    "entered": MOVED,
    "put into graveyard": MOVED,
    "destroyed": MOVED,
    "banished": MOVED,
    "called": MOVED,
    "returned": MOVED,
    "removed": MOVED,
    "judgment": JUDGED,
    "produced": WILL,
    "token created": CREATED,
    "rested": RESTED,
    "recovered": RECOVERED,
    "targeted": TARGETED,
    "searched": DID,
    "shuffled": SHUFFLED,
    "foreseen": DID,
    "gem gained": DID,
    "awakened": DID,
}


def look_through(g: State) -> None:
    """Finds the kinds of events that the cards of the game ask for."""
    found: i64 = 0
    for d in g.definitions:
        found |= past_kinds(d)
    g.memory.past_kinds = found
    g.memory.past_upto = len(g.definitions)


def past_kinds(d: Definition) -> i64:
    """The kinds of events, as bits, whose cards some text of a card is asked of."""
    if d.past_kinds < 0:
        found: i64 = 0
        for face in d.faces:
            for ability in face.ab.listed:
                for node in walk(ability):
                    for kind in _kinds(node):
                        found |= 1 << kind
        d.past_kinds = found
    return d.past_kinds


def _kinds(node: Node) -> tuple[int, ...]:
    """The kinds of events whose cards a part of a text is asked of."""
    if isinstance(node, (HappenedThisTurn, Happenings)):
        if node.what == "played":
            return (PLAYED, ABILITY_PLAYED)  # "if you played a spell or ability"
        return (_KIND[node.what],)
    if isinstance(node, Happened):
        return (_KIND[node.what],) if node.other is not None or node.under is not None else ()
    if isinstance(node, Fits) and isinstance(node.what, RulerOf):  # who was the ruler then
        return tuple([_KIND[part.what] for part in walk(node.filter) if isinstance(part, Happened)])
    if isinstance(node, NthTime):
        return kinds_of(node.trigger)
    if isinstance(node, WasPlayed):
        return (PLAYED,) if node.filter is not None else ()
    if isinstance(node, Cannot):
        return (COUNTED[node.act],) if node.more_than is not None and node.act in COUNTED else ()
    return ()


def remember(g: State, event: Event, place: int) -> None:
    """Keeps what the cards of an event are now; `place` is where it stands in this turn's memory."""
    if g.derived.values_stale:
        refresh(g)
    kept: list[Then] = []
    for ref in (event.subject, event.object):
        if ref >= 0:
            o = g.table.objs[ref]
            if still_itself(o):
                kept.append(Then(ref, o.chars, o.controller))
    if kept:
        g.memory.then[place] = tuple(kept)
