"""Small changes of state, performed at once (1007, 1013, 1020-1022): the ground floor of the gate."""

from __future__ import annotations

from willpower.abilities.effects import SpendOnly
from willpower.abilities.symbols import (
    CHASE,
    FIELD,
    GONE,
    HAND,
    IN_PLAY,
    J_RESONATOR,
    J_RULER,
    RULER,
    RULER_AREA,
    Zone,
)

from ..core import happenings
from ..core.events import RECOVERED
from ..core.ids import (
    BOTH_PLAYERS,
    NOBODY,
    PLAYER_A,
    PLAYER_B,
    PLAYER_OF,
    PLAYER_REF,
    ObjId,
    PlayerId,
    RefId,
    is_player,
)
from ..core.objects import ASTRAL, COPY, JUDGMENT, TOKEN, Event, Obj, still_itself
from ..core.prng import shuffled
from ..core.stale import (
    DAMAGE,
    LIFE,
    PLAY,
    RECOVERY_OF,
    RULES,
    STANDING,
    TURNING,
    TURNING_OF,
    WATCHERS,
    WILL_OF,
    changed,
)
from ..core.state import State
from ..core.will import Will
from ..values.characteristics import refresh
from ..values.control import speak_for
from ..values.evaluate.weather import weather_of
from ..values.lasting import entered
from .in_battle import attack_instead
from .triggers import emit, emit_all, emit_moves, watchers_for_moves
from .zones import MoveItem, new_object, note_arrival, perform_moves, put_in


