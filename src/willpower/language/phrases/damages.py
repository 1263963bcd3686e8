"""Damage that is changed: prevented in part, doubled, reduced, dealt to another (910, 1018)."""

from __future__ import annotations

from typing import Any

from willpower.abilities.conditions import Compare
from willpower.abilities.effects import Apply
from willpower.abilities.nouns import All, Both, Quantity
from willpower.abilities.quantities import Divide, EventAmount, Minus, Num, Plus, Times
from willpower.abilities.statics import Duration, Prevent, Redirect, ReplaceAmount
from willpower.abilities.triggers import DealsDamage, Either, LifeChanges, Trigger, While

from ..raw import Same
from ..rows import Holes, R, Row
from .replacing import WHAT, would

ROWS: list[Row] = []

# ---- to whom: "you or a resonator you control" ----------
for joint in ("or", "and", "and/or"):
    ROWS += R("dealt", Both, f"{{parts:plainwho.p}} {joint} {{parts:bareplural.p}}", check=lambda h: _both(h))
    ROWS += R("dealt", Both, f"{{parts:noun.s}} {joint} {{parts:plainwho.p}}", check=lambda h: _both(h))
ROWS += R("dealt", Both, "{parts:plainwho.p} or {parts:anyone}", check=lambda h: _both(h))
ROWS += R("anyone", All, "a {filter:filter.s}")
ROWS += R("anyone", All, "each {filter:filter.s}")


def _both(h: Holes) -> bool:
    return len(h["parts"]) == 2


# ---- which damage ----------
ROWS += R("damage", DealsDamage, "battle damage", what=None, to=None, battle=True)
for kind, battle in (("damage", False), ("battle damage", True)):
    for that in ("", "that "):
        ROWS += R("damage", DealsDamage, f"{kind} {that}{{what:noun}} would deal", to=None, battle=battle)
        ROWS += R(
            "damage", DealsDamage, f"{kind} {that}{{what:noun}} would deal to {{to:dealt}}", battle=battle
        )
ROWS += R("damage", DealsDamage, "battle damage {to:noun} would be dealt", what=None, battle=True)
ROWS += R(
    "damage", DealsDamage, "battle damage that would be dealt by {what:noun} to {to:dealt}", battle=True
)
ROWS += R(
    "damage",
    Either,
    "battle damage that would be dealt to and (dealt|) by {what:noun}",
    build=lambda h: Either((DealsDamage(h["what"], None, True), DealsDamage(None, Same(), True))),
    split=lambda n: {"what": n.triggers[0].what},
)
HALVES = (("", False), (", rounded up", True), ("rounded up", True), (", rounded down", False))
for tail, up in HALVES:
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
for bound, op in (("or more", ">="), ("or less", "<=")):
    for words, fixed in (
        (f"{WHAT} would deal {{n:amount}} {bound} damage to {{to:damaged}}", {}),
        (f"{WHAT} would deal {{n:amount}} {bound} damage", {"to": None}),
        (f"{{to:dealt}} would be dealt {{n:amount}} {bound} damage", {"what": None}),
        (f"{{to:dealt}} would be dealt {{n:amount}} {bound} damage by {{what:group}}", {}),
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
            f"{{who#}} would {who} {{n:amount}} {bound} life",
            build=lambda h, op=op, how=how: While(  # type: ignore[misc]
                LifeChanges(h["who"], how), Compare(EventAmount(), op, h["n"])
            ),
            split=lambda n: {"who": n.trigger.who, "n": n.condition.right},
        )


def _at_least(h: Holes, op: str) -> While:
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


