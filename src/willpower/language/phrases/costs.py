"""What is paid for an ability, an awakening, a judgment: will, life, and things to do (`CostAct`)."""

from __future__ import annotations

from willpower.abilities.effects import Discard, LoseLife, PayWill, Rest, Reveal
from willpower.abilities.nouns import This

from ..rows import R, Row

ROWS: list[Row] = []
ROWS += R("cost", PayWill, "(pay|) {symbols:will}")
ROWS += R("cost", Rest, "{{Rest}}", what=This())
ROWS += R("cost", Discard, "discard this card", what=This())
ROWS += R("cost", LoseLife, "(pay|) {amount:amount} life", pay=True)
ROWS += R("cost", Reveal, "reveal {what}")
