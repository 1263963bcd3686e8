"""Properties said behind the noun: costs, values, keywords, names, counters, what happened."""

from __future__ import annotations

from willpower.abilities.nouns import (
    AbilityOf,
    AnyOf,
    Happened,
    HasCounter,
    KeywordIs,
    ManyAttributes,
    NameHas,
    NameIs,
    NoAttribute,
    Not,
    OtherThan,
    Shares,
    StatIs,
    StatusIs,
    Targets,
    This,
)
from willpower.abilities.quantities import Num

from ..raw import Pronoun
from ..rows import R, Row

ROWS: list[Row] = []
STATS = {"total cost": "total cost", "ATK": "atk", "DEF": "def", "divinity": "divinity"}
COMPARE: tuple[tuple[str, str], ...] = (
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
ROWS += R("excluded", Pronoun, "(it|that card|that resonator)", kind="it")
ROWS += R("post", Not, "(other than|not named) {pred:quotedname}")
ROWS += R("post", Shares, "that shares a name with {what}", quality="name")
ROWS += R("post", Shares, "with the same name as {what}", quality="name")
ROWS += R("post", Shares, "that (shares|share) (a|an) (race|race or trait) with {what}", quality="race")
ROWS += R("post", Shares, "that (shares|share) an attribute with {what}", quality="attribute")
ROWS += R("post", Happened, "that was dealt damage this turn", what="dealt damage")
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