class DamageItem:
    """Damage that is to be dealt by a source to a card or player. A value."""

    __slots__ = ("amount", "battle", "source", "to", "unpreventable")

    def __init__(
        self,
        source: RefId = NOBODY,
        to: RefId = NOBODY,
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
            p = g.edit_player(PLAYER_OF[item.to])
            p.life -= item.amount  # 1007.2
            if p.life % 100 and g.edition.life_rounding == "always":
                round_up_now(g, PLAYER_OF[item.to])
            events.append(
                happenings.damaged(
                    source=item.source,
                    object=item.to,
                    amount=item.amount,
                    player=PLAYER_OF[item.to],
                    how=_word(item),
                    clause="1007.2",
                )
            )
            events.append(
                happenings.life_lost(
                    player=PLAYER_OF[item.to],
                    amount=item.amount,
                    source=item.source,
                    how="damage",
                    clause="1007.2",
                )
            )
        else:
            o = g.table.objs[item.to]
            if not still_itself(o) or o.zone != FIELD or o.chars.defense is None:
                continue  # 1007.4
            if not o.chars.types & J_RESONATOR:
                continue  # 1007.1
            o = g.edit(item.to)
            o.damage += item.amount  # 1007.1
            events.append(
                happenings.damaged(
                    source=item.source,
                    object=item.to,
                    amount=item.amount,
                    player=o.controller,
                    how=_word(item),
                    clause=clause,
                )
            )
        dealt += item.amount
    changed(g, DAMAGE | LIFE)
    for event in events:
        emit(g, event)
    return dealt


def _word(item: DamageItem) -> str:
    return "battle" if item.battle else ""


def round_up_now(g: State, player: PlayerId) -> None:
    """Life is rounded up to a hundred where an older edition does not wait for a rule process (1205.1)."""
    p = g.edit_player(player)
    p.life += 100 - p.life % 100
    g.memory.log_chunk.append(
        happenings.told(
            what="life rounded up", subject=PLAYER_REF[player], player=player, amount=p.life, clause="1205.1"
        )
    )


def perform_life(
    g: State, player: PlayerId, delta: int, clause: str, source: RefId = NOBODY, word: str = ""
) -> None:
    """Changes a player's life."""
    if not delta:
        return
    p = g.edit_player(player)
    p.life += delta
    when = g.edition.life_rounding
    if p.life % 100 and (when == "always" or (when == "when halved" and delta > 0)):
        round_up_now(g, player)  # half of an amount that is gained too (2.0 4.3.5, 4.3.6)
    changed(g, LIFE)
    if delta > 0:
        emit(g, happenings.life_gained(player=player, amount=delta, source=source, how=word, clause=clause))
    else:
        emit(g, happenings.life_lost(player=player, amount=-delta, source=source, how=word, clause=clause))


def perform_rest(g: State, refs: tuple[RefId, ...], clause: str, source: RefId = NOBODY) -> tuple[RefId, ...]:
    """Rests cards that are recovered (303.1a, 1013.1, 104.3); those that were turned."""
    turned: list[RefId] = []
    what = 0
    for ref in refs:
        o = g.table.objs[ref]
        if o.became == NOBODY and not o.rested and o.zone & IN_PLAY:
            g.edit(ref).rested = True
            turned.append(ref)
            what |= TURNING | TURNING_OF[o.controller]
    changed(g, what)
    for ref in turned:
        emit(
            g, happenings.rested(card=ref, player=g.table.objs[ref].controller, source=source, clause=clause)
        )
    return tuple(turned)


def perform_recover(
    g: State, refs: tuple[RefId, ...], clause: str, source: RefId = NOBODY
) -> tuple[RefId, ...]:
    """Recovers cards that are rested (303.1a, 1013.1, 104.3); those that were turned."""
    turned: list[RefId] = []
    what = 0
    for ref in refs:
        o = g.table.objs[ref]
        if o.became == NOBODY and o.rested and o.zone & IN_PLAY:
            g.edit(ref).rested = False
            turned.append(ref)
            what |= TURNING | TURNING_OF[o.controller] | RECOVERY_OF[o.controller]
    changed(g, what)
    events: list[Event] = []
    for ref in turned:
        who = g.table.objs[ref].controller
        events.append(happenings.recovered(card=ref, player=who, source=source, clause=clause))
    emit_all(g, events, RECOVERED)
    return tuple(turned)


def perform_counters(
    g: State, ref: RefId, name: str, delta: int, clause: str, source: RefId = NOBODY, by: RefId = NOBODY
) -> int:
    """Puts counters on a card or removes them (1022.1); those of one name are alike (1022.1b). How many."""
    o = g.table.objs[ref]
    if not still_itself(o) or not delta:
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
    make = happenings.counters_put if delta > 0 else happenings.counters_removed
    n = abs(delta)
    emit(g, make(card=ref, counter=name, amount=n, player=o.controller, source=source, clause=clause, by=by))
    return n


def perform_control(g: State, ref: RefId, player: PlayerId, clause: str, source: RefId = NOBODY) -> bool:
    """Another player controls the card from now on."""
    o = g.table.objs[ref]
    if not still_itself(o) or o.controller == player:
        return False
    if ends_with_its_field(g, o):
        end_copy(g, ref, source)
        return True
    o = g.edit(ref)
    o.controller = player
    o.home = player
    o.home_stamp = g.tick()
    o.since = g.turn.serial
    if o.zone == CHASE:
        speak_for(g, o.id, player)
    changed(g, PLAY | STANDING | WATCHERS | RULES)  # whoever had it plays its abilities no more (707.2)
    emit(g, happenings.control_gained(card=ref, player=player, source=source, clause=clause))
    return True


def ends_with_its_field(g: State, o: Obj) -> bool:
    """Whether it is a copy that another's control would take out of the zone it was made in: where each
    player has a field, control means a move to theirs (1017.1a, 302.1)."""
    return o.kind == COPY and o.zone == FIELD and g.edition.control_change == "moves"


def end_copy(g: State, ref: RefId, source: RefId) -> None:
    """A copy leaves the zone it was made in and ceases to exist (1017.1a)."""
    perform_moves(g, (MoveItem(ref, GONE, "erased", "1017.1a", source=source),))


def hold_control(g: State, ref: RefId, player: PlayerId) -> None:
    """A player who controls a card goes on doing so when other effects are over (105.3)."""
    o = g.edit(ref)
    o.home = player
    o.home_stamp = g.tick()
    changed(g, PLAY)


def perform_shuffle(g: State, player: PlayerId, zone: Zone, clause: str = "1021.1") -> None:
    """Shuffles a deck, all its cards (1021, 1021.1a)."""
    p = g.edit_player(player)
    g.work.rng, p.zones[zone] = shuffled(g.work.rng, p.zones[zone])
    emit(g, happenings.shuffled(player=player, zone=zone, clause=clause))


def perform_token(
    g: State,
    definition: int,
    player: PlayerId,
    zone: Zone,
    clause: str,
    rested: bool = False,
    source: RefId = NOBODY,
    counters: tuple[tuple[str, int], ...] = (),
    announced: RefId = NOBODY,
) -> ObjId:
    """Creates a token in the field or item area under a player's control (1303.1c); `announced`: the object
    that it was while its text said how it enters."""
    before = watchers_for_moves(g)
    o = new_object(g, definition, player, zone, TOKEN)
    if announced >= 0:
        old = g.edit(announced)
        old.became = o.id
        o.memory = old.memory
    o.rested = rested and zone == FIELD
    if counters:
        o.counters = dict(counters)
    put_in(g, o, "top")
    note_arrival(g, o)
    if o.memory:
        entered(g, g.table.objs[announced].id, o.id)
    emit(g, happenings.created(card=o.id, player=player, zone=zone, source=source, clause=clause))
    if zone == FIELD:
        emit_moves(
            g,
            [
                happenings.moved(
                    card=o.id, old=o.id, to=zone, cause="created", player=player, source=source, clause=clause
                )
            ],
            before,
        )
    return o.id


def copyable(o: Obj) -> bool:
    """Whether something can be copied: what is on the chase, but no judgment, which is neither spell nor
    ability, and cards in the field; not what is no longer there (1017.1, 1017.1d)."""
    if o.zone == CHASE:
        return o.kind != JUDGMENT
    return o.zone == FIELD and still_itself(o) and not o.chars.types & (RULER | J_RULER)


def perform_copy(g: State, ref: RefId, player: PlayerId, source: RefId) -> ObjId:
    """Makes a pseudo-card like a card in the field, without the effects on it, in that field (1017.1a): that
    of its controller where each player has one, else it is the player's who copies."""
    o = g.table.objs[ref]
    made = new_object(g, o.definition, o.owner, FIELD, COPY)
    made.controller = o.controller if g.edition.field == "one per player" else player
    made.home = made.controller
    made.face = o.face
    made.base = o.base
    made.chars = o.base
    put_in(g, made, "top")
    note_arrival(g, made)
    changed(g, PLAY | RULES)
    emit(
        g,
        happenings.created(
            card=made.id, player=player, zone=FIELD, source=source, copied=ref, clause="1017.1a"
        ),
    )
    return made.id


def perform_add(g: State, addition: RefId, host: RefId, clause: str, source: RefId = NOBODY) -> bool:
    """Adds an addition in the field to a card (1002.1); its effects are as old as that (909.3b)."""
    o = g.table.objs[addition]
    if not still_itself(o) or not still_itself(g.table.objs[host]) or addition == host:
        return False
    o = g.edit(addition)
    o.host = host
    if g.edition.effect_order == "dependency, timestamp, additions when added":
        o.stamp = g.tick()
    changed(g, PLAY | RULES)
    emit(g, happenings.added(card=addition, host=host, player=o.controller, source=source, clause=clause))
    return True


def perform_remove_damage(g: State, ref: RefId, n: int, clause: str, source: RefId = NOBODY) -> int:
    """Remove damage from a card (1007.6). Returns how much was removed."""
    o = g.table.objs[ref]
    n = min(n, o.damage)
    if not still_itself(o) or n <= 0:
        return 0
    g.edit(ref).damage -= n
    changed(g, DAMAGE)
    emit(
        g,
        happenings.did(
            what="damage removed", subject=ref, player=o.controller, amount=n, source=source, clause=clause
        ),
    )
    return n


def clear_damage(g: State) -> None:
    """All damage on J/resonators becomes zero (505.5a); on what is none for the time being it stays."""
    if g.derived.values_stale:
        refresh(g)
    for i in g.table.field:
        o = g.table.objs[i]
        if o.damage and o.chars.types & J_RESONATOR:
            g.edit(i).damage = 0
    if g.edition.j_ruler_damage == "kept":
        for p in BOTH_PLAYERS:
            for i in g.table.players[p].zones.ruler_area:
                if g.table.objs[i].damage:
                    g.edit(i).damage = 0
    changed(g, DAMAGE)


def perform_weather(
    g: State, p: PlayerId, weather: str, source: RefId = NOBODY, clause: str = "1028.1"
) -> bool:
    """The weather of a player is from now on of a type; the last one counts (1028.1a-i, 1028.1b). Returns
    whether it was another (104.3)."""
    was = weather_of(g, p)
    player = g.edit_player(p)
    player.weather = weather
    player.weather_stamp = g.tick()
    changed(g, PLAY)
    if was == weather:
        return False
    emit(g, happenings.weather_changed(player=p, weather=weather, source=source, clause=clause))
    if g.memory.weathers:
        g.memory.weathers = (weather_of(g, PLAYER_A), weather_of(g, PLAYER_B))
    return True


def perform_will(
    g: State,
    player: PlayerId,
    bits: tuple[int, ...],
    source: RefId,
    only: SpendOnly | None = None,
    clause: str = "907.4",
    kinds: tuple[str, ...] = (),
) -> None:
    """A player gets will (907.4)."""
    p = g.edit_player(player)
    p.will = p.will + tuple([Will(bit, source, only) for bit in bits])
    changed(g, WILL_OF[player])
    for bit in bits:
        emit(
            g,
            happenings.will_produced(source=source, player=player, amount=bit, clause=clause, kinds=kinds),
        )


def clear_will(g: State, clause: str) -> None:
    """All produced will is gone (503.4, 505.5c)."""
    for n in BOTH_PLAYERS:
        if g.table.players[n].will:
            p = g.edit_player(n)
            p.will = ()
            changed(g, WILL_OF[n])
            emit(g, happenings.did(what="will gone", subject=PLAYER_REF[n], player=n, clause=clause))


# ---- performed together behind the gate: damage, drawing, moves and what belongs to them (1007, 1009, 1010)


def can_take_damage(g: State, ref: RefId) -> bool:
    """Whether damage can be dealt to a card or player at all (1007.1, 1007.2, 1007.4)."""
    if is_player(ref):
        return True
    o = g.table.objs[ref]
    c = o.chars
    return still_itself(o) and o.zone == FIELD and c.defense is not None and bool(c.types & J_RESONATOR)


def deal(g: State, items: tuple[DamageItem, ...]) -> tuple[int, tuple[RefId, ...]]:
    """Deals damage; how much, and to whom any."""
    if g.derived.values_stale:
        refresh(g)
    real = tuple([x for x in items if x.amount > 0 and can_take_damage(g, x.to)])
    if not real:
        return 0, ()
    total = perform_damage(g, real)
    hit: list[RefId] = []
    for item in real:
        if item.to not in hit:
            hit.append(item.to)
    return total, tuple(hit)


def draw_now(g: State, player: PlayerId, n: int, clause: str, deck_out: bool = False) -> tuple[ObjId, ...]:
    """Draws cards one by one, as many as there are (104.2, 1009.1, 1009.2)."""
    drawn: list[ObjId] = []
    for _ in range(n):
        deck = g.table.players[player].zones.deck
        if not deck:
            if deck_out:
                g.edit_player(player).deck_out = True  # 1202.2
                changed(g, RULES)
            break
        item = MoveItem(deck[0], HAND, "drawn", clause, player=player)
        item.zone_of = player  # into their hand, whoever owns it
        moved = perform_moves(g, (item,))
        for ref in moved:
            drawn.append(ref)
            emit(g, happenings.drew(player=player, card=ref, clause=clause))
    return tuple(drawn)


def create_now(g: State, definition: int, item: MoveItem) -> ObjId:
    """Creates a token as an item says (1303.1c)."""
    return perform_token(
        g,
        definition,
        item.controller,
        item.to,
        item.clause,
        item.rested,
        item.source,
        item.counters,
        item.ref,
    )


def move_now(g: State, items: tuple[MoveItem, ...]) -> tuple[ObjId, ...]:
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
                emit(
                    g,
                    happenings.added(
                        card=new.id,
                        host=item.host,
                        player=new.controller,
                        source=item.source,
                        clause="1002.1",
                    ),
                )
    return refs


def discarded(g: State, item: MoveItem) -> Event:
    """Make the event of a card that was discarded (1019.1)."""
    o = g.table.objs[item.ref]
    return happenings.discarded(
        card=o.became,
        old=o.id,
        player=o.controller,
        source=item.source,
        origin=o.zone,
        to=item.to,
        cause=item.cause,
        clause=item.clause,
    )


def lose_j_ruler(g: State, item: MoveItem) -> None:
    """Mark a J-ruler that is destroyed, beside moving it (1010.1a)."""
    o = g.table.objs[item.ref]
    if "imperishable" not in o.chars.ab.keywords or g.edition.imperishable == "none":  # 1108.2
        g.edit(item.ref).marks |= ASTRAL  # 1010.1a-i
    if g.edition.j_ruler_loss_halves_life and o.zone == FIELD:
        life = g.table.players[o.controller].life
        half = -(-life // 200) * 100
        if life > half:
            perform_life(g, o.controller, half - life, "B4", item.source, "halved")
