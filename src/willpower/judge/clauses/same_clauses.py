"""Clauses that forbid the same thing in other words: a file may name any of them as its reason."""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import CHANT, J_RULER, RULER
from willpower.engine import State, chars, from_hand, main_timing

from ..reading.lookup import Lookup
from ..reading.model import Action

# What can be done at main timing only: the clause of the action, and its line in the list of 604.2.
_MAIN: Final = {
    "battle": ("704.1", "604.2b"),
    "attack": ("704.1", "604.2b"),
    "forfeit": ("704.1", "604.2b"),
    "judgment": ("705.1", "604.2c"),
    "standby": ("706.1", "604.2d"),
    "call": ("710.1", "604.2e"),
}
_SAME: Final = {
    "602.1c": ("701.1",),
    "702.1": ("604.2a", "709.1"),
    "702.2": ("709.2",),
    "703.1": ("604.2a", "709.1"),
    "703.2": ("709.2",),
    "705.2a": ("903.2j",),
    "707.2": ("707.1", "604.1a"),
    "708.1": ("708.2", "906.2", "604.1b"),
    "708.4": ("703.2",),
    "711.1": ("604.2a",),
    "902.1": ("604.1a", "707.1"),
    "903.2h": ("903.2h-i",),
    "1013.2": ("1013.3",),
    "1106.2": ("804.3",),
}


def same_clauses(g: State, action: Action, clauses: tuple[str, ...]) -> tuple[str, ...]:
    """The clauses that refuse an action, with those that come to the same."""
    found = list(clauses)
    for clause in clauses:
        found += _SAME.get(clause, ())
    verb = action.verb
    late = not main_timing(g, action.player)
    if verb in _MAIN and late and (g.table.battle is None or verb not in ("attack", "forfeit")):
        found += [*_MAIN[verb], "701.2", "604.2"]
    if verb in ("attack", "forfeit") and g.turn.player != action.player:
        found.append("803.3")
    if "903.2f" in clauses and action.x is not None:
        found += ["903.2j", "1003.4"]  # only numbers that can be paid for are offered
    lookup = Lookup(g)
    refs = lookup.candidates(action.card, action.player) if action.card is not None else []
    for ref in refs[:1]:
        if ref < 0:
            continue
        types = chars(g, ref).types
        if "902.1" in clauses:
            found.append("902.1b" if types & (RULER | J_RULER) else "902.1a")
        if "706.3" in clauses:
            found.append(from_hand(chars(g, ref)))
        if "711.2" in clauses and not g.table.objs[ref].revealed:
            found.append("711.2a")
        if verb == "block" and g.table.battle is not None and g.table.battle.attacked == ref:
            found.append("804.4")
        if "602.1c" in clauses and verb == "play":
            found += ["709.1", "703.1" if types & CHANT else "702.1"]
        if "602.1c" in clauses and verb == "activate":
            found.append("707.1")
        for named in action.targets or ():
            if ref in lookup.candidates(named, action.player) or (
                named.chase and action.card is not None and named.name == action.card.name
            ):
                found.append("903.2g-i")
    return tuple(dict.fromkeys(found))
