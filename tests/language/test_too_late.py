"""Texts that say by what a target is chosen, or of what a number is, too late or of two things."""

import pytest

from language.kit import compiled

REVEAL = "Reveal the top card of your deck."


@pytest.mark.parametrize(
    "text",
    [
        f"{REVEAL} Destroy target resonator with total cost equal to the revealed card's total cost.",
        f"{REVEAL} Destroy target resonator with total cost X, where X is the revealed card's total cost.",
        "Discard a card. Destroy target resonator that shares an attribute with the discarded card.",
        "As an additional cost to play this card, banish a resonator. Destroy target resonator with total "
        "cost equal to the banished resonator's total cost.",
        "You may banish another resonator. If you do, destroy target resonator with total cost less than or "
        "equal to the banished resonator's total cost.",
    ],
)
def test_a_target_is_named_before_anything_is_done(text: str) -> None:
    """903.2g comes before paying (903.2j) and performing."""
    assert not compiled(text, chant=True).understood


def test_nor_is_it_named_by_a_cost() -> None:
    assert not compiled(
        "{1}, banish a resonator: Destroy target resonator with total cost equal to the banished resonator's "
        "total cost."
    ).understood


@pytest.mark.parametrize(
    "text",
    [
        f"{REVEAL} Destroy a resonator with total cost equal to the revealed card's total cost.",
        f"{REVEAL} Target resonator gains [+X00/+X00] until end of turn, where X is that card's total cost.",
        "Destroy target resonator and another target resonator that shares a race with it.",
    ],
)
def test_what_is_known_when_it_is_asked_for(text: str) -> None:
    assert compiled(text, chant=True).word_for_word


def test_its_of_which_of_two() -> None:
    """The revealed card is of no use but for this, and the target is named last."""
    text = f"{REVEAL} This card deals X00 damage to target resonator, where X is its total cost."
    assert not compiled(text, chant=True).understood
    used = "Target resonator gains [+X00/+0] until end of turn, where X is its total cost."
    assert compiled(f"{REVEAL} Put it into your hand. {used}", chant=True).word_for_word


@pytest.mark.parametrize(
    ("text", "understood"),
    [
        ("As this card enters the field, choose a resonator. The chosen resonator gains [+100/+100].", False),
        (
            "As this card enters your field, choose a resonator your opponent controls. That resonator "
            "cannot attack or block as long as this card is in the field.",
            False,
        ),
        (
            "As this card enters the field, choose a race. Resonators of the chosen race gain [+100/+100].",
            True,
        ),
        (
            "As this card enters your field, choose another resonator in the field. This card becomes a copy "
            "of that resonator.",
            True,
        ),
    ],
)
def test_a_card_chosen_on_entering_tells_only_how_it_enters(text: str, understood: bool) -> None:
    """909.5"""
    assert compiled(text).understood is understood
