"""Cards that come into a deck together: their owner decides in which order they lie there (302.4).

Instructions that put cards into a deck ask for the order themselves; here are the cards that come there
another way, because an effect replaces their move (910.1) or the rules send them there (316.3b, 316.5b-c).
A graveyard's order is kept too (309.2), but no text reads it: it is asked for only where a game shows every
window, and then the order in which the cards would lie anyway is offered first (docs/readings.md).
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import DECK, GRAVEYARD, LIFEBREAK, STONE_DECK, Zone

from ..core.ids import NO_PLAYER, OPPONENT, PlayerId, RefId
from ..core.objects import CARD, still_itself
from ..core.state import State
from .movement_limits import destination
from .zones import MoveItem

_ASKED: Final = DECK | STONE_DECK | LIFEBREAK
Pile = tuple[PlayerId, Zone, bool]  # whose, which zone, whether at its bottom


def arriving(g: State, items: tuple[MoveItem, ...]) -> dict[Pile, list[RefId]]:
    """The cards whose order is not decided yet, by the pile they come to; only where there are several."""
    found: dict[Pile, list[RefId]] = {}
    asked = _ASKED | GRAVEYARD if g.every_window else _ASKED
    for item in items:
        if item.ordered or item.ref < 0:
            continue
        o = g.table.objs[item.ref]
        if not still_itself(o) or o.kind != CARD:
            continue
        to = destination(g, o, item.to)
        if to & asked and to != o.zone and item.place != "nth":
            if to == GRAVEYARD and o.zone & (DECK | STONE_DECK):
                if g.edition.deck_cards_leave == "one by one":
                    continue  # 304.3, 305.3: they come one after the other
            found.setdefault((o.owner, to, item.place == "bottom"), []).append(item.ref)
    return {pile: refs for pile, refs in found.items() if len(refs) > 1 and not alike(g, pile, refs)}


def alike(g: State, pile: Pile, refs: list[RefId]) -> bool:
    """Whether it makes no difference how cards lie in a graveyard: they are all the same."""
    return pile[1] == GRAVEYARD and len({g.table.objs[ref].definition for ref in refs}) == 1


def undecided(
    g: State, items: tuple[MoveItem, ...], picks: tuple[int, ...]
) -> tuple[PlayerId, tuple[RefId, ...], int, bool]:
    """Who decides next, the turn player first, among which cards (none: all is decided), how many of the pile
    are decided, whether it is a graveyard."""
    piles = arriving(g, items)
    for player in (g.turn.player, OPPONENT[g.turn.player]):
        for pile, refs in piles.items():
            left = tuple([ref for ref in refs if ref not in picks])
            if pile[0] == player and left:
                if pile[1] == GRAVEYARD:
                    return player, left[::-1], len(refs) - len(left), True
                return player, left, len(refs) - len(left), False
    return NO_PLAYER, (), 0, False


def in_pile_order(g: State, items: tuple[MoveItem, ...], picks: tuple[RefId, ...]) -> tuple[MoveItem, ...]:
    """The moves such that cards lie as they were picked, the topmost first."""
    if not picks:
        return items
    by_ref = {item.ref: item for item in items}
    made = list(items)
    for pile, refs in arriving(g, items).items():
        ordered = [ref for ref in picks if ref in refs]
        if not pile[2]:
            ordered.reverse()  # each is put on top of the ones before
        places = [n for n, item in enumerate(items) if item.ref in refs]
        for n, ref in zip(places, ordered, strict=True):
            made[n] = by_ref[ref]
    return tuple(made)
