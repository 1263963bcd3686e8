"""Keys of positions: what a seat sees and knows, as one number that costs little (`Game.key`).

Nothing in a key depends on the numbers of objects, on timestamps, on the order of cards where it does not
matter, or on what the seat cannot know. Each card keeps its sign until somebody writes to it (`State.edit`),
characteristics and definitions keep theirs for good, and what a seat has learned keeps its own until
something happens; so a key only adds up what is there. What happened this turn counts as far as it shows:
use the hash where games must be the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from willpower.abilities.base import Node
from willpower.abilities.statics import MayLook
from willpower.abilities.symbols import (
    DECK,
    EXTRA_DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    ITEMS,
    LIFEBREAK,
    OUTSIDE,
    REMOVED,
    RULER_AREA,
    RUNES,
    STANDBY,
    STONE_DECK,
    Zone,
)

from .core.ids import UNDETERMINED, ObjId, RefId
from .core.objects import Chars, Obj, still_itself
from .core.player import Player
from .core.player_zones import PileSum
from .core.signs import BITS, ONE, OTHER, mixed, sign_of, word_sign
from .core.state import State
from .storage.encoding import content
from .values.characteristics import refresh
from .values.knowledge import HIDDEN, NOBODYS, OWN, knowledge, learned_by_now
from .values.limits import IN_BATTLE

if TYPE_CHECKING:
    from mypy_extensions import i64

Likeness = tuple[object, ...]

BACK: Final = 0x17C3A9F1  # a card that lies face down
FRESH: Final = 0x6A09E667F3BCC908 & BITS


def position_key(g: State, seat: int) -> Likeness:
    """A key of a position as a seat sees it: equal where two positions look alike to it and play on alike."""
    if g.derived.values_stale:
        refresh(g)
    t = g.turn
    table = g.table
    turn: i64 = t.player
    priority: i64 = t.priority
    passes: i64 = t.passes
    key: i64 = word_sign(t.phase) + word_sign(t.step) * 3 + turn * 5 + priority * 7 + passes * 31
    if g.over:
        key += 41 + g.winner
    key &= BITS
    for p in table.players:
        key = (key ^ (key >> 31)) * ONE + _player(g, p, seat) & BITS
    key += _lying(g, table.field, FIELD)
    if table.chase:
        key = mixed(key + _chase(g) & BITS)
    if table.battle is not None:
        key = mixed(key + _battle(g) & BITS)
    if table.lasting or table.delayed or g.work.waiting:
        key += _standing(g)
    d = g.work.pending
    if d is not None:
        asked: i64 = d.player
        key += (asked + 2) * 0x9E3779B1
        if asked == seat:  # of the other's question nobody sees more than that it is asked
            chosen: i64 = d.chosen
            number: i64 = len(d.options)
            key += word_sign(d.kind) + word_sign(d.purpose) * 3 + chosen * 77 + number * 0x5BD1E995
            if d.source >= 0:
                key += _card(g, table.objs[d.source]) * 3
    return (int(mixed((key & BITS) + _known(g, seat) & BITS)),)


# ---- cards -----------------------------------------------------------------------------------------------


def _lying(g: State, ids: tuple[ObjId, ...], place: int) -> i64:
    """The cards of a zone, whatever their order, with all that is to be seen of them."""
    objs = g.table.objs
    serial = g.turn.serial if place == FIELD else UNDETERMINED
    total: i64 = 0
    where: i64 = place
    where = where * OTHER & BITS
    for i in ids:
        o = objs[i]
        s: i64 = o.sign
        if s == 0:
            s = _object(g, o)
        c: i64 = o.chars.sign
        if c == 0:
            c = chars_sign(o.chars)
        s += where + c * 3
        if o.since == serial:
            s += FRESH
        if o.used is not None:
            s += _uses(g, o.used)
        s &= BITS
        s = (s ^ (s >> 31)) * ONE & BITS
        total += (s ^ (s >> 29)) * OTHER & BITS
    return total & BITS


def _card(g: State, o: Obj) -> i64:
    """One card with all that is to be seen of it."""
    s: i64 = o.sign
    if s == 0:
        s = _object(g, o)
    c: i64 = o.chars.sign
    if c == 0:
        c = chars_sign(o.chars)
    return mixed(s + c * 3 & BITS)


def _object(g: State, o: Obj) -> i64:
    """The sign of an object without its characteristics; it is kept until the object is written to."""
    s: i64 = BACK
    if not o.face_down:
        s = mixed(definition_sign(g, o.definition) + o.face)
    s += o.controller + 4 * o.owner + 16 * o.marks + 0x10000 * o.damage
    if o.rested:
        s += 0x2000000000000
    if o.host >= 0:
        s += mixed(definition_sign(g, g.table.objs[o.host].definition) + 1)
    if o.counters:
        for name, number in o.counters.items():
            s += mixed(word_sign(name) + number & BITS)
    s = mixed(s & BITS) | 1
    o.sign = s
    return s


def definition_sign(g: State, definition: int) -> i64:
    """The sign of a card as it is printed."""
    d = g.definitions[definition]
    s: i64 = d.sign
    if s == 0:
        s = sign_of(d.key.encode())
        d.sign = s
    return s


def chars_sign(c: Chars) -> i64:
    """The sign of characteristics; they are never changed, so it is kept."""
    ab = c.ab
    s: i64 = ab.sign
    if s == 0:
        s = 1
        for ability in ab.listed:
            s += node_sign(ability)
        s = mixed(s & BITS) | 1
        ab.sign = s
    if c.atk is not None:
        s += (c.atk + 1) * 0x1000193
    if c.defense is not None:
        s += (c.defense + 1) * 0x3B9ACA07 * 64
    s += mixed(c.types + c.attributes * 0x10000 + c.stones * 0x1000000 + c.total * 0x100000000 & BITS)
    s += mixed(word_sign(c.cost) + c.divinity & BITS) + c.general
    for word in c.names:
        s += word_sign(word)
    for word in c.races:
        s += word_sign(word) * 3
    for word in c.subtypes:
        s += word_sign(word) * 5
    s = mixed(s & BITS) | 1
    c.sign = s
    return s


_nodes: Final[dict[int, tuple[Node, int]]] = {}
_MOST_NODES: Final = 100_000  # only matters for abilities that are made anew again and again


def node_sign(node: Node) -> i64:
    """The sign of what a node says, the same for equal nodes of two cards."""
    known = _nodes.get(id(node))
    if known is None or known[0] is not node:
        if len(_nodes) >= _MOST_NODES:
            _nodes.clear()
        known = (node, sign_of(content(node)))
        _nodes[id(node)] = known
    return known[1]


def _uses(g: State, used: dict[int, int]) -> i64:
    """How often limited abilities of a card were used: ever, this turn, in this battle (values/limits.py)."""
    battle = g.table.battle
    total: i64 = 0
    for key, number in used.items():
        if key >= IN_BATTLE:
            if battle is None or number // 1024 != battle.began:
                continue
        elif key >= 0 and number // 1024 != g.turn.serial:
            continue
        total += mixed(key * 1024 + number % 1024 & BITS)
    return total


# ---- players and what is under way -----------------------------------------------------------------------


def _player(g: State, p: Player, seat: int) -> i64:
    """A player with their zones, those that the seat does not see as so many cards."""
    zones = p.zones
    s: i64 = p.life
    n: i64 = p.called  # machine numbers: a product that may be long is otherwise worked out by the library
    s += n * 0x100000
    n = p.played
    s += n * 0x1000000
    n = p.broken
    s += n * 0x100000000
    n = p.max_hand
    s += n * 0x10000000000
    n = p.extra_turns
    s += n * 0x1000000000000
    if p.judged:
        s += 0x20000000000000
    if p.locked:
        s += 0x40000000000000
    if p.deck_out or p.lost:
        s += 0x80000000000000
    if p.weather:
        s += word_sign(p.weather)
    for word in p.gods_arts:
        s += word_sign(word) * 7
    for word in p.skips:
        s += word_sign(word) * 11
    s = mixed(s & BITS)
    for w in p.will:
        s += mixed(w.bit + 0x700 + (0x10000 if w.only is not None else 0))
    if zones.ruler_area:
        s += _lying(g, zones.ruler_area, RULER_AREA)
    if zones.deck:
        s += mixed(DECK * 1024 + len(zones.deck))
    if zones.stone_deck:
        s += mixed(STONE_DECK * 1024 + len(zones.stone_deck))
    if zones.lifebreak:
        s += mixed(LIFEBREAK * 1024 + len(zones.lifebreak))
    return s + _piles(g, p, seat) & BITS


def _piles(g: State, p: Player, seat: int) -> i64:
    """The cards of a player that lie still, where nobody attacks or rests; their sum is kept."""
    zones = p.zones
    piles = g.derived.piles
    at = 2 * p.number + seat
    kept = piles.sums[at]
    if kept is not None and kept.holds(zones, piles.still):
        return kept.total
    s: i64 = 0
    own = p.number == seat
    steady = True
    if zones.graveyard:
        s += _lying(g, zones.graveyard, GRAVEYARD)
        steady = _steady(g, zones.graveyard, own)
    if zones.removed:
        s += _lying(g, zones.removed, REMOVED)
        steady = steady and _steady(g, zones.removed, own)
    if zones.item_area:
        s += _lying(g, zones.item_area, ITEMS)
        steady = steady and _steady(g, zones.item_area, own)
    if zones.hand:
        s += _lying(g, zones.hand, HAND) if own else _backs(g, zones.hand, HAND, seat)
        steady = steady and _steady(g, zones.hand, own)
    if zones.standby:
        s += _lying(g, zones.standby, STANDBY) if own else _backs(g, zones.standby, STANDBY, seat)
        steady = steady and _steady(g, zones.standby, own)
    if zones.extra_deck:
        s += _lying(g, zones.extra_deck, EXTRA_DECK) if own else _backs(g, zones.extra_deck, EXTRA_DECK, seat)
        steady = steady and _steady(g, zones.extra_deck, own)
    if zones.runes:
        s += _lying(g, zones.runes, RUNES) if own else _backs(g, zones.runes, RUNES, seat)
        steady = steady and _steady(g, zones.runes, own)
    if zones.outside and own:
        s += _lying(g, zones.outside, OUTSIDE)
        steady = steady and _steady(g, zones.outside, own)
    s &= BITS
    piles.sums[at] = PileSum(zones, int(piles.still), int(s)) if steady else None
    return s


def _steady(g: State, ids: tuple[ObjId, ...], own: bool) -> bool:
    """Whether these cards add the same until somebody writes to one: uses run out with turn and battle, and
    what a seat has learned of the other's revealed cards may be more without that."""
    for i in ids:
        o = g.table.objs[i]
        if o.used is not None or (o.revealed and not own):
            return False
    return True


