"""Instructions that move cards: draw, discard, destroy, banish, put, return, search, look, reveal."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.base import walk
from willpower.abilities.effects import (
    Banish,
    CallStone,
    Destroy,
    Discard,
    Draw,
    Foresee,
    GainGem,
    LookAt,
    Move,
    PlayCard,
    Rearrange,
    Reveal,
    RevealUntil,
    Search,
    Sequence,
    Shuffle,
    Summon,
)
from willpower.abilities.nouns import (
    All,
    AnyOf,
    Choose,
    ChosenIs,
    Filter,
    Opponent,
    OwnedBy,
    Shares,
    Together,
    Who,
    You,
)
from willpower.abilities.quantities import ANY_NUMBER, Num

from ...raw import DoneThisWay, FromAmong, Pronoun, SubjectWho, ThatPlayer, TheRest
from ...rows import A, Family, Holes, R, each, either
from ..cards.filters import as_pred, make_filter

ROWS: list[Family] = []

ROWS += R("act", Draw, "draws~draw (a|an additional|another) card", count=Num(1))
ROWS += R(
    "act",
    Draw,
    "draws~draw ({count} (additional|more|) cards|{count:onenumber} (additional|more|) card|"
    "a card for each {count:each.s}|(a number of|) cards equal to {count:quantity})",
)

# discard (1019): the cards are those of the hand of whoever discards
ROWS += R("act", Discard, "discards~discard ({what:handcards}|{what:allhand})")
ROWS += R(
    "act",
    Discard,
    "discards~discard {what:plain}",
    check=lambda h: isinstance(h["what"], (Pronoun, DoneThisWay, TheRest, FromAmong)),
)
ROWS += R("act", Discard, "discards~discard (your|their|his or her) (hand|hands)", what=None)


def in_hand(h: Holes) -> Choose:
    """Cards chosen from the hand of whoever discards."""
    filter = h.pop("filter")
    return Choose(Filter(filter.preds, filter.zones or S.HAND, phrase=filter.phrase), **h)


ROWS += R(
    "handcards",
    Choose,
    "(({*onepick}|{*picks}) (of (your|their|his or her) choice|)|{*anypicks}|{filter:barename})",
    build=in_hand,
    split=lambda n: {"filter": n.filter, "least": n.least, "most": n.most},
)
ROWS += R(
    "handcards",
    Choose,
    "({*onepick}|{*picks}) at random",
    build=lambda h: in_hand({**h, "at_random": True}),
    split=lambda n: {"filter": n.filter, "least": n.least, "most": n.most},
)

ROWS += R("act", Destroy, "destroys~destroy {what}")
ROWS += R("act", Banish, "banishes~banish {what}")

# ---- search, look, reveal, shuffle --------------------
ROWS += A("searched", Search, "<zones:area>")
ROWS += A(
    "searched",
    Search,
    "<one:area> (or|and|and/or) <two:area>",
    build=lambda h: {"zones": h["one"] | h["two"]} if h["one"] != h["two"] else None,
    split=lambda n: {},
)
ROWS += A(
    "searched",
    Search,
    "<one:cards> , <two:cards> (,|) (and|or|and/or) <three:cards>",
    build=lambda h: _three(h["one"], h["two"], h["three"]),
    split=lambda n: {},
)
ROWS += A(
    "wanted", Search, "(a {filter:filter.s}|{filter:barename}|{filter:thenamed}|{least} {filter:filter.p})"
)
NAMED = ("thenamed", "Filter", "the named card")
ROWS += R("thenamed", Filter, "the named card", preds=(ChosenIs("name"),))
ROWS += R("namedcard", Filter, "the named card", preds=(ChosenIs("name"),), zones=S.ANYWHERE, said=NAMED)
ROWS += A(
    "wanted", Search, "up to ({most} {filter:filter.p}|{most:onenumber} {filter:filter.s})", least=Num(0)
)
ROWS += A("wanted", Search, "<least:allof> {filter:filter.p}", most=ANY_NUMBER)
ROWS += R("act", Search, "searches~search {whose:whose} {*searched} for {*wanted}")
ROWS += R(  # where the search before was
    "insteadseq", Search, "search for {*wanted}", build=lambda h: Search(zones=0, **h)
)


def _three(one: int, two: int, three: int) -> Holes | None:
    """Three zones; each is said once."""
    return {"zones": one | two | three} if len({one, two, three}) == 3 else None


ROWS += R("act", Shuffle, "shuffles~shuffle ({whose:whose}|{whose:thatone}) <zone:pile>")
ROWS += R("thatone", ThatPlayer, "that")
ROWS += R("act", LookAt, "looks~look at ({what}|{what:wholehand})")
ROWS += R(
    "act",
    Sequence,
    "looks~look at {what:wholehand} and {other:plain}",
    build=lambda h: Sequence((LookAt(h["what"]), LookAt(h["other"]))),
    split=lambda n: {"what": n.parts[0].what, "other": n.parts[1].what},
)
ROWS += R("act", Reveal, "reveals~reveal ({what}|{what:wholehand})")
ROWS += R(
    "wholehand",
    All,
    "{whose:whose} hand",
    build=lambda h: All(Filter((OwnedBy(h["whose"]),), S.HAND)),
    split=lambda n: {"whose": n.filter.preds[0].who},
)
ROWS += R("act", Foresee, "foresees~foresee {count:anynumber}")

# "put ... into your hand, the rest on top of your deck and ...": the verb is said once
FURTHER = (
    "(and {parts:putrest}|, {parts:putrest} and {parts:putrest}|"
    ", {parts:putrest} , {parts:putrest} and {parts:putrest}|and {parts:moregems}|, {parts:manygems})"
)


def _goes_on(h: Holes) -> bool:
    """Whether the verb left out was said: "draw a card and each Elf into your hand" says none."""
    first, *more = h["parts"]
    put = any(isinstance(one, (Move, Rearrange)) for one in walk(first))
    return put or not any(isinstance(one, (Move, Rearrange)) for one in more)


ROWS += R("seq", Sequence, f"{{parts:clause}} {FURTHER}", check=_goes_on)
ROWS += R("doseq", Sequence, f"{{parts:act.p}} ({FURTHER}|and {{parts:playfree}})", check=_goes_on)
ROWS += R(
    "manygems",
    Sequence,
    "{parts:moregems} (, {parts:manygems}|and {parts:moregems}|, {parts:moregems})",
)
ROWS += R("moregems", GainGem, "(a|) {attribute:attribute} gem", count=Num(1))
# reveal until (the fitting card is what "that card" means)
DECKS: tuple[tuple[str, Who], ...] = (
    ("your", You()),
    ("their", SubjectWho()),
    ("your opponent's", Opponent()),
)
for whose_words, who in each("whose", DECKS, counted=False):
    for article in either("a {filter:filter.s}", "{count} {filter:filter.p}", "{filter:namedcard}"):
        ROWS += R(
            "act",
            RevealUntil,
            f"reveals~reveal cards from the top of {whose_words} deck until (you|they|he or she) "
            f"(reveal|reveals) {article}",
            whose=who,
        )
ROWS += R(
    "allhand",
    All,
    "all {filter:filter.p}",
    build=lambda h: All(Filter(h["filter"].preds, h["filter"].zones or S.HAND, phrase=h["filter"].phrase)),
    split=lambda n: {"filter": n.filter},
)
ROWS += R("clause", PlayCard, "play {what} without paying (its|their) (cost|costs)", optional=False)
ROWS += R("act", Summon, "summons~summon {what}")  # 1412.2
ROWS += R("act", CallStone, "calls~call a magic stone")
# ---- one of each of several kinds --------------------
ROWS += R(
    "onekind",
    Filter,
    "(a|up to one|) {preds:pre*} ({preds:head.s}|card|{preds:namehead}) {preds:post*}",
    build=make_filter,
)


def _kinds(h: Holes) -> Filter | None:
    """Cards of any of the kinds, of which one each is taken."""
    parts = (*h["many"], h["last"])
    if any(part.zones or any(isinstance(p, Shares) and p.each_other for p in part.preds) for part in parts):
        return None  # what the cards of several kinds share is asked of none of the kinds alone
    return Filter((AnyOf(tuple(as_pred(part, 0) for part in parts)),))


def _unkinds(filter: Filter) -> dict[str, object]:
    found = filter.preds[-1]
    assert isinstance(found, AnyOf)
    return {"many": found.preds[:-1], "last": found.preds[-1]}


EACH = Together("one of each")
ROWS += R(
    "act",
    Search,
    "searches~search {whose:whose} {*searched} for {many:onekind!} (and|and/or) {last:onekind}",
    build=lambda h: _several_kinds(h, h["zones"]),
    split=lambda n: {"whose": n.whose, **_unkinds(n.filter)},
    tuples="many",
)
ROWS += R(
    "noun.p",
    FromAmong,
    "{many:onekind!} (and|and/or) {last:onekind} (from among (them|those cards)|revealed this way)",
    build=lambda h: _kinds_among(h),
    split=lambda n: _unkinds(n.filter),
    tuples="many",
)


def _several_kinds(h: Holes, zone: int) -> Search | None:
    filter = _kinds(h)
    if filter is None:
        return None
    return Search(filter, zone, h["whose"], Num(0), Num(len(h["many"]) + 1), together=EACH)


def _kinds_among(h: Holes) -> FromAmong | None:
    filter = _kinds(h)
    return None if filter is None else FromAmong(filter, Num(0), Num(len(h["many"]) + 1), together=EACH)
