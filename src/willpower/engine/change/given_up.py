"""What is given up in the place of one thing and so not there for another that happens at the same time
(910.1, 910.3)."""

from __future__ import annotations

from willpower.abilities.base import walk
from willpower.abilities.effects import Banish, Destroy, Effect, Move
from willpower.abilities.nouns import This
from willpower.abilities.statics import Replace, Static

from ..core.frames import BottomFrame
from ..core.ids import CtxId
from ..core.state import ActiveStatic, State
from .effect_frame import ExecFrame, possible
from .replacement import Rider, Would, applicable


def without_given_up(
    g: State, found: tuple[ActiveStatic, ...], before: tuple[Would, ...]
) -> tuple[ActiveStatic, ...]:
    """Of the effects that replace a situation those that still can, after what comes in the place of the
    situations before it."""
    riders = tuple([rider for w in before for rider in w.riders])
    return tuple([a for a in found if not gave_up(a, riders) and can_still(g, a, riders)])


def gives_itself_up(static: Static) -> bool:
    """Whether the card of an effect goes away in the place of what it replaces."""
    if not isinstance(static, Replace) or static.effect is None:
        return False
    leaving = [n for n in walk(static.effect) if isinstance(n, (Banish, Destroy, Move))]
    return any([isinstance(n.what, This) for n in leaving])


def to_spare(g: State, woulds: tuple[Would, ...], first: int, a: ActiveStatic) -> tuple[int, ...]:
    """Where the situations stand, from the first on, that an effect would replace whose card goes away for
    one of them."""
    if len(woulds) == 1 or not gives_itself_up(a.static):
        return ()
    found: list[int] = []
    for n in range(first, len(woulds)):
        w = woulds[n]
        if w.move is not None and w.event.subject >= 0:
            if any([x.static is a.static and x.source == a.source for x in applicable(g, w)]):
                found.append(n)
    return tuple(found)


def with_first(woulds: tuple[Would, ...], place: int, n: int) -> tuple[Would, ...]:
    """Situations with the n-th at a place before it."""
    return (*woulds[:place], woulds[n], *woulds[place:n], *woulds[n + 1 :])


def gave_up(a: ActiveStatic, riders: tuple[Rider, ...]) -> bool:
    """Whether the card of this effect goes away in the place of another situation already."""
    if not gives_itself_up(a.static):
        return False
    assert isinstance(a.static, Replace)
    return any([effect is a.static.effect and ctx.source == a.source for effect, ctx, _ in riders])


def can_still(g: State, a: ActiveStatic, riders: tuple[Rider, ...]) -> bool:
    """Whether what a player may do instead could be done after what comes first, tried in a copy of the
    game: a card discarded for one is not discarded for the other (104.2)."""
    static = a.static
    if not isinstance(static, Replace) or not static.optional or not isinstance(static.effect, Effect):
        return True
    same = [rider for rider in riders if rider[0] is static.effect]
    if not same:
        return True
    depth = g.work.shared_depth
    trial = g.clone()
    g.work.shared_depth = depth  # nothing of the copy is left
    trial.work.pending = None
    for effect, ctx, _ in same:
        made = ctx.copy(trial.writer)
        made.id = CtxId(trial.fresh_id())
        trial.work.ctxs[made.id] = made
        frame = ExecFrame()
        frame.node = effect
        frame.ctx = made.id
        frame.root = True
        trial.work.stack = [BottomFrame(), frame]
        perform_somehow(trial)
    return possible(trial, static.effect, a.ctx, a.ctx.you)


def perform_somehow(g: State) -> None:
    """Performs what is on the stack; which of several cards is given up makes no difference."""
    while True:
        pending = g.work.pending
        if pending is not None:
            g.work.pending = None
            g.top().answer(g, pending.options[0])
        elif len(g.work.stack) > 1:
            g.top().step(g)
        else:
            return
