"""Less usual ways to say common things."""

from __future__ import annotations

from dataclasses import replace

from willpower.abilities import symbols as S
from willpower.abilities.ability import Keyword
from willpower.abilities.conditions import AllConds, Compare, HappenedThisTurn, NotCond, PhaseIs, WasPlayed
from willpower.abilities.effects import (
    Apply,
    ChooseNow,
    Delayed,
    Foresee,
    GainLife,
    Move,
    PayWill,
    Sequence,
)
from willpower.abilities.nouns import (
    All,
    Attached,
    Both,
    Choose,
    ControlledBy,
    EventSubject,
    Filter,
    Host,
    Opponent,
    StatusIs,
    TypeIs,
    You,
)
from willpower.abilities.quantities import Count, EventAmount, Num, Times
from willpower.abilities.statics import (
    AddAbilities,
    Cannot,
    CostChange,
    Duration,
    Gains,
    Prevent,
    SetAttributes,
)
from willpower.abilities.triggers import Draws, Moves, Plays, While

from ...raw import Pronoun, Same, Subject
from ...rows import Holes, R, Row, each, either
from ..cards.filters import is_card
from ..events.triggers import when

ROWS: list[Row] = []
SUBJECT = Subject()

ROWS += R("remover", Attached, "it", how="removed", to=Pronoun("it"))
ROWS += R(
    "vp",
    Gains,
    "is~are (all attributes|every attribute)",
    what=SUBJECT,
    mods=(SetAttributes(S.ALL_ATTRIBUTES),),
)

# ---- from where a card is played ----------
ROWS += when(
    While,
    "{who#} plays~play a {what:filter.s} from (any zone|a zone) other than (their|your|a|his or her) hand",
    build=lambda h: (
        While(Plays(h["who"], h["what"]), NotCond(WasPlayed("from", what=EventSubject(), zones=S.HAND)))
        if is_card(h["what"])
        else None
    ),
    split=lambda n: {"who": n.trigger.who, "what": n.trigger.what},
)

# ---- what targets something costs more ----------
for change, more in each("change", (("less", False), ("more", True)), counted=False):
    for aim in either("a {targeting:filter.s}", "{targeting:filter.p}", "{targeting:thisone}"):
        ROWS += R(
            "static",
            CostChange,
            f"{{play:head.p}} {{who:playedby}} (that target|targeting) {aim} "
            f"cost {{symbols:will}} {change} (to play|)",
            build=lambda h, more=more: CostChange(  # type: ignore[misc]
                h["who"], Filter((h["play"],)), h["symbols"], more, targeting=h["targeting"]
            ),
            split=lambda n: {
                "who": n.who,
                "symbols": n.symbols,
                "play": n.play.preds[0],
                "targeting": n.targeting,
            },
        )

# ---- what is prevented is of use (1018) ----------
ROWS += R(
    "item",
    Sequence,
    "{first:clause} . {rider:preventrider}",
    build=lambda h: _preventing(h),
    split=lambda n: {"first": _only(n.parts[0]), "rider": n.parts[0].statics[0].rider},
)
ROWS += R(
    "preventrider",
    GainLife,
    "you gain life equal to the (amount of|) damage prevented this way",
    amount=EventAmount(),
)


def _preventing(h: Holes) -> Sequence | None:
    first = h["first"]
    if not isinstance(first, Apply) or len(first.statics) != 1 or not isinstance(first.statics[0], Prevent):
        return None
    return Sequence((replace(first, statics=(replace(first.statics[0], rider=h["rider"]),)),))


def _only(apply: Apply) -> Apply:
    first = apply.statics[0]
    assert isinstance(first, Prevent)
    return replace(apply, statics=(replace(first, rider=None),))


# ---- kinds that are counted exactly, blocking, fates ----------
for kind, kinds in each(
    "kinds", (("attribute", "attributes"), ("race", "races"), ("name", "names")), 1, counted=False
):
    ROWS += R(
        "condition",
        Compare,
        f"you control {{filter:filter.p}} of {{right}} different {kinds}",
        build=lambda h, kind=kind: Compare(  # type: ignore[misc]
            Count(All(_yours(h["filter"])), kind), ">=", h["right"]
        ),
        split=lambda n: {"right": n.right, "filter": _not_yours(n.left.what.filter)},
    )


def _yours(filter: Filter) -> Filter:
    return replace(filter, preds=(*filter.preds, ControlledBy(You())))


def _not_yours(filter: Filter) -> Filter:
    return replace(filter, preds=filter.preds[:-1])


ROWS += R(
    "clause",
    Apply,
    "{what:subject#} cannot be blocked this turn except by {by:filter.p}",
    build=lambda h: Apply((Cannot(h["what"], "be blocked except", h["by"]),), Duration("end of turn")),
    split=lambda n: {"what": n.statics[0].what, "by": n.statics[0].by},
)
ROWS += R(
    "later",
    Delayed,
    "if {what:ithere} 's destroyed this turn , {effect:seq}",
    build=lambda h: Delayed(
        Moves(h["what"], origin=S.FIELD, how="destroyed"), h["effect"], Duration("end of turn")
    ),
    split=lambda n: {"what": n.trigger.what, "effect": n.effect},
)
ROWS += R("ithere", Pronoun, "it", kind="it")

