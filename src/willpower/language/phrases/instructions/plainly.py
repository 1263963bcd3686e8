"""The same said in other, mostly older words: whose, of their choice, all players, deal, each gain."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.effects import Discard, Move
from willpower.abilities.nouns import (
    All,
    Both,
    Choose,
    Filter,
    HasCounter,
    OwnedBy,
    Target,
    This,
    You,
)
from willpower.abilities.quantities import Count, Minus, Num
from willpower.abilities.statics import Gains

from ...raw import Pronoun, Subject, SubjectWho
from ...rows import Family, Holes, R, each

ROWS: list[Family] = []
SUBJECT = Subject()
THEIR = "(your|their|his or her)"

# ---- whose cards --------------------
ROWS += R(
    "dealt",
    Both,
    "each {filter:filter.s} and <who:everyone>",
    build=lambda h: Both((All(h["filter"]), h["who"])),
    split=lambda n: {"filter": n.parts[0].filter},
)

WITH = "(with|that has|that have)"
SOME = "({least} or more|at least {least}) counters"
ANY = f"{WITH} (a counter|counters|one or more counters|{SOME}) on (it|them)"
ROWS += R("post", HasCounter, ANY, counter="", check=lambda h: h.get("least") != Num(1))

# ---- how many --------------------
ROWS += R(
    "each.s",
    Count,
    "of {what:countedthem}",
    build=lambda h: Count(h["what"]),
    split=lambda n: {"what": n.what},
)
ROWS += R("countedthem", Pronoun, "(them|those cards|those resonators)", kind="it", number="p")

# ---- what is done --------------------
ROWS += R("vp.p", Gains, "each (gain {mods:mod,}|lose {mods:loss,})", what=SUBJECT)
ROWS += R("act", Move, "puts~put {what:plain} on (the|) <place:end>", to=S.DECK)


def _down_to(h: Holes, who: Any) -> Discard:
    """As many as are too many."""
    in_hand = Count(All(Filter((OwnedBy(who),), S.HAND)))
    return Discard(Choose(Filter((), S.HAND), Minus(in_hand, h["n"])))


for category, verb, who in each(
    "verb", (("clause", "discard", You()), ("act.s", "discards", SubjectWho())), 1, counted=False
):
    ROWS += R(
        category,
        Discard,
        f"{verb} down to ({{n}} cards|{{n:onenumber}} card)",
        build=lambda h, who=who: _down_to(h, who),  # type: ignore[misc]
        split=lambda n: {"n": n.what.least.right},
    )


# "put this card into the field from your hand": where from comes last
def _from(h: Holes, rested: bool) -> Move | None:
    what, zone = h["what"], h["zone"]
    if isinstance(what, (Choose, Target)) and what.filter is not None and not what.filter.zones:
        filter = replace(what.filter, preds=(*what.filter.preds, OwnedBy(You())), zones=zone)
        return Move(replace(what, filter=filter), S.FIELD, rested=rested)
    return Move(what, S.FIELD, rested=rested) if isinstance(what, This) else None


def _unfrom(node: Move) -> dict[str, object]:
    what: Any = node.what
    if isinstance(what, This):
        return {"what": what}
    return {"what": replace(what, filter=replace(what.filter, preds=what.filter.preds[:-1], zones=0))}


ROWS += R(
    "act",
    Move,
    "(puts~put|returns~return) {what} (into|onto|to) (the|your) field from your <zone:area> <rested:rested>",
    build=lambda h: _from(h, h["rested"]),
    split=_unfrom,
)
