"""Taking back: to one's last decision, against the computer only if nothing hidden was revealed since."""

from __future__ import annotations

from typing import Final

import willpower as wp

from .records import Action
from .told import Told, shown

OURS: Final = "auto:"  # how the client ids of automatic passes begin
_WORLDS: Final = (11, 12, 13)
_FAR: Final = 40


def last_decision(made: list[Action], seat: int) -> int | None:
    """How many picks were made before the seat's own last decision; None if it made none."""
    for n in range(len(made) - 1, -1, -1):
        if made[n].seat == seat and not made[n].client.startswith(OURS):
            return n
    return None


def nothing_revealed(before: wp.Game, since: list[Action], seat: int, now: Told) -> bool:
    """Whether the seat would see the same now in any game that it could have been in then.

    The hidden part of the game then is resampled a few times and the same picks are made; if the seat sees
    anything else, or somebody else did more than pass, then it has learned something.
    """
    if len(since) > _FAR:
        return False
    taken: list[wp.Option] = []
    if any([action.seat != seat and not action.asked.startswith("priority|pass|") for action in since]):
        return False
    real = before.clone()
    for action in since:
        decision = real.decision
        if decision is None:
            return False
        option = decision.options[action.option]
        taken.append(option)
        real.apply(action.option)
    for number in _WORLDS:
        world = before.determinize(seat, number)
        for action, option in zip(since, taken, strict=True):
            decision = world.decision
            if decision is None or decision.player != action.seat or option not in decision.options:
                return False
            world.apply(option)
        if shown(world.view(seat), seat)[:2] != (now.view, now.decision):
            return False
    return True