def _backs(g: State, ids: tuple[ObjId, ...], zone: Zone, seat: int) -> i64:
    """The cards of a zone that the seat sees from behind, apart from those that lie revealed."""
    s: i64 = mixed(zone * 1024 + len(ids))
    for i in ids:
        o = g.table.objs[i]
        if o.revealed and i not in learned_by_now(g).known[seat]:
            s += _secret(g, o, 0)
    return s


def _known(g: State, seat: int) -> i64:
    """The cards in hidden zones that the seat knows, though it does not see them there."""
    if MayLook in g.derived.active:
        return _secrets(g, knowledge(g).known[seat], seat)
    learned = learned_by_now(g)
    found = learned.signs.get(seat)
    if found is None:
        found = int(_secrets(g, learned.known[seat], seat))
        learned.signs[seat] = found
        for ref in learned.known[seat]:
            if g.table.objs[ref].zone & NOBODYS:
                learned.in_piles = True
    return found


def _secrets(g: State, known: set[RefId], seat: int) -> i64:
    s: i64 = 0
    for ref in known:
        o = g.table.objs[ref]
        zone = o.zone
        if zone & HIDDEN and still_itself(o) and not (zone & OWN and o.controller == seat):
            at = 0
            if zone & NOBODYS:
                at = g.table.players[o.controller].zones[zone].index(ObjId(ref)) + 1
            s += _secret(g, o, at)
    return s & BITS


