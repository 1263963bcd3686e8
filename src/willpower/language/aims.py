"""What else is named with a spell or ability: what it targets, the card it is of."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.nouns import AbilityOf, EventSubject, Filter, Noun, SourceOf, Targets, TargetsOf

from .mentions import filter_races, filter_types
from .walker import Walker


def aimed_at(binder: Walker, spell: Noun, filter: Filter | None) -> None:
    """What a spell targets is "that resonator", where it is said: "a spell that targets a resonator"."""
    for pred in filter.preds if filter is not None else ():
        if not isinstance(pred, Targets) or pred.filter is None:
            continue
        types = filter_types(pred.filter) or (S.J_RESONATOR if filter_races(pred.filter) else 0)
        if types:
            rank = 1 if isinstance(spell, EventSubject) else 3
            binder.mention(TargetsOf(spell, pred.filter), "s", types, rank=rank)


def source_of(binder: Walker, ability: Noun, filter: Filter, many: str) -> None:
    """The card that an ability is of (912.1)."""
    for pred in filter.preds:
        if isinstance(pred, AbilityOf):
            binder.mention(SourceOf(ability), many, filter_types(pred.filter))
