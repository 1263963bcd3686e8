"""Which kinds of will are worth choosing while something is paid for (907.4, 1003.4)."""

from __future__ import annotations

from willpower.abilities.effects import Produce

from ..change.replacement import replaceable
from ..core.events import WILL
from ..core.ids import PlayerId, RefId
from ..core.stale import WILL_OF, changed
from ..core.state import State
from ..core.will import Will, bits_of
from .payment import PayWillFrame

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
    frame = g.work.stack[at]
    assert isinstance(frame, PayWillFrame)
    depth = g.work.shared_depth
    trial = g.clone()
    g.work.shared_depth = depth  # nothing of the copy is left
    p = trial.edit_player(player)
    p.will = (*p.will, *[Will(bit, source, node.only) for bit in made])
    changed(trial, WILL_OF[player])
    return frame.player == player and frame.can_be_paid(trial)