# ---- how a card was played ----------
for words, how in each("how", (("[incarnation]", "incarnation"), ("[remnant]", "remnant"))):
    ROWS += R("condition", WasPlayed, f"(it|this card) was played (by|using|with|from) {words}", how=how)
ROWS += R("condition", WasPlayed, "(it|this card) was played (by|using|with) its [remnant]", how="remnant")

# ---- whose turn, how long ----------
ROWS += R("owning", Host, "the (added|bestowed) (resonator|J/resonator|card)'s")
ROWS += R("duration", Duration, "until end of your opponent's next turn", until="end of opponent's turn")
ROWS += R("duration", Duration, "until end of your next turn", until="end of your next turn")

# ---- all attributes ----------
for words in either("all attributes", "all five attributes", "each attribute"):
    ROWS += R(
        "condition",
        Compare,
        f"you control {{filter:filter.p}} of {words}",
        build=lambda h: Compare(Count(All(_yours(h["filter"])), "attribute"), ">=", Num(5)),
        split=lambda n: {"filter": _not_yours(n.left.what.filter)},
    )
ROWS += R(
    "act",
    Foresee,
    "foresees~foresee {n:amount} for each {each:each.s}",
    build=lambda h: Foresee(Times(h["n"], h["each"])),
    split=lambda n: {"n": n.count.left, "each": n.count.right},
)

# ---- in a battle there is one of each ----------
BATTLERS = (("resonator", S.RESONATOR), ("J/resonator", S.J_RESONATOR))
for word, types in BATTLERS:
    for status in ("attacking", "blocking", "blocked"):
        one = Filter((StatusIs(status), TypeIs(types)))
        ROWS += R("battler", Choose, f"{status} {word}", filter=one)
ROWS += R("thing.p", Both, "{parts:battler} and {parts:battler}")

# ---- their owners put them ----------
for words, order in each("order", (("in any order", "any order"), ("in a random order", "random"), ("", ""))):
    ROWS += R(
        "clause",
        Move,
        f"their owners put {{what:plain.p}} on the bottom of their decks {words}",
        to=S.DECK,
        place="bottom",
        order=order,
    )

# ---- several abilities of a list ----------
for lead in either(
    "choose {n} abilities from", "choose {n} of", "choose an ability for each {n:each.s} from"
):
    ROWS += R(
        "item",
        ChooseNow,
        f"{lead} {{kws:simpleability,}} . {{what:subject#}} gains~gain "
        "(those abilities|the chosen abilities) {duration}",
        build=lambda h: _several(h),
        split=lambda n: {
            "n": n.least,
            "kws": tuple(option.statics[0].mods[0].abilities[0] for option in n.options),
            "what": n.options[0].statics[0].what,
            "duration": n.options[0].duration,
        },
        tuples="kws",
    )


def _several(h: Holes) -> ChooseNow | None:
    if len(h["kws"]) < 2:
        return None
    whats = [h["what"], *(Same() for _ in h["kws"][1:])]
    return ChooseNow(
        tuple(
            Apply((Gains(what, (AddAbilities((keyword,)),)),), h["duration"])
            for what, keyword in zip(whats, h["kws"], strict=True)
        ),
        least=h["n"],
        most=h["n"],
    )


# ---- a judgment for any will (1125.2, 903.2f) ----------
ANY_WILL = (PayWill("{X}"),)
ROWS += R("keyword", Keyword, "[judgment] (pay|) any number of will (.|)", keyword="judgment", cost=ANY_WILL)
ROWS += R(
    "keyword",
    Keyword,
    "[judgment] (pay|) any number of will . you cannot choose to pay {{0}} .",
    keyword="judgment",
    cost=ANY_WILL,
    number=Num(1),
)

# ---- draws but the first of the draw phase (502.3) ----------
DRAWERS = (("you", "you draw", "your", You()), ("your opponent", "they draw", "their", Opponent()))
for who_words, one_draws, own, drawer in (*DRAWERS, ("an opponent", "they draw", "their", Opponent())):
    first = f"except the first (one|card) {one_draws} in (each of {own} draw phases|{own} draw phase)"
    ROWS += R(
        "wouldhappen",
        While,
        f"{who_words} would draw a card {first}",
        trigger=Draws(drawer),
        condition=NotCond(AllConds((PhaseIs("draw", drawer), NotCond(HappenedThisTurn("drawn", drawer))))),
    )
    draws = "draw" if who_words == "you" else "draws"
    ROWS += when(
        While,
        f"{who_words} {draws} a card {first}",
        trigger=Draws(drawer),
        condition=NotCond(
            AllConds((PhaseIs("draw", drawer), NotCond(HappenedThisTurn("drawn", drawer, least=Num(2)))))
        ),
    )
