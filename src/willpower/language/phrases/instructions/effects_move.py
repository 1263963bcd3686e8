"""Instructions that move cards: draw, discard, destroy, banish, put, return, search, look, reveal."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.effects import (
    AddTo,
    Banish,
    CallStone,
    Destroy,
    Discard,
    Draw,
    Foresee,
    GainGem,
    LookAt,
    PlayCard,
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
    Together,
    You,
)
from willpower.abilities.quantities import ANY_NUMBER, Num

from ...raw import FromAmong, Pronoun, SubjectWho
from ...rows import A, Holes, L, R, Row, either
from ..cards.filters import as_pred, make_filter

ROWS: list[Row] = []

ROWS += R("act", Draw, "draws~draw (a|an additional|another) card", count=Num(1))
ROWS += R("act", Draw, "draws~draw {count} cards")
ROWS += R("act", Draw, "draws~draw {count:onenumber} (additional|more|) card")
ROWS += R("act", Draw, "draws~draw a card for each {count:each.s}")
ROWS += R("act", Draw, "draws~draw cards equal to {count:quantity}")

# discard (1019): the cards are those of the hand of whoever discards
ROWS += R("act", Discard, "discards~discard {what:handcards}")
DISCARDED = {
    "discards~discard that card": Pronoun("that"),
    "discards~discard it": Pronoun("it"),
    "discards~discard (them|those cards)": Pronoun("it", "p"),
}
ROWS += L("act", Discard, "what", DISCARDED)
ROWS += R("act", Discard, "discards~discard (your|their|his or her) hand", what=None)


def in_hand(h: Holes) -> Choose:
    """Cards chosen from the hand of whoever discards."""
    filter = h.pop("filter")
    return Choose(Filter(filter.preds, filter.zones or S.HAND, phrase=filter.phrase), **h)


ROWS += R(
    "handcards",
    Choose,
    "({*onepick}|{*picks}|{*anypicks}|{filter:barename})",
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
ROWS += A("wanted", Search, "(a {filter:filter.s}|{filter:barename})")
ROWS += A("wanted", Search, "{least} {filter:filter.p}")
ROWS += A(
    "wanted", Search, "up to ({most} {filter:filter.p}|{most:onenumber} {filter:filter.s})", least=Num(0)
)
ROWS += A("wanted", Search, "any number of {filter:filter.p}", least=Num(0), most=ANY_NUMBER)
ROWS += A("wanted", Search, "all {filter:filter.p}", least=ANY_NUMBER, most=ANY_NUMBER)
ROWS += R("act", Search, "searches~search {whose:whose} {*searched} for {*wanted}")


def _three(one: int, two: int, three: int) -> Holes | None:
    """Three zones; each is said once."""
    return {"zones": one | two | three} if len({one, two, three}) == 3 else None


ROWS += R("act", Shuffle, "shuffles~shuffle {whose:whose} deck")
ROWS += R("act", Shuffle, "shuffles~shuffle {whose:whose} magic stone deck", zone=S.STONE_DECK)
ROWS += R("act", LookAt, "looks~look at {what}")
ROWS += R("act", LookAt, "looks~look at {what:wholehand}")
ROWS += R(
    "act",
    Sequence,
    "looks~look at {what:wholehand} and {other:plain}",
    build=lambda h: Sequence((LookAt(h["what"]), LookAt(h["other"]))),
    split=lambda n: {"what": n.parts[0].what, "other": n.parts[1].what},
)
ROWS += R("act", Reveal, "reveals~reveal {what}")
ROWS += R("act", Reveal, "reveals~reveal {what:wholehand}")
ROWS += R(
    "wholehand",
    All,
    "{whose:whose} hand",
    build=lambda h: All(Filter((OwnedBy(h["whose"]),), S.HAND)),
    split=lambda n: {"whose": n.filter.preds[0].who},
)
ROWS += R("act", Foresee, "foresees~foresee {count:anynumber}")

ROWS += R("seq", Sequence, "{parts:clause} and {parts:putrest}")
ROWS += R("doseq", Sequence, "{parts:act.p} and {parts:putrest}")
ROWS += R("seq", Sequence, "{parts:clause} and {parts:moregems}")
ROWS += R("seq", Sequence, "{parts:clause} , {parts:manygems}")
ROWS += R("manygems", Sequence, "{parts:moregems} , {parts:manygems}")
ROWS += R("manygems", Sequence, "{parts:moregems} and {parts:moregems}")
ROWS += R("moregems", GainGem, "(a|) {attribute:attribute} gem", count=Num(1))
# reveal until (the fitting card is what "that card" means)
for whose_words, who in (("your", You()), ("their", SubjectWho()), ("your opponent's", Opponent())):
    for article in either("a {filter:filter.s}", "{count} {filter:filter.p}"):
        ROWS += R(
            "act",
            RevealUntil,
            f"reveals~reveal cards from the top of {whose_words} deck until (you|they|he or she) "
            f"(reveal|reveals) {article}",
            whose=who,
        )
ROWS += R("act", Discard, "discards~discard {what:allhand}")
ROWS += R(
    "allhand",
    All,
    "all {filter:filter.p}",
    build=lambda h: All(Filter(h["filter"].preds, h["filter"].zones or S.HAND, phrase=h["filter"].phrase)),
    split=lambda n: {"filter": n.filter},
)
ROWS += R("clause", PlayCard, "play {what} without paying (its|their) (cost|costs)", optional=False)
ROWS += R("act", Summon, "summons~summon {what}")  # 1412.2
ROWS += R("act", Draw, "draws~draw {count} (additional|more) cards")
ROWS += R("act", CallStone, "calls~call a magic stone")
ROWS += R("manygems", Sequence, "{parts:moregems} , {parts:moregems}")
# ---- one of each of several kinds --------------------
for article in ("a", "up to one", ""):
    for head in ("{preds:head.s}", "card", "{preds:namehead}"):
        ROWS += R("onekind", Filter, f"{article} {{preds:pre*}} {head} {{preds:post*}}", build=make_filter)


def _kinds(h: Holes) -> Filter | None:
    """Cards of any of the kinds, of which one each is taken."""
    parts = (*h["many"], h["last"])
    if any(part.zones for part in parts):
        return None
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
    "{many:onekind!} (and|and/or) {last:onekind} from among (them|those cards)",
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


ROWS += R(
    "act",
    RevealUntil,
    "reveals~reveal cards from the top of your deck until you reveal the named card",
    whose=You(),
    filter=Filter((ChosenIs("name"),), S.ANYWHERE),
)
ROWS += R("act", AddTo, "puts~put {what} on to {to}")
