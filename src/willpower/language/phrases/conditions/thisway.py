"""What was done before: cards destroyed, revealed, banished ... this way, and how many."""

from __future__ import annotations

from dataclasses import fields
from itertools import product
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import Compare
from willpower.abilities.nouns import Filter, IsOneOf, Opponent, OwnedBy, Pred, RaceIs, StatIs, TypeIs, You
from willpower.abilities.quantities import Count, Divide, Num

from ...raw import AmountThisWay, DoneThisWay, FromAmong, Pronoun, VerbThisWay
from ...rows import AL, Build, Family, Holes, R, each
from ..cards.nouns import PICKED
from .some import of_way, past_said

ROWS: list[Family] = []

VERBS = (
    "revealed discarded banished removed destroyed returned drawn rested recovered cancelled shuffled".split()
)
PLACES = {
    "put into (the|your|a) field": "put into the field",
    "put into (a|their|its owner's|their owners') (graveyard|graveyards)": "put into a graveyard",
    "put into your graveyard": "put into a graveyard",
    "put into your opponent's graveyard": "put into a graveyard",
    "put into their hand": "put into a hand",
    "put into your hand": "put into a hand",
    "shuffled into (a|its owner's|their owner's|their owners'|their) (deck|decks)": "shuffled",
    "shuffled into your deck": "shuffled",
    "put there": "put",
}


def _zone_of(words: str) -> tuple[Pred, ...]:
    """Whose the cards are that went where the words say (302.5)."""
    if "your" not in words or "field" in words:
        return ()
    return (OwnedBy(Opponent()),) if "opponent" in words else (OwnedBy(You()),)


LONGER = {
    "dealt damage": "dealt",
    "removed from the game": "removed",
    "returned to (a|its owner's|their owner's|their owners'|your) (hand|hands)": "returned",
}
# What is said of them besides that they are cards or resonators is asked of them where they are now.
Plain = tuple[tuple[Pred, ...], ...]
PLAIN: Plain = ((), (TypeIs(S.RESONATOR),), (TypeIs(S.J_RESONATOR),))


def _done(verb: str, more: tuple[Pred, ...] = (), plain: Plain = PLAIN) -> Build:
    def build(h: Holes) -> DoneThisWay | None:
        filter = h["filter"]
        if filter.preds in plain or filter.zones & ~S.ITEMS:
            return None  # the words of nouns.py
        last = filter.preds[-1]
        if isinstance(last, StatIs) and isinstance(last.value, Count):
            return None  # "... this way" belongs to what is counted
        return DoneThisWay(verb, Filter((*filter.preds, *more), S.ANYWHERE, phrase=filter.phrase))

    return build


def _of_race(h: Holes, verb: str) -> DoneThisWay:
    return DoneThisWay(verb, Filter((RaceIs(h["race"]),), S.ANYWHERE))


def _counted(verb: str, more: tuple[Pred, ...] = ()) -> Build:
    def build(h: Holes) -> Count | None:
        noun: Any = _done(verb, more, PLAIN[:2])(h)
        return None if noun is None else Count(noun)

    return build


def _portioned(verb: str, more: tuple[Pred, ...] = ()) -> Build:
    def build(h: Holes) -> Divide | None:
        counted: Any = _counted(verb, more)(h)
        return Divide(counted, h["n"].n) if _several(h["n"]) and counted is not None else None

    return build


def _several(n: Any) -> bool:
    return isinstance(n, Num) and n.n > 1


def _plainly(verb: str, kind: tuple[Pred, ...], whose: tuple[Pred, ...]) -> Count:
    return Count(DoneThisWay(verb, Filter((*kind, *whose), S.ANYWHERE) if whose else None))


def _filter(node: object) -> dict[str, object]:
    filter: Filter = node.filter  # type: ignore[attr-defined]
    preds = filter.preds[:-1] if isinstance(filter.preds[-1], OwnedBy) else filter.preds
    return {"filter": Filter(preds, phrase=filter.phrase)}


def _some_of(verb: str, more: tuple[Pred, ...]) -> Build:
    def build(h: Holes) -> FromAmong | None:
        filter = h.pop("filter")
        preds = (*filter.preds, *more)
        some = Filter(preds, filter.zones, phrase=filter.phrase)
        return None if filter.zones & ~S.ITEMS else FromAmong(some, of=DoneThisWay(verb), **h)

    return build


def _unsaid(filter: Filter) -> Filter:
    """The cards without whose they are, which the place says."""
    last = filter.preds[-1] if filter.preds else None
    return Filter(filter.preds[:-1] if isinstance(last, OwnedBy) else filter.preds, phrase=filter.phrase)


