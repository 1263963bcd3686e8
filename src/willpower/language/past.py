"""Whether a card "was" rested, recovered or damaged, asked behind the instruction that changes it (B33)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from willpower.abilities.conditions import Fits
from willpower.abilities.effects import Damage, Effect, Recover, Rest
from willpower.abilities.nouns import AllOf, AnyOf, IsOneOf, Not, Pred, Ref, StatusIs

from .mentions import Done, refer
from .walker import Unbound

_TURNS: Final[dict[str, type[Effect]]] = {"rested": Rest, "recovered": Recover}


def before_it_changed(done: list[Done], asked: Fits) -> Fits:
    """What a card "was" it was before the instruction: "recover target resonator. If it was rested" asks
    whether it was turned, since what is recovered already is not."""
    preds = tuple(_before(pred, asked, done) for pred in asked.filter.preds)
    return asked if preds == asked.filter.preds else replace(asked, filter=replace(asked.filter, preds=preds))


def _before(pred: Pred, asked: Fits, done: list[Done]) -> Pred:
    status = pred.status if isinstance(pred, StatusIs) else ""
    same = [one for one in done if _acted_on(one, asked)]
    if status == "damaged" and any(isinstance(one.node, Damage) for one in same):
        raise Unbound("was damaged")
    turned = [one for one in same if isinstance(one.node, (Rest, Recover))]
    if status not in _TURNS or not turned:
        return pred
    if len(turned) > 1:
        raise Unbound(f"was {status}")
    changed = IsOneOf(Ref(turned[0].slot))
    if isinstance(turned[0].node, _TURNS[status]):
        return AllOf((replace(pred, phrase=0), Not(changed)), phrase=pred.phrase)
    return AnyOf((replace(pred, phrase=0), changed), phrase=pred.phrase)  # it may not have been turned


def _acted_on(one: Done, asked: Fits) -> bool:
    what = one.node.to if isinstance(one.node, Damage) else one.noun
    return what is not None and refer(what) == asked.what
