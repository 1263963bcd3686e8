"""What damage that an instruction deals destroys: the rules do that once the text is done (1204.1), so it is
waited for until they have. Who is left alive and falls later is not destroyed by that damage."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.effects import Apply, Delayed
from willpower.abilities.nouns import Filter, Noun
from willpower.abilities.statics import Duration, Static
from willpower.abilities.triggers import Moves
from willpower.abilities.words import MoveHow

from ...raw import DoneThisWay
from ...rows import Family, Holes, R

ROWS: list[Family] = []
BY_IT = "by ((the|) damage dealt this way|(this|that) damage)"
THEN = Duration("rule processes")
FELLED: MoveHow = "destroyed by damage"


def _hit(h: Holes) -> Moves | None:
    """One of the cards that were dealt the damage."""
    what: Noun | None = h.get("what")
    if what is None:
        filter = h["filter"]
        if filter.zones:
            return None
        what = DoneThisWay("dealt", Filter(filter.preds, S.ANYWHERE, phrase=filter.phrase))
    return Moves(what, S.FIELD, how=FELLED)


def _unhit(node: Any) -> dict[str, object]:
    what = node.what
    filter = getattr(what, "filter", None)
    plain = None if filter is None else Filter(filter.preds, phrase=filter.phrase)
    return {"what": what, "filter": plain}


ROWS += R(
    "felled",
    Moves,
    f"({{what:ref1}}|a {{filter:filter.s}}) (is|was) destroyed {BY_IT}",
    build=_hit,
    split=_unhit,
)
ROWS += R("felledeach", Moves, f"{{filter:filter.s}} destroyed {BY_IT}", build=_hit, split=_unhit)
ROWS += R(
    "later",
    Delayed,
    "(if|when) {trigger:felled} (⇒|,) {effect:whendelayed}",
    duration=THEN,
)
ROWS += R(
    "later",
    Delayed,
    "(whenever {trigger:felled} (⇒|,)|for each {trigger:felledeach} ,) {effect:whendelayed}",
    duration=THEN,
    times=0,
    check=lambda h: isinstance(h["trigger"].what, DoneThisWay),  # of one card it is said once
)
ROWS += R(
    "wouldfell",
    Moves,
    f"({{what:ref1}}|a {{filter:filter.s}}) would be destroyed ({BY_IT}|this way)",
    build=_hit,
    split=_unhit,
)
ROWS += R(
    "clause",
    Apply,
    "if {event:wouldfell} , {*movetail}",
    build=lambda h: _then(h["make"](h)),
    split=lambda n: {"event": n.statics[0].event},
    said=("clause", "Apply", "if <would> (this turn|until end of turn) , <tail>"),
)


def _then(static: Static | None) -> Apply | None:
    return None if static is None else Apply((static,), THEN)
