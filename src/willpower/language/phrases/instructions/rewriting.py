"""What is done instead of what the sentence before says: "If ..., ... instead" (B13 of docs/language.md)."""

from __future__ import annotations

from dataclasses import replace

from willpower.abilities.base import walk
from willpower.abilities.effects import Effect, If, Modes, Move, Sequence, Shuffle

from ...mentions import replace_node, steps_of
from ...raw import Instead, TheRest
from ...rows import Family, Holes, R

ROWS: list[Family] = []


def _instead(h: Holes) -> Instead | None:
    before = h["before"]
    if isinstance(before, Modes) or all(isinstance(step, Shuffle) for step in steps_of(before)):
        return None
    if _puts_rest(before) and not _puts_rest(h["then"]):
        return None  # what was taken is put elsewhere: the sentence before that one is rewritten
    between = h.get("between")
    if between is not None and not isinstance(between, Shuffle):
        if not _puts_rest(between) or _puts_rest(h["then"]):
            return None
    return Instead(before, h["condition"], h["then"], between)


def _puts_rest(effect: Effect) -> bool:
    """Whether an instruction only puts the rest of some cards away."""
    return all(isinstance(step, Move) and isinstance(step.what, TheRest) for step in steps_of(effect))


def _uninstead(node: Sequence) -> dict[str, object]:
    """The sentence as it stands before the one that rewrites it."""
    rewritten = node.parts[0]
    asked = next(one for one in walk(rewritten) if isinstance(one, If) and one.phrase == 0)
    before = replace_node(rewritten, asked, asked.otherwise) if asked.otherwise is not None else rewritten
    between = node.parts[1] if len(node.parts) > 1 else None
    then = asked.then
    if isinstance(then, Sequence) and then.phrase == 0:
        # a card that is chosen first is not said again; who may do it instead, and does not, does the other
        then = next(part for part in then.parts if part.phrase)
    return {"before": before, "condition": asked.condition, "then": then, "between": between}


def _grades(h: Holes) -> Instead | None:
    """The second rewrites what the first has made of it."""
    first = _instead(h)
    return None if first is None else Instead(first, h["grade"], h["graded"])


def _ungraded(node: Sequence) -> dict[str, object]:
    whole = _uninstead(node)
    assert isinstance(whole["before"], Effect)
    found = _uninstead(replace(node, parts=(whole["before"],)))
    return {**found, "grade": whole["condition"], "graded": whole["then"]}


ROWS += R(
    "item",
    Instead,
    "{before:bare} . ({between:thenshuffle} .|{between:act.p} .|) (if {condition:conditions} , "
    "({then:insteadseq} instead (of putting it into your hand|of one|)|instead {then:insteadseq})|"
    "{then:insteadseq} instead if {condition:conditions})",
    build=_instead,
    split=_uninstead,
)
ROWS += R(
    "item",
    Instead,
    "{before:bare} . if {condition:conditions} , {then:insteadseq} instead . "
    "if {grade:conditions} , {graded:insteadseq} instead",
    build=_grades,
    split=_ungraded,
)
