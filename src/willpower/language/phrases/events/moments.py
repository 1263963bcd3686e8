"""More of what abilities wait for: zones that are left, phases, the next time, what does not happen."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import NotCond, PhaseIs
from willpower.abilities.effects import Delayed, Fight, Sequence
from willpower.abilities.nouns import (
    All,
    ControlledBy,
    Filter,
    Opponent,
    OtherThan,
    Target,
)
from willpower.abilities.statics import Duration
from willpower.abilities.triggers import (
    Moves,
    While,
)

from ...raw import OtherThanBefore, SubjectWho
from ...rows import Family, Holes, R, each, either
from ..continuous.statics import asks_whether_done
from .adjuncts import no_ruler

ROWS: list[Family] = []


OTHER = OtherThan(OtherThanBefore())


def _another(filter: Filter, *more: Any) -> Filter:
    return Filter((OTHER, *filter.preds, *more), filter.zones, phrase=filter.phrase)


ROWS += R(
    "group.s",
    All,
    "a opponent's {filter:filter.s}",
    build=lambda h: All(_of(h["filter"])) if no_ruler(h["filter"]) else None,
    split=lambda n: {"filter": Filter(n.filter.preds[:-1], n.filter.zones, phrase=n.filter.phrase)},
)


def _of(filter: Filter) -> Filter:
    return Filter((*filter.preds, ControlledBy(Opponent())), filter.zones, phrase=filter.phrase)


# ---- battle, cancelling --------------------
ROWS += R(
    "clause",
    Fight,
    "two target {filter:filter.p} deal damage equal to their ATK to each other",
    build=lambda h: Fight(Target(0, h["filter"]), Target(0, _another(h["filter"]))),
    split=lambda n: {"filter": n.first.filter},
)


# ---- phases --------------------
def _asked(node: Any) -> Holes:
    asked: Any = node.condition if isinstance(node, NotCond) else node
    return {"who": asked.who, "phase": asked.phase}


ROWS += R(
    "trigger",
    While,
    "{trigger:event} <deny:within> ({who:whose}|their|his or her) {phase:phase} phase",
    build=lambda h: _in_phase(h),
    split=lambda n: {"trigger": n.trigger, **_asked(n.condition)},
)


def _in_phase(h: Holes) -> While | None:
    """ "Their" is of the player of the event."""
    who = h.get("who") or getattr(h["trigger"], "who", None)
    if who is None or isinstance(who, SubjectWho) or ("who" in h and not h["deny"]):
        return None  # "during your main phase" is said of anything
    asked = PhaseIs(h["phase"], who)
    return While(h["trigger"], NotCond(asked) if h["deny"] else asked)


# ---- if it happens this turn: a delayed ability about what was named --------------------
FALLS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("(is|'s) destroyed", {"origin": S.FIELD, "how": "destroyed"}),
    ("is put into a graveyard", {"to": S.GRAVEYARD}),
    ("leaves the field", {"origin": S.FIELD}),
)
for words, fixed in each("manner", FALLS, counted=False):
    ROWS += R(
        "later",
        Delayed,
        f"if {{what:ref1}} {words} this turn , {{effect:whendelayed}}",
        build=lambda h, fixed=fixed: Delayed(  # type: ignore[misc]
            Moves(h["what"], **fixed), h["effect"], Duration("end of turn")
        ),
        split=lambda n: {"what": n.trigger.what, "effect": n.effect},
    )

# ---- the next time: a delayed ability that triggers once (906.8a) --------------------
ONCE: tuple[tuple[str, Any], ...] = (
    ("this turn", Duration("end of turn")),
    ("(before|until) your next turn", Duration("your next turn")),
)
for next_words, until in each("until", ONCE, counted=False):
    for form in either(
        f"the next time {{trigger:nexttime}} {next_words}",
        f"the next time {{trigger:nextevent}} {next_words}",
        f"when {{trigger:next}} {next_words}",
    ):
        ROWS += R("later", Delayed, f"{form} (⇒|,) {{effect:whendelayed}}", duration=until)

# "..., discard a card. If you do, ...": both are done then (906.8)
ROWS += R(
    "thenifdone",
    Sequence,
    "{parts:afterwards} . {parts:innerif}",
    check=lambda h: asks_whether_done(h["parts"][1].condition),
)
