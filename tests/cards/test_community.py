"""The community's card files."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from willpower.cards.community import MOST_ENTRIES, CommunityCards, clean_name, read_community
from willpower.cards.cost import WillCost
from willpower.cards.database import load_cards, read_cards
from willpower.cards.errata import Errata, bundled_errata, digest, parse_errata
from willpower.cards.errors import CardError
from willpower.cards.mapping import card_from_mapping, card_to_mapping
from willpower.cards.symbols import (
    ADDITION,
    BASIC,
    CHANT,
    FIRE,
    J_RULER,
    LIGHT,
    MAGIC_STONE,
    RESONATOR,
    RUNE,
    SPECIAL,
)

NO_ERRATA = Errata({})


def entry(number: str, name: str = "Ogre", **fields: object) -> dict[str, object]:
    return {
        "id": number,
        "name": name,
        "type": ["Resonator"],
        "race": ["Ogre", ""],
        "cost": "{R}{1}",
        "colour": ["R"],
        "ATK": 800,
        "DEF": 800,
        "abilities": [],
        "divinity": "",
        **fields,
    }


def file(*cards: object) -> dict[str, object]:
    return {
        "fow": {"clusters": [{"name": "C", "sets": [{"name": "S", "code": "TST", "cards": list(cards)}]}]}
    }


def read(*cards: object) -> CommunityCards:
    return read_community(file(*cards), NO_ERRATA)


def lines(*cards: object) -> list[str]:
    return [str(problem) for problem in read(*cards).problems]


def test_an_entry_becomes_a_card() -> None:
    (card,) = read(entry("TST-001", ATK="", abilities=["[Flying] ", "", "Draw a\r\ncard."])).cards
    ogre = card.front
    assert (card.id, card.set_code, ogre.name, ogre.types, ogre.races) == (
        "TST-001",
        "TST",
        "Ogre",
        RESONATOR,
        ("Ogre",),
    )
    assert (ogre.cost, ogre.attributes, ogre.atk, ogre.defense) == (WillCost.parse("{R}{1}"), FIRE, 0, 800)
    assert ogre.text == ("[Flying]", "Draw a card.")
    assert ogre.divinity is None


def test_sides_are_joined_whatever_their_order() -> None:
    ruler = entry("TST-001", "Folded", type=["Ruler"], cost=None, ATK="", DEF="")
    first = entry("TST-001J", "First [J-Ruler]", type=["J-Ruler"], cost=None)
    second = entry("TST-001J*", "Second", type=["J-Ruler"], cost=None, ATK="", DEF="")
    hope = entry("TST-002", "Hope")
    despair = entry("TST-002^", "Hope [Inverse]", race=["Ogre", "Inverse"], cost="0", colour=["B"])
    result = read(second, despair, first, hope, ruler, entry("TST-003"))
    assert result.problems == []
    by_id = {card.id: card for card in result.cards}
    assert list(by_id) == ["TST-001", "TST-002", "TST-003"]
    assert by_id["TST-001"].double_sided == "colossal"
    assert [face.name for face in by_id["TST-001"].faces] == ["Folded", "First", "Second"]
    assert [face.types for face in by_id["TST-001"].faces[1:]] == [J_RULER, J_RULER]
    assert by_id["TST-002"].double_sided == "inverse"
    assert [face.name for face in by_id["TST-002"].faces] == ["Hope", "Hope"]


@pytest.mark.clause("206.1a", "207.2a")
@pytest.mark.parametrize(
    ("name", "text"), [("Fire Magic Stone", ["{Rest}: Produce {R}."]), ("Odd Stone", [])]
)
def test_a_basic_magic_stone_that_prints_only_its_symbol_makes_its_will(name: str, text: list[str]) -> None:
    kind = ["Magic Stone", "Basic Magic Stone"]
    found = read(entry("TST-001", name=name, type=kind, abilities=[""], cost=None))
    assert [list(card.faces[0].text) for card in found.cards] == [text]
    assert len(found.warnings) == len(text)


def test_blank_values_of_a_j_ruler() -> None:
    ruler = entry("TST-001", type=["Ruler"], ATK="", DEF="")
    none = read(ruler, entry("TST-001J", type=["J-Ruler"], ATK="", DEF="")).cards[0].faces[1]
    zero = read(ruler, entry("TST-001J", type=["J-Ruler"], ATK="", DEF=800)).cards[0].faces[1]
    assert (none.atk, none.defense) == (None, None)
    assert (zero.atk, zero.defense) == (0, 800)


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Sarka [J-Ruler]", "Sarka"),
        ("[Variant] Cinder Kit", "Cinder Kit"),
        ("Lamp [Water/J-Ruler]", "Lamp"),
        ("Lamp [Light] [J-Ruler]", "Lamp"),
        ("Cinder Kit", "Cinder Kit"),
        ("[Variant]", "[Variant]"),
    ],
)
def test_marks_are_not_part_of_a_name(name: str, cleaned: str) -> None:
    assert clean_name(name) == cleaned


@pytest.mark.parametrize(
    ("types", "text", "bits", "general", "stones"),
    [
        (["Magic Stone", "Basic Magic Stone", "Light Magic Stone"], [], MAGIC_STONE, BASIC, LIGHT),
        (["Special Magic Stone", "Magic Stone"], [], MAGIC_STONE, SPECIAL, 0),
        (
            ["Special Magic Stone", "Magic Stone", "Light Magic Stone", "Fire Magic Stone"],
            ["Treat this card as a light magic stone and fire magic stone."],
            MAGIC_STONE,
            SPECIAL,
            0,
        ),
        (["Resonator", "Fire Magic Stone"], ["Treat this card as a fire magic stone."], RESONATOR, 0, 0),
        (["Addition", "Addition: Field"], [], ADDITION, 0, 0),
        (["Chant", "Rune"], [], CHANT | RUNE, 0, 0),
        ("Chant / Rune", [], CHANT | RUNE, 0, 0),
    ],
)
def test_type_lists(types: object, text: list[str], bits: int, general: int, stones: int) -> None:
    (card,) = read(entry("TST-001", type=types, abilities=text, cost=None)).cards
    assert (card.front.types, card.front.general, card.front.stone_types) == (bits, general, stones)


def test_void_is_no_attribute_and_wins_over_the_cost() -> None:
    (card,) = read(entry("TST-001", colour=["V"])).cards
    assert card.front.attributes == 0
    (card,) = read(entry("TST-001", colour=[])).cards
    assert card.front.attributes == 0
    unsaid = entry("TST-001")
    del unsaid["colour"]
    assert read(unsaid).cards[0].front.attributes == FIRE


def test_errata_are_applied_before_anything_is_read() -> None:
    errata = parse_errata(
        '[[erratum]]\nid = "TST-001"\nwhy = "a typo"\nfield = "type"\nvalue = ["Resonator"]\n'
        f'was = ["{digest(["Resnator"])}"]'
    )
    result = read_community(file(entry("TST-001", type=["Resnator"])), errata)
    assert (result.corrected, result.problems, len(result.cards)) == (1, [], 1)


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ([entry("TST-001"), entry("TST-001", "Ogress")], ["TST-001 Ogress: id", "twice"]),
        ([entry("", "Ogre")], ["set TST, card 1: id", "missing"]),
        ([entry("TST-001", ATK=float("nan"))], ["TST-001 Ogre: ATK", "nan"]),
        ([entry("TST-001", ATK="1e9")], ["TST-001 Ogre: ATK", "1e9"]),
        ([entry("TST-001", abilities=["x" * 10_000_000])], ["TST-001 Ogre: abilities", "characters"]),
        ([entry("TST-001", name="y" * 10_000_000)], ["TST-001", "name", "characters"]),
        ([entry("TST-001", name="Og\u202ere")], ["TST-001", "name", "U+202E"]),
        ([entry("TST-001", abilities="Draw")], []),
        ([entry("TST-001", abilities={"a": 1})], ["TST-001 Ogre: abilities", "mapping"]),
        (
            [entry("TST-001", type=["Machine Gun"])],
            ["TST-001 Ogre: type", "needs rules later than 8.01: Machine Gun"],
        ),
        ([entry("TST-001", type=["Master Resonator"])], ["TST-001 Ogre: type", "201.3"]),
        ([entry("TST-001", type=["; DROP"])], ["TST-001 Ogre: type", "is not a type"]),
        ([entry("TST-001", type=[3])], ["TST-001: type", "3"]),
        ([entry("TST-001", type=None)], ["TST-001: type", "None"]),
        ([entry("TST-001", colour="Q")], ["TST-001 Ogre: colour", "Q"]),
        ([entry("TST-001", cost="lots")], ["TST-001 Ogre: cost", "lots"]),
        ([3], ["cards[0]", "3"]),
        ([{"id": 7}], ["set TST, card 1: id", "7"]),
    ],
)
def test_what_is_wrong_is_said_on_one_line_with_card_and_field(cards: list[object], words: list[str]) -> None:
    found = lines(*cards)
    assert len(found) == (1 if words else 0)
    for line in found:
        assert "\n" not in line and len(line) < 250
        assert all(word in line for word in words), line


STRANGE = [
    ([entry("TST 1 Promo")], ["TST 1 Promo Ogre: id: a number with blanks"], [["Ogre"]]),
    ([entry("TST-001", divinity="Inf")], ["TST-001 Ogre: divinity: 'Inf' is taken as 1000000"], [["Ogre"]]),
    ([entry("TST-001", name="Оgre")], ["TST-001 Оgre: name: has U+041E"], [["Оgre"]]),
    ([entry("TST-001", name="Ogre 狐")], ["name: mixes Latin and Japanese"], [["Ogre 狐"]]),
    (
        [entry("TST-001J", type=["J-Ruler"])],
        ["TST-001J Ogre: id: its front is not in the file", "TST-001J Ogre: type: a J-ruler is the back"],
        [["Ogre"]],
    ),
    ([entry("TST-001^")], ["TST-001^ Ogre: id: its front is not in the file"], [["Ogre"]]),
    (
        [entry("TST-001"), entry("TST-001^", "Back")],
        ["TST-001 Ogre: back: without [Shift]"],
        [["Ogre", "Back"]],
    ),
    (
        [entry("TST-001"), entry("TST-001J", "King", type=["J-Ruler"])],
        ["TST-001 Ogre: back: 'King' is a J-ruler, but the front is not a ruler"],
        [["Ogre", "King"]],
    ),
    (
        [
            entry("TST-001", type=["Ruler"]),
            entry("TST-001J", "King", type=["J-Ruler"]),
            entry("TST-001^", "Odd"),
        ],
        ["TST-001 Ogre: id: these sides do not go", "TST-001^ Odd: id: these sides do not go"],
        [["Ogre", "King"], ["Odd"]],
    ),
]


@pytest.mark.parametrize(("cards", "said", "taken"), STRANGE)
def test_what_is_strange_is_taken_with_a_warning(
    cards: list[object], said: list[str], taken: list[list[str]]
) -> None:
    found = read(*cards)
    assert found.refused == []
    assert [[face.name for face in card.faces] for card in found.cards] == taken
    assert len(found.warnings) == len(said)
    assert all(word in str(warning) for word, warning in zip(said, found.warnings, strict=True))
    kept = json.loads(json.dumps([card_to_mapping(card) for card in found.cards]))
    assert [card_from_mapping(one) for one in kept] == found.cards


def test_an_entry_is_refused_on_its_own_and_a_side_with_its_card() -> None:
    ruler = entry("TST-002", "Chief", type=["Ruler"], cost=None, ATK="", DEF="")
    order = entry("TST-002J", "The Order", type=["Order"], cost=None)
    found = read(entry("TST-001", ATK="x"), ruler, order, entry("TST-003"), entry("TST-003", "Twin"), 7)
    assert [card.id for card in found.cards] == ["TST-003"]
    later = "needs rules later than 8.01: Order"
    reasons = {one.number: one.reason for one in found.refused}
    assert reasons == {
        "TST-001": "ATK: 'x' is not a whole number from 0 to 1000000",
        "TST-002J": later,
        "TST-002": later,
        "TST-003": "id: this number is there twice",
        "": "no mapping",
    }
    assert [one.set_code for one in found.refused] == ["TST"] * 5


def test_a_key_that_stands_twice_refuses_its_entry_alone(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    text = json.dumps(file(entry("TST-001"), entry("TST-002")))
    path.write_text(text.replace('"id": "TST-002",', '"id": "TST-002", "ATK": 1,'), encoding="utf-8")
    found = read_cards(path, NO_ERRATA)
    assert [card.id for card in found.cards] == ["TST-001"]
    assert [str(one.problem) for one in found.refused] == ["'TST-002': ATK: is there twice"]


@pytest.mark.parametrize(
    "data", [{"fow": 3}, {"fow": {}}, {"fow": {"clusters": {}}}, file(*[3] * (MOST_ENTRIES + 2))]
)
def test_a_file_without_the_form_is_broken_as_a_whole(data: dict[str, object]) -> None:
    with pytest.raises(CardError):
        read_community(data, NO_ERRATA)


@pytest.mark.parametrize(
    "data",
    [
        {"fow": {"clusters": [3]}},
        {"fow": {"clusters": [{"sets": None}]}},
        {"fow": {"clusters": [{"sets": [{"cards": "x"}]}]}},
    ],
)
def test_another_structure_is_a_problem_with_its_place(data: dict[str, object]) -> None:
    result = read_community(data, NO_ERRATA)
    assert len(result.problems) == 1 and result.cards == []
    assert "fow" in str(result.problems[0])


def test_every_entry_is_looked_at() -> None:
    result = read(*(entry(f"TST-{i:05d}", ATK="x") for i in range(5000)), entry("TST-9"))
    assert len(result.problems) == 5000 and len(result.cards) == 1


def test_one_wrong_card_keeps_no_other_out(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(file(entry("TST-001"), entry("TST-002", cost="?"))), encoding="utf-8")
    assert [card.id for card in load_cards(path)] == ["TST-001"]
    found = read_cards(path)
    assert [card.id for card in found.cards] == ["TST-001"] and len(found.refused) == 1
    path.write_text(json.dumps(file(entry("TST-002", cost="?"))), encoding="utf-8")
    with pytest.raises(ValueError, match=r"cards\.json: TST-002 Ogre: cost"):
        load_cards(path)


values = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=6)
    | st.lists(st.text(max_size=3))
)


@given(st.lists(st.dictionaries(st.sampled_from(sorted(entry("x"))), values), max_size=4))
def test_junk_never_raises(entries: list[dict[str, object]]) -> None:
    result = read(*[{**entry(f"TST-{i}"), **junk} for i, junk in enumerate(entries)])
    assert len(result.cards) <= len(entries)
    assert all(str(problem) for problem in result.problems)


def test_the_real_file_is_read_whole(real_cards: Path) -> None:
    found = read_cards(real_cards)
    assert found.problems == found.refused == found.warnings == ()
    clusters = json.loads(real_cards.read_text(encoding="utf-8"))["fow"]["clusters"]
    entries = [entry for cluster in clusters for one in cluster["sets"] for entry in one["cards"]]
    assert sum(len(card.faces) for card in found.cards) == len(entries) > 1000
    here = {entry["id"] for entry in entries}
    corrected = {number: errata for number, errata in bundled_errata().by_id.items() if number in here}
    assert found.corrected == sum(len(errata) for errata in corrected.values()) > 150
    kinds = {card.double_sided for card in found.cards}
    assert kinds == {"", "ruler", "colossal", "shift", "inverse"}
