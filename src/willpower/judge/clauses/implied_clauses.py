"""Clauses behind an event of the log: beside the one it cites, those that say the same of it or of a part."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from willpower.abilities.symbols import FIELD, J_RULER
from willpower.engine import (
    ABILITY_PLAYED,
    COPY,
    DAMAGED,
    EFFECT,
    MOVED,
    RESOLVED,
    RESOLVING,
    TOKEN,
    TRIGGERED,
    Event,
    RefId,
    State,
    expand,
)

# By the clause that is cited.
_TOGETHER: Final = {
    "502.3": ("1009.1",),
    "702.3": ("307.1",),
    "1009.2": ("1009.1",),
    "1203.2": ("1203.1",),
    "1204.1": ("1010.1",),
    "1204.2": ("1010.1",),
}
# By what happened to a card that moved.
_MOVES: Final = {
    "destroyed": "1010.1",
    "banished": "1011.1",
    "cancelled": "1012.1",
    "discarded": "1019.1",
    "drawn": "1009.1",
    "removed": "1004.1",
    "called": "1016.1",
}
_KEYWORDS: Final = {
    "explode": "1105.2",
    "god's art": "1112.2",
    "evolution": "1116.2",
    "shift": "1117.2",
    "limit": "1118.2",
    "bestow": "1121.2",
    "inheritance": "1126.2",
    "resonance": "1127.2",
    "drain": "1135.2",
    "bane": "1138.2",
    "enter": "1140.2",
}


# The steps of battle damage as the log calls them, and the clause by which damage is dealt there.
DAMAGE_STEPS: Final[dict[str, str]] = {"first strike damage": "805.2", "normal damage": "806.2"}


def implied_clauses(g: State, e: Event, step: str) -> Iterator[str]:
    """The clauses that an event is about beside the one it cites; `step`: the last step
    of battle damage that began."""
    yield from _TOGETHER.get(e.clause, ())
    if e.kind == MOVED:
        yield _MOVES.get(e.word, "")
        old = g.table.objs[e.old] if e.old >= 0 else None
        if old is not None and old.kind == TOKEN and old.zone == FIELD:
            yield "1303.3a"
        if old is not None and old.kind == COPY:
            yield from ("1017.1a", "1017.3a")
        if old is not None and e.word == "destroyed" and old.chars.types & J_RULER:
            yield "1010.1a"
    elif e.kind in (RESOLVED, RESOLVING, ABILITY_PLAYED, TRIGGERED) and e.subject >= 0:
        if g.table.objs[e.subject].kind == COPY:
            yield from ("1017.1a", "1017.3a")
        yield from keyword_clauses(g, e.subject)
        if e.kind == ABILITY_PLAYED and e.source >= 0:
            yield from keyword_clauses(g, e.source)  # the ability on the chase; its card is the subject
    elif e.kind == DAMAGED and e.subject >= 0:
        if e.word == "battle":
            yield DAMAGE_STEPS.get(step, "806.2")
    elif e.kind == EFFECT:
        yield "901.2b"


def keyword_clauses(g: State, ref: RefId) -> Iterator[str]:
    """The clause of the keyword that means an ability on the chase."""
    o = g.table.objs[ref]
    if o.ability is None or o.source < 0:
        return
    for word, clause in _KEYWORDS.items():
        for k in g.table.objs[o.source].chars.ab.named.get(word, ()):
            if any([a is o.ability for a in expand(k)]):
                yield clause
