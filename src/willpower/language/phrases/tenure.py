"""How long and until when, said by another player's turns; what happens at the end of a turn to come."""

from __future__ import annotations

from willpower.abilities.effects import LoseLife
from willpower.abilities.statics import Duration
from willpower.abilities.triggers import AtPhase

from ..rows import R, Row

ROWS: list[Row] = []

ROWS += R("duration", Duration, "until the end of {who:whosewho} next turn", until="end of your next turn")
ROWS += R("duration", Duration, "until (the beginning of|) {who:whosewho} next turn", until="your next turn")
ROWS += R("duration", Duration, "until end of your next turn", until="end of your next turn")
for point in ("beginning", "end"):
    ROWS += R("delayed", AtPhase, f"at the {point} of {{whose:whose}} turn", phase="turn", point=point)
ROWS += R("act.s", LoseLife, "pays {amount:amount} life", pay=True)
