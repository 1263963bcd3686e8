"""Abilities chosen from a list, and what is then done with the chosen one or with all of them."""

from __future__ import annotations

from typing import Any

from willpower.abilities.conditions import NotCond
from willpower.abilities.effects import Apply, ChooseNow, If, Sequence
from willpower.abilities.mods import AddAbilities
from willpower.abilities.statics import Gains

from ...raw import Pronoun, Same
from ...rows import Family, Holes, R

ROWS: list[Family] = []
LIST = "choose (one of|) {kws:simpleability/} ."
THE = "(the chosen ability|that ability)"


def _options(what: Any, h: Holes) -> ChooseNow | None:
    """Gaining one of the abilities; the card is named once."""
    if len(h["kws"]) < 2:
        return None
    whats = [what, *(Same() for _ in h["kws"][1:])]
    return ChooseNow(
        tuple(
            Apply((Gains(one, (AddAbilities((keyword,)),)),), h["duration"])
            for one, keyword in zip(whats, h["kws"], strict=True)
        )
    )


def _keywords(node: ChooseNow) -> dict[str, Any]:
    gains = [option.statics[0] for option in node.options]  # type: ignore[attr-defined]
    return {
        "what": gains[0].what,
        "kws": tuple(gain.mods[0].abilities[0] for gain in gains),
        "duration": node.options[0].duration,  # type: ignore[attr-defined]
    }


ROWS += R(
    "item",
    ChooseNow,
    f"{LIST} {{what:subject#}} gains~gain ({{mod:mod}} and|) {THE} {{duration}}",
    build=lambda h: _and_one(h),
    split=lambda n: _said(n),
    tuples="kws",
)


def _said(node: ChooseNow | Sequence) -> dict[str, Any]:
    if isinstance(node, ChooseNow):
        return _keywords(node)
    gain = node.parts[0].statics[0]  # type: ignore[attr-defined]
    return {**_keywords(node.parts[1]), "what": gain.what, "mod": gain.mods[0]}  # type: ignore[arg-type]


def _and_one(h: Holes) -> ChooseNow | Sequence | None:
    if "mod" not in h:
        return _options(h["what"], h)
    one = _options(Same(), h)
    return None if one is None else Sequence((Apply((Gains(h["what"], (h["mod"],)),), h["duration"]), one))


# ---- what was named, and where it is now --------------------
WHERE = "(from|in) {} (graveyard|removed area|hand)"
THEIRS, YOURS = WHERE.format("(a|its owner's)"), WHERE.format("your")
REFS = (("it", "it"), ("that (card|resonator)", "that"), ("(the chosen|that) target", "target"))
SAID = ("plain", "Pronoun", "<ref> " + WHERE.format("(your|a|its owner's)"))
for words, kind in REFS:
    ROWS += R("plain.s", Pronoun, f"{words} {THEIRS}", kind=kind, said=SAID)
    ROWS += R("plain.s", Pronoun, f"{words} {YOURS}", kind=kind, yours=True, said=SAID)
for words, own in ((THEIRS, False), (YOURS, True)):
    ROWS += R("plain.p", Pronoun, f"(them|those cards) {words}", kind="it", number="p", yours=own, said=SAID)

# ---- unless something is so --------------------
UNLESS = "{then:evenseq} unless {condition:conditions}"
for category in ("bare", "trailingif"):
    ROWS += R(
        category,
        If,
        UNLESS,
        said=("bare", "If", UNLESS),
        build=lambda h: If(NotCond(h["condition"]), h["then"]),
        split=lambda n: {"then": n.then, "condition": n.condition.condition},
    )

# ---- what was named, again by its race --------------------
ROWS += R("plain.s", Pronoun, "that <race:race>", kind="that")
ROWS += R("owning", Pronoun, "that <race:race>'s", kind="that")
ROWS += R("plain.p", Pronoun, "those <race:races>", kind="that", number="p")
