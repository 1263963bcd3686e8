"""Performed together behind the gate: damage, drawing, moves and what belongs to them (1007, 1009, 1010)."""

from __future__ import annotations

from willpower.abilities.symbols import CHASE, DECK, FIELD, HAND, J_RESONATOR, RULER_AREA

from ..core.events import ADDED, DISCARDED, DREW
from ..core.objects import ASTRAL, NOBODY, Event, is_player
from ..core.stale import RULES, changed
from ..core.state import State
from ..values.characteristics import refresh
from ..values.prohibition import cannot
from .actions import DamageItem, perform_damage, perform_life, perform_token
from .in_battle import attack_instead
from .triggers import emit
from .zones import MoveItem, perform_moves


def can_take_damage(g: State, ref: int) -> bool:
    """Whether damage can be dealt to a card or player at all (1007.1, 1007.2, 1007.4)."""
    if is_player(ref):
        return True
    o = g.table.objs[ref]
    c = o.chars
    return o.became == -1 and o.zone == FIELD and c.defense is not None and bool(c.types & J_RESONATOR)


def deal(g: State, items: tuple[DamageItem, ...]) -> tuple[int, tuple[int, ...]]:
    """Deals damage; how much, and to whom any."""
    if g.derived.dirty:
        refresh(g)
    real = tuple(
        [x for x in items if x.amount > 0 and can_take_damage(g, x.to) and not damage_forbidden(g, x)]
    )
    if not real:
        return 0, ()
    total = perform_damage(g, real)
    hit: list[int] = []
    for item in real:
        if item.to not in hit:
            hit.append(item.to)
    return total, tuple(hit)


def damage_forbidden(g: State, item: DamageItem) -> bool:
    """Whether effects say that this damage cannot be dealt (104.4)."""
    if cannot(g, "be dealt damage", item.to, by=item.source):
        return True
    return item.source >= 0 and bool(cannot(g, "deal damage", item.source, to=item.to))


def draw_now(g: State, player: int, n: int, clause: str, deck_out: bool = False) -> tuple[int, ...]:
    """Draws cards one by one, as many as there are (104.2, 1009.1, 1009.2)."""
    drawn: list[int] = []
    for _ in range(n):
        deck = g.table.players[player].zones.get(DECK, ())
        if not deck:
            if deck_out:
                g.edit_player(player).deck_out = True  # 1202.2
                changed(g, RULES)
            break
        moved = perform_moves(g, (MoveItem(deck[0], HAND, "drawn", clause, player=player),))
        for ref in moved:
            drawn.append(ref)
            emit(g, Event(DREW, clause, ref, NOBODY, 1, player))
    return tuple(drawn)


def create_now(g: State, definition: int, item: MoveItem) -> int:
    """Creates a token as an item says (1303.1c)."""
    return perform_token(
        g, definition, item.controller, item.to, item.clause, item.rested, item.source, item.counters
    )


def move_now(g: State, items: tuple[MoveItem, ...]) -> tuple[int, ...]:
    """Moves cards, with what belongs to being destroyed, discarded or added."""
    for item in items:
        if item.to == RULER_AREA and item.cause in ("destroyed", "banished"):
            lose_j_ruler(g, item)
    refs = perform_moves(g, items)
    for item in items:
        if item.attacking and item.to == FIELD:
            attack_instead(g, g.table.objs[item.ref].became)
        if item.cause == "discarded":  # 1019.1
            o = g.table.objs[item.ref]
            if o.became >= 0:
                emit(g, discarded(g, item))
        elif item.host >= 0 and item.to == FIELD:  # 1002.1
            o = g.table.objs[item.ref]
            if o.became >= 0 and o.zone != CHASE:  # resolving tells that itself (1406.2b)
                new = g.table.objs[o.became]
                emit(g, Event(ADDED, "1002.1", new.id, item.host, 0, new.controller, item.source))
    return refs


def discarded(g: State, item: MoveItem) -> Event:
    """What is told of a card that was discarded."""
    o = g.table.objs[item.ref]
    return Event(
        DISCARDED, item.clause, o.became, NOBODY, 1, o.owner, item.source, o.zone, item.to, item.cause, o.id
    )


def lose_j_ruler(g: State, item: MoveItem) -> None:
    """What being destroyed does to a J-ruler beside moving it (1010.1a)."""
    o = g.table.objs[item.ref]
    if "imperishable" not in o.chars.ab.keywords or g.edition.imperishable == "none":  # 1108.2
        g.edit(item.ref).marks |= ASTRAL  # 1010.1a-i
    if g.edition.j_ruler_loss_halves_life and o.zone == FIELD:
        life = g.table.players[o.controller].life
        half = -(-life // 200) * 100
        if life > half:
            perform_life(g, o.controller, half - life, "B4", item.source, "halved")
