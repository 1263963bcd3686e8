"""Which cards, said at length: two properties joined, a kind that they are or are not, additions on them."""

from __future__ import annotations

from typing import Any

from willpower.abilities.conditions import AllConds, Condition
from willpower.abilities.nouns import (
    AllOf,
    AnyOf,
    HasAbility,
    HasCounter,
    KeywordIs,
    Not,
    Quantity,
    StatIs,
    StatusIs,
)
from willpower.abilities.statics import OnlyWhile

from ...mentions import give_letter, has_letter
from ...rows import Family, Holes, L, R
from ..instructions.control import letter_value

ROWS: list[Family] = []

# ---- one property and another, one or another --------------------
ROWS += R("withone", StatIs, "{*stat1} {*than}")
ROWS += R("withone", KeywordIs, "{keyword:anykeyword}")
ROWS += R("withone", HasCounter, "a {counter:counter} counter on (it|them)")
ROWS += L("withone", HasAbility, "kind", {"no abilities": "none"})


def _differ(h: Holes) -> bool:
    """Keywords alone are a list of keywords (kinds.py)."""
    return not all(isinstance(pred, KeywordIs) for pred in h["preds"])


ROWS += R("post", AllOf, "with {preds:withone} and (with|) {preds:withone}")
ROWS += R("post", AnyOf, "with {preds:withone} or (with|) {preds:withone}", check=_differ)

# ---- with additions (1002.1, 1121.3a) --------------------
ADDED = "(added|bestowed) to (it|them)"
ROWS += R("post", StatusIs, f"with (an addition|additions|one or more additions) {ADDED}", status="hosting")
ROWS += R("post", Not, f"with no (addition|additions) ({ADDED}|)", pred=StatusIs("hosting"))

# ---- continuous effects: when, and how much --------------------


def _given(h: Holes, condition: Condition) -> OnlyWhile | None:
    if not any(has_letter(effect, "X") for effect in h["effects"]):
        return None
    return OnlyWhile(condition, tuple(give_letter(effect, "X", h["value"]) for effect in h["effects"]))


def _value(node: OnlyWhile) -> Quantity | None:
    return next((found for one in node.effects if (found := letter_value(one, "X")) is not None), None)


def _parts(node: Any) -> dict[str, object]:
    return {"effects": node.effects, "condition": node.condition, "value": _value(node)}


WHERE = "{effects:clauses} , where X is {value:quantity}"
ROWS += R(
    "statement",
    OnlyWhile,
    f"(as long as {{condition:conditions}}|{{condition:atime}}) , {WHERE}",
    build=lambda h: _given(h, h["condition"]),
    split=_parts,
)
ROWS += R(
    "statement",
    OnlyWhile,
    "({effects:clauses} {when:atime} (as long as|if) {condition:conditions}|(as long as|if) "
    "{condition:conditions} , {effects:clauses} {when:atime})",
    build=lambda h: OnlyWhile(AllConds((h["when"], h["condition"])), h["effects"]),
    split=lambda n: {
        "effects": n.effects,
        "when": n.condition.conditions[0],
        "condition": n.condition.conditions[1],
    },
)
