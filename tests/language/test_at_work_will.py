"""What comes of producing will of one kind: invented cards, at work."""

import pytest

from language.kit import compiled
from language.test_at_work import Entry, at_work, regalia

GROVE = regalia("Grove", "Whenever you rest a magic stone to produce {G}, produce an additional {G}.")
TWIN: Entry = {"name": "Twin Stone", "type": "Special Magic Stone", "text": ["{Rest}: Produce {G} or {R}."]}


def spell(name: str, cost: str) -> Entry:
    """A chant that draws a card."""
    return {"name": name, "type": "Chant", "cost": cost, "text": ["Draw a card."]}


def test_more_of_one_kind_of_will() -> None:
    """907.1: it helps to pay, and is counted on beforehand; other will brings nothing."""
    at_work(
        [GROVE, TWIN, spell("Bough", "{G}{G}{R}"), spell("Leaf", "{G}{G}"), spell("Ember", "{R}{R}")],
        """
        start:
          A:
            field: [Grove]
            hand: [Bough, Leaf, Ember]
            stones: [Wind Magic Stone, Fire Magic Stone, Twin Stone]
        do:
          - {A: play, card: Bough, pay: [Wind Magic Stone, Fire Magic Stone]}
          - {both: pass}
          - {A: cannot, do: {play: Ember}}
          - {A: play, card: Leaf, pay: [Twin Stone]}
          - {both: pass}
        expect: {A.graveyard: [Leaf, Bough]}
        """,
    )


def test_a_stone_that_can_make_either() -> None:
    """It is settled of each will whether it is of that kind."""
    at_work(
        [GROVE, TWIN, spell("Ember", "{R}"), spell("Mixed", "{G}{R}")],
        """
        start: {A: {field: [Grove], hand: [Ember, Mixed], stones: [Twin Stone]}}
        do:
          - {A: cannot, do: {play: Mixed}}
          - {A: play, card: Ember}
          - {both: pass}
        expect: {A.graveyard: [Ember], A.will: ""}
        """,
    )


@pytest.mark.parametrize(
    "text",
    [
        "If you would produce {G}, produce an additional {G} instead.",
        "If a magic stone you control would produce {G}, it produces an additional {G} instead.",
    ],
)
def test_more_beside_what_would_be_produced(text: str) -> None:
    """It is no will in its place."""
    assert not compiled(text).understood
