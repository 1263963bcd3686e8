"""Whether will and the other things of one cost can be paid together: no card rests for both (903.2j)."""

from __future__ import annotations

from willpower.abilities.effects import Effect, Rest

from ..core.objects import Ctx
from ..core.state import State
from ..core.will import KINDS, Need
from .costs import Demand, demand, flat, matched
from .supply import Supply

_WILL = -1_000  # stands for produced will among the cards, one number each


def rest_demands(g: State, items: tuple[Effect, ...], ctx: Ctx, player: int) -> list[Demand] | None:
    """The cards that the items of a cost rest; None if one of them cannot be performed."""
    found: list[Demand] = []
    for item in flat(items):
        if isinstance(item, Rest):
            d = demand(g, item, ctx, player, False, ())
            if d is None:
                return None
            if d.count:
                found.append(d)
    return found


def keeps(
    g: State, player: int, items: tuple[Effect, ...], ctx_id: int, s: Supply, need: Need, used: int
) -> bool:
    """Whether will can still be paid and cards rested for the rest of a cost once a card was used for
    will."""
    if ctx_id < 0:
        return True
    found = rest_demands(g, items, g.work.ctxs[ctx_id], player)
    if found is None:
        return False
    for d in found:
        d.cards = tuple([c for c in d.cards if c != used])
    return both(g, s, need, found)


def both(g: State, s: Supply, need: Need, rests: list[Demand]) -> bool:
    """Whether different cards can be found for the will and for what has to rest."""
    if not rests:
        return True
    if s.makers:
        return matched(g, rests)  # their will comes from elsewhere
    sources: list[tuple[int, int]] = list(s.sources)
    n = s.count - len(sources)
    for mask, many in s.masks.items():
        own = sum([1 for _, m in s.sources if m == mask])
        for _ in range(min(n, many - own)):
            sources.append((_WILL - len(sources), mask))
    demands = list(rests)
    for i in range(8):
        if need[i]:
            cards = tuple([ref for ref, mask in sources if i == 7 or mask & KINDS[i]])
            demands.append(Demand(need[i], cards, True, ""))
    return matched(g, demands)
