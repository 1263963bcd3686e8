"""What happened this turn (readings 39): what players did, what happened to cards, and to one card.

Every verb is written once with its tenses (DEEDS, FATES, ONE); the rows are the sentences they stand in.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import (
    AllConds,
    Condition,
    Exists,
    Fits,
    HappenedThisTurn,
    NotCond,
)
from willpower.abilities.nouns import (
    All,
    AllOf,
    AnyOf,
    CameFrom,
    Choose,
    ControlledBy,
    EachPlayer,
    Filter,
    Happened,
    Not,
    OtherThan,
    OwnedBy,
    This,
    You,
)
from willpower.abilities.quantities import Happenings

from ...rows import AL, A, Family, Holes, L, R, either
from ..numbers.quantities import controlled, portions
from .holding import players
from .some import of_past, past_said

ROWS: list[Family] = []
THIS_TURN = "this turn"

# ---- the verbs: what players do with cards (past, after "have", after "didn't") --------------------
DEEDS = (
    ("played", "played", "play", "played"),
    ("discarded", "discarded", "discard", "discarded"),
    ("banished", "banished", "banish", "banished"),
    ("attacked with", "attacked with", "attack with", "attacked"),
    ("blocked with", "blocked with", "block with", "blocked"),
    ("called", "called", "call", "called"),
    ("drew", "drawn", "draw", "drawn"),
    ("awakened", "awakened", "awaken", "awakened"),
)
ROWS += AL("past", HappenedThisTurn, "what", {deed[0]: deed[3] for deed in DEEDS})
ROWS += AL("perfect", HappenedThisTurn, "what", {deed[1]: deed[3] for deed in DEEDS})
ROWS += AL("todo", HappenedThisTurn, "what", {deed[2]: deed[3] for deed in DEEDS})
# ---- what they do without cards
GEMS = "(a gem|gems|one or more gems|any gems)"
TOKENS = "(a token|tokens|one or more tokens|any tokens)"
A_DECK = "(your deck|their deck|a deck)"
IDLE = (
    ("attacked", "attacked", "attack", "attacked"),
    ("did judgment", "done judgment", "do judgment", "judgment"),
    ("produced will", "produced will", "produce will", "produced"),
    ("gained life", "gained life", "gain life", "life gained"),
    ("lost life", "lost life", "lose life", "life lost"),
    ("paid life", "paid life", "pay life", "life paid"),
    (f"gained {GEMS}", f"gained {GEMS}", f"gain {GEMS}", "gem gained"),
    (f"created {TOKENS}", f"created {TOKENS}", f"create {TOKENS}", "token created"),
    (f"searched {A_DECK}", f"searched {A_DECK}", f"search {A_DECK}", "searched"),
    (f"shuffled {A_DECK}", f"shuffled {A_DECK}", f"shuffle {A_DECK}", "shuffled"),
    ("foresaw", "foreseen", "foresee", "foreseen"),
)
ROWS += AL("idlepast", HappenedThisTurn, "what", {deed[0]: deed[3] for deed in IDLE})
ROWS += AL("idleperfect", HappenedThisTurn, "what", {deed[1]: deed[3] for deed in IDLE})
ROWS += AL("idletodo", HappenedThisTurn, "what", {deed[2]: deed[3] for deed in IDLE})
LIFE = {"gained": "life gained", "lost": "life lost", "paid": "life paid"}
ROWS += AL("lifepast", HappenedThisTurn, "what", LIFE)
# ---- what happens to cards
GRAVE = "(graveyard|graveyards)"
FATES = {
    "destroyed": "destroyed",
    "banished": "banished",
    "discarded": "discarded",
    "drawn": "drawn",
    "played": "played",
    "called": "called",
    f"put into (a|its owner's|) {GRAVE}": "put into graveyard",
    f"put into (a|) {GRAVE} from the field": "died",
    "put into the field": "entered",
    f"put into {{who:whose}} {GRAVE}": "put into graveyard",
    f"put into (a|) {GRAVE} from {{who:whose}} field": "died",
    f"put into {{who:whose}} {GRAVE} from the field": "died into",
    f"put into your {GRAVE} from {{who:whose}} field": "died",
    "put into {who:whose} field": "entered",
    "put into the field under {who:whose} control": "entered",
    "returned to (a|its owner's|their owner's|their owners') (hand|hands)": "returned",
    "returned (to <who:own> hand (from the field|)|from the field to <who:own> hand)": "returned",
    "removed from the game": "removed",
}
ROWS += AL("fated", HappenedThisTurn, "what", FATES)
# Cards to which this happened are mostly still there: "for each of them" counts them, not how often it was.
HURT = {
    "rested": "rested",
    "recovered": "recovered",
    "targeted": "targeted",
    "blocked": "was blocked",
    "attacked": "was attacked",
    "dealt damage": "was dealt damage",
}
ROWS += AL("suffered1", HappenedThisTurn, "what", HURT)
TURNS = {
    "entered the field": "entered",
    "entered {who:whose} field": "entered",
    "entered the field under {who:whose} control": "entered",
    "entered a graveyard": "put into graveyard",
    "left the field": "left",
    "left {who:whose} field": "left",
    "attacked": "attacked",
    "blocked": "blocked",
    "dealt damage to ({who:plainwho.s}|{who:plainwho.p})": "damage dealt",
}
ROWS += AL("did", HappenedThisTurn, "what", TURNS)

# ---- players --------------------
ACTOR = "({who:plainwho.s}|{who:plainwho.p}|{who:they.p})"
for name, words in (
    ("actor", ACTOR),
    ("having", players("has", "have")),
    ("lacking", players("hasn't", "haven't")),
    ("suffering", players("(was|has been)", "(were|have been)")),
):
    ROWS += A(name, HappenedThisTurn, words)


def _deed(h: Holes, no: bool = False) -> Condition | None:
    return of_past(h, h["what"], h["who"], no)


def _undone(h: Holes) -> Condition | None:
    return None if "no" in h else _deed(h, no=True)


for words in either("{*actor} {*past} {*some}", "{*having} {*perfect} {*some}"):
    ROWS += R("condition", HappenedThisTurn, f"{words} {THIS_TURN}", build=_deed, split=past_said)
for words in either("{*lacking} {*perfect} ({*some}|{*any})", "{*actor} didn't {*todo} ({*some}|{*any})"):
    ROWS += R("condition", NotCond, f"{words} {THIS_TURN}", build=_undone, split=past_said)
FIELD = "into (the|your|their) field"
ROWS += R(
    "condition",
    HappenedThisTurn,
    f"({{*actor}}|{{*having}}) put {{*some}} {FIELD} {THIS_TURN}",
    build=lambda h: of_past(h, "entered", h["who"]),
    split=past_said,
)
ROWS += R(
    "condition",
    NotCond,
    f"({{*lacking}}|{{*actor}} didn't) put ({{*some}}|{{*any}}) {FIELD} {THIS_TURN}",
    build=lambda h: _undone({**h, "what": "entered"}),
    split=past_said,
)
ROWS += R(
    "condition",
    HappenedThisTurn,
    f"({{*actor}} {{*idlepast}}|{{*having}} {{*idleperfect}}) {THIS_TURN}",
    build=_deed,
    split=past_said,
)
ROWS += R(
    "condition",
    NotCond,
    f"({{*lacking}} {{*idleperfect}}|{{*actor}} didn't {{*idletodo}}) {THIS_TURN}",
    build=_undone,
    split=past_said,
)
ROWS += R(
    "condition",
    HappenedThisTurn,
    f"({{*actor}}|{{*having}}) {{*lifepast}} {{least:amount}} or more life {THIS_TURN}",
)
ROWS += R(
    "condition",
    HappenedThisTurn,
    "({*suffering} dealt (damage|{least:amount} or more damage|damage by a {filter:filter.s})|"
    f"damage was dealt to {{*actor}}) {THIS_TURN}",
    what="damage dealt",
)


# ---- cards --------------------
def _fate(h: Holes) -> Condition | None:
    if isinstance(h.get("who"), EachPlayer) or (h["what"] == "damage dealt" and "least" in h):
        return None  # so much damage is no number of cards
    what = h["what"]
    if what == "put into graveyard" and any(isinstance(pred, ControlledBy) for pred in h["filter"].preds):
        what = "died"  # who controlled it, had it in the field
    return of_past(h, what, h.get("who"))


ROWS += R(
    "condition",
    HappenedThisTurn,
    f"{{*some}} ((was|were|is|are|has been|have been) ({{*fated}}|{{*suffered1}})|{{*did}}) {THIS_TURN}",
    build=_fate,
    split=past_said,
)
ROWS += R(
    "condition",
    NotCond,
    f"{{*some}} (hasn't|haven't) {{*did}} {THIS_TURN}",
    build=lambda h: None if "no" in h or (found := _fate(h)) is None else NotCond(found),
    split=past_said,
)


def _both(h: Holes) -> AllConds | None:
    if len(h["held"]) < 2 or not all(isinstance(one, Exists) for one in h["held"]):
        return None
    return AllConds(
        tuple(
            HappenedThisTurn(h["what"], h.get("who"), one.what.filter, one.least, phrase=one.phrase)
            for one in h["held"]
        )
    )


def _unboth(node: Any) -> Holes:
    held = tuple(Exists(All(one.filter), one.least, phrase=one.phrase) for one in node.conditions)
    return {"held": held, "who": node.conditions[0].who}


ROWS += R(
    "condition",
    AllConds,
    f"{{held:held,}} (were|have been) {{*fated}} {THIS_TURN}",
    build=_both,
    split=_unboth,
    tuples="held",
)

# ---- how often, how much --------------------
ROWS += R(
    "measure",
    Happenings,
    f"the number of {{filter:filter.p}} ((that were|) {{*fated}}|that {{*did}}|{{*actor}} {{*past}}|"
    f"{{*having}} {{*perfect}}) {THIS_TURN}",
)
ROWS += portions(Happenings, {f"life ({{*actor}}|{{*having}}) {{*lifepast}} {THIS_TURN}": {}})
ROWS += R(
    "each.s",
    Happenings,
    f"{{filter:filter.s}} ((that was|) {{*fated}}|that {{*entered}}|{{*actor}} {{*past}}|"
    f"{{*having}} {{*perfect}}) {THIS_TURN}",
    check=lambda h: not (h["what"] == "entered" and controlled(h["filter"])),  # those that are there now
)
ENTERED = "entered (the field under {who:whose} control|{who:whose} field)"
ROWS += A("entered", HappenedThisTurn, ENTERED, what="entered")

ROWS += R(
    "condition",
    HappenedThisTurn,
    f"{{filter:filter.p}} {{*did}} ({{least}} or more|at least {{least}}) times {THIS_TURN}",
    check=lambda h: h["what"] != "damage dealt",
)

# ---- one card: what it did, what it did not --------------------
ONE = (
    ("attacked", "attack", "attacked"),
    ("blocked", "block", "blocked"),
    ("dealt damage", "deal damage", "damaged something"),
    ("entered the field", "enter the field", "entered"),
    ("recovered", "recover", "recovered"),
    ("(was|were|has been|have been) blocked", "", "was blocked"),
    ("(was|were|has been|have been) dealt damage", "", "dealt damage"),
    ("(was|were|has been|have been) destroyed", "", "destroyed"),
    ("(was|were|has been|have been) discarded", "", "discarded"),
    ("(was|were|has been|have been) drawn", "", "drawn"),
    ("(was|were|has been|have been) played", "", "played"),
    ("(was|were|has been|have been) rested", "", "rested"),
    ("(was|were|has been|have been) recovered", "", "recovered"),
    ("(was|were|has been|have been) targeted", "", "targeted"),
    ("(was|were|has been|have been) put into a graveyard", "", "put into graveyard"),
    ("(was|were|has been|have been) put into a graveyard from the field", "", "died"),
    ("(was|were|has been|have been) put into the field", "", "entered"),
    ("(was|were|has been|have been) removed from the game", "", "removed"),
    ("(was|were|has been|have been) banished", "", "banished"),
    ("(was|were|has been|have been) attacked", "", "was attacked"),
    ("(was|were|has been|have been) returned to (a|its owner's) hand", "", "returned"),
)
DID = {words: what for words, _, what in ONE}
DO = {words: what for _, words, what in ONE if words}
WITH = {
    "(was|were) dealt damage by {other:noun}": "dealt damage by",
    "dealt damage to {other:damaged}": "damaged something",
    "entered (the field under {under:whose} control|{under:whose} field)": "entered",
}
ROWS += L("onepast", Happened, "what", DID | WITH)
EITHER = ("onepasts", "AnyOf", "{preds:onepast} or {preds:onepast}")
# where it came from: "entered the field from your graveyard"
ROWS += R("camefrom", CameFrom, "{*from}")
CAME = (
    "(entered|(was|were) put into) ({under:whose} field|the field (under {under:whose} control|)) "
    "{came:camefrom}"
)
ROWS += R(
    "onepast",
    AllOf,
    CAME,
    build=lambda h: _came(h),
    split=lambda n: {"under": n.preds[0].under, "came": n.preds[1]},
)


def _came(h: Holes) -> AllOf:
    """It entered this turn, and from there."""
    return AllOf((Happened("entered", under=h.get("under")), h["came"]))


ROWS += R("pastfilter", Filter, "({preds:onepast}|{preds:onepasts})")
ROWS += R("onepasts", AnyOf, "{preds:onepast} or {preds:onepast}", said=EITHER)
ROWS += L("onedo", Happened, "what", DO | {"deal damage to {other:damagedone}": "damaged something"})
ROWS += R("dofilter", Filter, "({preds:onedo}|{preds:onedos})")
ROWS += R("onedos", AnyOf, "{preds:onedo} or {preds:onedo}", said=EITHER)


def _no_choice(h: Holes) -> bool:
    """ "A J-ruler attacked this turn" is said of all of them, not of one that is chosen."""
    return not isinstance(h["what"], Choose)


def _entered(filter: Filter) -> Filter:
    return Filter((*filter.preds, Happened("entered")), filter.zones, phrase=filter.phrase)


def _in_battle(filter: Filter) -> Filter:
    """What is said of this turn, said of this battle."""

    def said(pred: Any) -> Any:
        if isinstance(pred, AnyOf):
            return replace(pred, preds=tuple(map(said, pred.preds)))
        return replace(pred, battle=True)

    return replace(filter, preds=tuple(map(said, filter.preds)))


def _asked(h: Holes) -> Fits | None:
    """What one card did, or where it came from (302.3)."""
    if not _no_choice(h):
        return None
    if "came" in h:
        return Fits(h["what"], Filter((h["came"],)))
    return Fits(h["what"], _in_battle(h["filter"]) if "battle" in h else h["filter"])


def _unasked(node: Any) -> Holes:
    return {"what": node.what, "filter": node.filter, "came": node.filter.preds[0]}


ROWS += R(
    "condition",
    Fits,
    f"{{what:noun.s}} ({{filter:pastfilter}} ({THIS_TURN}|<battle:thisbattle>)|(entered|was put into) "
    "(the|your) field {came:camefrom})",
    build=_asked,
    split=_unasked,
)
ROWS += R(
    "condition",
    NotCond,
    f"{{what:noun.s}} ((didn't {{filter:dofilter}}|hasn't {{filter:pastfilter}}) {THIS_TURN}|"
    "(didn't enter|wasn't put into) (the|your) field {came:camefrom})",
    build=lambda h: None if (found := _asked(h)) is None else NotCond(found),
    split=lambda n: _unasked(n.condition),
)
IN_GRAVEYARD = "(was|were) put into a graveyard from the field"
ROWS += L(
    "post",
    Happened,
    "what",
    {
        f"that {words} {THIS_TURN}": what
        for words, what in DID.items()
        if what not in ("died", "put into graveyard")
    },
)
ROWS += R(
    "post",
    Happened,
    "(that (entered|(was|were) put into)|put into) (the field under {under:whose} control|"
    f"{{under:whose}} field) {THIS_TURN}",
    what="entered",
)
ROWS += R("post", Happened, "dealt damage this turn", what="dealt damage")
ROWS += R("post", Happened, f"that dealt damage to {{other:damaged}} {THIS_TURN}", what="damaged something")
for category, words in (
    ("bareplural.p", "{filter:filter.p}"),
    ("thing.p", "all {filter:filter.p}"),
    ("thing.s", "each {filter:filter.s}"),
):
    ROWS += R(
        category,
        All,
        f"{words} put into the field {THIS_TURN}",
        build=lambda h: All(_entered(h["filter"])),
        split=lambda n: {"filter": Filter(n.filter.preds[:-1], n.filter.zones, phrase=n.filter.phrase)},
        said=(
            "thing",
            "All",
            f"(each {{filter:filter.s}}|(all|) {{filter:filter.p}}) put into the field {THIS_TURN}",
        ),
    )
ROWS += R("post", AnyOf, f"that {{preds:onepast}} or {{preds:onepast}} {THIS_TURN}")
ROWS += R(
    "post",
    AllOf,
    f"that {CAME} {THIS_TURN}",
    build=lambda h: _came(h),
    split=lambda n: {"under": n.preds[0].under, "came": n.preds[1]},
    said=("onepast", "AllOf", CAME),
)
UNDONE = {
    f"that (didn't {do}|hasn't {did}|haven't {did}) {THIS_TURN}": Happened(what)  # type: ignore[arg-type]
    for did, do, what in ONE
    if do
}
ROWS += L("post", Not, "pred", UNDONE)
ROWS += R("post", Happened, f"that {IN_GRAVEYARD} {THIS_TURN}", what="died", zones=S.GRAVEYARD)
ROWS += R("post", Happened, f"that (was|were) put into that zone from the field {THIS_TURN}", what="died")
ROWS += R(
    "post",
    AllOf,
    f"that (was|were) put into your graveyard from the field {THIS_TURN}",
    preds=(Happened("died"), OwnedBy(You())),
    zones=S.GRAVEYARD,
)
ROWS += R(
    "post",
    Happened,
    "(that (was|were)|) dealt damage (by {other} this turn|this turn by {other})",
    what="dealt damage by",
    check=lambda h: not isinstance(h["other"], Choose),
)
# "by a Human": any that was one then (911.1)
ROWS += R(
    "post",
    Happened,
    "(that (was|were)|) dealt damage (by (a {filter:filter.s}|another {but:filter.s}) this turn|"
    "this turn by (a {filter:filter.s}|another {but:filter.s}))",
    build=lambda h: Happened("dealt damage by", All(h["filter"] if "filter" in h else _but_this(h["but"]))),
    split=lambda n: {
        "filter": n.other.filter,
        "but": replace(n.other.filter, preds=n.other.filter.preds[1:]),
    },
)


def _but_this(filter: Filter) -> Filter:
    return Filter((OtherThan(This()), *filter.preds), filter.zones, phrase=filter.phrase)
