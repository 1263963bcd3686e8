"""What players control and have, what there is, and where."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import AllConds, AnyCond, Compare, Condition, Exists, NotCond
from willpower.abilities.nouns import (
    All,
    AllOf,
    AnyOf,
    Attached,
    Attacking,
    AttributeIs,
    ControlledBy,
    EachPlayer,
    Filter,
    IsOneOf,
    Opponent,
    OtherThan,
    OwnedBy,
    Pred,
    StatusIs,
    StoneTypeIs,
    Who,
    You,
)
from willpower.abilities.quantities import Count, LifeOf, Num, Plus, Stat

from ...raw import SubjectWho
from ...rows import A, Family, Holes, R
from .some import asked, cards_of, said, with_other, without_first

ROWS: list[Family] = []


# ---- who controls, who does not --------------------
def players(one: str, many: str, name: str = "who") -> str:
    """A player with a verb that agrees."""
    return f"({{{name}:plainwho.p}} {many}|{{{name}:plainwho.s}} {one}|{{{name}:they.p}} {many})"


ROWS += A("holds", ControlledBy, players("controls", "control"), build=lambda h: h, split=lambda n: {})
ROWS += A(
    "denies",
    ControlledBy,
    players("doesn't control", "don't control"),
    build=lambda h: h,
    split=lambda n: {},
)


def _held(h: Holes, no: bool = False) -> Condition | None:
    if isinstance(h["who"], EachPlayer):
        return None
    return asked(h, ControlledBy(h["who"]), no=no)


def _holder(node: Any) -> Holes:
    what = cards_of(node)
    return {**said(node, 1), "who": what.filter.preds[-1].who}


ROWS += R("condition", Exists, "{*holds} {*some}", build=_held, split=_holder)
ROWS += R(
    "condition",
    NotCond,
    "{*denies} ({*some}|{*any})",
    build=lambda h: None if "no" in h else _held(h, no=True),
    split=_holder,
)


# ---- several: each of them, and two different cards if one is "another" --------------------
def _each(h: Holes) -> AllConds | None:
    if len(h["held"]) < 2 or isinstance(h["who"], EachPlayer):
        return None
    found: list[Condition] = []
    different = False
    for one in h["held"]:
        other = isinstance(one, Exists) and _marked(one)
        if other and (not found or different):
            return None
        different = different or other
        found.append(_with(one, ControlledBy(h["who"]), drop=other))
    if different:
        either = AnyOf(tuple(AllOf(one.what.filter.preds[:-1]) for one in found if isinstance(one, Exists)))  # type: ignore[attr-defined]
        if len(either.preds) != len(found):
            return None
        found.append(Exists(All(Filter((either, ControlledBy(h["who"])))), Num(2)))
    return AllConds(tuple(found))


def _marked(one: Exists) -> bool:
    assert isinstance(one.what, All)
    preds = one.what.filter.preds
    return bool(preds) and isinstance(preds[0], OtherThan)


def _with(one: Condition, pred: Pred, drop: bool) -> Condition:
    if isinstance(one, NotCond):
        return replace(one, condition=_with(one.condition, pred, drop))
    assert isinstance(one, Exists) and isinstance(one.what, All)
    filter = without_first(one.what.filter) if drop else one.what.filter
    held = Filter((*filter.preds, pred), filter.zones, phrase=filter.phrase)
    return replace(one, what=replace(one.what, filter=held))


def _unheld(one: Condition, mark: bool) -> Condition:
    if isinstance(one, NotCond):
        return replace(one, condition=_unheld(one.condition, mark))
    assert isinstance(one, Exists) and isinstance(one.what, All)
    filter = one.what.filter
    bare = Filter(filter.preds[:-1], filter.zones, phrase=filter.phrase)
    return replace(one, what=replace(one.what, filter=with_other(bare) if mark else bare))


def _parts(node: AllConds) -> Holes:
    *found, last = node.conditions
    different = isinstance(last, Exists) and last.phrase == 0
    parts = found if different else [*found, last]
    held = tuple(_unheld(one, different and index == len(parts) - 1) for index, one in enumerate(parts))
    inner = parts[0].condition if isinstance(parts[0], NotCond) else parts[0]
    assert isinstance(inner, Exists) and isinstance(inner.what, All)
    return {"held": held, "who": inner.what.filter.preds[-1].who}  # type: ignore[attr-defined]


ROWS += R("condition", AllConds, "{*holds} (both|) {held:held,}", build=_each, split=_parts, tuples="held")

# ---- what they have where, and what there is --------------------


def _has(h: Holes) -> Condition | None:
    filter = h["filter"]
    if not filter.zones:
        rulers = any(getattr(pred, "types", 0) & S.ANY_RULER for pred in filter.preds)
        return asked(h, ControlledBy(h["who"])) if rulers else None  # 105.3b: had as it is controlled
    return asked({**h, "filter": _owned_by(filter, h["who"])})


def _owned_by(filter: Filter, who: Who) -> Filter:
    """ "Your opponent has cards in their hand": theirs is that player's."""
    preds = tuple(
        replace(pred, who=replace(who, phrase=pred.who.phrase))
        if isinstance(pred, OwnedBy) and isinstance(pred.who, SubjectWho)
        else pred
        for pred in filter.preds
    )
    return Filter(preds, filter.zones, phrase=filter.phrase)


