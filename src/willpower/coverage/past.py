"""What has happened on a board this turn before anybody decides: damage, life, cards that came and went."""

from __future__ import annotations

from collections.abc import Sequence

from willpower.abilities.symbols import (
    DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    J_RESONATOR,
    J_RULER,
    RESONATOR,
    STONE_DECK,
    Zone,
)
from willpower.engine import BOTH_PLAYERS, PLAYER_REF, ObjId, PlayerId, Position

from .chance import Chance


def remember(position: Position, chance: Chance, own: Sequence[ObjId], deaths: int = 0) -> None:
    """Lets a few things happen; they are told and remembered as in any game. `own` are cards that do much;
    so many `deaths` there are at least, of each player's."""
    g = position.state
    fighters = [i for i in g.table.field if g.table.objs[i].chars.types & J_RESONATOR]
    for _ in range(chance.below(5)):
        if not fighters:
            break
        source = fighters[chance.below(len(fighters))]
        active = [i for i in own if i in fighters]
        if active and chance.one_in(2):
            source = active[0]
        hurt = fighters[chance.below(len(fighters))]
        to = PLAYER_REF[BOTH_PLAYERS[chance.below(2)]] if chance.one_in(2) else hurt
        position.damage(source, to, 100 * (1 + chance.below(2)))
        if (
            to == hurt
            and hurt not in own
            and chance.one_in(3)
            and not g.table.objs[hurt].chars.types & J_RULER
        ):
            position.move(hurt, GRAVEYARD, "destroyed", "1010.1")
            fighters.remove(hurt)
    for n in BOTH_PLAYERS:
        if chance.one_in(2):
            position.life(n, 300)
        if chance.one_in(2):
            go(position, chance, n, DECK, HAND, "drawn", "1009.1")
        if chance.one_in(2):
            go(position, chance, n, HAND, GRAVEYARD, "discarded", "1019.1")
        if chance.one_in(2):
            go(position, chance, n, GRAVEYARD, FIELD, "put", "302.1")
        for _ in range(chance.below(3)):
            go(position, chance, n, STONE_DECK, FIELD, "put", "302.1")
        for _ in range(deaths or (chance.below(5) if chance.one_in(2) else 0)):
            lost = [
                i
                for i in fighters
                if g.table.objs[i].controller == n and not g.table.objs[i].chars.types & J_RULER
            ]
            if lost:
                gone = lost[chance.below(len(lost))]
                cause, clause = (("destroyed", "1010.1"), ("banished", "1011.1"))[chance.below(2)]
                position.move(gone, GRAVEYARD, cause, clause, n)
                fighters.remove(gone)


def go(
    position: Position, chance: Chance, player: PlayerId, origin: Zone, to: Zone, cause: str, clause: str
) -> None:
    """A card of a player moves, if there is one that can."""
    g = position.state
    there = list(g.table.players[player].zones[origin])
    if to == FIELD and origin == GRAVEYARD:
        there = [i for i in there if g.table.objs[i].chars.types & RESONATOR]
    if there:
        chosen = there[0] if origin & (DECK | STONE_DECK) else there[chance.below(len(there))]
        position.move(chosen, to, cause, clause, player)
