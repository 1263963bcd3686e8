"""The standing effects: continuous effects that change no characteristics but forbid, allow, replace or make
cost more or less, taken down whenever characteristics have been computed (901.2, 909)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.base import walk
from willpower.abilities.nouns import Filter, TypeIs
from willpower.abilities.statics import (
    AddedCost,
    AnyWill,
    Cannot,
    CostChange,
    DoesNotRecover,
    MayLook,
    MayPlay,
    MoreCalls,
    OnlyWhile,
    OtherCost,
    PlayOnlyIf,
    Replace,
    ReplaceAmount,
    SkipsPhase,
    Static,
)
from willpower.abilities.symbols import IN_PLAY

from ..core.parts import NO_ACTS
from ..core.stale import COMING, ELSEWHERE, EVENTS, HERE, LIFE, NUMBERS, PLAYS, REVEALING, TURN, TURNING
from ..core.state import ActiveStatic, State
from ..text.facets import facets
from .lasting import KEPT

# Standing effects that nobody asks who wants to know what can be played and paid for.
_ELSEWHERE: Final[frozenset[type[Static]]] = frozenset(
    {Replace, ReplaceAmount, DoesNotRecover, SkipsPhase, MoreCalls, MayLook}
)


_ALL_TYPES: Final = ~0


def stand_as_before(
    before: dict[type[Static], tuple[ActiveStatic, ...]], active: dict[type[Static], list[ActiveStatic]]
) -> bool:
    """Whether the standing effects are those that stood before."""
    if len(before) != len(active):
        return False
    for kind, statics in active.items():
        stood = before.get(kind)
        if stood is None or len(stood) != len(statics):
            return False
        for n in range(len(statics)):
            a, b = stood[n], statics[n]
            if a is b:
                continue
            if a.static is not b.static or a.source != b.source or a.lasting != b.lasting:
                return False
            x, y = a.ctx, b.ctx
            if x is not y and (
                x.you != y.you or x.words != y.words or x.slots.get(KEPT) != y.slots.get(KEPT)
            ):
                return False
    return True


def stand(g: State, active: dict[type[Static], list[ActiveStatic]]) -> None:
    """Take down the standing effects: which there are, which acts they forbid, what they have a say in."""
    g.derived.active = {kind: tuple(statics) for kind, statics in active.items()}
    g.derived.forbidden = NO_ACTS
    if Cannot in active:
        acts = [a.static.act for a in active[Cannot] if isinstance(a.static, Cannot)]
        g.derived.forbidden = frozenset(acts)
    g.derived.play_watch = bool(active) and any([concerns_playing(kind, active[kind]) for kind in active])
    g.derived.dear_abilities = 0
    for a in active.get(CostChange, ()):
        g.derived.dear_abilities |= dear_types(a.static)
    g.derived.standing_looks = standing_looks(g.derived.active, False) if active else 0
    g.derived.ability_looks = standing_looks(g.derived.active, True) if active else 0


def dear_types(static: Static) -> int:
    """The types of the cards of which a standing effect makes all activate abilities cost more, or something
    else (903.2i-i, 903.2i-iii); those that a card may have at all, if it does not say."""
    assert isinstance(static, CostChange)
    if "any" not in static.abilities or not (static.more or static.set_to):
        return 0
    for p in static.of.preds if static.of is not None else ():
        if isinstance(p, TypeIs):
            return p.types
    return _ALL_TYPES


def concerns_playing(kind: type[Static], found: list[ActiveStatic]) -> bool:
    """Whether standing effects of a kind have a say in whether and how cards can be played."""
    if kind is Cannot:
        for a in found:
            if isinstance(a.static, Cannot) and a.static.act in ("play", "be played", "chase"):
                return True
        return False
    return kind in (CostChange, AnyWill, AddedCost, OtherCost, OnlyWhile, PlayOnlyIf, MayPlay)


def standing_looks(active: dict[type[Static], tuple[ActiveStatic, ...]], abilities: bool) -> int:
    """The kinds of change that make standing effects say something else of what can be played and paid, or
    only of what `abilities` can be.

    Whether they stand at all is no part of it: that is told when they are computed anew.
    """
    found = 0
    for kind, statics in active.items():
        if kind in _ELSEWHERE or (abilities and (kind is MayPlay or kind is PlayOnlyIf)):
            continue
        for a in statics:
            static = a.static
            if abilities and isinstance(static, CostChange) and not static.abilities:
                continue
            found |= facets(static) | HERE | COMING | TURN | NUMBERS
            if isinstance(static, Cannot) and static.more_than is not None:
                found |= EVENTS
            elif isinstance(static, CostChange) and static.first_each_turn:
                found |= PLAYS
            elif isinstance(static, MayPlay):
                found |= (PLAYS if static.limit else 0) | (ELSEWHERE if static.top else 0)
        if kind is AddedCost:
            found |= TURNING | LIFE | ELSEWHERE | REVEALING
    return found


_costs: Final[dict[int, tuple[OnlyWhile, bool]]] = {}


def may_change_costs(static: OnlyWhile) -> bool:
    """Whether effects on costs stand under a condition that a card changes by being played: it leaves its
    zone before its cost is reckoned (903.2d, 903.2i). Such a condition stands among the effects itself."""
    known = _costs.get(id(static))
    if known is None or known[0] is not static:
        costs = any([isinstance(e, (CostChange, AddedCost, AnyWill)) for e in walk(static)])
        zones = 0
        for node in walk(static.condition):
            if isinstance(node, Filter):
                zones |= node.zones
        known = (static, costs and bool(zones & ~IN_PLAY))
        _costs[id(static)] = known
    return known[1]
