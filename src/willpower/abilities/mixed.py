"""Cards and abilities named together, "chants or activate abilities": each is played in its own way (903.2).

Trees keep what a text says as one; here it is taken apart into what is said of cards and what of abilities.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from .base import Node
from .nouns import AbilityOf, AllOf, AnyOf, Filter, Pred, SpellIs
from .statics import Cannot, CostChange, Static
from .triggers import Either, Plays, PlaysAbility, Trigger
from .words import PlayedKind, SpellKind

_ABILITIES: Final[dict[SpellKind, PlayedKind]] = {
    "ability": "any",
    "activate": "activate",
    "automatic": "automatic",
    "will": "will",
    "god's art": "god's art",
}
Parts = tuple[Filter, tuple[Filter, ...]]  # the cards, and the abilities kind by kind


def mixed(filter: Filter | None) -> Parts | None:
    """What a filter means of cards and what of abilities; None if it does not name both."""
    if filter is None:
        return None
    for at, pred in enumerate(filter.preds):
        if not isinstance(pred, AnyOf):
            continue
        abilities = [one for one in pred.preds if _kind(one) is not None]
        cards = [one for one in pred.preds if _kind(one) is None]
        if not abilities or not cards:
            continue
        rest = (*filter.preds[:at], *filter.preds[at + 1 :])
        of_cards = tuple([one for one in rest if not isinstance(one, AbilityOf)])
        first: Pred = cards[0] if len(cards) == 1 else AnyOf(tuple(cards))
        each = tuple([Filter((*_flat(one), *rest), filter.zones) for one in abilities])
        return Filter((*of_cards, *_flat(first)), filter.zones), each
    return None


def _flat(pred: Pred) -> tuple[Pred, ...]:
    return pred.preds if isinstance(pred, AllOf) else (pred,)


def _kind(pred: Pred) -> PlayedKind | None:
    """The kind of ability that a property means."""
    for one in _flat(pred):
        if isinstance(one, SpellIs):
            return _ABILITIES.get(one.kind)
    return None


def in_kinds(static: Static) -> tuple[Static, ...]:
    """A continuous effect on playing, of cards and of abilities apart where it names both."""
    if isinstance(static, Cannot) and static.act == "play":
        parts = mixed(static.to)
        if parts is not None:
            forbidden = [replace(static, act="play abilities", to=None, by=one) for one in parts[1]]
            return (replace(static, to=parts[0]), *forbidden)
    elif isinstance(static, CostChange):
        parts = mixed(static.play)
        if parts is not None:
            dearer = [replace(static, play=None, abilities=("any",), of=_owner(one)) for one in parts[1]]
            return (replace(static, play=parts[0]), *dearer)
    return (static,)


def _owner(ability: Filter) -> Filter | None:
    """The cards whose abilities are meant."""
    for pred in ability.preds:
        if isinstance(pred, AbilityOf):
            return pred.filter
    return None


def names_both(node: Node) -> bool:
    """Whether what somebody plays is a card or an ability."""
    return isinstance(node, Plays) and mixed(node.what) is not None


def either_kind(trigger: Trigger | None) -> Trigger | None:
    """A trigger on playing, of cards or of abilities where it names both."""
    parts = mixed(trigger.what) if isinstance(trigger, Plays) else None
    if parts is None or not isinstance(trigger, Plays):
        return trigger
    cards, abilities = parts
    each: list[Trigger] = [replace(trigger, what=cards)]
    for one in abilities:
        kinds = [_kind(pred) for pred in one.preds if _kind(pred) is not None]
        rest = tuple([p for p in one.preds if not isinstance(p, (AbilityOf, SpellIs))])
        each.append(PlaysAbility(trigger.who, kinds[0] or "any", _owner(one), Filter(rest) if rest else None))
    return Either(tuple(each))
