"""Cards speak in the bits of the ability tree."""

from willpower.abilities import symbols as abilities
from willpower.cards import symbols


def test_the_names_are_the_same_objects() -> None:
    assert symbols.__all__
    for name in symbols.__all__:
        assert getattr(symbols, name) is getattr(abilities, name)


def test_attributes_are_found_by_name_and_by_letter() -> None:
    assert [symbols.ATTRIBUTE_LETTER[bit] for bit in symbols.ATTRIBUTES] == ["W", "R", "U", "G", "B"]
    for bit, name in symbols.ATTRIBUTE_NAME.items():
        assert symbols.ATTRIBUTE_BY_NAME[name] == bit
        assert symbols.ATTRIBUTE_BY_LETTER[symbols.ATTRIBUTE_LETTER[bit]] == bit
