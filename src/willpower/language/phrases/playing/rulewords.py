"""Wordings in which the rulebook speaks of its own moments and keywords; some cards follow it."""

from __future__ import annotations

from willpower.abilities.effects import Turn
from willpower.abilities.nouns import StatusIs
from willpower.abilities.statics import BecomeCopy, Gains

from ...rows import Family, R, each
from ..continuous.statics import SUBJECT

ROWS: list[Family] = []

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
