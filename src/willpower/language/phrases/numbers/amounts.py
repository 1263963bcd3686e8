"""So many, so much: multiples, differences, as many as ..., up to ..., half of something."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.base import walk
from willpower.abilities.conditions import Compare, NumberIf
from willpower.abilities.effects import (
    ChooseNumber,
    Discard,
    Draw,
    GainGem,
    Sequence,
)
from willpower.abilities.nouns import (
    All,
    Choose,
    Filter,
    OwnedBy,
    Target,
    TopCards,
    You,
)
from willpower.abilities.quantities import Count, Divide, Minus, Num, Plus, Times

from ...raw import AmountThisWay, SubjectWho, ThatMuch
from ...rows import Family, Holes, R, each, either

ROWS: list[Family] = []

# ---- that many, twice that many, that many plus one --------------------
ROWS += R("number", Times, "(twice|double) {right:thatmany}", left=Num(2))
for words, up in each("rounding", ((", rounded up", True), (", rounded down", False)), counted=False):
    ROWS += R("number", Divide, f"half {{left:thatmany}} {words}", by=2, up=up)
ROWS += R("thatmany", ThatMuch, "that many", many=True)
ROWS += R("quantity", Times, "twice {right:thatmuch}", left=Num(2))
for words, sum_of in each("plus", (("plus", Plus), ("minus", Minus)), counted=False):
    ROWS += R(
        "act",
        Draw,
        f"draws~draw {{left:number}} cards {words} {{right:number}}",
        build=lambda h, sum_of=sum_of: Draw(sum_of(h["left"], h["right"])),  # type: ignore[misc]
        split=lambda n: {"left": n.count.left, "right": n.count.right},
    )

# ---- the difference --------------------


def _difference(h: Holes) -> NumberIf | None:
    left, right = h["left"], h["right"]
    if any(isinstance(one, (Target, Choose, TopCards)) for side in (left, right) for one in walk(side)):
        return None  # a choice is made once, and each side stands twice
    return NumberIf(Compare(left, ">=", right), Minus(left, right), Minus(right, left))


ROWS += R(
    "measure",
    NumberIf,
    "the difference between {left:term} and {right:term}",
    build=_difference,
    split=lambda n: {"left": n.then.left, "right": n.then.right},
)

# ---- more and less --------------------
SUM = ("quantity", "Plus", "({left:term}|{left}) (plus|minus) ({right}|{right:term}|{right:quantity})")
ROWS += R("quantity", Plus, "({left:onenumber}|{left:amount}) plus {right:term}", said=SUM)
for right in either("{right}", "{right:term}"):
    ROWS += R("quantity", Plus, f"{{left:term}} plus {right}", said=SUM)
    ROWS += R("quantity", Minus, f"({{left:term}} minus {right}|{{left}} minus {{right:quantity}})", said=SUM)

# ---- draw --------------------
ROWS += R(
    "act",
    Draw,
    "draws~draw {n} cards for each {each:each.s}",
    build=lambda h: Draw(Times(h["n"], h["each"])),
    split=lambda n: {"n": n.count.left, "each": n.count.right},
)
ROWS += R(
    "act",
    Sequence,
    "draws~draw up to {most} cards",
    build=lambda h: Sequence((ChooseNumber(0, Num(0), h["most"]), Draw(AmountThisWay("number")))),
    split=lambda n: {"most": n.parts[0].most},
)
for words, who in each(
    "who", (("until you have", You()), ("until (they have|he or she has)", SubjectWho())), counted=False
):
    ROWS += R(
        "act",
        Draw,
        f"draws~draw cards {words} {{n}} cards in (your|their|his or her|) hand",
        build=lambda h, who=who: Draw(Minus(h["n"], Count(All(Filter((OwnedBy(who),), S.HAND))))),  # type: ignore[misc]
        split=lambda n: {"n": n.count.left},
    )

# ---- discard --------------------


def _hand(filter: Filter | None, least: Any, at_random: bool) -> Discard:
    preds = () if filter is None else filter.preds
    phrase = 0 if filter is None else filter.phrase
    return Discard(Choose(Filter(preds, S.HAND, phrase=phrase), least, at_random=at_random))


def _for_each(h: Holes, at_random: bool) -> Discard | None:
    """So many such cards for each of something."""
    many = Times(h["n"], h["each"]) if "n" in h else h["each"]
    return None if h["filter"].zones else _hand(h["filter"], many, at_random)


def _of_each(node: Any) -> Holes:
    many = node.what.least
    some = {"n": many.left, "each": many.right} if isinstance(many, Times) else {"each": many}
    return {**some, "filter": Filter(node.what.filter.preds, phrase=node.what.filter.phrase)}


for words, at_random in each("random", (("", False), (" at random", True)), counted=False):
    ROWS += R(
        "act",
        Discard,
        f"discards~discard (a {{filter:filter.s}}|{{n}} {{filter:filter.p}}){words} for each {{each:each.s}}",
        build=lambda h, at_random=at_random: _for_each(h, at_random),  # type: ignore[misc]
        split=_of_each,
    )
    ROWS += R(
        "act",
        Discard,
        f"discards~discard (a number of|) cards{words} equal to {{n:quantity}}",
        build=lambda h, at_random=at_random: _hand(None, h["n"], at_random),  # type: ignore[misc]
        split=lambda n: {"n": n.what.least},
    )
for words, up in each("rounding", ((", rounded up", True), (", rounded down", False)), counted=False):
    ROWS += R(
        "act",
        Discard,
        f"discards~discard half (of|) the cards in {{who:whose}} hand {words}",
        build=lambda h, up=up: _hand(  # type: ignore[misc]
            None, Divide(Count(All(Filter((OwnedBy(h["who"]),), S.HAND))), 2, up), False
        ),
        split=lambda n: {"who": n.what.least.left.what.filter.preds[0].who},
    )

# ---- gems --------------------
ROWS += R(
    "act",
    GainGem,
    "gains~gain a gem of each attribute",
    attribute=0,
    count=Num(5),
    different=True,
)
