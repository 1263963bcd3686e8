"""Conditions that compare: players with each other, numbers of cards, counters, properties of one card."""

from __future__ import annotations

from typing import Any

from willpower.abilities.conditions import (
    Compare,
    Exists,
    Fits,
    GameIs,
    NotCond,
    PaidWith,
    TurnOf,
    WasPlayed,
)
from willpower.abilities.nouns import (
    All,
    ControlledBy,
    Filter,
    HasCounter,
    KeywordIs,
    Opponent,
    OwnedBy,
    Shares,
    Who,
    You,
)
from willpower.abilities.quantities import Count, LifeOf, Num, Plus, Stat

from ...raw import VerbThisWay
from ...rows import Holes, R, Row, either

ROWS: list[Row] = []

# ---- one player and the other --------------------
PAIRS: tuple[tuple[str, type[Who], str, type[Who]], ...] = (
    ("you", You, "your opponent", Opponent),
    ("your opponent", Opponent, "you", You),
    ("an opponent", Opponent, "you", You),
)


def _held(who: type[Who] | Who, filter: Filter) -> Count:
    by = who if isinstance(who, Who) else who()
    return Count(All(Filter((*filter.preds, ControlledBy(by)), filter.zones, phrase=filter.phrase)))


def _unheld(node: Any) -> dict[str, object]:
    f = node.left.what.filter
    return {"filter": Filter(f.preds[:-1], f.zones, phrase=f.phrase)}


def _owned(who: type[Who], zone: int) -> Count:
    return Count(All(Filter((OwnedBy(who()),), zone)))


for one_words, one, two_words, two in PAIRS:
    verb = "control" if one is You else "controls"
    has = "have" if one is You else "has"
    than = f"than {two_words} (do|does|)" if two is You else f"than {two_words} (does|)"
    ROWS += R(
        "condition",
        Compare,
        f"{one_words} {verb} <op:more> {{filter:filter.p}} {than}",
        build=lambda h, one=one, two=two: Compare(  # type: ignore[misc]
            _held(one, h["filter"]), h["op"], _held(two, h["filter"])
        ),
        split=_unheld,
    )
    ROWS += R(
        "condition",
        Compare,
        f"{one_words} {has} <op:more> cards in (your|their|his or her|) <zone:area> {than}",
        build=lambda h, one=one, two=two: Compare(  # type: ignore[misc]
            _owned(one, h["zone"]), h["op"], _owned(two, h["zone"])
        ),
        split=lambda n: {},
    )
    ROWS += R(
        "condition",
        Compare,
        f"{one_words} {has} <op:more> life {than}",
        build=lambda h, one=one, two=two: Compare(LifeOf(one()), h["op"], LifeOf(two())),  # type: ignore[misc]
        split=lambda n: {},
    )
ROWS += R(
    "condition",
    Compare,
    "<who:has> <op:lifeop> life",
    build=lambda h: Compare(LifeOf(h["who"]), h["op"], h["right"]),
    split=lambda n: {"right": n.right},
)
ROWS += R(
    "condition",
    NotCond,
    "<who:has> no cards in (your|their|his or her|) <zone:area>",
    build=lambda h: NotCond(Exists(All(Filter((OwnedBy(h["who"]),), h["zone"])))),
    split=lambda n: {},
)

# ---- numbers --------------------
ROWS += R("condition", Compare, "{left:term} is <op:op>")
ROWS += R("measure", Stat, "the combined <stat:stat> of {what}")
ROWS += R(
    "condition",
    Compare,
    "there are {right} or more different <kind:qualities> among {filter:filter.p}",
    build=lambda h: Compare(Count(All(h["filter"]), h["kind"]), ">=", h["right"]),
    split=lambda n: {"right": n.right, "filter": n.left.what.filter},
)
for words in either(
    "<who:controls> {filter:filter.p} with {right} or more different <kind:qualities>",
    "<who:controls> {right} or more {filter:filter.p} with different <kind:qualities>",
):
    ROWS += R(
        "condition",
        Compare,
        words,
        build=lambda h: Compare(Count(_held(h["who"], h["filter"]).what, h["kind"]), ">=", h["right"]),
        split=lambda n: {**_unheld(n), "right": n.right},
    )
ROWS += R(
    "condition",
    Compare,
    "there are {right} or (less|fewer) {filter:filter.p}",
    build=lambda h: Compare(Count(All(h["filter"])), "<=", h["right"]),
    split=lambda n: {"right": n.right, "filter": n.left.what.filter},
)
ROWS += R(
    "condition",
    Compare,
    "there are (exactly|) {right} {filter:filter.p}",
    build=lambda h: Compare(Count(All(h["filter"])), "=", h["right"]),
    split=lambda n: {"right": n.right, "filter": n.left.what.filter},
)
ROWS += R(
    "condition",
    Compare,
    "<who:controls> <op:few> {filter:filter.p}",
    build=lambda h: Compare(_held(h["who"], h["filter"]), h["op"], h["right"]),
    split=lambda n: {**_unheld(n), "right": n.right},
)

