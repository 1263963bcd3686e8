"""Type lines (201), old ones as 1405 and 1406 read them."""

import pytest

from willpower.cards.symbols import (
    ADDITION,
    BASIC,
    CHANT,
    J_RULER,
    MAGIC_STONE,
    MASTER,
    REGALIA,
    RESONATOR,
    RULER,
    RUNE,
    SPECIAL,
)
from willpower.cards.type_line import TypeLineError, parse_type


@pytest.mark.parametrize(
    ("printed", "types", "general", "subtypes", "traits"),
    [
        ("Resonator", RESONATOR, 0, (), ()),
        ("Ruler", RULER, 0, (), ()),
        ("J-Ruler", J_RULER, 0, (), ()),
        ("regalia", REGALIA, 0, (), ()),
        ("Chant", CHANT, 0, (), ()),
        ("Chant/Rune", CHANT | RUNE, 0, (), ()),
        ("Chant / Rune", CHANT | RUNE, 0, (), ()),
        ("Chant/Rune/Master Rune", CHANT | RUNE, MASTER, (), ()),
        ("Master Rune", RUNE, MASTER, (), ()),
        ("Magic Stone", MAGIC_STONE, 0, (), ()),
        ("Special Magic Stone", MAGIC_STONE, SPECIAL, (), ()),
        ("Basic Magic Stone", MAGIC_STONE, BASIC, (), ()),
        ("Basic Ruler", RULER, BASIC, (), ()),
        ("Basic J-Ruler", J_RULER, BASIC, (), ()),
        ("Light Magic Stone", MAGIC_STONE, 0, ("light magic stone",), ()),
        ("Basic Darkness Magic Stone", MAGIC_STONE, BASIC, ("darkness magic stone",), ()),
        ("Special Magic Stone / True Magic Stone", MAGIC_STONE, SPECIAL, (), ("True Magic Stone",)),
        ("Resonator (Shift)", RESONATOR, 0, (), ()),
        ("Chant (Story/Old Magic)", CHANT, 0, (), ("Story", "Old Magic")),
        ("Addition", ADDITION, 0, (), ()),
        ("Addition:Resonator", ADDITION, 0, ("resonator",), ()),
        ("Addition: Field", ADDITION, 0, ("field",), ()),
        ("Addition:J/Resonator", ADDITION, 0, ("j/resonator",), ()),
        ("Addition:J/Ruler", ADDITION, 0, ("j/ruler",), ()),
        ("Addition:Ruler/J-Ruler", ADDITION, 0, ("j/ruler",), ()),
        ("Addition:Ruler", ADDITION, 0, ("ruler",), ()),
        ("Addition:J-Ruler", ADDITION, 0, ("j-ruler",), ()),
        ("Addition:J-Ruler", ADDITION, 0, ("j-ruler",), ()),
        ("Addition:Ruler", ADDITION, 0, ("ruler",), ()),
        ("Spell:Chant", CHANT, 0, ("chant",), ()),
        ("Spell: Chant-Instant", CHANT, 0, ("chant-instant",), ()),
        ("Spell:Chant - Standby", CHANT, 0, ("chant-standby",), ()),
        ("Chant-Instant", CHANT, 0, ("chant-instant",), ()),
        ("Spell", CHANT, 0, ("chant",), ()),
    ],
)
@pytest.mark.clause("201.2", "201.2c", "201.3", "1405.1", "1406.1a")
def test_printed_types(
    printed: str, types: int, general: int, subtypes: tuple[str, ...], traits: tuple[str, ...]
) -> None:
    line = parse_type(printed)
    assert (line.types, line.general, line.subtypes, line.traits) == (types, general, subtypes, traits)


@pytest.mark.parametrize(
    "printed",
    [
        "",
        "/",
        "Monster",
        "J/Resonator",
        "Special Chant",
        "Master Chant",
        "Basic Basic Ruler",
        "Astral Ruler",
        "(Shift)",
    ],
)
def test_words_that_are_no_type_are_refused(printed: str) -> None:
    with pytest.raises(TypeLineError):
        parse_type(printed)


def test_a_very_long_line_is_refused() -> None:
    with pytest.raises(TypeLineError, match="characters"):
        parse_type("Chant/" * 1000)
