"""Less usual ways to say common things."""

from __future__ import annotations

from dataclasses import replace

from willpower.abilities import symbols as S
from willpower.abilities.conditions import NotCond, WasPlayed
from willpower.abilities.effects import Apply, Fight, GainLife, Sequence
from willpower.abilities.nouns import Attached, EventSubject, Filter
from willpower.abilities.quantities import EventAmount
from willpower.abilities.statics import CostChange, Gains, Prevent, SetAttributes
from willpower.abilities.triggers import Plays, While

from ..raw import Pronoun, Subject
from ..rows import Holes, R, Row
from .filters import is_card
from .triggers import when

ROWS: list[Row] = []
SUBJECT = Subject()

ROWS += R("remover", Attached, "it", how="removed", to=Pronoun("it"))
ROWS += R("clause", Fight, "{first:plain} and {second:plain} deal damage to each other equal to their ATK")
ROWS += R(
    "vp",
    Gains,
    "is~are (all attributes|every attribute)",
    what=SUBJECT,
    mods=(SetAttributes(S.ALL_ATTRIBUTES),),
)

# ---- from where a card is played ----------
ROWS += when(
    While,
    "{who#} plays~play a {what:filter.s} from (any zone|a zone) other than (their|your|a|his or her) hand",
    build=lambda h: (
        While(Plays(h["who"], h["what"]), NotCond(WasPlayed("from hand", what=EventSubject())))
        if is_card(h["what"])
        else None
    ),
    split=lambda n: {"who": n.trigger.who, "what": n.trigger.what},
)

# ---- what targets something costs more ----------
for change, more in (("less", False), ("more", True)):
    for aim in ("a {targeting:filter.s}", "{targeting:filter.p}", "{targeting:thisone}"):
        ROWS += R(
            "static",
            CostChange,
            f"{{play:head.p}} {{who:playedby}} (that target|targeting) {aim} "
            f"cost {{symbols:will}} {change} (to play|)",
            build=lambda h, more=more: CostChange(  # type: ignore[misc]
                h["who"], Filter((h["play"],)), h["symbols"], more, targeting=h["targeting"]
            ),
            split=lambda n: {
                "who": n.who,
                "symbols": n.symbols,
                "play": n.play.preds[0],
                "targeting": n.targeting,
            },
        )

# ---- what is prevented is of use (1018) ----------
ROWS += R(
    "item",
    Sequence,
    "{first:clause} . {rider:preventrider}",
    build=lambda h: _preventing(h),
    split=lambda n: {"first": _only(n.parts[0]), "rider": n.parts[0].statics[0].rider},
)
ROWS += R(
    "preventrider",
    GainLife,
    "you gain life equal to the (amount of|) damage prevented this way",
    amount=EventAmount(),
)


def _preventing(h: Holes) -> Sequence | None:
    first = h["first"]
    if not isinstance(first, Apply) or len(first.statics) != 1 or not isinstance(first.statics[0], Prevent):
        return None
    return Sequence((replace(first, statics=(replace(first.statics[0], rider=h["rider"]),)),))


def _only(apply: Apply) -> Apply:
    first = apply.statics[0]
    assert isinstance(first, Prevent)
    return replace(apply, statics=(replace(first, rider=None),))
