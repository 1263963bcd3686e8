"""The course of a turn: additional phases, the first and second card of a turn, chasing, playing this card;
and what may happen instead of losing, calling, searching and creating tokens (910.1).
"""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import GameIs, WasPlayed
from willpower.abilities.effects import ExchangeLife, ExtraPhase
from willpower.abilities.nouns import EachPlayer, Filter, IsOneOf, Opponent, This, You
from willpower.abilities.quantities import EventAmount, Num, Plus, Times
from willpower.abilities.statics import AddValues, ReplaceAmount
from willpower.abilities.triggers import CounterChange, Either, PlayerDoes, Plays, PlaysAbility, While

from ...rows import Holes, R, Row, each, either
from ..events.triggers import when

ROWS: list[Row] = []

# ---- additional phases ----------
AFTER = "after this (phase|main phase|recovery phase|one)"
for adjective in either("additional", "extra"):
    one = f"an {adjective} {{phases:phase}} phase"
    for words in either(one, f"{one} followed by {one}", f"{one} and {one}"):
        for lead in either("there is", "(you gain|you take|take|gain)"):
            ROWS += R("clause", ExtraPhase, f"{lead} {words} {AFTER}")
            ROWS += R("clause", ExtraPhase, f"{AFTER} , {lead} {words}")

# ---- which card of the turn ----------
NTH = (("first", 1), ("second", 2), ("third", 3), ("fourth", 4), ("fifth", 5))
for word, n in NTH:
    ROWS += R(
        "condition",
        WasPlayed,
        f"(this|it|this card) (is|was) the {word} card you (have|'ve|) played this turn",
        how="nth",
        number=n,
    )

# ---- playing this card, chasing ----------
ITSELF = Filter((IsOneOf(This()),))
ROWS += R("event", Plays, "when you play this card", who=You(), what=ITSELF)
ROWS += R("event", Plays, "when this card is played", who=None, what=ITSELF)
FROM_HAND = Filter((IsOneOf(This()),), S.HAND)
ROWS += R("event", Plays, "when you play this card from your hand", who=You(), what=FROM_HAND)
CHASED: tuple[tuple[str, Any], ...] = (
    ("you chase", You()),
    ("your opponent chases", Opponent()),
    ("an opponent chases", Opponent()),
    ("a player chases", EachPlayer()),
)
for words, who in each("who", CHASED):
    ROWS += when(
        While,
        words,
        build=lambda h, who=who: While(
            Either((Plays(who), PlaysAbility(who, "activate"))), GameIs("chasing")
        ),
        split=lambda n: {},
    )

# ---- life ----------
TOTALS = "(life|life total|life totals)"
for words in either(
    "exchange your life (total|) with your opponent's",
    "exchange your life (total|) with your opponent's life (total|)",
    f"exchange {TOTALS} with your opponent",
    f"you and your opponent exchange {TOTALS}",
    f"you exchange {TOTALS} with your opponent",
):
    ROWS += R("clause", ExchangeLife, words, one=You(), two=Opponent())
for words in either(
    "exchange your life (total|) with {two:targetwho.s} 's",
    "exchange your life (total|) with {two:targetwho.s} 's life (total|)",
    f"exchange {TOTALS} with {{two:targetwho.s}}",
    f"you and {{two:targetwho.s}} exchange {TOTALS}",
    f"you exchange {TOTALS} with {{two:targetwho.s}}",
):
    ROWS += R("clause", ExchangeLife, words, one=You())

# ---- values ----------
ROWS += R("mod", AddValues, "ATK equal to {atk:quantity}", defense=Num(0))
ROWS += R("mod", AddValues, "DEF equal to {defense:quantity}", atk=Num(0))

# ---- what would happen ----------
ROWS += R("wouldhappen", PlayerDoes, "{who#} would lose the game", what="lose game")
ROWS += R("wouldhappen", PlayerDoes, "{who#} would search (a|their|your) deck", what="search")
TOKENS = "(a token|tokens|one or more tokens)"
ROWS += R("wouldhappen", PlayerDoes, f"{{who#}} would create {TOKENS}", what="create token")
ROWS += R("wouldhappen", PlayerDoes, f"{{who#}} would put {TOKENS} into the field", what="create token")
ROWS += R(
    "wouldhappen", PlayerDoes, f"{TOKENS} would be created under {{who:whose}} control", what="create token"
)
ROWS += R(
    "wouldhappen",
    PlayerDoes,
    f"an effect would create {TOKENS} under {{who:whose}} control",
    what="create token",
)
ROWS += R("wouldhappen", PlayerDoes, "{who#} would gain (a gem|gems|one or more gems)", what="gain gem")
MANY: tuple[tuple[str, Any, Any], ...] = (
    ("that many {things} plus {n}", lambda h: Plus(EventAmount(), h["n"]), lambda q: {"n": q.right}),
    ("that many plus {n} {things}", lambda h: Plus(EventAmount(), h["n"]), lambda q: {"n": q.right}),
    ("(double|twice) that many {things}", lambda h: Times(EventAmount(), Num(2)), lambda q: {}),
    ("three times that many {things}", lambda h: Times(EventAmount(), Num(3)), lambda q: {}),
)
DOINGS: tuple[tuple[str, str, str], ...] = (
    ("create token", "(they create|it creates|create|you create) {} instead", "(tokens|of those tokens|)"),
    ("create token", "(put|you put) {} into the field instead", "(tokens|of those tokens|)"),
    ("create token", "{} are created instead", "(tokens|of those tokens|)"),
    ("gain gem", "(gain|you gain|they gain) {} instead", "(gems|)"),
)


def _more(h: Holes, what: str, amount: Any) -> ReplaceAmount | None:
    event = h["event"]
    if not isinstance(event, PlayerDoes) or event.what != what:
        return None
    return ReplaceAmount(event, amount)


# ---- counters that are put ----------
for words, amount, unamount in each("amount", MANY):
    for template in either(
        words.replace("{things}", "(counters|)"), words.replace("{things}", "{counter:counter} counters")
    ):
        ROWS += R(
            "static",
            ReplaceAmount,
            f"if {{event:wouldhappen}} , {template} are put on "
            "(it|them|that card|that resonator|that J/resonator) instead",
            build=lambda h, amount=amount: _counters(h, amount(h)),  # type: ignore[misc]
            split=lambda n, unamount=unamount: {  # type: ignore[misc]
                "event": n.event,
                "counter": n.event.counter,
                **unamount(n.amount),
            },
        )


def _counters(h: Holes, amount: Any) -> ReplaceAmount | None:
    event = h["event"]
    if not isinstance(event, CounterChange) or h.get("counter", event.counter) != event.counter:
        return None
    return ReplaceAmount(event, amount)


for what, said, things in DOINGS:
    for words, amount, unamount in each("amount", MANY):
        ROWS += R(
            "static",
            ReplaceAmount,
            f"if {{event:wouldhappen}} , {said.format(words.replace('{things}', things))}",
            build=lambda h, what=what, amount=amount: _more(h, what, amount(h)),  # type: ignore[misc]
            split=lambda n, unamount=unamount: {"event": n.event, **unamount(n.amount)},  # type: ignore[misc]
        )
