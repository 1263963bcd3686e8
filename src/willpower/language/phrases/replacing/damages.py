"""Damage that is changed: prevented in part, doubled, reduced, dealt to another (910, 1018)."""

from __future__ import annotations

from typing import Any

from willpower.abilities.conditions import Compare
from willpower.abilities.effects import Apply
from willpower.abilities.nouns import All, Both, EventObject
from willpower.abilities.quantities import Divide, EventAmount, Minus, Num, Plus, Stat, Times
from willpower.abilities.statics import Prevent, ReplaceAmount
from willpower.abilities.triggers import DealsDamage, LifeChanges, While
from willpower.abilities.words import Op

from ...rows import Family, Holes, L, R, each
from .replacing import WHAT

ROWS: list[Family] = []

# ---- to whom: "you or a resonator you control" ----------
JOINT = "(or|and|and/or)"
ROWS += R(
    "dealt",
    Both,
    f"(({{parts:plainwho.p}} {JOINT} {{parts:bareplural.p}}|{{parts:noun.s}} {JOINT} "
    f"{{parts:plainwho.p}})|{{parts:plainwho.p}} or {{parts:anyone}})",
    check=lambda h: _both(h),
)
ROWS += R("anyone", All, "(a|each) {filter:filter.s}")


def _both(h: Holes) -> bool:
    return len(h["parts"]) == 2


# ---- which damage ----------
ROWS += R("damage", DealsDamage, "battle damage", what=None, to=None, battle=True)
for tail, up in each("rounding", ((", rounded up", True), (", rounded down", False)), counted=False):
    ROWS += R(
        "static",
        Prevent,
        f"prevent half (of|) (the|all) {{event:damage}} {tail}",
        amount=Divide(EventAmount(), 2, up),
    )
ROWS += R(
    "static",
    Prevent,
    "prevent (all|any|{amount:portion} (the|all|)|{amount:amount} of (the|any|all)|{amount:amount}) "
    "{event:damage}",
)

# ---- so much damage ----------
BOUNDS = (
    ("{n:amount} or more", ">="),
    ("{n:amount} or less", "<="),
    ("more than {n:amount}", ">"),
    ("less than {n:amount}", "<"),
    ("at least {n:amount}", ">="),
)
for bound, op in each("op", BOUNDS, counted=False):
    SO_MUCH = f"{bound} damage"
    ROWS += R(
        "wouldhappen",
        While,
        f"({WHAT} would deal {SO_MUCH} (to {{to:damaged}}|)|"
        f"{{to:dealt}} would be dealt {SO_MUCH} (by {{what:group}}|)|{SO_MUCH} would be dealt to "
        f"{{to:dealt}})",
        build=lambda h, op=op: _at_least(h, op),  # type: ignore[misc]
        split=lambda n: {"what": n.trigger.what, "to": n.trigger.to, "n": n.condition.right},
    )
    for who, how in each("change", (("gain", "gain"), ("lose", "lose")), counted=False):
        ROWS += R(
            "wouldhappen",
            While,
            f"{{who#}} would {who} {bound} life",
            build=lambda h, op=op, how=how: While(  # type: ignore[misc]
                LifeChanges(h["who"], how), Compare(EventAmount(), op, h["n"])
            ),
            split=lambda n: {"who": n.trigger.who, "n": n.condition.right},
        )


ROWS += R(
    "wouldhappen",
    While,
    "{to:dealt} would be dealt damage <op:morethan> its {stat:stat}",
    build=lambda h: _at_least({**h, "n": Stat(h["stat"], EventObject())}, h["op"]),
    split=lambda n: {"to": n.trigger.to, "stat": n.condition.right.stat},
)


def _at_least(h: Holes, op: Op) -> While:
    return While(DealsDamage(h.get("what"), h.get("to")), Compare(EventAmount(), op, h["n"]))


# ---- "damage dealt to ... is reduced by ..." ----------
EVENT: dict[str, Any] = {"left": EventAmount()}
ROWS += R(
    "dealing",
    DealsDamage,
    "({*which} (dealt|that would be dealt) {*dealtto}|"
    "{*which} (that|) {what:noun} (deals|deal|would deal) (to {to:dealt}|))",
)
ROWS += R("dealing", DealsDamage, "{*which}", build=lambda h: DealsDamage(**{"what": None, **h}))
ROWS += R("damagechange", Minus, "(reduced|decreased) by {right:amount}", **EVENT)
ROWS += R("damagechange", Plus, "increased by {right:amount}", **EVENT)
ROWS += L("damagechange", Times, "right", {"doubled": Num(2), "tripled": Num(3)}, **EVENT)
ROWS += R("damagechange", Divide, "halved <up:halves>", by=2, **EVENT)


def _taken(node: Any) -> dict[str, object]:
    return {"event": node.event, "amount": node.amount}


ROWS += R(
    "static",
    ReplaceAmount,
    "((all|) {event:dealing} is {amount:damagechange}|double (all|) {event:dealing})",
    build=lambda h: ReplaceAmount(h["event"], h.get("amount", Times(EventAmount(), Num(2)))),
)
ROWS += R(
    "clause",
    Apply,
    "(all|) {event:dealing} {duration} is {amount:damagechange}",
    build=lambda h: Apply((ReplaceAmount(h["event"], h["amount"]),), h["duration"]),
    split=lambda n: {**_taken(n.statics[0]), "duration": n.duration},
)

# ---- who deals more, who is dealt less ----------
ROWS += L("someof", Times, "right", {"(double|twice the)": Num(2), "triple": Num(3)}, **EVENT)
ROWS += R("someof", Divide, "half", by=2, **EVENT)
ROWS += R("someof", Plus, "({right:amount} (more|additional)|an additional {right:amount})", **EVENT)
ROWS += R("someof", Minus, "{right:amount} less", **EVENT)


def _event(h: Holes) -> DealsDamage:
    told = {name: h[name] for name in ("battle", "unlike_battle") if name in h}
    return DealsDamage(h.get("what"), h.get("to"), **told)


ROWS += R(
    "static",
    ReplaceAmount,
    "({what:noun#} deals~deal {amount:someof} {*which} (to {to:dealt}|)|"
    "{to:noun#} (takes~take|is~are dealt) {amount:someof} {*which} ((from|by) {what:noun}|))",
    build=lambda h: ReplaceAmount(_event(h), h["amount"]),
    split=lambda n: {"what": n.event.what, "to": n.event.to, "amount": n.amount},
)
ROWS += R(
    "static",
    Prevent,
    "{what:noun#} deals~deal no {*which}",
    build=lambda h: Prevent(_event(h)),
    split=lambda n: {"what": n.event.what},
)
