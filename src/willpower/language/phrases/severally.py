"""One of several, or several together: kinds of weather, numbers rolled, will that was spent."""

from __future__ import annotations

from willpower.abilities.conditions import AllConds, AnyCond, Compare, PaidWith, WeatherIs

from ..raw import AmountThisWay
from ..rows import R, Row

ROWS: list[Row] = []
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
ROWS += R("condition", Compare, "you (roll|rolled) a {right:amount}", left=AmountThisWay("roll"), op="=")
ROWS += R(
    "condition",
    Compare,
    "you (roll|rolled) a {right:amount} or (more|higher|greater)",
    left=AmountThisWay("roll"),
    op=">=",
)
ROWS += R(
    "condition",
    Compare,
    "you (roll|rolled) a {right:amount} or (less|lower)",
    left=AmountThisWay("roll"),
    op="<=",
)
ROWS += R(
    "condition",
    AllConds,
    "{one:will} and {two:will} were (spent|paid) to play (this card|it)",
    build=lambda h: AllConds((PaidWith(h["one"]), PaidWith(h["two"]))),
    split=lambda n: {"one": n.conditions[0].symbols, "two": n.conditions[1].symbols},
)
ROWS += R("condition", PaidWith, "{symbols:will} were (spent|paid) to play (this card|it)")
