"""Prevention and replacement: "prevent all damage ...", "if ... would ..., ... instead" (910, 1018)."""

from __future__ import annotations

from dataclasses import replace

from willpower.abilities.effects import Apply, Damage, Sequence
from willpower.abilities.quantities import Times
from willpower.abilities.statics import Cannot, Duration, Prevent
from willpower.abilities.triggers import DealsDamage, Either

from ...raw import Same
from ...rows import A, R, Row, either

ROWS: list[Row] = []

# ---- prevention: which damage -----------------------------------------------------------------------------
ROWS += A("which", DealsDamage, "damage")
ROWS += A("which", DealsDamage, "battle damage", battle=True)
ROWS += A("which", DealsDamage, "non- battle damage", unlike_battle=True)
ROWS += A("dealtto", DealsDamage, "to {to:dealt}", what=None)
ROWS += A("dealtto", DealsDamage, "by {what:noun}", to=None)
ROWS += A("dealtto", DealsDamage, "to {to:dealt} by {what:noun}")
ROWS += A("dealtto", DealsDamage, "by {what:noun} to {to:dealt}")
ROWS += R("damage", DealsDamage, "{*which} that would be dealt {*dealtto}")
ROWS += R("damage", DealsDamage, "{*which} (from|dealt by) {what:noun}", to=None)
for to in either("{to:noun}", "{to:plainwho.p}"):
    ROWS += R("damage", DealsDamage, f"{{*which}} {to} would be dealt", what=None)
    ROWS += R("damage", DealsDamage, f"{{*which}} {to} would be dealt by {{what:noun}}")
ROWS += R("damage", DealsDamage, "{*which} (that|) {what:noun} would deal (to {to:dealt}|)")
ROWS += R("static", Prevent, "prevent (all|any) {event:damage}")
ROWS += R("static", Prevent, "prevent the first {event:damage} each turn", each_turn=1)
ROWS += R("static", Prevent, "each turn , prevent the first {event:damage}", each_turn=1)
ROWS += R("static", Prevent, "prevent the next {event:damage}", uses=1)
ROWS += R("static", Prevent, "prevent the next {amount:amount} {event:damage}", shield=True)
ROWS += R(
    "static",
    Prevent,
    "prevent the next {n:amount} damage multiplied by {x:anynumber} that would be dealt to {to:dealt}",
    build=lambda h: Prevent(DealsDamage(None, h["to"]), Times(h["n"], h["x"]), shield=True),
    split=lambda n: {"n": n.amount.left, "x": n.amount.right, "to": n.event.to},
)
ROWS += R("clause", Apply, "{statics:nextdamage}", duration=Duration("once"))
ROWS += R("nextdamage", Prevent, "prevent the next {event:damage}", uses=1)
ROWS += R("damage", DealsDamage, "damage that would be dealt", what=None, to=None)
ROWS += R("damage", DealsDamage, "battle damage that would be dealt", what=None, to=None, battle=True)
ROWS += R("damage", DealsDamage, "battle damage that would be dealt by {what:noun}", to=None, battle=True)
ROWS += R(
    "damage", DealsDamage, "battle damage that would be dealt to {to:dealt} by {what:noun}", battle=True
)
ROWS += R(
    "damage",
    Either,
    "damage that would be dealt to and (dealt|) by {what:noun}",
    build=lambda h: Either((DealsDamage(h["what"]), DealsDamage(None, Same()))),
    split=lambda n: {"what": n.triggers[0].what},
)
ROWS += R("static", Cannot, "damage dealt by {what} cannot be prevented", act="damage be prevented")
ROWS += R("static", Cannot, "damage {what} deals cannot be prevented", act="damage be prevented")
ROWS += R(
    "item",
    Sequence,
    "{effect:clause} . (this|that|the) damage cannot be prevented",
    build=lambda h: (
        Sequence((replace(h["effect"], unpreventable=True),)) if isinstance(h["effect"], Damage) else None
    ),
    split=lambda n: {"effect": n.parts[0]},
)
