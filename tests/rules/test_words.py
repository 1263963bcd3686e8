"""Values of switches in words."""

import pytest

from willpower.rules.edition import EDITIONS, SWITCHES, edition, value
from willpower.rules.words import apart, in_words, short_names


@pytest.mark.parametrize("name", EDITIONS)
def test_every_value_is_told_in_words(name: str) -> None:
    for switch in SWITCHES:
        said = in_words(value(edition(name), switch))
        assert said.strip()
        assert not set("(){}_") & set(said), (switch.id, said)


def test_of_long_lists_only_the_difference() -> None:
    many = tuple("abcdefgh")
    assert apart((*many, "x"), (*many, "y")) == ("also x", "also y")
    assert apart((*many, "x"), many) == ("also x", "nothing more")
    assert apart(("a",), ("b",)) == ("a", "b")


def test_variants_together() -> None:
    compared = [edition(name) for name in EDITIONS]
    assert short_names(["5.12 Valhalla", "5.12 Bifrost", "7.x"], compared) == "5.12, 7.x"
    assert short_names(["5.12 Valhalla"], compared) == "5.12 Valhalla"
    assert short_names(list(EDITIONS), compared) == "all"