def _had(node: Any) -> Holes:
    out = said(node)
    return out if out["filter"].zones else said(node, 1)


IN_HAND = ("condition", "Exists", "<who:has> {*some} (in hand|)")
ROWS += R("condition", Exists, "<who:has> {*some}", build=_has, split=_had, said=IN_HAND)
ROWS += R(
    "condition",
    NotCond,
    "<who:hasnt> ({*some}|{*any})",
    build=lambda h: None if "no" in h or (found := _has(h)) is None else NotCond(found),
    split=_had,
)
ROWS += R(
    "condition",
    Exists,
    "<who:has> {*some} in hand",
    build=lambda h: None if h["filter"].zones else asked(h, OwnedBy(h["who"]), zones=S.HAND),
    split=lambda n: said(n, 1, 0),
    said=IN_HAND,
)
ROWS += R("condition", Exists, "there (is|are) {*some}", build=asked, split=said)
ROWS += R(
    "condition",
    Exists,
    "({*some} (is|are) in {whose:whose} <zone:zone>|{whose:whose} <zone:area> has {*some} (in it|))",
    build=lambda h: _lying(h),
    split=lambda n: {**said(n, 1, 0), "whose": _last(n)},
)


ROWS += R(
    "condition",
    Exists,
    "{*some} (is|are) in the field",
    build=lambda h: None if h["filter"].zones else asked(h, OwnedBy(EachPlayer()), zones=S.FIELD),
    split=lambda n: said(n, 1, 0),
)


def _lying(h: Holes) -> Condition | None:
    if h["filter"].zones:
        return None
    if h["zone"] == S.FIELD:
        return asked(h, ControlledBy(h["whose"]))
    return asked(h, OwnedBy(h["whose"]), zones=h["zone"])


ROWS += R(
    "condition",
    Exists,
    "{*some} (is|are) (<status:status>|attacking {what:damaged})",
    build=lambda h: asked(h, StatusIs(h["status"]) if "status" in h else Attacking(h["what"])),
    split=lambda n: {**said(n, 1), "what": getattr(cards_of(n).filter.preds[-1], "what", None)},
)


ROWS += R(
    "condition",
    Exists,
    "{*some} (is|are) <how:joined> to {to:ref1}",
    build=lambda h: asked(h, IsOneOf(Attached(h["how"], h["to"]))),
    split=lambda n: {**said(n, 1), "to": cards_of(n).filter.preds[-1].what.to},
)
ROWS += R(
    "condition",
    AnyCond,
    "(a|any) player has <op:bounds> life",
    build=lambda h: AnyCond(tuple(Compare(LifeOf(who), h["op"], h["right"]) for who in (You(), Opponent()))),
    split=lambda n: {"right": n.conditions[0].right},
)


