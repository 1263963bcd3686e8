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
from willpower.abilities.effects import Apply, LoseLife, PayWill
from willpower.abilities.nouns import (
    All,
    ControlledBy,
    EachPlayer,
    Filter,
    Host,
    IsOneOf,
    Opponent,
    This,
    TypeIs,
    Who,
    You,
)
from willpower.abilities.statics import AddedCost, CostChange, Duration, OnlyWhile, ToDo
from willpower.abilities.words import Effort

from ...composites import PAYABLE
from ...rows import Holes, R, Row, each, either
from ..cards.filters import is_card
from ..numbers.quantities import by_x
from .playing import aimless

ROWS: list[Row] = []
THIS = Filter((IsOneOf(This()),))


def _cards(h: Holes) -> bool:
    return aimless(h["play"])


# ---- whose cards ----------
ROWS += R("playedby", You, "you play")
ROWS += R("playedby", Opponent, "(your opponent plays|an opponent plays|your opponents play)")
ROWS += R("playedby", EachPlayer, "(each player plays|a player plays)")
ROWS += R("costwho", You, "you")
ROWS += R("costwho", Opponent, "(your opponent|your opponents)")
ROWS += R("post", ControlledBy, "(your opponents play|an opponent plays)", who=Opponent())

KEYWORD_ABILITIES = (
    ("God's Art", "god's art"),
    ("[judgment]", "judgment"),
    ("[inheritance]", "inheritance"),
    ("[shift]", "shift"),
    ("[evolution]", "evolution"),
    ("[bestow]", "bestow"),
)

