"""More of what is asked: what somebody has, of what kind all are, numbers, how a card was played."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import (
    AllConds,
    Compare,
    Exists,
    Fits,
    GameIs,
    HappenedThisTurn,
    NotCond,
    WasPlayed,
)
from willpower.abilities.nouns import (
    All,
    Choose,
    ControlledBy,
    Filter,
    Happened,
    ManyAttributes,
    NoAttribute,
    Opponent,
    OtherThan,
    OwnedBy,
    Shares,
    StatIs,
    This,
    You,
)
from willpower.abilities.quantities import Count, Happenings, LifeOf, Num, Stat
from willpower.abilities.statics import OnlyWhile

from ...raw import FromAmong, OtherThanBefore, Pronoun
from ...rows import R, Row, each, either
from .thisturn import DEEDS, FATES, PLACED

ROWS: list[Row] = []
OTHER = OtherThan(OtherThanBefore())


# ---- what somebody has, in a zone that the text names --------------------
def _zoned(filter: Filter) -> bool:
    """Cards named with their zone; cards in hand and in graveyards without more are said elsewhere."""
    return bool(filter.zones) and (len(filter.preds) > 1 or not filter.zones & (S.HAND | S.GRAVEYARD))


HAVE = each("who", ("you have", "your opponent has", "an opponent has", "that player has"), counted=False)
for have in HAVE:
    ROWS += R(
        "condition",
        Exists,
        f"{have} a {{filter:filter.s}}",
        build=lambda h: Exists(All(h["filter"])) if _zoned(h["filter"]) else None,
        split=lambda n: {"filter": n.what.filter},
    )
    ROWS += R(
        "condition",
        NotCond,
        f"{have} no {{filter:filter.p}}",
        build=lambda h: NotCond(Exists(All(h["filter"]))) if _zoned(h["filter"]) else None,
        split=lambda n: {"filter": n.condition.what.filter},
    )
    for how, op in each(
        "op",
        (
            ("{right} or more", ">="),
            ("at least {right}", ">="),
            ("{right} or (less|fewer)", "<="),
            ("exactly {right}", "="),
        ),
    ):
        ROWS += R(
            "condition",
            Compare,
            f"{have} {how} {{filter:filter.p}}",
            build=lambda h, op=op: (  # type: ignore[misc]
                Compare(Count(All(h["filter"])), op, h["right"]) if _zoned(h["filter"]) else None
            ),
            split=lambda n: {"right": n.right, "filter": n.left.what.filter},
        )
for have, who in each("who", (("you have", You), ("your opponent has", Opponent)), counted=False):
    ROWS += R(  # 105.3b: a J-ruler is had as it is controlled
        "condition",
        Exists,
        f"{have} a {{filter:filter.s}}",
        build=lambda h, who=who: (  # type: ignore[misc]
            Exists(All(_held(h["filter"], who))) if _ruler(h["filter"]) else None
        ),
        split=lambda n: {"filter": _unheld(n.what.filter)},
    )


def _ruler(filter: Filter) -> bool:
    bits = [getattr(pred, "types", 0) for pred in filter.preds]
    return not filter.zones and any(bit & S.ANY_RULER for bit in bits)


def _held(filter: Filter, who: Any) -> Filter:
    return Filter((*filter.preds, ControlledBy(who())), filter.zones, phrase=filter.phrase)


def _unheld(filter: Filter) -> Filter:
    return Filter(filter.preds[:-1], filter.zones, phrase=filter.phrase)


# "a card named "..." is in your graveyard"
ZONES = (("graveyard", S.GRAVEYARD), ("hand", S.HAND), ("removed area", S.REMOVED), ("deck", S.DECK))
for zone_words, zone in each("zone", ZONES, counted=False):
    for words in either("a {filter:filter.s} is", "{least} or more {filter:filter.p} are"):
        ROWS += R(
            "condition",
            Exists,
            f"{words} in {{whose:whose}} {zone_words}",
            build=lambda h, zone=zone: (  # type: ignore[misc]
                None
                if h["filter"].zones
                else Exists(All(_owned(h["filter"], h["whose"], zone)), h.get("least"))
            ),
            split=lambda n: {
                "filter": Filter(n.what.filter.preds[:-1], phrase=n.what.filter.phrase),
                "whose": n.what.filter.preds[-1].who,
                "least": n.least,
            },
        )
    for how, op in each("op", (("{right} or more", ">="), ("{right} or (less|fewer)", "<="), ("no", "="))):
        ROWS += R(
            "condition",
            Compare,
            f"{{whose:whose}} {zone_words} has {how} {{filter:filter.p}} in it",
            build=lambda h, zone=zone, op=op: (  # type: ignore[misc]
                Compare(
                    Count(All(_owned(h["filter"], h["whose"], zone))),
                    op,
                    h["right"] if "right" in h else Num(0),
                )
                if not h["filter"].zones
                else None
            ),
            split=lambda n: {
                "filter": Filter(n.left.what.filter.preds[:-1], phrase=n.left.what.filter.phrase),
                "whose": n.left.what.filter.preds[-1].who,
                "right": n.right,
            },
        )


def _owned(filter: Filter, who: Any, zone: int) -> Filter:
    return Filter((*filter.preds, OwnedBy(who)), zone, phrase=filter.phrase)


# ---- what somebody controls --------------------
for controls, who in each("who", (("you control", You), ("your opponent controls", Opponent)), counted=False):
    for how, op in each(
        "op",
        (
            ("at least {right}", ">="),
            ("more than {right}", ">"),
            ("(fewer|less) than {right}", "<"),
        ),
    ):
        ROWS += R(
            "condition",
            Compare,
            f"{controls} {how} {{filter:filter.p}}",
            build=lambda h, who=who, op=op: Compare(  # type: ignore[misc]
                Count(All(_held(h["filter"], who))), op, h["right"]
            ),
            split=lambda n: {"right": n.right, "filter": _unheld(n.left.what.filter)},
        )
    ROWS += R(
        "condition",
        Compare,
        f"{controls} exactly {{right:onenumber}} {{filter:filter.s}}",
        build=lambda h, who=who: Compare(Count(All(_held(h["filter"], who))), "=", h["right"]),  # type: ignore[misc]
        split=lambda n: {"right": n.right, "filter": _unheld(n.left.what.filter)},
    )
    ROWS += R(
        "condition",
        AllConds,
        f"{controls} both a {{one:filter.s}} and a {{two:filter.s}}",
        build=lambda h, who=who: AllConds(  # type: ignore[misc]
            tuple(Exists(All(_held(h[name], who))) for name in ("one", "two"))
        ),
        split=lambda n: _one_two(n),
    )
    for words, stat in each(
        "stat",
        (
            ("(a total|total|a combined|combined) ATK", "atk"),
            ("(a total|total|a combined|combined) DEF", "def"),
            ("(a combined|combined) total cost", "total cost"),
        ),
        counted=False,
    ):
        for how, op in each("op", (("{right:amount} or more", ">="), ("{right:amount} or less", "<="))):
            ROWS += R(
                "condition",
                Compare,
                f"{controls} {{filter:filter.p}} with {words} (of|) {how}",
                build=lambda h, who=who, stat=stat, op=op: Compare(  # type: ignore[misc]
                    Stat(stat, All(_held(h["filter"], who))), op, h["right"]
                ),
                split=lambda n: {"right": n.right, "filter": _unheld(n.left.what.filter)},
            )


def _one_two(node: Any) -> dict[str, Filter]:
    one, two = node.conditions
    return {"one": _unheld(one.what.filter), "two": _unheld(two.what.filter)}


KINDS = (("attribute", "attributes"), ("race", "races"), ("name", "names"), ("total cost", "total costs"))
for kind, kinds in each("kinds", KINDS, 1, counted=False):
    for controls, who in each(
        "who", (("you control", You), ("your opponent controls", Opponent)), counted=False
    ):
        ROWS += R(
            "condition",
            Compare,
            f"{controls} {{filter:filter.p}} of {{right}} or more different {kinds}",
            build=lambda h, kind=kind, who=who: Compare(  # type: ignore[misc]
                Count(All(_held(h["filter"], who)), kind), ">=", h["right"]
            ),
            split=lambda n: {"right": n.right, "filter": _unheld(n.left.what.filter)},
        )

# ---- of what kind all of them are --------------------
for words in either("are {filter:statefilter}", "are {filter:filter.p}", "have {filter:keywordfilter}"):
    ROWS += R("condition", Fits, f"{{what:noun.p}} {words}", check=lambda h: _all_of(h["what"]))
    ROWS += R("condition", Fits, f"both {words}", what=Pronoun("it", "p"))


def _all_of(noun: Any) -> bool:
    return not (isinstance(noun, Choose) or (isinstance(noun, FromAmong) and not noun.everything))


# ---- players compared --------------------
for how, op in each(
    "op",
    (
        ("(less|lower) than", "<"),
        ("(greater|higher|more) than", ">"),
        ("equal to", "="),
        ("less than or equal to", "<="),
        ("greater than or equal to", ">="),
    ),
):
    ROWS += R(
        "condition",
        Compare,
        f"{{one:whose}} life is {how} {{two:whose}}",
        build=lambda h, op=op: Compare(LifeOf(h["one"]), op, LifeOf(h["two"])),  # type: ignore[misc]
        split=lambda n: {"one": n.left.who, "two": n.right.who},
    )
for how, op in each(
    "op",
    (
        ("less than or equal to {right:quantity}", "<="),
        ("greater than or equal to {right:quantity}", ">="),
        ("equal to {right:quantity}", "="),
        ("(less|lower) than {right:amount}", "<"),
        ("(greater|higher|more) than {right:amount}", ">"),
    ),
):
    ROWS += R(
        "condition",
        Compare,
        f"{{who:whose}} life is {how}",
        build=lambda h, op=op: Compare(LifeOf(h["who"]), op, h["right"]),  # type: ignore[misc]
        split=lambda n: {"who": n.left.who, "right": n.right},
    )

# ---- numbers of one card, as they are or were --------------------
for op in ("odd", "even"):
    ROWS += R("condition", Compare, f"{{left:term}} is {op}", op=op)
for words, stat in each(
    "stat", (("total cost", "total cost"), ("ATK", "atk"), ("DEF", "def")), counted=False
):
    for how, op in each(
        "op",
        (
            ("{right:anynumber} or less", "<="),
            ("{right:anynumber} or more", ">="),
            ("{right:anynumber}", "="),
        ),
    ):
        ROWS += R(
            "condition",
            Compare,
            f"{{what:noun.s}} had (a|) {words} (of|) {how}",
            build=lambda h, stat=stat, op=op: Compare(Stat(stat, h["what"]), op, h["right"]),  # type: ignore[misc]
            split=lambda n: {"what": n.left.what, "right": n.right},
        )
        ROWS += R(
            "condition",
            Compare,
            f"{{what:owning}} {words} was {how}",
            build=lambda h, stat=stat, op=op: Compare(Stat(stat, h["what"]), op, h["right"]),  # type: ignore[misc]
            split=lambda n: {"what": n.left.what, "right": n.right},
        )
ROWS += R("condition", Fits, "{what:noun.s} had {filter:keywordfilter}")
ROWS += R("condition", Fits, "{what:noun.s} had {filter:hasfilter}")
ROWS += R("condition", Fits, "{what:noun.s} was {filter:statefilter}", check=lambda h: _all_of(h["what"]))
ROWS += R("hasname", NoAttribute, "no (attribute|attributes)")
ROWS += R("hasname", ManyAttributes, "(more than one attribute|two or more attributes)")
for quality in ("name", "race", "attribute", "total cost"):
    ROWS += R("hasname", Shares, f"the same {quality} as {{what}}", quality=quality)

# ---- how it was played --------------------
NOT_PLAYED: tuple[tuple[str, WasPlayed], ...] = (
    ("(it|this card) wasn't awakened", WasPlayed("awakened")),
    ("(it|this card) wasn't played from your hand", WasPlayed("from", zones=S.HAND)),
    ("(it|this card) wasn't played from a hand", WasPlayed("from", zones=S.HAND)),
    ("you didn't play (it|this card) from your hand", WasPlayed("from", zones=S.HAND)),
    ("(it|this card) wasn't played by its [incarnation]", WasPlayed("incarnation")),
)
for words, played in each("played", NOT_PLAYED):
    ROWS += R(
        "condition",
        NotCond,
        words,
        build=lambda h, played=played: NotCond(played),  # type: ignore[misc]
        split=lambda n: {},
    )
ROWS += R("condition", WasPlayed, "it was awakened", how="awakened")
ROWS += R("condition", WasPlayed, "(its|this card's) [awakening] cost was paid", how="awakened")
ROWS += R("condition", WasPlayed, "you paid (its|this card's) [awakening] cost", how="awakened")
ROWS += R("condition", WasPlayed, "you awakened (it|this card)", how="awakened")
ROWS += R("condition", WasPlayed, "you played (it|this card) from your hand", how="from", zones=S.HAND)
ROWS += R(
    "condition", WasPlayed, "you played (it|this card) from your graveyard", how="from", zones=S.GRAVEYARD
)
ROWS += R(
    "condition",
    GameIs,
    "(you went first|you are the first player|you are going first)",
    what="you went first",
)
ROWS += R(
    "condition",
    NotCond,
    "(you went second|you are the second player|you aren't the first player|you are going second"
    "|you didn't go first|you aren't going first)",
    build=lambda h: NotCond(GameIs("you went first")),
    split=lambda n: {},
)

# ---- what happened this turn --------------------
ROWS += R(
    "condition",
    NotCond,
    "it's {who:whose} first attack (this turn|each turn)",
    build=lambda h: NotCond(HappenedThisTurn("attacked", h["who"])),
    split=lambda n: {"who": n.condition.who},
)
ROWS += R(
    "statement",
    OnlyWhile,
    "each turn , {effects:clauses} unless {condition:conditions}",
    build=lambda h: OnlyWhile(NotCond(h["condition"]), h["effects"]),
    split=lambda n: {"condition": n.condition.condition, "effects": n.effects},
)
for number, group in (("s", "plainwho.s"), ("p", "plainwho.p"), ("p", "they.p")):
    has = each("has", ["has" if number == "s" else "have"], counted=False)[0]
    for _, perfect, _, what in DEEDS:
        ROWS += R(
            "condition",
            HappenedThisTurn,
            f"⟦player|{{who:{group}}}⟧ {has} {perfect} another {{filter:filter.s}} this turn",
            build=lambda h, what=what: HappenedThisTurn(  # type: ignore[misc]
                what,
                h["who"],
                Filter((OTHER, *h["filter"].preds), h["filter"].zones, phrase=h["filter"].phrase),
            ),
            split=lambda n: {
                "who": n.who,
                "filter": Filter(n.filter.preds[1:], n.filter.zones, phrase=n.filter.phrase),
            },
        )
    ROWS += R(
        "condition",
        HappenedThisTurn,
        f"⟦player|{{who:{group}}}⟧ ({has}|) paid life this turn",
        what="life paid",
    )
    ROWS += R(
        "condition",
        HappenedThisTurn,
        f"⟦player|{{who:{group}}}⟧ ({has}|) paid {{least:amount}} or more life this turn",
        what="life paid",
    )

for fate, what in each("fate", (*FATES, *PLACED)):
    many = fate.replace("graveyard", "(graveyard|graveyards)")
    ROWS += R("each.s", Happenings, f"{{filter:filter.s}} that was {fate} this turn", what=what)
    ROWS += R(
        "measure", Happenings, f"the number of {{filter:filter.p}} that were {many} this turn", what=what
    )

# ---- compared with another card --------------------
for words, stat in each(
    "stat", (("ATK", "atk"), ("DEF", "def"), ("total cost", "total cost")), counted=False
):
    for how, op in each("op", (("(lower|less|smaller)", "<"), ("(higher|greater|larger)", ">"))):
        ROWS += R(
            "post",
            StatIs,
            f"with (a|) {how} {words} than {{what:compared}}",
            build=lambda h, stat=stat, op=op: StatIs(stat, op, Stat(stat, h["what"])),  # type: ignore[misc]
            split=lambda n: {"what": n.value.what},
        )
ROWS += R("compared", This, "this card")
ROWS += R("compared", Pronoun, "it", kind="it")
ROWS += R("compared", Pronoun, "that (card|resonator|J/resonator)", kind="that")

# ---- where something is --------------------
for subject in either(
    "a {filter:filter.s} is", "{filter:barename} is", "{least} or more {filter:filter.p} are"
):
    ROWS += R(
        "condition",
        Exists,
        f"{subject} in {{whose:whose}} field",
        build=lambda h: (
            None
            if h["filter"].zones
            else Exists(
                All(Filter((*h["filter"].preds, ControlledBy(h["whose"])), phrase=h["filter"].phrase)),
                h.get("least"),
            )
        ),
        split=lambda n: {
            "filter": _unheld(n.what.filter),
            "whose": n.what.filter.preds[-1].who,
            "least": n.least,
        },
    )
for zone_words, zone in each("zone", ZONES, counted=False):
    ROWS += R(
        "condition",
        Exists,
        f"{{filter:barename}} is in {{whose:whose}} {zone_words}",
        build=lambda h, zone=zone: (  # type: ignore[misc]
            None if h["filter"].zones else Exists(All(_owned(h["filter"], h["whose"], zone)))
        ),
        split=lambda n: {
            "filter": Filter(n.what.filter.preds[:-1], phrase=n.what.filter.phrase),
            "whose": n.what.filter.preds[-1].who,
        },
    )
ROWS += R(
    "condition",
    AllConds,
    "this card is the only {filter:filter.s} you control",
    build=lambda h: AllConds(
        (
            Fits(This(), _held(h["filter"], You)),
            Compare(Count(All(_held(h["filter"], You))), "=", Num(1)),
        )
    ),
    split=lambda n: {"filter": _unheld(n.conditions[0].filter)},
)
ROWS += R(
    "condition",
    Fits,
    "{what:noun.s} has been dealt damage this turn",
    filter=Filter((Happened("dealt damage"),)),
    check=lambda h: not isinstance(h["what"], Choose),
)
for number, has in (("s", "has"), ("p", "have")):
    ROWS += R(
        "condition",
        HappenedThisTurn,
        f"{{who:plainwho.{number}}} {has} been dealt damage this turn",
        what="damage dealt",
    )
