"""Which kinds of will are worth choosing while something is paid for (907.4, 1003.4)."""

from __future__ import annotations

from itertools import product

from willpower.abilities.effects import Effect, Produce, Sequence

from ..change.effect_frame import ExecFrame
from ..change.replacement import replaceable
from ..core.bounds import MOST_WAYS, bounded
from ..core.events import WILL
from ..core.ids import PlayerId, RefId
from ..core.objects import Ctx
from ..core.stale import WILL_OF, changed
from ..core.state import State
from ..core.will import KINDS, Will, bits_of
from .payment import PayWillFrame
from .will_abilities import outputs

Bits = tuple[int, ...]


def kinds_that_pay(
    g: State, player: PlayerId, node: Produce, source: RefId, made: Bits, rest: int, choices: tuple[str, ...]
) -> tuple[str, ...]:
    """The kinds that a player may choose: of will that is made for a payment only those with which it can
    still be completed (903.2j, 1003.4), as it is with sources; all of them if there is no payment.

    `made` is what has been chosen before, `rest` how many choices are left with this one.
    """
    at = len(g.work.stack) - 1
    while at >= 0 and not isinstance(g.work.stack[at], PayWillFrame):
        at -= 1
    if at < 0 or len(choices) < 2 or replaceable(g, WILL):
        return choices
    times = rest if node.same else 1
    found: list[str] = []
    for one in choices:
        bits = (*made, *bits_of(one) * times)
        if pays_with(g, at, player, node, source, bits, rest - times, choices):
            found.append(one)
    return tuple(found) or choices


def pays_with(
    g: State,
    at: int,
    player: PlayerId,
    node: Produce,
    source: RefId,
    made: Bits,
    rest: int,
    choices: tuple[str, ...],
) -> bool:
    """Whether the payment at a place of the stack can be completed with this will and what else is chosen."""
    if rest > 0:
        return any(
            [
                pays_with(g, at, player, node, source, (*made, *bits_of(one)), rest - 1, choices)
                for one in choices
            ]
        )
    further = to_come(g, at, source)
    if further != [()]:
        return any([pays(g, at, player, node, source, (*made, *more)) for more in further])
    return pays(g, at, player, node, source, made)


def to_come(g: State, at: int, source: RefId) -> list[Bits]:
    """The different will that later instructions of the ability will make, which is there for the payment
    too (1003.5)."""
    later: list[Effect] = []
    ctx = Ctx(source)
    for frame in g.work.stack[at + 1 :]:
        if isinstance(frame, ExecFrame) and isinstance(frame.node, Sequence):
            later += [part for part in frame.node.parts[frame.nth :] if isinstance(part, Produce)]
            ctx = g.work.ctxs[frame.ctx]
    if not later or source < 0:
        return [()]
    found: list[Bits] = []
    for out in outputs(g, g.table.objs[source], Sequence(tuple(later)), ctx):
        for bits in product(*[[bit for bit in (*KINDS, 128) if kinds & bit] for kinds, _ in out]):
            found.append(tuple([bit & 127 for bit in bits]))
        bounded(len(found), MOST_WAYS, "ways to make will")
    return found or [()]


def pays(g: State, at: int, player: PlayerId, node: Produce, source: RefId, made: Bits) -> bool:
    """Whether the payment at a place of the stack can be completed with this will."""
    frame = g.work.stack[at]
    assert isinstance(frame, PayWillFrame)
    depth = g.work.shared_depth
    trial = g.clone()
    g.work.shared_depth = depth  # nothing of the copy is left
    p = trial.edit_player(player)
    p.will = (*p.will, *[Will(bit, source, node.only) for bit in made])
    changed(trial, WILL_OF[player])
    return frame.player == player and frame.can_be_paid(trial)
