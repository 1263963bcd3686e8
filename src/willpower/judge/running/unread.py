"""Sides of cards whose text is not understood: they may lie below, but must not come up."""

from __future__ import annotations

from willpower.abilities.symbols import CHASE, FIELD, RULER_AREA
from willpower.cards.card import Card
from willpower.engine import ABILITY, Definition, NotUnderstood, State, define
from willpower.language.lookup import compile_face

from ..reading.errors import JudgeError

_UP = FIELD | RULER_AREA | CHASE


def define_side(g: State, card: Card, side: int) -> Definition:
    """The definition of a card that lies with a side up; NotUnderstood if the text of that side is not
    understood. What another side says does not matter while it lies below, so such a card can be used."""
    try:
        return define(card, False, g.edition)
    except NotUnderstood:
        if not compile_face(card.faces[side]).understood:
            raise
        g.allow_partial = True
        return define(card, True, g.edition)


def refuse_unread(g: State, line: int) -> None:
    """Complains if a side has come up whose text is not understood."""
    if not g.allow_partial:
        return
    for o in g.table.objs:
        definition = g.definitions[o.definition]
        if not definition.partial or definition.card is None or not o.zone & _UP or o.kind == ABILITY:
            continue
        face = definition.card.faces[o.face]
        compiled = compile_face(face)
        if not compiled.understood:
            words = "; ".join([f"{problem.text!r}" for problem in compiled.problems])
            raise JudgeError(line, str(NotUnderstood(face.name, words)))