ROWS += R(
    "condition",
    Compare,
    "your opponent controls {n} or more {filter:filter.p} than you (do|)",
    build=lambda h: Compare(_held(Opponent(), h["filter"]), ">=", Plus(_held(You(), h["filter"]), h["n"])),
    split=lambda n: {**_unheld(n), "n": n.right.right},
)
ROWS += R("condition", TurnOf, "(it|this card) was played during {who:whose} turn")

# ---- counters --------------------
ROWS += R("hasname", HasCounter, "{least} or more {counter:counter} counters on it")
ROWS += R("hasname", HasCounter, "{least} or more counters on it", counter="")
ROWS += R("hasname", HasCounter, "(a counter|counters|one or more counters) on it", counter="")
ROWS += R(
    "condition",
    NotCond,
    "{what:noun.s} has no {counter:counter} counters on it",
    build=lambda h: NotCond(Fits(h["what"], Filter((HasCounter(h["counter"]),)))),
    split=lambda n: {"what": n.condition.what, "counter": n.condition.filter.preds[0].counter},
)
ROWS += R(
    "condition",
    NotCond,
    "{what:noun.s} has no counters on it",
    build=lambda h: NotCond(Fits(h["what"], Filter((HasCounter(""),)))),
    split=lambda n: {"what": n.condition.what},
)
ROWS += R(
    "condition",
    Compare,
    "there are <op:fewcounters> {counter:counter} counters on {what}",
    build=lambda h: Compare(Stat("counters", h["what"], counter=h["counter"]), h["op"], h["right"]),
    split=lambda n: {"right": n.right, "counter": n.left.counter, "what": n.left.what},
)
ROWS += R(
    "condition",
    Compare,
    "there are {right} or more counters on {what}",
    build=lambda h: Compare(Stat("counters", h["what"]), ">=", h["right"]),
    split=lambda n: {"right": n.right, "what": n.left.what},
)
ROWS += R(
    "condition",
    Compare,
    "there is a counter on {what}",
    build=lambda h: Compare(Stat("counters", h["what"]), ">=", Num(1)),
    split=lambda n: {"what": n.left.what},
)

# ---- what one card is or has --------------------
ROWS += R(
    "condition",
    Compare,
    "{what:noun.s} has (a|) <stat:stat> (of|) <op:op>",
    build=lambda h: Compare(Stat(h["stat"], h["what"]), h["op"], h["right"]),
    split=lambda n: {"what": n.left.what, "right": n.right},
)
ROWS += R(
    "condition",
    NotCond,
    "{what:noun.s} doesn't have {keyword:anykeyword}",
    build=lambda h: NotCond(Fits(h["what"], Filter((KeywordIs(h["keyword"]),)))),
    split=lambda n: {"what": n.condition.what, "keyword": n.condition.filter.preds[0].keyword},
)
ROWS += R(
    "condition",
    Fits,
    "{what:noun.s} shares a <quality:quality> with {other:noun}",
    build=lambda h: Fits(h["what"], Filter((Shares(h["quality"], h["other"]),))),
    split=lambda n: {"what": n.what, "other": n.filter.preds[0].what},
)
ROWS += R(
    "condition",
    NotCond,
    "{what:noun.s} doesn't share a <quality:quality> with {other:noun}",
    build=lambda h: NotCond(Fits(h["what"], Filter((Shares(h["quality"], h["other"]),)))),
    split=lambda n: {"what": n.condition.what, "other": n.condition.filter.preds[0].what},
)

# ---- turns, playing --------------------
ROWS += R(
    "condition",
    NotCond,
    "it isn't {who:whose} turn",
    build=lambda h: NotCond(TurnOf(h["who"])),
    split=lambda n: {"who": n.condition.who},
)
ROWS += R("condition", GameIs, "(this is|it's) your first turn", what="first turn")
ROWS += R("condition", PaidWith, "{symbols:will} was (spent|paid) to play (this card|it)")
ROWS += R("condition", PaidWith, "you (paid|spent) {symbols:will} to play (this card|it)")
ROWS += R("condition", WasPlayed, "(it|this card) was played from (your|a) <zones:area>", how="from")
ROWS += R("condition", WasPlayed, "(it|this card) was played using its [incarnation]", how="incarnation")


def _none(h: Holes, verb: str) -> NotCond:
    return NotCond(VerbThisWay(verb, h["filter"]))


ROWS += R(
    "condition",
    NotCond,
    "no {filter:filter.p} (are|were) <verb:done> this way",
    build=lambda h: _none(h, h["verb"]),
    split=lambda n: {"filter": n.condition.filter},
)
