"""So much for each, but no more than so much in all."""

from __future__ import annotations

from typing import Any

from willpower.abilities.base import walk
from willpower.abilities.conditions import Compare, NumberIf
from willpower.abilities.effects import GainLife
from willpower.abilities.nouns import Choose, Quantity, Target
from willpower.abilities.quantities import Num, Times
from willpower.abilities.statics import AddValues

from ...rows import A, Family, Holes, R

ROWS: list[Family] = []
CAP = "(,|) (up to|to a maximum of|but no more than|but not more than)"


def _capped(count: Quantity, most: int) -> NumberIf | None:
    """What is counted, at most so many; a choice would be made twice."""
    if most < 1 or any(isinstance(one, (Target, Choose)) for one in walk(count)):
        return None
    return NumberIf(Compare(count, ">", Num(most)), Num(most), count)


def _how_often(one: Any, most: Any) -> int:
    """How often so much goes into the most there can be; 0 if it does not."""
    if not (isinstance(one, Num) and isinstance(most, Num)) or one.n == 0 or most.n % one.n:
        return 0
    return most.n // one.n


# ---- values --------------------
def _values(h: Holes) -> AddValues | None:
    plus, most = h["values"], h["most"]
    often = {
        _how_often(one, top)
        for one, top in ((plus.atk, most.atk), (plus.defense, most.defense))
        if one != Num(0) or top != Num(0)
    }
    count = _capped(h["each"], often.pop()) if len(often) == 1 else None
    if count is None:
        return None
    parts = [Times(one, count) if one.n else one for one in (plus.atk, plus.defense)]
    return AddValues(parts[0], parts[1])


def _uncapped(node: Any) -> Holes:
    count: Any = next(part.right for part in (node.atk, node.defense) if isinstance(part, Times))
    one: list[Any] = [part.left if isinstance(part, Times) else part for part in (node.atk, node.defense)]
    top = [Num(part.n * count.then.n) for part in one]
    return {"values": AddValues(*one), "each": count.otherwise, "most": AddValues(*top)}


ROWS += R(
    "mod",
    AddValues,
    f"{{values:plus}} for each {{each:each.s}} {CAP} {{most:plus}}",
    build=_values,
    split=_uncapped,
)


# ---- life --------------------
def _life(h: Holes) -> Holes | None:
    count = _capped(h["each"], _how_often(h["n"], h["most"]))
    return None if count is None else {"amount": Times(h["n"], count)}


ROWS += A(
    "lifeamount",
    GainLife,
    f"{{n:amount}} life for each {{each:each.s}} {CAP} {{most:amount}} (life|)",
    build=_life,
    split=lambda n: {
        "n": n.amount.left,
        "each": n.amount.right.otherwise,
        "most": Num(n.amount.left.n * n.amount.right.then.n),
    },
)
