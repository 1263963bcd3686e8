"""Replacement effects: "if ... would ..., ... instead" (910), for everything that would happen.

What would happen is said by `wouldmove` (a card would move) and `wouldhappen` (anything else); what happens
instead is any instruction, another place, or another amount. "This turn" and "the next time" make it an
effect of a resolving text.
"""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.base import Node, walk
from willpower.abilities.effects import Apply, ForEach, GainLife, If, LoseLife, Move, Sequence
from willpower.abilities.nouns import EventSubject, Quantity
from willpower.abilities.quantities import Divide, EventAmount, Minus, Num, Plus, Times
from willpower.abilities.statics import (
    Duration,
    Prevent,
    Redirect,
    Replace,
    ReplaceAmount,
    ReplaceMove,
    Static,
)
from willpower.abilities.triggers import (
    CounterChange,
    DealsDamage,
    LifeChanges,
    Moves,
    Trigger,
)
from willpower.abilities.words import PileEnd

from ...raw import IfYouDo, Pronoun, ThatMuch, ThatPlayer
from ...rows import Holes, R, Row, each, either

ROWS: list[Row] = []
WHAT = "{what:watched#}"
FRAMES = ("if {} ,", "if {} (this turn|until end of turn) ,", "the next time {} (this turn|) ,")


# ---- as a standing statement, for this turn, once --------------------
def would(event: str, instead: str, make: Any, take: Any) -> list[Row]:
    """A replacement effect as a standing statement, and inside an effect for this turn or once."""
    always, now, once = each("would", FRAMES)
    said = ("would", "Replace", instead)
    rows = R("static", Replace, f"{always.format(event)} {instead}", build=make, split=take, said=said)
    rows += R(
        "clause",
        Apply,
        f"{now.format(event)} {instead}",
        build=lambda h: _for_a_while(make(h)),
        split=lambda n: take(n.statics[0]),
        said=said,
    )
    rows += R(
        "clause",
        Apply,
        f"{once.format(event)} {instead}",
        build=lambda h: _for_a_while(_once(make(h))),
        split=lambda n: take(n.statics[0]),
        said=said,
    )
    return rows


def _once(static: Any) -> Any:
    from dataclasses import replace

    return None if static is None else replace(static, uses=1)


def _for_a_while(static: Static | None) -> Apply | None:
    return None if static is None else Apply((static,), Duration("end of turn"))


# ---- other instructions --------------------
def _is_place(event: Trigger, effect: Node) -> bool:
    """ "... remove it from the game instead": another place for what would move, said by ReplaceMove."""
    if not isinstance(event, Moves) or event.how == "destroyed" or not isinstance(effect, Move):
        return False
    return isinstance(effect.what, (Pronoun, EventSubject)) and effect.to_host is None


def _is_amount(event: Trigger, effect: Node) -> bool:
    """ "... they lose twice that much instead": another amount of the same, said by ReplaceAmount."""
    if not isinstance(event, LifeChanges) or not isinstance(effect, (GainLife, LoseLife)):
        return False
    if isinstance(effect, GainLife) != (event.how == "gain"):
        return False
    if not any(isinstance(node, ThatMuch) for node in walk(effect)):
        return False
    return effect.who is None or isinstance(effect.who, ThatPlayer) or effect.who == event.who


def _replace(h: Holes, optional: bool, also: object = None) -> Replace | None:
    event, effect = h["event"], h["effect"]
    if ("more" not in h and _is_place(event, effect)) or _is_amount(event, effect):
        return None
    if "more" in h:
        effect = Sequence((effect, If(IfYouDo(), h["more"])))
    return Replace(event, effect, optional=optional)


def _unreplace(node: Replace) -> dict[str, object]:
    return {"event": node.event, "effect": node.effect}


def _unreplace_two(node: Any) -> dict[str, object]:
    one, two = node.effect.parts
    return {"event": node.event, "effect": one, "more": two.then}


