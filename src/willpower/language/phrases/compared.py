"""Conditions that compare: players with each other, numbers of cards, counters, properties of one card."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
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
from willpower.abilities.quantities import Count, LifeOf, Num, Stat

from ..raw import VerbThisWay
from ..rows import Holes, R, Row

ROWS: list[Row] = []

# ---- one player and the other --------------------
PAIRS: tuple[tuple[str, type[Who], str, type[Who]], ...] = (
    ("you", You, "your opponent", Opponent),
    ("your opponent", Opponent, "you", You),
    ("an opponent", Opponent, "you", You),
)


def _held(who: type[Who], filter: Filter) -> Count:
    return Count(All(Filter((*filter.preds, ControlledBy(who())), filter.zones, phrase=filter.phrase)))


def _unheld(node: Any) -> dict[str, object]:
    f = node.left.what.filter
    return {"filter": Filter(f.preds[:-1], f.zones, phrase=f.phrase)}


def _owned(who: type[Who], zone: int) -> Count:
    return Count(All(Filter((OwnedBy(who()),), zone)))


for one_words, one, two_words, two in PAIRS:
    verb = "control" if one is You else "controls"
    has = "have" if one is You else "has"
    than = f"than {two_words} (do|does|)" if two is You else f"than {two_words} (does|)"
    for how, op in (("more", ">"), ("(fewer|less)", "<")):
        ROWS += R(
            "condition",
            Compare,
            f"{one_words} {verb} {how} {{filter:filter.p}} {than}",
            build=lambda h, one=one, two=two, op=op: Compare(  # type: ignore[misc]
                _held(one, h["filter"]), op, _held(two, h["filter"])
            ),
            split=_unheld,
        )
        for zone_words, zone in (("hand", S.HAND), ("graveyard", S.GRAVEYARD)):
            ROWS += R(
                "condition",
                Compare,
                f"{one_words} {has} {how} cards in (your|their|his or her|) {zone_words} {than}",
                build=lambda h, one=one, two=two, op=op, zone=zone: Compare(  # type: ignore[misc]
                    _owned(one, zone), op, _owned(two, zone)
                ),
                split=lambda n: {},
            )
        ROWS += R(
            "condition",
            Compare,
            f"{one_words} {has} {how} life {than}",
            build=lambda h, one=one, two=two, op=op: Compare(LifeOf(one()), op, LifeOf(two())),  # type: ignore[misc]
            split=lambda n: {},
        )
    for how, op in (("{right:amount} or less", "<="), ("{right:amount} or more", ">=")):
        ROWS += R(
            "condition",
            Compare,
            f"{one_words} {has} {how} life",
            build=lambda h, one=one, op=op: Compare(LifeOf(one()), op, h["right"]),  # type: ignore[misc]
            split=lambda n: {"right": n.right},
        )
    ROWS += R(
        "condition",
        NotCond,
        f"{one_words} {has} no cards in (your|their|his or her|) hand",
        build=lambda h, one=one: NotCond(Exists(All(Filter((OwnedBy(one()),), S.HAND)))),  # type: ignore[misc]
        split=lambda n: {},
    )

# ---- numbers --------------------
OPS: tuple[tuple[str, str], ...] = (
    ("{right:anynumber} or (more|greater|higher)", ">="),
    ("{right:anynumber} or (less|lower|fewer)", "<="),
    ("{right:anynumber}", "="),
    ("exactly {right:anynumber}", "="),
    ("greater than {right:quantity}", ">"),
    ("(less|lower) than {right:quantity}", "<"),
    ("equal to {right:quantity}", "="),
    ("equal to or (greater|more) than {right:quantity}", ">="),
    ("equal to or (less|lower) than {right:quantity}", "<="),
)
for words, op in OPS:
    ROWS += R("condition", Compare, f"{{left:term}} is {words}", op=op)
for words, stat in (
    ("ATK", "atk"),
    ("DEF", "def"),
    ("total cost", "total cost"),
    ("combined total cost", "total cost"),
):
    ROWS += R("measure", Stat, f"the combined {words} of {{what}}", stat=stat)
for kind, kinds in (
    ("attribute", "attributes"),
    ("race", "races"),
    ("name", "names"),
    ("total cost", "total costs"),
):
    ROWS += R(
        "condition",
        Compare,
        f"there are {{right}} or more different {kinds} among {{filter:filter.p}}",
        build=lambda h, kind=kind: Compare(Count(All(h["filter"]), kind), ">=", h["right"]),  # type: ignore[misc]
        split=lambda n: {"right": n.right, "filter": n.left.what.filter},
    )
    for one_words, one in (("you control", You), ("your opponent controls", Opponent)):
        ROWS += R(
            "condition",
            Compare,
            f"{one_words} {{filter:filter.p}} with {{right}} or more different {kinds}",
            build=lambda h, kind=kind, one=one: Compare(  # type: ignore[misc]
                Count(_held(one, h["filter"]).what, kind), ">=", h["right"]
            ),
            split=lambda n: {**_unheld(n), "right": n.right},
        )
        ROWS += R(
            "condition",
            Compare,
            f"{one_words} {{right}} or more {{filter:filter.p}} with different {kinds}",
            build=lambda h, kind=kind, one=one: Compare(  # type: ignore[misc]
                Count(_held(one, h["filter"]).what, kind), ">=", h["right"]
            ),
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
for one_words, one in (("you control", You), ("your opponent controls", Opponent)):
    for how, op in (("{right} or (less|fewer)", "<="), ("exactly {right}", "=")):
        ROWS += R(
            "condition",
            Compare,
            f"{one_words} {how} {{filter:filter.p}}",
            build=lambda h, one=one, op=op: Compare(_held(one, h["filter"]), op, h["right"]),  # type: ignore[misc]
            split=lambda n: {**_unheld(n), "right": n.right},
        )

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
for how, op in (("{right} or (less|fewer)", "<="), ("(exactly|) {right}", "=")):
    ROWS += R(
        "condition",
        Compare,
        f"there are {how} {{counter:counter}} counters on {{what}}",
        build=lambda h, op=op: Compare(Stat("counters", h["what"], counter=h["counter"]), op, h["right"]),  # type: ignore[misc]
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
for words, stat in (("total cost", "total cost"), ("ATK", "atk"), ("DEF", "def")):
    for how, op in (
        ("{right:anynumber} or less", "<="),
        ("{right:anynumber} or more", ">="),
        ("{right:anynumber}", "="),
    ):
        ROWS += R(
            "condition",
            Compare,
            f"{{what:noun.s}} has (a|) {words} (of|) {how}",
            build=lambda h, stat=stat, op=op: Compare(Stat(stat, h["what"]), op, h["right"]),  # type: ignore[misc]
            split=lambda n: {"what": n.left.what, "right": n.right},
        )
    for how, op in (("{right:anynumber} or (greater|higher)", ">="), ("{right:anynumber} or lower", "<=")):
        ROWS += R(
            "condition",
            Compare,
            f"{{what:owning}} {words} is {how}",
            build=lambda h, stat=stat, op=op: Compare(Stat(stat, h["what"]), op, h["right"]),  # type: ignore[misc]
            split=lambda n: {"what": n.left.what, "right": n.right},
        )
ROWS += R(
    "condition",
    NotCond,
    "{what:noun.s} doesn't have {keyword:anykeyword}",
    build=lambda h: NotCond(Fits(h["what"], Filter((KeywordIs(h["keyword"]),)))),
    split=lambda n: {"what": n.condition.what, "keyword": n.condition.filter.preds[0].keyword},
)
for quality in ("name", "race", "attribute", "total cost"):
    article = "an" if quality == "attribute" else "a"
    ROWS += R(
        "condition",
        Fits,
        f"{{what:noun.s}} shares {article} {quality} with {{other:noun}}",
        build=lambda h, quality=quality: Fits(h["what"], Filter((Shares(quality, h["other"]),))),  # type: ignore[misc]
        split=lambda n: {"what": n.what, "other": n.filter.preds[0].what},
    )
    ROWS += R(
        "condition",
        NotCond,
        f"{{what:noun.s}} doesn't share {article} {quality} with {{other:noun}}",
        build=lambda h, quality=quality: NotCond(Fits(h["what"], Filter((Shares(quality, h["other"]),)))),  # type: ignore[misc]
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
for zone_words, origin in (
    ("graveyard", S.GRAVEYARD),
    ("removed area", S.REMOVED),
    ("standby area", S.STANDBY),
    ("deck", S.DECK),
):
    ROWS += R(
        "condition",
        WasPlayed,
        f"(it|this card) was played from (your|a) {zone_words}",
        how="from",
        zones=origin,
    )
ROWS += R("condition", WasPlayed, "(it|this card) was played from a hand", how="from", zones=S.HAND)
ROWS += R("condition", WasPlayed, "(it|this card) was played using its [incarnation]", how="incarnation")


def _none(h: Holes, verb: str) -> NotCond:
    return NotCond(VerbThisWay(verb, h["filter"]))


for verb in "revealed discarded banished removed destroyed returned".split():
    ROWS += R(
        "condition",
        NotCond,
        f"no {{filter:filter.p}} (are|were) {verb} this way",
        build=lambda h, verb=verb: _none(h, verb),  # type: ignore[misc]
        split=lambda n: {"filter": n.condition.filter},
    )
