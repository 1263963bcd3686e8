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
        self.before: tuple[Ref, ...] = ()  # what the last shuffle was bound to


def after_searches(effect: Effect) -> Effect:
    """An instruction with every shuffle bound to the searches that may not have been made."""
    return _bound(effect, _Searches())


def _certain(effect: Effect | None) -> bool:
    """Whether a search is made in any case."""
    if isinstance(effect, If):
        return _certain(effect.then) and _certain(effect.otherwise)
    if isinstance(effect, Sequence):
        return any(_certain(part) for part in effect.parts)
    if effect is None or isinstance(effect, (May, PayFor)):
        return False
    return any(isinstance(node, Search) for node in walk(effect))


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
        if shuffled or _certain(effect):
            searches.made = searches.made or bool(found)
        else:
            searches.perhaps += found
    elif isinstance(effect, Shuffle):
        if not searches.made:  # a second shuffle goes with the first
            after = tuple(Ref(slot) for slot in dict.fromkeys(searches.perhaps)) or searches.before
            if after:
                effect = replace(effect, after=after)
            searches.before = after
        else:
            searches.before = ()
        searches.made = False
        searches.perhaps = []
    return effect
