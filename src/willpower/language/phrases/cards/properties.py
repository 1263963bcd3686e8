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
    Shares,
    SoleTarget,
    StatIs,
    StatusIs,
    Targets,
    This,
    You,
)
from willpower.abilities.quantities import Num, Stat
from willpower.abilities.words import StatWord

from ...raw import CardTarget, DoneThisWay, Pronoun, ThatWord
from ...rows import AL, A, L, R, Row
from .filters import EXTREME_OF

ROWS: list[Row] = []
STATS: dict[str, StatWord] = {
    "total cost": "total cost",
    "cost": "total cost",
    "ATK": "atk",
    "DEF": "def",
    "divinity": "divinity",
}
PRINTED: dict[str, StatWord] = {"printed ATK": "printed atk", "printed DEF": "printed def"}  # 909.7
ROWS += AL("stat1", StatIs, "stat", {**STATS, **PRINTED})
ROWS += A("than", StatIs, "<op:than>")
ROWS += R("post", StatIs, "with (a|) {*stat1} (of|) {*than}")
ROWS += R("post", StatIs, "with (a|) odd {*stat1}", op="odd")
ROWS += R("post", StatIs, "with (a|) even {*stat1}", op="even")

ROWS += R("post", KeywordIs, "with {keyword:anykeyword}")
ROWS += R("post", KeywordIs, "that (has|have) {keyword:anykeyword}")
ROWS += R("onenot", KeywordIs, "{keyword:anykeyword}")
ROWS += R("post", Not, "(without|that (doesn't|don't) have) {pred:onenot}")
ROWS += R("post", Not, "that (doesn't|don't) have {pred:lackedcounter}")
ROWS += R("lackedcounter", HasCounter, "(a|any) {counter:counter} (counter|counters) on (it|them)")
ROWS += R("lackedcounter", HasCounter, "(a counter|any counters|counters) on (it|them)", counter="")
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
WITH = "(with|that has|that have)"
ROWS += R("post", HasCounter, f"{WITH} a {{counter:counter}} counter (on it|on them|)")
ROWS += R("post", HasCounter, f"{WITH} {{least}} or more {{counter:counter}} counters (on it|on them|)")
ROWS += R("post", HasCounter, f"{WITH} {{counter:counter}} counters (on it|on them|)", least=Num(1))
ROWS += R("post", OtherThan, "(other than|except) {what:excluded}")
ROWS += R("excluded", This, "this card")
ROWS += R("excluded", CardTarget, "this card's target")
ROWS += R("excluded", Pronoun, "(it|that card|that resonator)", kind="it")
ROWS += R("post", Not, "(other than|not named) {pred:quotedname}")
ROWS += R("post", Shares, "named as {what}", quality="name")
ROWS += R("post", Shares, "that (shares|share) a race or trait with {what}", quality="race")
ROWS += R("post", Targets, "(that targets|targeting) a {filter:filter.s}")
ROWS += R("post", Targets, "(that target|targeting) {filter:filter.p}")
ROWS += R("post", AbilityOf, "of a {filter:filter.s}")
ROWS += R("post", AbilityOf, "of {filter:filter.p}")
ROWS += R("post", Not, "that (isn't|aren't) {pred:adjective}")
STATES = {word: word for word in "rested recovered attacking blocking battling damaged".split()}
PLAINLY = {"astral": "astral", "in the field": "in the field", "in your hand": "in hand"}
ROWS += L("adjective", StatusIs, "status", {**STATES, **PLAINLY})
IN_STATES = {f"that (is|are) {word}": word for word in STATES}
IN_STATES["that (is|are) attacking you"] = "attacking you"
IN_STATES["(battling with|in battle with) this card"] = "battling this"
ROWS += L("post", StatusIs, "status", IN_STATES)
ROWS += R("post", StatIs, "with {value:amount} (<op:bound> {*stat1}|{*stat1} <op:bound>)")
ROWS += R("post", StatIs, "with total {value:letter}", stat="total cost", op="=")
ROWS += R("post", ChosenIs, "of the chosen {kind:quality}")
ROWS += R("post", ChosenIs, "that (share|shares) a attribute with the chosen attribute", kind="attribute")
ROWS += R("post", ThatWord, "with that name", kind="name")
ROWS += R("post", ChosenIs, "that share a name with the named card", kind="name")
ROWS += R(
    "post", Shares, "that (share|shares) an attribute", quality="attribute", what=This(), each_other="same"
)
ROWS += R("post", Not, "with no {pred:nocounter}")
ROWS += R("nocounter", HasCounter, "{counter:counter} counters on (it|them)")
ROWS += R("post", HasAbility, "with no (ability|abilities)", kind="none")
ROWS += R("post", HasAbility, "with non- will activate abilities", kind="non-will activate")
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
ROWS += R("post", Targets, "(that targets|targeting) {who:targetedwho}", filter=None)
ROWS += R(
    "post", Targets, "(that targets|targeting|that target) {who:targetedwho} (or|and/or) a {filter:filter.s}"
)
ROWS += R("post", Targets, "(that targets|targeting|that target) a {filter:filter.s} or {who:targetedwho}")
ROWS += R("targetedwho", You, "you")
ROWS += R("post", Targets, "(that targets|targeting) this card", filter=Filter((IsOneOf(This()),)))
ROWS += R("post", AbilityOf, "of {filter:barename}")
ROWS += R("adjective", AttributeIs, "{attributes:attribute}")
ROWS += R("adjective", NoAttribute, "with no attribute")
ROWS += R("adjective", StatusIs, "(bestowed|added) to a card", status="added")


