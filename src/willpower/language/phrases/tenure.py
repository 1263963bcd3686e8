"""How long, until when and how often, said by players' turns; what happens at the end of a turn to come."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.conditions import TurnOf
from willpower.abilities.effects import LoseLife
from willpower.abilities.nouns import All, You
from willpower.abilities.quantities import Num
from willpower.abilities.statics import Duration, TriggersMore
from willpower.abilities.triggers import AtPhase, Draws, Moves, NthTime, Plays, While

from ..rows import R, Row
from .deeds import ORDINALS
from .triggers import W

ROWS: list[Row] = []

ROWS += R("duration", Duration, "until the end of {who:whosewho} next turn", until="end of your next turn")
ROWS += R("duration", Duration, "until (the beginning of|) {who:whosewho} next turn", until="your next turn")
ROWS += R("duration", Duration, "until end of your next turn", until="end of your next turn")
for point in ("beginning", "end"):
    ROWS += R("delayed", AtPhase, f"at the {point} of {{whose:whose}} turn", phase="turn", point=point)

# ---- the second card of one's own turn --------------------
MINE = "during (your turn|each of your turns)"
for word, n in ORDINALS:
    ROWS += R(
        "event",
        While,
        f"{W} you draw your {word} card {MINE}",
        build=lambda h, n=n: While(NthTime(Draws(You()), Num(n)), TurnOf(You())),  # type: ignore[misc]
        split=lambda n: {},
    )
    for words in (f"your {word} {{what:filter.s}}", f"the {word} {{what:filter.s}}"):
        ROWS += R(
            "event",
            While,
            f"{W} you play {words} {MINE}",
            build=lambda h, n=n: While(NthTime(Plays(You(), h["what"]), Num(n)), TurnOf(You())),  # type: ignore[misc]
            split=lambda n: {"what": n.trigger.trigger.what},
        )
ROWS += R(
    "static",
    TriggersMore,
    "[enter] abilities of {of:filter.p} trigger an additional time",
    build=lambda h: TriggersMore(Moves(All(h["of"]), to=S.FIELD), h["of"], 1, True, True),
    split=lambda n: {"of": n.of},
)
ROWS += R(
    "static",
    TriggersMore,
    "automatic abilities of {of:filter.p} trigger an additional time",
    event=None,
    times=1,
)
ROWS += R("act.s", LoseLife, "pays {amount:amount} life", pay=True)
