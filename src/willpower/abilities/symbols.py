"""The small numbers everything speaks in: attributes, types, zones, general types.

They are plain integer bits, so that a set of them is one integer and a test is one operation.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NewType

# Attributes (208.2) and characteristics of will (907.6); the latter are no attributes (907.6c).
LIGHT: Final = 1
FIRE: Final = 2
WATER: Final = 4
WIND: Final = 8
DARKNESS: Final = 16
MOON: Final = 32
TIME: Final = 64
ALL_ATTRIBUTES: Final = 31

ATTRIBUTES: Final[tuple[int, ...]] = (LIGHT, FIRE, WATER, WIND, DARKNESS)
ATTRIBUTE_NAME: Final[dict[int, str]] = {
    LIGHT: "light",
    FIRE: "fire",
    WATER: "water",
    WIND: "wind",
    DARKNESS: "darkness",
    MOON: "moon",
    TIME: "time",
}
ATTRIBUTE_LETTER: Final[dict[int, str]] = {
    LIGHT: "W",
    FIRE: "R",
    WATER: "U",
    WIND: "G",
    DARKNESS: "B",
    MOON: "M",
    TIME: "T",
}
ATTRIBUTE_BY_NAME: Final[dict[str, int]] = {name: bit for bit, name in ATTRIBUTE_NAME.items()}
ATTRIBUTE_BY_LETTER: Final[dict[str, int]] = {letter: bit for bit, letter in ATTRIBUTE_LETTER.items()}

# Card types (201.2); astral rulers exist in older editions only.
RULER: Final = 1
J_RULER: Final = 2
MAGIC_STONE: Final = 4
RESONATOR: Final = 8
CHANT: Final = 16
ADDITION: Final = 32
REGALIA: Final = 64
RUNE: Final = 128
ASTRAL_RULER: Final = 256
J_RESONATOR: Final = RESONATOR | J_RULER  # 201.2a
ANY_RULER: Final = RULER | J_RULER  # 201.2b

TYPE_NAME: Final[dict[int, str]] = {
    RULER: "Ruler",
    J_RULER: "J-Ruler",
    MAGIC_STONE: "Magic Stone",
    RESONATOR: "Resonator",
    CHANT: "Chant",
    ADDITION: "Addition",
    REGALIA: "Regalia",
    RUNE: "Rune",
    ASTRAL_RULER: "Astral Ruler",
}
TYPE_BY_NAME: Final[dict[str, int]] = {name.lower(): bit for bit, name in TYPE_NAME.items()}

# General types (201.3).
BASIC: Final = 1
SPECIAL: Final = 2
MASTER: Final = 4
GENERAL_NAME: Final[dict[int, str]] = {BASIC: "Basic", SPECIAL: "Special", MASTER: "Master"}

# Zones (304-315, 1415.1a); bits, because texts and abilities speak of sets of zones.
Zone = NewType("Zone", int)  # one zone, or none
Zones = int  # a set of zones
NO_ZONE: Final = Zone(0)
DECK: Final = Zone(1)
STONE_DECK: Final = Zone(2)
HAND: Final = Zone(4)
FIELD: Final = Zone(8)
RULER_AREA: Final = Zone(16)
GRAVEYARD: Final = Zone(32)
STANDBY: Final = Zone(64)
REMOVED: Final = Zone(128)
CHASE: Final = Zone(256)
ITEMS: Final = Zone(512)
EXTRA_DECK: Final = Zone(1024)
RUNES: Final = Zone(2048)
LIFEBREAK: Final = Zone(4096)
GONE: Final = Zone(8192)  # ceased to exist: tokens, copies (1303.3, 1017.1a)
OUTSIDE: Final = Zone(16384)  # no zone of the game: what a player owns beside the deck (317.1)
IN_PLAY: Final = FIELD | RULER_AREA
OUT_OF_GAME: Final = REMOVED | OUTSIDE  # 317.1a, 317.1b
# Zones whose cards not everybody sees (302.2).
HIDDEN: Final = DECK | STONE_DECK | HAND | STANDBY | EXTRA_DECK | RUNES | LIFEBREAK | OUTSIDE
ANYWHERE: Final = 8191

ZONE_NAME: Final[dict[Zone, str]] = {
    DECK: "deck",
    STONE_DECK: "stone_deck",
    HAND: "hand",
    FIELD: "field",
    RULER_AREA: "ruler",
    GRAVEYARD: "graveyard",
    STANDBY: "standby",
    REMOVED: "removed",
    CHASE: "chase",
    ITEMS: "items",
    EXTRA_DECK: "extra_deck",
    RUNES: "runes",
    LIFEBREAK: "lifebreak",
    GONE: "gone",
    OUTSIDE: "outside",
}
ALL_ZONES: Final[tuple[Zone, ...]] = tuple(ZONE_NAME)
ZONE_BY_NAME: Final[dict[str, Zone]] = {name: bit for bit, name in ZONE_NAME.items()}


@cache
def attribute_names(bits: int) -> tuple[str, ...]:
    """The names of the attributes in a set, in the order of the rulebook."""
    return tuple(name for bit, name in ATTRIBUTE_NAME.items() if bits & bit)


@cache
def type_names(bits: int) -> tuple[str, ...]:
    """The names of the card types in a set."""
    return tuple(name for bit, name in TYPE_NAME.items() if bits & bit)
