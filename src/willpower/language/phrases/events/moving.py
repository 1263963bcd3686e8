"""Cards enter, leave, are put, returned, removed, destroyed, discarded, banished (906.7)."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.base import walk
from willpower.abilities.nouns import (
    All,
    Both,
    ControlledBy,
    EachPlayer,
    Filter,
    Happened,
    Noun,
    Opponent,
    OtherThan,
    SpellIs,
    This,
    You,
)
from willpower.abilities.triggers import Moves
from willpower.abilities.words import MoveHow

from ...mentions import filter_types
from ...raw import OtherThanBefore
from ...rows import Family, Holes, R, each
from .triggers import W
from .verbs import does, happens

ROWS: list[Family] = []
OTHER = OtherThan(OtherThanBefore())

# ---- into the field and out of it ----------
ROWS += happens(Moves, "enters~enter {*field} {*from?} {*unplayed?}", replaced=True)
ROWS += happens(Moves, "is~are put into {*field} {*from} {*unplayed?}", replaced=True)
ROWS += happens(
    Moves,
    "is~are put into ({under:whose} field|the field under {under:whose} control) {*unplayed?}",
    to=S.FIELD,
    replaced=True,
)
ROWS += happens(Moves, "is~are put into the field {*unplayed}", to=S.FIELD, replaced=True)
ROWS += happens(Moves, "is~are put into the field", to=S.FIELD, under=You())
ROWS += R("wouldmove", Moves, "{what:watched} would be put into the field", to=S.FIELD)
ROWS += happens(Moves, "is~are summoned (under {under:whose} control|)", to=S.FIELD, how="summoned")
ROWS += happens(
    Moves, "leaves~leave (the|a) field (for a non- field zone|) {*by?}", origin=S.FIELD, replaced=True
)
ROWS += happens(
    Moves, "leaves~leave {origin_of:whose} {origin:zone} (for a non- field zone|) {*by?}", replaced=True
)
ROWS += happens(
    Moves,
    "(leaves~leave a {origin:area}|in a {origin:area} is~are put into (another|any other|a different) zone)",
    replaced=True,
)

# ---- from anywhere to anywhere ----------
ROWS += happens(Moves, "(is~are put into|enters~enter) {*place} {*from?} {*by?}", replaced=True)
ROWS += happens(Moves, "is~are put into (a|{to_of:whose}) standby area face down", to=S.STANDBY)
ROWS += happens(
    Moves, "is~are put (on top|on the top|on the bottom) of {*piled} {*from?} {*by?}", replaced=True
)
ROWS += happens(Moves, "is~are shuffled into {*piled} {*from?} {*by?}", replaced=True)
ROWS += happens(
    Moves,
    "(is~are put|is~are returned|returns~return) (to|into) {*rulerarea} (from the field|) {*by?}",
    replaced=True,
)
ROWS += happens(Moves, "is~are removed (from the game {*from?}|{*from}) {*by?}", to=S.REMOVED, replaced=True)
ROWS += happens(
    Moves,
    "in {origin_of:whose} {origin:zone} is~are removed from the game {*by?}",
    to=S.REMOVED,
)
ROWS += happens(
    Moves,
    "(is~are returned|returns~return) to (its owner's|their owner's|their owners'|a player's) (hand|hands) "
    "(from the field|) {*by?}",
    origin=S.FIELD,
    to=S.HAND,
    replaced=True,
)
for words, who in each("whose", (("your", You()), ("your opponent's", Opponent())), counted=False):
    ROWS += happens(
        Moves,
        f"(is~are returned|returns~return) to {words} hand (from (the|your) field|) {{*by?}}",
        origin=S.FIELD,
        to=S.HAND,
        to_of=who,
        replaced=True,
    )

# ---- by a word of the rules ----------
for words, verb in each("verb", (("destroyed", "destroyed"), ("banished", "banished")), counted=False):
    ROWS += happens(Moves, f"is~are {words} {{*by?}}", origin=S.FIELD, how=verb, replaced=True)
ROWS += happens(
    Moves,
    "is~are discarded (from {origin_of:whose} hand|) {*by?}",
    origin=S.HAND,
    how="discarded",
    replaced=True,
)
ROWS += R(
    "wouldmove",
    Moves,
    "a {filter:filter.s} dealt damage by {other:noun} would <how:fallen> this turn",
    build=lambda h: _struck(h["filter"], h["other"], h["how"]),
    split=lambda n: {"filter": _plain(n.what.filter), "other": n.what.filter.preds[-1].other},
)


def _struck(filter: Filter, other: Noun, how: tuple[int, MoveHow]) -> Moves | None:
    """Dealt damage in the turn in which it would go."""
    if filter.zones:
        return None
    hit = Filter((*filter.preds, Happened("dealt damage by", other)), phrase=filter.phrase)
    return Moves(All(hit), S.FIELD, *how)


# ---- by what a spell or ability does ----------
def _by_spell(h: Holes) -> bool:
    """Whether only a spell or ability destroys: a card does so by its damage too (fights.py)."""
    by = h["by"]
    return any(isinstance(one, SpellIs) for one in walk(by)) or bool(filter_types(by.filter) & S.CHANT)


DONE: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("destroy", "destroys", {"origin": S.FIELD, "how": "destroyed"}),
    ("banish", "banishes", {"origin": S.FIELD, "how": "banished"}),
    ("remove {what:watched} from the game", "removes", {"to": S.REMOVED}),
    ("return {what:watched} to (its|their) owner's hand", "returns", {"origin": S.FIELD, "to": S.HAND}),
    ("put {what:watched} into a graveyard", "puts", {"to": S.GRAVEYARD}),
)
for verb, verbs, fixed in DONE:
    doing = verb if "{" in verb else f"{verb} {{what:watched}}"
    said = "a {by:byspell} (would <do>|<does>) {what:watched}"
    ROWS += R("wouldmove", Moves, f"a {{by:byspell}} would {doing}", said=("event", "Moves", said), **fixed)
    did = doing.replace(verb.split()[0], verbs, 1)
    ROWS += R(
        "event",
        Moves,
        f"{W} a {{by:byspell}} {did}",
        said=("event", "Moves", said),
        check=_by_spell if verb == "destroy" else None,
        **fixed,
    )


def _does(h: Holes, fixed: Holes) -> Moves | None:
    """What a player does is done by what that player controls."""
    what = h["what"]
    if isinstance(what, All) and what.filter.zones:
        return None  # said with where it comes from
    doing = All(Filter((ControlledBy(h["who"]),), S.ANYWHERE))
    said: Holes = {name: h[name] for name in ("origin", "origin_of") if name in h}
    said.update(fixed)
    return Moves(what, by=doing, **said)


def _done(node: Any) -> Holes:
    who = node.by.filter.preds[-1].who
    return {"what": node.what, "who": who, "origin": node.origin, "origin_of": node.origin_of}


FROM_ZONE = "removes~remove {what:watched} in {origin_of:whose} {origin:zone} from the game"
DEEDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("destroys~destroy {what:watched}", {"origin": S.FIELD, "how": "destroyed"}),
    ("removes~remove {what:watched} from the game", {"to": S.REMOVED}),
    (FROM_ZONE, {"to": S.REMOVED}),
    ("returns~return {what:watched} to (its|their) owner's hand", {"origin": S.FIELD, "to": S.HAND}),
)
for verb, fixed in DEEDS:
    ROWS += does(
        Moves,
        verb,
        build=lambda h, fixed=fixed: _does(h, fixed),
        split=_done,
        said=("event", "Moves", "{who:doer} <does> {what:watched}"),
    )
ROWS += R("wouldmove", Moves, "{what:watched} would be cancelled", origin=S.CHASE, how="cancelled")

# ---- what players do to cards ----------


def _plain(filter: Filter) -> Filter:
    return Filter(filter.preds[:-1], filter.zones, phrase=filter.phrase)


def _theirs(filter: Filter, who: Any, other: bool) -> Filter:
    """One banishes only what is one's own (1011.2)."""
    preds = (*filter.preds, ControlledBy(who))
    return Filter((OTHER, *preds) if other else preds, filter.zones, phrase=filter.phrase)