def _last(node: Any) -> Who:
    what = cards_of(node)
    who: Who = what.filter.preds[-1].who
    return who


# ---- more than another player --------------------
ROWS += A(
    "other",
    ControlledBy,
    "than " + players("(does|)", "(do|)", "than"),
    build=lambda h: h,
    split=lambda n: {},
)


def _count(filter: Filter, who: Who) -> Count:
    return Count(All(Filter((*filter.preds, ControlledBy(who)), filter.zones, phrase=filter.phrase)))


ROWS += A(
    "likeother",
    ControlledBy,
    "as " + players("(does|)", "(do|)", "than"),
    build=lambda h: h,
    split=lambda n: {},
    said=("other", "ControlledBy", "than " + players("(does|)", "(do|)", "than")),
)


def _more(h: Holes) -> Compare | None:
    if isinstance(h["who"], EachPlayer) or isinstance(h["than"], EachPlayer):
        return None
    left, right = _count(h["filter"], h["who"]), _count(h["filter"], h["than"])
    return Compare(left, ">=", Plus(right, h["n"])) if "n" in h else Compare(left, h.get("op", "="), right)


def _compared(node: Any) -> Holes:
    filter = node.left.what.filter
    right: Any = node.right.left if isinstance(node.right, Plus) else node.right
    return {
        "filter": Filter(filter.preds[:-1], filter.zones, phrase=filter.phrase),
        "who": filter.preds[-1].who,
        "than": right.what.filter.preds[-1].who,
        "n": node.right.right if isinstance(node.right, Plus) else None,
    }


ROWS += R(
    "condition",
    Compare,
    "{*holds} ((<op:more>|{n} or more|at least {n} more) {filter:filter.p} {*other}|"
    "the same number of {filter:filter.p} {*likeother})",
    build=_more,
    split=_compared,
)
ROWS += R(
    "condition",
    Compare,
    "<who:has> <op:more> life {*other}",
    build=lambda h: Compare(LifeOf(h["who"]), h["op"], LifeOf(h["than"])),
    split=lambda n: {"than": n.right.who},
)


def _more_there(h: Holes) -> Compare | None:
    """Cards of one player in a zone, and of the other there."""
    one = _owned_by(h["filter"], h["who"])
    at = next((index for index, pred in enumerate(one.preds) if isinstance(pred, OwnedBy)), -1)
    if at < 0 or isinstance(h["than"], EachPlayer):
        return None
    preds = (*one.preds[:at], OwnedBy(h["than"]), *one.preds[at + 1 :])
    return Compare(Count(All(one)), h["op"], Count(All(Filter(preds, one.zones, phrase=one.phrase))))


def _there(node: Any) -> Holes:
    there = next(pred for pred in node.right.what.filter.preds if isinstance(pred, OwnedBy))
    return {"filter": node.left.what.filter, "than": there.who}


def _more_in_hand(h: Holes) -> Compare | None:
    filter = h["filter"]
    if filter.zones:
        return None
    mine = Filter((*filter.preds, OwnedBy(h["who"])), S.HAND, phrase=filter.phrase)
    return _more_there({**h, "filter": mine})


ROWS += R(
    "condition",
    Compare,
    "<who:has> <op:more> ({there:filter.p}|{filter:filter.p} in hand) {*other}",
    build=lambda h: _more_in_hand(h) if "filter" in h else _more_there({**h, "filter": h["there"]}),
    split=lambda n: {**_there(n), "there": _there(n)["filter"], "filter": _bare(_there(n)["filter"])},
)


def _more_here(h: Holes) -> Compare | None:
    """More of them in the zone of one player than in that of another."""
    if h["filter"].zones:
        return None
    one, two = (_zoned(h["filter"], h[name], h["zone"]) for name in ("one", "two"))
    return Compare(Count(one), h["op"], Count(two))


