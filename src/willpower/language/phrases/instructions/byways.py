"""Less usual ways to say common things."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.ability import Keyword
from willpower.abilities.base import walk
from willpower.abilities.conditions import AllConds, Compare, HappenedThisTurn, NotCond, PhaseIs, WasPlayed
from willpower.abilities.effects import (
    Apply,
    ChooseNow,
    Effect,
    Foresee,
    Move,
    PayWill,
    Sequence,
)
from willpower.abilities.nouns import (
    All,
    Both,
    Choose,
    ControlledBy,
    EventSubject,
    Filter,
    Opponent,
    StatusIs,
    TypeIs,
    Who,
    You,
)
from willpower.abilities.quantities import Count, Num, Times
from willpower.abilities.statics import (
    AddAbilities,
    Cannot,
    Duration,
    Gains,
    OnlyWhile,
    Prevent,
)
from willpower.abilities.triggers import Draws, NthTime, Plays, While
from willpower.abilities.words import Status

from ...raw import AmountThisWay, Same, Subject, ThatMuch
from ...rows import Family, Holes, L, R, each, either
from ..cards.filters import is_card
from ..events.triggers import when

ROWS: list[Family] = []
SUBJECT = Subject()


# ---- from where a card is played ----------
ROWS += when(
    While,
    "{who#} plays~play a {what:filter.s} from (any zone|a zone) other than (their|your|a|his or her) hand",
    build=lambda h: (
        While(Plays(h["who"], h["what"]), NotCond(WasPlayed("from", what=EventSubject(), zones=S.HAND)))
        if is_card(h["what"])
        else None
    ),
    split=lambda n: {"who": n.trigger.who, "what": n.trigger.what},
)

# ---- what is prevented is of use (1018) ----------
PREVENTED = ("item", "Prevent", "({first:clause}|{first:static}) . ({rider:bare}|{rider:ifelse})")
ROWS += R(
    "item",
    Sequence,
    "{first:clause} . ({rider:bare}|{rider:ifelse})",
    build=lambda h: _preventing(h),
    split=lambda n: {"first": _only(n.parts[0]), "rider": n.parts[0].statics[0].rider},
    said=PREVENTED,
)
ROWS += R(
    "statement",
    OnlyWhile,
    "{first:static} . ({rider:bare}|{rider:ifelse})",
    build=lambda h: (
        OnlyWhile(AllConds(()), (replace(h["first"], rider=h["rider"]),))
        if isinstance(h["first"], Prevent) and _of_prevented(h["rider"])
        else None
    ),
    split=lambda n: {"first": replace(n.effects[0], rider=None), "rider": n.effects[0].rider},
    said=PREVENTED,
)


def _of_prevented(rider: Effect) -> bool:
    """Whether an instruction speaks of the damage that is prevented: so much of it, "that much"."""
    amount = getattr(rider, "amount", None)
    if any(isinstance(one, ThatMuch) for one in (amount, getattr(amount, "left", None))):
        return True
    return any(isinstance(one, AmountThisWay) and one.verb == "prevented" for one in walk(rider))


def _preventing(h: Holes) -> Sequence | None:
    first = h["first"]
    if not isinstance(first, Apply) or len(first.statics) != 1 or not isinstance(first.statics[0], Prevent):
        return None
    if not _of_prevented(h["rider"]):
        return None
    return Sequence((replace(first, statics=(replace(first.statics[0], rider=h["rider"]),)),))


def _only(apply: Apply) -> Apply:
    first = apply.statics[0]
    assert isinstance(first, Prevent)
    return replace(apply, statics=(replace(first, rider=None),))


# ---- kinds that are counted exactly, blocking, fates ----------
def _yours(filter: Filter) -> Filter:
    return replace(filter, preds=(*filter.preds, ControlledBy(You())))


def _not_yours(filter: Filter) -> Filter:
    return replace(filter, preds=filter.preds[:-1])


ROWS += R(
    "clause",
    Apply,
    "{what:subject#} cannot be blocked this turn except by {by:filter.p}",
    build=lambda h: Apply((Cannot(h["what"], "be blocked except", h["by"]),), Duration("end of turn")),
    split=lambda n: {"what": n.statics[0].what, "by": n.statics[0].by},
)

# ---- whose turn, how long ----------
# ---- all attributes ----------
for words in either("all attributes", "all five attributes", "each attribute"):
    ROWS += R(
        "condition",
        Compare,
        f"you control {{filter:filter.p}} of {words}",
        build=lambda h: Compare(Count(All(_yours(h["filter"])), "attribute"), ">=", Num(5)),
        split=lambda n: {"filter": _not_yours(n.left.what.filter)},
    )
ROWS += R(
    "act",
    Foresee,
    "foresees~foresee {n:amount} for each {each:each.s}",
    build=lambda h: Foresee(Times(h["n"], h["each"])),
    split=lambda n: {"n": n.count.left, "each": n.count.right},
)

# ---- in a battle there is one of each ----------
FIGHTING: tuple[Status, ...] = ("attacking", "blocking", "blocked")
BATTLERS = {
    f"{status} {word}": Filter((StatusIs(status), TypeIs(types)))
    for word, types in (("resonator", S.RESONATOR), ("J/resonator", S.J_RESONATOR))
    for status in FIGHTING
}
ROWS += L("battler", Choose, "filter", BATTLERS)
ROWS += R("thing.p", Both, "{parts:battler} and {parts:battler}")

# ---- their owners put them ----------
OWNERS = ("clause", "Move", "their owners (put|shuffle|return) {what} <place>")
THEIRS: dict[str, dict[str, Any]] = {
    "put {what:plain.p} on (the|) <place:end> of their decks {*inorder?}": {"to": S.DECK},
    "shuffle {what:plain.p} into their decks": {"to": S.DECK, "place": "shuffle"},
    "(put|return) {what:plain.p} (into|to) their hands": {"to": S.HAND},
}
for words, fixed in THEIRS.items():
    ROWS += R("clause", Move, f"their owners {words}", said=OWNERS, **fixed)

# ---- several abilities of a list ----------
for lead in either(
    "choose {n} abilities from", "choose {n} of", "choose an ability for each {n:each.s} from"
):
    ROWS += R(
        "item",
        ChooseNow,
        f"{lead} {{kws:simpleability,}} . {{what:subject#}} gains~gain "
        "(those abilities|the chosen abilities) {duration}",
        build=lambda h: _several(h),
        split=lambda n: {
            "n": n.least,
            "kws": tuple(option.statics[0].mods[0].abilities[0] for option in n.options),
            "what": n.options[0].statics[0].what,
            "duration": n.options[0].duration,
        },
        tuples="kws",
    )


def _several(h: Holes) -> ChooseNow | None:
    if len(h["kws"]) < 2:
        return None
    whats = [h["what"], *(Same() for _ in h["kws"][1:])]
    return ChooseNow(
        tuple(
            Apply((Gains(what, (AddAbilities((keyword,)),)),), h["duration"])
            for what, keyword in zip(whats, h["kws"], strict=True)
        ),
        least=h["n"],
        most=h["n"],
    )


# ---- a judgment for any will (1125.2, 903.2f) ----------
ANY_WILL = (PayWill("{X}"),)
ROWS += R("keyword", Keyword, "[judgment] (pay|) any number of will (.|)", keyword="judgment", cost=ANY_WILL)
ROWS += R(
    "keyword",
    Keyword,
    "[judgment] ((pay|) any number of will . you cannot choose to pay {{0}}|{cost:cost!} . X cannot be 0) .",
    build=lambda h: Keyword(keyword="judgment", cost=h.get("cost", ANY_WILL), number=Num(1)),
    split=lambda n: {"cost": n.cost},
    tuples="cost",
)

# ---- draws but the first of the draw phase (502.3) ----------
DRAWERS: tuple[tuple[str, Who], ...] = (("you", You()), ("(your|an) opponent", Opponent()))
OTHERWISE, OWN = "(you draw|they draw|)", "(your|their)"
for who_words, drawer in each("who", DRAWERS, counted=False):
    first = f"except the first (one|card) {OTHERWISE} in (each of {OWN} draw phases|{OWN} draw phase)"
    ROWS += when(
        NthTime,
        f"{who_words} (draw|draws) a card except the first (one|card) {OTHERWISE} (each turn|in a turn)",
        trigger=Draws(drawer),
        n=Num(2),
        onwards=True,
    )
    ROWS += R(
        "wouldhappen",
        While,
        f"{who_words} would draw a card {first}",
        trigger=Draws(drawer),
        condition=NotCond(AllConds((PhaseIs("draw", drawer), NotCond(HappenedThisTurn("drawn", drawer))))),
    )
    ROWS += when(
        While,
        f"{who_words} (draw|draws) a card {first}",
        trigger=Draws(drawer),
        condition=NotCond(
            AllConds((PhaseIs("draw", drawer), NotCond(HappenedThisTurn("drawn", drawer, least=Num(2)))))
        ),
    )
