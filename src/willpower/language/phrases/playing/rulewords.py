"""Wordings in which the rulebook speaks of its own moments and keywords; some cards follow it."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.ability import Keyword
from willpower.abilities.effects import ExtraTurn, Turn
from willpower.abilities.nouns import All, Filter, HasAbility, StatusIs
from willpower.abilities.statics import BecomeCopy, EntersWith, Gains, OtherCost, TriggersMore
from willpower.abilities.triggers import AtPhase, Moves, PlayerDoes

from ...rows import R, Row, each, either
from ..continuous.statics import ENTER, SUBJECT, _their_counters, _with_counters
from ..events.times import moment

ROWS: list[Row] = []

for point in ("beginning", "end"):
    ROWS += R("event", AtPhase, f"at the {point} of (the|) {{phase:phase}} phase", **moment(point))
for step in ("declare attack", "declare block"):
    for point in ("beginning", "end"):
        ROWS += R(
            "event",
            AtPhase,
            f"at the {point} of (the|each|) {step} step",
            phase=step,
            point=point,
            whose=None,
        )
ROWS += R("event", AtPhase, "at the beginning of game", phase="game", point="beginning", whose=None)
for word in ("seal", "legend"):
    ROWS += R("anyability", Keyword, f"[{word}] {{number:amount}} - {{abilities:inner}}", keyword=word)
ROWS += R("act", ExtraTurn, "(takes~take|gains~gain) an additional turn after this one")
ROWS += R("act", ExtraTurn, "(takes~take|gains~gain) another turn after this one")
# 1022.6: what comes on top of other counters of the name is added to them anyway.
for words in either("{n} additional {counter:counter} counters", "a additional {counter:counter} counter"):
    ROWS += R(
        "vp",
        EntersWith,
        f"{ENTER} with {words} (on it|on them|)",
        build=_with_counters,
        split=_their_counters,
    )
# 1015.1a: what an effect keeps from triggering
SILENT = "(won't|don't|cannot) trigger"
for words, own in each("own", (("[enter] abilities", True), ("automatic abilities", False)), counted=False):
    event = Moves(All(Filter((), S.FIELD)), to=S.FIELD) if own else None
    given: dict[str, Any] = {"event": event, "times": 0, "own": own, "enter": own}
    ROWS += R("static", TriggersMore, f"{words} {SILENT}", of=None, **given)
    ROWS += R("static", TriggersMore, f"{words} of {{of:filter.p}} {SILENT}", **given)
ROWS += R("event", PlayerDoes, "(when|whenever) {who#} [force]", what="force")
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
ROWS += R("post", HasAbility, "with symbol skills", kind="symbol skill")  # 1413.2
# 1110.2 says so of [Incarnation]
RATHER = "rather than (pay|paying) its cost"
ROWS += R("playing", OtherCost, f"as you play this card , you may {{cost:cost!}} {RATHER}")
ROWS += R("playing", OtherCost, f"as you play this card , {RATHER} , you may {{cost:cost!}}")
