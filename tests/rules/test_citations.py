"""Citations in an edition's own numbers: the tables are whole, and everything shown to somebody uses them."""

import re

import pytest

from willpower.rules.citations import (
    OLD_BOOKS,
    OWN_NUMBERS,
    all_cited,
    as_listed,
    cite,
    counterpart,
    known,
    search,
    sections,
    what_it_says,
)
from willpower.rules.edition import EDITIONS, SWITCHES, edition
from willpower.rules.index import clauses
from willpower.rules.index import sections as newest_sections

# Parts of 8.01 of which the older books have nothing: later things, words, and what only speaks of old cards.
SILENT = {
    "5.12": """209 313 314 315 711 912 1022 1023 1024 1025 1026 1027 1028 1029 1030 1031 1032 1033 1034 1112
        1114 1115 1116 1117 1118 1119 1120 1121 1122 1123 1124 1126 1127 1128 1129 1130 1131 1132 1133 1134
        1135 1136 1137 1138 1203 1302 1303 1304 1401 1402 1403""",
    "5.00": "1018 1019 1020 1110 1111",
    "2.0": "210 211 908 910 911 1014 1017 1018 1108 1109 1110 1139 1301 1409 1417",
}


@pytest.mark.parametrize("book", (*OLD_BOOKS, "7.x"))
def test_counterparts_exist_and_stand_once(book: str) -> None:
    listed = [clause for row in sections(book).values() for clause in row.clauses]
    assert len(listed) == len(set(listed))
    there = {*clauses(), *newest_sections(), *(one.id for one in SWITCHES)}
    assert [clause for clause in listed if clause not in there] == []


@pytest.mark.parametrize("book", OLD_BOOKS)
def test_every_row_says_something_in_our_words(book: str) -> None:
    rows = sections(book).values()
    assert len(rows) > 400
    shape = re.compile(
        r"\d+(\.\d+)*( (b\d+(\.\d+)?|#\d+|item \d+|second list \d+|step \d+|STEP\d+(\.\d+)*( \d\.\d)?))?"
    )
    for row in rows:
        assert shape.fullmatch(row.number), row.number
        assert row.summary.strip() == row.summary and row.summary


@pytest.mark.parametrize("book", OLD_BOOKS)
def test_bullets_are_counted_without_a_gap(book: str) -> None:
    counted: dict[str, int] = {}
    for number in sections(book):
        match = re.fullmatch(r"(.*[ .])(b?)(\d+)", number)
        if match is None or "STEP" in number or not (match[2] or " b" in number):
            continue
        before = counted.get(match[1] + match[2], 0)
        assert int(match[3]) == before + 1, number
        counted[match[1] + match[2]] = before + 1


@pytest.mark.parametrize("book", OLD_BOOKS)
def test_bullets_stand_under_their_section(book: str) -> None:
    around = [number.split(" ")[0] for number in sections(book) if " " in number]
    assert set(around) <= set(sections(book))


@pytest.mark.parametrize("book", OLD_BOOKS)
def test_a_book_is_silent_only_where_it_says_nothing(book: str) -> None:
    silent = {number.split(".")[0] for number in clauses() if counterpart(book, number) is None}
    allowed = {*SILENT["5.12"].split(), *SILENT[book].split()}
    if book == "2.0":
        allowed |= {"1415"}  # without lifebreak there is nothing to play by
    assert silent <= allowed


@pytest.mark.parametrize(
    ("name", "clause", "own"),
    [
        ("5.12 Bifrost", "710.1", "7.11 b1"),
        ("5.12 Bifrost", "903.2g", "9.3 b2.4"),
        ("5.12 Bifrost", "903.2g-ii", "9.3 b2.4"),
        ("5.12 Valhalla", "1415.1d-i", "7.10 b1"),
        ("5.12 Bifrost", "1204.1", "13.2 b1"),
        ("5.12 Bifrost", "803.6", "8.2 b6"),
        ("5.12 Bifrost", "1024.1", "8.01 1024.1"),
        ("5.00 Bifrost", "706.3", "6.3 b2.4"),
        ("5.00 Bifrost", "1018.1", "8.01 1018.1"),
        ("2.0", "710.1", "5.4 STEP2"),
        ("2.0", "1202.1", "11.1 b1"),
        ("2.0", "402.3b", "4.1.3"),
        ("2.0", "B4", "2.3.5"),
        ("2.0", "E5", "7.2.3.5"),
        ("2.0", "1301.1c", "8.01 1301.1c"),
        ("7.x", "402.8", "402.7"),
        ("7.x", "402.7", "402"),
        ("7.x", "710.1", "710.1"),
        ("8.01", "710.1", "710.1"),
        ("8.01 Valhalla", "1415.1d-i", "1415.1d-i"),
        ("8.01", "A1", "402.3a"),
    ],
)
def test_a_clause_as_an_edition_numbers_it(name: str, clause: str, own: str) -> None:
    assert cite(edition(name), clause) == own
    assert known(edition(name), own)


