"""The card database and its files."""

import json
import pickle
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from willpower.cards.card import Card
from willpower.cards.database import CardDatabase, cards_from_data, load_cards, read_cards, save_cards
from willpower.cards.errors import CardError, UnknownCard
from willpower.cards.mapping import card_from_mapping
from willpower.cards.symbols import RESONATOR, RULER


def card(name: str, number: str = "", **fields: object) -> Card:
    return card_from_mapping({"id": number, "name": name, "type": "Resonator", **fields})


def ruler(name: str, number: str, back: str) -> Card:
    return card_from_mapping(
        {"id": number, "name": name, "type": "Ruler", "back": {"name": back, "type": "J-Ruler"}}
    )


KITE = card("Kite's Path", "T-001")
OLD_FOX = card("Fox", "T-002", atk=100)
NEW_FOX = card("Fox", "U-002", atk=200)
KING = ruler("Old King", "T-003", "Fox")
DATABASE = CardDatabase([KITE, OLD_FOX, KING, NEW_FOX])


def test_cards_are_found_by_the_name_or_number_of_either_side() -> None:
    assert DATABASE.find("Kite's Path") is KITE
    assert DATABASE.find("T-001") is KITE
    assert DATABASE.find("T-003J") is KING and DATABASE.find("t-003j") is KING
    assert "Old King" in DATABASE and "New King" not in DATABASE and 3 not in DATABASE
    assert DATABASE.by_id("T-009") is None and DATABASE.by_name("kite's path") is None


def test_of_several_the_last_printing_and_the_front_count() -> None:
    assert DATABASE.find("Fox") is NEW_FOX
    assert DATABASE.find("Fox", RULER) is KING
    assert DATABASE.find("Fox", RESONATOR) is NEW_FOX
    assert DATABASE.find("T-002") is OLD_FOX
    assert DATABASE.printings("Fox") == (OLD_FOX, KING, NEW_FOX)


@pytest.mark.parametrize("name", ["Kite’s Path", "kites path", "KITE'S PATH", " Kite's  Path "])
def test_other_spellings_do_not_lose_a_card(name: str) -> None:
    assert DATABASE.find(name) is KITE


def test_an_exact_name_goes_before_a_similar_one() -> None:
    plain, accented = card("Konig"), card("König")
    database = CardDatabase([plain, accented])
    assert database.find("Konig") is plain
    assert database.find("König") is accented


def test_an_unknown_name_comes_with_the_nearest() -> None:
    with pytest.raises(UnknownCard) as caught:
        DATABASE.find("Kites Pfad")
    assert caught.value.nearest == ("Kite's Path",)
    assert str(caught.value) == "no card is called 'Kites Pfad'; nearest: Kite's Path"
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    with pytest.raises(UnknownCard, match="100000 characters"):
        DATABASE.find("x" * 100_000)


def test_merging_keeps_the_order_and_the_later_card_counts() -> None:
    mended, other_fox = card("Kite's Path", "T-001", atk=700), card("Fox", atk=900)
    merged = DATABASE.merged(CardDatabase([mended]), CardDatabase([other_fox]))
    assert [c.id for c in merged] == ["T-001", "T-002", "T-003", "U-002", ""]
    assert merged.find("Kite's Path") is mended
    assert merged.find("Fox") is other_fox
    assert DATABASE.find("Kite's Path") is KITE
    assert len(merged) == 5 and len(DATABASE) == 4


def test_sets_by_their_code() -> None:
    assert {code: len(cards) for code, cards in DATABASE.sets().items()} == {"T": 3, "U": 1}


