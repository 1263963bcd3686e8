"""Properties said behind the noun: costs, values, keywords, names, counters, what happened."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.nouns import (
    AbilityOf,
    All,
    AllOf,
    AnyOf,
    Attached,
    Attacking,
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
    Pred,
    Shares,
    SoleTarget,
    StatIs,
    StatusIs,
    SubtypeIs,
    Targets,
    This,
    You,
)
from willpower.abilities.quantities import Minus, Plus, Stat
from willpower.abilities.words import Bond, StatWord

from ...raw import CardTarget, DoneThisWay, Pronoun
from ...rows import AL, A, Family, Holes, L, R, each
from .filters import EXTREME_OF, HOSTS

ROWS: list[Family] = []
MANY = "(more than one attribute|(two or more|multiple) attributes)"
AIM = "(that targets|that target|targeting)"
WITH = "(with|that has|that have)"
STATS: dict[str, StatWord] = {
    "total cost": "total cost",
    "cost": "total cost",
    "total": "total cost",
    "ATK": "atk",
    "DEF": "def",
    "divinity": "divinity",
}
PRINTED: dict[str, StatWord] = {"printed ATK": "printed atk", "printed DEF": "printed def"}  # 909.7
ROWS += AL("stat1", StatIs, "stat", {**STATS, **PRINTED})
ROWS += A("than", StatIs, "<op:than>")
ROWS += R(
    "post",
    StatIs,
    "((with (a|) {*stat1} (of|)|whose {*stat1} (is|are)) {*than}|with {value:amount} (<op:bound> "
    "{*stat1}|{*stat1} <op:bound>)|with (a|) <op:parity> {*stat1}|whose {*stat1} (is|are) <op:parity>)",
)

ROWS += R("post", KeywordIs, "(with|that (has|have)) {keyword:anykeyword}")
ROWS += R("onenot", KeywordIs, "{keyword:anykeyword}")
ROWS += R(
    "post",
    Not,
    "(without|that (doesn't|don't) have) ({pred:onenot}|{pred:lackedcounter})",
)
ROWS += R(
    "lackedcounter",
    HasCounter,
    "((a|any|) ({counter:counter}|) (counter|counters)) on (it|them)",
    build=lambda h: HasCounter(h.get("counter", "")),
)
NONE = ("post", "NoAttribute", "with no attribute")
ROWS += R("post", NoAttribute, "with no attribute", said=NONE)
ROWS += R("post", ManyAttributes, f"with {MANY}", said=("hasname", "ManyAttributes", MANY))
ROWS += R("post", NameIs, "named {name:name}")
ROWS += R(
    "post",
    AnyOf,
    "named ({preds:quotedname/}|{many:quotedname!} and/or {last:quotedname})",
    build=lambda h: _names(h.get("preds") or (*h["many"], h["last"])),
    split=lambda n: {"preds": n.preds, "many": n.preds[:-1], "last": n.preds[-1]},
    tuples="many",
)


def _names(preds: tuple[Pred, ...]) -> AnyOf | None:
    return AnyOf(preds) if len(preds) > 1 else None


ROWS += R("quotedname", NameIs, "{name:name}")
ROWS += R("post", NameHas, "with {words:name} in (its|their) (name|names)")
ROWS += R("namepart", NameHas, "{words:name}")
ROWS += R("post", AnyOf, "with {preds:namepart} or {preds:namepart} in (its|their) (name|names)")
ROWS += R(
    "post",
    HasCounter,
    f"{WITH} (a {{counter:counter}} counter|({{least}} or more|at least {{least}}) {{counter:counter}} "
    "counters|{counter:counter} counters) (on it|on them|)",
)
ROWS += R("post", OtherThan, "(other than|except|except for) {what:excluded}")
ROWS += R("excluded", CardTarget, "this card's target")
ROWS += R("post", Not, "(other than|not named) {pred:quotedname}")
ROWS += R("post", Shares, "named as {what}", quality="name")
ROWS += R("post", Shares, "that (shares|share) a race or trait with {what}", quality="race")
ROWS += R(
    "post", Targets, f"{AIM} (a {{filter:filter.s}}|{{filter:filter.p}}|{{filter:thisone}}|{{filter:itself}})"
)
ROWS += R("post", AbilityOf, "of (a {filter:filter.s}|{filter:filter.p}|{filter:barename})")
STATES = {word: word for word in "rested recovered attacking blocking battling damaged".split()}
PLAINLY = {
    "(bestowed|added) to a card": "added",
    "astral": "astral",
    "(still|) in the field": "in the field",
    "in your hand": "in hand",
}
ROWS += L("adjective", StatusIs, "status", {**STATES, **PLAINLY})
IN_STATES = {f"that (is|are) {word}": word for word in STATES}
IN_STATES["with damage on (it|them)"] = "damaged"
IN_STATES["(battling with|in battle with|(that (is|are)|) blocking or blocked by) this card"] = (
    "battling this"
)
ROWS += L("post", StatusIs, "status", IN_STATES)
ROWS += R("adjective", Attacking, "attacking {what:damaged}")
ROWS += R(
    "post",
    Attacking,
    "(that (is|are)|) attacking {what:damaged}",
    said=("adjective", "Attacking", "attacking {what:damaged}"),
)
IN_BATTLE = {
    "(that is|) blocking this card": (StatusIs("blocking"), StatusIs("battling this")),
    "(that is|) blocked by this card": (StatusIs("attacking"), StatusIs("battling this")),
}
ROWS += L("post", AllOf, "preds", IN_BATTLE)  # 804.5
ROWS += R("post", ChosenIs, "of the (chosen|named) {kind:quality}")
ROWS += R("adjective", ChosenIs, "(of|) the (chosen|named) {kind:quality}")
CHOSEN = {
    "that (share|shares) a attribute with the chosen attribute": "attribute",
    "(that (share|shares) a name with|with the same name as) the named card": "name",
    "with the (chosen|named) name": "name",
}
ROWS += L("post", ChosenIs, "kind", CHOSEN)
ROWS += R(
    "post",
    Shares,
    "((with|of) different {others:qualities}|that (share|shares) (a|the) {quality:quality})",
    build=lambda h: (
        Shares(h["others"], This(), each_other="different")
        if "others" in h
        else Shares(h["quality"], This(), each_other="same")
    ),
    split=lambda n: {"quality": n.quality, "others": n.quality},
)
ROWS += R("post", Not, f"{WITH} no {{pred:nocounter}}")
ROWS += R(
    "nocounter",
    HasCounter,
    "({counter:counter}|) counters on (it|them)",
    build=lambda h: HasCounter(h.get("counter", "")),
)
ABILITIES = {
    "with no (ability|abilities)": "none",
    "with abilities": "any",
    "with (an|) activate (ability|abilities)": "activate",
    "with non- will activate abilities": "non-will activate",
    "with (an|) automatic (ability|abilities)": "automatic",
    "with (a symbol skill|symbol skills)": "symbol skill",  # 1413.2
    "with (a keyword ability|keyword abilities)": "keyword",
}
ROWS += L("post", HasAbility, "kind", ABILITIES)
ROWS += R(
    "post",
    IsOneOf,
    "(that was|that were|) removed (from the game|) by {to:ref1}",
    build=lambda h: IsOneOf(Attached("removed", h["to"])),
    split=lambda n: {"to": n.what.to},
    zones=S.REMOVED,
)
JOINED: tuple[tuple[str, Bond], ...] = (
    ("put (into|in) (the|your) field by", "put"),
    ("attached to", "attached"),
    ("(bestowed|added) to", "added"),
)
for words, how in each("joined", JOINED, counted=False):
    ROWS += R(
        "post",
        IsOneOf,
        f"{words} ({{to:ref1}}|{{to:itsruler}}|{{to:somehost}})",
        build=lambda h, how=how: IsOneOf(Attached(how, h["to"])),  # type: ignore[misc]
        split=lambda n: {"to": n.what.to},
    )
ROWS += R("somehost", All, "(a {filter:filter.s}|{filter:filter.p})")
ROWS += R(
    "adjective",
    IsOneOf,
    "(bestowed|added) to ({to:itsruler}|{to:somehost})",
    build=lambda h: None if h["to"] == All(Filter()) else IsOneOf(Attached("added", h["to"])),
    split=lambda n: {"to": n.what.to},
)
ADDABLE = {f"that can be added to a {word}": word.lower() for word in HOSTS}
ROWS += L("post", SubtypeIs, "subtype", ADDABLE)  # 1406.1a
ROWS += R("post", Targets, f"{AIM} {{who:targetedwho}}", filter=None)
ROWS += R(
    "post",
    Targets,
    f"{AIM} ({{who:targetedwho}} (or|and/or) a {{filter:filter.s}}|a {{filter:filter.s}} or "
    f"{{who:targetedwho}})",
)
ROWS += R("targetedwho", You, "you")
ROWS += R("adjective", AttributeIs, "{attributes:attribute}")
ROWS += R("adjective", NoAttribute, "with no attribute", said=NONE)


ROWS += R(
    "post",
    Shares,
    "(with|of) the same {quality:sameness} (as {what:plain}|)",
    build=lambda h: Shares(h["quality"], h.get("what", Pronoun("it"))),
)
ROWS += R(
    "post",
    StatIs,
    "with {stat:stat} <op:morethan> {what:ref1}",
    build=lambda h: StatIs(h["stat"], h["op"], Stat(h["stat"], h["what"])),
    split=lambda n: {"what": n.value.what, "stat": n.stat},
)
ROWS += R(  # "with total cost one more than the banished Golem"
    "post",
    StatIs,
    "with {stat:stat} ({more:number} (more|greater|higher)|{less:number} (less|lower)) than "
    "({what:ref1}|{done:plain.s})",
    build=lambda h: _beside(h),
    split=lambda n: {
        "stat": n.stat,
        "what": n.value.left.what,
        "done": n.value.left.what,
        "more": n.value.right,
        "less": n.value.right,
    },
)


def _beside(h: Holes) -> StatIs | None:
    """So much more or less than a card has."""
    if "done" in h and not isinstance(h["done"], DoneThisWay):
        return None
    own = Stat(h["stat"], h.get("what") or h["done"])
    value = Plus(own, h["more"]) if "more" in h else Minus(own, h["less"])
    return StatIs(h["stat"], "=", value)


ROWS += R("targetedwho", Opponent, "your opponent")
ROWS += R(
    "adjective",
    InZone,
    "in {whose:whose} {zones:zone}",
    build=lambda h: InZone(h["zones"], h["whose"]) if h["zones"] != S.HAND else None,
)
ROWS += R("adjectives", AnyOf, "{preds:adjective} or {preds:adjective}")
ROWS += R("post", Shares, "(that (share|shares)|sharing) (a|the) {quality:sameness} with {what}")
ROWS += R(
    "post",
    Not,
    "that (doesn't|don't) share ((a|any) {quality:quality} with {what:noun}|{what:owning} "
    "{quality:sameness})",
    build=lambda h: Not(Shares(h["quality"], h["what"])),
    split=lambda n: {"quality": n.pred.quality, "what": n.pred.what},
)

# ---- together, alone, highest --------------------
ROWS += R(
    "post",
    Combined,
    "(whose combined {stat:stat} is|with (a|) combined {stat:stat} (of|)) {value:anynumber} or less",
)
ROWS += R(
    "post",
    StatIs,
    "(with|that has|that has or shares) the {most:extreme} {stat:stat} (among {what:bareplural.p}|)",
    build=lambda h: StatIs(h["stat"], "=", Stat(h["stat"], h.get("what", EXTREME_OF), h["most"])),
    split=lambda n: {"stat": n.stat, "most": n.value.extreme, "what": n.value.what},
)
ROWS += R("post", SoleTarget, "with (a|) single target")
ROWS += R(
    "post",
    AllOf,
    "(targeting only|that targets only) {what:ref1}",
    build=lambda h: AllOf((SoleTarget(), Targets(Filter((IsOneOf(h["what"]),))))),
    split=lambda n: {"what": n.preds[1].filter.preds[0].what},
)
ROWS += R("excluded", Both, "{parts:ref1} and {parts:chosenone}")
ROWS += R("chosenone", DoneThisWay, "the chosen (card|resonator)", verb="chosen")
ROWS += R(
    "excluded",
    DoneThisWay,
    "(the chosen (card|resonator|one|cards|resonators|ones)|those chosen)",
    verb="chosen",
)
ROWS += R(
    "post",
    Not,
    "((except|except for|other than|that aren't) {pred:exceptkind}|that isn't a {pred:exceptone}|"
    "(except|except for|other than) (those|ones) {pred:post}|"
    "that (isn't|aren't) {pred:adjective})",
)
for number in "ps":
    ROWS += R(
        {"p": "exceptkind", "s": "exceptone"}[number],
        AllOf,
        f"{{preds:pre*}} {{preds:head.{number}}} ({{preds:ofwhom}}|)",
        said=("except", "AllOf", "{preds:pre*} {preds:head#} ({preds:ofwhom}|)"),
    )
ROWS += L("ofwhom", ControlledBy, "who", {"you control": You(), "your opponent controls": Opponent()})
