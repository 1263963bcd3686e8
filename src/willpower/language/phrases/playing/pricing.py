"""What things cost, said of the cards themselves: "chants you play cost {1} less", "reduce the cost of ...",
"the next resonator you play this turn costs ..."; and what has to be paid to attack or block (803.5, 804.4).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.ability import Limit
from willpower.abilities.effects import Apply, ChooseNow, LoseLife, PayWill
from willpower.abilities.nouns import (
    All,
    ControlledBy,
    EachPlayer,
    Filter,
    Host,
    IsOneOf,
    Opponent,
    OwnedBy,
    Shares,
    This,
    TypeIs,
    Who,
    You,
)
from willpower.abilities.statics import AddedCost, CostChange, Duration, OnlyWhile, ToDo
from willpower.abilities.words import Effort

from ...composites import PAYABLE
from ...rows import A, Family, Holes, R, each, either
from ..cards.filters import is_card, says_from
from .playing import aimless, aims, from_there, played_or_used

ROWS: list[Family] = []
THIS = Filter((IsOneOf(This()),))


def _cards(h: Holes) -> bool:
    return aimless(h["play"])


def _says_from(filter: Filter) -> bool:
    """ "Cards from graveyards" is said by a row of its own."""
    return any(isinstance(pred, OwnedBy) and says_from(pred.phrase) for pred in filter.preds)


# ---- whose cards ----------
ROWS += R("playedby", You, "you (play|control)")
ROWS += R("playedby", Opponent, "((your|an) opponent (plays|controls)|your opponents play)")
ROWS += R("playedby", EachPlayer, "(each player plays|a player plays)")
ROWS += R("costwho", You, "you")
ROWS += R("costwho", Opponent, "(your opponent|your opponents)")

# ---- "... cost {1} less" ----------
AIMED = "(that target|targeting) (a {targeting:filter.s}|{targeting:filter.p}|{targeting:thisone})"
ROWS += A("costs", CostChange, "(cost|costs) ({who:costwho}|) {symbols:will} <more:change> (to play|)")
ROWS += A("costs", CostChange, "(cost|costs) an additional {symbols:will} (to play|)", more=True)
ROWS += A("costsx", CostChange, "(cost|costs) {{X}} <more:change> (to play|)", symbols="{1}")
ROWS += A(
    "charged",
    CostChange,
    "({play:filter.p}|each {play:filter.s})",
    build=lambda h: None if _says_from(h["play"]) else from_there(h),
    check=_cards,
)
ROWS += A("charged", CostChange, "{play:filter.p} from <from_zones:elsewhere>", check=_cards)
ROWS += A("charged", CostChange, "({play:targetfilter}|{of:owningfilter} <abilities:pricedkind>)", who=You())
ROWS += A(
    "charged",
    CostChange,
    "(the <nth:nth> {play:filter.s} {who:playedby}|{who:whose} <nth:nth> {play:filter.s}) each turn",
    first_each_turn=True,
)
ROWS += A("charged", CostChange, "<abilities:pricedkind> (of {of:filter.p}|{who:playedby}|)")
ROWS += A(
    "charged",
    CostChange,
    f"{{play:head.p}} ({{who:playedby}}|) {AIMED}",
    build=played_or_used,
    split=lambda n: {"play": n.play.preds[0], "who": n.who, "targeting": n.targeting},
)
EACH = "(for each {times:each.s}|)"
WHERE = ", where X is {times:quantity}"


def _for_all(h: Holes) -> CostChange:
    return CostChange(**{"who": EachPlayer(), "play": None, **h})


def _for_this(h: Holes) -> CostChange:
    return CostChange(**{"who": You(), "play": THIS, **h})


ROWS += R(
    "static", CostChange, f"({{*charged}} {{*costs}} {EACH}|{{*charged}} {{*costsx}} {WHERE})", build=_for_all
)
ROWS += R(
    "playing",
    CostChange,
    f"(this card {{*costs}} {EACH}|this card {{*costsx}} {WHERE}|for each {{times:each.s}} , this card "
    f"{{*costs}})",
    build=_for_this,
)
ROWS += R(
    "static",
    CostChange,
    "you may pay {symbols:will} rather than pay the cost of (a {play:filter.s}|{play:filter.p})",
    who=You(),
    more=False,
    optional=True,
    set_to=True,
)
OWN_COST = "(the cost of this card|this card's cost|the cost to play this card)"
BY: dict[str, Any] = {"who": You(), "play": THIS}
ROWS += R(
    "playing", CostChange, "this card's cost (becomes|is) {symbols:will}", more=False, set_to=True, **BY
)
ROWS += R(
    "playing",
    CostChange,
    f"(<more:reduce> {OWN_COST} by {{symbols:will}} {EACH}|{OWN_COST} is <more:reduced> by "
    f"{{symbols:will}} {EACH})",
    **BY,
)
ROWS += R(
    "static",
    CostChange,
    "(<more:reduce> the (cost|costs) of {*charged} by {symbols:will}|the (cost|costs) of {*charged} "
    "(is|are) <more:reduced> by {symbols:will})",
    build=_for_all,
)

# ---- the next card of the turn ----------
ROWS += R(
    "clause",
    Apply,
    "(the next {play:filter.s} {who:playedby} this turn|"
    "your next {play:filter.s} this turn|this turn , the next {play:filter.s} {who:playedby}) "
    "costs {symbols:will} <more:change> (to play|)",
    build=lambda h: _next(h, h["more"], False),
    split=lambda n: _unnext(n),
)
NEXT = (
    "clause",
    "Apply",
    "(this turn ,|) <may> {symbols:will} <more:change> to play (the|your|their) next {play:filter.s} "
    "(if it shares a {quality:quality} with {with:noun}|this turn|until end of turn|)",
)
for pay, optional in each("may", (("{who#} pays~pay", False), ("you may pay", True)), counted=False):
    ROWS += R(
        "clause",
        Apply,
        f"(this turn ,|) {pay} {{symbols:will}} <more:change> to play (the|your|their) next "
        "{play:filter.s} (this turn|until end of turn|)",
        build=lambda h, optional=optional: _next(h, h["more"], optional),  # type: ignore[misc]
        split=lambda n: _unnext(n),
        said=NEXT,
    )
    ROWS += R(
        "clause",
        Apply,
        f"(this turn ,|) {pay} {{symbols:will}} <more:change> to play (the|your|their) next "
        "{play:filter.s} if it shares a {quality:quality} with {with:noun}",
        build=lambda h, optional=optional: _next_alike(h, h["more"], optional),  # type: ignore[misc]
        split=lambda n: _unalike(n),
        said=NEXT,
    )


ROWS += R(
    "playing",
    CostChange,
    "this card costs {symbols:will} (to play|)",
    who=You(),
    play=THIS,
    more=False,
    set_to=True,
)


def _next(h: Holes, more: bool, optional: bool, of: Filter | None = None) -> Apply | None:
    """Only the next such card of this turn: the effect is used up by it, or by the next `of` these."""
    if not is_card(h["play"]):
        return None
    who = h.get("who", You())
    said = from_there(h)
    origin = said.get("from_zones", 0)
    change = CostChange(
        who, said["play"], h["symbols"], more, optional=optional, from_zones=origin, once=True, next_of=of
    )
    return Apply((change,), Duration("end of turn"))


def _next_alike(h: Holes, more: bool, optional: bool) -> Apply | None:
    filter = h["play"]
    alike = Filter((*filter.preds, Shares(h["quality"], h["with"])), filter.zones, phrase=filter.phrase)
    return _next({**h, "play": alike}, more, optional, filter)  # another card is the next one as well


def _unalike(node: Any) -> dict[str, object]:
    out: dict[str, Any] = {**_unnext(node)}
    filter: Filter = out["play"]
    shares: Any = filter.preds[-1]
    plain = Filter(filter.preds[:-1], filter.zones, phrase=filter.phrase)
    return {**out, "play": plain, "quality": shares.quality, "with": shares.what}


def _unnext(node: Any) -> dict[str, object]:
    change = node.statics[0]
    return {"who": change.who, "play": change.play, "symbols": change.symbols}


# ---- what this very ability costs (903.2i) ----------
OWN = "(this ability {*costs}|{*pays} to play this ability)"
OWN_X = "(this ability {*costsx}|{*paysx} to play this ability)"
AIMED = "(,|) if it targets (a {targeting:filter.s}|{targeting:filter.p})"
ROWS += R("owncost", CostChange, f"({OWN} ({EACH}|{AIMED})|{OWN_X} {WHERE})", build=lambda h: _own(h))
ROWS += R(
    "owncostif",
    OnlyWhile,
    "({effects:owncost} if {condition:conditions}|(if|as long as) {condition:conditions} , "
    "{effects:owncost})",
    check=lambda h: not aims(h["condition"]),
)


def _own(h: Holes) -> CostChange | None:
    change = CostChange(**{"who": You(), "play": None, **h})
    return change if isinstance(change.who, You) and not change.set_to else None


ROWS += R("limit", Limit, "({cost:owncost}|{cost:owncostif}) .")

# ---- to attack and to block ----------
ACTS: tuple[tuple[str, Effort, Who | None], ...] = (
    ("attack", "attack", None),
    ("block", "block", None),
    ("attack or block", "attack or block", None),
    ("attack you", "attack", You()),
    ("attack your opponent", "attack", Opponent()),
    ("attack players", "attack", EachPlayer()),
)


Check = Callable[[Any], bool]


def _controlled_by(what: Any, who: type[Who]) -> bool:
    filter = getattr(what, "filter", None)
    return filter is not None and any(
        isinstance(pred, ControlledBy) and isinstance(pred.who, who) for pred in filter.preds
    )


def _mine(what: Any) -> bool:
    return isinstance(what, (This, Host)) or _controlled_by(what, You)


def _theirs(what: Any) -> bool:
    return _controlled_by(what, Opponent)


def _anyones(what: Any) -> bool:
    return True


# Whoever attacks or blocks pays for it (803.5, 804.4), so the words must mean that player.
PAYERS: tuple[tuple[str, str, Check], ...] = (
    ("you", "p", _mine),
    ("(your opponent|that player)", "s", _theirs),
    ("they", "p", _theirs),
    ("(its controller|their controller)", "s", _anyones),
    ("their controllers", "p", _anyones),
)


def _payable(item: Any) -> bool:
    if isinstance(item, ChooseNow):
        return all(map(_payable, item.options))
    return isinstance(item, (*PAYABLE, PayWill, LoseLife))


def _to_do(h: Holes, act: Effort, to: Who | None, means: Check) -> ToDo | None:
    if not means(h["what"]) or not all(map(_payable, h["cost"])):
        return None
    return ToDo(h["what"], act, h["cost"], to)


def _undone(node: ToDo) -> dict[str, object]:
    return {"what": node.what, "cost": node.cost}


def _this_turn(h: Holes, make: Callable[[Holes], ToDo | None]) -> Apply | None:
    made = make(h)
    return None if made is None else Apply((made,), Duration("end of turn"))


def _everything(h: Holes, act: Effort) -> ToDo:
    """A player pays for whatever they attack with."""
    return ToDo(All(Filter((TypeIs(S.J_RESONATOR), ControlledBy(h["who"])))), act, h["cost"])


def _with_those(h: Holes, act: Effort) -> ToDo | None:
    filter = h["with"]
    if filter.zones or any(isinstance(pred, ControlledBy) for pred in filter.preds):
        return None
    return ToDo(All(Filter((*filter.preds, ControlledBy(h["who"])), phrase=filter.phrase)), act, h["cost"])


UNLESS = (
    "{what:subject#} cannot <act>",
    "unless <payer> (pays~pay {cost:justpay,} (for each of them|)|{cost:act#})",
)
for acting, act, to in each("act", ACTS, counted=False):
    for payer, number, means in each("payer", PAYERS, counted=False):
        pays = "pay" if number == "p" else "pays"
        for words in either(
            f"{payer} {pays} {{cost:justpay,}} (for each of them|)",
            f"{payer} ({{cost:act.{number}}}|{{cost:paysor.{number}}})",
        ):
            make = partial(_to_do, act=act, to=to, means=means)
            ROWS += R(
                "static",
                ToDo,
                f"{{what:subject#}} cannot {acting} unless {words}",
                build=make,
                split=_undone,
                said=("static", "ToDo", f"{UNLESS[0]} {UNLESS[1]}"),
            )
            ROWS += R(
                "clause",
                Apply,
                f"{{what:subject#}} cannot {acting} this turn unless {words}",
                build=partial(_this_turn, make=make),
                split=lambda n: _undone(n.statics[0]),
                tuples="cost",
                said=("clause", "Apply", f"{UNLESS[0]} this turn {UNLESS[1]}"),
            )
for acting, act in each(
    "act", (("attack", "attack"), ("block", "block"), ("attack or block", "attack or block")), counted=False
):
    for tail in either(f"to {acting}", f"for each (resonator|J/resonator) they {acting} with"):
        ROWS += R(
            "static",
            ToDo,
            f"{{who:plainwho#}} must pay {{cost:justpay,}} {tail}",
            build=partial(_everything, act=act),
            split=lambda n: {"who": n.what.filter.preds[1].who, "cost": n.cost},
        )
    ROWS += R(
        "static",
        ToDo,
        f"{{who:plainwho#}} must pay {{cost:justpay,}} to {acting} with {{with:filter.p}}",
        build=partial(_with_those, act=act),
        split=lambda n: {
            "who": n.what.filter.preds[-1].who,
            "cost": n.cost,
            "with": Filter(n.what.filter.preds[:-1], phrase=n.what.filter.phrase),
        },
    )


ROWS += R(
    "static",
    ToDo,
    "{who:plainwho#} must pay {cost:justpay,} to attack you",
    build=lambda h: replace(_everything(h, "attack"), to=You()),
    split=lambda n: {"who": n.what.filter.preds[1].who, "cost": n.cost},
)


# ---- additional costs of other cards ----------
def _whose(h: Holes, filter: Filter) -> Filter:
    who = h["who"]
    return (
        filter if isinstance(who, EachPlayer) else replace(filter, preds=(*filter.preds, ControlledBy(who)))
    )


def _added(h: Holes) -> AddedCost | None:
    filter = h["what"]
    payable = all(isinstance(item, (*PAYABLE, PayWill, LoseLife)) for item in h["cost"])
    if (
        filter.zones
        or not aimless(filter)
        or not payable
        or not isinstance(h["who"], (You, Opponent, EachPlayer))
    ):
        return None
    return AddedCost(h["cost"], _whose(h, filter), phrase=0)


def _unadded(node: Any) -> dict[str, object]:
    last = node.what.preds[-1]
    own = isinstance(last, ControlledBy) and last.phrase == 0
    filter = replace(node.what, preds=node.what.preds[:-1]) if own else node.what
    return {"cost": node.cost, "what": filter, "who": last.who if own else EachPlayer()}


PEOPLE: tuple[tuple[str, str, Any], ...] = (
    ("you", "p", You()),
    ("your opponent", "s", Opponent()),
    ("players", "p", EachPlayer()),
    ("each player", "s", EachPlayer()),
)
for words, number, who in each("who", PEOPLE, counted=False):
    pays = "pay" if number == "p" else "pays"
    for template in either(
        f"as an additional cost to play {{what:filter.p}} , {words} {pays} {{cost:justpay,}}",
        f"as an additional cost to play {{what:filter.p}} , {words} {{cost:act.{number}}}",
        f"{words} must {{cost:cost!}} as an additional cost to play {{what:filter.p}}",
    ):
        ROWS += R(
            "static",
            AddedCost,
            template,
            build=lambda h, who=who: _added({**h, "who": who}),  # type: ignore[misc]
            split=_unadded,
            said=("static", "AddedCost", "as an additional cost to play {what:filter.p} , <who> <cost>"),
        )
