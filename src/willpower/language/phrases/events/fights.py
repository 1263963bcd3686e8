"""Battles: with what a player may not block, what is so while a card battles, what falls by whose damage
(804, 1204.1)."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import Exists
from willpower.abilities.nouns import All, ControlledBy, Filter, Happened, Host, RulerOf, StatusIs, This
from willpower.abilities.statics import Cannot, OnlyWhile
from willpower.abilities.triggers import Either, Moves
from willpower.abilities.words import Forbidden, MoveHow

from ...mentions import filter_types
from ...raw import Same
from ...rows import Family, Holes, R
from ..continuous.forbidden import names_spells
from .triggers import W
from .verbs import happens

ROWS: list[Family] = []


# ---- blocking with some --------------------
def _with(h: Holes, act: Forbidden) -> Cannot | None:
    filter = h["filter"]
    if filter.zones or any(isinstance(pred, ControlledBy) for pred in filter.preds):
        return None
    return Cannot(All(Filter((*filter.preds, ControlledBy(h["who"])), phrase=filter.phrase)), act)


def _without(filter: Filter) -> Filter:
    return Filter(filter.preds[:-1], phrase=filter.phrase)


ROWS += R(
    "static",
    Cannot,
    "{who:plainwho#} cannot <act:fighting> with {filter:filter.p}",
    build=lambda h: _with(h, h["act"]),
    split=lambda n: {"who": n.what.filter.preds[-1].who, "filter": _without(n.what.filter)},
)


# ---- destroying in battle --------------------
IN_BATTLE: MoveHow = "destroyed by battle damage"


def _fallen(h: Holes) -> Moves | None:
    """A card is destroyed by the damage, or battle damage, that another dealt to it."""
    filter: Any = h["filter"]
    if filter.zones or not isinstance(h["by"], (This, Host, RulerOf, All)):
        return None
    if isinstance(h["by"], All):  # one of some
        one = h["by"].filter.zones == 0
        return Moves(All(filter), origin=S.FIELD, how=h.get("how", IN_BATTLE), by=h["by"]) if one else None
    hit = Filter((*filter.preds, Happened("dealt damage by", h["by"])), phrase=filter.phrase)
    return Moves(All(hit), origin=S.FIELD, how=h.get("how", IN_BATTLE))


def _unfallen(node: Any) -> dict[str, object]:
    filter = node.what.filter
    if node.by is not None:
        return {"by": node.by, "filter": filter, "how": node.how}
    return {"by": filter.preds[-1].other, "filter": _without(filter), "how": node.how}


ROWS += R(
    "event",
    Moves,
    f"{W} ({{by:watched#}} destroys~destroy a {{filter:filter.s}} (in|by) (battle|battle damage)|"
    "a {filter:filter.s} is destroyed by ({by:owning} <how:blow>|<how:blow> (dealt by|from) {by:watched}))",
    build=_fallen,
    split=_unfallen,
)
ROWS += R(
    "wouldmove",
    Moves,
    "a {filter:filter.s} would be destroyed by ({by:owning} <how:blow>|"
    "<how:blow> (dealt by|from) {by:watched})",
    build=_fallen,
    split=_unfallen,
)


ROWS += happens(
    Moves,
    "is~are destroyed (in battle|by battle|by battle damage)",
    origin=S.FIELD,
    how=IN_BATTLE,
    replaced=True,
)
ROWS += happens(Moves, "is~are destroyed by damage", origin=S.FIELD, how="destroyed by damage", replaced=True)


def _felled(h: Holes) -> Either | None:
    """By battle damage, or by what the card does."""
    by, what = h["by"], h["what"]
    if isinstance(by, All):
        if filter_types(by.filter) & S.CHANT or names_spells(by.filter) or by.filter.zones:
            return None  # what deals no battle damage
        fallen: Moves | None = Moves(what, origin=S.FIELD, how=IN_BATTLE, by=by)
    else:
        fallen = _fallen({"by": by, "filter": what.filter}) if isinstance(what, All) else None
    if fallen is None:
        return None
    return Either((fallen, Moves(what, origin=S.FIELD, how="destroyed", by=by)))


ROWS += R(
    "event",
    Either,
    f"{W} {{by:watched#}} destroys~destroy {{what:watched}}",
    build=_felled,
    split=lambda n: {"by": n.triggers[1].by, "what": n.triggers[1].what},
)


# ---- in battle with some --------------------
AGAINST = "battling (with|) a {filter:filter.s}"
ROWS += R(
    "condition",
    Exists,
    f"this card is ({AGAINST}|in battle with a {{filter:filter.s}})",
    build=lambda h: _fought(h["filter"]),
    split=lambda n: {"filter": _unfought(n)},
)
ROWS += R(
    "statement",
    OnlyWhile,
    f"{{effects:clauses}} while {AGAINST}",
    build=lambda h: _while_fighting(h),
    split=lambda n: {"effects": n.effects, "filter": _unfought(n.condition)},
)


def _fought(filter: Filter) -> Exists | None:
    """A card that fits is in battle with this card (804.5)."""
    if filter.zones:
        return None
    return Exists(All(Filter((*filter.preds, StatusIs("battling this")), phrase=filter.phrase)))


def _unfought(node: Any) -> Filter:
    return Filter(node.what.filter.preds[:-1], phrase=node.what.filter.phrase)


def _while_fighting(h: Holes) -> OnlyWhile | None:
    fought = _fought(h["filter"])
    own = all(isinstance(getattr(one, "what", None), (This, Same)) for one in h["effects"])
    if fought is None or not own:
        return None
    return OnlyWhile(fought, h["effects"])
