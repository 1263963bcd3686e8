"""What "if", "as long as", "unless" and "only if" ask: what something is and has, turns, playing."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import (
    AllConds,
    AnyCond,
    Compare,
    Exists,
    Fits,
    GameIs,
    HappenedThisTurn,
    NotCond,
    PaidWith,
    TurnOf,
    WasPlayed,
    WeatherIs,
)
from willpower.abilities.nouns import (
    All,
    Attached,
    Choose,
    ControlledBy,
    Filter,
    HasAbility,
    Host,
    InZone,
    IsOneOf,
    ManyAttributes,
    NameHas,
    NameIs,
    NoAttribute,
    RulerOf,
    Shares,
    StatusIs,
    Targets,
    This,
    You,
)
from willpower.abilities.quantities import Count, Num

from ...raw import DoneThisWay, FromAmong, IfYouDo, Pronoun, ThatPlayer, ThatWord
from ...rows import AL, A, Family, Holes, L, R
from ..cards.properties import MANY

ROWS: list[Family] = []

# ---- several --------------------
ROWS += R("conditions", AllConds, "{conditions:condition} (and|,) {conditions:conditions}")
EITHER = "{conditions:condition} or {conditions:condition}"
ROWS += R(
    "conditions",
    AnyCond,
    "{conditions:condition} or {conditions:conditions}",
    check=lambda h: not (isinstance(h["conditions"][1], AllConds) and _sides(h)),
)
# "Your ruler is A or your J-ruler is B, and ...": the two sides of one card are asked for together
ROWS += R("conditions", AllConds, "{conditions:eitherside} and {conditions:conditions}")
ROWS += R("eitherside", AnyCond, EITHER, check=lambda h: _sides(h))


def _sides(h: Holes) -> bool:
    """Whether two conditions, or the first part of the second, are about the ruler and the J-ruler."""
    first, second = h["conditions"][0], h["conditions"][1]
    if isinstance(second, AllConds):
        second = second.conditions[0]
    return all(isinstance(one, Fits) and isinstance(one.what, RulerOf) for one in (first, second))


# ---- what something is, has and was (911.1) --------------------
def _all_of(h: Holes) -> bool:
    """ "One of them is a Golem" chooses none, and "a J-ruler is rested" is said of all of them."""
    what = h["what"]
    return not (isinstance(what, Choose) or (isinstance(what, FromAmong) and not what.everything))


def _is_named(what: Any) -> bool:
    """Whether one card is meant, not cards that are described."""
    return isinstance(what, (This, Pronoun, Host, DoneThisWay))


def _any_of(h: Holes) -> bool:
    """ "A resonator you control has [Flying]": any that does."""
    what = h["what"]
    return not isinstance(what, FromAmong) or what.everything


def _not(h: Holes) -> NotCond | None:
    return NotCond(Fits(h["what"], h["filter"])) if _all_of(h) else None


def _denied(node: Any) -> Holes:
    return {"what": node.condition.what, "filter": node.condition.filter}


ROWS += R("namefilter", Filter, "{preds:namehead}")
ROWS += R("namefilter1", Filter, "{preds:namehead1}")
ROWS += R("statefilter", Filter, "({preds:adjective}|{preds:adjectives})")
ROWS += R("hasfilter", Filter, "({preds:onenot}|{preds:hasname}|{preds:haskeywords})")
ROWS += A("kind", Fits, "(a {filter:filter.s}|(named|) {filter:namefilter}|{filter:statefilter})")
ROWS += A("trait", Fits, "{filter:hasfilter}")
ROWS += A("kinds", Fits, "(are {filter:statefilter}|are {filter:filter.p}|have {filter:hasfilter})")
ROWS += R("condition", Fits, "{what:noun.s} (is|'s|was|remains) {*kind}", check=_all_of)
ROWS += R(
    "condition",
    Fits,
    "{what:noun.s} (remains|is still) removed from the game",
    filter=Filter((InZone(S.REMOVED),)),
    check=_all_of,
)
ROWS += R(
    "condition",
    NotCond,
    "{what:noun.s} ((isn't|wasn't) {*kind}|(doesn't|didn't) have {*trait})",
    build=_not,
    split=_denied,
)
ROWS += R("condition", Fits, "{what:noun.s} (has|had) {*trait}", check=_any_of)
ROWS += R("condition", Fits, "{what:noun.p} {*kinds}", check=_all_of)
ROWS += R(
    "condition", Fits, "(both (cards|) {*kinds}|they are all {filter:filter.p})", what=Pronoun("it", "p")
)
ROWS += R("hasname", NameHas, "{words:name} in its name")
ROWS += R("hasname", NameIs, "{name:name} as its name")
ROWS += L("hasname", HasAbility, "kind", {"no printed abilities": "no printed", "no abilities": "none"})
HAVING = {"no ATK and DEF": "no values", "damage on it": "damaged"}
ROWS += L("hasname", StatusIs, "status", HAVING)
ROWS += R("hasname", NoAttribute, "no (attribute|attributes)")
ROWS += R("hasname", ManyAttributes, MANY)
ROWS += R("hasname", Shares, "the same <quality:quality> as {what}")
ROWS += R(
    "condition",
    Fits,
    "{what:owning} name is {name:name}",
    build=lambda h: Fits(h["what"], Filter((NameIs(h["name"]),))),
    split=lambda n: {"what": n.what, "name": n.filter.preds[0].name},
)
ROWS += A("sharing", Shares, "<quality:quality> with {other:noun}", build=lambda h: h, split=lambda n: {})
ROWS += R(
    "condition",
    Fits,
    "{what:noun.s} shares a {*sharing}",
    build=lambda h: Fits(h["what"], Filter((Shares(h["quality"], h["other"]),))),
    split=lambda n: {"what": n.what, "other": n.filter.preds[0].what},
)
ROWS += R(
    "condition",
    NotCond,
    "{what:noun.s} doesn't share (a|any) {*sharing}",
    build=lambda h: NotCond(Fits(h["what"], Filter((Shares(h["quality"], h["other"]),)))),
    split=lambda n: {"what": n.condition.what, "other": n.condition.filter.preds[0].what},
)
ROWS += R(
    "condition",
    Fits,
    "{what:noun.s} targets (a {filter:filter.s}|{filter:filter.p})",
    build=lambda h: (
        None if isinstance(h["what"], Choose) else Fits(h["what"], Filter((Targets(h["filter"]),)))
    ),
    split=lambda n: {"what": n.what, "filter": n.filter.preds[0].filter},
)
ROWS += R(
    "condition",
    Fits,
    "({who:plainwho.p} (control|controlled)|{who:plainwho.s} (controls|controlled)) {what:plain.s}",
    build=lambda h: Fits(h["what"], Filter((ControlledBy(h["who"]),))) if _is_named(h["what"]) else None,
    split=lambda n: {"what": n.what, "who": n.filter.preds[0].who},
)
ROWS += R("hasname", ThatWord, "that name", kind="name")
ROWS += R(
    "condition",
    Exists,
    "a card named {name:name} is in your removed area and was removed by this card",
    build=lambda h: Exists(All(Filter((NameIs(h["name"]), IsOneOf(Attached("removed", This()))), S.REMOVED))),
    split=lambda n: {"name": n.what.filter.preds[0].name},
)


def _mine(filter: Filter) -> Filter:
    return Filter((*filter.preds, ControlledBy(You())), filter.zones, phrase=filter.phrase)


def _unowned(filter: Filter) -> Filter:
    return Filter(filter.preds[:-1], filter.zones, phrase=filter.phrase)


ROWS += R(
    "condition",
    AllConds,
    "this card is the only {filter:filter.s} you control",
    build=lambda h: AllConds(
        (Fits(This(), _mine(h["filter"])), Compare(Count(All(_mine(h["filter"]))), "=", Num(1)))
    ),
    split=lambda n: {"filter": _unowned(n.conditions[0].filter)},
)

# ---- turns, weather, the game --------------------
ROWS += R("condition", TurnOf, "((it's|it is|during)|(it|this card) was played during) {who:whose} turn")
ROWS += R(
    "condition",
    NotCond,
    "it isn't {who:whose} turn",
    build=lambda h: NotCond(TurnOf(h["who"])),
    split=lambda n: {"who": n.condition.who},
)
ROWS += R(
    "condition",
    NotCond,
    "it's {who:whose} first attack (this turn|each turn)",
    build=lambda h: NotCond(HappenedThisTurn("attacked", h["who"])),
    split=lambda n: {"who": n.condition.who},
)
ROWS += R("condition", WeatherIs, "(the|{who:whose}|) weather is {weather:weather}")
ROWS += R(
    "condition",
    NotCond,
    "(the|{who:whose}|) weather isn't {weather:weather}",
    build=lambda h: NotCond(WeatherIs(**h)),
    split=lambda n: {"who": n.condition.who, "weather": n.condition.weather},
)
GAME = {
    "this card is in battle": "in battle",
    "(this is|it's) your first turn": "first turn",
    "(you went first|you are the first player|you are going first)": "you went first",
}
ROWS += L("condition", GameIs, "what", GAME)
ROWS += R(
    "condition",
    NotCond,
    "(you went second|you are the second player|you aren't the first player|you are going second"
    "|you didn't go first|you aren't going first)",
    build=lambda h: NotCond(GameIs("you went first")),
    split=lambda n: {},
)

# ---- how a card was played, what was spent --------------------
WAYS = {
    "awakened": "awakened",
    "played (by|using|with|from) (its|) [incarnation]": "incarnation",
    "played (by|using|with|from) (its|) [remnant]": "remnant",
}
ROWS += AL("way", WasPlayed, "how", WAYS)
FROM = "<yours:playedhere> <zones:area>"
ROWS += A("way", WasPlayed, f"played {FROM}", how="from")
ROWS += R("condition", WasPlayed, "(it|this card) was {*way}")
ROWS += R(
    "condition",
    NotCond,
    "(it|this card) wasn't {*way}",
    build=lambda h: NotCond(WasPlayed(**h)),
    split=lambda n: {},
)


ROWS += R("condition", WasPlayed, f"you played (it|this card) {FROM}", how="from")
ROWS += R(
    "condition",
    NotCond,
    f"you didn't play (it|this card) {FROM}",
    build=lambda h: NotCond(WasPlayed("from", zones=h["zones"], yours=h["yours"])),
    split=lambda n: {},
)
ROWS += R(
    "condition",
    WasPlayed,
    "((its|this card's) [awakening] cost was paid|you paid (its|this card's) [awakening] cost"
    "|you awakened (it|this card)|this card is awakened)",
    how="awakened",
)
PRODUCED = "(produced|made) by (a {source:filter.s}|{source:barename})"
ROWS += R(
    "condition",
    PaidWith,
    "({symbols:will} (was|were) (spent|paid) to play (this card|it)|"
    "you (paid|spent) {symbols:will} to play (this card|it)|you paid {symbols:will} (for doing judgment|)|"
    f"you (paid|spent) will {PRODUCED} to play (this card|it)|"
    f"(this card|it) was played with will {PRODUCED})",
    build=lambda h: PaidWith(**{"symbols": "", **h}),
)

# ---- what was done before in the text --------------------
ROWS += R("condition", IfYouDo, "(you do|(he or she|that player|your opponent|an opponent) does)")
ROWS += R("condition", IfYouDo, "they do", who=ThatPlayer())
ROWS += R("condition", IfYouDo, "it does", it=True)
ROWS += R(
    "condition",
    NotCond,
    "((you|they) (don't|cannot) (play it|do so|)|(he or she|that player|your opponent) (doesn't|cannot) "
    "(do so|play it|))",
    build=lambda h: NotCond(IfYouDo()),
    split=lambda n: {},
)
