"""Playing cards: what it costs, when and from where it is allowed."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import AllConds, PhaseIs, TurnOf, WasPlayed
from willpower.abilities.effects import PlayCard
from willpower.abilities.nouns import EachPlayer, Filter, IsOneOf, RulerOf, Targets, This, You
from willpower.abilities.statics import (
    AddedCost,
    AnyWill,
    Cannot,
    CostChange,
    Gains,
    MayLook,
    MayPlay,
    OnlyWhile,
    OtherCost,
    PlayOnlyIf,
)
from willpower.abilities.words import PlayWay

from ...rows import AL, Holes, R, Row, each, either
from ..cards.filters import is_card
from ..numbers.quantities import by_x

ROWS: list[Row] = []
THIS = Filter((IsOneOf(This()),))


def aimless(filter: Filter) -> bool:
    """Whether a filter is about cards as such; what they target is a matter of the cost change itself."""
    return is_card(filter) and not any(isinstance(pred, Targets) for pred in filter.preds)


# ---- cheaper and dearer ----------
# `less` says the payer and the change; the rest of the row what is played.
PAY: tuple[tuple[str, dict[str, Any]], ...] = (
    ("{who#} pays~pay {symbols:will} less to play", {"more": False}),
    ("{who#} pays~pay {symbols:will} more to play", {"more": True}),
    ("you may pay {symbols:will} less to play", {"who": You(), "more": False, "optional": True}),
    ("pay {symbols:will} less to play", {"who": You(), "more": False}),
)
ABILITY_KINDS: dict[str, tuple[str, ...]] = {
    "activate": ("any",),
    "God's Art": ("god's art",),
    "[judgment] or God's Art": ("judgment", "god's art"),
}
ABILITY_KINDS |= {
    f"[{name}]": (name,) for name in ("judgment", "awakening", "evolution", "shift", "bestow", "inheritance")
}
ROWS += AL("abilitykinds", CostChange, "abilities", ABILITY_KINDS)


def _of_a_kind(h: Holes) -> bool:
    """ "Activate abilities" of nobody in particular are said elsewhere."""
    return bool(h["abilities"] != ("any",))


for words, fixed in each("manner", PAY):
    ROWS += R("static", CostChange, f"{words} {{play:filter.p}}", check=lambda h: aimless(h["play"]), **fixed)
    kinds = "{*abilitykinds} abilities"
    ROWS += R("static", CostChange, f"{words} {kinds}", play=None, check=_of_a_kind, **fixed)
    ROWS += R(
        "static", CostChange, f"{words} {kinds} of ({{of:filter.p}}|{{of:rulerfilter}})", play=None, **fixed
    )
    ROWS += R("static", CostChange, f"{words} {{of:owningfilter}} {kinds}", play=None, **fixed)
    for who_words in ("your", "their"):
        ROWS += R(
            "static",
            CostChange,
            f"{words} {who_words} first {{play:filter.s}} each turn",
            first_each_turn=True,
            check=lambda h: is_card(h["play"]),
            **fixed,
        )
    ROWS += R(
        "static",
        CostChange,
        f"{words} the first {{play:filter.s}} each turn",
        first_each_turn=True,
        check=lambda h: is_card(h["play"]),
        **fixed,
    )
    for aim in either("a {targeting:filter.s}", "{targeting:filter.p}", "{targeting:thisone}"):
        ROWS += R(
            "static",
            CostChange,
            f"{words} {{play:head.p}} (that target|targeting) {aim}",
            build=lambda h, fixed=fixed: CostChange(**{**h, **fixed, "play": Filter((h["play"],))}),  # type: ignore[misc]
            split=lambda n: {
                "who": n.who,
                "symbols": n.symbols,
                "play": n.play.preds[0],
                "targeting": n.targeting,
            },
        )
    this = {**fixed, "play": THIS}
    ROWS += R("playing", CostChange, f"{words} this card", **this)
    ROWS += R("playing", CostChange, f"{words} this card for each {{times:each.s}}", **this)
    ROWS += R("playing", CostChange, by_x(f"{words} this card"), symbols="{1}", **this)
    for zone_words, zone in each(
        "zone",
        (
            ("a rune area", S.RUNES),
            ("your removed area", S.REMOVED),
            ("your graveyard", S.GRAVEYARD),
            ("your standby area", S.STANDBY),
            ("your hand", S.HAND),
        ),
        counted=False,
    ):
        ROWS += R("playing", CostChange, f"{words} this card from {zone_words}", from_zones=zone, **this)
    for article in either("a {targeting:filter.s}", "{targeting:filter.p}"):
        ROWS += R("playing", CostChange, f"{words} this card (,|) if it targets {article}", **this)
ROWS += R(
    "owningfilter",
    Filter,
    "{what:owning}",
    build=lambda h: Filter((IsOneOf(h["what"]),)),
    split=lambda n: {"what": n.preds[0].what},
)
ROWS += R(
    "static",
    CostChange,
    "you may pay {symbols:will} less to do judgment",
    who=You(),
    play=None,
    more=False,
    abilities=("judgment",),
    optional=True,
)


def _aims(condition: object) -> bool:
    """ "If it targets ..." is a matter of the cost change itself: targets are chosen before (903.2g)."""
    filter = getattr(condition, "filter", None)
    return isinstance(filter, Filter) and any(isinstance(pred, Targets) for pred in filter.preds)


ROWS += R(
    "playingif",
    OnlyWhile,
    "{effects:playing} (,|) if {condition:conditions}",
    check=lambda h: not _aims(h["condition"]),
)
ROWS += R(
    "playingif",
    OnlyWhile,
    "if {condition:conditions} , {effects:playing}",
    check=lambda h: not _aims(h["condition"]),
)
ROWS += R(
    "playingif",
    OnlyWhile,
    "as long as {condition:conditions} , {effects:playing}",
    check=lambda h: not _aims(h["condition"]),
)
for attribute_words, bits in each(
    "attribute",
    (
        ("any attribute", S.ALL_ATTRIBUTES),
        *((name, S.ATTRIBUTE_BY_NAME[name]) for name in ("light", "fire", "water", "wind", "darkness")),
    ),
    counted=False,
):
    tail = "will of any attribute" if bits == S.ALL_ATTRIBUTES else f"{attribute_words} will"
    ROWS += R(
        "static",
        AnyWill,
        f"you may pay the attribute cost of {{play:filter.p}} with {tail}",
        who=You(),
        attributes=bits,
    )

# ---- only, additional, other ----------
ROWS += R("playing", AddedCost, "as an additional cost to play this card , {cost:cost!}")
ROWS += R("playing", AddedCost, "as an additional cost to play this card , {cost:cost} and {cost:cost}")
ROWS += R(
    "playing", AddedCost, "as an additional cost to play this card , you may {cost:cost!}", optional=True
)
ROWS += R("playing", OtherCost, "you may {cost:cost!} rather than pay this card's cost")
ROWS += R("playing", OtherCost, "rather than pay this card's cost , you may {cost:cost!}")
ROWS += R("playing", PlayOnlyIf, "play this card only if {condition:conditions}")
ROWS += R("playing", PlayOnlyIf, "you (can|may) play this card only if {condition:conditions}")
PLAY_THIS = "(you can play|you may play|play) this card"
ROWS += R(
    "playing",
    PlayOnlyIf,
    f"{PLAY_THIS} only during {{who:whose}} turn",
    build=lambda h: PlayOnlyIf(TurnOf(h["who"])),
    split=lambda n: {"who": n.condition.who},
)
ROWS += R("playing", PlayOnlyIf, f"{PLAY_THIS} only during battle", condition=PhaseIs("battle"))
for phase in ("draw", "recovery", "main", "end"):
    ROWS += R(
        "playing",
        PlayOnlyIf,
        f"{PLAY_THIS} only during {{who:whose}} {phase} phase",
        build=lambda h, phase=phase: PlayOnlyIf(PhaseIs(phase, h["who"])),  # type: ignore[misc]
        split=lambda n: {"who": n.condition.who},
    )
for zone_words, origin in each(
    "zone", (("removed area", S.REMOVED), ("graveyard", S.GRAVEYARD), ("hand", S.HAND)), counted=False
):
    ROWS += R(
        "playing",
        PlayOnlyIf,
        f"play this card only from your {zone_words}",
        condition=WasPlayed("from", zones=origin),
    )
ROWS += R("playing", Cannot, "this card cannot be cancelled", what=This(), act="be cancelled")
for number in "sp":
    ROWS += R("playing", Cannot, f"{{what:plainwho.{number}}} cannot chase to (this card|it)", act="chase")

# ---- from elsewhere ----------
ROWS += R("playing", MayPlay, "you may play this card from {what:thiszone}", who=You())
ROWS += R(
    "thiszone",
    Filter,
    "(your|the|a) <zone:area>",
    build=lambda h: Filter((IsOneOf(This()),), h["zone"]) if h["zone"] != S.HAND else None,
    split=lambda n: {},
)
ROWS += R(
    "static",
    MayPlay,
    "you may play {what:filter.p} (as though they were in your hand|)",
    build=lambda h: _from_zone(h),
    split=lambda n: {"what": n.what},
)
ROWS += R(
    "static",
    MayPlay,
    "you may play {what:filter.p} without paying (their cost|their costs)",
    build=lambda h: _from_zone(h, "free"),
    split=lambda n: {"what": n.what},
)
ROWS += R(
    "static",
    MayPlay,
    "you may play {what:filter.p} any time you could play a card with [quickcast]",
    build=lambda h: MayPlay(You(), h["what"], "quickcast"),
    split=lambda n: {"what": n.what},
)
ROWS += R(
    "static", MayPlay, "you may play the top card of your deck", who=You(), what=Filter((), S.DECK), top=True
)
ROWS += R("static", MayLook, "you may look at {what} at any time", who=You())
ROWS += R("static", MayLook, "play with {what} revealed", who=You(), all_players=True)


def _from_zone(h: Holes, how: PlayWay = "") -> MayPlay | None:
    return MayPlay(You(), h["what"], how) if h["what"].zones else None


def _is_another(h: Holes) -> bool:
    """A card does not play itself while it resolves; "you may play this card" tells how it may be played."""
    return not isinstance(h["what"], This)


# playing while something resolves
ROWS += R("mayclause", PlayCard, "you may play {what} (by paying its cost|)", free=False, check=_is_another)
ROWS += R(
    "mayclause", PlayCard, "you may play {what} without paying (its|their) (cost|costs)", check=_is_another
)
ROWS += R("mayclause", PlayCard, "{who:who.s} may play {what} without paying (its|their) (cost|costs)")

ROWS += R("playing", Gains, "this card gains {mods:keywordmod,} (in all zones|)", what=This())
ROWS += R("static", MayPlay, "once per turn , you may play a {what:filter.s}", who=You(), limit=1)
ROWS += R(
    "static",
    CostChange,
    "{who#} pays~pay {symbols:will} more to play {of:filter.s}'s activate abilities",
    play=None,
    more=True,
    abilities=("any",),
)
ROWS += R(
    "static",
    CostChange,
    "you pay {symbols:will} to put cards into your standby area rather than pay {{2}}",
    who=You(),
    play=None,
    more=False,
    abilities=("standby",),
    set_to=True,
)
# "as you play this card, you may ... If you do, you may pay less" (903.2i)
ROWS += R(
    "playingtwo",
    OnlyWhile,
    "as you play this card , you may {cost:cost!} . if you do , you (may|) pay {symbols:will} less "
    "to play this card",
    build=lambda h: OnlyWhile(
        AllConds(()),
        (
            AddedCost(h["cost"], optional=True),
            OnlyWhile(
                WasPlayed("paid additional"), (CostChange(You(), THIS, h["symbols"], False, optional=True),)
            ),
        ),
    ),
    split=lambda n: {"cost": n.effects[0].cost, "symbols": n.effects[1].effects[0].symbols},
    tuples="cost",
)

for words, fixed in each("manner", PAY[:1] + PAY[2:]):
    less = words.replace("to play", "")
    ROWS += R(
        "static",
        CostChange,
        f"{less} to do (the|) judgment of {{of:filter.p}}",
        play=None,
        abilities=("judgment",),
        **fixed,
    )
    ROWS += R(
        "static",
        CostChange,
        f"{less} for the [awakening] costs of {{of:filter.p}}",
        play=None,
        abilities=("awakening",),
        **fixed,
    )
    ROWS += R(
        "static",
        CostChange,
        f"{words} {{play:filter.p}} , to a minimum free cost of {{{{1}}}}",
        least=1,
        **fixed,
    )
ROWS += R(
    "static",
    CostChange,
    "each turn , you may pay {symbols:will} to play your first {play:filter.s} rather than pay its cost",
    who=You(),
    more=False,
    optional=True,
    set_to=True,
    first_each_turn=True,
)

ROWS += R(
    "rulerfilter",
    Filter,
    "your (ruler|J-ruler|J/ruler)",
    build=lambda h: Filter((IsOneOf(RulerOf(You(), S.ANY_RULER)),)),
    split=lambda n: {},
)

ROWS += R(
    "playingif",
    OnlyWhile,
    "{effects:playing} as long as {condition:conditions}",
    check=lambda h: not _aims(h["condition"]),
)

for change, more in each("change", (("less", False), ("more", True)), counted=False):
    ROWS += R(
        "static",
        CostChange,
        f"{{play:filter.p}} cost {{symbols:will}} {change} to play",
        who=EachPlayer(),
        more=more,
        check=lambda h: is_card(h["play"]),
    )
ROWS += R(
    "static",
    MayPlay,
    "you may play {what:filter.p} as though (they|it) had [quickcast]",
    build=lambda h: MayPlay(You(), h["what"], "quickcast"),
    split=lambda n: {"what": n.what},
)
ROWS += R("thisone", Filter, "this card", preds=(IsOneOf(This()),))
MINE: dict[str, Any] = {"who": You(), "play": THIS, "more": False}
ROWS += R("playing", CostChange, "this card's cost (becomes|is) {symbols:will}", set_to=True, **MINE)
for change, more in each("change", (("less", False), ("more", True)), counted=False):
    costs = {**MINE, "more": more}
    ROWS += R("playing", CostChange, f"this card costs {{symbols:will}} {change} to play", **costs)
    ROWS += R(
        "playing",
        CostChange,
        f"this card costs {{symbols:will}} {change} to play for each {{times:each.s}}",
        **costs,
    )
    dearer = by_x(f"this card costs {{symbols:will}} {change} (to play|)")
    ROWS += R("playing", CostChange, dearer, symbols="{1}", **costs)
ROWS += R("static", MayLook, "{who#} plays~play with {what:wholezone} revealed", all_players=True)
ROWS += R("static", MayLook, "play with {what:wholezone} revealed", who=You(), all_players=True)
