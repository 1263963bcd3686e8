"""Playing what one usually could not: from elsewhere, at other times, for other will, so many times."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.ability import Keyword, Limit
from willpower.abilities.conditions import AllConds, Fits, TurnOf, WasPlayed
from willpower.abilities.effects import Apply, Banish, Discard, LoseLife, Move, PayWill, Rest
from willpower.abilities.nouns import Filter, InZone, IsOneOf, OwnedBy, This, You
from willpower.abilities.statics import (
    AddAbilities,
    AddedCost,
    AnyWill,
    CostChange,
    Duration,
    Gains,
    MayPlay,
    OnlyWhile,
    OtherCost,
)
from willpower.abilities.words import PlayWay

from ...classes import QUICKLY
from ...rows import Family, Holes, R, each, either
from ..cards.filters import is_card

ROWS: list[Family] = []
THIS = Filter((IsOneOf(This()),))

# ---- this very card ----------
ROWS += R("playing", OtherCost, "you may play this card without paying its cost", cost=())
ROWS += R(
    "playing",
    Gains,
    f"you may play this card {QUICKLY}",
    what=This(),
    mods=(AddAbilities((Keyword(keyword="quickcast"),)),),
)
ROWS += R(
    "playing",
    AnyWill,
    "(you may pay the attribute cost of this card with will of any attribute|"
    "you may spend will of any attribute to play this card)",
    who=You(),
    play=THIS,
    attributes=S.ALL_ATTRIBUTES,
)

# ---- from elsewhere, for more ----------
ZONES = (("graveyard", S.GRAVEYARD), ("removed area", S.REMOVED))
ROWS += R("gerund", PayWill, "paying {symbols:will}")
ROWS += R("gerund", LoseLife, "paying {amount:amount} life", pay=True)
ROWS += R("gerund", Discard, "discarding {what:handcards}")
ROWS += R("gerund", Banish, "banishing {what}")
ROWS += R("gerund", Rest, "resting {what}")
ROWS += R("gerund", Move, "removing {what} from the game", to=S.REMOVED)
ROWS += R("gerund", Move, "returning {what} to (its|their) (owner's|owners') (hand|hands)", to=S.HAND)


def _from(zone: int) -> MayPlay:
    return MayPlay(You(), Filter((IsOneOf(This()),), zone))


for zone_words, zone in each("zone", ZONES, counted=False):
    for change, more in each("change", (("more", True), ("less", False)), counted=False):
        for by in either("by paying {symbols:will} " + change, "for {symbols:will} " + change):
            ROWS += R(
                "playingtwo",
                OnlyWhile,
                f"you may play this card from your {zone_words} {by}",
                build=lambda h, zone=zone, more=more: OnlyWhile(  # type: ignore[misc]
                    AllConds(()),
                    (_from(zone), CostChange(You(), THIS, h["symbols"], more, from_zones=zone)),
                ),
                split=lambda n: {"symbols": n.effects[1].symbols},
            )
    for tail in either("in addition to (paying|) its (other|) (cost|costs)", "as an additional cost"):
        ROWS += R(
            "playingtwo",
            OnlyWhile,
            f"you may play this card from your {zone_words} by {{cost:gerund,}} {tail}",
            build=lambda h, zone=zone: OnlyWhile(  # type: ignore[misc]
                AllConds(()),
                (_from(zone), OnlyWhile(WasPlayed("from", zones=zone), (AddedCost(h["cost"]),))),
            ),
            split=lambda n: {"cost": n.effects[1].effects[0].cost},
            tuples="cost",
        )
    ROWS += R(
        "playingtwo",
        OnlyWhile,
        f"you may play this card from your {zone_words} by {{cost:gerund,}} "
        "rather than (pay|paying|) its cost",
        build=lambda h, zone=zone: OnlyWhile(  # type: ignore[misc]
            AllConds(()),
            (_from(zone), OnlyWhile(WasPlayed("from", zones=zone), (OtherCost(h["cost"]),))),
        ),
        split=lambda n: {"cost": n.effects[1].effects[0].cost},
        tuples="cost",
    )


# ---- the top of the deck ----------
AS_IN_HAND = "(as though (they|it) (were|was) in your hand|)"


def _on_top(filter: Filter) -> Filter:
    return Filter((*filter.preds, OwnedBy(You())), S.DECK, phrase=filter.phrase)


ROWS += R(
    "static",
    MayPlay,
    f"(you may play {{what:filter.p}} from the top of your deck {AS_IN_HAND}|"
    f"you may play the top card of your deck ({AS_IN_HAND}|(if|as long as) (it's|it is) a {{what:filter.s}})|"
    "<once:aturnonce> you may play (a {what:filter.s} from the top of your deck|the top card of your deck)|"
    "you may play (a {what:filter.s} from the top of your deck|the top card of your deck) <once:onceaturn>)",
    build=lambda h: _top_play(h.get("what", Filter()), int("once" in h)),
    split=lambda n: {"what": Filter(n.what.preds[:-1], phrase=n.what.phrase)},
)


def _top_play(what: Filter, limit: int) -> MayPlay | None:
    return None if what.zones or not is_card(what) else MayPlay(You(), _on_top(what), limit=limit, top=True)


# ---- so many times ----------
for words in either(
    "once (each|per) turn , you may play a {what:filter.s}",
    "you may play (a|one) {what:filter.s} (each|per) turn",
):
    ROWS += R("static", MayPlay, words, who=You(), limit=1, check=lambda h: bool(h["what"].zones))
ROWS += R(
    "static",
    OnlyWhile,
    "(once|) (during|) each of your turns , you may play a {what:filter.s}",
    build=lambda h: OnlyWhile(TurnOf(You()), (MayPlay(You(), h["what"], limit=1),)),
    split=lambda n: {"what": n.effects[0].what},
    check=lambda h: bool(h["what"].zones),
)

# ---- for a while ----------
ROWS += R(
    "clause",
    Apply,
    "((this turn , you may play (the|your) next {play:filter.s}|you may play (the|your) next {play:filter.s} "
    "this turn) <how:playway>|the next {play:filter.s} you play this turn <how:hasway>)",
    build=lambda h: _next(h, h["how"]),
    split=lambda n: {"play": _named(n.statics[0])},
)


def _named(static: Any) -> Filter:
    """The cards of which the next one may be played otherwise."""
    if isinstance(static, CostChange):
        assert static.play is not None
        return static.play
    return Filter(static.what.preds, phrase=static.what.phrase)


def _next(h: Holes, how: PlayWay) -> Apply | None:
    """Only the next such card: to play it for nothing wherever from, to play it quickly from the hand."""
    filter = h["play"]
    if filter.zones or not is_card(filter):
        return None
    if how == "free":
        free = CostChange(You(), filter, "", False, optional=True, set_to=True, once=True)
        return Apply((free,), Duration("end of turn"))
    return Apply(
        (MayPlay(You(), Filter(filter.preds, S.HAND, phrase=filter.phrase), how, limit=1),),
        Duration("end of turn"),
    )


# ---- other will ----------
for tail in either("will of any attribute", "will as though it were will of any attribute"):
    ROWS += R(
        "static",
        AnyWill,
        f"you may spend {tail} to play {{play:filter.p}}",
        who=You(),
        attributes=S.ALL_ATTRIBUTES,
        check=lambda h: is_card(h["play"]),
    )


# ---- an additional cost that may be paid ----------
for words in either(
    "you paid (this card's|the|its) additional cost", "(this card's|the|its) additional cost was paid"
):
    ROWS += R("condition", WasPlayed, words, how="paid additional")
# ---- abilities of cards elsewhere (902.2) ----------
for place, zone in each(
    "zone", (("graveyard", S.GRAVEYARD), ("hand", S.HAND), ("removed area", S.REMOVED)), counted=False
):
    ROWS += R(
        "limit",
        Limit,
        f"(play|you can play|you may play) this ability only from your {place} .",
        condition=Fits(This(), Filter((InZone(zone, You()),))),
    )
