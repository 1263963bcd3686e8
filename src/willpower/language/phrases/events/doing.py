"""What players do: play, draw, discard, gain and lose life, call, search, and other deeds."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import TurnOf
from willpower.abilities.nouns import (
    All,
    EachPlayer,
    Filter,
    Opponent,
    OtherThan,
    StatusIs,
    Targets,
    This,
    Who,
    You,
)
from willpower.abilities.symbols import ATTRIBUTE_BY_LETTER
from willpower.abilities.triggers import (
    Added,
    Discards,
    Draws,
    Either,
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
from willpower.abilities.words import Deed

from ...raw import OtherThanBefore
from ...rows import Family, Holes, R, each
from ..cards.filters import is_card, only_cards
from .triggers import W
from .verbs import deeds, does

ROWS: list[Family] = []
OTHER = OtherThan(OtherThanBefore())

# ---- playing ----------


def _playing(h: Holes) -> Plays | PlaysAbility | Either | None:
    """To play a card and to play an ability are two events (903.2k); "a spell or ability" is either."""
    who, what = h["who"], h["what"]
    if only_cards(what):
        return Plays(who, what)
    if not is_card(what):  # abilities alone have rows of their own, but for what they target
        aimed = any(isinstance(pred, Targets) for pred in what.preds)
        return PlaysAbility(who, what=what) if aimed else None
    return Either((Plays(who, what), PlaysAbility(who, what=what)))


def _played(node: Any) -> Holes:
    one: Any = node.triggers[0] if isinstance(node, Either) else node
    return {"who": one.who, "what": one.what}


ROWS += does(
    Plays,
    "plays~play (a {what:filter.s}|one or more {what:filter.p})",
    build=_playing,
    split=_played,
)
ROWS += does(
    Plays,
    "plays~play another {what:filter.s}",
    build=lambda h: Plays(h["who"], _another(h["what"])) if only_cards(h["what"]) else None,
    split=lambda n: {"who": n.who, "what": Filter(n.what.preds[1:], n.what.zones, phrase=n.what.phrase)},
)
ROWS += R("event", Plays, f"{W} (a {{what:filter.s}}|{{what:thisone}}) is played", who=None)


def _another(filter: Filter) -> Filter:
    return Filter((OTHER, *filter.preds), filter.zones, phrase=filter.phrase)


ABILITIES = {
    "(an activate ability|activate abilities)": "activate",
    "an automatic ability": "automatic",
    "an ability": "any",
    "a will ability": "will",
}
for words, kind in each("ability", ABILITIES.items(), counted=False):
    ROWS += does(
        PlaysAbility,
        f"(plays~play|activates~activate) {words} (of a {{of:filter.s}}|of {{of:thisone}}|)",
        kind=kind,
    )
ROWS += does(PlaysAbility, "plays~play (a|an) {kind:playedkeyword} ability")

# ---- judgment, life, cards ----------
LIFE = {"gains~gain": "gain", "loses~lose": "lose", "pays~pay": "pay"}
for verb, how in each("verb", LIFE.items(), counted=False):
    ROWS += does(LifeChanges, f"{verb} life", how=how, replaced=how != "pay")
    ROWS += does(LifeChanges, f"{verb} {{least:amount}} or more life (at once|)", how=how)
ROWS += does(Draws, "draws~draw (a card|one or more cards)", replaced=True)
ROWS += R(
    "wouldhappen",
    Draws,
    "{who} would draw cards",
    said=("event", "Draws", "draws~draw (a card|one or more cards)"),
)


def _some(h: Holes) -> bool:
    """ "A card" alone is read without a filter."""
    return "what" not in h or bool(h["what"].preds) or h["what"].zones != 0


ROWS += does(Discards, "discards~discard a card")
ROWS += does(Discards, "discards~discard one or more ({what:filter.p}|cards)", together=True, check=_some)
ROWS += R("wouldhappen", Discards, "{who} would discard (a card|cards|one or more cards)")
ROWS += does(Discards, "discards~discard a {what:filter.s}", check=_some)
ROWS += R("event", LifeBecomes, f"{W} {{who:whose}} life becomes <op:lifebound>")

# ---- other deeds ----------
TOKENS = "(a token|tokens|one or more tokens)"
DEEDS: dict[str, Deed] = {
    "gains~gain (a gem|gems|one or more gems)": "gain gem",
    "calls~call a magic stone": "call",
    "shuffles~shuffle (their|your) deck": "shuffle",
    "searches~search (a|their|your) deck": "search",
    "(uses~use [force]|rolls~roll (one or more dice|a die) using [force]|rolls~roll a die|[force])": "force",
    "foresees~foresee": "foresee",
    "puts~put a card into (your|their|his or her|a) standby area": "standby",
    f"creates~create {TOKENS}": "create token",
    "produces~produce will": "produce",
    "plays~play (a|an) God's Art (ability|)": "god's art",
    "(does~do|performs~perform) (a|) judgment (of (their|your) ruler|)": "judgment",
    "performs~perform (a|) lifebreak": "lifebreak",
}
OF_CARDS: dict[str, Deed] = {
    "awakens~awaken (a {filter:filter.s}|{filter:thisone})": "awaken",
    "reveals~reveal a {filter:filter.s}": "reveal",
    "produces~produce will with (a {filter:filter.s}|{filter:thisone})": "produce",
    "rests~rest (a {filter:filter.s}|{filter:thisone}) (to produce|for) will": "produce",
    "calls~call a {filter:filter.s}": "call",
    "(does~do|performs~perform) (a|) judgment (of|with) (a {filter:filter.s}|{filter:thisone})": "judgment",
}
REPLACED = ("call", "force", "search", "create token", "gain gem", "produce")
ROWS += deeds(PlayerDoes, "what", DEEDS, replaced=REPLACED)
ROWS += deeds(PlayerDoes, "what", OF_CARDS, replaced=REPLACED, check=lambda h: not _a_stone(h))
CARD = "(a {filter:filter.s}|{filter:thisone})"
ROWS += does(
    PlayerDoes,
    f"(produces~produce {{symbols:onewill}} (with {CARD}|)|"
    f"rests~rest {CARD} (to produce|for) {{symbols:onewill}})",
    what="produce",
    check=lambda h: h["symbols"][1:-1] in ATTRIBUTE_BY_LETTER,
)
ROWS += R(
    "event",
    PlayerDoes,
    f"{W} a {{filter:filter.s}} produces {{symbols:onewill}}",
    who=EachPlayer(),
    what="produce",
    check=lambda h: h["symbols"][1:-1] in ATTRIBUTE_BY_LETTER,
)
GEM = "gains~gain a {filter:filter.s}"
ROWS += does(PlayerDoes, GEM, what="gain gem", check=lambda h: _some_gem(h["filter"]))
ROWS += R(
    "event", PlayerDoes, f"{W} your (ruler|J/ruler) (does|performs) judgment", who=You(), what="judgment"
)
ROWS += R("event", PlayerDoes, f"{W} a {{filter:filter.s}} <what:ofitself>", who=EachPlayer())
ROWS += R("wouldhappen", PlayerDoes, "{who#} would lose the game", what="lose game")
ROWS += R(
    "wouldhappen",
    PlayerDoes,
    f"({{who#}} would put {TOKENS} into (the|your|their) field|({TOKENS} would be (created|put into the "
    f"field)|an effect would create {TOKENS}) under {{who:whose}} control)",
    what="create token",
)


def _some_gem(filter: Filter) -> bool:
    """A gem of which something more is said (1027.1)."""
    return StatusIs("gem") in filter.preds and len(filter.preds) > 1


def _a_stone(h: Holes) -> bool:
    """To call a magic stone is said without a filter."""
    preds = h["filter"].preds
    return h["what"] == "call" and len(preds) == 1 and getattr(preds[0], "types", 0) == S.MAGIC_STONE


ROWS += does(GainsControl, "gains~gain control of {what:watched}")
ROWS += does(IsCancelled, "cancels~cancel {what:group}")
ROWS += R("event", Moves, f"{W} this card is cancelled", what=This(), origin=S.CHASE, how="cancelled")
ROWS += R("event", IsCancelled, f"{W} {{what:group#}} is~are cancelled (by a {{by:byspell}}|)")
ROWS += R(
    "event",
    WeatherChanges,
    f"{W} ({{who:whose}}|the) weather (changes|(becomes|changes to) {{weather:weather}})",
    build=lambda h: WeatherChanges(h.get("who"), h.get("weather", "")),
    split=lambda n: {"who": n.who, "weather": n.weather},
)
ADDED = ("event", "Added", f"{W} ({{what:group}}|this card) is (added|bestowed) to {{to:watched}}")
ROWS += R("event", Added, f"{W} {{what:group}} is (added|bestowed) to {{to:watched}}", said=ADDED)
ROWS += R("event", Added, f"{W} this card is bestowed to {{to:group}}", what=This(), said=ADDED)
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
NTH = "{n:ordinal} <onwards:subsequent>"
IN_A_TURN = "(each turn|in a turn|this turn)"
NTH_DEED = (
    "event",
    "NthTime",
    f"(draws|plays) {OWN} {NTH} (card|{{what:filter.s}}) (each turn|during <turn>)",
)
ROWS += does(
    NthTime,
    f"(draws~draw {OWN} {NTH} card|plays~play {OWN} {NTH} {{what:filter.s}}) {IN_A_TURN}",
    said=NTH_DEED,
    once=False,
    build=lambda h: _nth(h) if "what" not in h or only_cards(h["what"]) else None,
    split=lambda n: {"who": n.trigger.who, "what": getattr(n.trigger, "what", None), "n": n.n},
)
MINE = "during (your turn|each of your turns)"
THEIRS = "during (your opponent's turn|each of your opponent's turns|each opponent's turn) (each turn|)"
for during, whose in each("turn", ((MINE, You()), (THEIRS, Opponent())), counted=False):
    ROWS += R(
        "event",
        While,
        f"{W} you (draw your {{n:ordinal}} card|play (your|the) {{n:ordinal}} {{what:filter.s}}) {during}",
        build=lambda h, whose=whose: _nth_in(h, whose),  # type: ignore[misc]
        split=lambda n: {"what": getattr(n.trigger.trigger, "what", None), "n": n.trigger.n},
        said=NTH_DEED,
    )


def _nth(h: Holes) -> NthTime:
    """The n-th of each player."""
    deed = Plays(h["who"], h["what"]) if "what" in h else Draws(h["who"])
    return NthTime(deed, h["n"], h["onwards"], isinstance(h["who"], EachPlayer))


def _nth_in(h: Holes, whose: Who) -> While:
    deed = Plays(You(), h["what"]) if "what" in h else Draws(You())
    return While(NthTime(deed, h["n"]), TurnOf(whose))
