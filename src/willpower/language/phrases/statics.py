"""Continuous effects: what cards gain and lose, what is forbidden, what things cost."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.conditions import TurnOf
from willpower.abilities.nouns import Filter, You
from willpower.abilities.quantities import Num, Times
from willpower.abilities.statics import (
    AddAbilities,
    AddAttributes,
    AddedCost,
    AddNames,
    AddRaces,
    AddStoneTypes,
    AddValues,
    CanAlso,
    Cannot,
    CannotGainAbilities,
    CostChange,
    Gains,
    LoseAbilities,
    Must,
    OnlyWhile,
    ReleaseSeal,
    SetRaces,
    SwitchValues,
)

from ..raw import Subject
from ..rows import Holes, R, Row

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
ROWS += R("vp.sp", Cannot, "cannot play {to:filter.p}", what=SUBJECT, act="play")
ROWS += R("vp.sp", Cannot, "cannot attack {to:filter.p}", what=SUBJECT, act="attack")
ROWS += R("vp.sp", Must, "must attack if able", what=SUBJECT, act="attack")
ROWS += R("vp.sp", Must, "must block if able", what=SUBJECT, act="block")
ROWS += R(
    "vp.sp", CanAlso, "can attack recovered (J/resonators|resonators)", what=SUBJECT, act="attack recovered"
)

# ---- costs --------------------
ROWS += R("static", CostChange, "{who#} pays~pay {symbols:will} less to play {play:filter.p}", more=False)
ROWS += R("static", CostChange, "{who#} pays~pay {symbols:will} more to play {play:filter.p}", more=True)
THIS_CARD = Filter((), 0)
ROWS += R(
    "static",
    CostChange,
    "you may pay {symbols:will} less to play {play:filter.p}",
    who=You(),
    more=False,
    optional=True,
)
ROWS += R("playing", AddedCost, "as an additional cost to play this card , {cost:cost,}")

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
    "{effects:clauses} during {who:whose} turn",
    build=lambda h: OnlyWhile(TurnOf(h["who"]), h["effects"]),
    split=lambda n: {"effects": n.effects, "who": n.condition.who},
)
