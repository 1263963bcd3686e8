"""What the will abilities of cards make that cost more than resting the card or make more than one will, kept
until something changes that they look at (907)."""

from __future__ import annotations

from ..core.objects import Obj
from ..core.stale import BATTLE, CHASING, COMING, EVENTS, HERE, NUMBERS, TIME, TURN, USES, events_since
from ..core.state import State
from .will_abilities import Made, costs_will, will_abilities

When = tuple[int, str, str, int, bool, int]


class Maker:
    """The will abilities of one card that make more than one will or cost more than resting it, as they were
    found, and for how long that holds."""

    __slots__ = ("chars", "events", "looks", "made", "rested", "when")

    def __init__(self, o: Obj, looks: int) -> None:
        self.chars = o.chars
        self.rested = o.rested
        self.looks = looks  # the kinds of change after which they are asked anew
        self.when: When | None = None  # the moment, if they ask about that
        self.events = 0  # how much had happened this turn
        self.made: list[Made] = []


def makers(g: State, o: Obj, richer: bool) -> list[Made]:
    """What the will abilities of a card make; remembered until something changes that they look at. `richer`:
    other effects may have a say in it (907.1, 910.1), so it is asked each time."""
    d = g.derived
    if d.making:
        kept: dict[int, object] = {}
        for key, one in d.makers.items():
            if isinstance(one, Maker) and not one.looks & d.making:
                kept[key] = one
        d.makers = kept
        d.making = 0
    known = d.makers.get(o.id) if not richer else None
    if isinstance(known, Maker) and known.chars is o.chars and known.rested == o.rested:
        if known.when is None or known.when == now_of(g):
            if not known.looks & EVENTS or not known.looks & events_since(g, known.events):
                return known.made
    ab = o.chars.ab
    found = Maker(o, HERE | COMING | NUMBERS | TURN | USES | ab.will_looks | d.ability_looks)
    others = ab.will_others
    if ab.will_mask and d.dear_abilities & o.chars.types and costs_will(g, o):
        others = (ab.will_index, *others)
    for index in others:
        found.made += will_abilities(g, o, index)
        if ab.activates[index].limits:
            found.when = now_of(g)
    if found.looks & (TIME | BATTLE | CHASING):
        found.when = now_of(g)
    found.events = len(g.memory.happened)
    if not richer:
        d.makers[o.id] = found
    return found.made


def now_of(g: State) -> When:
    """Return the moment that limits of abilities may ask about: turn, phase, priority, battle, chase."""
    return (
        g.turn.serial,
        g.turn.phase,
        g.turn.step,
        g.turn.priority,
        g.table.battle is None,
        len(g.table.chase),
    )