SOME_DONE = ("plain", "FromAmong", "({*onepick}|{*picks}|{*oneup}|{*anypicks}) <done> this way")
MANY_DONE = ("each", "Divide", "{n} {filter:onefilter.p} <done> this way")
KEYS = [*[(verb, verb) for verb in VERBS], *PLACES.items(), *LONGER.items()]
for verb, key in each("done", KEYS, counted=False):
    for words in each("all", ("all", "the", "those", ""), counted=False):
        ROWS += R(
            "plain.p",
            DoneThisWay,
            f"{words} {{filter:onefilter.p}} {verb} this way",
            build=_done(key, _zone_of(verb)),
            split=_filter,
        )
    for category, picked in PICKED.items() if key != "revealed" else ():
        ROWS += R(
            category,
            FromAmong,
            f"{picked} {verb} this way",
            build=_some_of(key, _zone_of(verb)),
            split=lambda n: {**{f.name: getattr(n, f.name) for f in fields(n)}, "filter": _unsaid(n.filter)},
            said=SOME_DONE,
        )
    for words in each("each", ("each", "the"), counted=False):
        ROWS += R(
            "plain.s",
            DoneThisWay,
            f"{words} {{filter:onefilter.s}} {verb} this way",
            build=_done(key, _zone_of(verb)),
            split=_filter,
        )
    if verb.endswith("ed⟧"):  # "the banished Vampire's ATK"
        for category, its in (("plain.s", ""), ("owning", "'s")):
            ROWS += R(
                category,
                DoneThisWay,
                f"the {verb} {{race:race.s}}{its}",
                build=lambda h, key=key: _of_race(h, key),  # type: ignore[misc]
                split=lambda n: {"race": n.filter.preds[0].race},
                said=("plain", "DoneThisWay", "the <done> {race:race.s} ('s|)"),
            )
    ROWS += R(
        "measure",
        Count,
        f"the number of {{filter:onefilter.p}} (that were|) {verb} this way",
        build=_counted(key, _zone_of(verb)),
        split=lambda n: _filter(n.what),
    )
    ROWS += R(  # "for each two Golems banished this way"
        "each.s",
        Divide,
        f"{{n}} {{filter:onefilter.p}} {verb} this way",
        build=_portioned(key, _zone_of(verb)),
        split=lambda n: {"n": Num(n.by), **_filter(n.left.what)},
        said=MANY_DONE,
    )
    ROWS += R(
        "each.s",
        Count,
        f"{{filter:onefilter.s}} (that was|) {verb} this way",
        build=_counted(key, _zone_of(verb)),
        split=lambda n: _filter(n.what),
    )


# ---- if it was done to so many --------------------
WAY = "(this way|in this way)"
ROWS += AL("waydone", VerbThisWay, "verb", dict(KEYS))
DOING = {
    "reveal": "revealed",
    "discard": "discarded",
    "banish": "banished",
    "destroy": "destroyed",
    "draw": "drawn",
    "rest": "rested",
    "recover": "recovered",
    "cancel": "cancelled",
}
ROWS += AL("waydo", VerbThisWay, "verb", DOING)
ROWS += R(
    "condition",
    VerbThisWay,
    "(({*some}|{least} or more (of them|)) (is|are|was|were) {*waydone}|"
    "(you|{by:costwho}|{by:they}) ({*waydone}|{*waydo}) {*some}|"
    f"you put {{*some}} {{*wayto}}) {WAY}",
    build=lambda h: None if isinstance(h.get("by"), You) else of_way(h, h["verb"]),
    split=past_said,
)
THERE = {"into (the|your) field": "put into the field", "into your hand": "put into a hand"}
ROWS += AL("wayto", VerbThisWay, "verb", THERE)
ROWS += AL("wayspent", VerbThisWay, "verb", {"discarded": "discarded", "banished": "banished"})
ROWS += R(  # as a cost
    "condition",
    VerbThisWay,
    "you {*wayspent} {*some} (to play (this card|it)|as an additional cost|)",
    build=lambda h: of_way(h, h["verb"]),
    split=past_said,
)
NUMBER = "the number of "
OF_A_KIND = {
    "card": (),
    "resonator": PLAIN[1],
    f"{NUMBER}cards": (),
    f"{NUMBER}resonators": PLAIN[1],
}
PUT = each("done", [*PLACES.items(), *LONGER.items()], counted=False)
for (words, kind), (verb, key) in product(each("counted", [*OF_A_KIND.items()], counted=False), PUT):
    ROWS += R(
        "measure" if NUMBER in words else "each.s",
        Count,
        f"{words} {verb} this way",
        build=lambda h, key=key, kind=kind, whose=_zone_of(verb): _plainly(key, kind, whose),  # type: ignore[misc]
        split=lambda n: {},
        said=("each", "Count", "(card|resonator|the number of (cards|resonators)) <done> this way"),
    )
    if NUMBER not in words:
        ROWS += R(
            "each.s",
            Divide,
            f"{{n}} {words}s {verb} this way",
            build=lambda h, key=key, kind=kind, whose=_zone_of(verb): (  # type: ignore[misc]
                Divide(_plainly(key, kind, whose), h["n"].n) if _several(h["n"]) else None
            ),
            split=lambda n: {"n": Num(n.by)},
            said=MANY_DONE,
        )
for category, lead in (("each.s", "{} counter"), ("measure", "the number of {} counters")):
    ROWS += R(
        category,
        AmountThisWay,
        lead.format("({counter:counter}|)") + " removed this way",
        verb="counters",
        said=("each", "AmountThisWay", "(the number of|) ({counter:counter}|) counter removed this way"),
    )
for verb, key in each("hurt", (("dealt", "dealt"), ("prevented", "prevented")), counted=False):
    ROWS += R(
        "condition",
        Compare,
        f"(any|) damage (is|was) {verb} this way",
        build=lambda h, key=key: Compare(AmountThisWay(key), ">=", Num(1)),  # type: ignore[misc]
        split=lambda n: {},
    )
ROWS += R(  # and not to somebody else instead (910.1)
    "condition",
    VerbThisWay,
    "(damage was dealt to (it|that (card|resonator|J/resonator)|the chosen target)|"
    "(it|that (card|resonator|J/resonator)) was dealt damage) this way",
    build=lambda h: VerbThisWay("dealt", Filter((IsOneOf(Pronoun("it")),), S.ANYWHERE), Num(1)),
    split=lambda n: {},
)
ROWS += R(  # what was spoken of is what it was done to
    "condition",
    VerbThisWay,
    "(it|that (card|resonator|J/resonator|spell|addition|token)) (was|is|'s) <verb:done> this way",
    check=lambda h: h["verb"] != "cancelled",  # a spell is (moving.py says where it goes then)
    said=("condition", "VerbThisWay", "it was <done> this way"),
)
