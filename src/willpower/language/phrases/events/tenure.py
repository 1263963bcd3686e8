"""How long, until when and how often, said by players' turns; what happens at the end of a turn to come."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.effects import LoseLife
from willpower.abilities.nouns import All
from willpower.abilities.statics import Duration, TriggersMore
from willpower.abilities.triggers import Moves

from ...rows import R, Row

ROWS: list[Row] = []

ROWS += R("duration", Duration, "until the end of {who:whosewho} next turn", until="end of your next turn")
ROWS += R("duration", Duration, "until (the beginning of|) {who:whosewho} next turn", until="your next turn")
ROWS += R(
    "static",
    TriggersMore,
    "([enter] abilities of {of:filter.p} trigger|if an (enter|[enter]) ability of a {of:filter.s} triggers , "
    "(it|that ability) triggers) an additional time",
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
