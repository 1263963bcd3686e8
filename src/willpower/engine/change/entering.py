"""How cards enter the field: rested, with counters, after choices, added to cards (909.5, 1022.6, 1406.3)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Ability
from willpower.abilities.base import Node, walk
from willpower.abilities.nouns import All, Noun, This
from willpower.abilities.statics import (
    AddAbilities,
    AddAbilitiesOf,
    EntersWith,
    Gains,
    LoseAbilities,
    Mod,
    Static,
)
from willpower.abilities.symbols import (
    ADDITION,
    ANY_RULER,
    CHASE,
    FIELD,
    J_RESONATOR,
    J_RULER,
    RESONATOR,
    RULER,
    RULER_AREA,
)

from ..core.ids import PLAYER_REF, UNDETERMINED, ObjId, PlayerId, RefId
from ..core.objects import AWAKENED, TORRENT, AbilitySet, Chars, Ctx, still_itself
from ..core.stale import PLAY, changed
from ..core.state import NO_STATICS, ActiveStatic, State
from ..text.keywords import ability_set
from ..values.characteristics import in_play, refresh
from ..values.evaluate import holds
from ..values.layers import COPIED, SIDES
from ..values.prohibition import means, own_statics, prohibited_by, spell_context
from .replacement import Would, arriving_controller, as_if_moved
from .zones import MoveItem

Entry = tuple[EntersWith, Ctx]

# 1406.1a: what an addition with a subtype is added to; a subtype not listed here asks for nothing.
HOST_TYPES: Final[dict[str, int]] = {
    "resonator": RESONATOR,
    "ruler": RULER,
    "j-ruler": J_RULER,
    "j/resonator": J_RESONATOR,
    "j/ruler": ANY_RULER,
    "ruler/j-ruler": ANY_RULER,
}

_known: Final[dict[int, tuple[AbilitySet, bool]]] = {}


def speaks_of_entering(ab: AbilitySet) -> bool:
    """Whether a card's own text says how it enters the field."""
    known = _known.get(id(ab))
    if known is not None and known[0] is ab:
        return known[1]
    result = False
    for ability in (*ab.listed, *ab.continuous):
        for node in walk(ability):
            if isinstance(node, EntersWith):
                result = True
    _known[id(ab)] = (ab, result)
    return result


def concerns_others(g: State) -> bool:
    """Whether a standing effect says how other cards enter the field."""
    return any([not isinstance(_what(a), This) for a in g.derived.active.get(EntersWith, NO_STATICS)])


def _what(a: ActiveStatic) -> Noun:
    assert isinstance(a.static, EntersWith)
    return a.static.what


# What continuous effects on groups of cards do to abilities about entering (bits).
_GIVES: Final = 1
_TAKES: Final = 2

_reach: Final[dict[int, tuple[Node, int]]] = {}


def reach_of(node: Node) -> int:
    """Whether an ability or effect gives a group of cards abilities about entering, or takes abilities."""
    known = _reach.get(id(node))
    if known is None or known[0] is not node:
        found = 0
        for one in walk(node):
            if isinstance(one, Gains) and isinstance(one.what, All):
                for mod in one.mods:
                    found |= reach_of_mod(mod)
        known = (node, found)
        _reach[id(node)] = known
    return known[1]


def reach_of_mod(mod: Mod) -> int:
    """What one change does to abilities about entering."""
    if isinstance(mod, LoseAbilities):
        return _TAKES
    if isinstance(mod, AddAbilitiesOf):
        return _GIVES
    if isinstance(mod, AddAbilities):
        given = tuple([a for a in mod.abilities if isinstance(a, Ability)])
        return _GIVES if speaks_of_entering(ability_set(given)) else 0
    return 0


def done_to_others(g: State) -> int:
    """What the continuous effects of the game do to abilities about entering: a card comes into the field
    with them applied (909.5)."""
    found = 0
    for i in (*in_play(g), *g.table.sources_outside_play):
        for c in g.table.objs[i].chars.ab.continuous:
            known = _reach.get(id(c))  # asked whenever a card comes
            found |= known[1] if known is not None and known[0] is c else reach_of(c)
    for lasting in g.table.lasting:
        if lasting.static is not None:
            found |= reach_of(lasting.static)
    return found


def abilities_there(g: State, w: Would) -> AbilitySet:
    """The abilities that a card has in the field, with all continuous effects applied (909.5): seen in a copy
    of the game in which it is there."""
    t = g.clone()
    as_if_moved(t, w)
    h = t.table.objs[-1]
    h.stamp = t.tick()
    t.table.field = (*t.table.field, h.id)
    changed(t, PLAY)
    refresh(t)
    return t.table.objs[h.id].chars.ab


def arriving_chars(g: State, item: MoveItem) -> Chars:
    """Return the characteristics of a card as it arrives: the side that will be up; a spell keeps its own."""
    o = g.table.objs[item.ref]
    face = item.face
    if o.zone == CHASE and face in (UNDETERMINED, o.face):
        return o.chars
    if face < 0:
        face = o.face if o.zone == RULER_AREA else 0
    return g.definitions[o.definition].faces[face]


def is_plain_arrival(g: State, item: MoveItem) -> bool:
    """Whether nothing is to be settled before a card enters the field."""
    if item.host >= 0 or (EntersWith in g.derived.active and concerns_others(g)):
        return False
    chars = arriving_chars(g, item)
    ab = chars.ab
    if (ab.listed and speaks_of_entering(ab)) or done_to_others(g) & _GIVES:
        return False
    return not (chars.types & ADDITION and chars.subtypes)


