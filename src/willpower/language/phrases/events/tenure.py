"""How long, until when and how often, said by players' turns; what happens at the end of a turn to come."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.effects import LoseLife
from willpower.abilities.nouns import All, Filter
from willpower.abilities.statics import Duration, TriggersMore
from willpower.abilities.triggers import Moves

from ...raw import ThatPlayer
from ...rows import Family, Holes, R

ROWS: list[Family] = []

ROWS += R("theirturn", ThatPlayer, "(their|his or her)")
THEIR_NEXT = "({who:whosewho}|{who:theirturn}) next turn"
ROWS += R("duration", Duration, f"until the end of {THEIR_NEXT}", until="end of your next turn")
ROWS += R("duration", Duration, f"until (the beginning of|) {THEIR_NEXT}", until="your next turn")


# ---- what triggers once more, or not at all (1015.1a) ----------
def _triggering(h: Holes) -> TriggersMore:
    """[Enter] abilities are those of the card that enters (1411.3a)."""
    enter = h.get("kind", "enter") == "enter"
    event = Moves(All(Filter((), S.FIELD)), to=S.FIELD) if enter else None
    return TriggersMore(event, h.get("of"), h.get("times", 1), enter, enter)


ROWS += R(
    "static",
    TriggersMore,
    "(<kind:triggering> (of {of:filter.p}|) <times:oftener>|{of:filter.p}' <kind:triggering> <times:oftener>|"
    "if an (enter|[enter]) ability of a {of:filter.s} triggers , (it|that ability) triggers an additional "
    "time)",
    build=_triggering,
    split=lambda n: {"of": n.of},
)
ROWS += R("act.s", LoseLife, "pays {amount:amount} life", pay=True)