AMOUNTS: tuple[tuple[str, Any, Any], ...] = (
    ("that much UNIT (+|plus) {n:amount}", lambda h: Plus(EventAmount(), h["n"]), lambda q: {"n": q.right}),
    ("that much UNIT (-|minus) {n:amount}", lambda h: Minus(EventAmount(), h["n"]), lambda q: {"n": q.right}),
    ("{n:amount} (more|additional) UNIT", lambda h: Plus(EventAmount(), h["n"]), lambda q: {"n": q.right}),
    ("{n:amount} less UNIT", lambda h: Minus(EventAmount(), h["n"]), lambda q: {"n": q.right}),
    ("(double|twice) that (UNIT|much UNIT)", lambda h: Times(EventAmount(), Num(2)), lambda q: {}),
    ("half (of|) that (UNIT|much UNIT)", lambda h: Divide(EventAmount(), 2), lambda q: {}),
    (
        "half (of|) that (UNIT|much UNIT|much) (,|) rounded up",
        lambda h: Divide(EventAmount(), 2, True),
        lambda q: {},
    ),
    (
        "half (of|) that (UNIT|much UNIT|much) (,|) rounded down",
        lambda h: Divide(EventAmount(), 2),
        lambda q: {},
    ),
    ("only {n:amount} UNIT", lambda h: h["n"], lambda q: {"n": q}),
)
PLAYER = "(you|they|he or she|that player|)"
KINDS: tuple[tuple[str, str, str], ...] = (
    ("", "(it deals|they deal|that card deals|it is dealt|it's dealt)", "damage"),
    ("gain", f"{PLAYER} (gain|gains)", "life"),
    ("lose", f"{PLAYER} (lose|loses)", "life"),
)
for how, does, unit in KINDS:
    for words, amount, unamount in AMOUNTS:
        ROWS += would(
            "{event:wouldhappen}",
            f"{does} {words.replace('UNIT', unit)} instead",
            lambda h, how=how, amount=amount: _changed(h, how, amount(h)),
            lambda n, unamount=unamount: {"event": n.event, **unamount(n.amount)},
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
for words, stop, unstop in STOPS:
    ROWS += would(
        "{event:wouldhappen}",
        words,
        lambda h, stop=stop: stop(h) if is_damage(h["event"]) else None,
        lambda n, unstop=unstop: {"event": n.event, **unstop(n)},
    )

# ---- "damage dealt to ... is reduced by ..." ----------
DEALT: tuple[tuple[str, dict[str, Any]], ...] = (
    ("damage dealt to {to:dealt}", {}),
    ("damage dealt by {what:noun}", {}),
    ("damage dealt to {to:dealt} by {what:noun}", {}),
    ("damage dealt by {what:noun} to {to:dealt}", {}),
    ("damage that would be dealt to {to:dealt}", {}),
    ("damage that would be dealt by {what:noun}", {}),
    ("damage {what:noun} deals", {}),
    ("damage {what:noun} deals to {to:dealt}", {}),
    ("battle damage dealt to {to:dealt}", {"battle": True}),
    ("battle damage dealt by {what:noun}", {"battle": True}),
    ("damage", {}),
    ("damage dealt", {}),
    ("battle damage", {"battle": True}),
)
CHANGES: tuple[tuple[str, Any, Any], ...] = (
    ("reduced by {n:amount}", lambda h: Minus(EventAmount(), h["n"]), lambda q: {"n": q.right}),
    ("decreased by {n:amount}", lambda h: Minus(EventAmount(), h["n"]), lambda q: {"n": q.right}),
    ("increased by {n:amount}", lambda h: Plus(EventAmount(), h["n"]), lambda q: {"n": q.right}),
    ("doubled", lambda h: Times(EventAmount(), Num(2)), lambda q: {}),
    ("tripled", lambda h: Times(EventAmount(), Num(3)), lambda q: {}),
    ("halved", lambda h: Divide(EventAmount(), 2), lambda q: {}),
    ("halved , rounded up", lambda h: Divide(EventAmount(), 2, True), lambda q: {}),
    ("halved , rounded down", lambda h: Divide(EventAmount(), 2), lambda q: {}),
)


def _event(h: Holes, fixed: dict[str, Any]) -> DealsDamage:
    return DealsDamage(h.get("what"), h.get("to"), **fixed)


def _taken(node: Any, unamount: Any) -> dict[str, object]:
    return {"what": node.event.what, "to": node.event.to, **unamount(node.amount)}


for words, fixed in DEALT:
    for change, amount, unamount in CHANGES:
        ROWS += R(
            "static",
            ReplaceAmount,
            f"(all|) {words} is {change}",
            build=lambda h, fixed=fixed, amount=amount: ReplaceAmount(  # type: ignore[misc]
                _event(h, fixed), amount(h)
            ),
            split=lambda n, unamount=unamount: _taken(n, unamount),  # type: ignore[misc]
        )
        ROWS += R(
            "clause",
            Apply,
            f"(all|) {words} {{duration}} is {change}",
            build=lambda h, fixed=fixed, amount=amount: Apply(  # type: ignore[misc]
                (ReplaceAmount(_event(h, fixed), amount(h)),), h["duration"]
            ),
            split=lambda n, unamount=unamount: {  # type: ignore[misc]
                **_taken(n.statics[0], unamount),
                "duration": n.duration,
            },
        )
    ROWS += R(
        "static",
        ReplaceAmount,
        f"double (all|) {words}",
        build=lambda h, fixed=fixed: ReplaceAmount(  # type: ignore[misc]
            _event(h, fixed), Times(EventAmount(), Num(2))
        ),
        split=lambda n: _taken(n, lambda q: {}),
    )

# ---- dealt to another ----------
ROWS += would(
    "{event:wouldhappen}",
    "{other:dealtone} is dealt that (damage|much damage) instead",
    lambda h: Redirect(h["event"], h["other"]) if is_damage(h["event"]) else None,
    lambda n: {"event": n.event, "other": n.to},
)
for words, uses in (("all damage", 0), ("the next damage", 1)):
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
MORE: tuple[tuple[str, Any, Any], ...] = (
    ("(double|twice the) KIND", lambda h: Times(EventAmount(), Num(2)), lambda q: {}),
    ("triple KIND", lambda h: Times(EventAmount(), Num(3)), lambda q: {}),
    ("half KIND", lambda h: Divide(EventAmount(), 2), lambda q: {}),
    ("{n:amount} (more|additional) KIND", lambda h: Plus(EventAmount(), h["n"]), lambda q: {"n": q.right}),
    ("an additional {n:amount} KIND", lambda h: Plus(EventAmount(), h["n"]), lambda q: {"n": q.right}),
    ("{n:amount} less KIND", lambda h: Minus(EventAmount(), h["n"]), lambda q: {"n": q.right}),
)
BOTH_KINDS: tuple[tuple[str, dict[str, Any]], ...] = (("damage", {}), ("battle damage", {"battle": True}))
for kind, some in BOTH_KINDS:
    for much, amount, unamount in MORE:
        words = much.replace("KIND", kind)
        for template in (
            f"{{what:noun#}} deals~deal {words}",
            f"{{what:noun#}} deals~deal {words} to {{to:dealt}}",
            f"{{to:noun#}} (takes~take|is~are dealt) {words}",
            f"{{to:noun#}} (takes~take|is~are dealt) {words} (from|by) {{what:noun}}",
        ):
            ROWS += R(
                "static",
                ReplaceAmount,
                template,
                build=lambda h, fixed=some, amount=amount: ReplaceAmount(  # type: ignore[misc]
                    _event(h, fixed), amount(h)
                ),
                split=lambda n, unamount=unamount: _taken(n, unamount),  # type: ignore[misc]
            )
    ROWS += R(
        "static",
        Prevent,
        f"{{what:noun#}} deals~deal no {kind}",
        build=lambda h, fixed=some: Prevent(_event(h, fixed)),  # type: ignore[misc]
        split=lambda n: {"what": n.event.what},
    )
