"""Damage that is changed: prevented in part, doubled, reduced, dealt to another (910, 1018)."""

from __future__ import annotations

from typing import Any

from willpower.abilities.conditions import Compare
from willpower.abilities.effects import Apply
from willpower.abilities.nouns import All, Both, EventObject, Quantity
from willpower.abilities.quantities import Divide, EventAmount, Minus, Num, Plus, Stat, Times
from willpower.abilities.statics import Duration, Prevent, Redirect, ReplaceAmount
from willpower.abilities.triggers import DealsDamage, Either, LifeChanges, Trigger, While
from willpower.abilities.words import Op

from ...raw import AmountThisWay, Same
from ...rows import Holes, R, Row, each, either
from .replacing import WHAT, would

ROWS: list[Row] = []

# ---- to whom: "you or a resonator you control" ----------
for joint in either("or", "and", "and/or"):
    ROWS += R("dealt", Both, f"{{parts:plainwho.p}} {joint} {{parts:bareplural.p}}", check=lambda h: _both(h))
    ROWS += R("dealt", Both, f"{{parts:noun.s}} {joint} {{parts:plainwho.p}}", check=lambda h: _both(h))
ROWS += R("dealt", Both, "{parts:plainwho.p} or {parts:anyone}", check=lambda h: _both(h))
ROWS += R("anyone", All, "a {filter:filter.s}")
ROWS += R("anyone", All, "each {filter:filter.s}")


def _both(h: Holes) -> bool:
    return len(h["parts"]) == 2


# ---- which damage ----------
ROWS += R("damage", DealsDamage, "battle damage", what=None, to=None, battle=True)
ROWS += R(
    "damage",
    Either,
    "battle damage that would be dealt to (and|or) (dealt|) by {what:noun}",
    build=lambda h: Either((DealsDamage(h["what"], None, True), DealsDamage(None, Same(), True))),
    split=lambda n: {"what": n.triggers[0].what},
)
HALVES = (("", False), (", rounded up", True), ("rounded up", True), (", rounded down", False))
for tail, up in each("rounding", HALVES, counted=False):
    ROWS += R(
        "static",
        Prevent,
        f"prevent half (of|) (the|all) {{event:damage}} {tail}",
        amount=Divide(EventAmount(), 2, up),
    )
ROWS += R(
    "static",
    Prevent,
    "prevent all but {most:amount} of {event:damage}",
    build=lambda h: Prevent(h["event"], Minus(EventAmount(), h["most"])),
    split=lambda n: {"event": n.event, "most": n.amount.right},
)
ROWS += R("static", Prevent, "prevent {amount:amount} of (the|any|all) {event:damage}")
ROWS += R("static", Prevent, "prevent {amount:amount} {event:damage}")

# ---- so much damage ----------
BOUNDS = (
    ("{n:amount} or more", ">="),
    ("{n:amount} or less", "<="),
    ("more than {n:amount}", ">"),
    ("less than {n:amount}", "<"),
    ("at least {n:amount}", ">="),
)
for bound, op in each("op", BOUNDS, counted=False):
    for words, fixed in each(
        "manner",
        (
            (f"{WHAT} would deal {bound} damage to {{to:damaged}}", {}),
            (f"{WHAT} would deal {bound} damage", {"to": None}),
            (f"{{to:dealt}} would be dealt {bound} damage", {"what": None}),
            (f"{{to:dealt}} would be dealt {bound} damage by {{what:group}}", {}),
            (f"{bound} damage would be dealt to {{to:dealt}}", {"what": None}),
        ),
    ):
        ROWS += R(
            "wouldhappen",
            While,
            words,
            build=lambda h, op=op: _at_least(h, op),  # type: ignore[misc]
            split=lambda n: {
                "what": n.trigger.what,
                "to": n.trigger.to,
                "n": n.condition.right,
            },
            tuples=" ".join(fixed),
        )
    for who, how in (("gain", "gain"), ("lose", "lose")):
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


def is_damage(event: Trigger) -> bool:
    """Whether what would happen is damage."""
    return isinstance(event, DealsDamage) or (
        isinstance(event, While) and isinstance(event.trigger, DealsDamage)
    )


def _of_life(event: Trigger, how: str) -> bool:
    inner = event.trigger if isinstance(event, While) else event
    return isinstance(inner, LifeChanges) and inner.how == how


def _changed(h: Holes, how: str, amount: Quantity) -> ReplaceAmount | None:
    event = h["event"]
    fits = is_damage(event) if not how else _of_life(event, how)
    return ReplaceAmount(event, amount) if fits else None


