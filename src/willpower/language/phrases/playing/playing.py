"""Playing cards: what it costs, when and from where it is allowed."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.base import walk
from willpower.abilities.conditions import AllConds, NotCond, PhaseIs, TurnOf, WasPlayed
from willpower.abilities.effects import PlayCard
from willpower.abilities.nouns import (
    All,
    ControllerOf,
    EachPlayer,
    Filter,
    IsOneOf,
    OwnedBy,
    RulerOf,
    Shares,
    SpellIs,
    Target,
    Targets,
    This,
    You,
)
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

from ...rows import A, Family, Holes, R, each
from ..cards.filters import is_card

ROWS: list[Family] = []
THIS = Filter((IsOneOf(This()),))


def aimless(filter: Filter) -> bool:
    """Whether a filter is about cards as such; what they target is a matter of the cost change itself."""
    return is_card(filter) and not any(isinstance(pred, Targets) for pred in filter.preds)


def from_there(h: Holes) -> Holes:
    """Cards "in your hand", "from your graveyard" are played from there; when their cost is found they are on
    the chase (903.2)."""
    play = h["play"]
    if not play.zones or "from_zones" in h:
        return h
    return {**h, "play": Filter(play.preds, phrase=play.phrase), "from_zones": play.zones}


def _like_one_there(h: Holes) -> Holes | None:
    play = h["play"]
    if play.zones or not aimless(play):
        return None
    there = All(Filter((OwnedBy(h["whose"]),), h["zone"]))
    return {"play": Filter((*play.preds, Shares(h["quality"], there)), phrase=play.phrase)}


def _unlike(play: Filter) -> Filter:
    return Filter(play.preds[:-1], phrase=play.phrase)


# ---- cheaper and dearer: who pays how much, to play what ----------
PAYS = "{who#} (pays~pay|must pay)"
SO_MUCH = "{symbols:will} <more:change>"
ROWS += A("pays", CostChange, f"{PAYS} {SO_MUCH}")
ROWS += A("pays", CostChange, f"<optional:maypay> {SO_MUCH}", who=You())
ROWS += A("pays", CostChange, "{who#} pays~pay {symbols:will}", more=False, set_to=True)
ROWS += A("pays", CostChange, "you may pay {symbols:will}", who=You(), more=False, optional=True, set_to=True)
ROWS += A("paysx", CostChange, f"{PAYS} {{{{X}}}} <more:change>", symbols="{1}")
ROWS += A("paysx", CostChange, "you may pay {{X}} <more:change>", who=You(), optional=True, symbols="{1}")
WHERE = ", where X is {times:quantity}"
EACH = "(for each {times:each.s}|)"
RATHER = "(rather than pay (its|their) (cost|costs)|rather than pay {{2}}|)"


def played_or_used(h: Holes) -> Holes:
    """ "Spells and abilities" are cards that are played and abilities that are (903.2i)."""
    used = any(isinstance(one, SpellIs) and one.kind == "ability" for one in walk(h["play"]))
    return {**h, "play": Filter((h["play"],)), **({"abilities": ("any",)} if used else {})}


ROWS += A(
    "priced",
    CostChange,
    "{play:filter.p} (from <from_zones:nothand>|)",
    build=lambda h: from_there(h),
    check=lambda h: aimless(h["play"]),
)
ROWS += A(
    "priced",
    CostChange,
    "(your|their|the) <nth:nth> {play:filter.s} each turn",
    build=lambda h: {"first_each_turn": True, **from_there(h)},
    check=lambda h: is_card(h["play"]),
)
ROWS += A(
    "priced",
    CostChange,
    "a {play:filter.s} if a card with the same <quality:quality> is in {whose:whose} <zone:area>",
    build=lambda h: _like_one_there(h),
    split=lambda n: {"play": _unlike(n.play), "whose": n.play.preds[-1].what.filter.preds[0].who},
)
ROWS += A(
    "priced",
    CostChange,
    "<abilities:playedskill> (of ({of:filter.p}|{of:rulerfilter}|{of:targetfilter})|)",
    play=None,
)
ROWS += A("priced", CostChange, "{of:owningfilter} next <abilities:pricedone>", play=None, once=True)
ROWS += R(
    "targetfilter",
    Filter,
    "target {filter:filter.s}",
    build=lambda h: Filter((IsOneOf(Target(0, h["filter"])),)),
    split=lambda n: {"filter": n.preds[0].what.filter},
)
ROWS += A("priced", CostChange, "({of:owningfilter}|{of:filter.s}'s) <abilities:pricedkind>", play=None)
ROWS += A(
    "priced",
    CostChange,
    "{play:head.p} (that target|targeting) (a {targeting:filter.s}|{targeting:filter.p}|{targeting:thisone}|"
    "{targeting_who:plainwho.p})",
    build=played_or_used,
    split=lambda n: {"play": n.play.preds[0], "targeting": n.targeting, "targeting_who": n.targeting_who},
)
ROWS += R(
    "static",
    CostChange,
    f"({{*pays}} (to play|for) {{*priced}} ({EACH}|{RATHER})|{{*paysx}} to play {{*priced}} {WHERE}) "
    "<least:floor>",
)
ROWS += R(
    "static",
    CostChange,
    f"({{*pays}} <abilities:upkeep> (of {{of:filter.p}}|) ({RATHER}|for each {{times:each.s}})|"
    "<abilities:dues> {*costs}|"
    "<optional:maypay> <abilities:dues> {symbols:will} <more:change>)",
    build=lambda h: CostChange(**{"who": You(), "play": None, **h}),
)
ROWS += R(
    "static",
    CostChange,
    "each turn , {*pays} to play your first {play:filter.s} rather than pay its cost",
    first_each_turn=True,
    check=lambda h: h.get("set_to", False),
)
ROWS += R(
    "playing",
    CostChange,
    f"({{*pays}} to play this card ({EACH}|(,|) if it targets (a {{targeting:filter.s}}|"
    f"{{targeting:filter.p}}))|"
    f"for each {{times:each.s}} , {{*pays}} to play this card|{{*paysx}} to play this card {WHERE}) "
    "<least:floor>",
    play=THIS,
)
ROWS += R(
    "playing",
    CostChange,
    f"({{*pays}} to play this card from <from_zones:ownzone> {EACH}|"
    "{*pays} rather than pay (this card's|its) cost)",
    play=THIS,
    check=lambda h: "from_zones" in h or (h.get("set_to", False) and not h.get("optional", False)),
)
ROWS += R(
    "owningfilter",
    Filter,
    "{what:owning}",
    build=lambda h: Filter((IsOneOf(h["what"]),)),
    split=lambda n: {"what": n.preds[0].what},
)


def aims(condition: object) -> bool:
    """ "If it targets ..." is a matter of the cost change itself: targets are chosen before (903.2g)."""
    filter = getattr(condition, "filter", None)
    return isinstance(filter, Filter) and any(isinstance(pred, Targets) for pred in filter.preds)


ROWS += R(
    "playingif",
    OnlyWhile,
    "({effects:playing} (,|) if {condition:conditions}|{effects:playing} as long as {condition:conditions}|"
    "(if|as long as) {condition:conditions} , {effects:playing}|{effects:playing} {condition:atime})",
    check=lambda h: not aims(h["condition"]),
)
# ---- when: of a turn, a phase, a battle ----------
ROWS += R("atime", TurnOf, "(during|on) {who:whose} turn")
ROWS += R("atime", PhaseIs, "during battle", phase="battle")
ROWS += R(
    "atime",
    PhaseIs,
    "during {who:whose} {phase:phase} phase",
    check=lambda h: h["phase"] != "recovery" or not isinstance(h["who"], ControllerOf),  # DoesNotRecover
)
ROWS += R(
    "static",
    AnyWill,
    "you may pay the attribute cost of {play:filter.p} with <attributes:willkind>",
    who=You(),
    check=lambda h: not h["play"].zones,  # they are paid for on the chase
)

# ---- only, additional, other ----------
ADDED = "as an additional cost to play this card"
ROWS += R(
    "playing",
    AddedCost,
    f"({ADDED} , (<optional:mayalso> {{cost:cost!}}|{{cost:cost}} and {{cost:cost}})|"
    f"<optional:mayalso> {{cost:cost!}} {ADDED})",
)
RATHER_THAN = "rather than (pay|paying) (this card's|its) cost"
ROWS += R(
    "playing",
    OtherCost,
    f"(as you play this card ,|) (you may {{cost:cost!}} {RATHER_THAN}|{RATHER_THAN} , you may "
    f"{{cost:cost!}})",
)
PLAY_THIS = "(you can play|you may play|play) this card"
NO_PLAY = "(you cannot play this card|this card cannot be played)"
FROM = ("way", "WasPlayed", "played <yours:playedhere> <zones:area>")
ROWS += R("fromhere", WasPlayed, "<yours:playedhere> <zones:area>", how="from", said=FROM)
ROWS += R(
    "playing",
    PlayOnlyIf,
    f"({PLAY_THIS} only (if {{condition:conditions}}|{{condition:atime}}|{{condition:fromhere}})|"
    f"{NO_PLAY} unless {{condition:conditions}})",
)
ROWS += R(
    "playing",
    PlayOnlyIf,
    f"{NO_PLAY} (if {{condition:conditions}}|{{condition:atime}}|{{condition:fromhere}})",
    build=lambda h: PlayOnlyIf(NotCond(h["condition"])),
    split=lambda n: {"condition": n.condition.condition},
)
ROWS += R(
    "playing",
    Cannot,
    "this card cannot be cancelled (by {by:filter.p}|by {by:theirs}|)",
    what=This(),
    act="be cancelled",
)
ROWS += R("playing", Cannot, "{what:plainwho} cannot chase (to|) (this card|it)", act="chase")
ROWS += R(
    "playing",
    Cannot,
    "this card cannot be chased (by {what:plainwho}|)",
    build=lambda h: Cannot(h.get("what", EachPlayer()), "chase"),
)

# ---- from elsewhere ----------
ROWS += R("playing", MayPlay, "you may play this card from {what:thiszone} <how:forits>", who=You())
ROWS += R(
    "thiszone",
    Filter,
    "(your|the|a) <zone:area>",
    build=lambda h: Filter((IsOneOf(This()),), h["zone"]) if h["zone"] != S.HAND else None,
    split=lambda n: {},
)
WAYS = {
    "(as though they were in your hand|by paying their (cost|costs)|)": "",
    "without paying (their cost|their costs)": "free",
    "(any time you could play a (card|chant|spell) with [quickcast]|as though (they|it) had [quickcast])": (
        "quickcast"
    ),
}
for words, how in each("how", WAYS.items(), counted=False):
    ROWS += R(
        "static",
        MayPlay,
        f"you may play {{what:filter.p}} {words}",
        build=lambda h, how=how: _from_zone(h, how),  # type: ignore[misc]
        split=lambda n: _named_there(n),
    )
ROWS += R(  # and for more
    "static",
    OnlyWhile,
    "you may play {what:filter.p} (by paying|for) {symbols:will} more",
    build=lambda h: _for_more(h),
    split=lambda n: {"what": n.effects[0].what, "symbols": n.effects[1].symbols},
    said=("static", "MayPlay", "you may play {what:filter.p} <how>"),
)
ROWS += R("static", MayLook, "you may look at {what} (at|) any time", who=You())


def _for_more(h: Holes) -> OnlyWhile | None:
    """Cards from elsewhere; played from there they cost more."""
    what = h["what"]
    if not what.zones or what.zones & S.HAND or not is_card(what):
        return None
    play = Filter(tuple(p for p in what.preds if not isinstance(p, OwnedBy)), phrase=what.phrase)
    more = CostChange(You(), play, h["symbols"], True, from_zones=what.zones)
    return OnlyWhile(AllConds(()), (MayPlay(You(), what), more))


def _from_zone(h: Holes, how: PlayWay = "") -> MayPlay | None:
    """ "Without paying their cost": where no zone is named it is the hand (703.2)."""
    what = h["what"]
    if how == "free" and not what.zones and is_card(what):
        what = Filter((*what.preds, OwnedBy(You())), S.HAND, phrase=what.phrase)
    return MayPlay(You(), what, how) if what.zones or how == "quickcast" else None


def _named_there(node: MayPlay) -> Holes:
    what = node.what
    if node.how == "free" and what.zones == S.HAND and what.preds[-1:] == (OwnedBy(You()),):
        if not what.preds[-1].phrase:  # nobody said so
            what = Filter(what.preds[:-1], phrase=what.phrase)
    return {"what": what}


def _is_another(h: Holes) -> bool:
    """A card does not play itself while it resolves; "you may play this card" tells how it may be played."""
    return not isinstance(h["what"], This)


# playing while something resolves
ROWS += R("mayclause", PlayCard, "(you|{who:who.s}) may play {what} <free:paying>", check=_is_another)

ROWS += R("playing", Gains, "this card gains {mods:keywordmod,} (in all zones|)", what=This())
# "as you play this card, you may ... If you do, you may pay less" (903.2i)
ROWS += R(
    "playingtwo",
    OnlyWhile,
    "as you play this card , you may {cost:cost!} . if you do , you (may|) pay {symbols:will} less "
    "to play (this card|it)",
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

ROWS += R(
    "rulerfilter",
    Filter,
    "your (ruler|J-ruler|J/ruler)",
    build=lambda h: Filter((IsOneOf(RulerOf(You(), S.ANY_RULER)),)),
    split=lambda n: {},
)

ROWS += R("thisone", Filter, "this card", preds=(IsOneOf(This()),))
PLAYS_OPENLY = "plays~play with ({what}|{what:wholezone}) revealed"
ROWS += R(
    "static",
    MayLook,
    f"({{who#}}|) {PLAYS_OPENLY}",
    build=lambda h: MayLook(h.get("who", You()), h["what"], all_players=True),
)