# ---- "... cost {1} less" ----------
for change, more in each("change", (("less", False), ("more", True)), counted=False):
    TAIL = f"{{symbols:will}} {change} (to play|)"
    ROWS += R(
        "static",
        CostChange,
        f"{{play:filter.p}} cost {{symbols:will}} {change}",
        who=EachPlayer(),
        more=more,
        check=_cards,
    )
    ROWS += R("static", CostChange, f"{{play:filter.p}} cost {{who:costwho}} {TAIL}", more=more, check=_cards)
    ROWS += R(
        "static",
        CostChange,
        f"each {{play:filter.s}} costs {TAIL}",
        who=EachPlayer(),
        more=more,
        check=_cards,
    )
    ROWS += R(
        "static",
        CostChange,
        f"the first {{play:filter.s}} {{who:playedby}} each turn costs {TAIL}",
        more=more,
        first_each_turn=True,
        check=_cards,
    )
    ROWS += R(
        "clause",
        Apply,
        f"the next {{play:filter.s}} {{who:playedby}} this turn costs {TAIL}",
        build=lambda h, more=more: _next(h, more, False),  # type: ignore[misc]
        split=lambda n: _unnext(n),
    )
    for pay, optional in each(
        "may",
        (
            (f"{{who#}} pays~pay {{symbols:will}} {change}", False),
            (f"you may pay {{symbols:will}} {change}", True),
        ),
    ):
        ROWS += R(
            "clause",
            Apply,
            f"{pay} to play (the|your|their) next {{play:filter.s}} (this turn|)",
            build=lambda h, more=more, optional=optional: _next(h, more, optional),  # type: ignore[misc]
            split=lambda n: _unnext(n),
        )
    fixed: dict[str, Any] = {"play": None, "more": more}
    ROWS += R(
        "static",
        CostChange,
        f"{{who#}} pays~pay {{symbols:will}} {change} to do judgment",
        abilities=("judgment",),
        **fixed,
    )
    ROWS += R(
        "static",
        CostChange,
        f"{{who#}} pays~pay {{symbols:will}} {change} to play God's Arts",
        abilities=("god's art",),
        **fixed,
    )
    ROWS += R(
        "static",
        CostChange,
        f"you may pay {{symbols:will}} {change} to play God's Arts",
        who=You(),
        abilities=("god's art",),
        optional=True,
        **fixed,
    )
    ROWS += R(
        "static",
        CostChange,
        f"activate abilities of {{of:filter.p}} cost {TAIL}",
        who=EachPlayer(),
        abilities=("any",),
        **fixed,
    )
    ROWS += R(
        "static", CostChange, f"activate abilities {{who:playedby}} cost {TAIL}", abilities=("any",), **fixed
    )
    ROWS += R(
        "static", CostChange, f"activate abilities cost {TAIL}", who=EachPlayer(), abilities=("any",), **fixed
    )
    ROWS += R(
        "static",
        CostChange,
        f"{{who#}} pays~pay {{symbols:will}} {change} to play activate abilities",
        abilities=("any",),
        **fixed,
    )
    ROWS += R(
        "static",
        CostChange,
        f"{{who:plainwho#}} must pay {{symbols:will}} {change} to play {{play:filter.p}}",
        more=more,
        check=_cards,
    )
    ROWS += R(
        "static",
        CostChange,
        f"{{who:plainwho#}} must pay {{symbols:will}} {change} to play activate abilities "
        "(of {of:filter.p}|)",
        abilities=("any",),
        **fixed,
    )
    for pay, optional in each(
        "may",
        (
            (f"{{who#}} pays~pay {{symbols:will}} {change} to play", False),
            (f"you may pay {{symbols:will}} {change} to play", True),
        ),
    ):
        many: dict[str, Any] = {"who": You()} if optional else {}
        ROWS += R(
            "static",
            CostChange,
            f"{pay} {{play:filter.p}} for each {{times:each.s}}",
            more=more,
            optional=optional,
            check=_cards,
            **many,
        )
        ROWS += R(
            "static",
            CostChange,
            by_x(f"{pay} {{play:filter.p}}"),
            symbols="{1}",
            more=more,
            optional=optional,
            check=_cards,
            **many,
        )
    ROWS += R(
        "static",
        CostChange,
        f"{{play:filter.p}} cost {TAIL} for each {{times:each.s}}",
        who=EachPlayer(),
        more=more,
        check=_cards,
    )
    for shown, ability in each("keyword", KEYWORD_ABILITIES, counted=False):
        ROWS += R(
            "static",
            CostChange,
            f"{{of:owningfilter}} {shown} abilities cost {TAIL}",
            who=You(),
            play=None,
            more=more,
            abilities=(ability,),
        )
        ROWS += R(
            "static",
            CostChange,
            f"{shown} abilities {{who:playedby}} cost {TAIL}",
            play=None,
            more=more,
            abilities=(ability,),
        )
        ROWS += R(
            "static",
            CostChange,
            f"{shown} abilities of {{of:filter.p}} cost {TAIL}",
            who=EachPlayer(),
            play=None,
            more=more,
            abilities=(ability,),
        )
    ROWS += R(
        "static",
        CostChange,
        f"{{who#}} pays~pay {{symbols:will}} {change} to play {{play:head.p}} "
        "(that target|targeting) {targeting_who:plainwho.p}",
        build=lambda h, more=more: CostChange(  # type: ignore[misc]
            h["who"], Filter((h["play"],)), h["symbols"], more, targeting_who=h["targeting_who"]
        ),
        split=lambda n: {
            "who": n.who,
            "symbols": n.symbols,
            "play": n.play.preds[0],
            "targeting_who": n.targeting_who,
        },
    )
    verb, done = ("reduce", "reduced") if not more else ("increase", "increased")
    for words in either(
        f"{verb} the (cost|costs) of {{play:filter.p}} by {{symbols:will}}",
        f"the (cost|costs) of {{play:filter.p}} (is|are) {done} by {{symbols:will}}",
    ):
        ROWS += R("static", CostChange, words, who=EachPlayer(), more=more, check=_cards)
    this: dict[str, Any] = {"who": You(), "play": THIS, "more": more}
    for words in either(
        f"(the cost of this card|this card's cost|the cost to play this card) is {done} by {{symbols:will}}",
        f"{verb} (the cost of this card|this card's cost|the cost to play this card) by {{symbols:will}}",
        f"this card costs {{symbols:will}} {change}",
    ):
        ROWS += R("playing", CostChange, words, **this)
        ROWS += R("playing", CostChange, f"{words} for each {{times:each.s}}", **this)


