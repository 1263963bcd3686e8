"""The course of a turn: additional phases, the first and second card of a turn, chasing, playing this card;
and what may happen instead of losing, calling, searching and creating tokens (910.1).
"""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import GameIs, WasPlayed
from willpower.abilities.effects import ExchangeLife, ExtraPhase
from willpower.abilities.nouns import EachPlayer, Filter, IsOneOf, Opponent, This, You
from willpower.abilities.quantities import Num, Times
from willpower.abilities.statics import AddValues
from willpower.abilities.triggers import Either, Plays, PlaysAbility, While

from ...raw import Pronoun
from ...rows import Family, Holes, L, R, each, either
from ..cards.filters import is_card
from ..events.triggers import when

ROWS: list[Family] = []

# ---- additional phases ----------
AFTER = "after this (phase|main phase|recovery phase|one)"
for adjective in either("additional", "extra"):
    one = f"an {adjective} {{phases:phase}} phase"
    for words in either(one, f"{one} followed by {one}", f"{one} and {one}"):
        for lead in either("there is", "(you gain|you take|take|gain)"):
            ROWS += R("clause", ExtraPhase, f"({lead} {words} {AFTER}|{AFTER} , {lead} {words})")

# ---- which card of the turn ----------
ROWS += R(
    "condition",
    WasPlayed,
    "(this|this card|{what:playedone}) (is|was|'s) the {n:ordinal} {filter:filter.s} you (have|'ve|) played "
    "this turn",
    build=lambda h: _nth_played(h),
    split=lambda n: {"what": n.what, "n": Num(n.number), "filter": n.filter},
)
ROWS += R("playedone", Pronoun, "it", kind="it")


def _nth_played(h: Holes) -> WasPlayed | None:
    """The nth card of the turn, or the nth of a kind."""
    filter = h["filter"]
    if filter.zones or not is_card(filter):
        return None
    return WasPlayed("nth", h["n"].n, h.get("what"), filter=filter)


# ---- playing this card, chasing ----------
ITSELF = Filter((IsOneOf(This()),))
FROM_HAND = Filter((IsOneOf(This()),), S.HAND)
PLAYED = {"when you play this card": ITSELF, "when you play this card from your hand": FROM_HAND}
ROWS += L("event", Plays, "what", PLAYED, who=You())
CHASED: tuple[tuple[str, Any], ...] = (
    ("you chase", You()),
    ("your opponent chases", Opponent()),
    ("an opponent chases", Opponent()),
    ("a player chases", EachPlayer()),
)
for words, who in each("who", CHASED, counted=False):
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
ROWS += R(
    "clause",
    ExchangeLife,
    "(exchange your life (total|) with (your opponent's|{two:targetwho.s} 's) (life (total|)|)|"
    f"(you|) exchange {TOTALS} with (your opponent|{{two:targetwho.s}})|"
    f"you and (your opponent|{{two:targetwho.s}}) exchange {TOTALS})",
    build=lambda h: ExchangeLife(You(), h.get("two", Opponent())),
    split=lambda n: {"two": n.two},
)

# ---- values ----------
SIZES = {"{n:amount} ATK": (1, 0), "{n:amount} DEF": (0, 1), "{n:amount} ATK and DEF": (1, 1)}


def _so_much(h: Holes, shares: tuple[int, int], sign: int) -> AddValues | None:
    """So much ATK, DEF or both, gained or lost; perhaps for each of something."""
    if not isinstance(h["n"], Num):
        return None
    plain = [Num(h["n"].n * share * sign) for share in shares]
    if "each" in h:
        return AddValues(*[Times(one, h["each"]) if one.n else one for one in plain])
    return AddValues(*plain)


def _much(node: AddValues) -> Holes:
    """How much, and for each of what."""
    times = [one.right for one in (node.atk, node.defense) if isinstance(one, Times)]
    plain: list[Any] = [one.left if isinstance(one, Times) else one for one in (node.atk, node.defense)]
    return {"n": Num(max(abs(one.n) for one in plain)), "each": times[0] if times else None}


for category, sign in (("mod", 1), ("loss", -1)):
    for words, shares in each("size", SIZES.items(), counted=False):
        ROWS += R(
            category,
            AddValues,
            f"{words} (for each {{each:each.s}}|)",
            build=lambda h, shares=shares, sign=sign: _so_much(h, shares, sign),  # type: ignore[misc]
            split=_much,
        )
ROWS += R(
    "mod",
    AddValues,
    "(ATK equal to {atk:quantity}|DEF equal to {defense:quantity})",
    build=lambda h: AddValues(h.get("atk", Num(0)), h.get("defense", Num(0))),
)