def entries(g: State, w: Would) -> tuple[Entry, ...]:
    """The effects that say how a card enters the field: its own text, then other standing effects (909.5)."""
    item = w.move
    assert item is not None
    found: list[Entry] = []
    there: AbilitySet | None = None
    if done_to_others(g):
        there = abilities_there(g, w)
    as_if_moved(g, w)
    h = g.table.objs[-1]
    if w.definition >= 0:
        ab = h.chars.ab
        ctx = Ctx()
        ctx.source = item.ref if item.ref >= 0 else item.source
    else:
        ab = arriving_chars(g, item).ab
        ctx = spell_context(g, g.table.objs[item.ref])
    if there is not None:
        ab = there
    ctx.controller = h.controller
    ctx.you = h.controller
    if ab.listed and speaks_of_entering(ab):
        found += _of_itself(g, w, own_statics(g, h, ab, ctx), ctx)
    for a in g.derived.active.get(EntersWith, NO_STATICS):
        standing = a.static
        assert isinstance(standing, EntersWith)
        if not isinstance(standing.what, This) and means(g, standing.what, h.id, a.ctx):
            theirs = a.ctx.copy(g.writer)
            theirs.event = w.event
            if holds(g, standing.condition, theirs):
                found.append((standing, theirs))
    g.table.objs.pop()
    return tuple(found)


def _of_itself(g: State, w: Would, own: tuple[Static, ...], ctx: Ctx) -> list[Entry]:
    """Keep the effects of a card itself that say how it enters now."""
    found: list[Entry] = []
    for static in own:
        if isinstance(static, EntersWith) and isinstance(static.what, This):
            if holds(g, static.condition, ctx):
                mine = ctx.copy(g.writer)
                mine.event = w.event
                found.append((static, mine))
    return found


def entries_of_copy(g: State, w: Would, after: int) -> tuple[tuple[Entry, ...], int]:
    """The sentences about entering that a card has as a copy (909.5, 1017.2), and the effect that made it
    one; `after`: the last such effect looked at. Those that it had before apply once only (910.3)."""
    item = w.move
    assert item is not None
    o = g.table.objs[item.ref]
    begun = [note.number for note in o.memory if note.kind == "effect"]
    been = [o.definition * SIDES + o.face]
    for lasting in g.table.lasting:
        if lasting.id <= after and lasting.id in begun and lasting.ctx is not None:
            been.append(lasting.ctx.numbers.get(COPIED, UNDETERMINED))
    for lasting in reversed(g.table.lasting):
        if lasting.id <= after or lasting.id not in begun or lasting.ctx is None:
            continue
        known = lasting.ctx.numbers.get(COPIED, UNDETERMINED)
        if known < 0:
            continue
        ab = g.definitions[known // SIDES].faces[known % SIDES].ab
        if known in been or not (ab.listed and speaks_of_entering(ab)):
            return (), lasting.id
        as_if_moved(g, w)
        h = g.table.objs[-1]
        ctx = spell_context(g, g.table.objs[item.ref])
        ctx.controller = h.controller
        ctx.you = h.controller
        h.marks &= ~(AWAKENED | TORRENT)  # it was not played as what it is a copy of
        found = _of_itself(g, w, own_statics(g, h, ab, ctx), ctx)
        g.table.objs.pop()
        return tuple(found), lasting.id
    return (), after


def add_counters(
    have: tuple[tuple[str, int], ...], more: tuple[tuple[str, int], ...]
) -> tuple[tuple[str, int], ...]:
    """Counters a card enters with, added up by name (1022.6)."""
    total = dict(have)
    for name, n in more:
        if n > 0:
            total[name] = total.get(name, 0) + n
    return tuple(total.items())


# ---- additions -----------------------------------------------------------------------------------------


def host_types(chars: Chars) -> int:
    """The types of cards that an addition can be added to (1406.1a); 0 if it is on its own."""
    if not chars.types & ADDITION:
        return 0
    bits = 0
    for word in chars.subtypes:
        bits |= HOST_TYPES.get(word, 0)
    return bits


def may_be_added(g: State, addition: RefId, host: RefId, player: PlayerId) -> bool:
    """Whether no effect forbids a player to add an addition to a card (1002.2, 1206.1)."""
    if addition == host or not still_itself(g.table.objs[host]):
        return False
    if prohibited_by(g, "be added", addition, to=host):
        return False
    return not prohibited_by(g, "add", PLAYER_REF[player], to=addition)


def legal_hosts(g: State, w: Would) -> tuple[ObjId, ...]:
    """The cards that an arriving addition can be added to (1406.3), in the order of the field."""
    item = w.move
    assert item is not None
    bits = host_types(arriving_chars(g, item))
    player = arriving_controller(g, w)
    places = g.table.field
    if bits & RULER and g.edition.addition_on_ruler:
        for p in g.table.players:
            places += p.zones.ruler_area
    return tuple(
        [i for i in places if g.table.objs[i].chars.types & bits and may_be_added(g, item.ref, i, player)]
    )


def needs_host(g: State, w: Would) -> bool:
    """Whether an addition that an effect puts into the field must come in added to a card (1406.3)."""
    item = w.move
    if item is None or w.definition >= 0 or item.to != FIELD or item.host >= 0:
        return False
    if g.edition.addition_by_effect == "unattached, then rule process":
        return False
    o = g.table.objs[item.ref]
    return o.zone != CHASE and host_types(arriving_chars(g, item)) != 0
