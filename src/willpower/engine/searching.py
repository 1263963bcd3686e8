"""The game as a search needs it: options that are alike, choices of little weight answered.

A search tries options in many imagined worlds. It must know an option again in another world, where objects
may have other numbers (`likeness`); it must not stop where there is nothing to decide (`Policy`,
`Game.advance`); and it wants to know a position again without hashing all of it (`keys.position_key`).
"""

from __future__ import annotations

from typing import Final

from .core.decisions import (
    BLOCK,
    FIRST,
    LOOP,
    ORDER,
    PAY,
    PRIORITY,
    REPLACEMENT,
    TRIGGER,
    Decision,
    Option,
)
from .core.ids import UNDETERMINED, RefId
from .core.parts import (
    BATTLE_WINDOW,
    EVERY_WINDOW,
    MAIN_WINDOW,
    OTHER_WINDOW,
    OWN_WINDOW,
    RESPONSE_WINDOW,
)
from .core.state import State
from .keys import Likeness

# Choices of little weight: the first option is as good as any.
PLAIN_KINDS: Final = frozenset((PAY, ORDER, TRIGGER, REPLACEMENT, FIRST, LOOP))
WINDOWS: Final[dict[str, int]] = {
    "main": MAIN_WINDOW,
    "response": RESPONSE_WINDOW,
    "own": OWN_WINDOW,
    "battle": BATTLE_WINDOW,
    "other": OTHER_WINDOW,
}


def windows(a: tuple[str, ...], b: tuple[str, ...]) -> int:
    """The kinds of priority windows that ask player 0 and player 1, as `State.work.asks` wants them."""
    found = 0
    for n, kinds in enumerate((a, b)):
        for kind in kinds:
            found |= WINDOWS[kind] << 8 * n
    return found


def likeness(g: State, option: Option) -> Likeness:
    """A key that is equal for two options which do the same to cards that are alike: no object number in it,
    so it is the same in every imagined world."""
    number = option.number
    if option.kind == "trigger":
        number = 0  # it counts what triggered in this game
    elif option.kind == "attack" and number >= 0:
        return (option.kind, _alike(g, option.ref), _alike(g, RefId(number)))
    if option.ref < 0 or option.kind == "will":
        return (option.kind, option.ref, number, option.word)
    return (option.kind, number, option.word, _alike(g, option.ref))


def _alike(g: State, ref: RefId) -> Likeness:
    """A key that is equal for cards that are alike."""
    if ref >= len(g.table.objs):
        return (ref,)
    o = g.table.objs[ref]
    host = g.definitions[g.table.objs[o.host].definition].key if o.host >= 0 else ""
    counters = tuple(sorted(o.counters.items())) if o.counters else ()
    fresh = o.since == g.turn.serial
    place = (o.zone, o.controller, o.owner, o.rested, o.face_down, fresh)
    return (g.definitions[o.definition].key, o.face, *place, o.damage, o.marks, host, counters)


def different(g: State, decision: Decision) -> list[int]:
    """The options by number, of those that are alike only the first."""
    seen: set[Likeness] = set()
    found: list[int] = []
    for n, option in enumerate(decision.options):
        key = likeness(g, option)
        if key not in seen:
            seen.add(key)
            found.append(n)
    return found


class Policy:
    """Which choices a search does not want to see, and how they are answered.

    `plain` are kinds of decisions answered with their first option, `asks` the priority windows that ask at
    all (`windows`), `no_will` whether making will for nothing in particular counts as an action.
    """

    __slots__ = ("asks", "no_will", "plain")

    def __init__(
        self, plain: frozenset[str] = PLAIN_KINDS, asks: int = EVERY_WINDOW, no_will: bool = True
    ) -> None:
        self.plain = plain
        self.asks = asks
        self.no_will = no_will

    def answer(self, g: State, decision: Decision) -> int:
        """The number of the option that answers a choice of little weight, or none."""
        options = decision.options
        if len(options) == 1 or decision.kind in self.plain:
            return 0
        first = 0
        if decision.kind == PRIORITY and self.no_will:
            first = UNDETERMINED
            for n, option in enumerate(options):
                if option.kind != "source":
                    if first >= 0:
                        first = UNDETERMINED
                        break
                    first = n
            return first
        if decision.kind == BLOCK:
            return UNDETERMINED
        key = likeness(g, options[0])
        for option in options[1:]:
            if likeness(g, option) != key:
                return UNDETERMINED
        return first


PLAIN_POLICY: Final = Policy()
