"""Damage (1007) and life: how much is said once, also for each of something."""

from __future__ import annotations

from typing import Any

from willpower.abilities.effects import (
    Apply,
    Damage,
    EachPlayerDoes,
    Fight,
    GainLife,
    LoseLife,
    May,
    PayAnyLife,
    RemoveDamage,
    Sequence,
    SetLife,
)
from willpower.abilities.nouns import All, ControlledBy, EachPlayer, Filter, Target, This
from willpower.abilities.quantities import Count, Divide, LifeOf, Num, Plus, Times
from willpower.abilities.statics import Gains

from ...raw import Pronoun, Same, SameObject, SubjectWho
from ...rows import A, Family, Holes, R

ROWS: list[Family] = []


def _times(h: Holes) -> Holes:
    return {"amount": Times(h["n"], h["each"])}


def _timed(node: Any) -> Holes:
    return {"n": node.amount.left, "each": node.amount.right}


def _plus(h: Holes) -> Holes:
    return {"amount": Plus(h["n"], Times(h["m"], h["each"]))}


def _added(node: Any) -> Holes:
    more = node.amount.right
    return {"n": node.amount.left, "m": more.left, "each": more.right}


# ---- how much --------------------
EACH = "(for each {each:each.s}|multiplied by {each:anynumber})"
MORE = f"(,|) plus (an additional|) {{m:amount}} damage {EACH}"
ROWS += A("dmg", Damage, "(({amount:amount}|{amount:quantity}) damage|damage equal to {amount:quantity})")
ROWS += A("dmg", Damage, f"{{n:amount}} damage {EACH}", build=_times, split=_timed)
ROWS += A("dmg", Damage, f"{{n:amount}} damage {MORE}", build=_plus, split=_added)
ROWS += A(
    "lifeamount",
    GainLife,
    "(({amount:amount}|{amount:quantity}) life|life equal to ({amount:quantity}|{amount:sameamount}))",
)
ROWS += A("lifeamount", GainLife, f"{{n:amount}} life {EACH}", build=_times, split=_timed)


def _half(up: bool) -> Any:
    """In hundreds (105.4a)."""
    return lambda h: {"amount": Times(Divide(LifeOf(h["who"]), 200, up), Num(100))}


for words, up in (("", False), (", rounded up", True), (", rounded down", False)):
    ROWS += A(
        "lifeamount",
        GainLife,
        f"half (of|) {{who:whose}} life {words}",
        build=_half(up),
        split=lambda n: {"who": n.amount.left.left.who},
        said=("lifeamount", "GainLife", "half (of|) {who:whose} life (, rounded up|, rounded down|)"),
    )

# ---- life --------------------
ROWS += R("act", GainLife, "gains~gain {*lifeamount}")
ROWS += R("act", LoseLife, "loses~lose {*lifeamount}")
ROWS += R("act", PayAnyLife, "pays~pay any amount of life (in multiples of 100|)")
ROWS += R(
    "clause",
    SetLife,
    "{who:whose} life becomes ((equal to|) {amount:anynumber}|half <up:halves>)",
    build=lambda h: _becoming(h),
    split=lambda n: {"who": n.who, "amount": n.amount},
)


def _becoming(h: Holes) -> SetLife | None:
    """Half is half of what that player has."""
    if "amount" in h:
        return SetLife(h["amount"], h["who"])
    if isinstance(h["who"], EachPlayer):
        return None  # of each another number
    return SetLife(_half(h["up"])(h)["amount"], h["who"])


# ---- damage --------------------
TO = "({to:dealt}|{to:them}|each of {to:noun.p})"
ROWS += R(
    "clause",
    Damage,
    f"({{source#}} deals~deal {{*dmg}} to {TO}|{{source:noun.p}} each deal {{*dmg}} to "
    f"{TO}|{{source#}} deals~deal damage to ({{to:dealt}}|{{to:them}}) equal to {{amount:quantity}})",
)
DEAL = ("clause", "Damage", f"deal {{*dmg}} to {TO}")
for category in ("clause", "dealing"):
    ROWS += R(category, Damage, DEAL[2], source=This(), said=DEAL)
