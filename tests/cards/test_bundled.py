"""The bundled cards and decks."""

import pytest

from willpower.cards.bundled import (
    OLD_TIME,
    bundled_cards,
    bundled_decks,
    first_cards,
    modern_decks,
    old_time_decks,
)
from willpower.cards.symbols import (
    ADDITION,
    ATTRIBUTES,
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
from willpower.engine.procedures.deck_check import check_deck
from willpower.language import compile_card
from willpower.rules.edition import edition

# 1101.1b-i and 1102 to 1140, and the keyword of Valhalla (1415.1b).
KEYWORDS = (
    "pierce",
    "precision",
    "first strike",
    "explode",
    "flying",
    "swiftness",
    "imperishable",
    "awakening",
    "incarnation",
    "quickcast",
    "trigger",
    "stealth",
    "remnant",
    "evolution",
    "shift",
    "limit",
    "energize",
    "barrier",
    "bestow",
    "mana",
    "bloodlust",
    "torrent",
    "judgment",
    "inheritance",
    "resonance",
    "seal",
    "mobilize",
    "sealed item",
    "crest",
    "grimoire",
    "legend",
    "null",
    "drain",
    "divinity",
    "rune",
    "bane",
    "eternal",
    "enter",
    "will of hope",
    "will of despair",
)


def test_the_set_has_more_than_two_hundred_cards_of_every_type() -> None:
    cards = [card for card in bundled_cards() if not card.front.general & BASIC]
    assert 200 <= len(cards) <= 260
    types = general = 0
    for card in cards:
        for face in card.faces:
            types |= face.types
            general |= face.general
    assert types == RULER | J_RULER | RESONATOR | CHANT | ADDITION | REGALIA | RUNE | MAGIC_STONE
    assert general == SPECIAL | MASTER
    assert [card.id for card in bundled_cards()] == [
        f"WPF-{n:03}" for n in range(1, len(bundled_cards()) + 1)
    ]


def test_no_two_sides_share_a_name() -> None:
    names = [face.name for card in bundled_cards() for face in card.faces]
    assert len(set(names)) == len(names)


def test_every_text_is_understood_in_one_way() -> None:
    """Several readings, and readings that print otherwise, are problems as well."""
    found = [
        (card.id, str(problem))
        for card in bundled_cards()
        for side in compile_card(card)
        for problem in side.problems
    ]
    assert found == []


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_keyword_is_on_a_card(keyword: str) -> None:
    words = {"sealed item": "Sealed Item <"}.get(keyword, f"[{keyword}]").lower()
    assert any(words in line.lower() for card in bundled_cards() for face in card.faces for line in face.text)


def test_every_form_of_card_is_there() -> None:
    kinds = {card.double_sided for card in bundled_cards()}
    assert kinds == {"", "ruler", "colossal", "shift", "inverse"}
    subtypes = {subtype for card in bundled_cards() for subtype in card.front.subtypes}
    old = {"field", "resonator", "j/resonator", "j-ruler", "chant", "chant-instant", "chant-standby"}
    assert old <= subtypes
    assert any(card.front.types == CHANT | RUNE for card in bundled_cards())


def test_the_first_cards_stay() -> None:
    cards = first_cards()
    assert (cards[0].name, cards[-1].name, len(cards)) == ("Sarka, Keeper of the Long Road", "Filler", 49)
    names = {card.name for card in cards}
    decks = list(bundled_decks())
    assert decks[:2] == ["long-road", "lantern-tide"]
    assert {card.name for name in decks[:2] for card in bundled_decks()[name].cards} <= names


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
    assert (len(deck.main), len(deck.stones), deck.extra, deck.runes) == (40, 10, (), ())
    assert all(deck.main.count(card) <= 4 for card in deck.main)
    assert all(not card.front.types & (RULER | MAGIC_STONE) for card in deck.main)
    assert all(card.front.types & MAGIC_STONE for card in deck.stones)
    assert deck.ruler.double_sided == "ruler"
    assert any(line.startswith("[Judgment]") for line in deck.ruler.front.text)
    produced = {line[-3] for stone in deck.stones for line in stone.front.text}
    for card in deck.main:
        assert card.front.cost is not None
        assert {symbol for symbol, _ in card.front.cost.needed} <= produced


def test_every_card_of_the_set_is_in_a_deck_or_beside_it() -> None:
    decks = bundled_decks().values()
    used = {card.name for deck in decks for card in deck.cards}
    beside = {card.name for deck in decks for card in deck.sideboard}
    assert {card.name for card in bundled_cards()} - used - beside == {"Plain Ruler", "Filler"}
    assert used & beside == set()
    assert len(beside) < 50


@pytest.mark.parametrize("name", list(bundled_decks()))
def test_every_deck_may_be_played(name: str) -> None:
    deck = bundled_decks()[name]
    assert check_deck(deck, edition("8.01")) == ()
    assert (len(deck.main), len(deck.stones)) == (40, 10)
    lines = [line for stone in deck.stones for line in stone.front.text]
    letters = {letter for letter in "WRUGB" if any(f"{{{letter}}}" in line for line in lines)}
    for card in (*deck.main, *deck.runes, *deck.extra):
        assert card.front.cost is not None
        needed = {symbol for symbol, _ in card.front.cost.needed}
        assert needed <= letters, f"{card.name} cannot be paid for"


def test_five_decks_of_one_attribute_and_three_mixed_ones() -> None:
    rulers = [deck.ruler.front.attributes for deck in modern_decks().values()]
    assert set(ATTRIBUTES) < set(rulers)
    assert len([bits for bits in rulers if bits & (bits - 1)]) == 3 and len(rulers) == 8
    decks = modern_decks()
    assert (len(decks["bell-abbey"].runes), len(decks["drowned-library"].extra)) == (4, 5)
    assert decks["kiln"].ruler.double_sided == "colossal"
    forms = {card.double_sided for deck in decks.values() for card in deck.main}
    assert {"shift", "inverse"} <= forms


@pytest.mark.parametrize("rules", ["2.0", "5.00 Valhalla", "5.12 Bifrost", "5.12 Valhalla", "8.01 Valhalla"])
@pytest.mark.parametrize("name", sorted(OLD_TIME))
def test_old_time_decks_are_legal_in_old_editions(name: str, rules: str) -> None:
    deck = old_time_decks()[name]
    assert check_deck(deck, edition(rules)) == ()
    assert any(line.startswith("[Break]") for card in deck.main for line in card.front.text)


def test_asking_twice_gives_the_same_cards_and_a_fresh_dictionary() -> None:
    assert bundled_cards() is bundled_cards()
    first = bundled_decks()
    first.clear()
    assert bundled_decks()
