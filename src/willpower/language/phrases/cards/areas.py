"""Rune areas and extra decks (314, 315): whose they are, what is revealed from them, what lies face down."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import AllConds, Compare, Exists, NotCond
from willpower.abilities.nouns import All, AllOf, Filter, OwnedBy, StatusIs, You
from willpower.abilities.quantities import Count, Num

from ...rows import Holes, R, Row, each, either

ROWS: list[Row] = []
REVEALED = StatusIs("revealed")


def _there(filter: Filter, who: Any, zone: int) -> Filter | None:
    """The cards of a filter that are revealed in an area of a player."""
    if filter.zones:
        return None
    return Filter((*filter.preds, REVEALED, OwnedBy(who)), zone, phrase=filter.phrase)


def _exists(filter: Filter, h: Holes, zone: int) -> Exists | None:
    found = _there(filter, h["whose"], zone)
    return None if found is None else Exists(All(found), h.get("least"))


def _both(h: Holes, zone: int) -> AllConds | None:
    one, two = _exists(h["one"], h, zone), _exists(h["two"], h, zone)
    return None if one is None or two is None else AllConds((one, two))


def _not(condition: Exists | None) -> NotCond | None:
    return None if condition is None else NotCond(condition)


def _unthere(node: Exists) -> dict[str, Any]:
    assert isinstance(node.what, All)
    filter = node.what.filter
    owner = filter.preds[-1]
    assert isinstance(owner, OwnedBy)
    plain = Filter(filter.preds[:-2], phrase=filter.phrase)
    return {"filter": plain, "whose": owner.who, "least": node.least}


def _unboth(node: AllConds) -> dict[str, Any]:
    one, two = node.conditions
    assert isinstance(one, Exists) and isinstance(two, Exists)
    first = _unthere(one)
    return {"one": first["filter"], "two": _unthere(two)["filter"], "whose": first["whose"]}


AREAS = (("rune area", "rune areas", S.RUNES), ("extra deck", "extra decks", S.EXTRA_DECK))
for area, many, zone in each("area", each("areas", AREAS, 1, counted=False), counted=False):
    for place in either("from", "in"):
        revealed = f"revealed {place}"
        ROWS += R(
            "post",
            AllOf,
            f"{revealed} {{whose:whose}} {area}",
            build=lambda h: AllOf((REVEALED, OwnedBy(h["whose"]))),
            split=lambda n: {"whose": n.preds[1].who},
            zones=zone,
        )
        ROWS += R("post", StatusIs, f"{revealed} {many}", status="revealed", zones=zone)
        for words in either("a {filter:filter.s} is", "{least} or more {filter:filter.p} are"):
            ROWS += R(
                "condition",
                Exists,
                f"{words} revealed {place} {{whose:whose}} {area}",
                build=lambda h, zone=zone: _exists(h["filter"], h, zone),  # type: ignore[misc]
                split=_unthere,
            )
        ROWS += R(
            "condition",
            NotCond,
            f"no {{filter:filter.p}} are revealed {place} {{whose:whose}} {area}",
            build=lambda h, zone=zone: _not(_exists(h["filter"], h, zone)),  # type: ignore[misc]
            split=lambda n: _unthere(n.condition),
        )
        ROWS += R(
            "condition",
            AllConds,
            f"a {{one:filter.s}} and a {{two:filter.s}} are revealed {place} {{whose:whose}} {area}",
            build=lambda h, zone=zone: _both(h, zone),  # type: ignore[misc]
            split=_unboth,
        )
    ROWS += R(
        "condition",
        Compare,
        f"(all cards in your {area} are revealed|your {area} has no face-down cards)",
        build=lambda h, zone=zone: Compare(  # type: ignore[misc]
            Count(All(Filter((StatusIs("face down"), OwnedBy(You())), zone))), "=", Num(0)
        ),
        split=lambda n: {},
    )
