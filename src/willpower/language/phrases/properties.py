"""Properties said behind the noun: costs, values, keywords, names, counters, what happened."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.nouns import (
    AbilityOf,
    AllOf,
    AnyOf,
    Attached,
    AttributeIs,
    Both,
    ChosenIs,
    Combined,
    ControlledBy,
    Filter,
    Happened,
    HasAbility,
    HasCounter,
    InZone,
    IsOneOf,
    KeywordIs,
    ManyAttributes,
    NameHas,
    NameIs,
    NoAttribute,
    Not,
    Opponent,
    OtherThan,
    OwnedBy,
    Shares,
    SoleTarget,
    StatIs,
    StatusIs,
    Targets,
    This,
    You,
)
from willpower.abilities.quantities import Num, Stat
from willpower.abilities.words import Extreme, Op, StatWord

from ..raw import CardTarget, DoneThisWay, Pronoun, ThatWord
from ..rows import R, Row
from .filters import EXTREME_OF

ROWS: list[Row] = []
STATS: dict[str, StatWord] = {"total cost": "total cost", "ATK": "atk", "DEF": "def", "divinity": "divinity"}
EXTREMES: tuple[Extreme, ...] = ("highest", "lowest")
COMPARE: tuple[tuple[str, Op], ...] = (
    ("{} or less", "<="),
    ("{} or lower", "<="),
    ("{} or more", ">="),
    ("{} or greater", ">="),
    ("{}", "="),
    ("less than {}", "<"),
    ("greater than {}", ">"),
    ("less than or equal to {}", "<="),
    ("equal to {}", "="),
    ("equal to or less than {}", "<="),
    ("equal to or greater than {}", ">="),
)
for words, stat in STATS.items():
    for how, op in COMPARE:
        ROWS += R("post", StatIs, f"with {words} {how.format('{value:anynumber}')}", stat=stat, op=op)
        ROWS += R("post", StatIs, f"with a {words} {how.format('{value:anynumber}')}", stat=stat, op=op)
    ROWS += R("post", StatIs, f"with an odd {words}", stat=stat, op="odd")
    ROWS += R("post", StatIs, f"with an even {words}", stat=stat, op="even")
for words, stat in (("ATK", "printed atk"), ("DEF", "printed def")):  # 909.7
    for how, op in COMPARE:
        said = f"with (a|) printed {words} {how.format('{value:anynumber}')}"
        ROWS += R("post", StatIs, said, stat=stat, op=op)

ROWS += R("post", KeywordIs, "with {keyword:anykeyword}")
ROWS += R("post", KeywordIs, "that (has|have) {keyword:anykeyword}")
ROWS += R("onenot", KeywordIs, "{keyword:anykeyword}")
ROWS += R("post", Not, "without {pred:onenot}")
ROWS += R("post", NoAttribute, "with no attribute")
ROWS += R("post", ManyAttributes, "with two or more attributes")
ROWS += R("post", NameIs, "named {name:name}")
ROWS += R(
    "post",
    AnyOf,
    "named {preds:quotedname/}",
    build=lambda h: AnyOf(h["preds"]) if len(h["preds"]) > 1 else None,
)
ROWS += R("quotedname", NameIs, "{name:name}")
ROWS += R("post", NameHas, "with {words:name} in (its name|their names)")
ROWS += R("post", HasCounter, "with a {counter:counter} counter on (it|them)")
ROWS += R("post", HasCounter, "with a {counter:counter} counter")
ROWS += R("post", HasCounter, "with {least} or more {counter:counter} counters (on it|on them|)")
ROWS += R("post", HasCounter, "with {counter:counter} counters (on it|on them|)", least=Num(1))
ROWS += R("post", OtherThan, "(other than|except) {what:excluded}")
ROWS += R("excluded", This, "this card")
ROWS += R("excluded", CardTarget, "this card's target")
ROWS += R("excluded", Pronoun, "(it|that card|that resonator)", kind="it")
ROWS += R("post", Not, "(other than|not named) {pred:quotedname}")
ROWS += R("post", Shares, "that shares a name with {what}", quality="name")
ROWS += R("post", Shares, "named as {what}", quality="name")
ROWS += R("post", Shares, "with the same name as {what}", quality="name")
ROWS += R("post", Shares, "that (shares|share) (a|an) (race|race or trait) with {what}", quality="race")
ROWS += R("post", Shares, "that (shares|share) an attribute with {what}", quality="attribute")
ROWS += R("post", Happened, "that (was|were) dealt damage this turn", what="dealt damage")
ROWS += R("post", Happened, "that was dealt damage by {other} this turn", what="dealt damage by")
ROWS += R("post", Happened, "that dealt damage this turn", what="damaged something")
ROWS += R(
    "post",
    Happened,
    "that (entered the field|was put into a field|was put into the field) this turn",
    what="entered",
)
ROWS += R("post", Happened, "that attacked this turn", what="attacked")
ROWS += R("post", Targets, "(that targets|targeting) a {filter:filter.s}")
ROWS += R("post", Targets, "(that target|targeting) {filter:filter.p}")
ROWS += R("post", AbilityOf, "of a {filter:filter.s}")
ROWS += R("post", AbilityOf, "of {filter:filter.p}")
ROWS += R("post", Not, "that (isn't|aren't) {pred:adjective}")
for status in "rested recovered attacking blocking battling damaged".split():
    ROWS += R("adjective", StatusIs, status, status=status)
    ROWS += R("post", StatusIs, f"that (is|are) {status}", status=status)

for words, stat in (("ATK", "atk"), ("DEF", "def")):
    ROWS += R("post", StatIs, f"with {{value:amount}} or less {words}", stat=stat, op="<=")
    ROWS += R("post", StatIs, f"with {{value:amount}} or more {words}", stat=stat, op=">=")
    ROWS += R("post", StatIs, f"with {{value:amount}} {words} or more", stat=stat, op=">=")
    ROWS += R("post", StatIs, f"with {{value:amount}} {words} or less", stat=stat, op="<=")
ROWS += R("post", StatIs, "with total cost of {value:amount} or less", stat="total cost", op="<=")
ROWS += R("post", StatIs, "with total {value:letter}", stat="total cost", op="=")
for quality in ("name", "race", "attribute"):
    ROWS += R("post", ChosenIs, f"of the chosen {quality}", kind=quality)
ROWS += R("post", ThatWord, "with that name", kind="name")
ROWS += R("post", ChosenIs, "that share a name with the named card", kind="name")
ROWS += R("post", Shares, "that (share|shares) a name with {what}", quality="name")
ROWS += R("post", Shares, "with the same name", quality="name", what=Pronoun("it"))
ROWS += R(
    "post", Shares, "that (share|shares) an attribute", quality="attribute", what=This(), each_other="same"
)
ROWS += R("post", Not, "with no {pred:nocounter}")
ROWS += R("nocounter", HasCounter, "{counter:counter} counters on (it|them)")
ROWS += R("post", HasAbility, "with no (ability|abilities)", kind="none")
ROWS += R("post", HasAbility, "with non- will activate abilities", kind="non-will activate")
ROWS += R(
    "post",
    Happened,
    "(dealt damage by {other} this turn|that (was|were) dealt damage by {other} this turn)",
    what="dealt damage by",
)
ROWS += R("post", Happened, "that entered your field this turn", what="entered")
ROWS += R(
    "post",
    Happened,
    "that (was|were) put into that zone from the field this turn",
    what="died",
)
ROWS += R(
    "post",
    Happened,
    "that (was|were) put into a graveyard from the field this turn",
    what="died",
    zones=S.GRAVEYARD,
)
ROWS += R(
    "post",
    AllOf,
    "that (was|were) put into your graveyard from the field this turn",
    preds=(Happened("died"), OwnedBy(You())),
    zones=S.GRAVEYARD,
)
ROWS += R(
    "post", IsOneOf, "(that was|that were|) removed (from the game|) by {what:remover}", zones=S.REMOVED
)
ROWS += R("remover", Attached, "this card", how="removed", to=This())
ROWS += R("post", IsOneOf, "put (into|in) (the|your) field by {what:putter}")
ROWS += R("putter", Attached, "this card", how="put", to=This())
ROWS += R("post", IsOneOf, "attached to {what:carrier}")
ROWS += R("carrier", Attached, "this card", how="attached", to=This())
ROWS += R("carrier", Attached, "it", how="attached", to=Pronoun("it"))
ROWS += R("post", IsOneOf, "(bestowed|added) to {what:bearer}")
ROWS += R("bearer", Attached, "it", how="added", to=Pronoun("it"))
ROWS += R("bearer", Attached, "this card", how="added", to=This())
ROWS += R("post", StatusIs, "that (is|are) attacking you", status="attacking you")
ROWS += R("post", Targets, "(that targets|targeting) {who:targetedwho}", filter=None)
ROWS += R("targetedwho", You, "you")
ROWS += R("post", Targets, "(that targets|targeting) this card", filter=Filter((IsOneOf(This()),)))
ROWS += R("post", AbilityOf, "of {filter:barename}")
for attribute in ("light", "fire", "water", "wind", "darkness"):
    ROWS += R("adjective", AttributeIs, attribute, attributes=S.ATTRIBUTE_BY_NAME[attribute])
ROWS += R("adjective", StatusIs, "astral", status="astral")
ROWS += R("adjective", StatusIs, "in the field", status="in the field")
ROWS += R("adjective", StatusIs, "in your hand", status="in hand")
ROWS += R("adjective", StatusIs, "(bestowed|added) to a card", status="added")

ROWS += R(
    "post",
    StatusIs,
    "with ATK different from its printed ATK or DEF different from its printed DEF",
    status="changed values",
)

for words, quality in (
    ("total cost", "total cost"),
    ("race", "race"),
    ("attribute", "attribute"),
    ("ATK", "atk"),
):
    ROWS += R("post", Shares, f"with the same {words}", quality=quality, what=Pronoun("it"))
    ROWS += R("post", Shares, f"with the same {words} as {{what:plain}}", quality=quality)
for words, stat in (("total cost", "total cost"), ("ATK", "atk"), ("DEF", "def")):
    for how, op in (("less than", "<"), ("greater than", ">"), ("less than or equal to", "<=")):
        ROWS += R(
            "post",
            StatIs,
            f"with {words} {how} {{what:plainpronoun}}",
            build=lambda h, stat=stat, op=op: StatIs(stat, op, Stat(stat, h["what"])),  # type: ignore[misc]
            split=lambda n: {"what": n.value.what},
        )
ROWS += R("plainpronoun", Pronoun, "that (resonator|J/resonator|card)", kind="that")
ROWS += R("plainpronoun", This, "this card")

ROWS += R("post", ControlledBy, "you play", who=You())
ROWS += R("post", ControlledBy, "your opponent plays", who=Opponent())

for words, quality in (
    ("names", "name"),
    ("attributes", "attribute"),
    ("races", "race"),
    ("total costs", "total cost"),
):
    ROWS += R("post", Shares, f"with different {words}", quality=quality, what=This(), each_other="different")
    if quality != "name":
        ROWS += R(
            "post", Shares, f"of different {words}", quality=quality, what=This(), each_other="different"
        )

for words, stat in STATS.items():
    for most in EXTREMES:
        ROWS += R(
            "post",
            StatIs,
            f"with the {most} {words} among {{what:bareplural.p}}",
            build=lambda h, stat=stat, most=most: StatIs(stat, "=", Stat(stat, h["what"], most)),  # type: ignore[misc]
            split=lambda n: {"what": n.value.what},
        )
ROWS += R("post", Targets, "that target this card", filter=Filter((IsOneOf(This()),)))
ROWS += R("post", Targets, "that target {who:targetedwho}", filter=None)
ROWS += R("targetedwho", Opponent, "your opponent")
for zone_words, zone in (
    ("graveyard", S.GRAVEYARD),
    ("removed area", S.REMOVED),
    ("standby area", S.STANDBY),
    ("field", S.FIELD),
):
    ROWS += R(
        "adjective",
        InZone,
        f"in {{whose:whose}} {zone_words}",
        build=lambda h, zone=zone: InZone(zone, h["whose"]),  # type: ignore[misc]
    )
ROWS += R("adjectives", AnyOf, "{preds:adjective} or {preds:adjective}")
for quality in ("name", "race", "attribute"):
    article = "an" if quality == "attribute" else "a"
    ROWS += R(
        "post",
        Not,
        f"that (doesn't|don't) share ({article}|any) {quality} with {{pred:sharing{quality}}}",
    )
    ROWS += R(f"sharing{quality}", Shares, "{what}", quality=quality)
    ROWS += R("post", Shares, f"that (share|shares) {article} {quality} with {{what}}", quality=quality)
ROWS += R("post", HasAbility, "with (an|) activate (ability|abilities)", kind="activate")
ROWS += R("post", HasAbility, "with (an|) automatic (ability|abilities)", kind="automatic")
ROWS += R("post", HasAbility, "with abilities", kind="any")
ROWS += R("post", Happened, "that blocked this turn", what="blocked")
ROWS += R("post", Happened, "that (was|were) blocked this turn", what="was blocked")
ROWS += R("post", Happened, "that (was|were) played this turn", what="played")
for verb in ("destroyed", "discarded", "drawn", "recovered", "rested", "targeted"):
    ROWS += R("post", Happened, f"that (was|were) {verb} this turn", what=verb)

ROWS += R("post", ChosenIs, "(with the same name as|that shares a name with) the named card", kind="name")
ROWS += R("post", ChosenIs, "with the chosen name", kind="name")

# ---- together, alone, highest --------------------
for words, stat in STATS.items():
    ROWS += R(
        "post",
        Combined,
        f"(whose combined {words} is|with (a|) combined {words} (of|)) {{value:anynumber}} or less",
        stat=stat,
    )
    for most in EXTREMES:
        ROWS += R(
            "post",
            StatIs,
            f"(with|that has|that has or shares) the {most} {words}",
            stat=stat,
            op="=",
            value=Stat(stat, EXTREME_OF, most),
        )
ROWS += R("post", SoleTarget, "with (a|) single target")
ROWS += R(
    "post",
    AllOf,
    "(targeting only|that targets only) {what:onlyone}",
    build=lambda h: AllOf((SoleTarget(), Targets(Filter((IsOneOf(h["what"]),))))),
    split=lambda n: {"what": n.preds[1].filter.preds[0].what},
)
ROWS += R("onlyone", This, "this card")
ROWS += R("onlyone", Pronoun, "(that card|that resonator)", kind="that")
ROWS += R("post", StatusIs, "(battling with|in battle with) this card", status="battling this")
ROWS += R("post", Happened, "that (was|were) dealt damage this turn by {other}", what="dealt damage by")
ROWS += R(
    "post",
    OtherThan,
    "(other than|except) {one:excluded} and {two:excluded}",
    build=lambda h: OtherThan(Both((h["one"], h["two"]))),
    split=lambda n: {"one": n.what.parts[0], "two": n.what.parts[1]},
)
ROWS += R("excluded", DoneThisWay, "the chosen (card|resonator)", verb="chosen")
ROWS += R("post", Not, "(except|other than) {pred:exceptkind}")
ROWS += R("exceptkind", AllOf, "{preds:pre*} {preds:head.p}")
