"""Whole abilities: continuous, activate, automatic, spells, and the keywords of chapter 1100."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities.ability import (
    Activate,
    Automatic,
    BreakAbility,
    Continuous,
    Keyword,
    Limit,
    Spell,
)
from willpower.abilities.conditions import AllConds, Condition, Exists, NotCond
from willpower.abilities.effects import Apply, Delayed, Effect, If, Modes, Sequence
from willpower.abilities.nouns import (
    All,
    AnyOf,
    ControlledBy,
    ControllerOf,
    EachPlayer,
    Filter,
    Host,
    IsOneOf,
    Opponent,
    This,
    You,
)
from willpower.abilities.statics import (
    CostChange,
    Duration,
    Gains,
    OnlyWhile,
    Replace,
    ReplaceAmount,
    ReplaceMove,
)
from willpower.abilities.triggers import AtPhase, StateBecomes, Trigger, While

from ...raw import WhereX
from ...rows import Family, Holes, R, either
from ..instructions.control import letter_value

ROWS: list[Family] = []

# ---- the four kinds --------------------
ROWS += R(
    "activated",
    Activate,
    "({name:abilityname}|) ({cost:cost!}|{cost:cost,}) : {effect:text} {limits:limit*}",
)
ROWS += R(
    "activated",
    Activate,
    "god's art {name:abilityname} {cost:cost!} : {effect:text} {limits:limit*}",
    gods_art=True,
)
AUTOMATIC = (
    "({name:abilityname}|) ({trigger} (⇒|,)|({trigger}|{trigger:entry}) , if {condition:conditions} ⇒) "
    "{effect:text} {limits:limit*}"
)
ROWS += R("ability", Automatic, AUTOMATIC)
ROWS += R(
    "ability",
    Automatic,
    "(as long as|while|if) {condition:conditions} , {within:trigger} (⇒|,) {effect:text} {limits:limit*}",
    build=lambda h: Automatic(
        trigger=While(h["within"], h["condition"]), effect=h["effect"], limits=h["limits"]
    ),
    split=lambda n: {
        "condition": n.trigger.condition,
        "within": n.trigger.trigger,
        "effect": n.effect,
        "limits": n.limits,
    },
    tuples="limits",
)
ONCE = "once (per|each) turn ,"
ROWS += R("ability", Automatic, f"{ONCE} {{trigger}} (⇒|,) {{effect:text}}", limits=(Limit(1, "turn"),))
ROWS += R("activated", Activate, f"{ONCE} {{cost:cost!}} : {{effect:text}}", limits=(Limit(1, "turn"),))
ROWS += R(
    "ability",
    Automatic,
    "({effect:seq} at the <point:point> of ({whose:whose}|its controller's) turn|{effect:seq} "
    "{trigger:event}) .",
    build=lambda h: _timed(h) if "point" in h else _trailing(h),
    split=lambda n: {
        "effect": n.effect,
        "trigger": n.trigger,
        "whose": getattr(n.trigger, "whose", None),
    },
)
ROWS += R("ability", Continuous, "({name:abilityname}|) {effects:sentences}")
ROWS += R("ability", Continuous, "{effects:base} .", base=True)
# A paragraph of an addition that is nothing else is about the card it is on.
ROWS += R(
    "alone",
    Continuous,
    "({values:plus}|{values:plusper}) (.|)",
    build=lambda h: Continuous(effects=(Gains(Host(), (h["values"],)),)),
    split=lambda n: {"values": n.effects[0].mods[0]},
)
ROWS += R("anyability", Continuous, "({effects:playing}|{effects:playingif}|{effects:playingtwo}) .")
for words in either("choose one", "choose up to {most}"):
    ROWS += R(
        "activated",
        Activate,
        f"{{cost:cost!}} : {words} . {{limits:limitdash}} {{options:mode;}} .",
        build=lambda h: Activate(
            cost=h["cost"], effect=Modes(h["options"], None, h.get("most")), limits=h["limits"]
        ),
        split=lambda n: {
            "cost": n.cost,
            "limits": n.limits,
            "options": n.effect.options,
            "most": n.effect.most,
        },
        tuples="options",
    )
ROWS += R(
    "spell", Spell, "{effect:text}", check=lambda h: not _waits(h["effect"]) and not _itself(h["effect"])
)
ROWS += R("anyability", BreakAbility, "[break] {effect:text}")


def _trailing(h: Holes) -> Automatic | None:
    """ "You gain 100 life whenever ...": what it waits for is said behind."""
    if isinstance(h["trigger"], (AtPhase, StateBecomes)):
        return None
    return Automatic(trigger=h["trigger"], effect=h["effect"])


def _timed(h: Holes) -> Automatic | None:
    """A moment behind the effect. "Destroy added resonator at the end of its controller's turn": of the card
    that it happens to."""
    effect = h["effect"]
    whose = h.get("whose")
    if whose is None and isinstance(getattr(effect, "what", None), Host):
        whose = ControllerOf(Host())
    elif not isinstance(whose, (You, Opponent, EachPlayer)):
        return None
    return Automatic(trigger=AtPhase("turn", h["point"], whose), effect=effect)


def _waits(effect: Effect) -> bool:
    """ "When this card ..." at the beginning of a text is an automatic ability."""
    first = effect.parts[0] if isinstance(effect, Sequence) else effect
    return isinstance(first, Delayed) and isinstance(getattr(first.trigger, "what", None), This)


def _itself(effect: Effect) -> bool:
    """ "This card cannot be cancelled" on a chant is true all the time, no instruction."""
    if isinstance(effect, If):
        return effect.otherwise is None and _itself(effect.then)
    return (
        isinstance(effect, Apply)
        and effect.duration == Duration("end of game")
        and effect.duration.phrase == 0
        and all(isinstance(getattr(static, "what", None), This) for static in effect.statics)
    )


# ---- keywords --------------------
ROWS += R("simpleability", Keyword, "<keyword:skill>")
ROWS += R(
    "keyword",
    Keyword,
    "[judgment] (({cost:cost!}|{cost:cost,}) (.|)|{cost:cost!} (.|:) {abilities:judgmentcost} .)",
    keyword="judgment",
)
ROWS += R(
    "keyword",
    Keyword,
    "[judgment] {cost:cost!} (.|:) ((play|you can play|you may play) this ability only if "
    "{condition:conditions}|you cannot play this ability if {unless:conditions}) .",
    build=lambda h: Keyword(
        keyword="judgment", cost=h["cost"], condition=h.get("condition") or NotCond(h["unless"])
    ),
    split=lambda n: {
        "cost": n.cost,
        "condition": n.condition,
        "unless": getattr(n.condition, "condition", None),
    },
)
ROWS += R(
    "judgmentcost",
    Continuous,
    "if you control {names:namefilter1} , you pay {symbols:will} less to play this ability . "
    "so (does|do) {names:namefilter1} and {names:namefilter1}",
    build=lambda h: Continuous(effects=tuple(_cheaper_with(name, h["symbols"]) for name in h["names"])),
    split=lambda n: {
        "names": tuple(_name_asked(e) for e in n.effects),
        "symbols": n.effects[0].effects[0].symbols,
    },
    tuples="names",
)


def _cheaper_with(name: Filter, symbols: str) -> OnlyWhile:
    """Less to pay while a card of that name is controlled; each of several does so."""
    held = Exists(All(Filter((*name.preds, ControlledBy(You())), phrase=name.phrase)))
    less = CostChange(You(), None, symbols, False, **OWN)
    return OnlyWhile(held, (less,))


def _name_asked(effect: Any) -> Filter:
    filter: Filter = effect.condition.what.filter
    return Filter(filter.preds[:-1], phrase=filter.phrase)


OWN_COST = "to play this ability"
RATHER = "rather than (pay|paying) (this|the judgment) cost"
ROWS += R("judgmentcost", Continuous, "({effects:judging}|{effects:judgingif})")
ROWS += R(  # it is another [Judgment], of which one is played (1408.1)
    "judgmentcost",
    Keyword,
    f"(if {{condition:conditions}} ,|) (you may {{cost:cost!}} {RATHER}|{RATHER} , you may {{cost:cost!}})",
    keyword="judgment",
)
ROWS += R(
    "judging",
    CostChange,
    f"({{*pays}} {OWN_COST} (for each {{times:each.s}}|)|{{*pays}} for each {{times:each.s}}|{{*paysx}} "
    f"{OWN_COST} , where X is {{times:quantity}}|this ability {{*costs}} (for each {{times:each.s}}|))",
    build=lambda h: None if h.get("set_to") else _judging(h),
)
ROWS += R(
    "judgingset",
    CostChange,
    f"(<optional:maypay>|you pay) {{symbols:will}} {OWN_COST} instead",
    build=lambda h: _judging({**h, "more": False, "set_to": True}),
)
ROWS += R(
    "judgingif",
    OnlyWhile,
    "({effects:judging} if {condition:conditions}|"
    "(if|as long as) {condition:conditions} , ({effects:judging}|{effects:judgingset}))",
)


def _judging(h: Holes) -> CostChange | None:
    """What the judgment itself costs: more, less, or something else instead."""
    change = CostChange(**{"who": You(), "play": None, **h, **OWN})
    return change if isinstance(change.who, You) else None


OTHERWISE: dict[str, Any] = {"who": You(), "play": None, "more": False, "set_to": True}
ROWS += R(
    "otherpay",
    OnlyWhile,
    "if {condition:conditions} , (pay|you pay) {symbols:will} instead",
    build=lambda h: OnlyWhile(h["condition"], (CostChange(**OTHERWISE, symbols=h["symbols"], **OWN),)),
    split=lambda n: {"condition": _first(n.condition), "symbols": n.effects[0].symbols},
)
OWN: dict[str, Any] = {"abilities": ("judgment",), "of": Filter((IsOneOf(This()),))}
for many in (1, 2, 3):
    others = " . ".join(["{others:otherpay}"] * many)
    ROWS += R(
        "keyword",
        Keyword,
        f"[judgment] {{cost:cost!}} . {others} .",
        build=lambda h: Keyword(
            keyword="judgment", cost=h["cost"], abilities=(Continuous(effects=_last_wins(h["others"])),)
        ),
        split=lambda n: {"cost": n.cost, "others": n.abilities[0].effects},
        tuples="others",
        said=("keyword", "Keyword", "[judgment] {cost:cost!} . {others:otherpay} ..."),
    )


def _last_wins(ways: tuple[OnlyWhile, ...]) -> tuple[OnlyWhile, ...]:
    """Of several costs to pay instead the last that applies is paid."""
    out: list[OnlyWhile] = []
    for at, way in enumerate(ways):
        later = tuple(NotCond(other.condition) for other in ways[at + 1 :])
        assert way.condition is not None
        out.append(replace(way, condition=AllConds((way.condition, *later))) if later else way)
    return tuple(out)


def _first(condition: Condition) -> Condition:
    return condition.conditions[0] if isinstance(condition, AllConds) and not condition.phrase else condition


ROWS += R("keyword", Keyword, "[energize] {symbols:willrun} (.|)", keyword="energize")
ROWS += R("keyword", Keyword, "[incarnation] {symbols:incarnations} (.|)", keyword="incarnation")
ROWS += R("keyword", Keyword, "[grimoire]", keyword="grimoire")
# [Barrier] with information (1120.3)
BARRIER = "[barrier] ({filter:attributesymbols}|\\( {filter:barred} \\)|\\( {filter:filter.p} \\))"
ROWS += R("simpleability", Keyword, BARRIER, keyword="barrier")
ROWS += R("keyword", Keyword, f"{BARRIER} .", keyword="barrier", said=("simpleability", "Keyword", BARRIER))
ROWS += R("barred", Filter, "({preds:onepre}|{preds:chosenword})")
for joining in either("or", "and"):
    ROWS += R(
        "barred",
        Filter,
        f"{{one:onepre}} {joining} {{other:onepre}}",
        build=lambda h: Filter((AnyOf((h["one"], h["other"])),)),
        split=lambda n: {"one": n.preds[0].preds[0], "other": n.preds[0].preds[1]},
    )
ROWS += R(
    "simpleability",
    Keyword,
    "[barrier] \\( {one:onepre} \\) \\( {other:onepre} \\)",
    build=lambda h: Keyword(keyword="barrier", filter=Filter((AnyOf((h["one"], h["other"])),))),
    split=lambda n: {"one": n.filter.preds[0].preds[0], "other": n.filter.preds[0].preds[1]},
)
ROWS += R(
    "keyword",
    Keyword,
    "(<keyword:numbered> ({number:amount} (.|)|\\( {number:amount} \\))|<keyword:priced> {cost:cost!} (.|))",
)
ROWS += R("keyword", Keyword, "[limit] {number:quantity} .", keyword="limit")
# gained by a card: "gains [Limit] 1", "gain [Mobilize] {1}"
ROWS += R(
    "richability",
    Keyword,
    "(<keyword:numbered> {number:amount}|<keyword:priced> {cost:cost})",
    check=lambda h: h["keyword"] != "grimoire",
)
ROWS += R("richability", Keyword, "[awakening] {cost:cost}", keyword="awakening")
ROWS += R("richability", Keyword, "[incarnation] {symbols:incarnations}", keyword="incarnation")
ROWS += R(  # 1411.2
    "ability",
    Keyword,
    "([enter] (⇒|:|) {effect:text}|({name:abilityname}|) (when|whenever) this card enters "
    "(the|your|a) field (⇒|,) {effect:text})",
    keyword="enter",
)
SKILLS = (
    "({abilities:simpleability!} (.|)|{abilities:simpleability,} (.|)|"
    "{abilities:simpleability} (-|) {abilities:simpleability})"
)
GIVEN = f"({{abilities:inner}}|{{abilities:quoted}} (.|)|{SKILLS})"
COUNTING = "<keyword:counting> (\\( {number:amount} \\)|{number:amount})"
ROWS += R("anyability", Keyword, f"({COUNTING}|<keyword:ofwill> {{symbols:will}}) - {GIVEN}")
ROWS += R("anyability", Keyword, f"[null] - {GIVEN}", keyword="null")
ROWS += R("anyability", Keyword, "[torrent] (-|) {abilities:inner}", keyword="torrent")
ROWS += R("anyability", Keyword, "[inheritance] {cost:cost!} : {effect:text}", keyword="inheritance")
# 1416.4a, 1416.2c, 1113.2a-i
ROWS += R(
    "anyability",
    Keyword,
    "[trigger] ((if|while|) {condition:conditions}|{cost:cost!}|anytime) : {effect:text}",
    keyword="trigger",
)
# 1416.1a
ROWS += R("anyability", Keyword, "[stealth] ((if|) {condition:conditions}|{trigger}) .", keyword="stealth")
ROWS += R("ability", Keyword, "[resonance] (any|) {filter:filter.s} ⇒ {effect:text}", keyword="resonance")
ROWS += R(  # 1130.3
    "ability", Keyword, "sealed item {name:abilityname} ({abilities:inner}|.|)", keyword="sealed item"
)
ROWS += R(  # 1411.1a
    "anyability",
    Keyword,
    "[trigger] ({trigger}|if ({trigger:nexttime}|{trigger:nextevent})) (⇒|:|,) {effect:text}",
    keyword="trigger",
)
ROWS += R(
    "anyability",
    Keyword,
    "[awakening] {cost:cost!} ((.|)|(:|.|) {abilities:inner}|: {abilities:simpleability} .)",
    keyword="awakening",
)

ROWS += R("spell", Spell, "{effect:insteadseq} instead .", instead=True)
ROWS += R("insteadspell", Spell, "({effect:insteadseq} instead|{effect:insteadwhere}) .", instead=True)
ASKED = "if {condition:conditions} , {then:insteadseq} instead ."
for category in ("spell", "insteadspell"):
    ROWS += R(
        category,
        Spell,
        ASKED,
        said=("spell", "Spell", ASKED),
        build=lambda h: Spell(effect=If(h["condition"], h["then"]), instead=True),
        split=lambda n: {"condition": n.effect.condition, "then": n.effect.then},
    )
ROWS += R(
    "insteadwhere",
    WhereX,
    "{effect:insteadseq} instead , where X is {value:anynumber}",
    build=lambda h: WhereX(h["effect"], "X", h["value"]),
    split=lambda n: {"effect": n.parts[0], "value": letter_value(n.parts[0], "X")},
)
ROWS += R(
    "anyability",
    Keyword,
    "[awakening] {cost:cost!} : {abilities:insteadspell} {abilities:insteadspell}",
    keyword="awakening",
)


def _passing(trigger: Trigger) -> bool:
    """ "Whenever ... this turn" on a chant is an instruction that makes a delayed ability."""
    return isinstance(trigger, While) and trigger.condition == AllConds(())


ROWS += R("chantauto", Keyword, "[resonance] (any|) {filter:filter.s} ⇒ {effect:text}", keyword="resonance")
ROWS += R(
    "chantauto",
    Automatic,
    "{trigger} (⇒|,) {effect:text}",
    check=lambda h: not isinstance(h["trigger"], AtPhase) and not _passing(h["trigger"]),
    said=("ability", "Automatic", AUTOMATIC),
)
ROWS += R(
    "anyability",
    Continuous,
    "{effects:static} .",
    check=lambda h: isinstance(h["effects"][0], (ReplaceAmount, Replace, ReplaceMove)),
)
