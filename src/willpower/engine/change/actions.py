"""Small changes of state, performed at once (1007, 1013, 1020-1022): the ground floor of the gate."""

from __future__ import annotations

from willpower.abilities.effects import SpendOnly
from willpower.abilities.symbols import FIELD, IN_PLAY, J_RESONATOR

from ..core.events import (
    ADDED,
    CONTROL,
    COUNTERS_PUT,
    COUNTERS_REMOVED,
    CREATED,
    DAMAGED,
    DID,
    LIFE_GAINED,
    LIFE_LOST,
    MOVED,
    RECOVERED,
    RESTED,
    SHUFFLED,
    TOLD,
    TURNED,
    WILL,
)
from ..core.objects import NOBODY, TOKEN, Event, is_player
from ..core.prng import shuffled
from ..core.stale import DAMAGE, LIFE, PLAY, RULES, TURNING, WATCHERS, changed
from ..core.state import State
from ..core.will import Will
from .triggers import emit, emit_moves, watchers_for_moves
from .zones import new_object, note_arrival, note_departure, put_in


class DamageItem:
    """Damage that is to be dealt by a source to a card or player. A value."""

    __slots__ = ("amount", "battle", "source", "to", "unpreventable")

    def __init__(
        self,
        source: int = NOBODY,
        to: int = NOBODY,
        amount: int = 0,
        battle: bool = False,
        unpreventable: bool = False,
    ) -> None:
        self.source = source
        self.to = to
        self.amount = amount
        self.battle = battle
        self.unpreventable = unpreventable


def perform_damage(g: State, items: tuple[DamageItem, ...], clause: str = "1007.1") -> int:
    """Deals damage at the same time; how much in all."""
    dealt = 0
    events: list[Event] = []
    for item in items:
        if item.amount <= 0:
            continue  # 104.2
        if is_player(item.to):
            p = g.edit_player(-1 - item.to)
            p.life -= item.amount  # 1007.2
            if p.life % 100 and g.edition.life_rounding == "always":
                round_up_now(g, -1 - item.to)
            events.append(
                Event(
                    DAMAGED,
                    "1007.2",
                    item.source,
                    item.to,
                    item.amount,
                    -1 - item.to,
                    item.source,
                    word=_word(item),
                )
            )
            events.append(
                Event(
                    LIFE_LOST,
                    "1007.2",
                    item.to,
                    NOBODY,
                    item.amount,
                    -1 - item.to,
                    item.source,
                    word="damage",
                )
            )
        else:
            o = g.table.objs[item.to]
            if o.became != -1 or o.zone != FIELD or o.chars.defense is None:
                continue  # 1007.4
            if not o.chars.types & J_RESONATOR:
                continue  # 1007.1
            o = g.edit(item.to)
            o.damage += item.amount  # 1007.1
            events.append(
                Event(
                    DAMAGED,
                    clause,
                    item.source,
                    item.to,
                    item.amount,
                    o.controller,
                    item.source,
                    word=_word(item),
                )
            )
        dealt += item.amount
    changed(g, DAMAGE | LIFE)
    for event in events:
        emit(g, event)
    return dealt


def _word(item: DamageItem) -> str:
    return "battle" if item.battle else ""


def round_up_now(g: State, player: int) -> None:
    """Life is rounded up to a hundred where an older edition does not wait for a rule process (1205.1)."""
    p = g.edit_player(player)
    p.life += 100 - p.life % 100
    word = "life is rounded up"
    g.memory.log_chunk.append(Event(TOLD, "1205.1", -1 - player, NOBODY, p.life, player, word=word))


def perform_life(
    g: State, player: int, delta: int, clause: str, source: int = NOBODY, word: str = ""
) -> None:
    """Changes a player's life."""
    if not delta:
        return
    p = g.edit_player(player)
    p.life += delta
    if p.life % 100 and g.edition.life_rounding == "always":
        round_up_now(g, player)
    changed(g, LIFE)
    ref = -1 - player
    if delta > 0:
        emit(g, Event(LIFE_GAINED, clause, ref, NOBODY, delta, player, source, word=word))
    else:
        emit(g, Event(LIFE_LOST, clause, ref, NOBODY, -delta, player, source, word=word))


def perform_rest(g: State, refs: tuple[int, ...], clause: str, source: int = NOBODY) -> tuple[int, ...]:
    """Rests cards that are recovered (303.1a, 1013.1, 104.3); those that were turned."""
    turned: list[int] = []
    for ref in refs:
        o = g.table.objs[ref]
        if o.became == -1 and not o.rested and o.zone & IN_PLAY:
            g.edit(ref).rested = True
            turned.append(ref)
    if g.derived.soft & TURNING:
        changed(g, TURNING)
    for ref in turned:
        emit(g, Event(RESTED, clause, ref, NOBODY, 0, g.table.objs[ref].controller, source))
    return tuple(turned)


