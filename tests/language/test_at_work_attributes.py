"""Attributes that a card has because another card has them, at work."""

import pytest

from language.kit import compiled
from language.test_at_work import at_work, chant, resonator

QUEEN = {
    "name": "Queen",
    "type": "Ruler",
    "attribute": "darkness",
    "text": ["[Judgment] {0}"],
    "back": {
        "name": "Empress",
        "type": "J-ruler",
        "attribute": "fire",
        "atk": 800,
        "def": 800,
        "text": [],
    },
}
WORDS = (
    "This card has the attribute of your J/ruler.",
    "This card has all attributes of your J/ruler.",
    "This card gains the same attributes as your J/ruler.",
    "Resonators you control gain the attributes of your J/ruler.",
)


@pytest.mark.parametrize("text", WORDS)
def test_it_has_the_attribute_of_the_ruler_as_that_is_now(text: str) -> None:
    at_work(
        [QUEEN, resonator("Doll", text)],
        """
        start: {A: {ruler: Queen, field: [Doll], hand: []}}
        do:
          - {expect: {A.Doll: {attribute: [darkness]}}}
          - {A: judgment}
          - {resolve: all}
        expect: {A.Doll: {attribute: [fire]}}
        """,
    )


def test_what_asks_for_attributes_sees_it() -> None:
    cull = chant("Cull", "Destroy all fire resonators.")
    at_work(
        [QUEEN, resonator("Doll", WORDS[0]), cull],
        """
        start: {A: {ruler: Queen, field: [Doll, Wolf], hand: [Cull, Cull]}}
        do:
          - {A: play, card: Cull}
          - {both: pass}
          - {expect: {A.Doll: {zone: field}}}
          - {A: judgment}
          - {resolve: all}
          - {A: play, card: Cull}
          - {both: pass}
        expect: {A.Doll: {zone: graveyard}, A.Wolf: {zone: field}}
        """,
    )


def test_of_a_card_that_may_be_any_it_is_not_said() -> None:
    assert not compiled("This card has the attribute of a resonator you control.").understood
