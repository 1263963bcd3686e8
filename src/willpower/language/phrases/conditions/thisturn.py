"""Conditions about what happened this turn (readings 39): what players did, what happened to cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from willpower.abilities.conditions import Fits, HappenedThisTurn, NotCond
from willpower.abilities.nouns import AnyOf, Choose, ControlledBy, Filter, Happened, Opponent, OtherThan, You
from willpower.abilities.quantities import Happenings
from willpower.abilities.words import CardPast, Past

from ...raw import OtherThanBefore
from ...rows import Holes, R, Row, each, either

ROWS: list[Row] = []
OTHER = OtherThan(OtherThanBefore())


def _other(filter: Filter) -> Filter:
    return Filter((OTHER, *filter.preds), filter.zones, phrase=filter.phrase)


def _no_other(filter: Filter) -> Filter:
    return Filter(filter.preds[1:], filter.zones, phrase=filter.phrase)


# ---- what players did with cards --------------------
# (past, after "have", after "didn't", the word of HappenedThisTurn)
DEEDS: Sequence[tuple[str, str, str, str]] = (
    ("played", "played", "play", "played"),
    ("discarded", "discarded", "discard", "discarded"),
    ("banished", "banished", "banish", "banished"),
    ("attacked with", "attacked with", "attack with", "attacked"),
    ("blocked with", "blocked with", "block with", "blocked"),
    ("called", "called", "call", "called"),
    ("drew", "drawn", "draw", "drawn"),
)
CARDS = each("cards", ("a {filter:filter.s}", "{least} or more {filter:filter.p}"))


def _denied(h: Holes, what: Past) -> NotCond:
    return NotCond(HappenedThisTurn(what, h["who"], h["filter"]))


def _undenied(node: Any) -> dict[str, object]:
    return {"who": node.condition.who, "filter": node.condition.filter}


PLAYERS: list[tuple[str, str, str, str]] = [
    ("{who:plainwho.s}", "has", "hasn't", "was"),
    ("{who:plainwho.p}", "have", "haven't", "were"),
    ("{who:they.p}", "have", "haven't", "were"),
]
for place, name in enumerate(("player", "has", "hasn't", "was")):
    PLAYERS = each(name.replace("'", ""), PLAYERS, place, counted=False)
DEEDS = each("past", each("done", each("do", DEEDS, 2, counted=False), 1, counted=False))
LIFE = each("past", (("gained", "life gained"), ("lost", "life lost")), counted=False)
for who, have, not_have, was in PLAYERS:
    for past, perfect, bare, what in DEEDS:
        for words in CARDS:
            ROWS += R("condition", HappenedThisTurn, f"{who} {past} {words} this turn", what=what)
            ROWS += R("condition", HappenedThisTurn, f"{who} {have} {perfect} {words} this turn", what=what)
        ROWS += R(
            "condition",
            HappenedThisTurn,
            f"{who} {past} another {{filter:filter.s}} this turn",
            build=lambda h, what=what: HappenedThisTurn(what, h["who"], _other(h["filter"])),  # type: ignore[misc]
            split=lambda n: {"who": n.who, "filter": _no_other(n.filter)},
        )
        ROWS += R(
            "condition",
            NotCond,
            f"{who} {past} no {{filter:filter.p}} this turn",
            build=lambda h, what=what: _denied(h, what),  # type: ignore[misc]
            split=_undenied,
        )
        for words in either("a {filter:filter.s}", "any {filter:filter.p}"):
            for never in (f"{not_have} {perfect}", f"didn't {bare}"):
                ROWS += R(
                    "condition",
                    NotCond,
                    f"{who} {never} {words} this turn",
                    build=lambda h, what=what: _denied(h, what),  # type: ignore[misc]
                    split=_undenied,
                )
    for words in CARDS:
        for said in either(
            f"put {words} into (the|your|their) field", f"{have} put {words} into (the|your|their) field"
        ):
            ROWS += R("condition", HappenedThisTurn, f"{who} {said} this turn", what="entered")
    # ---- amounts, and deeds without cards ----------
    for past, what in LIFE:
        ROWS += R("condition", HappenedThisTurn, f"{who} ({have}|) {past} life this turn", what=what)
        ROWS += R(
            "condition",
            HappenedThisTurn,
            f"{who} ({have}|) {past} {{least:amount}} or more life this turn",
            what=what,
        )
    ROWS += R("condition", HappenedThisTurn, f"{who} {was} dealt damage this turn", what="damage dealt")
    ROWS += R(
        "condition",
        HappenedThisTurn,
        f"{who} {was} dealt {{least:amount}} or more damage this turn",
        what="damage dealt",
    )
    ROWS += R(
        "condition",
        HappenedThisTurn,
        f"{who} {was} dealt damage by a {{filter:filter.s}} this turn",
        what="damage dealt",
    )
    ROWS += R("condition", HappenedThisTurn, f"{who} ({have}|) attacked this turn", what="attacked")
    ROWS += R("condition", HappenedThisTurn, f"{who} (did|{have} done) judgment this turn", what="judgment")
    ROWS += R("condition", HappenedThisTurn, f"{who} ({have}|) produced will this turn", what="produced")
    for never, what in (
        (f"({not_have} attacked|didn't attack)", "attacked"),
        (f"({not_have} done judgment|didn't do judgment)", "judgment"),
        (f"({not_have} gained life|didn't gain life)", "life gained"),
        (f"({not_have} lost life|didn't lose life)", "life lost"),
    ):
        ROWS += R(
            "condition",
            NotCond,
            f"{who} {never} this turn",
            build=lambda h, what=what: NotCond(HappenedThisTurn(what, h["who"])),  # type: ignore[misc]
            split=lambda n: {"who": n.condition.who},
        )

# ---- what happened to cards --------------------
FATES: tuple[tuple[str, str], ...] = (
    ("destroyed", "destroyed"),
    ("banished", "banished"),
    ("discarded", "discarded"),
    ("drawn", "drawn"),
    ("played", "played"),
    ("called", "called"),
    ("put into (a|its owner's) graveyard", "put into graveyard"),
    ("put into a graveyard from the field", "died"),
    ("put into the field", "entered"),
)
PLACED: tuple[tuple[str, str], ...] = (
    ("put into {who:whose} graveyard", "put into graveyard"),
    ("put into a graveyard from {who:whose} field", "died"),
    ("put into {who:whose} graveyard from the field", "died"),
    ("put into your graveyard from {who:whose} field", "died"),
    ("put into {who:whose} field", "entered"),
    ("put into the field under {who:whose} control", "entered"),
)
FATED = each("fate", (*FATES, *PLACED))
for fate, what in FATED:
    ROWS += R(
        "condition", HappenedThisTurn, f"a {{filter:filter.s}} (was|is|has been) {fate} this turn", what=what
    )
    many = fate.replace("graveyard", "(graveyard|graveyards)")
    ROWS += R(
        "condition",
        HappenedThisTurn,
        f"{{least}} or more {{filter:filter.p}} (were|have been) {many} this turn",
        what=what,
    )
    ROWS += R(
        "condition",
        NotCond,
        f"no ({{filter:filter.p}} (were|have been)|{{filter:filter.s}} (was|has been)) {many} this turn",
        build=lambda h, what=what: NotCond(HappenedThisTurn(what, h.get("who"), h["filter"])),  # type: ignore[misc]
        split=_undenied,
    )
ENTERED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("entered the field", {}),
    ("entered {who:whose} field", {}),
    ("entered the field under {who:whose} control", {}),
    ("left the field", {"what": "left"}),
    ("left {who:whose} field", {"what": "left"}),
    ("attacked", {"what": "attacked"}),
    ("blocked", {"what": "blocked"}),
)
for fate, fixed in each("fate", ENTERED):
    more = {"what": "entered", **fixed}
    ROWS += R("condition", HappenedThisTurn, f"a {{filter:filter.s}} {fate} this turn", **more)
    ROWS += R(
        "condition", HappenedThisTurn, f"{{least}} or more {{filter:filter.p}} {fate} this turn", **more
    )
    ROWS += R("measure", Happenings, f"the number of {{filter:filter.p}} that {fate} this turn", **more)
    ROWS += R(
        "condition",
        NotCond,
        f"no ({{filter:filter.p}}|{{filter:filter.s}}) {fate} this turn",
        build=lambda h, what=more["what"]: NotCond(HappenedThisTurn(what, h.get("who"), h["filter"])),  # type: ignore[misc]
        split=_undenied,
    )
for number in "sp":
    ROWS += R(
        "condition",
        HappenedThisTurn,
        f"a {{filter:filter.s}} dealt damage to {{who:plainwho.{number}}} this turn",
        what="damage dealt",
    )
ROWS += R("post", ControlledBy, "you controlled", who=You())
ROWS += R("post", ControlledBy, "your opponent controlled", who=Opponent())

# ---- how often, how much --------------------
DID = (("played", "played"), ("discarded", "discarded"), ("banished", "banished"), ("drew", "drawn"))
for past, what in each("past", DID):
    for number in "sp":
        ROWS += R(
            "measure",
            Happenings,
            f"the number of {{filter:filter.p}} {{who:plainwho.{number}}} {past} this turn",
            what=what,
        )
        ROWS += R(
            "each.s", Happenings, f"{{filter:filter.s}} {{who:plainwho.{number}}} {past} this turn", what=what
        )
for fate, what in FATED:
    many = fate.replace("(a|its owner's) graveyard", "((a|its owner's) graveyard|graveyards)")
    many = many.replace("into a graveyard", "into (a graveyard|graveyards)")
    ROWS += R("measure", Happenings, f"the number of {{filter:filter.p}} {many} this turn", what=what)
    ROWS += R("each.s", Happenings, f"{{filter:filter.s}} {fate} this turn", what=what)
for past, what in LIFE:
    for number in "sp":
        ROWS += R(
            "measure",
            Happenings,
            f"the (amount of|) life {{who:plainwho.{number}}} {past} this turn",
            what=what,
        )

# ---- one card --------------------
ONE: tuple[tuple[str, CardPast], ...] = (
    ("entered the field", "entered"),
    ("blocked", "blocked"),
    ("was blocked", "was blocked"),
    ("was dealt damage", "dealt damage"),
    ("dealt damage", "damaged something"),
    ("was destroyed", "destroyed"),
    ("was put into a graveyard", "put into graveyard"),
    ("was put into a graveyard from the field", "died"),
    ("was played", "played"),
    ("was targeted", "targeted"),
    ("recovered", "recovered"),
)
for words, what in each("fate", ONE):
    one = Filter((Happened(what),))
    ROWS += R(
        "condition",
        Fits,
        f"{{what:noun.s}} {words} this turn",
        filter=one,
        check=lambda h: not isinstance(h["what"], Choose),
    )
for words, what in each(
    "do", (("attack", "attacked"), ("block", "blocked"), ("deal damage", "damaged something")), counted=False
):
    ROWS += R(
        "condition",
        NotCond,
        f"{{what:noun.s}} (didn't|hasn't) {words} this turn",
        build=lambda h, what=what: NotCond(Fits(h["what"], Filter((Happened(what),)))),  # type: ignore[misc]
        split=lambda n: {"what": n.condition.what},
    )
ROWS += R(
    "condition",
    NotCond,
    "{what:noun.s} (didn't attack or block|hasn't attacked or blocked) this turn",
    build=lambda h: NotCond(Fits(h["what"], Filter((AnyOf((Happened("attacked"), Happened("blocked"))),)))),
    split=lambda n: {"what": n.condition.what},
)