def perform_recover(g: State, refs: tuple[int, ...], clause: str, source: int = NOBODY) -> tuple[int, ...]:
    """Recovers cards that are rested (303.1a, 1013.1, 104.3); those that were turned."""
    turned: list[int] = []
    for ref in refs:
        o = g.table.objs[ref]
        if o.became == -1 and o.rested and o.zone & IN_PLAY:
            g.edit(ref).rested = False
            turned.append(ref)
    if g.derived.soft & TURNING:
        changed(g, TURNING)
    for ref in turned:
        emit(g, Event(RECOVERED, clause, ref, NOBODY, 0, g.table.objs[ref].controller, source))
    return tuple(turned)


def perform_counters(g: State, ref: int, name: str, delta: int, clause: str, source: int = NOBODY) -> int:
    """Puts counters on a card or removes them (1022.1); those of one name are alike (1022.1b). How many."""
    o = g.table.objs[ref]
    if o.became != -1 or not delta:
        return 0
    counters = dict(o.counters) if o.counters else {}
    have = counters.get(name, 0)
    if delta < 0:
        delta = -min(have, -delta)
        if not delta:
            return 0
    if have + delta:
        counters[name] = have + delta
    else:
        counters.pop(name, None)
    o = g.edit(ref)
    o.counters = counters or None
    changed(g, PLAY | RULES)
    kind = COUNTERS_PUT if delta > 0 else COUNTERS_REMOVED
    emit(g, Event(kind, clause, ref, NOBODY, abs(delta), o.controller, source, word=name))
    return abs(delta)


def perform_control(g: State, ref: int, player: int, clause: str, source: int = NOBODY) -> bool:
    """Another player controls the card from now on."""
    o = g.table.objs[ref]
    if o.became != -1 or o.controller == player:
        return False
    o = g.edit(ref)
    o.controller = player
    o.home = player
    o.home_stamp = g.tick()
    o.since = g.turn.serial
    changed(g, PLAY | WATCHERS | RULES)
    emit(g, Event(CONTROL, clause, ref, NOBODY, 0, player, source))
    return True


def perform_shuffle(g: State, player: int, zone: int, clause: str = "1021.1") -> None:
    """Shuffles a deck, all its cards (1021, 1021.1a)."""
    p = g.edit_player(player)
    g.work.rng, p.zones[zone] = shuffled(g.work.rng, p.zones.get(zone, ()))
    emit(g, Event(SHUFFLED, clause, -1 - player, NOBODY, 0, player, to=zone))


def perform_token(
    g: State,
    definition: int,
    player: int,
    zone: int,
    clause: str,
    rested: bool = False,
    source: int = NOBODY,
    counters: tuple[tuple[str, int], ...] = (),
) -> int:
    """Creates a token in the field or item area under a player's control (1303.1c)."""
    before = watchers_for_moves(g)
    o = new_object(g, definition, player, zone, TOKEN)
    o.rested = rested and zone == FIELD
    if counters:
        o.counters = dict(counters)
    put_in(g, o, "top")
    note_arrival(g, o)
    emit(g, Event(CREATED, clause, o.id, NOBODY, 0, player, source, to=zone))
    if zone == FIELD:
        emit_moves(
            g, [Event(MOVED, clause, o.id, NOBODY, 0, player, source, 0, zone, "created", o.id)], before
        )
    return o.id


def perform_add(g: State, addition: int, host: int, clause: str, source: int = NOBODY) -> bool:
    """Adds an addition in the field to a card (1002.1); its effects are as old as that (909.3b)."""
    o = g.table.objs[addition]
    if o.became != -1 or g.table.objs[host].became != -1 or addition == host:
        return False
    o = g.edit(addition)
    o.host = host
    if g.edition.effect_order == "dependency, timestamp, additions when added":
        o.stamp = g.tick()
    changed(g, PLAY | RULES)
    emit(g, Event(ADDED, clause, addition, host, 0, o.controller, source))
    return True


def perform_turn_over(g: State, ref: int, face: int, word: str, clause: str, source: int = NOBODY) -> bool:
    """Turns a card to another of its sides; it stays the same card (1302.2c, 1302.3c, 1304.6),
    with the information of the side that is up (1302.2e, 1302.3d)."""
    o = g.table.objs[ref]
    definition = g.definitions[o.definition]
    if o.became != -1 or o.face == face or face >= len(definition.faces):
        return False
    note_departure(g, o)
    o = g.edit(ref)
    o.face = face
    o.base = definition.faces[face]
    o.chars = o.base
    o.stamp = g.tick()  # the abilities of that side become active now (909.3b)
    changed(g, PLAY | WATCHERS | RULES)
    note_arrival(g, o)
    emit(g, Event(TURNED, clause, ref, NOBODY, 0, o.controller, source, word=word))
    return True


def produce(
    g: State,
    player: int,
    bits: tuple[int, ...],
    source: int,
    only: SpendOnly | None = None,
    clause: str = "907.4",
) -> None:
    """A player gets will (907.4)."""
    p = g.edit_player(player)
    p.will = p.will + tuple([Will(bit, source, only) for bit in bits])
    for bit in bits:
        emit(g, Event(WILL, clause, source, NOBODY, bit, player, source))


def clear_will(g: State, clause: str) -> None:
    """All produced will is gone (503.4, 505.5c)."""
    for n in (0, 1):
        if g.table.players[n].will:
            p = g.edit_player(n)
            p.will = ()
            emit(g, Event(DID, clause, -1 - n, NOBODY, 0, n, word="will gone"))
