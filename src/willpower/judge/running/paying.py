"""Which of several ways to pay comes first where a step leaves it open.

Nothing in the rules prefers one: a player pays as they like. A file that says nothing wants to go on with the
rest of its steps, so what is of least use later is spent first: will that is there already, before cards that
would have to rest; magic stones before cards that may do something else; sources of one kind before those of
several; and the kind of which most is left over once the cards at hand are counted.
"""

from __future__ import annotations

import re

from willpower.abilities.symbols import HAND, MAGIC_STONE, RUNES, STANDBY
from willpower.engine import INDEX, KINDS, Option, PlayerId, State, parse_need

_COST = re.compile(r"(?:\{[0-9A-Z]+\})+")


def in_order(g: State, player: PlayerId, options: list[Option]) -> list[Option]:
    """The ways to pay, the one of least use for anything else first."""
    over = surplus(g, player)
    return sorted(options, key=lambda o: _rank(g, o, over))


def _rank(g: State, option: Option, over: dict[int, int]) -> tuple[int, int, int]:
    left = over.get(option.number, 99)
    if option.kind == "will":
        return 0, 0, -left
    chars = g.table.objs[option.ref].chars
    place = 1 if chars.types & MAGIC_STONE else 2
    return place, chars.ab.will_mask.bit_count(), -left


def surplus(g: State, player: PlayerId) -> dict[int, int]:
    """How much of each kind of will a player has or could make by resting, less what their cards ask for."""
    found = {bit: 0 for bit in KINDS}
    for will in g.table.players[player].will:
        if will.bit:
            found[will.bit] += 1
    for i in g.table.field:
        o = g.table.objs[i]
        if o.controller == player and not o.rested:
            for bit in found:
                if o.chars.ab.will_mask & bit:
                    found[bit] += 1
    zones = g.table.players[player].zones
    for zone in (HAND, RUNES, STANDBY):
        for i in zones[zone]:
            _take(found, g.table.objs[i].chars.cost)
    for i in zones.ruler_area:
        card = g.definitions[g.table.objs[i].definition].card
        for paragraph in card.faces[g.table.objs[i].face].text if card is not None else ():
            cost = _COST.search(paragraph)
            if paragraph.startswith("[Judgment]") and cost:
                _take(found, cost.group())
    return found


def _take(found: dict[int, int], cost: str) -> None:
    need = parse_need(cost)
    for bit in found:
        found[bit] -= need[INDEX[bit]]
