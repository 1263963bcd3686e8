"""Prevention and replacement: "prevent all damage ...", "if ... would ..., ... instead" (910, 1018)."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import Compare
from willpower.abilities.effects import Apply, If, Sequence
from willpower.abilities.nouns import Opponent, You
from willpower.abilities.quantities import EventAmount, Num, Plus, Times
from willpower.abilities.statics import Duration, Prevent, Redirect, Replace, ReplaceAmount, ReplaceMove
from willpower.abilities.triggers import DealsDamage, Draws, Moves

from ..raw import IfYouDo
from ..rows import R, Row

ROWS: list[Row] = []

# ---- prevention: which damage -----------------------------------------------------------------------------
ROWS += R("damage", DealsDamage, "damage that would be dealt to {to:dealt}", what=None)
ROWS += R("damage", DealsDamage, "damage that would be dealt by {what:noun}", to=None)
ROWS += R("damage", DealsDamage, "damage (from|dealt by) {what:noun}", to=None)
ROWS += R("damage", DealsDamage, "damage that would be dealt to {to:dealt} by {what:noun}")
ROWS += R("damage", DealsDamage, "damage that would be dealt by {what:noun} to {to:dealt}")
ROWS += R("damage", DealsDamage, "battle damage that would be dealt to {to:dealt}", what=None, battle=True)
ROWS += R("damage", DealsDamage, "damage {to:noun} would be dealt", what=None)
ROWS += R("damage", DealsDamage, "damage {to:noun} would be dealt by {what:noun}")
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
ROWS += R(
    "static",
    Prevent,
    "if {to:dealt} would be dealt damage , prevent {amount:amount} of it",
    build=lambda h: Prevent(DealsDamage(None, h["to"]), h["amount"]),
    split=lambda n: {"to": n.event.to, "amount": n.amount},
)
ROWS += R(
    "static",
    Prevent,
    "if damage would be dealt to {to:dealt} , prevent {amount:amount} of it",
    build=lambda h: Prevent(DealsDamage(None, h["to"]), h["amount"]),
    split=lambda n: {"to": n.event.to, "amount": n.amount},
)


# ---- what would happen ----------
def would(cls: type, event: str, instead: str, make: Any, take: Any) -> list[Row]:
    """A replacement effect as a standing statement, and for this turn inside an effect."""
    rows = R("static", cls, f"if {event} , {instead}", build=make, split=take)
    for words in ("this turn", "until end of turn"):
        rows += R(
            "clause",
            Apply,
            f"if {event} {words} , {instead}",
            build=lambda h: Apply((make(h),), Duration("end of turn")),
            split=lambda n: take(n.statics[0]),
        )
    return rows


GRAVE: tuple[tuple[str, Any], ...] = (
    ("a graveyard", lambda h: Moves(h["what"], 0, S.GRAVEYARD)),
    ("a graveyard from (the|your) field", lambda h: Moves(h["what"], S.FIELD, S.GRAVEYARD)),
    (
        "a graveyard from your opponent's field",
        lambda h: Moves(h["what"], S.FIELD, S.GRAVEYARD, origin_of=Opponent()),
    ),
    ("your graveyard from anywhere", lambda h: Moves(h["what"], 0, S.GRAVEYARD, to_of=You())),
    ("your opponent's graveyard from anywhere", lambda h: Moves(h["what"], 0, S.GRAVEYARD, to_of=Opponent())),
)


for zone_words, event in GRAVE:
    ROWS += would(
        ReplaceMove,
        f"{{what:watched#}} would be put into {zone_words}",
        "remove (it|that card) from the game instead",
        lambda h, event=event: ReplaceMove(event(h), S.REMOVED),
        lambda n: {"what": n.event.what},
    )
    ROWS += would(
        ReplaceMove,
        f"{{what:watched#}} would be put into {zone_words}",
        "put it on the bottom of its owner's deck instead",
        lambda h, event=event: ReplaceMove(event(h), S.DECK, "bottom"),
        lambda n: {"what": n.event.what},
    )
    ROWS += would(
        ReplaceMove,
        f"{{what:watched#}} would be put into {zone_words}",
        "return it to its owner's hand instead",
        lambda h, event=event: ReplaceMove(event(h), S.HAND),
        lambda n: {"what": n.event.what},
    )
ROWS += would(
    Replace,
    "{what:watched#} would be destroyed",
    "{effect:seqnomay} instead",
    lambda h: Replace(Moves(h["what"], S.FIELD, 0, "destroyed"), h["effect"]),
    lambda n: {"what": n.event.what, "effect": n.effect},
)
ROWS += would(
    Replace,
    "{what:watched#} would be destroyed",
    "you may {effect:doseq} instead",
    lambda h: Replace(Moves(h["what"], S.FIELD, 0, "destroyed"), h["effect"], optional=True),
    lambda n: {"what": n.event.what, "effect": n.effect},
)
ROWS += would(
    Replace,
    "you would draw a card",
    "{effect:seqnomay} instead",
    lambda h: Replace(Draws(You()), h["effect"]),
    lambda n: {"effect": n.effect},
)

# ---- amounts ----------
AMOUNTS: tuple[tuple[str, Any, Any], ...] = (
    ("that much + {n:amount}", lambda h: Plus(EventAmount(), h["n"]), lambda q: {"n": q.right}),
    ("double that much", lambda h: Times(EventAmount(), Num(2)), lambda q: {}),
    ("twice that much", lambda h: Times(EventAmount(), Num(2)), lambda q: {}),
)
for words, amount, unamount in AMOUNTS:
    for to_words in ("", " to {to:damaged}"):
        ROWS += would(
            ReplaceAmount,
            f"{{what:watched#}} would deal damage{to_words}",
            f"it deals {words} instead",
            lambda h, amount=amount: ReplaceAmount(DealsDamage(h["what"], h.get("to")), amount(h)),
            lambda n, unamount=unamount: {"what": n.event.what, "to": n.event.to, **unamount(n.amount)},
        )
ROWS += would(
    Redirect,
    "damage would be dealt to {to:dealtone}",
    "it's dealt to {other:dealtone} instead",
    lambda h: Redirect(DealsDamage(None, h["to"]), h["other"]),
    lambda n: {"to": n.event.to, "other": n.to},
)

ROWS += R(
    "static",
    Prevent,
    "if {to:dealt} would be dealt {most:amount} or less damage , prevent it",
    build=lambda h: Prevent(DealsDamage(None, h["to"]), condition=Compare(EventAmount(), "<=", h["most"])),
    split=lambda n: {"to": n.event.to, "most": n.condition.right},
)
ROWS += R(
    "static",
    Replace,
    "if {what:watched#} would be destroyed , {effect:seqnomay} instead . if you do , {more:seq}",
    build=lambda h: Replace(
        Moves(h["what"], S.FIELD, 0, "destroyed"), Sequence((h["effect"], If(IfYouDo(), h["more"])))
    ),
    split=lambda n: {"what": n.event.what, "effect": n.effect.parts[0], "more": n.effect.parts[1].then},
)
ROWS += R(
    "static",
    Replace,
    "if {what:watched#} would be destroyed , you may {effect:doseq} instead . if you do , {more:seq}",
    build=lambda h: Replace(
        Moves(h["what"], S.FIELD, 0, "destroyed"),
        Sequence((h["effect"], If(IfYouDo(), h["more"]))),
        optional=True,
    ),
    split=lambda n: {"what": n.event.what, "effect": n.effect.parts[0], "more": n.effect.parts[1].then},
)
ROWS += would(
    ReplaceMove,
    "{what:watched#} would leave (the|a) field (for a non- field zone|)",
    "remove it from the game instead",
    lambda h: ReplaceMove(Moves(h["what"], S.FIELD), S.REMOVED),
    lambda n: {"what": n.event.what},
)
ROWS += R(
    "bare",
    If,
    "if {condition:condition} and {what:watched#} would be put into a graveyard from the field this turn , "
    "remove it from the game instead",
    build=lambda h: If(
        h["condition"],
        Apply((ReplaceMove(Moves(h["what"], S.FIELD, S.GRAVEYARD), S.REMOVED),), Duration("end of turn")),
    ),
    split=lambda n: {"condition": n.condition, "what": n.then.statics[0].event.what},
)

ROWS += R("damage", DealsDamage, "damage that would be dealt", what=None, to=None)
ROWS += R(
    "static",
    Redirect,
    "damage that would be dealt to {to:dealtone} is dealt to {other:dealtone} instead",
    build=lambda h: Redirect(DealsDamage(None, h["to"]), h["other"]),
    split=lambda n: {"to": n.event.to, "other": n.to},
)
ROWS += R(
    "clause",
    Apply,
    "the next time {to:dealtone} would be dealt damage this turn , prevent that damage",
    build=lambda h: Apply((Prevent(DealsDamage(None, h["to"]), uses=1),), Duration("end of turn")),
    split=lambda n: {"to": n.statics[0].event.to},
)
ROWS += R(
    "clause",
    Apply,
    "the next damage {what:plain} would deal this turn is dealt to {other:dealtone} instead",
    build=lambda h: Apply((Redirect(DealsDamage(h["what"]), h["other"], uses=1),), Duration("end of turn")),
    split=lambda n: {"what": n.statics[0].event.what, "other": n.statics[0].to},
)
