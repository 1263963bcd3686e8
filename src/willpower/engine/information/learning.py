"""What a player has learned since a moment of a game: which hidden card is which, and what chance decided.

Who could take a move back after that would know what the rules hide from them (302.2, 303.2).
"""

from __future__ import annotations

from willpower.abilities.symbols import MAGIC_STONE

from ..core.ids import PlayerId
from ..core.objects import CARD, still_itself
from ..core.state import State
from ..values.knowledge import knowledge


def learned_since(before: State, now: State, player: PlayerId) -> bool:
    """Whether a player has learned something that was hidden from them at a moment of the same game.

    A card of their own tells nothing if all that it could have been are alike: they know their decks.
    """
    if before.work.rng != now.work.rng:
        return True
    then = knowledge(before)
    hidden: dict[int, tuple[int, bool]] = {}
    kinds: dict[tuple[int, bool], set[int]] = {}
    for o in before.table.objs:
        if o.kind == CARD and still_itself(o) and not then.sees(o.id, player):
            pool = (o.owner, bool(before.definitions[o.definition].faces[0].types & MAGIC_STONE))  # 303.2b
            hidden[o.serial] = pool
            kinds.setdefault(pool, set()).add(o.definition)
    since = knowledge(now)
    objects = len(before.table.objs)
    for o in now.table.objs:
        if o.kind != CARD or o.serial not in hidden:
            continue
        if o.id < objects and not still_itself(before.table.objs[o.id]):
            continue  # what it had been before that moment
        newly = o.id in since.ever[player] and o.id not in then.ever[player]
        if newly or since.sees(o.id, player):
            came = hidden[o.serial]
            if came[0] != player or len(kinds[came]) > 1:
                return True
    return False
