"""Continuous effects: what cards gain and lose, what is forbidden, what things cost."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.conditions import NotCond, TurnOf
from willpower.abilities.effects import Apply
from willpower.abilities.nouns import EachPlayer, Filter, SpellIs, This, You
from willpower.abilities.quantities import Num, Times
from willpower.abilities.statics import (
    AddAbilities,
    AddAttributes,
    AddNames,
    AddRaces,
    AddStoneTypes,
    AddValues,
    CanAlso,
    Cannot,
    CannotGainAbilities,
    DoesNotRecover,
    Duration,
    EntersWith,
    Gains,
    LoseAbilities,
    MoreCalls,
    Must,
    OnlyWhile,
    PlayerGains,
    ReleaseSeal,
    SetRaces,
    SwitchValues,
    WeatherIsNow,
)

from ..raw import Subject
from ..rows import Holes, R, Row
from .nouns import is_card

ROWS: list[Row] = []
SUBJECT = Subject()

# ---- gains, loses, becomes --------------------
ROWS += R("vp", Gains, "gains~gain {mods:mod,}", what=SUBJECT)
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


def _per(h: Holes) -> AddValues | None:
    return _times(h["values"], h["each"])


def _unper(node: AddValues) -> dict[str, object]:
    count = node.atk.right if isinstance(node.atk, Times) else node.defense.right  # type: ignore[attr-defined]
    plain = [v.left if isinstance(v, Times) else v for v in (node.atk, node.defense)]
    return {"values": PlainValues(plain[0], plain[1]), "each": count}


def PlainValues(atk: object, defense: object) -> AddValues:
    """Values as they stand in brackets."""
    return AddValues(atk, defense)  # type: ignore[arg-type]


ROWS += R("mod", AddValues, "{values:plus} for each {each:each.s}", build=_per, split=_unper)
ROWS += R("loss", LoseAbilities, "all abilities")
ROWS += R("loss", LoseAbilities, "{keywords:anykeyword}")
ROWS += R("ungain", CannotGainAbilities, "abilities")
ROWS += R("ungain", CannotGainAbilities, "{keywords:anykeyword,}")
ROWS += R("mod", AddRaces, "{races:race.s} in addition to (its|their) other (races|traits|races or traits)")
ROWS += R("mod", AddNames, "{names:name} in addition to its other names")
ROWS += R("becoming", SetRaces, "a {races:race.s}")
for attribute in ("light", "fire", "water", "wind", "darkness"):
    ROWS += R("mod", AddAttributes, attribute, attributes=S.ATTRIBUTE_BY_NAME[attribute])
ROWS += R("static", Gains, "switch the ATK and DEF of {what}", mods=(SwitchValues(),))

# treat this card as ... (904.2a)
for one in ("light", "fire", "water", "wind", "darkness"):
    bit = S.ATTRIBUTE_BY_NAME[one]
    ROWS += R("base", Gains, f"treat {{what}} as (a|) {one} magic stone", mods=(AddStoneTypes(bit),))
    for two in ("light", "fire", "water", "wind", "darkness"):
        if one != two:
            both = bit | S.ATTRIBUTE_BY_NAME[two]
            ROWS += R(
                "base",
                Gains,
                f"treat {{what}} as (a|) {one} magic stone and (a|) {two} magic stone",
                mods=(AddStoneTypes(both),),
            )

# ---- forbidden and demanded --------------------
for words, act in (
    ("attack", "attack"),
    ("block", "block"),
    ("be blocked", "be blocked"),
    ("be attacked", "be attacked"),
    ("be destroyed", "be destroyed"),
    ("be (cancelled|canceled)", "be cancelled"),
    ("be targeted", "be targeted"),
    ("recover", "recover"),
    ("gain life", "gain life"),
    ("draw cards", "draw"),
    ("be banished", "be banished"),
    ("be prevented", "be prevented"),
):
    ROWS += R("vp.sp", Cannot, f"cannot {words}", what=SUBJECT, act=act)
ROWS += R("vp.sp", Cannot, "cannot attack or block", what=SUBJECT, act="attack or block")
ROWS += R("vp.sp", Cannot, "cannot be blocked by {by:filter.p}", what=SUBJECT, act="be blocked")
ROWS += R("vp.sp", Cannot, "cannot be blocked except by {by:filter.p}", what=SUBJECT, act="be blocked except")
ROWS += R("vp.sp", Cannot, "cannot be targeted by {by:filter.p}", what=SUBJECT, act="be targeted")
ROWS += R("vp.sp", Cannot, "cannot be destroyed by {by:filter.p}", what=SUBJECT, act="be destroyed")
ROWS += R(
    "vp.sp", Cannot, "cannot play {to:filter.p}", what=SUBJECT, act="play", check=lambda h: is_card(h["to"])
)
ROWS += R("vp.sp", Cannot, "cannot attack {to:filter.p}", what=SUBJECT, act="attack")
ROWS += R("vp.sp", Must, "must attack if able", what=SUBJECT, act="attack")
ROWS += R("vp.sp", Must, "must block if able", what=SUBJECT, act="block")
ROWS += R(
    "vp.sp", CanAlso, "can attack recovered (J/resonators|resonators)", what=SUBJECT, act="attack recovered"
)

ROWS += R(
    "vp.sp",
    Cannot,
    "cannot be attacked or targeted by {by:filter.p}",
    what=SUBJECT,
    act="be attacked or targeted",
)
ROWS += R(
    "vp.sp",
    Cannot,
    "cannot be returned to (its owner's hand|their owner's hands)",
    what=SUBJECT,
    act="be returned",
)
ROWS += R("vp.sp", Cannot, "cannot be recovered", what=SUBJECT, act="be recovered")
ROWS += R("vp.sp", Cannot, "cannot attack (you|your opponent)", what=SUBJECT, act="attack players")
ROWS += R(
    "vp.sp", Cannot, "cannot draw more than {more_than:onenumber} card each turn", what=SUBJECT, act="draw"
)
ROWS += R(
    "vp.sp",
    Cannot,
    "cannot play more than {more_than:onenumber} card (each|per) turn",
    what=SUBJECT,
    act="play",
)
ROWS += R("vp.sp", Cannot, "(cannot|can't) play {by:abilitykind}", what=SUBJECT, act="play abilities")
ROWS += R("abilitykind", Filter, "activate abilities", preds=(SpellIs("activate"),))
ROWS += R("abilitykind", Filter, "non- will activate abilities", preds=(SpellIs("non-will activate"),))
ROWS += R("static", Cannot, "damage cannot be prevented", what=EachPlayer(), act="damage be prevented")
ROWS += R(
    "static",
    Must,
    "{who#} must block {to:plain} if able",
    build=lambda h: Must(h["who"], "block", h["to"]),
    split=lambda n: {"who": n.what, "to": n.to},
)
ROWS += R("vp.sp", Must, "must attack {to:plain} if able", what=SUBJECT, act="attack")
ROWS += R("vp.sp", Must, "must attack this turn if able", what=SUBJECT, act="attack")
ROWS += R("vp.sp", CanAlso, "can block {to:filter.p}", what=SUBJECT, act="block cards")
ROWS += R("vp.sp", CanAlso, "can block while rested", what=SUBJECT, act="block rested")
ROWS += R(
    "vp.sp",
    CanAlso,
    "(can|may) attack up to {amount} times (each turn|this turn|)",
    what=SUBJECT,
    act="attack again",
)
ROWS += R(
    "static", CanAlso, "attacking (doesn't|does not) cause {what} to rest", act="attack without resting"
)
ROWS += R("static", CanAlso, "blocking (doesn't|does not) cause {what} to rest", act="block without resting")
for whose in (
    "the",
    "its controller's",
    "their controller's",
    "your",
    "its controllers'",
    "their controllers'",
):
    ROWS += R("vp", DoesNotRecover, f"doesn't~don't recover during {whose} recovery phase", what=SUBJECT)
ROWS += R("vp", DoesNotRecover, "doesn't~don't recover during recovery phase", what=SUBJECT)
ROWS += R(
    "clause",
    Apply,
    "{what:subject#} doesn't~don't recover during (the|its controller's|their controller's|your) next recovery phase",
    build=lambda h: Apply((DoesNotRecover(h["what"], next_only=True),), Duration("next recovery")),
    split=lambda n: {"what": n.statics[0].what},
)
ROWS += R(
    "static",
    DoesNotRecover,
    "you may choose not to recover {what} during (the|your) recovery phase",
    optional=True,
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
ROWS += R("static", EntersWith, "as this card enters (the|your) field , {effect:seq}", what=This())

# ---- weather, players --------------------
ROWS += R("static", WeatherIsNow, "the weather is {weather:weather}")
ROWS += R("static", PlayerGains, "{who#} gains~gain {keyword:simpleability}")
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
