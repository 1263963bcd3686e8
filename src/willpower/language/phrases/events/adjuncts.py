"""What is said with a happening: where a card comes from and goes to, whose control it enters under, what
does it (906.7, 302.5)."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.base import walk
from willpower.abilities.nouns import All, ControlledBy, Filter, Opponent, TypeIs, You
from willpower.abilities.triggers import Moves

from ...rows import AL, A, Family, Holes, R

ROWS: list[Family] = []

# ---- from where ----------
ROWS += A(
    "from",
    Moves,
    "from ({origin_of:whose} {origin:zone}|the field under {origin_of:whose} control)",
    build=lambda h: {"origin": S.FIELD, **h},
    split=lambda n: {"origin_of": n.origin_of, "origin": n.origin},
)
ROWS += A(
    "from",
    Moves,
    "from a ({origin:zone}|(zone other than (your|their|a|the)|non-) {but:zone} (zone|))",
    build=lambda h: {"origin": h["origin"] if "origin" in h else S.ANYWHERE & ~h["but"]},
    split=lambda n: {"origin": n.origin, "but": S.ANYWHERE & ~n.origin},
)
ROWS += A("from", Moves, "from the field", origin=S.FIELD)
ROWS += A("from", Moves, "from the chase", origin=S.CHASE)
ROWS += A("from", Moves, "from (anywhere|any zone)", origin=S.ANYWHERE)


def _either(h: Holes, rising: bool) -> Holes | None:
    """Two zones of one player, in one order or the other."""
    one, two = h.pop("one"), h.pop("two")
    return {**h, "origin": one | two} if (one < two if rising else one > two) else None


def _zones(node: Moves, rising: bool) -> Holes:
    low = node.origin & -node.origin
    pair = {"one": low, "two": node.origin ^ low}
    if not rising:
        pair = {"one": pair["two"], "two": pair["one"]}
    return {"origin_of": node.origin_of, **pair}


for rising in (True, False):
    ROWS += A(
        "from",
        Moves,
        "from {origin_of:whose} {one:zone} or {two:zone}",
        build=lambda h, rising=rising: _either(h, rising),
        split=lambda n, rising=rising: _zones(n, rising),
    )
UNPLAYED = {
    "without being played": "unplayed",  # 702.3
    "without being played from (a|their|your|your opponent's) hand": "unplayed from hand",
}
ROWS += AL("unplayed", Moves, "how", UNPLAYED)

# ---- to where ----------
ROWS += A("field", Moves, "({under:whose} field|the field (under {under:whose} control|))", to=S.FIELD)
ROWS += A("place", Moves, "(a|{to_of:whose}) {to:area}")
ROWS += A("piled", Moves, "{to_of:whose} {to:pile}")
ROWS += A("rulerarea", Moves, "(a|{to_of:whose}) ruler area", origin=S.FIELD, to=S.RULER_AREA)

# ---- by whom ----------
ROWS += A("by", Moves, "((by|because of) a {by:byspell}|by ({by:bareplural.p}|{by:theireffect}))")
ROWS += R("byspell", All, "{filter:filter.s}")


def _whose(filter: Filter) -> Filter:
    return Filter((*filter.preds, ControlledBy(Opponent())), filter.zones, phrase=filter.phrase)


def _plain(node: Any) -> Holes:
    return {"filter": Filter(node.filter.preds[:-1], node.filter.zones, phrase=node.filter.phrase)}


ROWS += R(
    "byspell", All, "opponent's {filter:filter.s}", build=lambda h: All(_whose(h["filter"])), split=_plain
)
THEIRS = ("theireffect", "All", "your opponent's {filter:filter.s}")
ROWS += R("theireffect", All, THEIRS[2], build=lambda h: All(_whose(h["filter"])), split=_plain)
ROWS += R(
    "group.s",
    All,
    THEIRS[2],
    build=lambda h: All(_whose(h["filter"])) if no_ruler(h["filter"]) else None,
    split=_plain,
    said=THEIRS,
)


def no_ruler(filter: Filter) -> bool:
    """A player's ruler is one card, said without a filter."""
    return not any(isinstance(one, TypeIs) and one.types & S.ANY_RULER for one in walk(filter))


for words, player in (("(your|an) opponent", Opponent()), ("you", You())):
    ROWS += A("by", Moves, f"by {words}", by=All(Filter((ControlledBy(player),), S.ANYWHERE)))
