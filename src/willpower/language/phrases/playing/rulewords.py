"""Wordings in which the rulebook speaks of its own moments and keywords; some cards follow it."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.effects import Turn
from willpower.abilities.nouns import All, Filter, StatusIs
from willpower.abilities.statics import BecomeCopy, Gains, TriggersMore
from willpower.abilities.triggers import Moves

from ...rows import R, Row, each
from ..continuous.statics import SUBJECT

ROWS: list[Row] = []

# 1015.1a: what an effect keeps from triggering
SILENT = "(won't|don't|cannot) trigger"
for words, own in each("own", (("[enter] abilities", True), ("automatic abilities", False)), counted=False):
    event = Moves(All(Filter((), S.FIELD)), to=S.FIELD) if own else None
    given: dict[str, Any] = {"event": event, "times": 0, "own": own, "enter": own}
    ROWS += R("static", TriggersMore, f"{words} {SILENT}", of=None, **given)
    ROWS += R("static", TriggersMore, f"{words} of {{of:filter.p}} {SILENT}", **given)
# 1302.2c, 1302.3c; 1030.2 calls coming to the despair side "inverting"
for side, how in each(
    "side", (("past", "past"), ("future", "future"), ("hope", "hope"), ("despair", "invert")), counted=False
):
    ROWS += R("act", Turn, f"(turns~turn|flips~flip) {{what}} {side} side up", how=how)
ROWS += R("vp.p", Gains, "become copies of {mods:copied}", what=SUBJECT)
ROWS += R("copied", BecomeCopy, "{of}")
# 1010.1a-i: rulers with the "Astral" condition
ROWS += R("pre", StatusIs, "astral", status="astral")
ROWS += R("post", StatusIs, "with the (astral|Astral) condition", status="astral")
