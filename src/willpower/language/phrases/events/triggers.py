"""What automatic abilities wait for."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.conditions import AllConds, Condition, Exists, Fits, HappenedThisTurn
from willpower.abilities.nouns import (
    All,
    Attached,
    Both,
    EachPlayer,
    Host,
    IsOneOf,
    Opponent,
    Pred,
    RulerOf,
    StatusIs,
    Target,
    This,
    You,
)
from willpower.abilities.triggers import (
    Either,
    Moves,
    NthTime,
    StateBecomes,
    While,
)

from ...raw import DoneThisWay, Pronoun, Subject
from ...rows import Family, R
from ..cards.nouns import HOSTS

ROWS: list[Family] = []
W = "(when|whenever)"
SUBJECT = Subject()


WATCHED = "{what:watched#} "


def when(cls: type, template: str, **fixed: object) -> list[Family]:
    """A trigger that begins with when or whenever. What happens to a card is said of any subject and in lists
    ("attacks or blocks"): such rows leave the subject to `EventClause`."""
    if not template.startswith(WATCHED) or "build" in fixed:
        return R("event", cls, f"{W} {template}", **fixed)  # type: ignore[arg-type]
    said = template.removeprefix(WATCHED)
    written = ("event", cls.__name__, said)
    return [
        row
        for category in ("evwhen", "evwhenever")
        for row in R(category, cls, said, what=SUBJECT, said=written, **fixed)  # type: ignore[arg-type]
    ]


ROWS += R("onlyself.s", This, "this card")
ROWS += R("onlyself.s", RulerOf, "{whose} <types:ruler>")
ROWS += R("onlyself.s", Host, f"((the|) (added|bestowed) {HOSTS}|(the|) {HOSTS} with this)")
ROWS += R("onlyself.s", Pronoun, "it", kind="it")
ROWS += R("damaged", Both, "{parts:damagedone} or (to|) {parts:damagedone}")
ROWS += R("onlyself.s", Pronoun, "that (card|resonator|J/resonator)", kind="that")
ROWS += R("onlyself.s", DoneThisWay, "(a|the) (card|resonator|entity) <verb:way> this way")
ROWS += R("onlyself.s", Target, "target {filter:filter.s}", slot=0)
ROWS += R("someplayer", You, "you")
ROWS += R("someplayer", Opponent, "(your|an) opponent")
ROWS += R("someplayer", EachPlayer, "a player")
ROWS += R("doer.s", EachPlayer, "(you or your opponent|either player)")
# this card enters, or something else happens (this card entering alone is [Enter])
ROWS += R("entry", Moves, f"{W} this card enters (the|your) field", what=This(), to=S.FIELD)
ROWS += R(
    "trigger",
    Either,
    "({triggers:entry} or ({triggers:event}|{triggers:nextevent})|{triggers:event} or "
    "({triggers:event}|{triggers:nextevent}))",
)


def _is_event(condition: Condition) -> bool:
    """ "When it is recovered", "when a Golem is rested" and "when this card is added to ..." are events, no
    states."""
    if isinstance(condition, HappenedThisTurn):
        return condition.least is None  # "when a Golem is destroyed this turn"
    if isinstance(condition, Exists) and isinstance(condition.what, All):
        preds = condition.what.filter.preds
        return preds[-1:] in TURNED or _joined(preds)
    if not isinstance(condition, Fits):
        return False
    preds = condition.filter.preds
    return condition.what == Host() or _joined(preds) or preds in TURNED


def _joined(preds: tuple[Pred, ...]) -> bool:
    last = preds[-1] if preds else None
    return isinstance(last, IsOneOf) and isinstance(last.what, Attached)


TURNED = tuple((StatusIs(status),) for status in ("rested", "recovered", "blocked", "attacked"))
ROWS += R(
    "event",
    StateBecomes,
    f"{W} {{condition:conditions}}",
    check=lambda h: not _is_event(h["condition"]),
)


ROWS += R("trigger", While, "{trigger:event} (while|, while|as long as) {condition:conditions}")
ROWS += R(
    "trigger",
    While,
    "{trigger:event} (and|if) {condition:conditions}",
    check=lambda h: not isinstance(h["trigger"], StateBecomes),
)
ROWS += R("trigger", While, "({trigger:event}|{trigger:entry}) {condition:atime}")
ROWS += R(
    "trigger", NthTime, "{trigger:event} for the {n:ordinal} <onwards:subsequent> time (each|this) turn"
)
ROWS += R("trigger", While, "{trigger:event} this turn", condition=AllConds(()))