ROWS += R(
    "condition",
    Compare,
    "there are <op:more> {filter:filter.p} in {one:whose} <zone:area> than (in|) {two:whose} <zone:area>",
    build=_more_here,
    split=lambda n: {
        "filter": _bare(n.left.what.filter),
        "one": n.left.what.filter.preds[-1].who,
        "two": n.right.what.filter.preds[-1].who,
    },
)


def _bare(filter: Filter) -> Filter:
    return Filter(filter.preds[:-1], phrase=filter.phrase)


# ---- one of each attribute --------------------
def _of_each(h: Holes) -> AllConds | None:
    filter: Filter = h["filter"]
    if isinstance(h["who"], EachPlayer) or filter.zones & ~S.ITEMS:
        return None
    stones = any(getattr(pred, "types", 0) == S.MAGIC_STONE for pred in filter.preds)
    one: Any = StoneTypeIs if stones else AttributeIs
    preds = (*filter.preds, ControlledBy(h["who"]))
    return AllConds(
        tuple(
            Exists(All(Filter((one(bit), *preds), filter.zones, phrase=filter.phrase)))
            for bit in S.ATTRIBUTES
        )
    )


def _each_of(node: Any) -> Holes:
    filter = node.conditions[0].what.filter
    preds = filter.preds[1:-1]
    return {"filter": Filter(preds, filter.zones, phrase=filter.phrase), "who": filter.preds[-1].who}


ROWS += R(
    "condition",
    AllConds,
    "{*holds} a {filter:filter.s} of each attribute",
    build=_of_each,
    split=_each_of,
)


# ---- how many different ones, how much together --------------------
def _kinds(h: Holes) -> Compare | None:
    if isinstance(h["who"], EachPlayer):
        return None
    return Compare(Count(_count(h["filter"], h["who"]).what, h.get("kind", "name")), ">=", h["right"])


def _of_kinds(node: Any) -> Holes:
    filter = node.left.what.filter
    return {
        "right": node.right,
        "filter": Filter(filter.preds[:-1], filter.zones, phrase=filter.phrase),
        "who": filter.preds[-1].who,
    }


ROWS += R(
    "condition",
    Compare,
    "{*holds} ({filter:filter.p} (with|of) {right} (or more|) different <kind:qualities>"
    "|{right} or more differently named {filter:filter.p}"
    "|{right} or more different <kind:qualities> among (all|) {filter:filter.p})",
    build=_kinds,
    split=_of_kinds,
)
ROWS += R(
    "condition",
    Compare,
    "there are {right} or more different <kind:qualities> among (all|) {filter:filter.p}",
    build=lambda h: Compare(Count(All(h["filter"]), h["kind"]), ">=", h["right"]),
    split=lambda n: {"right": n.right, "filter": n.left.what.filter},
)
ROWS += R(
    "condition",
    Compare,
    "{*holds} {filter:filter.p} with (a|) (total|combined) <stat:stat> (of|) <op:bounds>",
    build=lambda h: Compare(Stat(h["stat"], _count(h["filter"], h["who"]).what), h["op"], h["right"]),
    split=_of_kinds,
)
ROWS += R(
    "condition",
    Compare,
    "(<who:has>|there are) ({right} or more differently named {filter:filter.p}"
    "|{filter:filter.p} (with|of) {right} or more different <kind:qualities>) in {whose:whose} <zone:area>",
    build=lambda h: (
        None
        if h["filter"].zones
        else Compare(
            Count(_zoned(h["filter"], h["whose"], h["zone"]), h.get("kind", "name")), ">=", h["right"]
        )
    ),
    split=lambda n: {
        "right": n.right,
        "filter": _bare(n.left.what.filter),
        "whose": n.left.what.filter.preds[-1].who,
    },
)


def _zoned(filter: Filter, who: Who, zone: int) -> All:
    return All(Filter((*filter.preds, OwnedBy(who)), zone, phrase=filter.phrase))
