"""What is paid for an ability, an awakening, a judgment: will, life, and things to do (`CostAct`)."""

from __future__ import annotations

from willpower.abilities.effects import Discard, LoseLife, PayWill, Rest, Reveal
from willpower.abilities.nouns import This
from willpower.abilities.quantities import Divide

from ..rows import R, Row

ROWS: list[Row] = []
ROWS += R("cost", PayWill, "(pay|) {symbols:will}")
ROWS += R("cost", Rest, "{{Rest}}", what=This())
ROWS += R("cost", Discard, "discard this card", what=This())
ROWS += R("cost", LoseLife, "(pay|) {amount:amount} life", pay=True)
ROWS += R("cost", Reveal, "reveal {what}")
ROWS += R("cost", LoseLife, "pay {amount:halflife}", pay=True)
ROWS += R("pay", LoseLife, "pay {amount:halflife}", pay=True)
for words, up in (("(, rounded up|rounded up)", True), ("(, rounded down|rounded down|)", False)):
    ROWS += R("halflife", Divide, f"half (of|) {{left:halved}} {words}", by=2, up=up)
