"""Hidden runes and stories of the other player, drawn anew (314.2, 315.2).

They do not change places with cards of a deck, so other cards that could be there take their place: those
that 402.5 and 402.6 allow, of the bundled set and of what is there in truth.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import CHANT, EXTRA_DECK, RULER, RUNE, RUNES
from willpower.cards.bundled import bundled_cards

from ..core.definition import Definition
from ..core.objects import CARD
from ..core.prng import shuffled
from ..core.state import State
from ..text.definition import define
from ..values.knowledge import Knowledge

_STORY: Final = "Story"  # 1132.2


def other_lists(
    g: State, known: Knowledge, player: int, fixed: set[int], rng: int
) -> tuple[int, list[Definition], list[tuple[int, int]]]:
    """The generator, the definitions with those that are new, and (object, definition) for each card."""
    definitions = [*g.definitions]
    drawn: list[tuple[int, int]] = []
    owner = 1 - player
    for zone in (RUNES, EXTRA_DECK):
        pile = g.table.players[owner].zones.get(zone, ())
        hidden = [
            i for i in pile if g.table.objs[i].kind == CARD and i not in fixed and not known.sees(i, player)
        ]
        if not hidden:
            continue
        names = {g.table.objs[i].base.names[0] for i in pile if i not in hidden}  # 402.5b, 402.6b
        pool = candidates(g, owner, zone, [definitions[g.table.objs[i].definition] for i in hidden])
        rng, order = shuffled(rng, tuple(range(len(pool))))
        free = [*hidden]
        for n in order:
            name = pool[n].faces[0].names[0]
            if not free or name in names:
                continue
            names.add(name)
            drawn.append((free.pop(), place_of(definitions, pool[n])))
    return rng, definitions, drawn


def candidates(g: State, owner: int, zone: int, there: list[Definition]) -> list[Definition]:
    """Cards that a player may have in their rune area (402.6d) or extra deck (1132.2)."""
    found = [*there]
    attributes = 0
    for o in g.table.objs:
        if o.owner == owner and g.definitions[o.definition].faces[0].types & RULER:
            attributes |= g.definitions[o.definition].faces[0].attributes
    for card in bundled_cards():
        face = card.front
        if zone == RUNES:
            able = face.types & RUNE and (face.types & CHANT or face.attributes & attributes)
        else:
            able = face.types & CHANT and _STORY in face.races
        if able:
            d = define(card, g.allow_partial, g.edition)
            if not any([d is other for other in found]):
                found.append(d)
    return found


def place_of(definitions: list[Definition], d: Definition) -> int:
    """Where a definition stands in a list; it is added if it is new."""
    for n, known in enumerate(definitions):
        if known is d:
            return n
    definitions.append(d)
    return len(definitions) - 1
