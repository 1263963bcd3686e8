"""Of which cards a property is said that stands before or behind several kinds of them."""

from __future__ import annotations

from dataclasses import replace

from willpower.abilities import symbols as S
from willpower.abilities.nouns import AnyOf, GeneralIs, Not, Pred, StatIs, StatusIs, SubtypeIs, TypeIs

HAVE_VALUES = S.RESONATOR | S.J_RULER  # 206.1a, 207.2a


def of_those_that_have(preds: tuple[Pred, ...]) -> tuple[Pred, ...]:
    """ "Addition or resonator with ATK 500 or less": an addition has none, so it is said of the resonator."""
    kinds = [
        one for pred in preds if isinstance(pred, AnyOf) for one in pred.preds if isinstance(one, TypeIs)
    ]
    if not any(one.types & HAVE_VALUES for one in kinds) or all(one.types & HAVE_VALUES for one in kinds):
        return preds
    return tuple(
        replace(pred, or_none=True) if isinstance(pred, StatIs) and pred.stat in VALUES else pred
        for pred in preds
    )


VALUES = ("atk", "def", "printed atk", "printed def")


def of_their_kind(preds: tuple[Pred, ...]) -> tuple[Pred, ...]:
    """ "Special magic stone or addition": no addition is special, so it is said of the magic stone."""
    kinds = [
        one.types
        for pred in preds
        if isinstance(pred, AnyOf)
        for one in pred.preds
        if isinstance(one, TypeIs)
    ]
    if len(kinds) < 2:
        return preds
    return tuple(
        AnyOf((replace(pred, phrase=0), Not(TypeIs(own))), phrase=pred.phrase)
        if (own := _only_kind(pred)) and own in kinds
        else pred
        for pred in preds
    )


def _only_kind(pred: Pred) -> int:
    """The one kind of cards that can be so; 0 if there are several."""
    if isinstance(pred, GeneralIs) or pred == StatusIs("true"):
        return S.MAGIC_STONE
    return S.ADDITION if pred == SubtypeIs("field") else 0