ROWS += R(
    "clause", Damage, "{source#} deals~deal {*dmg} divided as you choose (to|among) {to:dealt}", divided=True
)
ROWS += R(
    "clause",
    Damage,
    f"{{source#}} deals~deal {{n:amount}} damage to {{to:dealt}} {EACH}",
    build=lambda h: Damage(h["source"], Times(h["n"], h["each"]), h["to"]),
    split=lambda n: {"source": n.source, "to": n.to, **_timed(n)},
)
ROWS += R(
    "clause",
    Damage,
    f"{{source#}} deals~deal {{n:amount}} damage to {{to:dealt}} {MORE}",
    build=lambda h: Damage(h["source"], Plus(h["n"], Times(h["m"], h["each"])), h["to"]),
    split=lambda n: {"source": n.source, "to": n.to, **_added(n)},
)
ROWS += R("insteadseq", Damage, "{source#} deals~deal {*dmg}", to=SameObject())
# to each player by what that player has (B10)
ROWS += R(
    "clause",
    EachPlayerDoes,
    "{source:noun.s} deals {n:amount} damage to each player for each {filter:onefilter.s} (that|) "
    "(they control|he or she controls)",
    build=lambda h: (
        EachPlayerDoes(
            EachPlayer(), Damage(h["source"], Times(h["n"], Count(All(_own(h["filter"])))), SubjectWho())
        )
        if isinstance(h["source"], This) and not h["filter"].zones
        else None
    ),
    split=lambda n: {
        "source": n.effect.source,
        "n": n.effect.amount.left,
        "filter": _disown(n.effect.amount.right.what.filter),
    },
)


def _own(filter: Filter) -> Filter:
    return Filter((*filter.preds, ControlledBy(SubjectWho())), phrase=filter.phrase)


def _disown(filter: Filter) -> Filter:
    return Filter(filter.preds[:-1], phrase=filter.phrase)


ROWS += R(
    "maydamage",
    Damage,
    "{source:noun.s} may deal ({*dmg} to {to:dealt}|{n:amount} damage to {to:dealt} for each {each:each.s})",
    build=lambda h: Damage(h["source"], h["amount"] if "amount" in h else Times(h["n"], h["each"]), h["to"]),
    split=lambda n: {
        "source": n.source,
        "to": n.to,
        "n": getattr(n.amount, "left", None),
        "each": getattr(n.amount, "right", None),
    },
)
ROWS += R("havedamage", Damage, "{source:noun.s} deal {*dmg} to {to:dealt}")
ROWS += R("mayclause", May, "you may ({effect:dealing}|have ({effect:havedamage}|{effect:havegain}))")
ROWS += R(
    "havegain",
    Apply,
    "{what:noun} gain {mods:mod,} {duration}",
    build=lambda h: Apply((Gains(h["what"], h["mods"]),), h["duration"]),
    split=lambda n: {"what": n.statics[0].what, "mods": n.statics[0].mods, "duration": n.duration},
    tuples="mods",
)
ROWS += R(
    "clause",
    Damage,
    "{source:noun.s} deals {*dmg} to itself",
    build=lambda h: Damage(h["source"], h["amount"], _self(h["source"])) if _one(h["source"]) else None,
    split=lambda n: {"source": n.source, "amount": n.amount},
)


def _one(source: Any) -> bool:
    return isinstance(source, (This, Pronoun, Target))


def _self(source: Any) -> Any:
    return source if isinstance(source, This) else Pronoun("it")


def _two(h: Holes) -> Sequence:
    return Sequence(
        (Damage(h["source"], h["one"], h["to"]), Damage(Same(), h["two"], h.get("other") or Same()))
    )


def _both(node: Any) -> Holes:
    one, two = node.parts
    return {"source": one.source, "one": one.amount, "to": one.to, "two": two.amount, "other": two.to}


ROWS += R(
    "clause",
    Sequence,
    "{source#} deals~deal {one:amount} damage to {to:dealtone} and {two:amount} damage to "
    "({other:dealtone}|itself)",
    build=_two,
    split=_both,
)
ROWS += R(
    "clause",
    Sequence,
    "{what:subject#} gains~gain {mods:mod,} {duration} and deals~deal {*dmg} to {to:dealt}",
    build=lambda h: Sequence(
        (Apply((Gains(h["what"], h["mods"]),), h["duration"]), Damage(Same(), h["amount"], h["to"]))
    ),
    split=lambda n: {
        "what": n.parts[0].statics[0].what,
        "mods": n.parts[0].statics[0].mods,
        "duration": n.parts[0].duration,
        "amount": n.parts[1].amount,
        "to": n.parts[1].to,
    },
    tuples="mods",
)
ROWS += R(
    "act",
    RemoveDamage,
    "removes~remove (all|{amount:amount}) damage (from|dealt to|that was dealt to) {what} (this turn|)",
)
EVENLY = "(damage equal to their ATK to each other|damage to each other equal to their ATK)"
ROWS += R("clause", Fight, f"{{first:plain}} and {{second:plain}} deal {EVENLY}")
