"""Texts in other words mean the same: each pair gives equal trees."""

import pytest

from language.kit import abilities, compiled
from language.test_at_work import at_work, resonator

ONCE = "{1}: Draw a card. Play this ability only once per turn."
TWO = "If you would draw a card, draw two cards instead."
PLAIN = "Pay {1} less to do judgment."
IF = "You may pay {1} less to do judgment if you control an Elf."


@pytest.mark.parametrize(
    "text, plain",
    [
        ("{1}: Draw a card. You can use this ability only once per turn.", ONCE),
        ("{1}: Draw a card. This ability can only be used once each turn.", ONCE),
        (
            "{0}: Draw a card. Activate only during your turn.",
            "{0}: Draw a card. Play this ability only during your turn.",
        ),
        (
            "Whenever you gain life => Draw a card. This triggers once per turn.",
            "Whenever you gain life => Draw a card. This ability triggers only once per turn.",
        ),
        ("If you would draw a card, draw two cards instead of one.", TWO),
        ("If you would draw a card, draw two instead.", TWO),
        ("Your [Judgment] costs are reduced by {1}.", PLAIN),
        ("Reduce [Judgment] costs you pay by {1}.", PLAIN),
        ("This card's judgment costs {1} less.", PLAIN),
        ("You may pay {1} less for this card's [Judgment] cost if you control an Elf.", IF),
        ("All Elves are Zombies.", "All Elves become Zombies."),
        (
            "Whenever you use [Inheritance] => Draw a card.",
            "Whenever you play an [Inheritance] ability => Draw a card.",
        ),
        (
            "When this card dies => Draw a card.",
            "When this card is put into a graveyard from the field => Draw a card.",
        ),
        (
            "{Rest}: Produce {R}. This will can only be used on Dragons.",
            "{Rest}: Produce {R}. Spend this will only to play Dragons.",
        ),
        (
            "{Rest}: Produce {R}. Spend this will only for judgment.",
            "{Rest}: Produce {R}. Spend this will only to do judgment.",
        ),
        (
            "You may pay {1} less to play cards not from your hand.",
            "You may pay {1} less to play cards from zones other than your hand.",
        ),
    ],
)
def test_other_words(text: str, plain: str) -> None:
    assert compiled(text).word_for_word
    assert abilities(text) == abilities(plain)


@pytest.mark.parametrize(
    "text",
    [
        "[Judgment] costs are reduced by {1}.",
        "Your opponent's [Judgment] costs are reduced by {1}.",
        "During your draw phase, draw two cards instead of one.",
    ],
)
def test_it_is_not_told_whose_or_which(text: str) -> None:
    assert not compiled(text).understood


def test_a_judgment_that_costs_less() -> None:
    """903.2i: what stands in the paragraph of [Judgment] counts as well."""
    king = {
        "name": "Old King",
        "type": "Ruler",
        "text": ["[Judgment] {3}. You may pay {1} less for each Imp you control."],
        "back": {"name": "Young King", "type": "J-Ruler", "atk": 900, "def": 900},
    }
    imp = resonator("Imp", "[Flying]") | {"race": ["Imp"]}
    at_work(
        [king, imp],
        """
        start: {A: {ruler: Old King, field: [Imp, Imp], stones: {Light Magic Stone: 1}}}
        do:
          - {A: judgment}
          - {both: pass}
        expect: {A.Young King: {zone: field}}
        """,
    )
