"""Battles: with what a player may not block, and what falls in battle by whose damage (804, 1204.1)."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.nouns import All, ControlledBy, Filter, Happened, Host, RulerOf, This
from willpower.abilities.statics import Cannot
from willpower.abilities.triggers import Moves
from willpower.abilities.words import Forbidden

from ...rows import Holes, R, Row
from .triggers import W

ROWS: list[Row] = []


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
def _fallen(h: Holes) -> Moves | None:
    """A card is destroyed by the battle damage that another dealt to it."""
    filter: Any = h["filter"]
    if filter.zones or not isinstance(h["by"], (This, Host, RulerOf)):
        return None
    hit = Filter((*filter.preds, Happened("dealt damage by", h["by"])), phrase=filter.phrase)
    return Moves(All(hit), origin=S.FIELD, how="destroyed by battle damage")


ROWS += R(
    "event",
    Moves,
    f"{W} {{by:watched#}} destroys~destroy a {{filter:filter.s}} (in|by) battle",
    build=_fallen,
    split=lambda n: {"by": n.what.filter.preds[-1].other, "filter": _without(n.what.filter)},
)
ROWS += R(
    "event",
    Moves,
    f"{W} a {{filter:filter.s}} is destroyed by ({{by:owning}} battle damage|battle damage "
    "(dealt by|from) {by:watched})",
    build=_fallen,
    split=lambda n: {"by": n.what.filter.preds[-1].other, "filter": _without(n.what.filter)},
)
