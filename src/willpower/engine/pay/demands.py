"""The cards that the items of a cost take, and whether different cards can be found for all of them
(903.2j)."""

from __future__ import annotations

from willpower.abilities.nouns import Together

from ..core.ids import UNDETERMINED, RefId
from ..core.state import State
from ..values.evaluate.values import goes_with


class Demand:
    """Cards that one item of a cost takes: how many of which. `rests`: only turned, still there
    afterwards. `marks`: not even that, other items can take them as well (counters, showing them)."""

    __slots__ = ("cards", "count", "marks", "rests", "together")

    def __init__(
        self,
        count: int,
        cards: tuple[RefId, ...],
        rests: bool,
        together: Together | None,
        marks: bool = False,
    ) -> None:
        self.marks = marks
        self.count = count
        self.cards = cards
        self.rests = rests
        self.together = together

    def times(self, n: int) -> Demand:
        """The same asked for several times."""
        return Demand(self.count * n, self.cards, self.rests, self.together, self.marks)


def feasible(g: State, demands: list[Demand]) -> bool:
    """Whether all demands can be met together: no card is rested twice or moved twice.

    A card may first rest and then move for the same cost; once it has moved it cannot rest.
    """
    if len(demands) == 1:
        return matched(g, demands)
    for d in demands:
        if d.marks and not matched(g, [d]):
            return False
    demands = [d for d in demands if not d.marks]
    moved_first = False
    mixed = False
    for d in demands:
        if not d.rests:
            moved_first = True
        elif moved_first:
            mixed = True
    if mixed:
        return matched(g, demands)
    return matched(g, [d for d in demands if d.rests]) and matched(g, [d for d in demands if not d.rests])


def matched(g: State, demands: list[Demand]) -> bool:
    """Whether different cards can be found for all demands (augmenting paths)."""
    if not demands:
        return True
    if len(demands) == 1:
        d = demands[0]
        return varied(g, d) >= d.count
    places = [i for i, d in enumerate(demands) for _ in range(d.count)]
    taken: dict[int, int] = {}
    for place in range(len(places)):
        if not augment(demands, places, place, taken, set()):
            return False
    return all([varied(g, d) >= d.count for d in demands])


def augment(
    demands: list[Demand], places: list[int], place: int, taken: dict[int, int], tried: set[int]
) -> bool:
    """Finds a card for one place, moving others if need be."""
    for ref in demands[places[place]].cards:
        if ref in tried:
            continue
        tried.add(ref)
        holder = taken.get(ref, UNDETERMINED)
        if holder < 0 or augment(demands, places, holder, taken, tried):
            taken[ref] = place
            return True
    return False


def varied(g: State, d: Demand) -> int:
    """How many of the cards of a demand can be taken together."""
    if d.together is None:
        return len(d.cards)
    best = 0
    for first in d.cards:
        picks: tuple[RefId, ...] = (first,)
        for ref in d.cards:
            if ref not in picks and goes_with(g, d.together, ref, picks):
                picks = (*picks, ref)
        best = max(best, len(picks))
    return best


def flows(groups: dict[int, int], needs: list[int]) -> bool:
    """Whether things meet needs: `groups` counts things by the set of needs (as bits) each can serve, and
    each serves one (augmenting paths over the groups)."""
    bits = list(groups)
    left = list(groups.values())
    use = [[0] * len(needs) for _ in bits]
    for need, wanted in enumerate(needs):
        for _ in range(wanted):
            if not served(bits, left, use, need, [False] * len(needs)):
                return False
    return True


def served(bits: list[int], left: list[int], use: list[list[int]], need: int, seen: list[bool]) -> bool:
    """Finds one more thing for a need, giving what serves others something else to do if it must."""
    seen[need] = True
    mine = 1 << need
    for k, b in enumerate(bits):
        if b & mine and left[k]:
            left[k] -= 1
            use[k][need] += 1
            return True
    for k, b in enumerate(bits):
        if b & mine:
            for other, n in enumerate(use[k]):
                if n and not seen[other] and served(bits, left, use, other, seen):
                    use[k][other] -= 1
                    use[k][need] += 1
                    return True
    return False