for category in ("wouldmove", "wouldhappen"):
    event_hole = f"{{event:{category}}}"
    for words in either("{effect:seqnomay} instead", "instead {effect:seqnomay}"):
        ROWS += would(event_hole, words, lambda h: _replace(h, False), _unreplace)
    for words in either("you may {effect:doseq} instead", "you may instead {effect:doseq}"):
        ROWS += would(event_hole, words, lambda h: _replace(h, True), _unreplace)
    for words, optional in each(
        "may", (("{effect:seqnomay} instead", False), ("you may {effect:doseq} instead", True))
    ):
        ROWS += R(
            "static",
            Replace,
            f"if {event_hole} , {words} . if you do , {{more:seq}}",
            build=lambda h, optional=optional: _replace(h, optional),  # type: ignore[misc]
            split=_unreplace_two,
        )

# ---- other places --------------------
PLACES: tuple[tuple[str, S.Zone, PileEnd], ...] = (
    ("remove (it|them|that card) from the game", S.REMOVED, ""),
    ("put (it|them|that card) on the bottom of (its owner's|your|their owner's) deck", S.DECK, "bottom"),
    ("put (it|them|that card) on (the|) top of (its owner's|your|their owner's) deck", S.DECK, "top"),
    ("shuffle (it|them|that card) into (its owner's|your|their owner's) deck", S.DECK, "shuffle"),
    ("(return|put) (it|them|that card) (to|into) (its owner's|your|their owner's) hand", S.HAND, ""),
    ("put (it|them|that card) into (its owner's|your|their owner's) graveyard", S.GRAVEYARD, ""),
    ("put (it|them|that card) into the field", S.FIELD, ""),
)


def _elsewhere(h: Holes, to: S.Zone, place: PileEnd, optional: bool) -> ReplaceMove | None:
    event = h["event"]
    if event.how == "destroyed":
        return None  # said by Replace
    return ReplaceMove(event, to, place, optional=optional)


for words, zone, place in each("place", PLACES):
    for may, optional in each("may", (("", False), ("you may ", True)), counted=False):
        ROWS += would(
            "{event:wouldmove}",
            f"{may}{words} instead",
            lambda h, zone=zone, place=place, optional=optional: _elsewhere(h, zone, place, optional),
            lambda n: {"event": n.event},
        )
ROWS += would(
    "{event:wouldmove}",
    "it enters the field rested instead",
    lambda h: ReplaceMove(h["event"], S.FIELD, rested=True) if h["event"].to == S.FIELD else None,
    lambda n: {"event": n.event},
)
ROWS += R(
    "bare",
    If,
    f"if {{condition:condition}} and {WHAT} would be put into a graveyard from the field this turn , "
    "remove it from the game instead",
    build=lambda h: If(
        h["condition"],
        Apply((ReplaceMove(Moves(h["what"], S.FIELD, S.GRAVEYARD), S.REMOVED),), Duration("end of turn")),
    ),
    split=lambda n: {"condition": n.condition, "what": n.then.statics[0].event.what},
)

# ---- other amounts --------------------
MUCH = "(that much|that much damage|that damage)"
AMOUNTS: tuple[tuple[str, Any, Any], ...] = (
    ("that much (+|plus) {n:amount}", lambda h: Plus(EventAmount(), h["n"]), lambda q: {"n": q.right}),
    ("that much (-|minus) {n:amount}", lambda h: Minus(EventAmount(), h["n"]), lambda q: {"n": q.right}),
    ("double that much", lambda h: Times(EventAmount(), Num(2)), lambda q: {}),
    ("twice that much", lambda h: Times(EventAmount(), Num(2)), lambda q: {}),
    ("three times that much", lambda h: Times(EventAmount(), Num(3)), lambda q: {}),
    ("half (of|) that much", lambda h: Divide(EventAmount(), 2), lambda q: {}),
)
KINDS: tuple[tuple[type[Trigger], str, str, str], ...] = (
    (DealsDamage, "", "(it deals|they deal|that card deals|it's dealt|it is dealt|they're dealt)", "damage"),
    (LifeChanges, "gain", "(you|they|he or she|that player) (gain|gains)", "life"),
    (LifeChanges, "lose", "(you|they|he or she|that player) (lose|loses)", "life"),
)


