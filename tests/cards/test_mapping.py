"""Cards out of mappings, the form of judge files and bundled sets."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from willpower.cards.card import Card
from willpower.cards.cost import WillCost
from willpower.cards.errors import CardError
from willpower.cards.mapping import card_from_mapping, card_to_mapping
from willpower.cards.symbols import FIRE, J_RULER, LIGHT, RESONATOR, WATER


def face(**fields: object) -> dict[str, object]:
    return {"name": "Ogre", "type": "Resonator", **fields}


def problem(data: object) -> tuple[str, str, str]:
    with pytest.raises(CardError) as caught:
        card_from_mapping(data)
    (found,) = caught.value.problems
    assert "\n" not in str(caught.value)
    return found.card, found.field, found.what


def test_a_resonator_with_everything() -> None:
    card = card_from_mapping(
        face(
            id="T-001",
            cost="{R}{1}",
            race=["Ogre", "Smith/Fox"],
            atk=800,
            **{"def": "600"},
            text=["[Flying]", "  Draw\n a  card. ", ""],
            flavour="Large.",
        )
    )
    ogre = card.front
    assert (card.id, card.name, ogre.types, ogre.attributes) == ("T-001", "Ogre", RESONATOR, FIRE)
    assert ogre.cost == WillCost.parse("{R}{1}") and ogre.total_cost == 2
    assert ogre.races == ("Ogre", "Smith", "Fox")
    assert (ogre.atk, ogre.defense, ogre.divinity) == (800, 600, None)
    assert ogre.text == ("[Flying]", "Draw a card.")
    assert ogre.flavour == "Large."


def test_blank_values_are_zero_for_resonators_and_j_rulers_and_a_dash_means_none() -> None:
    king = {"name": "King", "type": "Ruler", "back": {"name": "King", "type": "J-Ruler"}}
    back = card_from_mapping(king).back
    assert back is not None and (back.atk, back.defense) == (0, 0)
    king["back"] = {"name": "King", "type": "J-Ruler", "atk": "-", "def": "-"}
    back = card_from_mapping(king).back
    assert back is not None and (back.atk, back.defense) == (None, None)
    assert (card_from_mapping(face()).front.atk, card_from_mapping(face(atk="")).front.defense) == (0, 0)
    chant = card_from_mapping({"name": "Hush", "type": "Chant"}).front
    assert (chant.atk, chant.defense) == (None, None)


@pytest.mark.parametrize(
    ("attribute", "bits"),
    [
        ("WU", LIGHT | WATER),
        ("w/u", LIGHT | WATER),
        (["W", "U"], LIGHT | WATER),
        ("light", LIGHT),
        ("V", 0),
        ("", 0),
    ],
)
def test_attributes_are_letters_or_names(attribute: object, bits: int) -> None:
    assert card_from_mapping(face(cost="{R}", attribute=attribute)).front.attributes == bits


def test_without_attribute_it_is_that_of_the_cost() -> None:
    assert card_from_mapping(face(cost="{W}{U}{M}{2}")).front.attributes == LIGHT | WATER
    assert card_from_mapping(face(cost=3)).front.attributes == 0
    assert card_from_mapping(face()).front.cost is None


@pytest.mark.parametrize(
    ("data", "field", "word"),
    [
        (face(atk=math.nan), "atk", "nan"),
        (face(atk=math.inf), "atk", "inf"),
        (face(atk=-100), "atk", "-100"),
        (face(atk=True), "atk", "True"),
        (face(atk=10**4000), "atk", "bits"),
        (face(atk="many"), "atk", "many"),
        (face(atk=[1]), "atk", "list"),
        (face(cost="{Q}"), "cost", "{Q}"),
        (face(cost=["R"]), "cost", "list"),
        (face(cost=True), "cost", "True"),
        (face(attribute="Q"), "attribute", "'Q'"),
        (face(attribute="M"), "attribute", "'M'"),
        (face(attribute="W" * 1_000_000), "attribute", "1000000 characters"),
        (face(attribute=[None]), "attribute", "None"),
        (face(race=[3]), "race", "3"),
        (face(race=["x"] * 100), "race", "100"),
        (face(race="x/" * 1_000_000), "race", "characters"),
        (face(race="Fo\u202ex"), "race", "U+202E"),
        (face(text="a" * 10_000_000), "text", "10000000 characters"),
        (face(text=["a"] * 1000), "text", "1000"),
        (face(text=[{"a": 1}]), "text", "mapping"),
        (face(text=["Draw \u202ea card."]), "text", "U+202E"),
        (face(type=["Resonator"]), "type", "list"),
        (face(type="Monster"), "type", "Monster"),
        (face(divinity="∞"), "divinity", "∞"),
        (face(id="T  1"), "id", "T  1"),
        (face(id=7), "id", "7"),
        (face(power=3), "", "power"),
        (face(**{"name": "a" * 10_000_000}), "name", "10000000 characters"),
        (face(**{"name": "Og\u202ere"}), "name", "U+202E"),
        (face(**{"name": None}), "name", "missing"),
        (face(**{"name": 3}), "name", "3"),
        ({"name": "Ogre"}, "type", "missing"),
        (face(back=face()), "back", "1302"),
        (face(back="Ogre"), "", "mapping"),
        (face(text=["[Shift] {R}"], back=face(id="T-002")), "id", "front"),
        ({"name": "King", "type": "J-Ruler"}, "type", "back of a ruler"),
        ({"name": "King", "type": "Ruler", "back": face()}, "back", "no J-ruler"),
        ({"name": "King", "type": "Ruler", "back": {"name": "K", "type": "Ruler"}}, "back", "is a ruler"),
        (face(back={"name": "K", "type": "J-Ruler"}), "back", "not a ruler"),
        (face(race=["Inverse"], back=face()), "race", "1302.3"),
    ],
)
def test_wrong_fields_are_named_on_one_line(data: dict[str, object], field: str, word: str) -> None:
    _, found, what = problem(data)
    assert found == field
    assert word in what
    assert len(what) < 250


@pytest.mark.parametrize("data", [None, 3, "Ogre", [], [face()]])
def test_what_is_no_mapping_is_refused(data: object) -> None:
    if data is None:
        with pytest.raises(CardError):
            card_from_mapping(data)
    else:
        assert "mapping" in problem(data)[2]


def test_the_problem_names_the_card() -> None:
    assert problem(face(id="T-001", atk="x"))[0] == "T-001 Ogre"
    assert problem({"type": "Chant"})[0] == "a card without a name"
    assert "\\u202e" in problem(face(**{"name": "Og\u202ere"}))[0]


def test_sides_without_end_are_refused() -> None:
    endless: dict[str, object] = {"name": "King", "type": "J-Ruler"}
    endless["back"] = endless
    assert "more than 3 sides" in problem({"name": "King", "type": "Ruler", "back": endless})[2]


words = st.text("abcdefghij ", min_size=1, max_size=12).map(str.strip).filter(bool)
will = st.lists(st.sampled_from(["{W}", "{R}", "{X}", "{2}", "{M}"]), min_size=1, max_size=4).map("".join)
printed = st.sampled_from(
    [
        "Resonator",
        "Chant",
        "Chant/Rune",
        "Addition:J/Resonator",
        "Spell:Chant-Instant",
        "Special Magic Stone",
        "Regalia",
    ]
)
values = st.integers(0, 3000) | st.sampled_from(["-", ""])
faces = st.fixed_dictionaries(
    {"name": words, "type": printed},
    optional={
        "cost": will,
        "attribute": st.sampled_from(["W", "RG", "V"]),
        "race": st.lists(words, max_size=3),
        "atk": values,
        "def": values,
        "divinity": st.integers(0, 9),
        "text": st.lists(words, max_size=3),
        "flavour": words,
    },
)
inverse = st.builds(
    lambda front, back: {**front, "back": {**back, "race": ["Inverse"]}},
    faces.filter(lambda f: "inverse" not in str(f.get("race")).lower()),
    faces,
)
rulers = st.builds(
    lambda name, back: {"name": name, "type": "Ruler", "back": {**back, "type": "J-Ruler"}}, words, faces
)


@given(faces | inverse | rulers)
def test_cards_survive_being_written_and_read(data: dict[str, object]) -> None:
    card = card_from_mapping(data)
    again = card_from_mapping(card_to_mapping(card))
    assert again == card
    assert again.fingerprint == card.fingerprint


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


@given(
    st.dictionaries(
        st.sampled_from(
            ["id", "name", "type", "cost", "attribute", "race", "atk", "def", "divinity", "text", "back"]
        ),
        junk | words | printed | will,
    )
)
def test_junk_gives_a_card_or_a_card_error(data: dict[str, object]) -> None:
    try:
        card = card_from_mapping(data)
    except CardError as error:
        assert str(error)
    else:
        assert isinstance(card, Card) and not card.front.types & J_RULER
