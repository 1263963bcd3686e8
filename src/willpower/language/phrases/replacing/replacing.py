"""Replacement effects: "if ... would ..., ... instead" (910), for everything that would happen.

What would happen is said by `wouldmove` (a card would move) and `wouldhappen` (anything else); what happens
instead is any instruction, another place, or another amount. "This turn" and "the next time" make it an
effect of a resolving text.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import Condition
from willpower.abilities.effects import (
    Apply,
    ForEach,
    GainLife,
    If,
    LoseLife,
    Move,
    Produce,
    PutCounters,
    Sequence,
)
from willpower.abilities.nouns import EventSubject, Noun, This
from willpower.abilities.quantities import Divide, EventAmount, Minus, Num, Plus, Times
from willpower.abilities.statics import (
    Duration,
    OnlyWhile,
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
    Either,
    LifeChanges,
    Moves,
    PlayerDoes,
    Trigger,
    While,
)
from willpower.abilities.words import PileEnd

from ...raw import IfYouDo, Pronoun, ThatMuch, ThatPlayer
from ...rows import A, Family, Holes, R, Template, each, either

ROWS: list[Family] = []
WHAT = "{what:watched#}"
HAPPENING = "{event:wouldhappen}"


# ---- as a standing statement, for this turn, once --------------------
# What happens instead stands behind all of them: `movetail` behind a card that would move, `happentail`
# behind anything else, `tail` behind both.
FRAMES = (("{event:wouldmove}", "{*movetail}"), (HAPPENING, "{*happentail}"))


def would(event: str, instead: str, make: Any, take: Any, said: Template | None = None) -> list[Family]:
    """What happens instead: `make` builds the effect from it and from what would happen."""
    category = {HAPPENING: "happentail", "{event:wouldmove}": "movetail"}.get(event, "tail")
    return A(
        category,
        Replace,
        instead,
        build=lambda h: {**h, "make": make},
        split=lambda n: take(_replacing(n)),
        said=said and (category, *said[1:]),
    )


def _replacing(node: Any) -> Any:
    """The replacement effect, for a while or while something holds."""
    if isinstance(node, Apply):
        return node.statics[0]
    return node.effects[0] if isinstance(node, OnlyWhile) else node


for what, tail in FRAMES:
    ROWS += R(
        "static",
        Replace,
        f"if {what} , {tail}",
        build=lambda h: h["make"](h),
        split=lambda n: {"event": n.event},
        said=("static", "Replace", "if <would> , <tail>"),
    )
    ROWS += R(
        "clause",
        Apply,
        f"if {what} (this turn|until end of turn) , {tail}",
        build=lambda h: _for_a_while(h["make"](h)),
        split=lambda n: {"event": n.statics[0].event},
        said=("clause", "Apply", "if <would> (this turn|until end of turn) , <tail>"),
    )
    ROWS += R(
        "clause",
        Apply,
        f"the next time {what} (this turn|) , {tail}",
        build=lambda h: _for_a_while(_once(h["make"](h))),
        split=lambda n: {"event": n.statics[0].event},
        said=("clause", "Apply", "the next time <would> (this turn|) , <tail>"),
    )
WHILE: Template = ("static", "Replace", "if <would> while {condition:condition} , <tail>")
ROWS += R(
    "static",
    Replace,
    "if {within:wouldhappen} (while|as long as) {condition:condition} , {*happentail}",
    build=lambda h: h["make"]({**h, "event": _asked(h)}) if _of_itself(h) else None,
    split=lambda n: {"within": n.event.trigger, "condition": n.event.condition},
    said=WHILE,
)
ROWS += R(
    "static",
    OnlyWhile,
    "if {event:wouldmove} (while|as long as) {condition:condition} , {*movetail}",
    build=lambda h: _meanwhile(h["make"](h), h["condition"]),
    split=lambda n: {"event": n.effects[0].event, "condition": n.condition},
    said=WHILE,
)


def _meanwhile(static: Static | None, condition: Condition) -> OnlyWhile | None:
    if static is None or any(isinstance(one, Pronoun) for one in walk(condition)):
        return None
    return OnlyWhile(condition, (static,))


for what, tail in FRAMES:
    ROWS += R(
        "static",
        Replace,
        f"(the first time {what} each turn|<often:oneachturn> if {what}) , {tail}",
        build=lambda h: _each_turn(h["make"](h), h.get("often", 0)),
        split=lambda n: {"event": n.event},
        said=("static", "Replace", "the first time <would> each turn , <tail>"),
    )


def _each_turn(static: Any, often: int) -> Any:
    """The first of each turn, or so `often` whichever it is."""
    if often:
        return replace(static, often=often) if isinstance(static, Replace) else None
    return replace(static, each_turn=1) if isinstance(static, (Replace, Prevent)) else None


def _asked(h: Holes) -> While:
    return While(h["within"], h["condition"])


def _of_itself(h: Holes) -> bool:
    """ "While it is rested" is asked of this card, which does it, or of nothing that was named."""
    pointing = any(isinstance(one, Pronoun) for one in walk(h["condition"]))
    within = h["within"]
    doing = getattr(within, "what", None) or getattr(within, "to", None)
    return not pointing or isinstance(doing, This)


def _once(static: Any) -> Any:
    return None if static is None else replace(static, uses=1)


def _for_a_while(static: Static | None) -> Apply | None:
    return None if static is None else Apply((static,), Duration("end of turn"))


ROWS += R("static", ReplaceMove, "{event:thatmove} are removed from the game instead", to=S.REMOVED)


# ---- other instructions --------------------
def _is_place(event: Trigger, effect: Node) -> bool:
    """ "... remove it from the game instead": another place for what would move, said by ReplaceMove; whose
    field it enters only an instruction says."""
    if not _moves(event) or not isinstance(effect, Move):
        return False
    if effect.to == S.FIELD and effect.under is not None:
        return False
    return isinstance(effect.what, (Pronoun, EventSubject)) and effect.to_host is None


def _moves(event: Trigger) -> bool:
    """Whether a card would move, or do one of several moves; "destroyed" is replaced as such."""
    every = event.triggers if isinstance(event, Either) else (event,)
    return all(isinstance(one, Moves) and one.how != "destroyed" for one in every)


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


def _apart(h: Holes) -> bool:
    """Whether what is paid is nothing that "it" could be: then that is the card of the event."""
    if not any(isinstance(one, Pronoun) for one in walk(h["more"])):
        return True
    return not any(isinstance(one, Noun) for one in walk(h["effect"]))


def _unreplace(node: Replace) -> dict[str, object]:
    return {"event": node.event, "effect": node.effect}


def _unreplace_two(node: Any) -> dict[str, object]:
    one, two = node.effect.parts
    return {"event": node.event, "effect": one, "more": two.then}


ANY_EVENT = "({event:wouldmove}|{event:wouldhappen})"
for event_hole in (ANY_EVENT,):
    for words in either("{effect:seqnomay} instead", "instead {effect:seqnomay}"):
        ROWS += would(event_hole, words, lambda h: _replace(h, False), _unreplace)
    for words in either("you may {effect:doseq} instead", "you may instead {effect:doseq}"):
        ROWS += would(event_hole, words, lambda h: _replace(h, True), _unreplace)
    ROWS += would(
        event_hole,
        "you may ({effect:doseq}|{effect:pay}) . if you do , {more:seqnomay} instead",
        lambda h: _replace(h, True) if _apart(h) else None,
        _unreplace_two,
    )
    for words, optional in each(
        "may",
        (("{effect:seqnomay} instead", False), ("you may {effect:doseq} instead", True)),
        counted=False,
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
    if not _moves(event):
        return None  # said by Replace
    return ReplaceMove(event, to, place, optional=optional)


for words, zone, place in each("place", PLACES, counted=False):
    for may, optional in each("may", (("", False), ("you may ", True)), counted=False):
        ROWS += would(
            "{event:wouldmove}",
            f"{may}{words} instead",
            lambda h, zone=zone, place=place, optional=optional: _elsewhere(h, zone, place, optional),
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

# ---- other amounts: what would happen, more or less of it --------------------
EVENT: dict[str, Any] = {"left": EventAmount()}
OF_IT = "(damage|life|will|)"
ROWS += R(
    "newmuch",
    Plus,
    f"(that much {OF_IT} (+|plus) {{right:amount}} {OF_IT}|({{right:amount}} "
    f"(more|additional)|an additional {{right:amount}}) (damage|life))",
    **EVENT,
)
ROWS += R(
    "newmuch",
    Minus,
    f"(that much {OF_IT} (-|minus) {{right:amount}} {OF_IT}|{{right:amount}} less (damage|life))",
    **EVENT,
)
ROWS += R("newmuch", Times, f"<right:fold> that (much|) {OF_IT}", **EVENT)
ROWS += R("newmuch", Divide, f"half (of|) that (much|) {OF_IT} <up:halves>", by=2, **EVENT)
SO_MANY = "(counters|tokens|of those tokens|gems|dice|)"
ROWS += R(
    "newmany", Plus, f"(that many {SO_MANY} plus {{right}}|that many plus {{right}} {SO_MANY})", **EVENT
)
ROWS += R("newmany", Times, f"<right:fold> that many {SO_MANY}", **EVENT)


def is_damage(event: Trigger) -> bool:
    """Whether what would happen is damage."""
    if isinstance(event, Either):
        return all(map(is_damage, event.triggers))
    return isinstance(_inner(event), DealsDamage)


def _inner(event: Trigger) -> Trigger:
    return event.trigger if isinstance(event, While) else event


def _does(event: Trigger, deed: str) -> bool:
    inner = _inner(event)
    if isinstance(inner, DealsDamage):
        return deed == "damage"
    if isinstance(inner, LifeChanges):
        return inner.how == deed
    if isinstance(inner, CounterChange):
        return deed == "counters" and inner.how == "put"
    return isinstance(inner, PlayerDoes) and inner.what == deed


PLAYER = "(you|they|he or she|that player|)"
CHANGED: dict[str, str] = {
    "(it deals|they deal|that card deals|it's dealt|it is dealt|they're dealt) {} instead": "damage",
    f"{PLAYER} (gain|gains) {{}} instead": "gain",
    f"{PLAYER} (lose|loses) {{}} instead": "lose",
    "(you|) produce {} instead": "produce",
}
AMOUNT = "{amount:amount} (damage|life)"
for words, deed in CHANGED.items():
    ROWS += would(
        "{event:wouldhappen}",
        words.format(f"({{amount:newmuch}}|{'(only|)' if deed == 'damage' else 'only'} {AMOUNT})"),
        lambda h, deed=deed: ReplaceAmount(h["event"], h["amount"]) if _does(h["event"], deed) else None,
        lambda n: {"event": n.event, "amount": n.amount},
        said=("would", "Replace", "<does> ({amount:newmuch}|only {amount:amount} (damage|life)) instead"),
    )
THAT = "(it|them|that card|that resonator|that J/resonator)"
ROWS += would(
    "{event:wouldhappen}",
    "({amount:amount} damage is dealt (to (it|you|them|that resonator|that player|this card)|)|"
    "(you are|it's|it is|they're) dealt {amount:amount} damage) instead",
    lambda h: ReplaceAmount(h["event"], h["amount"]) if is_damage(h["event"]) else None,
    lambda n: {"event": n.event, "amount": n.amount},
)
ROWS += R("halfmuch", Divide, "half (of|) that (much|) (damage|life|)", by=2, **EVENT)
for words, deed in CHANGED.items():
    ROWS += would(
        "{event:wouldhappen}",
        words.format("{amount:halfmuch}") + " , <up:rounded>",
        lambda h, deed=deed: (
            ReplaceAmount(h["event"], replace(h["amount"], up=h["up"])) if _does(h["event"], deed) else None
        ),
        lambda n: {"event": n.event, "amount": n.amount},
        said=("would", "Replace", "<does> {amount:halfmuch} instead , <up:rounded>"),
    )
COUNTED: dict[str, str] = {
    "(put|you put|it puts) {} (of those counters|{counter:counter} counters|) (on it|on them|on that card|) "
    "instead": "counters",
    f"{{}} ({{counter:counter}} counters|) are put on {THAT} instead": "counters",
    "(they create|it creates|create|you create) {} instead": "create token",
    "(put|you put) {} (of those tokens|) into the field instead": "create token",
    "{} are created instead": "create token",
    "(gain|you gain|they gain) {} instead": "gain gem",
    "(you|) roll {} instead": "force",
}
for words, deed in COUNTED.items():
    ROWS += would(
        "{event:wouldhappen}",
        words.replace("{}", "{amount:newmany}"),
        lambda h, deed=deed: _many(h, deed),
        lambda n: {"event": n.event, "amount": n.amount, "counter": getattr(n.event, "counter", "")},
        said=("would", "Replace", "<does> {amount:newmany} instead"),
    )


def _many(h: Holes, deed: str) -> ReplaceAmount | None:
    event = h["event"]
    if not _does(event, deed) or h.get("counter", getattr(event, "counter", "")) != getattr(
        event, "counter", ""
    ):
        return None
    return ReplaceAmount(event, h["amount"])


# ---- more will --------------------
ROWS += would(
    "{event:wouldhappen}",
    "(you|) produce (that will plus {symbols:will} instead|an additional {symbols:will})",
    lambda h: (
        Replace(h["event"], Produce((h["symbols"],)), also=True) if _does(h["event"], "produce") else None
    ),
    lambda n: {"event": n.event, "symbols": n.effect.choices[0]},
)
SAME = "(the same kind|the same attribute|that kind|that attribute)"
ROWS += would(
    "{event:wouldhappen}",
    "(you|) produce (that will plus one of the same kind as another will produced this way|"
    f"that will plus one (will|additional will|more will) of {SAME}|one (more|additional) will of {SAME}) "
    f"instead",
    lambda h: (
        ReplaceAmount(h["event"], Plus(EventAmount(), Num(1))) if _does(h["event"], "produce") else None
    ),
    lambda n: {"event": n.event},
)

# ---- prevention --------------------
ROWS += R("portion", Minus, "all but {right:amount} of", **EVENT)
ROWS += R("portion", Divide, "half (of|)", by=2, **EVENT)
ROWS += would(
    "{event:wouldhappen}",
    "(prevent ({amount:amount} of|{amount:portion}|) (it|that damage) (and {rider:seq}|)|"
    "(reduce|decrease) (it|that damage) by {less:amount})",
    lambda h: _lessened(h) if is_damage(h["event"]) else None,
    lambda n: {
        "event": n.event,
        "amount": n.amount,
        "rider": getattr(n, "rider", None),
        "less": getattr(n.amount, "right", None),
    },
)


def _lessened(h: Holes) -> Prevent | ReplaceAmount:
    if "less" in h:
        return ReplaceAmount(h["event"], Minus(EventAmount(), h["less"]))
    return Prevent(h["event"], h.get("amount"), rider=h.get("rider"))


# ---- dealt to another --------------------
ROWS += would(
    "{event:wouldhappen}",
    "((it's|it is|that damage is) dealt to {other:dealtone}|{other:dealtone} is dealt that (damage|much "
    "damage)) instead",
    lambda h: Redirect(h["event"], h["other"]) if is_damage(h["event"]) else None,
    lambda n: {"event": n.event, "other": n.to},
)
ROWS += would(
    "{event:wouldhappen}",
    "(you may have (it|that damage) (be|)|(it|that damage) may be) dealt to {other:dealtone} instead",
    lambda h: Redirect(h["event"], h["other"], optional=True) if is_damage(h["event"]) else None,
    lambda n: {"event": n.event, "other": n.to},
)
ROWS += R(
    "static",
    Redirect,
    "<uses:nextof> {event:damage} is dealt to {other:dealtone} instead",
    said=("static", "Redirect", "<uses:nextof> {event:damage} (this turn|) is dealt to {other} instead"),
    build=lambda h: Redirect(h["event"], h["other"], uses=h["uses"]),
    split=lambda n: {"event": n.event, "other": n.to},
)
for words, uses in each("uses", (("all", 0), ("the next", 1)), counted=False):
    ROWS += R(
        "clause",
        Apply,
        f"{words} {{event:damage}} this turn is dealt to {{other:dealtone}} instead",
        build=lambda h, uses=uses: Apply(  # type: ignore[misc]
            (Redirect(h["event"], h["other"], uses=uses),), Duration("end of turn")
        ),
        split=lambda n: {"event": n.statics[0].event, "other": n.statics[0].to},
        said=("static", "Redirect", "<uses:nextof> {event:damage} (this turn|) is dealt to {other} instead"),
    )
ROWS += would(
    "{event:wouldhappen}",
    "{effect:seqnomay} for each {n:amount} damage instead",
    lambda h: _so_often(h) if is_damage(h["event"]) else None,
    lambda n: {"event": n.event, **_often(n.effect)},
)


def _so_often(h: Holes) -> Replace:
    """What is done for each 100 damage; counters are put at the same time."""
    often, effect = Divide(EventAmount(), h["n"].n), h["effect"]
    if isinstance(effect, PutCounters) and effect.count == Num(1) and not effect.kinds:
        return Replace(h["event"], replace(effect, count=often))
    return Replace(h["event"], ForEach(often, effect))


def _often(effect: Any) -> Holes:
    if isinstance(effect, ForEach) and isinstance(effect.what, Divide):
        return {"effect": effect.effect, "n": Num(effect.what.by)}
    return {"effect": replace(effect, count=Num(1)), "n": Num(effect.count.by)}
