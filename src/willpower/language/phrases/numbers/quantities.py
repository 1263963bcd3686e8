"""Numbers: counts, values of cards, life, that much."""

from __future__ import annotations

from typing import Any

from willpower.abilities.base import Node
from willpower.abilities.nouns import All, AllOf, ControlledBy, Filter, Happened, IsOneOf
from willpower.abilities.quantities import (
    Count,
    DamageCapacity,
    Divide,
    Happenings,
    LifeOf,
    Num,
    Plus,
    Stat,
    Times,
    WillSymbols,
)

from ...raw import AmountThisWay, DoneThisWay, ThatMuch
from ...rows import Family, Holes, L, R, each, either
from ..cards.filters import named_zones

ROWS: list[Family] = []
STAT_WORDS = {
    "ATK": "atk",
    "DEF": "def",
    "total cost": "total cost",
    "printed ATK": "printed atk",
    "printed DEF": "printed def",
    "divinity": "divinity",
    "damage": "damage",
}


STAYED = ("attacked", "blocked", "entered")
GONE = ("destroyed", "discarded", "drawn", "played", "banished", "removed", "returned")


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


def _came(filter: Filter) -> bool:
    """ "Each resonator that entered under your control" may have left; those "you control" are there."""
    last = filter.preds[-1] if filter.preds else None
    return isinstance(last, Happened) and last.under is not None and not controlled(filter)


def controlled(filter: Filter) -> bool:
    """Whether cards are said to be controlled by somebody now."""
    return any(isinstance(pred, ControlledBy) for pred in filter.preds)


def _happened(filter: Filter, past: tuple[str, ...]) -> bool:
    """ "The number of Golems that attacked this turn" is what happened, wherever they are now."""
    last = filter.preds[-1] if filter.preds else None
    if isinstance(last, AllOf) and Happened("died") in last.preds:
        return True  # "put into your graveyard from the field"
    if not isinstance(last, Happened):
        return False
    # "put into a graveyard from the field": where they went is a part of what happened
    return last.what in past or (last.what == "died" and bool(named_zones(last.phrase)))


for words, stat in each("stat", STAT_WORDS.items(), counted=False):
    if stat not in ("damage", "divinity"):
        ROWS += R("measure", Stat, f"{{what:owning}} {words}", stat=stat)
    ROWS += R("measure", Stat, f"the (total|combined|) {words} of {{what}}", stat=stat)
ROWS += R("measure", LifeOf, "{who:whose} life")
ROWS += R("quantity", ThatMuch, "(that much|(that|the same) amount of)")
ROWS += R("sameamount", ThatMuch, "(that damage|the (amount of|) damage dealt)")
ROWS += R("measure", Stat, "the (amount of|) damage (dealt to|on) {what:plain.s}", stat="damage")
ROWS += R("measure", DamageCapacity, "{what:owning} remaining DEF")
DONE = {
    "the (amount of|) life (you|they|) gained": "gained",
    "the (amount of|) life (you|they|your opponent|) lost": "lost",
    "the (result of the roll|result|sum of the results|total result)": "roll",
    "(the chosen|that) number": "number",
}
ROWS += L("measure", AmountThisWay, "verb", DONE)
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
    build=lambda h: None if _happened(h["filter"], GONE) or _came(h["filter"]) else Count(All(h["filter"])),
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
    "({counter:counter}|) counter (that was|that were|) on {what}",
    build=lambda h: Stat("counters", h["what"], counter=h.get("counter", "")),
    split=lambda n: {"counter": n.counter, "what": n.what},
)
ROWS += R(
    "each.s",
    Plus,
    "{one:filter.s} and (for|) each {two:filter.s}",
    build=lambda h: (
        None
        if any(_happened(h[one], GONE) or _came(h[one]) for one in ("one", "two"))
        or (controlled(h["two"]) and not controlled(h["one"]) and not h["one"].zones)  # "you control": both
        else Plus(Count(All(h["one"])), Count(All(h["two"])))
    ),
    split=lambda n: {"one": n.left.what.filter, "two": n.right.what.filter},
)
ROWS += R("anynumber", Plus, "{left:amount} plus {right:quantity}")

