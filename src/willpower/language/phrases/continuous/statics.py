"""Continuous effects: what cards gain and lose, what is forbidden, what things cost."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.base import walk
from willpower.abilities.conditions import AllConds, Condition, Fits, NotCond
from willpower.abilities.effects import Apply, Effect, If, LoseLife, PayWill, Rest, Sequence
from willpower.abilities.nouns import (
    All,
    AttributeIs,
    ChosenIs,
    ControlledBy,
    Filter,
    Happened,
    Host,
    InZone,
    NoAttribute,
    Noun,
    Ref,
    RulerOf,
    This,
    You,
)
from willpower.abilities.quantities import Letter, Num, Times
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
    MoreCalls,
    OnlyWhile,
    PlayerGains,
    ReleaseSeal,
    ScaleValues,
    SetAttributes,
    SetPrinted,
    SetRaces,
    SetTypes,
    SwitchValues,
    WeatherIsNow,
)
from willpower.abilities.words import AbilityKind

from ...composites import PAYABLE
from ...mentions import give_letter, has_letter
from ...raw import IfYouDo, Pronoun, Same, Subject
from ...rows import Family, Holes, L, R, each
from .becoming import ITS, set_values

ROWS: list[Family] = []
SUBJECT = Subject()

# ---- gains, loses, becomes --------------------
ROWS += R(
    "vp",
    Gains,
    "((gains~gain|has~have|also gains~gain) {mods:mod,}|gains~gain {mods:mod} , "
    "{mods:mod!}|gains~gain {mods:baregain})",
    what=SUBJECT,
)
ROWS += R("vp", Gains, "loses~lose {mods:loss,}", what=SUBJECT)
ROWS += R("vp", Gains, "becomes~become {mods:becoming}", what=SUBJECT)
ROWS += R("vp.sp", Gains, "cannot gain {mods:ungain}", what=SUBJECT)
ROWS += R("mod", AddAbilities, "(({abilities:simpleability}|{abilities:richability})|{abilities:quoted})")


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


for category in ("mod", "plusper"):
    each_time = ("mod", "AddValues", "{values:plus} for each {each:each.s}")
    ROWS += R(category, AddValues, each_time[2], build=per, split=unper, said=each_time)
ROWS += R(
    "loss",
    LoseAbilities,
    "((all (its|their|) abilities)|{keywords:anykeyword}|(its|their|all) <keywords:skills>)",
    build=lambda h: LoseAbilities(h.get("keywords", ())),
    split=lambda n: {"keywords": n.keywords},
)
KINDS: tuple[AbilityKind, ...] = ("activate", "automatic", "continuous", "enter", "keyword")
NAMED = {kind: "[enter]" if kind == "enter" else kind for kind in KINDS}
LOST: dict[str, tuple[AbilityKind, ...]] = {f"all {word} abilities": (k,) for k, word in NAMED.items()}
LOST |= {f"all {NAMED[a]} (or|and) {NAMED[b]} abilities": (a, b) for a, b in permutations(KINDS, 2)}
ROWS += L("loss", LoseAbilities, "kinds", LOST)
ROWS += R(
    "ungain",
    CannotGainAbilities,
    "(abilities|{keywords:anykeyword,}|{keywords:anykeyword} or {keywords:anykeyword})",
)
OTHERS = "in addition to (its|their) other (races|traits|races or traits|types)"
ROWS += R(
    "mod",
    AddRaces,
    f"({{races:race.s}} (and {{races:race.s}}|) {OTHERS}|the ({{races:race.s}} "
    f"(race|trait)|(race|trait) {{races:race.s}}))",
)
ROWS += R("mod", AddNames, "{names:name} in addition to its other names")
ROWS += R("becoming", SetRaces, "a {races:race.s}")
ROWS += R("mod", AddAttributes, "{attributes:attribute} (in addition to (its|their) other attributes|)")

# treat this card as ... (904.2a)
STONES = "(a|) <attributes:attribute> magic (stone|stones)"
ROWS += R("stonetype", AddStoneTypes, STONES)
ROWS += R(
    "base", Gains, "(treat {what} (also|) as {mods:stonetype,}|treat {what} (also|) as {mods:treatedas})"
)

# ---- entering the field (909.5, 1022.6) --------------------
ENTER = "enters~enter (the|your) field"
ROWS += R(
    "vp",
    EntersWith,
    f"{ENTER} rested (unless you ({{unless_paid:pay,}}|{{unless_paid:act.p}})|)",
    what=SUBJECT,
    rested=True,
    check=lambda h: all(isinstance(one, (*PAYABLE, PayWill, LoseLife)) for one in h.get("unless_paid", ())),
)


def _with_counters(h: Holes) -> EntersWith:
    return EntersWith(SUBJECT, counters=((h["counter"], h.get("n") or Num(1)),))


def _their_counters(node: EntersWith) -> dict[str, object]:
    return {"counter": node.counters[0][0], "n": node.counters[0][1]}


# 1022.6: what comes on top of other counters of the name is added to them anyway.
ON = "(on it|on them|)"
COUNTERS = (
    f"((a|an additional) {{counter:counter}} counter {ON}|{{n}} (additional|) {{counter:counter}} "
    f"counters {ON}|"
    f"a {{counter:counter}} counter {ON} for each {{n:each.s}}|(a number of|) {{counter:counter}} counters "
    f"{ON} equal to {{n:quantity}}|(a number of|) {{counter:counter}} counters equal to {{n:quantity}} {ON}|"
    f"X {{counter:counter}} counters {ON} , where X is {{n:quantity}})"
)
ROWS += R("vp", EntersWith, f"{ENTER} with {COUNTERS}", build=_with_counters, split=_their_counters)
ROWS += R("static", EntersWith, "as this card enters (the|your) field , {effect:seq}", what=This())
ROWS += R(
    "static",
    EntersWith,
    "as this card enters (the|your) field , {first:seq} . {asked:innerif}",
    build=lambda h: _entering(h),
    split=lambda n: {"first": n.effect.parts[0], "asked": n.effect.parts[1]},
)


ROWS += R(
    "static",
    EntersWith,
    "as this card enters (the|your) field , {effect:seq} . "
    "if {if_so:conditions} , (this card|it) {then:vp.s}",
    build=lambda h: _entering_so(h),
    split=lambda n: {"effect": n.effect, "if_so": n.if_so, "then": replace(n.then, what=SUBJECT)},
)


def _entering_so(h: Holes) -> EntersWith | None:
    """How it enters depends on what was done as it does."""
    then = h["then"]
    if not asks_whether_done(h["if_so"]) or not isinstance(then, EntersWith) or then.effect is not None:
        return None
    return EntersWith(This(), effect=h["effect"], if_so=h["if_so"], then=replace(then, what=This()))


def asks_whether_done(condition: Any) -> bool:
    """ "If you do", "if you don't"."""
    return isinstance(condition.condition if isinstance(condition, NotCond) else condition, IfYouDo)


def _entering(h: Holes) -> EntersWith | None:
    """What is asked then is whether the player has done it."""
    if not asks_whether_done(h["asked"].condition) or any(
        isinstance(one, (BecomeCopy, EntersWith, Rest)) for one in walk(h["asked"])
    ):
        return None  # how it enters is said of the entering
    return EntersWith(This(), effect=Sequence((h["first"], h["asked"])))


# ---- weather, players --------------------
ROWS += R("static", WeatherIsNow, "({who:whose}|the) weather (is|becomes) {weather:weather} <fixed:forgood>")
ROWS += R(
    "static",
    PlayerGains,
    "{who:plainwho#} gains~gain {keyword:simpleability}",
    check=lambda h: h["keyword"].keyword == "barrier",  # 1120.4
)
ROWS += R(
    "static",
    MoreCalls,
    "(once per turn ,|) you may call (an|{amount}) additional magic (stone|stones) (each turn|)",
    build=lambda h: MoreCalls(You(), h.get("amount", Num(1))),
)
ROWS += R(
    "static",
    OnlyWhile,
    "you and {what:bareplural.p} gain {keyword:simpleability}",
    build=lambda h: (
        OnlyWhile(
            AllConds(()),
            (PlayerGains(You(), h["keyword"]), Gains(h["what"], (AddAbilities((h["keyword"],)),))),
        )
        if h["keyword"].keyword == "barrier"
        else None
    ),
    split=lambda n: {"what": n.effects[1].what, "keyword": n.effects[0].keyword},
)

# ---- seals, damage, recovery --------------------
ROWS += R(
    "static",
    ReleaseSeal,
    "release (all|) the [seal] (abilities|) of (all|) ({filter:filter.p}|{preds:pre+} cards and spells "
    "you control)",
    build=lambda h: ReleaseSeal(h["filter"] if "filter" in h else _with_spells(h["preds"])),
    split=lambda n: {"filter": n.filter, "preds": n.filter.preds[:-1]},
    tuples="preds",
)


def _with_spells(preds: tuple[Any, ...]) -> Filter:
    return Filter((*preds, ControlledBy(You())), S.FIELD | S.RULER_AREA | S.CHASE)


# ---- conditions --------------------
ROWS += R(
    "statement",
    OnlyWhile,
    "({effects:clauses} (,|) as long as {condition:conditions}|{effects:clauses} (if|while) "
    "{condition:conditions}|"
    "(as long as|if|while) {condition:conditions} , {effects:clauses}|{effects:clauses} {condition:atime}|"
    "{condition:atime} , {effects:clauses})",
    check=lambda h: not asks_whether_done(h["condition"]),
)
ROWS += R(
    "statement",
    OnlyWhile,
    "((each turn ,|) {effects:clauses} unless {condition:conditions}|"
    "unless {condition:conditions} , {effects:clauses})",
    build=lambda h: OnlyWhile(NotCond(h["condition"]), h["effects"]),
    split=lambda n: {"effects": n.effects, "condition": n.condition.condition},
)

# ---- becoming something else ----------
ROWS += R("setrace", SetRaces, "{races:race.s+}")
for word, bits in each(
    "type",
    (
        ("resonator", S.RESONATOR),
        ("regalia", S.REGALIA),
        ("magic stone", S.MAGIC_STONE),
        ("addition", S.ADDITION),
    ),
    counted=False,
):
    ROWS += R("becoming", SetTypes, f"(a|an) {word}", types=bits)  # 1020.1
ROWS += R(
    "settype", SetTypes, "resonator", types=S.RESONATOR, said=("settype", "SetTypes", "<type> | <type>s")
)
GAINED = "({abilities:simpleability}|{abilities:richability}|{abilities:quoted})"
ROWS += R("keywordmod", AddAbilities, GAINED)
CHOSEN = ("mod", "AddAttributes", "(the chosen|that) attribute")
ROWS += R("mod", AddAttributes, CHOSEN[2], attributes=0, chosen=-1)
ROWS += R(
    "vp",
    Gains,
    "loses~lose and cannot gain {keywords:anykeyword,}",
    build=lambda h: Gains(SUBJECT, (LoseAbilities(h["keywords"]), CannotGainAbilities(h["keywords"]))),
    split=lambda n: {"keywords": n.mods[0].keywords},
    tuples="keywords",
)
ROWS += R("loss", LoseRaces, "(all races|{races:race.s})")
# 803.5a, 804.4a and 1007.4 speak of cards that have lost these
ROWS += R(
    "loss",
    LoseValues,
    "(its|their) <values:values>",
    build=lambda h: LoseValues(*h["values"]),
    split=lambda n: {},
)
ROWS += R("baregain", AddRaces, "{races:race.s}")
ROWS += R("mod", AddAbilitiesOf, "(all|the|its|their|all the) abilities of {what}")
ROWS += R(
    "static",
    Gains,
    "{what:owning} printed <values:values> (becomes|become) {value:anynumber}",  # 909.7
    build=lambda h: Gains(h["what"], (SetPrinted(*[h["value"] if said else None for said in h["values"]]),)),
    split=lambda n: {"what": n.what, "value": n.mods[0].atk or n.mods[0].defense},
)
ROWS += R(
    "vp",
    Gains,
    "has~have the same <values:values> as {value:measure}",
    build=lambda h: Gains(SUBJECT, (set_values(h),)),
    split=lambda n: {"value": n.mods[0].atk or n.mods[0].defense},
    check=lambda h: h["values"] != (True, True),
)
ROWS += R(
    "static",
    Gains,
    "{filter:filter.p} (gain|have) {mods:mod,} (on|during|) the turn they enter (the|your) field",
    build=lambda h: _fresh(h),
    split=lambda n: {"filter": Filter(n.what.filter.preds[:-1], phrase=n.what.filter.phrase), "mods": n.mods},
    tuples="mods",
)


def _fresh(h: Holes) -> Gains | None:
    """In the turn in which they entered the field."""
    filter = h["filter"]
    if filter.zones:
        return None
    return Gains(All(Filter((*filter.preds, Happened("entered")), phrase=filter.phrase)), h["mods"])


ROWS += R(
    "static",
    Gains,
    f"(<by:doubling> {ITS}|{ITS} (is|are|becomes|become) <by:doubled>)",
    build=lambda h: Gains(h["what"], (_scaled(*h["values"], *h["by"]),)),
    split=lambda n: {"what": n.what},
)
ROWS += R(
    "static",
    Gains,
    "((switch|swap|exchange) (the|) ATK and DEF of {what}|(switch|swap|exchange) {what:owning} ATK and DEF|"
    "{what:owning} ATK and DEF are (switched|swapped))",
    mods=(SwitchValues(),),
)

ROWS += R(
    "static",
    Gains,
    "(change (the|) attribute of {what} to|the attribute of {what} becomes|change {what:owning} attribute to"
    "|{what:owning} attribute becomes) ({attributes:attributelist}|{chosen:chosenattribute})",
    build=lambda h: Gains(h["what"], (h.get("chosen") or SetAttributes(h["attributes"]),)),
    split=lambda n: {"what": n.what, "attributes": n.mods[0].attributes, "chosen": n.mods[0]},
)
ROWS += R("chosenattribute", SetAttributes, CHOSEN[2], attributes=0, chosen=-1, said=CHOSEN)


def _scaled(atk: bool, defense: bool, by: int, down: bool) -> ScaleValues:
    return ScaleValues(by if atk else 1, by if defense else 1, down)


# ---- conditions with another condition or another effect ----------
ROWS += R(
    "statement",
    OnlyWhile,
    "{one:clauses} ((as long as|if) {first:conditions}|) . (if|as long as) {condition:conditions} , "
    "{two:clauses} instead",
    build=lambda h: OnlyWhile(
        AllConds(()), (OnlyWhile(_rather(h), h["one"]), OnlyWhile(h["condition"], h["two"]))
    ),
    split=lambda n: {
        "one": n.effects[0].effects,
        "first": getattr(n.effects[0].condition, "conditions", (None,))[0],
        "condition": n.effects[1].condition,
        "two": n.effects[1].effects,
    },
)


def _rather(h: Holes) -> Condition:
    """When the first of two still applies: the other does not."""
    no = NotCond(h["condition"])
    return AllConds((h["first"], no)) if "first" in h else no


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


# ---- entering as a copy ----------
for asked in (False, True):
    said = (
        "static",
        "EntersWith",
        "as this card enters (the|your) field , {effect:seq} . (if you do ,|) ... as a copy",
    )
    ROWS += R(
        "static",
        EntersWith,
        "as this card enters (the|your) field , {effect:seq} . "
        f"{'if you do ,' if asked else ''} this card enters (the|your) field as a copy of {{of:noun}}",
        build=lambda h, asked=asked: EntersWith(This(), effect=_then_copy(h, asked)),  # type: ignore[misc]
        split=lambda n: {"effect": n.effect.parts[0], "of": _copied(n.effect.parts[1])},
        said=said,
    )


def _copied(effect: Any) -> Noun:
    applied: Any = effect.then if isinstance(effect, If) else effect
    return applied.statics[0].mods[0].of  # type: ignore[no-any-return]


def _then_copy(h: Holes, asked: bool = False) -> Sequence:
    copying: Effect = Apply((Gains(This(), (BecomeCopy(h["of"]),)),), Duration("end of game"))
    return Sequence((h["effect"], If(IfYouDo(), copying) if asked else copying))


# ---- deck building (402.8) ----------
COPIES = (
    "(you (can|may) (have|include|put) {0} copies of this card (in|into) your (magic stone|) deck|"
    "your deck (can|may) contain {0} (copies of|) this card|a deck (can|may) have {0} copies of this card)"
)
DECKS = {
    "you cannot have {what:filter.p}": "forbidden",
    "your deck (can|may) (only contain|contain only) {what:filter.p}": "only",
}
DECK = ("static", "DeckRule", " | ".join((*DECKS, COPIES)))
for words, rule in DECKS.items():
    ROWS += R("static", DeckRule, words, rule=rule, said=DECK)
ROWS += R(  # also of chants
    "playing",
    DeckRule,
    COPIES.format("(any number of|up to {n})"),
    build=lambda h: DeckRule("copies", h["n"].n if "n" in h else 0),
    split=lambda n: {"n": Num(n.amount)},
    said=DECK,
)
ROWS += R(
    "static",
    DeckRule,
    "you may not have more than one copy of any card in your deck",
    rule="one copy",
    amount=1,
    said=DECK,
)

ROWS += R(
    "static", CanAlso, "each of your turns , {what} can attack up to {amount} times", act="attack again"
)
ROWS += R(
    "static",
    Controls,
    "((you|) gain control of {host:noun}|you control ({host:noun}|{what:controlled}))",
    build=lambda h: _controls(h["host"] if "host" in h else h["what"], "host" in h),
    split=lambda n: {"host": n.what, "what": n.what},
)


def _controls(what: Noun, plain: bool) -> Controls | None:
    """All cards of a kind, or the card that this one is added to."""
    return None if plain and not isinstance(what, Host) else Controls(You(), what)


ROWS += R("controlled", All, "(each {filter:filter.s}|all {filter:filter.p})")
ROWS += R("static", HandSize, "{who#} has~have no maximum hand size", amount=None)
ROWS += R(
    "static", HandSize, "{who:whose} maximum hand size (is|becomes|is reduced to) {amount}", set_to=True
)

# "gains A as long as ..., B as long as ... and C as long as ..."
ROWS += R(
    "gainif",
    OnlyWhile,
    "{mods:mod,} ((as long as|if) {condition:condition}|{condition:atime})",
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

ROWS += R("keywordmod", LoseAbilities, "no abilities")
ROWS += R(
    "statement",
    OnlyWhile,
    "{effects:clauses} while {filter:statefilter}",
    build=lambda h: _while(h),
    split=lambda n: {"effects": n.effects, "filter": n.condition.filter},
)


def _while(h: Holes) -> OnlyWhile | None:
    """ "This card gains ... while attacking" is about this one card; of several each is asked."""
    what = getattr(h["effects"][0], "what", None)
    if any(isinstance(one, (AttributeIs, NoAttribute, ChosenIs, InZone)) for one in walk(h["filter"])):
        return None  # what it is, or where, is not what it does
    if not all(isinstance(getattr(effect, "what", None), (type(what), Same)) for effect in h["effects"]):
        return None
    if not isinstance(what, (This, Host, RulerOf, Pronoun, All)):
        return None
    return OnlyWhile(Fits(Ref(0) if isinstance(what, All) else what, h["filter"]), h["effects"])


ROWS += R(
    "treatedas",
    AddRaces,
    f"(a {{races:race.s}}|a {{races:race.s}} and a {{races:race.s}}|{{races:race.p,}}) ({OTHERS}|)",
)
