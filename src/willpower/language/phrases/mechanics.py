"""Further wordings of the rule words and keywords of chapters 1000 to 1140."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.ability import Keyword
from willpower.abilities.conditions import WasPlayed
from willpower.abilities.effects import (
    Cancel,
    Copy,
    Delayed,
    Discard,
    DoJudgment,
    Draw,
    GainCoin,
    GainGem,
    PayWill,
    Shuffle,
    SkipPhase,
    Standby,
    Unless,
)
from willpower.abilities.nouns import (
    All,
    Attached,
    Choose,
    EventSubject,
    Filter,
    NameIs,
    OwnedBy,
    RaceIs,
    RulerOf,
    StatIs,
    This,
    You,
)
from willpower.abilities.quantities import Count, Minus, Num
from willpower.abilities.statics import (
    AddAbilities,
    AddDivinity,
    CostChange,
    Duration,
    Gains,
    MoreCalls,
    ReleaseSeal,
    TriggersMore,
)
from willpower.abilities.triggers import Added, Moves, Plays, PlaysAbility, While

from ..raw import DoneThisWay, SubjectWho, ThatPlayer
from ..rows import R, Row
from .filters import is_card
from .triggers import when

ROWS: list[Row] = []

# ---- cancel (1012), shuffle (1021), draw and discard ----------
ELSEWHERE = (
    ("remove it from the game", S.REMOVED),
    ("return it to its owner's hand", S.HAND),
)
for words, zone in ELSEWHERE:
    ROWS += R(
        "item",
        Cancel,
        f"cancel {{what}} . {words} instead of putting it into (its owner's|a) graveyard",
        to=zone,
    )
ROWS += R("act", Shuffle, "shuffles~shuffle that deck", whose=ThatPlayer())
ROWS += R("thenshuffle", Shuffle, "then (,|) shuffle that deck", whose=ThatPlayer())
ROWS += R(
    "act",
    Draw,
    "draws~draw {left:number} cards minus {right:number}",
    build=lambda h: Draw(Minus(h["left"], h["right"])),
    split=lambda n: {"left": n.count.left, "right": n.count.right},
)
for words, who in (("until you have", You()), ("until (they have|he or she has)", SubjectWho())):
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
    "you may call up to {n} magic stones each turn",
    build=lambda h: MoreCalls(You(), Num(h["n"].n - 1)) if _more_than_one(h["n"]) else None,
    split=lambda n: {"n": Num(n.amount.n + 1)},
)


def _more_than_one(n: Any) -> bool:
    return isinstance(n, Num) and n.n > 1


ROWS += R("act", SkipPhase, "skips~skip the {phase:phase} phase of that turn")

# ---- trigger (1015) ----------
for words in ("[enter] ability", "enter ability"):
    ROWS += R(
        "static",
        TriggersMore,
        f"if an {words} of a {{of:filter.s}} triggers , (it|that ability) triggers an additional time",
        build=lambda h: TriggersMore(Moves(All(h["of"]), to=S.FIELD), h["of"], 1, True),
        split=lambda n: {"of": n.of},
    )

# ---- seals (1026, 1128) ----------
ROWS += R("static", ReleaseSeal, "release the [seal] of (all|) {filter:filter.p}")
ROWS += R("static", ReleaseSeal, "release the [seal] abilities of all {filter:filter.p}")

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
ROWS += R("act", GainCoin, "(gains~gain|creates~create) a will coin with {symbols:willrun}", count=Num(1))
ROWS += R("act", GainCoin, "(gains~gain|creates~create) {count} will coins with {symbols:willrun}")

# ---- "different attribute among ..." ----------
for kind in ("attribute", "name", "race"):
    ROWS += R(
        "each.s",
        Count,
        f"different {kind} among {{what:doneplural}}",
        distinct=kind,
    )
for verb in "revealed discarded banished removed destroyed returned".split():
    ROWS += R("doneplural", DoneThisWay, f"(all|the|) (cards|resonators|gems) {verb} this way", verb=verb)
    ROWS += R("doneplural", DoneThisWay, f"(all|the|those) {verb} (cards|resonators|gems)", verb=verb)

# ---- keywords that say how a card was played ----------
for words, how in (
    ("(by|using|with) its [incarnation]", "incarnation"),
    ("(by|using|with) its [remnant]", "remnant"),
    ("without paying its cost", "free"),
):
    ROWS += when(
        While,
        f"{{who#}} plays~play a {{what:filter.s}} {words}",
        build=lambda h, how=how: While(Plays(h["who"], h["what"]), WasPlayed(how, what=EventSubject())),
        split=lambda n: {"who": n.trigger.who, "what": n.trigger.what},
    )
QUICK = Gains(This(), (AddAbilities((Keyword(keyword="quickcast"),)),))
ROWS += R(
    "playing",
    Gains,
    "you may play this card (with [quickcast]|as though it had [quickcast])",
    what=This(),
    mods=QUICK.mods,
)
ROWS += R(
    "static",
    CostChange,
    "{who#} pays~pay {symbols:will} less for [awakening] costs",
    play=None,
    more=False,
    ability="awakening",
)
ROWS += R(
    "static",
    CostChange,
    "you may pay {symbols:will} less for [awakening] costs",
    who=You(),
    play=None,
    more=False,
    ability="awakening",
    optional=True,
)
for keyword in ("inheritance", "shift", "evolution", "bestow"):
    ROWS += when(PlaysAbility, f"{{who#}} plays~play (a|an) [{keyword}] ability", kind=keyword)

# ---- standby (706) ----------
ROWS += R("act", Standby, "puts~put {what} into (your|its owner's|their) standby area")
ROWS += R(
    "static",
    CostChange,
    "you may put cards into your standby area without paying (their cost|the cost|{{2}}|)",
    who=You(),
    play=None,
    symbols="{0}",
    more=False,
    ability="standby",
    set_to=True,
)

# ---- bestow (1121), attach (1032) ----------
ROWS += when(Added, "{what:group} is bestowed to {to:watched}", check=lambda h: h["what"] != This())
ROWS += R("carrier", Attached, "{to:itsruler}", how="attached")
ROWS += R("itsruler", RulerOf, "{whose} (J/ruler|ruler|J-ruler)", types=S.ANY_RULER)

# ---- judgment (1125), divinity (1136) ----------
ROWS += R("act", DoJudgment, "does~do judgment of {what:itsruler} without paying its cost")
ROWS += R(
    "static",
    Gains,
    "{what:owning} divinity is increased by {n:amount}",
    build=lambda h: Gains(h["what"], (AddDivinity(h["n"]),)),
    split=lambda n: {"what": n.what, "n": n.mods[0].amount},
)

# ---- stories (1132, 1133), numbers ----------
ROWS += R("onehead", RaceIs, "story~stories", race="Story")
ROWS += R("onepre", RaceIs, "story", race="Story")
for words, stat in (("total cost", "total cost"), ("ATK", "atk"), ("DEF", "def")):
    for op in ("odd", "even"):
        ROWS += R("post", StatIs, f"with {op} {words}", stat=stat, op=op)

# ---- will that somebody has to pay ----------
ROWS += R(
    "special",
    Unless,
    "{effect:seq} unless {who#} pays~pay {{X}} , where X is {value:anynumber}",
    build=lambda h: Unless(h["effect"], (PayWill("{1}", h["value"]),), h["who"]),
    split=lambda n: {"effect": n.effect, "who": n.who, "value": n.cost[0].times},
)
ROWS += R("anyability", Keyword, "[trigger] {trigger} , {effect:text}", keyword="trigger")
ROWS += R("thing.s", Choose, "any {filter:filter.s} in the field")
