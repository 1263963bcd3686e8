"""Prevention and replacement: "prevent all damage ...", "if ... would ..., ... instead" (910, 1018)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities.effects import Apply, Damage, Sequence
from willpower.abilities.nouns import EachPlayer
from willpower.abilities.quantities import Times
from willpower.abilities.statics import Cannot, Duration, Prevent
from willpower.abilities.triggers import DealsDamage, Either

from ...raw import Same
from ...rows import A, Family, R, each

ROWS: list[Family] = []
KINDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("damage", {}),
    ("battle damage", {"battle": True}),
    ("non- battle damage", {"unlike_battle": True}),
)

# ---- prevention: which damage -----------------------------------------------------------------------------
for words, kind in each("which", KINDS, counted=False):
    ROWS += A("which", DealsDamage, words, **kind)
ROWS += A("dealtto", DealsDamage, "to {to:dealt}", what=None)
ROWS += A("dealtto", DealsDamage, "by {what:noun}", to=None)
ROWS += A("dealtto", DealsDamage, "(to {to:dealt} by {what:noun}|by {what:noun} to {to:dealt})")
ROWS += A("dealtto", DealsDamage, "", what=None, to=None)
ROWS += R("damage", DealsDamage, "{*which} that would be dealt {*dealtto}")
ROWS += R(
    "damage",
    DealsDamage,
    "{*which} ((from|dealt by) {what:noun}|({to:noun}|{to:plainwho.p}) would be dealt (by {what:noun}|)|"
    "(that|) {what:noun} would deal (to {to:dealt}|))",
    build=lambda h: DealsDamage(**{"what": None, **h}),
)
ROWS += R(
    "static",
    Prevent,
    "(prevent the first {event:damage} each turn|each turn , prevent the first {event:damage})",
    each_turn=1,
)
for category, said in (
    ("static", None),
    ("nextdamage", ("static", "Prevent", "prevent the next {event:damage}")),
):
    ROWS += R(category, Prevent, "prevent the next {event:damage}", uses=1, said=said)
SHIELD = "prevent the next {amount:amount} {event:damage}"
for category, said in (("static", None), ("nextshield", ("static", "Prevent", SHIELD))):
    ROWS += R(category, Prevent, SHIELD, shield=True, said=said)
ROWS += R(
    "static",
    Prevent,
    "prevent the next {n:amount} damage multiplied by {x:anynumber} that would be dealt to {to:dealt}",
    build=lambda h: Prevent(DealsDamage(None, h["to"]), Times(h["n"], h["x"]), shield=True),
    split=lambda n: {"n": n.amount.left, "x": n.amount.right, "to": n.event.to},
)
ROWS += R("clause", Apply, "{statics:nextdamage}", duration=Duration("once"))
ROWS += R("clause", Apply, "{statics:nextshield}", duration=Duration("end of game"))  # until it is used up
ROWS += R(
    "damage",
    Either,
    "{*which} that would be dealt to (and|or) (dealt|) by {what:noun}",
    build=lambda h: Either((DealsDamage(**h), DealsDamage(**{**h, "what": None, "to": Same()}))),
    split=lambda n: {"what": n.triggers[0].what},
)
ROWS += R(
    "static",
    Cannot,
    "damage (((that would be|) dealt by|from) {what}|{what} deals|) cannot be prevented",
    build=lambda h: Cannot(h.get("what", EachPlayer()), "damage be prevented"),
    split=lambda n: {"what": n.what},
)
ROWS += R(
    "item",
    Sequence,
    "{effect:clause} . (this|that|the) damage cannot be prevented",
    build=lambda h: (
        Sequence((replace(h["effect"], unpreventable=True),)) if isinstance(h["effect"], Damage) else None
    ),
    split=lambda n: {"effect": n.parts[0]},
)
