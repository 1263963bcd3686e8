"""Rune areas and extra decks (314, 315): whose they are, what is revealed from them, what lies face down."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import AllConds, Compare, Condition, Exists
from willpower.abilities.nouns import All, AllOf, Filter, OwnedBy, StatusIs, You
from willpower.abilities.quantities import Count, Num

from ...rows import Family, Holes, R, each
from ..conditions.some import asked, cards_of, said

ROWS: list[Family] = []
REVEALED = StatusIs("revealed")


# ---- what is revealed there --------------------
def _there(h: Holes) -> Condition | None:
    """The cards of a filter that are revealed in an area of a player."""
    if h["filter"].zones:
        return None
    return asked(h, REVEALED, OwnedBy(h["whose"]), zones=h["zone"])


def _both(h: Holes) -> AllConds | None:
    one, two = _there({**h, "filter": h["one"]}), _there({**h, "filter": h["two"]})
    return None if one is None or two is None else AllConds((one, two))


def _unthere(node: Any) -> Holes:
    return {**said(node, 2, 0), "whose": cards_of(node).filter.preds[-1].who}


def _unboth(node: AllConds) -> Holes:
    one, two = node.conditions
    first = _unthere(one)
    return {"one": first["filter"], "two": _unthere(two)["filter"], "whose": first["whose"]}


SHOWN = "revealed (from|in)"
ROWS += R(
    "condition",
    Exists,
    f"{{*some}} (is|are) {SHOWN} {{whose:whose}} <zone:shownarea>",
    build=_there,
    split=_unthere,
)
ROWS += R(
    "condition",
    AllConds,
    f"a {{one:filter.s}} and a {{two:filter.s}} are {SHOWN} {{whose:whose}} <zone:shownarea>",
    build=_both,
    split=_unboth,
)
AREAS = (("rune area", "rune areas", S.RUNES), ("extra deck", "extra decks", S.EXTRA_DECK))
for area, many, zone in each("area", each("areas", AREAS, 1, counted=False), counted=False):
    ROWS += R(
        "post",
        AllOf,
        f"{SHOWN} {{whose:whose}} {area}",
        build=lambda h: AllOf((REVEALED, OwnedBy(h["whose"]))),
        split=lambda n: {"whose": n.preds[1].who},
        zones=zone,
    )
    ROWS += R("post", StatusIs, f"{SHOWN} {many}", status="revealed", zones=zone)
ROWS += R(
    "condition",
    Compare,
    "all cards in your <zone:shownarea> are revealed",
    build=lambda h: Compare(
        Count(All(Filter((StatusIs("face down"), OwnedBy(You())), h["zone"]))), "=", Num(0)
    ),
    split=lambda n: {},
)
