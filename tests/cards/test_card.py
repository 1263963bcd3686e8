"""Cards and their sides."""

import copy
import pickle
from dataclasses import FrozenInstanceError, replace

import pytest

from willpower.cards.card import Card, Face, make_card
from willpower.cards.errors import CardError
from willpower.cards.mapping import card_from_mapping, card_to_mapping
from willpower.cards.symbols import LIGHT, RESONATOR, RULER, WIND

OGRE = {"name": "Ogre", "type": "Resonator", "cost": "{R}", "atk": 800, "def": 800}
RULER_CARD = {
    "name": "Old King",
    "type": "Ruler",
    "back": {"name": "Young King", "type": "J-Ruler", "atk": 900},
}


def colossal() -> Card:
    back = {"name": "First", "type": "J-Ruler", "back": {"name": "Second", "type": "J-Ruler"}}
    return card_from_mapping({"id": "T-9", "name": "Folded", "type": "Ruler", "back": back})


@pytest.mark.clause("1302.1a", "1302.2", "1302.3", "1304.2")
def test_why_a_card_has_several_sides() -> None:
    shift = {**OGRE, "text": ["[Shift] {R}{2}"], "back": {"name": "Ogress", "type": "Resonator (Shift)"}}
    inverse = {**OGRE, "back": {"name": "Wraith", "type": "Resonator", "race": ["Ghost", "Inverse"]}}
    assert card_from_mapping(OGRE).double_sided == ""
    assert card_from_mapping(RULER_CARD).double_sided == "ruler"
    assert colossal().double_sided == "colossal"
    assert card_from_mapping(shift).double_sided == "shift"
    assert card_from_mapping(inverse).double_sided == "inverse"


def test_faces_have_the_numbers_that_players_write() -> None:
    assert colossal().face_ids == ("T-9", "T-9J", "T-9J^")
    inverse = {**OGRE, "id": "T-8", "back": {"name": "Wraith", "type": "Resonator", "race": ["Inverse"]}}
    assert card_from_mapping(inverse).face_ids == ("T-8", "T-8^")
    assert card_from_mapping(inverse).set_code == "T"
    assert card_from_mapping(RULER_CARD).face_ids == ("", "")


@pytest.mark.clause("201.4b")
def test_stone_types_come_from_name_or_type_line() -> None:
    named = card_from_mapping({"name": "Light Magic Stone", "type": "Basic Magic Stone"}).front
    typed = card_from_mapping({"name": "Old Windstone", "type": "Wind Magic Stone"}).front
    special = card_from_mapping({"name": "Odd Stone", "type": "Special Magic Stone"}).front
    impostor = card_from_mapping({"name": "Light Magic Stone", "type": "Regalia"}).front
    assert (named.stone_types, typed.stone_types, special.stone_types, impostor.stone_types) == (
        LIGHT,
        WIND,
        0,
        0,
    )


@pytest.mark.clause("1405.3", "1405.4")
def test_old_chants_tell_what_they_were() -> None:
    instant = card_from_mapping({"name": "Zap", "type": "Spell:Chant-Instant"}).front
    standby = card_from_mapping({"name": "Mine", "type": "Spell:Chant-Standby"}).front
    chant = card_from_mapping({"name": "Hum", "type": "Spell:Chant"}).front
    assert [(f.quickcast_by_type, f.trigger_by_type) for f in (instant, standby, chant)] == [
        (True, False),
        (False, True),
        (False, False),
    ]
    assert instant.printed_type == "Spell:Chant-Instant"


def test_cards_do_not_change_and_compare_by_what_is_printed() -> None:
    card = card_from_mapping(OGRE)
    with pytest.raises(FrozenInstanceError):
        card.id = "T-1"  # type: ignore[misc]
    assert card == card_from_mapping(OGRE) and hash(card) == hash(card_from_mapping(OGRE))
    assert pickle.loads(pickle.dumps(card)) == card == copy.deepcopy(card)


def test_the_fingerprint_is_of_everything_printed_but_the_number() -> None:
    card = card_from_mapping({**OGRE, "text": ["[Flying]"]})
    same = Card("T-77", (replace(card.front, flavour="Large."),))
    assert same.fingerprint == card.fingerprint
    changes: list[dict[str, object]] = [
        {"name": "Ogr"},
        {"cost": None},
        {"atk": 700},
        {"atk": None},
        {"defense": 0},
        {"attributes": 0},
        {"races": ("Ogre",)},
        {"text": ("[Flying] ",)},
        {"text": ("[Fly", "ing]")},
        {"divinity": 0},
        {"printed_type": "resonator"},
        {"general": 1},
        {"subtypes": ("x",)},
    ]
    prints = {Card("", (replace(card.front, **change),)).fingerprint for change in changes}  # type: ignore[arg-type]
    assert len(prints | {card.fingerprint}) == len(changes) + 1
    assert Card("", (card.front, card.front)).fingerprint != card.fingerprint


def test_faces_that_do_not_go_together_make_no_card() -> None:
    resonator, ruler = Face("Ogre", RESONATOR), Face("King", RULER)
    for faces in ((), (resonator, resonator), (ruler, resonator), (resonator,) * 4):
        with pytest.raises(CardError):
            make_card("", faces)


def test_sides_that_no_rule_joins_are_a_card_only_if_that_is_said() -> None:
    back: dict[str, object] = {"name": "Ogre King", "type": "J-Ruler"}
    odd = {**OGRE, "id": "T-7", "back": back}
    with pytest.raises(CardError, match="but the front is not a ruler"):
        card_from_mapping(odd)
    card = card_from_mapping({**odd, "sides": "odd"})
    assert card.double_sided == "odd" and card.face_ids == ("T-7", "T-7J")
    assert card_from_mapping(card_to_mapping(card)) == card
    alone = card_from_mapping({**back, "id": "T-6J", "sides": "odd"})
    assert alone.double_sided == "odd" and alone.face_ids == ("T-6J",)
    with pytest.raises(CardError, match="'even' is not 'odd'"):
        card_from_mapping({**odd, "sides": "even"})


def test_a_number_with_blanks_names_its_set_with_its_first_word() -> None:
    assert Card("WPF Promo 2", ()).set_code == "WPF" == Card("WPF Box-1", ()).set_code
    assert Card("WPF-A-1", ()).set_code == "WPF-A"
