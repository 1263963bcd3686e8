"""Conditions about hands, numbers and what happened this turn."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.conditions import (
    AllConds,
    Compare,
    Fits,
    HappenedThisTurn,
    NotCond,
    PaidWith,
    TurnOf,
    WasPlayed,
)
from willpower.abilities.nouns import (
    All,
    AnyOf,
    Choose,
    Filter,
    Happened,
    HasAbility,
    HasCounter,
    NameHas,
    Opponent,
    OwnedBy,
    RaceIs,
    You,
)
from willpower.abilities.quantities import Count, LifeOf, Stat

from ...raw import IfYouDo, VerbThisWay
from ...rows import Holes, R, Row, each, either

ROWS: list[Row] = []

# how many cards someone has
HAVE = (("you have", You), ("your opponent has", Opponent))
for who_words, player in each("who", HAVE, counted=False):
    for zone_words, zone in each(
        "zone",
        (
            ("in (your|their|his or her) hand", S.HAND),
            ("in hand", S.HAND),
            ("in (your|their|his or her) graveyard", S.GRAVEYARD),
        ),
        counted=False,
    ):
        for how, op in each(
            "op",
            (
                ("{right} or more", ">="),
                ("{right} or less", "<="),
                ("{right} or fewer", "<="),
                ("exactly {right}", "="),
            ),
        ):
            ROWS += R(
                "condition",
                Compare,
                f"{who_words} {how} (cards|card) {zone_words}",
                build=lambda h, player=player, zone=zone, op=op: Compare(  # type: ignore[misc]
                    Count(All(Filter((OwnedBy(player()),), zone))), op, h["right"]
                ),
                split=lambda n: {"right": n.right},
            )
ROWS += R(
    "condition",
    Compare,
    "your opponent has more cards in their hand than you",
    build=lambda h: Compare(
        Count(All(Filter((OwnedBy(Opponent()),), S.HAND))), ">", Count(All(Filter((OwnedBy(You()),), S.HAND)))
    ),
    split=lambda n: {},
)
for op in ("odd", "even"):
    ROWS += R(
        "condition",
        Compare,
        f"{{what:owning}} total cost is {op}",
        build=lambda h, op=op: Compare(Stat("total cost", h["what"]), op),  # type: ignore[misc]
        split=lambda n: {"what": n.left.what},
    )
for among in ("among (all|) {filter:filter.p}",):
    for kind, words in (("attribute", "attributes"), ("name", "names"), ("race", "races")):
        ROWS += R(
            "condition",
            Compare,
            f"there are {{right}} or more different {words} {among}",
            build=lambda h, kind=kind: Compare(Count(All(h["filter"]), kind), ">=", h["right"]),  # type: ignore[misc]
            split=lambda n: {"right": n.right, "filter": n.left.what.filter},
        )
# what happened this turn: see thisturn.py
ROWS += R("condition", HappenedThisTurn, "damage was dealt to you this turn", what="damage dealt", who=You())
for words in either("put", "have put"):
    ROWS += R(
        "condition",
        HappenedThisTurn,
        f"you {words} {{filter:barename}} into the field this turn",
        what="entered",
        who=You(),
    )
ROWS += R(
    "condition",
    NotCond,
    "you haven't put any {filter:race.s} into the field this turn",
    build=lambda h: NotCond(HappenedThisTurn("entered", You(), Filter((RaceIs(h["filter"]),)))),
    split=lambda n: {"filter": n.condition.filter.preds[0].race},
)


def _no_choice(h: Holes) -> bool:
    """ "A J-ruler attacked this turn" is said of all of them, not of one that is chosen."""
    return not isinstance(h["what"], Choose)


ROWS += R(
    "condition",
    Fits,
    "{what:noun.s} attacked this turn",
    filter=Filter((Happened("attacked"),)),
    check=_no_choice,
)
ROWS += R(
    "condition",
    Fits,
    "{what:noun.s} attacked or blocked this turn",
    filter=Filter((AnyOf((Happened("attacked"), Happened("blocked"))),)),
    check=_no_choice,
)
ROWS += R(
    "condition",
    Fits,
    "{what:noun.s} was dealt damage by {other:noun} this turn",
    build=lambda h: (
        Fits(h["what"], Filter((Happened("dealt damage by", h["other"]),))) if _no_choice(h) else None
    ),
    split=lambda n: {"what": n.what, "other": n.filter.preds[0].other},
)
ROWS += R(
    "condition",
    Fits,
    "{what:noun.s} (is|'s) {filter:statefilter}",
    check=_no_choice,
)
ROWS += R(
    "condition",
    NotCond,
    "{what:noun.s} isn't {filter:statefilter}",
    build=lambda h: NotCond(Fits(h["what"], h["filter"])),
    split=lambda n: {"what": n.condition.what, "filter": n.condition.filter},
)
ROWS += R("condition", Fits, "{what:noun.s} has {filter:hasfilter}")
ROWS += R("hasfilter", Filter, "{preds:hasname}")
ROWS += R("hasname", NameHas, "{words:name} in its name")
ROWS += R("hasname", HasCounter, "a {counter:counter} counter on it")
ROWS += R("hasname", HasAbility, "no printed abilities", kind="no printed")
ROWS += R(
    "condition",
    Compare,
    "{who:whose} life is exactly {right:amount}",
    build=lambda h: Compare(LifeOf(h["who"]), "=", h["right"]),
    split=lambda n: {"who": n.left.who, "right": n.right},
)
ROWS += R(
    "condition",
    Compare,
    "{who:whose} life is {right:amount}",
    build=lambda h: Compare(LifeOf(h["who"]), "=", h["right"]),
    split=lambda n: {"who": n.left.who, "right": n.right},
)
ROWS += R("condition", PaidWith, "you paid {symbols:will} (for doing judgment|)")
ROWS += R("condition", WasPlayed, "(it|this card) was played from your hand", how="from", zones=S.HAND)
ROWS += R("condition", WasPlayed, "(it|this card) was played by its [incarnation]", how="incarnation")
ROWS += R(
    "condition",
    NotCond,
    "you (don't|cannot)",
    build=lambda h: NotCond(IfYouDo()),
    split=lambda n: {},
)
ROWS += R(
    "condition",
    NotCond,
    "(they don't|they cannot|he or she doesn't|that player doesn't|that player cannot|your opponent doesn't)",
    build=lambda h: NotCond(IfYouDo()),
    split=lambda n: {},
)
for verb in ("revealed", "discarded", "banished", "destroyed", "removed"):
    ROWS += R(
        "condition", VerbThisWay, f"{{least}} or more {{filter:filter.p}} are {verb} this way", verb=verb
    )
ROWS += R("conditions", AllConds, "{conditions:condition} , {conditions:conditions}")
ROWS += R("condition", TurnOf, "during {who:whose} turn")