def test_a_database_survives_being_saved(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    save_cards(DATABASE, path)
    assert load_cards(path).cards == DATABASE.cards
    assert [p.name for p in tmp_path.iterdir()] == ["cards.json"]


def test_saving_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "cards.json"
    save_cards(DATABASE, path)
    before = path.read_bytes()
    monkeypatch.setattr("os.replace", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
    with pytest.raises(OSError, match="disk full"):
        save_cards(CardDatabase(), path)
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["cards.json"]


def test_our_own_form_in_toml(tmp_path: Path) -> None:
    path = tmp_path / "set.toml"
    path.write_text(
        'format = 1\n[[cards]]\nid = "T-1"\nname = "King"\ntype = "Ruler"\n'
        '[cards.back]\nname = "Kong"\ntype = "J-Ruler"\n',
        encoding="utf-8",
    )
    assert load_cards(path).find("Kong").id == "T-1"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is not JSON"),
        (b"{", "is not JSON"),
        (b"\xff\xfe", "is not UTF-8"),
        (b"[" * 200_000, "nested too deeply"),
        (b'{"cards":' * 50_000, "nested too deeply"),
        (b"3", "neither a list of cards"),
        (b"{}", "neither a list of cards"),
        (b'{"cards": [], "extra": 1}', "unknown key 'extra'"),
        (b'{"cards": [], "format": 2}', "format: 2"),
        (b'{"cards": {}}', "neither a list"),
        (b"[3]", "card 1, a card: a mapping was expected"),
        (b'[{"name": "Ogre", "type": "Resonator", "atk": NaN}]', "card 1, Ogre: atk: nan"),
        (b'[{"name": "Ogre", "type": "Resonator", "atk": -Infinity}]', "card 1, Ogre: atk: -inf"),
        (b'[{"name": "Ogre", "type": "Resonator", "atk": ' + b"9" * 5000 + b"}]", "is not JSON"),
        (b'[{"name": "Ogre", "name": "Ogress", "type": "Chant"}]', "'Ogress': name: is there twice"),
        (
            b'[{"name": "A", "type": "Chant"}, {"name": "A", "type": "Chant"}]',
            "card 2, A: name: A is there twice",
        ),
        (
            b'[{"id": "T-1", "name": "A", "type": "Chant"}, {"id": "T-1", "name": "B", "type": "Chant"}]',
            "card 2, B: id: T-1 is there twice",
        ),
        (b'[{"name": "\\ud800", "type": "Chant"}]', "U+D800"),
    ],
)
def test_bad_files_get_one_clear_line(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "cards.json"
    path.write_bytes(content)
    with pytest.raises(CardError) as caught:
        load_cards(path)
    message = str(caught.value)
    assert words in message
    assert message.startswith(str(path)) and "\n" not in message and len(message) < 600


@pytest.mark.parametrize(
    "content", ["x = [" * 50_000, "a = nan\nb =", "cards = 3", "[[cards]]\nname = 2020-01-01"]
)
def test_bad_toml_gets_one_clear_line(tmp_path: Path, content: str) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(CardError) as caught:
        load_cards(path)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_too_large_or_missing_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(b"#" * (5 * 1024 * 1024))
    with pytest.raises(CardError, match="larger than 1 MB"):
        load_cards(path)
    with pytest.raises(CardError, match="cannot be read"):
        load_cards(tmp_path / "none.json")
    with pytest.raises(CardError, match="cannot be read"):
        load_cards(tmp_path)


def test_many_problems_are_summed_up(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([{"name": f"Ogre {i}"} for i in range(50)]), encoding="utf-8")
    with pytest.raises(CardError) as caught:
        load_cards(path)
    assert len(caught.value.problems) == 50
    assert len(str(caught.value).splitlines()) == 21
    assert "and 30 more problems" in str(caught.value)
    assert read_cards(path).cards == ()


@given(
    st.recursive(
        st.none() | st.integers() | st.text(max_size=3),
        lambda x: st.lists(x) | st.dictionaries(st.text(max_size=3), x),
    )
)
def test_junk_gives_cards_or_a_card_error(data: object) -> None:
    try:
        file = cards_from_data(data)
    except CardError as error:
        assert str(error)
    else:
        assert len(file.cards) + len(file.problems) == len(data["cards"] if isinstance(data, dict) else data)  # type: ignore[arg-type]
