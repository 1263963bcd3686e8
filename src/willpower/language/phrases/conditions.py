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
    NotCond,
    TurnOf,
    WasPlayed,
    WeatherIs,
)
from willpower.abilities.nouns import All, ControlledBy, Filter, Opponent, OwnedBy, You
from willpower.abilities.quantities import LifeOf, Num, Stat

from ..raw import IfYouDo, ThatPlayer, VerbThisWay
from ..rows import Holes, R, Row

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
    def build(h: Holes) -> Exists:
        f = h["filter"]
        return Exists(All(_with(f, ControlledBy(by()))), h.get("least"))

    return build


def _with(f: Filter, pred: ControlledBy) -> Filter:
    return Filter((*f.preds, pred), f.zones, phrase=f.phrase)


for who_words, who, verb, deny in (
    ("you", You, "control", "don't"),
    ("your opponent", Opponent, "controls", "doesn't"),
):
    for template in (
        "a {filter:filter.s}",
        "{filter:barename}",
        "{least} or more {filter:filter.p}",
        "{least} {filter:filter.p}",
    ):
        ROWS += R(
            "condition", Exists, f"{who_words} {verb} {template}", build=_exists(who), split=_uncontrolled
        )
    for template in ("a {filter:filter.s}", "{filter:barename}", "any {filter:filter.p}"):
        ROWS += R(
            "condition",
            NotCond,
            f"{who_words} {deny} control {template}",
            build=lambda h, who=who: NotCond(_exists(who)(h)),  # type: ignore[misc]
            split=_no_uncontrolled,
        )
    ROWS += R(
        "condition",
        NotCond,
        f"{who_words} {verb} no {{filter:filter.p}}",
        build=lambda h, who=who: NotCond(_exists(who)(h)),  # type: ignore[misc]
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
ROWS += R("condition", Fits, "{what:noun.s} (is|'s) a {filter:filter.s}")
ROWS += R(
    "condition",
    NotCond,
    "{what:noun.s} (isn't|is not) a {filter:filter.s}",
    build=lambda h: NotCond(Fits(h["what"], h["filter"])),
    split=lambda n: {"what": n.condition.what, "filter": n.condition.filter},
)
ROWS += R("condition", Fits, "{what:noun.s} (is|'s) {filter:namefilter}")
ROWS += R(
    "condition",
    NotCond,
    "{what:noun.s} (isn't|is not) {filter:namefilter}",
    build=lambda h: NotCond(Fits(h["what"], h["filter"])),
    split=lambda n: {"what": n.condition.what, "filter": n.condition.filter},
)
ROWS += R("namefilter", Filter, "{preds:namehead}")
ROWS += R("condition", Fits, "{what:noun.s} is {filter:statefilter}")
ROWS += R("statefilter", Filter, "{preds:adjective}")
ROWS += R("condition", Fits, "{what:noun.s} has {filter:keywordfilter}")
ROWS += R("keywordfilter", Filter, "{preds:onenot}")
for words, stat in (("total cost", "total cost"), ("ATK", "atk"), ("DEF", "def")):
    for how, op in (
        ("{right:anynumber} or less", "<="),
        ("{right:anynumber} or more", ">="),
        ("{right:anynumber}", "="),
    ):
        ROWS += R(
            "condition",
            Compare,
            f"{{what:owning}} {words} is {how}",
            build=lambda h, stat=stat, op=op: Compare(Stat(stat, h["what"]), op, h["right"]),  # type: ignore[misc]
            split=lambda n: {"what": n.left.what, "right": n.right},
        )
for how, op in (
    ("{right:amount} or less", "<="),
    ("{right:amount} or lower", "<="),
    ("{right:amount} or more", ">="),
    ("less than {right:quantity}", "<"),
    ("lower than {right:quantity}", "<"),
    ("greater than {right:quantity}", ">"),
    ("higher than {right:quantity}", ">"),
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
    build=lambda h: Compare(Stat(f"counters:{h['counter']}", h["what"]), ">=", h["right"]),
    split=lambda n: {"right": n.right, "counter": n.left.stat.partition(":")[2], "what": n.left.what},
)
ROWS += R(
    "condition",
    Compare,
    "there is a {counter:counter} counter on {what}",
    build=lambda h: Compare(Stat(f"counters:{h['counter']}", h["what"]), ">=", Num(1)),
    split=lambda n: {"counter": n.left.stat.partition(":")[2], "what": n.left.what},
)
ROWS += R(
    "condition",
    Compare,
    "there are no {counter:counter} counters on {what}",
    build=lambda h: Compare(Stat(f"counters:{h['counter']}", h["what"]), "=", Num(0)),
    split=lambda n: {"counter": n.left.stat.partition(":")[2], "what": n.left.what},
)
# hands, turns, weather, how it was played
ROWS += R(
    "condition",
    NotCond,
    "(there are|you have) no cards in your hand",
    build=lambda h: NotCond(Exists(All(Filter((OwnedBy(You()),), S.HAND)))),
    split=lambda n: {},
)
ROWS += R("condition", TurnOf, "(it's|it is|during) {who:whose} turn")
ROWS += R("condition", WeatherIs, "the weather is {weather:weather}")
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
