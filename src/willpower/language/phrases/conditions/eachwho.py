"""Each player who is or did something: it is asked of each of them in turn (B10)."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.conditions import Condition, Exists, NotCond
from willpower.abilities.effects import EachPlayerDoes, If
from willpower.abilities.nouns import ControlledBy, EachPlayer, OwnedBy

from ...raw import SubjectWho, VerbThisWay
from ...rows import Family, Holes, R
from .some import asked, past_said, said
from .thisway import WAY

ROWS: list[Family] = []
MINE = ControlledBy(SubjectWho())
OWN = OwnedBy(SubjectWho())


def _this_way(h: Holes) -> Condition | None:
    """Of the cards that were discarded or banished, those that were that player's before (1011.2, 1019.1)."""
    if "op" in h or "no" in h or h["filter"].zones:
        return None
    return VerbThisWay(h["verb"], h["filter"], h.get("least"), SubjectWho())


for category, controls, lacks, has in (
    ("ofthem", "controls", "doesn't control", "has"),
    ("ifthey", "they control", "they don't control", "they have"),
):
    ROWS += R(
        category,
        Exists,
        f"{controls} {{*some}}",
        build=lambda h: asked(h, MINE),
        split=lambda n: said(n, 1),
    )
    ROWS += R(
        category,
        NotCond,
        f"{lacks} ({{*some}}|{{*any}})",
        build=lambda h: None if "no" in h else asked(h, MINE, no=True),
        split=lambda n: said(n, 1),
    )
    ROWS += R(
        category,
        Exists,
        f"{has} {{*some}} in (their|his or her) hand",
        build=lambda h: None if h["filter"].zones else asked(h, OWN, zones=S.HAND),
        split=lambda n: said(n, 1, 0),
    )
ROWS += R(
    "withthem",
    Exists,
    "{*some} in (their|his or her|) hand",
    build=lambda h: None if h["filter"].zones else asked(h, OWN, zones=S.HAND),
    split=lambda n: said(n, 1, 0),
)
ROWS += R("ofthem", VerbThisWay, f"{{*wayspent}} {{*some}} {WAY}", build=_this_way, split=past_said)
ROWS += R(
    "clause",
    EachPlayerDoes,
    "(each player (who {asked:ofthem}|with {asked:withthem}) {act:act.s}|each player {act:act.s} if "
    "{asked:ifthey})",
    build=lambda h: EachPlayerDoes(EachPlayer(), If(h["asked"], h["act"])),
    split=lambda n: {"asked": n.effect.condition, "act": n.effect.then},
)
