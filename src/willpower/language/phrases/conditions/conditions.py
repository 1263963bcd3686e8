"""What "if", "as long as", "unless" and "only if" ask."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.conditions import (
    AllConds,
    AnyCond,
    Compare,
    Exists,
    Fits,
    GameIs,
    HappenedThisTurn,
    NotCond,
    TurnOf,
    WasPlayed,
    WeatherIs,
)
from willpower.abilities.nouns import (
    All,
    AllOf,
    AnyOf,
    Attached,
    Choose,
    ControlledBy,
    Filter,
    HasAbility,
    Host,
    IsOneOf,
    NameIs,
    Opponent,
    OtherThan,
    OwnedBy,
    Shares,
    StatusIs,
    Targets,
    This,
    You,
)
from willpower.abilities.quantities import Count, LifeOf, Num, Stat

from ...raw import FromAmong, IfYouDo, OtherThanBefore, Pronoun, ThatPlayer, VerbThisWay
from ...rows import Holes, R, Row, each, either

ROWS: list[Row] = []


def _uncontrolled(node: Exists) -> dict[str, object]:
    assert isinstance(node.what, All)
    filter = node.what.filter
    return {"filter": Filter(filter.preds[:-1], filter.zones, phrase=filter.phrase), "least": node.least}


def _no_uncontrolled(node: NotCond) -> dict[str, object]:
    assert isinstance(node.condition, Exists)
    return _uncontrolled(node.condition)


# "you control a Dragon": the controller goes into the filter, behind what the text names


def _exists(by: type):  # type: ignore[no-untyped-def]
    def build(h: Holes) -> Exists | None:
        f = h["filter"]
        if any(isinstance(p, Shares) and (p.what == Pronoun("it") or p.each_other) for p in f.preds):
            return None  # "with the same name", "with different names": something of all of them
        return Exists(All(_with(f, ControlledBy(by()))), h.get("least"))

    return build


def _not(condition: Exists | None) -> NotCond | None:
    return None if condition is None else NotCond(condition)


def _with(f: Filter, pred: ControlledBy) -> Filter:
    return Filter((*f.preds, pred), f.zones, phrase=f.phrase)


def _with_other(h: Holes) -> Holes:
    f = h["filter"]
    return {**h, "filter": Filter((OtherThan(OtherThanBefore()), *f.preds), f.zones, phrase=f.phrase)}


def _without_other(node: Exists) -> dict[str, object]:
    found = _uncontrolled(node)
    f = found["filter"]
    assert isinstance(f, Filter)
    return {**found, "filter": Filter(f.preds[1:], f.zones, phrase=f.phrase)}


def _others(f: Filter) -> bool:
    return bool(f.preds) and isinstance(f.preds[0], OtherThan)


for who_words, who, verb, deny in (
    ("you", You, "control", "don't"),
    ("your opponent", Opponent, "controls", "doesn't"),
):
    for template in either(
        "a {filter:filter.s}",
        "{filter:barename}",
        "{least} or more {filter:filter.p}",
        "{least} {filter:filter.p}",
    ):
        ROWS += R(
            "condition", Exists, f"{who_words} {verb} {template}", build=_exists(who), split=_uncontrolled
        )
    ROWS += R(
        "condition",
        Exists,
        f"{who_words} {verb} another {{filter:filter.s}}",
        build=lambda h, who=who: _exists(who)(_with_other(h)),  # type: ignore[misc]
        split=_without_other,
    )
    ROWS += R(
        "condition",
        NotCond,
        f"{who_words} {deny} control another {{filter:filter.s}}",
        build=lambda h, who=who: _not(_exists(who)(_with_other(h))),  # type: ignore[misc]
        split=lambda n: _without_other(n.condition),
    )
    ROWS += R(
        "condition",
        Exists,
        f"{who_words} {verb} {{filter:filter.p}}",
        build=lambda h, who=who: _exists(who)(h) if _others(h["filter"]) else None,  # type: ignore[misc]
        split=_uncontrolled,
    )
    for template in either(
        "a {filter:filter.s}", "{filter:barename}", "any {filter:filter.p}", "{filter:filter.p}"
    ):
        ROWS += R(
            "condition",
            NotCond,
            f"{who_words} {deny} control {template}",
            build=lambda h, who=who: _not(_exists(who)(h)),  # type: ignore[misc]
            split=_no_uncontrolled,
        )
    ROWS += R(
        "condition",
        NotCond,
        f"{who_words} {verb} no {{filter:filter.p}}",
        build=lambda h, who=who: _not(_exists(who)(h)),  # type: ignore[misc]
        split=_no_uncontrolled,
    )
ROWS += R(
    "condition",
    Exists,
    "there (is|are) {least} or more {filter:filter.p}",
    build=lambda h: Exists(All(h["filter"]), h["least"]),
    split=lambda n: {"least": n.least, "filter": n.what.filter},
)
ROWS += R(
    "condition",
    Exists,
    "there is a {filter:filter.s}",
    build=lambda h: Exists(All(h["filter"])),
    split=lambda n: {"filter": n.what.filter},
)
ROWS += R(
    "condition",
    NotCond,
    "there are no {filter:filter.p}",
    build=lambda h: NotCond(Exists(All(h["filter"]))),
    split=lambda n: {"filter": n.condition.what.filter},
)
# what something is
ROWS += R(
    "condition",
    Fits,
    "{what:noun.s} (is|'s) a {filter:filter.s}",
    check=lambda h: not isinstance(h["what"], FromAmong),  # "one of them is a Golem" chooses none
)
ROWS += R(
    "condition",
    NotCond,
    "{what:noun.s} isn't a {filter:filter.s}",
    build=lambda h: NotCond(Fits(h["what"], h["filter"])),
    split=lambda n: {"what": n.condition.what, "filter": n.condition.filter},
)
ROWS += R("condition", Fits, "{what:noun.s} (is|'s) {filter:namefilter}")
ROWS += R(
    "condition",
    NotCond,
    "{what:noun.s} isn't {filter:namefilter}",
    build=lambda h: NotCond(Fits(h["what"], h["filter"])),
    split=lambda n: {"what": n.condition.what, "filter": n.condition.filter},
)
ROWS += R("namefilter", Filter, "{preds:namehead}")
ROWS += R("statefilter", Filter, "{preds:adjective}")
ROWS += R("statefilter", Filter, "{preds:adjectives}")
ROWS += R("condition", Fits, "{what:noun.s} has {filter:keywordfilter}")
ROWS += R("keywordfilter", Filter, "{preds:onenot}")
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
            f"{{what:owning}} {words} is {how}",
            build=lambda h, stat=stat, op=op: Compare(Stat(stat, h["what"]), op, h["right"]),  # type: ignore[misc]
            split=lambda n: {"what": n.left.what, "right": n.right},
        )
for how, op in each(
    "op",
    (
        ("{right:amount} or less", "<="),
        ("{right:amount} or lower", "<="),
        ("{right:amount} or more", ">="),
        ("less than {right:quantity}", "<"),
        ("lower than {right:quantity}", "<"),
        ("greater than {right:quantity}", ">"),
        ("higher than {right:quantity}", ">"),
    ),
):
    ROWS += R(
        "condition",
        Compare,
        f"{{who:whose}} life is {how}",
        build=lambda h, op=op: Compare(LifeOf(h["who"]), op, h["right"]),  # type: ignore[misc]
        split=lambda n: {"who": n.left.who, "right": n.right},
    )
# counters
ROWS += R(
    "condition",
    Compare,
    "there are {right} or more {counter:counter} counters on {what}",
    build=lambda h: Compare(Stat("counters", h["what"], counter=h["counter"]), ">=", h["right"]),
    split=lambda n: {"right": n.right, "counter": n.left.counter, "what": n.left.what},
)
ROWS += R(
    "condition",
    Compare,
    "there is a {counter:counter} counter on {what}",
    build=lambda h: Compare(Stat("counters", h["what"], counter=h["counter"]), ">=", Num(1)),
    split=lambda n: {"counter": n.left.counter, "what": n.left.what},
)
ROWS += R(
    "condition",
    Compare,
    "there are no {counter:counter} counters on {what}",
    build=lambda h: Compare(Stat("counters", h["what"], counter=h["counter"]), "=", Num(0)),
    split=lambda n: {"counter": n.left.counter, "what": n.left.what},
)
# hands, turns, weather, how it was played
ROWS += R(
    "condition",
    NotCond,
    "(there are|you have) no cards in your hand",
    build=lambda h: NotCond(Exists(All(Filter((OwnedBy(You()),), S.HAND)))),
    split=lambda n: {},
)
ROWS += R("condition", TurnOf, "(it's|it is) {who:whose} turn")
ROWS += R("condition", WeatherIs, "the weather is {weather:weather}")
ROWS += R("condition", WeatherIs, "{who:whose} weather is {weather:weather}")
ROWS += R("condition", WasPlayed, "this card was awakened", how="awakened")
ROWS += R("condition", GameIs, "this card is in battle", what="in battle")
# what was done before in the text
ROWS += R("condition", IfYouDo, "you do")
ROWS += R("condition", IfYouDo, "{who:who.s} does")
ROWS += R("condition", IfYouDo, "they do", who=ThatPlayer())
for verb in "discarded banished revealed removed destroyed returned".split():
    ROWS += R("condition", VerbThisWay, f"you {verb} a {{filter:filter.s}} (this way|in this way)", verb=verb)
    ROWS += R(
        "condition", VerbThisWay, f"a {{filter:filter.s}} (is|was) {verb} (this way|in this way)", verb=verb
    )
# several
ROWS += R("conditions", AllConds, "{conditions:condition} and {conditions:conditions}")
ROWS += R("conditions", AnyCond, "{conditions:condition} or {conditions:conditions}")

# "you control A and B": both, and if "another", two different cards
for who_words, who, verb in (("you", You, "control"), ("your opponent", Opponent, "controls")):
    ROWS += R(
        "condition",
        AllConds,
        f"{who_words} {verb} {{one:namefilter1}} and {{two:namefilter1}}",
        build=lambda h, who=who: AllConds(
            (_exists(who)({"filter": h["one"]}), _exists(who)({"filter": h["two"]}))
        ),  # type: ignore[misc]
        split=lambda n: {
            "one": _uncontrolled(n.conditions[0])["filter"],
            "two": _uncontrolled(n.conditions[1])["filter"],
        },
    )
    for article in ("a", "another"):
        ROWS += R(
            "condition",
            AllConds,
            f"{who_words} {verb} a {{one:filter.s}} and {article} {{two:filter.s}}",
            build=lambda h, who=who, article=article: _both(who, h, article == "another"),  # type: ignore[misc]
            split=lambda n: {
                "one": _uncontrolled(n.conditions[0])["filter"],
                "two": _uncontrolled(n.conditions[1])["filter"],
            },
        )
    ROWS += R(
        "condition",
        AllConds,
        f"{who_words} {verb} a {{one:filter.s}} and (control|) no {{two:filter.p}}",
        build=lambda h, who=who: AllConds(  # type: ignore[misc]
            (_exists(who)({"filter": h["one"]}), NotCond(_exists(who)({"filter": h["two"]})))
        ),
        split=lambda n: {
            "one": _uncontrolled(n.conditions[0])["filter"],
            "two": _uncontrolled(n.conditions[1].condition)["filter"],
        },
    )
ROWS += R("namefilter1", Filter, "{preds:namehead1}")


def _both(who, h: Holes, different: bool) -> AllConds:  # type: ignore[no-untyped-def]
    one, two = h["one"], h["two"]
    found = (_exists(who)({"filter": one}), _exists(who)({"filter": two}))
    if not different:
        return AllConds(found)
    either = Filter((AnyOf((AllOf(one.preds), AllOf(two.preds))), ControlledBy(who())))
    return AllConds((*found, Exists(All(either), Num(2))))


ROWS += R(
    "condition",
    Compare,
    "you control two or more {filter:filter.p} (with (the|) same name|that share a name)",
    build=lambda h: Compare(
        Count(All(_with(h["filter"], ControlledBy(You())))),
        ">",
        Count(All(_with(h["filter"], ControlledBy(You()))), "name"),
    ),
    split=lambda n: {
        "filter": Filter(
            n.left.what.filter.preds[:-1], n.left.what.filter.zones, phrase=n.left.what.filter.phrase
        )
    },
)
ROWS += R(
    "condition",
    Exists,
    "a card named {name:name} is in your removed area and was removed by this card",
    build=lambda h: Exists(All(Filter((NameIs(h["name"]), IsOneOf(Attached("removed", This()))), S.REMOVED))),
    split=lambda n: {"name": n.what.filter.preds[0].name},
)
ROWS += R("condition", VerbThisWay, "you discarded a {filter:filter.s}", verb="discarded")
ROWS += R("condition", VerbThisWay, "you banished a {filter:filter.s}", verb="banished")
ROWS += R("condition", VerbThisWay, "you put {filter:barename} into the field this way", verb="put")
ROWS += R("condition", VerbThisWay, "you put a {filter:filter.s} into the field this way", verb="put")
ROWS += R("condition", IfYouDo, "it does", it=True)
ROWS += R("condition", WeatherIs, "weather is {weather:weather}")
ROWS += R(
    "condition",
    NotCond,
    "you don't have exactly {right} cards in your hand",
    build=lambda h: NotCond(Compare(Count(All(Filter((OwnedBy(You()),), S.HAND))), "=", h["right"])),
    split=lambda n: {"right": n.condition.right},
)
for words, stat in each(
    "stat", (("ATK", "atk"), ("DEF", "def"), ("total cost", "total cost")), counted=False
):
    for how, op in each(
        "op",
        (
            ("less than {right:quantity}", "<"),
            ("less than or equal to {right:quantity}", "<="),
            ("equal to {right:quantity}", "="),
            ("greater than {right:quantity}", ">"),
            ("different from {right:printedvalue}", "!="),
        ),
    ):
        ROWS += R(
            "condition",
            Compare,
            f"{{what:owning}} {words} is {how}",
            build=lambda h, stat=stat, op=op: Compare(Stat(stat, h["what"]), op, h["right"]),  # type: ignore[misc]
            split=lambda n: {"what": n.left.what, "right": n.right},
        )
ROWS += R("printedvalue", Stat, "{what:owning} printed ATK", stat="printed atk")
ROWS += R("printedvalue", Stat, "{what:owning} printed DEF", stat="printed def")

ROWS += R(
    "condition",
    Fits,
    "{what:owning} name is {name:name}",
    build=lambda h: Fits(h["what"], Filter((NameIs(h["name"]),))),
    split=lambda n: {"what": n.what, "name": n.filter.preds[0].name},
)
ROWS += R("condition", Fits, "you control this card", what=This(), filter=Filter((ControlledBy(You()),)))
ROWS += R(
    "condition",
    NotCond,
    "you don't control any {filter:filter.s}",
    build=lambda h: _not(_exists(You)(h)),
    split=_no_uncontrolled,
)
for status in ("attacking", "blocking", "rested", "recovered"):
    ROWS += R(
        "condition",
        Exists,
        f"a {{filter:filter.s}} is {status}",
        build=lambda h, status=status: Exists(
            All(Filter((*h["filter"].preds, StatusIs(status)), phrase=h["filter"].phrase))
        ),  # type: ignore[misc]
        split=lambda n: {"filter": Filter(n.what.filter.preds[:-1], phrase=n.what.filter.phrase)},
    )
ROWS += R(
    "condition",
    AllConds,
    "you control {names:namefilter1!} and {last:namefilter1}",
    build=lambda h: (
        AllConds(tuple(_exists(You)({"filter": f}) for f in (*h["names"], h["last"])))
        if len(h["names"]) > 1
        else None
    ),
    split=lambda n: {
        "names": tuple(_uncontrolled(c)["filter"] for c in n.conditions[:-1]),
        "last": _uncontrolled(n.conditions[-1])["filter"],
    },
    tuples="names",
)
ROWS += R("condition", Fits, "{what:noun.s} has no ATK and DEF", filter=Filter((StatusIs("no values"),)))
ROWS += R(
    "condition",
    AllConds,
    "a {one:filter.s} and a {two:filter.s} were put into your field this turn",
    build=lambda h: AllConds(
        (HappenedThisTurn("entered", You(), h["one"]), HappenedThisTurn("entered", You(), h["two"]))
    ),
    split=lambda n: {"one": n.conditions[0].filter, "two": n.conditions[1].filter},
)

ROWS += R("hasname", HasAbility, "no abilities", kind="none")
ROWS += R(
    "condition", WasPlayed, "(it|this card) was played from your graveyard", how="from", zones=S.GRAVEYARD
)

ROWS += R("condition", Fits, "this card is (added|bestowed) to a {filter:filter.s}", what=Host())

# ---- what something was (911.1) --------------------
ROWS += R(
    "condition",
    Fits,
    "{what:noun.s} was a {filter:filter.s}",
    check=lambda h: not isinstance(h["what"], Choose),
)
ROWS += R("condition", Fits, "{what:noun.s} was {filter:namefilter}")
ROWS += R(
    "condition",
    NotCond,
    "{what:noun.s} wasn't a {filter:filter.s}",
    build=lambda h: NotCond(Fits(h["what"], h["filter"])),
    split=lambda n: {"what": n.condition.what, "filter": n.condition.filter},
)
for words in either("a {filter:filter.s}", "{filter:filter.p}"):
    ROWS += R(
        "condition",
        Fits,
        f"{{what:noun.s}} targets {words}",
        build=lambda h: (
            None if isinstance(h["what"], Choose) else Fits(h["what"], Filter((Targets(h["filter"]),)))
        ),
        split=lambda n: {"what": n.what, "filter": n.filter.preds[0].filter},
    )
