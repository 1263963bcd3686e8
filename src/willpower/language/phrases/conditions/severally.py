"""One of several, or several together: weather, numbers rolled, will spent, the one and the other card."""

from __future__ import annotations

from willpower.abilities.conditions import AllConds, AnyCond, Compare, PaidWith, WeatherIs
from willpower.abilities.nouns import Not, Shares, This

from ...raw import AmountThisWay
from ...rows import Family, L, R

ROWS: list[Family] = []
ROWS += R(
    "condition",
    AnyCond,
    "the weather is {one:weather} or {two:weather}",
    build=lambda h: AnyCond((WeatherIs(h["one"]), WeatherIs(h["two"]))),
    split=lambda n: {"one": n.conditions[0].weather, "two": n.conditions[1].weather},
)
ROLLED = "(the result|the result of the roll)"
ROWS += R("rollis", Compare, "{right:amount}", left=AmountThisWay("roll"), op="=")
ROWS += R(
    "condition",
    AnyCond,
    f"{ROLLED} is {{conditions:rollis/}}",
    build=lambda h: AnyCond(h["conditions"]) if len(h["conditions"]) > 1 else None,
)
ROLLS = {
    "you (roll|rolled) a {right:amount}": "=",
    "you (roll|rolled) a {right:amount} or (more|higher|greater)": ">=",
    "you (roll|rolled) a {right:amount} or (less|lower)": "<=",
}
ROWS += L("condition", Compare, "op", ROLLS, left=AmountThisWay("roll"))
ROWS += R(
    "condition",
    AllConds,
    "{one:will} and {two:will} were (spent|paid) to play (this card|it)",
    build=lambda h: AllConds((PaidWith(h["one"]), PaidWith(h["two"]))),
    split=lambda n: {"one": n.conditions[0].symbols, "two": n.conditions[1].symbols},
)
ROWS += R(
    "post",
    Not,
    "with a different name (from|than) this card",
    build=lambda h: Not(Shares("name", This())),
    split=lambda n: {},
)
