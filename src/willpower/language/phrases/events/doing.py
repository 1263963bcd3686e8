"""What players do: play, draw, discard, gain and lose life, call, search, and other deeds."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.conditions import TurnOf
from willpower.abilities.nouns import All, Filter, IsOneOf, OtherThan, This, You
from willpower.abilities.triggers import (
    Added,
    Discards,
    DoesJudgment,
    Draws,
    GainsControl,
    IsCancelled,
    LifeBecomes,
    LifeChanges,
    Moves,
    NthTime,
    PlayerDoes,
    Plays,
    PlaysAbility,
    WeatherChanges,
    While,
)

from ...raw import OtherThanBefore
from ...rows import Holes, R, Row
from ..cards.filters import is_card
from .triggers import W
from .verbs import does

ROWS: list[Row] = []
OTHER = OtherThan(OtherThanBefore())

# ---- playing ----------
ROWS += does(Plays, "plays~play a {what:filter.s}", check=lambda h: is_card(h["what"]), once=True)
ROWS += does(Plays, "plays~play one or more {what:filter.p}")
ROWS += does(
    Plays,
    "plays~play another {what:filter.s}",
    build=lambda h: Plays(h["who"], _another(h["what"])) if is_card(h["what"]) else None,
    split=lambda n: {"who": n.who, "what": Filter(n.what.preds[1:], n.what.zones, phrase=n.what.phrase)},
)
ROWS += R("event", Plays, f"{W} a {{what:filter.s}} is played", who=None)


def _another(filter: Filter) -> Filter:
    return Filter((OTHER, *filter.preds), filter.zones, phrase=filter.phrase)


ABILITIES = (
    ("(an activate ability|activate abilities)", "activate"),
    ("an ability", "any"),
    ("a will ability", "will"),
)
for words, kind in ABILITIES:
    ROWS += does(PlaysAbility, f"plays~play {words}", kind=kind)
    ROWS += does(PlaysAbility, f"plays~play {words} of a {{of:filter.s}}", kind=kind)
    ROWS += does(PlaysAbility, f"plays~play {words} of this card", kind=kind, of=Filter((IsOneOf(This()),)))
ROWS += does(PlaysAbility, "plays~play (a|an) {kind:playedkeyword} ability")
ROWS += does(PlayerDoes, "plays~play (a|an) God's Art (ability|)", what="god's art")

# ---- judgment, life, cards ----------
ROWS += does(
    DoesJudgment, "(does~do|performs~perform) (a|) judgment (of (their|your) ruler|of a {what:filter.s}|)"
)
ROWS += R("event", DoesJudgment, f"{W} your (ruler|J/ruler) (does|performs) judgment", who=You())
for verb, how in (("gains~gain", "gain"), ("loses~lose", "lose"), ("pays~pay", "pay")):
    ROWS += does(LifeChanges, f"{verb} life", how=how, replaced=how != "pay", once=True)
    ROWS += does(LifeChanges, f"{verb} {{least:amount}} or more life (at once|)", how=how)
ROWS += does(Draws, "draws~draw (a card|one or more cards)", replaced=True, once=True)
ROWS += R("wouldhappen", Draws, "{who} would draw cards")
ROWS += does(Discards, "discards~discard a card")
ROWS += does(Discards, "discards~discard one or more cards", together=True)
ROWS += R("wouldhappen", Discards, "{who} would discard (a card|cards|one or more cards)")


def _some(h: Holes) -> bool:
    return bool(h["what"].preds) or h["what"].zones != 0


ROWS += does(Discards, "discards~discard a {what:filter.s}", check=_some)
ROWS += does(Discards, "discards~discard one or more {what:filter.p}", together=True, check=_some)
for word, op in (("or (less|lower)", "<="), ("or more", ">=")):
    ROWS += R("event", LifeBecomes, f"{W} {{who:whose}} life becomes {{right:amount}} {word}", op=op)
for word, op in (("(lower|less)", "<"), ("(higher|greater|more)", ">")):
    ROWS += R("event", LifeBecomes, f"{W} {{who:whose}} life becomes {word} than {{right:quantity}}", op=op)

# ---- other deeds ----------
DEEDS: tuple[tuple[str, str], ...] = (
    ("gains~gain (a gem|one or more gems)", "gain gem"),
    ("calls~call a magic stone", "call"),
    ("shuffles~shuffle (their|your) deck", "shuffle"),
    ("searches~search (their|your) deck", "search"),
    ("(uses~use [force]|rolls~roll (one or more dice|a die) using [force]|rolls~roll a die)", "force"),
    ("foresees~foresee", "foresee"),
    ("puts~put a card into (your|their|his or her|a) standby area", "standby"),
    ("creates~create a token", "create token"),
    ("produces~produce will", "produce"),
)
ROWS += R("wouldhappen", PlayerDoes, "{who} would call a magic stone", what="call")
for words, what in DEEDS:
    ROWS += does(PlayerDoes, words, what=what)
ROWS += R("nexttime", PlayerDoes, "{who#} calls~call a magic stone", what="call")
ROWS += does(PlayerDoes, "awakens~awaken a {filter:filter.s}", what="awaken")
ROWS += does(PlayerDoes, "reveals~reveal a {filter:filter.s}", what="reveal")
ROWS += does(PlayerDoes, "produces~produce will with a {filter:filter.s}", what="produce", replaced=True)
ROWS += does(
    PlayerDoes,
    "calls~call a {filter:filter.s}",
    what="call",
    check=lambda h: (
        not (len(h["filter"].preds) == 1 and getattr(h["filter"].preds[0], "types", 0) == S.MAGIC_STONE)
    ),
)
ROWS += does(GainsControl, "gains~gain control of {what:watched}")
ROWS += does(IsCancelled, "cancels~cancel {what:group}")
ROWS += R("event", IsCancelled, f"{W} {{what:group#}} is~are cancelled (by a {{by:byspell}}|)")
ROWS += R(
    "event", WeatherChanges, f"{W} the weather (changes|(becomes|changes to) {{weather:weather}})", who=None
)
ROWS += R(
    "event", WeatherChanges, f"{W} {{who:whose}} weather (changes|(becomes|changes to) {{weather:weather}})"
)
ROWS += R("event", Added, f"{W} {{what:group}} is added to {{to:watched}}")
ROWS += R("event", Added, f"{W} this card is bestowed to {{to:group}}", what=This())
ROWS += R(
    "event", Added, f"{W} {{what:group}} is bestowed to {{to:watched}}", check=lambda h: h["what"] != This()
)
ROWS += does(
    Moves,
    "summons~summon a {filter:filter.s}",  # 1006.2, 1412.2
    build=lambda h: (
        None if h["filter"].zones else Moves(All(h["filter"]), to=S.FIELD, how="summoned", under=h["who"])
    ),
    split=lambda n: {"who": n.under, "filter": n.what.filter},
)

# ---- the first, the second each turn ----------
OWN = "(your|their|his or her)"
ROWS += does(
    NthTime,
    f"draws~draw {OWN} {{n:ordinal}} card (each turn|in a turn|this turn)",
    build=lambda h: NthTime(Draws(h["who"]), h["n"]),
    split=lambda n: {"who": n.trigger.who, "n": n.n},
)
ROWS += does(
    NthTime,
    f"plays~play {OWN} {{n:ordinal}} {{what:filter.s}} (each turn|in a turn|this turn)",
    build=lambda h: NthTime(Plays(h["who"], h["what"]), h["n"]),
    split=lambda n: {"who": n.trigger.who, "what": n.trigger.what, "n": n.n},
)
MINE = "during (your turn|each of your turns)"
ROWS += R(
    "event",
    While,
    f"{W} you draw your {{n:ordinal}} card {MINE}",
    build=lambda h: While(NthTime(Draws(You()), h["n"]), TurnOf(You())),
    split=lambda n: {"n": n.trigger.n},
)
ROWS += R(
    "event",
    While,
    f"{W} you play (your|the) {{n:ordinal}} {{what:filter.s}} {MINE}",
    build=lambda h: While(NthTime(Plays(You(), h["what"]), h["n"]), TurnOf(You())),
    split=lambda n: {"what": n.trigger.trigger.what, "n": n.trigger.n},
)
