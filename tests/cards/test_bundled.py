"""The bundled cards and decks."""

import pytest

from willpower.cards.bundled import bundled_cards, bundled_decks
from willpower.cards.symbols import ADDITION, ATTRIBUTES, BASIC, CHANT, MAGIC_STONE, REGALIA, RESONATOR, RULER


def test_the_set_has_about_forty_cards_of_every_usual_type() -> None:
    cards = [card for card in bundled_cards() if not card.front.general & BASIC]
    assert 40 <= len(cards) <= 50
    types = 0
    for card in cards:
        types |= card.front.types
    assert types == RULER | RESONATOR | CHANT | ADDITION | REGALIA
    assert all(card.set_code == "WPF" for card in bundled_cards())


@pytest.mark.clause("201.4b")
def test_the_five_basic_stones() -> None:
    letters = "WRUGB"
    for index, name in enumerate(("Light", "Fire", "Water", "Wind", "Darkness")):
        stone = bundled_cards().find(f"{name} Magic Stone").front
        assert (stone.types, stone.general) == (MAGIC_STONE, BASIC)
        assert stone.stone_types == ATTRIBUTES[index]
        assert stone.text == (f"{{Rest}}: Produce {{{letters[index]}}}.",)


def test_what_judge_files_expect_to_be_there() -> None:
    plain = bundled_cards().find("Plain Ruler")
    assert (plain.front.types, plain.front.text, plain.back) == (RULER, (), None)
    filler = bundled_cards().find("Filler").front
    assert (filler.types, filler.text) == (RESONATOR, ())


@pytest.mark.parametrize(
    "words",
    [
        "[Flying]",
        "[Pierce]",
        "[Swiftness]",
        "[First Strike]",
        "[Precision]",
        "[Explode]",
        "[Quickcast]",
        "[Trigger] ",
        "[Stealth] ",
        "[Awakening] ",
        "[Enter] ⇒ ",
        "[Judgment] ",
        "[Energize] ",
        "resonator token",
        "[+100/+100] counter",
        "{Rest}: ",
        "When this card is put into a graveyard from the field ⇒",
        "Resonators you control gain ",
        "Search your deck for ",
        "Added resonator gains ",
    ],
)
def test_the_set_shows_the_usual_wordings(words: str) -> None:
    assert any(words in line for card in bundled_cards() for face in card.faces for line in face.text)


def test_the_texts_use_one_arrow_and_one_apostrophe() -> None:
    lines = [line for card in bundled_cards() for face in card.faces for line in face.text]
    assert not [line for line in lines if "=>" in line or ">>>" in line or "’" in line]


@pytest.mark.parametrize("name", ["long-road", "lantern-tide"])
def test_the_decks_are_forty_and_ten(name: str) -> None:
    deck = bundled_decks()[name]
    assert (len(deck.main), len(deck.stones), deck.extra, deck.runes, deck.sideboard) == (40, 10, (), (), ())
    assert all(deck.main.count(card) <= 4 for card in deck.main)
    assert all(not card.front.types & (RULER | MAGIC_STONE) for card in deck.main)
    assert all(card.front.types & MAGIC_STONE for card in deck.stones)
    assert deck.ruler.double_sided == "ruler"
    assert any(line.startswith("[Judgment]") for line in deck.ruler.front.text)
    produced = {line[-3] for stone in deck.stones for line in stone.front.text}
    for card in deck.main:
        assert card.front.cost is not None
        assert {symbol for symbol, _ in card.front.cost.needed} <= produced


def test_every_card_of_the_set_is_played_in_a_deck() -> None:
    used = {card.name for deck in bundled_decks().values() for card in deck.cards}
    always = {"Plain Ruler", "Filler", "Darkness Magic Stone"}
    assert {card.name for card in bundled_cards()} - used == always


def test_asking_twice_gives_the_same_cards_and_a_fresh_dictionary() -> None:
    assert bundled_cards() is bundled_cards()
    first = bundled_decks()
    first.clear()
    assert bundled_decks()
