"""Taking back: to one's last decision, against the computer only if nothing hidden was revealed since."""

from __future__ import annotations

from typing import Final

import willpower as wp
from willpower.engine import PAY

from .records import Action
from .told import Told, shown

OURS: Final = "auto:"  # how the client ids of automatic passes begin
LET: Final = "let~"  # and of passes that a client makes by itself, where nothing else is possible
_PAYS: Final = f"{PAY}|"
_WORLDS: Final = (11, 12, 13)
_FAR: Final = 40


def last_decision(made: list[Action], seat: int, paying: bool) -> int | None:
    """How many picks were made before the seat's own last decision; None if it made none.

    What was passed by itself was not decided: taken back, it would be passed again. Sources are decided one
    by one only while they are chosen; what is paid for is taken back whole.
    """
    for n in range(len(made) - 1, -1, -1):
        action = made[n]
        if action.seat != seat or action.client.startswith((OURS, LET)):
            continue
        if paying or not action.asked.startswith(_PAYS):
            return n
    return None


def nothing_revealed(before: wp.Game, since: list[Action], seat: int, now: Told) -> bool:
    """Whether the seat would see the same now in any game that it could have been in then.

    It must have learned of no hidden card and of nothing that chance decided. What was possible can tell of
    hidden cards too: the hidden part of the game then is resampled a few times and the same picks are made;
    if the seat sees anything else, or somebody else did more than pass, then it has learned something.
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
    if real.learned_since(before, seat):
        return False
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