@pytest.mark.parametrize("name", EDITIONS)
def test_whatever_is_cited_is_known(name: str) -> None:
    one = edition(name)
    assert [number for number in clauses() if not known(one, cite(one, number))] == []
    assert not known(one, "9999.9") and not known(one, "8.01 9999.9")
    assert cite(one, "") == ""


def test_the_newest_book_has_its_own_numbers() -> None:
    assert {"8.01", "8.01 Valhalla"} == {name for name in EDITIONS if edition(name) not in OWN_NUMBERS}
    assert not known(edition("5.12 Bifrost"), "710.1")


def test_what_a_citation_says() -> None:
    assert what_it_says("2.0", "2.3.5") == sections("2.0")["2.3.5"].summary
    assert what_it_says("2.0", "8.01 1301.1") == what_it_says("8.01", "1301.1") == clauses()["1301.1"].summary
    assert what_it_says("7.x", "705.1") and what_it_says("7.x", "402.7") != what_it_says("8.01", "402.7")
    assert (
        what_it_says("2.0", "1301.1") is what_it_says("8.01", "2.3.5") is what_it_says("5.12", "77") is None
    )


def test_looking_up_a_section() -> None:
    assert [row.number for row in search("5.12", "7.11")] == ["7.11", "7.11 b1"]
    assert [row.number for row in search("5.12", "7.4")] == ["7.4", "7.4 b1", "7.4 b2"]
    assert "7.10" not in {row.number for row in search("5.12", "7.1")}
    assert {row.number for row in search("5.12", "803.6")} == {"8.2 b6"}
    assert "8.2 b6" in {row.number for row in search("5.12", "forfeit battle")}
    assert search("5.12", "99") == search("5.12", "1024.1") == search("5.12", "") == ()
    assert [row.number for row in search("2.0", "B4")] == ["2.3.5"]


@pytest.mark.parametrize("book", OLD_BOOKS)
def test_echoes_are_clauses_or_switches_that_another_section_says_first(book: str) -> None:
    ids = {one.id for one in SWITCHES}
    echoed = [(row.number, clause) for row in sections(book).values() for clause in row.echoes]
    assert echoed
    for number, clause in echoed:
        assert clause in clauses() or clause in newest_sections() or clause in ids, (number, clause)
        assert clause not in sections(book)[number].clauses, (number, clause)


@pytest.mark.parametrize(
    ("name", "clause", "numbers"),
    [
        ("2.0", "905.3", ("13.1", "2.3.4", "2.4.4")),
        ("2.0", "B4", ("2.3.5", "4.3.6")),
        ("5.12 Bifrost", "704.1", ("7.4 b1", "6.3 b2.2")),
        ("8.01", "905.3", ("905.3",)),
    ],
)
def test_what_a_book_says_in_several_places(name: str, clause: str, numbers: tuple[str, ...]) -> None:
    assert all_cited(edition(name), clause) == numbers


def test_a_number_without_its_list() -> None:
    assert as_listed("2.0", "7.3.1.2") == "7.3.1 second list 2"
    assert as_listed("2.0", "2.4 item 2") == "2.4.2"
    assert as_listed("2.0", "99.1") == "99.1"
    assert known(edition("2.0"), "7.3.1.2")
    assert [row.number for row in search("2.0", "7.3.1.2")] == ["7.3.1 second list 2"]
    assert not known(edition("2.0"), "7.3.1.9")
