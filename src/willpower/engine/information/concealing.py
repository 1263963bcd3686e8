"""A puzzle does without the things its turn player cannot see: unknown cards, and what chance decides.

An unknown card has no name, type, cost or text: it can be drawn, discarded, removed, but nobody can play it
and no search finds it. An unknown magic stone is a magic stone without will.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import DECK, LIFEBREAK, MAGIC_STONE, STONE_DECK
from willpower.engine.core.events import SHUFFLED
from willpower.engine.core.objects import CARD, Chars
from willpower.engine.core.state import State
from willpower.engine.effects.tokens import register
from willpower.engine.information.determinize import far
from willpower.engine.values.knowledge import HIDDEN, knowledge

from ..core.ids import ObjId, PlayerId
from ..core.objects import still_itself
from ..core.stale import PLAY, WATCHERS, changed

UNKNOWN: Final = "unknown card"
UNKNOWN_STONE: Final = "unknown magic stone"
_PILES: Final = (DECK, STONE_DECK, LIFEBREAK)


def conceal(g: State, player: PlayerId) -> None:
    """Makes unknown what a player cannot see; revealed cards, and magic stone decks of one kind, are seen."""
    known = knowledge(g)
    hidden = [
        o.id
        for o in g.table.objs
        if still_itself(o)
        and o.kind == CARD
        and (o.zone & HIDDEN or o.face_down)
        and not o.revealed
        and not known.sees(o.id, player)
    ]
    forget(g, [i for i in hidden if not in_plain_pile(g, i)])


def in_plain_pile(g: State, ref: ObjId) -> bool:
    """Whether a card lies in a magic stone deck in which all are alike, so that any is known."""
    o = g.table.objs[ref]
    if o.zone != STONE_DECK:
        return False
    pile = g.table.players[o.controller].zones.stone_deck
    return len({g.table.objs[i].definition for i in pile}) == 1


def forget(g: State, refs: list[ObjId]) -> None:
    """Makes cards unknown."""
    if not refs:
        return
    for i in refs:
        o = g.edit(i)
        stone = bool(g.definitions[o.definition].faces[0].types & MAGIC_STONE)
        o.definition = unknown_definition(g, stone)
        o.face = 0
        o.base = g.definitions[o.definition].faces[0]
        o.chars = o.base
    far(g)
    changed(g, PLAY | WATCHERS)


def unknown_definition(g: State, stone: bool) -> int:
    """Return the definition that stands for an unknown card or magic stone."""
    c = Chars()
    name = UNKNOWN_STONE if stone else UNKNOWN
    c.names = (name,)
    c.types = MAGIC_STONE if stone else 0
    return register(g, c, name)


def after_chance(g: State, rng: int) -> bool:
    """Whether only shuffling has used chance since the generator was at `rng`; what was shuffled is unknown.

    `g` was cloned before what happened since, so its newest part of the log is that.
    """
    if g.work.rng == rng:
        return True
    mixed = [(e.player, e.to) for e in g.memory.log_chunk if e.kind == SHUFFLED]
    if not mixed:
        return False
    for player, zone in mixed:
        pile = g.table.players[player].zones[zone]
        if len({g.table.objs[i].definition for i in pile}) > 1:
            forget(g, [i for i in pile if g.table.objs[i].chars.names[0] not in (UNKNOWN, UNKNOWN_STONE)])
    g.work.rng = rng
    return True