def _banishes(h: Holes) -> Moves | None:
    if isinstance(h["who"], EachPlayer):
        return None
    cards = _theirs(
        next(h[name] for name in ("filter", "other", "many") if name in h), h["who"], "other" in h
    )
    return Moves(All(cards, "many" in h), origin=S.FIELD, how="banished")


def _banished(node: Any) -> Holes:
    filter = _plain(node.what.filter)
    other = Filter(filter.preds[1:], filter.zones, phrase=filter.phrase)
    return {"who": node.what.filter.preds[-1].who, "filter": filter, "many": filter, "other": other}


ROWS += does(
    Moves,
    "banishes~banish (a {filter:filter.s}|another {other:filter.s}|one or more {many:filter.p})",
    build=_banishes,
    split=_banished,
)
ROWS += does(
    Moves,
    "puts~put (a {filter:filter.s}|one or more {many:filter.p}) into (the|your|their) field",
    build=lambda h: (
        None
        if isinstance(h["who"], EachPlayer)
        else Moves(All(h.get("filter") or h["many"], "many" in h), to=S.FIELD, under=h["who"])
    ),
    split=lambda n: {"who": n.under, "filter": n.what.filter, "many": n.what.filter},
)
MINE = "(you would discard|a {by:byspell} would cause you to discard)"
for category, words in (("event", f"{W} you discard"), ("wouldmove", MINE)):
    ROWS += R(category, Moves, f"{words} this card", what=This(), origin=S.HAND, how="discarded")

# ---- this card or another ----------
ROWS += R("group.s", Both, "{parts:onlyself.s} or {parts:group.s}")
