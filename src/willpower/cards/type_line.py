"""The type line of a card (201): types, general types, subtypes and traits out of the printed words.

Old type lines are read as chapters 1405 and 1406 say; what they said stays in `subtypes`, because
older editions of the rules ask for it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from .symbols import (
    ADDITION,
    ASTRAL_RULER,
    ATTRIBUTE_NAME,
    ATTRIBUTES,
    BASIC,
    CHANT,
    J_RULER,
    MAGIC_STONE,
    MASTER,
    RULER,
    RUNE,
    SPECIAL,
    TYPE_BY_NAME,
    TYPE_NAME,
)

# 201.3a-c: which types a general type can stand before.
_GENERAL: Final[dict[str, tuple[int, int]]] = {
    "basic": (BASIC, MAGIC_STONE | RULER | J_RULER),
    "special": (SPECIAL, MAGIC_STONE),
    "master": (MASTER, RUNE),
}
# 201.4a
STONE_TYPES: Final[dict[str, int]] = {f"{ATTRIBUTE_NAME[bit]} magic stone": bit for bit in ATTRIBUTES}
# Printed among the types of some old stones; texts count them as they count a trait.
_TRUE_STONE: Final = "true magic stone"
_ADDITION: Final = re.compile(
    r"addition\s*:\s*(field|resonator|ruler\s*/\s*j-ruler|ruler|j-ruler|j/resonator|j/ruler)\b", re.I
)
_SPELL: Final = re.compile(r"(?:spell\s*:\s*)?(chant(?:\s*-\s*(?:instant|standby))?)|spell")
_TRAITS: Final = re.compile(r"\(([^()]*)\)")
CHANT_INSTANT: Final = "chant-instant"
CHANT_STANDBY: Final = "chant-standby"
_LONGEST: Final = 200


class TypeLineError(ValueError):
    """A type line with words that are no type."""


class UnknownType(TypeLineError):
    """A type that no rule knows; `words` is how it is printed."""

    def __init__(self, words: str) -> None:
        known = ", ".join(name for bit, name in TYPE_NAME.items() if bit != ASTRAL_RULER)
        super().__init__(f"{words!r} is not a type; types are {known}")
        self.words = words


@dataclass(frozen=True, slots=True)
class TypeLine:
    """A type line taken apart. `subtypes` are lower case words such as "resonator" or "chant-instant"."""

    types: int
    general: int
    subtypes: tuple[str, ...]
    traits: tuple[str, ...]


def parse_type(line: str) -> TypeLine:
    """Read a type line as printed: "Chant/Rune" (201.2c-i), "Special Magic Stone", "Addition:J/Resonator"."""
    if len(line) > _LONGEST:
        raise TypeLineError(f"the type line has {len(line)} characters, more than {_LONGEST}")
    types = general = 0
    subtypes: list[str] = []
    traits: list[str] = []
    rest = line
    for match in _TRAITS.finditer(line):
        # 205.2; "(Shift)" is a reminder only (1302.2d).
        traits += [word.strip() for word in match[1].split("/") if word.strip().lower() not in ("", "shift")]
    rest = _TRAITS.sub(" ", rest)
    for match in _ADDITION.finditer(rest):
        # 1406.1a: the subtypes hold a slash of their own, so they are taken out before the split.
        types |= ADDITION
        # 201.2b: "ruler/J-ruler" of the oldest cards is what was later written J/ruler.
        subtypes.append("j/ruler" if "j-ruler" in match[1].lower()[1:] else match[1].lower())
    rest = _ADDITION.sub(" ", rest)
    for part in rest.split("/"):  # 201.2c
        printed = " ".join(part.split())
        if not printed:
            continue
        bits, kind, subtype, trait = _part(printed.lower(), printed)
        types |= bits
        general |= kind
        if subtype:
            subtypes.append(subtype)
        if trait:
            traits.append(trait)
    if not types:
        raise TypeLineError("no type")
    return TypeLine(types, general, tuple(dict.fromkeys(subtypes)), tuple(dict.fromkeys(traits)))


def _part(words: str, printed: str) -> tuple[int, int, str, str]:
    """One type: its bit, its general type, its subtype and its trait."""
    if words in STONE_TYPES:
        return MAGIC_STONE, 0, words, ""
    if words == _TRUE_STONE:
        return MAGIC_STONE, 0, "", _TRUE_STONE.title()
    if words == "chant":
        return CHANT, 0, "", ""
    spell = _SPELL.fullmatch(words)
    if spell is not None:
        # 1405.1: a chant; which kind of spell it was matters to 1405.3, 1405.4 and older editions.
        return CHANT, 0, re.sub(r"\s", "", spell[1] or "chant"), ""
    bit = TYPE_BY_NAME.get(words, 0)
    if bit and bit != ASTRAL_RULER:
        return bit, 0, "", ""
    first, _, rest = words.partition(" ")
    if first in _GENERAL and rest:
        kind, fitting = _GENERAL[first]
        bits, inner, subtype, trait = _part(rest, printed)
        if inner or not bits & fitting:
            raise TypeLineError(f"{first!r} does not stand before {rest!r} (201.3)")
        return bits, kind, subtype, trait
    raise UnknownType(printed)