ROWS += R(
    "playing",
    CostChange,
    "this card costs {symbols:will} (to play|)",
    who=You(),
    play=THIS,
    more=False,
    set_to=True,
)


def _next(h: Holes, more: bool, optional: bool) -> Apply | None:
    """Only the next such card of this turn: the effect is used up by it."""
    if not is_card(h["play"]):
        return None
    change = CostChange(h.get("who", You()), h["play"], h["symbols"], more, optional=optional, once=True)
    return Apply((change,), Duration("end of turn"))


def _unnext(node: Any) -> dict[str, object]:
    change = node.statics[0]
    return {"who": change.who, "play": change.play, "symbols": change.symbols}


# ---- what this very ability costs (903.2i) ----------
for change, more in each("change", (("less", False), ("more", True)), counted=False):
    OWN: dict[str, Any] = {"who": You(), "play": None, "more": more}
    for words, optional in each(
        "may",
        (
            (f"this ability costs {{symbols:will}} {change} (to play|)", False),
            (f"you pay {{symbols:will}} {change} to play this ability", False),
            (f"you may pay {{symbols:will}} {change} to play this ability", True),
        ),
    ):
        ROWS += R("owncost", CostChange, words, optional=optional, **OWN)
        ROWS += R("owncost", CostChange, f"{words} for each {{times:each.s}}", optional=optional, **OWN)
        ROWS += R("owncost", CostChange, by_x(words), symbols="{1}", optional=optional, **OWN)
ROWS += R("owncostif", OnlyWhile, "{effects:owncost} if {condition:conditions}")
ROWS += R("owncostif", OnlyWhile, "if {condition:conditions} , {effects:owncost}")
ROWS += R("owncostif", OnlyWhile, "as long as {condition:conditions} , {effects:owncost}")
ROWS += R("limit", Limit, "{cost:owncost} .")
ROWS += R("limit", Limit, "{cost:owncostif} .")

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
    ("your opponent", "s", _theirs),
    ("they", "p", _theirs),
    ("(its controller|their controller)", "s", _anyones),
    ("their controllers", "p", _anyones),
)


def _to_do(h: Holes, act: Effort, to: Who | None, means: Check) -> ToDo | None:
    if not means(h["what"]) or not all(isinstance(item, (*PAYABLE, PayWill, LoseLife)) for item in h["cost"]):
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


for acting, act, to in each("act", ACTS):
    for payer, number, means in each("payer", PAYERS):
        pays = "pay" if number == "p" else "pays"
        for words in either(
            f"{payer} {pays} {{cost:justpay,}} (for each of them|)", f"{payer} {{cost:act.{number}}}"
        ):
            make = partial(_to_do, act=act, to=to, means=means)
            ROWS += R(
                "static", ToDo, f"{{what:subject#}} cannot {acting} unless {words}", build=make, split=_undone
            )
            ROWS += R(
                "clause",
                Apply,
                f"{{what:subject#}} cannot {acting} this turn unless {words}",
                build=partial(_this_turn, make=make),
                split=lambda n: _undone(n.statics[0]),
                tuples="cost",
            )
for acting, act in each(
    "act", (("attack", "attack"), ("block", "block"), ("attack or block", "attack or block"))
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


for words, number in (("you", "p"), ("your opponent", "s"), ("players", "p"), ("each player", "s")):
    who: Any = {"you": You(), "your opponent": Opponent()}.get(words, EachPlayer())
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
        )
ROWS += R(
    "static",
    CostChange,
    "{play:filter.p} cost an additional {symbols:will} (to play|)",
    who=EachPlayer(),
    more=True,
    check=_cards,
)
