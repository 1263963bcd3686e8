"""A way to pay for something: will, and things to do before and after it (903.2i, 903.2j-i)."""

from __future__ import annotations

from willpower.abilities.effects import Effect, PayWill

from ..core.objects import WayKind
from ..core.will import LETTER_X, NOTHING, Need, parse_need, plus, with_x, write_need


class CostWay:
    """One way to pay for something.

    Will and things to do, of which the first `ahead` are written before the will. `nth`: which of its kind.
    `parts`: of the will what each awakening asks for as it is written (1109.2).
    """

    __slots__ = ("ahead", "items", "kind", "need", "nth", "parts")

    def __init__(
        self, kind: WayKind, need: Need, items: tuple[Effect, ...], ahead: int = 0, nth: int = 0
    ) -> None:
        self.kind = kind
        self.need = need
        self.items = items
        self.ahead = ahead
        self.nth = nth
        self.parts: tuple[Need, ...] = ()

    def words(self) -> str:
        """How the way is called where one is chosen."""
        return write_need(self.need) if self.kind == "allowed" else self.kind or "its cost"

    def with_x(self, x: int) -> CostWay:
        """The same with a value of X."""
        way = CostWay(self.kind, given_x(self.need, x), self.items, self.ahead, self.nth)
        way.parts = tuple([given_x(part, x) for part in self.parts])
        return way


def given_x(need: Need, x: int) -> Need:
    """A need with a value of X, if it has one."""
    return with_x(need, x) if need[LETTER_X] else need


def split_cost(cost: tuple[Effect, ...]) -> tuple[Need, tuple[Effect, ...]]:
    """A cost as will and other things to do; X still open."""
    need = NOTHING
    items: list[Effect] = []
    for item in cost:
        if is_will(item):
            assert isinstance(item, PayWill)
            need = plus(need, parse_need(item.symbols))
        else:
            items.append(item)
    return need, tuple(items)


def is_will(item: Effect) -> bool:
    """Whether an item of a cost is will that is paid together with the rest of the will."""
    return isinstance(item, PayWill) and item.times is None and item.who is None


def written(kind: WayKind, base: Need, cost: tuple[Effect, ...], nth: int = 0) -> CostWay:
    """A way to pay: the will of `base` first, then a cost as it is written (903.2j-i)."""
    need, items = split_cost(cost)
    ahead = 0
    if base == NOTHING and need != NOTHING:
        while not is_will(cost[ahead]):
            ahead += 1
    return CostWay(kind, plus(base, need), items, ahead, nth)
