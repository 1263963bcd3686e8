"""What is paid for an ability, an awakening, a judgment: will, life, and things to do (`CostAct`)."""

from __future__ import annotations

from willpower.abilities.effects import ChooseNow, Discard, LoseLife, PayWill, Rest
from willpower.abilities.nouns import This
from willpower.abilities.quantities import Divide, Num, Times

from ...rows import Family, R, each

ROWS: list[Family] = []
ROWS += R("costone", PayWill, "(pay|) {symbols:will}")
ROWS += R("costone", Rest, "{{Rest}}", what=This())
ROWS += R("costone", Discard, "discard this card (from your hand|)", what=This())
ROWS += R("costone", LoseLife, "((pay|) {amount:amount} life|pay {amount:halflife})", pay=True)
for words, up in each(
    "rounding",
    (("(, rounded up|rounded up)", True), ("(, rounded down|rounded down|)", False)),
    counted=False,
):
    ROWS += R(  # in hundreds (105.4a)
        "halflife",
        Times,
        f"half (of|) {{left:measure}} {words}",
        build=lambda h, up=up: Times(Divide(h["left"], 200, up), Num(100)),  # type: ignore[misc]
        split=lambda n: {"left": n.left.left},
    )
# One thing or another: which of them is chosen while the cost is paid (903.2j).
ROWS += R("cost", ChooseNow, "(either|) {options:costone} or {options:costone}")