def _secret(g: State, o: Obj, at: int) -> i64:
    zone: i64 = o.zone
    whose: i64 = o.controller
    return mixed(definition_sign(g, o.definition) + zone * OTHER + whose * 0x9E3779B1 + at & BITS)


def _chase(g: State) -> i64:
    """What is on the chase, in order, with its targets."""
    objs = g.table.objs
    key: i64 = 1
    for i in g.table.chase:
        o = objs[i]
        key = mixed(key + _card(g, o) + o.kind & BITS)
        if o.ability is not None:
            key += node_sign(o.ability)
        if o.source >= 0:
            key += definition_sign(g, objs[o.source].definition) * 3
        c = g.work.ctxs.get(o.ctx)
        if c is not None:
            key += c.x + 9 * c.y
            for mode in c.modes:
                key = key * 31 + mode & BITS
            for slot in c.targets:
                for ref in c.slots.get(slot, ()):
                    key += mixed(_meant(g, ref) + slot & BITS)
        key &= BITS
    return key


def _battle(g: State) -> i64:
    b = g.table.battle
    assert b is not None
    key: i64 = 3
    for ref in (b.attacker, b.attacked, b.blocker):
        key = mixed(key + _meant(g, ref) & BITS)
    if b.was_blocked:
        key += 0x100
    if b.struck:
        key += 0x10000
    if b.removed:
        key += 0x1000000
    return key


def _meant(g: State, ref: RefId) -> i64:
    """A card or player that is meant."""
    return _card(g, g.table.objs[ref]) if ref >= 0 else ref + 16


def _standing(g: State) -> i64:
    """Effects and abilities that outlive what made them, and those that wait to be played."""
    key: i64 = 0
    for x in g.table.lasting:
        s: i64 = word_sign(x.until) + x.until_player * 5 + x.used * 0x10001
        if x.static is not None:
            s += node_sign(x.static)
        for ref in x.refs:
            s += mixed(definition_sign(g, g.table.objs[ref].definition) if ref >= 0 else ref + 16)
        key += mixed(s & BITS)
    for d in g.table.delayed:
        s = word_sign(d.until) * 3 + d.until_player * 5 + d.times
        if d.ability is not None:
            s += node_sign(d.ability)
        key += mixed(s & BITS)
    for w in g.work.waiting:
        s = w.controller + 7
        if w.ability is not None:
            s += node_sign(w.ability)
        key += mixed(s & BITS)
    return key & BITS
