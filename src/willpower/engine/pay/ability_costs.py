"""The cost of an activate ability, taken apart once, and where the ability is active (902, 905)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Activate
from willpower.abilities.effects import Rest
from willpower.abilities.nouns import This
from willpower.abilities.symbols import FIELD, ITEMS, RULER, RULER_AREA

from ..core.objects import Obj
from ..core.will import NOTHING
from ..text.announcements import cost_letter
from .cost_ways import written


def active_here(o: Obj, a: Activate) -> bool:
    """Whether an ability is active where its card is (902.1, 902.2)."""
    if a.zones:
        return bool(a.zones & o.zone)
    if o.zone == RULER_AREA:
        return bool(o.chars.types & RULER)
    return bool(o.zone & (FIELD | ITEMS))


class AbilityCost:
    """The cost of an activate ability, taken apart once."""

    __slots__ = ("ability", "changes", "items", "letters", "need", "rests", "way", "will")

    def __init__(self, a: Activate) -> None:
        self.ability = a
        self.way = written("", NOTHING, a.cost)
        self.need = self.way.need
        self.items = self.way.items
        self.will = any(self.need)
        self.rests = any([isinstance(i, Rest) and isinstance(i.what, This) for i in self.items])
        self.letters = cost_letter(self.items)
        self.changes = any([limit.cost is not None for limit in a.limits])


known_costs: Final[dict[int, AbilityCost]] = {}


def ability_cost(a: Activate) -> AbilityCost:
    """The cost of an activate ability, taken apart."""
    known = known_costs.get(id(a))
    if known is None or known.ability is not a:
        known = AbilityCost(a)
        known_costs[id(a)] = known
    return known