def _amount(h: Holes, kind: type[Trigger], how: str, amount: Quantity) -> ReplaceAmount | None:
    event = h["event"]
    if not isinstance(event, kind) or getattr(event, "how", "") != how:
        return None
    return ReplaceAmount(event, amount)


for kind, how, does, unit in KINDS:
    for words, amount, unamount in each("amount", AMOUNTS):
        ROWS += would(
            "{event:wouldhappen}",
            f"{does} {words} ({unit}|) instead",
            lambda h, kind=kind, how=how, amount=amount: _amount(h, kind, how, amount(h)),
            lambda n, unamount=unamount: {"event": n.event, **unamount(n.amount)},
        )
ROWS += would(
    "{event:wouldhappen}",
    "it deals (double|twice) that damage instead",
    lambda h: _amount(h, DealsDamage, "", Times(EventAmount(), Num(2))),
    lambda n: {"event": n.event},
)
MANY: tuple[tuple[str, Any, Any], ...] = (
    ("that many plus {n}", lambda h: Plus(EventAmount(), h["n"]), lambda q: {"n": q.right}),
    ("(double|twice) that many", lambda h: Times(EventAmount(), Num(2)), lambda q: {}),
)
for words, amount, unamount in each("amount", MANY):
    ROWS += would(
        "{event:wouldhappen}",
        f"put {words} (counters|) (on it|on them|on that card|) instead",
        lambda h, amount=amount: _amount(h, CounterChange, "put", amount(h)),
        lambda n, unamount=unamount: {"event": n.event, **unamount(n.amount)},
    )

# ---- prevention --------------------
STOPPED: tuple[tuple[str, Any, Any], ...] = (
    (
        "prevent {amount:amount} of (it|that damage)",
        lambda h, e: Prevent(e, h["amount"]),
        lambda n: {"amount": n.amount},
    ),
    ("prevent (it|that damage)", lambda h, e: Prevent(e), lambda n: {}),
    (
        "prevent that damage and {rider:seq}",
        lambda h, e: Prevent(e, rider=h["rider"]),
        lambda n: {"rider": n.rider},
    ),
)


def _damage(event: Trigger) -> DealsDamage | None:
    return event if isinstance(event, DealsDamage) else None


for words, stop, unstop in each("stop", STOPPED):
    ROWS += would(
        "{event:wouldhappen}",
        words,
        lambda h, stop=stop: stop(h, h["event"]) if _damage(h["event"]) else None,
        lambda n, unstop=unstop: {"event": n.event, **unstop(n)},
    )

# ---- dealt to another --------------------
ROWS += would(
    "{event:wouldhappen}",
    "(it's|it is|that damage is) dealt to {other:dealtone} instead",
    lambda h: Redirect(h["event"], h["other"]) if _damage(h["event"]) else None,
    lambda n: {"event": n.event, "other": n.to},
)
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
    "the next damage {what:plain} would deal this turn is dealt to {other:dealtone} instead",
    build=lambda h: Apply((Redirect(DealsDamage(h["what"]), h["other"], uses=1),), Duration("end of turn")),
    split=lambda n: {"what": n.statics[0].event.what, "other": n.statics[0].to},
)
ROWS += would(
    "{event:wouldhappen}",
    "{effect:seqnomay} for each {n:amount} damage instead",
    lambda h: (
        Replace(h["event"], ForEach(Divide(EventAmount(), h["n"].n), h["effect"]))
        if _damage(h["event"])
        else None
    ),
    lambda n: {"event": n.event, "effect": n.effect.effect, "n": Num(n.effect.what.by)},
)
