"""More of what abilities wait for: zones that are left, phases, the next time, what does not happen."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import NotCond, PhaseIs, TurnOf
from willpower.abilities.effects import Delayed, Fight
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
from willpower.abilities.words import PhaseWord, Until

from ...raw import OtherThanBefore
from ...rows import Holes, R, Row, each, either

ROWS: list[Row] = []


OTHER = OtherThan(OtherThanBefore())


def _another(filter: Filter, *more: Any) -> Filter:
    return Filter((OTHER, *filter.preds, *more), filter.zones, phrase=filter.phrase)


ROWS += R(
    "group.s",
    All,
    "a opponent's {filter:filter.s}",
    build=lambda h: All(_of(h["filter"])),
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
def _phase(node: Any) -> Any:
    return node.condition if isinstance(node, NotCond) else node


for phase in ("draw", "recovery", "main", "end"):
    for words, deny in each(
        "when",
        (
            ("during", False),
            ("(outside of|except during|other than during|other than in)", True),
        ),
        counted=False,
    ):
        ROWS += R(
            "trigger",
            While,
            f"{{trigger:event}} {words} {{who:whose}} {phase} phase",
            build=lambda h, phase=phase, deny=deny: _in_phase(h, phase, deny),  # type: ignore[misc]
            split=lambda n: {"trigger": n.trigger, "who": _phase(n.condition).who},
        )


for phase in ("draw", "recovery", "main", "end"):
    for words, deny in each(
        "when", (("during", False), ("(outside of|except during|other than during)", True)), counted=False
    ):
        ROWS += R(
            "trigger",
            While,
            f"{{trigger:event}} {words} (their|his or her) {phase} phase",
            build=lambda h, phase=phase, deny=deny: (  # type: ignore[misc]
                _in_phase({**h, "who": h["trigger"].who}, phase, deny)
                if hasattr(h["trigger"], "who")
                else None
            ),
            split=lambda n: {"trigger": n.trigger},
        )
ROWS += R(
    "trigger",
    While,
    "{trigger:event} during (their|his or her) (own|) turn",
    build=lambda h: (
        While(h["trigger"], TurnOf(h["trigger"].who)) if getattr(h["trigger"], "who", None) else None
    ),
    split=lambda n: {"trigger": n.trigger},
)
ROWS += R("whose", Opponent, "(each opponent's|a opponent's)")


def _in_phase(h: Holes, phase: PhaseWord, deny: bool) -> While:
    asked = PhaseIs(phase, h["who"])
    return While(h["trigger"], NotCond(asked) if deny else asked)


# ---- if it happens this turn: a delayed ability about what was named --------------------
FALLS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("is destroyed", {"origin": S.FIELD, "how": "destroyed"}),
    ("is put into a graveyard", {"to": S.GRAVEYARD}),
    ("leaves the field", {"origin": S.FIELD}),
)
for words, fixed in each("manner", FALLS):
    ROWS += R(
        "later",
        Delayed,
        f"if {{what:named1}} {words} this turn , {{effect:afterwards}}",
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
for next_words, until in each("until", ONCE):
    for form in either(
        f"the next time {{trigger:nexttime}} {next_words}",
        f"the next time {{trigger:nextevent}} {next_words}",
        f"when {{trigger:next}} {next_words}",
    ):
        ROWS += R("later", Delayed, f"{form} (⇒|,) {{effect:afterwards}}", duration=until)
LASTING: tuple[tuple[str, Until], ...] = (
    ("until your next turn", "your next turn"),
    ("until the end of your next turn", "end of your next turn"),
    ("until end of game", "end of game"),
    ("for the rest of the turn", "end of turn"),
    ("for the rest of the game", "end of game"),
    ("until the end of your opponent's next turn", "end of opponent's turn"),
)
for words, until in each("until", LASTING):
    ROWS += R(
        "later",
        Delayed,
        f"{words} , {{trigger:trigger}} (⇒|,) {{effect:afterwards}}",
        times=0,
        duration=Duration(until),
    )
