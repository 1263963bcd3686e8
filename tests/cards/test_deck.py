"""Deck lists in all their forms."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from willpower.cards.bundled import bundled_decks
from willpower.cards.card import Card
from willpower.cards.database import CardDatabase
from willpower.cards.deck import Deck
from willpower.cards.deck_write import FORMS
from willpower.cards.errors import DeckError
from willpower.cards.mapping import card_from_mapping


def card(name: str, number: str = "", kind: str = "Resonator", **fields: object) -> Card:
    return card_from_mapping({"id": number, "name": name, "type": kind, **fields})


KING = card("Old King", "T-001", "Ruler", back={"name": "Young King", "type": "J-Ruler"})
FOX = card("Fox's Path", "T-002")
OLD_FOX = card("Fox's Path", "S-002", atk=100)
XENIA = card("Xenia", "T-003")
STONE = card("Fire Magic Stone", "T-004", "Basic Magic Stone")
RUNE = card("Small Rune", "T-005", "Rune")
CHANT_RUNE = card("Sung Rune", "T-006", "Chant/Rune")
STORY = card("Long Story", "T-007", "Chant", race=["Story"])
NUMBERED = card("7 & <Seven>", "T-008")
DATABASE = CardDatabase([OLD_FOX, KING, FOX, XENIA, STONE, RUNE, CHANT_RUNE, STORY, NUMBERED])
WHOLE = Deck(
    "Whole",
    KING,
    (FOX, FOX, FOX, XENIA, CHANT_RUNE, NUMBERED),
    (STONE,) * 10,
    (STORY,),
    (RUNE, CHANT_RUNE),
    (XENIA, XENIA),
)


def parse(text: str) -> Deck:
    return Deck.parse(text, DATABASE)


def test_our_own_form() -> None:
    deck = parse(
        """
        # A comment.
        Name: Whole
        Ruler
        1 Old King

        Main
        3 Fox's Path      # the good one
        1 Xenia
        1 Sung Rune
        1 7 & <Seven>
        Stones
        10 Fire Magic Stone
        Extra
        1 Long Story
        Runes
        Small Rune
        1 Sung Rune
        Side
        2 Xenia
        """
    )
    assert deck == WHOLE
    assert deck.cards == (KING, *WHOLE.main, *WHOLE.stones, STORY, RUNE, CHANT_RUNE)


@pytest.mark.parametrize("heading", ["Ruler:", "[Ruler]", "RULER", "// Ruler", "Ruler (1)", "j/ruler"])
def test_headings_are_written_in_several_ways(heading: str) -> None:
    assert parse(f"{heading}\n1 Old King\nMain Deck (1):\n1 Xenia").main == (XENIA,)


@pytest.mark.parametrize(
    "line",
    [
        "2 Fox's Path",
        "2x Fox's Path",
        "2 x Fox's Path",
        "2X Fox’s path",
        "2×\tFox`s Path",
        "2 T-002",
        "2 t-002",
        "2x T-002",
        "2 Fox's Path [T-002]",
        "2 Fox's Path (T-002)",
        "2 Unknown [T-002]",
        "2 Fox's Path [Z-999]",
        "1 T-002\n1 Fox's Path",
        "\ufeff2 Fox's Path",
    ],
)
def test_lines_of_all_kinds(line: str) -> None:
    assert parse(f"{line}\n1 Old King").main == (FOX, FOX)


def test_a_number_chooses_the_printing_and_a_known_name_counts_more() -> None:
    assert parse("1 S-002\n1 Old King").main == (OLD_FOX,)
    assert parse("1 Fox's Path [S-002]\n1 Old King").main == (OLD_FOX,)
    assert parse("1 Xenia [S-002]\n1 Old King").main == (XENIA,)
    assert parse("4 Xenia\n1 Old King").main == (XENIA,) * 4


def test_without_sections_the_type_decides() -> None:
    deck = parse("1 Old King\n1 Xenia\n2 Fire Magic Stone\n1 Small Rune\n1 Sung Rune")
    assert (deck.main, deck.stones, deck.runes) == ((XENIA, CHANT_RUNE), (STONE, STONE), (RUNE,))


def test_with_sections_the_section_decides_because_legality_is_not_asked_here() -> None:
    deck = parse("Ruler\n1 Old King\nMain\n1 Fire Magic Stone")
    assert (deck.main, deck.stones) == ((STONE,), ())


def test_the_j_ruler_side_beside_the_ruler_is_the_same_card() -> None:
    assert parse("Ruler\n1 Old King\n1 Young King").ruler is KING
    assert parse("Ruler\n1 T-001\n1 T-001J").ruler is KING
    assert parse("1 Young King").ruler is KING


@pytest.mark.clause("402.2")
@pytest.mark.parametrize("text", ["", "1 Xenia", "2 Old King", "1 Old King\n1 Old King", "Main\n1 Old King"])
def test_a_deck_needs_exactly_one_ruler(text: str) -> None:
    with pytest.raises(DeckError, match=r"402\.2"):
        parse(text)


def test_untap_sections() -> None:
    deck = parse(
        "//deck-1\n3 Fox's Path\n1 Xenia\n1 Sung Rune\n1 7 & <Seven>\n\n//play-1\n1 Old King [t-001]\n\n"
        "//deck-2\n10 Fire Magic Stone\n\n//sideboard-1\n2 Xenia\n\n"
        "//pile-facedown\n1 Long Story\n1 Small Rune\n1 Sung Rune\n\n//made somewhere"
    )
    assert deck == Deck(
        "", *[getattr(WHOLE, f) for f in ("ruler", "main", "stones", "extra", "runes", "sideboard")]
    )


def test_fowsim_json() -> None:
    cards = [
        {"quantity": 1, "id": "T-001", "name": "Old King", "zone": "Ruler", "img": "x", "otherFaces": []},
        {"quantity": "2", "id": "NEW-001", "name": "Fox’s Path", "zone": "Main Deck"},
        {"quantity": 1, "id": "T-004", "zone": "Magic Stone Deck"},
        {"quantity": 1, "name": "Small Rune", "zone": "Runes"},
        {"quantity": 1, "name": "Xenia", "zone": "Side Deck"},
        {"quantity": 1, "name": "Long Story", "zone": "Extra"},
        {"quantity": 1, "name": "Xenia", "zone": "My own zone"},
    ]
    deck = parse(json.dumps({"name": "Foxes", "cards": cards}))
    assert (deck.name, deck.ruler, deck.main, deck.stones) == ("Foxes", KING, (FOX, FOX, XENIA), (STONE,))
    assert (deck.runes, deck.sideboard, deck.extra) == ((RUNE,), (XENIA,), (STORY,))
    assert parse(json.dumps(cards)).main == deck.main


def test_lackey_dek() -> None:
    deck = parse(
        '<?xml version="1.0" encoding="ISO-8859-1"?>\n<deck version="0.8"><meta><game>fow</game></meta>'
        '<superzone name="Deck"><card><name id="T-002">Fox&apos;s Path</name><set>T</set></card>'
        '<card><name id="T-002">Fox&apos;s Path</name><set>T</set></card>'
        '<card><name id="">Fire Magic Stone</name><set>T</set></card></superzone>'
        '<superzone name="Ruler"><card><name id="x">Old King</name></card></superzone>'
        '<superzone name="Sideboard"><card><name>Xenia</name></card></superzone></deck>'
    )
    assert (deck.ruler, deck.main, deck.stones, deck.sideboard) == (KING, (FOX, FOX), (STONE,), (XENIA,))


@pytest.mark.parametrize("form", FORMS)
def test_what_is_written_is_read_back(form: str) -> None:
    again = parse(WHOLE.dumps(form))
    assert (again.ruler, again.stones, again.sideboard) == (WHOLE.ruler, WHOLE.stones, WHOLE.sideboard)
    assert sorted(c.name for c in again.main) == sorted(c.name for c in WHOLE.main)
    assert (set(again.runes), again.extra) == (set(WHOLE.runes), WHOLE.extra)


def test_a_plain_list_has_headings_only_where_types_do_not_tell() -> None:
    lines = WHOLE.dumps("plain").splitlines()
    assert [line for line in lines if line and not line[0].isdigit()] == ["Extra", "Runes", "Side"]
    assert Deck("", KING, (FOX,), (STONE,)).dumps("plain").count("\n") == 3


@pytest.mark.parametrize("form", ["willpower", "ids", "fowsim"])
def test_exact_forms_keep_the_printing_and_the_name(form: str) -> None:
    deck = Deck("Old  Foxes", KING, (OLD_FOX, FOX), ())
    again = parse(deck.dumps(form))
    assert again.main == (OLD_FOX, FOX)
    assert again.name == "Old Foxes"


def test_an_unknown_form_and_a_missing_number_are_refused() -> None:
    with pytest.raises(DeckError, match="no deck form 'pdf'"):
        WHOLE.dumps("pdf")
    with pytest.raises(DeckError, match="no collector number"):
        Deck("", KING, (card("Nameless"),), ()).dumps("ids")


@pytest.mark.parametrize("name", ["deck.txt", "deck.deck", "deck.dek", "deck.json"])
def test_files(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    WHOLE.save(path)
    deck = Deck.load(path, DATABASE)
    assert (deck.ruler, deck.stones) == (WHOLE.ruler, WHOLE.stones)
    assert deck.name == ("deck" if name == "deck.dek" else "Whole")


def test_every_line_that_matches_nothing_is_told_with_the_nearest_names() -> None:
    with pytest.raises(DeckError) as caught:
        parse("\n1 Old King\n4 Foxs Pfad\n2 Zenia\n# a comment\n3 qqqqqqq\n1 T-999")
    lines = str(caught.value).splitlines()
    assert lines == [
        "line 3: no card is called 'Foxs Pfad'; nearest: Fox's Path",
        "line 4: no card is called 'Zenia'; nearest: Xenia",
        "line 6: no card is called 'qqqqqqq'",
        "line 7: no card is called 'T-999'",
    ]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("0 Xenia", "0 copies"),
        ("100 Xenia", "100 copies"),
        ("999999 Xenia", "999999 copies"),
        ("\n".join(["99 Xenia"] * 20), "1980 cards"),
        ("x" * 2_000_000, "characters"),
        ("1 " + "x" * 1000, "too long"),
        ("1 Xenia\n" * 6000, "6000 lines"),
        ("{", "is not JSON"),
        ('{"cards": 3}', "a list was expected"),
        ('{"cards": [3]}', "entry 1: a mapping"),
        ('{"cards": [{}]}', "neither a name nor an id"),
        ('{"cards": [{"name": 3}]}', "name 3 is not text"),
        ('{"cards": [{"name": "Xenia", "quantity": NaN}]}', "nan copies"),
        ('{"cards": [{"name": "Xenia", "quantity": 1e99}]}', "copies"),
        ('{"cards": [{"name": "Xenia", "quantity": true}]}', "True copies"),
        ('{"a":' * 100_000, "nested too deeply"),
        ("<deck>", "is not XML"),
        ("<html></html>", "not a deck"),
        ('<!DOCTYPE deck [<!ENTITY a "aaaa">]><deck><name>&a;</name></deck>', "document type"),
        ("<deck>&a;</deck>", "is not XML"),
        ("<deck>" * 50, "nested too deeply"),
        ("<deck><superzone><card><name></name></card></superzone></deck>", "neither a name nor an id"),
    ],
)
def test_bad_lists_get_a_clear_line(text: str, words: str) -> None:
    with pytest.raises(DeckError) as caught:
        parse(text)
    assert words in str(caught.value).splitlines()[0]
    assert len(str(caught.value)) < 400


def test_bad_files_get_a_clear_line(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes(b"\xff\xff")
    with pytest.raises(DeckError, match=r"deck\.txt: is not UTF-8"):
        Deck.load(path, DATABASE)
    path.write_bytes(b"1 Xenia\n" * 1_000_000)
    with pytest.raises(DeckError, match="larger than 1 MB"):
        Deck.load(path, DATABASE)
    with pytest.raises(DeckError, match="cannot be read"):
        Deck.load(tmp_path / "none.txt", DATABASE)


def test_a_list_of_nonsense_is_told_in_bounded_work() -> None:
    with pytest.raises(DeckError) as caught:
        parse("\n".join(f"1 Fox's Pth {i}" for i in range(4000)))
    assert len(caught.value.problems) == 4000
    hinted = [p for p in caught.value.problems if "nearest" in p.what]
    assert len(hinted) == 20
    assert str(caught.value).splitlines()[-1] == "and 3980 more problems"


def test_the_fingerprint_follows_cards_and_piles() -> None:
    deck = bundled_decks()["long-road"]
    moved = Deck(deck.name, deck.ruler, deck.main[1:], (*deck.stones, deck.main[0]))
    assert deck.fingerprint == Deck("other name", deck.ruler, deck.main, deck.stones).fingerprint
    assert len({deck.fingerprint, moved.fingerprint, bundled_decks()["lantern-tide"].fingerprint}) == 3


pool = st.lists(st.sampled_from([FOX, OLD_FOX, XENIA, STONE, RUNE, CHANT_RUNE, NUMBERED]), max_size=12)


@given(pool, pool, pool, pool, pool)
def test_our_form_keeps_every_pile(
    main: list[Card], stones: list[Card], extra: list[Card], runes: list[Card], side: list[Card]
) -> None:
    def grouped(cards: list[Card]) -> tuple[Card, ...]:
        return tuple(c for c in dict.fromkeys(cards) for _ in range(cards.count(c)))

    deck = Deck("D", KING, grouped(main), grouped(stones), grouped(extra), grouped(runes), grouped(side))
    assert parse(deck.dumps()) == deck
    assert parse(deck.dumps("ids")) == deck
    assert parse(deck.dumps("fowsim")) == deck


@given(st.text(max_size=200))
def test_junk_gives_a_deck_or_a_deck_error(text: str) -> None:
    for attempt in (text, "{" + text, "<deck>" + text, "[{" + text, "1 Old King\n" + text):
        try:
            parse(attempt)
        except DeckError as error:
            assert str(error)
