"""Small states built by hand, for tests of single parts of the engine.

g = make_state()
wolf = add(g, card("Wolf", race="Beast", atk=400), FIELD, 0)
ctx = context(g, wolf)
"""

from __future__ import annotations

from collections.abc import Mapping

from willpower.abilities.ability import Ability
from willpower.abilities.symbols import CHASE, FIELD, STANDBY
from willpower.cards.mapping import card_from_mapping
from willpower.engine.core.definition import Definition
from willpower.engine.core.objects import ABILITY, CARD, Ctx, Obj
from willpower.engine.core.stale import COMING, ELSEWHERE, EVENTS, PLAY, SOURCES, changed
from willpower.engine.core.state import Player, State
from willpower.engine.text.definition import define, face_chars
from willpower.rules.edition import edition as edition_named


def make_state(edition: str = "8.01") -> State:
    """A game with nothing in it: two players, the first one's main phase in turn 1."""
    g = State(edition_named(edition))
    for number in (0, 1):
        player = Player()
        player.number = number
        player.writer = g.writer
        g.table.players.append(player)
    g.turn.phase = "main"
    g.turn.number = 1
    g.turn.serial = 1
    g.table.players[0].turns = 1
    return g


def card(name: str = "Wolf", type: str = "Resonator", **fields: object) -> dict[str, object]:
    """The mapping of a card; `defense` for the key "def"."""
    data: dict[str, object] = {"name": name, "type": type}
    for key, value in fields.items():
        data["def" if key == "defense" else key] = value
    return data


def defined(g: State, mapping: Mapping[str, object], abilities: tuple[Ability, ...] = ()) -> int:
    """The index of a new definition; `abilities` are those of its front, else its text is compiled."""
    printed = card_from_mapping(mapping)
    if abilities or not any(face.text for face in printed.faces):
        faces = tuple([face_chars(f, abilities if i == 0 else ()) for i, f in enumerate(printed.faces)])
        definition = Definition(printed, faces, printed.fingerprint)
    else:
        definition = define(printed)
    g.definitions.append(definition)
    definition.index = len(g.definitions) - 1
    return definition.index


def add(
    g: State,
    mapping: Mapping[str, object],
    zone: int,
    player: int = 0,
    *,
    abilities: tuple[Ability, ...] = (),
    face: int = 0,
    controller: int = -1,
    kind: int = CARD,
    fresh: bool = False,
) -> int:
    """Puts a card into a zone, at the bottom or end of it, and gives its reference."""
    o = _object(g, defined(g, mapping, abilities), zone, player, kind, face)
    if controller >= 0:
        o.controller = controller
        o.home = controller
    o.face_down = zone == STANDBY
    o.since = g.turn.serial if fresh else g.turn.serial - 1
    o.entered = o.since
    _place(g, o)
    return o.id


def add_ability(g: State, source: int, ability: Ability, player: int = 0) -> int:
    """Puts an ability of a card on top of the chase (903.2d), with a context of its own."""
    o = _object(g, g.table.objs[source].definition, CHASE, player, ABILITY, 0)
    o.base = type(o.base)()
    o.chars = o.base
    o.source = source
    o.ability = ability
    made = context(g, source, player)
    made.ability = ability
    o.ctx = made.id
    _place(g, o)
    return o.id


def context(g: State, source: int = -9, you: int = 0) -> Ctx:
    """A context for asking things on behalf of a card's ability."""
    made = Ctx()
    made.id = g.fresh_id()
    made.writer = g.writer
    made.source = source
    made.controller = you
    made.you = you
    g.work.ctxs[made.id] = made
    return made


def move(g: State, ref: int, zone: int) -> int:
    """Makes a card another object in another zone (302.3), without any rule or event; its new reference."""
    old = g.edit(ref)
    _take(g, old)
    o = _object(g, old.definition, zone, old.owner, old.kind, 0)
    o.prev = ref
    o.origin = old.zone
    old.became = o.id
    _place(g, o)
    return o.id


def _object(g: State, definition: int, zone: int, player: int, kind: int, face: int) -> Obj:
    o = Obj()
    o.id = len(g.table.objs)
    o.writer = g.writer
    o.kind = kind
    o.definition = definition
    o.face = face
    o.owner = player
    o.controller = player
    o.home = player
    o.zone = zone
    o.serial = o.id
    o.stamp = g.tick()
    o.base = g.definitions[definition].faces[face]
    o.chars = o.base
    g.table.objs.append(o)
    changed(g, PLAY | COMING | SOURCES | ELSEWHERE | EVENTS)
    g.derived.watch_stale = True
    return o


def _place(g: State, o: Obj) -> None:
    if o.zone == FIELD:
        g.table.field = (*g.table.field, o.id)
    elif o.zone == CHASE:
        g.table.chase = (*g.table.chase, o.id)
    else:
        zones = g.edit_player(o.owner).zones
        zones[o.zone] = (*zones[o.zone], o.id)


def _take(g: State, o: Obj) -> None:
    if o.zone == FIELD:
        g.table.field = tuple([i for i in g.table.field if i != o.id])
    elif o.zone == CHASE:
        g.table.chase = tuple([i for i in g.table.chase if i != o.id])
    else:
        zones = g.edit_player(o.owner).zones
        zones[o.zone] = tuple([i for i in zones[o.zone] if i != o.id])
