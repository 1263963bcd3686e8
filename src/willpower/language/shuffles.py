"""B27: a deck is shuffled after a search of it, so where the search is not made, neither is the shuffle.

"You may search your deck for a Dragon and put it into your hand. Then shuffle your deck." stands in two
sentences; who does not search keeps the order of their deck.
"""

from __future__ import annotations

from dataclasses import replace

from willpower.abilities.base import walk
from willpower.abilities.effects import EachPlayerDoes, Effect, If, May, PayFor, Search, Sequence, Shuffle
from willpower.abilities.nouns import Ref


class _Searches:
    """The searches since the last shuffle."""

    def __init__(self) -> None:
        self.made = False  # one of them is made in any case
        self.perhaps: list[int] = []  # slots of the others


def after_searches(effect: Effect) -> Effect:
    """An instruction with every shuffle bound to the searches that may not have been made."""
    return _bound(effect, _Searches())


def _searches(effect: Effect | None) -> bool:
    return effect is not None and any(isinstance(node, Search) for node in walk(effect))


def _bound(effect: Effect, searches: _Searches) -> Effect:
    if isinstance(effect, Sequence):
        parts = tuple(_bound(part, searches) for part in effect.parts)
        return replace(effect, parts=parts) if parts != effect.parts else effect
    if isinstance(effect, EachPlayerDoes):
        inner = _bound(effect.effect, searches)
        return replace(effect, effect=inner) if inner != effect.effect else effect
    if isinstance(effect, Search):
        searches.made = True
    elif isinstance(effect, (If, May, PayFor)):
        shuffled = any(isinstance(node, Shuffle) for node in walk(effect))
        found = [node.slot for node in walk(effect) if isinstance(node, Search)]
        if shuffled or (
            isinstance(effect, If) and all(_searches(way) for way in (effect.then, effect.otherwise))
        ):
            searches.made = searches.made or bool(found)
        else:
            searches.perhaps += found
    elif isinstance(effect, Shuffle):
        if searches.perhaps and not searches.made:
            effect = replace(effect, after=tuple(Ref(slot) for slot in searches.perhaps))
        searches.made = False
        searches.perhaps = []
    return effect
