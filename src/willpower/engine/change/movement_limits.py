"""Where a card may not go, by what is printed on it (316), and where it goes instead."""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import (
    ADDITION,
    ASTRAL_RULER,
    CHANT,
    CHASE,
    DECK,
    EXTRA_DECK,
    FIELD,
    GONE,
    GRAVEYARD,
    HAND,
    IN_PLAY,
    ITEMS,
    J_RULER,
    LIFEBREAK,
    MAGIC_STONE,
    NO_ZONE,
    REGALIA,
    REMOVED,
    RESONATOR,
    RULER,
    RULER_AREA,
    RUNE,
    RUNES,
    STANDBY,
    STONE_DECK,
    ZONE_BY_NAME,
    ZONE_NAME,
    Zone,
)
from willpower.rules.edition import Edition

from ..core.ids import PlayerId
from ..core.objects import ASTRAL, CARD, REMNANT, Chars, Obj
from ..core.state import State

_BIT: Final = {
    "ruler": RULER,
    "j-ruler": J_RULER,
    "magic stone": MAGIC_STONE,
    "resonator": RESONATOR,
    "chant": CHANT,
    "addition": ADDITION,
    "regalia": REGALIA,
    "rune without chant": RUNE,
    "astral ruler": ASTRAL_RULER,
}
_NOT_STANDBY: Final = 1 << 30  # stands for every card but a chant with [Trigger] (1405.4a)
_NEWER: Final = ITEMS | EXTRA_DECK | RUNES

Limit = tuple[int, bool, int, str]  # which cards, going to these zones or to others, what becomes of them
_limits: Final[dict[str, tuple[Limit, ...]]] = {}  # by edition


def limits_of(rules: Edition) -> tuple[Limit, ...]:
    """The movement limits of an edition in bits (316)."""
    made: list[Limit] = []
    for row in rules.movement_limits:
        types = 0
        for name in row.cards:
            types |= _NOT_STANDBY if name == "all but chant-standby" else _BIT[name]
        zones = 0
        for zone in row.zones:
            # The magic stone area of older editions is a part of the field here (1404.1): only stones are
            # ever told to go there.
            zones |= 0 if zone == "stones" else ZONE_BY_NAME[zone]
        made.append((types, row.to, zones, row.outcome))
    _limits[rules.name] = tuple(made)
    return _limits[rules.name]


def belongs_in_standby(o: Obj) -> bool:
    """Whether a card is a chant with [Trigger], which old rulebooks call chant-standby (1405.4a)."""
    return bool(o.base.types & CHANT) and "trigger" in o.chars.ab.keywords


def wrong_in_standby(o: Obj) -> bool:
    """Whether a card in a standby area may not be there. What was set from the hand was looked at then
    (706.3), and a world that somebody imagines may have any card in its place."""
    return o.origin != HAND and not belongs_in_standby(o)


def destination(g: State, o: Obj, to: Zone) -> Zone:
    """Where a card really goes when it is told to go to a zone (316); as told unless something is said of it
    (316.3c, 316.5d); none if it does not move."""
    if o.kind != CARD:
        return to
    if o.marks & REMNANT:
        return REMOVED  # 1115.2: from the chase to anywhere else
    if to == GONE:
        return NO_ZONE  # 1303.3: only tokens are erased
    if (to | o.zone) & LIFEBREAK:
        if not g.edition.lifebreak:
            return NO_ZONE  # 1415.2
        if to == LIFEBREAK and o.zone != LIFEBREAK and g.edition.lifebreak_overflow == "graveyard instead":
            p = g.table.players[o.owner]
            if len(p.zones.lifebreak) >= p.max_lifebreak:
                to = GRAVEYARD  # 1415.1a-ii
    if to & _NEWER and ZONE_NAME[to] not in g.edition.newer_zones:
        return NO_ZONE
    printed = g.definitions[o.definition].faces[0].types
    if printed & RULER:
        # 316.1, 316.2: the judgment process moves it otherwise, by turning it over first.
        printed = RULER
        if o.face > 0:
            printed = J_RULER
            if not to & IN_PLAY and o.zone == FIELD and g.edition.j_ruler_sent_away == "ruler area":
                return RULER_AREA
            if o.marks & ASTRAL:
                printed = J_RULER | ASTRAL_RULER
    elif printed & CHANT:
        printed &= ~RUNE
        if to == CHASE:
            return to
    elif to == CHASE:
        return to
    if to == STANDBY and not belongs_in_standby(o):
        printed |= _NOT_STANDBY
    limits = _limits.get(g.rulings.name)
    for types, inside, zones, outcome in limits if limits is not None else limits_of(g.edition):
        if printed & types and bool(to & zones) == inside:
            return redirected(o, to, outcome)
    return to


def has_one_of_the_name(g: State, player: PlayerId, c: Chars) -> bool:
    """Whether a card is an Addition:Field of whose name a player controls another; the oldest edition lets it
    be neither played nor put into the field (1406.1a)."""
    if "field" not in c.subtypes:
        return False
    for i in g.table.field:
        o = g.table.objs[i]
        if o.controller == player and "field" in o.chars.subtypes and o.chars.names[0] == c.names[0]:
            return True
    return False


def stays_with_its_player(g: State, o: Obj, player: PlayerId) -> bool:
    """Whether a card in the field cannot come under a player's control, because it would be the second
    Addition:Field of its name in that player's field (1406.1a)."""
    return (
        g.edition.one_field_addition_per_name and o.zone == FIELD and has_one_of_the_name(g, player, o.chars)
    )


def movement_clause(g: State, o: Obj) -> str:
    """The clause about where a card may not go, by what it is (316)."""
    printed = g.definitions[o.definition].faces[0].types
    if printed & RULER:
        return "316.2" if o.face > 0 else "316.1"
    if printed & MAGIC_STONE:
        return "316.5"
    return "316.4" if printed & CHANT else "316.3"


def redirected(o: Obj, to: Zone, outcome: str) -> Zone:
    """Find where a card goes that may not go to a zone (316)."""
    if outcome == "stays":
        return NO_ZONE  # 316.3a, 316.5a
    if outcome == "graveyard":
        return GRAVEYARD  # 316.4
    if outcome == "main deck if a stone":
        # 316.3b; an unchanged resonator does not go there (readings 16).
        return DECK if o.chars.types & MAGIC_STONE or o.chars.stones else NO_ZONE
    gained = o.chars.types & (RESONATOR | ADDITION | REGALIA)
    return STONE_DECK if gained else to  # 316.5b, 316.5c