ROWS += R(
    "measure",
    Count,
    "the number of ((different|) <kind:qualities> among (all|) {filter:filter.p}|differently named "
    "{filter:filter.p}|{filter:filter.p} with different <kind:qualities>)",
    build=lambda h: Count(All(h["filter"]), h.get("kind", "name")),
    split=lambda n: {"filter": n.what.filter},
)
ROWS += R(
    "each.s",
    Count,
    "(different <kind:quality> among (all|) {filter:filter.p}|{filter:filter.s} with a "
    "different <kind:quality>)",
    build=lambda h: Count(All(h["filter"]), h["kind"]),
    split=lambda n: {"filter": n.what.filter},
)
ROWS += R(
    "measure",
    Stat,
    "the number of ({counter:counter}|) counters (that was|that were|) on {what}",
    build=lambda h: Stat("counters", h["what"], counter=h.get("counter", "")),
    split=lambda n: {"counter": n.counter, "what": n.what},
)
ROWS += R(
    "each.s",
    Divide,
    "{n} ({filter:filter.p}|{counter:counter} counters (that was|that were|) on {what}|"
    "(cards|resonators) <verb:done> this way)",
    build=lambda h: _groups(h),
    split=lambda n: {
        "n": Num(n.by),
        "counter": getattr(n.left, "counter", ""),
        "what": n.left.what,
        "filter": getattr(n.left.what, "filter", None),
    },
)


def _groups(h: Holes) -> Divide | None:
    """ "For each two Golems you control", "for each three counters on it"."""
    if not isinstance(h["n"], Num):
        return None
    if "verb" in h:
        return Divide(Count(DoneThisWay(h["verb"])), h["n"].n)
    if "filter" in h:
        return Divide(Count(All(h["filter"])), h["n"].n)
    return Divide(Stat("counters", h["what"], counter=h["counter"]), h["n"].n)


# "for each 100 life you lost this way"
ROWS += R(
    "each.s",
    Divide,
    "{n:amount} {left:portioned}",
    build=lambda h: Divide(h["left"], h["n"].n) if isinstance(h["n"], Num) and h["n"].n > 0 else None,
    split=lambda n: {"n": Num(n.by), "left": n.left},
)

# Life and damage, said of a part of it ("for each 100 ...") and of all of it ("the amount of ...").
PLAYERS = "(you|they|he or she|that player|your opponent|)"
THIS_WAY = {f"life {PLAYERS} {verb} this way": verb for verb in ("lost", "paid", "gained")}
THIS_WAY |= {f"damage (that was|) {verb} this way": verb for verb in ("dealt", "prevented")}


def portions(node: type[Node], words: dict[str, dict[str, Any]]) -> list[Family]:
    """The words with their fields as a part and as a whole, one template for both."""
    said = ("portioned", node.__name__, " | ".join(words))
    return [
        row
        for category, lead in (("portioned", ""), ("measure", "the (total|) (amount of|) "))
        for one, told in words.items()
        for row in R(category, node, lead + one, said=said, **told)
    ]


ROWS += portions(AmountThisWay, {words: {"verb": verb} for words, verb in THIS_WAY.items()})
HURT = "damage (that was|) dealt to <who:mine> this turn"
ROWS += portions(Happenings, {HURT: {"what": "damage dealt"}})
ROWS += R("portioned", AmountThisWay, "damage dealt (to it|to this card|)", verb="dealt")
for words, stat in each(
    "stat", (("ATK", "atk"), ("DEF", "def"), ("total cost", "total cost")), counted=False
):
    ROWS += R("measure", Stat, f"the <extreme:extreme> {words} among {{what:noun.p}}", stat=stat)
ROWS += R("thatmuch", ThatMuch, "that much")
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

HALF = "half (of|) ({left:measure}|{left:thatmuch} (damage|)|{left:sameamount}) <up:halves>"
ROWS += R("quantity", Divide, HALF, by=2)
ROWS += R(
    "measure",
    Happenings,
    "(the (amount of|) damage {what:ref1} dealt|the number of times (that|) {filter:filter.p} attacked) "
    "this turn",
    build=lambda h: (
        Happenings("attacked", None, h["filter"])
        if "filter" in h
        else Happenings("damage dealt", None, Filter((IsOneOf(h["what"]),)))
    ),
    split=lambda n: {"what": getattr(next(iter(n.filter.preds), None), "what", None), "filter": n.filter},
)

# ---- will symbols (203.3) ----------
SYMBOLS = "in ({what:owning} attribute cost|the attribute (cost|costs) of {what})"
COUNTED = ("measure", "WillSymbols", f"({{attribute:attribute}}|) will symbols {SYMBOLS}")
for category, words in (("measure", "the number of <kind> will symbols"), ("each.s", "<kind> will symbol")):
    kind = words.replace("<kind>", "({attribute:attribute}|)")
    ROWS += R(category, WillSymbols, f"{kind} {SYMBOLS}", said=COUNTED)
