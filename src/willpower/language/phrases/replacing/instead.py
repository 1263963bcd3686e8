"""More of what may happen instead: paying, moving from elsewhere, producing other will, entering in another
way (901.2c, 910)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import NotCond, PhaseIs
from willpower.abilities.effects import Draw
from willpower.abilities.nouns import All, ControlledBy, Opponent, Who, You
from willpower.abilities.quantities import EventAmount, Num, Times
from willpower.abilities.statics import EntersWith, Replace, ReplaceAmount, ReplaceMove
from willpower.abilities.triggers import CounterChange, Draws, While

from ...raw import SubjectWho
from ...rows import Family, Holes, R, each, either
from .replacing import would

ROWS: list[Family] = []

# ---- "you may pay 500 life instead" ----------
ROWS += would(
    "({event:wouldmove}|{event:wouldhappen})",
    "you may {effect:pay} instead",
    lambda h: Replace(h["event"], h["effect"], optional=True),
    lambda n: {"event": n.event, "effect": n.effect},
)
# "..., you may pay {1} instead. If you do, ..." and what is paid in front
ROWS += would(
    "{event:wouldmove}",
    "you may ({effect:pay}|{effect:doseq}) . if you do , (it|that card|this card) (isn't|is not) destroyed",
    lambda h: Replace(h["event"], h["effect"], optional=True) if _destroyed(h) else None,
    lambda n: {"event": n.event, "effect": n.effect},
)


def _destroyed(h: Holes) -> bool:
    return bool(_moved(h).how == "destroyed")


def _moved(h: Holes) -> Any:
    """What would move, without while what."""
    event = h["event"]
    return event.trigger if isinstance(event, While) else event


ROWS += would(
    "{event:wouldmove}",
    "it enters (the field|) rested (instead|)",
    lambda h: ReplaceMove(h["event"], S.FIELD, rested=True) if _moved(h).to == S.FIELD else None,
    lambda n: {"event": n.event},
)

for words in either("(it|that card) isn't destroyed", "(it|that card) isn't destroyed instead"):
    ROWS += would(
        "{event:wouldmove}",
        words,
        lambda h: Replace(h["event"], None) if _destroyed(h) else None,
        lambda n: {"event": n.event},
    )

# ---- entering with counters ----------
FIELDS: tuple[tuple[str, Who | None], ...] = (
    ("the field", None),
    ("(the field under your control|your field)", You()),
    ("(the field under your opponent's control|your opponent's field)", Opponent()),
)
for into, under in each("field", FIELDS, counted=False):
    for counters in either(
        "(a|an additional) {counter:counter} counter", "{n} (additional|) {counter:counter} counters"
    ):
        ROWS += R(
            "static",
            EntersWith,
            f"if a {{what:filter.s}} would (enter|be put into) {into} , "
            f"it enters (the field|) with {counters} (on it|) (instead|)",
            build=lambda h, under=under: _with_counters(h, under),  # type: ignore[misc]
            split=lambda n, under=under: _no_counters(n, under),  # type: ignore[misc]
        )


def _with_counters(h: Holes, under: Who | None) -> EntersWith | None:
    filter = h["what"]
    if filter.zones or (under is not None and any(isinstance(p, ControlledBy) for p in filter.preds)):
        return None
    if under is not None:
        filter = replace(filter, preds=(*filter.preds, ControlledBy(under)))
    return EntersWith(All(filter), counters=((h["counter"], h.get("n") or Num(1)),))


def _no_counters(node: Any, under: Who | None) -> dict[str, object]:
    filter = node.what.filter
    if under is not None:
        filter = replace(filter, preds=filter.preds[:-1])
    return {"what": filter, "counter": node.counters[0][0], "n": node.counters[0][1]}


# ---- counters ----------
ROWS += would(
    "{event:wouldhappen}",
    "put {n} (counters|of them) on (it|that card) instead",
    lambda h: (
        ReplaceAmount(h["event"], Times(EventAmount(), h["n"]))
        if isinstance(h["event"], CounterChange)
        else None
    ),
    lambda n: {"event": n.event, "n": n.amount.right},
)

# ---- drawing ----------
DRAWERS: tuple[tuple[str, Who], ...] = (("you", You()), ("your opponent", Opponent()))
own = "(your|their)"
for who_words, who in each("who", DRAWERS, counted=False):
    ROWS += R(
        "wouldhappen",
        While,
        f"{who_words} would draw (a card|one or more cards) (during|in) {own} draw phase",
        trigger=Draws(who),
        condition=PhaseIs("draw", who),
    )
    ROWS += R(
        "wouldhappen",
        While,
        f"{who_words} would draw (a card|one or more cards) "
        f"(outside of {own}|in a phase other than {own}) draw phase",
        trigger=Draws(who),
        condition=NotCond(PhaseIs("draw", who)),
    )
    ROWS += R(
        "wouldhappen",
        While,
        f"{who_words} would draw (a card|one or more cards) "
        "(outside of|in a phase other than) (a|the|) draw phase",
        trigger=Draws(who),
        condition=NotCond(PhaseIs("draw")),  # any player's
    )

# one card more than 502.3 says
ROWS += R(
    "static",
    Replace,
    "{who#} draws~draw (an additional card|{n} additional cards) during {own:whose} draw phase",
    build=lambda h: _draws_more(h),
    split=lambda n: {"who": n.event.trigger.who, "own": n.event.condition.who, "n": n.effect.count},
)


def _draws_more(h: Holes) -> Replace | None:
    who, own = h["who"], h["own"]
    if own not in (who, SubjectWho()) or not isinstance(who, (You, Opponent)):
        return None
    event = While(Draws(who), PhaseIs("draw", replace(who, phrase=own.phrase)))
    return Replace(event, Draw(h.get("n", Num(1)), replace(who, phrase=0)), also=True, each_turn=1)