TWICE: dict[str, Any] = {"left": EventAmount(), "right": Num(2)}
HALF: dict[str, Any] = {"left": EventAmount(), "by": 2}
for unit in ("damage", "life"):
    new = f"new{unit}"
    ROWS += R(new, Plus, f"that much {unit} (+|plus) {{right:amount}}", left=EventAmount())
    ROWS += R(new, Minus, f"that much {unit} (-|minus) {{right:amount}}", left=EventAmount())
    ROWS += R(new, Plus, f"{{right:amount}} (more|additional) {unit}", left=EventAmount())
    ROWS += R(new, Minus, f"{{right:amount}} less {unit}", left=EventAmount())
    ROWS += R(new, Times, f"(double|twice) that (much|) {unit}", **TWICE)
    ROWS += R(new, Divide, f"half (of|) that (much|) {unit}", **HALF)
    for much in either(f"that {unit}", f"that much {unit}", "that much"):
        ROWS += R(new, Divide, f"half (of|) {much} (,|) rounded up", up=True, **HALF)
        ROWS += R(new, Divide, f"half (of|) {much} (,|) rounded down", **HALF)
PLAYER = "(you|they|he or she|that player|)"
KINDS: tuple[tuple[str, str, str], ...] = (
    ("", "(it deals|they deal|that card deals|it is dealt|it's dealt)", "damage"),
    ("gain", f"{PLAYER} (gain|gains)", "life"),
    ("lose", f"{PLAYER} (lose|loses)", "life"),
)
for how, does, unit in KINDS:
    ROWS += would(
        "{event:wouldhappen}",
        f"{does} {{amount:new{unit}}} instead",
        lambda h, how=how: _changed(h, how, h["amount"]),
        lambda n: {"event": n.event, "amount": n.amount},
    )
    ROWS += would(
        "{event:wouldhappen}",
        f"{does} only {{amount:amount}} {unit} instead",
        lambda h, how=how: _changed(h, how, h["amount"]),
        lambda n: {"event": n.event, "amount": n.amount},
    )
ROWS += would(
    "{event:wouldhappen}",
    "{amount:amount} damage is dealt (to (it|you|them|that resonator|that player|this card)|) instead",
    lambda h: _changed(h, "", h["amount"]),
    lambda n: {"event": n.event, "amount": n.amount},
)
for how, does, unit in KINDS:
    for words, up in each("rounding", ((", rounded up", True), (", rounded down", False)), counted=False):
        ROWS += would(
            "{event:wouldhappen}",
            f"{does} half (of|) that (much|) {unit} instead {words}",
            lambda h, how=how, up=up: _changed(h, how, Divide(EventAmount(), 2, up)),
            lambda n: {"event": n.event},
        )
STOPS: tuple[tuple[str, Any, Any], ...] = (
    (
        "prevent all but {n:amount} of (it|that damage)",
        lambda h: Prevent(h["event"], Minus(EventAmount(), h["n"])),
        lambda n: {"n": n.amount.right},
    ),
    (
        "prevent half (of|) (it|that damage)",
        lambda h: Prevent(h["event"], Divide(EventAmount(), 2)),
        lambda n: {},
    ),
    (
        "prevent half (of|) (it|that damage) (,|) rounded up",
        lambda h: Prevent(h["event"], Divide(EventAmount(), 2, True)),
        lambda n: {},
    ),
    ("prevent (it|that damage)", lambda h: Prevent(h["event"]), lambda n: {}),
    (
        "prevent {amount:amount} of (it|that damage)",
        lambda h: Prevent(h["event"], h["amount"]),
        lambda n: {"amount": n.amount},
    ),
)
for words, stop, unstop in each("stop", STOPS):
    ROWS += would(
        "{event:wouldhappen}",
        words,
        lambda h, stop=stop: stop(h) if is_damage(h["event"]) else None,
        lambda n, unstop=unstop: {"event": n.event, **unstop(n)},
    )

# ---- "damage dealt to ... is reduced by ..." ----------
HOW = "(to {to:dealt}|by {what:noun}|to {to:dealt} by {what:noun}|by {what:noun} to {to:dealt})"
DEALT: tuple[tuple[str, dict[str, Any]], ...] = (
    (f"damage (that would be|) dealt {HOW}", {}),
    (f"battle damage (that would be|) dealt {HOW}", {"battle": True}),
    ("damage {what:noun} deals (to {to:dealt}|)", {}),
    ("damage (dealt|)", {}),
    ("battle damage (dealt|)", {"battle": True}),
)
ROWS += R("damagechange", Minus, "(reduced|decreased) by {right:amount}", left=EventAmount())
ROWS += R("damagechange", Plus, "increased by {right:amount}", left=EventAmount())
ROWS += R("damagechange", Times, "doubled", **TWICE)
ROWS += R("damagechange", Times, "tripled", left=EventAmount(), right=Num(3))
ROWS += R("damagechange", Divide, "halved", **HALF)
ROWS += R("damagechange", Divide, "halved , rounded up", up=True, **HALF)
ROWS += R("damagechange", Divide, "halved , rounded down", **HALF)


