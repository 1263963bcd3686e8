"""Further wordings of the rule words and keywords of chapters 1000 to 1140."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import AllConds, PaidWith, WasPlayed
from willpower.abilities.effects import (
    Apply,
    Cancel,
    ChooseNow,
    Copy,
    Delayed,
    Discard,
    DoJudgment,
    GainCoin,
    GainGem,
    If,
    Move,
)
from willpower.abilities.nouns import (
    All,
    Choose,
    EachPlayer,
    EventSubject,
    Filter,
    NameIs,
    Opponent,
    OwnedBy,
    RaceIs,
    RulerOf,
    This,
    TypeIs,
    You,
)
from willpower.abilities.quantities import Count, Minus, Num, WillSpent
from willpower.abilities.statics import (
    AddDivinity,
    AddStoneTypes,
    CostChange,
    Duration,
    Gains,
    MoreCalls,
    Replace,
)
from willpower.abilities.triggers import Plays, WeatherChanges, While

from ...mentions import about_this
from ...raw import DoneThisWay, Instead, Pronoun, Same, Subject, SubjectWho
from ...rows import A, Family, Holes, R, each, either
from ..cards.filters import is_card
from ..continuous.statics import asks_whether_done, per, unper
from ..events.triggers import when
from ..replacing.replacing import would

ROWS: list[Family] = []

# ---- cancel (1012), shuffle (1021), draw and discard ----------
ELSEWHERE = (
    ("remove it from the game", S.REMOVED),
    ("return it to its owner's hand", S.HAND),
    ("put it on top of its owner's deck", S.DECK),
)


def _cancelled_to(h: Holes, zone: S.Zone) -> Instead | None:
    """ "If you do" asks nothing more."""
    if asks_whether_done(h["condition"]):
        return None
    return Instead(Cancel(h["what"]), h["condition"], Cancel(Pronoun("it"), to=zone))


DONE = "(if (that spell is|it is|it's) cancelled this way ,|if you do ,|)"
for words, zone in each("place", ELSEWHERE, counted=False):
    ROWS += R(
        "item",
        Cancel,
        f"cancel {{what}} . {DONE} {words} instead of putting it into (its owner's|a) graveyard",
        to=zone,
    )
    ROWS += R(
        "item",
        Instead,
        f"cancel {{what}} . if {{condition:conditions}} , {words} instead of putting it into (its owner's|a) "
        "graveyard",
        build=lambda h, zone=zone: _cancelled_to(h, zone),  # type: ignore[misc]
        split=lambda n: {"what": n.parts[0].otherwise.what, "condition": n.parts[0].condition},
    )
for words, who in each(
    "who", (("until you have", You()), ("until (they have|he or she has)", SubjectWho())), counted=False
):
    ROWS += R(
        "act",
        Discard,
        f"discards~discard cards {words} {{n}} cards in (your|their|his or her|) hand",
        build=lambda h, who=who: Discard(  # type: ignore[misc]
            Choose(Filter((), S.HAND), Minus(Count(All(Filter((OwnedBy(who),), S.HAND))), h["n"]))
        ),
        split=lambda n: {"n": n.what.least.right},
    )

# ---- copy (1017) ----------
ROWS += R(
    "later",
    Delayed,
    "copy the next {what:filter.s} you play this turn",
    build=lambda h: (
        Delayed(Plays(You(), h["what"]), Copy(EventSubject()), Duration("end of turn"))
        if is_card(h["what"])
        else None
    ),
    split=lambda n: {"what": n.trigger.what},
)

# ---- call (1016), skip (1031) ----------
ROWS += R(
    "static",
    MoreCalls,
    "you may call up to {n} magic stones (each turn|)",
    build=lambda h: MoreCalls(You(), Num(h["n"].n - 1)) if _more_than_one(h["n"]) else None,
    split=lambda n: {"n": Num(n.amount.n + 1)},
)


def _more_than_one(n: Any) -> bool:
    return isinstance(n, Num) and n.n > 1


# ---- seals (1026, 1128) ----------

# ---- gems (1027), will coins (1119) ----------
for among in ("among (all|) {filter:filter.p}",):
    ROWS += R(
        "act",
        GainGem,
        f"gains~gain a gem of each (different|) attribute {among}",
        build=lambda h: GainGem(
            0, Count(All(h["filter"]), "attribute"), different=True, like=All(h["filter"])
        ),
        split=lambda n: {"filter": n.like.filter},
    )
ROWS += R("onehead", NameIs, "will coin~coins", name="Will Coin", zones=S.ITEMS)
ROWS += R(
    "act",
    GainCoin,
    "(gains~gain|creates~create) (a will coin|{count} will coins) with {symbols:willrun}",
    build=lambda h: GainCoin(**{"count": Num(1), **h}),
)

# ---- "different attribute among ..." ----------
ROWS += R("each.s", Count, "different <distinct:quality> among {what:doneplural}")
SOME = "(cards|resonators|gems)"
ROWS += R(
    "doneplural", DoneThisWay, f"((all|the|) {SOME} <verb:done> this way|(all|the|those) <verb:done> {SOME})"
)

# ---- keywords that say how a card was played ----------
for words, how in each(
    "how",
    (
        ("(by|using|with) its [incarnation]", "incarnation"),
        ("(by|using|with) its [remnant]", "remnant"),
        ("without paying its cost", "free"),
    ),
    counted=False,
):
    ROWS += when(
        While,
        f"{{who#}} plays~play a {{what:filter.s}} {words}",
        build=lambda h, how=how: While(Plays(h["who"], h["what"]), WasPlayed(how, what=EventSubject())),
        split=lambda n: {"who": n.trigger.who, "what": n.trigger.what},
    )
# ---- standby (706) ----------
ROWS += R(
    "static",
    CostChange,
    "you may put cards into your standby area without paying (their cost|the cost|{{2}}|)",
    who=You(),
    play=None,
    symbols="{0}",
    more=False,
    abilities=("standby",),
    set_to=True,
)

# ---- bestow (1121), attach (1032) ----------
ROWS += R("itsruler", RulerOf, "{whose} (J/ruler|ruler|J-ruler)", types=S.ANY_RULER)

# ---- judgment (1125), divinity (1136) ----------
ROWS += R("act", DoJudgment, "does~do judgment of {what:itsruler} without paying its cost")
ROWS += R(
    "static",
    Gains,
    "({what:owning} divinity|the divinity of {what}) is increased by {n:amount}",
    build=lambda h: Gains(h["what"], (AddDivinity(h["n"]),)),
    split=lambda n: {"what": n.what, "n": n.mods[0].amount},
)

# ---- stories (1132, 1133), numbers ----------
STORY = ("onehead", "RaceIs", "story~stories")
ROWS += R("onehead", RaceIs, STORY[2], race="Story")
ROWS += R("onepre", RaceIs, "story", race="Story", said=STORY)
# ---- will that somebody has to pay ----------
ROWS += R("thing.s", Choose, "any {filter:filter.s} in the field")

# ---- the will that was spent (1003.3) ----------
SPENT = "(spent|paid|used) to play (this card|it)"
for category in ("each.s", "quantity"):
    lead = "" if category == "each.s" else "the number of "
    kinds = "attribute" if category == "each.s" else "attributes"
    for words in either(
        f"different {kinds} among (all|) (will|wills) {SPENT}",
        f"(different|) {kinds} of (will|wills) {SPENT}",
    ):
        ROWS += R(category, WillSpent, f"{lead}{words}", distinct=True)
ROWS += R("each.s", WillSpent, f"({{symbol:will}} {SPENT}|will {SPENT})")
ROWS += R("quantity", WillSpent, f"the (amount of will|number of will) {SPENT}")
ROWS += R(
    "condition",
    PaidWith,
    f"(will of each attribute (was {SPENT}|was paid)|you paid will of each attribute)",
    symbols="{W}{R}{U}{G}{B}",
)
ROWS += R(
    "condition",
    AllConds,
    "you paid will of each attribute and will produced (from|by) {source:barename}",
    build=lambda h: AllConds((PaidWith("{W}{R}{U}{G}{B}"), PaidWith("", h["source"]))),
    split=lambda n: {"source": n.conditions[1].source},
)
# ---- players: whose cards they were, what effects cannot make them do ----------
# ---- weather (1028) ----------
CHANGERS: tuple[tuple[str, Any], ...] = (
    ("a spell or ability you control", You()),
    ("a spell or ability your opponent controls", Opponent()),
    ("(an effect|a spell or ability)", None),
)
WEATHERS: tuple[tuple[str, Any], ...] = (
    ("(a player's|the|any player's) weather", EachPlayer()),
    ("your weather", You()),
    ("your opponent's weather", Opponent()),
)
for changer, by in each("changer", CHANGERS, counted=False):
    for words, who in each("who", WEATHERS, counted=False):
        ROWS += R("wouldhappen", WeatherChanges, f"{changer} would change {words}", who=who, by=by)
for words, who in each("who", WEATHERS, counted=False):
    ROWS += R("wouldhappen", WeatherChanges, f"{words} would change (to {{weather:weather}}|)", who=who)
ROWS += would(
    "{event:wouldhappen}",
    "it doesn't (change|) (instead|)",
    lambda h: Replace(h["event"], None) if isinstance(h["event"], WeatherChanges) else None,
    lambda n: {"event": n.event},
)

# ---- one of several, or all of them ----------
ROWS += R(
    "item",
    If,
    "{what:subject#} gains~gain {mods:mod/} {duration} . if {condition:conditions} , "
    "(it|they) (gains|gain) all (of|) those (abilities|) instead",
    build=lambda h: _one_or_all(h),
    split=lambda n: {
        "what": n.then.statics[0].what,
        "mods": n.then.statics[0].mods,
        "duration": n.then.duration,
        "condition": n.condition,
    },
    tuples="mods",
)


def _one_or_all(h: Holes) -> If | None:
    if len(h["mods"]) < 2:
        return None
    whats = [Same() for _ in h["mods"]]
    one = ChooseNow(
        tuple(
            Apply((Gains(what, (mod,)),), h["duration"]) for what, mod in zip(whats, h["mods"], strict=True)
        )
    )
    return If(h["condition"], Apply((Gains(h["what"], h["mods"]),), h["duration"]), one)


# ---- a spell that goes elsewhere as it resolves (703.3) ----------
GRAVE = "{*notgrave}"
ROWS += A(
    "notgrave",
    Move,
    "instead of putting (it|this card) into (a|your|its owner's|the) graveyard (as it resolves|)",
)
ITS_PLACES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("return {what:thisspell} to (its owner's|your) hand", {"to": S.HAND}),
    ("put {what:thisspell} into (its owner's|your) hand", {"to": S.HAND}),
    ("remove {what:thisspell} from the game", {"to": S.REMOVED}),
    ("shuffle {what:thisspell} into (its owner's|your) deck", {"to": S.DECK, "place": "shuffle"}),
    ("put {what:thisspell} on the bottom of (its owner's|your) deck", {"to": S.DECK, "place": "bottom"}),
    ("put {what:thisspell} on (the|) top of (its owner's|your) deck", {"to": S.DECK, "place": "top"}),
    ("put {what:thisspell} into (the|your) field", {"to": S.FIELD}),
)
for words, fixed in each("manner", ITS_PLACES, counted=False):
    ROWS += R("clause", Move, f"({words} {GRAVE}|{GRAVE} , {words})", **fixed)
    said = words.replace("{what:thisspell}", "it")
    ROWS += R(
        "bare",
        If,
        f"if {{condition:conditions}} , {said} {GRAVE}",
        build=lambda h, fixed=fixed: _it_goes(h, fixed),  # type: ignore[misc]
        split=lambda n: {"condition": n.condition},
    )
ROWS += R("thisspell", This, "this card")


def _it_goes(h: Holes, fixed: dict[str, Any]) -> If | None:
    """ "If this card was awakened, return it ...": it is this card (B17)."""
    return If(h["condition"], Move(This(), **fixed)) if about_this(h["condition"]) else None


# ---- runes (711), stone types (201.4) ----------
for verb in either("puts~put", "returns~return"):
    ROWS += R(
        "act",
        Move,
        f"{verb} {{what}} (in|into|to) (your|its owner's|their) rune area face down",
        to=S.RUNES,
        face_down=True,
        check=lambda h: _is_rune(h["what"]),
    )


def _is_rune(noun: Any) -> bool:
    """Only runes lie in a rune area, and those that lie there are not put there again."""
    filter = getattr(noun, "filter", None)
    if not isinstance(filter, Filter) or filter.zones & S.RUNES:
        return False
    return any(isinstance(pred, TypeIs) and pred.types == S.RUNE for pred in filter.preds)


ROWS += R(
    "vp.s",
    Gains,
    "is (also|) a <bits:attribute> magic stone (in addition to its other types|)",
    build=lambda h: Gains(Subject(), (AddStoneTypes(h["bits"]),)),
    split=lambda n: {},
)

# ---- "for each ..., this card gains ..." ----------
ROWS += R(
    "static",
    Gains,
    "for each {each:each.s} , {what:subject#} gains~gain {values:plus}",
    build=lambda h: _for_each(h),
    split=lambda n: {"what": n.what, **unper(n.mods[0])},
)


def _for_each(h: Holes) -> Gains | None:
    values = per(h)
    return None if values is None else Gains(h["what"], (values,))
