"""Numbers: counts, values of cards, life, that much."""

from __future__ import annotations

from willpower.abilities.nouns import All, Filter, Happened, IsOneOf, This, You
from willpower.abilities.quantities import (
    Count,
    DamageCapacity,
    Divide,
    Happenings,
    LifeOf,
    Minus,
    Num,
    Plus,
    Stat,
    Times,
)

from ...raw import AmountThisWay, DoneThisWay, Pronoun, ThatMuch
from ...rows import R, Row, each, either

ROWS: list[Row] = []
STAT_WORDS = {
    "ATK": "atk",
    "DEF": "def",
    "total cost": "total cost",
    "printed ATK": "printed atk",
    "printed DEF": "printed def",
    "damage": "damage",
}


STAYED = ("attacked", "blocked", "entered")
GONE = ("destroyed", "discarded", "drawn", "played")


def by_x(words: str) -> str:
    """The words of a cost with {X} for the will, and behind them what X is: so many times {1}."""
    return words.replace("{symbols:will}", "{{X}}") + " , where X is {times:quantity}"


ROWS += R(
    "measure",
    Count,
    "the (total|) number of {filter:filter.p}",
    build=lambda h: None if _happened(h["filter"], (*STAYED, *GONE)) else Count(All(h["filter"])),
    split=lambda n: {"filter": n.what.filter},
)


def _happened(filter: Filter, past: tuple[str, ...]) -> bool:
    """ "The number of Golems that attacked this turn" is what happened, wherever they are now."""
    last = filter.preds[-1:]
    return bool(last) and isinstance(last[0], Happened) and last[0].what in past


for words, stat in each("stat", STAT_WORDS.items(), counted=False):
    if stat != "damage":
        ROWS += R("measure", Stat, f"{{what:owning}} {words}", stat=stat)
    ROWS += R("measure", Stat, f"the {words} of {{what}}", stat=stat)
    ROWS += R("measure", Stat, f"the total {words} of {{what}}", stat=stat)
ROWS += R("measure", LifeOf, "{who:whose} life")
ROWS += R("quantity", ThatMuch, "that much")
ROWS += R("measure", Stat, "the (amount of|) damage (dealt to|on) {what:plain.s}", stat="damage")
ROWS += R("measure", DamageCapacity, "{what:owning} remaining DEF")
for verb in "lost paid gained dealt".split():
    ROWS += R("measure", AmountThisWay, f"the (amount of|) (life|damage) {verb} this way", verb=verb)
ROWS += R("measure", AmountThisWay, "the result of the roll", verb="roll")
ROWS += R(
    "measure",
    Count,
    "the number of (cards|resonators|Elementals) <verb:done> this way",
    build=lambda h: Count(DoneThisWay(h["verb"])),
    split=lambda n: {},
)
# "for each ...": what is counted, in the singular
ROWS += R(
    "each.s",
    Count,
    "{filter:filter.s}",
    build=lambda h: None if _happened(h["filter"], GONE) else Count(All(h["filter"])),
    split=lambda n: {"filter": n.what.filter},
)
ROWS += R(
    "each.s",
    Count,
    "(card|resonator) <verb:done> this way",
    build=lambda h: Count(DoneThisWay(h["verb"])),
    split=lambda n: {},
)
ROWS += R(
    "each.s",
    Stat,
    "{counter:counter} counter (that was|that were|) on {what}",
    build=lambda h: Stat("counters", h["what"], counter=h["counter"]),
    split=lambda n: {"counter": n.counter, "what": n.what},
)
ROWS += R("anynumber", Plus, "{left:amount} plus {right:quantity}")

