"""How many of which cards: "a Golem", "another Golem", "three or more Golems", "no Golems".

The words are adjuncts, so that whoever controls, has, played or lost cards says them in the same way. The
rows that have a place for them make the condition (`asked`) and give the cards back to be printed (`said`).
"""

from __future__ import annotations

from typing import Any

from willpower.abilities.conditions import Compare, Condition, Exists, HappenedThisTurn, NotCond
from willpower.abilities.nouns import All, Filter, OtherThan, Pred, Shares, Who
from willpower.abilities.quantities import Count

from ...raw import OtherThanBefore, Pronoun, VerbThisWay
from ...rows import A, Family, Holes, R

ROWS: list[Family] = []
OTHER = OtherThan(OtherThanBefore())


def with_other(filter: Filter) -> Filter:
    """Other cards than the one spoken of."""
    return Filter((OTHER, *filter.preds), filter.zones, phrase=filter.phrase)


def without_first(filter: Filter) -> Filter:
    """The cards without what was said first of them."""
    return Filter(filter.preds[1:], filter.zones, phrase=filter.phrase)


def _nothing(node: Any) -> Holes:
    """The row around it says what is printed."""
    return {}


def _no(h: Holes) -> Holes:
    return {**h, "no": True}


ROWS += A(
    "some",
    Exists,
    "(a {filter:filter.s}|{filter:barename}|({least} or more|at least {least}|{least}) {filter:filter.p})",
    build=lambda h: h,
    split=_nothing,
)
ROWS += A(
    "some",
    Exists,
    "another {other:filter.s}",
    build=lambda h: {"filter": with_other(h["other"])},
    split=_nothing,
)
ROWS += A("some", Exists, "no ({filter:filter.p}|{filter:filter.s})", build=_no, split=_nothing)
ROWS += A(
    "some",
    Compare,
    "(<op:few>|a <op:parity> number of) {filter:filter.p}",
    build=lambda h: h,
    split=_nothing,
)
ROWS += A(
    "some",
    Compare,
    "(exactly|only) {right:onenumber} {filter:filter.s}",
    build=lambda h: {"op": "=", **h},
    split=_nothing,
)
# behind "don't", "haven't", "didn't"
ROWS += A(
    "any",
    Exists,
    "(any {filter:filter.p}|any {filter:filter.s}|{filter:filter.p})",
    build=lambda h: h,
    split=_nothing,
)


def in_common(filter: Filter) -> bool:
    """ "With the same name", "with different names": something is said of all of them together."""
    return any(isinstance(p, Shares) and (p.what == Pronoun("it") or p.each_other) for p in filter.preds)


def _among_themselves(filter: Filter) -> bool:
    return any(isinstance(p, Shares) and p.each_other for p in filter.preds)


def asked(h: Holes, *more: Pred, zones: int = 0, no: bool = False) -> Condition | None:
    """That so many such cards are there; `more` is said of them besides."""
    filter = h["filter"]
    many = "least" in h or "op" in h
    if in_common(filter) and many != _among_themselves(filter):
        return None
    what = All(Filter((*filter.preds, *more), filter.zones | zones, phrase=filter.phrase))
    found = Compare(Count(what), h["op"], h.get("right")) if "op" in h else Exists(what, h.get("least"))
    return NotCond(found) if no or "no" in h else found


def cards_of(node: Any) -> Any:
    """The cards that such a condition is about."""
    inner: Any = node.condition if isinstance(node, NotCond) else node
    left: Any = getattr(inner, "left", inner)
    return left.what


def said(node: Any, more: int = 0, zones: int | None = None) -> Holes:
    """What the words of such a condition are, without the last `more` properties."""
    inner: Any = node.condition if isinstance(node, NotCond) else node
    compared = isinstance(inner, Compare)
    filter: Filter = cards_of(node).filter
    out: Holes = {"right": inner.right} if compared else {"least": inner.least}
    preds = filter.preds[: len(filter.preds) - more]
    filter = Filter(preds, filter.zones if zones is None else zones, phrase=filter.phrase)
    return {**out, "filter": filter, "other": without_first(filter)}


def of_past(h: Holes, what: Any, who: Who | None = None, no: bool = False) -> Condition | None:
    """That it happened this turn to so many such cards."""
    if "op" in h:
        return None
    found = HappenedThisTurn(what, who, h.get("filter"), h.get("least"))
    return NotCond(found) if no or "no" in h else found


def of_way(h: Holes, verb: str) -> Condition | None:
    """That it was done this way to so many such cards."""
    if "op" in h:
        return None
    found = VerbThisWay(verb, h.get("filter", Filter()), h.get("least"), h.get("by"))
    return NotCond(found) if "no" in h else found


def past_said(node: Any) -> Holes:
    """What the words of such a condition are."""
    inner: Any = node.condition if isinstance(node, NotCond) else node
    out: Holes = {"least": inner.least, "filter": inner.filter}
    if inner.filter is not None:
        out["other"] = without_first(inner.filter)
    if isinstance(inner, HappenedThisTurn):
        out["who"] = inner.who
    else:
        out["by"] = inner.by
    return out


# ---- several things, each of them: "a Golem and another Golem", "A, B and C" --------------------
def _one(h: Holes) -> Exists:
    return Exists(All(h["filter"]), h.get("least"))


ROWS += R(
    "held",
    Exists,
    "(a {filter:filter.s}|{filter:namefilter1}|another {other:filter.s}|{least} or more {filter:filter.p})",
    build=lambda h: _one({"filter": with_other(h["other"])} if "other" in h else h),
    split=said,
)
ROWS += R(
    "held",
    NotCond,
    "(control|) no {filter:filter.p}",
    build=lambda h: NotCond(_one(h)),
    split=said,
)