def _event(h: Holes, fixed: dict[str, Any]) -> DealsDamage:
    return DealsDamage(h.get("what"), h.get("to"), **fixed)


def _taken(node: Any) -> dict[str, object]:
    return {"what": node.event.what, "to": node.event.to, "amount": node.amount}


for words, fixed in each("manner", DEALT):
    ROWS += R(
        "static",
        ReplaceAmount,
        f"(all|) {words} is {{amount:damagechange}}",
        build=lambda h, fixed=fixed: ReplaceAmount(_event(h, fixed), h["amount"]),  # type: ignore[misc]
        split=_taken,
    )
    ROWS += R(
        "clause",
        Apply,
        f"(all|) {words} {{duration}} is {{amount:damagechange}}",
        build=lambda h, fixed=fixed: Apply(  # type: ignore[misc]
            (ReplaceAmount(_event(h, fixed), h["amount"]),), h["duration"]
        ),
        split=lambda n: {**_taken(n.statics[0]), "duration": n.duration},
    )
    ROWS += R(
        "static",
        ReplaceAmount,
        f"double (all|) {words}",
        build=lambda h, fixed=fixed: ReplaceAmount(  # type: ignore[misc]
            _event(h, fixed), Times(EventAmount(), Num(2))
        ),
        split=_taken,
    )

# ---- dealt to another ----------
ROWS += would(
    "{event:wouldhappen}",
    "{other:dealtone} is dealt that (damage|much damage) instead",
    lambda h: Redirect(h["event"], h["other"]) if is_damage(h["event"]) else None,
    lambda n: {"event": n.event, "other": n.to},
)
for words, uses in each("uses", (("all damage", 0), ("the next damage", 1)), counted=False):
    ROWS += R(
        "clause",
        Apply,
        f"{words} that would be dealt to {{to:dealtone}} this turn is dealt to {{other:dealtone}} instead",
        build=lambda h, uses=uses: Apply(  # type: ignore[misc]
            (Redirect(DealsDamage(None, h["to"]), h["other"], uses=uses),), Duration("end of turn")
        ),
        split=lambda n: {"to": n.statics[0].event.to, "other": n.statics[0].to},
    )
ROWS += R(
    "static",
    Redirect,
    "all damage that would be dealt to {to:dealtone} is dealt to {other:dealtone} instead",
    build=lambda h: Redirect(DealsDamage(None, h["to"]), h["other"]),
    split=lambda n: {"to": n.event.to, "other": n.to},
)

# ---- who deals more, who is dealt less ----------
BOTH_KINDS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("damage", "somedamage", {}),
    ("battle damage", "somebattle", {"battle": True}),
)
for kind, some, told in BOTH_KINDS:
    ROWS += R(some, Times, f"(double|twice the) {kind}", **TWICE)
    ROWS += R(some, Times, f"triple {kind}", left=EventAmount(), right=Num(3))
    ROWS += R(some, Divide, f"half {kind}", **HALF)
    ROWS += R(some, Plus, f"{{right:amount}} (more|additional) {kind}", left=EventAmount())
    ROWS += R(some, Plus, f"an additional {{right:amount}} {kind}", left=EventAmount())
    ROWS += R(some, Minus, f"{{right:amount}} less {kind}", left=EventAmount())
    for template in either(
        f"{{what:noun#}} deals~deal {{amount:{some}}}",
        f"{{what:noun#}} deals~deal {{amount:{some}}} to {{to:dealt}}",
        f"{{to:noun#}} (takes~take|is~are dealt) {{amount:{some}}}",
        f"{{to:noun#}} (takes~take|is~are dealt) {{amount:{some}}} (from|by) {{what:noun}}",
    ):
        ROWS += R(
            "static",
            ReplaceAmount,
            template,
            build=lambda h, told=told: ReplaceAmount(_event(h, told), h["amount"]),  # type: ignore[misc]
            split=_taken,
        )
    ROWS += R(
        "static",
        Prevent,
        f"{{what:noun#}} deals~deal no {kind}",
        build=lambda h, told=told: Prevent(_event(h, told)),  # type: ignore[misc]
        split=lambda n: {"what": n.event.what},
    )

# ---- for each so much damage --------------------
ROWS += R(
    "each.s",
    Divide,
    "{n:amount} damage dealt (to it|to this card|this way|)",
    build=lambda h: Divide(AmountThisWay("dealt"), h["n"].n) if isinstance(h["n"], Num) else None,
    split=lambda n: {"n": Num(n.by)},
)
