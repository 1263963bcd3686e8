"""Sides of cards whose text is not understood: they may lie below, but must not come up."""

from __future__ import annotations

from willpower.abilities.symbols import CHASE, FIELD, HAND, RULER_AREA
from willpower.cards.card import Card
from willpower.engine import ABILITY, Definition, NotUnderstood, State, define
from willpower.language.lookup import compile_face

from ..reading.errors import JudgeError

_UP = FIELD | RULER_AREA | CHASE


def define_side(g: State, card: Card, side: int, partly: bool) -> Definition:
    """The definition of a card that lies with a side up; NotUnderstood if the text of that side is not
    understood, unless it may be so partly. What another side says does not matter while it lies below, so
    such a card can be used."""
    try:
        return define(card, False, g.edition)
    except NotUnderstood:
        if not partly and not compile_face(card.faces[side]).understood:
            raise
        g.allow_partial = True
        return define(card, True, g.edition)


def refuse_unread(g: State, line: int) -> None:
    """Complains if a side has come up whose text is not understood."""
    for found in unread(g, _UP):
        raise JudgeError(line, found)


def unread(g: State, zones: int = _UP | HAND) -> list[str]:
    """A sentence for each side in some zones whose text is not wholly understood, each once."""
    if not g.allow_partial:
        return []
    found: dict[str, None] = {}
    for o in g.table.objs:
        definition = g.definitions[o.definition]
        if not definition.partial or definition.card is None or not o.zone & zones or o.kind == ABILITY:
            continue
        face = definition.card.faces[o.face]
        compiled = compile_face(face)
        if not compiled.understood:
            words = "; ".join([f"{problem.text!r}" for problem in compiled.problems])
            found[str(NotUnderstood(face.name, words))] = None
    return [*found]