ROWS += R(
    "measure",
    Count,
    "the number of (different|) <kind:qualities> among (all|) {filter:filter.p}",
    build=lambda h: Count(All(h["filter"]), h["kind"]),
    split=lambda n: {"filter": n.what.filter},
)
ROWS += R(
    "each.s",
    Count,
    "different <kind:quality> among (all|) {filter:filter.p}",
    build=lambda h: Count(All(h["filter"]), h["kind"]),
    split=lambda n: {"filter": n.what.filter},
)
ROWS += R(
    "measure",
    Stat,
    "the number of {counter:counter} counters (that was|that were|) on {what}",
    build=lambda h: Stat("counters", h["what"], counter=h["counter"]),
    split=lambda n: {"counter": n.counter, "what": n.what},
)
ROWS += R(
    "each.s",
    Divide,
    "{n} {counter:counter} counters (that was|that were|) on {what}",
    build=lambda h: (
        Divide(Stat("counters", h["what"], counter=h["counter"]), h["n"].n)
        if isinstance(h["n"], Num)
        else None
    ),
    split=lambda n: {"n": Num(n.by), "counter": n.left.counter, "what": n.left.what},
)
ROWS += R(
    "each.s",
    Divide,
    "{n:amount} life (you lost|you paid|paid|lost) this way",
    build=lambda h: Divide(AmountThisWay("lost"), h["n"].n) if isinstance(h["n"], Num) else None,
    split=lambda n: {"n": Num(n.by)},
)
ROWS += R("quantity", Minus, "{left} minus {right:quantity}")
ROWS += R("quantity", Minus, "{left:amount} minus {right:quantity}")
for words, stat in each(
    "stat", (("ATK", "atk"), ("DEF", "def"), ("total cost", "total cost")), counted=False
):
    for most in ("highest", "lowest"):
        ROWS += R(
            "measure",
            Stat,
            f"the {most} {words} among {{what:noun.p}}",
            stat=stat,
            extreme=most,
        )
ROWS += R("measure", Stat, "the combined total cost of {what}", stat="total cost")
ROWS += R("quantity", Divide, "half of {left:thatmuch} (damage|)", by=2)
ROWS += R("thatmuch", ThatMuch, "that much")
ROWS += R("measure", AmountThisWay, "the chosen number", verb="number")
ROWS += R("measure", AmountThisWay, "the amount of life you gained", verb="gained")
ROWS += R("measure", Happenings, "the damage that was dealt to you this turn", what="damage dealt", who=You())

ROWS += R("number", ThatMuch, "that many", many=True)

# ---- what is measured, once or several times --------------------
for words in either(
    "{left:measure} (multiplied by|times) {right:amount}",
    "{left:twicethat} (multiplied by|times) {right:amount}",
    "{left:amount} multiplied by {right:measure}",
    "{left} times {right:measure}",
):
    ROWS += R("product", Times, words)
ROWS += R("product", Times, "(twice|double) {right:measure}", left=Num(2))
ROWS += R("twicethat", Times, "twice {right:measure}", left=Num(2))
ROWS += R("each.s", Stat, "counter (that was|) on {what}", stat="counters")
ROWS += R("measure", Stat, "the number of counters (that were|) on {what}", stat="counters")

for kind in ("name", "race", "attribute", "total cost"):
    ROWS += R(
        "each.s",
        Count,
        f"{{filter:filter.s}} with a different {kind}",
        build=lambda h, kind=kind: Count(All(h["filter"]), kind),  # type: ignore[misc]
        split=lambda n: {"filter": n.what.filter},
    )

HALVES = (("", False), ("(, rounded up|rounded up)", True), ("(, rounded down|rounded down)", False))
for words, up in each("rounding", HALVES, counted=False):
    ROWS += R("quantity", Divide, f"half (of|) {{left:measure}} {words}", by=2, up=up)
ROWS += R("measure", AmountThisWay, "the (result|sum of the results|total result)", verb="roll")
ROWS += R(
    "measure",
    Happenings,
    "the (amount of|) damage {what:dealer} dealt this turn",
    build=lambda h: Happenings("damage dealt", None, Filter((IsOneOf(h["what"]),))),
    split=lambda n: {"what": n.filter.preds[0].what},
)
ROWS += R("dealer", Pronoun, "it", kind="it")
ROWS += R("dealer", Pronoun, "that (card|resonator|J/resonator)", kind="that")
ROWS += R("dealer", This, "this card")
ROWS += R(
    "measure", Happenings, "the number of times (that|) {filter:filter.p} attacked this turn", what="attacked"
)
