"""Texts that name their own card without quotation marks."""

import pytest

from willpower.abilities.symbols import RESONATOR
from willpower.cards.card import Face
from willpower.language import compile_face
from willpower.language.own_name import of_itself


@pytest.mark.parametrize(
    "text, read",
    [
        ("Firelance deals 500 damage to each player.", "This card deals 500 damage to each player."),
        ("When Firelance enters the field ⇒ Draw a card.", "When this card enters the field ⇒ Draw a card."),
        ("{1}: Return Firelance to its owner's hand.", "{1}: Return this card to its owner's hand."),
        ("[Flying] Firelance cannot block.", "[Flying] This card cannot block."),
        ("Firelance's ATK is 300.", "This card's ATK is 300."),
        ('Search your deck for a card named "Firelance".', 'Search your deck for a card named "Firelance".'),
        ("Whenever a Firelance attacks ⇒ Draw a card.", "Whenever a Firelance attacks ⇒ Draw a card."),
        ("God's Art <Firelance> {1}: Draw a card.", "God's Art <Firelance> {1}: Draw a card."),
    ],
)
def test_its_name_is_this_card(text: str, read: str) -> None:
    assert of_itself(text, "Firelance") == read


def test_no_name_changes_nothing() -> None:
    assert of_itself("Draw a card.", "") == "Draw a card."


def test_its_name_is_no_race() -> None:
    """202.3: "another Firelance" has neither quotation marks nor a race that anybody knows."""
    text = ("Whenever another Firelance enters the field ⇒ Draw a card.",)
    assert not compile_face(Face("Firelance", RESONATOR, text=text)).understood
    assert not compile_face(Face("Firelance, the Burning Blade", RESONATOR, text=text)).understood
    assert not compile_face(
        Face("Firelance", RESONATOR, text=("Firelances you control gain [Flying].",))
    ).understood
    assert compile_face(Face("Firelance", RESONATOR, text=text, races=("Firelance",))).understood
    assert compile_face(Face("Burning Blade", RESONATOR, text=text)).understood
    elf = ("Whenever another Elf enters the field ⇒ Draw a card.",)
    assert compile_face(Face("Elf", RESONATOR, text=elf)).understood


def test_no_article_is_put_before_the_name_of_another_card() -> None:
    """It would be taken for a race."""
    text = ("Whenever Firelance attacks ⇒ Draw a card.",)
    assert not compile_face(Face("Burning Blade", RESONATOR, text=text)).understood
