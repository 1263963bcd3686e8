"""Continuous effects: what cards gain and lose, what is forbidden, what things cost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.base import walk
from willpower.abilities.conditions import AllConds, Fits, NotCond, PhaseIs, TurnOf
from willpower.abilities.effects import Apply, Effect, If, Produce, Sequence
from willpower.abilities.nouns import (
    All,
    ControlledBy,
    EachPlayer,
    Filter,
    Host,
    IsOneOf,
    Noun,
    StatusIs,
    This,
    You,
)
from willpower.abilities.quantities import EventAmount, Letter, Num, Plus, Times
from willpower.abilities.statics import (
    AddAbilities,
    AddAbilitiesOf,
    AddAttributes,
    AddNames,
    AddRaces,
    AddStoneTypes,
    AddValues,
    BecomeCopy,
    CanAlso,
    Cannot,
    CannotGainAbilities,
    Controls,
    DeckRule,
    Duration,
    EntersWith,
    Gains,
    HandSize,
    LoseAbilities,
    LoseRaces,
    LoseValues,
    MayLook,
    MoreCalls,
    OnlyWhile,
    PlayerGains,
    ReleaseSeal,
    Replace,
    ReplaceAmount,
    ScaleValues,
    SetAttributes,
    SetRaces,
    SetTypes,
    SetValues,
    SwitchValues,
    WeatherIsNow,
)
from willpower.abilities.triggers import PlayerDoes
from willpower.abilities.words import Status

from ...mentions import give_letter, has_letter
from ...raw import IfYouDo, Same, Subject
from ...rows import Holes, R, Row, each, either

ROWS: list[Row] = []
SUBJECT = Subject()
OTHERS = "in addition to (its|their) other (races|traits|races or traits)"

# ---- gains, loses, becomes --------------------
ROWS += R("vp", Gains, "gains~gain {mods:mod,}", what=SUBJECT)
ROWS += R("vp", Gains, "gains~gain {mods:mod} , {mods:mod!}", what=SUBJECT)  # and something else follows
ROWS += R("vp", Gains, "has~have {mods:mod,}", what=SUBJECT)
ROWS += R("vp", Gains, "loses~lose {mods:loss,}", what=SUBJECT)
ROWS += R("vp", Gains, "becomes~become {mods:becoming}", what=SUBJECT)
ROWS += R("vp.sp", Gains, "cannot gain {mods:ungain}", what=SUBJECT)
ROWS += R("mod", AddAbilities, "{abilities:simpleability}")
ROWS += R("mod", AddAbilities, "{abilities:quoted}")


def _times(values: AddValues, count: object) -> AddValues | None:
    def one(value: object) -> object:
        if isinstance(value, Num):
            return value if value.n == 0 else Times(value, count)  # type: ignore[arg-type]
        return None

    atk, defense = one(values.atk), one(values.defense)
    if atk is None or defense is None:
        return None
    return AddValues(atk, defense)  # type: ignore[arg-type]


def per(h: Holes) -> AddValues | None:
    """Values multiplied by what is counted."""
    return _times(h["values"], h["each"])


def unper(node: AddValues) -> dict[str, object]:
    """The values and what is counted again."""
    count = node.atk.right if isinstance(node.atk, Times) else node.defense.right  # type: ignore[attr-defined]
    plain = [v.left if isinstance(v, Times) else v for v in (node.atk, node.defense)]
    return {"values": PlainValues(plain[0], plain[1]), "each": count}


def PlainValues(atk: object, defense: object) -> AddValues:
    """Values as they stand in brackets."""
    return AddValues(atk, defense)  # type: ignore[arg-type]


ROWS += R("mod", AddValues, "{values:plus} for each {each:each.s}", build=per, split=unper)
ROWS += R("loss", LoseAbilities, "all abilities")
ROWS += R("loss", LoseAbilities, "{keywords:anykeyword}")
ROWS += R("ungain", CannotGainAbilities, "abilities")
ROWS += R("ungain", CannotGainAbilities, "{keywords:anykeyword,}")
ROWS += R("mod", AddRaces, "{races:race.s} in addition to (its|their) other (races|traits|races or traits)")
ROWS += R("mod", AddNames, "{names:name} in addition to its other names")
ROWS += R("becoming", SetRaces, "a {races:race.s}")
ROWS += R("mod", AddAttributes, "{attributes:attribute}")

# treat this card as ... (904.2a)
STONES: dict[str, Any] = {
    "build": lambda h: _stones(h["bits"], h["what"]),
    "split": lambda n: {"what": n.what},
}


def _stones(bits: int, what: Noun) -> Gains:
    return Gains(what, (AddStoneTypes(bits),))


ROWS += R("base", Gains, "treat {what} (also|) as (a|) <bits:attribute> magic stone", **STONES)
ROWS += R("base", Gains, "treat {what} (also|) as <bits:attribute> magic stones", **STONES)
ROWS += R(
    "base",
    Gains,
    "treat {what} (also|) as ((a|) <one:attribute> magic stone and (a|) <two:attribute> magic stone"
    "|<one:attribute> magic stones and <two:attribute> magic stones)",
    build=lambda h: _stones(h["one"] | h["two"], h["what"]) if h["one"] != h["two"] else None,
    split=lambda n: {"what": n.what},
)

# ---- entering the field (909.5, 1022.6) --------------------
ENTER = "enters~enter (the|your) field"
ROWS += R("vp", EntersWith, f"{ENTER} rested", what=SUBJECT, rested=True)
ROWS += R("vp", EntersWith, f"{ENTER} rested unless you {{unless_paid:pay,}}", what=SUBJECT, rested=True)


def _with_counters(h: Holes) -> EntersWith:
    return EntersWith(SUBJECT, counters=((h["counter"], h.get("n") or Num(1)),))


def _their_counters(node: EntersWith) -> dict[str, object]:
    return {"counter": node.counters[0][0], "n": node.counters[0][1]}


ROWS += R(
    "vp",
    EntersWith,
    f"{ENTER} with {{n}} {{counter:counter}} counters (on it|on them|)",
    build=_with_counters,
    split=_their_counters,
)
ROWS += R(
    "vp",
    EntersWith,
    f"{ENTER} with a {{counter:counter}} counter (on it|on them|)",
    build=_with_counters,
    split=_their_counters,
)
for words in either(
    "X {counter:counter} counters (on it|on them|) , where X is {n:quantity}",
    "{counter:counter} counters equal to {n:quantity} (on it|on them|)",
):
    ROWS += R("vp", EntersWith, f"{ENTER} with {words}", build=_with_counters, split=_their_counters)
ROWS += R("static", EntersWith, "as this card enters (the|your) field , {effect:seq}", what=This())

# ---- weather, players --------------------
ROWS += R("static", WeatherIsNow, "the weather is {weather:weather}")
ROWS += R(
    "static",
    PlayerGains,
    "{who:plainwho#} gains~gain {keyword:simpleability}",
    check=lambda h: h["keyword"].keyword == "barrier",  # 1120.4
)
ROWS += R("static", MoreCalls, "you may call {amount} additional magic stone each turn", who=You())

# ---- seals, damage, recovery --------------------
ROWS += R("static", ReleaseSeal, "release the [seal] abilities of {filter:filter.p}")

# ---- conditions --------------------
ROWS += R("statement", OnlyWhile, "{effects:clauses} as long as {condition:conditions}")
ROWS += R("statement", OnlyWhile, "as long as {condition:conditions} , {effects:clauses}")
ROWS += R("statement", OnlyWhile, "{effects:clauses} if {condition:conditions}")
ROWS += R("statement", OnlyWhile, "if {condition:conditions} , {effects:clauses}")
ROWS += R(
    "statement",
    OnlyWhile,
    "{effects:clauses} unless {condition:conditions}",
    build=lambda h: OnlyWhile(NotCond(h["condition"]), h["effects"]),
    split=lambda n: {"effects": n.effects, "condition": n.condition.condition},
)
ROWS += R(
    "statement",
    OnlyWhile,
    "{effects:clauses} during {who:whose} turn",
    build=lambda h: OnlyWhile(TurnOf(h["who"]), h["effects"]),
    split=lambda n: {"effects": n.effects, "who": n.condition.who},
)

# ---- becoming something else ----------
ROWS += R("setrace", SetRaces, "{races:race.s+}")
for word, bits in each(
    "type",
    (("resonator", S.RESONATOR), ("regalia", S.REGALIA), ("magic stone", S.MAGIC_STONE)),
    counted=False,
):
    ROWS += R("becoming", SetTypes, f"a {word}", types=bits)  # 1020.1
ROWS += R("becoming", SetTypes, "an addition", types=S.ADDITION)
ROWS += R("settype", SetTypes, "resonator", types=S.RESONATOR)
ROWS += R("keywordmod", AddAbilities, "{abilities:simpleability}")
ROWS += R("becoming", BecomeCopy, "a copy of {of}")
ROWS += R("becoming", SetAttributes, "(the chosen|that) attribute", attributes=0, chosen=-1)
ROWS += R("becoming", SetAttributes, "{attributes:attribute}")
ROWS += R("mod", AddAttributes, "{attributes:attribute} in addition to its other attributes")
ROWS += R("mod", AddAttributes, "(the chosen|that) attribute", attributes=0, chosen=-1)
ROWS += R("mod", AddRaces, "(the chosen|that) race", races=(), chosen=-2)
ROWS += R(
    "vp",
    Gains,
    "loses~lose and cannot gain {keywords:anykeyword,}",
    build=lambda h: Gains(SUBJECT, (LoseAbilities(h["keywords"]), CannotGainAbilities(h["keywords"]))),
    split=lambda n: {"keywords": n.mods[0].keywords},
    tuples="keywords",
)
ROWS += R("loss", LoseAbilities, "(its|their) symbol skills", keywords=("symbol skill",))
ROWS += R("loss", LoseRaces, "all races")
# 803.5a, 804.4a and 1007.4 speak of cards that have lost these
ROWS += R("loss", LoseValues, "(its|their) ATK", atk=True, defense=False)
ROWS += R("loss", LoseValues, "(its|their) DEF", atk=False, defense=True)
ROWS += R("loss", LoseValues, "(its|their) ATK and DEF", atk=True, defense=True)
ROWS += R("loss", LoseRaces, "{races:race.s}")
ROWS += R("vp", Gains, "gains~gain {mods:baregain}", what=SUBJECT)
ROWS += R("baregain", AddRaces, "{races:race.s}")
ROWS += R("mod", AddRaces, "{races:race.s} and {races:race.s} in addition to (its|their) other races")
ROWS += R("mod", AddAbilitiesOf, "all abilities of {what}")
for words, field in each("stat", (("ATK", "atk"), ("DEF", "defense")), counted=False):
    ROWS += R(
        "static",
        Gains,
        f"{{what:owning}} {words} becomes (equal to|) {{value:anynumber}}",
        build=lambda h, field=field: Gains(  # type: ignore[misc]
            h["what"], (SetValues(h["value"], None) if field == "atk" else SetValues(None, h["value"]),)
        ),
        split=lambda n: {"what": n.what, "value": n.mods[0].atk or n.mods[0].defense},
    )
ROWS += R("static", Gains, "(switch|swap) (the|) ATK and DEF of {what}", mods=(SwitchValues(),))
ROWS += R(
    "static",
    Gains,
    "(change (the|) attribute of {what} to|the attribute of {what} becomes|change {what:owning} attribute to"
    "|{what:owning} attribute becomes) ({attributes:attributelist}|{chosen:chosenattribute})",
    build=lambda h: Gains(h["what"], (h.get("chosen") or SetAttributes(h["attributes"]),)),
    split=lambda n: {"what": n.what, "attributes": n.mods[0].attributes, "chosen": n.mods[0]},
)
ROWS += R("chosenattribute", SetAttributes, "(the chosen attribute|that attribute)", attributes=0, chosen=-1)
# ---- conditions with another condition or another effect ----------
ROWS += R("statement", OnlyWhile, "{effects:clauses} while {condition:conditions}")
ROWS += R(
    "statement",
    OnlyWhile,
    "as long as {condition:conditions} , {effects:clauses} during {who:whose} turn",
    build=lambda h: OnlyWhile(AllConds((h["condition"], TurnOf(h["who"]))), h["effects"]),
    split=lambda n: {
        "condition": n.condition.conditions[0],
        "who": n.condition.conditions[1].who,
        "effects": n.effects,
    },
)
ROWS += R(
    "statement",
    OnlyWhile,
    "{one:clauses} if {condition:conditions} . otherwise (,|) {two:clauses}",
    build=lambda h: OnlyWhile(
        AllConds(()), (OnlyWhile(h["condition"], h["one"]), OnlyWhile(NotCond(h["condition"]), h["two"]))
    ),
    split=lambda n: {
        "one": n.effects[0].effects,
        "condition": n.effects[0].condition,
        "two": n.effects[1].effects,
    },
)
ROWS += R(
    "statement",
    OnlyWhile,
    "{one:clauses} . (if|as long as) {condition:conditions} , {two:clauses} instead",
    build=lambda h: OnlyWhile(
        AllConds(()), (OnlyWhile(NotCond(h["condition"]), h["one"]), OnlyWhile(h["condition"], h["two"]))
    ),
    split=lambda n: {
        "one": n.effects[0].effects,
        "condition": n.effects[1].condition,
        "two": n.effects[1].effects,
    },
)
ROWS += R(
    "statement",
    OnlyWhile,
    "{effects:clauses} , where X is {value:anynumber}",
    build=lambda h: (
        OnlyWhile(AllConds(()), tuple(give_letter(e, "X", h["value"]) for e in h["effects"]))
        if any(has_letter(e, "X") for e in h["effects"])
        else None
    ),
    split=lambda n: {"effects": n.effects, "value": _letter(n)},
)


def _letter(node: OnlyWhile) -> object:
    for one in walk(node):
        if isinstance(one, Letter) and one.value is not None:
            return one.value
    return None


ROWS += R("static", WeatherIsNow, "{who:whose} weather is {weather:weather} and cannot change", fixed=True)
# ---- entering as a copy ----------
ROWS += R(
    "static",
    EntersWith,
    "as this card enters (the|your) field , {effect:seq} . this card enters (the|your) field as "
    "a copy of {of:noun}",
    build=lambda h: EntersWith(This(), effect=_then_copy(h)),
    split=lambda n: {"effect": n.effect.parts[0], "of": n.effect.parts[1].statics[0].mods[0].of},
)
ROWS += R(
    "static",
    EntersWith,
    "as this card enters (the|your) field , {effect:seq} . if you do , this card enters "
    "(the|your) field as a copy of {of:noun}",
    build=lambda h: EntersWith(This(), effect=_then_copy(h, True)),
    split=lambda n: {"effect": n.effect.parts[0], "of": n.effect.parts[1].then.statics[0].mods[0].of},
)


def _then_copy(h: Holes, asked: bool = False) -> Sequence:
    copying: Effect = Apply((Gains(This(), (BecomeCopy(h["of"]),)),), Duration("end of game"))
    return Sequence((h["effect"], If(IfYouDo(), copying) if asked else copying))


# ---- deck building (402.8) ----------
ROWS += R("static", DeckRule, "you cannot have {what:filter.p}", rule="forbidden")
ROWS += R("static", DeckRule, "you may have any number of copies of this card in your deck", rule="copies")
ROWS += R(
    "static",
    DeckRule,
    "you may have up to {n} copies of this card in your deck",
    build=lambda h: DeckRule("copies", h["n"].n),
    split=lambda n: {"n": Num(n.amount)},
)
ROWS += R(
    "static",
    DeckRule,
    "you may not have more than one copy of any card in your deck",
    rule="one copy",
    amount=1,
)

ROWS += R(
    "static",
    ReleaseSeal,
    "release (all|) the [seal] abilities of {preds:pre+} cards and spells you control",
    build=lambda h: ReleaseSeal(Filter((*h["preds"], ControlledBy(You())), S.FIELD | S.RULER_AREA | S.CHASE)),
    split=lambda n: {"preds": n.filter.preds[:-1]},
    tuples="preds",
)
ROWS += R(
    "static", CanAlso, "each of your turns , {what} can attack up to {amount} times", act="attack again"
)
ROWS += R(
    "static",
    Cannot,
    "each player may only play {more_than:onenumber} card per turn",
    what=EachPlayer(),
    act="play",
)
ROWS += R(
    "static",
    Cannot,
    "each player may only play {more_than:onenumber} {to:filter.s} (per|each) turn",
    what=EachPlayer(),
    act="play",
    check=lambda h: h["to"].preds != (),
)
ROWS += R(
    "static",
    Controls,
    "(gain control of|you control) {what}",
    who=You(),
    check=lambda h: isinstance(h["what"], Host),
)
ROWS += R("static", Controls, "you control {what:controlled}", who=You())
ROWS += R("controlled", All, "(each {filter:filter.s}|all {filter:filter.p})")
ROWS += R(
    "base",
    Gains,
    "treat {what} as light magic stones , fire magic stones , water magic stones , wind magic stones and "
    "darkness magic stones",
    mods=(AddStoneTypes(S.ALL_ATTRIBUTES),),
)

ROWS += R("vp", Gains, "also gains~gain {mods:mod,}", what=SUBJECT)
ROWS += R("static", WeatherIsNow, "the weather becomes {weather:weather}")
ROWS += R("static", MayLook, "{who#} plays~play with {what} revealed", all_players=True)
ROWS += R(
    "static",
    Replace,
    "if you would produce will with {with:producer} , (you|) produce that will plus {symbols:will} instead",
    build=lambda h: Replace(PlayerDoes(You(), "produce", h["with"]), Produce((h["symbols"],)), also=True),
    split=lambda n: {"with": n.event.filter, "symbols": n.effect.choices[0]},
)
ROWS += R("producer", Filter, "this card", preds=(IsOneOf(This()),))
ROWS += R(
    "static",
    ReplaceAmount,
    "if you would roll one or more dice using [force] , roll that many dice plus {n} instead",
    build=lambda h: ReplaceAmount(PlayerDoes(You(), "force"), Plus(EventAmount(), h["n"])),
    split=lambda n: {"n": n.amount.right},
)

ROWS += R("static", Gains, "double the ATK of {what}", mods=(ScaleValues(2, 1),))
ROWS += R("static", Gains, "double the ATK and DEF of {what}", mods=(ScaleValues(2, 2),))
ROWS += R("static", HandSize, "{who#} has~have no maximum hand size", amount=None)
ROWS += R("static", HandSize, "{who:whose} maximum hand size (is|becomes) {amount}", set_to=True)

for words, field in each("stat", (("ATK", "atk"), ("DEF", "def")), counted=False):
    ROWS += R(
        "static",
        Gains,
        f"{{what:owning}} {words} is equal to {{value:anynumber}}",
        build=lambda h, field=field: Gains(  # type: ignore[misc]
            h["what"], (SetValues(h["value"], None) if field == "atk" else SetValues(None, h["value"]),)
        ),
        split=lambda n: {"what": n.what, "value": n.mods[0].atk or n.mods[0].defense},
    )
ROWS += R(
    "static",
    Gains,
    "{what:owning} ATK and DEF (are|become) (each|) equal to {value:anynumber}",
    build=lambda h: Gains(h["what"], (SetValues(h["value"], h["value"]),)),
    split=lambda n: {"what": n.what, "value": n.mods[0].atk},
)

ROWS += R("statement", OnlyWhile, "this turn , {effects:clauses}", condition=AllConds(()))

# "gains A as long as ..., B as long as ... and C as long as ..."
ROWS += R(
    "gainif",
    OnlyWhile,
    "{mods:mod,} as long as {condition:condition}",
    build=lambda h: OnlyWhile(h["condition"], (Gains(SUBJECT, h["mods"]),)),
    split=lambda n: {"mods": n.effects[0].mods, "condition": n.condition},
    tuples="mods",
)
ROWS += R(
    "statement",
    OnlyWhile,
    "{what:subject#} gains~gain {parts:gainif,}",
    build=lambda h: _gains_if(h),
    split=lambda n: {"what": n.effects[0].effects[0].what, "parts": n.effects},
    tuples="parts",
)


def _gains_if(h: Holes) -> OnlyWhile | None:
    if len(h["parts"]) < 2:
        return None
    parts = []
    for index, part in enumerate(h["parts"]):
        gains = replace(part.effects[0], what=Same() if index else h["what"])
        parts.append(replace(part, effects=(gains,)))
    return OnlyWhile(AllConds(()), tuple(parts))


ROWS += R(
    "loss",
    LoseAbilities,
    "{words:name}",
    build=lambda h: (
        LoseAbilities(("eternal",))
        if h["words"].lower().rstrip(".") == "this card cannot be destroyed"
        else None
    ),
    split=lambda n: {"words": "This card cannot be destroyed."},  # 1417.2
)

for words, field in each("stat", (("ATK", "atk"), ("DEF", "def")), counted=False):
    ROWS += R(
        "static",
        Gains,
        f"double {{what:owning}} {words}",
        mods=(ScaleValues(2, 1) if field == "atk" else ScaleValues(1, 2),),
    )
ROWS += R("static", Gains, "double {what:owning} ATK and DEF", mods=(ScaleValues(2, 2),))
ROWS += R("static", Gains, "double the DEF of {what}", mods=(ScaleValues(1, 2),))
ROWS += R("static", Gains, "(switch|swap) {what:owning} ATK and DEF", mods=(SwitchValues(),))
ROWS += R("static", Gains, "{what:owning} ATK and DEF are (switched|swapped)", mods=(SwitchValues(),))
ROWS += R(
    "static",
    Gains,
    "{what:owning} ATK and DEF (are|become) {value:anynumber}",
    build=lambda h: Gains(h["what"], (SetValues(h["value"], h["value"]),)),
    split=lambda n: {"what": n.what, "value": n.mods[0].atk},
)
ROWS += R("keywordmod", LoseAbilities, "no abilities")
for status in ("attacking", "blocking", "battling", "rested", "recovered"):
    ROWS += R(
        "statement",
        OnlyWhile,
        f"{{effects:clauses}} while {status}",
        build=lambda h, status=status: _while(h, status),  # type: ignore[misc]
        split=lambda n: {"effects": n.effects},
    )


def _while(h: Holes, status: Status) -> OnlyWhile | None:
    """ "This card gains ... while attacking" is about this one card."""
    if not all(isinstance(getattr(effect, "what", None), (This, Host, Same)) for effect in h["effects"]):
        return None
    return OnlyWhile(Fits(h["effects"][0].what, Filter((StatusIs(status),))), h["effects"])


ROWS += R(
    "vp",
    EntersWith,
    f"{ENTER} with a {{counter:counter}} counter on (it|them) for each {{n:each.s}}",
    build=_with_counters,
    split=_their_counters,
)
ROWS += R(
    "vp",
    EntersWith,
    f"{ENTER} with {{counter:counter}} counters on (it|them) equal to {{n:quantity}}",
    build=_with_counters,
    split=_their_counters,
)
ROWS += R("static", MoreCalls, "you may call {amount} additional magic stones (each turn|)", who=You())
ROWS += R(
    "static", MoreCalls, "you may call an additional magic stone (each turn|)", who=You(), amount=Num(1)
)
ROWS += R("static", HandSize, "{who:whose} maximum hand size is increased by {amount}")

ROWS += R(
    "statement",
    OnlyWhile,
    "unless {condition:conditions} , {effects:clauses}",
    build=lambda h: OnlyWhile(NotCond(h["condition"]), h["effects"]),
    split=lambda n: {"effects": n.effects, "condition": n.condition.condition},
)
ROWS += R("base", Gains, "treat {what} (also|) as {mods:treatedas}")
RACES = "(a {races:race.s}|a {races:race.s} and a {races:race.s})"
ROWS += R("treatedas", AddRaces, f"{RACES} ({OTHERS}|)")
ROWS += R("treatedas", AddRaces, f"{{races:race.p,}} ({OTHERS}|)")
ROWS += R(
    "statement",
    OnlyWhile,
    "during {who:whose} turn , {effects:clauses}",
    build=lambda h: OnlyWhile(TurnOf(h["who"]), h["effects"]),
    split=lambda n: {"effects": n.effects, "who": n.condition.who},
)
for words in either("during battle , {effects:clauses}", "{effects:clauses} during battle"):
    ROWS += R("statement", OnlyWhile, words, condition=PhaseIs("battle"))