ROWS += R("post", Shares, "with the same {quality:sameness}", what=Pronoun("it"))
ROWS += R("post", Shares, "with the same {quality:sameness} as {what:plain}")
ROWS += R(
    "post",
    StatIs,
    "with {stat:stat} <op:morethan> {what:plainpronoun}",
    build=lambda h: StatIs(h["stat"], h["op"], Stat(h["stat"], h["what"])),
    split=lambda n: {"what": n.value.what, "stat": n.stat},
)
ROWS += R("plainpronoun", Pronoun, "that (resonator|J/resonator|card)", kind="that")
ROWS += R("plainpronoun", This, "this card")

ROWS += R("post", ControlledBy, "you play", who=You())
ROWS += R("post", ControlledBy, "your opponent plays", who=Opponent())

ROWS += R("post", Shares, "with different {quality:qualities}", what=This(), each_other="different")
ROWS += R(
    "post",
    Shares,
    "of different {quality:qualities}",
    what=This(),
    each_other="different",
    check=lambda h: h["quality"] != "name",
)
ROWS += R(
    "post",
    StatIs,
    "with the {most:extreme} {stat:stat} among {what:bareplural.p}",
    build=lambda h: StatIs(h["stat"], "=", Stat(h["stat"], h["what"], h["most"])),
    split=lambda n: {"what": n.value.what, "most": n.value.extreme, "stat": n.stat},
)
ROWS += R("post", Targets, "that target this card", filter=Filter((IsOneOf(This()),)))
ROWS += R("post", Targets, "that target {who:targetedwho}", filter=None)
ROWS += R("targetedwho", Opponent, "your opponent")
ROWS += R(
    "adjective",
    InZone,
    "in {whose:whose} {zones:zone}",
    build=lambda h: InZone(h["zones"], h["whose"]) if h["zones"] != S.HAND else None,
)
ROWS += R("adjectives", AnyOf, "{preds:adjective} or {preds:adjective}")
ROWS += R("post", Shares, "(that (share|shares)|sharing) (a|the) {quality:quality} with {what}")
ROWS += R(
    "post",
    Not,
    "that (doesn't|don't) share {what:owning} {quality:sameness}",
    build=lambda h: Not(Shares(h["quality"], h["what"])),
    split=lambda n: {"quality": n.pred.quality, "what": n.pred.what},
)
ROWS += R(
    "post",
    Not,
    "that (doesn't|don't) share (a|any) {quality:quality} with {what:noun}",
    build=lambda h: Not(Shares(h["quality"], h["what"])),
    split=lambda n: {"quality": n.pred.quality, "what": n.pred.what},
)
ROWS += R("post", HasAbility, "with (an|) activate (ability|abilities)", kind="activate")
ROWS += R("post", HasAbility, "with (an|) automatic (ability|abilities)", kind="automatic")
ROWS += R("post", HasAbility, "with abilities", kind="any")

ROWS += R("post", ChosenIs, "(with the same name as|that shares a name with) the named card", kind="name")
ROWS += R("post", ChosenIs, "with the chosen name", kind="name")

# ---- together, alone, highest --------------------
ROWS += R(
    "post",
    Combined,
    "(whose combined {stat:stat} is|with (a|) combined {stat:stat} (of|)) {value:anynumber} or less",
)
ROWS += R(
    "post",
    StatIs,
    "(with|that has|that has or shares) the {most:extreme} {stat:stat}",
    build=lambda h: StatIs(h["stat"], "=", Stat(h["stat"], EXTREME_OF, h["most"])),
    split=lambda n: {"stat": n.stat, "most": n.value.extreme},
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
