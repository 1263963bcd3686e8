"""Who attacks, blocks, is attacked or blocked in an event: "the blocking resonator" (B29)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from willpower.abilities.nouns import All, EventObject, EventSubject, IsOneOf, Noun, Pred, StatusIs
from willpower.abilities.triggers import (
    Attacks,
    Blocks,
    Either,
    IsAttacked,
    IsBlocked,
    IsUnblocked,
    NthTime,
    Trigger,
    While,
)

Fighters = dict[str, Noun]

# What the subject of an event is called, and what its object is.
_CALLED: Final[dict[type[Trigger], tuple[tuple[str, ...], tuple[str, ...]]]] = {
    Attacks: (("attacking",), ("attacked",)),
    IsAttacked: (("attacked",), ("attacking",)),
    IsUnblocked: (("attacking", "unblocked"), ("attacked",)),
    Blocks: (("blocking",), ("attacking", "blocked")),
    IsBlocked: (("attacking", "blocked"), ("blocking",)),
}


def fighters(trigger: Trigger) -> Fighters:
    """The cards of an event by what they do in it; of several events what holds in each."""
    if isinstance(trigger, (While, NthTime)):
        return fighters(trigger.trigger)
    if isinstance(trigger, Either):
        first, *others = [fighters(one) for one in trigger.triggers]
        return {word: noun for word, noun in first.items() if all(one.get(word) == noun for one in others)}
    subject, object = _CALLED.get(type(trigger), ((), ()))
    return dict.fromkeys(subject, EventSubject()) | dict.fromkeys(object, EventObject())


def of_the_fight(noun: All, known: Fighters) -> All:
    """ "The blocking resonator" is the one of the event, also when it blocks no longer (1029.1)."""

    def meant(pred: Pred) -> Pred:
        one = known.get(pred.status) if isinstance(pred, StatusIs) else None
        return pred if one is None else IsOneOf(one, phrase=pred.phrase)

    preds = tuple(meant(pred) for pred in noun.filter.preds)
    return noun if preds == noun.filter.preds else replace(noun, filter=replace(noun.filter, preds=preds))
